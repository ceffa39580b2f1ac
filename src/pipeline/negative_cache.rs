//! Windows that were searched in vain, shared by the workers of one run, and by all runs with one store and the same options
//! for the search: equal windows are solved once.
//!
//! The run's parent opens a file, and every worker adds lines to it and reads those of the others: a digest of the window, one
//! of the line, and what became of the window. A line that is not what was written says nothing.

use crate::builds::digest::Digest;
use crate::function::digest;
use dag::search::improve::WindowStatus;
use dag::search::improve::certificate::Certificate;
use dag::search::improve::negative_cache::{FruitlessSearch, NegativeCache, WindowKey};
use rustc_hash::FxHashMap;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use std::fs::{File, OpenOptions};
use std::io::{Read, Seek, SeekFrom, Write};
use std::os::fd::AsRawFd;
use std::path::Path;
use std::sync::{Mutex, MutexGuard};

/// Bytes after which a file that stays begins anew: some 80,000 windows, which a worker reads in 0.04 seconds.
const MOST_BYTES: u64 = 1 << 24;

/// The file of a run.
pub struct SharedCacheFile(File);

impl SharedCacheFile {
    /// One that is gone when the run is, however that ends. `None` if there is no place for it: then every worker remembers
    /// only its own.
    pub fn new() -> Option<SharedCacheFile> {
        tempfile::tempfile().ok().map(SharedCacheFile)
    }

    /// One that stays in a directory, which is made, for any number of runs at once; without a place there, one that is gone with
    /// the run.
    pub fn at(directory: &Path, name: &str) -> Option<SharedCacheFile> {
        // What is wrong with it, opening the file says.
        let _ = std::fs::create_dir_all(directory);
        let path = &directory.join(name);
        let open = || OpenOptions::new().read(true).append(true).create(true).open(path).ok();
        let is_large = |file: &File| file.metadata().is_ok_and(|m| m.len() > MOST_BYTES);
        let Some(file) = open() else { return SharedCacheFile::new() };
        // Runs that have it open keep it.
        let file = match is_large(&file) && std::fs::remove_file(path).is_ok() {
            true => open().unwrap_or(file),
            false => file,
        };
        Some(SharedCacheFile(file))
    }

    /// Where workers of this process find it.
    pub fn path(&self) -> String {
        format!("/proc/{}/fd/{}", std::process::id(), self.0.as_raw_fd())
    }
}

/// What one worker knows.
#[derive(Default)]
pub struct Windows {
    state: Mutex<CacheState>,
}

#[derive(Default)]
struct CacheState {
    file: Option<File>,
    /// Bytes of the file that were read.
    read: u64,
    /// Seals and records as they were written, not looked at: most are never asked for.
    found: FxHashMap<String, String>,
}

/// What became of a window, as a line has it.
#[derive(Serialize, Deserialize)]
struct CacheRecord {
    /// Where the search was limited; nothing if it was not.
    limit: Option<String>,
    length: usize,
    shown: Option<(usize, usize, Vec<String>)>,
    proposals: u32,
    counterexamples: u32,
}

impl Windows {
    /// Those of a file that [`SharedCacheFile::path`] named; without one, or if it cannot be opened, of this worker
    /// alone.
    pub fn open(path: Option<&str>) -> Windows {
        let file = path.and_then(|p| OpenOptions::new().read(true).append(true).open(p).ok());
        Windows { state: Mutex::new(CacheState { file, ..CacheState::default() }) }
    }

    fn state(&self) -> MutexGuard<'_, CacheState> {
        self.state.lock().expect("nothing panics under this lock")
    }
}

impl NegativeCache for Windows {
    fn recall(&self, window: &WindowKey) -> Option<FruitlessSearch> {
        let mut s = self.state();
        s.catch_up();
        let key = digest::of_hash(window);
        let (sealed, json) = s.found.get(&key)?.split_once(' ')?;
        let record = (sealed == seal(&key, json)).then(|| serde_json::from_str::<CacheRecord>(json).ok())??;
        Some(record.fruitless())
    }

    fn note(&self, window: &WindowKey, found: &FruitlessSearch) {
        let mut s = self.state();
        let key = digest::of_hash(window);
        let Ok(json) = serde_json::to_string(&CacheRecord::of(found)) else { return };
        let sealed = format!("{} {json}", seal(&key, &json));
        if let Some(file) = &mut s.file {
            // Whoever cannot write keeps what it knows to itself. In one piece, for others write too, and on a line of its own,
            // for one of them may have been ended in the middle of one.
            let _ = file.write_all(format!("\n{key} {sealed}\n").as_bytes());
        }
        s.found.insert(key, sealed);
    }
}

impl CacheState {
    /// Reads what was added since.
    fn catch_up(&mut self) {
        let Some(file) = &mut self.file else { return };
        let mut bytes = Vec::new();
        if file.seek(SeekFrom::Start(self.read)).and_then(|_| file.read_to_end(&mut bytes)).is_err() {
            return;
        }
        let whole = bytes.iter().rposition(|b| *b == b'\n').map_or(0, |n| n + 1);
        self.read += whole as u64;
        for line in String::from_utf8_lossy(&bytes[..whole]).lines() {
            if let Some((key, sealed)) = line.split_once(' ') {
                self.found.insert(key.to_string(), sealed.to_string());
            }
        }
    }
}

/// A digest of a line.
fn seal(key: &str, json: &str) -> String {
    let mut digest = Digest::default();
    digest.add(key);
    digest.add(json);
    digest.text()[..16].to_string()
}

impl CacheRecord {
    fn of(found: &FruitlessSearch) -> CacheRecord {
        let (limit, length) = match &found.status {
            WindowStatus::Limit { phase, length } => (Some(phase.to_string()), *length),
            WindowStatus::Minimal { length }
            | WindowStatus::NothingCheaper { length }
            | WindowStatus::Improved { to: length, .. } => (None, *length),
        };
        let how = |s: &Certificate| s.how.iter().map(|h| h.to_string()).collect();
        CacheRecord {
            limit,
            length,
            shown: found.certificate.as_ref().map(|s| (s.below, s.components, how(s))),
            proposals: found.proposals,
            counterexamples: found.counterexamples,
        }
    }

    fn fruitless(self) -> FruitlessSearch {
        let length = self.length;
        let known = |(below, components, how): (usize, usize, Vec<String>)| {
            let how = how.iter().map(|h| lasting(h)).collect();
            Certificate { below, components, how }
        };
        FruitlessSearch {
            status: match self.limit {
                Some(phase) => WindowStatus::Limit { phase: lasting(&phase), length },
                None => WindowStatus::Minimal { length },
            },
            certificate: self.shown.map(known),
            proposals: self.proposals,
            counterexamples: self.counterexamples,
        }
    }
}

/// A name for as long as the program runs. There are few: of limits and of methods.
fn lasting(name: &str) -> &'static str {
    static NAMES: Mutex<BTreeSet<&'static str>> = Mutex::new(BTreeSet::new());
    let mut names = NAMES.lock().expect("nothing panics under this lock");
    if let Some(known) = names.get(name) {
        return known;
    }
    let new: &'static str = Box::leak(name.to_string().into_boxed_str());
    names.insert(new);
    new
}

#[cfg(test)]
mod tests {
    use crate::pipeline::negative_cache::*;
    use dag::search::improve::negative_cache::SearchReach;

    fn window(longest: usize) -> WindowKey {
        WindowKey::empty(SearchReach {
            features: isa::FeatureSet::BASE,
            independent_time: false,
            longest,
            cone: false,
            slack: 0,
        })
    }

    fn w() -> WindowKey {
        window(1)
    }

    fn v() -> WindowKey {
        window(2)
    }

    fn limited() -> FruitlessSearch {
        let certificate = Some(Certificate { below: 2, components: 70, how: vec!["enumeration"] });
        let status = WindowStatus::Limit { phase: "evaluations", length: 3 };
        FruitlessSearch { status, certificate, proposals: 5, counterexamples: 4 }
    }

    fn minimal() -> FruitlessSearch {
        FruitlessSearch {
            status: WindowStatus::Minimal { length: 2 },
            certificate: None,
            proposals: 0,
            counterexamples: 0,
        }
    }

    #[test]
    fn what_one_notes_the_others_recall() {
        let shared = SharedCacheFile::new().expect("a file");
        let [a, b] = [0, 1].map(|_| Windows::open(Some(&shared.path())));
        a.note(&w(), &limited());
        assert_eq!(b.recall(&v()), None);
        b.note(&v(), &minimal());
        for known in [&a, &b, &Windows::open(Some(&shared.path()))] {
            assert_eq!((known.recall(&w()), known.recall(&v())), (Some(limited()), Some(minimal())));
        }
    }

    #[test]
    fn lines_that_are_not_whole_say_nothing() {
        let shared = SharedCacheFile::new().expect("a file");
        let mut file = OpenOptions::new().append(true).open(shared.path()).expect("it is there");
        let reader = Windows::open(Some(&shared.path()));
        // A writer that was killed, and one that came after it.
        let key = digest::of_hash(&w());
        file.write_all(format!("{key} {{\"limit\":null,").as_bytes()).expect("written");
        assert_eq!(reader.recall(&w()), None);
        Windows::open(Some(&shared.path())).note(&w(), &minimal());
        assert_eq!(reader.recall(&w()), Some(minimal()));
    }

    #[test]
    fn a_file_that_stays_is_known_to_the_next_run_and_no_damaged_line_is_believed() {
        let directory = tempfile::tempdir().expect("a directory");
        let path = directory.path().join("windows").join("options");
        let run = || SharedCacheFile::at(&directory.path().join("windows"), "options").expect("a file");
        let first = run();
        Windows::open(Some(&first.path())).note(&w(), &limited());
        drop(first);
        let next = run();
        assert_eq!(Windows::open(Some(&next.path())).recall(&w()), Some(limited()));
        // Each bit of it.
        let whole = std::fs::read(&path).expect("it is there");
        for (byte, bit) in (0..whole.len()).flat_map(|byte| (0..8).map(move |bit| (byte, bit))) {
            let mut damaged = whole.clone();
            damaged[byte] ^= 1 << bit;
            std::fs::write(&path, damaged).expect("written");
            let recalled = Windows::open(Some(&next.path())).recall(&w());
            // Line breaks around it say nothing.
            assert!(recalled.is_none() || recalled == Some(limited()), "bit {bit} of byte {byte}: {recalled:?}");
        }
        // One that has grown too large begins anew.
        let mut file = OpenOptions::new().append(true).open(&path).expect("it is there");
        file.write_all(&vec![b'\n'; MOST_BYTES as usize]).expect("written");
        assert_eq!(Windows::open(Some(&run().path())).recall(&w()), None);
        assert_eq!(std::fs::metadata(&path).expect("it is there").len(), 0);
        // Where there is no place for it, a run has its own.
        assert!(SharedCacheFile::at(&path, "below a file").is_some());
    }

    #[test]
    fn without_a_file_a_worker_knows_its_own() {
        let alone = Windows::open(None);
        alone.note(&w(), &limited());
        assert_eq!(alone.recall(&w()), Some(limited()));
        assert_eq!(Windows::open(Some("/no/such/file")).recall(&w()), None);
    }
}
