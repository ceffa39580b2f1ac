//! The simplifying constructors of operators: constants are folded, neutral elements and inverses vanish,
//! commutative operands stand in one order.

use super::BinOp::{self, *};
use super::{Arena, Bits, ExprId, ExprNode, UnOp, eval_bin, eval_un, mask, wide::WORD};

impl Arena {
    /// A unary term. Above 128 bits there is `Not` alone; above 64 it goes word by word.
    pub fn un(&mut self, op: UnOp, a: ExprId) -> ExprId {
        let w = self.width(a);
        if w > WORD && op == UnOp::Not {
            return self.wide_map(a, |arena, x| arena.un(op, x));
        }
        assert!(!op.is_float() || w == 32 || w == 64, "{op:?} of width {w}");
        if let Some(c) = self.as_const(a) {
            return self.constant(w, eval_un(op, w, c.value));
        }
        if let Some(&known) = self.computed.get(&(op, a)) {
            return known;
        }
        let e = self.simplify_un(op, w, a);
        self.computed.insert((op, a), e);
        e
    }

    fn simplify_un(&mut self, op: UnOp, w: u16, a: ExprId) -> ExprId {
        match (op, self.node(a)) {
            (UnOp::Not, ExprNode::Un(UnOp::Not, x)) | (UnOp::Neg, ExprNode::Un(UnOp::Neg, x)) => x,
            // -x = x at width 1
            (UnOp::Neg, _) if w == 1 => a,
            // ~(x - 1) = -x ; -(~x) = x + 1
            (UnOp::Neg, ExprNode::Un(UnOp::Not, x)) => {
                let one = self.constant(w, 1);
                self.bin(BinOp::Add, x, one)
            }
            (UnOp::Neg, ExprNode::Bin(BinOp::Sub, x, y)) => self.bin(BinOp::Sub, y, x),
            (UnOp::Not, ExprNode::Un(UnOp::Neg, x)) => {
                let ones = self.constant(w, u128::MAX);
                self.bin(BinOp::Add, x, ones)
            }
            (UnOp::Not, ExprNode::Ite(c, t, e)) if w == 1 => {
                let (t, e) = (self.not(t), self.not(e));
                self.ite(c, t, e)
            }
            _ => self.intern(ExprNode::Un(op, a), w),
        }
    }

    /// A binary term. Above 128 bits there are `And`, `Or`, `Xor` and `Eq` alone; above 64 these go word by word.
    ///
    /// # Panics
    /// If the widths differ (a bug in the caller, never in an input).
    pub fn bin(&mut self, op: BinOp, a: ExprId, b: ExprId) -> ExprId {
        let w = self.width(a);
        assert_eq!(w, self.width(b), "{op:?} of widths {w} and {}", self.width(b));
        if w > WORD && matches!(op, And | Or | Xor | Eq) {
            return self.wide_bin(op, a, b);
        }
        assert!(!op.is_float() || w == 32 || w == 64, "{op:?} of width {w}");
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
        self.simplify_bin(op, w, a, b).unwrap_or_else(|| self.intern(ExprNode::Bin(op, a, b), out))
    }

    fn wide_bin(&mut self, op: BinOp, a: ExprId, b: ExprId) -> ExprId {
        if op != Eq {
            return self.wide_zip(a, b, |arena, x, y| arena.bin(op, x, y));
        }
        let mut all = self.bool(true);
        if a != b {
            for (x, y) in self.words(a).into_iter().zip(self.words(b)) {
                let same = self.eq(x, y);
                all = self.and(all, same);
            }
        }
        all
    }

    fn simplify_bin(&mut self, op: BinOp, w: u16, a: ExprId, b: ExprId) -> Option<ExprId> {
        if a == b
            && let Some(e) = self.of_equals(op, w, a)
        {
            return Some(e);
        }
        if w == 1
            && let Some(e) = self.of_truth_values(op, a, b)
        {
            return Some(e);
        }
        if let Some(e) = self.of_neutral_constants(op, w, a, b) {
            return Some(e);
        }
        if let Some(c) = self.as_const(b)
            && let Some(e) = self.of_constant(op, w, a, c)
        {
            return Some(e);
        }
        if op == Eq
            && let Some(e) = self.split_equality(w, a, b)
        {
            return Some(e);
        }
        self.of_inverses(op, w, a, b)
    }

    fn of_equals(&mut self, op: BinOp, w: u16, a: ExprId) -> Option<ExprId> {
        Some(match op {
            And | Or => a,
            Xor | Sub => self.constant(w, 0),
            Eq => self.bool(true),
            Ult | Slt | FLt => self.bool(false),
            _ => return None,
        })
    }

    /// Width 1: + and - are xor, * is and, = is xnor, < is "not a and b".
    fn of_truth_values(&mut self, op: BinOp, a: ExprId, b: ExprId) -> Option<ExprId> {
        Some(match op {
            Add | Sub => self.xor(a, b),
            Mul => self.and(a, b),
            Eq => {
                let x = self.xor(a, b);
                self.not(x)
            }
            Ult => {
                let n = self.not(a);
                self.and(n, b)
            }
            _ => return None,
        })
    }

    /// Neutral and absorbing constants.
    fn of_neutral_constants(&mut self, op: BinOp, w: u16, a: ExprId, b: ExprId) -> Option<ExprId> {
        let zero = Bits::new(w, 0);
        let ones = Bits::new(w, u128::MAX);
        let (ca, cb) = (self.as_const(a), self.as_const(b));
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
        None
    }

    /// An equality of concatenations that have a cut in common, as equalities of their parts.
    fn split_equality(&mut self, w: u16, a: ExprId, b: ExprId) -> Option<ExprId> {
        match (self.node(a), self.node(b)) {
            (ExprNode::Concat(..), _) | (_, ExprNode::Concat(..)) | (ExprNode::Zext(_), ExprNode::Zext(_)) => {}
            _ => return None,
        }
        let cut = (1..w).find(|&at| self.is_cut(a, at) && self.is_cut(b, at))?;
        let (la, lb) = (self.extract(a, 0, cut), self.extract(b, 0, cut));
        let (ha, hb) = (self.extract(a, cut, w - cut), self.extract(b, cut, w - cut));
        let (low, high) = (self.eq(la, lb), self.eq(ha, hb));
        Some(self.and(low, high))
    }

    /// Whether a part of `e` ends at bit `at`: cutting there takes no operation apart.
    fn is_cut(&self, e: ExprId, at: u16) -> bool {
        match self.node(e) {
            ExprNode::Const(_) => true,
            ExprNode::Zext(x) => at >= self.width(x) || self.is_cut(x, at),
            ExprNode::Concat(hi, lo) => {
                let n = self.width(lo);
                at == n || if at < n { self.is_cut(lo, at) } else { self.is_cut(hi, at - n) }
            }
            _ => false,
        }
    }

    /// A constant on the right.
    fn of_constant(&mut self, op: BinOp, w: u16, a: ExprId, c: Bits) -> Option<ExprId> {
        match op {
            Eq => self.equals_constant(w, a, c),
            LShr | AShr | And => self.of_two_constants(op, w, a, c).or_else(|| self.as_rearrangement(op, w, a, c)),
            _ => self.of_two_constants(op, w, a, c),
        }
    }

    fn of_two_constants(&mut self, op: BinOp, w: u16, a: ExprId, c: Bits) -> Option<ExprId> {
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
            && let ExprNode::Bin(inner, x, y) = self.node(a)
            && inner == op
            && let Some(d) = self.as_const(y)
        {
            let k = self.constant(w, eval_bin(op, w, c.value, d.value));
            return Some(self.bin(op, x, k));
        }
        if op == Shl
            && let ExprNode::Bin(Shl, x, y) = self.node(a)
            && let Some(d) = self.as_const(y)
        {
            let sum = c.value + d.value;
            let k = self.constant(w, sum);
            return Some(if sum >= u128::from(w) { self.constant(w, 0) } else { self.bin(Shl, x, k) });
        }
        None
    }

    /// Shifts by a constant and masks of low bits move bits around.
    fn as_rearrangement(&mut self, op: BinOp, w: u16, a: ExprId, c: Bits) -> Option<ExprId> {
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
        None
    }

    fn equals_constant(&mut self, w: u16, a: ExprId, c: Bits) -> Option<ExprId> {
        match self.node(a) {
            ExprNode::Bin(Add, x, y) if self.as_const(y).is_some() => {
                let k = self.sub_const(c, y);
                return Some(self.eq(x, k));
            }
            ExprNode::Bin(Xor, x, y) if c.value == 0 => return Some(self.eq(x, y)),
            ExprNode::Bin(Sub, x, y) if c.value == 0 => return Some(self.eq(x, y)),
            ExprNode::Un(UnOp::Neg, x) => {
                let k = self.constant(w, c.value.wrapping_neg());
                return Some(self.eq(x, k));
            }
            ExprNode::Zext(x) => {
                let n = self.width(x);
                if c.value > mask(n) {
                    return Some(self.bool(false));
                }
                let k = self.constant(n, c.value);
                return Some(self.eq(x, k));
            }
            ExprNode::Sext(x) => {
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
        None
    }

    /// Operations that undo each other.
    fn of_inverses(&mut self, op: BinOp, w: u16, a: ExprId, b: ExprId) -> Option<ExprId> {
        match (op, self.node(a), self.node(b)) {
            // x + -y = x - y ; x - -y = x + y
            (Add, _, ExprNode::Un(UnOp::Neg, y)) => Some(self.sub(a, y)),
            (Add, ExprNode::Un(UnOp::Neg, x), _) => Some(self.sub(b, x)),
            (Sub, _, ExprNode::Un(UnOp::Neg, y)) => Some(self.add(a, y)),
            // (x - y) + y = x ; (x + y) - y = x ; (x + y) - x = y ; x - (x - y) = y
            (Add, ExprNode::Bin(Sub, x, y), _) if y == b => Some(x),
            (Add, _, ExprNode::Bin(Sub, x, y)) if y == a => Some(x),
            (Sub, ExprNode::Bin(Add, x, y), _) if y == b => Some(x),
            (Sub, ExprNode::Bin(Add, x, y), _) if x == b => Some(y),
            (Sub, _, ExprNode::Bin(Sub, x, y)) if x == a => Some(y),
            // A sum carries if it is less than one of its operands, no matter which: the left one stands for both.
            (Ult, ExprNode::Bin(Add, x, y), _) if y == b && x != b && self.as_const(y).is_none() => {
                Some(self.bin(Ult, a, x))
            }
            (Xor, ExprNode::Bin(Xor, x, y), _) if y == b => Some(x),
            (Xor, ExprNode::Bin(Xor, x, y), _) if x == b => Some(y),
            (Xor, _, ExprNode::Bin(Xor, x, y)) if y == a => Some(x),
            (Xor, _, ExprNode::Bin(Xor, x, y)) if x == a => Some(y),
            (And, ExprNode::Un(UnOp::Not, x), _) if x == b => Some(self.constant(w, 0)),
            (And, _, ExprNode::Un(UnOp::Not, y)) if y == a => Some(self.constant(w, 0)),
            (Or, ExprNode::Un(UnOp::Not, x), _) if x == b => Some(self.constant(w, u128::MAX)),
            (Or, _, ExprNode::Un(UnOp::Not, y)) if y == a => Some(self.constant(w, u128::MAX)),
            (Xor, ExprNode::Un(UnOp::Not, x), ExprNode::Un(UnOp::Not, y)) => Some(self.xor(x, y)),
            (Xor, ExprNode::Un(UnOp::Not, x), _) => {
                let r = self.xor(x, b);
                Some(self.not(r))
            }
            (Xor, _, ExprNode::Un(UnOp::Not, y)) => {
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
        if w > WORD {
            return self.wide_zip(a, b, |arena, x, y| arena.ite(c, x, y));
        }
        if let ExprNode::Un(UnOp::Not, x) = self.node(c) {
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
        if let ExprNode::Ite(c2, x, _) = self.node(a)
            && c2 == c
        {
            return self.ite(c, x, b);
        }
        if let ExprNode::Ite(c2, _, y) = self.node(b)
            && c2 == c
        {
            return self.ite(c, a, y);
        }
        self.intern(ExprNode::Ite(c, a, b), w)
    }
}
