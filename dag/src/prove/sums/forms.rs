//! The polynomials of terms, for those who want to write something with the same value.

use super::system::SumSystem;
use super::words::SumReading;
use super::{STATES, values};
use crate::ir::integers::poly::{Poly, power};
use isa::{Arena, ExprId};
use num_bigint::BigInt;
use rustc_hash::FxHashMap;

/// What terms are as integers: terms with equal polynomials are equal in every state.
#[derive(Clone)]
pub struct SumForms {
    system: SumSystem,
    forms: FxHashMap<ExprId, SumForm>,
}

/// The value of a term, an unsigned number.
#[derive(Clone, Debug)]
pub struct SumForm {
    pub poly: Poly,
    /// It is no more than this.
    pub hi: BigInt,
}

impl SumForms {
    /// The forms of all terms that these are made of. What is too long counts as a number of its own.
    pub fn of(arena: &Arena, terms: &[ExprId]) -> SumForms {
        let nodes = arena.reachable(terms);
        let values = values(arena, &nodes);
        let mut reading = SumReading::new(arena, &values, STATES as usize);
        for &e in &nodes {
            reading.term_or_opaque(e);
        }
        let SumReading { system, words, .. } = reading;
        let forms = words.into_iter().map(|(e, w)| (e, SumForm { poly: system.reduce(&w.poly), hi: w.hi })).collect();
        SumForms { system, forms }
    }

    pub fn get(&self, e: ExprId) -> Option<&SumForm> {
        self.forms.get(&e)
    }

    /// A polynomial in the form in which equal ones are told.
    pub fn reduce(&self, p: &Poly) -> Poly {
        self.system.reduce(p)
    }

    /// The product of a bit and a word.
    pub fn product(&self, bit: &Poly, word: &Poly) -> Option<Poly> {
        self.system.product(bit, word).ok().map(|p| self.reduce(&p))
    }

    /// Whether a polynomial is known to be less than `2^bits`.
    pub fn fits(&self, p: &Poly, bits: u32) -> bool {
        self.system.is_below(&self.reduce(p), &power(bits))
    }

    /// The polynomial divided by `2^bits`, if all of it can be.
    pub fn divided(&self, p: &Poly, bits: u32) -> Option<Poly> {
        let p = self.reduce(p);
        p.reduced(bits).is_zero().then(|| p.map(|c| c / power(bits)))
    }

    /// The values of a polynomial on the states that it was read on, modulo `2^64`.
    pub fn samples(&self, p: &Poly) -> Vec<u64> {
        let word = power(64);
        let low = |v: BigInt| u64::try_from(((v % &word) + &word) % &word).unwrap_or_default();
        self.system.sample(p, STATES as usize).into_iter().map(low).collect()
    }
}
