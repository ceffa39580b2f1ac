//! Rules that other rules make needless.

use super::generalise::sample;
use super::{Rule, RuleExample, RuleSet};
use crate::ir::random::Random;
use crate::search::windows::{Analysis, splice, weight};

/// Instances of a rule on which another one is tried, beside its own example.
const INSTANCES: usize = 6;

impl RuleSet {
    /// The number of a rule of the set that saves as much wherever `rule` does, as far as its example and some other instances
    /// show; a rule for which `counts` does not hold is passed over.
    pub fn subsuming(&self, rule: &Rule, counts: &dyn Fn(usize) -> bool) -> Option<usize> {
        let mut random = Random::numbered(0x5b5, 0);
        let drawn = (0..INSTANCES).filter_map(|_| rule.instance(&sample(rule, &mut random)?));
        let instances: Vec<RuleExample> = std::iter::once(rule.example.clone()).chain(drawn).collect();
        let mut able = self.saving_as_much(&instances[0], rule, counts);
        for instance in &instances[1..] {
            if able.is_empty() {
                return None;
            }
            let also = self.saving_as_much(instance, rule, &|n| able.contains(&n));
            able.retain(|n| also.contains(n));
        }
        able.first().copied()
    }

    /// Rules that alone make of an instance of `rule` something that costs no more than its right side.
    fn saving_as_much(&self, instance: &RuleExample, rule: &Rule, counts: &dyn Fn(usize) -> bool) -> Vec<usize> {
        let dag = &instance.left;
        let a = Analysis::new(dag);
        let most = weight(&instance.right);
        let mut able = Vec::new();
        for place in self.places(dag, rule.features()).iter().filter(|p| counts(p.number)) {
            let result = place.proposal(dag, &a).and_then(|p| splice(dag, &p.spec, &p.candidate));
            if result.is_some_and(|r| weight(&r) <= most) && !able.contains(&place.number) {
                able.push(place.number);
            }
        }
        able.sort_unstable();
        able
    }
}
