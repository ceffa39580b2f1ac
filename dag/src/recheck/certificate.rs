//! The lines of a certificate.

use super::Rejection;
use super::polynomial::{Polynomial, Product};
use num_bigint::BigInt;

/// One line; terms are numbered as they come.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum CertificateStep {
    Term { name: String, parameters: Vec<String>, operands: Vec<usize> },
    Premise(Premise),
    Is(Polynomial),
    Bit,
    Same(SameQuotient),
    Now(Polynomial),
    Claim(usize),
}

/// What stands between a term and its value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Premise {
    Value,
    Like(usize),
    Quotient { bits: u32, hi: BigInt, of: Polynomial },
    Fact(Polynomial),
    Floor(Polynomial),
    Short,
}

/// Both `first` and `second` are `of` over `2^bits`, rounded down.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SameQuotient {
    pub bits: u32,
    /// What the equation is solved for; `None` if it cannot be.
    pub pivot: Option<Product>,
    pub of: Polynomial,
    pub first: Polynomial,
    pub second: Polynomial,
}

/// Quotients by higher powers of two are an error of the text.
const MOST_BITS: u32 = 1 << 16;

impl CertificateStep {
    /// # Errors
    /// It is no line of a certificate.
    pub fn parse(line: &str) -> Result<Option<CertificateStep>, Rejection> {
        let line = line.split(';').next().unwrap_or_default().trim();
        let (name, rest) = line.split_once(' ').unwrap_or((line, ""));
        Ok(Some(match name {
            "" => return Ok(None),
            "term" => {
                let (head, operands) = rest.split_once('/').ok_or_else(malformed)?;
                let mut words = head.split_whitespace().map(str::to_string);
                let name = words.next().ok_or_else(malformed)?;
                let operands = operands.split_whitespace().map(number).collect::<Result<_, _>>()?;
                CertificateStep::Term { name, parameters: words.collect(), operands }
            }
            "value" => CertificateStep::Premise(Premise::Value),
            "like" => CertificateStep::Premise(Premise::Like(number(rest)?)),
            "quotient" => {
                let mut words = rest.splitn(3, ' ');
                let bits = bits(words.next().unwrap_or_default())?;
                let hi = number(words.next().unwrap_or_default())?;
                CertificateStep::Premise(Premise::Quotient {
                    bits,
                    hi,
                    of: polynomial(words.next().unwrap_or_default())?,
                })
            }
            "fact" => CertificateStep::Premise(Premise::Fact(polynomial(rest)?)),
            "floor" => CertificateStep::Premise(Premise::Floor(polynomial(rest)?)),
            "short" => CertificateStep::Premise(Premise::Short),
            "is" => CertificateStep::Is(polynomial(rest)?),
            "bit" => CertificateStep::Bit,
            "now" => CertificateStep::Now(polynomial(rest)?),
            "same" => {
                let parts: Vec<&str> = rest.split(':').collect();
                let &[head, of, first, second] = &parts[..] else { return Err(malformed()) };
                let (bits_text, pivot) = head.trim().split_once(' ').unwrap_or((head.trim(), ""));
                let pivot = if pivot.is_empty() { None } else { Some(product(pivot.split('*'))?) };
                let (of, first, second) = (polynomial(of)?, polynomial(first)?, polynomial(second)?);
                CertificateStep::Same(SameQuotient { bits: bits(bits_text)?, pivot, of, first, second })
            }
            "claim" => CertificateStep::Claim(number(rest)?),
            _ => return Err(malformed()),
        }))
    }
}

fn malformed() -> Rejection {
    Rejection::of("it is no step that is known here")
}

fn number<T: std::str::FromStr>(word: &str) -> Result<T, Rejection> {
    word.trim().parse().map_err(|_| malformed())
}

fn bits(word: &str) -> Result<u32, Rejection> {
    number(word).and_then(|b| if b <= MOST_BITS { Ok(b) } else { Err(malformed()) })
}

fn polynomial(text: &str) -> Result<Polynomial, Rejection> {
    let mut sum = Polynomial::default();
    for word in text.split_whitespace() {
        let mut factors = word.split('*');
        let coefficient = number(factors.next().unwrap_or_default())?;
        sum.add_product(product(factors)?, &coefficient);
    }
    Ok(sum)
}

fn product<'a>(factors: impl Iterator<Item = &'a str>) -> Result<Product, Rejection> {
    let mut product =
        factors.map(|f| number(f.strip_prefix('x').unwrap_or_default())).collect::<Result<Product, _>>()?;
    product.sort_unstable();
    Ok(product)
}
