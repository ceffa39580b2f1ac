//! Seeded random numbers: SplitMix64 (Steele, Lea, Flood 2014), the same on every machine.

use isa::eval::Wide;
use isa::expr::MAX_NARROW;

/// 2^64 divided by the golden ratio: multiples of it are spread evenly.
const STEP: u64 = 0x9e37_79b9_7f4a_7c15;

#[derive(Clone, Debug)]
pub struct Random {
    state: u64,
}

impl Random {
    pub fn new(seed: u64) -> Random {
        Random { state: seed }
    }

    /// The `n`-th of the generators that one purpose has, each independent of the others: `purpose` keeps those of two
    /// purposes apart.
    pub fn numbered(purpose: u64, n: u64) -> Random {
        Random::new(purpose ^ n.wrapping_mul(STEP))
    }

    #[allow(clippy::should_implement_trait, reason = "it never ends, so it is no iterator")]
    pub fn next(&mut self) -> u64 {
        self.state = self.state.wrapping_add(STEP);
        mix(self.state)
    }

    /// A number below `n`; `n` is not 0.
    pub fn below(&mut self, n: usize) -> usize {
        (self.next() % n as u64) as usize
    }

    pub fn wide(&mut self) -> u128 {
        u128::from(self.next()) << 64 | u128::from(self.next())
    }

    /// A value of `width` bits, often one where arithmetic behaves specially: 0, ±1, powers of two and
    /// their neighbours, small numbers, runs of ones, few bits.
    pub fn interesting(&mut self, width: u16) -> u128 {
        let m = isa::expr::mask(width);
        let k = self.below(usize::from(width)) as u32;
        let value = match self.below(16) {
            0 => 0,
            1 => m,
            2 => 1u128 << k,
            3 => (1u128 << k).wrapping_sub(1),
            4 => (1u128 << k).wrapping_neg(),
            5 => (1u128 << k).wrapping_add(1),
            6 | 7 => self.wide() % 67,
            8 => (self.wide() % 67).wrapping_neg(),
            9 => self.wide() & self.wide() & self.wide(),
            10 => self.wide() | self.wide() | self.wide(),
            11 => self.wide() >> (127 - k),
            12 => self.wide() << k,
            _ => self.wide(),
        };
        value & m
    }

    /// [`Random::interesting`] at any width up to 512 bits: above 64 bits usually lane by lane, as vector
    /// instructions look at it.
    pub fn interesting_wide(&mut self, width: u16) -> Wide {
        let narrow = width <= MAX_NARROW;
        if width <= 64 || (narrow && self.below(2) == 0) {
            return Wide::from(self.interesting(width));
        }
        let lane = 8 << self.below(4);
        let mut value = Wide::default();
        for lo in (0..width).step_by(usize::from(lane)) {
            value.or_at(lo, self.interesting(lane));
        }
        value.truncated(width)
    }
}

/// The finalizer of SplitMix64: a bijection that spreads every bit.
pub fn mix(z: u64) -> u64 {
    let z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ z >> 31
}
