//! The function anew, line by line, with its new frame.

use super::Line;
use super::roles::Role;
use crate::ir::cfg::{BlockId, Cfg, Dest, Flow};
use crate::ir::function::Function;
use crate::verify::coupling::Home;
use isa::{Decoded, Gpr, Inst, MemRef, Operand, table};
use std::collections::{BTreeMap, BTreeSet};

/// The new frame: registers that are saved, the first one highest, and where the stack pointer is then.
pub(super) struct Saves {
    registers: Vec<Gpr>,
    pub(super) depth: i64,
}

/// What has to be saved for these homes, and room so that callees find the stack aligned as they did; `None` if that takes
/// more of it.
pub(super) fn saves(homes: &BTreeMap<i64, Home>, roles: &[Role], calls: &[i64]) -> Option<Saves> {
    let untouched = |h: &&Home| roles.iter().any(|r| matches!(r, Role::Saves(at) | Role::Restores(at) if *at == h.at));
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

    fn prologue(&self) -> Vec<Line> {
        let pushes = self.slots().into_iter().map(|(at, g)| Line::Push(g, at));
        let room = self.room().map(|by| Line::Down { by, depth: self.depth });
        pushes.chain(room).collect()
    }

    /// The way back, and the return.
    fn epilogue(&self) -> Vec<Line> {
        if self.depth == 0 {
            return vec![Line::Return];
        }
        let room = self.room().map(|by| Line::Up { by, depth: self.depth + by });
        let pops = self.slots().into_iter().rev().map(|(at, g)| Line::Pop(g, at + 8));
        [Line::Leaving].into_iter().chain(room).chain(pops).chain([Line::Return, Line::Left]).collect()
    }

    /// Bytes below what is saved, if there are any.
    fn room(&self) -> Option<i64> {
        Some(-8 * self.registers.len() as i64 - self.depth).filter(|room| *room > 0)
    }
}

pub(super) fn lines(
    f: &Function,
    cfg: &Cfg,
    roles: &[Role],
    homes: &BTreeMap<i64, Home>,
    saves: &Saves,
) -> Option<Vec<Line>> {
    let mut lines = saves.prologue();
    for b in cfg.ids() {
        let block = cfg.block(b);
        if !cfg.preds[b.index()].is_empty() {
            lines.push(Line::Label(b));
        }
        let body = block.first..block.body_end;
        for i in body {
            match (&f.insts[i].decoded, roles[i]) {
                (_, Role::Call(_)) => lines.push(Line::Call(i)),
                (Decoded::Plain(inst), role) => {
                    lines.extend(rewritten(inst, role, homes, saves.depth)?.map(Line::Inst));
                }
                _ => {}
            }
        }
        let next = Dest::Block(BlockId(b.0 + 1));
        let go = |d: &Dest| match d {
            d if *d == next => Vec::new(),
            Dest::Block(to) => vec![Line::Jump(*to)],
            Dest::Exit(_) => saves.epilogue(),
        };
        match &block.flow {
            Flow::Goto(d) => lines.extend(go(d)),
            Flow::Branch { cond, taken: Dest::Block(to), fall } => {
                lines.push(Line::Branch(*cond, *to));
                lines.extend(go(fall));
            }
            Flow::Branch { .. } => return None,
        }
    }
    Some(lines)
}

/// An instruction over registers; nothing where it goes.
fn rewritten(inst: &Inst, role: Role, homes: &BTreeMap<i64, Home>, depth: i64) -> Option<Option<Inst>> {
    let mut new = inst.clone();
    match role {
        Role::Frame | Role::Saves(_) | Role::Restores(_) => return Some(None),
        Role::Other | Role::Call(_) => {}
        Role::Above { operand, at } => {
            let disp = at.checked_sub(depth)?;
            new.operands[operand] = Operand::Mem(MemRef { base: Some(Gpr::RSP), disp, ..MemRef::default() });
        }
        Role::Slot { operand, at } => {
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
