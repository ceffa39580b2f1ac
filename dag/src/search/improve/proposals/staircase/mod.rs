//! Step functions of one number: thresholds are counted, by a comparison and a sum with its carry each, or many at once in
//! the lanes of a vector register.

mod lane_code;
mod lane_count;

use super::ProposedWindow;
use super::program::{ReadOperand, WrittenProgram};
use crate::ir::graph::Dag;
use crate::search::components::{Component, LibrarySpec};
use crate::search::improve::library_schedule::wanted;
use crate::search::spec::order::WordOrder;
use crate::search::spec::staircase::Staircase;
use isa::{Feature, OperationKind, Width};
use lane_count::LaneCount;
use std::collections::BTreeSet;
use std::sync::Arc;

/// Windows with fewer instructions have nothing to gain.
const LEAST: usize = 5;
/// Most thresholds that are counted, each as often as its step is high.
const MOST_COUNTED: usize = 32;
/// Most vectors in whose lanes is counted.
const MOST_VECTORS: usize = 4;

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

/// A count in a program: the value, and what is in it beside the thresholds that count.
struct Counted {
    value: usize,
    added: i64,
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
        let in_lanes = asked.options.features.contains(Feature::Avx) && asked.options.new_data;
        let most = if in_lanes && self.stairs.order.width != Width::W64 { MOST_VECTORS } else { 0 };
        (0..=most).filter_map(|vectors| self.program(vectors, asked)).collect()
    }

    /// The program that counts as many thresholds as possible in the lanes of so many vectors, the others one by one.
    fn program(&self, vectors: usize, asked: &mut ProposedWindow) -> Option<Dag> {
        let lanes = lane_code::lanes(self.stairs.order.width);
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
        let lane_count = LaneCount::new(self, in_lanes, vectors, asked)?;
        let library: Vec<Component> = lane_count.library.iter().chain(&*library).cloned().collect();
        let inputs = asked.spec.registers().count();
        let mut program = WrittenProgram::new(&library, Width::W32, inputs);
        let Counted { mut value, mut added } = if vectors == 0 {
            // A number that does not need to be added in the end is what counting starts with.
            let start = if self.factor == 1 { self.first } else { 0 };
            Counted { value: program.number(start as u64 & self.width.mask())?, added: start }
        } else {
            lane_count.count(&mut program, &library, asked)?
        };
        let immediates = WordOrder { width: self.stairs.order.width, signed: true };
        for t in by_carry {
            program.width = self.stairs.order.width;
            let limit = i64::try_from(immediates.number(t.from as u64)).ok()?;
            let below = program.compare(self.stairs.input, ReadOperand::Imm(limit))?;
            program.width = self.width;
            // The carry is that the number is below: `x + 1 - carry`, or `x - 1 + carry`.
            let sum = if t.up { "sbb" } else { "adc" };
            value = program.with_carry(sum, value, -1, below)?;
        }
        program.width = self.width;
        if self.factor != 1 {
            value = program.product(value, self.factor)?;
            added = added.wrapping_mul(self.factor);
        }
        if self.first != added {
            value = program.moved_by(value, self.first.wrapping_sub(added))?;
        }
        program.candidate(asked.spec, &[value])
    }

    /// What counts thresholds by their carries, and brings a count to its value.
    fn library(&self, asked: &mut ProposedWindow) -> Arc<[Component]> {
        use OperationKind as K;
        let kinds = [K::Comparison, K::CarrySum, K::Product, K::AddressSum, K::BitCount, K::Shift];
        let most = MOST_COUNTED as i64;
        let limits = self.thresholds.iter().map(|t| t.from as u64);
        let moved = (-most..=most).map(|k| self.first.wrapping_sub(self.factor.wrapping_mul(k)) as u64);
        asked.libraries.general(LibrarySpec {
            widths: BTreeSet::from([Width::W32, self.width]).into_iter().collect(),
            compared: vec![self.stairs.order.width],
            constants: limits.chain(moved).chain([self.factor as u64]).collect(),
            loaded: [0, self.first as u64 & self.width.mask()].into(),
            synonyms: true,
            ..wanted(asked.dag, asked.window, asked.options, &kinds)
        })
    }
}

fn gcd(a: i64, b: i64) -> i64 {
    if b == 0 { a } else { gcd(b, a % b) }
}
