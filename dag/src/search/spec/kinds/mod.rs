//! Kinds of specifications that say what sort of instructions may do them. Recognised on states, so they decide what is
//! tried first and nothing else.

mod function;
#[cfg(test)]
mod tests;

use super::bit_moves::BitMoves;
use super::order::OrderSpec;
use super::{Spec, SpecInput};
use crate::ir::graph::Class;
use function::{FEW, WordFunction};
use isa::Sym;
use isa::eval::{Wide, eval_wide};
use std::collections::BTreeSet;

/// Most arguments of what may look at their order alone.
const ORDERED: usize = 3;

/// What a specification with one output in a general register, or a flag, may be.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum SpecKind {
    /// 0 or 1.
    Predicate,
    /// 0, or all bits that count.
    AllOrNothing,
    /// One of few numbers.
    FewValues,
    /// An argument, or one of few numbers.
    Choice,
    /// Each bit from the bits at its place.
    Bitwise,
    /// Each bit from the bits at its place and below.
    RightToLeft,
    /// Each bit from the bits at its place and above.
    LeftToRight,
    /// Each byte from the bytes at its place.
    Bytes,
    /// Each lane of 16 bits from the lanes at its place.
    Words,
    /// Each half of 64 bits from the halves at its place.
    Halves,
    /// Affine over the field of two elements, bit by bit.
    LinearOverBits,
    /// Affine modulo a power of two.
    Affine,
    /// Bits that only move.
    BitMoves,
    /// The order of the arguments alone.
    Order,
    /// The number of ones of its only argument.
    OnesAlone,
    /// The place of the highest one of its only argument.
    HighestOneAlone,
    /// The place of the lowest one of its only argument.
    LowestOneAlone,
}

impl SpecKind {
    /// All kinds, in their order.
    pub const ALL: [SpecKind; 17] = {
        use SpecKind::*;
        [
            Predicate,
            AllOrNothing,
            FewValues,
            Choice,
            Bitwise,
            RightToLeft,
            LeftToRight,
            Bytes,
            Words,
            Halves,
            LinearOverBits,
            Affine,
            BitMoves,
            Order,
            OnesAlone,
            HighestOneAlone,
            LowestOneAlone,
        ]
    };

    /// The kinds that a specification is of, on states; none, if it is not of one word.
    pub fn recognise(spec: &Spec) -> BTreeSet<SpecKind> {
        let [output] = &spec.outputs[..] else { return BTreeSet::new() };
        if !spec.is_general() {
            return BTreeSet::new();
        }
        let inputs: Vec<&SpecInput> = spec.inputs.iter().filter(|i| i.varies()).collect();
        let roots: Vec<_> = spec.facts.iter().copied().chain([output.term]).collect();
        let counts = if output.class == Class::Flag { 1 } else { output.mask };
        let value = |state: &[u64]| {
            let number = |s: Sym| inputs.iter().position(|i| i.sym == s).map_or(0, |k| state[k]);
            let values = eval_wide(&spec.ctx.arena, &roots, &|s| Wide::from(number(s)));
            let (result, facts) = values.split_last()?;
            facts.iter().all(|holds| *holds == Wide::from(1u64)).then_some(result.0[0] & counts)
        };
        let arguments = inputs.iter().map(|i| i.width.min(64)).collect();
        let mut kinds = kinds_of(&WordFunction { arguments, result: counts, value: &value });
        if kinds.contains(&SpecKind::LinearOverBits) && BitMoves::recognise(spec).is_some() {
            kinds.insert(SpecKind::BitMoves);
        }
        let may_order = [SpecKind::Choice, SpecKind::FewValues].iter().any(|k| kinds.contains(k));
        if may_order && inputs.len() <= ORDERED && OrderSpec::recognise(spec).is_some() {
            kinds.insert(SpecKind::Order);
        }
        kinds
    }
}

/// The kinds that can be told from results alone.
fn kinds_of(f: &WordFunction) -> BTreeSet<SpecKind> {
    use SpecKind as K;
    let results = f.results();
    let all = |wanted: &[u64]| results.keys().all(|y| wanted.contains(y));
    // Of what is nearly always the same, few states say nothing.
    let most = results.values().max().copied().unwrap_or(0);
    let varies = 4 * most < 3 * results.values().sum::<usize>();
    let is = |kind: &K| match kind {
        K::Predicate => all(&[0, 1]),
        K::AllOrNothing => all(&[0, f.result]),
        K::FewValues => results.len() <= FEW,
        K::Choice => f.chooses(),
        K::Bitwise => varies && f.is_bitwise(),
        K::RightToLeft => varies && f.is_right_to_left(),
        K::LeftToRight => varies && f.is_left_to_right(),
        K::Bytes => varies && f.is_lane_wise(8),
        K::Words => varies && f.is_lane_wise(16),
        K::Halves => varies && f.is_lane_wise(32),
        K::LinearOverBits => varies && f.is_linear_over_bits(),
        K::Affine => varies && f.is_affine(),
        K::OnesAlone => f.counts_ones(),
        K::HighestOneAlone => f.looks_at_the_highest_one(),
        K::LowestOneAlone => f.looks_at_the_lowest_one(),
        K::BitMoves | K::Order => false,
    };
    K::ALL.into_iter().filter(is).collect()
}
