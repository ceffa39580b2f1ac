//! Thresholds in the lanes of vectors: which number each lane is compared with, and how the results are counted.

use super::lane_code::{LaneCode, LaneTest, VECTOR, lanes};
use super::{Counted, ProposedWindow, Threshold, ThresholdCount};
use crate::ir::data::address;
use crate::ir::graph::Address;
use crate::search::components::Component;
use crate::search::improve::proposals::program::{ReadOperand, WrittenProgram};
use crate::search::improve::vector;
use crate::search::spec::staircase::Staircase;
use isa::Width;
use std::sync::Arc;

/// Thresholds that are counted in lanes.
pub struct LaneCount<'c> {
    count: &'c ThresholdCount<'c>,
    test: LaneTest,
    vectors: Vec<Address>,
    /// Lanes that count whatever the number is.
    always: i64,
    thresholds: i64,
    pub library: Arc<[Component]>,
}

impl<'c> LaneCount<'c> {
    pub fn new(
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
        let lanes = vectors * lanes(order.width);
        let spare = lanes - thresholds.len();
        let limit_ends = if signed { ends } else { WordEnds { least: 0, most: (1 << lane) - 1 } };
        let idle = IdleLimits::of(test, limit_ends, least);
        // Lanes that always count add what is wanted anyway.
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
            Arc::new([])
        } else {
            vector::counting(asked.spec, lane, vectors.clone(), asked.options, asked.libraries)
        };
        let (always, thresholds) = (always as i64, thresholds.len() as i64);
        whole.then_some(LaneCount { count, test, vectors, always, thresholds, library })
    }

    /// The count; where thresholds go down, of those that a number has not reached.
    pub fn count<'l>(
        &self,
        program: &mut WrittenProgram<'l>,
        library: &'l [Component],
        asked: &ProposedWindow,
    ) -> Option<Counted> {
        let width = self.count.stairs.order.width;
        let lanes = LaneCode { library, words: asked.spec.words, bits: u32::from(width.bits()) };
        let number = lanes.everywhere(program, self.count.stairs.input)?;
        let reached = |v: &Address| lanes.reached(program, self.test, number, v);
        let mut masks: Vec<usize> = self.vectors.iter().map(reached).collect::<Option<_>>()?;
        // Each pack halves the lanes.
        let mut packed = lanes;
        while masks.len() > 1 {
            let (pairs, alone) = masks.as_chunks::<2>();
            if !alone.is_empty() || packed.bits == 8 {
                return None;
            }
            masks = pairs.iter().map(|&[a, b]| packed.packed(program, a, b)).collect::<Option<_>>()?;
            packed.bits /= 2;
        }
        let (bits, times) = packed.signs(program, masks[0])?;
        program.width = Width::W32;
        let mut value = program.inst("popcnt", &[ReadOperand::Value(bits)])?;
        if times > 1 {
            value = program.inst("shr", &[ReadOperand::Value(value), ReadOperand::Imm(i64::from(times.ilog2()))])?;
        }
        let down = matches!(self.test, LaneTest::Below { .. });
        Some(Counted { value, added: self.always + if down { self.thresholds } else { 0 } })
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
