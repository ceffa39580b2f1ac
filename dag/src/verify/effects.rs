//! Effects of both sides in step.

use crate::prove::Goal;
use crate::semantics::symbolic::{CallTarget, Context, Effect, EffectKind};
use isa::ExprId;

/// The effects of both sides are the same, in order; where there are `only_faults`, the target may have fewer. The result
/// is the condition that the source does not fault: what comes after a fault does not happen.
///
/// # Errors
/// Where the effects differ in number or kind.
pub(crate) fn goals_of_effects(
    ctx: &mut Context,
    source: &[Effect],
    target: &[Effect],
    only_faults: bool,
    goals: &mut Vec<Goal>,
) -> Result<ExprId, String> {
    let mut going_on = ctx.arena.bool(true);
    let steps = aligned(source, target)?;
    let may_go = only_faults && matches!(steps[..], [EffectStep::Faults(..)]);
    for (n, step) in steps.into_iter().enumerate() {
        let from = goals.len();
        match step {
            EffectStep::Effect(a, b) => effect_goals(ctx, n, a, b, goals)?,
            EffectStep::Faults(a, b) => {
                let (source, target) = (any_fault(ctx, a), any_fault(ctx, b));
                let assumption = if may_go { ctx.arena.and(going_on, target) } else { going_on };
                goals.push(Goal { name: format!("fault before effect {n}"), assumption, source, target });
                let none = ctx.arena.not(source);
                going_on = ctx.arena.and(going_on, none);
                continue;
            }
        }
        assume(ctx, &mut goals[from..], going_on);
    }
    Ok(going_on)
}

pub(crate) fn assume(ctx: &mut Context, goals: &mut [Goal], fact: ExprId) {
    for g in goals {
        g.assumption = ctx.arena.and(g.assumption, fact);
    }
}

/// What must happen on both sides at one point of the order.
pub enum EffectStep<'e> {
    Effect(&'e Effect, &'e Effect),
    /// Possible faults with no other effect between them: which of them it is cannot be told.
    Faults(&'e [Effect], &'e [Effect]),
}

/// Effects of both sides in step.
///
/// # Errors
/// If one side has effects that the other has not.
pub fn aligned<'e>(mut s: &'e [Effect], mut t: &'e [Effect]) -> Result<Vec<EffectStep<'e>>, String> {
    let counts = (s.len(), t.len());
    let faults = |e: &[Effect]| e.iter().take_while(|e| matches!(e.what, EffectKind::Fault { .. })).count();
    let mut steps = Vec::new();
    loop {
        let ((a, rest), (b, other)) = (s.split_at(faults(s)), t.split_at(faults(t)));
        if !a.is_empty() || !b.is_empty() {
            steps.push(EffectStep::Faults(a, b));
        }
        match (rest, other) {
            ([], []) => return Ok(steps),
            ([x, rest @ ..], [y, other @ ..]) => {
                steps.push(EffectStep::Effect(x, y));
                (s, t) = (rest, other);
            }
            _ => return Err(format!("{} effects became {}", counts.0, counts.1)),
        }
    }
}

/// One of these faults happens.
fn any_fault(ctx: &mut Context, faults: &[Effect]) -> ExprId {
    faults.iter().fold(ctx.arena.bool(false), |any, e| match e.what {
        EffectKind::Fault { condition } => {
            let happens = ctx.arena.and(e.guard, condition);
            ctx.arena.or(any, happens)
        }
        _ => any,
    })
}

fn effect_goals(ctx: &mut Context, n: usize, a: &Effect, b: &Effect, goals: &mut Vec<Goal>) -> Result<(), String> {
    let always = ctx.arena.bool(true);
    let mut same = |name: String, assumption, source, target| {
        goals.push(Goal { name, assumption, source, target });
    };
    same(format!("whether effect {n} happens"), always, a.guard, b.guard);
    let g = a.guard;
    match (&a.what, &b.what) {
        (
            EffectKind::Load { address: x, width: w, aligned: o },
            EffectKind::Load { address: y, width: v, aligned: p },
        ) if w == v && faults_no_more(*o, *p) => {
            same(format!("address of load {n}"), g, *x, *y);
        }
        (
            EffectKind::Store { address: x, width: w, value: p, aligned: o },
            EffectKind::Store { address: y, width: v, value: q, aligned: r },
        ) if w == v && faults_no_more(*o, *r) => {
            same(format!("address of store {n}"), g, *x, *y);
            same(format!("value of store {n}"), g, *p, *q);
        }
        (EffectKind::Call { target: x, reads: p, at: i }, EffectKind::Call { target: y, reads: q, at: j })
            if same_target(x, y) && p.len() == q.len() && same_alignment(*i, *j) =>
        {
            for ((r, p), (_, q)) in p.iter().zip(q) {
                same(format!("{r} at call {n}"), g, *p, *q);
            }
        }
        (EffectKind::Opaque { what: x, reads: p, flags: f }, EffectKind::Opaque { what: y, reads: q, flags: h })
            if x == y =>
        {
            for ((r, p), (_, q)) in p.iter().zip(q) {
                same(format!("{r} at {} ({n})", x.mnemonic), g, *p, *q);
            }
            for ((r, p), (_, q)) in f.iter().zip(h) {
                same(format!("{r} at {} ({n})", x.mnemonic), g, *p, *q);
            }
        }
        (EffectKind::Stores(x), EffectKind::Stores(y)) => {
            for (place, p, q) in x.side_by_side(y, &mut ctx.arena).map_err(|why| format!("effect {n} {why}"))? {
                goals.push(Goal {
                    name: format!("value stored at {:+}", place.at),
                    assumption: g,
                    source: p,
                    target: q,
                });
            }
        }
        _ => return Err(format!("effect {n} is of another kind")),
    }
    Ok(())
}

/// An access may not come to need alignment.
const fn faults_no_more(source_aligned: bool, target_aligned: bool) -> bool {
    source_aligned || !target_aligned
}

/// Whether callees find the stack pointer at the same alignment (psABI §3.2.2).
const fn same_alignment(source: Option<i64>, target: Option<i64>) -> bool {
    match (source, target) {
        (Some(a), Some(b)) => (a - b) % 16 == 0,
        (None, None) => true,
        _ => false,
    }
}

/// Calls of one symbol, or through the same operand. Offsets of local targets may move.
fn same_target(a: &CallTarget, b: &CallTarget) -> bool {
    a == b
}
