//! The store: every result, kept from the moment that it is there: in one database file, or in a directory of files that
//! many processes use at once.
//!
//! A record is believed only if its digest is right. A file that is no sound database is moved aside, never written to.

mod database;
mod files;
pub mod shared;

use super::record::Record;
use crate::builds::files::{sealed, unsealed};
use crate::input::error::Problem;
use std::path::{Path, PathBuf};

pub struct Store {
    backing: Box<dyn Backing>,
    path: String,
}

/// Where the bytes of records are.
trait Backing: Send + Sync {
    /// What was put under a key, damaged or not.
    fn get(&self, key: &str) -> Option<Vec<u8>>;

    /// When this returns, it is in the file system.
    ///
    /// # Errors
    /// The system's words. What was there before still is.
    fn put(&self, key: &str, bytes: &[u8]) -> Result<(), String>;

    /// Of everything that was put.
    fn keys(&self) -> Vec<String>;
}

/// A store, and what its user has to know of it.
pub struct Opened {
    pub store: Store,
    /// Where a damaged file of that name went.
    pub moved: Option<String>,
}

/// Why a file cannot be used as it is.
enum StoreRefusal {
    /// It is no sound database.
    Damaged,
    /// It may be sound; this is in the way.
    Unusable(String),
}

impl Store {
    /// Opens the store, or makes an empty one: files in `path` if that is a directory or ends in `/`, a database file
    /// otherwise. A damaged file is moved aside.
    ///
    /// # Errors
    /// The file cannot be read or written, or another process has it open.
    pub fn open(path: &str) -> Result<Opened, Problem> {
        let unusable = |what: String| Problem::new(path, what, "name another file with --store");
        let refused = |r: StoreRefusal| match r {
            StoreRefusal::Damaged => unusable("cannot be made a database".to_string()),
            StoreRefusal::Unusable(what) => unusable(what),
        };
        match Store::sound(path) {
            Ok(store) => Ok(Opened { store, moved: None }),
            Err(StoreRefusal::Damaged) => {
                let aside = free_name(path);
                std::fs::rename(path, &aside).map_err(|e| unusable(format!("is damaged and cannot be moved: {e}")))?;
                let store = Store::sound(path).map_err(refused)?;
                Ok(Opened { store, moved: Some(aside) })
            }
            Err(other) => Err(refused(other)),
        }
    }

    fn sound(path: &str) -> Result<Store, StoreRefusal> {
        let is_directory = path.ends_with('/') || Path::new(path).is_dir();
        let backing = if is_directory { files::open(path)? } else { database::open(path)? };
        Ok(Store { backing, path: path.to_string() })
    }

    /// What is known under a key; nothing if the record is not what was written.
    pub fn get(&self, key: &str) -> Option<Record> {
        let bytes = self.backing.get(key)?;
        serde_json::from_slice(unsealed(key, &bytes)?).ok()
    }

    /// Keeps a record: when this returns, it is on the disk.
    ///
    /// # Errors
    /// The file cannot be written. What was in the store before still is.
    pub fn put(&self, key: &str, record: &Record) -> Result<(), Problem> {
        let failed = |what: String| {
            let remedy = "free some space and run the same command again: what is in the store is not done again";
            Problem::new(&self.path, format!("cannot be written: {what}"), remedy)
        };
        let json = serde_json::to_vec(record).map_err(|e| failed(e.to_string()))?;
        self.backing.put(key, &sealed(key, &json)).map_err(failed)
    }

    /// All records that are what was written, in the order of their keys.
    pub fn records(&self) -> impl Iterator<Item = Record> + '_ {
        let mut keys = self.backing.keys();
        keys.sort_unstable();
        keys.into_iter().filter_map(|key| self.get(&key))
    }

    /// The path of what belongs to the store otherwise: in its directory, or beside its file.
    pub fn beside(&self, name: &str) -> PathBuf {
        match Path::new(&self.path).is_dir() {
            true => Path::new(&self.path).join(name),
            false => PathBuf::from(format!("{}.{name}", self.path)),
        }
    }

    /// How many results there are.
    pub fn len(&self) -> usize {
        self.backing.keys().len()
    }

    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

/// `PATH.corrupt-N` for the first N that is free.
fn free_name(path: &str) -> String {
    (1..).map(|n| format!("{path}.corrupt-{n}")).find(|p| !Path::new(p).exists()).expect("some number is free")
}
