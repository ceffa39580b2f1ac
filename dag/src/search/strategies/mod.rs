//! How candidates are found: the trait that every search method implements, and the list of methods.

mod encoding;
mod narrow;
mod shape;

pub(crate) use shape::assemble;

use crate::ir::graph::Dag;
use crate::search::cores::SpareCores;
use crate::search::spec::{Spec, Tests};
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};

/// What a strategy may use and how far it may go.
#[derive(Clone, Debug)]
pub struct ProposalRequest<'a> {
    pub spec: &'a Spec,
    pub tests: &'a Tests,
    pub library: &'a [crate::search::components::Component],
    /// Candidates of exactly this weight (instructions, constants included) are wanted.
    pub length: usize,
    /// Most candidates to return.
    pub most: usize,
    pub effort: Effort,
    /// Where threads may come from. What is proposed does not depend on it.
    pub cores: &'a dyn SpareCores,
    /// Where the strategy writes down what it spent.
    pub meter: &'a Meter,
}

/// What calls of a strategy have spent, proofs aside.
#[derive(Default, Debug)]
pub struct Meter {
    evaluations: AtomicU64,
    queries: AtomicU32,
    pruned: AtomicU32,
}

impl Meter {
    pub fn count_evaluations(&self, n: u64) {
        self.evaluations.fetch_add(n, Ordering::Relaxed);
    }

    pub fn count_queries(&self, n: u32) {
        self.queries.fetch_add(n, Ordering::Relaxed);
    }

    pub fn count_pruned(&self, n: u32) {
        self.pruned.fetch_add(n, Ordering::Relaxed);
    }

    /// Component evaluations, in the unit of [`Effort::evaluations`].
    pub fn evaluations(&self) -> u64 {
        self.evaluations.load(Ordering::Relaxed)
    }

    /// Questions to a solver.
    pub fn queries(&self) -> u32 {
        self.queries.load(Ordering::Relaxed)
    }

    /// Questions that were not asked, for what is known of bits and bounds contradicts itself
    /// ([`isa::eval::partial::is_contradictory`]).
    pub fn pruned(&self) -> u32 {
        self.pruned.load(Ordering::Relaxed)
    }
}

/// Deterministic limits of one call.
#[derive(Clone, Copy, Debug)]
pub struct Effort {
    /// Component evaluations.
    pub evaluations: u64,
    pub smt: crate::smt::Limits,
}

impl Effort {
    /// Limits of the next proof after so many were left open: half as much for each. Candidates of a window are mostly
    /// alike, and one that cannot be settled costs the whole limit.
    pub fn after_unproved(self, unproved: usize) -> Effort {
        let rlimit = (self.smt.rlimit >> unproved.min(31)).max(self.smt.rlimit / 32);
        Effort { smt: crate::smt::Limits { rlimit, ..self.smt }, ..self }
    }
}

/// What a strategy says.
#[derive(Clone, Debug)]
pub enum Proposal {
    /// Candidates that agree with the spec on all tests, different from each other.
    Candidates(Vec<Dag>),
    /// No candidate of this length over this library agrees with the spec on the tests, so none is correct.
    Exhausted,
    /// The method has no form for this spec.
    NotApplicable,
    /// A limit was reached; where.
    Limit(&'static str),
}

/// One method of search.
pub trait Strategy: Sync {
    /// Name in options and reports.
    fn name(&self) -> &'static str;
    fn propose(&self, request: &ProposalRequest) -> Proposal;
    /// How it is known that there is nothing where this method says so.
    fn shows(&self) -> &'static str;
    /// Seconds per call rather than milliseconds: asked only where the others found nothing.
    fn slow(&self) -> bool {
        false
    }
    /// Asked when the others had their long round, too. What it finds before would leave less to gain, so they would be
    /// given less to search with, and what they alone can find would be lost.
    fn late(&self) -> bool {
        false
    }
}

/// Declares each strategy's module and puts its type into [`STRATEGIES`].
macro_rules! strategies {
    ($($module:ident :: $strategy:ident,)*) => {
        $(pub mod $module;)*
        /// Every strategy. A portfolio asks those of [`DEFAULT`], in that order, unless told otherwise.
        pub const STRATEGIES: &[&dyn Strategy] = &[$(&$module::$strategy),*];
    };
}

strategies! {
    constant::Constant,
    enumerate::Enumerate,
    deduce::Deduce,
    linear::Linear,
    sketch::Sketch,
    divided::Divided,
    stochastic::Stochastic,
}

/// What a portfolio asks unless it is told otherwise. `examples/hd/STRATEGIES.md` has the measurements.
pub const DEFAULT: [&str; 3] = ["constant", "enumerate", "deduce"];

/// Those of [`DEFAULT`].
pub fn portfolio() -> Vec<&'static dyn Strategy> {
    DEFAULT.iter().filter_map(|n| by_name(n)).collect()
}

/// The strategy of a name.
pub fn by_name(name: &str) -> Option<&'static dyn Strategy> {
    STRATEGIES.iter().copied().find(|s| s.name() == name)
}
