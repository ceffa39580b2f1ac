//! Directed values of vector registers, lane by lane.

use fastrand::Rng;

/// What the lanes of a register hold.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Lanes {
    /// Integers of so many bits.
    Integer(u32),
    /// IEEE binary16, binary32 or binary64.
    Float(IeeeFormat),
}

/// An IEEE format: one sign bit, the exponent's bits, the fraction's bits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct IeeeFormat {
    exponent: u32,
    fraction: u32,
}

const HALF: IeeeFormat = IeeeFormat { exponent: 5, fraction: 10 };
const SINGLE: IeeeFormat = IeeeFormat { exponent: 8, fraction: 23 };
const DOUBLE: IeeeFormat = IeeeFormat { exponent: 11, fraction: 52 };

const KINDS: [Lanes; 7] = [
    Lanes::Integer(8),
    Lanes::Integer(16),
    Lanes::Integer(32),
    Lanes::Integer(64),
    Lanes::Float(HALF),
    Lanes::Float(SINGLE),
    Lanes::Float(DOUBLE),
];

/// Registers of each kind: enough for every directed value of the longest list.
const REGISTERS: usize = 1021;

type RegisterWords = [u64; 8];

impl Lanes {
    /// A kind at random. Half floats, which few instructions read, are rare.
    pub fn any(rng: &mut Rng) -> Lanes {
        match rng.usize(0..13) {
            i @ 0..=6 => KINDS[i],
            i @ (7 | 8) => KINDS[i - 5],
            i => KINDS[5 + i % 2],
        }
    }

    fn bits(self) -> u32 {
        match self {
            Lanes::Integer(bits) => bits,
            Lanes::Float(f) => 1 + f.exponent + f.fraction,
        }
    }

    fn directed(self) -> Vec<u64> {
        match self {
            Lanes::Integer(bits) => integers(bits),
            Lanes::Float(format) => format.directed(),
        }
    }

    /// Values whose pairs matter: zeros of both signs, infinities, NaNs, the ends of the range.
    fn special(self) -> Vec<u64> {
        match self {
            Lanes::Integer(bits) => {
                let least = 1 << (bits - 1);
                vec![0, 1, u64::MAX, least, least - 1, least + 1]
            }
            Lanes::Float(format) => format.special(),
        }
    }

    fn random(self, rng: &mut Rng) -> u64 {
        match self {
            // A shift count, an index.
            Lanes::Integer(bits) if rng.u8(0..4) == 0 => rng.u64(0..2 * u64::from(bits)),
            Lanes::Integer(_) => rng.u64(..),
            Lanes::Float(format) => format.random(rng),
        }
    }
}

/// 0, ±1, least and greatest, powers of two and their neighbours, the ends of the narrower ranges that saturation
/// and conversion know, shift counts around the width.
fn integers(bits: u32) -> Vec<u64> {
    let mut out: Vec<u64> = vec![0, 1, u64::MAX];
    for k in 1..bits {
        let p = 1u64 << k;
        out.extend([p - 1, p, p + 1, p.wrapping_neg(), p.wrapping_neg() - 1, p.wrapping_neg() + 1]);
    }
    out.extend([bits - 1, bits, bits + 1, 2 * bits, 255].map(u64::from));
    out
}

impl IeeeFormat {
    fn bias(self) -> u64 {
        (1 << (self.exponent - 1)) - 1
    }

    /// The number 2^`exponent` · 1.`fraction`, positive.
    fn normal(self, exponent: i64, fraction: u64) -> u64 {
        self.bias().wrapping_add_signed(exponent) << self.fraction | fraction
    }

    /// Both signs of: zero, denormals, the ends of the normal range, infinity, NaNs of both kinds with payloads, small
    /// integers and halves, neighbours of powers of two around the integer ranges, factors and summands whose exact
    /// result lies halfway between two numbers.
    fn directed(self) -> Vec<u64> {
        let infinity = ((1 << self.exponent) - 1) << self.fraction;
        let least = 1 << self.fraction;
        let quiet = 1 << (self.fraction - 1);
        let mut out = vec![0, 1, 2, quiet, least - 1, least, least + 1, infinity - 1, infinity - 2, infinity];
        out.extend([1, 0x155, quiet - 1, quiet, quiet | 1, quiet | 0x2aa, least - 1].map(|payload| infinity | payload));
        for power in (-3..=i64::from(self.bias() as u32).min(65)).chain([-126, -127, 127, -14, -15, -24, -25]) {
            if (-(self.bias() as i64) < power) && power <= self.bias() as i64 {
                let one = self.normal(power, 0);
                out.extend([one - 1, one, one + 1, self.normal(power, quiet), self.normal(power, quiet | quiet >> 1)]);
            }
        }
        // 1 + half a unit in the last place; (1 + 2^-a)(1 + 2^-b) with a + b one more than the fraction's bits.
        let places = i64::from(self.fraction);
        let half = [self.normal(-places - 1, 0), self.normal(-places - 1, 1), self.normal(-places, quiet)];
        out.extend(half.into_iter().filter(|_| places + 1 < self.bias() as i64));
        let a = self.fraction / 2;
        out.extend([self.normal(0, 1 << (self.fraction - a)), self.normal(0, 1 << (a - 1))]);
        // Halfway between two numbers of a format with fewer places: binary64 to 32, 32 to 16.
        for dropped in [29, 13].into_iter().filter(|&d| d < self.fraction) {
            let tie = 1u64 << (dropped - 1);
            out.extend([tie, tie - 1, tie + 1, tie | 1 << dropped].map(|fraction| self.normal(3, fraction)));
        }
        out.extend(self.near_integers());
        let sign = 1 << (self.exponent + self.fraction);
        out.iter().flat_map(|&v| [v, v | sign]).collect()
    }

    /// Both signs of zero, a denormal, one, the greatest number, infinity, a quiet and a signalling NaN.
    fn special(self) -> Vec<u64> {
        let infinity = ((1 << self.exponent) - 1) << self.fraction;
        let quiet = infinity | 1 << (self.fraction - 1) | 5;
        let sign = 1 << (self.exponent + self.fraction);
        [0, 3, self.normal(0, 0), infinity - 1, infinity, quiet, infinity | 9]
            .iter()
            .flat_map(|&v| [v, v | sign])
            .collect()
    }

    /// Halves, and the ends of the integer ranges, as far as the format has them.
    fn near_integers(self) -> Vec<u64> {
        let ends = [7, 8, 15, 16, 31, 32, 63, 64].map(|k| 2f64.powi(k));
        let values = [0.5, 1.5, 2.5, 3.5, 0.499_999_999_999_999_94, 10.0, 100.25, 32767.5, 65504.0];
        let around = ends.iter().flat_map(|e| [e - 1.0, e - 0.5, e + 0.5, e + 1.0]).chain(values);
        match (self.exponent, self.fraction) {
            (11, 52) => around.map(f64::to_bits).collect(),
            (8, 23) => around.map(|v| u64::from((v as f32).to_bits())).collect(),
            _ => Vec::new(),
        }
    }

    /// Numbers of similar size, so that sums and products round in every way; some anywhere.
    fn random(self, rng: &mut Rng) -> u64 {
        let fraction = match rng.u8(0..4) {
            0 => rng.u64(..) & rng.u64(..) & rng.u64(..),
            1 => rng.u64(..) << rng.u32(0..self.fraction),
            _ => rng.u64(..),
        } & ((1 << self.fraction) - 1);
        let near = rng.i64(
            -i64::from(self.fraction).min(self.bias() as i64 - 1)..=i64::from(self.fraction).min(self.bias() as i64),
        );
        let magnitude = if rng.u8(0..8) == 0 { rng.u64(..) } else { self.normal(near, fraction) };
        magnitude ^ u64::from(rng.bool()) << (self.exponent + self.fraction)
    }
}

/// Registers to choose from, of each kind.
pub(super) struct LanePool(Vec<Vec<RegisterWords>>);

impl LanePool {
    pub fn new(rng: &mut Rng) -> LanePool {
        let registers = |&kind: &Lanes| {
            let (mut directed, special) = (kind.directed(), kind.special());
            rng.shuffle(&mut directed);
            let mut directed = directed.into_iter().cycle();
            (0..REGISTERS).map(|_| register(kind, &mut directed, &special, rng)).collect()
        };
        LanePool(KINDS.iter().map(registers).collect())
    }

    /// A vector operand. `last` is the operand before, which this one sometimes repeats as a whole or in some lanes.
    pub fn operand(&self, lanes: Lanes, last: &mut Option<RegisterWords>, rng: &mut Rng) -> RegisterWords {
        let fresh = match rng.u8(0..16) {
            0 => count(rng),
            1 => self.some(Lanes::any(rng), rng),
            // Half of the words from each of two registers: more neighbourhoods than the pool holds.
            2..=4 => blend(self.some(lanes, rng), self.some(lanes, rng), rng),
            _ => self.some(lanes, rng),
        };
        let value = match (*last, rng.u8(0..16)) {
            (Some(other), 0) => other,
            (Some(other), 1 | 2) => blend(other, fresh, rng),
            _ => fresh,
        };
        *last = Some(value);
        value
    }

    fn some(&self, lanes: Lanes, rng: &mut Rng) -> RegisterWords {
        let kind = KINDS.iter().position(|&k| k == lanes).expect("every kind has its registers");
        self.0[kind][rng.usize(0..REGISTERS)]
    }
}

fn blend(a: RegisterWords, b: RegisterWords, rng: &mut Rng) -> RegisterWords {
    let choice = rng.u8(..);
    std::array::from_fn(|i| if choice >> i & 1 == 1 { a[i] } else { b[i] })
}

/// A shift count in the low 64 bits, around the lane widths, with and without bits above it.
fn count(rng: &mut Rng) -> RegisterWords {
    let around = [8, 16, 32, 64, 128][rng.usize(0..5)];
    let low = match rng.u8(0..4) {
        0 => rng.u64(0..130),
        1 => 1 << rng.u32(8..64),
        _ => around + rng.u64(0..3) - 1,
    };
    let above = if rng.bool() { 0 } else { u64::MAX };
    std::array::from_fn(|i| if i == 0 { low } else { above & rng.u64(..) })
}

/// A register of directed, special and random lanes.
fn register(kind: Lanes, directed: &mut impl Iterator<Item = u64>, special: &[u64], rng: &mut Rng) -> RegisterWords {
    let bits = kind.bits();
    let style = rng.u8(0..16);
    let same = special[rng.usize(0..special.len())];
    let mut out = [0; 8];
    for i in 0..512 / bits {
        let value = match style {
            // The same everywhere.
            0 => same,
            // All ones or all zeros.
            1 => u64::MAX * u64::from(rng.bool()),
            2..=6 => special[rng.usize(0..special.len())],
            // Directed lanes and a few random ones, or the other way round.
            7..=12 if rng.u8(6..13) <= style => directed.next().expect("the values repeat"),
            _ => kind.random(rng),
        };
        let at = i * bits;
        out[(at / 64) as usize] |= (value & u64::MAX >> (64 - bits)) << (at % 64);
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What of `values` the registers of a kind hold in some lane.
    fn missing(kind: Lanes, values: &[u64]) -> Vec<u64> {
        let pool = LanePool::new(&mut Rng::with_seed(1));
        let index = KINDS.iter().position(|&k| k == kind).expect("a kind");
        let bits = kind.bits();
        let lanes =
            |r: &RegisterWords| (0..512 / bits).map(|i| r[(i * bits / 64) as usize] >> (i * bits % 64)).collect();
        let all: Vec<u64> = pool.0[index].iter().flat_map(|r| -> Vec<u64> { lanes(r) }).collect();
        let has = |v: u64| all.iter().any(|lane| (lane ^ v) & u64::MAX >> (64 - bits) == 0);
        values.iter().copied().filter(|&v| !has(v)).collect()
    }

    #[test]
    fn registers_hold_the_edges_of_both_formats() {
        let double = [
            0.0,
            -0.0,
            1.0,
            0.5,
            -2.5,
            f64::MAX,
            f64::MIN_POSITIVE,
            f64::INFINITY,
            2147483648.0,
            -9223372036854775808.0,
        ];
        assert_eq!(missing(Lanes::Float(DOUBLE), &double.map(f64::to_bits)), []);
        let single =
            [0.0, -0.0, 1.0, 0.5, -2.5, f32::MAX, f32::MIN_POSITIVE, f32::NEG_INFINITY, 2147483648.0, 16777216.0];
        assert_eq!(missing(Lanes::Float(SINGLE), &single.map(|v| u64::from(v.to_bits()))), []);
        // Signalling NaNs: the fraction's first bit is 0.
        assert_eq!(missing(Lanes::Float(SINGLE), &[0x7f80_0001, 0xff80_0009, 0x7fc0_0005]), []);
        assert_eq!(missing(Lanes::Float(HALF), &[0x7c01, 0x7e05, 0xfc00, 0x0001, 0x3c00]), []);
    }

    #[test]
    fn the_halfway_values_are_halfway() {
        // The sum lies between 1 and its neighbour, the product too: both round to even.
        let sum = |f: IeeeFormat| (f.normal(0, 0), f.normal(-i64::from(f.fraction) - 1, 0));
        let (one, half) = sum(SINGLE);
        let (one, half) = (f32::from_bits(one as u32), f32::from_bits(half as u32));
        assert_eq!((one + half, f64::from(one) + f64::from(half)), (1.0, 1.0 + f64::from(f32::EPSILON) / 2.0));
        let factors =
            [1u64 << 12, 1 << 10].map(|fraction| f64::from(f32::from_bits(SINGLE.normal(0, fraction) as u32)));
        let product = factors[0] * factors[1];
        assert_eq!(product.to_bits() & ((1 << 29) - 1), 1 << 28);
        for fraction in [1 << 12, 1 << 10] {
            assert!(SINGLE.directed().contains(&SINGLE.normal(0, fraction)));
        }
    }

    #[test]
    fn registers_hold_the_edges_of_integers() {
        assert_eq!(missing(Lanes::Integer(8), &(0..256).collect::<Vec<u64>>()), []);
        assert_eq!(
            missing(Lanes::Integer(16), &[0, 1, 0xffff, 0x7fff, 0x8000, 0x7f, 0x80, 0xff, 0x100, 0xff80, 0xff7f]),
            []
        );
        assert_eq!(
            missing(Lanes::Integer(32), &[31, 32, 33, 0x7fff, 0x8000, 0xffff_8000, 0xffff_7fff, 0x7fff_ffff]),
            []
        );
        assert_eq!(missing(Lanes::Integer(64), &[63, 64, 65, 1 << 63, u64::MAX, (1 << 63) - 1]), []);
    }
}
