//! Step functions of one number: thresholds are counted, by a comparison and a sum with its carry each, or many at once in
//! the lanes of a vector register.

use super::ProposedWindow;
use super::does::doing;
use super::program::{ReadOperand, WrittenProgram};
use crate::ir::data::address;
use crate::ir::graph::{Address, Class, Dag, Use};
use crate::search::components::{Component, Fill, LibrarySpec};
use crate::search::improve::library_schedule::wanted;
use crate::search::improve::vector;
use crate::search::spec::staircase::Staircase;
use isa::eval::Wide;
use isa::{OperationKind, Width};

/// Windows with fewer instructions have nothing to gain.
const LEAST: usize = 5;
/// Most thresholds that are counted, each as often as its step is high.
const MOST_COUNTED: usize = 32;
/// Bits of the vectors that count.
const VECTOR: u16 = 128;
/// Operands of an instruction on two vectors.
const PAIR: [Class; 2] = [Class::VECTOR, Class::VECTOR];

/// The programs for a window that is a step function.
pub(super) fn propose(asked: &mut ProposedWindow) -> Vec<Dag> {
    programs(asked, |stairs| !is_regular(stairs))
}

/// The same where a count of zeros, a division or a shift may do: a search has less for these.
pub(super) fn propose_regular(asked: &mut ProposedWindow) -> Vec<Dag> {
    programs(asked, is_regular)
}

fn programs(asked: &mut ProposedWindow, wanted: impl Fn(&Staircase) -> bool) -> Vec<Dag> {
    if asked.spec.mffc.len() < LEAST {
        return Vec::new();
    }
    let found = Staircase::recognise(asked.spec);
    let counts: Vec<ThresholdCount> =
        found.iter().filter(|s| wanted(s)).filter_map(|s| ThresholdCount::of(s, asked)).collect();
    counts.iter().flat_map(|count| count.programs(asked)).collect()
}

/// Whether all thresholds are powers of two, or equally far apart.
fn is_regular(stairs: &Staircase) -> bool {
    let is_power = |n: i128| n > 0 && n & (n - 1) == 0;
    let mut apart = stairs.steps.windows(2).map(|s| s[1].from - s[0].from);
    let first = apart.next();
    stairs.steps.iter().all(|s| is_power(s.from)) || first.is_some_and(|first| apart.all(|d| (d - first).abs() <= 1))
}

/// A threshold, and whether it counts one more or one less from there on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Threshold {
    from: i128,
    up: bool,
}

/// `first + factor * count`, where the thresholds up to a number count, those that go down negatively.
struct ThresholdCount<'s> {
    stairs: &'s Staircase,
    first: i64,
    factor: i64,
    /// Ascending; the same several times where a step is higher.
    thresholds: Vec<Threshold>,
    /// Width at which outputs are computed.
    width: Width,
}

impl<'s> ThresholdCount<'s> {
    /// `None` if there is too much to count.
    fn of(stairs: &'s Staircase, asked: &ProposedWindow) -> Option<ThresholdCount<'s>> {
        let mask = asked.spec.lone_general_output()?.mask;
        let width = if mask >> 32 == 0 { Width::W32 } else { Width::W64 };
        let unused = mask.leading_zeros();
        let number = |v: u64| (v << unused) as i64 >> unused;
        let values: Vec<u64> = [stairs.first].into_iter().chain(stairs.steps.iter().map(|s| s.value)).collect();
        let jumps: Vec<i64> = values.windows(2).map(|v| number(v[1].wrapping_sub(v[0]))).collect();
        let factor = jumps.iter().try_fold(0, |g, j| Some(gcd(g, j.checked_abs()?)))?;
        let steps = stairs.steps.iter().zip(&jumps);
        let many: u64 = jumps.iter().map(|j| j.unsigned_abs() / factor.unsigned_abs()).fold(0, u64::saturating_add);
        let several = steps.flat_map(|(step, jump)| {
            let one = Threshold { from: step.from, up: *jump > 0 };
            std::iter::repeat_n(one, (jump.abs() / factor) as usize)
        });
        (many <= MOST_COUNTED as u64).then(|| ThresholdCount {
            stairs,
            first: number(stairs.first),
            factor,
            thresholds: several.collect(),
            width,
        })
    }

    fn programs(&self, asked: &mut ProposedWindow) -> Vec<Dag> {
        let features = asked.options.features;
        let in_vectors = features.contains(isa::Feature::Avx) && asked.options.new_data;
        let lanes = VECTOR / self.stairs.order.width.bits();
        let most = if !in_vectors || self.stairs.order.width == Width::W64 { 0 } else { 4 };
        (0..=most).filter_map(|vectors| self.program(vectors, usize::from(lanes), asked)).collect()
    }

    /// The program that counts as many thresholds as possible in the lanes of so many vectors, the others one by one.
    fn program(&self, vectors: usize, lanes: usize, asked: &mut ProposedWindow) -> Option<Dag> {
        let alike = self.thresholds.iter().all(|t| t.up == self.thresholds[0].up);
        // What is left over is counted by carries: of numbers without a sign.
        let at_once = self.thresholds.len().min(vectors * lanes);
        let (in_lanes, by_carry) = self.thresholds.split_at(at_once);
        let fills = vectors == 0 || (alike && at_once > (vectors - 1) * lanes);
        let carries = by_carry.is_empty() || !self.stairs.order.signed;
        if !fills || !carries {
            return None;
        }
        let library = self.library(asked);
        let mut lane_count = LaneCount::new(self, in_lanes, vectors, asked)?;
        let library: Vec<Component> = lane_count.library.iter().chain(&*library).cloned().collect();
        let inputs = asked.spec.registers().count();
        let mut program = WrittenProgram::new(&library, Width::W32, inputs);
        let (mut value, mut added) = if vectors == 0 {
            // A number that does not need to be added in the end is what counting starts with.
            let start = if self.factor == 1 { self.first } else { 0 };
            (program.number(start as u64 & self.width.mask())?, start)
        } else {
            lane_count.count(&mut program, &library, asked)?
        };
        for t in by_carry {
            program.width = self.stairs.order.width;
            let limit = immediate(t.from, self.stairs.order.width);
            let below = program.compare(self.stairs.input, ReadOperand::Imm(limit))?;
            program.width = self.width;
            let (sum, one) = if t.up { ("sbb", -1) } else { ("adc", -1) };
            value = program.with_carry(sum, value, one, below)?;
        }
        program.width = self.width;
        if self.factor != 1 {
            value = program.product(value, self.factor)?;
            added *= self.factor;
        }
        if self.first != added {
            value = program.moved_by(value, self.first - added)?;
        }
        program.candidate(asked.spec, &[value])
    }

    /// What counts thresholds by their carries, and brings a count to its value.
    fn library(&self, asked: &mut ProposedWindow) -> std::sync::Arc<[Component]> {
        use OperationKind as K;
        let kinds = [K::Comparison, K::CarrySum, K::Product, K::AddressSum, K::BitCount, K::Shift];
        let most = MOST_COUNTED as i64;
        let limits = self.thresholds.iter().map(|t| t.from as u64);
        let moved = (-most..=most).map(|k| (self.first - k * self.factor) as u64);
        asked.libraries.general(LibrarySpec {
            widths: [Width::W32, self.width]
                .into_iter()
                .collect::<std::collections::BTreeSet<_>>()
                .into_iter()
                .collect(),
            compared: vec![self.stairs.order.width],
            constants: limits.chain(moved).chain([self.factor as u64]).collect(),
            loaded: [0, self.first as u64 & self.width.mask()].into(),
            synonyms: true,
            ..wanted(asked.dag, asked.window, asked.options, &kinds)
        })
    }
}

/// How a lane shows that a number has reached a threshold.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum LaneTest {
    /// It is greater, with a sign, than the number before the threshold.
    Greater,
    /// It is the greater of both.
    NotBelow { signed: bool },
    /// It is the lesser of itself and the number before the threshold: for thresholds from which on less is counted.
    Below { signed: bool },
}

impl LaneTest {
    /// What the lane of a threshold holds.
    fn limit(self, from: i128) -> i128 {
        if matches!(self, LaneTest::NotBelow { .. }) { from } else { from - 1 }
    }
}

/// Thresholds that are counted in lanes.
struct LaneCount<'c> {
    count: &'c ThresholdCount<'c>,
    test: LaneTest,
    vectors: Vec<Address>,
    /// LaneCode that count whatever the number is.
    always: i64,
    thresholds: i64,
    library: std::sync::Arc<[Component]>,
}

impl<'c> LaneCount<'c> {
    fn new(
        count: &'c ThresholdCount,
        thresholds: &[Threshold],
        vectors: usize,
        asked: &mut ProposedWindow,
    ) -> Option<LaneCount<'c>> {
        let Staircase { order, least, most, .. } = *count.stairs;
        let lane = order.width.bits();
        let ends = WordEnds { least: -(1 << (lane - 1)), most: (1 << (lane - 1)) - 1 };
        // What has no sign and not all bits of a lane is the same number with a sign.
        let signed = order.signed || (least >= 0 && most <= ends.most);
        let test = match thresholds.first() {
            Some(t) if !t.up => LaneTest::Below { signed },
            _ if signed => LaneTest::Greater,
            _ => LaneTest::NotBelow { signed },
        };
        let lanes = vectors * usize::from(VECTOR / lane);
        let spare = lanes - thresholds.len();
        let limit_ends = if signed { ends } else { WordEnds { least: 0, most: (1 << lane) - 1 } };
        let idle = IdleLimits::of(test, limit_ends, least);
        // LaneCode that always count add what is wanted anyway.
        let added = usize::try_from(count.first).unwrap_or(0).min(spare);
        let always = match (idle.never, idle.always) {
            (Some(_), Some(_)) if count.factor == 1 && test != (LaneTest::Below { signed }) => added,
            (Some(_), _) => 0,
            (None, _) => spare,
        };
        let mut limits: Vec<i128> = thresholds.iter().map(|t| test.limit(t.from)).collect();
        limits.extend(std::iter::repeat_n(idle.always, always).flatten());
        limits.extend(std::iter::repeat_n(idle.never, spare - always).flatten());
        let bytes = usize::from(lane / 8);
        let data: Vec<u8> = limits.iter().flat_map(|l| (*l as u64).to_le_bytes()[..bytes].to_vec()).collect();
        let vectors: Vec<Address> = data.chunks(usize::from(VECTOR / 8)).map(address).collect();
        let whole = limits.len() == lanes;
        let library = if vectors.is_empty() {
            std::sync::Arc::new([])
        } else {
            vector::counting(asked.spec, lane, vectors.clone(), asked.options, asked.libraries)
        };
        let (always, thresholds) = (always as i64, thresholds.len() as i64);
        whole.then_some(LaneCount { count, test, vectors, always, thresholds, library })
    }

    /// The count, and what is in it beside the thresholds that a number has reached, for those that go down all of them.
    fn count<'l>(
        &mut self,
        program: &mut WrittenProgram<'l>,
        library: &'l [Component],
        asked: &ProposedWindow,
    ) -> Option<(usize, i64)> {
        let width = self.count.stairs.order.width;
        let lanes = LaneCode { library, words: asked.spec.words, bits: u32::from(width.bits()) };
        let number = lanes.everywhere(program, self.count.stairs.input)?;
        let vectors = self.vectors.clone();
        let reached = |v: &Address| lanes.reached(program, self.test, number, v);
        let mut masks: Vec<usize> = vectors.iter().map(reached).collect::<Option<_>>()?;
        // Each pack halves the lanes.
        let mut packed = lanes;
        while masks.len() > 1 {
            let pairs = masks.chunks(2);
            let joined = pairs.map(|p| packed.packed(program, p[0], *p.last().unwrap_or(&p[0])));
            let once = masks.len() % 2 == 0;
            masks = joined.collect::<Option<_>>()?;
            packed.bits /= 2;
            if !once || packed.bits < 8 {
                return None;
            }
        }
        let (bits, times) = packed.signs(program, masks[0])?;
        program.width = Width::W32;
        let mut count = program.inst("popcnt", &[ReadOperand::Value(bits)])?;
        if times > 1 {
            count = program.inst("shr", &[ReadOperand::Value(count), ReadOperand::Imm(i64::from(times.ilog2()))])?;
        }
        let down = matches!(self.test, LaneTest::Below { .. });
        Some((count, self.always + if down { self.thresholds } else { 0 }))
    }
}

/// The least and the greatest number of a lane.
#[derive(Clone, Copy)]
struct WordEnds {
    least: i128,
    most: i128,
}

/// What a lane holds that counts always or never; `None` if there is no such number.
struct IdleLimits {
    always: Option<i128>,
    never: Option<i128>,
}

impl IdleLimits {
    /// For numbers of `least` at the least.
    fn of(test: LaneTest, ends: WordEnds, least: i128) -> IdleLimits {
        let below = (least > ends.least).then(|| least - 1);
        match test {
            LaneTest::Greater => IdleLimits { always: below, never: Some(ends.most) },
            LaneTest::NotBelow { .. } => IdleLimits { always: Some(ends.least), never: None },
            LaneTest::Below { .. } => IdleLimits { always: Some(ends.most), never: below },
        }
    }
}

/// Instructions on lanes of so many bits.
#[derive(Clone, Copy)]
struct LaneCode<'l> {
    library: &'l [Component],
    words: usize,
    bits: u32,
}

impl<'l> LaneCode<'l> {
    /// A number of a general register in every lane.
    fn everywhere(self, program: &mut WrittenProgram<'l>, value: usize) -> Option<usize> {
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
    fn reached(
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
    fn packed(self, program: &mut WrittenProgram<'l>, a: usize, b: usize) -> Option<usize> {
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
    fn signs(self, program: &mut WrittenProgram<'l>, mask: usize) -> Option<(usize, u32)> {
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

/// A number as the immediate of an instruction at a width.
fn immediate(number: i128, width: Width) -> i64 {
    let unused = 64 - width.bits();
    ((number as u64) << unused) as i64 >> unused
}

fn gcd(a: i64, b: i64) -> i64 {
    if b == 0 { a } else { gcd(b, a % b) }
}
