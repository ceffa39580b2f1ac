//! A machine of registers and flags in one weak order, as one number: of each register the rank of what it holds,
//! what the last comparison said, and the ranks that are wanted.

use crate::ir::random::mix;

const RANK: u64 = 31;
const RANK_BITS: usize = 5;
const FLAGS: usize = 30;
const WANTED: usize = 32;

/// Most registers and outputs.
pub const MOST_REGISTERS: usize = FLAGS / RANK_BITS;
/// What a register holds that was never written.
pub const UNSET: u8 = RANK as u8;

/// How two values compare.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Compared {
    Less,
    Equal,
    Greater,
    /// Nothing was compared yet.
    Unset,
}

impl Compared {
    pub const SET: [Compared; 3] = [Compared::Less, Compared::Equal, Compared::Greater];

    pub fn of(a: u8, b: u8) -> Compared {
        Compared::SET[(a.cmp(&b) as i8 + 1) as usize]
    }

    pub fn mirrored(self) -> Compared {
        match self {
            Compared::Less => Compared::Greater,
            Compared::Greater => Compared::Less,
            same => same,
        }
    }
}

/// The state of one weak order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct OrderTuple(u64);

impl OrderTuple {
    /// Flags are not set; registers hold these ranks, and outputs are to be those.
    pub fn new(registers: &[u8], wanted: &[u8]) -> OrderTuple {
        let at = |all: &[u8]| all.iter().rev().fold(0, |t, r| t << RANK_BITS | u64::from(*r));
        OrderTuple(at(registers) | (Compared::Unset as u64) << FLAGS | at(wanted) << WANTED)
    }

    pub fn register(self, r: usize) -> u8 {
        (self.0 >> (RANK_BITS * r) & RANK) as u8
    }

    pub fn with_register(self, r: usize, rank: u8) -> OrderTuple {
        let at = RANK_BITS * r;
        OrderTuple(self.0 & !(RANK << at) | u64::from(rank) << at)
    }

    pub fn flags(self) -> Compared {
        match self.0 >> FLAGS & 3 {
            0 => Compared::Less,
            1 => Compared::Equal,
            2 => Compared::Greater,
            _ => Compared::Unset,
        }
    }

    pub fn with_flags(self, flags: Compared) -> OrderTuple {
        OrderTuple(self.0 & !(3 << FLAGS) | (flags as u64) << FLAGS)
    }

    /// The rank that output `o` is to be.
    pub fn wanted(self, o: usize) -> u8 {
        (self.0 >> (WANTED + RANK_BITS * o) & RANK) as u8
    }

    /// The registers among the first `n` that hold a rank, as bits.
    pub fn holders(self, n: usize, rank: u8) -> u32 {
        (0..n).filter(|&r| self.register(r) == rank).fold(0, |m, r| m | 1 << r)
    }

    /// Everything but the flags.
    pub fn without_flags(self) -> OrderTuple {
        self.with_flags(Compared::Unset)
    }

    /// A number for what the first `n` registers hold, whichever holds what.
    pub fn held(self, n: usize) -> u64 {
        (0..n).fold(0, |sum, r| sum.wrapping_add(mix(u64::from(self.register(r)) + 1)))
    }

    /// A number for everything but which register holds what, [`OrderTuple::held`] being known.
    pub fn fingerprint(self, held: u64) -> u64 {
        mix(held ^ self.0 >> FLAGS)
    }

    /// One for a register that does not depend on where it stands, the tuple's own being known.
    pub fn register_fingerprint(self, whole: u64, r: usize) -> u64 {
        mix(whole.wrapping_add(u64::from(self.register(r))))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_put_in_comes_out() {
        let t = OrderTuple::new(&[3, 0, 30, UNSET], &[7, 1, 2, 3, 4]);
        assert_eq!((0..4).map(|r| t.register(r)).collect::<Vec<_>>(), [3, 0, 30, UNSET]);
        assert_eq!((0..5).map(|o| t.wanted(o)).collect::<Vec<_>>(), [7, 1, 2, 3, 4]);
        let t = t.with_register(2, 5).with_flags(Compared::of(4, 3));
        assert_eq!((t.register(1), t.register(2), t.register(3), t.flags()), (0, 5, UNSET, Compared::Greater));
        assert_eq!((t.without_flags().flags(), t.wanted(0), t.holders(4, 0)), (Compared::Unset, 7, 2));
    }
}
