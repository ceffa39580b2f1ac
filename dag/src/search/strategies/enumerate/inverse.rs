//! Look-up of steps by value: the step before the last one, when the last one can be inverted.

use crate::ir::random::mix;

/// States that make up a key.
const KEYS: usize = 3;
const NONE: u32 = u32::MAX;

/// Steps by what they compute on the first states.
pub struct Index {
    /// First step of each bucket; a power of two of them.
    heads: Vec<u32>,
    /// The next step of the same bucket.
    next: Vec<u32>,
}

impl Index {
    /// `values`: words of each step, a word a state; the bits of `mask` count.
    pub fn new<'w>(values: impl ExactSizeIterator<Item = &'w [u64]>, mask: u64) -> Index {
        let buckets = (2 * values.len()).next_power_of_two().max(16);
        let mut index = Index { heads: vec![NONE; buckets], next: Vec::with_capacity(values.len()) };
        for (step, words) in values.enumerate() {
            let bucket = index.bucket(words.iter().take(KEYS).map(|w| w & mask));
            index.next.push(index.heads[bucket]);
            index.heads[bucket] = step as u32;
        }
        index
    }

    fn bucket(&self, key: impl Iterator<Item = u64>) -> usize {
        key.fold(0x9e37_79b9, |h, word| mix(h ^ word)) as usize & (self.heads.len() - 1)
    }

    /// Steps that may have these values on the first states, and others of the same bucket.
    pub fn find(&self, key: impl Iterator<Item = u64>) -> impl Iterator<Item = usize> + '_ {
        let first = self.heads[self.bucket(key.take(KEYS))];
        std::iter::successors((first != NONE).then_some(first), |&step| {
            let next = self.next[step as usize];
            (next != NONE).then_some(next)
        })
        .map(|step| step as usize)
    }
}
