//! Rules are applied: what was found once is found again without a search.

use super::search::WindowSearchResult;
use super::{ImproveRun, WindowStatus, named};
use crate::search::rules::RuleProposal;
use crate::search::windows::{Analysis, weight};

/// What reports call it.
const NAME: &str = "rules";

impl ImproveRun<'_> {
    /// Puts right sides of rules in place of left sides while that makes the graph cheaper; whether it did.
    pub(super) fn apply_rules(&mut self) -> bool {
        let mut improved = false;
        while !self.is_stopped() && self.apply_a_rule() {
            improved = true;
        }
        improved
    }

    fn apply_a_rule(&mut self) -> bool {
        let (base, rules) = (self.best.clone(), self.options.rules);
        let places = rules.places(&base, self.options.features);
        if places.is_empty() {
            return false;
        }
        let a = Analysis::new(&base);
        for place in places {
            let Some(RuleProposal { window, spec, candidate }) = place.proposal(&base, &a) else { continue };
            self.counts.proposals += 1;
            if self.take(&base, &spec, &candidate) {
                let (from, to) = (spec.mffc.len(), weight(&candidate));
                let status = WindowStatus::Improved { from, to, strategy: NAME };
                let interior = named(&base, window.interior.iter().copied());
                self.report(&spec, interior, WindowSearchResult::without_search(status));
                return true;
            }
            if self.is_stopped() {
                return false;
            }
        }
        false
    }
}
