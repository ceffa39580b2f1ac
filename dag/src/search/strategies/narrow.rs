//! A quarter of the width: terms with 8 bits for 32 and 16 for 64. A solver finds programs there that it does not find at
//! full width, and most of what computes with bits does the same at every width. Nothing follows from it: constants are
//! translated by guess, and what is found is generalised to full width, tried on the tests and proved there.

use super::shape::{ShapeLine, Shapes};
use crate::ir::random::Random;
use crate::search::components::Component;
use crate::search::components::open::ConstantPlace;
use crate::search::spec::{Spec, Tests};
use isa::eval::eval;
use isa::expr::mask;
use isa::{Arena, ExprId, ExprNode, Sym};
use rustc_hash::FxHashMap;

/// Width of a register here.
pub const WORD: u16 = 16;
/// Most programs that one narrow program is generalised to.
const MOST: usize = 64;

/// The width that stands for `w`; `None` where there is none.
pub fn width(w: u16) -> Option<u16> {
    match w {
        0..=8 => Some(w),
        31..=33 => Some(w - 24),
        63..=65 => Some(w - 48),
        128 => Some(32),
        _ => None,
    }
}

/// The bit that stands for bit `n`.
fn bit(n: u16) -> Option<u16> {
    if n == 0 { Some(0) } else { width(n).filter(|_| n > 8) }
}

/// The constant that stands for `v` of `w` bits: counts and masks of counts by what they count, what repeats every byte or is
/// small as itself, the sign bit and its complement as the sign bit and its complement, others cut.
fn constant(v: u128, w: u16, to: u16) -> u128 {
    let sign = |w: u16| 1u128 << (w - 1);
    match v {
        31 | 32 => v - 24,
        63 | 64 => v - 48,
        16 => 4,
        _ if v == sign(w) => sign(to),
        _ if v == sign(w) - 1 => sign(to) - 1,
        _ if v == u128::from(u32::MAX) && w > 32 => 0xff,
        _ => v & mask(to),
    }
}

/// `roots` at a quarter of the width, in another arena; `at` gives what stands for a variable of a width.
pub fn terms(
    from: &Arena,
    to: &mut Arena,
    roots: &[ExprId],
    at: &mut dyn FnMut(&mut Arena, Sym, u16) -> ExprId,
) -> Option<Vec<ExprId>> {
    let mut done: FxHashMap<ExprId, ExprId> = FxHashMap::default();
    for e in from.reachable(roots) {
        let full = from.width(e);
        let w = width(full)?;
        let of = |x: ExprId| done[&x];
        let new = match from.node(e) {
            ExprNode::Const(c) => to.constant(w, constant(c.value, full, w)),
            ExprNode::Var(s) => at(to, s, w),
            ExprNode::Un(op, a) if !from.node(e).is_float() => to.un(op, of(a)),
            ExprNode::Bin(op, a, b) if !from.node(e).is_float() => to.bin(op, of(a), of(b)),
            ExprNode::Ite(c, a, b) => to.ite(of(c), of(a), of(b)),
            ExprNode::Extract(a, lo) => {
                let lo = bit(lo)?;
                if lo + w > to.width(of(a)) {
                    return None;
                }
                to.extract(of(a), lo, w)
            }
            ExprNode::Zext(a) if to.width(of(a)) <= w => to.zext(of(a), w),
            ExprNode::Sext(a) if to.width(of(a)) <= w => to.sext(of(a), w),
            ExprNode::Concat(a, b) => to.concat(of(a), of(b)),
            _ => return None,
        };
        if to.width(new) != w {
            return None;
        }
        done.insert(e, new);
    }
    roots.iter().map(|r| done.get(r).copied()).collect()
}

/// States for the specification at a quarter of its width. `None` if it has no such form.
pub fn tests(spec: &Spec, full: &Tests, n: usize, random: &mut Random) -> Option<Tests> {
    let mut arena = Arena::new();
    let ordered = spec.ordered_outputs();
    let roots: Vec<ExprId> = ordered.iter().map(|o| o.term).collect();
    let terms = terms(&spec.ctx.arena, &mut arena, &roots, &mut |a, s, w| a.var(s, w))?;
    let widths: Vec<u16> = spec.inputs.iter().map(|i| width(i.width)).collect::<Option<_>>()?;
    let mut tests = Tests {
        registers: full.registers.iter().map(|r| (r.0, Vec::new())).collect(),
        flags: full.flags.iter().map(|f| (f.0, Vec::new())).collect(),
        want: vec![Vec::new(); ordered.len()],
        care: vec![Vec::new(); ordered.len()],
        lanes: n,
    };
    for _ in 0..n {
        let values: Vec<u128> = widths.iter().map(|&w| random.wide() & mask(w)).collect();
        let known: FxHashMap<Sym, u128> = spec.inputs.iter().map(|i| i.sym).zip(values.iter().copied()).collect();
        let run = |unknown: u128| eval(&arena, &terms, &|s| known.get(&s).copied().unwrap_or(unknown));
        let (zeros, ones) = (run(0), run(u128::MAX));
        let (mut registers, mut flags) = (tests.registers.iter_mut(), tests.flags.iter_mut());
        for (input, value) in spec.inputs.iter().zip(values) {
            let column =
                if input.value.is_flag() { flags.next().map(|f| &mut f.1) } else { registers.next().map(|r| &mut r.1) };
            column?.push(value as u64);
        }
        for (o, output) in ordered.iter().enumerate() {
            let care = if output.value.is_flag() { 1 } else { constant(u128::from(output.mask), 64, WORD) };
            tests.want[o].push(zeros[o] as u64);
            tests.care[o].push((care & !(zeros[o] ^ ones[o])) as u64);
        }
    }
    Some(tests)
}

/// The programs at full width that a narrow one may stand for: every choice of what its constants may be.
pub fn generalised(shapes: &Shapes, lines: &[ShapeLine]) -> Vec<Vec<ShapeLine>> {
    let mut all: Vec<Vec<ShapeLine>> = vec![Vec::new()];
    for line in lines {
        let shape = &shapes.all[line.shape];
        let choices = match shape.open {
            Some(place) => constants(&shape.component, place, line.constant),
            None => vec![0],
        };
        let with = |program: &Vec<ShapeLine>| {
            let grown = choices.iter().map(|&constant| {
                let line = ShapeLine { constant, ..line.clone() };
                [&program[..], &[line]].concat()
            });
            grown.collect::<Vec<_>>()
        };
        all = all.iter().flat_map(with).take(MOST).collect();
    }
    all
}

/// What a narrow constant may be: a count as itself, as as much of the width, or as far from its end; a number as
/// itself, with or without a sign, in every byte, or with the same distance from the sign bit.
fn constants(c: &Component, place: ConstantPlace, narrow: u64) -> Vec<u64> {
    let byte = narrow & 0xff;
    let mut all = match (c.row(), place) {
        (Some(row), ConstantPlace::Immediate(i)) if row.operands[i].width.bits() == 8 => {
            let full = u64::from(row.operands[0].width.bits());
            let count = byte % (full / 4).max(1);
            vec![count, 4 * count, count + full - full / 4]
        }
        (Some(_), _) => numbers_of_32_bits(byte),
        (None, _) => [numbers_of_64_bits(narrow), numbers_of_32_bits(byte)].concat(),
    };
    let mut seen = Vec::new();
    all.retain(|v| {
        let new = !seen.contains(v);
        seen.push(*v);
        new
    });
    all
}

fn numbers_of_32_bits(byte: u64) -> Vec<u64> {
    let signed = u64::from(byte as u8 as i8 as i32 as u32);
    vec![signed, byte, byte * 0x0101_0101, byte << 24, signed ^ 0x80 ^ 0x8000_0000]
}

fn numbers_of_64_bits(word: u64) -> Vec<u64> {
    let signed = word as u16 as i16 as i64 as u64;
    vec![signed, word, word * 0x0001_0001_0001_0001, word << 48, signed ^ 0x8000 ^ 1 << 63]
}

#[cfg(test)]
mod tests_of_constants {
    use crate::search::strategies::narrow::*;

    #[test]
    fn widths_and_counts_shrink_alike() {
        assert_eq!([1, 8, 32, 33, 64, 128].map(width), [Some(1), Some(8), Some(8), Some(9), Some(16), Some(32)]);
        assert_eq!([0, 31, 32, 63].map(bit), [Some(0), Some(7), Some(8), Some(15)]);
        assert_eq!([20, 100].map(width), [None, None]);
        assert_eq!(constant(0x8000_0000, 32, 8), 0x80);
        assert_eq!(constant(0x5555_5555, 32, 8), 0x55);
        assert_eq!(constant(u128::from(u64::MAX), 64, 16), 0xffff);
    }

    #[test]
    fn a_shift_to_the_sign_is_one_at_both_widths() {
        let mut a = Arena::new();
        let x = a.var(Sym(0), 32);
        let count = a.constant(32, 31);
        let e = a.bin(isa::BinOp::AShr, x, count);
        let mut b = Arena::new();
        let narrow = terms(&a, &mut b, &[e], &mut |b, s, w| b.var(s, w)).expect("it has a narrow form");
        assert_eq!(b.width(narrow[0]), 8);
        assert_eq!(eval(&b, &narrow, &|_| 0x80)[0], 0xff);
        assert_eq!(eval(&b, &narrow, &|_| 0x7f)[0], 0);
    }
}
