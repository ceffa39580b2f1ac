//! Numbered tasks by several threads, whose results count in order up to an end that some of them bring about.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};

/// Bytes of a thread's stack: what a first thread has.
const STACK: usize = 8 << 20;

/// A task while it is done.
#[derive(Clone)]
pub(crate) struct NumberedTask {
    pub number: usize,
    /// So many results count.
    end: Arc<AtomicUsize>,
}

impl NumberedTask {
    /// Whether its result may still count. One that does not may be anything.
    pub fn is_wanted(&self) -> bool {
        self.number < self.end.load(Ordering::Relaxed)
    }
}

/// A thread that does tasks, too.
pub(crate) type TaskHelper<'h, T> = Box<dyn FnMut(NumberedTask) -> T + Send + 'h>;

/// Does tasks `0 .. count` on this thread with `own`, and on a thread for each helper. `end_of` says of a task's result how many
/// results count from there on, if not all. Those that count at the end are all there, in order; of the others some may be
/// missing. So what comes of them does not depend on the number of threads.
///
/// # Panics
/// If a task does.
pub(crate) fn in_order<T: Send>(
    count: usize,
    own: &mut dyn FnMut(NumberedTask) -> T,
    helpers: Vec<TaskHelper<'_, T>>,
    end_of: &(dyn Fn(usize, &T) -> Option<usize> + Sync),
) -> Vec<Option<T>> {
    let (next, end) = (AtomicUsize::new(0), Arc::new(AtomicUsize::new(count)));
    let results: Mutex<Vec<Option<T>>> = Mutex::new((0..count).map(|_| None).collect());
    let work = |task: &mut dyn FnMut(NumberedTask) -> T| {
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            let numbered = NumberedTask { number, end: end.clone() };
            if !numbered.is_wanted() {
                return;
            }
            let result = task(numbered.clone());
            if numbered.is_wanted() {
                end.fetch_min(end_of(number, &result).unwrap_or(count), Ordering::Relaxed);
                results.lock().expect("nothing panics under this lock")[number] = Some(result);
            }
        }
    };
    std::thread::scope(|scope| {
        for mut helper in helpers {
            let work = &work;
            // Where there is no thread, the others do its part.
            let thread = std::thread::Builder::new().stack_size(STACK);
            let _ = thread.spawn_scoped(scope, move || work(&mut *helper));
        }
        work(own);
    });
    let mut results = results.into_inner().expect("nothing panics under this lock");
    results.truncate(end.load(Ordering::Relaxed));
    results
}

#[cfg(test)]
mod tests {
    use crate::search::in_order::*;

    fn done(threads: usize, end_of: &(dyn Fn(usize, &usize) -> Option<usize> + Sync)) -> Vec<Option<usize>> {
        let task = |task: NumberedTask| {
            std::thread::sleep(std::time::Duration::from_millis(10 - task.number as u64));
            task.number
        };
        let helpers = (1..threads).map(|_| Box::new(task) as TaskHelper<usize>).collect();
        in_order(8, &mut { task }, helpers, end_of)
    }

    #[test]
    fn results_up_to_the_end_are_all_there_and_no_others() {
        for threads in [1, 2, 4] {
            let all: Vec<Option<usize>> = (0..8).map(Some).collect();
            assert_eq!(done(threads, &|_, _| None), all, "{threads} threads");
            let end_of = |number, result: &usize| [3, 5].contains(result).then_some(number + 1);
            assert_eq!(done(threads, &end_of), all[..4], "{threads} threads");
            assert_eq!(done(threads, &|number, _| (number == 6).then_some(2)), all[..2], "{threads} threads");
        }
    }
}
