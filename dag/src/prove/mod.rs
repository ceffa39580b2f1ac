//! Proving one equality: identity, simulation on many states, then one route after another ([`route::LADDER`]).

pub mod exhaustive;
pub mod int;
mod ladder;
pub mod normal;
pub mod orders;
mod recall;
mod record;
mod route;
pub mod sums;
mod sweep;

pub use crate::ir::query::{Query, QueryText};
pub use ladder::by_route;
pub use route::{LADDER, ProofStats, Route, Rung};

use crate::prove::normal::normalize;
use crate::semantics::symbolic::{Context, conjuncts};
use crate::smt::{Assignment, Limits};
use isa::expr::WORD;
use isa::{ExprId, Sym};
use ladder::{discharge, is_false, keep, simulate};
use rustc_hash::FxHashMap;

/// The answer to one goal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    Proved,
    /// The assumption holds and the sides differ here.
    Refuted(Assignment),
    Unknown(String),
}

/// `assumption` (width 1) implies `source = target`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Goal {
    /// What is claimed, for messages: `rax at return`, `address of load 2`.
    pub name: String,
    pub assumption: ExprId,
    pub source: ExprId,
    pub target: ExprId,
}

pub fn prove(ctx: &mut Context, goal: &Goal, facts: &[ExprId], limits: Limits, stats: &mut ProofStats) -> Verdict {
    let kept = ctx.queries.as_ref().map_or(0, Vec::len);
    let v = with_chosen_unknowns(ctx, goal, facts, limits, stats);
    if v != Verdict::Proved {
        forget(ctx, kept);
    }
    match v {
        Verdict::Refuted(_) => stats.refuted += 1,
        Verdict::Unknown(_) => stats.unknown += 1,
        Verdict::Proved => {}
    }
    v
}

/// The source's own undefined results are ours to choose: first what the target's same instruction
/// gives, then whatever makes them equal to the target's value, then zero. A choice that proved a goal holds for all goals that follow.
fn with_chosen_unknowns(
    ctx: &mut Context,
    goal: &Goal,
    facts: &[ExprId],
    limits: Limits,
    stats: &mut ProofStats,
) -> Verdict {
    let chosen = ctx.chosen.clone();
    let goal = &substitute(ctx, goal, &chosen);
    let variables = ctx.arena.variables(&[goal.source, goal.assumption]);
    let free: Vec<(Sym, u16)> = variables.into_iter().filter(|(s, _)| ctx.free_unknowns.contains(s)).collect();
    if free.is_empty() {
        return match decide(ctx, goal, facts, limits, stats) {
            Verdict::Refuted(_) if !chosen.is_empty() => undefined_matter(),
            other => other,
        };
    }
    let mut last = undefined_matter();
    let any_alike = free.iter().any(|(s, _)| ctx.alike.contains_key(s));
    let kept = ctx.queries.as_ref().map_or(0, Vec::len);
    for choice in [WitnessChoice::Alike, WitnessChoice::Target, WitnessChoice::Zero] {
        if choice == WitnessChoice::Alike && !any_alike {
            continue;
        }
        let map: FxHashMap<Sym, ExprId> = free.iter().map(|&(s, w)| (s, witness(ctx, goal, choice, s, w))).collect();
        let chosen = substitute(ctx, goal, &map);
        match decide(ctx, &chosen, facts, limits, stats) {
            Verdict::Proved => {
                ctx.chosen.extend(map);
                return Verdict::Proved;
            }
            other => {
                forget(ctx, kept);
                last = other;
            }
        }
    }
    match last {
        Verdict::Refuted(_) => undefined_matter(),
        other => other,
    }
}

/// Drops the queries of an attempt that proved nothing, back to the first `kept`.
fn forget(ctx: &mut Context, kept: usize) {
    if let Some(queries) = &mut ctx.queries {
        queries.truncate(kept);
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum WitnessChoice {
    /// The same as the target's same instruction; where it has none, as [`WitnessChoice::Target`].
    Alike,
    Target,
    Zero,
}

fn witness(ctx: &mut Context, goal: &Goal, choice: WitnessChoice, sym: Sym, width: u16) -> ExprId {
    match (choice, ctx.alike.get(&sym)) {
        (WitnessChoice::Alike, Some(&e)) => e,
        (WitnessChoice::Alike | WitnessChoice::Target, _) if ctx.arena.width(goal.target) >= width => {
            ctx.arena.extract(goal.target, 0, width)
        }
        _ => ctx.arena.constant_words(width, &[]),
    }
}

fn undefined_matter() -> Verdict {
    Verdict::Unknown("undefined results of the original matter".to_string())
}

fn substitute(ctx: &mut Context, goal: &Goal, map: &FxHashMap<Sym, ExprId>) -> Goal {
    if map.is_empty() {
        return goal.clone();
    }
    let new = ctx.arena.substitute(&[goal.assumption, goal.source, goal.target], map);
    Goal { name: goal.name.clone(), assumption: new[0], source: new[1], target: new[2] }
}

fn decide(ctx: &mut Context, goal: &Goal, facts: &[ExprId], limits: Limits, stats: &mut ProofStats) -> Verdict {
    let equal = ctx.arena.eq(goal.source, goal.target);
    let claim = against(ctx, goal.assumption, equal);
    let normal = normalize(&mut ctx.arena, &[claim])[0];
    if is_false(&ctx.arena, claim) || is_false(&ctx.arena, normal) {
        stats.identical += 1;
        stats.count(Route::Identity);
        keep(ctx, &goal.name, Route::Identity, facts, claim);
        return Verdict::Proved;
    }
    if let Some(found) = simulate(&ctx.arena, claim, facts) {
        stats.count(Route::Simulation);
        return Verdict::Refuted(found);
    }
    // The lanes of a vector are claims of their own: each is easy where all at once are not.
    let parts = if ctx.arena.width(goal.source) > WORD { conjuncts(&ctx.arena, equal) } else { vec![equal] };
    for part in parts {
        let claim = against(ctx, goal.assumption, part);
        match discharge(ctx, &goal.name, claim, facts, limits, stats) {
            Verdict::Proved => {}
            other => return other,
        }
    }
    stats.solver += 1;
    Verdict::Proved
}

/// What a counterexample would have to satisfy.
fn against(ctx: &mut Context, assumption: ExprId, equal: ExprId) -> ExprId {
    let differ = ctx.arena.not(equal);
    ctx.arena.and(assumption, differ)
}
