//! A few threads that take numbered tasks in order.

use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

/// Does tasks `0 .. count`, `threads` at once, up to the first one whose result ends it. The results up to that one are all
/// there, in order; of those behind it some may be missing. So what comes of the results up to the first end does not
/// depend on the number of threads.
///
/// # Panics
/// If a task does.
pub(super) fn each_until<T: Send>(
    count: usize,
    threads: usize,
    task: &(dyn Fn(usize) -> T + Sync),
    ends: &(dyn Fn(&T) -> bool + Sync),
) -> Vec<Option<T>> {
    let (next, end) = (AtomicUsize::new(0), AtomicUsize::new(count));
    let results: Mutex<Vec<Option<T>>> = Mutex::new((0..count).map(|_| None).collect());
    let work = || {
        loop {
            let n = next.fetch_add(1, Ordering::Relaxed);
            if n >= end.load(Ordering::Relaxed) {
                return;
            }
            let result = task(n);
            if ends(&result) {
                end.fetch_min(n + 1, Ordering::Relaxed);
            }
            results.lock().expect("nothing panics under this lock")[n] = Some(result);
        }
    };
    std::thread::scope(|scope| {
        let others = 1..threads.clamp(1, count.max(1));
        others.for_each(|_| drop(scope.spawn(work)));
        work();
    });
    results.into_inner().expect("nothing panics under this lock")
}

#[cfg(test)]
mod tests {
    use crate::search::strategies::divided::threads::*;

    #[test]
    fn results_up_to_the_first_end_are_all_there() {
        for threads in [1, 2, 4] {
            let task = |n: usize| {
                std::thread::sleep(std::time::Duration::from_millis(10 - n as u64));
                n
            };
            let all = each_until(8, threads, &task, &|_| false);
            assert_eq!(all, (0..8).map(Some).collect::<Vec<_>>(), "{threads} threads");
            let some = each_until(8, threads, &task, &|n| *n == 3 || *n == 5);
            assert_eq!(some[..4], [Some(0), Some(1), Some(2), Some(3)], "{threads} threads");
        }
    }
}
