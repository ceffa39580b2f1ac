//! Proving one equality: identity, simulation on many states, then the solver.

use crate::smt::{self, Answer, Assignment, Limits};
use crate::symbolic::Context;
use isa::eval::eval;
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

/// The source's own undefined results are ours to choose: first whatever makes them equal to the
/// target's value, then zero.
fn with_chosen_unknowns(
    ctx: &mut Context,
    goal: &Goal,
    facts: &[ExprId],
    limits: Limits,
    stats: &mut Stats,
) -> Verdict {
    let free: Vec<(Sym, u16)> = ctx
        .arena
        .variables(&[goal.source, goal.assumption])
        .into_iter()
        .filter(|(s, _)| ctx.free_unknowns.contains(s))
        .collect();
    if free.is_empty() {
        return decide(ctx, goal, facts, limits, stats);
    }
    let mut last = Verdict::Unknown("no choice of the undefined results was tried".to_string());
    for choice in 0..2 {
        let map: HashMap<Sym, ExprId> = free
            .iter()
            .map(|&(s, w)| {
                let witness = if choice == 0 && ctx.arena.width(goal.target) >= w {
                    ctx.arena.extract(goal.target, 0, w)
                } else {
                    ctx.arena.constant(w, 0)
                };
                (s, witness)
            })
            .collect();
        let new = ctx.arena.substitute(&[goal.assumption, goal.source], &map);
        let chosen = Goal { assumption: new[0], source: new[1], ..goal.clone() };
        match decide(ctx, &chosen, facts, limits, stats) {
            Verdict::Proved => return Verdict::Proved,
            other => last = other,
        }
    }
    match last {
        Verdict::Refuted(_) => Verdict::Unknown("undefined results of the original matter".to_string()),
        other => other,
    }
}

fn decide(ctx: &mut Context, goal: &Goal, facts: &[ExprId], limits: Limits, stats: &mut Stats) -> Verdict {
    let equal = ctx.arena.eq(goal.source, goal.target);
    let differ = ctx.arena.not(equal);
    let claim = ctx.arena.and(goal.assumption, differ);
    if ctx.arena.as_const(claim).is_some_and(|c| c.value == 0) {
        stats.identical += 1;
        return Verdict::Proved;
    }
    if let Some(found) = simulate(ctx, claim, facts) {
        return Verdict::Refuted(found);
    }
    let mut assertions = facts.to_vec();
    assertions.push(claim);
    match smt::check(&ctx.arena, &assertions, limits) {
        Answer::Unsat => {
            stats.solver += 1;
            Verdict::Proved
        }
        Answer::Sat(model) => {
            // Believe the model only if the evaluator agrees.
            let value = eval(&ctx.arena, &assertions, &|s| model.get(&s).copied().unwrap_or(0));
            if value.iter().all(|&v| v == 1) {
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
        let assignment: Assignment = vars.iter().map(|&(s, w)| (s, random.interesting(w))).collect();
        let values = eval(&ctx.arena, &roots, &|s| assignment.get(&s).copied().unwrap_or(0));
        values.iter().all(|&v| v == 1).then_some(assignment)
    })
}
