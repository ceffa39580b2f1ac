//! Constants become symbols.

use super::conditions;
use super::derive::{symbols_in, terms_for};
use super::instances::{seems_right, takes_several_values};
use super::{Judge, Numbers};
use crate::search::rules::number::NumberTerm;
use crate::search::rules::place::{NumberPlace, PlacedNumber, numbers};
use crate::search::rules::{DerivedNumber, Rule, RuleSymbol};
use std::collections::BTreeMap;

/// Ways to make all constants of a right side that are tried under one set of conditions.
const MOST_WAYS: usize = 48;
/// States on which each is tried.
const STATES: usize = 64;
/// Claims that are tried to be proved for one set of symbols.
const MOST_PROOFS: usize = 8;

/// The rule with as many of its constants open as can be: all at once, each for itself or equal ones together; else one after
/// the other.
pub fn open_numbers(rule: Rule, judge: &mut Judge) -> Rule {
    let left = numbers(&rule.example.left);
    let apart: Vec<RuleSymbol> = left.iter().map(|n| RuleSymbol { places: vec![n.place], width: n.width }).collect();
    let together = equal_together(&left);
    for symbols in [&apart, &together] {
        if let Some(open) = with_symbols(&rule, symbols, judge) {
            return open;
        }
    }
    let mut best = rule.clone();
    let mut chosen: Vec<RuleSymbol> = Vec::new();
    for symbol in together {
        let more: Vec<RuleSymbol> = chosen.iter().cloned().chain([symbol]).collect();
        if let Some(open) = with_symbols(&rule, &more, judge) {
            (best, chosen) = (open, more);
        }
    }
    best
}

fn equal_together(numbers: &[PlacedNumber]) -> Vec<RuleSymbol> {
    let mut equal: BTreeMap<(u64, u16), Vec<NumberPlace>> = BTreeMap::new();
    numbers.iter().for_each(|n| equal.entry((n.value, n.width)).or_default().push(n.place));
    let mut all: Vec<RuleSymbol> = equal.into_iter().map(|((_, width), places)| RuleSymbol { places, width }).collect();
    all.sort_by_key(|s| s.places[0]);
    all
}

/// The rule with these symbols under the weakest conditions for which it is proved.
fn with_symbols(rule: &Rule, symbols: &[RuleSymbol], judge: &mut Judge) -> Option<Rule> {
    if symbols.is_empty() {
        return None;
    }
    let open = Rule { symbols: symbols.to_vec(), ..rule.clone() };
    let example = open.example_numbers()?;
    let ways = ways_to_derive(&open, &example);
    let mut proofs = 0;
    for conditions in conditions::sets(symbols, &example) {
        for derived in &ways {
            let rule = Rule { derived: derived.clone(), conditions: conditions.clone(), ..open.clone() };
            if rule.mistake().is_some() || !seems_right(&rule, STATES) || !takes_several_values(&rule) {
                continue;
            }
            if judge.holds(&rule) {
                return Some(rule);
            }
            proofs += 1;
            if proofs >= MOST_PROOFS {
                return None;
            }
        }
    }
    None
}

/// Ways to make the constants of the right side, simple ones first.
fn ways_to_derive(rule: &Rule, example: &Numbers) -> Vec<Vec<DerivedNumber>> {
    let mut ways: Vec<Vec<DerivedNumber>> = vec![Vec::new()];
    for n in numbers(&rule.example.right) {
        let terms = terms_for(n.value, n.width, example);
        let longer = |way: &Vec<DerivedNumber>| {
            let with = |term: &NumberTerm| {
                let derived = DerivedNumber { place: n.place, term: term.clone(), width: n.width };
                let is_made = !symbols_in([term]).is_empty() || *term == NumberTerm::Width;
                way.iter().cloned().chain(is_made.then_some(derived)).collect::<Vec<_>>()
            };
            terms.iter().map(with).collect::<Vec<_>>()
        };
        ways = ways.iter().flat_map(longer).collect();
        ways.sort_by_key(|way| way.iter().map(|d| d.term.size()).sum::<usize>());
        ways.truncate(MOST_WAYS);
    }
    ways
}
