//! What functions of a module do to registers and flags when they are called, found from their code: which compilers that see
//! both sides of a call make use of (GCC's -fipa-ra).

use crate::analysis::liveness::{self, Callees, Effects, Live, Liveness, call_effects};
use crate::ir::cfg::{BlockId, Cfg, Dest, Exit};
use crate::ir::function::Function;
use isa::{Gpr, Reg, Target};

/// A function that calls may lead to.
pub struct CalledFunction<'a> {
    pub function: &'a Function,
    /// Another function may stand in its place when the program is linked or loaded; of that the ABI alone is known.
    pub interposable: bool,
    /// Its indirect jumps lead to its own [`Function::entries`], or to functions of which the ABI alone is known.
    pub keeps_to_itself: bool,
}

/// The effects of functions that call each other, parallel to them; `member` says which of them a target is, and `callees`
/// what all others do. Reads are the least solution, what is surely overwritten the greatest.
pub fn effects_of(
    group: &[CalledFunction],
    member: &dyn Fn(&Target) -> Option<usize>,
    callees: Callees,
) -> Vec<Effects> {
    let cfgs: Vec<Cfg> = group.iter().map(|c| Cfg::build(c.function)).collect();
    let nothing_yet = Effects { kills: Live::everything(), ..Effects::default() };
    let mut known: Vec<Effects> = group.iter().map(|c| c.seen_from_outside(nothing_yet)).collect();
    loop {
        let of = |t: &Target| member(t).map_or_else(|| callees(t), |n| Some(known[n]));
        let next: Vec<Effects> = group.iter().zip(&cfgs).map(|(c, cfg)| c.effects(cfg, &of)).collect();
        if next == known {
            return known;
        }
        known = next;
    }
}

impl CalledFunction<'_> {
    fn effects(&self, cfg: &Cfg, callees: Callees) -> Effects {
        let abi = call_effects(None);
        let per_inst: Vec<Effects> =
            self.function.insts.iter().map(|i| liveness::effects(&i.decoded, callees)).collect();
        let mut all = Effects { kills: overwritten(cfg, &per_inst, callees), ..Effects::default() };
        per_inst.iter().for_each(|e| all.join_writes(e));
        for exit in cfg.exits() {
            match exit {
                Exit::Return | Exit::Trap(_) => {}
                Exit::Tail(t) => all.join_writes(&callees(t).unwrap_or(abi)),
                Exit::Indirect(_) | Exit::FallsOff => all.join_writes(&abi),
            }
        }
        let mut anywhere = abi.reads;
        for e in &per_inst {
            anywhere.join(&e.reads);
        }
        let at_exit = |exit: &Exit| match exit {
            Exit::Indirect(_) if self.keeps_to_itself => anywhere,
            _ => Live::at_exit(exit, &[0; Reg::COUNT], callees),
        };
        let live = Liveness::of(cfg, per_inst, &at_exit);
        for entry in &cfg.entries {
            all.reads.join(&live.at_start[entry.index()]);
        }
        self.seen_from_outside(all)
    }

    /// The caller's registers come back as they were; a return address is always read.
    fn seen_from_outside(&self, mut e: Effects) -> Effects {
        let abi = call_effects(None);
        for r in Reg::all().filter(|r| r.callee_saved() || *r == Reg::of(Gpr::RSP)) {
            (e.kills.regs[r.index()], e.writes[r.index()]) = (0, 0);
        }
        e.reads.regs[Gpr::RSP.index()] = u64::MAX;
        if self.interposable {
            e.reads.join(&abi.reads);
            (e.writes, e.flags_written) = (abi.writes, abi.flags_written);
        }
        e
    }
}

/// What is surely overwritten on each way from an entry to a return.
fn overwritten(cfg: &Cfg, per_inst: &[Effects], callees: Callees) -> Live {
    let nothing = Live::default();
    let mut at_start = vec![Live::everything(); cfg.blocks.len()];
    cfg.entries.iter().for_each(|b| at_start[b.index()] = nothing);
    let mut at_return = Live::everything();
    let mut open: Vec<BlockId> = cfg.order.iter().rev().copied().collect();
    while let Some(b) = open.pop() {
        let block = cfg.block(b);
        let mut there = at_start[b.index()];
        for e in &per_inst[block.first..block.end] {
            there.join(&e.kills);
        }
        for way in block.flow.dests() {
            match way {
                Dest::Block(to) => {
                    if meet(&mut at_start[to.index()], &there) {
                        open.push(*to);
                    }
                }
                Dest::Exit(Exit::Trap(_)) => {}
                Dest::Exit(Exit::Return) => drop(meet(&mut at_return, &there)),
                Dest::Exit(Exit::Tail(t)) => {
                    let mut after = there;
                    after.join(&callees(t).unwrap_or_else(|| call_effects(None)).kills);
                    meet(&mut at_return, &after);
                }
                Dest::Exit(Exit::Indirect(_) | Exit::FallsOff) => drop(meet(&mut at_return, &nothing)),
            }
        }
    }
    at_return
}

/// Leaves what both have; returns true if something went.
fn meet(known: &mut Live, other: &Live) -> bool {
    let before = *known;
    known.regs.iter_mut().zip(other.regs).for_each(|(a, b)| *a &= b);
    known.flags = known.flags.intersect(other.flags);
    *known != before
}
