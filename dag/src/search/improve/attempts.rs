//! A round over places of a graph of which the first one ends it that makes the graph cheaper. Most do not, so several
//! threads make attempts at places side by side, each on the graph as it is. What comes out is what one thread does that
//! tries place by place: an attempt counts if none before it improved the graph and if it was told of other windows what
//! it would be told now; else it is made again.

use super::negative_cache::{FruitlessSearch, NegativeCache, WindowKey};
use super::{GraphCost, ImproveOptions, ImproveRun, LowerGraph, WindowReport};
use crate::ir::graph::Dag;
use crate::search::cegis::Counts;
use crate::search::components::Libraries;
use crate::search::cores::BorrowedCore;
use crate::search::in_order::{NumberedTask, TaskHelper, in_order};
use crate::smt;
use std::cell::RefCell;

/// What an attempt beside others came to.
struct AttemptEnd {
    better: Option<BetterGraph>,
    windows: Vec<WindowReport>,
    counts: Counts,
    /// It needed what is not known beside others.
    given_up: bool,
    recalled: Vec<(WindowKey, Option<FruitlessSearch>)>,
    noted: Vec<(WindowKey, FruitlessSearch)>,
}

struct BetterGraph {
    dag: Dag,
    cost: GraphCost,
}

/// What attempts beside each other start with.
#[derive(Clone, Copy)]
struct AttemptStart<'a> {
    options: &'a ImproveOptions<'a>,
    lower: LowerGraph<'a>,
    libraries: &'a Libraries,
    best: &'a Dag,
    cost: GraphCost,
}

/// Windows that are known before an attempt, and in it.
struct AttemptCache<'a> {
    before: &'a dyn NegativeCache,
    recalled: RefCell<Vec<(WindowKey, Option<FruitlessSearch>)>>,
    noted: RefCell<Vec<(WindowKey, FruitlessSearch)>>,
}

/// An attempt at a place; whether it improved the graph.
type PlaceAttempt<'a, T> = &'a (dyn Fn(&mut ImproveRun, &T) -> bool + Sync);

impl ImproveRun<'_> {
    /// Makes an attempt at each place in turn until one improves the graph; whether one did.
    pub(super) fn first_improvement<T: Sync>(&mut self, places: &[T], attempt: PlaceAttempt<T>) -> bool {
        let mut next = 0;
        while next < places.len() && !self.is_stopped() {
            let ends = self.attempt_beside(&places[next..], attempt);
            if ends.is_empty() {
                next += 1;
                if attempt(self, &places[next - 1]) {
                    return true;
                }
            }
            for end in ends {
                next += 1;
                let improved =
                    if self.would_repeat(&end) { self.take_end(end) } else { attempt(self, &places[next - 1]) };
                if improved {
                    return true;
                }
            }
        }
        false
    }

    /// Attempts up to the first one that improves the graph, on as many threads as there are cores; none, if there is only
    /// this thread's.
    fn attempt_beside<T: Sync>(&self, places: &[T], attempt: PlaceAttempt<T>) -> Vec<AttemptEnd> {
        let cores = BorrowedCore::take(self.options.cores, places.len() - 1);
        if cores.is_empty() {
            return Vec::new();
        }
        let &ImproveRun { options, lower, libraries, ref best, cost, .. } = self;
        let (start, deadline) = (AttemptStart { options, lower, libraries, best, cost }, smt::deadline());
        let helper = |core| -> TaskHelper<AttemptEnd> {
            Box::new(move |task| {
                let _used = &core;
                smt::until(deadline, || start.make(task, places, attempt))
            })
        };
        let helpers = cores.into_iter().map(helper).collect();
        let mut own = |task| {
            self.watch.tick(self.windows.len());
            start.make(task, places, attempt)
        };
        let ends = in_order(places.len(), &mut own, helpers, &|n, end| end.better.is_some().then_some(n + 1));
        ends.into_iter().flatten().collect()
    }

    /// Whether an attempt would be the same now.
    fn would_repeat(&self, end: &AttemptEnd) -> bool {
        !end.given_up && end.recalled.iter().all(|(window, known)| self.cache.recall(window) == *known)
    }

    /// Takes over what an attempt came to; whether it improved the graph.
    fn take_end(&mut self, end: AttemptEnd) -> bool {
        end.noted.iter().for_each(|(window, found)| self.cache.note(window, found));
        self.windows.extend(end.windows);
        self.counts += end.counts;
        let Some(BetterGraph { dag, cost }) = end.better else { return false };
        (self.best, self.cost) = (dag, cost);
        self.watch.better(&self.best);
        true
    }
}

impl AttemptStart<'_> {
    fn make<T>(&self, task: NumberedTask, places: &[T], attempt: PlaceAttempt<T>) -> AttemptEnd {
        let (place, before) = (&places[task.number], self.options.cache);
        let cache = AttemptCache { before, recalled: RefCell::default(), noted: RefCell::default() };
        let mut run = ImproveRun {
            options: self.options,
            lower: self.lower,
            watch: &(),
            cache: &cache,
            libraries: self.libraries,
            orders: None,
            attempt: Some(task),
            given_up: false,
            best: self.best.clone(),
            cost: self.cost,
            windows: Vec::new(),
            counts: Counts::default(),
        };
        let improved = attempt(&mut run, place);
        let ImproveRun { best: dag, cost, windows, counts, given_up, .. } = run;
        let better = improved.then_some(BetterGraph { dag, cost });
        let (recalled, noted) = (cache.recalled.into_inner(), cache.noted.into_inner());
        AttemptEnd { better, windows, counts, given_up, recalled, noted }
    }
}

impl NegativeCache for AttemptCache<'_> {
    fn recall(&self, window: &WindowKey) -> Option<FruitlessSearch> {
        if let Some((_, found)) = self.noted.borrow().iter().find(|(noted, _)| noted == window) {
            return Some(found.clone());
        }
        let found = self.before.recall(window);
        self.recalled.borrow_mut().push((window.clone(), found.clone()));
        found
    }

    fn note(&self, window: &WindowKey, found: &FruitlessSearch) {
        self.noted.borrow_mut().push((window.clone(), found.clone()));
    }
}
