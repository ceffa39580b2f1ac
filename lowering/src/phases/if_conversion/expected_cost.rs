//! What code with branches costs: what is printed counts once, what is executed as often as it is.
//!
//! Results do not wait for a branch that is predicted, and one jump is taken per cycle at most. A branch that is
//! mispredicted is found out when its condition is known. From then on the machine needs
//! [`isa::uarch::Microarch::mispredict`] cycles until the right path's first instruction runs.

use crate::cost::predict::{self, Line, Outs};
use crate::cost::{Cost, Key, Measures, Objective};
use crate::ir::regs::Regs;
use isa::uarch::{Cycles, Uarch};

/// Parts of a whole: 1000 is always.
pub const WHOLE: u32 = 1000;

/// How often a condition holds, and how often the prediction of that is wrong.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BranchProbability {
    pub holds: u32,
    pub missed: u32,
}

impl BranchProbability {
    /// Without a pattern the best prediction is the likelier path.
    pub fn random(holds: u32) -> BranchProbability {
        BranchProbability { holds, missed: holds.min(WHOLE - holds) }
    }

    /// Of the opposite condition.
    pub fn complement(self) -> BranchProbability {
        BranchProbability { holds: WHOLE - self.holds, ..self }
    }

    /// How often each path is taken and not predicted: the unlikely one first.
    fn missed_on(self, holds: bool) -> u32 {
        let unlikely = self.holds < WHOLE - self.holds;
        let first = self.missed.min(self.share(unlikely));
        if holds == unlikely { first } else { (self.missed - first).min(self.share(holds)) }
    }

    fn share(self, holds: bool) -> u32 {
        if holds { self.holds } else { WHOLE - self.holds }
    }
}

/// Nobody knows.
impl Default for BranchProbability {
    fn default() -> BranchProbability {
        BranchProbability::random(WHOLE / 2)
    }
}

/// One path through code.
#[derive(Clone, Debug)]
pub struct WeightedPath {
    pub lines: Vec<Line>,
    /// How often it is taken.
    pub probability: u32,
    /// Jumps on it that are taken, branches included.
    pub jumps: u32,
    /// Branches on it, by position, and how often the path is taken after that one was mispredicted.
    pub missed: Vec<(usize, u32)>,
}

impl WeightedPath {
    pub fn straight(lines: Vec<Line>) -> WeightedPath {
        WeightedPath { lines, probability: WHOLE, jumps: 0, missed: Vec::new() }
    }

    /// Goes on behind a branch whose condition holds with this probability, taken or not.
    pub fn branch(&mut self, mut line: Line, probability: BranchProbability, taken: bool) {
        let (share, missed) = (probability.share(taken), probability.missed_on(taken));
        let part = |of: u32, share: u32| (u64::from(of) * u64::from(share) / u64::from(WHOLE)) as u32;
        self.missed.iter_mut().for_each(|m| m.1 = part(m.1, share));
        self.missed.push((self.lines.len(), part(self.probability, missed)));
        self.probability = part(self.probability, share);
        self.jumps += u32::from(taken);
        // Nobody waits for it.
        line.lasting = false;
        self.lines.push(line);
    }
}

/// Every measure; those of time and micro-operations in thousandths.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct ExpectedCost {
    pub bytes: u64,
    pub instructions: u64,
    pub uops: u64,
    /// Thousandths of a cycle.
    pub latency: u64,
    /// Thousandths of [`Cycles`].
    pub throughput: u64,
}

impl ExpectedCost {
    /// Of straight code.
    pub fn straight(c: Cost) -> ExpectedCost {
        let whole = |x: u32| u64::from(x) * u64::from(WHOLE);
        ExpectedCost {
            bytes: c.bytes.into(),
            instructions: c.instructions.into(),
            uops: whole(c.uops),
            latency: whole(c.latency),
            throughput: whole(c.throughput.0),
        }
    }

    /// Of all paths through code of so many bytes and instructions.
    pub fn of(bytes: u32, instructions: u32, paths: &[WeightedPath], outs: Outs, tune: &Uarch) -> ExpectedCost {
        let mut e = ExpectedCost { bytes: bytes.into(), instructions: instructions.into(), ..ExpectedCost::default() };
        let penalty = tune.machine.mispredict;
        for p in paths {
            let right = p.probability - p.missed.iter().map(|m| m.1).sum::<u32>().min(p.probability);
            let times = |n: u32, x: u32| u64::from(n) * u64::from(x);
            e.uops += times(p.probability, p.lines.iter().map(|l| l.uops).sum());
            e.latency += times(right, predict::latency(&p.lines, outs));
            let busy = predict::throughput(&p.lines, tune, Regs::NONE).0;
            e.throughput += times(p.probability, busy.max(p.jumps * Cycles::ONE));
            for &(at, missed) in p.missed.iter().filter(|m| m.1 > 0) {
                let restart = predict::Restart { after: at, penalty };
                e.latency += times(missed, predict::latency_restarted(&p.lines, outs, restart));
                let known = predict::schedule(&p.lines)[at].finish;
                e.throughput += times(missed, (known + penalty) * Cycles::ONE);
            }
        }
        e
    }

    /// What counts, to be compared lexicographically; all of it in thousandths.
    pub fn key(self, objective: Objective) -> Key {
        let whole = |x: u64| x * u64::from(WHOLE);
        let ExpectedCost { bytes, instructions, uops, latency, throughput } = self;
        objective.key(Measures { bytes: whole(bytes), instructions: whole(instructions), uops, latency, throughput })
    }
}
