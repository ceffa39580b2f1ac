//! Cores that no function uses, lent to the workers of one run: a worker that gets some searches with as many threads more.
//!
//! The run's parent makes a file without a name that has a byte for each of them, and a worker that uses one holds the lock
//! of its byte. So whatever a worker dies of, its cores are free.

use dag::search::cores::SpareCores;
use std::fs::{File, OpenOptions};
use std::os::fd::AsRawFd;
use std::sync::{Mutex, MutexGuard};

/// The file of a run. It is gone when the run is, however that ends.
pub struct SpareCoresFile {
    file: File,
    /// Its length.
    count: Mutex<u64>,
}

/// The core of a thread that does one function after the other. When there are no more, it is spare.
pub struct FunctionCore<'a>(Option<&'a SpareCoresFile>);

impl SpareCoresFile {
    /// With so many cores. `None` if there is no place for it: then there are no spare cores.
    pub fn new(count: usize) -> Option<SpareCoresFile> {
        let file = tempfile::tempfile().ok()?;
        file.set_len(count as u64).ok()?;
        Some(SpareCoresFile { file, count: Mutex::new(count as u64) })
    }

    /// Where workers of this process find it.
    pub fn path(&self) -> String {
        format!("/proc/{}/fd/{}", std::process::id(), self.file.as_raw_fd())
    }

    fn add(&self) {
        let mut count = self.count.lock().expect("nothing panics under this lock");
        *count += 1;
        // A core that cannot be lent stays idle.
        let _ = self.file.set_len(*count);
    }
}

impl FunctionCore<'_> {
    pub fn of(cores: Option<&SpareCoresFile>) -> FunctionCore<'_> {
        FunctionCore(cores)
    }
}

impl Drop for FunctionCore<'_> {
    fn drop(&mut self) {
        self.0.into_iter().for_each(SpareCoresFile::add);
    }
}

/// A worker's way to them.
#[derive(Default, Debug)]
pub struct LentCores {
    file: Option<File>,
    /// The bytes whose locks it holds.
    held: Mutex<Vec<u64>>,
}

impl LentCores {
    /// Those of a file that [`SpareCoresFile::path`] named; none without one, or if it cannot be opened.
    pub fn open(path: Option<&str>) -> LentCores {
        let file = path.and_then(|p| OpenOptions::new().read(true).write(true).open(p).ok());
        LentCores { file, held: Mutex::default() }
    }

    fn held(&self) -> MutexGuard<'_, Vec<u64>> {
        self.held.lock().expect("nothing panics under this lock")
    }
}

impl SpareCores for LentCores {
    fn take(&self) -> bool {
        let Some(file) = &self.file else { return false };
        let mut held = self.held();
        let all = file.metadata().map_or(0, |m| m.len());
        let free = (0..all).find(|byte| !held.contains(byte) && set_lock(file, *byte, libc::F_WRLCK));
        held.extend(free);
        free.is_some()
    }

    fn give_back(&self) {
        let Some(file) = &self.file else { return };
        if let Some(byte) = self.held().pop() {
            set_lock(file, byte, libc::F_UNLCK);
        }
    }
}

/// Locks or unlocks a byte for this opening of the file (fcntl(2)), without waiting; whether it was possible.
fn set_lock(file: &File, byte: u64, kind: libc::c_int) -> bool {
    // SAFETY: the structure is plain numbers.
    let mut lock: libc::flock = unsafe { std::mem::zeroed() };
    lock.l_type = kind as libc::c_short;
    lock.l_whence = libc::SEEK_SET as libc::c_short;
    lock.l_start = byte as libc::off_t;
    lock.l_len = 1;
    // SAFETY: an open file and a structure that the call reads.
    unsafe { libc::fcntl(file.as_raw_fd(), libc::F_OFD_SETLK, &lock) == 0 }
}

#[cfg(test)]
mod tests {
    use crate::pipeline::spare_cores::*;

    #[test]
    fn a_core_is_lent_to_one_at_a_time() {
        let file = SpareCoresFile::new(2).expect("a file");
        let [a, b] = [0, 1].map(|_| LentCores::open(Some(&file.path())));
        assert_eq!([a.take(), b.take(), a.take(), b.take()], [true, true, false, false]);
        b.give_back();
        assert_eq!([a.take(), b.take()], [true, false]);
        a.give_back();
        a.give_back();
        assert_eq!([b.take(), b.take(), a.take()], [true, true, false]);
    }

    #[test]
    fn who_is_gone_has_none() {
        let file = SpareCoresFile::new(1).expect("a file");
        let [a, b] = [0, 1].map(|_| LentCores::open(Some(&file.path())));
        assert_eq!([a.take(), b.take()], [true, false]);
        drop(a);
        assert!(b.take());
    }

    #[test]
    fn the_core_of_a_function_is_spare_when_there_are_no_more() {
        let file = SpareCoresFile::new(0).expect("a file");
        let worker = LentCores::open(Some(&file.path()));
        let core = FunctionCore::of(Some(&file));
        assert!(!worker.take());
        drop(core);
        assert_eq!([worker.take(), worker.take()], [true, false]);
    }

    #[test]
    fn without_a_file_there_are_none() {
        assert!(!LentCores::open(None).take());
        assert!(!LentCores::open(Some("/no/such/file")).take());
    }
}
