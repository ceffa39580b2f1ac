//! The function anew, line by line, with its new frame.

use super::PromotedLine;
use super::roles::FrameRole;
use crate::ir::cfg::{BlockId, Cfg, Dest, Flow};
use crate::ir::function::Function;
use crate::verify::coupling::SlotRegister;
use isa::{Decoded, Gpr, Inst, MemRef, Operand, table};
use std::collections::{BTreeMap, BTreeSet};

/// The new frame: registers that are saved, the first one highest, and where the stack pointer is then.
pub(super) struct Saves {
    registers: Vec<Gpr>,
    pub(super) depth: i64,
}

/// What has to be saved for these homes, and room so that callees find the stack aligned as they did; `None` if that takes
/// more of it.
pub(super) fn saves(homes: &BTreeMap<i64, SlotRegister>, roles: &[FrameRole], calls: &[i64]) -> Option<Saves> {
    let untouched = |h: &&SlotRegister| {
        roles.iter().any(|r| matches!(r, FrameRole::Saves(at) | FrameRole::Restores(at) if *at == h.at))
    };
    let needed = homes.values().filter(|h| h.reg.callee_saved() && !untouched(h));
    let registers: BTreeSet<Gpr> = needed.map(|h| h.reg).collect();
    let registers: Vec<Gpr> = registers.into_iter().collect();
    let pushed = -8 * registers.len() as i64;
    let Some(&first) = calls.first() else { return Some(Saves { registers, depth: pushed }) };
    let depth = if (pushed - first) % 16 == 0 { pushed } else { pushed - 8 };
    let fits = |at: &i64| (depth - at) % 16 == 0 && *at <= depth;
    calls.iter().all(fits).then_some(Saves { registers, depth })
}

impl Saves {
    /// Where they are saved.
    pub(super) fn slots(&self) -> Vec<(i64, Gpr)> {
        self.registers.iter().enumerate().map(|(k, g)| (-8 * (k as i64 + 1), *g)).collect()
    }

    fn prologue(&self) -> Vec<PromotedLine> {
        let pushes = self.slots().into_iter().map(|(at, g)| PromotedLine::Push(g, at));
        let room = self.room().map(|by| PromotedLine::Down { by, depth: self.depth });
        pushes.chain(room).collect()
    }

    /// The way back, and the return.
    fn epilogue(&self) -> Vec<PromotedLine> {
        if self.depth == 0 {
            return vec![PromotedLine::Return];
        }
        let room = self.room().map(|by| PromotedLine::Up { by, depth: self.depth + by });
        let pops = self.slots().into_iter().rev().map(|(at, g)| PromotedLine::Pop(g, at + 8));
        [PromotedLine::Leaving]
            .into_iter()
            .chain(room)
            .chain(pops)
            .chain([PromotedLine::Return, PromotedLine::Left])
            .collect()
    }

    /// Bytes below what is saved, if there are any.
    fn room(&self) -> Option<i64> {
        Some(-8 * self.registers.len() as i64 - self.depth).filter(|room| *room > 0)
    }
}

pub(super) fn lines(
    f: &Function,
    cfg: &Cfg,
    roles: &[FrameRole],
    homes: &BTreeMap<i64, SlotRegister>,
    saves: &Saves,
) -> Option<Vec<PromotedLine>> {
    let mut lines = saves.prologue();
    for b in cfg.ids() {
        let block = cfg.block(b);
        if !cfg.preds[b.index()].is_empty() {
            lines.push(PromotedLine::Label(b));
        }
        let body = block.first..block.body_end;
        for i in body {
            match (&f.insts[i].decoded, roles[i]) {
                (_, FrameRole::Call(_)) => lines.push(PromotedLine::Call(i)),
                (Decoded::Plain(inst), role) => {
                    lines.extend(rewritten(inst, role, homes, saves.depth)?.map(PromotedLine::Inst));
                }
                _ => {}
            }
        }
        let next = Dest::Block(BlockId(b.0 + 1));
        let go = |d: &Dest| match d {
            d if *d == next => Vec::new(),
            Dest::Block(to) => vec![PromotedLine::Jump(*to)],
            Dest::Exit(_) => saves.epilogue(),
        };
        match &block.flow {
            Flow::Goto(d) => lines.extend(go(d)),
            Flow::Branch { cond, taken: Dest::Block(to), fall } => {
                lines.push(PromotedLine::Branch(*cond, *to));
                lines.extend(go(fall));
            }
            Flow::Branch { .. } => return None,
        }
    }
    Some(lines)
}

/// An instruction over registers; nothing where it goes.
fn rewritten(inst: &Inst, role: FrameRole, homes: &BTreeMap<i64, SlotRegister>, depth: i64) -> Option<Option<Inst>> {
    let mut new = inst.clone();
    match role {
        FrameRole::Frame | FrameRole::Saves(_) | FrameRole::Restores(_) => return Some(None),
        FrameRole::Other | FrameRole::Call(_) => {}
        FrameRole::Above { operand, at } => {
            let disp = at.checked_sub(depth)?;
            new.operands[operand] = Operand::Mem(MemRef { base: Some(Gpr::RSP), disp, ..MemRef::default() });
        }
        FrameRole::Slot { operand, at } => {
            new.operands[operand] = homes.get(&at)?.reg.into();
            // An argument that is at home already.
            let moves = table().row(inst.row).mnemonic == "mov";
            if moves && operand == 0 && new.operands[0] == new.operands[1] {
                return Some(None);
            }
        }
    }
    Some(Some(new))
}
