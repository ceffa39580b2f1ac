//! The replacement accesses no byte that the original does not.
//!
//! What an access of the original does not fault on can be accessed earlier or later, and again, but not across a call or
//! an instruction that is not modelled, which may map memory or not return, and not before a fault that the original
//! may come to first.

use super::effects::{EffectStep, aligned};
use crate::prove::Goal;
use crate::semantics::symbolic::memory::{Touch, excused};
use crate::semantics::symbolic::{Context, Effect, EffectKind, Outcome};

/// Says of each access of `target` that the original needs its bytes.
///
/// # Errors
/// Where it does not, whatever the guards are.
pub(super) fn access_goals(
    ctx: &mut Context,
    source: &Outcome,
    target: &Outcome,
    goals: &mut Vec<Goal>,
) -> Result<(), String> {
    let order = EffectOrder::new(&source.effects, &target.effects)?;
    for touch in &target.touched {
        let others: Vec<&Touch> = source.touched.iter().filter(|o| order.allows(o, touch)).collect();
        let Some(bytes) = excused(touch, &others) else {
            let what = if touch.stores { "stores" } else { "loads" };
            return Err(format!("{what} {} bytes that the original does not need there", touch.bytes));
        };
        for guards in bytes.iter().filter(|guards| !guards.contains(&touch.guard)) {
            let never = ctx.arena.bool(false);
            let source = guards.iter().fold(never, |any, g| ctx.arena.or(any, *g));
            let target = ctx.arena.bool(true);
            goals.push(Goal { name: "an access of the original".to_string(), assumption: touch.guard, source, target });
        }
    }
    Ok(())
}

/// In which steps of a proof the effects of both sides are.
struct EffectOrder {
    /// The step of each effect, and the number of steps.
    source: Vec<usize>,
    target: Vec<usize>,
    /// Steps that are possible faults, and those that may change which memory there is.
    faults: Vec<usize>,
    calls: Vec<usize>,
}

impl EffectOrder {
    fn new(source: &[Effect], target: &[Effect]) -> Result<EffectOrder, String> {
        let mut order = EffectOrder { source: Vec::new(), target: Vec::new(), faults: Vec::new(), calls: Vec::new() };
        let steps = aligned(source, target)?;
        for (n, step) in steps.iter().enumerate() {
            let (a, b) = match step {
                EffectStep::Effect(..) => (1, 1),
                EffectStep::Faults(a, b) => (a.len(), b.len()),
            };
            order.source.extend(vec![n; a]);
            order.target.extend(vec![n; b]);
            match step {
                EffectStep::Faults(..) => order.faults.push(n),
                EffectStep::Effect(e, _) if matches!(e.what, EffectKind::Stores(_)) => {}
                EffectStep::Effect(..) => order.calls.push(n),
            }
        }
        order.source.push(steps.len());
        order.target.push(steps.len());
        Ok(order)
    }

    /// Whether an access of the original is reason enough for one of the replacement.
    fn allows(&self, original: &Touch, touch: &Touch) -> bool {
        let (begins, ends) = (done(&self.source, original.after), self.source[original.after]);
        let (earliest, latest) = (done(&self.target, touch.after), self.target[touch.after]);
        let mut before = self.faults.iter().chain(&self.calls).filter(|n| (latest..begins).contains(n));
        let mut since = self.calls.iter().filter(|n| (ends..earliest).contains(n));
        before.next().is_none() && since.next().is_none()
    }
}

/// The steps that are surely over after so many effects.
fn done(steps: &[usize], effects: usize) -> usize {
    effects.checked_sub(1).map_or(0, |last| steps[last] + 1)
}
