//! The expression language: hash-consed bit-vector terms with SMT-LIB meaning, widths 1–512.
//!
//! Numbers are at most 128 bits wide ([`MAX_NARROW`]). A term wider than that (a vector register) is only ever a
//! variable, a concatenation, an extract or a zero extension: the constructors split every other operation on wide
//! operands into 64-bit words, so lanes stay small terms and a wide equality is a conjunction of narrow ones.
//!
//! A truth value is a term of width 1. Division and shifts are total, as SMT-LIB defines them
//! (`x udiv 0` = all ones, `x urem 0` = x, shifts by the width or more give 0 or the sign).
//! The constructors of [`Arena`] fold constants and bring terms into one canonical form, so that
//! equal identities imply equal meaning and many equal meanings share one identity.

mod demand;
mod float;
mod masked_bits;
mod number;
mod simplify;
mod slice;
mod term_index;
mod text;
mod wide;

pub use float::{Convert, Format, Rounding, eval_convert, eval_fma};
pub(crate) use float::{bits32, bits64, f32_of};
pub use number::{eval_bin, eval_un};
pub use wide::{WORD, spans};

use rustc_hash::{FxBuildHasher, FxHashMap};
use std::cell::RefCell;
use std::hash::BuildHasher;
use term_index::TermIndex;

/// A term of one [`Arena`]. Operands have smaller ids than their users, so ids are a topological order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct ExprId(u32);

impl ExprId {
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A free variable; what it stands for is said by whoever made the term.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Sym(pub u32);

/// The widest term, in bits.
pub const MAX_WIDTH: u16 = 512;
/// The widest number, in bits; wider terms are put together from narrower ones.
pub const MAX_NARROW: u16 = 128;

/// A bit-vector constant: `value < 2^width`, `1 <= width <= 128`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Bits {
    pub width: u16,
    pub value: u128,
}

/// All ones at `width` bits.
pub const fn mask(width: u16) -> u128 {
    u128::MAX >> (128 - width)
}

impl Bits {
    pub const fn new(width: u16, value: u128) -> Bits {
        Bits { width, value: value & mask(width) }
    }
    /// The value as a signed number.
    pub const fn signed(self) -> i128 {
        let shift = 128 - self.width as u32;
        ((self.value << shift) as i128) >> shift
    }
}

/// One operand; the result has the operand's width.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum UnOp {
    Not,
    Neg,
    /// Number of ones.
    Popcount,
    /// Leading zeros; the width for 0.
    Clz,
    /// Trailing zeros; the width for 0.
    Ctz,
    /// Square root of a binary32 or binary64 number, rounded to nearest even.
    FSqrt,
    /// The integral number next to a binary32 or binary64 number.
    FRound(Rounding),
}

/// Two operands of one width. Comparisons give width 1, everything else the operands' width.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum BinOp {
    And,
    Or,
    Xor,
    Add,
    Sub,
    Mul,
    UDiv,
    URem,
    SDiv,
    SRem,
    Shl,
    LShr,
    AShr,
    Eq,
    Ult,
    Slt,
    /// Floating point at 32 or 64 bits, rounded to nearest even; see [`Format::default_nan`] for NaN results.
    FAdd,
    FSub,
    FMul,
    FDiv,
    /// Less than; false if a NaN is compared.
    FLt,
    /// Equal: `-0 = 0`, and false if a NaN is compared.
    FEq,
}

impl BinOp {
    pub const fn commutative(self) -> bool {
        matches!(
            self,
            BinOp::And
                | BinOp::Or
                | BinOp::Xor
                | BinOp::Add
                | BinOp::Mul
                | BinOp::Eq
                | BinOp::FAdd
                | BinOp::FMul
                | BinOp::FEq
        )
    }
    pub const fn compares(self) -> bool {
        matches!(self, BinOp::Eq | BinOp::Ult | BinOp::Slt | BinOp::FLt | BinOp::FEq)
    }
    /// SMT-LIB's name; floating-point operators are written on bit patterns here.
    pub const fn smt_name(self) -> &'static str {
        match self {
            BinOp::And => "bvand",
            BinOp::Or => "bvor",
            BinOp::Xor => "bvxor",
            BinOp::Add => "bvadd",
            BinOp::Sub => "bvsub",
            BinOp::Mul => "bvmul",
            BinOp::UDiv => "bvudiv",
            BinOp::URem => "bvurem",
            BinOp::SDiv => "bvsdiv",
            BinOp::SRem => "bvsrem",
            BinOp::Shl => "bvshl",
            BinOp::LShr => "bvlshr",
            BinOp::AShr => "bvashr",
            BinOp::Eq => "=",
            BinOp::Ult => "bvult",
            BinOp::Slt => "bvslt",
            BinOp::FAdd => "fp.add",
            BinOp::FSub => "fp.sub",
            BinOp::FMul => "fp.mul",
            BinOp::FDiv => "fp.div",
            BinOp::FLt => "fp.lt",
            BinOp::FEq => "fp.eq",
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum ExprNode {
    Const(Bits),
    Var(Sym),
    Un(UnOp, ExprId),
    Bin(BinOp, ExprId, ExprId),
    /// Condition (width 1), value if 1, value if 0.
    Ite(ExprId, ExprId, ExprId),
    /// Bits `lo ..` of the operand, as many as the term is wide.
    Extract(ExprId, u16),
    Zext(ExprId),
    Sext(ExprId),
    /// High part, low part.
    Concat(ExprId, ExprId),
    /// Floating point: the first times the second plus the third, rounded once.
    Fma(ExprId, ExprId, ExprId),
    /// The operand in another number format.
    Convert(Convert, ExprId),
}

impl ExprNode {
    /// Operands in order.
    pub fn operands(&self) -> impl Iterator<Item = ExprId> + use<> {
        let (a, n) = match *self {
            ExprNode::Const(_) | ExprNode::Var(_) => ([ExprId(0); 3], 0),
            ExprNode::Un(_, a)
            | ExprNode::Extract(a, _)
            | ExprNode::Zext(a)
            | ExprNode::Sext(a)
            | ExprNode::Convert(_, a) => ([a; 3], 1),
            ExprNode::Bin(_, a, b) | ExprNode::Concat(a, b) => ([a, b, b], 2),
            ExprNode::Ite(a, b, c) | ExprNode::Fma(a, b, c) => ([a, b, c], 3),
        };
        a.into_iter().take(n)
    }
}

thread_local! {
    /// One bit per term that [`Arena::reachable`] has found, all zero between its calls: the arena of the table is large, and
    /// what one row depends on is small.
    static SEEN: RefCell<Vec<u64>> = const { RefCell::new(Vec::new()) };
}

/// Owner of terms. Equal (node, width) pairs have one id.
#[derive(Clone, Default, Debug)]
pub struct Arena {
    nodes: Vec<(ExprNode, u16)>,
    index: TermIndex,
    /// What [`Arena::extract`] gave for an operand, a lowest bit and a width. It walks into its operand; without this a term
    /// whose parts are shared would be walked once per path, not once per part.
    extracted: FxHashMap<(ExprId, u16, u16), ExprId>,
    /// The same for [`Arena::un`].
    computed: FxHashMap<(UnOp, ExprId), ExprId>,
}

impl Arena {
    pub fn new() -> Arena {
        Arena::default()
    }
    pub fn len(&self) -> usize {
        self.nodes.len()
    }
    pub fn is_empty(&self) -> bool {
        self.nodes.is_empty()
    }
    /// Every term, by id, with its width.
    pub fn terms(&self) -> impl Iterator<Item = (ExprNode, u16)> + use<'_> {
        self.nodes.iter().copied()
    }
    pub fn node(&self, e: ExprId) -> ExprNode {
        self.nodes[e.index()].0
    }
    /// Width in bits, 1–512.
    pub fn width(&self, e: ExprId) -> u16 {
        self.nodes[e.index()].1
    }
    /// The value of a constant of at most 128 bits; wider ones: [`Arena::as_const_words`].
    pub fn as_const(&self, e: ExprId) -> Option<Bits> {
        match self.node(e) {
            ExprNode::Const(b) => Some(b),
            _ => None,
        }
    }

    fn intern(&mut self, node: ExprNode, width: u16) -> ExprId {
        debug_assert!((1..=MAX_WIDTH).contains(&width), "width {width}");
        debug_assert!(
            width <= MAX_NARROW
                || matches!(node, ExprNode::Var(_) | ExprNode::Concat(..) | ExprNode::Extract(..) | ExprNode::Zext(_)),
            "{node:?} of width {width}"
        );
        let hash = FxBuildHasher.hash_one((node, width)) as u32;
        if let Some(id) = self.index.find(hash, |id| self.nodes[id.index()] == (node, width)) {
            return id;
        }
        let id = ExprId(self.nodes.len() as u32);
        self.nodes.push((node, width));
        self.index.insert(hash, id);
        id
    }

    /// A constant of 1–128 bits; wider ones: [`Arena::constant_words`].
    pub fn constant(&mut self, width: u16, value: u128) -> ExprId {
        let bits = Bits::new(width, value);
        self.intern(ExprNode::Const(bits), width)
    }
    pub fn var(&mut self, sym: Sym, width: u16) -> ExprId {
        self.intern(ExprNode::Var(sym), width)
    }
    pub fn bool(&mut self, value: bool) -> ExprId {
        self.constant(1, u128::from(value))
    }

    pub fn not(&mut self, a: ExprId) -> ExprId {
        self.un(UnOp::Not, a)
    }
    pub fn neg(&mut self, a: ExprId) -> ExprId {
        self.un(UnOp::Neg, a)
    }
    pub fn and(&mut self, a: ExprId, b: ExprId) -> ExprId {
        self.bin(BinOp::And, a, b)
    }
    pub fn or(&mut self, a: ExprId, b: ExprId) -> ExprId {
        self.bin(BinOp::Or, a, b)
    }
    pub fn xor(&mut self, a: ExprId, b: ExprId) -> ExprId {
        self.bin(BinOp::Xor, a, b)
    }
    pub fn add(&mut self, a: ExprId, b: ExprId) -> ExprId {
        self.bin(BinOp::Add, a, b)
    }
    pub fn sub(&mut self, a: ExprId, b: ExprId) -> ExprId {
        self.bin(BinOp::Sub, a, b)
    }
    pub fn eq(&mut self, a: ExprId, b: ExprId) -> ExprId {
        self.bin(BinOp::Eq, a, b)
    }
    pub fn ult(&mut self, a: ExprId, b: ExprId) -> ExprId {
        self.bin(BinOp::Ult, a, b)
    }
    pub fn slt(&mut self, a: ExprId, b: ExprId) -> ExprId {
        self.bin(BinOp::Slt, a, b)
    }
    /// 1 iff `a` is 0.
    pub fn is_zero(&mut self, a: ExprId) -> ExprId {
        let z = self.constant_words(self.width(a), &[]);
        self.eq(a, z)
    }

    /// Rebuilds `roots` of `from` here, every variable replaced by what `subst` gives.
    /// The constructors simplify again, so the result may be much smaller.
    pub fn instantiate(
        &mut self,
        from: &Arena,
        roots: &[ExprId],
        subst: &mut dyn FnMut(&mut Arena, Sym, u16) -> ExprId,
    ) -> Vec<ExprId> {
        let mut memo: FxHashMap<ExprId, ExprId> = FxHashMap::default();
        for e in from.reachable(roots) {
            let new = match from.node(e) {
                ExprNode::Const(c) => self.constant(c.width, c.value),
                ExprNode::Var(s) => subst(self, s, from.width(e)),
                node => self.rebuild(node, from.width(e), |x| memo[&x]),
            };
            memo.insert(e, new);
        }
        roots.iter().map(|r| memo[r]).collect()
    }

    /// The node over mapped operands, by the constructors.
    pub fn rebuild(&mut self, node: ExprNode, width: u16, at: impl Fn(ExprId) -> ExprId) -> ExprId {
        match node {
            ExprNode::Const(c) => self.constant(c.width, c.value),
            ExprNode::Var(s) => self.var(s, width),
            ExprNode::Un(op, a) => self.un(op, at(a)),
            ExprNode::Bin(op, a, b) => self.bin(op, at(a), at(b)),
            ExprNode::Ite(c, a, b) => self.ite(at(c), at(a), at(b)),
            ExprNode::Extract(a, lo) => self.extract(at(a), lo, width),
            ExprNode::Zext(a) => self.zext(at(a), width),
            ExprNode::Sext(a) => self.sext(at(a), width),
            ExprNode::Concat(a, b) => self.concat(at(a), at(b)),
            ExprNode::Fma(a, b, c) => self.fma(at(a), at(b), at(c)),
            ExprNode::Convert(kind, a) => self.convert(kind, at(a), width),
        }
    }

    /// Replaces variables inside this arena.
    pub fn substitute(&mut self, roots: &[ExprId], map: &FxHashMap<Sym, ExprId>) -> Vec<ExprId> {
        let order = self.reachable(roots);
        let mut memo: FxHashMap<ExprId, ExprId> = FxHashMap::default();
        for e in order {
            let (node, width) = self.nodes[e.index()];
            let new = match node {
                ExprNode::Var(s) => map.get(&s).copied().unwrap_or(e),
                ExprNode::Const(_) => e,
                node => self.rebuild(node, width, |x| memo[&x]),
            };
            memo.insert(e, new);
        }
        roots.iter().map(|r| memo[r]).collect()
    }

    /// Every term that `roots` depend on, operands before users.
    pub fn reachable(&self, roots: &[ExprId]) -> Vec<ExprId> {
        let (mut stack, mut found) = (roots.to_vec(), Vec::new());
        SEEN.with_borrow_mut(|seen| {
            let words = roots.iter().map(|r| r.index() / 64 + 1).max().unwrap_or(0);
            seen.resize(words.max(seen.len()), 0);
            while let Some(e) = stack.pop() {
                let (word, bit) = (&mut seen[e.index() / 64], 1 << (e.index() % 64));
                if *word & bit == 0 {
                    *word |= bit;
                    found.push(e);
                    stack.extend(self.node(e).operands());
                }
            }
            found.iter().for_each(|e| seen[e.index() / 64] = 0);
        });
        found.sort_unstable();
        found
    }

    /// The variables that `roots` depend on, in order of first appearance in the arena, with widths.
    pub fn variables(&self, roots: &[ExprId]) -> Vec<(Sym, u16)> {
        self.reachable(roots)
            .into_iter()
            .filter_map(|e| match self.node(e) {
                ExprNode::Var(s) => Some((s, self.width(e))),
                _ => None,
            })
            .collect()
    }
}
