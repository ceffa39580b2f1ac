//! What the user asked for, as typed values.

use super::negative_cache::Windows;
use super::spare_cores::LentCores;
use crate::function::readback::Demands;
use crate::input::profile::Profile;
use crate::options::branches::Branches;
use crate::options::rules::RuleSource;
use dag::analysis::contract::Contract;
use dag::search::strategies::Strategy;
use dag::smt::Limits;
use isa::FeatureSet;
use isa::uarch::Uarch;
use lowering::{Cost, Objective};
use std::sync::Arc;
use std::time::Instant;

/// What the user asked for.
#[derive(Clone)]
pub struct Settings {
    /// Features that output may use beyond those the function uses already.
    pub march: Option<FeatureSet>,
    pub objective: Objective,
    /// The machine whose micro-operations are counted.
    pub tune: &'static Uarch,
    pub strategies: Vec<&'static dyn Strategy>,
    pub seed: u64,
    /// Component evaluations for one strategy call.
    pub evaluations: u64,
    pub limits: Limits,
    /// Whether the queries of the final proof are wanted as text.
    pub queries: bool,
    pub longest: usize,
    pub rules: RuleSource,
    /// Whether anything is searched for; else rules are applied, and that is all.
    pub searches: bool,
    /// Whether what a rule proposes is taken without a proof of its own: rules were proved for all their constants, and the
    /// end's proof decides anyway. If it fails, all is done again with proofs.
    pub trusts_rules: bool,
    /// No result may have more instructions, bytes or micro-operations than what it replaces.
    pub no_growth: bool,
    /// Whether the graphs are wanted.
    pub graphs: bool,
    /// Whether everything about windows is wanted.
    pub details: bool,
    /// Literals of clauses that the integer programs for one graph may learn, a limit of work that is the same on every machine.
    pub lower_learnt: u64,
    pub branches: Branches,
    /// No instruction may come in whose time may depend on its operands.
    pub independent_time: bool,
    pub profile: Option<Profile>,
    /// Windows that were searched in vain.
    pub windows: Arc<Windows>,
    /// Whether other versions than the one that is predicted to be best are wanted, too.
    pub versions: bool,
    /// When no more of them are made.
    pub versions_end: Option<Instant>,
    /// Cores for more threads.
    pub cores: Arc<LentCores>,
    /// When the search ends.
    pub deadline: Option<Instant>,
    /// When the last proof ends.
    pub end: Option<Instant>,
}

impl Settings {
    pub fn is_out_of_time(&self) -> bool {
        is_past(self.deadline)
    }

    /// The settings for a function with this contract: what keeps secrets has no new branches.
    pub fn under(&self, contract: &Contract) -> Settings {
        match contract.public {
            Some(_) => Settings { branches: Branches::Never, independent_time: true, ..self.clone() },
            None => self.clone(),
        }
    }

    /// The settings for what a search has not come to: rules, in half the time that is left before the last proof ends.
    pub fn without_search(&self) -> Settings {
        let half = |(deadline, end): (Instant, Instant)| deadline + end.saturating_duration_since(deadline) / 2;
        let deadline = self.deadline.zip(self.end).map(half).or(self.deadline);
        Settings { searches: false, deadline, ..self.clone() }
    }

    /// What a result has to be besides equal.
    pub fn demands(&self) -> Demands {
        let counts_time = !self.objective.times().is_empty();
        // Where the clock decides, or it is known or given what branches do, the prediction of all blocks does not.
        let predicted = !self.versions && self.profile.is_none() && self.branches == Branches::Auto;
        Demands {
            no_growth: self.no_growth,
            no_slower_by: (counts_time && predicted).then_some(self.objective),
            tune: self.tune,
            limits: self.limits,
            queries: self.queries,
        }
    }

    /// Whether code of one cost may replace code of another, better or not.
    pub fn fits(&self, after: Cost, before: Cost) -> bool {
        self.demands().fits(after, before)
    }
}

pub fn is_past(deadline: Option<Instant>) -> bool {
    deadline.is_some_and(|d| Instant::now() >= d)
}
