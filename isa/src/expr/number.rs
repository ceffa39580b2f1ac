//! What the operators mean on numbers.

use super::float::{eval_float, eval_round, eval_sqrt};
use super::{BinOp, Bits, UnOp, mask};

/// Meaning of a unary operator on numbers at width `w`.
pub fn eval_un(op: UnOp, w: u16, a: u128) -> u128 {
    let m = mask(w);
    match op {
        UnOp::Not => !a & m,
        UnOp::Neg => a.wrapping_neg() & m,
        UnOp::Popcount => u128::from(a.count_ones()) & m,
        UnOp::Clz => u128::from(a.leading_zeros() - (128 - u32::from(w))) & m,
        UnOp::Ctz => u128::from(a.trailing_zeros().min(u32::from(w))) & m,
        UnOp::FSqrt => u128::from(eval_sqrt(w, a as u64)),
        UnOp::FRound(rounding) => u128::from(eval_round(w, a as u64, rounding)),
    }
}

/// Meaning of a binary operator on numbers at operand width `w`.
pub fn eval_bin(op: BinOp, w: u16, a: u128, b: u128) -> u128 {
    let m = mask(w);
    let s = |x: u128| Bits::new(w, x).signed();
    let n = u128::from(w);
    match op {
        BinOp::And => a & b,
        BinOp::Or => a | b,
        BinOp::Xor => a ^ b,
        BinOp::Add => a.wrapping_add(b) & m,
        BinOp::Sub => a.wrapping_sub(b) & m,
        BinOp::Mul => a.wrapping_mul(b) & m,
        BinOp::UDiv => a.checked_div(b).unwrap_or(m),
        BinOp::URem => a.checked_rem(b).unwrap_or(a),
        BinOp::SDiv if b == 0 => {
            if s(a) < 0 {
                1
            } else {
                m
            }
        }
        BinOp::SDiv => s(a).wrapping_div(s(b)) as u128 & m,
        BinOp::SRem if b == 0 => a,
        BinOp::SRem => s(a).wrapping_rem(s(b)) as u128 & m,
        BinOp::Shl if b >= n => 0,
        BinOp::Shl => (a << b) & m,
        BinOp::LShr if b >= n => 0,
        BinOp::LShr => a >> b,
        BinOp::AShr => (s(a) >> b.min(n - 1)) as u128 & m,
        BinOp::Eq => u128::from(a == b),
        BinOp::Ult => u128::from(a < b),
        BinOp::Slt => u128::from(s(a) < s(b)),
        BinOp::FAdd | BinOp::FSub | BinOp::FMul | BinOp::FDiv | BinOp::FLt | BinOp::FEq => {
            u128::from(eval_float(op, w, a as u64, b as u64))
        }
    }
}
