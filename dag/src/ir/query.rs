//! Proved claims as text, for other solvers to confirm; what settled each.

/// What settled a claim.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Route {
    /// Both sides are one term, by the constructors of terms or their normal form.
    Identity,
    /// A state in which the sides differ was drawn at random.
    Simulation,
    /// All states of the few bits that matter (`prove::exhaustive`).
    Exhaustive,
    /// One state for each weak order of the variables (`prove::orders`).
    Orders,
    /// Z3's bit-blasting of the claim in normal form, with a small limit.
    QuickBits,
    /// Polynomials over words, carries and quotients (`prove::sums`).
    Sums,
    /// Polynomials over limbs and linear integer arithmetic (`prove::int`).
    Integers,
    /// Equal internal terms made one, operands first (`prove::sweep`), then as [`Route::NormalBits`].
    Sweep,
    /// Z3's bit-blasting of the claim in normal form.
    NormalBits,
    /// Z3's bit-blasting of the claim as it is.
    Bits,
}

impl Route {
    pub const ALL: [Route; 10] = [
        Route::Identity,
        Route::Simulation,
        Route::Exhaustive,
        Route::Orders,
        Route::QuickBits,
        Route::Sums,
        Route::Integers,
        Route::Sweep,
        Route::NormalBits,
        Route::Bits,
    ];

    pub const fn name(self) -> &'static str {
        match self {
            Route::Identity => "identity",
            Route::Simulation => "simulation",
            Route::Exhaustive => "all states",
            Route::Orders => "orders",
            Route::QuickBits => "quick bits",
            Route::Sums => "sums",
            Route::Integers => "integers",
            Route::Sweep => "sweep",
            Route::NormalBits => "bits of normal form",
            Route::Bits => "bits",
        }
    }
}

/// A claim that was found impossible.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Query {
    /// The goal that it belongs to: `rax at return`.
    pub goal: String,
    pub route: Route,
    /// `None` if both sides were one term when they were built, so that nothing is left to ask.
    pub text: Option<QueryText>,
}

/// A claim as standalone SMT-LIB files, each with the answer `unsat`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct QueryText {
    /// The claim over bit-vectors, as it was before any route rewrote it.
    pub bits: String,
    /// What was decided over integers, if that was the route.
    pub integers: Option<String>,
    /// The certificate for [`crate::recheck`], if the route was sums.
    pub certificate: Option<String>,
}
