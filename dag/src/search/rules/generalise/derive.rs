//! How a constant of the right side may be made from those of the left.

use super::Numbers;
use crate::search::rules::number::{NumberTerm, SymbolId};
use isa::{BinOp, UnOp};
use std::collections::BTreeSet;

/// Ways to make a number that are tried, the simplest ones.
const MOST: usize = 12;

/// Terms that give `value` at `width` bits for the example's numbers, simple ones first.
pub fn terms_for(value: u64, width: u16, numbers: &Numbers) -> Vec<NumberTerm> {
    let symbols: Vec<NumberTerm> = (0..numbers.symbols.len()).map(NumberTerm::symbol).collect();
    let unary: Vec<NumberTerm> = symbols.iter().flat_map(of_one).collect();
    let binary = pairs(&symbols).into_iter().flat_map(|(a, b)| of_two(a, b));
    let of_unary = unary.iter().flat_map(of_one);
    let mixed = unary.iter().flat_map(|a| symbols.iter().flat_map(move |b| of_two(a.clone(), b.clone())));
    let all = symbols.iter().cloned().chain(unary.iter().cloned()).chain(binary).chain(of_unary).chain(mixed);
    let all = all.chain([NumberTerm::Width]);
    let mut seen: BTreeSet<NumberTerm> = BTreeSet::new();
    let mut fitting: Vec<NumberTerm> =
        all.filter(|t| t.value(numbers, width) == value).filter(|t| seen.insert(t.clone())).collect();
    fitting.sort_by_key(NumberTerm::size);
    fitting.truncate(MOST);
    // Where it is the same for all numbers.
    fitting.push(NumberTerm::Literal(value));
    fitting
}

fn of_one(a: &NumberTerm) -> Vec<NumberTerm> {
    let one = || NumberTerm::Literal(1);
    let of = |op, x: NumberTerm, y: NumberTerm| NumberTerm::binary(op, x, y);
    let bit = of(BinOp::Shl, one(), a.clone());
    let mut all: Vec<NumberTerm> = [UnOp::Neg, UnOp::Not, UnOp::Ctz, UnOp::Popcount, UnOp::Clz]
        .map(|op| NumberTerm::unary(op, a.clone()))
        .to_vec();
    all.extend([
        of(BinOp::Add, a.clone(), one()),
        of(BinOp::Sub, a.clone(), one()),
        of(BinOp::Sub, NumberTerm::Width, a.clone()),
        of(BinOp::Sub, of(BinOp::Sub, NumberTerm::Width, one()), a.clone()),
        of(BinOp::Sub, bit.clone(), one()),
        NumberTerm::unary(UnOp::Neg, bit.clone()),
        NumberTerm::unary(UnOp::Not, bit.clone()),
        bit,
        of(BinOp::Shl, a.clone(), one()),
        of(BinOp::LShr, a.clone(), one()),
        of(BinOp::LShr, NumberTerm::unary(UnOp::Not, NumberTerm::Literal(0)), a.clone()),
    ]);
    all
}

fn of_two(a: NumberTerm, b: NumberTerm) -> Vec<NumberTerm> {
    let of = |op| NumberTerm::binary(op, a.clone(), b.clone());
    let all = [BinOp::Add, BinOp::Sub, BinOp::And, BinOp::Or, BinOp::Xor, BinOp::Shl, BinOp::LShr, BinOp::Mul].map(of);
    let not_b = NumberTerm::unary(UnOp::Not, b.clone());
    all.into_iter().chain([NumberTerm::binary(BinOp::And, a.clone(), not_b)]).collect()
}

fn pairs(symbols: &[NumberTerm]) -> Vec<(NumberTerm, NumberTerm)> {
    let with = |a: &NumberTerm| symbols.iter().filter(|b| *b != a).map(|b| (a.clone(), b.clone())).collect::<Vec<_>>();
    symbols.iter().flat_map(with).collect()
}

/// The symbols that some terms are made from, without repetition.
pub fn symbols_in<'t>(terms: impl IntoIterator<Item = &'t NumberTerm>) -> BTreeSet<SymbolId> {
    terms.into_iter().flat_map(NumberTerm::symbols).collect()
}
