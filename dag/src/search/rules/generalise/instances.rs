//! Numbers for the symbols of a rule, and a quick look at whether it holds for them.

use super::Numbers;
use crate::ir::random::Random;
use crate::search::rules::Rule;
use crate::search::rules::claim::RuleClaim;
use crate::search::rules::number::SymbolValues;
use isa::Sym;
use isa::eval::{Batch, Scratch, Wide};
use isa::expr::mask;

/// Draws before it is given up that numbers meet the conditions.
const DRAWS: usize = 200;

/// Numbers that meet the conditions of a rule; `None` if many that were drawn do not.
pub fn sample(rule: &Rule, random: &mut Random) -> Option<Numbers> {
    let draws = (0..DRAWS).map(|_| {
        let mut symbols: Vec<u64> = Vec::new();
        for symbol in &rule.symbols {
            let drawn = draw(symbol.width, rule.width(), &symbols, random);
            symbols.push(drawn & mask(symbol.width) as u64);
        }
        SymbolValues { symbols, width: rule.width() }
    });
    draws.into_iter().find(|numbers| rule.conditions.iter().all(|c| c.is_met(numbers)))
}

/// A number of the kinds that conditions ask for: counts, powers of two, masks, and what belongs to a number before it.
fn draw(bits: u16, width: u16, before: &[u64], random: &mut Random) -> u64 {
    let count = random.below(usize::from(width.max(1))) as u64;
    if !before.is_empty() && random.below(2) == 0 {
        let b = before[random.below(before.len())];
        let shift = (b & 63) as u32;
        let related = [
            u64::from(width).wrapping_sub(b),
            !b,
            b.wrapping_neg(),
            b,
            b.wrapping_add(1),
            b.wrapping_sub(1),
            1 << shift,
            (1 << shift) - 1,
            b | random.next(),
            b & random.next(),
            !b & random.next(),
            count.wrapping_sub(b),
        ];
        return related[random.below(related.len())];
    }
    match random.below(7) {
        0 => 1 << count,
        1 => (1 << count) - 1,
        2 => !((1 << count) - 1),
        3 => ((1 << count) - 1) << random.below(usize::from(width.max(1))),
        4 | 5 if bits <= 8 => count,
        4 => count,
        _ => random.interesting(bits.min(64)) as u64,
    }
}

/// A rule made ready to be tried on many states at once.
#[derive(Debug)]
pub struct RuleTest<'r> {
    rule: &'r Rule,
    batch: Batch,
    variables: Vec<(Sym, u16)>,
    symbols: Vec<Sym>,
    /// Of the roots of the batch, the first so many are facts.
    facts: usize,
    /// Words of each side's outputs, one after the other.
    words: Vec<usize>,
}

/// On how many states a rule was tried, and what came of it.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct InstanceTally {
    pub equal: usize,
    pub different: usize,
    /// States on which a fact does not hold, which say nothing.
    pub outside: usize,
}

/// Draws of numbers for which states are tried at once.
const STATES_AT_ONCE: usize = 64;

impl RuleTest<'_> {
    /// `None` if the claim has no terms, or if results that are not defined are in it: they are the prover's to choose.
    pub fn of(rule: &Rule) -> Option<RuleTest<'_>> {
        let claim = RuleClaim::of(rule)?;
        let terms = claim.terms();
        let arena = &claim.ctx.arena;
        let variables = arena.variables(&terms);
        let words = claim.equalities.iter().map(|e| usize::from(arena.width(e.left)).div_ceil(64)).collect();
        claim.is_defined().then(|| RuleTest {
            rule,
            batch: Batch::compile_wide(arena, &terms, &variables),
            variables,
            symbols: claim.symbols,
            facts: claim.facts.len(),
            words,
        })
    }

    /// Tries `states` states, each with numbers that meet the conditions; fewer if there are no such numbers.
    pub fn run(&self, states: usize, random: &mut Random) -> InstanceTally {
        let mut tally = InstanceTally::default();
        let mut scratch = Scratch::default();
        let mut out = vec![Vec::new(); self.batch.columns()];
        let mut left = states;
        while left > 0 {
            let drawn: Vec<Numbers> = (0..left.min(STATES_AT_ONCE)).map_while(|_| sample(self.rule, random)).collect();
            if drawn.is_empty() {
                break;
            }
            left -= drawn.len();
            let columns = self.columns(&drawn, random);
            let columns: Vec<&[u64]> = columns.iter().map(Vec::as_slice).collect();
            self.batch.run_into(&columns, drawn.len(), &mut scratch, &mut out);
            (0..drawn.len()).for_each(|state| self.count(&out, state, &mut tally));
        }
        tally
    }

    /// A column of words for each started 64 bits of each variable.
    fn columns(&self, drawn: &[Numbers], random: &mut Random) -> Vec<Vec<u64>> {
        // What facts ask for is mostly that something is small.
        let small: Vec<bool> = drawn.iter().map(|_| random.below(3) == 0).collect();
        let mut columns = Vec::new();
        for &(s, width) in &self.variables {
            let mut content = |state: usize| match self.symbols.iter().position(|symbol| *symbol == s) {
                Some(n) => Wide::from(drawn[state].symbols[n]),
                None => {
                    let bits = if small[state] { 1 + random.below(usize::from(width)) as u16 } else { width };
                    random.interesting_wide(width).truncated(bits)
                }
            };
            let contents: Vec<Wide> = (0..drawn.len()).map(&mut content).collect();
            let word = |c: &Wide, lo: u16| c.bits(lo, 64.min(width - lo)) as u64;
            columns.extend((0..width).step_by(64).map(|lo| contents.iter().map(|c| word(c, lo)).collect()));
        }
        columns
    }

    fn count(&self, out: &[Vec<u64>], state: usize, tally: &mut InstanceTally) {
        let (facts, mut sides) = out.split_at(self.facts);
        if facts.iter().any(|f| f[state] == 0) {
            tally.outside += 1;
            return;
        }
        let mut equal = true;
        for &words in &self.words {
            let (pair, rest) = sides.split_at(2 * words);
            equal &= (0..words).all(|n| pair[n][state] == pair[words + n][state]);
            sides = rest;
        }
        *(if equal { &mut tally.equal } else { &mut tally.different }) += 1;
    }
}

/// Whether no state speaks against a rule.
pub fn seems_right(rule: &Rule, states: usize) -> bool {
    let Some(test) = RuleTest::of(rule) else { return RuleClaim::of(rule).is_some() };
    test.run(states, &mut Random::numbered(0x4175e, states as u64)).different == 0
}

/// Whether the conditions leave each symbol more than one number: else it is no symbol.
pub fn takes_several_values(rule: &Rule) -> bool {
    let mut random = Random::numbered(0x5e7, rule.symbols.len() as u64);
    let Some(first) = sample(rule, &mut random) else { return false };
    let mut differs = vec![false; first.symbols.len()];
    for other in (0..DRAWS).map_while(|_| sample(rule, &mut random)) {
        differs.iter_mut().zip(first.symbols.iter().zip(&other.symbols)).for_each(|(d, (a, b))| *d |= a != b);
        if differs.iter().all(|d| *d) {
            return true;
        }
    }
    differs.is_empty()
}
