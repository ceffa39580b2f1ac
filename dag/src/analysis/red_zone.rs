//! The red zone as a replacement's own memory: slots of eight bytes below the stack pointer (System V ABI for x86-64
//! §3.2.2), which it may use where the original has no business there. What is assumed of them: [`crate::semantics::frame`].

use crate::ir::function::Function;
use crate::ir::graph::{Dag, Kind, LiveOut, Value};
use crate::ir::stack::RED_ZONE;
use isa::{Decoded, Gpr, Inst, Operand, Reg, table};

/// Whether nothing in the function touches the stack, calls, or goes on to where this cannot be seen.
pub fn red_zone_is_free(f: &Function) -> bool {
    f.insts.iter().all(|i| match &i.decoded {
        Decoded::Plain(inst) => !names_stack(inst, |_| false),
        Decoded::Nop | Decoded::Return | Decoded::Jump(_) | Decoded::Branch(..) => true,
        _ => false,
    })
}

/// Whether a graph looks at the stack pointer, apart from leaving it as it is.
pub fn looks_at_stack(dag: &Dag) -> bool {
    let stack = |v: Value| dag.node(v.node).kind == Kind::Input(Reg::of(Gpr::RSP));
    let elsewhere = |l: &LiveOut| l.reg != Reg::of(Gpr::RSP) && stack(l.value);
    dag.iter().any(|(_, n)| n.values().into_iter().any(stack)) || dag.live_out.iter().any(elsewhere)
}

/// Whether an instruction touches the stack by nothing but a move from or to a slot.
pub fn uses_only_slots(inst: &Inst) -> bool {
    !names_stack(inst, is_slot)
}

/// Whether an operand names `rsp`, apart from memory operands that are `allowed`.
fn names_stack(inst: &Inst, allowed: impl Fn(&isa::MemRef) -> bool) -> bool {
    let row = table().row(inst.row);
    let implicit = row.implicit_memory.is_some() || row.implicit.iter().any(|i| i.reg == Reg::of(Gpr::RSP));
    let named = |o: &Operand| match (o, o.mem()) {
        (Operand::Reg(r), _) => r.gpr == Gpr::RSP,
        (_, Some(m)) => (m.base == Some(Gpr::RSP) || m.index.is_some_and(|i| i.0 == Gpr::RSP)) && !allowed(m),
        _ => false,
    };
    implicit || inst.operands.iter().any(named)
}

fn is_slot(m: &isa::MemRef) -> bool {
    m.is_plain() && m.disp % 8 == 0 && (-RED_ZONE..0).contains(&m.disp)
}
