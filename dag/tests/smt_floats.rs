//! Z3's theory of floating point against the evaluator: with the operands fixed to directed numbers, no model may
//! give a result other than the evaluator's.

use dag::smt::{self, Limits, SmtAnswer};
use isa::eval::eval;
use isa::expr::{Convert, Format, Rounding};
use isa::{Arena, BinOp, ExprId, Sym, UnOp};

const MODES: [Rounding; 4] = [Rounding::NearestEven, Rounding::Down, Rounding::Up, Rounding::Zero];

/// Zeros, denormals, the ends of the ranges, infinities, NaNs of both kinds, halfway cases, bounds of integers.
fn numbers(width: u16) -> Vec<u64> {
    let format = Format::of(width);
    let f = format.fraction;
    let infinity = ((1u64 << format.exponent) - 1) << f;
    let one = ((1u64 << (format.exponent - 1)) - 1) << f;
    let sign = 1u64 << (width - 1);
    let mut out = vec![
        0,
        1,
        (1 << f) - 1,
        1 << f,
        infinity - 1,
        infinity,
        infinity | 1,
        infinity | 1 << (f - 1),
        infinity | 1 << (f - 1) | 5,
        one,
        one + 1,
        one - 1,
        // 0.5, 1.5, 2.5, and the neighbours of the first.
        one - (1 << f),
        one - (1 << f) - 1,
        one - (1 << f) + 1,
        one | 1 << (f - 1),
        (one + (1 << f)) | 1 << (f - 2),
    ];
    // Powers of two where integers end, and their neighbours.
    for exponent in [f - 1, f, f + 1, 15, 16, 31, 32, 63, 64] {
        let power = one + (u64::from(exponent) << f);
        if power < infinity {
            out.extend([power - 1, power, power + 1]);
        }
    }
    let negative: Vec<u64> = out.iter().map(|v| v | sign).collect();
    out.extend(negative);
    out
}

fn integers(width: u16) -> Vec<u64> {
    let m = u64::MAX >> (64 - width);
    let mut out = vec![0, 1, m, m >> 1, (m >> 1) + 1, (m >> 1) - 1, m - 1];
    for bit in [24, 25, 53, 54, 62].into_iter().filter(|&b| b < width) {
        let power = 1u64 << bit;
        out.extend([power - 1, power, power + 1, power + power / 2 + 1, power.wrapping_neg() & m]);
    }
    out
}

/// The term over operands of these widths, with each list of numbers for them.
fn agrees(name: &str, widths: &[u16], cases: &[Vec<u64>], term: impl Fn(&mut Arena, &[ExprId]) -> ExprId) {
    let mut a = Arena::new();
    let mut assertions = Vec::new();
    let mut any_wrong = a.bool(false);
    let mut an_exact_one = a.bool(false);
    for (i, case) in cases.iter().enumerate() {
        let sym = |k: usize| Sym((i * 4 + k) as u32);
        let vars: Vec<ExprId> = widths.iter().enumerate().map(|(k, &w)| a.var(sym(k), w)).collect();
        for ((&var, &v), &w) in vars.iter().zip(case).zip(widths) {
            let number = a.constant(w, u128::from(v));
            assertions.push(a.eq(var, number));
        }
        let e = term(&mut a, &vars);
        let value = eval(&a, &[e], &|s| u128::from(case[s.0 as usize % 4]))[0];
        let value = a.constant(a.width(e), value);
        let right = a.eq(e, value);
        let wrong = a.not(right);
        any_wrong = a.or(any_wrong, wrong);
        if i + 1 == cases.len() {
            an_exact_one = right;
        }
    }
    assertions.push(any_wrong);
    let answer = smt::check(&a, &assertions, Limits::default());
    if let SmtAnswer::Sat(model) = &answer {
        for (i, case) in cases.iter().enumerate() {
            let vars: Vec<u64> = (0..widths.len()).map(|k| model[&Sym((i * 4 + k) as u32)].0[0]).collect();
            assert_eq!(&vars, case, "{name}: the model keeps the operands");
        }
        panic!("{name}: {} cases, one of them differs: {}", cases.len(), find(widths, cases, &term));
    }
    assert_eq!(answer, SmtAnswer::Unsat, "{name}");
    // The query would be satisfiable if the evaluator were wrong.
    assertions.pop();
    assertions.push(an_exact_one);
    assert!(matches!(smt::check(&a, &assertions, Limits::default()), SmtAnswer::Sat(_)), "{name}: the last case alone");
}

fn find(widths: &[u16], cases: &[Vec<u64>], term: &impl Fn(&mut Arena, &[ExprId]) -> ExprId) -> String {
    for case in cases {
        let mut a = Arena::new();
        let vars: Vec<ExprId> = widths.iter().enumerate().map(|(k, &w)| a.var(Sym(k as u32), w)).collect();
        let e = term(&mut a, &vars);
        let value = eval(&a, &[e], &|s| u128::from(case[s.0 as usize]))[0];
        let result = a.var(Sym(9), a.width(e));
        let mut assertions = vec![a.eq(result, e)];
        for ((&var, &v), &w) in vars.iter().zip(case).zip(widths) {
            let number = a.constant(w, u128::from(v));
            assertions.push(a.eq(var, number));
        }
        if let SmtAnswer::Sat(model) = smt::check(&a, &assertions, Limits::default())
            && model[&Sym(9)].low() != value
        {
            return format!("{case:x?}: evaluator {value:#x}, Z3 {:#x}", model[&Sym(9)].low());
        }
    }
    "none of them alone".to_string()
}

fn singles(numbers: &[u64]) -> Vec<Vec<u64>> {
    numbers.iter().map(|&v| vec![v]).collect()
}

/// Every number with every seventh, each time others.
fn pairs(numbers: &[u64]) -> Vec<Vec<u64>> {
    let some = |i: usize| numbers.iter().skip(i % 7).step_by(7);
    numbers.iter().enumerate().flat_map(|(i, &x)| some(i).map(move |&y| vec![x, y])).collect()
}

#[test]
fn arithmetic_and_comparisons() {
    for w in [32, 64] {
        for op in [BinOp::FAdd, BinOp::FSub, BinOp::FMul, BinOp::FDiv, BinOp::FLt, BinOp::FEq] {
            agrees(&format!("{op:?} {w}"), &[w, w], &pairs(&numbers(w)), |a, x| a.bin(op, x[0], x[1]));
        }
    }
}

#[test]
fn square_roots_and_rounding() {
    for w in [32, 64] {
        agrees(&format!("sqrt {w}"), &[w], &singles(&numbers(w)), |a, x| a.un(UnOp::FSqrt, x[0]));
        for mode in MODES {
            let name = format!("round {mode:?} {w}");
            agrees(&name, &[w], &singles(&numbers(w)), |a, x| a.un(UnOp::FRound(mode), x[0]));
        }
    }
}

#[test]
fn fused_multiplication_and_addition() {
    for w in [32, 64] {
        let all = numbers(w);
        let n = all.len();
        let cases: Vec<Vec<u64>> = (0..300).map(|i| vec![all[i % n], all[i * 7 % n], all[i * 13 / 5 % n]]).collect();
        agrees(&format!("fma {w}"), &[w, w, w], &cases, |a, x| a.fma(x[0], x[1], x[2]));
    }
}

#[test]
fn conversions_between_formats() {
    for from in [16, 32, 64] {
        for to in [16, 32, 64] {
            // Numbers of the target are where rounding is exact; their neighbours are halfway cases.
            let mut cases = numbers(from);
            if from > to {
                let widen = |v: &u64| isa::expr::eval_convert(Convert::Float(Rounding::NearestEven), to, from, *v);
                let exact: Vec<u64> = numbers(to).iter().map(widen).collect();
                let half = 1u64 << (Format::of(from).fraction - Format::of(to).fraction - 1);
                cases.extend(exact.iter().flat_map(|v| [*v, v ^ half, (v ^ half).wrapping_add(1), (v ^ half) - 1]));
            }
            for mode in MODES {
                let kind = Convert::Float(mode);
                agrees(&format!("{kind:?} {from} to {to}"), &[from], &singles(&cases), |a, x| {
                    a.convert(kind, x[0], to)
                });
            }
        }
    }
}

#[test]
fn conversions_to_integers() {
    for from in [16, 32, 64] {
        for to in [32, 64] {
            for mode in MODES {
                for kind in [Convert::ToSigned(mode), Convert::ToUnsigned(mode)] {
                    let name = format!("{kind:?} {from} to {to}");
                    agrees(&name, &[from], &singles(&numbers(from)), |a, x| a.convert(kind, x[0], to));
                }
            }
        }
    }
}

#[test]
fn conversions_from_integers() {
    for from in [32, 64] {
        for to in [32, 64] {
            for kind in [Convert::FromSigned, Convert::FromUnsigned] {
                let name = format!("{kind:?} {from} to {to}");
                agrees(&name, &[from], &singles(&integers(from)), |a, x| a.convert(kind, x[0], to));
            }
        }
    }
}

/// Claims with free operands are settled at the level of bits.
#[test]
fn claims_over_all_numbers() {
    let mut a = Arena::new();
    let (x, y) = (a.var(Sym(0), 32), a.var(Sym(1), 32));
    let (sum, swapped) = (a.bin(BinOp::FAdd, x, y), a.bin(BinOp::FAdd, y, x));
    assert_eq!(sum, swapped);
    // Positive differences and comparisons agree, for denormals are kept.
    let zero = a.constant(32, 0);
    let difference = a.bin(BinOp::FSub, y, x);
    let (positive, less) = (a.bin(BinOp::FLt, zero, difference), a.bin(BinOp::FLt, x, y));
    let infinity = a.constant(32, 0x7f80_0000);
    let magnitude = a.constant(32, 0x7fff_ffff);
    let mut finite = a.bool(true);
    for v in [x, y] {
        let abs = a.and(v, magnitude);
        let below = a.ult(abs, infinity);
        finite = a.and(finite, below);
    }
    let differ = a.xor(positive, less);
    assert_eq!(smt::check(&a, &[finite, differ], Limits::default()), SmtAnswer::Unsat);
    // x + 0 is x but for -0 and NaNs of another payload.
    let plus = a.bin(BinOp::FAdd, x, zero);
    let same = a.eq(plus, x);
    let other = a.not(same);
    let SmtAnswer::Sat(model) = smt::check(&a, &[other], Limits::default()) else { panic!("x + 0 is not always x") };
    let value = eval(&a, &[plus, x], &|s| model[&s].low());
    assert_ne!(value[0], value[1]);
}

#[test]
fn the_logic_of_a_query_is_named() {
    let mut a = Arena::new();
    let (x, y) = (a.var(Sym(0), 32), a.var(Sym(1), 32));
    let (less, below) = (a.bin(BinOp::FLt, x, y), a.ult(x, y));
    assert!(smt::to_smt2(&a, &[less]).starts_with("(set-logic QF_BVFP)\n"));
    assert!(smt::to_smt2(&a, &[below]).starts_with("(set-logic QF_BV)\n"));
}
