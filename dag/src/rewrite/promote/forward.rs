//! Loads from slots whose content a register still holds read that register, and stores to slots that nobody reads go: what
//! compilers store and load again at once without optimization needs no register of its own.

use super::roles::FrameRole;
use crate::analysis::liveness::effects;
use crate::ir::cfg::{BlockId, Cfg};
use crate::ir::function::Function;
use isa::{Decoded, Gpr, Inst, Operand, RegRef, Width, table};
use std::collections::{BTreeMap, BTreeSet};

/// The function and its roles anew, instruction by instruction.
pub fn forwarded(f: &Function, cfg: &Cfg, roles: &[FrameRole]) -> (Function, Vec<FrameRole>) {
    let (mut f, mut roles) = (f.clone(), roles.to_vec());
    let mut at_end: BTreeMap<BlockId, Holders> = BTreeMap::new();
    for b in cfg.forward_order() {
        let block = cfg.block(b);
        // Nothing is known of what comes round a loop.
        let before = cfg.preds[b.index()].iter().map(|p| at_end.get(p).filter(|_| !cfg.cuts.contains(&b)));
        let mut holders = before.collect::<Option<Vec<_>>>().map_or(Holders::default(), Holders::common);
        let body = block.first..block.body_end;
        for (inst, role) in f.insts[body.clone()].iter_mut().zip(&mut roles[body]) {
            let forwarded = loaded(&mut inst.decoded, *role, &holders);
            if forwarded {
                *role = FrameRole::Other;
            }
            holders.step(&inst.decoded, *role);
        }
        at_end.insert(b, holders);
    }
    let read: BTreeSet<i64> = (0..roles.len()).filter_map(|i| reads(&f.insts[i].decoded, roles[i])).collect();
    for (i, role) in roles.iter_mut().enumerate() {
        if let (FrameRole::Slot { at, .. }, Decoded::Plain(inst)) = (*role, &f.insts[i].decoded)
            && !read.contains(&at)
            && table().row(inst.row).mnemonic == "mov"
        {
            *role = FrameRole::Frame;
        }
    }
    (f, roles)
}

/// Lets an instruction that only reads a slot read its holder; false if there is none.
fn loaded(d: &mut Decoded, role: FrameRole, holders: &Holders) -> bool {
    let (FrameRole::Slot { operand, at }, Decoded::Plain(inst)) = (role, d) else { return false };
    let spec = &table().row(inst.row).operands[operand];
    let holder = holders.of(at, spec.width).filter(|_| !spec.access.writes());
    if let Some(g) = holder {
        inst.operands[operand] = g.into();
    }
    holder.is_some()
}

/// The slot that an instruction reads.
fn reads(d: &Decoded, role: FrameRole) -> Option<i64> {
    let (FrameRole::Slot { operand, at }, Decoded::Plain(inst)) = (role, d) else { return None };
    table().row(inst.row).operands[operand].access.reads().then_some(at)
}

/// Registers whose low part is what a slot holds, and its width.
#[derive(Clone, Default)]
struct Holders(BTreeMap<i64, (Gpr, Width)>);

impl Holders {
    /// What all of these say.
    fn common(all: Vec<&Holders>) -> Holders {
        let Some((first, rest)) = all.split_first() else { return Holders::default() };
        let agreed = |(at, h): &(&i64, &(Gpr, Width))| rest.iter().all(|o| o.0.get(at) == Some(h));
        Holders(first.0.iter().filter(agreed).map(|(at, h)| (*at, *h)).collect())
    }

    fn of(&self, at: i64, width: Width) -> Option<Gpr> {
        self.0.get(&at).filter(|h| h.1 == width).map(|h| h.0)
    }

    fn forget_written(&mut self, d: &Decoded) {
        let written = effects(d, &|_| None).writes;
        self.0.retain(|_, (g, _)| written[g.index()] == 0);
    }

    fn step(&mut self, d: &Decoded, role: FrameRole) {
        self.forget_written(d);
        let (FrameRole::Slot { operand, at }, Decoded::Plain(inst)) = (role, d) else { return };
        let spec = &table().row(inst.row).operands[operand];
        if spec.access.writes() {
            self.0.remove(&at);
        }
        if let Some(g) = moved(inst, operand) {
            self.0.insert(at, (g, spec.width));
        }
    }
}

/// The register that a move of 32 or 64 bits takes a slot's content from or to.
fn moved(inst: &Inst, slot: usize) -> Option<Gpr> {
    let row = table().row(inst.row);
    let plain = row.mnemonic == "mov" && matches!(row.width(), Some(Width::W32 | Width::W64));
    match inst.operands.get(1 - slot.min(1)) {
        Some(Operand::Reg(RegRef { gpr, high: false })) if plain => Some(*gpr),
        _ => None,
    }
}
