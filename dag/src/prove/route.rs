//! The ways a claim can be settled, in the order in which they are tried, with their limits.

/// What settled a claim.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Route {
    /// Both sides are one term, by the constructors of terms or their normal form.
    Identity,
    /// A state in which the sides differ was drawn at random.
    Simulation,
    /// Z3's bit-blasting of the claim in normal form, with a small limit.
    QuickBits,
    /// Polynomials over limbs and linear integer arithmetic ([`super::int`]).
    Integers,
    /// Equal internal terms made one, operands first ([`super::sweep`]), then as [`Route::NormalBits`].
    Sweep,
    /// Z3's bit-blasting of the claim in normal form.
    NormalBits,
    /// Z3's bit-blasting of the claim as it is.
    Bits,
}

impl Route {
    pub const ALL: [Route; 7] = [
        Route::Identity,
        Route::Simulation,
        Route::QuickBits,
        Route::Integers,
        Route::Sweep,
        Route::NormalBits,
        Route::Bits,
    ];

    pub const fn name(self) -> &'static str {
        match self {
            Route::Identity => "identity",
            Route::Simulation => "simulation",
            Route::QuickBits => "quick bits",
            Route::Integers => "integers",
            Route::Sweep => "sweep",
            Route::NormalBits => "bits of normal form",
            Route::Bits => "bits",
        }
    }
}

/// One rung: a route, and the divisor that makes its resource limit from that of the query.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rung {
    pub route: Route,
    pub share: u32,
}

const fn rung(route: Route, share: u32) -> Rung {
    Rung { route, share }
}

/// What is tried after identity and simulation, cheap and likely routes first.
pub const LADDER: [Rung; 5] = [
    rung(Route::QuickBits, 64),
    rung(Route::Integers, 8),
    rung(Route::Sweep, 8),
    rung(Route::NormalBits, 8),
    rung(Route::Bits, 1),
];

/// How goals were settled.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct Stats {
    pub identical: u32,
    pub solver: u32,
    pub refuted: u32,
    pub unknown: u32,
    /// Claims settled by each route, proved or refuted, in the order of [`Route::ALL`]. A goal on a vector is a claim
    /// per lane.
    pub by_route: [u32; Route::ALL.len()],
}

impl Stats {
    pub fn count(&mut self, route: Route) {
        self.by_route[route as usize] += 1;
    }

    pub fn of(&self, route: Route) -> u32 {
        self.by_route[route as usize]
    }
}
