//! Checks certificates of proofs over sums (`prove::sums`): that what a query asserts holds in no state.
//!
//! A certificate goes through the terms of a query, operands first, and gives the value of each, an unsigned number, as a
//! polynomial over unknown integers: values of variables, and quotients rounded down by powers of two (carries, borrows,
//! upper words). What has to be shown of a step is that some polynomial lies in a range ([`bounds`]); the step itself is a
//! line of arithmetic for each operator ([`values`]). A query whose asserted term is 0 has no model.
//!
//! It shares no code with the prover: it reads the query's SMT-LIB text and the certificate's, and looks for nothing but
//! bounds. The text has one line for each step:
//!
//! | line | it says |
//! |---|---|
//! | `term NAME PARAMETER… / TERM…` | the next term, numbered from 0 on |
//! | `value` | the next unknown is the value of the term |
//! | `like TERM` | the term has the same operator, and operands of equal values |
//! | `quotient BITS HI POLYNOMIAL` | the next unknown is the polynomial over `2^BITS`, rounded down, from 0 to HI |
//! | `fact POLYNOMIAL` | a polynomial over bits, which is 0 or 1 |
//! | `floor POLYNOMIAL` | a quotient that the operator asks for, as `extract` does |
//! | `short` | that quotient has no bit above the field |
//! | `is POLYNOMIAL` | the value of the term |
//! | `bit` | which is 0 or 1 |
//! | `same BITS PRODUCT : POLYNOMIAL : POLYNOMIAL : POLYNOMIAL` | the second and the third are both the first over `2^BITS`, rounded down, and so equal; solved for the product |
//! | `now POLYNOMIAL` | the value of the term as that equation gives it |
//! | `claim TERM` | the term is 0, and the query asserts it |
//!
//! A polynomial is a list of coefficients, each with its unknowns: `5 -3*x12 1*x3*x4`.

mod bounds;
mod certificate;
mod polynomial;
mod smtlib;
mod terms;
mod values;

use std::fmt;

/// Why a certificate is not accepted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rejection {
    /// Of the certificate, from 1 on; 0 if it is none of them.
    pub line: usize,
    pub why: String,
}

impl Rejection {
    fn of(why: impl Into<String>) -> Rejection {
        Rejection { line: 0, why: why.into() }
    }
}

impl fmt::Display for Rejection {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            0 => f.write_str(&self.why),
            n => write!(f, "line {n} of the certificate: {}", self.why),
        }
    }
}

/// Whether a certificate shows that what `query` (SMT-LIB 2, bit-vectors) asserts holds in no state.
///
/// # Errors
/// Where it does not, and why.
pub fn check(query: &str, certificate: &str) -> Result<(), Rejection> {
    let mut terms = terms::TermTable::default();
    let asserted = smtlib::assertions(query, &mut terms)?;
    let mut checker = values::ValueChecker::new(terms);
    let mut claimed = None;
    for (n, line) in certificate.lines().enumerate() {
        let step = certificate::CertificateStep::parse(line).map(|step| match step {
            Some(certificate::CertificateStep::Claim(term)) => checker.zero(term).map(|term| claimed = Some(term)),
            Some(step) => checker.step(step),
            None => Ok(()),
        });
        step.and_then(|r| r).map_err(|r| Rejection { line: n + 1, ..r })?;
    }
    match claimed {
        Some(term) if asserted.contains(&term) => Ok(()),
        Some(_) => Err(Rejection::of("the query asserts another term than the certificate is about")),
        None => Err(Rejection::of("the certificate claims nothing")),
    }
}
