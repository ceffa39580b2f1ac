//! The longest chain through a loop: for registers that each repetition takes over from the one before, the largest
//! mean time per repetition of a cycle of dependences (the maximum cycle mean of the graph whose arcs are the longest
//! paths from a register at the start to a register at the end of one repetition).

use super::Line;
use crate::ir::regs::Regs;
use isa::Reg;
use isa::uarch::Cycles;
use std::borrow::Borrow;

/// Cycles per repetition that the chain takes, rounded up to whole parts.
pub fn longest<L: Borrow<Line>>(lines: &[L], carried: Regs) -> Cycles {
    let carried: Vec<Reg> = carried.iter().collect();
    let arcs: Vec<Vec<Option<u32>>> = carried.iter().map(|&from| longest_paths(lines, from, &carried)).collect();
    let (n, mut most, mut walks) = (carried.len(), 0, arcs.clone());
    for length in 1..=n {
        let closed = (0..n).filter_map(|i| walks[i][i]).max();
        most = most.max(closed.map_or(0, |time| (time * Cycles::ONE).div_ceil(length as u32)));
        walks = walks.iter().map(|row| (0..n).map(|to| longer(row, &arcs, to)).collect()).collect();
    }
    Cycles(most)
}

/// The longest walk of one more arc.
fn longer(row: &[Option<u32>], arcs: &[Vec<Option<u32>>], to: usize) -> Option<u32> {
    row.iter().zip(arcs).filter_map(|(a, b)| Some((*a)? + b[to]?)).max()
}

/// The longest path from one register at the start to each of `to` at the end; `None` where there is none.
fn longest_paths<L: Borrow<Line>>(lines: &[L], from: Reg, to: &[Reg]) -> Vec<Option<u32>> {
    let (mut regs, mut flags) = ([None; Reg::COUNT], [None; 6]);
    regs[from.index()] = Some(0);
    for line in lines {
        let line: &Line = line.borrow();
        let at = |set: Regs| set.iter().filter_map(|r| regs[r.index()]).max();
        let late = at(line.reads).max(line.flags_read.iter().filter_map(|f| flags[f.index()]).max());
        let late = late.map(|t: u32| t + line.latency - line.late);
        let done = at(line.addresses).map(|t| t + line.latency).max(late);
        line.writes.iter().for_each(|r| regs[r.index()] = done);
        line.flags_written.iter().for_each(|f| flags[f.index()] = done);
    }
    to.iter().map(|r| regs[r.index()]).collect()
}
