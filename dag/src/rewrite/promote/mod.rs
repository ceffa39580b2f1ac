//! Slots of a function's frame to registers that it does not use: code with loops or calls whose variables live on the stack, as
//! compilers write without optimization, becomes code over registers, and its frame goes. Where there are calls, the registers are
//! those that callees keep, and are saved themselves.
//!
//! This proposes; the proof is [`crate::verify::prove_promotion`]. Only functions in whose frame every access is to a known
//! offset by an instruction that could name a register.

use crate::ir::cfg::{BlockId, Cfg};
use crate::ir::function::Function;
use crate::verify::coupling::Coupling;
use forward::forwarded;
use homes::{homes, live_slots, slots};
use isa::{Cond, Gpr, Inst, Parts};
use lines::{lines, saves};
use roles::{FrameRole, offsets, roles};

mod forward;
mod homes;
mod lines;
mod roles;

/// The function anew.
#[derive(Clone, PartialEq, Debug)]
pub struct Promoted {
    pub lines: Vec<PromotedLine>,
    /// What is kept where, by cut point of the original.
    pub cuts: Vec<Coupling>,
}

#[derive(Clone, PartialEq, Debug)]
pub enum PromotedLine {
    Label(BlockId),
    Inst(Inst),
    Jump(BlockId),
    Branch(Cond, BlockId),
    /// The call that this instruction of the original is.
    Call(usize),
    /// Saves a register; the stack pointer is then this far from where it was at entry.
    Push(Gpr, i64),
    Pop(Gpr, i64),
    /// Moves the stack pointer by some bytes to so far from where it was at entry.
    Down {
        by: i64,
        depth: i64,
    },
    Up {
        by: i64,
        depth: i64,
    },
    /// Around what undoes the frame before a return: behind it the frame is as it was before.
    Leaving,
    Left,
    Return,
}

/// The slots of `f` in registers that are free and not live at its returns; `None` if that cannot be.
pub fn promote(f: &Function, cfg: &Cfg, at_return: &Parts) -> Option<Promoted> {
    let simple = cfg.entries.len() == 1 && cfg.preds.first()?.is_empty() && cfg.order.len() == cfg.blocks.len();
    let at_start = simple.then(|| offsets(f, cfg))??;
    let roles = roles(f, cfg, &at_start)?;
    let calls: Vec<i64> =
        roles.iter().filter_map(|r| if let FrameRole::Call(at) = r { Some(*at) } else { None }).collect();
    let (f, roles) = if calls.is_empty() { (f.clone(), roles) } else { forwarded(f, cfg, &roles) };
    let f = &f;
    let slots = slots(f, &roles)?;
    let homes = homes(f, &roles, &slots, at_return, !calls.is_empty())?;
    let saves = saves(&homes, &roles, &calls)?;
    let live = live_slots(f, cfg, &roles);
    let at_cut = |b: &BlockId| {
        let known = &at_start[b.index()];
        let addresses = Gpr::all().filter_map(|g| Some((g, known[g.index()]?))).collect();
        let kept = live[b.index()].iter().filter_map(|at| homes.get(at).copied()).collect();
        // At the entry nothing is saved yet.
        let (depth, saved) = if b.0 == 0 { (0, Vec::new()) } else { (saves.depth, saves.slots()) };
        Coupling { addresses, homes: kept, depth, saved }
    };
    let cuts = cfg.cuts.iter().map(at_cut).collect();
    Some(Promoted { lines: lines(f, cfg, &roles, &homes, &saves)?, cuts })
}
