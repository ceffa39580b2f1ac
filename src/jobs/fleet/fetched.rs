//! What a worker has fetched for its jobs: inputs, the last of them in memory, and files of rules.

use crate::input::error::Problem;
use crate::jobs::database::inputs::SharedInputs;
use crate::jobs::worker::InputSource;
use std::collections::VecDeque;
use std::path::PathBuf;
use std::sync::{Arc, Mutex};
use tempfile::TempDir;

/// Inputs that are kept in memory.
const MOST: usize = 16;

/// Why a job cannot be done by anybody.
pub enum Unfetched {
    /// It names something that is not there, or is not what it is called.
    Missing,
    Failed(Problem),
}

/// What was fetched, for all threads of a worker.
pub struct Fetched {
    inputs: SharedInputs,
    sources: Mutex<VecDeque<(String, Arc<InputSource>)>>,
    /// Files of rules, by their digests.
    rules: TempDir,
}

impl Fetched {
    /// # Errors
    /// There is no room for a directory.
    pub fn new(inputs: SharedInputs) -> Result<Fetched, Problem> {
        let rules = crate::input::temporary_directory();
        let rules = rules.map_err(|e| {
            Problem::new("<worker>", format!("no temporary directory: {e}"), "free some space, or set TMPDIR")
        })?;
        Ok(Fetched { inputs, sources: Mutex::default(), rules })
    }

    /// An input by its digest.
    pub fn source(&self, digest: &str) -> Result<Arc<InputSource>, Unfetched> {
        let mut sources = self.sources.lock().expect("nothing panics under this lock");
        if let Some((_, source)) = sources.iter().find(|(d, _)| d == digest) {
            return Ok(source.clone());
        }
        let content = self.inputs.get(digest).map_err(Unfetched::Failed)?.ok_or(Unfetched::Missing)?;
        let source: Arc<InputSource> = serde_json::from_slice(&content).map_err(|_| Unfetched::Missing)?;
        // Nothing of this machine's files is read for others.
        if !source.is_read() {
            return Err(Unfetched::Missing);
        }
        sources.push_front((digest.to_string(), source.clone()));
        sources.truncate(MOST);
        Ok(source)
    }

    /// The path of a file of rules by its digest.
    pub fn rules(&self, digest: &str) -> Result<String, Unfetched> {
        if digest.is_empty() || !digest.chars().all(|c| c.is_ascii_hexdigit()) {
            return Err(Unfetched::Missing);
        }
        let path: PathBuf = self.rules.path().join(digest);
        let _one_at_a_time = self.sources.lock().expect("nothing panics under this lock");
        if !path.exists() {
            let content = self.inputs.get(digest).map_err(Unfetched::Failed)?.ok_or(Unfetched::Missing)?;
            let failed = |e: std::io::Error| {
                let what = format!("cannot be written: {e}");
                Unfetched::Failed(Problem::new(path.display().to_string(), what, "free some space, or set TMPDIR"))
            };
            std::fs::write(&path, content).map_err(failed)?;
        }
        Ok(path.display().to_string())
    }
}
