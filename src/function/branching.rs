//! Branches in what a segment becomes: how likely its conditions are, and what its own code costs with that.

use super::context::FunctionContext;
use crate::function::segment::Segment;
use crate::input::profile::Profile;
use crate::options::branches::Branches;
use dag::analysis::paths::paths;
use dag::ir::function::Function;
use dag::ir::graph::Dag;
use dag::lift::mux::{self, MuxGroup, mux_groups};
use dag::prove::{Goal, ProofStats, Verdict, prove};
use dag::semantics::symbolic::Context;
use dag::smt::Limits;
use isa::uarch::Uarch;
use isa::{Decoded, ExprId};
use lowering::cost::predict::{Line, Outs};
use lowering::phases::if_conversion::{BranchProbability, ExpectedCost, WHOLE, WeightedPath};
use std::ops::Range;

/// What is known of a segment's conditions.
pub struct Conditions {
    dag: Dag,
    known: Vec<(MuxGroup, BranchProbability)>,
    /// There is a branch in the segment's code.
    branching: bool,
    /// What that code costs, if its paths can be listed.
    pub before: Option<ExpectedCost>,
}

impl Conditions {
    pub fn of(context: &FunctionContext, segment: &Segment, profile: Option<&Profile>, tune: &Uarch) -> Conditions {
        let FunctionContext { module, function: f, cfg, .. } = context;
        let at = |inst: usize| profile.and_then(|p| p.probability(module, f, cfg, inst));
        let mut known = Vec::new();
        for group in mux_groups(&segment.dag) {
            let probability = group.muxes.iter().find_map(|m| {
                let joined = segment.muxes.iter().find(|x| x.1 == m.node).map(|x| x.0);
                let probability = at(joined.or(segment.dag.node(m.node).origin)?)?;
                let same = mux::condition(&segment.dag, m.node) == Some(group.cond);
                Some(if same { probability } else { probability.complement() })
            });
            known.extend(probability.map(|probability| (group, probability)));
        }
        let own = &f.insts[segment.first..=segment.last];
        let branching = own.iter().any(|i| matches!(i.decoded, Decoded::Branch(..)));
        let probability = |inst| at(inst).unwrap_or_default();
        let outs = Outs::of(&segment.dag);
        let before = expected_cost(f, segment.first..segment.last + 1, &probability, outs, tune);
        Conditions { dag: segment.dag.clone(), known, branching, before }
    }

    /// Whether the profile says anything of them.
    pub fn profiled(&self) -> bool {
        !self.known.is_empty()
    }

    pub fn allow(&self, branches: Branches) -> bool {
        match branches {
            Branches::Auto => self.branching || self.profiled(),
            Branches::Always => true,
            Branches::Never => false,
        }
    }

    /// The probability of a mux group of a graph that stands for the segment: that of a condition that is always the
    /// same, or always the opposite.
    pub fn probability(&self, dag: &Dag, group: &MuxGroup) -> BranchProbability {
        let same = |(own, probability): &(MuxGroup, BranchProbability)| match related(&self.dag, own, dag, group)? {
            true => Some(*probability),
            false => Some(probability.complement()),
        };
        self.known.iter().find_map(same).unwrap_or_default()
    }
}

/// Whether two conditions over the same inputs are the same (true) or opposite (false).
fn related(a: &Dag, x: &MuxGroup, b: &Dag, y: &MuxGroup) -> Option<bool> {
    let mut ctx = Context::new();
    let (x, y) = (x.term(&mut ctx, a)?, y.term(&mut ctx, b)?);
    let opposite = ctx.arena.not(y);
    let assumption = ctx.arena.bool(true);
    let quick = Limits { rlimit: 200_000, ..Limits::default() };
    let mut equal = |target: ExprId| {
        let goal = Goal { name: "condition".to_string(), assumption, source: x, target };
        prove(&mut ctx, &goal, &[], quick, &mut ProofStats::default()) == Verdict::Proved
    };
    if equal(y) { Some(true) } else { equal(opposite).then_some(false) }
}

/// What some instructions cost, with the probabilities of their branches; `None` if their paths are too many.
fn expected_cost(
    f: &Function,
    insts: Range<usize>,
    probability: &dyn Fn(usize) -> BranchProbability,
    outs: Outs,
    tune: &Uarch,
) -> Option<ExpectedCost> {
    let mut weighted = Vec::new();
    for steps in paths(f, insts.start, insts.end)? {
        let mut path = WeightedPath { probability: WHOLE, ..WeightedPath::straight(Vec::new()) };
        for at in steps {
            let Some(line) = Line::decoded(&f.insts[at.inst].decoded, tune) else { continue };
            match at.taken {
                Some(taken) => path.branch(line, probability(at.inst), taken),
                None => {
                    path.jumps += u32::from(matches!(f.insts[at.inst].decoded, Decoded::Jump(_)));
                    path.lines.push(line);
                }
            }
        }
        weighted.push(path);
    }
    let own = &f.insts[insts];
    let bytes = own.iter().map(|i| i.len).sum();
    let instructions = own.iter().filter(|i| Line::decoded(&i.decoded, tune).is_some()).count() as u32;
    Some(ExpectedCost::of(bytes, instructions, &weighted, outs, tune))
}
