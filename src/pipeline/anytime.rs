//! The best version so far, proved on its text, for whoever has to end a worker before it is done.

use super::attempt::CodeOfSegment;
use super::progress::{Phase, SavedInstructions, SearchProgress, Watch};
use super::result::{FunctionResult, SegmentResult};
use super::{Optimized, Settings, Stands, finished, lowering_options};
use crate::function::readback::ReadBack;
use crate::function::segment::Segment;
use crate::input::Replacement;
use dag::ir::graph::Dag;
use dag::search::cegis::Counts;
use dag::search::improve::{self, ImproveWatch};
use lowering::Cost;
use std::cell::RefCell;
use std::time::{Duration, Instant};

/// One part of this many of the time may go into proofs of versions that something better may follow.
const SHARE: u32 = 8;
/// Seconds for the lowering of such a version.
const QUICK: f64 = 0.5;

/// What was found and what of it was handed over.
pub struct Anytime<'a> {
    readback: &'a ReadBack<'a>,
    settings: &'a Settings,
    watch: Watch<'a>,
    state: RefCell<AnytimeState<'a>>,
}

struct AnytimeState<'a> {
    started: Instant,
    /// What the proofs of versions have taken, and the last of them.
    spent: Duration,
    last: Duration,
    /// What is said of the segments that are done, and their replacements.
    result: FunctionResult,
    done: Vec<Replacement>,
    /// The segment that is searched, its slots, and whether nothing may stay in upper halves of vector registers.
    now: Option<SegmentTask<'a>>,
    /// Its best graph.
    graph: Option<Dag>,
    /// There is something that was not handed over.
    fresh: bool,
    best: Option<Optimized>,
    /// Windows of the searches that are done, and of this one.
    windows_before: usize,
    windows_now: usize,
}

impl ImproveWatch for Anytime<'_> {
    fn better(&self, graph: &Dag) {
        let mut s = self.state.borrow_mut();
        (s.graph, s.fresh) = (Some(graph.clone()), true);
        drop(s);
        self.hand_over();
    }

    fn tick(&self, windows: usize) {
        let mut s = self.state.borrow_mut();
        s.windows_now = s.windows_now.max(windows);
        drop(s);
        self.enter_phase(Phase::Search);
        self.hand_over();
    }
}

/// A segment and how its code is made.
#[derive(Clone, Copy)]
pub struct SegmentTask<'a> {
    pub segment: &'a Segment,
    pub slots: usize,
    /// No graph counts that leaves something in the upper halves of vector registers.
    pub clean: bool,
}

impl<'a> Anytime<'a> {
    pub fn new(
        readback: &'a ReadBack<'a>,
        settings: &'a Settings,
        watch: Watch<'a>,
        result: &FunctionResult,
    ) -> Anytime<'a> {
        let state = AnytimeState {
            started: Instant::now(),
            spent: Duration::ZERO,
            last: Duration::ZERO,
            result: result.clone(),
            done: Vec::new(),
            now: None,
            graph: None,
            fresh: false,
            best: None,
            windows_before: 0,
            windows_now: 0,
        };
        Anytime { readback, settings, watch, state: RefCell::new(state) }
    }

    /// The search of a segment begins.
    pub fn enter(&self, task: SegmentTask<'a>) {
        let mut s = self.state.borrow_mut();
        (s.now, s.graph) = (Some(task), None);
        s.windows_before += std::mem::take(&mut s.windows_now);
    }

    /// Says what is done now.
    pub fn enter_phase(&self, phase: Phase) {
        let s = self.state.borrow();
        let saved =
            |r: &FunctionResult| SavedInstructions { before: r.before.instructions, after: r.after.instructions };
        let best = s.best.as_ref().map(|b| saved(&b.result));
        let progress = SearchProgress { phase, windows: s.windows_before + s.windows_now, best };
        drop(s);
        (self.watch.progress)(progress);
    }

    /// The search of a segment has ended: these are the replacements so far.
    pub fn leave(&self, result: &FunctionResult, done: &[Replacement]) {
        let mut s = self.state.borrow_mut();
        s.result = result.clone();
        s.fresh = s.done.len() < done.len();
        s.done = done.to_vec();
        (s.now, s.graph) = (None, None);
        drop(s);
        self.hand_over();
    }

    /// Hands over what there is if the last times have not cost too much; without a search, the end is near.
    fn hand_over(&self) {
        let due = {
            let s = self.state.borrow();
            s.fresh && self.settings.searches && (s.spent + s.last) * SHARE <= s.started.elapsed()
        };
        if !due {
            return;
        }
        let all = self.all();
        self.state.borrow_mut().fresh = false;
        let Some((result, all)) = all else { return };
        let started = Instant::now();
        self.enter_phase(Phase::Proof);
        let version = self.version(result, all);
        if let Some(o) = &version {
            (self.watch.version)(o);
        }
        let mut s = self.state.borrow_mut();
        let took = started.elapsed();
        (s.last, s.spent) = (took, s.spent + took);
        s.best = version.or(s.best.take());
    }

    /// The result at the end, or the best version that was handed over where time kept the end from being better.
    pub fn or_best(self, end: Optimized) -> Optimized {
        match self.state.into_inner().best {
            Some(best) if end.result.timed_out && best.result.beats(&end.result) => best,
            _ => end,
        }
    }

    /// What there is, if it is not what was handed over last.
    fn all(&self) -> Option<(FunctionResult, Vec<Replacement>)> {
        let s = self.state.borrow();
        let (mut result, mut all) = (s.result.clone(), s.done.clone());
        if let (Some(task), Some(graph)) = (s.now, &s.graph)
            && let Some((segment, replacement)) = self.replacement(task, graph)
        {
            result.segments.push(segment);
            all.push(replacement);
        }
        let known = s.best.as_ref().is_some_and(|b| b.replacements == all);
        (!all.is_empty() && !known).then_some((result, all))
    }

    /// That as a result, if it is proved.
    fn version(&self, mut result: FunctionResult, replacements: Vec<Replacement>) -> Option<Optimized> {
        let proved = self.readback.prove(&replacements).ok()?;
        result.note_proof(&proved);
        result.timed_out = true;
        let stands = Stands { replacements, queries: proved.queries, unmerged: None };
        Some(finished(result, stands, self.state.borrow().started))
    }

    /// A graph's code, lowered in little time.
    fn replacement(&self, task: SegmentTask<'a>, graph: &Dag) -> Option<(SegmentResult, Replacement)> {
        let SegmentTask { segment, slots, clean } = task;
        let graph = improve::strip_unread_inputs(graph);
        let usual = lowering_options(self.settings, slots);
        let quick = lowering::Options { seconds: usual.seconds.min(QUICK), copies: false, ..usual };
        if clean && dag::rewrite::vzeroupper::dirties(&graph) {
            return None;
        }
        let lowered = lowering::lower(&graph, &quick).ok()?;
        let key = |c: Cost| self.settings.objective.key(c)[0];
        let CodeOfSegment { lowering, items } = CodeOfSegment::of_straight(&lowered)?;
        let better = key(lowered.total) < key(segment.cost) && self.settings.fits(lowered.total, segment.cost);
        if !better {
            return None;
        }
        let replacement = self.readback.context.replacement(segment, &items).ok()?;
        let mut result = SegmentResult::new(segment, Vec::new(), &Counts::default(), Some(lowering), Instant::now());
        result.lines = replacement.lines.clone();
        Some((result, replacement))
    }
}
