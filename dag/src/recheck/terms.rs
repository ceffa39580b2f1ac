//! Terms over bit-vectors, equal ones made once: as SMT-LIB writes them, truth values being bit-vectors of width 1.

use super::Rejection;
use num_bigint::BigInt;
use std::collections::HashMap;

/// A term, by its place in the table.
pub type TermNumber = usize;

/// An operator with its parameters, by SMT-LIB's names for bit-vectors: `extract` with the highest and the lowest bit,
/// `zero_extend` and `sign_extend` with how many bits are new. `ite` decides by its first operand.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Operator {
    Number(BigInt),
    Variable(String),
    Apply(String, Vec<u32>),
}

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct CheckedTerm {
    pub operator: Operator,
    pub width: u32,
    pub operands: Vec<TermNumber>,
}

#[derive(Default)]
pub struct TermTable {
    terms: Vec<CheckedTerm>,
    known: HashMap<CheckedTerm, TermNumber>,
}

/// Widths beyond this are an error of the text.
const WIDEST: u32 = 1 << 16;

impl TermTable {
    pub fn get(&self, n: TermNumber) -> &CheckedTerm {
        &self.terms[n]
    }

    pub fn number(&mut self, value: BigInt, width: u32) -> Result<TermNumber, Rejection> {
        if width == 0 || width > WIDEST || value < BigInt::ZERO || value.bits() > u64::from(width) {
            return Err(Rejection::of("a number is wider than its type"));
        }
        Ok(self.add(Operator::Number(value), width, Vec::new()))
    }

    pub fn variable(&mut self, name: &str, width: u32) -> Result<TermNumber, Rejection> {
        if width == 0 || width > WIDEST {
            return Err(Rejection::of("a variable has no width"));
        }
        Ok(self.add(Operator::Variable(name.to_string()), width, Vec::new()))
    }

    fn add(&mut self, operator: Operator, width: u32, operands: Vec<TermNumber>) -> TermNumber {
        let term = CheckedTerm { operator, width, operands };
        if let Some(&n) = self.known.get(&term) {
            return n;
        }
        self.terms.push(term.clone());
        self.known.insert(term, self.terms.len() - 1);
        self.terms.len() - 1
    }

    /// An operation, by its name over bit-vectors or truth values.
    pub fn apply(&mut self, name: &str, parameters: &[u32], operands: &[TermNumber]) -> Result<TermNumber, Rejection> {
        let widths: Vec<u32> = operands.iter().map(|&o| self.terms[o].width).collect();
        let wrong = || Rejection::of(format!("`{name}` has operands of the wrong number or width"));
        let alike =
            |n: usize| if widths.len() == n && widths.windows(2).all(|w| w[0] == w[1]) { Ok(()) } else { Err(wrong()) };
        let bits = match name {
            "and" | "or" | "xor" | "not" if widths.iter().any(|w| *w != 1) => return Err(wrong()),
            "and" => "bvand",
            "or" => "bvor",
            "xor" => "bvxor",
            "not" => "bvnot",
            other => other,
        };
        let width = match bits {
            "bvnot" | "bvneg" => alike(1).map(|()| widths[0])?,
            "=" | "bvult" | "bvslt" => alike(2).map(|()| 1)?,
            "ite" => match widths[..] {
                [1, a, b] if a == b => a,
                _ => return Err(wrong()),
            },
            "extract" => match (parameters, &widths[..]) {
                (&[high, low], &[w]) if low <= high && high < w => high - low + 1,
                _ => return Err(wrong()),
            },
            "zero_extend" | "sign_extend" => match (parameters, &widths[..]) {
                (&[new], &[w]) if new <= WIDEST => w + new,
                _ => return Err(wrong()),
            },
            "concat" => match widths[..] {
                [a, b] => a + b,
                _ => return Err(wrong()),
            },
            "bvand" | "bvor" | "bvxor" | "bvadd" | "bvsub" | "bvmul" | "bvudiv" | "bvurem" | "bvsdiv" | "bvsrem"
            | "bvshl" | "bvlshr" | "bvashr" => alike(2).map(|()| widths[0])?,
            _ => return Err(Rejection::of(format!("`{name}` is no operator that is known here"))),
        };
        if width > WIDEST {
            return Err(wrong());
        }
        Ok(match self.simplified(bits, operands) {
            Some(n) => n,
            None => self.add(Operator::Apply(bits.to_string(), parameters.to_vec()), width, operands.to_vec()),
        })
    }

    /// What stands for a truth value as a bit and back again, and for numbers in two parts.
    fn simplified(&mut self, name: &str, operands: &[TermNumber]) -> Option<TermNumber> {
        let number = |t: TermNumber| match &self.terms[t].operator {
            Operator::Number(n) => Some((n.clone(), self.terms[t].width)),
            _ => None,
        };
        let one = Some((BigInt::from(1), 1));
        match (name, operands) {
            ("ite", &[c, a, b]) if number(a) == one && number(b) == Some((BigInt::ZERO, 1)) => Some(c),
            ("=", &[a, b]) if number(b) == one => Some(a),
            ("concat", &[a, b]) => {
                let ((high, above), (low, below)) = (number(a)?, number(b)?);
                Some(self.add(Operator::Number((high << below) + low), above + below, Vec::new()))
            }
            _ => None,
        }
    }
}
