//! Runs of experiments, each with where it was made.

use super::Database;
use crate::input::error::Problem;
use crate::pipeline::result::Lost;
use serde::{Deserialize, Serialize};
use sqlx::types::Json;
use std::collections::BTreeMap;

/// What a run said, and where it was made. A run counts seconds: another machine's are not this one's.
#[derive(Clone, Serialize, Deserialize, Debug)]
pub struct StoredTrial {
    /// A row as text, if the run came to its end.
    pub row: Option<String>,
    /// Why it did not.
    pub lost: Option<Lost>,
    /// Seconds from its start to its end.
    pub wall: f64,
    pub provenance: Provenance,
}

/// Where a run was made.
#[derive(Clone, Serialize, Deserialize, PartialEq, Eq, Debug)]
pub struct Provenance {
    pub version: String,
    /// Of the checkout that the program was built from, with `-changed` where there was more; nothing where it is not known.
    pub commit: String,
    /// Digest of the program's sources and of Z3.
    pub sources: String,
    /// Digest of the instruction table.
    pub table: String,
    pub z3: String,
    /// The name of the CPU.
    pub made_on: String,
}

/// The runs in a database.
pub struct SharedTrials {
    database: Database,
}

impl SharedTrials {
    pub fn new(database: Database) -> SharedTrials {
        SharedTrials { database }
    }

    /// Keeps a run; the first of a key stays.
    ///
    /// # Errors
    /// The database cannot be written.
    pub fn put(&self, key: &str, trial: &StoredTrial) -> Result<(), Problem> {
        self.database.run(|pool| async move {
            let put = "insert into superopt.trial (key, content) values ($1, $2) on conflict do nothing";
            sqlx::query(put).bind(key).bind(Json(trial)).execute(&pool).await.map(drop)
        })
    }

    /// Those of the runs that were made.
    ///
    /// # Errors
    /// The database cannot be read.
    pub fn get(&self, keys: &[String]) -> Result<BTreeMap<String, StoredTrial>, Problem> {
        let rows: Vec<(String, Json<StoredTrial>)> = self.database.run(|pool| async move {
            let get = "select key, content from superopt.trial where key = any($1)";
            sqlx::query_as(get).bind(keys).fetch_all(&pool).await
        })?;
        Ok(rows.into_iter().map(|(key, Json(trial))| (key, trial)).collect())
    }
}
