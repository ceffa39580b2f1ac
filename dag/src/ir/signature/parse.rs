//! Signatures and conditions from text.

use super::condition::{COMPARISONS, OPERATORS};
use super::{ALL, Condition, ConditionTerm, PublicPlace, Register, Signature, SignatureError, Slice};
use isa::{BinOp, Gpr, Width};

impl Signature {
    /// Reads a signature.
    ///
    /// # Errors
    /// Where the text stops making sense, and what would.
    pub fn parse(text: &str) -> Result<Signature, SignatureError> {
        let mut p = Parser { text, at: 0, depth: 0 };
        let signature = if p.take("*") { p.of_all()? } else { p.signature()? };
        p.blanks();
        if p.at < text.len() { p.expected("the end, `,` or `where`") } else { Ok(signature) }
    }
}

impl Condition {
    /// Reads one condition, as it stands after `where`.
    ///
    /// # Errors
    /// Where the text stops making sense, and what would.
    pub fn parse(text: &str) -> Result<Condition, SignatureError> {
        let mut p = Parser { text, at: 0, depth: 0 };
        let condition = p.condition()?;
        p.blanks();
        if p.at < text.len() { p.expected("the end of the condition") } else { Ok(condition) }
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

type ParsedSignature<T> = Result<T, SignatureError>;

impl<'a> Parser<'a> {
    fn signature(&mut self) -> ParsedSignature<Signature> {
        let name = self.name()?.to_string();
        self.need("(")?;
        let arguments = if self.take(")") { Vec::new() } else { self.slices_to_close()? };
        self.need("->")?;
        let results = if self.keyword("void") { Vec::new() } else { self.list(Parser::slice)? };
        let conditions = if self.keyword("where") { self.list(Parser::condition)? } else { Vec::new() };
        Ok(Signature { name, arguments, results, conditions })
    }

    /// Conditions for every function.
    fn of_all(&mut self) -> ParsedSignature<Signature> {
        if !self.keyword("where") {
            return self.expected("`where`");
        }
        let conditions = self.list(Parser::condition)?;
        Ok(Signature { name: ALL.to_string(), arguments: Vec::new(), results: Vec::new(), conditions })
    }

    fn slices_to_close(&mut self) -> ParsedSignature<Vec<Slice>> {
        if self.keyword("void") {
            self.need(")")?;
            return Ok(Vec::new());
        }
        let slices = self.list(Parser::slice)?;
        self.need(")")?;
        Ok(slices)
    }

    fn list<T>(&mut self, mut one: impl FnMut(&mut Parser<'a>) -> ParsedSignature<T>) -> ParsedSignature<Vec<T>> {
        let mut all = vec![one(self)?];
        while self.take(",") {
            all.push(one(self)?);
        }
        Ok(all)
    }

    fn slice(&mut self) -> ParsedSignature<Slice> {
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

    fn condition(&mut self) -> ParsedSignature<Condition> {
        if self.keyword("volatile") {
            return Ok(Condition::Volatile);
        }
        if self.keyword("constant_time") {
            return Ok(Condition::ConstantTime);
        }
        if self.keyword("public") {
            self.need("(")?;
            if self.take(")") {
                return Ok(Condition::Public(Vec::new()));
            }
            let places = self.list(Parser::public_place)?;
            self.need(")")?;
            return Ok(Condition::Public(places));
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

    /// `rdi`, `esi`, `[rsi]`, `[rsi:32]` or `[rsp+8:8]`.
    fn public_place(&mut self) -> ParsedSignature<PublicPlace> {
        if !self.take("[") {
            return Ok(PublicPlace::Register(self.slice()?));
        }
        let base = self.pointer()?;
        let sign = if self.take("+") { 1 } else { -i64::from(self.take("-")) };
        let at = if sign == 0 { 0 } else { sign * self.count("an offset in bytes")? as i64 };
        let bytes = if self.take(":") { Some(self.count("a number of bytes")?) } else { None };
        self.need("]")?;
        Ok(PublicPlace::Memory { base, at, bytes })
    }

    /// A number that fits 31 bits.
    fn count(&mut self, what: &str) -> ParsedSignature<u64> {
        self.blanks();
        let start = self.at;
        let read = self.word().and_then(number).and_then(|n| u64::try_from(n).ok());
        match read.filter(|n| *n <= i32::MAX as u64) {
            Some(n) => Ok(n),
            None => {
                self.at = start;
                self.expected(what)
            }
        }
    }

    fn pointer(&mut self) -> ParsedSignature<Gpr> {
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

    fn term(&mut self, level: usize) -> ParsedSignature<ConditionTerm> {
        let Some(operators) = OPERATORS.get(level) else { return self.primary() };
        let mut left = self.term(level + 1)?;
        while let Some(op) = self.operator(operators) {
            left = ConditionTerm::Binary(op, Box::new(left), Box::new(self.term(level + 1)?));
        }
        Ok(left)
    }

    fn operator(&mut self, operators: &[(&str, BinOp)]) -> Option<BinOp> {
        self.blanks();
        operators.iter().find(|(s, _)| self.take(s)).map(|o| o.1)
    }

    fn primary(&mut self) -> ParsedSignature<ConditionTerm> {
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
            return Ok(ConditionTerm::Constant(if negative { -n } else { n }));
        }
        if let (false, Some((g, w))) = (negative, word.and_then(Gpr::parse)) {
            return Ok(ConditionTerm::Register(g, w));
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

    fn need(&mut self, what: &str) -> ParsedSignature<()> {
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
    fn name(&mut self) -> ParsedSignature<&'a str> {
        self.blanks();
        let rest = &self.text[self.at..];
        let end = rest.find(|c: char| c.is_whitespace() || matches!(c, '(' | ')' | ',')).unwrap_or(rest.len());
        if end == 0 {
            return self.expected("the name of a function");
        }
        self.at += end;
        Ok(&rest[..end])
    }

    fn expected<T>(&self, what: &str) -> ParsedSignature<T> {
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
