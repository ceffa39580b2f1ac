//! Branches with arms that may fault: nothing with an effect may become a value that is always computed. But where one
//! arm does the same as the other whenever the other is taken (a division at the width that the operands need), that arm
//! can serve for both, and the branch goes.

use super::RegionBuilder;
use crate::analysis::liveness::Live;
use crate::ir::cfg::Dest;
use crate::ir::graph::{NodeId, Value};
use crate::ir::random::Random;
use crate::lift::Lifter;
use crate::prove::{Goal, ProofStats, Verdict, prove};
use crate::semantics::meaning::{DagTerms, terms};
use crate::semantics::symbolic::{Context, Side, part_mask};
use crate::smt::{Assignment, Limits};
use isa::eval::{Wide, eval_wide};
use isa::{Arena, Cond, ExprId, Flag, Reg};
use rustc_hash::FxHashMap;

/// What was lifted before a branch, and what it looks at.
pub struct BranchPoint {
    pub lifter: Lifter,
    pub cond: Cond,
    pub flags: Vec<(Flag, Value)>,
}

/// Arms with effects are rare, and so is what needs this much.
const LIMITS: Limits = Limits { rlimit: 4_000_000, seed: 0 };
/// States at the corners of divisions that are tried before.
const CORNERS: u64 = 128;

impl RegionBuilder<'_> {
    /// Goes one arm where it covers the other.
    pub fn one_for_both(
        &mut self,
        fork: &BranchPoint,
        [taken, fall]: [&Dest; 2],
        meet: &Dest,
        depth: usize,
    ) -> Option<()> {
        let visited = self.visited.clone();
        for (stays, goes, goes_if) in [(fall, taken, true), (taken, fall, false)] {
            self.lifter = fork.lifter.clone();
            self.arm(stays, meet, depth)?;
            let alone = self.lifter.clone();
            self.lifter.set_state(fork.lifter.state());
            self.arm(goes, meet, depth)?;
            let both = std::mem::replace(&mut self.lifter, alone);
            if self.covers(both, fork, goes_if, &self.live.behind(meet)) {
                self.visited = visited;
                return Some(());
            }
        }
        None
    }

    /// Whether this arm does what the other does where the condition is `goes_if`. `both` has gone this arm and then the
    /// other.
    fn covers(&self, mut both: Lifter, fork: &BranchPoint, goes_if: bool, live: &Live) -> bool {
        let mut ctx = Context::new();
        let pairs: Vec<(Reg, Value, Value)> = Reg::all()
            .filter(|r| live.at(*r) != 0)
            .map(|r| {
                let other = both.reg(r);
                (r, self.lifter.state().reg(r).unwrap_or_else(|| both.input(r)), other)
            })
            .collect();
        let flags: Vec<(Value, Value)> =
            live.flags.iter().filter_map(|f| Some((self.lifter.state().flag(f)?, both.flag(f)))).collect();
        if flags.len() < live.flags.iter().count() {
            return false;
        }
        let terms = terms(&mut ctx, &both.dag, Side::Source, &FxHashMap::default());
        let never = ctx.arena.bool(false);
        let holds = fork.cond.expr(&mut ctx.arena, |_, f| {
            let v = fork.flags.iter().find(|x| x.0 == f).map(|x| x.1);
            v.and_then(|v| terms.of.get(&v).copied()).unwrap_or(never)
        });
        let assumption = if goes_if { holds } else { ctx.arena.not(holds) };
        let (first, second) = (fork.lifter.dag.effects.len(), self.lifter.dag.effects.len());
        let effects = &both.dag.effects;
        let Some(source) = any_fault(&mut ctx, &terms, &effects[second..]) else { return false };
        let Some(target) = any_fault(&mut ctx, &terms, &effects[first..second]) else { return false };
        if can_differ(&mut ctx.arena, assumption, source, target) {
            return false;
        }
        let mut goals = vec![Goal { name: "fault".to_string(), assumption, source, target }];
        // What comes after a fault does not happen.
        let none = ctx.arena.not(source);
        let assumption = ctx.arena.and(assumption, none);
        for (r, one, other) in pairs {
            let (Some(&x), Some(&y)) = (terms.of.get(&other), terms.of.get(&one)) else { return false };
            let mask = part_mask(&mut ctx.arena, r, live.at(r));
            let (source, target) = (ctx.arena.and(x, mask), ctx.arena.and(y, mask));
            goals.push(Goal { name: r.to_string(), assumption, source, target });
        }
        for (one, other) in flags {
            let (Some(&source), Some(&target)) = (terms.of.get(&other), terms.of.get(&one)) else { return false };
            goals.push(Goal { name: "flag".to_string(), assumption, source, target });
        }
        let mut proved = |g: &Goal| prove(&mut ctx, g, &[], LIMITS, &mut ProofStats::default()) == Verdict::Proved;
        goals.iter().all(&mut proved)
    }
}

/// Whether one arm faults in a state in which the other does not. Where numbers are 0 or 1 half of the time, quotients are too
/// large or there is none, for which a solver has to look long.
fn can_differ(arena: &mut Arena, assumption: ExprId, source: ExprId, target: ExprId) -> bool {
    let different = arena.xor(source, target);
    let claim = arena.and(assumption, different);
    let variables = arena.variables(&[claim]);
    (0..CORNERS).any(|k| {
        let mut random = Random::numbered(0xd171de, k);
        let mut number = |width: u16| match random.below(4) {
            n @ 0..=1 => Wide::from(n as u64),
            _ => random.interesting_wide(width),
        };
        let state: Assignment = variables.iter().map(|&(s, w)| (s, number(w))).collect();
        eval_wide(arena, &[claim], &|s| state.get(&s).copied().unwrap_or_default())[0] == Wide::from(1u64)
    })
}

/// One of these nodes faults; `None` if one of them does anything else.
fn any_fault(ctx: &mut Context, terms: &DagTerms, effects: &[NodeId]) -> Option<ExprId> {
    effects.iter().try_fold(ctx.arena.bool(false), |any, n| {
        let fault = terms.fault.get(n).filter(|_| !terms.address.contains_key(n))?;
        Some(ctx.arena.or(any, *fault))
    })
}
