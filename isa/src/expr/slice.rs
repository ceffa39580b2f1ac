//! Constructors that take terms apart and put them together: extract, extend, concatenate.

use super::{Arena, BinOp, Bits, ExprId, ExprNode, MAX_NARROW, UnOp};

/// How deep [`Arena::extract`] walks into its operand; past that the term stays as it is.
const EXTRACT_DEPTH: u16 = 256;

impl Arena {
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
        let request = (a, lo, width);
        if let Some(&known) = self.extracted.get(&request) {
            return known;
        }
        if depth == 0 || (width > MAX_NARROW && matches!(self.node(a), ExprNode::Var(_))) {
            return self.intern(ExprNode::Extract(a, lo), width);
        }
        let e = if width > MAX_NARROW {
            self.wide_extract(a, lo, width)
        } else {
            self.simplify_extract(a, lo, width, depth - 1)
        };
        self.extracted.insert(request, e);
        e
    }

    fn simplify_extract(&mut self, a: ExprId, lo: u16, width: u16, depth: u16) -> ExprId {
        match self.node(a) {
            ExprNode::Const(c) => self.constant(width, c.value >> lo),
            ExprNode::Extract(x, l2) => self.extract_within(x, lo + l2, width, depth),
            ExprNode::Concat(hi, low) => {
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
            ExprNode::Zext(x) => {
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
            ExprNode::Sext(x) => {
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
            ExprNode::Bin(op, x, y) => self.extract_bin(a, op, x, y, lo, width, depth),
            ExprNode::Un(UnOp::Not, x) => {
                let x = self.extract_within(x, lo, width, depth);
                self.not(x)
            }
            ExprNode::Un(UnOp::Neg, x) if lo == 0 => {
                let x = self.extract_within(x, 0, width, depth);
                self.neg(x)
            }
            ExprNode::Ite(c, x, y) => {
                let x = self.extract_within(x, lo, width, depth);
                let y = self.extract_within(y, lo, width, depth);
                self.ite(c, x, y)
            }
            _ => self.intern(ExprNode::Extract(a, lo), width),
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
        self.intern(ExprNode::Extract(a, lo), width)
    }

    /// The number `a` as a term of `width` bits, if its form shows that it fits: an extension or a constant.
    fn narrowed(&mut self, a: ExprId, width: u16, signed: bool) -> Option<ExprId> {
        match self.node(a) {
            ExprNode::Const(c) => {
                let low = Bits::new(width, c.value);
                let fits = if signed { low.signed() == c.signed() } else { low.value == c.value };
                fits.then(|| self.constant(width, low.value))
            }
            ExprNode::Zext(x) if self.width(x) + u16::from(signed) <= width => Some(self.zext(x, width)),
            ExprNode::Sext(x) if signed && self.width(x) <= width => Some(self.sext(x, width)),
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
        if width > MAX_NARROW {
            return self.wide_zext(a, width);
        }
        match self.node(a) {
            ExprNode::Const(c) => self.constant(width, c.value),
            ExprNode::Zext(x) => self.zext(x, width),
            _ => self.intern(ExprNode::Zext(a), width),
        }
    }

    pub fn sext(&mut self, a: ExprId, width: u16) -> ExprId {
        let w = self.width(a);
        assert!(w <= width, "sext of width {w} to {width}");
        if w == width {
            return a;
        }
        if width > MAX_NARROW {
            return self.wide_sext(a, width);
        }
        match self.node(a) {
            ExprNode::Const(c) => self.constant(width, c.signed() as u128),
            ExprNode::Sext(x) => self.sext(x, width),
            ExprNode::Zext(x) => self.zext(x, width),
            _ => self.intern(ExprNode::Sext(a), width),
        }
    }

    /// `hi` above `lo`. Chains lean to the right, and what can be merged is merged: `(concat (concat x y) z)`
    /// and `(concat x (concat y z))` are one term.
    pub fn concat(&mut self, hi: ExprId, lo: ExprId) -> ExprId {
        let (wh, wl) = (self.width(hi), self.width(lo));
        let w = wh + wl;
        if w > MAX_NARROW {
            return self.wide_concat(hi, lo);
        }
        match self.node(hi) {
            ExprNode::Concat(x, y) => {
                let low = self.concat(y, lo);
                return self.concat(x, low);
            }
            ExprNode::Zext(x) => {
                let low = self.concat(x, lo);
                return self.zext(low, w);
            }
            ExprNode::Const(c) if c.value == 0 => return self.zext(lo, w),
            _ => {}
        }
        if let Some(both) = self.joined(hi, lo) {
            return both;
        }
        if let ExprNode::Concat(y, z) = self.node(lo)
            && let Some(both) = self.joined(hi, y)
        {
            return self.concat(both, z);
        }
        // A constant above an extension by zeros is a constant above the number.
        if let (ExprNode::Const(c), ExprNode::Zext(x)) = (self.node(hi), self.node(lo)) {
            let zeros = wl - self.width(x);
            let high = self.constant(wh + zeros, c.value << zeros);
            return self.concat(high, x);
        }
        self.intern(ExprNode::Concat(hi, lo), w)
    }

    /// Two pieces as one, where they are one.
    fn joined(&mut self, hi: ExprId, lo: ExprId) -> Option<ExprId> {
        let (wh, wl) = (self.width(hi), self.width(lo));
        if let (Some(h), Some(l)) = (self.as_const(hi), self.as_const(lo)) {
            return Some(self.constant(wh + wl, h.value << wl | l.value));
        }
        // Copies of the sign above a number extend it.
        if let ExprNode::Sext(sign) = self.node(hi)
            && self.width(sign) == 1
            && sign == self.msb(lo)
        {
            return Some(self.sext(lo, wh + wl));
        }
        self.neighbours(hi, lo)
    }

    /// Either truncates or zero-extends `a` to `width`.
    pub fn resize(&mut self, a: ExprId, width: u16) -> ExprId {
        if width < self.width(a) { self.extract(a, 0, width) } else { self.zext(a, width) }
    }
}
