//! Rules are proved: for all numbers together, or one count of a shift after the other.

use super::Rule;
use super::claim::RuleClaim;
use super::number::{NumberCondition, SymbolValues};
use crate::prove::{ProofStats, Verdict};
use crate::smt::Limits;

/// Numbers that counts of shifts may be.
const COUNTS: u64 = 256;
/// Cases that are proved for one rule.
const MOST_CASES: usize = 4096;
/// The limit is divided by so much for one case, and for all counts together where cases may follow.
const CASE_SHARE: u32 = 40;
const WHOLE_SHARE: u32 = 4;

impl Rule {
    /// Whether what it claims is so. Where a count of a shift may be anything, that is proved for all counts together, or for one
    /// after the other: shifts by what is known are no work.
    pub fn prove(&self, limits: Limits, stats: &mut ProofStats) -> Verdict {
        let counts: Vec<usize> = (0..self.symbols.len()).filter(|n| self.symbols[*n].width == 8).collect();
        let numbers = vec![None; self.symbols.len()];
        let of_a_case = Limits { rlimit: limits.rlimit / CASE_SHARE, ..limits };
        let mut cases = RuleCases { rule: self, limits: of_a_case, stats, left: MOST_CASES };
        if counts.is_empty() {
            return cases.verdict(&numbers, limits);
        }
        match cases.verdict(&numbers, Limits { rlimit: limits.rlimit / WHOLE_SHARE, ..limits }) {
            Verdict::Unknown(_) => cases.split(&numbers, &counts),
            other => other,
        }
    }
}

/// The claim of a rule, one count after the other.
struct RuleCases<'r> {
    rule: &'r Rule,
    limits: Limits,
    stats: &'r mut ProofStats,
    /// How many may still be proved.
    left: usize,
}

impl RuleCases<'_> {
    fn verdict(&mut self, given: &[Option<u64>], limits: Limits) -> Verdict {
        match RuleClaim::with(self.rule, given) {
            Some(claim) => claim.prove(limits, self.stats),
            None => Verdict::Unknown("the right side may fault".to_string()),
        }
    }

    /// The first of `counts` one number after the other; where that does not do, the next one as well.
    fn split(&mut self, given: &[Option<u64>], counts: &[usize]) -> Verdict {
        let Some((&count, others)) = counts.split_first() else {
            return Verdict::Unknown("a case is not proved within the limit".to_string());
        };
        let mut given = given.to_vec();
        for number in 0..COUNTS {
            given[count] = Some(number);
            if !self.is_possible(&given) {
                continue;
            }
            let Some(left) = self.left.checked_sub(1) else {
                return Verdict::Unknown("there are too many cases".to_string());
            };
            self.left = left;
            match self.verdict(&given, self.limits) {
                Verdict::Proved => {}
                Verdict::Unknown(_) => match self.split(&given, others) {
                    Verdict::Proved => {}
                    other => return other,
                },
                refuted => return refuted,
            }
        }
        Verdict::Proved
    }

    /// Whether no condition on numbers that are given speaks against them.
    fn is_possible(&self, given: &[Option<u64>]) -> bool {
        let numbers =
            SymbolValues { symbols: given.iter().map(|n| n.unwrap_or_default()).collect(), width: self.rule.width() };
        let is_given = |c: &NumberCondition| {
            let symbols = [c.left.symbols(), c.right.symbols()].concat();
            symbols.iter().all(|s| given[usize::from(s.0)].is_some())
        };
        self.rule.conditions.iter().filter(|c| is_given(c)).all(|c| c.is_met(&numbers))
    }
}
