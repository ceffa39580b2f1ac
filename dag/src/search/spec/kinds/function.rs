//! A function from words to a word, and what is asked of it on states: which bits of its arguments reach which bits of its
//! result, whether it is affine, what alone of its argument it looks at.

use crate::ir::random::Random;
use isa::expr::mask;
use std::collections::BTreeMap;

/// States that a property is looked for on.
const STATES: usize = 48;
/// States for each bit, of a property that has one for every bit.
const STATES_OF_A_BIT: usize = 6;

/// Most different results that are few.
pub const FEW: usize = 8;

/// A function of words of up to 64 bits.
pub struct WordFunction<'f> {
    /// Widths of the arguments, in bits.
    pub arguments: Vec<u16>,
    /// The bits of the result that count; the others are 0 in what `value` gives.
    pub result: u64,
    /// `None` where the function is not asked for.
    pub value: &'f dyn Fn(&[u64]) -> Option<u64>,
}

/// The lowest bits of a word, `n` of them.
fn low(n: u16) -> u64 {
    if n == 0 { 0 } else { mask(n.min(64)) as u64 }
}

impl WordFunction<'_> {
    /// States, every other one of numbers where arithmetic behaves specially.
    fn states(&self, n: usize) -> Vec<Vec<u64>> {
        let mut random = Random::new(n as u64);
        let mut word = |special: bool, width: u16| {
            if special { random.interesting(width) as u64 } else { random.next() & low(width) }
        };
        (0..n).map(|k| self.arguments.iter().map(|&w| word(k % 2 == 1, w)).collect()).collect()
    }

    /// Bits from the lowest to the highest that counts.
    fn result_width(&self) -> u16 {
        64 - self.result.leading_zeros() as u16
    }

    /// The results on some states, each once, with how often it was there.
    pub fn results(&self) -> BTreeMap<u64, usize> {
        let mut counts = BTreeMap::new();
        let states = self.states(2 * STATES);
        states.iter().filter_map(|s| (self.value)(s)).for_each(|y| *counts.entry(y).or_default() += 1);
        counts
    }

    /// Whether the result is always an argument or one of few numbers, and an argument at times.
    pub fn chooses(&self) -> bool {
        let mut numbers = Vec::new();
        let mut arguments = 0;
        for state in self.states(STATES) {
            match (self.value)(&state) {
                Some(y) if state.iter().any(|x| x & self.result == y) => arguments += 1,
                Some(y) if !numbers.contains(&y) => numbers.push(y),
                _ => {}
            }
        }
        arguments > STATES / 4 && numbers.len() <= FEW
    }

    /// Whether two states have the same result on the bits `kept`, or one of them is not asked for.
    fn agree(&self, a: &[u64], b: &[u64], kept: u64) -> bool {
        (self.value)(a).zip((self.value)(b)).is_none_or(|(x, y)| (x ^ y) & kept == 0)
    }

    /// Whether no bit of `changed`, in whatever argument, reaches a bit of `kept`.
    fn keeps(&self, changed: u64, kept: u64, states: usize) -> bool {
        let mut random = Random::new(changed);
        self.states(states).iter().enumerate().all(|(k, state)| {
            // Zeros and ones in a row hand carries on.
            let change = |(x, w): (&u64, &u16)| match k % 3 {
                0 => x ^ (random.next() & changed & low(*w)),
                1 => x & !changed,
                _ => x | changed & low(*w),
            };
            let other: Vec<u64> = state.iter().zip(&self.arguments).map(change).collect();
            self.agree(state, &other, kept)
        })
    }

    /// Whether each bit of the result follows from the bits at its own place.
    pub fn is_bitwise(&self) -> bool {
        let mut random = Random::new(1);
        (0..STATES).map(|_| random.next()).all(|places| self.keeps(places, !places, 2))
    }

    /// Whether each bit of the result follows from the bits at its own place and below: what sums, products and logic do
    /// (Klimov and Shamir's T-functions; Warren, Hacker's Delight, section 2-2).
    pub fn is_right_to_left(&self) -> bool {
        (1..self.result_width()).all(|n| self.keeps(!low(n), low(n), STATES_OF_A_BIT))
    }

    /// Whether each bit of the result follows from the bits at its own place and above.
    pub fn is_left_to_right(&self) -> bool {
        (1..self.result_width()).all(|n| self.keeps(low(n), !low(n), STATES_OF_A_BIT))
    }

    /// Whether each lane of the result follows from the lanes at its own place; `lane` in bits, less than the result has.
    pub fn is_lane_wise(&self, lane: u16) -> bool {
        let width = self.result_width();
        let lanes = (0..64 / lane).map(|n| low(lane) << (n * lane));
        width > lane && lanes.take_while(|l| l & low(width) != 0).all(|l| self.keeps(l, !l, 2 * STATES_OF_A_BIT))
    }

    /// Whether `f(a ^ b ^ c)` is `f(a) ^ f(b) ^ f(c)`: affine over the field of two elements, bit by bit.
    pub fn is_linear_over_bits(&self) -> bool {
        self.commutes_with(|a, b, c, _| a ^ b ^ c)
    }

    /// Whether `f(a + b - c)` is `f(a) + f(b) - f(c)`, modulo the power of two that the result's width gives.
    pub fn is_affine(&self) -> bool {
        let width = self.result_width();
        let wide = self.arguments.iter().all(|w| *w >= width) && self.result == low(width);
        wide && self.commutes_with(|a, b, c, w| a.wrapping_add(b).wrapping_sub(c) & low(w))
    }

    /// Whether the function of three sums is the sum of its three results; `sum` is told the width in bits.
    fn commutes_with(&self, sum: fn(u64, u64, u64, u16) -> u64) -> bool {
        let states = self.states(3 * STATES);
        states.chunks_exact(3).all(|three| {
            let of_argument = |(k, w): (usize, &u16)| sum(three[0][k], three[1][k], three[2][k], *w);
            let joined: Vec<u64> = self.arguments.iter().enumerate().map(of_argument).collect();
            let [a, b, c] = [&three[0], &three[1], &three[2]].map(|s| (self.value)(s));
            let (Some(a), Some(b), Some(c), Some(y)) = (a, b, c, (self.value)(&joined)) else { return true };
            sum(a, b, c, self.result_width()) & self.result == y
        })
    }

    /// Whether it looks only at how many ones its only argument has.
    pub fn counts_ones(&self) -> bool {
        self.is_invariant(|x, w, random| {
            let [turn, i, j] = [(); 3].map(|()| random.below(usize::from(w)));
            let turned = if turn == 0 { x } else { (x << turn | x >> (usize::from(w) - turn)) & low(w) };
            let differ = (turned >> i ^ turned >> j) & 1;
            turned ^ (differ << i | differ << j)
        })
    }

    /// Whether it looks only at where the highest one of its only argument is.
    pub fn looks_at_the_highest_one(&self) -> bool {
        self.is_invariant(|x, _, random| x ^ (random.next() & low(63 - x.max(1).leading_zeros() as u16)))
    }

    /// Whether it looks only at where the lowest one of its only argument is.
    pub fn looks_at_the_lowest_one(&self) -> bool {
        self.is_invariant(|x, w, random| {
            let above = if x == 0 { 0 } else { !(x ^ x.wrapping_sub(1)) & low(w) };
            x ^ (random.next() & above)
        })
    }

    /// Whether a change of its only argument, of a width in bits, changes no result.
    fn is_invariant(&self, change: fn(u64, u16, &mut Random) -> u64) -> bool {
        let [width] = self.arguments[..] else { return false };
        let mut random = Random::new(2);
        // Numbers of all lengths, with zeros at either end.
        (0..2 * STATES).all(|k| {
            let (above, below) = (k % usize::from(width), k / 3 % 8);
            let x = random.next() & low(width) >> above << below & low(width);
            self.agree(&[x], &[change(x, width, &mut random)], u64::MAX)
        })
    }
}
