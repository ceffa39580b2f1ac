//! What is known of results and operands holds for every number that the operands may be.

use super::backward::PartialOperands;
use super::{PartialNumber, is_contradictory, known_where};
use crate::eval::eval;
use crate::expr::{Arena, BinOp, ExprId, Rounding, Sym, UnOp, eval_bin, eval_un, mask};

struct Draw(u64);

impl Draw {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }

    fn below(&mut self, n: u64) -> u64 {
        self.next() % n
    }

    /// Numbers of every size, also those near the ends.
    fn number(&mut self, width: u16) -> u128 {
        let wide = u128::from(self.next()) << 64 | u128::from(self.next());
        let few = wide >> self.below(128);
        let number = match self.below(4) {
            0 => wide,
            1 => few,
            2 => !few,
            _ => u128::from(self.below(u64::from(width) + 2)),
        };
        number & mask(width)
    }

    fn width(&mut self) -> u16 {
        [1, 2, 3, 8, 16, 31, 32, 64, 127, 128][self.below(10) as usize]
    }

    /// Something known of `value`.
    fn about(&mut self, width: u16, value: u128) -> PartialNumber {
        let bits = match self.below(4) {
            0 => 0,
            1 => u128::MAX,
            2 => self.number(width),
            _ => self.number(width) & self.number(width),
        };
        let bits = PartialNumber::with_bits(width, bits & !value, bits & value).expect("the value has them");
        if self.below(2) == 0 {
            return bits;
        }
        let (low, high) = (self.number(width).min(value), self.number(width).max(value));
        bits.meet(PartialNumber::between(width, low, high).expect("not empty")).expect("the value is in both")
    }
}

const UNARY: [UnOp; 7] =
    [UnOp::Not, UnOp::Neg, UnOp::Popcount, UnOp::Clz, UnOp::Ctz, UnOp::FSqrt, UnOp::FRound(Rounding::NearestEven)];
const BINARY: [BinOp; 22] = [
    BinOp::And,
    BinOp::Or,
    BinOp::Xor,
    BinOp::Add,
    BinOp::Sub,
    BinOp::Mul,
    BinOp::UDiv,
    BinOp::URem,
    BinOp::SDiv,
    BinOp::SRem,
    BinOp::Shl,
    BinOp::LShr,
    BinOp::AShr,
    BinOp::Eq,
    BinOp::Ult,
    BinOp::Slt,
    BinOp::FAdd,
    BinOp::FSub,
    BinOp::FMul,
    BinOp::FDiv,
    BinOp::FLt,
    BinOp::FEq,
];

fn is_float(op: BinOp) -> bool {
    matches!(op, BinOp::FAdd | BinOp::FSub | BinOp::FMul | BinOp::FDiv | BinOp::FLt | BinOp::FEq)
}

#[test]
fn unary_operators_leave_nothing_out() {
    let mut draw = Draw(0x9e37_79b9_7f4a_7c15);
    let mut narrowed = [0; UNARY.len()];
    for n in 0..140_000 {
        let op = UNARY[n % UNARY.len()];
        let float = matches!(op, UnOp::FSqrt | UnOp::FRound(_));
        let width = if float { 32 } else { draw.width() };
        let a = draw.number(width);
        let result = eval_un(op, width, a);
        let known = draw.about(width, a);
        let forward = PartialNumber::un(op, known);
        assert!(forward.contains(result), "{op:?} {known:?} at {a:#x}: {forward:?}");
        let about = draw.about(width, result);
        let refined = known.refined(op, about).unwrap_or_else(|| panic!("{op:?} {known:?} {about:?} at {a:#x}"));
        assert!(refined.contains(a), "{op:?} {known:?} {about:?} at {a:#x}: {refined:?}");
        narrowed[n % UNARY.len()] += usize::from(refined != known);
    }
    assert!(narrowed[..5].iter().all(|n| *n > 1000), "{narrowed:?}");
}

#[test]
fn binary_operators_leave_nothing_out() {
    let mut draw = Draw(0x2545_f491_4f6c_dd1d);
    let (mut said, mut narrowed) = ([0; BINARY.len()], [0; BINARY.len()]);
    for n in 0..660_000 {
        let op = BINARY[n % BINARY.len()];
        let width = if is_float(op) { 32 } else { draw.width() };
        let (x, y) = (draw.number(width), draw.number(width));
        let y = if draw.below(8) == 0 { x } else { y };
        let result = eval_bin(op, width, x, y);
        let (a, b) = (draw.about(width, x), draw.about(width, y));
        let forward = PartialNumber::bin(op, a, b);
        assert!(forward.contains(result), "{op:?} {a:?} {b:?} at {x:#x} {y:#x}: {forward:?}");
        said[n % BINARY.len()] += usize::from(forward != PartialNumber::any(forward.width));
        let about = draw.about(forward.width, result);
        let refined = PartialOperands { a, b }.refined(op, about);
        let refined = refined.unwrap_or_else(|| panic!("{op:?} {a:?} {b:?} {about:?} at {x:#x} {y:#x}"));
        assert!(
            refined.a.contains(x) && refined.b.contains(y),
            "{op:?} {a:?} {b:?} {about:?} at {x:#x} {y:#x}: {refined:?}"
        );
        narrowed[n % BINARY.len()] += usize::from(refined != PartialOperands { a, b });
    }
    let integer = |n: &usize| !is_float(BINARY[*n]);
    assert!((0..BINARY.len()).filter(integer).all(|n| said[n] > 3000), "{said:?}");
    let taken_back = |n: &usize| integer(n) && !matches!(BINARY[*n], BinOp::URem | BinOp::SDiv | BinOp::SRem);
    assert!((0..BINARY.len()).filter(taken_back).all(|n| narrowed[n] > 400), "{narrowed:?}");
}

#[test]
fn parts_and_extensions_leave_nothing_out() {
    let mut draw = Draw(0xda94_2042_e4dd_58b5);
    for _ in 0..100_000 {
        let width = 2 + draw.below(126) as u16;
        let lo = draw.below(u64::from(width)) as u16;
        let part = 1 + draw.below(u64::from(width - lo)) as u16;
        let x = draw.number(width);
        let (a, result) = (draw.about(width, x), x >> lo & mask(part));
        assert!(a.extracted(lo, part).contains(result), "{a:?} {lo} {part} at {x:#x}");
        let about = draw.about(part, result);
        assert!(a.with_extracted(lo, about).is_some_and(|r| r.contains(x)), "{a:?} {lo} {about:?} at {x:#x}");

        let to = width + draw.below(u64::from(128 - width) + 1) as u16;
        assert!(a.zero_extended(to).contains(x));
        let about = draw.about(to, x);
        assert!(a.with_zero_extension(about).is_some_and(|r| r.contains(x)), "{a:?} {about:?} at {x:#x}");
        let negative = x >> (width - 1) == 1;
        let extended = if negative { x | mask(to) & !mask(width) } else { x };
        assert!(a.sign_extended(to).contains(extended), "{a:?} to {to} at {x:#x}");
        let about = draw.about(to, extended);
        assert!(a.with_sign_extension(about).is_some_and(|r| r.contains(x)), "{a:?} {about:?} at {x:#x}");

        if width < 128 {
            let below = 1 + draw.below(u64::from(128 - width)) as u16;
            let y = draw.number(below);
            let b = draw.about(below, y);
            assert!(a.concatenated(b).contains(x << below | y), "{a:?} {b:?}");
        }
    }
}

#[test]
fn what_is_not_in_both_is_seen() {
    let at_least = PartialNumber::between(8, 0x60, 0xff).expect("not empty");
    assert_eq!(PartialNumber::with_bits(8, 0xe0, 0).and_then(|low| low.meet(at_least)), None);
    assert_eq!(PartialNumber::with_bits(8, 1, 1), None);
    assert_eq!(PartialNumber::between(8, 3, 2), None);
}

/// A term over two variables of four bits and constants.
fn term(arena: &mut Arena, draw: &mut Draw) -> ExprId {
    let mut terms: Vec<ExprId> = (0..2).map(|i| arena.var(Sym(i), 4)).collect();
    for _ in 0..1 + draw.below(4) {
        let pick = |draw: &mut Draw, terms: &[ExprId]| terms[draw.below(terms.len() as u64) as usize];
        let x = pick(draw, &terms);
        let constant = arena.constant(4, u128::from(draw.next()));
        let y = if draw.below(2) == 0 { pick(draw, &terms) } else { constant };
        let e = match draw.below(8) {
            0 => arena.un(UNARY[draw.below(5) as usize], x),
            1 => {
                let c = arena.ult(x, y);
                arena.ite(c, y, x)
            }
            2 => {
                let c = arena.eq(x, y);
                arena.zext(c, 4)
            }
            3 => {
                let part = arena.extract(x, 1, 2);
                arena.sext(part, 4)
            }
            4 => {
                let (high, low) = (arena.extract(x, 0, 2), arena.extract(y, 2, 2));
                arena.concat(high, low)
            }
            _ => arena.bin(BINARY[draw.below(13) as usize], x, y),
        };
        terms.push(e);
    }
    *terms.last().expect("there are some")
}

/// Two terms are to be some number on some of their bits: against all values of the variables.
#[test]
fn a_contradiction_is_one_for_all_values() {
    let mut draw = Draw(0x0123_4567_89ab_cdef);
    let (mut seen, mut missed) = (0, 0);
    for _ in 0..20_000 {
        let mut arena = Arena::new();
        let assertions: Vec<ExprId> = (0..2)
            .map(|_| {
                let e = term(&mut arena, &mut draw);
                let (care, want) =
                    (arena.constant(4, u128::from(draw.next())), arena.constant(4, u128::from(draw.next())));
                let (got, want) = (arena.and(e, care), arena.and(want, care));
                arena.eq(got, want)
            })
            .collect();
        let holds = |state: u128| {
            let var = |s: Sym| state >> (4 * s.0) & 15;
            eval(&arena, &assertions, &var).iter().all(|v| *v == 1)
        };
        let possible = (0..256).any(holds);
        let contradictory = is_contradictory(&arena, &assertions);
        assert!(!(possible && contradictory), "{assertions:?}\n{arena:?}");
        seen += usize::from(contradictory);
        missed += usize::from(!possible && !contradictory);
    }
    assert!(seen > 5 * missed, "{seen} seen, {missed} missed");
}

/// What is known of a term under two others holds on every state on which they do.
#[test]
fn what_is_known_under_assertions_leaves_nothing_out() {
    let mut draw = Draw(0x7654_3210_fedc_ba98);
    let mut narrowed = 0;
    for _ in 0..20_000 {
        let mut arena = Arena::new();
        let root = term(&mut arena, &mut draw);
        let assertions: Vec<ExprId> = (0..draw.below(3))
            .map(|_| {
                let (e, than) = (term(&mut arena, &mut draw), arena.constant(4, u128::from(draw.next())));
                if draw.below(2) == 0 { arena.ult(e, than) } else { arena.bin(BinOp::Slt, than, e) }
            })
            .collect();
        let known = known_where(&arena, &assertions, &[root]);
        let roots = [assertions.clone(), vec![root]].concat();
        let allowed = (0..256u128).filter_map(|state| {
            let values = eval(&arena, &roots, &|s: Sym| state >> (4 * s.0) & 15);
            let (last, hold) = values.split_last()?;
            hold.iter().all(|h| *h == 1).then_some(*last)
        });
        let mut seen = 0;
        for value in allowed {
            seen += 1;
            let of = known.as_ref().map(|k| k[&root]);
            assert!(of.is_some_and(|of| of.contains(value)), "{assertions:?} {root:?} {value}: {of:?}\n{arena:?}");
        }
        let bounds = known.map(|k| k[&root]).filter(|_| seen > 0);
        narrowed += usize::from(bounds.is_some_and(|b| b != PartialNumber::any(4)));
    }
    assert!(narrowed > 4000, "{narrowed}");
}
