//! One segment through search and lowering, to the code that may stand in its place.

use super::Settings;
use super::anytime::{Anytime, SegmentTask};
use super::progress::Phase;
use super::result::{FunctionResult, Lowering, SegmentResult, WindowResult};
use super::search::{Found, improve_dag, least_key, lowering_options, may_add_data, quickly};
use crate::function::branching::Conditions;
use crate::function::code;
use crate::function::context::FunctionContext;
use crate::function::readback::{Refused, reread};
use crate::function::segment::Segment;
use crate::input::Replacement;
use dag::ir::graph::Dag;
use dag::rewrite::memory::MadeAgain;
use dag::rewrite::{carries, memory, vzeroupper};
use dag::search::cegis::Counts;
use isa::{Decoded, Gpr};
use lowering::phases::if_conversion::{Ask, Branched, ExpectedCost, Item, branched};
use lowering::{Cost, Emitted, Key, Lowered, Objective};
use std::borrow::Cow;
use std::time::Instant;

/// A segment to be searched, and all that is known of it.
pub struct Attempt<'a, 'b> {
    pub context: &'a FunctionContext<'a>,
    pub settings: &'a Settings,
    pub segment: &'a Segment,
    pub conditions: &'b Conditions,
    /// Values that may be spilled to the red zone.
    pub slots: usize,
}

/// A graph to search, with the same values as the segment's.
struct Variant<'d> {
    dag: &'d Dag,
    /// No graph counts that leaves something in the upper halves of vector registers.
    clean: bool,
}

/// A graph that a search ended with.
#[derive(Clone)]
pub struct SearchedGraph {
    pub graph: Dag,
    /// Nothing may stay in the upper halves of vector registers.
    pub clean: bool,
}

/// Code that may stand in a segment's place.
pub struct CodeOfSegment {
    pub lowering: Lowering,
    pub items: Vec<Item>,
}

impl CodeOfSegment {
    /// `None` where something stands as it stood, which has no text of its own.
    pub fn of_straight(l: &Lowered) -> Option<CodeOfSegment> {
        let whole = l.insts.iter().all(|e| matches!(e, Emitted::Inst { .. }));
        whole.then(|| CodeOfSegment { lowering: Lowering::of_straight(l), items: code::straight_items(l) })
    }
}

/// What a segment's search gave.
pub struct TriedSegment {
    /// `None` if nothing cheaper was found.
    pub replacement: Option<Replacement>,
    /// The graph that the replacement was made of; without one the last that was searched.
    pub searched: SearchedGraph,
}

/// Searches one segment and lowers the best graph.
pub fn try_segment<'a>(attempt: &Attempt<'a, '_>, anytime: &Anytime<'a>, result: &mut FunctionResult) -> TriedSegment {
    let started = Instant::now();
    let &Attempt { context, settings, segment, .. } = attempt;
    let (best, searched, findings) = attempt.best_code(anytime);
    let found = best.is_some();
    let best = best.and_then(|b| attempt.no_slower(b, &searched));
    let branching = best.as_ref().and_then(|b| attempt.with_other_branch(b, &searched));
    let (replaced, best) = match branching {
        Some(b) => (Cow::Owned(b.segment), Some(b.code)),
        None => (Cow::Borrowed(segment), best.map(|b| b.code)),
    };
    if found && best.is_none() {
        result.refuse(Refused::Slower);
    }
    let lowering = best.as_ref().map(|b| b.lowering.clone());
    let mut done = SegmentResult::new(segment, findings.windows, &findings.counts, lowering, started);
    done.graph = settings.graphs.then(|| dag::text::print(&segment.dag));
    let replacement = best.map(|best| context.replacement(&replaced, &best.items));
    if let Some(Ok(r)) = &replacement {
        done.lines = r.lines.clone();
    }
    result.segments.push(done);
    let refused = |g: Gpr| result.refuse(Refused::Unwinding(g.to_string()));
    TriedSegment { replacement: replacement.and_then(|r| r.map_err(refused).ok()), searched }
}

/// What the searches of a segment's variants found.
#[derive(Default)]
struct SegmentFindings {
    windows: Vec<WindowResult>,
    counts: Counts,
}

impl<'a> Attempt<'a, '_> {
    /// The best code of all variants of the segment's graph, and the graph that it was made of.
    fn best_code(&self, anytime: &Anytime<'a>) -> (Option<InCode>, SearchedGraph, SegmentFindings) {
        let &Attempt { context, settings, segment, conditions, slots } = self;
        // First without `vzeroupper`, where nothing that is left calls for it.
        let bare = self.upper_halves_are_clean().then(|| vzeroupper::without(&segment.dag)).flatten();
        let joined = self.joined_accesses();
        anytime.enter_phase(Phase::Carries);
        let chains = self.carry_chains();
        let variants = [(&chains, false), (&joined, false), (&bare, true)];
        let variants = variants.into_iter().filter_map(|(dag, clean)| Some(Variant { dag: dag.as_ref()?, clean }));
        let (mut findings, mut best) = (SegmentFindings::default(), None::<InCode>);
        let mut searched = SearchedGraph { graph: segment.dag.clone(), clean: false };
        for Variant { dag, clean } in variants.chain([Variant { dag: &segment.dag, clean: false }]) {
            // Whether fewer accesses are worth what it takes to have them is seen by comparison, while the others can win.
            if best.as_ref().is_none_or(|b| joined.is_some() && b.key > least_key(dag, settings)) {
                let task = SegmentTask { segment, slots, clean };
                // Where it is known what the branches do, straight code may be worse.
                let anytime = (!conditions.profiled()).then_some(anytime);
                let (improved, found) = improve_dag(dag, task, context.features, settings, anytime);
                findings.windows.extend(improved.windows.iter().map(|w| WindowResult::new(w, settings.details)));
                findings.counts.proposals += improved.counts.proposals;
                findings.counts.counterexamples += improved.counts.counterexamples;
                let code = self.code_of(&found);
                let better = code.as_ref().is_some_and(|c| best.as_ref().is_none_or(|b| c.key < b.key));
                if better {
                    best = code;
                }
                if better || best.is_none() {
                    searched = found.searched;
                }
            }
        }
        (best, searched, findings)
    }

    /// The segment's graph with neighbouring accesses to memory joined, if the contract lets them be and there are any.
    fn joined_accesses(&self) -> Option<Dag> {
        let new_data = may_add_data(self.settings);
        let allowed = memory::Allowed { features: self.context.features, new_data };
        if self.context.contract.keeps_accesses() { None } else { memory::joined(&self.segment.dag, allowed) }
    }

    /// The segment's graph with its carries in chains, and words stored from the registers that hold them; `None`
    /// if registers do not suffice for it.
    fn carry_chains(&self) -> Option<Dag> {
        let &Attempt { context, settings, segment, slots, .. } = self;
        let accesses_stay = context.contract.keeps_accesses();
        let split = (!accesses_stay).then(|| memory::split_stores(&segment.dag, context.features)).flatten();
        let chains = carries::recovered(split.as_ref().unwrap_or(&segment.dag), accesses_stay, &lowering::choose);
        // Whether carries are taken at once, and words kept in registers or made again, is seen by comparison.
        let again = |dag: Dag| {
            if accesses_stay {
                return vec![dag];
            }
            let near = [MadeAgain::Loads, MadeAgain::LoadsAndProducts].map(|again| memory::near_readers(&dag, again));
            let repeated = memory::repeated_loads(&dag);
            [Some(dag), repeated].into_iter().chain(near).flatten().collect()
        };
        let quick = quickly(&lowering_options(settings, slots));
        let key = |d: &Dag| lowering::lower(d, &quick).ok().map(|l| settings.objective.key(l.total));
        let lowered = chains.into_iter().flat_map(again).filter_map(|d| Some((key(&d)?, d)));
        lowered.min_by_key(|(key, _)| *key).map(|(_, d)| d)
    }

    /// Straight code or code with a branch, whichever is better; `None` if neither is better than what is there.
    fn code_of(&self, found: &Found) -> Option<InCode> {
        let &Attempt { settings, segment, conditions, .. } = self;
        let key = |e: ExpectedCost| e.key(settings.objective);
        let of = |l: &Lowered| key(ExpectedCost::straight(l.total));
        let before = key(conditions.before.unwrap_or_else(|| ExpectedCost::straight(segment.cost)));
        // Where it is known what the branches do, straight code has to be better than that.
        let straight = found.straight.as_ref().filter(|l| !conditions.profiled() || of(l)[0] < before[0]);
        let limit = straight.map_or(before, of);
        let (bytes, instructions) = (u64::from(segment.cost.bytes), u64::from(segment.cost.instructions));
        let larger = |b: &Branched| b.cost.bytes > bytes || b.cost.instructions > instructions;
        let is_better =
            |b: &Branched| key(b.cost) < limit && key(b.cost)[0] < before[0] && !(settings.no_growth && larger(b));
        if let Some(b) = self.with_branch(&found.searched).filter(is_better) {
            let (key, lowering) = (key(b.cost), Lowering::of_branched(&b));
            return Some(InCode { key, code: CodeOfSegment { lowering, items: b.code } });
        }
        let l = straight?;
        Some(InCode { key: of(l), code: CodeOfSegment::of_straight(l)? })
    }

    /// Better code than `best` with the branch behind the segment on other flags, which the graph that was found shows.
    fn with_other_branch(&self, best: &InCode, searched: &SearchedGraph) -> Option<BranchingCode> {
        let &Attempt { context, settings, conditions, slots, .. } = self;
        let segment = self.segment.with_branch(&searched.graph)?;
        let l = lowering::lower(&segment.dag, &lowering_options(settings, slots)).ok()?;
        let code = CodeOfSegment::of_straight(&l)?;
        let clean = !searched.clean || !vzeroupper::dirties(&segment.dag);
        let better = ExpectedCost::straight(l.total).key(settings.objective) < best.key;
        let good = clean && better && settings.fits(l.total, segment.cost);
        let other = Attempt { context, settings, segment: &segment, conditions, slots };
        let slower = good && other.is_slower(&code.items);
        (good && !slower).then_some(BranchingCode { code, segment })
    }

    /// Code that makes the function no slower: `best`, or the graph lowered for latency, which keeps chains from one repetition
    /// of a loop to the next short. The integer program counts each repetition for itself.
    fn no_slower(&self, best: InCode, searched: &SearchedGraph) -> Option<InCode> {
        let &Attempt { settings, segment, slots, .. } = self;
        if !self.is_slower(&best.code.items) {
            return Some(best);
        }
        let options = lowering::Options { objective: Objective::LATENCY, ..lowering_options(settings, slots) };
        let l = lowering::lower(&searched.graph, &options).ok()?;
        let key = |c: Cost| ExpectedCost::straight(c).key(settings.objective);
        let code = CodeOfSegment::of_straight(&l)?;
        let good = key(l.total) < key(segment.cost) && settings.fits(l.total, segment.cost);
        (good && !self.is_slower(&code.items)).then(|| InCode { key: key(l.total), code })
    }

    /// Whether the function is slower with this in the segment's place, if that counts. What cannot be read is for the proof to
    /// refuse.
    fn is_slower(&self, items: &[Item]) -> bool {
        let &Attempt { context, settings, segment, .. } = self;
        let demands = settings.demands();
        let read = || {
            let replacement = context.replacement(segment, items).ok()?;
            reread(context.module, &[replacement], context.index, context.features).ok()
        };
        demands.no_slower_by.is_some() && read().is_some_and(|read| demands.is_slower(context, &read.function))
    }

    /// The graph as code with a branch, where one may come out.
    pub fn with_branch(&self, found: &SearchedGraph) -> Option<Branched> {
        let &Attempt { context, settings, segment, conditions, slots } = self;
        if !conditions.allow(settings.branches) || found.clean || settings.is_out_of_time() {
            return None;
        }
        let options = lowering_options(settings, slots);
        let behind = context.entry().function.insts.get(segment.last + 1).map(|i| &i.decoded);
        let returns = segment.returns.is_some() || segment.branch.is_none() && behind == Some(&Decoded::Return);
        let probability = |group: &dag::lift::mux::MuxGroup| conditions.probability(&found.graph, group);
        branched(&found.graph, &Ask { options: &options, probability: &probability, returns })
    }

    /// No instruction outside the segment and no argument leaves anything in the upper halves of vector registers.
    fn upper_halves_are_clean(&self) -> bool {
        let insts = &self.context.entry().function.insts;
        let outside = insts[..self.segment.first].iter().chain(&insts[self.segment.last + 1..]);
        let narrow =
            |parts: &isa::Parts| isa::RegisterFile::Vector.regs().all(|r| parts[r.index()] & !r.low_part(128) == 0);
        self.context.contract.arguments.as_ref().is_some_and(narrow)
            && !outside.map(|i| &i.decoded).any(vzeroupper::may_dirty)
    }
}

/// Code, and what it is compared by.
struct InCode {
    key: Key,
    code: CodeOfSegment,
}

/// Code for a segment that has the branch behind it, too.
struct BranchingCode {
    code: CodeOfSegment,
    segment: Segment,
}
