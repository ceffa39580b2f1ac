//! What must be equal for one piece: effects, ways out, and what is live there.

use super::effects::{assume, goals_of_effects};
use super::program::{Program, at_out, describe, live_at};
use super::{Claim, FunctionPair, accesses};
use crate::ir::signature::Condition;
use crate::prove::Goal;
use crate::semantics::symbolic::{Context, Out, Outcome, part_mask};
use isa::{ExprId, Reg};
use std::collections::BTreeSet;

/// Everything that must be equal for one piece.
///
/// # Errors
/// If one side has effects that the other has not.
pub fn goals(
    ctx: &mut Context,
    pair: &FunctionPair,
    source: &Program,
    claim: Claim,
    s: &Outcome,
    t: &Outcome,
) -> Result<Vec<Goal>, String> {
    let homes = claim.homes;
    let mut goals = Vec::new();
    if claim.by_bytes {
        accesses::access_goals(ctx, s, t, &mut goals)?;
    }
    let never = ctx.arena.bool(false);
    let keys: BTreeSet<&Out> = s.outs.keys().chain(t.outs.keys()).collect();
    // What the original would not do after a fault, the replacement must not do either.
    let untouched = s.touched.is_empty() && t.touched.is_empty();
    let only_faults = untouched && keys.iter().all(|out| matches!(out, Out::Return));
    let going_on = goals_of_effects(ctx, &s.effects, &t.effects, only_faults, &mut goals)?;
    let from = goals.len();
    let always = ctx.arena.bool(true);
    for out in keys {
        let name = describe(out);
        let gs = s.outs.get(out).map_or(never, |x| x.0);
        let gt = t.outs.get(out).map_or(never, |x| x.0);
        goals.push(Goal { name: format!("reaching {name}"), assumption: always, source: gs, target: gt });
        let (Some((_, a)), Some((_, b))) = (s.outs.get(out), t.outs.get(out)) else { continue };
        for c in facts_at(claim.facts, out) {
            let holds = c.expr(&mut ctx.arena, &|g| a.regs[g.index()]);
            goals.push(Goal { name: format!("{c} at {name}"), assumption: gs, source: holds, target: always });
        }
        let mut live = live_at(pair, source, out);
        if let Some(there) = at_out(homes, out) {
            for g in there.addresses.iter().map(|a| a.0).chain(there.saved.iter().map(|s| s.1)) {
                live.regs[g.index()] = 0;
            }
            for (name, source, target) in there.preserved_goals(ctx, a, b)? {
                goals.push(Goal { name, assumption: gs, source, target });
            }
        }
        for r in Reg::all().filter(|r| live.at(*r) != 0) {
            let part = live.at(r);
            let x = masked(ctx, r, a.regs[r.index()], part);
            let y = masked(ctx, r, b.regs[r.index()], part);
            goals.push(Goal { name: format!("{r} at {name}"), assumption: gs, source: x, target: y });
        }
        for f in live.flags.iter() {
            let (x, y) = (a.flags[f.index()], b.flags[f.index()]);
            goals.push(Goal { name: format!("{f} at {name}"), assumption: gs, source: x, target: y });
        }
    }
    assume(ctx, &mut goals[from..], going_on);
    Ok(goals)
}

/// What is claimed of the source where a way out leads.
fn facts_at<'f>(facts: &'f [Vec<Condition>], out: &Out) -> &'f [Condition] {
    match out {
        Out::Cut(n) => facts.get(*n as usize).map_or(&[], Vec::as_slice),
        _ => &[],
    }
}

/// The part of a register's content, whatever stands in the rest.
pub(crate) fn masked(ctx: &mut Context, r: Reg, e: ExprId, part: u64) -> ExprId {
    let ones = part.trailing_ones();
    if ones > 0 && part == u64::MAX >> (64 - ones) {
        return ctx.arena.extract(e, 0, ones as u16 * r.grain());
    }
    let m = part_mask(&mut ctx.arena, r, part);
    ctx.arena.and(e, m)
}
