//! The expression language: hash-consed bit-vector terms with SMT-LIB meaning, widths 1–128.
//!
//! A truth value is a term of width 1. Division and shifts are total, as SMT-LIB defines them
//! (`x udiv 0` = all ones, `x urem 0` = x, shifts by the width or more give 0 or the sign).
//! The constructors of [`Arena`] fold constants and bring terms into one canonical form, so that
//! equal identities imply equal meaning and many equal meanings share one identity.

use std::collections::HashMap;
use std::fmt::Write;

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
}

impl BinOp {
    pub const fn commutative(self) -> bool {
        matches!(self, BinOp::And | BinOp::Or | BinOp::Xor | BinOp::Add | BinOp::Mul | BinOp::Eq)
    }
    pub const fn compares(self) -> bool {
        matches!(self, BinOp::Eq | BinOp::Ult | BinOp::Slt)
    }
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
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Node {
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
}

impl Node {
    /// Operands in order.
    pub fn operands(&self) -> impl Iterator<Item = ExprId> + use<> {
        let (a, n) = match *self {
            Node::Const(_) | Node::Var(_) => ([ExprId(0); 3], 0),
            Node::Un(_, a) | Node::Extract(a, _) | Node::Zext(a) | Node::Sext(a) => ([a; 3], 1),
            Node::Bin(_, a, b) | Node::Concat(a, b) => ([a, b, b], 2),
            Node::Ite(c, a, b) => ([c, a, b], 3),
        };
        a.into_iter().take(n)
    }
}

/// Owner of terms. Equal (node, width) pairs have one id.
#[derive(Clone, Default, Debug)]
pub struct Arena {
    nodes: Vec<(Node, u16)>,
    ids: HashMap<(Node, u16), ExprId>,
    /// What [`Arena::extract`] and [`Arena::un`] gave for a request. They walk into their operand; without this
    /// a term whose parts are shared would be walked once per path, not once per part.
    asked: HashMap<(Node, u16), ExprId>,
}

/// How deep [`Arena::extract`] walks into its operand; past that the term stays as it is.
const EXTRACT_DEPTH: u16 = 256;

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
    pub fn node(&self, e: ExprId) -> Node {
        self.nodes[e.index()].0
    }
    /// Width in bits, 1–128.
    pub fn width(&self, e: ExprId) -> u16 {
        self.nodes[e.index()].1
    }
    pub fn as_const(&self, e: ExprId) -> Option<Bits> {
        match self.node(e) {
            Node::Const(b) => Some(b),
            _ => None,
        }
    }

    fn intern(&mut self, node: Node, width: u16) -> ExprId {
        debug_assert!((1..=128).contains(&width));
        if let Some(&id) = self.ids.get(&(node, width)) {
            return id;
        }
        let id = ExprId(self.nodes.len() as u32);
        self.nodes.push((node, width));
        self.ids.insert((node, width), id);
        id
    }

    pub fn constant(&mut self, width: u16, value: u128) -> ExprId {
        let bits = Bits::new(width, value);
        self.intern(Node::Const(bits), width)
    }
    pub fn var(&mut self, sym: Sym, width: u16) -> ExprId {
        self.intern(Node::Var(sym), width)
    }
    pub fn bool(&mut self, value: bool) -> ExprId {
        self.constant(1, u128::from(value))
    }

    pub fn un(&mut self, op: UnOp, a: ExprId) -> ExprId {
        let w = self.width(a);
        if let Some(c) = self.as_const(a) {
            return self.constant(w, eval_un(op, w, c.value));
        }
        let request = (Node::Un(op, a), w);
        if let Some(&known) = self.asked.get(&request) {
            return known;
        }
        let e = self.simplify_un(op, w, a);
        self.asked.insert(request, e);
        e
    }

    fn simplify_un(&mut self, op: UnOp, w: u16, a: ExprId) -> ExprId {
        match (op, self.node(a)) {
            (UnOp::Not, Node::Un(UnOp::Not, x)) | (UnOp::Neg, Node::Un(UnOp::Neg, x)) => x,
            // -x = x at width 1
            (UnOp::Neg, _) if w == 1 => a,
            // ~(x - 1) = -x ; -(~x) = x + 1
            (UnOp::Neg, Node::Un(UnOp::Not, x)) => {
                let one = self.constant(w, 1);
                self.bin(BinOp::Add, x, one)
            }
            (UnOp::Neg, Node::Bin(BinOp::Sub, x, y)) => self.bin(BinOp::Sub, y, x),
            (UnOp::Not, Node::Un(UnOp::Neg, x)) => {
                let ones = self.constant(w, u128::MAX);
                self.bin(BinOp::Add, x, ones)
            }
            (UnOp::Not, Node::Ite(c, t, e)) if w == 1 => {
                let (t, e) = (self.not(t), self.not(e));
                self.ite(c, t, e)
            }
            _ => self.intern(Node::Un(op, a), w),
        }
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
        let z = self.constant(self.width(a), 0);
        self.eq(a, z)
    }

    /// A binary term.
    ///
    /// # Panics
    /// If the widths differ (a bug in the caller, never in an input).
    pub fn bin(&mut self, op: BinOp, a: ExprId, b: ExprId) -> ExprId {
        let w = self.width(a);
        assert_eq!(w, self.width(b), "{op:?} of widths {w} and {}", self.width(b));
        let out = if op.compares() { 1 } else { w };
        if let (Some(x), Some(y)) = (self.as_const(a), self.as_const(b)) {
            return self.constant(out, eval_bin(op, w, x.value, y.value));
        }
        // Constants stand right in commutative terms; otherwise the smaller id stands left.
        let (a, b) = match (self.as_const(a), self.as_const(b)) {
            (Some(_), None) if op.commutative() => (b, a),
            (None, None) if op.commutative() && b < a => (b, a),
            _ => (a, b),
        };
        self.simplify_bin(op, w, a, b).unwrap_or_else(|| self.intern(Node::Bin(op, a, b), out))
    }

    fn simplify_bin(&mut self, op: BinOp, w: u16, a: ExprId, b: ExprId) -> Option<ExprId> {
        use BinOp::*;
        let zero = Bits::new(w, 0);
        let ones = Bits::new(w, u128::MAX);
        let (ca, cb) = (self.as_const(a), self.as_const(b));
        if a == b {
            match op {
                And | Or => return Some(a),
                Xor | Sub => return Some(self.constant(w, 0)),
                Eq => return Some(self.bool(true)),
                Ult | Slt => return Some(self.bool(false)),
                _ => {}
            }
        }
        if w == 1 {
            // Truth values: + and - are xor, * is and, = is xnor.
            match op {
                Add | Sub => return Some(self.xor(a, b)),
                Mul => return Some(self.and(a, b)),
                Eq => {
                    let x = self.xor(a, b);
                    return Some(self.not(x));
                }
                Ult => {
                    let n = self.not(a);
                    return Some(self.and(n, b));
                }
                _ => {}
            }
        }
        match op {
            And if cb == Some(zero) => return Some(b),
            And if cb == Some(ones) => return Some(a),
            Or if cb == Some(zero) => return Some(a),
            Or if cb == Some(ones) => return Some(b),
            Xor if cb == Some(zero) => return Some(a),
            Xor if cb == Some(ones) => return Some(self.not(a)),
            Add if cb == Some(zero) => return Some(a),
            Sub if cb == Some(zero) => return Some(a),
            Sub if ca == Some(zero) => return Some(self.neg(b)),
            Mul if cb == Some(zero) => return Some(b),
            Mul if cb.is_some_and(|c| c.value == 1) => return Some(a),
            Shl | LShr | AShr if cb == Some(zero) => return Some(a),
            Shl | LShr | AShr if ca == Some(zero) => return Some(a),
            Shl | LShr if cb.is_some_and(|c| c.value >= u128::from(w)) => return Some(self.constant(w, 0)),
            UDiv if cb.is_some_and(|c| c.value == 1) => return Some(a),
            Ult if cb == Some(zero) => return Some(self.bool(false)),
            Ult if cb.is_some_and(|c| c.value == 1) => return Some(self.is_zero(a)),
            Ult if ca == Some(ones) => return Some(self.bool(false)),
            Ult if ca == Some(zero) => {
                let z = self.is_zero(b);
                return Some(self.not(z));
            }
            _ => {}
        }
        if let Some(c) = cb {
            match op {
                // x - c = x + (-c)
                Sub => {
                    let n = self.constant(w, c.value.wrapping_neg());
                    return Some(self.add(a, n));
                }
                // x * 2^k = x << k
                Mul if c.value.is_power_of_two() => {
                    let k = self.constant(w, u128::from(c.value.trailing_zeros()));
                    return Some(self.bin(Shl, a, k));
                }
                _ => {}
            }
            if matches!(op, Add | And | Or | Xor | Mul)
                && let Node::Bin(inner, x, y) = self.node(a)
                && inner == op
                && let Some(d) = self.as_const(y)
            {
                let k = self.constant(w, eval_bin(op, w, c.value, d.value));
                return Some(self.bin(op, x, k));
            }
            if op == Shl
                && let Node::Bin(Shl, x, y) = self.node(a)
                && let Some(d) = self.as_const(y)
            {
                let sum = c.value + d.value;
                let k = self.constant(w, sum);
                return Some(if sum >= u128::from(w) { self.constant(w, 0) } else { self.bin(Shl, x, k) });
            }
            if op == Eq {
                match self.node(a) {
                    Node::Bin(Add, x, y) if self.as_const(y).is_some() => {
                        let k = self.sub_const(c, y);
                        return Some(self.eq(x, k));
                    }
                    Node::Bin(Xor, x, y) if c.value == 0 => return Some(self.eq(x, y)),
                    Node::Bin(Sub, x, y) if c.value == 0 => return Some(self.eq(x, y)),
                    Node::Un(UnOp::Neg, x) => {
                        let k = self.constant(w, c.value.wrapping_neg());
                        return Some(self.eq(x, k));
                    }
                    Node::Zext(x) => {
                        let n = self.width(x);
                        if c.value > mask(n) {
                            return Some(self.bool(false));
                        }
                        let k = self.constant(n, c.value);
                        return Some(self.eq(x, k));
                    }
                    Node::Sext(x) => {
                        let n = self.width(x);
                        let k = Bits::new(n, c.value);
                        if Bits::new(w, k.signed() as u128) != c {
                            return Some(self.bool(false));
                        }
                        let k = self.constant(n, k.value);
                        return Some(self.eq(x, k));
                    }
                    _ => {}
                }
            }
            if op == AShr {
                let k = c.value.min(u128::from(w) - 1) as u16;
                let hi = self.extract(a, k, w - k);
                return Some(self.sext(hi, w));
            }
            // A shift by a constant is a rearrangement of bits.
            if op == LShr && c.value < u128::from(w) {
                let hi = self.extract(a, c.value as u16, w - c.value as u16);
                return Some(self.zext(hi, w));
            }
            // Masking the low bits is a zero extension.
            if op == And && (c.value + 1).is_power_of_two() && c.value != 0 {
                let n = (c.value + 1).trailing_zeros() as u16;
                if n < w {
                    let low = self.extract(a, 0, n);
                    return Some(self.zext(low, w));
                }
            }
        }
        match (op, self.node(a), self.node(b)) {
            // x + -y = x - y ; x - -y = x + y
            (Add, _, Node::Un(UnOp::Neg, y)) => Some(self.sub(a, y)),
            (Add, Node::Un(UnOp::Neg, x), _) => Some(self.sub(b, x)),
            (Sub, _, Node::Un(UnOp::Neg, y)) => Some(self.add(a, y)),
            // (x - y) + y = x ; (x + y) - y = x ; (x + y) - x = y ; x - (x - y) = y
            (Add, Node::Bin(Sub, x, y), _) if y == b => Some(x),
            (Add, _, Node::Bin(Sub, x, y)) if y == a => Some(x),
            (Sub, Node::Bin(Add, x, y), _) if y == b => Some(x),
            (Sub, Node::Bin(Add, x, y), _) if x == b => Some(y),
            (Sub, _, Node::Bin(Sub, x, y)) if x == a => Some(y),
            (Xor, Node::Bin(Xor, x, y), _) if y == b => Some(x),
            (Xor, Node::Bin(Xor, x, y), _) if x == b => Some(y),
            (Xor, _, Node::Bin(Xor, x, y)) if y == a => Some(x),
            (Xor, _, Node::Bin(Xor, x, y)) if x == a => Some(y),
            (And, Node::Un(UnOp::Not, x), _) if x == b => Some(self.constant(w, 0)),
            (And, _, Node::Un(UnOp::Not, y)) if y == a => Some(self.constant(w, 0)),
            (Or, Node::Un(UnOp::Not, x), _) if x == b => Some(self.constant(w, u128::MAX)),
            (Or, _, Node::Un(UnOp::Not, y)) if y == a => Some(self.constant(w, u128::MAX)),
            (Xor, Node::Un(UnOp::Not, x), Node::Un(UnOp::Not, y)) => Some(self.xor(x, y)),
            (Xor, Node::Un(UnOp::Not, x), _) => {
                let r = self.xor(x, b);
                Some(self.not(r))
            }
            (Xor, _, Node::Un(UnOp::Not, y)) => {
                let r = self.xor(a, y);
                Some(self.not(r))
            }
            _ => None,
        }
    }

    fn sub_const(&mut self, c: Bits, y: ExprId) -> ExprId {
        let d = self.as_const(y).map_or(0, |d| d.value);
        self.constant(c.width, c.value.wrapping_sub(d))
    }

    /// `if c then a else b`; `c` has width 1.
    pub fn ite(&mut self, c: ExprId, a: ExprId, b: ExprId) -> ExprId {
        let w = self.width(a);
        assert_eq!(w, self.width(b), "ite of widths {w} and {}", self.width(b));
        assert_eq!(self.width(c), 1);
        if let Some(k) = self.as_const(c) {
            return if k.value == 1 { a } else { b };
        }
        if a == b {
            return a;
        }
        if let Node::Un(UnOp::Not, x) = self.node(c) {
            return self.ite(x, b, a);
        }
        if w == 1 {
            match (self.as_const(a).map(|k| k.value), self.as_const(b).map(|k| k.value)) {
                (Some(1), Some(_)) => return c,
                (Some(_), Some(_)) => return self.not(c),
                (Some(1), None) => return self.or(c, b),
                (Some(_), None) => {
                    let n = self.not(c);
                    return self.and(n, b);
                }
                (None, Some(0)) => return self.and(c, a),
                (None, Some(_)) => {
                    let n = self.not(c);
                    return self.or(n, a);
                }
                _ => {}
            }
        }
        // ite c (ite c x _) b = ite c x b, and the mirror image
        if let Node::Ite(c2, x, _) = self.node(a)
            && c2 == c
        {
            return self.ite(c, x, b);
        }
        if let Node::Ite(c2, _, y) = self.node(b)
            && c2 == c
        {
            return self.ite(c, a, y);
        }
        self.intern(Node::Ite(c, a, b), w)
    }

    /// Bits `lo .. lo + width` of `a`.
    pub fn extract(&mut self, a: ExprId, lo: u16, width: u16) -> ExprId {
        self.extract_within(a, lo, width, EXTRACT_DEPTH)
    }

    fn extract_within(&mut self, a: ExprId, lo: u16, width: u16, depth: u16) -> ExprId {
        let w = self.width(a);
        assert!(lo + width <= w, "extract {lo}+{width} of width {w}");
        if width == w {
            return a;
        }
        let request = (Node::Extract(a, lo), width);
        if let Some(&known) = self.asked.get(&request) {
            return known;
        }
        if depth == 0 {
            return self.intern(request.0, width);
        }
        let e = self.simplify_extract(a, lo, width, depth - 1);
        self.asked.insert(request, e);
        e
    }

    fn simplify_extract(&mut self, a: ExprId, lo: u16, width: u16, depth: u16) -> ExprId {
        match self.node(a) {
            Node::Const(c) => self.constant(width, c.value >> lo),
            Node::Extract(x, l2) => self.extract_within(x, lo + l2, width, depth),
            Node::Concat(hi, low) => {
                let n = self.width(low);
                if lo + width <= n {
                    self.extract_within(low, lo, width, depth)
                } else if lo >= n {
                    self.extract_within(hi, lo - n, width, depth)
                } else {
                    let h = self.extract_within(hi, 0, lo + width - n, depth);
                    let l = self.extract_within(low, lo, n - lo, depth);
                    self.concat(h, l)
                }
            }
            Node::Zext(x) => {
                let n = self.width(x);
                if lo >= n {
                    self.constant(width, 0)
                } else if lo + width <= n {
                    self.extract_within(x, lo, width, depth)
                } else {
                    let part = self.extract_within(x, lo, n - lo, depth);
                    self.zext(part, width)
                }
            }
            Node::Sext(x) => {
                let n = self.width(x);
                if lo + width <= n {
                    self.extract_within(x, lo, width, depth)
                } else {
                    // At least the sign is left.
                    let from = lo.min(n - 1);
                    let part = self.extract_within(x, from, n - from, depth);
                    self.sext(part, width)
                }
            }
            Node::Bin(op, x, y) => self.extract_bin(a, op, x, y, lo, width, depth),
            Node::Un(UnOp::Not, x) => {
                let x = self.extract_within(x, lo, width, depth);
                self.not(x)
            }
            Node::Un(UnOp::Neg, x) if lo == 0 => {
                let x = self.extract_within(x, 0, width, depth);
                self.neg(x)
            }
            Node::Ite(c, x, y) => {
                let x = self.extract_within(x, lo, width, depth);
                let y = self.extract_within(y, lo, width, depth);
                self.ite(c, x, y)
            }
            _ => self.intern(Node::Extract(a, lo), width),
        }
    }

    #[allow(clippy::too_many_arguments, reason = "one case of simplify_extract, with its operator taken apart")]
    fn extract_bin(&mut self, a: ExprId, op: BinOp, x: ExprId, y: ExprId, lo: u16, width: u16, depth: u16) -> ExprId {
        use BinOp::*;
        match op {
            And | Or | Xor => {
                let x = self.extract_within(x, lo, width, depth);
                let y = self.extract_within(y, lo, width, depth);
                return self.bin(op, x, y);
            }
            // Low bits of these depend on the operands' low bits alone.
            Add | Sub | Mul if lo == 0 => {
                let x = self.extract_within(x, 0, width, depth);
                let y = self.extract_within(y, 0, width, depth);
                return self.bin(op, x, y);
            }
            // Quotient and remainder of extended numbers fit the narrow width (or wrap alike, for min / -1).
            UDiv | URem | SDiv | SRem if lo == 0 => {
                let signed = matches!(op, SDiv | SRem);
                if let (Some(x), Some(y)) = (self.narrowed(x, width, signed), self.narrowed(y, width, signed)) {
                    return self.bin(op, x, y);
                }
            }
            Shl => {
                if let Some(k) = self.as_const(y).map(|c| c.value) {
                    if k >= u128::from(lo + width) {
                        return self.constant(width, 0);
                    }
                    if u128::from(lo) >= k {
                        return self.extract_within(x, lo - k as u16, width, depth);
                    }
                    if lo == 0 {
                        let x = self.extract_within(x, 0, width, depth);
                        let k = self.constant(width, k);
                        return self.bin(Shl, x, k);
                    }
                }
            }
            _ => {}
        }
        self.intern(Node::Extract(a, lo), width)
    }

    /// The number `a` as a term of `width` bits, if its form shows that it fits: an extension or a constant.
    fn narrowed(&mut self, a: ExprId, width: u16, signed: bool) -> Option<ExprId> {
        match self.node(a) {
            Node::Const(c) => {
                let low = Bits::new(width, c.value);
                let fits = if signed { low.signed() == c.signed() } else { low.value == c.value };
                fits.then(|| self.constant(width, low.value))
            }
            Node::Zext(x) if self.width(x) + u16::from(signed) <= width => Some(self.zext(x, width)),
            Node::Sext(x) if signed && self.width(x) <= width => Some(self.sext(x, width)),
            _ => None,
        }
    }

    /// The most significant bit.
    pub fn msb(&mut self, a: ExprId) -> ExprId {
        let w = self.width(a);
        self.extract(a, w - 1, 1)
    }

    pub fn zext(&mut self, a: ExprId, width: u16) -> ExprId {
        let w = self.width(a);
        assert!(w <= width, "zext of width {w} to {width}");
        if w == width {
            return a;
        }
        match self.node(a) {
            Node::Const(c) => self.constant(width, c.value),
            Node::Zext(x) => self.zext(x, width),
            _ => self.intern(Node::Zext(a), width),
        }
    }

    pub fn sext(&mut self, a: ExprId, width: u16) -> ExprId {
        let w = self.width(a);
        assert!(w <= width, "sext of width {w} to {width}");
        if w == width {
            return a;
        }
        match self.node(a) {
            Node::Const(c) => self.constant(width, c.signed() as u128),
            Node::Sext(x) => self.sext(x, width),
            Node::Zext(x) => self.zext(x, width),
            _ => self.intern(Node::Sext(a), width),
        }
    }

    pub fn concat(&mut self, hi: ExprId, lo: ExprId) -> ExprId {
        let (wh, wl) = (self.width(hi), self.width(lo));
        let w = wh + wl;
        if let Some(h) = self.as_const(hi) {
            if let Some(l) = self.as_const(lo) {
                return self.constant(w, h.value << wl | l.value);
            }
            if h.value == 0 {
                return self.zext(lo, w);
            }
        }
        // Copies of the sign above a number extend it.
        if let Node::Sext(sign) = self.node(hi)
            && self.width(sign) == 1
            && sign == self.msb(lo)
        {
            return self.sext(lo, w);
        }
        if let (Node::Extract(x, lx), Node::Extract(y, ly)) = (self.node(hi), self.node(lo))
            && x == y
            && lx == ly + wl
        {
            return self.extract(x, ly, w);
        }
        self.intern(Node::Concat(hi, lo), w)
    }

    /// Either truncates or zero-extends `a` to `width`.
    pub fn resize(&mut self, a: ExprId, width: u16) -> ExprId {
        if width < self.width(a) { self.extract(a, 0, width) } else { self.zext(a, width) }
    }

    /// Rebuilds `roots` of `from` here, every variable replaced by what `subst` gives.
    /// The constructors simplify again, so the result may be much smaller.
    pub fn instantiate(
        &mut self,
        from: &Arena,
        roots: &[ExprId],
        subst: &mut dyn FnMut(&mut Arena, Sym, u16) -> ExprId,
    ) -> Vec<ExprId> {
        let mut memo: HashMap<ExprId, ExprId> = HashMap::new();
        for e in from.reachable(roots) {
            let new = match from.node(e) {
                Node::Const(c) => self.constant(c.width, c.value),
                Node::Var(s) => subst(self, s, from.width(e)),
                node => self.rebuild(node, from.width(e), |x| memo[&x]),
            };
            memo.insert(e, new);
        }
        roots.iter().map(|r| memo[r]).collect()
    }

    /// Rebuilds one inner node over mapped operands.
    fn rebuild(&mut self, node: Node, width: u16, at: impl Fn(ExprId) -> ExprId) -> ExprId {
        match node {
            Node::Const(c) => self.constant(c.width, c.value),
            Node::Var(s) => self.var(s, width),
            Node::Un(op, a) => self.un(op, at(a)),
            Node::Bin(op, a, b) => self.bin(op, at(a), at(b)),
            Node::Ite(c, a, b) => self.ite(at(c), at(a), at(b)),
            Node::Extract(a, lo) => self.extract(at(a), lo, width),
            Node::Zext(a) => self.zext(at(a), width),
            Node::Sext(a) => self.sext(at(a), width),
            Node::Concat(a, b) => self.concat(at(a), at(b)),
        }
    }

    /// Replaces variables inside this arena.
    pub fn substitute(&mut self, roots: &[ExprId], map: &HashMap<Sym, ExprId>) -> Vec<ExprId> {
        let order = self.reachable(roots);
        let mut memo: HashMap<ExprId, ExprId> = HashMap::new();
        for e in order {
            let (node, width) = self.nodes[e.index()];
            let new = match node {
                Node::Var(s) => map.get(&s).copied().unwrap_or(e),
                Node::Const(_) => e,
                node => self.rebuild(node, width, |x| memo[&x]),
            };
            memo.insert(e, new);
        }
        roots.iter().map(|r| memo[r]).collect()
    }

    /// Every term that `roots` depend on, operands before users.
    pub fn reachable(&self, roots: &[ExprId]) -> Vec<ExprId> {
        let mut seen = vec![false; roots.iter().map(|r| r.index() + 1).max().unwrap_or(0)];
        let mut stack = roots.to_vec();
        while let Some(e) = stack.pop() {
            if !std::mem::replace(&mut seen[e.index()], true) {
                stack.extend(self.node(e).operands());
            }
        }
        (0..seen.len()).filter(|&i| seen[i]).map(|i| ExprId(i as u32)).collect()
    }

    /// The variables that `roots` depend on, in order of first appearance in the arena, with widths.
    pub fn variables(&self, roots: &[ExprId]) -> Vec<(Sym, u16)> {
        self.reachable(roots)
            .into_iter()
            .filter_map(|e| match self.node(e) {
                Node::Var(s) => Some((s, self.width(e))),
                _ => None,
            })
            .collect()
    }

    /// SMT-LIB-like text: `(bvadd x #x00000001)`. Shared terms are written out each time.
    pub fn text(&self, e: ExprId, name: &dyn Fn(Sym) -> String) -> String {
        let mut out = String::new();
        self.write_text(e, name, &mut out);
        out
    }

    fn write_text(&self, e: ExprId, name: &dyn Fn(Sym) -> String, out: &mut String) {
        match self.node(e) {
            Node::Const(c) if c.width % 4 == 0 => {
                let digits = usize::from(c.width / 4);
                let _ = write!(out, "#x{:0digits$x}", c.value);
            }
            Node::Const(c) => {
                let digits = usize::from(c.width);
                let _ = write!(out, "#b{:0digits$b}", c.value);
            }
            Node::Var(s) => out.push_str(&name(s)),
            node => {
                out.push('(');
                out.push_str(&self.head(e));
                for a in node.operands() {
                    out.push(' ');
                    self.write_text(a, name, out);
                }
                out.push(')');
            }
        }
    }

    /// The operator of a term as text, indices included: `bvadd`, `(_ extract 7 0)`; empty for a leaf.
    pub fn head(&self, e: ExprId) -> String {
        match self.node(e) {
            Node::Const(_) | Node::Var(_) => String::new(),
            Node::Un(UnOp::Not, _) => "bvnot".to_string(),
            Node::Un(UnOp::Neg, _) => "bvneg".to_string(),
            Node::Un(UnOp::Popcount, _) => "popcount".to_string(),
            Node::Un(UnOp::Clz, _) => "clz".to_string(),
            Node::Un(UnOp::Ctz, _) => "ctz".to_string(),
            Node::Bin(op, ..) => op.smt_name().to_string(),
            Node::Ite(..) => "ite".to_string(),
            Node::Extract(_, lo) => format!("(_ extract {} {lo})", lo + self.width(e) - 1),
            Node::Zext(a) => format!("(_ zero_extend {})", self.width(e) - self.width(a)),
            Node::Sext(a) => format!("(_ sign_extend {})", self.width(e) - self.width(a)),
            Node::Concat(..) => "concat".to_string(),
        }
    }
}

/// Meaning of a unary operator on numbers at width `w`.
pub fn eval_un(op: UnOp, w: u16, a: u128) -> u128 {
    let m = mask(w);
    match op {
        UnOp::Not => !a & m,
        UnOp::Neg => a.wrapping_neg() & m,
        UnOp::Popcount => u128::from(a.count_ones()) & m,
        UnOp::Clz => u128::from(a.leading_zeros() - (128 - u32::from(w))) & m,
        UnOp::Ctz => u128::from(a.trailing_zeros().min(u32::from(w))) & m,
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
    }
}
