//! Which register stands for which slot.

use super::roles::FrameRole;
use crate::analysis::liveness::effects;
use crate::ir::cfg::{BlockId, Cfg};
use crate::ir::function::Function;
use crate::verify::coupling::SlotRegister;
use isa::{Decoded, Gpr, Operand, Parts, RegRef, Width, table};
use std::collections::{BTreeMap, BTreeSet};

/// Which accesses there are to a slot.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct SlotUse {
    bytes: u8,
    count: u32,
    /// A store of 32 bits, which would clear what is above them in a register.
    half_written: bool,
}

/// The slots by offset; `None` if accesses overlap otherwise than at their start.
pub(super) fn slots(f: &Function, roles: &[FrameRole]) -> Option<BTreeMap<i64, SlotUse>> {
    let mut slots: BTreeMap<i64, SlotUse> = BTreeMap::new();
    for (i, role) in roles.iter().enumerate() {
        let (at, width, writes) = match (role, &f.insts[i].decoded) {
            (FrameRole::Slot { operand, at }, Decoded::Plain(inst)) => {
                let spec = &table().row(inst.row).operands[*operand];
                (*at, spec.width, spec.access.writes())
            }
            (FrameRole::Saves(at) | FrameRole::Restores(at), _) => (*at, Width::W64, false),
            _ => continue,
        };
        let slot = slots.entry(at).or_default();
        slot.bytes = slot.bytes.max(width.bytes() as u8);
        slot.count += 1;
        slot.half_written |= writes && width == Width::W32;
    }
    let apart = slots.iter().zip(slots.keys().skip(1)).all(|((at, s), next)| at + i64::from(s.bytes) <= *next);
    let whole = slots.values().all(|s| s.bytes <= 4 || !s.half_written);
    (apart && whole && !slots.is_empty()).then_some(slots)
}

/// Which register stands for which slot: an argument's own where its only use is the store to the slot, or a free one;
/// slots with most accesses first. Where there are calls, only registers that callees keep will do: what they find in the others
/// may be arguments.
pub(super) fn homes(
    f: &Function,
    roles: &[FrameRole],
    slots: &BTreeMap<i64, SlotUse>,
    at_return: &Parts,
    calls: bool,
) -> Option<BTreeMap<i64, SlotRegister>> {
    let mut homes: BTreeMap<i64, SlotRegister> = BTreeMap::new();
    for (i, role) in roles.iter().enumerate() {
        if let FrameRole::Saves(at) | FrameRole::Restores(at) = role {
            homes.insert(*at, SlotRegister { at: *at, bytes: 8, reg: Gpr::RBP });
        }
        if let (FrameRole::Slot { at, .. }, Some(reg)) = (role, only_use(f, roles, i))
            && !calls
            && at_return[reg.index()] == 0
            && !homes.contains_key(at)
        {
            homes.insert(*at, SlotRegister { at: *at, bytes: slots[at].bytes, reg });
        }
    }
    let saved = |at: &i64| homes.get(at).is_some_and(|h| h.reg == Gpr::RBP);
    if roles.iter().any(|r| matches!(r, FrameRole::Slot { at, .. } if saved(at))) {
        return None;
    }
    let touched = |g: Gpr| f.insts.iter().any(|i| touches(&i.decoded, g));
    let usable = |g: &Gpr| match calls {
        true => g.callee_saved() && *g != Gpr::RSP && !touched(*g),
        false => !g.callee_saved() && at_return[g.index()] == 0 && !touched(*g),
    };
    let mut free = Gpr::all().filter(usable);
    let mut rest: Vec<(&i64, &SlotUse)> = slots.iter().filter(|s| !homes.contains_key(s.0)).collect();
    rest.sort_by_key(|s| std::cmp::Reverse(s.1.count));
    for (at, slot) in rest {
        homes.insert(*at, SlotRegister { at: *at, bytes: slot.bytes, reg: free.next()? });
    }
    Some(homes)
}

fn touches(d: &Decoded, g: Gpr) -> bool {
    let e = effects(d, &|_| None);
    e.reads.regs[g.index()] != 0 || e.writes[g.index()] != 0
}

/// The register that an instruction stores as a whole to a slot, if nothing else in the function touches it.
fn only_use(f: &Function, roles: &[FrameRole], i: usize) -> Option<Gpr> {
    let Decoded::Plain(inst) = &f.insts[i].decoded else { return None };
    let (row, FrameRole::Slot { operand: 0, at }) = (table().row(inst.row), roles[i]) else { return None };
    let Operand::Reg(RegRef { gpr, high: false }) = inst.operands.get(1)? else { return None };
    let elsewhere = f.insts.iter().enumerate().any(|(k, x)| k != i && touches(&x.decoded, *gpr));
    let before = roles[..i].iter().any(|r| matches!(r, FrameRole::Slot { at: other, .. } if *other == at));
    let whole = matches!(row.width(), Some(Width::W32 | Width::W64));
    (row.mnemonic == "mov" && whole && !elsewhere && !before && !gpr.callee_saved()).then_some(*gpr)
}

/// Slots whose content may be read before it is written anew, at the start of each block.
pub(super) fn live_slots(f: &Function, cfg: &Cfg, roles: &[FrameRole]) -> Vec<BTreeSet<i64>> {
    let mut start: Vec<BTreeSet<i64>> = vec![BTreeSet::new(); cfg.blocks.len()];
    let mut work: Vec<BlockId> = cfg.ids().collect();
    while let Some(b) = work.pop() {
        let mut live: BTreeSet<i64> = cfg.successors(b).iter().flat_map(|s| start[s.index()].clone()).collect();
        let block = cfg.block(b);
        for i in (block.first..block.body_end).rev() {
            match (roles[i], &f.insts[i].decoded) {
                (FrameRole::Slot { operand, at }, Decoded::Plain(inst)) => {
                    let spec = &table().row(inst.row).operands[operand];
                    let whole = matches!(spec.width, Width::W32 | Width::W64);
                    if spec.access.reads() || !whole {
                        live.insert(at);
                    } else {
                        live.remove(&at);
                    }
                }
                (FrameRole::Restores(at), _) => drop(live.insert(at)),
                (FrameRole::Saves(at), _) => drop(live.remove(&at)),
                _ => {}
            }
        }
        if live != start[b.index()] {
            start[b.index()] = live;
            work.extend(cfg.preds[b.index()].iter().copied());
        }
    }
    start
}
