//! The words that columns are evaluated in: of 64 bits, or of 32 where a term has no wider part, twice as many at once.

use super::column::{ColumnView, StateColumn};

/// A number of at most [`LaneWord::BITS`] bits. Arithmetic is modulo `2^BITS`; counts of shifts are below `BITS`.
pub(super) trait LaneWord: Copy + Default + PartialEq + PartialOrd + 'static {
    const BITS: u16;
    /// The low bits of a number.
    fn of(value: u64) -> Self;
    fn word(self) -> u64;
    fn view<'a>(column: &StateColumn<'a>, start: usize, len: usize) -> ColumnView<'a, Self>;
    fn and(self, other: Self) -> Self;
    fn or(self, other: Self) -> Self;
    fn xor(self, other: Self) -> Self;
    fn not(self) -> Self;
    fn plus(self, other: Self) -> Self;
    fn minus(self, other: Self) -> Self;
    fn times(self, other: Self) -> Self;
    fn up(self, count: Self) -> Self;
    fn down(self, count: Self) -> Self;
    /// With copies of the highest bit.
    fn down_signed(self, count: Self) -> Self;
    fn below_signed(self, other: Self) -> bool;
    fn ones(self) -> Self;
    fn zeros_above(self) -> Self;
    fn zeros_below(self) -> Self;
    /// Bit `at < 64` of `truth`.
    fn bit_of(truth: u64, at: Self) -> Self;
}

macro_rules! lane_word {
    ($word:ty, $signed:ty) => {
        const BITS: u16 = <$word>::BITS as u16;
        #[inline(always)]
        fn of(value: u64) -> Self {
            value as $word
        }
        #[inline(always)]
        fn word(self) -> u64 {
            self as u64
        }
        #[inline(always)]
        fn and(self, other: Self) -> Self {
            self & other
        }
        #[inline(always)]
        fn or(self, other: Self) -> Self {
            self | other
        }
        #[inline(always)]
        fn xor(self, other: Self) -> Self {
            self ^ other
        }
        #[inline(always)]
        fn not(self) -> Self {
            !self
        }
        #[inline(always)]
        fn plus(self, other: Self) -> Self {
            self.wrapping_add(other)
        }
        #[inline(always)]
        fn minus(self, other: Self) -> Self {
            self.wrapping_sub(other)
        }
        #[inline(always)]
        fn times(self, other: Self) -> Self {
            self.wrapping_mul(other)
        }
        #[inline(always)]
        fn up(self, count: Self) -> Self {
            self.wrapping_shl(count as u32)
        }
        #[inline(always)]
        fn down(self, count: Self) -> Self {
            self.wrapping_shr(count as u32)
        }
        #[inline(always)]
        fn down_signed(self, count: Self) -> Self {
            (self as $signed).wrapping_shr(count as u32) as $word
        }
        #[inline(always)]
        fn below_signed(self, other: Self) -> bool {
            (self as $signed) < other as $signed
        }
        #[inline(always)]
        fn ones(self) -> Self {
            self.count_ones() as $word
        }
        #[inline(always)]
        fn zeros_above(self) -> Self {
            self.leading_zeros() as $word
        }
        #[inline(always)]
        fn zeros_below(self) -> Self {
            self.trailing_zeros() as $word
        }
    };
}

impl LaneWord for u64 {
    lane_word!(u64, i64);

    #[inline(always)]
    fn view<'a>(column: &StateColumn<'a>, start: usize, len: usize) -> ColumnView<'a, u64> {
        match *column {
            StateColumn::Each { words, .. } => ColumnView::Each(&words[start..start + len]),
            StateColumn::Same(word) => ColumnView::Same(word),
        }
    }

    #[inline(always)]
    fn bit_of(truth: u64, at: u64) -> u64 {
        truth.wrapping_shr(at as u32) & 1
    }
}

impl LaneWord for u32 {
    lane_word!(u32, i32);

    #[inline(always)]
    fn view<'a>(column: &StateColumn<'a>, start: usize, len: usize) -> ColumnView<'a, u32> {
        match *column {
            StateColumn::Each { low, .. } => ColumnView::Each(&low[start..start + len]),
            StateColumn::Same(word) => ColumnView::Same(word as u32),
        }
    }

    /// No vector shift takes more than the width of a lane.
    #[inline(always)]
    fn bit_of(truth: u64, at: u32) -> u32 {
        let half = if at & 32 == 0 { truth as u32 } else { (truth >> 32) as u32 };
        half.wrapping_shr(at) & 1
    }
}
