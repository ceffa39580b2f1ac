//! The audit of a reading: on states that it has not seen, the atoms are computed by what they mean, the terms by the
//! evaluator, and every polynomial, range and fact must agree with them.

use super::system::AtomMeaning;
use super::words::SumReading;
use super::{state, values_on};
use crate::ir::integers::poly::{floor, power};
use isa::{Arena, ExprId};
use num_bigint::BigInt;
use rustc_hash::FxHashMap;

/// States that are looked at.
const STATES: u64 = 96;

/// # Errors
/// What a state contradicts.
pub fn audit(arena: &Arena, nodes: &[ExprId], reading: &SumReading) -> Result<(), &'static str> {
    let variables = arena.variables(nodes);
    for k in 0..STATES {
        let values = values_on(arena, nodes, &state(&variables, 0xa0d2, k));
        let of: FxHashMap<ExprId, &BigInt> = nodes.iter().copied().zip(&values).collect();
        let mut atoms: Vec<BigInt> = Vec::new();
        for (meaning, range) in reading.system.meanings.iter().zip(&reading.system.ranges) {
            let value = match meaning {
                AtomMeaning::Term(e) => (*of[e]).clone(),
                AtomMeaning::Quotient { of, bits } => floor(&of.value(&atoms), &power(*bits)),
            };
            if !range.contains(&value) {
                return Err("a state contradicts the range of an atom");
            }
            atoms.push(value);
        }
        if reading.words.iter().any(|(e, w)| w.poly.value(&atoms) != *of[e] || w.hi < *of[e]) {
            return Err("a state contradicts a polynomial");
        }
        let is_bit = |v: BigInt| v == BigInt::ZERO || v == BigInt::from(1);
        if !reading.system.facts.iter().all(|f| is_bit(f.poly.value(&atoms))) {
            return Err("a state contradicts a fact");
        }
    }
    Ok(())
}
