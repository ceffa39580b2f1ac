//! The ways a claim can be settled, in the order in which they are tried, with their limits.

pub use crate::ir::query::Route;

use std::ops::AddAssign;

/// One rung: a route, and the divisor that makes its resource limit from that of the query.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rung {
    pub route: Route,
    pub share: u32,
}

const fn rung(route: Route, share: u32) -> Rung {
    Rung { route, share }
}

/// What is tried after identity and simulation, cheap and likely routes first. A unit of Z3's takes ten times as long over
/// integers as over bits, so integers get little before the bits of the normal form had theirs.
pub const LADDER: [Rung; 9] = [
    rung(Route::Orders, 64),
    rung(Route::Sums, 1),
    rung(Route::QuickBits, 64),
    rung(Route::Exhaustive, 1),
    rung(Route::Integers, 64),
    rung(Route::NormalBits, 8),
    rung(Route::Integers, 8),
    rung(Route::Sweep, 8),
    rung(Route::Bits, 1),
];

/// How goals were settled.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct ProofStats {
    pub identical: u32,
    pub solver: u32,
    pub refuted: u32,
    pub unknown: u32,
    /// Claims settled by each route, proved or refuted, in the order of [`Route::ALL`]. A goal on a vector is a claim
    /// per lane.
    pub by_route: [u32; Route::ALL.len()],
}

impl AddAssign for ProofStats {
    fn add_assign(&mut self, other: ProofStats) {
        self.identical += other.identical;
        self.solver += other.solver;
        self.refuted += other.refuted;
        self.unknown += other.unknown;
        self.by_route.iter_mut().zip(other.by_route).for_each(|(all, new)| *all += new);
    }
}

impl ProofStats {
    pub fn count(&mut self, route: Route) {
        self.by_route[route as usize] += 1;
    }

    pub fn of(&self, route: Route) -> u32 {
        self.by_route[route as usize]
    }
}
