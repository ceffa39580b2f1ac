//! Reads the assertions of an SMT-LIB file over bit-vectors.

use super::Rejection;
use super::terms::{TermNumber, TermTable};
use num_bigint::BigInt;
use std::collections::HashMap;

/// A list of a text, or a word of it; lists hold what is in them by place.
enum Expression<'a> {
    Word(&'a str),
    List(Vec<usize>),
}

/// Names with what they stand for, innermost last.
type BoundNames<'a> = HashMap<&'a str, Vec<TermNumber>>;

/// Expressions in expressions, `let` apart, deeper than this are not read.
const DEEPEST: usize = 500;

/// The terms that a file asserts.
///
/// # Errors
/// It is not such a file, or has operators that are not known.
pub fn assertions(text: &str, terms: &mut TermTable) -> Result<Vec<TermNumber>, Rejection> {
    let (all, top) = expressions(text)?;
    let mut reader = QueryReader { all: &all, terms, scope: BoundNames::new() };
    let mut asserted = Vec::new();
    for command in top {
        let Expression::List(parts) = &all[command] else { return Err(malformed()) };
        match reader.word(parts.first()) {
            Some("assert") if parts.len() == 2 => asserted.push(reader.term(parts[1], 0)?),
            Some("declare-fun") if parts.len() == 4 => reader.declare(parts)?,
            Some("set-logic" | "set-info" | "set-option" | "check-sat" | "exit") => {}
            _ => return Err(malformed()),
        }
    }
    Ok(asserted)
}

fn malformed() -> Rejection {
    Rejection::of("the query is no SMT-LIB that is known here")
}

/// All expressions of a text, and which of them stand in no other.
fn expressions(text: &str) -> Result<(Vec<Expression<'_>>, Vec<usize>), Rejection> {
    let (mut all, mut open): (Vec<Expression>, Vec<Vec<usize>>) = (Vec::new(), vec![Vec::new()]);
    for line in text.lines() {
        let line = line.split(';').next().unwrap_or_default();
        let mut rest = line;
        while let Some(c) = rest.trim_start().chars().next() {
            rest = rest.trim_start();
            let length = match c {
                '(' | ')' => 1,
                _ => rest.find(|c: char| c.is_whitespace() || c == '(' || c == ')').unwrap_or(rest.len()),
            };
            let (token, after) = rest.split_at(length);
            rest = after;
            match token {
                "(" => open.push(Vec::new()),
                ")" => {
                    let list = open.pop().ok_or_else(malformed)?;
                    all.push(Expression::List(list));
                    open.last_mut().ok_or_else(malformed)?.push(all.len() - 1);
                }
                word => {
                    all.push(Expression::Word(word));
                    open.last_mut().ok_or_else(malformed)?.push(all.len() - 1);
                }
            }
        }
    }
    match <[Vec<usize>; 1]>::try_from(open) {
        Ok([top]) => Ok((all, top)),
        Err(_) => Err(malformed()),
    }
}

struct QueryReader<'a, 'b> {
    all: &'b [Expression<'a>],
    terms: &'b mut TermTable,
    scope: BoundNames<'a>,
}

impl<'a> QueryReader<'a, '_> {
    fn word(&self, at: Option<&usize>) -> Option<&'a str> {
        match self.all.get(*at?)? {
            Expression::Word(w) => Some(w),
            Expression::List(_) => None,
        }
    }

    fn list(&self, at: Option<&usize>) -> Option<&[usize]> {
        match self.all.get(*at?)? {
            Expression::Word(_) => None,
            Expression::List(l) => Some(l),
        }
    }

    /// `(declare-fun name () (_ BitVec n))`.
    fn declare(&mut self, parts: &[usize]) -> Result<(), Rejection> {
        let sort: Vec<&str> =
            self.list(parts.get(3)).unwrap_or_default().iter().filter_map(|p| self.word(Some(p))).collect();
        let (Some(name), Some([]), ["_", "BitVec", width]) =
            (self.word(parts.get(1)), self.list(parts.get(2)), &sort[..])
        else {
            return Err(malformed());
        };
        let width = width.parse().map_err(|_| malformed())?;
        let variable = self.terms.variable(name, width)?;
        self.scope.entry(name).or_default().push(variable);
        Ok(())
    }

    /// `let` in `let` goes on without recursion: files have them thousands deep.
    fn term(&mut self, at: usize, depth: usize) -> Result<TermNumber, Rejection> {
        if depth > DEEPEST {
            return Err(malformed());
        }
        let (mut at, mut bound) = (at, Vec::new());
        while let Some([head, bindings, body]) = self.list(Some(&at))
            && self.word(Some(head)) == Some("let")
        {
            let (bindings, body) = (*bindings, *body);
            let pairs = self.list(Some(&bindings)).ok_or_else(malformed)?.to_vec();
            let mut values = Vec::new();
            for pair in pairs {
                let Some(&[name, value]) = self.list(Some(&pair)) else { return Err(malformed()) };
                let name = self.word(Some(&name)).ok_or_else(malformed)?;
                values.push((name, self.term(value, depth + 1)?));
            }
            for (name, value) in values {
                self.scope.entry(name).or_default().push(value);
                bound.push(name);
            }
            at = body;
        }
        let term = self.application(at, depth)?;
        for name in bound {
            self.scope.get_mut(name).map(Vec::pop);
        }
        Ok(term)
    }

    fn application(&mut self, at: usize, depth: usize) -> Result<TermNumber, Rejection> {
        if let Some(word) = self.word(Some(&at)) {
            return match (word, self.scope.get(word).and_then(|s| s.last())) {
                (_, Some(&known)) => Ok(known),
                ("true", None) => self.terms.number(BigInt::from(1), 1),
                ("false", None) => self.terms.number(BigInt::ZERO, 1),
                (word, None) => self.digits(word),
            };
        }
        let parts = self.list(Some(&at)).unwrap_or_default().to_vec();
        // `(_ bv5 64)`
        if let (Some("_"), Some(number), Some(width)) =
            (self.word(parts.first()), self.word(parts.get(1)), self.word(parts.get(2)))
        {
            let value = number.strip_prefix("bv").and_then(|n| n.parse().ok()).ok_or_else(malformed)?;
            return self.terms.number(value, width.parse().map_err(|_| malformed())?);
        }
        let mut parameters = Vec::new();
        let name = match self.word(parts.first()) {
            Some(name) => name,
            // `((_ extract 7 0) x)`
            None => {
                let head = self.list(parts.first()).ok_or_else(malformed)?;
                for p in head.get(2..).unwrap_or_default() {
                    parameters.push(self.word(Some(p)).and_then(|w| w.parse().ok()).ok_or_else(malformed)?);
                }
                self.word(head.get(1)).ok_or_else(malformed)?
            }
        };
        let mut operands = Vec::new();
        for p in parts.get(1..).unwrap_or_default() {
            operands.push(self.term(*p, depth + 1)?);
        }
        self.terms.apply(name, &parameters, &operands)
    }

    /// `#b1010` and `#xff`.
    fn digits(&mut self, word: &str) -> Result<TermNumber, Rejection> {
        let (digits, base, bits) = match (word.strip_prefix("#b"), word.strip_prefix("#x")) {
            (Some(d), _) => (d, 2, 1),
            (_, Some(d)) => (d, 16, 4),
            _ => return Err(malformed()),
        };
        let value = BigInt::parse_bytes(digits.as_bytes(), base).ok_or_else(malformed)?;
        self.terms.number(value, digits.len() as u32 * bits)
    }
}
