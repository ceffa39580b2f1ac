//! Signatures: which registers carry a function's arguments and results, and what is known of the arguments.
//!
//! `NAME(ARG, …) -> RET[, RET…] [where COND, …]`, where ARG and RET are registers at the live width (`edi`, `al`,
//! `xmm0`) or `REG:BITS` (`rax:48`), `-> void` for no result, and COND is a comparison over argument registers
//! (`edi != 0`, `rdi & 15 == 0`) or `noalias(rdi, rsi)`. Comparisons are unsigned; `s<`, `s<=`, `s>`, `s>=` are signed.

use isa::{Arena, BinOp, ExprId, Gpr, Width};
use std::fmt;

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Register {
    Gpr(Gpr),
    /// `xmm`/`ymm` by number.
    Vector(u8),
}

/// The low `bits` of a register.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Slice {
    pub register: Register,
    pub bits: u16,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Signature {
    pub name: String,
    pub arguments: Vec<Slice>,
    /// Empty for `void`.
    pub results: Vec<Slice>,
    pub conditions: Vec<Condition>,
}

/// A fact about the arguments at entry.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Condition {
    Compare {
        op: Compare,
        left: Term,
        right: Term,
    },
    /// No byte that is accessed at an address made from the one, as a summand, is accessed at one made from the other.
    NoAlias(Gpr, Gpr),
    /// [`Condition::NoAlias`] of any two 64-bit arguments.
    NoneAlias,
    /// Memory is more than what it holds (registers of devices, other threads): every access stays as it is.
    Volatile,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Compare {
    Eq,
    Ne,
    Lt,
    Le,
    Gt,
    Ge,
    SignedLt,
    SignedLe,
    SignedGt,
    SignedGe,
}

/// An operand of a comparison: bit-vector arithmetic over registers, all at the width of the widest register.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Term {
    Register(Gpr, Width),
    Constant(i128),
    Binary(BinOp, Box<Term>, Box<Term>),
}

/// Where a signature stops making sense, and what would.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SignatureError {
    /// Column, from 1.
    pub column: usize,
    pub message: String,
}

impl fmt::Display for SignatureError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "column {}: {}", self.column, self.message)
    }
}

impl std::error::Error for SignatureError {}

/// What is said about the grammar in every remedy.
pub const GRAMMAR: &str =
    "write NAME(ARG, ...) -> RET[, RET...] [where COND, ...], as in `f(edi, rsi) -> eax where edi != 0`";

const COMPARISONS: [(&str, Compare); 10] = [
    ("==", Compare::Eq),
    ("!=", Compare::Ne),
    ("s<=", Compare::SignedLe),
    ("s>=", Compare::SignedGe),
    ("s<", Compare::SignedLt),
    ("s>", Compare::SignedGt),
    ("<=", Compare::Le),
    (">=", Compare::Ge),
    ("<", Compare::Lt),
    (">", Compare::Gt),
];

/// Binary operators, loosest first. Unlike in C all of them bind tighter than comparisons.
const OPERATORS: [&[(&str, BinOp)]; 6] = [
    &[("|", BinOp::Or)],
    &[("^", BinOp::Xor)],
    &[("&", BinOp::And)],
    &[("<<", BinOp::Shl), (">>", BinOp::LShr)],
    &[("+", BinOp::Add), ("-", BinOp::Sub)],
    &[("*", BinOp::Mul)],
];

/// In place of a name: the conditions hold of every function, whatever its signature is.
pub const ALL: &str = "*";

impl Signature {
    pub fn parse(text: &str) -> Result<Signature, SignatureError> {
        let mut p = Parser { text, at: 0, depth: 0 };
        let signature = if p.take("*") { p.of_all()? } else { p.signature()? };
        p.blanks();
        if p.at < text.len() { p.expected("the end, `,` or `where`") } else { Ok(signature) }
    }
}

/// Parentheses in each other; nobody writes so many, and the parser calls itself for each.
const DEEPEST: u32 = 100;

struct Parser<'a> {
    text: &'a str,
    /// Byte position.
    at: usize,
    /// Open parentheses.
    depth: u32,
}

type Parsed<T> = Result<T, SignatureError>;

impl<'a> Parser<'a> {
    fn signature(&mut self) -> Parsed<Signature> {
        let name = self.name()?.to_string();
        self.need("(")?;
        let arguments = if self.take(")") { Vec::new() } else { self.slices_to_close()? };
        self.need("->")?;
        let results = if self.keyword("void") { Vec::new() } else { self.list(Parser::slice)? };
        let conditions = if self.keyword("where") { self.list(Parser::condition)? } else { Vec::new() };
        Ok(Signature { name, arguments, results, conditions })
    }

    /// Conditions for every function.
    fn of_all(&mut self) -> Parsed<Signature> {
        if !self.keyword("where") {
            return self.expected("`where`");
        }
        let conditions = self.list(Parser::condition)?;
        Ok(Signature { name: ALL.to_string(), arguments: Vec::new(), results: Vec::new(), conditions })
    }

    fn slices_to_close(&mut self) -> Parsed<Vec<Slice>> {
        if self.keyword("void") {
            self.need(")")?;
            return Ok(Vec::new());
        }
        let slices = self.list(Parser::slice)?;
        self.need(")")?;
        Ok(slices)
    }

    fn list<T>(&mut self, mut one: impl FnMut(&mut Parser<'a>) -> Parsed<T>) -> Parsed<Vec<T>> {
        let mut all = vec![one(self)?];
        while self.take(",") {
            all.push(one(self)?);
        }
        Ok(all)
    }

    fn slice(&mut self) -> Parsed<Slice> {
        self.blanks();
        let start = self.at;
        let Some((register, full)) = self.word().and_then(register) else {
            self.at = start;
            return self.expected("a register such as `edi`, `rax:48` or `xmm0`");
        };
        if !self.take(":") {
            return Ok(Slice { register, bits: full });
        }
        self.blanks();
        let start = self.at;
        match self.word().and_then(|w| w.parse::<u16>().ok()).filter(|b| (1..=full).contains(b)) {
            Some(bits) => Ok(Slice { register, bits }),
            None => {
                self.at = start;
                self.expected(&format!("a number of bits from 1 to {full}"))
            }
        }
    }

    fn condition(&mut self) -> Parsed<Condition> {
        if self.keyword("volatile") {
            return Ok(Condition::Volatile);
        }
        if self.keyword("noalias") {
            if !self.take("(") {
                return Ok(Condition::NoneAlias);
            }
            let a = self.pointer()?;
            self.need(",")?;
            let b = self.pointer()?;
            self.need(")")?;
            return Ok(Condition::NoAlias(a, b));
        }
        self.blanks();
        let start = self.at;
        let left = self.term(0)?;
        self.blanks();
        let Some(op) = COMPARISONS.iter().find(|(s, _)| self.take(s)).map(|c| c.1) else {
            return self.expected("a comparison: == != < <= > >= s< s<= s> s>=");
        };
        let right = self.term(0)?;
        let condition = Condition::Compare { op, left, right };
        if condition.width().is_none() {
            self.at = start;
            return self.expected("a condition over at least one register");
        }
        Ok(condition)
    }

    fn pointer(&mut self) -> Parsed<Gpr> {
        self.blanks();
        let start = self.at;
        match self.word().and_then(Gpr::parse) {
            Some((g, Width::W64)) => Ok(g),
            _ => {
                self.at = start;
                self.expected("a 64-bit register")
            }
        }
    }

    fn term(&mut self, level: usize) -> Parsed<Term> {
        let Some(operators) = OPERATORS.get(level) else { return self.primary() };
        let mut left = self.term(level + 1)?;
        while let Some(op) = self.operator(operators) {
            left = Term::Binary(op, Box::new(left), Box::new(self.term(level + 1)?));
        }
        Ok(left)
    }

    fn operator(&mut self, operators: &[(&str, BinOp)]) -> Option<BinOp> {
        self.blanks();
        operators.iter().find(|(s, _)| self.take(s)).map(|o| o.1)
    }

    fn primary(&mut self) -> Parsed<Term> {
        if self.depth < DEEPEST && self.take("(") {
            self.depth += 1;
            let inner = self.term(0)?;
            self.depth -= 1;
            self.need(")")?;
            return Ok(inner);
        }
        let negative = self.take("-");
        self.blanks();
        let start = self.at;
        let word = self.word();
        if let Some(n) = word.and_then(number) {
            return Ok(Term::Constant(if negative { -n } else { n }));
        }
        if let (false, Some((g, w))) = (negative, word.and_then(Gpr::parse)) {
            return Ok(Term::Register(g, w));
        }
        self.at = start;
        self.expected("a general register or a number of at most 64 bits")
    }

    fn blanks(&mut self) {
        let rest = &self.text[self.at..];
        self.at += rest.len() - rest.trim_start().len();
    }

    fn take(&mut self, what: &str) -> bool {
        self.blanks();
        let found = self.text[self.at..].starts_with(what);
        self.at += if found { what.len() } else { 0 };
        found
    }

    fn need(&mut self, what: &str) -> Parsed<()> {
        if self.take(what) { Ok(()) } else { self.expected(&format!("`{what}`")) }
    }

    fn keyword(&mut self, what: &str) -> bool {
        self.blanks();
        let start = self.at;
        if self.word() == Some(what) {
            return true;
        }
        self.at = start;
        false
    }

    /// Letters, digits and what else names and numbers are made of.
    fn word(&mut self) -> Option<&'a str> {
        let rest = &self.text[self.at..];
        let rest = rest.strip_prefix('%').unwrap_or(rest);
        let begin = self.text.len() - rest.len();
        let end = rest.find(|c: char| !(c.is_alphanumeric() || c == '_')).unwrap_or(rest.len());
        self.at = begin + end;
        (end > 0).then(|| &rest[..end])
    }

    /// A function's name: anything up to the parenthesis but blanks.
    fn name(&mut self) -> Parsed<&'a str> {
        self.blanks();
        let rest = &self.text[self.at..];
        let end = rest.find(|c: char| c.is_whitespace() || matches!(c, '(' | ')' | ',')).unwrap_or(rest.len());
        if end == 0 {
            return self.expected("the name of a function");
        }
        self.at += end;
        Ok(&rest[..end])
    }

    fn expected<T>(&self, what: &str) -> Parsed<T> {
        let found: String = self.text[self.at..].chars().take_while(|c| !c.is_whitespace()).take(20).collect();
        let found = if found.is_empty() { "the end".to_string() } else { format!("`{found}`") };
        let column = self.text[..self.at].chars().count() + 1;
        Err(SignatureError { column, message: format!("expected {what}, found {found}") })
    }
}

/// A register and its number of bits.
fn register(word: &str) -> Option<(Register, u16)> {
    if let Some((g, w)) = Gpr::parse(word) {
        return Some((Register::Gpr(g), w.bits()));
    }
    let (kind, number) = word.split_at_checked(3)?;
    let bits = match kind {
        "xmm" => 128,
        "ymm" => 256,
        "zmm" => 512,
        _ => return None,
    };
    let number = number.parse::<u8>().ok().filter(|n| *n < 32)?;
    Some((Register::Vector(number), bits))
}

fn number(word: &str) -> Option<i128> {
    let value = match word.strip_prefix("0x") {
        Some(hex) => u64::from_str_radix(hex, 16),
        None => word.parse::<u64>(),
    };
    value.ok().map(i128::from)
}

impl Term {
    fn registers(&self) -> Vec<Gpr> {
        match self {
            Term::Register(g, _) => vec![*g],
            Term::Constant(_) => Vec::new(),
            Term::Binary(_, a, b) => [a.registers(), b.registers()].concat(),
        }
    }

    /// Width of the widest register.
    fn width(&self) -> Option<Width> {
        match self {
            Term::Register(_, w) => Some(*w),
            Term::Constant(_) => None,
            Term::Binary(_, a, b) => a.width().max(b.width()),
        }
    }

    fn expr(&self, arena: &mut Arena, reg: &dyn Fn(Gpr) -> ExprId, width: Width) -> ExprId {
        match self {
            Term::Register(g, w) => {
                let low = arena.extract(reg(*g), 0, w.bits());
                arena.zext(low, width.bits())
            }
            Term::Constant(c) => arena.constant(width.bits(), *c as u128 & u128::from(width.mask())),
            Term::Binary(op, a, b) => {
                let (a, b) = (a.expr(arena, reg, width), b.expr(arena, reg, width));
                arena.bin(*op, a, b)
            }
        }
    }
}

impl Condition {
    /// Two different pointers to memory that does not overlap.
    pub fn pointers_apart(&self) -> Option<(Gpr, Gpr)> {
        match self {
            Condition::NoAlias(a, b) if a != b => Some((*a, *b)),
            _ => None,
        }
    }

    /// Reads one condition, as it stands after `where`.
    pub fn parse(text: &str) -> Result<Condition, SignatureError> {
        let mut p = Parser { text, at: 0, depth: 0 };
        let condition = p.condition()?;
        p.blanks();
        if p.at < text.len() { p.expected("the end of the condition") } else { Ok(condition) }
    }

    fn width(&self) -> Option<Width> {
        match self {
            Condition::Compare { left, right, .. } => left.width().max(right.width()),
            _ => Some(Width::W64),
        }
    }

    /// The registers that it speaks of.
    pub fn registers(&self) -> Vec<Gpr> {
        match self {
            Condition::NoAlias(a, b) => vec![*a, *b],
            Condition::NoneAlias | Condition::Volatile => Vec::new(),
            Condition::Compare { left, right, .. } => [left.registers(), right.registers()].concat(),
        }
    }

    /// The fact as a term of width 1 over the registers' contents at entry. Only comparisons are: of pointers through which
    /// nothing is accessed `noalias` says nothing.
    pub fn expr(&self, arena: &mut Arena, reg: &dyn Fn(Gpr) -> ExprId) -> ExprId {
        let width = self.width().unwrap_or(Width::W64);
        let (op, a, b) = match self {
            Condition::Compare { op, left, right } => {
                (*op, left.expr(arena, reg, width), right.expr(arena, reg, width))
            }
            _ => return arena.bool(true),
        };
        let (relation, swapped, negated) = op.relation();
        let (a, b) = if swapped { (b, a) } else { (a, b) };
        let holds = arena.bin(relation, a, b);
        if negated { arena.not(holds) } else { holds }
    }
}

impl Compare {
    /// As one of the expression language's relations, with operands swapped, result negated.
    const fn relation(self) -> (BinOp, bool, bool) {
        match self {
            Compare::Eq => (BinOp::Eq, false, false),
            Compare::Ne => (BinOp::Eq, false, true),
            Compare::Lt => (BinOp::Ult, false, false),
            Compare::Gt => (BinOp::Ult, true, false),
            Compare::Le => (BinOp::Ult, true, true),
            Compare::Ge => (BinOp::Ult, false, true),
            Compare::SignedLt => (BinOp::Slt, false, false),
            Compare::SignedGt => (BinOp::Slt, true, false),
            Compare::SignedLe => (BinOp::Slt, true, true),
            Compare::SignedGe => (BinOp::Slt, false, true),
        }
    }
}

impl fmt::Display for Slice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.register {
            Register::Gpr(g) => match Width::from_bits(u32::from(self.bits)) {
                Some(w) => f.write_str(g.name(w)),
                None => write!(f, "{}:{}", g.name(Width::W64), self.bits),
            },
            Register::Vector(n) => match self.bits {
                128 => write!(f, "xmm{n}"),
                256 => write!(f, "ymm{n}"),
                512 => write!(f, "zmm{n}"),
                bits @ 0..=127 => write!(f, "xmm{n}:{bits}"),
                bits @ 129..=255 => write!(f, "ymm{n}:{bits}"),
                bits => write!(f, "zmm{n}:{bits}"),
            },
        }
    }
}

impl fmt::Display for Term {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let operand = |t: &Term| match t {
            Term::Binary(..) => format!("({t})"),
            _ => t.to_string(),
        };
        match self {
            Term::Register(g, w) => f.write_str(g.name(*w)),
            Term::Constant(c) => write!(f, "{c}"),
            Term::Binary(op, a, b) => {
                let symbol = OPERATORS.iter().flat_map(|l| l.iter()).find(|o| o.1 == *op).map_or("?", |o| o.0);
                write!(f, "{} {symbol} {}", operand(a), operand(b))
            }
        }
    }
}

impl fmt::Display for Condition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Condition::NoAlias(a, b) => write!(f, "noalias({a}, {b})"),
            Condition::NoneAlias => f.write_str("noalias"),
            Condition::Volatile => f.write_str("volatile"),
            Condition::Compare { op, left, right } => {
                let symbol = COMPARISONS.iter().find(|c| c.1 == *op).map_or("?", |c| c.0);
                write!(f, "{left} {symbol} {right}")
            }
        }
    }
}

impl fmt::Display for Signature {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let list = |slices: &[Slice]| slices.iter().map(Slice::to_string).collect::<Vec<_>>().join(", ");
        let results = if self.results.is_empty() { "void".to_string() } else { list(&self.results) };
        write!(f, "{}({}) -> {results}", self.name, list(&self.arguments))?;
        for (n, c) in self.conditions.iter().enumerate() {
            write!(f, "{}{c}", if n == 0 { " where " } else { ", " })?;
        }
        Ok(())
    }
}
