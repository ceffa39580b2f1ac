//! Rules as LLVM IR in the form that Alive2 reads: `@src` may be replaced by `@tgt` (Lopes et al., PLDI 2021). Terms become
//! instructions one by one; what is undefined in LLVM and defined here, such as a shift by the width, is written out.

use dag::search::rules::Rule;
use dag::search::rules::claim::RuleClaim;
use isa::expr::{ExprNode, mask};
use isa::{Arena, BinOp, ExprId, Sym, UnOp};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

/// One module for each output of a rule; `None` if a term of it has no such form: floating point, or a division.
pub fn modules(rule: &Rule) -> Option<Vec<String>> {
    // What is not defined may be chosen by the right side; LLVM has no such thing.
    let claim = RuleClaim::of(rule).filter(RuleClaim::is_defined)?;
    claim.equalities.iter().map(|e| module(&claim, [e.left, e.right])).collect()
}

fn module(claim: &RuleClaim, [left, right]: [ExprId; 2]) -> Option<String> {
    let arena = &claim.ctx.arena;
    let terms: Vec<ExprId> = claim.facts.iter().copied().chain([left, right]).collect();
    let variables = arena.variables(&terms);
    let mut names: BTreeMap<Sym, String> = BTreeMap::new();
    for &(s, _) in &variables {
        let symbol = claim.symbols.iter().position(|c| *c == s);
        let others = names.values().filter(|n| n.starts_with("%x")).count();
        names.insert(s, symbol.map_or(format!("%x{others}"), |n| format!("%c{n}")));
    }
    let parameters: Vec<String> = variables.iter().map(|(s, w)| format!("i{w} {}", names[s])).collect();
    let mut declared = BTreeSet::new();
    let mut out = String::new();
    for (name, root, facts) in [("src", left, claim.facts.as_slice()), ("tgt", right, &[])] {
        let (body, known) = (String::new(), BTreeMap::new());
        let mut function = LlvmFunction { arena, names: &names, body, lines: 0, known, declared };
        for fact in facts {
            let condition = function.term(*fact)?;
            function.declared.insert("declare void @llvm.assume(i1)".to_string());
            let _ = writeln!(function.body, "  call void @llvm.assume(i1 {condition})");
        }
        let result = function.term(root)?;
        let width = arena.width(root);
        let _ = writeln!(
            out,
            "define i{width} @{name}({}) {{\n{}",
            parameters.join(", "),
            function.body.trim_end_matches('\n')
        );
        let _ = writeln!(out, "  ret i{width} {result}\n}}\n");
        declared = function.declared;
    }
    declared.iter().for_each(|line| _ = writeln!(out, "{line}"));
    Some(out)
}

struct LlvmFunction<'c> {
    arena: &'c Arena,
    names: &'c BTreeMap<Sym, String>,
    body: String,
    /// Values that have a name.
    lines: usize,
    /// What terms are called that have been written.
    known: BTreeMap<ExprId, String>,
    /// Lines that declare what is called.
    declared: BTreeSet<String>,
}

impl LlvmFunction<'_> {
    fn line(&mut self, instruction: &str) -> String {
        let name = format!("%t{}", self.lines);
        self.lines += 1;
        let _ = writeln!(self.body, "  {name} = {instruction}");
        name
    }

    /// The name of a term, or its number.
    fn term(&mut self, e: ExprId) -> Option<String> {
        if let Some(name) = self.known.get(&e) {
            return Some(name.clone());
        }
        let width = self.arena.width(e);
        let name = match self.arena.node(e) {
            ExprNode::Const(bits) if width == 1 => if bits.value == 1 { "true" } else { "false" }.to_string(),
            ExprNode::Const(bits) => bits.value.to_string(),
            ExprNode::Var(s) => self.names.get(&s)?.clone(),
            ExprNode::Un(op, a) => self.unary(op, a, width)?,
            ExprNode::Bin(op, a, b) => self.binary(op, a, b)?,
            ExprNode::Ite(c, a, b) => {
                let [c, a, b] = [self.term(c)?, self.term(a)?, self.term(b)?];
                self.line(&format!("select i1 {c}, i{width} {a}, i{width} {b}"))
            }
            ExprNode::Extract(a, lo) => {
                let (of, wide) = (self.term(a)?, self.arena.width(a));
                let shifted = if lo == 0 { of } else { self.line(&format!("lshr i{wide} {of}, {lo}")) };
                if wide == width { shifted } else { self.line(&format!("trunc i{wide} {shifted} to i{width}")) }
            }
            ExprNode::Zext(a) => self.extended("zext", a, width)?,
            ExprNode::Sext(a) => self.extended("sext", a, width)?,
            ExprNode::Concat(high, low) => {
                let shift = self.arena.width(low);
                let [high, low] = [self.extended("zext", high, width)?, self.extended("zext", low, width)?];
                let above = self.line(&format!("shl i{width} {high}, {shift}"));
                self.line(&format!("or i{width} {above}, {low}"))
            }
            ExprNode::Fma(..) | ExprNode::Convert(..) => return None,
        };
        self.known.insert(e, name.clone());
        Some(name)
    }

    fn extended(&mut self, how: &str, a: ExprId, width: u16) -> Option<String> {
        let (of, narrow) = (self.term(a)?, self.arena.width(a));
        Some(if narrow == width { of } else { self.line(&format!("{how} i{narrow} {of} to i{width}")) })
    }

    fn unary(&mut self, op: UnOp, a: ExprId, width: u16) -> Option<String> {
        let of = self.term(a)?;
        let call = |name: &str, more: &str| format!("call i{width} @llvm.{name}.i{width}(i{width} {of}{more})");
        let (instruction, declared) = match op {
            UnOp::Not => (format!("xor i{width} {of}, -1"), None),
            UnOp::Neg => (format!("sub i{width} 0, {of}"), None),
            UnOp::Popcount => (call("ctpop", ""), Some(("ctpop", ""))),
            UnOp::Clz => (call("ctlz", ", i1 false"), Some(("ctlz", ", i1"))),
            UnOp::Ctz => (call("cttz", ", i1 false"), Some(("cttz", ", i1"))),
            UnOp::FSqrt | UnOp::FRound(_) => return None,
        };
        if let Some((name, more)) = declared {
            self.declared.insert(format!("declare i{width} @llvm.{name}.i{width}(i{width}{more})"));
        }
        Some(self.line(&instruction))
    }

    fn binary(&mut self, op: BinOp, a: ExprId, b: ExprId) -> Option<String> {
        let width = self.arena.width(a);
        let name = match op {
            BinOp::And => "and",
            BinOp::Or => "or",
            BinOp::Xor => "xor",
            BinOp::Add => "add",
            BinOp::Sub => "sub",
            BinOp::Mul => "mul",
            BinOp::Eq => "icmp eq",
            BinOp::Ult => "icmp ult",
            BinOp::Slt => "icmp slt",
            BinOp::Shl => return self.shift("shl", a, b),
            BinOp::LShr => return self.shift("lshr", a, b),
            BinOp::AShr => return self.shift("ashr", a, b),
            BinOp::UDiv | BinOp::URem | BinOp::SDiv | BinOp::SRem => return None,
            BinOp::FAdd | BinOp::FSub | BinOp::FMul | BinOp::FDiv | BinOp::FLt | BinOp::FEq => return None,
        };
        let [a, b] = [self.term(a)?, self.term(b)?];
        Some(self.line(&format!("{name} i{width} {a}, {b}")))
    }

    /// A shift by the width or more gives zeros, or copies of the sign.
    fn shift(&mut self, name: &str, a: ExprId, b: ExprId) -> Option<String> {
        let width = self.arena.width(a);
        let known = self.arena.as_const(b).map(|count| count.value);
        let [a, b] = [self.term(a)?, self.term(b)?];
        if known.is_some_and(|count| count < u128::from(width)) {
            return Some(self.line(&format!("{name} i{width} {a}, {b}")));
        }
        if u128::from(width) > mask(width) {
            return None;
        }
        let fits = self.line(&format!("icmp ult i{width} {b}, {width}"));
        let most = if name == "ashr" { width - 1 } else { 0 };
        let count = self.line(&format!("select i1 {fits}, i{width} {b}, i{width} {most}"));
        let shifted = self.line(&format!("{name} i{width} {a}, {count}"));
        if name == "ashr" {
            return Some(shifted);
        }
        Some(self.line(&format!("select i1 {fits}, i{width} {shifted}, i{width} 0")))
    }
}
