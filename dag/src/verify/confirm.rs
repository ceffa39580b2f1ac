//! A solver's model as a state in which a run of both functions shows the difference.

use super::FunctionPair;
use crate::semantics::symbolic::{Context, EffectKind, Outcome, Var};
use crate::smt::Assignment;
use crate::verify::difference::{self, Counterexample};
use isa::{ExprId, Gpr};

/// Turns a model of the first piece into a state and runs both functions on it.
pub fn confirm(pair: &FunctionPair, ctx: &Context, model: &Assignment, s: &Outcome) -> Option<Counterexample> {
    let mut world = difference::sample(pair, 0)?;
    for (&sym, value) in model {
        match ctx.meaning_of(sym) {
            Var::Reg { cut: 0, reg, .. } => world.set_content(*reg, *value),
            Var::Flag { cut: 0, flag, .. } => world.flags[flag.index()] = value.low() == 1,
            Var::CpuHasBmi1 => world.has_bmi1 = value.low() == 1,
            _ => {}
        }
    }
    let wide = |e: ExprId| isa::eval::eval_wide(&ctx.arena, &[e], &|v| model.get(&v).copied().unwrap_or_default())[0];
    let at = |e: ExprId| wide(e).low();
    for (base, offset, run) in ctx.initial_contents() {
        let (first, content) = ((at(base) as u64).wrapping_add(offset as u64), wide(run));
        for i in 0..ctx.arena.width(run) / 8 {
            world.memory.entry(first.wrapping_add(u64::from(i))).or_insert(content.bits(8 * i, 8) as u8);
        }
    }
    let mut n = 0;
    for e in &s.effects {
        if let EffectKind::Load { address, width, .. } = e.what {
            let value = ctx.load_result(n).and_then(|v| model.get(&v).copied()).unwrap_or_default();
            let address = at(address) as u64;
            for i in 0..width.bytes() {
                let byte = value.bits(8 * i, 8) as u8;
                world.memory.entry(address.wrapping_add(u64::from(i))).or_insert(byte);
            }
        }
        if !matches!(e.what, EffectKind::Fault { .. }) {
            n += 1;
        }
    }
    // Any stack pointer shows most differences; the usual one is where nothing else lies.
    let rsp = world.gpr[Gpr::RSP.index()];
    world.gpr[Gpr::RSP.index()] = difference::STACK;
    difference::confirm(pair, &world).or_else(|| {
        world.gpr[Gpr::RSP.index()] = rsp;
        difference::confirm(pair, &world)
    })
}
