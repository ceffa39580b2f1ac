//! Cores that nobody uses: how a search gets more threads than its own. They change the time that it takes, and nothing else.

use std::fmt::Debug;
use std::sync::atomic::{AtomicUsize, Ordering};

/// Who lends cores.
pub trait SpareCores: Sync + Debug {
    /// Takes a core if one is free; whether one was.
    fn take(&self) -> bool;
    /// Gives one back that was taken.
    fn give_back(&self);
}

/// There are none.
#[derive(Debug)]
pub struct NoCores;

impl SpareCores for NoCores {
    fn take(&self) -> bool {
        false
    }
    fn give_back(&self) {}
}

/// Those of one process.
#[derive(Debug)]
pub struct CoreCount(AtomicUsize);

impl CoreCount {
    pub fn new(free: usize) -> CoreCount {
        CoreCount(AtomicUsize::new(free))
    }
}

impl SpareCores for CoreCount {
    fn take(&self) -> bool {
        self.0.fetch_update(Ordering::Relaxed, Ordering::Relaxed, |free| free.checked_sub(1)).is_ok()
    }

    fn give_back(&self) {
        self.0.fetch_add(1, Ordering::Relaxed);
    }
}

/// A core that was taken, until this goes.
pub struct BorrowedCore<'a>(&'a dyn SpareCores);

impl<'a> BorrowedCore<'a> {
    /// Up to `most` of those that are free.
    pub fn take(from: &'a dyn SpareCores, most: usize) -> Vec<BorrowedCore<'a>> {
        // One that was not taken must not come to be: it would be given back.
        (0..most).map_while(|_| from.take().then(|| BorrowedCore(from))).collect()
    }
}

impl Drop for BorrowedCore<'_> {
    fn drop(&mut self) {
        self.0.give_back();
    }
}

#[cfg(test)]
mod tests {
    use crate::search::cores::*;

    #[test]
    fn no_more_are_lent_than_there_are_and_all_come_back() {
        let cores = CoreCount::new(3);
        let two = BorrowedCore::take(&cores, 2);
        let one = BorrowedCore::take(&cores, 2);
        assert_eq!((two.len(), one.len()), (2, 1));
        assert!(!cores.take());
        drop(two);
        assert_eq!(BorrowedCore::take(&cores, 5).len(), 2);
    }
}
