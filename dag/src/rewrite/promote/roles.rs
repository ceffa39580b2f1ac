//! What each instruction does with the frame.

use crate::analysis::liveness::effects;
use crate::ir::cfg::{BlockId, Cfg, Dest, Exit};
use crate::ir::function::Function;
use crate::ir::stack::{StackOp, stack_op};
use isa::{Decoded, Gpr, Inst, Opaque, Operand, Reg, RegRef, Width, table};

/// Offsets from the stack pointer at entry that registers hold, where it is known.
pub(super) type StackOffsets = [Option<i64>; 16];

/// What an instruction does with the frame.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum FrameRole {
    /// Nothing.
    Other,
    /// Makes or undoes the frame; it goes.
    Frame,
    /// Saves or restores a register whose slot's home is that register; it goes.
    Saves(i64),
    Restores(i64),
    /// Its operand in memory is this slot.
    Slot {
        operand: usize,
        at: i64,
    },
    /// Its operand in memory lies above the frame.
    Above {
        operand: usize,
        at: i64,
    },
    /// Finds the stack pointer here.
    Call(i64),
}

/// What registers hold at the start of each block; `None` if the stack pointer is not known somewhere.
pub(super) fn offsets(f: &Function, cfg: &Cfg) -> Option<Vec<StackOffsets>> {
    let mut start: Vec<Option<StackOffsets>> = vec![None; cfg.blocks.len()];
    let mut entry: StackOffsets = [None; 16];
    entry[Gpr::RSP.index()] = Some(0);
    *start.first_mut()? = Some(entry);
    let mut work = vec![BlockId(0)];
    while let Some(b) = work.pop() {
        let mut known = start[b.index()]?;
        let block = cfg.block(b);
        f.insts[block.first..block.body_end].iter().for_each(|i| track(&mut known, &i.decoded));
        for s in cfg.successors(b) {
            let joined = match start[s.index()] {
                None => known,
                Some(old) => std::array::from_fn(|g| old[g].filter(|o| known[g] == Some(*o))),
            };
            if start[s.index()] != Some(joined) {
                start[s.index()] = Some(joined);
                work.push(s);
            }
        }
    }
    let all: Vec<StackOffsets> = start.into_iter().collect::<Option<_>>()?;
    all.iter().all(|k| k[Gpr::RSP.index()].is_some()).then_some(all)
}

/// What registers hold after an instruction.
fn track(known: &mut StackOffsets, d: &Decoded) {
    let rsp = Gpr::RSP.index();
    let up = |known: &StackOffsets, by: i64| known[rsp].and_then(|at| at.checked_add(by));
    match d {
        Decoded::Opaque(o) if let Some(op) = stack_op(o) => match op {
            StackOp::Push(_) | StackOp::PushImm(_) => known[rsp] = up(known, -8),
            StackOp::Pop(g) => {
                known[rsp] = up(known, 8);
                known[g.index()] = None;
            }
            StackOp::Leave => {
                known[rsp] = known[Gpr::RBP.index()];
                known[rsp] = up(known, 8);
                known[Gpr::RBP.index()] = None;
            }
        },
        _ => {
            let new = if let Decoded::Plain(inst) = d { address(known, inst) } else { None };
            let written = effects(d, &|_| None).writes;
            for g in Gpr::all().filter(|g| written[g.index()] != 0) {
                known[g.index()] = new.filter(|n| n.0 == g).map(|n| n.1);
            }
        }
    }
}

/// The stack address that an instruction makes, and where.
fn address(known: &StackOffsets, inst: &Inst) -> Option<(Gpr, i64)> {
    let row = table().row(inst.row);
    let [Operand::Reg(RegRef { gpr: to, high: false }), from] = &inst.operands[..] else { return None };
    if row.width() != Some(Width::W64) {
        return None;
    }
    let at = match (row.mnemonic, from) {
        ("mov", Operand::Reg(r)) => known[r.gpr.index()],
        ("add", Operand::Imm(i)) => known[to.index()]?.checked_add(*i),
        ("sub", Operand::Imm(i)) => known[to.index()]?.checked_sub(*i),
        ("lea", Operand::Mem(m)) if m.is_plain() => known[m.base?.index()]?.checked_add(m.disp),
        _ => None,
    };
    Some((*to, at?))
}

/// What each instruction does with the frame; `None` if one does what cannot be done without it.
pub(super) fn roles(f: &Function, cfg: &Cfg, at_start: &[StackOffsets]) -> Option<Vec<FrameRole>> {
    let mut roles = vec![FrameRole::Other; f.insts.len()];
    for b in cfg.ids() {
        let (block, mut known) = (cfg.block(b), at_start[b.index()]);
        let body = block.first..block.body_end;
        for (inst, role_here) in f.insts[body.clone()].iter().zip(&mut roles[body]) {
            let d = &inst.decoded;
            *role_here = match d {
                Decoded::Nop => FrameRole::Frame,
                Decoded::Plain(inst) => role(&known, inst)?,
                Decoded::Opaque(o) => match stack_op(o)? {
                    StackOp::Push(Gpr::RBP) => FrameRole::Saves(known[Gpr::RSP.index()]?.checked_sub(8)?),
                    StackOp::Pop(Gpr::RBP) => FrameRole::Restores(known[Gpr::RSP.index()]?),
                    StackOp::Leave => FrameRole::Restores(known[Gpr::RBP.index()]?),
                    _ => return None,
                },
                Decoded::Call(_) => call(&known, None)?,
                Decoded::IndirectCall(o) => call(&known, Some(o))?,
                _ => return None,
            };
            track(&mut known, d);
        }
        let back = known[Gpr::RSP.index()] == Some(0);
        let leaves = |d: &&Dest| matches!(d, Dest::Exit(_));
        let fine = |d: &&Dest| **d == Dest::Exit(Exit::Return) && back;
        if !block.flow.dests().iter().filter(|d| leaves(d)).all(fine) {
            return None;
        }
    }
    Some(roles)
}

/// A call that is given no address in the frame.
fn call(known: &StackOffsets, through: Option<&Opaque>) -> Option<FrameRole> {
    let read =
        |g: &Gpr| *g != Gpr::RSP && Reg::of(*g).carries_arguments() || through.is_some_and(|o| o.reads[g.index()] != 0);
    let given = Gpr::all().filter(read).any(|g| known[g.index()].is_some());
    known[Gpr::RSP.index()].filter(|_| !given).map(FrameRole::Call)
}

fn role(known: &StackOffsets, inst: &Inst) -> Option<FrameRole> {
    if let Some((to, _)) = address(known, inst) {
        return matches!(to, Gpr::RSP | Gpr::RBP).then_some(FrameRole::Frame);
    }
    let row = table().row(inst.row);
    let holds = |g: Gpr| known[g.index()];
    let memory = row.operands.iter().zip(&inst.operands).enumerate().find_map(|(k, (s, o))| Some((k, s, o.mem()?)));
    let named = |o: &Operand| matches!(o, Operand::Reg(r) if holds(r.gpr).is_some());
    if row.implicit_memory.is_some() || inst.operands.iter().any(named) {
        return None;
    }
    if row.implicit.iter().filter_map(|i| i.reg.gpr()).any(|g| holds(g).is_some()) {
        return None;
    }
    let Some((operand, spec, m)) = memory else { return Some(FrameRole::Other) };
    if m.index.is_some_and(|i| holds(i.0).is_some()) {
        return None;
    }
    let Some(base) = m.base.and_then(holds) else { return Some(FrameRole::Other) };
    let at = base.checked_add(m.disp).filter(|_| m.is_plain() && !spec.kinds.address)?;
    if at >= 0 {
        return Some(FrameRole::Above { operand, at });
    }
    let inside = at.checked_add(i64::from(spec.width.bytes()))? <= 0;
    (inside && spec.kinds.general() && spec.kinds.broadcast.is_none()).then_some(FrameRole::Slot { operand, at })
}
