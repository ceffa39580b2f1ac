//! A few threads that take numbered tasks in order.

use std::num::NonZeroUsize;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

/// As many threads as are asked for, or as there are processors.
pub fn threads(asked: Option<NonZeroUsize>) -> usize {
    let processors = || std::thread::available_parallelism().map_or(1, NonZeroUsize::get);
    asked.map_or_else(processors, NonZeroUsize::get)
}

/// Does tasks `0 .. count`, `threads` at once, and gives their results in order: the outcome does not depend on who is
/// done first. Tasks that `stop` comes before are `None`.
pub fn each<T: Send>(
    count: usize,
    threads: usize,
    stop: &(dyn Fn() -> bool + Sync),
    task: &(dyn Fn(usize) -> T + Sync),
) -> Vec<Option<T>> {
    each_with(count, threads, stop, || (), &|(), n| task(n))
}

/// The same with something that each thread has for itself.
pub fn each_with<S, T: Send>(
    count: usize,
    threads: usize,
    stop: &(dyn Fn() -> bool + Sync),
    own: impl Fn() -> S + Sync,
    task: &(dyn Fn(&mut S, usize) -> T + Sync),
) -> Vec<Option<T>> {
    let next = AtomicUsize::new(0);
    let results: Mutex<Vec<Option<T>>> = Mutex::new((0..count).map(|_| None).collect());
    std::thread::scope(|scope| {
        for _ in 0..threads.clamp(1, count.max(1)) {
            scope.spawn(|| {
                let mut own = own();
                while !stop() {
                    let n = next.fetch_add(1, Ordering::Relaxed);
                    if n >= count {
                        return;
                    }
                    let result = task(&mut own, n);
                    results.lock().expect("nothing panics under this lock")[n] = Some(result);
                }
            });
        }
    });
    results.into_inner().expect("nothing panics under this lock")
}

#[cfg(test)]
mod tests {
    use crate::jobs::pool::*;
    use std::sync::atomic::AtomicBool;

    #[test]
    fn results_are_in_order_whoever_is_first() {
        let slow_start = |n: usize| {
            std::thread::sleep(std::time::Duration::from_millis(20 - n as u64));
            n * n
        };
        let results = each(20, 4, &|| false, &slow_start);
        assert_eq!(results, (0..20).map(|n| Some(n * n)).collect::<Vec<_>>());
    }

    #[test]
    fn nothing_is_begun_after_a_stop() {
        let stopped = AtomicBool::new(false);
        let task = |n: usize| stopped.fetch_or(n == 3, Ordering::SeqCst);
        let results = each(100, 1, &|| stopped.load(Ordering::SeqCst), &task);
        assert_eq!(results.iter().filter(|r| r.is_some()).count(), 4);
        assert!(results[..4].iter().all(Option::is_some));
    }
}
