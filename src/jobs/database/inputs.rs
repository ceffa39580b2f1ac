//! What jobs read: inputs and files of rules, once for all jobs that need them.

use super::Database;
use crate::input::error::Problem;
use sha2::{Digest, Sha256};

/// Bytes that are written at once.
const AT_ONCE: usize = 1 << 24;

/// Names a content; nothing else has this name.
pub fn digest_of(content: &[u8]) -> String {
    hex::encode(Sha256::digest(content))
}

/// The contents in a database.
#[derive(Clone)]
pub struct SharedInputs {
    database: Database,
}

impl SharedInputs {
    pub fn new(database: Database) -> SharedInputs {
        SharedInputs { database }
    }

    /// Keeps contents that are not there yet.
    ///
    /// # Errors
    /// The database cannot be written.
    pub fn put(&self, contents: &[Vec<u8>]) -> Result<(), Problem> {
        let digests: Vec<String> = contents.iter().map(|c| digest_of(c)).collect();
        let known: Vec<String> = self.database.run(|pool| {
            let digests = &digests;
            async move {
                let known = "select digest from superopt.input where digest = any($1)";
                sqlx::query_scalar(known).bind(digests).fetch_all(&pool).await
            }
        })?;
        let missing: Vec<usize> = (0..contents.len()).filter(|&n| !known.contains(&digests[n])).collect();
        let mut rest = &missing[..];
        while !rest.is_empty() {
            let mut bytes = 0;
            let fits = |n: &&usize| {
                bytes += contents[**n].len();
                bytes <= AT_ONCE
            };
            let (some, others) = rest.split_at(rest.iter().take_while(fits).count().max(1));
            let names: Vec<&str> = some.iter().map(|&n| digests[n].as_str()).collect();
            let bytes: Vec<&[u8]> = some.iter().map(|&n| contents[n].as_slice()).collect();
            self.database.run(|pool| {
                let (names, bytes) = (&names, &bytes);
                async move {
                    let put = "insert into superopt.input (digest, content) \
                               select * from unnest($1::text[], $2::bytea[]) on conflict do nothing";
                    sqlx::query(put).bind(names).bind(bytes).execute(&pool).await.map(drop)
                }
            })?;
            rest = others;
        }
        Ok(())
    }

    /// A content; `None` if it is not there, or is another than its name says.
    ///
    /// # Errors
    /// The database cannot be read.
    pub fn get(&self, digest: &str) -> Result<Option<Vec<u8>>, Problem> {
        let content: Option<Vec<u8>> = self.database.run(|pool| async move {
            let content = "select content from superopt.input where digest = $1";
            sqlx::query_scalar(content).bind(digest).fetch_optional(&pool).await
        })?;
        Ok(content.filter(|c| digest_of(c) == digest))
    }
}
