//! Programs that are written down rather than searched for: where a window's specification is of a known kind, what does
//! it well is put together at once. They only propose: what is cheaper is proved as any other candidate.

mod bit_moves;
mod byte_tables;
mod division;
mod does;
mod min_max;
mod orders;
mod product;
mod program;
mod staircase;

use super::{ImproveOptions, ImproveRun, ReplacementFilter, WindowSearchResult, WindowStatus, named};
use crate::ir::graph::Dag;
use crate::prove::{ProofStats, Verdict};
use crate::search::cegis::{CandidateFilter, equivalent, first_disagreement};
use crate::search::components::Libraries;
use crate::search::orders::OrderAnswers;
use crate::search::rules::RuleExample;
use crate::search::spec::{Spec, Tests};
use crate::search::strategies::Effort;
use crate::search::windows::{Window, weight};

/// A window that programs are proposed for.
struct ProposedWindow<'p> {
    dag: &'p Dag,
    window: &'p Window,
    spec: &'p Spec,
    options: &'p ImproveOptions<'p>,
    libraries: &'p Libraries,
    /// `None`: this is not the place to ask for any.
    orders: Option<&'p mut OrderAnswers>,
    /// They were asked for nevertheless.
    lacks_orders: bool,
}

/// A kind of specification and what does it.
struct Proposer {
    name: &'static str,
    propose: fn(&mut ProposedWindow) -> Vec<Dag>,
}

/// Kinds of which the programs that are known are the best there are, or nearly so.
const PROPOSERS: &[Proposer] = &[
    Proposer { name: "bit moves", propose: bit_moves::propose },
    Proposer { name: "division", propose: division::propose },
    Proposer { name: "product", propose: product::propose },
    Proposer { name: "staircase", propose: staircase::propose },
    Proposer { name: "orders", propose: orders::propose },
];

/// Kinds of which a few have something much shorter, as the number of ones has: asked where a search found nothing.
const LAST_PROPOSERS: &[Proposer] = &[
    Proposer { name: "byte tables", propose: byte_tables::propose },
    Proposer { name: "staircase", propose: staircase::propose_regular },
];

/// States on which a proposal is compared that is not proved at once.
const COMPARED_STATES: usize = 128;

impl ImproveRun<'_> {
    /// Takes the cheapest of the programs that the first proposer of any has for a window, if it makes the graph cheaper
    /// and is proved; whether there is one.
    pub(super) fn propose(&mut self, w: &Window, spec: &Spec) -> bool {
        self.propose_by(PROPOSERS, w, spec)
    }

    /// The same for a window in which a search found nothing.
    pub(super) fn propose_last(&mut self, w: &Window, spec: &Spec) -> bool {
        self.propose_by(LAST_PROPOSERS, w, spec)
    }

    fn propose_by(&mut self, proposers: &[Proposer], w: &Window, spec: &Spec) -> bool {
        let base = self.best.clone();
        proposers.iter().any(|proposer| self.take_proposed(proposer, &base, w, spec))
    }

    fn take_proposed(&mut self, proposer: &Proposer, base: &Dag, window: &Window, spec: &Spec) -> bool {
        let (options, libraries, orders) = (self.options, self.libraries, self.orders.as_mut());
        let mut asked = ProposedWindow { dag: base, window, spec, options, libraries, orders, lacks_orders: false };
        let mut taken = None;
        let candidates = (proposer.propose)(&mut asked);
        self.given_up |= asked.lacks_orders;
        for candidate in candidates {
            self.counts.proposals += 1;
            if self.take(base, spec, &candidate) {
                taken = Some(candidate);
            }
        }
        let Some(program) = taken else { return false };
        let example = RuleExample::of(base, spec, &program);
        self.report_taken(proposer.name, base, window, spec, &program, example);
        true
    }

    /// Reports that `program` stands for a window, for which nobody searched.
    pub(super) fn report_taken(
        &mut self,
        strategy: &'static str,
        base: &Dag,
        window: &Window,
        spec: &Spec,
        program: &Dag,
        example: Option<RuleExample>,
    ) {
        let status = WindowStatus::Improved { from: spec.mffc.len(), to: weight(program), strategy };
        let result = WindowSearchResult { example, ..WindowSearchResult::without_search(status) };
        self.report(spec, named(base, window.interior.iter().copied()), result);
    }

    /// Puts the candidate in place of the window if that is cheaper and proved; where somebody else proves what comes out, if
    /// no state tells them apart.
    pub(super) fn take(&mut self, base: &Dag, spec: &Spec, candidate: &Dag) -> bool {
        let ImproveOptions { evaluations, smt, seed, trusts_rules, .. } = *self.options;
        self.take_if(base, spec, candidate, &|proofs| match trusts_rules {
            true => {
                let tests = Tests::sample(spec, COMPARED_STATES, seed);
                tests.lanes > 0 && first_disagreement(spec, &tests, candidate, 0).is_none()
            }
            false => equivalent(spec, candidate, Effort { evaluations, smt }, proofs) == Verdict::Proved,
        })
    }

    /// The same for a candidate that somebody else proves.
    pub(super) fn take_unproved(&mut self, base: &Dag, spec: &Spec, candidate: &Dag) -> bool {
        self.take_if(base, spec, candidate, &|_| true)
    }

    fn take_if(
        &mut self,
        base: &Dag,
        spec: &Spec,
        candidate: &Dag,
        is_right: &dyn Fn(&mut ProofStats) -> bool,
    ) -> bool {
        let mut counts = std::mem::take(&mut self.counts);
        let mut filter = ReplacementFilter { run: self, base, spec, least: 0, tried: 0, pending: None, better: None };
        if filter.is_promising(candidate) && is_right(&mut counts.proofs) {
            filter.on_proved(candidate);
        }
        let better = filter.better.is_some();
        self.counts = counts;
        better
    }
}
