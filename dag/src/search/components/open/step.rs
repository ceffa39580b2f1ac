//! One operator taken back: which bits its unknown operand must have for the result to have the wanted ones.
//!
//! Each rule is exact, with one exception: a sum, a difference or a product says nothing of the bits above a gap in what
//! matters. So "no operand" is always true, and what is left of `care` is all that follows.

use super::known::KnownOperand;
use crate::ir::integers::words::inverse;
use isa::expr::mask;
use isa::{BinOp, UnOp};

/// What a value must be: `want` on the bits `care`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WantedBits {
    pub want: u64,
    pub care: u64,
}

/// What a bit of a result is that only moves bits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MovedBit {
    Known(bool),
    /// This bit of the operand.
    Of(u16),
}

/// One operator between a result and what is sought.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum InverseStep {
    Un {
        op: UnOp,
        width: u16,
    },
    /// The sought operand is the left one, or the right one.
    Bin {
        op: BinOp,
        width: u16,
        known: KnownOperand,
        sought_left: bool,
    },
    /// Bits from `lo` up.
    Extract {
        lo: u16,
    },
    Zext {
        from: u16,
    },
    Sext {
        from: u16,
        width: u16,
    },
    /// `low` bits stand below the others; the sought operand is the upper part, or the lower.
    Concat {
        low: u16,
        known: KnownOperand,
        sought_high: bool,
    },
    /// Each bit of the result, from the lowest up.
    Moved(Vec<MovedBit>),
    /// `pext` of what is sought with a known mask.
    Gather {
        mask: KnownOperand,
    },
    /// `pdep` of what is sought with a known mask.
    Scatter {
        mask: KnownOperand,
    },
}

impl InverseStep {
    /// What the operand must be where the slots hold `slot`; `None` if no operand gives the result.
    pub fn back(&self, slot: &dyn Fn(usize) -> u64, goal: WantedBits) -> Option<WantedBits> {
        let WantedBits { want, care } = goal;
        match self {
            InverseStep::Un { op: UnOp::Not, width } => Some(WantedBits { want: !want & low(*width), care }),
            InverseStep::Un { op: UnOp::Neg, .. } => Some(WantedBits { want: want.wrapping_neg(), care: prefix(care) }),
            InverseStep::Un { .. } => Some(WantedBits { want: 0, care: 0 }),
            InverseStep::Bin { op, width, known, sought_left } => {
                binary(*op, *width, known.value(slot), *sought_left, goal)
            }
            InverseStep::Extract { lo } => Some(WantedBits { want: want << lo, care: care << lo }),
            InverseStep::Zext { from } => goal.zero_from(*from),
            InverseStep::Sext { from, width } => goal.signs_from(*from, *width),
            InverseStep::Concat { low: bits, known, sought_high } => {
                concatenation(*bits, known.value(slot), *sought_high, goal)
            }
            InverseStep::Moved(bits) => moved(bits, goal),
            InverseStep::Gather { mask } => {
                let mask = mask.value(slot);
                let goal = goal.zero_from(mask.count_ones() as u16)?;
                Some(WantedBits { want: scattered(goal.want, mask), care: scattered(goal.care, mask) })
            }
            InverseStep::Scatter { mask } => {
                let mask = mask.value(slot);
                let fits = want & care & !mask == 0;
                fits.then(|| WantedBits { want: gathered(want, mask), care: gathered(care, mask) })
            }
        }
    }
}

impl WantedBits {
    /// Bits from `from` on are 0 whatever the operand.
    fn zero_from(self, from: u16) -> Option<WantedBits> {
        let inside = low(from);
        (self.want & self.care & !inside == 0).then_some(WantedBits { care: self.care & inside, ..self })
    }

    /// Bits from `from - 1` on, up to `width`, are copies of that bit.
    fn signs_from(self, from: u16, width: u16) -> Option<WantedBits> {
        let copies = self.care & low(width) & !low(from - 1);
        let sign = 1 << (from - 1);
        let below = WantedBits { want: self.want & low(from - 1), care: self.care & low(from - 1) };
        match self.want & copies {
            _ if copies == 0 => Some(below),
            0 => Some(WantedBits { care: below.care | sign, ..below }),
            ones if ones == copies => Some(WantedBits { want: below.want | sign, care: below.care | sign }),
            _ => None,
        }
    }
}

/// The low `width` bits.
pub fn low(width: u16) -> u64 {
    if width == 0 { 0 } else { mask(width.min(64)) as u64 }
}

/// The bits below the lowest one that does not matter.
pub fn prefix(care: u64) -> u64 {
    low(care.trailing_ones() as u16)
}

fn binary(op: BinOp, width: u16, known: u64, sought_left: bool, goal: WantedBits) -> Option<WantedBits> {
    let WantedBits { want, care } = goal;
    let of_sum = |want: u64| Some(WantedBits { want: want & low(width), care: prefix(care) & low(width) });
    match op {
        BinOp::And => (care & want & !known == 0).then_some(WantedBits { want, care: care & known }),
        BinOp::Or => (care & !want & known == 0).then_some(WantedBits { want, care: care & !known }),
        BinOp::Xor => Some(WantedBits { want: want ^ known & low(width), care }),
        BinOp::Add => of_sum(want.wrapping_sub(known)),
        BinOp::Sub if sought_left => of_sum(want.wrapping_add(known)),
        BinOp::Sub => of_sum(known.wrapping_sub(want)),
        BinOp::Mul => factor(width, known & low(width), goal),
        BinOp::Shl | BinOp::LShr | BinOp::AShr if sought_left => unshifted(op, width, known, goal),
        _ => Some(WantedBits { want: 0, care: 0 }),
    }
}

/// The other factor of a product modulo `2^width`: with `known = 2^a * odd`, `want` is divisible by `2^a` and the bits of
/// the quotient that matter are those of `want / 2^a` times the inverse of the odd number.
fn factor(width: u16, known: u64, goal: WantedBits) -> Option<WantedBits> {
    let WantedBits { want, care } = goal;
    let zeros = if known == 0 { width } else { known.trailing_zeros() as u16 };
    if want & care & low(zeros) != 0 {
        return None;
    }
    if zeros >= width {
        return Some(WantedBits { want: 0, care: 0 });
    }
    let bits = prefix((care & low(width)) >> zeros);
    let quotient = (want & low(width)) >> zeros;
    Some(WantedBits { want: quotient.wrapping_mul(inverse(known >> zeros)) & bits, care: bits })
}

fn unshifted(op: BinOp, width: u16, count: u64, goal: WantedBits) -> Option<WantedBits> {
    let count = count.min(u64::from(width)) as u16;
    let WantedBits { want, care } = goal;
    match op {
        BinOp::Shl => {
            let fits = want & care & low(count) == 0;
            let down = |v: u64| v.checked_shr(u32::from(count)).unwrap_or(0);
            fits.then(|| WantedBits { want: down(want & low(width)), care: down(care & low(width)) })
        }
        BinOp::LShr => goal.zero_from(width - count)?.up(count, width),
        _ => goal.signs_from((width - count).max(1), width)?.up(count.min(width - 1), width),
    }
}

impl WantedBits {
    fn up(self, count: u16, width: u16) -> Option<WantedBits> {
        let up = |v: u64| v.checked_shl(u32::from(count)).unwrap_or(0) & low(width);
        Some(WantedBits { want: up(self.want), care: up(self.care) })
    }
}

fn concatenation(bits: u16, known: u64, sought_high: bool, goal: WantedBits) -> Option<WantedBits> {
    let WantedBits { want, care } = goal;
    let high = WantedBits { want: want >> bits, care: care >> bits };
    let below = WantedBits { want: want & low(bits), care: care & low(bits) };
    let (known_part, sought) = if sought_high { (below, high) } else { (high, below) };
    ((known_part.want ^ known) & known_part.care == 0).then_some(sought)
}

fn moved(bits: &[MovedBit], goal: WantedBits) -> Option<WantedBits> {
    let mut sought = WantedBits { want: 0, care: 0 };
    for (i, bit) in bits.iter().enumerate().filter(|(i, _)| goal.care >> i & 1 == 1) {
        let one = goal.want >> i & 1;
        match *bit {
            MovedBit::Known(known) if u64::from(known) != one => return None,
            MovedBit::Known(_) => {}
            MovedBit::Of(j) if sought.care >> j & 1 == 1 && sought.want >> j & 1 != one => return None,
            MovedBit::Of(j) => {
                sought.care |= 1 << j;
                sought.want |= one << j;
            }
        }
    }
    Some(sought)
}

/// The bits of `x` where the mask has ones, side by side from the lowest up (`pext`).
pub fn gathered(x: u64, mask: u64) -> u64 {
    let (mut out, mut left, mut rank) = (0, mask, 0);
    while left != 0 {
        out |= (x >> left.trailing_zeros() & 1) << rank;
        rank += 1;
        left &= left - 1;
    }
    out
}

/// The low bits of `x` where the mask has ones, from the lowest up (`pdep`).
pub fn scattered(x: u64, mask: u64) -> u64 {
    let (mut out, mut left, mut rank) = (0, mask, 0);
    while left != 0 {
        out |= (x >> rank & 1) << left.trailing_zeros();
        rank += 1;
        left &= left - 1;
    }
    out
}
