//! Sets of things that are numbered from 0 to 63, as bits of a word.

use std::marker::PhantomData;

/// Something with a number below 64 of its own.
pub trait Numbered {
    fn number(self) -> u32;
}

/// A set of them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct NumberedSet<T> {
    bits: u64,
    of: PhantomData<T>,
}

impl<T: Numbered> NumberedSet<T> {
    pub const EMPTY: NumberedSet<T> = NumberedSet { bits: 0, of: PhantomData };

    pub fn with(self, one: T) -> NumberedSet<T> {
        NumberedSet { bits: self.bits | 1 << one.number(), of: PhantomData }
    }

    pub fn union(self, other: NumberedSet<T>) -> NumberedSet<T> {
        NumberedSet { bits: self.bits | other.bits, of: PhantomData }
    }

    pub fn contains(self, one: T) -> bool {
        self.bits >> one.number() & 1 == 1
    }

    pub fn includes(self, other: NumberedSet<T>) -> bool {
        other.bits & !self.bits == 0
    }

    /// How many members one of two sets has and the other has not.
    pub fn distance(self, other: NumberedSet<T>) -> u32 {
        (self.bits ^ other.bits).count_ones()
    }
}

impl<T: Numbered> FromIterator<T> for NumberedSet<T> {
    fn from_iter<I: IntoIterator<Item = T>>(all: I) -> NumberedSet<T> {
        all.into_iter().fold(NumberedSet::EMPTY, NumberedSet::with)
    }
}
