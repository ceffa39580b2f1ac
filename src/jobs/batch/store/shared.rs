//! Results that others have written: claims, until they are proved here.

use super::{sealed, unsealed};
use crate::input::error::Problem;
use crate::jobs::batch::record::{Budget, Record};
use crate::jobs::database::Database;
use crate::jobs::database::results::{Overwrite, ResultLimits, SharedResults, StoredBytes};
use std::collections::BTreeSet;

/// A store that many machines write to.
#[derive(Clone)]
pub struct SharedStore {
    results: SharedResults,
}

/// What somebody says is known under a key.
pub enum Claimed {
    Nothing,
    /// Something that nobody of this program has written.
    Damaged,
    Record(Box<Record>),
}

impl SharedStore {
    pub fn new(database: Database) -> SharedStore {
        SharedStore { results: SharedResults::new(database) }
    }

    /// What somebody says is known under a key.
    ///
    /// # Errors
    /// The database cannot be read.
    pub fn claimed(&self, key: &str) -> Result<Claimed, Problem> {
        Ok(match self.results.get(key)? {
            StoredBytes::Nothing => Claimed::Nothing,
            StoredBytes::TooLarge => Claimed::Damaged,
            StoredBytes::Bytes(bytes) => {
                read(key, &bytes).map_or(Claimed::Damaged, |record| Claimed::Record(Box::new(record)))
            }
        })
    }

    /// Shares a record.
    ///
    /// # Errors
    /// The database cannot be written.
    pub fn put(&self, key: &str, record: &Record, overwrite: Overwrite) -> Result<(), Problem> {
        let json = serde_json::to_vec(record);
        let json = json.map_err(|e| Problem::new("<batch>", e.to_string(), "report this: it is a bug"))?;
        let Budget { seconds, memory } = record.budget;
        let limits = ResultLimits { limited: record.limited, seconds, memory };
        self.results.put(key, &sealed(key, &json), limits, overwrite)
    }

    /// Those of the keys whose results another run under `budget` could not better.
    ///
    /// # Errors
    /// The database cannot be read.
    pub fn settled(&self, keys: &[String], budget: Budget) -> Result<BTreeSet<String>, Problem> {
        self.results.settled(keys, budget.seconds, budget.memory)
    }

    /// Those of the keys that nothing is known under.
    ///
    /// # Errors
    /// The database cannot be read.
    pub fn unknown(&self, keys: &[String]) -> Result<Vec<String>, Problem> {
        self.results.unknown(keys)
    }

    /// How many results there are.
    ///
    /// # Errors
    /// The database cannot be read.
    pub fn count(&self) -> Result<u64, Problem> {
        self.results.count()
    }

    /// Gives every record that is undamaged to `take`, in the order of their keys.
    ///
    /// # Errors
    /// The database cannot be read.
    pub fn for_each(&self, mut take: impl FnMut(Record)) -> Result<(), Problem> {
        let mut last = String::new();
        loop {
            let page = self.results.page_after(&last)?;
            let Some(end) = page.last().map(|r| r.key.clone()) else { return Ok(()) };
            page.iter().filter_map(|r| read(&r.key, &r.content)).for_each(&mut take);
            last = end;
        }
    }
}

fn read(key: &str, content: &[u8]) -> Option<Record> {
    serde_json::from_slice(unsealed(key, content)?).ok()
}
