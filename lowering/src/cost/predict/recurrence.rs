//! The longest chain through a loop: for what each repetition takes over from the one before, in registers or in memory
//! whose address stays the same, the largest mean time per repetition of a cycle of dependences (the maximum cycle mean of
//! the graph whose arcs are the longest paths from a carrier at the start to a carrier at the end of one repetition).
//! What is loaded from a slot that was stored to is there when a load takes its time from the store's end on.

use super::Line;
use crate::ir::regs::Regs;
use isa::uarch::Cycles;
use isa::{MemRef, Reg};
use std::borrow::Borrow;

/// What carries a value from one repetition to the next.
enum Carrier {
    Register(Reg),
    Slot(MemRef),
}

/// Cycles per repetition that the chain takes, rounded up to whole parts. `carried` are the registers that count.
pub fn longest<L: Borrow<Line>>(lines: &[L], carried: Regs) -> Cycles {
    if carried.is_empty() {
        return Cycles(0);
    }
    let registers = carried.iter().map(Carrier::Register);
    let carriers: Vec<Carrier> = registers.chain(slots(lines).into_iter().map(Carrier::Slot)).collect();
    let arcs: Vec<Vec<Option<u32>>> = carriers.iter().map(|from| longest_paths(lines, from, &carriers)).collect();
    let (n, mut most, mut walks) = (carriers.len(), 0, arcs.clone());
    for length in 1..=n {
        let closed = (0..n).filter_map(|i| walks[i][i]).max();
        most = most.max(closed.map_or(0, |time| (time * Cycles::ONE).div_ceil(length as u32)));
        walks = walks.iter().map(|row| (0..n).map(|to| longer(row, &arcs, to)).collect()).collect();
    }
    Cycles(most)
}

/// Places in memory that are stored to and loaded from, and whose addresses stay the same.
fn slots<L: Borrow<Line>>(lines: &[L]) -> Vec<MemRef> {
    let written = lines.iter().fold(Regs::NONE, |all, l| all.union(l.borrow().writes));
    let stays = |m: &MemRef| m.base.into_iter().chain(m.index.map(|x| x.0)).all(|g| !written.contains(g));
    let loaded = |m: &MemRef| lines.iter().any(|l| l.borrow().load.as_ref() == Some(m));
    let mut found: Vec<MemRef> = Vec::new();
    for m in lines.iter().filter_map(|l| l.borrow().store.as_ref()).filter(|m| stays(m) && loaded(m)) {
        if !found.contains(m) {
            found.push(m.clone());
        }
    }
    found
}

/// The longest walk of one more arc.
fn longer(row: &[Option<u32>], arcs: &[Vec<Option<u32>>], to: usize) -> Option<u32> {
    row.iter().zip(arcs).filter_map(|(a, b)| Some((*a)? + b[to]?)).max()
}

/// The longest path from one carrier at the start to each of `to` at the end; `None` where there is none.
fn longest_paths<L: Borrow<Line>>(lines: &[L], from: &Carrier, to: &[Carrier]) -> Vec<Option<u32>> {
    let (mut regs, mut flags) = ([None; Reg::COUNT], [None; 6]);
    let slots = to.iter().filter_map(|c| match c {
        Carrier::Slot(m) => Some(m),
        Carrier::Register(_) => None,
    });
    let mut memory: Vec<(&MemRef, Option<u32>)> = slots.map(|m| (m, None)).collect();
    match from {
        Carrier::Register(r) => regs[r.index()] = Some(0),
        Carrier::Slot(m) => memory.iter_mut().filter(|s| s.0 == m).for_each(|s| s.1 = Some(0)),
    }
    for line in lines {
        let line: &Line = line.borrow();
        let at = |set: Regs| set.iter().filter_map(|r| regs[r.index()]).max();
        let late = at(line.reads).max(line.flags_read.iter().filter_map(|f| flags[f.index()]).max());
        let late = late.map(|t: u32| t + line.latency - line.late);
        let loaded = line.load.as_ref().and_then(|m| memory.iter().find(|s| s.0 == m)).and_then(|s| s.1);
        let done = at(line.addresses).max(loaded).map(|t| t + line.latency).max(late);
        line.writes.iter().for_each(|r| regs[r.index()] = done);
        line.flags_written.iter().for_each(|f| flags[f.index()] = done);
        memory.iter_mut().filter(|s| line.store.as_ref() == Some(s.0)).for_each(|s| s.1 = done);
    }
    let end = |c: &Carrier| match c {
        Carrier::Register(r) => regs[r.index()],
        Carrier::Slot(m) => memory.iter().find(|s| s.0 == m).and_then(|s| s.1),
    };
    to.iter().map(end).collect()
}
