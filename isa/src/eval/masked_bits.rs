//! Bits that a mask places: terms of hundreds of operators that the CPU has one instruction for.

use super::column::ColumnView;
use super::lane_word::LaneWord;
use crate::expr::{Arena, ExprId, ExprNode};

/// Which way bits are placed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum MaskedMove {
    /// [`Arena::deposit`]
    Deposit,
    /// [`Arena::gather`]
    Gather,
}

/// A term that places bits.
#[derive(Clone, Copy, Debug)]
pub(super) struct MaskedBits {
    pub way: MaskedMove,
    /// The whole term, without what extends it.
    pub term: ExprId,
    /// Variables, of which as many low bits count as the term has.
    pub x: ExprId,
    pub mask: ExprId,
}

/// Terms of fewer parts are evaluated as they are.
const LONG: usize = 100;

impl MaskedBits {
    /// What a root is, whose parts are `order`, if it places the bits of one input by another one. Terms that are the same
    /// have one identity in an arena, so it is compared with those that it could be.
    pub fn of(arena: &Arena, root: ExprId, order: &[ExprId]) -> Option<MaskedBits> {
        let term = if let ExprNode::Zext(x) = arena.node(root) { x } else { root };
        if order.len() < LONG || arena.width(term) > u64::BITS as u16 {
            return None;
        }
        let is_input = |e: &ExprId| matches!(arena.node(*e), ExprNode::Var(_)) && arena.width(*e) >= arena.width(term);
        let inputs: Vec<ExprId> = order.iter().copied().filter(is_input).collect();
        let pairs = (0..inputs.len()).flat_map(|x| (0..inputs.len()).map(move |mask| (x, mask)));
        pairs.filter(|(x, mask)| x != mask).find_map(|(x, mask)| {
            let places = |way: &MaskedMove| is_placing(*way, arena, term, [inputs[x], inputs[mask]]);
            let way = [MaskedMove::Deposit, MaskedMove::Gather].into_iter().find(places)?;
            Some(MaskedBits { way, term, x: inputs[x], mask: inputs[mask] })
        })
    }
}

/// Whether a term is that of a move of `x` by `mask`. Both are rebuilt in one arena: the constructors simplify again, in both
/// the same way.
fn is_placing(way: MaskedMove, arena: &Arena, term: ExprId, [x, mask]: [ExprId; 2]) -> bool {
    let (mut made, mut both) = (Arena::new(), Arena::new());
    let known = both.instantiate(arena, &[term], &mut Arena::var)[0];
    let [x, mask] = [x, mask].map(|input| {
        let whole = made.instantiate(arena, &[input], &mut Arena::var)[0];
        made.extract(whole, 0, arena.width(term))
    });
    let placed = match way {
        MaskedMove::Deposit => made.deposit(x, mask),
        MaskedMove::Gather => made.gather(x, mask),
    };
    both.instantiate(&made, &[placed], &mut Arena::var)[0] == known
}

/// Places the bits of `x` by `mask` on all lanes.
pub(super) fn place<W: LaneWord>(way: MaskedMove, x: ColumnView<W>, mask: ColumnView<W>, out: &mut [W]) {
    #[cfg(target_arch = "x86_64")]
    if is_x86_feature_detected!("bmi2") {
        // SAFETY: this CPU has the instructions, which is all that is asked of who calls it.
        return unsafe { place_with_bmi2(way, x, mask, out) };
    }
    place_bit_by_bit(way, x, mask, out);
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "bmi2")]
fn place_with_bmi2<W: LaneWord>(way: MaskedMove, x: ColumnView<W>, mask: ColumnView<W>, out: &mut [W]) {
    use std::arch::x86_64::{_pdep_u64, _pext_u64};
    for (k, o) in out.iter_mut().enumerate() {
        let (x, mask) = (x.at(k).word(), mask.at(k).word());
        *o = W::of(match way {
            MaskedMove::Deposit => _pdep_u64(x, mask),
            MaskedMove::Gather => _pext_u64(x, mask),
        });
    }
}

fn place_bit_by_bit<W: LaneWord>(way: MaskedMove, x: ColumnView<W>, mask: ColumnView<W>, out: &mut [W]) {
    for (k, o) in out.iter_mut().enumerate() {
        let (x, mut rest) = (x.at(k).word(), mask.at(k).word());
        let (mut placed, mut rank) = (0, 0);
        while rest != 0 {
            let bit = rest.trailing_zeros();
            placed |= match way {
                MaskedMove::Deposit => (x >> rank & 1) << bit,
                MaskedMove::Gather => (x >> bit & 1) << rank,
            };
            rest &= rest - 1;
            rank += 1;
        }
        *o = W::of(placed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Sym;
    use crate::eval::{Batch, eval};

    type Placing = fn(MaskedMove, ColumnView<u64>, ColumnView<u64>, &mut [u64]);

    /// Recognised at each width, whatever the operands are cut out of, and done as the term says, in both ways to do it.
    #[test]
    fn terms_that_place_bits_are_one_step() {
        let mut rng = fastrand::Rng::with_seed(1);
        for width in [32, 64] {
            let mut a = Arena::new();
            let [p, q] = [Sym(0), Sym(1)].map(|s| a.var(s, 64));
            let [x, mask] = [p, q].map(|v| a.extract(v, 0, width));
            for (way, term) in [(MaskedMove::Deposit, a.deposit(x, mask)), (MaskedMove::Gather, a.gather(mask, x))] {
                let root = a.zext(term, 64);
                let found = MaskedBits::of(&a, root, &a.reachable(&[root])).expect("it places bits");
                assert_eq!(found.way, way);
                let batch = Batch::compile_with_flags(&a, &[root], &[(Sym(0), 64), (Sym(1), 64)], &[]);
                assert!(batch.steps.len() <= 3, "{:?}", batch.steps);
                let words: [Vec<u64>; 2] =
                    std::array::from_fn(|_| (0..50).map(|_| rng.u64(..) & rng.u64(..)).collect());
                let value = |k: usize| eval(&a, &[root], &|s| u128::from(words[s.0 as usize][k]))[0] as u64;
                let expected: Vec<u64> = (0..50).map(value).collect();
                assert_eq!(batch.run(&[&words[0], &words[1]], 50), [&expected[..]]);
                let cut = words.map(|c| c.iter().map(|w| w & u64::MAX >> (64 - width)).collect::<Vec<u64>>());
                let [x, mask] = if way == MaskedMove::Deposit { [&cut[0], &cut[1]] } else { [&cut[1], &cut[0]] };
                for place in [place::<u64> as Placing, place_bit_by_bit::<u64>] {
                    let mut out = vec![0; 50];
                    place(way, ColumnView::Each(x), ColumnView::Each(mask), &mut out);
                    assert_eq!(out, expected, "{way:?} at {width}");
                }
            }
        }
    }

    #[test]
    fn other_long_terms_stay() {
        let mut a = Arena::new();
        let [x, mask] = [Sym(0), Sym(1)].map(|s| a.var(s, 64));
        let gathered = a.gather(x, mask);
        let more = a.add(gathered, x);
        assert!(MaskedBits::of(&a, more, &a.reachable(&[more])).is_none());
    }
}
