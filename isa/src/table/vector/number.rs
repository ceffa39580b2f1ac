//! What several vector families do with the number in a lane.

use crate::expr::{BinOp, ExprId};
use crate::table::build::*;

/// How a lane is read as a number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sign {
    Signed,
    Unsigned,
}
use Sign::{Signed, Unsigned};

impl Sign {
    /// "Less than" of such numbers.
    pub const fn less(self) -> BinOp {
        match self {
            Signed => BinOp::Slt,
            Unsigned => BinOp::Ult,
        }
    }
}

/// `op` on each pair of lanes of operands 1 and 2.
pub fn lanes(m: &mut Sem, op: BinOp) -> ExprId {
    let lane = m.lane();
    m.map2(lane, |m, x, y| m.bin(op, x, y))
}

/// `x` at `width` bits, the number kept.
pub fn extended(m: &mut Sem, x: ExprId, sign: Sign, width: u16) -> ExprId {
    match sign {
        Signed => m.a.sext(x, width),
        Unsigned => m.a.zext(x, width),
    }
}

/// The signed number `x` at `width` bits, fewer than its own: as a number of kind `to`, or the nearest there is
/// (SDM vol. 2, "SaturateSignedWordToSignedByte" and its kin).
pub fn saturated(m: &mut Sem, x: ExprId, to: Sign, width: u16) -> ExprId {
    let wide = m.a.width(x);
    let (least, most) = match to {
        Signed => (u128::MAX << (width - 1), (1 << (width - 1)) - 1),
        Unsigned => (0, (1 << width) - 1),
    };
    let (least, most) = (m.a.constant(wide, least), m.a.constant(wide, most));
    let (below, above) = (m.a.slt(x, least), m.a.slt(most, x));
    let [least, most, x] = [least, most, x].map(|v| m.a.extract(v, 0, width));
    let not_above = m.a.ite(above, most, x);
    m.a.ite(below, least, not_above)
}

/// |x|; the least number stays as it is.
pub fn magnitude(m: &mut Sem, x: ExprId) -> ExprId {
    let (negative, opposite) = (m.a.msb(x), m.a.neg(x));
    m.a.ite(negative, opposite, x)
}

/// The sum of `terms`, which have one width.
pub fn sum(m: &mut Sem, terms: &[ExprId]) -> ExprId {
    let (&first, rest) = terms.split_first().expect("a sum has terms");
    rest.iter().fold(first, |sum, &x| m.a.add(sum, x))
}
