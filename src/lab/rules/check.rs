//! Whether rules are right: each proved anew, tried on many states, and compared with the others.

use crate::jobs::pool;
use dag::ir::random::Random;
use dag::prove::{ProofStats, Verdict};
use dag::search::rules::generalise::{InstanceTally, RuleTest};
use dag::search::rules::{Rule, RuleSet};
use dag::smt::Limits;

/// What is known of a rule after its check.
#[derive(Clone, PartialEq, Debug)]
pub struct RuleCheck {
    pub fault: Option<RuleFault>,
    /// `None` if results that are not defined are in it: then there are no states to compare.
    pub instances: Option<InstanceTally>,
}

/// What is wrong with a rule.
#[derive(Clone, PartialEq, Debug)]
pub enum RuleFault {
    /// Its parts do not belong together.
    Form(String),
    /// States differ.
    Differs(usize),
    NotProved(Verdict),
    /// The rule of this number does as much wherever it does something.
    SubsumedBy(usize),
}

/// Checks rules, in their order, on `threads` threads, each on `states` states. `watch` hears how many are done.
pub fn check(
    rules: &[Rule],
    limits: Limits,
    states: usize,
    threads: usize,
    watch: &(dyn Fn() + Sync),
) -> Vec<RuleCheck> {
    let set = RuleSet::new(rules.iter().cloned());
    let checked = pool::each(rules.len(), threads, &|| false, &|n| {
        let checked = one(&rules[n], n, &set, limits, states);
        watch();
        checked
    });
    checked.into_iter().map(|c| c.expect("nothing stops it")).collect()
}

fn one(rule: &Rule, n: usize, set: &RuleSet, limits: Limits, states: usize) -> RuleCheck {
    let fault = |fault, instances| RuleCheck { fault: Some(fault), instances };
    if let Some(what) = rule.mistake() {
        return fault(RuleFault::Form(what), None);
    }
    let instances = RuleTest::of(rule).map(|t| t.run(states, &mut Random::numbered(0xc4ec, n as u64)));
    if let Some(different) = instances.map(|i| i.different).filter(|d| *d > 0) {
        return fault(RuleFault::Differs(different), instances);
    }
    match rule.prove(limits, &mut ProofStats::default()) {
        Verdict::Proved => {}
        other => return fault(RuleFault::NotProved(other), instances),
    }
    match set.subsuming(rule, &|other| other != n) {
        Some(other) => fault(RuleFault::SubsumedBy(other), instances),
        None => RuleCheck { fault: None, instances },
    }
}
