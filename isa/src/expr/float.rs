//! IEEE 754 arithmetic on bit patterns; a term's width says the format (16, 32 and 64 bits: binary16, 32, 64).
//!
//! A NaN result is always x86's default NaN (SDM volume 1, section 4.8.3.7, "QNaN floating-point indefinite"),
//! whatever the operands' payloads: the functions are total and say nothing about payloads. Denormals are kept,
//! as with MXCSR's DAZ and FTZ clear. Conversions to integers give the integer indefinite value when the number
//! does not fit (SDM volume 1, section 11.5.2.1; for unsigned ones all ones, volume 1, section 15.3).

use super::{Arena, BinOp, ExprId, ExprNode, UnOp, mask};

/// How a result that has no exact form is rounded; in the order of MXCSR.RC.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Rounding {
    NearestEven,
    Down,
    Up,
    Zero,
}

/// From a number format of the operand's width to one of the term's width.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Convert {
    /// Between floating-point formats.
    Float(Rounding),
    /// Floating point to signed integer; `10…0` if it does not fit.
    ToSigned(Rounding),
    /// Floating point to unsigned integer; `1…1` if it does not fit.
    ToUnsigned(Rounding),
    /// Signed integer to binary32 or binary64, rounded to nearest even.
    FromSigned,
    /// Unsigned integer to binary32 or binary64, rounded to nearest even.
    FromUnsigned,
}

/// Bits of the exponent and of the fraction that is stored.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Format {
    pub exponent: u16,
    pub fraction: u16,
}

impl Format {
    /// The format of a width.
    ///
    /// # Panics
    /// If there is none (a bug in the caller).
    pub fn of(width: u16) -> Format {
        match width {
            16 => Format { exponent: 5, fraction: 10 },
            32 => Format { exponent: 8, fraction: 23 },
            64 => Format { exponent: 11, fraction: 52 },
            _ => unreachable!("no floating-point format of {width} bits"),
        }
    }

    const fn infinity(self) -> u64 {
        ((1 << self.exponent) - 1) << self.fraction
    }

    /// Sign, exponent all ones, the quiet bit.
    pub const fn default_nan(self) -> u64 {
        1 << (self.exponent + self.fraction) | self.infinity() | 1 << (self.fraction - 1)
    }

    /// Exponent of the smallest normal number.
    const fn least_exponent(self) -> i32 {
        2 - (1 << (self.exponent - 1))
    }
}

/// The bit pattern of a binary32 result.
#[inline(always)]
pub(crate) fn bits32(x: f32) -> u64 {
    if x.is_nan() { 0xffc0_0000 } else { u64::from(x.to_bits()) }
}

/// The bit pattern of a binary64 result.
#[inline(always)]
pub(crate) fn bits64(x: f64) -> u64 {
    if x.is_nan() { 0xfff8_0000_0000_0000 } else { x.to_bits() }
}

#[inline(always)]
pub(crate) fn f32_of(v: u64) -> f32 {
    f32::from_bits(v as u32)
}

/// The number that a pattern of `width` bits means; every format's numbers are numbers of binary64.
fn value(width: u16, v: u64) -> f64 {
    match width {
        16 => value16(v),
        32 => f64::from(f32_of(v)),
        _ => f64::from_bits(v),
    }
}

fn value16(v: u64) -> f64 {
    let (exponent, fraction) = (v >> 10 & 31, (v & 0x3ff) as f64);
    let magnitude = match exponent {
        0 => fraction * 2f64.powi(-24),
        31 if v & 0x3ff == 0 => f64::INFINITY,
        31 => f64::NAN,
        _ => (1024.0 + fraction) * 2f64.powi(exponent as i32 - 25),
    };
    if v >> 15 & 1 == 1 { -magnitude } else { magnitude }
}

/// The pattern of a number in the format of `width` bits.
fn pattern(width: u16, x: f64, rounding: Rounding) -> u64 {
    match (width, rounding) {
        (64, _) => bits64(x),
        (32, Rounding::NearestEven) => bits32(x as f32),
        _ => rounded(Format::of(width), x, rounding),
    }
}

/// Rounding to a format narrower than binary64.
fn rounded(format: Format, x: f64, rounding: Rounding) -> u64 {
    if x.is_nan() {
        return format.default_nan();
    }
    let negative = x.is_sign_negative();
    let sign = u64::from(negative) << (format.exponent + format.fraction);
    if x.is_infinite() {
        return sign | format.infinity();
    }
    if x == 0.0 {
        return sign;
    }
    // |x| = significand * 2^(exponent - 52), 2^52 <= significand < 2^53.
    let (field, stored) = ((x.to_bits() >> 52 & 0x7ff) as i32, x.to_bits() & mask(52) as u64);
    let (significand, exponent) = match field {
        0 => {
            let up = stored.leading_zeros() - 11;
            (stored << up, -1022 - up as i32)
        }
        _ => (stored | 1 << 52, field - 1023),
    };
    let least = format.least_exponent();
    let dropped = 52 - i32::from(format.fraction) + (least - exponent).max(0);
    // All but the sign of a number below half the least denormal is lost; 63 keeps it below half.
    let dropped = dropped.min(63) as u32;
    let (kept, rest, half) = (significand >> dropped, significand & ((1 << dropped) - 1), 1u64 << (dropped - 1));
    let away = match rounding {
        Rounding::NearestEven => rest > half || (rest == half && kept & 1 == 1),
        Rounding::Down => negative && rest != 0,
        Rounding::Up => !negative && rest != 0,
        Rounding::Zero => false,
    };
    // A carry out of the fraction steps the exponent, as it should.
    let magnitude = (((exponent - least).max(0) as u64) << format.fraction) + kept + u64::from(away);
    if magnitude < format.infinity() {
        return sign | magnitude;
    }
    let to_infinity = match rounding {
        Rounding::NearestEven => true,
        Rounding::Down => negative,
        Rounding::Up => !negative,
        Rounding::Zero => false,
    };
    sign | (format.infinity() - u64::from(!to_infinity))
}

fn integral(x: f64, rounding: Rounding) -> f64 {
    match rounding {
        Rounding::NearestEven => x.round_ties_even(),
        Rounding::Down => x.floor(),
        Rounding::Up => x.ceil(),
        Rounding::Zero => x.trunc(),
    }
}

/// Rounding to an integral number of the same format, which is always exact there.
pub(crate) fn eval_round(width: u16, v: u64, rounding: Rounding) -> u64 {
    pattern(width, integral(value(width, v), rounding), Rounding::NearestEven)
}

pub(crate) fn eval_sqrt(width: u16, v: u64) -> u64 {
    if width == 32 { bits32(f32_of(v).sqrt()) } else { bits64(f64::from_bits(v).sqrt()) }
}

/// The meaning of a floating-point [`BinOp`] at operand width 32 or 64.
pub(crate) fn eval_float(op: BinOp, width: u16, a: u64, b: u64) -> u64 {
    macro_rules! on {
        ($bits:path, $x:expr, $y:expr) => {
            match op {
                BinOp::FAdd => $bits($x + $y),
                BinOp::FSub => $bits($x - $y),
                BinOp::FMul => $bits($x * $y),
                BinOp::FDiv => $bits($x / $y),
                BinOp::FLt => u64::from($x < $y),
                BinOp::FEq => u64::from($x == $y),
                _ => unreachable!("{op:?} is no floating-point operator"),
            }
        };
    }
    if width == 32 { on!(bits32, f32_of(a), f32_of(b)) } else { on!(bits64, f64::from_bits(a), f64::from_bits(b)) }
}

/// `a * b + c`, rounded once.
pub fn eval_fma(width: u16, a: u64, b: u64, c: u64) -> u64 {
    if width == 32 {
        bits32(f32_of(a).mul_add(f32_of(b), f32_of(c)))
    } else {
        bits64(f64::from_bits(a).mul_add(f64::from_bits(b), f64::from_bits(c)))
    }
}

/// The meaning of a conversion from `from` to `to` bits.
pub fn eval_convert(kind: Convert, from: u16, to: u16, v: u64) -> u64 {
    let m = mask(to) as u64;
    match kind {
        Convert::Float(rounding) => pattern(to, value(from, v), rounding),
        Convert::ToSigned(rounding) => {
            let (x, limit) = (integral(value(from, v), rounding), 2f64.powi(i32::from(to) - 1));
            if x >= -limit && x < limit { x as i64 as u64 & m } else { 1 << (to - 1) }
        }
        Convert::ToUnsigned(rounding) => {
            let (x, limit) = (integral(value(from, v), rounding), 2f64.powi(i32::from(to)));
            if x >= 0.0 && x < limit { x as u64 } else { m }
        }
        Convert::FromSigned => {
            let i = (v << (64 - from)) as i64 >> (64 - from);
            if to == 32 { bits32(i as f32) } else { bits64(i as f64) }
        }
        Convert::FromUnsigned if to == 32 => bits32(v as f32),
        Convert::FromUnsigned => bits64(v as f64),
    }
}

impl UnOp {
    /// Whether operand and result are floating-point numbers.
    pub const fn is_float(self) -> bool {
        matches!(self, UnOp::FSqrt | UnOp::FRound(_))
    }
}

impl BinOp {
    /// Whether the operands are floating-point numbers.
    pub const fn is_float(self) -> bool {
        matches!(self, BinOp::FAdd | BinOp::FSub | BinOp::FMul | BinOp::FDiv | BinOp::FLt | BinOp::FEq)
    }
}

impl ExprNode {
    /// Whether the node itself is floating-point arithmetic.
    pub const fn is_float(&self) -> bool {
        match self {
            ExprNode::Un(op, _) => op.is_float(),
            ExprNode::Bin(op, ..) => op.is_float(),
            ExprNode::Fma(..) | ExprNode::Convert(..) => true,
            _ => false,
        }
    }
}

impl Arena {
    /// `a * b + c` at 32 or 64 bits, rounded once to nearest even.
    pub fn fma(&mut self, a: ExprId, b: ExprId, c: ExprId) -> ExprId {
        let w = self.width(a);
        assert!(w == self.width(b) && w == self.width(c) && (w == 32 || w == 64), "fma of width {w}");
        if let (Some(x), Some(y), Some(z)) = (self.as_const(a), self.as_const(b), self.as_const(c)) {
            let v = eval_fma(w, x.value as u64, y.value as u64, z.value as u64);
            return self.constant(w, u128::from(v));
        }
        let (a, b) = if b < a { (b, a) } else { (a, b) };
        self.intern(ExprNode::Fma(a, b, c), w)
    }

    /// `a` in another number format, of `width` bits.
    pub fn convert(&mut self, kind: Convert, a: ExprId, width: u16) -> ExprId {
        let from = self.width(a);
        let float = |w: u16| matches!(w, 16 | 32 | 64);
        let valid = match kind {
            Convert::Float(_) => float(from) && float(width),
            Convert::ToSigned(_) | Convert::ToUnsigned(_) => float(from) && width <= 64,
            Convert::FromSigned | Convert::FromUnsigned => from <= 64 && (width == 32 || width == 64),
        };
        assert!(valid, "{kind:?} from {from} to {width} bits");
        // Widening is exact.
        let kind = match kind {
            Convert::Float(_) if width >= from => Convert::Float(Rounding::NearestEven),
            other => other,
        };
        if let Some(c) = self.as_const(a) {
            let v = eval_convert(kind, from, width, c.value as u64);
            return self.constant(width, u128::from(v));
        }
        self.intern(ExprNode::Convert(kind, a), width)
    }
}
