//! What may have to hold of the numbers of a rule, weak conditions first.

use super::Numbers;
use crate::search::rules::RuleSymbol;
use crate::search::rules::number::{NumberCondition, NumberTerm};
use isa::{BinOp, UnOp};

/// Pairs of conditions that are tried.
const MOST_PAIRS: usize = 60;

/// Sets of conditions that the example's numbers meet, weak ones first; the first is empty.
pub fn sets(symbols: &[RuleSymbol], numbers: &Numbers) -> Vec<Vec<NumberCondition>> {
    let met = |set: &Vec<NumberCondition>| set.iter().all(|c| c.is_met(numbers));
    let counts: Vec<NumberCondition> = symbols
        .iter()
        .enumerate()
        .filter(|(_, s)| s.width == 8 && numbers.width > 8)
        .map(|(n, _)| below_width(n, 8))
        .collect();
    let nonzero = || (0..symbols.len()).map(|n| nonzero(n, symbols[n].width)).collect::<Vec<_>>();
    let single: Vec<NumberCondition> = (0..symbols.len()).flat_map(|n| of_one(n, symbols[n].width)).collect();
    let of_pairs = (0..symbols.len()).flat_map(|a| (0..symbols.len()).filter(move |b| *b != a).map(move |b| (a, b)));
    let double: Vec<NumberCondition> = of_pairs
        .flat_map(|(a, b)| of_two(a, b, symbols[a].width.max(symbols[b].width)))
        .filter(|c| c.is_met(numbers))
        .collect();
    let single: Vec<NumberCondition> = single.into_iter().filter(|c| c.is_met(numbers)).collect();
    let all: Vec<NumberCondition> = single.into_iter().chain(double).collect();
    let mut sets = vec![Vec::new()];
    if counts.len() > 1 {
        sets.push(counts.clone());
    }
    sets.extend(all.iter().map(|c| vec![c.clone()]));
    if !counts.is_empty() {
        sets.push([counts.clone(), nonzero()].concat());
        sets.extend(all.iter().map(|c| [counts.clone(), vec![c.clone()]].concat()));
    }
    let pairs = all.iter().enumerate().flat_map(|(n, a)| all[n + 1..].iter().map(move |b| vec![a.clone(), b.clone()]));
    sets.extend(pairs.take(MOST_PAIRS));
    sets.retain(met);
    sets
}

fn condition(relation: BinOp, holds: bool, left: NumberTerm, right: NumberTerm, width: u16) -> NumberCondition {
    NumberCondition { relation, holds, left, right, width }
}

/// That a count is less than the width.
fn below_width(n: usize, width: u16) -> NumberCondition {
    condition(BinOp::Ult, true, NumberTerm::symbol(n), NumberTerm::Width, width)
}

fn nonzero(n: usize, width: u16) -> NumberCondition {
    condition(BinOp::Eq, false, NumberTerm::symbol(n), NumberTerm::Literal(0), width)
}

fn of_one(n: usize, width: u16) -> Vec<NumberCondition> {
    let (c, zero, one) = (|| NumberTerm::symbol(n), || NumberTerm::Literal(0), || NumberTerm::Literal(1));
    let next = NumberTerm::binary(BinOp::Add, c(), one());
    let low_ones = NumberTerm::binary(BinOp::And, c(), next);
    let filled = NumberTerm::binary(BinOp::Or, c(), NumberTerm::binary(BinOp::Sub, c(), one()));
    let block = NumberTerm::binary(BinOp::And, filled.clone(), NumberTerm::binary(BinOp::Add, filled, one()));
    let powers = NumberTerm::unary(UnOp::Popcount, c());
    vec![
        nonzero(n, width),
        below_width(n, width),
        condition(BinOp::Slt, false, c(), zero(), width),
        condition(BinOp::Slt, true, c(), zero(), width),
        condition(BinOp::Eq, true, NumberTerm::binary(BinOp::And, c(), one()), one(), width),
        // Ones in one block, the lowest ones, a power of two.
        condition(BinOp::Eq, true, block, zero(), width),
        condition(BinOp::Eq, true, low_ones, zero(), width),
        condition(BinOp::Eq, true, powers, one(), width),
    ]
}

fn of_two(a: usize, b: usize, width: u16) -> Vec<NumberCondition> {
    let (x, y, zero) = (|| NumberTerm::symbol(a), || NumberTerm::symbol(b), || NumberTerm::Literal(0));
    let of = |op| NumberTerm::binary(op, x(), y());
    let bit = NumberTerm::binary(BinOp::Shl, NumberTerm::Literal(1), x());
    let ones = NumberTerm::binary(BinOp::Sub, bit.clone(), NumberTerm::Literal(1));
    let mut all = vec![
        condition(BinOp::Ult, true, x(), y(), width),
        condition(BinOp::Ult, false, x(), y(), width),
        condition(BinOp::Slt, true, x(), y(), width),
        condition(BinOp::Slt, false, x(), y(), width),
        condition(BinOp::Eq, true, y(), bit, width),
        condition(BinOp::Eq, true, y(), ones, width),
    ];
    if a < b {
        all.extend([
            condition(BinOp::Eq, true, of(BinOp::And), zero(), width),
            condition(BinOp::Ult, false, NumberTerm::Width, of(BinOp::Add), width),
            condition(BinOp::Eq, true, of(BinOp::Add), NumberTerm::Width, width),
            condition(BinOp::Eq, true, of(BinOp::Add), zero(), width),
            condition(BinOp::Eq, true, y(), NumberTerm::unary(UnOp::Not, x()), width),
        ]);
    }
    all.push(condition(BinOp::Eq, true, of(BinOp::And), x(), width));
    all
}
