//! A file for each result, in a directory that any number of processes have open: each file is there whole or not at all.

use super::{Backing, StoreRefusal};
use crate::builds::files::{FIRST_DIGITS, place, write_whole};
use std::path::{Path, PathBuf};

/// The results below a directory, which is made.
pub fn open(path: &str) -> Result<Box<dyn Backing>, StoreRefusal> {
    std::fs::create_dir_all(path).map_err(|e| StoreRefusal::Unusable(format!("cannot be made a directory: {e}")))?;
    Ok(Box::new(ResultFiles { root: PathBuf::from(path) }))
}

struct ResultFiles {
    root: PathBuf,
}

impl Backing for ResultFiles {
    fn get(&self, key: &str) -> Option<Vec<u8>> {
        std::fs::read(place(&self.root, key)).ok()
    }

    fn put(&self, key: &str, bytes: &[u8]) -> Result<(), String> {
        write_whole(&place(&self.root, key), bytes).map_err(|e| e.to_string())
    }

    fn keys(&self) -> Vec<String> {
        let entries = |p: &Path| std::fs::read_dir(p).into_iter().flatten().flatten().map(|e| e.path());
        let name = |p: &Path| p.file_name().map(|n| n.to_string_lossy().into_owned());
        let key = |p: PathBuf| Some(name(p.parent()?)? + &name(&p)?);
        // What belongs to the store otherwise has a longer name.
        let has_results = |p: &PathBuf| name(p).is_some_and(|n| n.len() == FIRST_DIGITS);
        // What was not renamed is no result.
        let is_result = |p: &PathBuf| !p.file_name().is_some_and(|n| n.as_encoded_bytes().starts_with(b"."));
        entries(&self.root).filter(has_results).flat_map(|d| entries(&d)).filter(is_result).filter_map(key).collect()
    }
}
