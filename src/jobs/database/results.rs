//! Results, as bytes under keys, with what is asked of them in the database itself.

use super::Database;
use crate::input::error::Problem;
use std::collections::BTreeSet;

/// Bytes of a result that is read; a larger one is none.
const LARGEST: i32 = 1 << 28;
/// Results that are read at once.
const PAGE: i64 = 100;
/// Keys that are asked for at once.
const KEYS: usize = 10_000;

/// The results in a database.
#[derive(Clone)]
pub struct SharedResults {
    database: Database,
}

/// What a function was allowed, and whether that was used up.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct ResultLimits {
    pub limited: bool,
    pub seconds: f64,
    /// MiB.
    pub memory: u64,
}

/// Whether a result that is there stays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Overwrite {
    /// If it had as much time.
    Lesser,
    /// Never: it was read here, and is damaged or refused.
    Refused,
}

/// What there is under a key.
pub enum StoredBytes {
    Nothing,
    TooLarge,
    Bytes(Vec<u8>),
}

/// A result and its key.
pub struct KeyedBytes {
    pub key: String,
    pub content: Vec<u8>,
}

impl SharedResults {
    pub fn new(database: Database) -> SharedResults {
        SharedResults { database }
    }

    /// # Errors
    /// The database cannot be read.
    pub fn get(&self, key: &str) -> Result<StoredBytes, Problem> {
        let content: Option<Option<Vec<u8>>> = self.database.run(|pool| async move {
            let content =
                "select case when octet_length(content) <= $2 then content end from superopt.result where key = $1";
            sqlx::query_scalar(content).bind(key).bind(LARGEST).fetch_optional(&pool).await
        })?;
        Ok(match content {
            None => StoredBytes::Nothing,
            Some(None) => StoredBytes::TooLarge,
            Some(Some(bytes)) => StoredBytes::Bytes(bytes),
        })
    }

    /// Keeps a result: when this returns, it is on the server's disk.
    ///
    /// # Errors
    /// The database cannot be written.
    pub fn put(&self, key: &str, content: &[u8], limits: ResultLimits, overwrite: Overwrite) -> Result<(), Problem> {
        self.database.run(|pool| async move {
            let put = "insert into superopt.result (key, content, limited, seconds, memory) values ($1, $2, $3, $4, $5) \
                       on conflict (key) do update set content = excluded.content, limited = excluded.limited, \
                       seconds = excluded.seconds, memory = excluded.memory, written_at = now() \
                       where $6 or result.limited and result.seconds <= excluded.seconds";
            let put = sqlx::query(put).bind(key).bind(content).bind(limits.limited).bind(limits.seconds);
            put.bind(limits.memory as i64).bind(overwrite == Overwrite::Refused).execute(&pool).await.map(drop)
        })
    }

    /// Those of the keys whose results another run under these limits could not better.
    ///
    /// # Errors
    /// The database cannot be read.
    pub fn settled(&self, keys: &[String], seconds: f64, memory: u64) -> Result<BTreeSet<String>, Problem> {
        let mut settled = BTreeSet::new();
        for some in keys.chunks(KEYS) {
            let found: Vec<String> = self.database.run(|pool| async move {
                let settled = "select key from superopt.result \
                               where key = any($1) and (not limited or seconds >= $2 and memory >= $3)";
                sqlx::query_scalar(settled).bind(some).bind(seconds).bind(memory as i64).fetch_all(&pool).await
            })?;
            settled.extend(found);
        }
        Ok(settled)
    }

    /// Those of the keys that nothing is known under.
    ///
    /// # Errors
    /// The database cannot be read.
    pub fn unknown(&self, keys: &[String]) -> Result<Vec<String>, Problem> {
        let mut unknown = Vec::new();
        for some in keys.chunks(KEYS) {
            let found: Vec<String> = self.database.run(|pool| async move {
                let unknown = "select asked from unnest($1::text[]) as asked \
                               where not exists (select from superopt.result where key = asked) order by asked";
                sqlx::query_scalar(unknown).bind(some).fetch_all(&pool).await
            })?;
            unknown.extend(found);
        }
        Ok(unknown)
    }

    /// How many results there are.
    ///
    /// # Errors
    /// The database cannot be read.
    pub fn count(&self) -> Result<u64, Problem> {
        let count: i64 = self.database.run(|pool| async move {
            sqlx::query_scalar("select count(*) from superopt.result").fetch_one(&pool).await
        })?;
        Ok(count as u64)
    }

    /// Some results behind a key, in the order of their keys; none when there are no more.
    ///
    /// # Errors
    /// The database cannot be read.
    pub fn page_after(&self, key: &str) -> Result<Vec<KeyedBytes>, Problem> {
        let rows: Vec<(String, Vec<u8>)> = self.database.run(|pool| async move {
            let page = "select key, content from superopt.result \
                        where key > $1 and octet_length(content) <= $2 order by key limit $3";
            sqlx::query_as(page).bind(key).bind(LARGEST).bind(PAGE).fetch_all(&pool).await
        })?;
        Ok(rows.into_iter().map(|(key, content)| KeyedBytes { key, content }).collect())
    }
}
