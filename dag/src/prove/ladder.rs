//! Settling one claim: each route in turn, until one of them knows.

use super::Verdict;
use super::exhaustive::{self, StatesVerdict};
use super::int;
use super::orders;
use super::recall::{self, Alone};
use super::record;
use super::route::{LADDER, ProofStats, Route};
use super::sums;
use super::sweep::sweep;
use crate::prove::normal::normalize;
use crate::semantics::symbolic::Context;
use crate::smt::{self, Assignment, Limits, SmtAnswer};
use isa::eval::{Wide, eval_wide};
use isa::{Arena, ExprId, Sym};
use std::collections::BTreeSet;

/// Number of states that simulation tries before a solver is asked.
const SIMULATIONS: u64 = 96;

/// Whether `claim` (width 1) can hold together with the facts; [`Verdict::Proved`] if not.
pub fn discharge(
    ctx: &mut Context,
    goal: &str,
    claim: ExprId,
    facts: &[ExprId],
    limits: Limits,
    stats: &mut ProofStats,
) -> Verdict {
    let Settled { verdict, route } = recall::settle(Alone::new(&ctx.arena, claim, facts), limits);
    if let Some(route) = route {
        stats.count(route);
        if verdict == Verdict::Proved {
            keep(ctx, goal, route, facts, claim);
        }
    }
    verdict
}

/// What the ladder came to.
#[derive(Clone, Debug)]
pub struct Settled {
    pub verdict: Verdict,
    /// The route that knew; none if none did.
    pub route: Option<Route>,
}

/// One route after the other, until one of them knows.
pub fn climb(arena: &mut Arena, claim: ExprId, facts: &[ExprId], limits: Limits) -> Settled {
    let normal = normalize(arena, &[claim])[0];
    if is_false(arena, normal) {
        return Settled { verdict: Verdict::Proved, route: Some(Route::Identity) };
    }
    let asked = Asked::new(arena, claim, normal, facts);
    let mut last = Verdict::Unknown("no route applies".to_string());
    for rung in LADDER {
        if let Err(why) = smt::may_ask() {
            return Settled { verdict: Verdict::Unknown(why.to_string()), route: None };
        }
        let limits = Limits { rlimit: limits.rlimit / rung.share, ..limits };
        match asked.by(arena, rung.route, limits) {
            Verdict::Unknown(why) => last = Verdict::Unknown(why),
            known => return Settled { verdict: known, route: Some(rung.route) },
        }
    }
    Settled { verdict: last, route: None }
}

/// What one route of the ladder by itself says of a claim, as `discharge` asks it.
pub fn by_route(ctx: &mut Context, claim: ExprId, facts: &[ExprId], route: Route, limits: Limits) -> Verdict {
    let normal = normalize(&mut ctx.arena, &[claim])[0];
    match route {
        Route::Identity if is_false(&ctx.arena, normal) => Verdict::Proved,
        Route::Identity => Verdict::Unknown("the sides are two terms".to_string()),
        Route::Simulation => match simulate(&ctx.arena, claim, facts) {
            Some(found) => Verdict::Refuted(found),
            None => Verdict::Unknown("no state shows a difference".to_string()),
        },
        _ => Asked::new(&ctx.arena, claim, normal, facts).by(&mut ctx.arena, route, limits),
    }
}

/// Writes down a claim that was found impossible, if that is wanted.
pub fn keep(ctx: &mut Context, goal: &str, route: Route, facts: &[ExprId], claim: ExprId) {
    let Some(queries) = &mut ctx.queries else { return };
    queries.push(if is_false(&ctx.arena, claim) {
        record::identical(goal)
    } else {
        let (all, near) = ([facts, &[claim]].concat(), near(&ctx.arena, facts, claim));
        record::excluded(&ctx.arena, goal, route, &all, &near)
    });
}

pub fn is_false(arena: &Arena, e: ExprId) -> bool {
    arena.as_const(e).is_some_and(|c| c.value == 0)
}

/// The claim with its facts, in the forms that routes ask for.
struct Asked {
    claim: Vec<ExprId>,
    normal: Vec<ExprId>,
    /// The claim with those facts alone that share variables with it.
    near: Vec<ExprId>,
}

impl Asked {
    fn new(arena: &Arena, claim: ExprId, normal: ExprId, facts: &[ExprId]) -> Asked {
        let with = |e: ExprId| [facts, &[e]].concat();
        Asked { claim: with(claim), normal: with(normal), near: near(arena, facts, claim) }
    }

    fn by(&self, arena: &mut Arena, route: Route, limits: Limits) -> Verdict {
        match route {
            Route::QuickBits | Route::NormalBits => self.ask_solver(arena, &self.normal, limits),
            Route::Bits => self.ask_solver(arena, &self.claim, limits),
            Route::Sums => self.by_sums(arena),
            Route::Integers if !int::suited(arena, &self.near) => Verdict::Unknown("no arithmetic".to_string()),
            Route::Integers => match int::refute(arena, &self.near, limits) {
                int::IntOutcome::Unsat { .. } => Verdict::Proved,
                int::IntOutcome::Unknown(why) => Verdict::Unknown(why),
            },
            Route::Exhaustive => self.by_states(arena, &exhaustive::decide(arena, &self.claim)),
            Route::Orders => {
                // Facts could only make the claim impossible where it is not so without them.
                let claim = self.claim.last().map(|&c| orders::decide(arena, c, limits));
                self.by_states(arena, &claim.unwrap_or(StatesVerdict::Unsuited))
            }
            Route::Sweep => self.swept(arena, limits),
            Route::Identity | Route::Simulation => unreachable!("they come before the ladder"),
        }
    }

    /// Facts are left out: without them the claim has more states.
    fn by_sums(&self, arena: &Arena) -> Verdict {
        match self.claim.last() {
            Some(&claim) if sums::suited(arena, claim) => match sums::refute(arena, claim) {
                Ok(()) => Verdict::Proved,
                Err(why) => Verdict::Unknown(why.to_string()),
            },
            _ => Verdict::Unknown("no sums".to_string()),
        }
    }

    fn by_states(&self, arena: &Arena, said: &StatesVerdict) -> Verdict {
        match said {
            StatesVerdict::Impossible => Verdict::Proved,
            StatesVerdict::Possible(model) => self.check_model(arena, model.clone()),
            StatesVerdict::Unsuited => Verdict::Unknown("about more than a few states".to_string()),
        }
    }

    fn swept(&self, arena: &mut Arena, limits: Limits) -> Verdict {
        // The facts come first, the claim last.
        let Some(swept) = self.claim.last().and_then(|&claim| sweep(arena, claim, limits)) else {
            return Verdict::Unknown("no equal parts".to_string());
        };
        let normal = normalize(arena, &[swept])[0];
        if is_false(arena, normal) {
            return Verdict::Proved;
        }
        let facts = &self.claim[..self.claim.len() - 1];
        self.ask_solver(arena, &[facts, &[normal]].concat(), limits)
    }

    fn ask_solver(&self, arena: &Arena, assertions: &[ExprId], limits: Limits) -> Verdict {
        match smt::check(arena, assertions, limits) {
            SmtAnswer::Unsat => Verdict::Proved,
            SmtAnswer::Sat(model) => self.check_model(arena, model),
            SmtAnswer::Unknown(why) => Verdict::Unknown(why),
        }
    }

    /// A model counts only if the evaluator agrees, on the claim as it was made.
    fn check_model(&self, arena: &Arena, model: Assignment) -> Verdict {
        if all_hold(arena, &self.claim, &model) {
            Verdict::Refuted(model)
        } else {
            Verdict::Unknown("the solver's model does not satisfy the query".to_string())
        }
    }
}

fn all_hold(arena: &Arena, assertions: &[ExprId], model: &Assignment) -> bool {
    let values = eval_wide(arena, assertions, &|s| model.get(&s).copied().unwrap_or_default());
    values.iter().all(|&v| v == Wide::from(1u64))
}

/// The claim, and the facts that are connected to it by variables. What is left out can only make a claim possible.
fn near(arena: &Arena, facts: &[ExprId], claim: ExprId) -> Vec<ExprId> {
    let of = |e: ExprId| arena.variables(&[e]).into_iter().map(|(s, _)| s).collect::<BTreeSet<Sym>>();
    let mut known = of(claim);
    let mut left: Vec<(ExprId, BTreeSet<Sym>)> = facts.iter().map(|&f| (f, of(f))).collect();
    let mut taken = vec![claim];
    loop {
        let (close, far): (Vec<_>, Vec<_>) = left.into_iter().partition(|(_, vars)| !vars.is_disjoint(&known));
        if close.is_empty() {
            return taken;
        }
        for (fact, vars) in close {
            taken.push(fact);
            known.extend(vars);
        }
        left = far;
    }
}

/// Looks for a state in which every fact and the claim hold.
pub fn simulate(arena: &Arena, claim: ExprId, facts: &[ExprId]) -> Option<Assignment> {
    let roots = [facts, &[claim]].concat();
    let vars = arena.variables(&roots);
    (0..SIMULATIONS).find_map(|k| {
        let mut random = crate::ir::random::Random::numbered(0x5eed, k);
        let assignment: Assignment = vars.iter().map(|&(s, w)| (s, random.interesting_wide(w))).collect();
        all_hold(arena, &roots, &assignment).then_some(assignment)
    })
}
