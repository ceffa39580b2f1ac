//! Rules are applied: what was found once is found again without a search.

use super::{ImproveRun, SizedCone};
use crate::search::rules::functions::FunctionTable;
use crate::search::rules::{RuleProposal, RuleSet};
use crate::search::windows::{Analysis, weight};

/// What reports call it, and what they call a right side, or an instruction, in place of what is written another way.
const NAME: &str = "rules";
const FUNCTIONS: &str = "functions of rules";
/// Nodes of graphs in which cones are compared with functions: the most.
const MOST_NODES: usize = 1000;
/// Nodes of such cones: the most, and the fewest that go with one.
const MATCHED_NODES: usize = 64;
const LEAST_NODES: usize = 2;
/// Programs for one cone.
const TRIED: usize = 6;

impl ImproveRun<'_> {
    /// Puts right sides of rules, and single instructions, in place of left sides, and of what computes the same, while that
    /// makes the graph cheaper.
    pub(super) fn apply_rules(&mut self) {
        let rules = self.options.rules;
        while !rules.is_empty()
            && !self.is_stopped()
            && (self.apply_a_rule(rules) || self.match_a_function(rules.functions()))
        {}
    }

    /// Puts a right side in place of the largest cone that computes the same function.
    fn match_a_function(&mut self, functions: &FunctionTable) -> bool {
        let base = self.best.clone();
        if base.len() > MOST_NODES {
            return false;
        }
        let a = Analysis::new(&base);
        for SizedCone { window, mffc } in self.cones_of(&a, MATCHED_NODES) {
            if mffc < LEAST_NODES || self.is_stopped() {
                return false;
            }
            let Some(spec) = a.spec_where_observed(&base, &window) else { continue };
            for candidate in
                functions.candidates(&spec, self.options.features).into_iter().filter(|c| weight(c) < mffc).take(TRIED)
            {
                self.counts.proposals += 1;
                if self.take(&base, &spec, &candidate) {
                    self.report_taken(FUNCTIONS, &base, &window, &spec, &candidate, None);
                    return true;
                }
            }
        }
        false
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
