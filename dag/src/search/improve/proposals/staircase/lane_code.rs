//! Instructions on the lanes of a vector by what they do, and the code of comparisons with thresholds.

use crate::ir::graph::{Address, Class, Use};
use crate::search::components::{Component, Fill};
use crate::search::improve::proposals::does::doing;
use crate::search::improve::proposals::program::WrittenProgram;
use isa::Width;
use isa::eval::Wide;

/// Bits of the vectors that count.
pub const VECTOR: u16 = 128;

/// How many numbers of a width a vector holds.
pub fn lanes(width: Width) -> usize {
    usize::from(VECTOR / width.bits())
}

/// Operands of an instruction on two vectors.
const PAIR: [Class; 2] = [Class::VECTOR, Class::VECTOR];

/// How a lane shows that a number has reached a threshold.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LaneTest {
    /// It is greater, with a sign, than the number before the threshold.
    Greater,
    /// It is the greater of both.
    NotBelow { signed: bool },
    /// It is the lesser of itself and the number before the threshold: for thresholds from which on less is counted.
    Below { signed: bool },
}

impl LaneTest {
    /// What the lane of a threshold holds.
    pub fn limit(self, from: i128) -> i128 {
        if matches!(self, LaneTest::NotBelow { .. }) { from } else { from - 1 }
    }
}

/// Instructions on lanes of so many bits.
#[derive(Clone, Copy)]
pub struct LaneCode<'l> {
    pub library: &'l [Component],
    pub words: usize,
    pub bits: u32,
}

impl<'l> LaneCode<'l> {
    /// A number of a general register in every lane.
    pub fn everywhere(self, program: &mut WrittenProgram<'l>, value: usize) -> Option<usize> {
        let fill = |x: &[Wide]| each_lane(self.bits, |_| x[0].0[0]);
        if let Some(at_once) = doing(self.library, self.words, &[Class::GENERAL], Class::VECTOR, &fill) {
            return Some(program.apply(at_once, vec![value]));
        }
        let first = |x: &[Wide]| Wide::from(u128::from(x[0].0[0] as u32));
        let enters = doing(self.library, self.words, &[Class::GENERAL], Class::VECTOR, &first)?;
        let spreads = doing(self.library, self.words, &PAIR[..1], Class::VECTOR, &fill)?;
        let entered = program.apply(enters, vec![value]);
        Some(program.apply(spreads, vec![entered]))
    }

    /// All ones in the lanes whose thresholds are reached.
    pub fn reached(
        self,
        program: &mut WrittenProgram<'l>,
        test: LaneTest,
        number: usize,
        limits: &Address,
    ) -> Option<usize> {
        let signed = |w: u64| (w << (64 - self.bits)) as i64;
        let ones = |holds: bool| if holds { u64::MAX } else { 0 };
        let equal = |a: u64, b: u64| ones(a == b);
        match test {
            LaneTest::Greater => {
                let greater = self.with(limits, &|a, b| ones(signed(a) > signed(b)))?;
                Some(program.apply(greater, vec![number]))
            }
            LaneTest::NotBelow { signed: s } | LaneTest::Below { signed: s } => {
                let greatest = matches!(test, LaneTest::NotBelow { .. });
                let first = |a: u64, b: u64| if s { signed(a) > signed(b) } else { a > b };
                let extreme = self.with(limits, &|a, b| if first(a, b) == greatest { a } else { b })?;
                let same = self.of_two(&equal)?;
                let extreme = program.apply(extreme, vec![number]);
                Some(program.apply(same, vec![number, extreme]))
            }
        }
    }

    /// The instruction that does this to lanes of two registers.
    fn of_two(self, f: &dyn Fn(u64, u64) -> u64) -> Option<&'l Component> {
        let does = |x: &[Wide]| each_lane(self.bits, |i| f(lane(&x[0], self.bits, i), lane(&x[1], self.bits, i)));
        doing(self.library, self.words, &PAIR, Class::VECTOR, &does)
    }

    /// The same with a second operand in memory.
    fn with(self, second: &Address, f: &dyn Fn(u64, u64) -> u64) -> Option<&'l Component> {
        let of_two = self.of_two(f)?;
        let fixed = Fill::Fixed(Use::Mem(second.clone()));
        let fill: Vec<Fill> =
            of_two.fill.iter().map(|f| if *f == Fill::Slot(1) { fixed.clone() } else { f.clone() }).collect();
        self.library.iter().find(|c| c.make == of_two.make && c.fill == fill)
    }

    /// The lanes of two registers, halved, all ones or 0.
    pub fn packed(self, program: &mut WrittenProgram<'l>, a: usize, b: usize) -> Option<usize> {
        let half = self.bits / 2;
        let narrow = |w: u64| {
            let (number, most) = ((w << (64 - self.bits)) as i64 >> (64 - self.bits), (1i64 << (half - 1)) - 1);
            number.clamp(-most - 1, most) as u64
        };
        let many = u32::from(VECTOR) / self.bits;
        let does = |x: &[Wide]| each_lane(half, |i| narrow(lane(&x[usize::from(i >= many)], self.bits, i % many)));
        let packs = doing(self.library, self.words, &PAIR, Class::VECTOR, &does)?;
        Some(program.apply(packs, vec![a, b]))
    }

    /// The highest bits of lanes in a general register, and how often each is there.
    pub fn signs(self, program: &mut WrittenProgram<'l>, mask: usize) -> Option<(usize, u32)> {
        let of = |bits: u32| {
            let sign = move |x: &Wide, i: u32| lane(x, bits, i) >> (bits - 1) & 1;
            let does =
                move |x: &[Wide]| Wide::from((0..u32::from(VECTOR) / bits).map(|i| sign(&x[0], i) << i).sum::<u64>());
            doing(self.library, self.words, &PAIR[..1], Class::GENERAL, &does)
        };
        let (found, bits) = of(self.bits).map(|c| (c, self.bits)).or_else(|| Some((of(8)?, 8)))?;
        Some((program.apply(found, vec![mask]), self.bits / bits))
    }
}

/// A vector whose lanes are these; the bits above it 0.
fn each_lane(bits: u32, f: impl Fn(u32) -> u64) -> Wide {
    let mut all = Wide::default();
    for i in 0..u32::from(VECTOR) / bits {
        let at = i * bits;
        let mask = u64::MAX >> (64 - bits);
        all.0[at as usize / 64] |= (f(i) & mask) << (at % 64);
    }
    all
}

fn lane(x: &Wide, bits: u32, i: u32) -> u64 {
    let at = i * bits;
    x.0[at as usize / 64] >> (at % 64) & u64::MAX >> (64 - bits)
}
