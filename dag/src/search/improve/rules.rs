//! Rules are applied: what was found once is found again without a search.

use super::ImproveRun;
use crate::search::rules::{RuleProposal, RuleSet};
use crate::search::windows::Analysis;

/// What reports call it.
const NAME: &str = "rules";

impl ImproveRun<'_> {
    /// Puts right sides of rules in place of left sides while that makes the graph cheaper.
    pub(super) fn apply_rules(&mut self) {
        let rules = self.options.rules;
        while !rules.is_empty() && !self.is_stopped() && self.apply_a_rule(rules) {}
    }

    fn apply_a_rule(&mut self, rules: &RuleSet) -> bool {
        let base = self.best.clone();
        let places = rules.places(&base, self.options.features);
        if places.is_empty() {
            return false;
        }
        let a = Analysis::new(&base);
        for place in places {
            let Some(RuleProposal { window, spec, candidate }) = place.proposal(&base, &a) else { continue };
            self.counts.proposals += 1;
            let taken = if self.options.trusts_rules {
                self.take_unproved(&base, &spec, &candidate)
            } else {
                self.take(&base, &spec, &candidate)
            };
            if taken {
                self.report_taken(NAME, &base, &window, &spec, &candidate, None);
                return true;
            }
            if self.is_stopped() {
                return false;
            }
        }
        false
    }
}
