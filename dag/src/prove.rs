//! Proving one equality: identity, simulation on many states, then the solver.

use crate::normal::normalize;
use crate::smt::{self, Answer, Assignment, Limits};
use crate::symbolic::{Context, conjuncts};
use isa::eval::{Wide, eval_wide};
use isa::expr::WORD;
use isa::{ExprId, Sym};
use std::collections::HashMap;

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

/// How goals were settled.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct Stats {
    pub identical: u32,
    pub solver: u32,
    pub refuted: u32,
    pub unknown: u32,
}

/// Part of the solver's limit for the normal form, which is usually the easier query but not always.
const NORMAL_SHARE: u32 = 8;
/// Number of states that simulation tries before the solver is asked.
const SIMULATIONS: u64 = 96;

pub fn prove(ctx: &mut Context, goal: &Goal, facts: &[ExprId], limits: Limits, stats: &mut Stats) -> Verdict {
    let v = with_chosen_unknowns(ctx, goal, facts, limits, stats);
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
    stats: &mut Stats,
) -> Verdict {
    let chosen = ctx.chosen.clone();
    let goal = &substituted(ctx, goal, &chosen);
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
    for choice in [Choice::Alike, Choice::Target, Choice::Zero] {
        if choice == Choice::Alike && !any_alike {
            continue;
        }
        let map: HashMap<Sym, ExprId> = free.iter().map(|&(s, w)| (s, witness(ctx, goal, choice, s, w))).collect();
        let chosen = substituted(ctx, goal, &map);
        match decide(ctx, &chosen, facts, limits, stats) {
            Verdict::Proved => {
                ctx.chosen.extend(map);
                return Verdict::Proved;
            }
            other => last = other,
        }
    }
    match last {
        Verdict::Refuted(_) => undefined_matter(),
        other => other,
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Choice {
    /// The same as the target's same instruction; where it has none, as [`Choice::Target`].
    Alike,
    Target,
    Zero,
}

fn witness(ctx: &mut Context, goal: &Goal, choice: Choice, sym: Sym, width: u16) -> ExprId {
    match (choice, ctx.alike.get(&sym)) {
        (Choice::Alike, Some(&e)) => e,
        (Choice::Alike | Choice::Target, _) if ctx.arena.width(goal.target) >= width => {
            ctx.arena.extract(goal.target, 0, width)
        }
        _ => ctx.arena.constant_words(width, &[]),
    }
}

fn undefined_matter() -> Verdict {
    Verdict::Unknown("undefined results of the original matter".to_string())
}

fn substituted(ctx: &mut Context, goal: &Goal, map: &HashMap<Sym, ExprId>) -> Goal {
    if map.is_empty() {
        return goal.clone();
    }
    let new = ctx.arena.substitute(&[goal.assumption, goal.source, goal.target], map);
    Goal { name: goal.name.clone(), assumption: new[0], source: new[1], target: new[2] }
}

fn decide(ctx: &mut Context, goal: &Goal, facts: &[ExprId], limits: Limits, stats: &mut Stats) -> Verdict {
    let equal = ctx.arena.eq(goal.source, goal.target);
    let differ = ctx.arena.not(equal);
    let claim = ctx.arena.and(goal.assumption, differ);
    if ctx.arena.as_const(claim).is_some_and(|c| c.value == 0) {
        stats.identical += 1;
        return Verdict::Proved;
    }
    let normal = normalize(&mut ctx.arena, &[claim])[0];
    if ctx.arena.as_const(normal).is_some_and(|c| c.value == 0) {
        stats.identical += 1;
        return Verdict::Proved;
    }
    if let Some(found) = simulate(ctx, claim, facts) {
        return Verdict::Refuted(found);
    }
    // The lanes of a vector are claims of their own: each is easy where all at once are not.
    let parts = if ctx.arena.width(goal.source) > WORD { conjuncts(&ctx.arena, equal) } else { vec![equal] };
    for part in parts {
        let differ = ctx.arena.not(part);
        let claim = ctx.arena.and(goal.assumption, differ);
        match settle(ctx, claim, facts, limits) {
            Verdict::Proved => {}
            other => return other,
        }
    }
    stats.solver += 1;
    Verdict::Proved
}

/// Asks the solver whether `claim` can hold together with the facts, first in normal form and then as it is.
fn settle(ctx: &mut Context, claim: ExprId, facts: &[ExprId], limits: Limits) -> Verdict {
    let normal = normalize(&mut ctx.arena, &[claim])[0];
    if ctx.arena.as_const(normal).is_some_and(|c| c.value == 0) {
        return Verdict::Proved;
    }
    let mut assertions = facts.to_vec();
    assertions.push(normal);
    if smt::check(&ctx.arena, &assertions, Limits { rlimit: limits.rlimit / NORMAL_SHARE, ..limits }) == Answer::Unsat {
        return Verdict::Proved;
    }
    assertions.pop();
    assertions.push(claim);
    match smt::check(&ctx.arena, &assertions, limits) {
        Answer::Unsat => Verdict::Proved,
        Answer::Sat(model) => {
            // Believe the model only if the evaluator agrees.
            let value = eval_wide(&ctx.arena, &assertions, &|s| model.get(&s).copied().unwrap_or_default());
            if value.iter().all(|&v| v == Wide::from(1u64)) {
                Verdict::Refuted(model)
            } else {
                Verdict::Unknown("the solver's model does not satisfy the query".to_string())
            }
        }
        Answer::Unknown(why) => Verdict::Unknown(why),
    }
}

/// Looks for a state in which every fact and the claim hold.
fn simulate(ctx: &Context, claim: ExprId, facts: &[ExprId]) -> Option<Assignment> {
    let mut roots = facts.to_vec();
    roots.push(claim);
    let vars = ctx.arena.variables(&roots);
    (0..SIMULATIONS).find_map(|k| {
        let mut random = crate::random::Random::new(0x5eed ^ k.wrapping_mul(0x9e37_79b9_7f4a_7c15));
        let assignment: Assignment = vars.iter().map(|&(s, w)| (s, random.interesting_wide(w))).collect();
        let values = eval_wide(&ctx.arena, &roots, &|s| assignment.get(&s).copied().unwrap_or_default());
        values.iter().all(|&v| v == Wide::from(1u64)).then_some(assignment)
    })
}
