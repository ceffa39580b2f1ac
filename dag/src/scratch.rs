//! The red zone as a function's own memory: slots of eight bytes below the stack pointer (System V ABI for x86-64
//! §3.2.2), which a replacement may use where the original has no business there.
//!
//! Assumed, as everywhere about memory below the stack pointer: no pointer that comes in points there.

use crate::function::Function;
use crate::graph::{Dag, Kind, LiveOut, Value};
use isa::{Arena, BinOp, Decoded, ExprId, Gpr, Inst, Operand, Reg, Width, table};
use std::collections::BTreeMap;

/// Whether nothing in the function touches the stack, calls, or goes on to where this cannot be seen.
pub fn red_zone_is_free(f: &Function) -> bool {
    is_only(f, |inst| !names_stack(inst, |_| false))
}

/// Whether the function touches the stack by nothing but moves from and to slots.
pub fn only_slots(f: &Function) -> bool {
    is_only(f, uses_only_slots)
}

/// Whether the function is nothing but such instructions and jumps whose targets are known.
fn is_only(f: &Function, fits: impl Fn(&Inst) -> bool) -> bool {
    f.insts.iter().all(|i| match &i.decoded {
        Decoded::Plain(inst) => fits(inst),
        Decoded::Nop | Decoded::Return | Decoded::Jump(_) | Decoded::Branch(..) => true,
        _ => false,
    })
}

/// Whether a graph looks at the stack pointer, apart from leaving it as it is.
pub fn looks_at_stack(dag: &Dag) -> bool {
    let stack = |v: Value| dag.node(v.node).kind == Kind::Input(Reg::Gpr(Gpr::RSP));
    let elsewhere = |l: &LiveOut| l.reg != Reg::Gpr(Gpr::RSP) && stack(l.value);
    dag.iter().any(|(_, n)| n.values().into_iter().any(stack)) || dag.live_out.iter().any(elsewhere)
}

/// Whether an instruction touches the stack by nothing but a move from or to a slot.
pub fn uses_only_slots(inst: &Inst) -> bool {
    !names_stack(inst, is_slot)
}

/// Whether an operand names `rsp`, apart from memory operands that are `allowed`.
fn names_stack(inst: &Inst, allowed: impl Fn(&isa::MemRef) -> bool) -> bool {
    let row = table().row(inst.row);
    let implicit = row.implicit_memory.is_some() || row.implicit.iter().any(|i| i.gpr == Gpr::RSP);
    let named = |o: &Operand| match (o, o.mem()) {
        (Operand::Reg(r), _) => r.gpr == Gpr::RSP,
        (_, Some(m)) => (m.base == Some(Gpr::RSP) || m.index.is_some_and(|i| i.0 == Gpr::RSP)) && !allowed(m),
        _ => false,
    };
    implicit || inst.operands.iter().any(named)
}

/// Bytes below the stack pointer that are left alone by everybody else.
const RED_ZONE: i64 = 128;

fn is_slot(m: &isa::MemRef) -> bool {
    let plain = m.index.is_none() && m.segment.is_none() && m.symbol.is_none() && !m.rip;
    plain && m.disp % 8 == 0 && (-RED_ZONE..0).contains(&m.disp)
}

/// What the slots hold, by their number from `rsp` down; with the width that was stored.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Slots(BTreeMap<u8, (Width, ExprId)>);

impl Slots {
    /// Keeps a store to a slot; false if the address is not a slot's.
    pub fn store(&mut self, arena: &mut Arena, rsp: ExprId, address: ExprId, width: Width, value: ExprId) -> bool {
        let Some(slot) = number(arena, rsp, address).filter(|_| width.bits() <= 64) else { return false };
        self.0.insert(slot, (width, value));
        true
    }

    /// What was stored at a slot; `None` if nothing as wide was, or the address is not a slot's.
    pub fn load(&self, arena: &mut Arena, rsp: ExprId, address: ExprId, width: Width) -> Option<ExprId> {
        let &(stored, value) = self.0.get(&number(arena, rsp, address)?)?;
        (width <= stored).then(|| arena.extract(value, 0, width.bits()))
    }

    /// What is known whichever of two ways was taken.
    pub fn join(&self, other: &Slots, mut mux: impl FnMut(ExprId, ExprId) -> ExprId) -> Slots {
        let both = self.0.iter().filter_map(|(&slot, &(width, a))| {
            let &(other, b) = other.0.get(&slot)?;
            (width == other).then(|| (slot, (width, mux(a, b))))
        });
        Slots(both.collect())
    }
}

/// Which slot an address is: `rsp - 8 (n + 1)`.
fn number(arena: &mut Arena, rsp: ExprId, address: ExprId) -> Option<u8> {
    (0..(RED_ZONE / 8) as u8).find(|&n| {
        let below = arena.constant(64, u128::from((-8 * (i64::from(n) + 1)) as u64));
        arena.bin(BinOp::Add, rsp, below) == address
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use isa::Sym;

    #[test]
    fn a_slot_gives_back_what_was_stored_and_nothing_else() {
        let mut a = Arena::new();
        let (rsp, v) = (a.var(Sym(0), 64), a.var(Sym(1), 64));
        let at = |a: &mut Arena, disp: i64| {
            let d = a.constant(64, u128::from(disp as u64));
            a.add(rsp, d)
        };
        let (first, odd, above) = (at(&mut a, -8), at(&mut a, -12), at(&mut a, 8));
        let mut s = Slots::default();
        assert!(s.store(&mut a, rsp, first, Width::W64, v));
        assert_eq!(s.load(&mut a, rsp, first, Width::W64), Some(v));
        let low = a.extract(v, 0, 32);
        assert_eq!(s.load(&mut a, rsp, first, Width::W32), Some(low));
        assert!(!s.store(&mut a, rsp, odd, Width::W64, v) && !s.store(&mut a, rsp, above, Width::W64, v));
        assert!(s.store(&mut a, rsp, first, Width::W32, low));
        assert_eq!(s.load(&mut a, rsp, first, Width::W64), None);
    }
}
