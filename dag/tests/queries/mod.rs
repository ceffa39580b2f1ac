//! Equalities that are hard for one solver or another: what the prover is measured and tested on.

mod bits;
mod divide;
mod float;
mod lanes;
mod multiply;

use dag::prove::Goal;
use dag::semantics::symbolic::Context;
use isa::{Arena, BinOp, ExprId, Sym, UnOp};

pub struct Query {
    pub name: String,
    pub ctx: Context,
    pub goal: Goal,
}

/// Terms with short names. Shift distances are numbers; operands of different widths are bugs of the query.
pub struct Terms {
    pub arena: Arena,
    variables: u32,
}

impl Terms {
    /// The next variable.
    pub fn var(&mut self, width: u16) -> ExprId {
        self.variables += 1;
        self.arena.var(Sym(self.variables - 1), width)
    }
    pub fn k(&mut self, width: u16, value: u128) -> ExprId {
        self.arena.constant(width, value)
    }
    pub fn bin(&mut self, op: BinOp, x: ExprId, y: ExprId) -> ExprId {
        self.arena.bin(op, x, y)
    }
    pub fn add(&mut self, x: ExprId, y: ExprId) -> ExprId {
        self.arena.add(x, y)
    }
    pub fn sub(&mut self, x: ExprId, y: ExprId) -> ExprId {
        self.arena.sub(x, y)
    }
    pub fn mul(&mut self, x: ExprId, y: ExprId) -> ExprId {
        self.arena.bin(BinOp::Mul, x, y)
    }
    pub fn and(&mut self, x: ExprId, y: ExprId) -> ExprId {
        self.arena.and(x, y)
    }
    pub fn or(&mut self, x: ExprId, y: ExprId) -> ExprId {
        self.arena.or(x, y)
    }
    pub fn xor(&mut self, x: ExprId, y: ExprId) -> ExprId {
        self.arena.xor(x, y)
    }
    pub fn not(&mut self, x: ExprId) -> ExprId {
        self.arena.not(x)
    }
    pub fn neg(&mut self, x: ExprId) -> ExprId {
        self.arena.neg(x)
    }
    pub fn un(&mut self, op: UnOp, x: ExprId) -> ExprId {
        self.arena.un(op, x)
    }
    pub fn eq(&mut self, x: ExprId, y: ExprId) -> ExprId {
        self.arena.eq(x, y)
    }
    pub fn ult(&mut self, x: ExprId, y: ExprId) -> ExprId {
        self.arena.ult(x, y)
    }
    pub fn slt(&mut self, x: ExprId, y: ExprId) -> ExprId {
        self.arena.slt(x, y)
    }
    pub fn ite(&mut self, c: ExprId, x: ExprId, y: ExprId) -> ExprId {
        self.arena.ite(c, x, y)
    }
    pub fn zext(&mut self, x: ExprId, width: u16) -> ExprId {
        self.arena.zext(x, width)
    }
    pub fn sext(&mut self, x: ExprId, width: u16) -> ExprId {
        self.arena.sext(x, width)
    }
    pub fn bits(&mut self, x: ExprId, lo: u16, width: u16) -> ExprId {
        self.arena.extract(x, lo, width)
    }
    pub fn shift(&mut self, op: BinOp, x: ExprId, by: u16) -> ExprId {
        let by = self.k(self.arena.width(x), u128::from(by));
        self.arena.bin(op, x, by)
    }
    pub fn shl(&mut self, x: ExprId, by: u16) -> ExprId {
        self.shift(BinOp::Shl, x, by)
    }
    pub fn shr(&mut self, x: ExprId, by: u16) -> ExprId {
        self.shift(BinOp::LShr, x, by)
    }
    pub fn sar(&mut self, x: ExprId, by: u16) -> ExprId {
        self.shift(BinOp::AShr, x, by)
    }
    /// `x & value`, `x + value`, `x - value`, `x * value`.
    pub fn and_k(&mut self, x: ExprId, value: u128) -> ExprId {
        let k = self.k(self.arena.width(x), value);
        self.and(x, k)
    }
    pub fn add_k(&mut self, x: ExprId, value: u128) -> ExprId {
        let k = self.k(self.arena.width(x), value);
        self.add(x, k)
    }
    pub fn sub_k(&mut self, x: ExprId, value: u128) -> ExprId {
        let k = self.k(self.arena.width(x), value);
        self.sub(x, k)
    }
    pub fn mul_k(&mut self, x: ExprId, value: u128) -> ExprId {
        let k = self.k(self.arena.width(x), value);
        self.mul(x, k)
    }
    /// The high half of the double-width product of `x` and `y`, of unsigned or signed numbers.
    pub fn high(&mut self, x: ExprId, y: ExprId, signed: bool) -> ExprId {
        let w = self.arena.width(x);
        let wide = |t: &mut Terms, v| if signed { t.sext(v, 2 * w) } else { t.zext(v, 2 * w) };
        let (x, y) = (wide(self, x), wide(self, y));
        let product = self.mul(x, y);
        self.bits(product, w, w)
    }
    /// Parts of equal width, the lowest first.
    pub fn lanes(&mut self, x: ExprId, width: u16) -> Vec<ExprId> {
        (0..self.arena.width(x) / width).map(|i| self.bits(x, i * width, width)).collect()
    }
    pub fn joined(&mut self, lanes: &[ExprId]) -> ExprId {
        lanes[1..].iter().fold(lanes[0], |low, &lane| self.arena.concat(lane, low))
    }
    /// A byte, or another part, in every place.
    pub fn repeated(&mut self, part: u128, every: u16, width: u16) -> ExprId {
        let value = (0..width).step_by(usize::from(every)).fold(0, |v, at| v | part << at);
        self.k(width, value)
    }
}

/// A query from the terms that `sides` makes: what is assumed, and the two sides.
fn query(name: String, sides: impl FnOnce(&mut Terms) -> (ExprId, ExprId, ExprId)) -> Query {
    let mut terms = Terms { arena: Arena::new(), variables: 0 };
    let (assumption, source, target) = sides(&mut terms);
    let mut ctx = Context::new();
    ctx.arena = terms.arena;
    let goal = Goal { name: name.clone(), assumption, source, target };
    Query { name, ctx, goal }
}

/// A query without an assumption.
fn equal(name: String, sides: impl FnOnce(&mut Terms) -> (ExprId, ExprId)) -> Query {
    query(name, |t| {
        let (source, target) = sides(t);
        (t.arena.bool(true), source, target)
    })
}

/// Every query, in one order.
pub fn all() -> Vec<Query> {
    [multiply::all(), divide::all(), bits::all(), lanes::all(), float::all()].into_iter().flatten().collect()
}
