//! Floating-point terms against this CPU's own instructions, and the batch evaluator against the other.

use fastrand::Rng;
use isa::eval::{Batch, eval};
use isa::expr::{Convert, Format, Rounding, eval_bin, eval_convert, eval_fma, eval_un};
use isa::{Arena, BinOp, ExprId, Sym, UnOp};
use std::arch::x86_64::*;

const MODES: [Rounding; 4] = [Rounding::NearestEven, Rounding::Down, Rounding::Up, Rounding::Zero];
const OPS: [BinOp; 6] = [BinOp::FAdd, BinOp::FSub, BinOp::FMul, BinOp::FDiv, BinOp::FLt, BinOp::FEq];

/// Patterns with all kinds of exponents: the ends of the ranges, the neighbourhood of one, anything.
fn pattern(rng: &mut Rng, width: u16) -> u64 {
    let format = Format::of(width);
    let (e, f) = (format.exponent, format.fraction);
    let bias = (1u64 << (e - 1)) - 1;
    let exponent = match rng.u8(0..8) {
        0 => 0,
        1 => (1 << e) - 1,
        2 => (1 << e) - 2,
        3 => rng.u64(0..1 << e),
        _ => bias.saturating_add_signed(rng.i64(-70..70)).min((1 << e) - 1),
    };
    let fraction = match rng.u8(0..5) {
        0 => 0,
        1 => 1 << rng.u16(0..f),
        2 => (1 << f) - 1,
        3 => u64::MAX << rng.u16(0..f),
        _ => rng.u64(..),
    } & ((1 << f) - 1);
    rng.u64(0..2) << (e + f) | exponent << f | fraction
}

/// The CPU's NaN results carry payloads of operands; the terms' are the default NaN.
fn canonical(width: u16, v: u64) -> u64 {
    let format = Format::of(width);
    let magnitude = v & !(1 << (width - 1));
    if magnitude > ((1 << format.exponent) - 1) << format.fraction { format.default_nan() } else { v }
}

fn m32(v: u64) -> __m128 {
    // SAFETY: SSE2 is part of x86-64.
    unsafe { _mm_castsi128_ps(_mm_cvtsi32_si128(v as i32)) }
}
fn m64(v: u64) -> __m128d {
    // SAFETY: as above.
    unsafe { _mm_castsi128_pd(_mm_cvtsi64_si128(v as i64)) }
}
fn of32(v: __m128) -> u64 {
    // SAFETY: as above.
    unsafe { u64::from(_mm_cvtsi128_si32(_mm_castps_si128(v)) as u32) }
}
fn of64(v: __m128d) -> u64 {
    // SAFETY: as above.
    unsafe { _mm_cvtsi128_si64(_mm_castpd_si128(v)) as u64 }
}

#[test]
fn arithmetic_is_the_cpus() {
    let mut rng = Rng::with_seed(1);
    for _ in 0..100_000 {
        for width in [32, 64] {
            let (a, b) = (pattern(&mut rng, width), pattern(&mut rng, width));
            for op in OPS {
                // SAFETY: SSE2 is part of x86-64.
                let native = unsafe {
                    match (op, width) {
                        (BinOp::FAdd, 32) => of32(_mm_add_ss(m32(a), m32(b))),
                        (BinOp::FSub, 32) => of32(_mm_sub_ss(m32(a), m32(b))),
                        (BinOp::FMul, 32) => of32(_mm_mul_ss(m32(a), m32(b))),
                        (BinOp::FDiv, 32) => of32(_mm_div_ss(m32(a), m32(b))),
                        (BinOp::FLt, 32) => of32(_mm_cmplt_ss(m32(a), m32(b))) & 1,
                        (BinOp::FEq, 32) => of32(_mm_cmpeq_ss(m32(a), m32(b))) & 1,
                        (BinOp::FAdd, _) => of64(_mm_add_sd(m64(a), m64(b))),
                        (BinOp::FSub, _) => of64(_mm_sub_sd(m64(a), m64(b))),
                        (BinOp::FMul, _) => of64(_mm_mul_sd(m64(a), m64(b))),
                        (BinOp::FDiv, _) => of64(_mm_div_sd(m64(a), m64(b))),
                        (BinOp::FLt, _) => of64(_mm_cmplt_sd(m64(a), m64(b))) & 1,
                        (BinOp::FEq, _) => of64(_mm_cmpeq_sd(m64(a), m64(b))) & 1,
                        _ => unreachable!("every operator is above"),
                    }
                };
                let native = if op.compares() { native } else { canonical(width, native) };
                let ours = eval_bin(op, width, u128::from(a), u128::from(b)) as u64;
                assert_eq!(ours, native, "{op:?} at {width}: {a:#x} {b:#x}");
            }
            // SAFETY: as above.
            let native =
                unsafe { if width == 32 { of32(_mm_sqrt_ss(m32(a))) } else { of64(_mm_sqrt_sd(m64(a), m64(a))) } };
            assert_eq!(eval_un(UnOp::FSqrt, width, u128::from(a)) as u64, canonical(width, native), "sqrt {a:#x}");
        }
    }
}

#[test]
fn conversions_are_the_cpus() {
    let mut rng = Rng::with_seed(2);
    let nearest = Rounding::NearestEven;
    for _ in 0..100_000 {
        let (a, b) = (pattern(&mut rng, 32), pattern(&mut rng, 64));
        let i = rng.u64(..) >> rng.u32(0..64);
        let i = if rng.bool() { i.wrapping_neg() } else { i };
        let low = i & 0xffff_ffff;
        // SAFETY: SSE2 is part of x86-64.
        let cases = unsafe {
            [
                (Convert::Float(nearest), 32, 64, a, canonical(64, of64(_mm_cvtss_sd(m64(0), m32(a))))),
                (Convert::Float(nearest), 64, 32, b, canonical(32, of32(_mm_cvtsd_ss(m32(0), m64(b))))),
                (Convert::ToSigned(nearest), 32, 32, a, u64::from(_mm_cvtss_si32(m32(a)) as u32)),
                (Convert::ToSigned(Rounding::Zero), 32, 32, a, u64::from(_mm_cvttss_si32(m32(a)) as u32)),
                (Convert::ToSigned(nearest), 32, 64, a, _mm_cvtss_si64(m32(a)) as u64),
                (Convert::ToSigned(Rounding::Zero), 32, 64, a, _mm_cvttss_si64(m32(a)) as u64),
                (Convert::ToSigned(nearest), 64, 32, b, u64::from(_mm_cvtsd_si32(m64(b)) as u32)),
                (Convert::ToSigned(Rounding::Zero), 64, 32, b, u64::from(_mm_cvttsd_si32(m64(b)) as u32)),
                (Convert::ToSigned(nearest), 64, 64, b, _mm_cvtsd_si64(m64(b)) as u64),
                (Convert::ToSigned(Rounding::Zero), 64, 64, b, _mm_cvttsd_si64(m64(b)) as u64),
                (Convert::FromSigned, 32, 32, low, of32(_mm_cvtsi32_ss(m32(0), i as i32))),
                (Convert::FromSigned, 64, 32, i, of32(_mm_cvtsi64_ss(m32(0), i as i64))),
                (Convert::FromSigned, 32, 64, low, of64(_mm_cvtsi32_sd(m64(0), i as i32))),
                (Convert::FromSigned, 64, 64, i, of64(_mm_cvtsi64_sd(m64(0), i as i64))),
            ]
        };
        for (kind, from, to, v, native) in cases {
            assert_eq!(eval_convert(kind, from, to, v), native, "{kind:?} {from} to {to}: {v:#x}");
        }
    }
}

#[test]
fn rounding_is_the_cpus() {
    if !is_x86_feature_detected!("sse4.1") {
        return;
    }
    #[target_feature(enable = "sse4.1")]
    fn native<const MODE: i32>(width: u16, v: u64) -> u64 {
        match width {
            32 => canonical(32, of32(_mm_round_ss::<MODE>(m32(v), m32(v)))),
            _ => canonical(64, of64(_mm_round_sd::<MODE>(m64(v), m64(v)))),
        }
    }
    let mut rng = Rng::with_seed(3);
    for _ in 0..50_000 {
        for width in [32, 64] {
            let v = pattern(&mut rng, width);
            // SAFETY: the CPU has SSE4.1.
            let expected = unsafe {
                [native::<8>(width, v), native::<9>(width, v), native::<10>(width, v), native::<11>(width, v)]
            };
            let ours = MODES.map(|mode| eval_un(UnOp::FRound(mode), width, u128::from(v)) as u64);
            assert_eq!(ours, expected, "rounding {v:#x}");
        }
    }
}

/// Multiplication and addition rounded once, where the standard library may have no instruction for it.
#[test]
fn fused_operations_are_the_cpus() {
    if !is_x86_feature_detected!("fma") {
        return;
    }
    #[target_feature(enable = "fma")]
    fn native(width: u16, [a, b, c]: [u64; 3]) -> u64 {
        match width {
            32 => canonical(32, of32(_mm_fmadd_ss(m32(a), m32(b), m32(c)))),
            _ => canonical(64, of64(_mm_fmadd_sd(m64(a), m64(b), m64(c)))),
        }
    }
    let mut rng = Rng::with_seed(4);
    for _ in 0..200_000 {
        for width in [32, 64] {
            let x = [0; 3].map(|_| pattern(&mut rng, width));
            // SAFETY: the CPU has FMA.
            let expected = unsafe { native(width, x) };
            assert_eq!(eval_fma(width, x[0], x[1], x[2]), expected, "fma at {width}: {x:#x?}");
        }
    }
}

#[test]
fn halves_are_the_cpus() {
    if !is_x86_feature_detected!("f16c") {
        return;
    }
    #[target_feature(enable = "f16c")]
    fn narrow<const MODE: i32>(v: u64) -> u64 {
        canonical(16, _mm_cvtsi128_si32(_mm_cvtps_ph::<MODE>(m32(v))) as u64 & 0xffff)
    }
    #[target_feature(enable = "f16c")]
    fn widen(v: u64) -> u64 {
        canonical(32, of32(_mm_cvtph_ps(_mm_cvtsi32_si128(v as i32))))
    }
    for v in 0..1 << 16 {
        // SAFETY: the CPU has F16C.
        let expected = unsafe { widen(v) };
        assert_eq!(eval_convert(Convert::Float(Rounding::NearestEven), 16, 32, v), expected, "{v:#x}");
    }
    let mut rng = Rng::with_seed(5);
    for k in 0..200_000u64 {
        // Half of the numbers lie in the narrow range, near its numbers and the middles between them.
        let near = eval_convert(Convert::Float(Rounding::NearestEven), 16, 32, k & 0xffff);
        let offset = (k & 1) << 12 | u64::from(rng.bool());
        let v = if rng.bool() {
            pattern(&mut rng, 32)
        } else {
            near.wrapping_add(offset).wrapping_sub(k >> 1 & 1) & 0xffff_ffff
        };
        // SAFETY: as above.
        let expected = unsafe { [narrow::<0>(v), narrow::<1>(v), narrow::<2>(v), narrow::<3>(v)] };
        let ours = MODES.map(|mode| eval_convert(Convert::Float(mode), 32, 16, v));
        assert_eq!(ours, expected, "{v:#x}");
    }
}

#[test]
fn unsigned_conversions_are_the_cpus() {
    if !is_x86_feature_detected!("avx512f") {
        return;
    }
    #[target_feature(enable = "avx512f")]
    fn native(a: u64, b: u64, i: u64) -> [(Convert, u16, u16, u64, u64); 8] {
        let (nearest, zero) = (Convert::ToUnsigned(Rounding::NearestEven), Convert::ToUnsigned(Rounding::Zero));
        [
            (nearest, 32, 32, a, u64::from(_mm_cvtss_u32(m32(a)))),
            (zero, 32, 32, a, u64::from(_mm_cvttss_u32(m32(a)))),
            (nearest, 32, 64, a, _mm_cvtss_u64(m32(a))),
            (zero, 64, 32, b, u64::from(_mm_cvttsd_u32(m64(b)))),
            (nearest, 64, 64, b, _mm_cvtsd_u64(m64(b))),
            (zero, 64, 64, b, _mm_cvttsd_u64(m64(b))),
            (Convert::FromUnsigned, 64, 32, i, of32(_mm_cvtu64_ss(m32(0), i))),
            (Convert::FromUnsigned, 64, 64, i, of64(_mm_cvtu64_sd(m64(0), i))),
        ]
    }
    let mut rng = Rng::with_seed(6);
    for _ in 0..100_000 {
        let (a, b, i) = (pattern(&mut rng, 32), pattern(&mut rng, 64), rng.u64(..) >> rng.u32(0..64));
        // SAFETY: the CPU has AVX-512F.
        for (kind, from, to, v, expected) in unsafe { native(a, b, i) } {
            assert_eq!(eval_convert(kind, from, to, v), expected, "{kind:?} {from} to {to}: {v:#x}");
        }
    }
}

#[test]
fn a_batch_computes_what_eval_does() {
    let mut a = Arena::new();
    let inputs = [(Sym(0), 16), (Sym(1), 32), (Sym(2), 64)];
    let vars = inputs.map(|(s, w)| a.var(s, w));
    let mut roots: Vec<ExprId> = Vec::new();
    for &x in &vars {
        let w = a.width(x);
        if w > 16 {
            let other = a.not(x);
            roots.extend(OPS.map(|op| a.bin(op, x, other)));
            roots.extend(MODES.map(|mode| a.un(UnOp::FRound(mode), x)));
            let third = a.un(UnOp::Neg, x);
            let fused = a.fma(x, other, third);
            roots.extend([a.un(UnOp::FSqrt, x), fused]);
        }
        for mode in MODES {
            roots.extend([16, 32, 64].map(|to| a.convert(Convert::Float(mode), x, to)));
            roots.extend([32, 64].map(|to| a.convert(Convert::ToSigned(mode), x, to)));
            roots.extend([32, 64].map(|to| a.convert(Convert::ToUnsigned(mode), x, to)));
        }
        roots.extend([32, 64].map(|to| a.convert(Convert::FromSigned, x, to)));
        roots.extend([32, 64].map(|to| a.convert(Convert::FromUnsigned, x, to)));
    }
    let mut rng = Rng::with_seed(7);
    let columns = inputs.map(|(_, w)| (0..600).map(|_| pattern(&mut rng, w)).collect::<Vec<u64>>());
    let slices: Vec<&[u64]> = columns.iter().map(Vec::as_slice).collect();
    let out = Batch::compile_wide(&a, &roots, &inputs).run(&slices, 600);
    for k in 0..600 {
        let values = eval(&a, &roots, &|s| u128::from(columns[s.0 as usize][k]));
        for (i, &v) in values.iter().enumerate() {
            assert_eq!(out[i][k], v as u64, "{}", a.text(roots[i], &|s| format!("v{}", s.0)));
        }
    }
}

/// Only what is exact is simplified.
#[test]
fn nothing_inexact_is_simplified() {
    let mut a = Arena::new();
    let (x, zero) = (a.var(Sym(0), 64), a.constant(64, 0));
    let one = a.constant(64, u128::from(1f64.to_bits()));
    let (plus, times) = (a.bin(BinOp::FAdd, x, zero), a.bin(BinOp::FMul, x, one));
    assert!(plus != x && times != x);
    let itself = a.bin(BinOp::FEq, x, x);
    assert_eq!(a.as_const(itself), None, "a NaN is not equal to itself");
    let less = a.bin(BinOp::FLt, x, x);
    assert_eq!(a.as_const(less).map(|c| c.value), Some(0));
    let two = a.bin(BinOp::FAdd, one, one);
    assert_eq!(a.as_const(two).map(|c| c.value), Some(u128::from(2f64.to_bits())));
}
