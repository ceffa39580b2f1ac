//! Which units the operations of an instruction can use, from how busy each unit is on average.
//!
//! `llvm-mca` spreads every operation evenly over the units that can run it and prints the sums: an operation of ports
//! 0, 1, 5, 6 and one of ports 0 and 5 appear as 3/4, 1/4, 3/4, 1/4. To tell them apart the sets that occur alone
//! (one operation, spread evenly) are collected over the whole table, and each sum is taken apart into such sets. A sum that
//! can be taken apart in several ways is taken apart into the larger sets: two operations of ports 1 and 5 and one on each
//! of these ports look the same.

use super::{Cycles, Units};
use std::collections::BTreeSet;

/// Steps after which a sum is not taken apart exactly any more.
const MOST_STEPS: usize = 20_000;

/// Busy time of each unit, in the machine's order.
pub type Pressure = Vec<Cycles>;

/// Sets over which one operation is spread somewhere in the table, be it alone or besides operations on units of other
/// kinds.
pub fn known_sets(kinds: &[usize], all: &[Pressure]) -> Vec<Units> {
    let alike = vec![0; kinds.len()];
    let levels = |p| [level_sets(kinds, p), level_sets(&alike, p)].concat();
    let sets: BTreeSet<Units> = all.iter().flat_map(levels).filter(is_one).map(|(s, _)| s).collect();
    let mut sets: Vec<Units> = sets.into_iter().collect();
    sets.sort_by_key(|s| (std::cmp::Reverse(s.0.count_ones()), *s));
    sets
}

fn is_one((_, time): &(Units, Cycles)) -> bool {
    time.0.abs_diff(Cycles::ONE) <= 8
}

/// Units of one kind that are equally busy, and how long they are together.
fn level_sets(kinds: &[usize], pressure: &Pressure) -> Vec<(Units, Cycles)> {
    let mut out: Vec<(usize, Cycles, Units)> = Vec::new();
    for (i, &time) in pressure.iter().enumerate().filter(|(_, t)| t.0 > 0) {
        match out.iter_mut().find(|(k, t, _)| *k == kinds[i] && *t == time) {
            Some((_, _, set)) => set.0 |= 1 << i,
            None => out.push((kinds[i], time, Units(1 << i))),
        }
    }
    out.into_iter().map(|(_, t, set)| (set, Cycles(t.0 * set.0.count_ones()))).collect()
}

/// The sum as sets with whole cycles, equal sets once; where that fails, as sets of equally busy units of one kind.
pub fn split(kinds: &[usize], sets: &[Units], pressure: &Pressure) -> Vec<(Units, Cycles)> {
    let mut parts = Vec::new();
    let mut steps = MOST_STEPS;
    let mut rest: Vec<i64> = pressure.iter().map(|t| i64::from(t.0)).collect();
    if !take_apart(sets, &mut rest, &mut parts, &mut steps) {
        let mut sets = level_sets(kinds, pressure);
        sets.sort();
        return sets;
    }
    parts.sort();
    let mut out: Vec<(Units, Cycles)> = Vec::new();
    for set in parts {
        match out.last_mut() {
            Some((last, time)) if *last == set => time.0 += Cycles::ONE,
            _ => out.push((set, Cycles(Cycles::ONE))),
        }
    }
    out
}

/// Covers the first unit that is still busy by one cycle of a set, the largest first, and goes on.
fn take_apart(sets: &[Units], rest: &mut Vec<i64>, parts: &mut Vec<Units>, steps: &mut usize) -> bool {
    // Thirds, sixths and sevenths come rounded.
    let Some(first) = rest.iter().position(|&t| t > 2) else { return true };
    for &set in sets.iter().filter(|s| s.0 >> first & 1 == 1) {
        if *steps == 0 {
            return false;
        }
        *steps -= 1;
        let share = i64::from(Cycles::ONE / set.0.count_ones());
        let members: Vec<usize> = (0..rest.len()).filter(|i| set.0 >> i & 1 == 1).collect();
        if members.iter().any(|&i| rest[i] < share - 1) {
            continue;
        }
        members.iter().for_each(|&i| rest[i] -= share);
        parts.push(set);
        if take_apart(sets, rest, parts, steps) {
            return true;
        }
        parts.pop();
        members.iter().for_each(|&i| rest[i] += share);
    }
    false
}

/// Units that differ in a final number only are of one kind (`ALU0` and `ALU3`, `Load.0` and `Load.1`).
pub fn kinds(units: &[String]) -> Vec<usize> {
    let stem = |n: &String| n.trim_end_matches(|c: char| c.is_ascii_digit()).to_string();
    units.iter().map(|u| units.iter().position(|v| stem(v) == stem(u)).expect("it is one of them")).collect()
}
