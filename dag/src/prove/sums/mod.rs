//! Proof by sums: a claim about words as one about integer polynomials, for chains of carries of any length.
//!
//! A term is a polynomial over atoms: variables, and quotients rounded down by powers of two, which are carries, borrows,
//! upper words and what shifts leave. A sum cut to its width is the sum less a multiple of its quotient. Quotients of
//! polynomials that are congruent are told apart by a polynomial alone, so columns that were added in another order have
//! the same carries ([`system`]). Functions of few carries go case by case, without cases that cannot be ([`bits`]). Words
//! that agree on sampled states are tried: polynomials that are congruent modulo the word, both being less than that, are
//! equal, which is an equation for all that follows; so both sides of a claim come to use the same atoms ([`words`]).
//!
//! Nothing is searched: what the terms do not show in one pass stays unknown. The reading is audited on other states, by
//! the evaluator of terms ([`audit`]).

mod audit;
mod bits;
mod certificate;
mod forms;
mod system;
mod words;

pub use forms::{SumForm, SumForms};

use crate::ir::integers::poly::number;
use crate::ir::random::Random;
use crate::smt;
use isa::eval::{Wide, eval_wide};
use isa::{Arena, BinOp, ExprId, ExprNode, Sym};
use num_bigint::BigInt;
use rustc_hash::FxHashMap;
use std::collections::BTreeMap;
use system::NoReading;
use words::SumReading;

/// States on which words must agree before they are tried.
const STATES: u64 = 24;
/// Claims of fewer operations are the solvers'.
const SMALLEST: usize = 8;
/// Claims of more are left alone.
const LARGEST: usize = 40_000;

/// Whether a claim has sums or products of words.
pub fn suited(arena: &Arena, claim: ExprId) -> bool {
    let nodes = arena.reachable(&[claim]);
    let is_sum = |e: &ExprId| matches!(arena.node(*e), ExprNode::Bin(BinOp::Add | BinOp::Sub | BinOp::Mul, ..));
    let is_float = |e: &ExprId| arena.node(*e).is_float();
    (SMALLEST..LARGEST).contains(&nodes.len()) && nodes.iter().any(is_sum) && !nodes.iter().any(is_float)
}

/// Whether `claim` (width 1) holds in no state.
///
/// # Errors
/// Why that is not known.
pub fn refute(arena: &Arena, claim: ExprId) -> Result<(), &'static str> {
    let nodes = arena.reachable(&[claim]);
    let values = values(arena, &nodes);
    let mut reading = SumReading::new(arena, &values, STATES as usize);
    let read = read(&mut reading, &nodes, claim, smt::left());
    smt::spend(reading.system.work());
    read?;
    audit::audit(arena, &nodes, &reading)
}

/// The proof that `claim` (width 1) holds in no state, step by step, for [`crate::recheck`]; `None` if there is none, or a
/// term has an operator that SMT-LIB writes otherwise.
pub fn certificate(arena: &Arena, claim: ExprId) -> Option<String> {
    let nodes = arena.reachable(&[claim]);
    let values = values(arena, &nodes);
    let mut reading = SumReading::new(arena, &values, STATES as usize).written_down();
    read(&mut reading, &nodes, claim, u64::MAX).ok()?;
    let mut writer = reading.system.writer?;
    writer.claim(claim);
    writer.text()
}

/// Looks at no more than about `most` monomials.
fn read(reading: &mut SumReading, nodes: &[ExprId], claim: ExprId, most: u64) -> Result<(), &'static str> {
    for &e in nodes {
        reading.term(e).map_err(|NoReading(why)| why)?;
        if reading.system.work() > most {
            return Err("reading the sums takes more than is left");
        }
    }
    if reading.is_never(claim) { Ok(()) } else { Err("the polynomials differ") }
}

/// The values of the terms on the states.
fn values(arena: &Arena, nodes: &[ExprId]) -> FxHashMap<ExprId, Vec<BigInt>> {
    let variables = arena.variables(nodes);
    let mut out: FxHashMap<ExprId, Vec<BigInt>> = nodes.iter().map(|&e| (e, Vec::new())).collect();
    for k in 0..STATES {
        let of = values_on(arena, nodes, &state(&variables, 0x5035, k));
        for (e, v) in nodes.iter().zip(of) {
            out.entry(*e).or_default().push(v);
        }
    }
    out
}

/// A state: in every third all variables are nearly the same.
fn state(variables: &[(Sym, u16)], seed: u64, k: u64) -> BTreeMap<Sym, Wide> {
    let mut random = Random::numbered(seed, k);
    let common = random.interesting_wide(64);
    let near = |random: &mut Random, width: u16| {
        let moved = common.low().wrapping_add(random.below(3) as u128).wrapping_sub(1);
        Wide::from(moved & isa::expr::mask(width.min(64)))
    };
    let value = |random: &mut Random, width: u16| match k % 3 {
        0 => random.interesting_wide(width),
        1 => near(random, width),
        _ => Wide::from(random.wide() & isa::expr::mask(width.min(128))),
    };
    variables.iter().map(|&(s, w)| (s, value(&mut random, w))).collect()
}

fn values_on(arena: &Arena, nodes: &[ExprId], state: &BTreeMap<Sym, Wide>) -> Vec<BigInt> {
    let values = eval_wide(arena, nodes, &|s| state.get(&s).copied().unwrap_or_default());
    values.into_iter().map(number).collect()
}
