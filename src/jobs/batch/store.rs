//! The store: every result of a batch in one database file, kept from the moment that it is there.
//!
//! A record is believed only if its digest is right. A file that is no sound database is moved aside, never written to.

use super::record::Record;
use crate::input::error::Problem;
use redb::{Database, DatabaseError, ReadableTable, StorageError, TableDefinition};
use sha2::{Digest, Sha256};
use std::io::ErrorKind;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;

const RESULTS: TableDefinition<&str, &[u8]> = TableDefinition::new("results");

/// Bytes of a digest.
const DIGEST: usize = 32;

pub struct Store {
    database: Database,
    path: String,
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
    /// Opens the store, or makes an empty one. A damaged file is moved aside.
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

    /// The database in a file, all of its checksums compared.
    fn sound(path: &str) -> Result<Store, StoreRefusal> {
        // The library gives errors for most damage, and panics for some: a file is not to end the program.
        let opened = quietly(|| {
            let mut database = Database::create(path).map_err(refusal)?;
            database.check_integrity().map_err(refusal)?;
            let write = database.begin_write().map_err(|e| StoreRefusal::Unusable(e.to_string()))?;
            // A table of this name and another type is not this program's.
            let table = write.open_table(RESULTS).map(drop);
            table.map_err(|_| StoreRefusal::Damaged)?;
            write.commit().map_err(|e| StoreRefusal::Unusable(e.to_string()))?;
            Ok(database)
        });
        let database = opened.unwrap_or(Err(StoreRefusal::Damaged))?;
        Ok(Store { database, path: path.to_string() })
    }

    /// What is known under a key; nothing if the record is not what was written.
    pub fn get(&self, key: &str) -> Option<Record> {
        let read = || -> Result<Option<Vec<u8>>, anyhow::Error> {
            let table = self.database.begin_read()?.open_table(RESULTS)?;
            Ok(table.get(key)?.map(|v| v.value().to_vec()))
        };
        let bytes = quietly(|| read().ok().flatten()).flatten()?;
        let (digest, json) = bytes.split_at_checked(DIGEST)?;
        if digest != digest_of(key, json) {
            return None;
        }
        serde_json::from_slice(json).ok()
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
        let mut bytes = digest_of(key, &json).to_vec();
        bytes.extend(json);
        let write = || -> Result<(), anyhow::Error> {
            let transaction = self.database.begin_write()?;
            transaction.open_table(RESULTS)?.insert(key, bytes.as_slice())?;
            transaction.commit()?;
            Ok(())
        };
        write().map_err(|e| failed(e.to_string()))
    }

    /// How many results there are.
    pub fn len(&self) -> usize {
        let read =
            || -> Result<usize, anyhow::Error> { Ok(self.database.begin_read()?.open_table(RESULTS)?.iter()?.count()) };
        read().unwrap_or(0)
    }

    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

fn refusal(e: DatabaseError) -> StoreRefusal {
    match e {
        DatabaseError::DatabaseAlreadyOpen => StoreRefusal::Unusable("is in use by another run".to_string()),
        DatabaseError::Storage(StorageError::Io(e))
            if !matches!(e.kind(), ErrorKind::InvalidData | ErrorKind::UnexpectedEof | ErrorKind::InvalidInput) =>
        {
            StoreRefusal::Unusable(format!("cannot be opened: {e}"))
        }
        _ => StoreRefusal::Damaged,
    }
}

/// Of the key too, so that no record can stand for another.
fn digest_of(key: &str, json: &[u8]) -> [u8; DIGEST] {
    Sha256::new().chain_update(key).chain_update(json).finalize().into()
}

/// `None` if `f` panics; nothing is printed then.
fn quietly<T>(f: impl FnOnce() -> T) -> Option<T> {
    let hook = std::panic::take_hook();
    std::panic::set_hook(Box::new(|_| {}));
    let result = catch_unwind(AssertUnwindSafe(f)).ok();
    std::panic::set_hook(hook);
    result
}

/// `PATH.corrupt-N` for the first N that is free.
fn free_name(path: &str) -> String {
    (1..).map(|n| format!("{path}.corrupt-{n}")).find(|p| !Path::new(p).exists()).expect("some number is free")
}
