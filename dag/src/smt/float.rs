//! Floating-point operators in Z3's theory of IEEE 754, on bit-vector operands and results. A NaN result is the
//! default NaN of the term language; a conversion that does not fit is the integer indefinite value.

use isa::expr::{Convert, Format, Rounding};
use isa::{BinOp, UnOp};
use z3::ast::{Ast, BV, Bool, Float, RoundingMode};
use z3::{Context, Sort};

type FromBits = unsafe extern "C" fn(z3_sys::Z3_context, z3_sys::Z3_ast, z3_sys::Z3_sort) -> Option<z3_sys::Z3_ast>;
type FromInteger =
    unsafe extern "C" fn(z3_sys::Z3_context, z3_sys::Z3_ast, z3_sys::Z3_ast, z3_sys::Z3_sort) -> Option<z3_sys::Z3_ast>;

fn sort(width: u16) -> Sort {
    let format = Format::of(width);
    // Z3 counts the hidden bit.
    Sort::float(u32::from(format.exponent), u32::from(format.fraction) + 1)
}

fn mode(rounding: Rounding) -> RoundingMode {
    match rounding {
        Rounding::NearestEven => RoundingMode::round_nearest_ties_to_even(),
        Rounding::Down => RoundingMode::round_towards_negative(),
        Rounding::Up => RoundingMode::round_towards_positive(),
        Rounding::Zero => RoundingMode::round_towards_zero(),
    }
}

/// The number that a bit pattern means.
fn number(bits: &BV) -> Float {
    let (context, sort) = (Context::thread_local(), sort(bits.get_size() as u16));
    let make: FromBits = z3_sys::Z3_mk_fpa_to_fp_bv;
    // SAFETY: the term and the sort are alive and of this thread's context, and the sort has the term's width.
    unsafe {
        let ast = make(context.get_z3_context(), bits.get_z3_ast(), sort.get_z3_sort());
        Float::wrap(&context, ast.expect("a floating-point term of a bit-vector of the format's width"))
    }
}

/// A signed or unsigned integer, rounded to nearest even.
fn of_integer(bits: &BV, make: FromInteger, width: u16) -> Float {
    let (context, sort) = (Context::thread_local(), sort(width));
    let rounding = mode(Rounding::NearestEven);
    // SAFETY: the terms and the sort are alive and of this thread's context.
    unsafe {
        let ast = make(context.get_z3_context(), rounding.get_z3_ast(), bits.get_z3_ast(), sort.get_z3_sort());
        Float::wrap(&context, ast.expect("a floating-point term of a bit-vector"))
    }
}

/// The bit pattern of a number of `width` bits.
fn pattern(x: &Float, width: u16) -> BV {
    let nan = BV::from_u64(Format::of(width).default_nan(), u32::from(width));
    x.is_nan().ite(&nan, &x.to_ieee_bv())
}

pub(super) fn unary(op: UnOp, a: &BV, width: u16) -> BV {
    let x = number(a);
    let result = match op {
        UnOp::FSqrt => x.sqrt(),
        UnOp::FRound(rounding) => x.round_to_integral_with_rounding_mode(&mode(rounding)),
        _ => unreachable!("{op:?} is no floating-point operator"),
    };
    pattern(&result, width)
}

pub(super) fn binary(op: BinOp, a: &BV, b: &BV, width: u16) -> BV {
    let (x, y, rounding) = (number(a), number(b), mode(Rounding::NearestEven));
    let result = match op {
        BinOp::FAdd => x.add_with_rounding_mode(y, &rounding),
        BinOp::FSub => x.sub_with_rounding_mode(y, &rounding),
        BinOp::FMul => x.mul_with_rounding_mode(y, &rounding),
        BinOp::FDiv => x.div_with_rounding_mode(y, &rounding),
        _ => unreachable!("{op:?} gives no floating-point number"),
    };
    pattern(&result, width)
}

pub(super) fn less(a: &BV, b: &BV) -> Bool {
    number(a).lt(number(b))
}

pub(super) fn equal(a: &BV, b: &BV) -> Bool {
    number(a).eq_fpa(number(b))
}

pub(super) fn fma(a: &BV, b: &BV, c: &BV, width: u16) -> BV {
    let rounding = mode(Rounding::NearestEven);
    pattern(&number(a).fma_with_rounding_mode(number(b), number(c), &rounding), width)
}

pub(super) fn convert(kind: Convert, a: &BV, width: u16) -> BV {
    match kind {
        Convert::Float(rounding) => pattern(&number(a).to_fp_with_rounding_mode(&mode(rounding), &sort(width)), width),
        Convert::FromSigned => pattern(&of_integer(a, z3_sys::Z3_mk_fpa_to_fp_signed, width), width),
        Convert::FromUnsigned => pattern(&of_integer(a, z3_sys::Z3_mk_fpa_to_fp_unsigned, width), width),
        Convert::ToSigned(rounding) | Convert::ToUnsigned(rounding) => {
            let signed = matches!(kind, Convert::ToSigned(_));
            // Binary16 has no numbers as large as an integer's bounds.
            let (x, from) = match a.get_size() {
                16 => (number(a).to_fp_with_rounding_mode(&mode(Rounding::Zero), &sort(32)), 32),
                n => (number(a), n as u16),
            };
            to_integer(&x, rounding, signed, from, width)
        }
    }
}

/// Z3 leaves a conversion that does not fit open, so that case is decided before it.
fn to_integer(x: &Float, rounding: Rounding, signed: bool, from: u16, width: u16) -> BV {
    let whole = x.round_to_integral_with_rounding_mode(&mode(rounding));
    let zero = mode(Rounding::Zero);
    let exponent = if signed { width - 1 } else { width };
    let limit = power_of_two(exponent, from);
    let below = whole.lt(&limit);
    if signed {
        let fits = Bool::and(&[whole.ge(limit.unary_neg()), below]);
        let indefinite = super::constant(width, 1 << (width - 1));
        return fits.ite(&whole.to_sbv_with_rounding_mode(&zero, u32::from(width)), &indefinite);
    }
    let nought = number(&BV::from_u64(0, u32::from(from)));
    let fits = Bool::and(&[whole.ge(nought), below]);
    fits.ite(&whole.to_ubv_with_rounding_mode(&zero, u32::from(width)), &super::constant(width, u128::MAX))
}

/// 2^`exponent`, at most 64, in the format of `width` bits, 32 or 64.
fn power_of_two(exponent: u16, width: u16) -> Float {
    let one = super::constant(64, u128::from(1f64.to_bits()) + (u128::from(exponent) << 52));
    number(&one).to_fp_with_rounding_mode(&mode(Rounding::NearestEven), &sort(width))
}
