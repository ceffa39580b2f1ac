//! Pieces of a function that are searched and replaced as one: runs of modelled instructions inside a
//! block whose text may be changed.

use super::context::FunctionContext;
use crate::function::cost::cost_of;
use dag::analysis::branch_facts::BranchFacts;
use dag::analysis::liveness::Liveness;
use dag::ir::cfg::{BlockId, Flow};
use dag::ir::graph::{Dag, Kind, NodeId};
use dag::ir::signature::Condition;
use dag::lift::frame::pruned;
use dag::lift::lift;
use dag::lift::region::{self, Region};
use dag::rewrite::branch_conditions::{BranchCondition, branch_condition};
use dag::rewrite::divisions;
use dag::rewrite::memory;
use dag::smt::Limits;
use isa::uarch::Uarch;
use isa::{Cond, Decoded, FlagSet, Gpr, Reg, Target};
use lowering::cost::predict::Outs;
use std::collections::BTreeSet;
use std::ops::Range;

/// Instructions `first ..= last` of a function.
#[derive(Clone, Debug)]
pub struct Segment {
    pub first: usize,
    pub last: usize,
    pub dag: Dag,
    pub cost: lowering::Cost,
    /// Conditional moves that joined the arms of branches, each with its branch's instruction.
    pub muxes: Vec<(usize, NodeId)>,
    /// Divisions that cannot fault, as the contract's conditions show, or whose fault may be left out.
    pub infallible: Vec<usize>,
    /// The return among them that has to stand behind the replacement.
    pub returns: Option<usize>,
    /// The whole function without its frame.
    pub frameless: bool,
    /// The branch among them that has to stand behind the replacement, on another condition than in the input.
    pub branch: Option<BranchBehind>,
    /// The branch behind them in the input, if it may be on another condition.
    pub behind: Option<BranchBehind>,
}

/// A branch that stands behind new code.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BranchBehind {
    pub cond: Cond,
    /// Where it goes, as the input says it.
    pub target: String,
}

/// The segments of a function, as `Segmentation::segments` lists them.
pub fn segments(context: &FunctionContext, tune: &Uarch) -> Vec<Segment> {
    let callees = |t: &Target| context.callees.of(t);
    let live = Liveness::compute(&context.function, &context.cfg, &context.contract.live_out, &callees);
    let given = &context.contract.preconditions;
    let branch_facts = BranchFacts::compute(&context.function, &context.cfg, &live, given);
    Segmentation { context, live, branch_facts, tune }.segments()
}

/// A function and what its segments depend on.
struct Segmentation<'a> {
    context: &'a FunctionContext<'a>,
    live: Liveness,
    branch_facts: BranchFacts,
    tune: &'a Uarch,
}

impl Segmentation<'_> {
    /// The segments of the function: the whole of it if that lets go of a frame, then branch regions (the larger first),
    /// then the runs inside blocks. Runs of fewer than two instructions are left out. Segments may overlap; the first that
    /// is replaced wins.
    fn segments(&self) -> Vec<Segment> {
        let FunctionContext { cfg, contract, .. } = self.context;
        let mut out = Vec::from_iter(self.frameless());
        out.extend(self.regions());
        for b in cfg.ids() {
            for s in self.runs(b).into_iter().filter_map(|run| self.run(b, run)) {
                let s = Segment { behind: self.branch_behind(b, &s), ..s };
                out.extend(s.with_branch(&s.dag));
                out.push(s);
            }
        }
        let at_entry = cfg.preds.first().is_some_and(Vec::is_empty);
        for s in out.iter_mut().filter(|s| at_entry && (s.frameless || self.facts_hold_at(s.first))) {
            s.dag.facts = contract.preconditions.clone();
            s.infallible = divisions::make_infallible(&mut s.dag);
        }
        if divisions::only_computes(&self.context.function, cfg) {
            let without_facts = out.iter_mut().filter(|s| s.dag.facts.is_empty());
            without_facts.for_each(|s| s.infallible.extend(divisions::free(&mut s.dag)));
        }
        out.iter_mut().for_each(|s| self.assume_branches(s));
        if !contract.keeps_accesses() {
            for s in out.iter_mut().filter_map(|s| memory::remove_redundant_accesses(&mut s.dag).then_some(s)) {
                // Stores that went are no part of the graph any more.
                let Some((dag, moved)) = pruned(&s.dag) else { continue };
                s.muxes = s.muxes.iter().filter_map(|(i, n)| Some((*i, *moved.get(n)?))).collect();
                s.dag = dag;
            }
        }
        out
    }

    /// Adds to a segment's facts what branches say of its inputs where it begins. With facts a division is a value only where
    /// they exclude that it faults, so one whose fault was left out goes without.
    fn assume_branches(&self, s: &mut Segment) {
        if s.dag.facts.is_empty() && !s.dag.values_that_fault().is_empty() {
            return;
        }
        let is_input = |g: &Gpr| s.dag.iter().any(|(_, n)| n.kind == Kind::Input(Reg::of(*g)));
        let said = self.branch_facts.before(&self.context.cfg, &self.live, s.first);
        let new = said.into_iter().filter(|c| c.registers().iter().all(is_input) && !s.dag.facts.contains(c));
        let new: Vec<Condition> = new.collect();
        if !new.is_empty() {
            s.dag.facts.extend(new);
            s.infallible.extend(divisions::make_infallible(&mut s.dag));
        }
    }

    /// Whether an instruction finds the registers that the contract's facts are about as they were at entry, where nothing
    /// jumps back to: nothing before it writes them.
    fn facts_hold_at(&self, inst: usize) -> bool {
        let Some(entry) = self.context.cfg.blocks.first() else { return false };
        let about: BTreeSet<_> = self.context.contract.preconditions.iter().flat_map(Condition::registers).collect();
        let leaves = |i: usize| about.iter().all(|g| self.live.effects(i).writes[g.index()] == 0);
        inst < entry.end && (0..inst).all(leaves)
    }

    /// The whole function, if that makes its frame unneeded and the text can be replaced as one.
    fn frameless(&self) -> Option<Segment> {
        let r = region::whole(&self.context.function, &self.context.cfg, &self.live)?;
        self.context.module.can_replace_frame(self.context.index, r.first, r.end - 1).ok()?;
        Some(Segment { frameless: true, ..self.of_region(r) })
    }

    fn of_region(&self, r: Region) -> Segment {
        let (muxes, returns) = (r.muxes, r.returns);
        Segment { muxes, returns, ..self.of_graph(r.first, r.end, r.dag) }
    }

    fn of_graph(&self, first: usize, end: usize, dag: Dag) -> Segment {
        let cost = cost_of(&self.context.function.insts[first..end], self.tune, Outs::of(&dag));
        let (muxes, infallible) = (Vec::new(), Vec::new());
        Segment {
            first,
            last: end - 1,
            dag,
            cost,
            muxes,
            infallible,
            returns: None,
            frameless: false,
            branch: None,
            behind: None,
        }
    }

    /// Branch regions whose text can be replaced as one.
    fn regions(&self) -> Vec<Segment> {
        let (live, FunctionContext { function: f, cfg, .. }) = (&self.live, self.context);
        let mut out = Vec::new();
        for b in cfg.ids() {
            let block = cfg.block(b);
            if !matches!(block.flow, Flow::Branch { .. }) {
                continue;
            }
            // The run of modelled instructions before the branch belongs to it.
            // What does nothing at the entry is a landing pad for indirect calls.
            let nop = |i: usize| f.insts[i].decoded == Decoded::Nop && i != 0;
            let plain = |i: usize| matches!(f.insts[i].decoded, Decoded::Plain(_)) || nop(i);
            let first = (block.first..block.body_end).rev().take_while(|&i| plain(i)).last().unwrap_or(block.body_end);
            // An earlier start that the text does not allow gives way to a later one.
            let found = (first..=block.body_end).find_map(|first| {
                let mut all = region::regions(f, cfg, live, b, first);
                all.retain(|r| self.can_replace(r.first, r.end - 1));
                (!all.is_empty()).then_some(all)
            });
            out.extend(ends(found.unwrap_or_default()).map(|r| self.of_region(r)));
        }
        out.sort_by_key(|s| std::cmp::Reverse(s.last - s.first));
        out
    }

    fn can_replace(&self, first: usize, last: usize) -> bool {
        self.context.module.can_replace(self.context.index, first, last).is_ok()
    }

    /// Maximal runs of instructions with rows between which the text holds nothing that must stay.
    fn runs(&self, b: BlockId) -> Vec<Range<usize>> {
        let block = self.context.cfg.block(b);
        let mut out = Vec::new();
        let mut start = None;
        for i in block.first..block.body_end {
            let plain = matches!(self.context.function.insts[i].decoded, Decoded::Plain(_)) && self.can_replace(i, i);
            let joined = start.is_some_and(|s| self.can_replace(s, i));
            match (plain, start) {
                (true, Some(_)) if joined => {}
                (true, s) => {
                    out.extend(s.map(|s| s..i));
                    start = Some(i);
                }
                (false, s) => {
                    out.extend(s.map(|s| s..i));
                    start = None;
                }
            }
        }
        out.extend(start.map(|s| s..block.body_end));
        out.retain(|run: &Range<usize>| run.len() >= 2);
        out
    }

    /// The branch behind a run at the end of a block, if nobody else looks at its flags and its text may be changed.
    fn branch_behind(&self, b: BlockId, run: &Segment) -> Option<BranchBehind> {
        let FunctionContext { function: f, cfg, .. } = self.context;
        let (block, last) = (cfg.block(b), run.last + 1);
        let Flow::Branch { cond, .. } = block.flow else { return None };
        let inst = f.insts.get(last).filter(|i| matches!(i.decoded, Decoded::Branch(c, _) if c == cond))?;
        let alone = last == block.body_end && self.live.at_end[b.index()].flags == FlagSet::NONE;
        let target = target(&inst.text)?;
        (alone && self.can_replace(run.first, last)).then_some(BranchBehind { cond, target })
    }

    fn run(&self, b: BlockId, insts: Range<usize>) -> Option<Segment> {
        let after = self.live.at(&self.context.cfg, b, insts.end);
        Some(self.of_graph(insts.start, insts.end, lift(&self.context.function, insts, &after)?))
    }
}

impl Segment {
    /// The segment together with the branch behind it, on another condition.
    pub fn with_branch_on(&self, cond: Cond) -> Option<Segment> {
        let branch = Some(BranchBehind { cond, ..self.behind.clone()? });
        Some(Segment { last: self.last + 1, branch, behind: None, ..self.clone() })
    }

    /// The same, with this graph in place of its own, where other flags that cost less say when the branch is taken.
    pub fn with_branch(&self, graph: &Dag) -> Option<Segment> {
        let BranchCondition { dag, cond } = branch_condition(graph, self.behind.as_ref()?.cond, CONDITION)?;
        Some(Segment { dag, ..self.with_branch_on(cond)? })
    }
}

/// Z3's resource counter for a condition.
const CONDITION: Limits = Limits { rlimit: 200_000, seed: 0 };

/// Where a branch goes, if its text is a mnemonic and that.
fn target(text: &str) -> Option<String> {
    let mut words = text.split_whitespace();
    let (mnemonic, target, end) = (words.next()?, words.next()?, words.next());
    let plain = target.chars().all(|c| c.is_ascii_alphanumeric() || "_.$".contains(c));
    (mnemonic.starts_with('j') && plain && end.is_none()).then(|| target.to_string())
}

/// The smallest and the largest of some regions, which are one where the arms meet in a block without a body.
fn ends(mut all: Vec<Region>) -> impl Iterator<Item = Region> {
    all.dedup_by_key(|r| (r.first, r.end, r.returns));
    let largest = (all.len() > 1).then(|| all.pop()).flatten();
    all.truncate(1);
    all.into_iter().chain(largest)
}
