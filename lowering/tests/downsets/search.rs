//! The dynamic program.

use super::problem::*;
use isa::{FlagSet, RowId};
use rustc_hash::FxHashMap;
use std::collections::BTreeMap;

/// What was executed, and where each value lives: 15 if it does not.
#[derive(Clone, PartialEq, Eq, Hash)]
struct State {
    done: u32,
    homes: Vec<u8>,
}

const NONE: u8 = 15;

impl Problem {
    /// The least total up to `most`: best first, the rest at its least lengths.
    pub fn solve(&self, most: u32, limit: usize) -> Result<Option<u32>, ()> {
        let least: Vec<u32> = self.operations.iter().map(|o| self.least(o)).collect();
        let rest = |done: u32| (0..least.len()).filter(|i| done >> i & 1 == 0).map(|i| least[i]).sum::<u32>();
        let all = (1u32 << least.len()) - 1;
        let mut known: FxHashMap<State, u32> = FxHashMap::default();
        let mut queue: BTreeMap<u32, Vec<(State, u32)>> = BTreeMap::new();
        let push =
            |queue: &mut BTreeMap<u32, Vec<(State, u32)>>, known: &mut FxHashMap<State, u32>, s: State, cost: u32| {
                let total = cost + rest(s.done);
                if total <= most && known.get(&s).is_none_or(|&k| cost < k) {
                    known.insert(s.clone(), cost);
                    queue.entry(total).or_default().push((s, cost));
                }
            };
        for (s, cost) in self.starts() {
            push(&mut queue, &mut known, s, cost);
        }
        // The end is a state of its own, reached by the moves that it takes.
        let mut best: Option<u32> = None;
        while let Some((total, states)) = queue.pop_first() {
            if best.is_some_and(|b| b <= total) {
                break;
            }
            for (s, cost) in states {
                if known[&s] < cost {
                    continue;
                }
                if s.done == all {
                    let home = |v: usize| usize::from(s.homes[v]);
                    let moves: Vec<_> = self.exit.iter().map(|&(g, v)| (home(v), g, self.bits[v])).collect();
                    let end = cost + self.at_once(&moves);
                    best = Some(best.map_or(end, |b: u32| b.min(end)));
                    continue;
                }
                for i in (0..self.operations.len()).filter(|&i| self.ready(&s, i)) {
                    for (t, price) in self.execute(&s, i) {
                        push(&mut queue, &mut known, t, cost + price);
                    }
                }
                if known.len() > limit {
                    return Err(());
                }
            }
        }
        Ok(best.filter(|&b| b <= most))
    }

    /// Every choice of homes for what comes in.
    fn starts(&self) -> Vec<(State, u32)> {
        let mut partial: Vec<Vec<u8>> = vec![vec![NONE; self.readers.len()]];
        let used: Vec<(usize, usize)> = self.entry.iter().copied().filter(|&(_, v)| self.live(v, 0)).collect();
        for &(_, v) in &used {
            let with = |homes: Vec<u8>| {
                let free = (0..REGS.len() as u8).filter(|r| !homes.contains(r)).collect::<Vec<_>>();
                free.into_iter().map(move |r| {
                    let mut homes = homes.clone();
                    homes[v] = r;
                    homes
                })
            };
            partial = partial.into_iter().flat_map(with).collect();
        }
        let start = |homes: Vec<u8>| {
            let moves: Vec<_> = used.iter().map(|&(g, v)| (g, usize::from(homes[v]), self.bits[v])).collect();
            let cost = self.at_once(&moves);
            (State { done: 0, homes }, cost)
        };
        partial.into_iter().map(start).collect()
    }

    fn ready(&self, s: &State, i: usize) -> bool {
        let o = &self.operations[i];
        let kept = |&(d, users, flags): &(usize, u32, FlagSet)| {
            let open = s.done >> d & 1 == 1 && users & !s.done & !(1 << i) != 0;
            !open || o.clobbers.intersect(flags).is_empty()
        };
        s.done >> i & 1 == 0 && o.before & !s.done == 0 && self.flags.iter().all(kept)
    }

    fn execute(&self, s: &State, i: usize) -> Vec<(State, u32)> {
        let o = &self.operations[i];
        let mut next = Vec::new();
        let plain = (0..o.reads.len()).map(|k| o.reads[k].value).collect::<Vec<_>>();
        let mut variants = vec![(plain.clone(), o.row)];
        for &(a, b, row) in &o.swaps {
            let mut swapped = plain.clone();
            swapped.swap(a, b);
            variants.push((swapped, row));
        }
        for (values, row) in variants {
            self.place(s, i, &values, row, &mut next);
        }
        next
    }

    /// All ways to carry out operation i with these values in its operands.
    fn place(&self, s: &State, i: usize, values: &[usize], row: RowId, next: &mut Vec<(State, u32)>) {
        let o = &self.operations[i];
        let done = s.done | 1 << i;
        let home = |v: usize| usize::from(s.homes[v]);
        let dies = |v: usize| !self.live(v, done);
        let across: Vec<usize> = (0..s.homes.len()).filter(|&v| s.homes[v] != NONE && !dies(v)).map(home).collect();
        let operands: Vec<usize> = values.iter().map(|&v| home(v)).collect();
        // Copies into fixed registers, and which free tied operands may be overwritten in place.
        let mut moves: Vec<(usize, usize, u32)> = Vec::new();
        let mut reads = operands.clone();
        for (k, r) in o.reads.iter().enumerate() {
            let Some(g) = r.fixed else { continue };
            if r.tied.is_some() && dies(values[k]) && home(values[k]) == g || r.tied.is_none() && home(values[k]) == g {
                continue;
            }
            if operands.contains(&g) || across.contains(&g) {
                return;
            }
            moves.push((operands[k], g, r.bits.min(self.bits[values[k]])));
            reads[k] = g;
        }
        // What the instruction overwrites by itself must not be needed afterwards.
        if o.writes.iter().any(|w| w.fixed.is_some_and(|g| across.contains(&g))) {
            return;
        }
        let filled: Vec<usize> = moves.iter().map(|m| m.1).collect();
        // Registers of the results, one after the other.
        type Partial = (Vec<usize>, Vec<usize>, Vec<(usize, usize, u32)>);
        let mut partial: Vec<Partial> = vec![(Vec::new(), reads, moves)];
        for (n, w) in o.writes.iter().enumerate() {
            let tied = o.reads.iter().position(|r| r.tied == Some(n));
            partial = partial
                .into_iter()
                .flat_map(|(writes, reads, moves)| {
                    let mut all: Vec<Partial> = Vec::new();
                    let mut with = |r: usize, reads: Vec<usize>, moves: Vec<(usize, usize, u32)>| {
                        all.push(([&writes[..], &[r]].concat(), reads, moves));
                    };
                    match (w.fixed, tied) {
                        (Some(g), _) => with(g, reads, moves),
                        (None, Some(k)) => {
                            if dies(values[k]) {
                                with(operands[k], reads.clone(), moves.clone());
                            }
                            for r in (0..REGS.len()).filter(|r| !operands.contains(r) && !across.contains(r)) {
                                if filled.contains(&r) {
                                    continue;
                                }
                                let (mut reads, mut moves) = (reads.clone(), moves.clone());
                                moves.push((operands[k], r, o.reads[k].bits.min(self.bits[values[k]])));
                                reads[k] = r;
                                with(r, reads, moves);
                            }
                        }
                        (None, None) => {
                            for r in (0..REGS.len()).filter(|r| !across.contains(r)) {
                                with(r, reads.clone(), moves.clone());
                            }
                        }
                    }
                    all
                })
                .collect();
        }
        for (writes, reads, moves) in partial {
            self.finish(s, i, row, (&writes, &reads, &moves), next);
        }
    }

    /// Lengths of the copies and the instruction; then results of fixed registers go home.
    fn finish(
        &self,
        s: &State,
        i: usize,
        row: RowId,
        (writes, reads, moves): (&[usize], &[usize], &[Move]),
        next: &mut Vec<(State, u32)>,
    ) {
        let o = &self.operations[i];
        let mut t = State { done: s.done | 1 << i, homes: s.homes.clone() };
        for v in 0..t.homes.len() {
            if !self.live(v, t.done) {
                t.homes[v] = NONE;
            }
        }
        let cost = self.at_once(moves) + self.length(row, self.operands(o, reads, writes));
        // Homes of the results; only those of fixed registers are still open.
        let mut partial = vec![(t, Vec::new())];
        for (n, w) in o.writes.iter().enumerate() {
            let Some(v) = w.value else { continue };
            let homes: Vec<usize> = if w.fixed.is_some() { (0..REGS.len()).collect() } else { vec![writes[n]] };
            let with = |(t, moves): (State, Vec<(usize, usize, u32)>)| {
                let free: Vec<usize> = homes.iter().copied().filter(|&r| !t.homes.contains(&(r as u8))).collect();
                free.into_iter().map(move |r| {
                    let (mut t, mut moves) = (t.clone(), moves.clone());
                    t.homes[v] = r as u8;
                    moves.push((writes[n], r, self.bits[v]));
                    (t, moves)
                })
            };
            partial = partial.into_iter().flat_map(with).collect();
        }
        for (mut t, moves) in partial {
            for v in 0..t.homes.len() {
                if !self.live(v, t.done) {
                    t.homes[v] = NONE;
                }
            }
            next.push((t, cost + self.at_once(&moves)));
        }
    }
}
