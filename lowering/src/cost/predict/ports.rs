//! Execution units: which work fits into a cycle, and which union of unit sets is the busiest.
//!
//! Work for sets of units can be spread over the units if and only if no union of sets has more work than units (Hall).
//! Unions of sets that have no unit in common with each other need not be looked at.

use super::Line;
use isa::uarch::{Cycles, Units};

/// Work on sets of units.
type Work = [(Units, Cycles)];

/// What lines keep busy, cycle by cycle.
#[derive(Clone, Debug)]
pub struct Ports {
    /// Connected unions of the sets that occur, ascending.
    pub unions: Vec<Units>,
    /// The most work for each union in one cycle: one cycle per unit, or what a single line brings along.
    pub room: Vec<u32>,
    /// Work by cycle and union.
    busy: Vec<Vec<u32>>,
}

impl Ports {
    pub fn new<'l>(lines: impl Iterator<Item = &'l Line> + Clone) -> Ports {
        let unions = unions(lines.clone().flat_map(|l| l.units.iter().map(|u| u.0)));
        let mut room: Vec<u32> = unions.iter().map(|u| u.0.count_ones() * Cycles::ONE).collect();
        for line in lines {
            for (most, union) in room.iter_mut().zip(&unions) {
                *most = (*most).max(within(&line.units, *union, 0));
            }
        }
        Ports { unions, room, busy: Vec::new() }
    }

    /// The first cycle from `earliest` on in which the line finds its units; it takes them.
    pub fn place(&mut self, line: &Line, earliest: u32) -> u32 {
        if line.units.is_empty() {
            return earliest;
        }
        let work: Vec<Vec<u32>> = profile(&line.units, &self.unions);
        let fits = |busy: &[Vec<u32>], start: u32| {
            work.iter().zip(busy.iter().skip(start as usize)).all(|(new, old)| {
                new.iter().zip(old).zip(&self.room).all(|((new, old), room)| *new == 0 || new + old <= *room)
            })
        };
        let start = (earliest..).find(|&t| fits(&self.busy, t)).expect("cycles that nothing uses have room");
        let end = start as usize + work.len();
        if self.busy.len() < end {
            self.busy.resize(end, vec![0; self.unions.len()]);
        }
        for (new, old) in work.iter().zip(&mut self.busy[start as usize..]) {
            old.iter_mut().zip(new).for_each(|(old, new)| *old += new);
        }
        start
    }
}

/// Work for each union, cycle by cycle from the start: every set works at full rate until it is done.
pub fn profile(work: &Work, unions: &[Units]) -> Vec<Vec<u32>> {
    let rate = |set: Units| Cycles::ONE * set.0.count_ones().max(1);
    let length = work.iter().map(|w| w.1.0.div_ceil(rate(w.0))).max().unwrap_or(0);
    (0..length).map(|k| unions.iter().map(|&u| within(work, u, k)).collect()).collect()
}

/// Work inside a union in cycle `k` from the start.
fn within(work: &Work, union: Units, k: u32) -> u32 {
    let inside = work.iter().filter(|w| w.0.0 & !union.0 == 0);
    let part = inside.map(|&(set, time)| {
        let rate = Cycles::ONE * set.0.count_ones().max(1);
        time.0.saturating_sub(rate * k).min(rate)
    });
    part.sum()
}

/// Sets, and unions of sets that hang together.
fn unions(sets: impl Iterator<Item = Units>) -> Vec<Units> {
    let mut sets: Vec<Units> = sets.collect();
    sets.sort_unstable();
    sets.dedup();
    let mut all = sets.clone();
    let mut next = 0;
    while next < all.len() {
        for set in &sets {
            let union = Units(all[next].0 | set.0);
            if all[next].0 & set.0 != 0 && !all.contains(&union) {
                all.push(union);
            }
        }
        next += 1;
    }
    all.sort_unstable();
    all
}
