//! From the result of an instruction back to one of its operands, along the term of its row. Which rule holds is read off
//! the term's operators alone.

use super::known::KnownOperand;
use super::masks::{gather_of, scatter_of};
use super::step::{InverseStep, MovedBit, WantedBits};
use isa::{Arena, BinOp, ExprId, ExprNode, Sym};

/// The operators between a result and an operand, the result first, and what is at the operand itself.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Inverse {
    steps: Vec<InverseStep>,
    pub end: InverseEnd,
}

/// What is left when all operators that can be taken back state by state are taken back.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum InverseEnd {
    /// The operand.
    Operand,
    /// The low `width` bits of the operand and something known: added, or one subtracted from the other.
    Sum { known: KnownOperand, sum: OpenSum, width: u16 },
    /// Something known, moved by as many bits as the low `bits` bits of the operand say.
    Count { of: KnownOperand, moves: CountedMove, width: u16, bits: u16 },
    /// The bits of something known that the operand is the mask of, gathered (`pext`).
    GatherMask { of: KnownOperand, width: u16 },
    /// The low bits of something known, scattered to where the operand has ones (`pdep`).
    ScatterMask { of: KnownOperand, width: u16 },
    /// The upper half of the product of something known and the operand, both unsigned of `width` bits.
    HighFactor { of: KnownOperand, width: u16 },
    /// `length` low bits of something known from bit `start` on; the operand has `start` in its lowest byte, `length` in
    /// the next one.
    Field { of: KnownOperand, width: u16 },
}

/// How an unknown stands in a sum.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OpenSum {
    Plus,
    /// It is subtracted from something known.
    Minus,
    /// Something known is subtracted from it.
    From,
}

/// Moves by a number of bits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CountedMove {
    Shift(BinOp),
    RotateLeft,
    RotateRight,
}

/// Nodes of a term at the most in which a way back is looked for.
const LARGEST: usize = 160;
/// Nodes at the least of a term that moves bits by a mask, at 8 bits or more.
const MASKED: usize = 40;

impl Inverse {
    /// The way from `e`, a term over the first `slots` symbols, to the slot `sought`. `None` if there is none that can be
    /// gone back.
    pub fn of(a: &mut Arena, e: ExprId, slots: usize, sought: usize) -> Option<Inverse> {
        let sought = Sym(sought as u32);
        let size = a.reachable(&[e]).len();
        let way = || Way { sought, slots, steps: Vec::new() };
        let (mut direct, mut masked) = (way(), way());
        if size <= LARGEST
            && let Some(end) = direct.go_to_operand(a, e)
        {
            return Some(Inverse { steps: direct.steps, end });
        }
        let end = if size >= MASKED { masked.go_to_mask(a, e)? } else { return None };
        Some(Inverse { steps: masked.steps, end })
    }

    /// What must stand at the end of the way for the result to be what `goal` says; `None` if nothing does.
    pub fn back(&self, slot: &dyn Fn(usize) -> u64, goal: WantedBits) -> Option<WantedBits> {
        self.steps.iter().try_fold(goal, |goal, step| step.back(slot, goal))
    }

    /// What the operand itself must be, as far as that is said by bits ([`InverseEnd::Operand`] and sums).
    pub fn operand(&self, slot: &dyn Fn(usize) -> u64, goal: WantedBits) -> Option<WantedBits> {
        let goal = self.back(slot, goal)?;
        match &self.end {
            InverseEnd::Sum { known, sum, width } => sum.step(known.clone(), *width).back(slot, goal),
            InverseEnd::Operand => Some(goal),
            _ => Some(WantedBits { want: 0, care: 0 }),
        }
    }
}

impl OpenSum {
    fn step(self, known: KnownOperand, width: u16) -> InverseStep {
        let op = if self == OpenSum::Plus { BinOp::Add } else { BinOp::Sub };
        InverseStep::Bin { op, width, known, sought_left: self != OpenSum::Minus }
    }
}

/// A way in the making.
struct Way {
    sought: Sym,
    slots: usize,
    steps: Vec<InverseStep>,
}

impl Way {
    /// Goes from `e` to what is sought.
    fn go_to_operand(&mut self, a: &Arena, mut e: ExprId) -> Option<InverseEnd> {
        loop {
            if let Some(end) = self.end(a, e) {
                return Some(end);
            }
            let (step, next) = self.step(a, e)?;
            self.steps.push(step);
            e = next;
        }
    }

    /// Through a zero extension to a mask of bits.
    fn go_to_mask(&mut self, a: &mut Arena, e: ExprId) -> Option<InverseEnd> {
        let inner = match a.node(e) {
            ExprNode::Zext(x) => {
                self.steps.push(InverseStep::Zext { from: a.width(x) });
                x
            }
            _ => e,
        };
        let (width, mask) = (a.width(inner), self.sought);
        let known = |slot: usize| KnownOperand::Slot(slot);
        for other in (0..self.slots).filter(|s| Sym(*s as u32) != mask) {
            let x = Sym(other as u32);
            if gather_of(a, x, mask, width) == inner {
                return Some(InverseEnd::GatherMask { of: known(other), width });
            }
            if scatter_of(a, x, mask, width) == inner {
                return Some(InverseEnd::ScatterMask { of: known(other), width });
            }
            if gather_of(a, mask, x, width) == inner {
                self.steps.push(InverseStep::Gather { mask: known_low(other, width) });
                return Some(InverseEnd::Operand);
            }
            if scatter_of(a, mask, x, width) == inner {
                self.steps.push(InverseStep::Scatter { mask: known_low(other, width) });
                return Some(InverseEnd::Operand);
            }
        }
        None
    }

    fn has(&self, a: &Arena, e: ExprId) -> bool {
        a.variables(&[e]).iter().any(|(s, _)| *s == self.sought)
    }

    fn known(&self, a: &Arena, e: ExprId) -> Option<KnownOperand> {
        KnownOperand::of(a, e, self.slots)
    }

    /// Whether `e` is the sought operand or its low bits.
    fn is_sought(&self, a: &Arena, e: ExprId) -> bool {
        match a.node(e) {
            ExprNode::Var(s) => s == self.sought,
            ExprNode::Extract(x, 0) => a.node(x) == ExprNode::Var(self.sought),
            _ => false,
        }
    }

    /// The low bits of the sought operand that `e` is, zero-extended.
    fn count(&self, a: &Arena, e: ExprId) -> Option<u16> {
        let inner = if let ExprNode::Zext(x) = a.node(e) { x } else { e };
        (self.is_sought(a, inner) && a.width(inner) <= 8).then(|| a.width(inner))
    }

    fn end(&self, a: &Arena, e: ExprId) -> Option<InverseEnd> {
        let width = a.width(e);
        match a.node(e) {
            ExprNode::Var(s) if s == self.sought => Some(InverseEnd::Operand),
            ExprNode::Bin(op @ (BinOp::Add | BinOp::Sub), x, y) => {
                let (known, sum) = match (self.is_sought(a, x), self.is_sought(a, y), op) {
                    (true, false, BinOp::Add) => (y, OpenSum::Plus),
                    (false, true, BinOp::Add) => (x, OpenSum::Plus),
                    (true, false, _) => (y, OpenSum::From),
                    (false, true, _) => (x, OpenSum::Minus),
                    _ => return None,
                };
                let free = !self.has(a, known);
                free.then(|| Some(InverseEnd::Sum { known: self.known(a, known)?, sum, width }))?
            }
            ExprNode::Bin(op @ (BinOp::Shl | BinOp::LShr | BinOp::AShr), x, n) => {
                let bits = self.count(a, n).filter(|_| !self.has(a, x))?;
                Some(InverseEnd::Count { of: self.known(a, x)?, moves: CountedMove::Shift(op), width, bits })
            }
            ExprNode::Bin(BinOp::Or, x, y) => self.rotation(a, x, y).or_else(|| self.rotation(a, y, x)),
            ExprNode::Bin(BinOp::And, x, y) => self.field(a, x, y).or_else(|| self.field(a, y, x)),
            ExprNode::Extract(p, lo) => self.high_half(a, p, lo, width),
            _ => None,
        }
    }

    /// `x << n | x >> (width - n)`, where one of the counts is open and the other one follows.
    fn rotation(&self, a: &Arena, up: ExprId, down: ExprId) -> Option<InverseEnd> {
        let width = a.width(up);
        let (ExprNode::Bin(BinOp::Shl, x, l), ExprNode::Bin(BinOp::LShr, y, r)) = (a.node(up), a.node(down)) else {
            return None;
        };
        let rest = |e: ExprId, count: ExprId| match a.node(e) {
            ExprNode::Bin(BinOp::Sub, size, c) => {
                c == count && a.as_const(size).is_some_and(|s| s.value == u128::from(width))
            }
            _ => false,
        };
        let (count, moves) = match () {
            () if rest(r, l) => (l, CountedMove::RotateLeft),
            () if rest(l, r) => (r, CountedMove::RotateRight),
            () => return None,
        };
        let bits = self.count(a, count).filter(|_| x == y && !self.has(a, x))?;
        Some(InverseEnd::Count { of: self.known(a, x)?, moves, width, bits })
    }

    /// `x >> start & ((1 << length) - 1)`, start and length two bytes of what is sought.
    fn field(&self, a: &Arena, down: ExprId, mask: ExprId) -> Option<InverseEnd> {
        let width = a.width(down);
        let byte = |e: ExprId, lo: u16| {
            let inner = if let ExprNode::Zext(x) = a.node(e) { x } else { e };
            let of = if let ExprNode::Extract(x, at) = a.node(inner) { Some((x, at)) } else { None };
            a.width(inner) == 8 && of.is_some_and(|(x, at)| at == lo && a.node(x) == ExprNode::Var(self.sought))
        };
        let ExprNode::Bin(BinOp::LShr, x, start) = a.node(down) else { return None };
        let ExprNode::Bin(BinOp::Add | BinOp::Sub, end, one) = a.node(mask) else { return None };
        let ExprNode::Bin(BinOp::Shl, first, length) = a.node(end) else { return None };
        let less = match a.node(mask) {
            ExprNode::Bin(BinOp::Sub, ..) => 1,
            _ => isa::expr::mask(width),
        };
        let is = |e: ExprId, value: u128| a.as_const(e).is_some_and(|c| c.value == value);
        let fits = byte(start, 0) && byte(length, 8) && is(first, 1) && is(one, less) && !self.has(a, x);
        fits.then(|| Some(InverseEnd::Field { of: self.known(a, x)?, width }))?
    }

    /// The upper half of an unsigned product.
    fn high_half(&self, a: &Arena, product: ExprId, lo: u16, width: u16) -> Option<InverseEnd> {
        let ExprNode::Bin(BinOp::Mul, x, y) = a.node(product) else { return None };
        let (ExprNode::Zext(x), ExprNode::Zext(y)) = (a.node(x), a.node(y)) else { return None };
        let upper = lo == width && a.width(product) == 2 * width && a.width(x) == width && a.width(y) == width;
        let known = match (self.is_sought(a, x), self.is_sought(a, y)) {
            (true, false) => y,
            (false, true) => x,
            _ => return None,
        };
        (upper && !self.has(a, known)).then(|| Some(InverseEnd::HighFactor { of: self.known(a, known)?, width }))?
    }

    /// The outermost operator of `e`, and the operand of it in which the sought one is.
    fn step(&self, a: &Arena, e: ExprId) -> Option<(InverseStep, ExprId)> {
        let width = a.width(e);
        match a.node(e) {
            ExprNode::Un(op, x) if !op.is_float() => Some((InverseStep::Un { op, width }, x)),
            ExprNode::Bin(op, x, y) if !op.compares() && !op.is_float() => {
                let (sought_left, known, next) = match (self.has(a, x), self.has(a, y)) {
                    (true, false) => (true, y, x),
                    (false, true) => (false, x, y),
                    _ => return self.moved(a, e),
                };
                (width <= 64)
                    .then(|| Some((InverseStep::Bin { op, width, known: self.known(a, known)?, sought_left }, next)))?
            }
            ExprNode::Extract(x, lo) if a.width(x) <= 64 => Some((InverseStep::Extract { lo }, x)),
            ExprNode::Zext(x) => Some((InverseStep::Zext { from: a.width(x) }, x)),
            ExprNode::Sext(x) if width <= 64 => Some((InverseStep::Sext { from: a.width(x), width }, x)),
            ExprNode::Concat(high, x) if width <= 64 => match (self.has(a, high), self.has(a, x)) {
                (true, true) => self.moved(a, e),
                (sought_high, _) => {
                    let (known, next) = if sought_high { (x, high) } else { (high, x) };
                    let known = self.known(a, known)?;
                    Some((InverseStep::Concat { low: a.width(x), known, sought_high }, next))
                }
            },
            _ => None,
        }
    }

    /// `e` as bits of the sought operand, each in some place or places.
    fn moved(&self, a: &Arena, e: ExprId) -> Option<(InverseStep, ExprId)> {
        let bits = (0..a.width(e)).map(|i| self.moved_bit(a, e, i)).collect::<Option<Vec<_>>>()?;
        let whole = a.reachable(&[e]).into_iter().find(|x| a.node(*x) == ExprNode::Var(self.sought))?;
        Some((InverseStep::Moved(bits), whole))
    }

    fn moved_bit(&self, a: &Arena, e: ExprId, i: u16) -> Option<MovedBit> {
        const ZERO: MovedBit = MovedBit::Known(false);
        match a.node(e) {
            ExprNode::Var(s) if s == self.sought => Some(MovedBit::Of(i)),
            ExprNode::Const(c) => Some(MovedBit::Known(c.value >> i & 1 == 1)),
            ExprNode::Extract(x, lo) => self.moved_bit(a, x, i + lo),
            ExprNode::Zext(x) if i >= a.width(x) => Some(ZERO),
            ExprNode::Zext(x) => self.moved_bit(a, x, i),
            ExprNode::Sext(x) => self.moved_bit(a, x, i.min(a.width(x) - 1)),
            ExprNode::Concat(high, x) => match i.checked_sub(a.width(x)) {
                Some(i) => self.moved_bit(a, high, i),
                None => self.moved_bit(a, x, i),
            },
            ExprNode::Bin(op @ (BinOp::Shl | BinOp::LShr), x, n) => {
                let n = u16::try_from(a.as_const(n)?.value).ok()?;
                let from = if op == BinOp::Shl { i.checked_sub(n) } else { i.checked_add(n) };
                from.filter(|f| *f < a.width(x)).map_or(Some(ZERO), |f| self.moved_bit(a, x, f))
            }
            ExprNode::Bin(BinOp::Or | BinOp::Xor, x, y) => match (self.moved_bit(a, x, i)?, self.moved_bit(a, y, i)?) {
                (ZERO, bit) | (bit, ZERO) => Some(bit),
                _ => None,
            },
            ExprNode::Bin(BinOp::And, x, y) => match (self.moved_bit(a, x, i)?, self.moved_bit(a, y, i)?) {
                (ZERO, _) | (_, ZERO) => Some(ZERO),
                (MovedBit::Known(true), bit) | (bit, MovedBit::Known(true)) => Some(bit),
                _ => None,
            },
            _ => None,
        }
    }
}

/// The low `width` bits of a slot.
fn known_low(slot: usize, width: u16) -> KnownOperand {
    KnownOperand::Extract { lo: 0, width, x: Box::new(KnownOperand::Slot(slot)) }
}
