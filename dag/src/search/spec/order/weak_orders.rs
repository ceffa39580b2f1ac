//! The weak orders of some inputs and fixed constants, and states in each of them.

use crate::ir::random::Random;
use isa::Width;

/// Which order of machine words is meant.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct WordOrder {
    /// 32 or 64 bits.
    pub width: Width,
    pub signed: bool,
}

impl WordOrder {
    /// The number that a word stands for; bits above the width do not count.
    pub fn number(self, word: u64) -> i128 {
        let bits = self.width.bits();
        if self.signed { i128::from((word << (64 - bits)) as i64 >> (64 - bits)) } else { i128::from(self.word(word)) }
    }

    /// The low bits, those above them 0.
    pub fn word(self, word: u64) -> u64 {
        word & self.width.mask()
    }

    /// The numbers that values of so many bits, extended with zeros, stand for.
    pub fn range(self, bits: u16) -> NumberRange {
        let width = self.width.bits();
        if bits < width {
            return NumberRange { least: 0, most: (1 << bits) - 1 };
        }
        let least = if self.signed { -(1 << (width - 1)) } else { 0 };
        NumberRange { least, most: least + (1 << width) - 1 }
    }
}

#[derive(Clone, Copy, Debug)]
pub struct NumberRange {
    pub least: i128,
    pub most: i128,
}

/// What is put into order: inputs, and constants that stay where they are.
#[derive(Clone, Debug)]
pub struct OrderedElements {
    pub order: WordOrder,
    /// Bits of each input; those above are 0.
    pub inputs: Vec<u16>,
    /// Ascending, without repetitions.
    pub constants: Vec<u64>,
}

impl OrderedElements {
    /// How many ranks there are: one for each constant, and one for each input below, between and above them.
    pub fn ranks(&self) -> usize {
        self.constants.len() * (self.inputs.len() + 1) + self.inputs.len()
    }

    /// The rank of a constant, the same in every weak order.
    pub fn rank_of_constant(&self, k: usize) -> u8 {
        (k * (self.inputs.len() + 1) + self.inputs.len()) as u8
    }

    /// All weak orders as ranks of the inputs: between two constants ranks are taken from the lowest one up.
    pub fn weak_orders(&self) -> Vec<Vec<u8>> {
        let most = self.ranks() as u8;
        let mut all: Vec<Vec<u8>> = vec![Vec::new()];
        for _ in &self.inputs {
            all = all.iter().flat_map(|o| (0..most).map(|r| [&o[..], &[r]].concat())).collect();
        }
        all.retain(|o| self.is_dense(o));
        all
    }

    /// Whether every rank is a constant's, or the lowest one above a constant, or follows one that is taken.
    fn is_dense(&self, ranks: &[u8]) -> bool {
        let span = self.inputs.len() as u8 + 1;
        ranks.iter().all(|&r| r % span == 0 || r % span == span - 1 || ranks.contains(&(r - 1)))
    }

    /// Words for the inputs in this weak order; `None` if there are none.
    pub fn sample(&self, ranks: &[u8], random: &mut Random) -> Option<Vec<u64>> {
        let steps = self.steps(ranks);
        // What each may be at the most, so that those above it find room.
        let mut most = vec![0; steps.len()];
        let mut above = i128::MAX;
        for (k, step) in steps.iter().enumerate().rev() {
            most[k] = step.range.most.min(above - 1);
            above = most[k];
        }
        let mut words = vec![0; ranks.len()];
        let mut below = i128::MIN;
        for (step, most) in steps.iter().zip(most) {
            let least = step.range.least.max(below.saturating_add(1));
            below = NumberRange { least, most }.draw(random)?;
            let members = ranks.iter().zip(&mut words).filter(|(r, _)| **r == step.rank);
            members.for_each(|(_, word)| *word = self.order.word(below as u64));
        }
        Some(words)
    }

    /// The ranks that occur, ascending, with the numbers that may stand there.
    fn steps(&self, ranks: &[u8]) -> Vec<OrderStair> {
        let constants = self.constants.iter().enumerate().map(|(k, c)| {
            let number = self.order.number(*c);
            OrderStair { rank: self.rank_of_constant(k), range: NumberRange { least: number, most: number } }
        });
        let inputs = ranks.iter().zip(&self.inputs);
        let inputs = inputs.map(|(&rank, &bits)| OrderStair { rank, range: self.order.range(bits) });
        let mut steps: Vec<OrderStair> = constants.chain(inputs).collect();
        steps.sort_by_key(|s| s.rank);
        steps.dedup_by(|next, kept| {
            let same = next.rank == kept.rank;
            if same {
                kept.range.least = kept.range.least.max(next.range.least);
                kept.range.most = kept.range.most.min(next.range.most);
            }
            same
        });
        steps
    }
}

/// A rank, and the numbers that may stand there.
struct OrderStair {
    rank: u8,
    range: NumberRange,
}

impl NumberRange {
    /// One of its numbers: any, or one near an end or near 0. `None` if it is empty.
    fn draw(self, random: &mut Random) -> Option<i128> {
        let NumberRange { least, most } = self;
        let span = u128::try_from(most - least).ok()?;
        let near = (random.wide() >> (64 + random.below(64))).min(span) as i128;
        Some(match random.below(5) {
            0 => least + near,
            1 => most - near,
            2 => near.clamp(least, most),
            3 => (-near).clamp(least, most),
            _ => least + (random.wide() % (span + 1)) as i128,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn elements(inputs: &[u16], constants: &[u64], width: Width, signed: bool) -> OrderedElements {
        let order = WordOrder { width, signed };
        OrderedElements { order, inputs: inputs.to_vec(), constants: constants.to_vec() }
    }

    /// The ordered Bell numbers, OEIS A000670.
    #[test]
    fn there_are_as_many_weak_orders_as_there_should_be() {
        for (n, many) in [1, 1, 3, 13, 75, 541].into_iter().enumerate() {
            let found = elements(&vec![32; n], &[], Width::W32, true).weak_orders();
            assert_eq!(found.len(), many, "{n}");
        }
        assert_eq!(elements(&[32], &[3, 9], Width::W32, true).weak_orders().len(), 5);
    }

    /// Whatever is asked for is so, and what cannot be is said to be so: no number lies between 3 and 4.
    #[test]
    fn samples_are_in_the_order_that_was_asked_for() {
        let mut random = Random::new(5);
        for (width, signed) in [(Width::W32, true), (Width::W32, false), (Width::W64, true), (Width::W64, false)] {
            let e = elements(&[64, 8, 64], &[3, 4], width, signed);
            for ranks in e.weak_orders() {
                let possible = !ranks.iter().any(|r| e.rank_of_constant(0) < *r && *r < e.rank_of_constant(1));
                for _ in 0..20 {
                    let Some(words) = e.sample(&ranks, &mut random) else {
                        assert!(!possible || ranks[1] < 3 || !signed, "{ranks:?}");
                        continue;
                    };
                    let number = |k: usize| e.order.number(words[k]);
                    for (a, b) in [(0, 1), (0, 2), (1, 2)] {
                        assert_eq!(number(a).cmp(&number(b)), ranks[a].cmp(&ranks[b]), "{ranks:?} {words:?}");
                    }
                    assert!(words[1] < 256 && possible);
                }
            }
        }
    }
}
