//! The constants with which an instruction gives what is wanted, from known operands.

use super::inverse::{CountedMove, Inverse, InverseEnd};
use super::known::KnownOperand;
use super::masks::{BitColumns, MOST_STATES};
use super::step::{WantedBits, low, prefix};
use super::sums::{OpenAddition, known_column};
use isa::BinOp;

/// Which constants do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Solved {
    /// None does.
    No,
    /// Every one that does has ones at `one` and zeros at `zero`.
    Bits { one: u64, zero: u64 },
    /// Every one that does lies in between, both ends included; unsigned.
    Range { lo: u64, hi: u64 },
    /// These do, and if there are others, they do the same.
    OneOf(Vec<u64>),
    /// Not decided.
    Open,
}

/// What constants there are: those whose bits from `sign` on are all the same. Every number of 64 bits if that is 63.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ConstantRange {
    pub sign: u16,
}

/// Known operands and what is wanted, state by state.
pub struct OpenQuestion<'q> {
    /// What the slots hold on each state; the sought one's is not looked at.
    pub slots: &'q [&'q [u64]],
    pub want: &'q [u64],
    pub care: &'q [u64],
    pub constants: ConstantRange,
}

impl Inverse {
    /// The constants for the sought slot. [`Solved::No`] is certain; the others say what every constant that does has.
    pub fn solve(&self, q: &OpenQuestion) -> Solved {
        let solved = match &self.end {
            InverseEnd::Operand => self.bits(q),
            InverseEnd::Sum { .. } => self.sum(q),
            InverseEnd::Count { of, moves, width, bits } => self.counts(q, of, *moves, *width, *bits),
            InverseEnd::GatherMask { of, width } => self.mask(q, of, *width, BitColumns::gather_mask),
            InverseEnd::ScatterMask { of, width } => self.mask(q, of, *width, BitColumns::scatter_mask),
            InverseEnd::HighFactor { of, width } => self.high_factor(q, of, *width),
            InverseEnd::Field { of, width } => self.fields(q, of, *width),
        };
        solved.unwrap_or(Solved::No)
    }

    /// What must stand at the end of the way on state `t`.
    fn at_end(&self, q: &OpenQuestion, t: usize) -> Option<WantedBits> {
        self.back(&|k| q.slots[k][t], q.goal(t))
    }

    fn goals(&self, q: &OpenQuestion) -> Option<Vec<WantedBits>> {
        (0..q.want.len()).map(|t| self.at_end(q, t)).collect()
    }

    fn bits(&self, q: &OpenQuestion) -> Option<Solved> {
        let (mut one, mut zero) = (0, 0);
        for t in 0..q.want.len() {
            let g = self.operand(&|k| q.slots[k][t], q.goal(t))?;
            one |= g.care & g.want;
            zero |= g.care & !g.want;
            if one & zero != 0 {
                return None;
            }
        }
        q.constants.encoded(one, zero)
    }

    /// From the low bits, if these are all that matters; else by carries.
    fn sum(&self, q: &OpenQuestion) -> Option<Solved> {
        let InverseEnd::Sum { known, sum, width } = &self.end else { return Some(Solved::Open) };
        let by_low_bits = self.bits(q)?;
        let goals = self.goals(q)?;
        if goals.iter().all(|g| g.care == prefix(g.care)) {
            return Some(by_low_bits);
        }
        let x = known_column(known, q.slots, q.want.len());
        let unknown = OpenAddition::new(*sum, *width, &x, &goals).unknown(usize::from(q.constants.sign))?;
        Some(Solved::OneOf(vec![unknown]))
    }

    fn counts(&self, q: &OpenQuestion, of: &KnownOperand, moves: CountedMove, width: u16, bits: u16) -> Option<Solved> {
        let mut left: Vec<u64> = (0..1 << bits).collect();
        for t in 0..q.want.len() {
            let goal = self.at_end(q, t)?;
            let x = of.value(&|k| q.slots[k][t]) & low(width);
            left.retain(|&n| (moves.result(width, x, n) ^ goal.want) & goal.care == 0);
            if left.is_empty() {
                return None;
            }
        }
        Some(Solved::OneOf(left))
    }

    fn mask(
        &self,
        q: &OpenQuestion,
        of: &KnownOperand,
        width: u16,
        find: fn(&BitColumns) -> Option<u64>,
    ) -> Option<Solved> {
        let goals = self.goals(q)?;
        let x = known_column(of, q.slots, q.want.len());
        let mask = find(&BitColumns::new(width, &x, &goals))?;
        Some(if goals.len() > MOST_STATES { Solved::Open } else { Solved::OneOf(vec![mask]) })
    }

    /// `y` is the upper half of `x * m` iff `y * 2^w <= x * m < (y + 1) * 2^w`. States of which other bits than the upper
    /// ones matter say nothing.
    fn high_factor(&self, q: &OpenQuestion, of: &KnownOperand, width: u16) -> Option<Solved> {
        let (mut lo, mut hi) = (0, low(width));
        for t in 0..q.want.len() {
            let WantedBits { want, care } = self.at_end(q, t)?;
            let x = u128::from(of.value(&|k| q.slots[k][t]) & low(width));
            let unseen = low(care.trailing_zeros().min(u32::from(width)) as u16);
            if care | unseen != low(width) {
                continue;
            }
            if x == 0 {
                (want & care == 0).then_some(())?;
                continue;
            }
            let (least, most) = (u128::from(want & care), u128::from(want & care | unseen));
            let first = (least << width).div_ceil(x);
            lo = lo.max(u64::try_from(first).ok()?);
            // (most + 1) * 2^w - 1, which fits into 128 bits.
            let last = ((most << width) | u128::from(low(width))) / x;
            hi = hi.min(u64::try_from(last).unwrap_or(u64::MAX));
        }
        (lo <= hi).then_some(Solved::Range { lo, hi })
    }

    /// For each start the lengths that do: above the last bit wanted to be 1, up to the first one that is wrong.
    fn fields(&self, q: &OpenQuestion, of: &KnownOperand, width: u16) -> Option<Solved> {
        let goals = self.goals(q)?;
        let x = known_column(of, q.slots, q.want.len());
        let lengths = |start: u16| {
            let (mut least, mut most) = (0, u64::from(width));
            for (x, goal) in x.iter().zip(&goals) {
                let field = (x & low(width)) >> start;
                least = least.max(64 - (goal.want & goal.care).leading_zeros());
                most = most.min(u64::from(((field ^ goal.want) & goal.care).trailing_zeros()));
            }
            (u64::from(least) <= most).then_some(u64::from(start) | u64::from(least) << 8)
        };
        let found: Vec<u64> = (0..width).filter_map(lengths).collect();
        (!found.is_empty()).then_some(Solved::OneOf(found))
    }
}

impl OpenQuestion<'_> {
    fn goal(&self, t: usize) -> WantedBits {
        WantedBits { want: self.want[t], care: self.care[t] }
    }
}

impl CountedMove {
    /// What is left of the low `width` bits of `x`, moved by `n`.
    fn result(self, width: u16, x: u64, n: u64) -> u64 {
        let up = |n: u64| x.checked_shl(n as u32).unwrap_or(0) & low(width);
        let down = |n: u64| x.checked_shr(n as u32).unwrap_or(0);
        let w = u64::from(width);
        match self {
            CountedMove::Shift(BinOp::Shl) => up(n),
            CountedMove::Shift(BinOp::LShr) => down(n),
            CountedMove::Shift(_) => {
                let unused = 64 - u32::from(width);
                ((x << unused) as i64 >> unused >> n.min(63)) as u64 & low(width)
            }
            CountedMove::RotateLeft => up(n) | down(w.wrapping_sub(n)),
            CountedMove::RotateRight => down(n) | up(w.wrapping_sub(n)),
        }
    }
}

impl ConstantRange {
    /// The constants with these bits that there are.
    fn encoded(self, one: u64, zero: u64) -> Option<Solved> {
        let high = u64::MAX << self.sign;
        match (one & high != 0, zero & high != 0) {
            (true, true) => None,
            (true, false) => Some(Solved::Bits { one: one | high, zero }),
            (false, true) => Some(Solved::Bits { one, zero: zero | high }),
            (false, false) => Some(Solved::Bits { one, zero }),
        }
    }
}

impl Solved {
    /// Constants to try, the one that is shortest to write first.
    pub fn choices(&self) -> Vec<u64> {
        const BYTE: u64 = 0x7f;
        match self {
            Solved::No | Solved::Open => Vec::new(),
            Solved::Bits { one, zero } if *one & !BYTE == 0 => vec![*one, !zero],
            Solved::Bits { one, zero } if *zero & !BYTE == 0 => vec![*one | !BYTE, *one, !zero],
            Solved::Bits { one, zero } => vec![*one, !zero],
            Solved::Range { lo, hi } if lo == hi => vec![*lo],
            Solved::Range { lo, hi } => vec![*lo, *hi],
            Solved::OneOf(all) => all.clone(),
        }
    }
}
