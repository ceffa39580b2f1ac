//! A reading written down step by step, for [`crate::recheck`], where the lines are described.

use super::system::QuotientClaim;
use crate::ir::integers::poly::{Monomial, Poly};
use isa::{Arena, BinOp, ExprId, ExprNode, UnOp};
use num_bigint::BigInt;
use rustc_hash::FxHashMap;
use std::fmt::Write;

#[derive(Clone, Default)]
pub struct CertificateWriter {
    text: String,
    numbers: FxHashMap<ExprId, usize>,
    /// A term has an operator that SMT-LIB writes otherwise.
    is_partial: bool,
}

impl CertificateWriter {
    /// What was written, if it is whole.
    pub fn text(self) -> Option<String> {
        (!self.is_partial).then_some(self.text)
    }

    fn line(&mut self, line: std::fmt::Arguments) {
        self.text.write_fmt(line).and_then(|()| self.text.write_char('\n')).expect("strings can be written");
    }

    /// The next term; its operands were terms before.
    pub fn term(&mut self, arena: &Arena, e: ExprId) {
        let width = arena.width(e);
        let from = |a: ExprId| width - arena.width(a);
        let head = match arena.node(e) {
            ExprNode::Const(c) => format!("number {width} {}", c.value),
            ExprNode::Var(s) => format!("variable {width} v{}", s.0),
            ExprNode::Un(UnOp::Not, _) => "bvnot".to_string(),
            ExprNode::Un(UnOp::Neg, _) => "bvneg".to_string(),
            ExprNode::Bin(op, ..) => name(op).unwrap_or_default().to_string(),
            ExprNode::Ite(..) => "ite".to_string(),
            ExprNode::Extract(_, low) => format!("extract {} {low}", low + width - 1),
            ExprNode::Zext(a) => format!("zero_extend {}", from(a)),
            ExprNode::Sext(a) => format!("sign_extend {}", from(a)),
            ExprNode::Concat(..) => "concat".to_string(),
            ExprNode::Un(..) | ExprNode::Fma(..) | ExprNode::Convert(..) => String::new(),
        };
        self.is_partial |= head.is_empty();
        let operands: Vec<String> = arena.node(e).operands().map(|o| format!(" {}", self.numbers[&o])).collect();
        self.line(format_args!("term {head} /{}", operands.concat()));
        self.numbers.insert(e, self.numbers.len());
    }

    pub fn value(&mut self) {
        self.line(format_args!("value"));
    }

    pub fn like(&mut self, e: ExprId) {
        let number = self.numbers[&e];
        self.line(format_args!("like {number}"));
    }

    pub fn quotient(&mut self, of: &Poly, bits: u32, hi: &BigInt) {
        self.line(format_args!("quotient {bits} {hi} {}", polynomial(of)));
    }

    pub fn floor(&mut self, quotient: &Poly) {
        self.line(format_args!("floor {}", polynomial(quotient)));
    }

    pub fn short(&mut self) {
        self.line(format_args!("short"));
    }

    pub fn fact(&mut self, p: &Poly) {
        self.line(format_args!("fact {}", polynomial(p)));
    }

    pub fn is(&mut self, p: &Poly) {
        self.line(format_args!("is {}", polynomial(p)));
    }

    pub fn bit(&mut self) {
        self.line(format_args!("bit"));
    }

    /// Two names of one quotient, solved for `pivot`.
    pub fn same(&mut self, claim: &QuotientClaim, first: &Poly, second: &Poly, pivot: Option<&Monomial>) {
        let pivot = pivot.map_or(String::new(), |m| format!(" {}", product(m)));
        let (of, first, second) = (polynomial(claim.of), polynomial(first), polynomial(second));
        self.line(format_args!("same {}{pivot} : {of} : {first} : {second}", claim.bits));
    }

    pub fn now(&mut self, p: &Poly) {
        self.line(format_args!("now {}", polynomial(p)));
    }

    pub fn claim(&mut self, e: ExprId) {
        let number = self.numbers[&e];
        self.line(format_args!("claim {number}"));
    }
}

/// SMT-LIB's name.
fn name(op: BinOp) -> Option<&'static str> {
    Some(match op {
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
        BinOp::FAdd | BinOp::FSub | BinOp::FMul | BinOp::FDiv | BinOp::FLt | BinOp::FEq => return None,
    })
}

fn polynomial(p: &Poly) -> String {
    let terms: Vec<String> =
        p.terms().map(|(m, c)| if m.is_empty() { c.to_string() } else { format!("{c}*{}", product(m)) }).collect();
    terms.join(" ")
}

fn product(m: &Monomial) -> String {
    m.iter().map(|v| format!("x{v}")).collect::<Vec<_>>().join("*")
}
