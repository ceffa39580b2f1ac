//! What is behind each listed step, searched by several threads. It does not depend on what is behind the others, but for
//! the limits. So each branch is searched with all that is left of them, and where those before it leave less than it took,
//! it is searched once more with what they left: what comes out is what one thread finds.

use super::EnumerationSearch;
use super::columns::StepColumns;
use super::steps::StepCursor;
use crate::ir::graph::Dag;
use crate::search::components::Buffers;
use crate::search::cores::BorrowedCore;
use crate::search::in_order::{NumberedTask, TaskHelper, in_order};
use std::sync::Mutex;

/// Steps of branches behind which no step is chosen one by one. Branches of more have such branches of their own.
const LAST: usize = 3;
/// Fewer branches are not worth a thread.
const FEWEST: usize = 32;
/// So many are done before it is looked again whether there are more cores.
const MOST: usize = 512;

/// Listed steps that may be chosen next, and what all programs behind them add, these steps included.
#[derive(Clone, Copy)]
pub(super) struct StepBranches<'b> {
    pub at: &'b [StepCursor],
    pub weight: usize,
    pub steps: usize,
}

/// The programs behind a step, and the evaluations that they took.
struct BranchPrograms {
    found: Vec<Dag>,
    spent: u64,
}

/// What a branch took of the limits.
#[derive(Clone, Copy)]
struct BranchCost {
    spent: u64,
    found: usize,
}

/// What branches took, as far as they are done.
struct BranchLimits {
    taken: Vec<Option<BranchCost>>,
    /// So many, from the first on, are within the limits together.
    settled: usize,
    /// What these leave of the evaluations and of the programs that are wanted.
    left: u64,
    most: usize,
}

impl BranchLimits {
    /// Notes what a branch took; if the first one that is not settled hits a limit, its number.
    fn note(&mut self, branch: usize, programs: &BranchPrograms) -> Option<usize> {
        self.taken[branch] = Some(BranchCost { spent: programs.spent, found: programs.found.len() });
        while let Some(&Some(BranchCost { spent, found })) = self.taken.get(self.settled) {
            if spent >= self.left || found >= self.most {
                return Some(self.settled);
            }
            self.left -= spent;
            self.most -= found;
            self.settled += 1;
        }
        None
    }
}

impl EnumerationSearch<'_> {
    /// Searches what is behind each step in turn, until a limit is reached.
    pub(super) fn search_branches(&mut self, branches: StepBranches) {
        let mut next = 0;
        while next < branches.at.len() && !self.done() {
            let several = &branches.at[next..branches.at.len().min(next + MOST)];
            next += self.search_beside(StepBranches { at: several, ..branches });
            if let Some(&at) = branches.at.get(next)
                && !self.done()
            {
                self.search_behind(at, branches.weight, branches.steps);
                next += 1;
            }
        }
    }

    /// Searches branches on as many threads as there are cores, up to the one that hits a limit: how many. None if there is
    /// only this thread's core.
    fn search_beside(&mut self, branches: StepBranches) -> usize {
        let count = branches.at.len();
        if branches.steps != LAST || count < FEWEST {
            return 0;
        }
        let cores = BorrowedCore::take(self.request.cores, count - 1);
        if cores.is_empty() {
            return 0;
        }
        let most = self.request.most - self.found.len();
        let taken = vec![None; count];
        let limits = Mutex::new(BranchLimits { taken, settled: 0, left: self.left, most });
        let end_of = |n, programs: &_| limits.lock().expect("nothing panics under this lock").note(n, programs);
        let helper = |core| -> TaskHelper<BranchPrograms> {
            let mut search = self.beside();
            let left = self.left;
            Box::new(move |task| {
                let _used = &core;
                search.search_branch(branches, left, task)
            })
        };
        let helpers = cores.into_iter().map(helper).collect();
        let (mut search, left) = (self.beside(), self.left);
        let ends = in_order(count, &mut |task| search.search_branch(branches, left, task), helpers, &end_of);
        self.left = limits.into_inner().expect("nothing panics under this lock").left;
        let count = ends.len();
        for dag in ends.into_iter().flatten().flat_map(|programs| programs.found) {
            if !self.found.contains(&dag) {
                self.found.push(dag);
            }
        }
        count
    }

    /// What is behind one step, within `left` evaluations.
    fn search_branch(&mut self, branches: StepBranches, left: u64, task: NumberedTask) -> BranchPrograms {
        let at = branches.at[task.number];
        (self.left, self.task) = (left, Some(task));
        self.search_behind(at, branches.weight, branches.steps);
        BranchPrograms { found: std::mem::take(&mut self.found), spent: left - self.left }
    }

    /// The same search beside this one. It has found nothing yet.
    fn beside(&self) -> Self {
        Self {
            library: self.library,
            tests: self.tests,
            request: self.request,
            outputs: self.outputs.clone(),
            states: self.states,
            values: self.values.clone(),
            flags: self.flags.clone(),
            steps: self.steps.clone(),
            segments: self.segments.clone(),
            seen: self.seen.clone(),
            buffers: Buffers::default(),
            out: Vec::new(),
            packed: Vec::new(),
            places: Vec::new(),
            columns: StepColumns::default(),
            found: Vec::new(),
            left: self.left,
            read: self.read,
            of_weight: self.of_weight.clone(),
            shapes: self.shapes.clone(),
            wanted: self.wanted.clone(),
            single: self.single,
            needs: self.needs.clone(),
            no_flags: self.no_flags.clone(),
            task: None,
        }
    }
}
