//! Numbers of up to 512 bits: what a vector register holds.

use crate::expr::{MAX_WIDTH, mask};

/// A number below 2^512 as little-endian 64-bit words.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default, Debug)]
pub struct Wide(pub [u64; 8]);

impl From<u128> for Wide {
    fn from(v: u128) -> Wide {
        let mut words = [0; 8];
        (words[0], words[1]) = (v as u64, (v >> 64) as u64);
        Wide(words)
    }
}

impl From<u64> for Wide {
    fn from(v: u64) -> Wide {
        Wide::from(u128::from(v))
    }
}

impl Wide {
    /// From little-endian words; missing ones are 0, those past the eighth are dropped.
    pub fn of_words(words: &[u64]) -> Wide {
        Wide(std::array::from_fn(|i| words.get(i).copied().unwrap_or(0)))
    }

    /// The low 128 bits.
    pub fn low(self) -> u128 {
        u128::from(self.0[1]) << 64 | u128::from(self.0[0])
    }

    /// Bits `lo .. lo + width`, where `1 <= width <= 128` and `lo < 512`; bits past the last are 0.
    pub fn bits(self, lo: u16, width: u16) -> u128 {
        let (first, shift) = (usize::from(lo / 64), u32::from(lo % 64));
        let word = |i: usize| u128::from(self.0.get(first + i).copied().unwrap_or(0));
        let low = (word(1) << 64 | word(0)) >> shift;
        let high = if shift == 0 { 0 } else { word(2) << (128 - shift) };
        (low | high) & mask(width)
    }

    /// Without the `lo` lowest bits; the others move down.
    pub fn shifted_down(self, lo: u16) -> Wide {
        Wide(std::array::from_fn(|i| match lo + 64 * i as u16 {
            from if from < MAX_WIDTH => self.bits(from, 64) as u64,
            _ => 0,
        }))
    }

    /// Adds the bits of `v` (`v` fits in 512 bits at `lo`) to those that are set.
    pub fn or_at(&mut self, lo: u16, v: u128) {
        let (first, shift) = (usize::from(lo / 64), u32::from(lo % 64));
        let low = v << shift;
        let high = if shift == 0 { 0 } else { v >> (128 - shift) };
        for (i, part) in [low as u64, (low >> 64) as u64, high as u64].into_iter().enumerate() {
            if let Some(word) = self.0.get_mut(first + i) {
                *word |= part;
            }
        }
    }

    /// Without the bits from `width` on.
    pub fn truncated(self, width: u16) -> Wide {
        debug_assert!((1..=MAX_WIDTH).contains(&width));
        let kept = |i: u16| match width.saturating_sub(64 * i) {
            0 => 0,
            n => mask(n.min(64)) as u64,
        };
        Wide(std::array::from_fn(|i| self.0[i] & kept(i as u16)))
    }
}
