//! Terms as text.

use super::{Arena, Convert, ExprId, ExprNode, Rounding, Sym, UnOp};
use std::fmt::Write;

impl Arena {
    /// SMT-LIB-like text: `(bvadd x #x00000001)`. Shared terms are written out each time.
    pub fn text(&self, e: ExprId, name: &dyn Fn(Sym) -> String) -> String {
        let mut out = String::new();
        self.write_text(e, name, &mut out);
        out
    }

    fn write_text(&self, e: ExprId, name: &dyn Fn(Sym) -> String, out: &mut String) {
        match self.node(e) {
            ExprNode::Const(c) if c.width % 4 == 0 => {
                let digits = usize::from(c.width / 4);
                let _ = write!(out, "#x{:0digits$x}", c.value);
            }
            ExprNode::Const(c) => {
                let digits = usize::from(c.width);
                let _ = write!(out, "#b{:0digits$b}", c.value);
            }
            ExprNode::Var(s) => out.push_str(&name(s)),
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
            ExprNode::Const(_) | ExprNode::Var(_) => String::new(),
            ExprNode::Un(UnOp::Not, _) => "bvnot".to_string(),
            ExprNode::Un(UnOp::Neg, _) => "bvneg".to_string(),
            ExprNode::Un(UnOp::Popcount, _) => "popcount".to_string(),
            ExprNode::Un(UnOp::Clz, _) => "clz".to_string(),
            ExprNode::Un(UnOp::Ctz, _) => "ctz".to_string(),
            ExprNode::Un(UnOp::FSqrt, _) => "fp.sqrt".to_string(),
            ExprNode::Un(UnOp::FRound(rounding), _) => format!("(fp.roundToIntegral {})", rounding_name(rounding)),
            ExprNode::Fma(..) => "fp.fma".to_string(),
            ExprNode::Convert(kind, a) => convert_head(kind, self.width(a), self.width(e)),
            ExprNode::Bin(op, ..) => op.smt_name().to_string(),
            ExprNode::Ite(..) => "ite".to_string(),
            ExprNode::Extract(_, lo) => format!("(_ extract {} {lo})", lo + self.width(e) - 1),
            ExprNode::Zext(a) => format!("(_ zero_extend {})", self.width(e) - self.width(a)),
            ExprNode::Sext(a) => format!("(_ sign_extend {})", self.width(e) - self.width(a)),
            ExprNode::Concat(..) => "concat".to_string(),
        }
    }
}

/// `(fp.to_sbv 64 32 RTZ)`: the widths of operand and result, and the rounding if any.
fn convert_head(kind: Convert, from: u16, to: u16) -> String {
    match kind {
        Convert::Float(rounding) => format!("(to_fp {from} {to} {})", rounding_name(rounding)),
        Convert::ToSigned(rounding) => format!("(fp.to_sbv {from} {to} {})", rounding_name(rounding)),
        Convert::ToUnsigned(rounding) => format!("(fp.to_ubv {from} {to} {})", rounding_name(rounding)),
        Convert::FromSigned => format!("(to_fp_signed {from} {to})"),
        Convert::FromUnsigned => format!("(to_fp_unsigned {from} {to})"),
    }
}

/// SMT-LIB's name of a rounding mode.
fn rounding_name(rounding: Rounding) -> &'static str {
    match rounding {
        Rounding::NearestEven => "RNE",
        Rounding::Down => "RTN",
        Rounding::Up => "RTP",
        Rounding::Zero => "RTZ",
    }
}
