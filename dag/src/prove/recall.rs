//! Claims that were settled before. The proof of a text that differs in one place from one that was tried makes the same
//! claims about all other places, in an arena with other ids and symbols.
//!
//! A claim is settled in an arena of its own that holds nothing else, so that what it comes to, and what that takes, is a
//! function of its terms and limits alone: whether it is remembered or settled anew changes no result.

use super::Verdict;
use super::ladder::{Settled, climb};
use crate::smt::{self, Limits};
use isa::{Arena, ExprId, ExprNode, Sym};
use rustc_hash::FxHashMap;
use std::cell::RefCell;

/// Terms of all remembered claims of a thread together; beyond that they are forgotten.
const MOST: usize = 1 << 20;

/// A claim with its facts in an arena that holds nothing else. Symbols are numbered in order, and terms keep theirs.
pub struct Alone {
    arena: Arena,
    claim: ExprId,
    facts: Vec<ExprId>,
    /// What the symbols are called where the claim was made.
    names: Vec<Sym>,
}

impl Alone {
    pub fn new(from: &Arena, claim: ExprId, facts: &[ExprId]) -> Alone {
        let (mut arena, mut names) = (Arena::new(), Vec::new());
        let mut name = |arena: &mut Arena, symbol: Sym, width: u16| {
            names.push(symbol);
            arena.var(Sym(names.len() as u32 - 1), width)
        };
        let mut facts = arena.instantiate(from, &[facts, &[claim]].concat(), &mut name);
        let claim = facts.pop().expect("the claim is the last root");
        Alone { arena, claim, facts, names }
    }

    fn key(&self, limits: Limits) -> ClaimKey {
        ClaimKey { terms: self.arena.terms().collect(), claim: self.claim, facts: self.facts.clone(), limits }
    }

    fn climb(&mut self, limits: Limits) -> Settled {
        let Settled { verdict, route } = climb(&mut self.arena, self.claim, &self.facts, limits);
        let verdict = match verdict {
            // Routes may use symbols of their own, which come after these.
            Verdict::Refuted(model) => Verdict::Refuted(
                model.into_iter().filter_map(|(s, v)| Some((*self.names.get(s.0 as usize)?, v))).collect(),
            ),
            other => other,
        };
        Settled { verdict, route }
    }
}

#[derive(PartialEq, Eq, Hash)]
struct ClaimKey {
    terms: Vec<(ExprNode, u16)>,
    claim: ExprId,
    facts: Vec<ExprId>,
    limits: Limits,
}

/// What a claim came to that is not refuted, and what that took of what queries may spend together.
#[derive(Clone)]
struct Remembered {
    settled: Settled,
    spent: u64,
}

#[derive(Default)]
struct SettledClaims {
    claims: FxHashMap<ClaimKey, Remembered>,
    terms: usize,
}

impl SettledClaims {
    fn insert(&mut self, key: ClaimKey, value: Remembered) {
        if self.terms + key.terms.len() > MOST {
            *self = SettledClaims::default();
        }
        self.terms += key.terms.len();
        self.claims.insert(key, value);
    }
}

thread_local! {
    static SETTLED: RefCell<SettledClaims> = RefCell::default();
}

/// What the ladder says of a claim.
pub fn settle(mut claim: Alone, limits: Limits) -> Settled {
    let key = claim.key(limits);
    if let Some(known) = SETTLED.with_borrow(|s| s.claims.get(&key).cloned())
        && known.spent <= smt::left()
        && smt::may_ask().is_ok()
    {
        smt::spend(known.spent);
        return known.settled;
    }
    let before = smt::spent_so_far();
    let settled = claim.climb(limits);
    let spent = smt::spent_so_far() - before;
    // What was cut short says nothing of a claim that is given all it may take; models are in symbols of one context.
    let whole = smt::may_ask().is_ok();
    if whole && !matches!(settled.verdict, Verdict::Refuted(_)) {
        SETTLED.with_borrow_mut(|s| s.insert(key, Remembered { settled: settled.clone(), spent }));
    }
    settled
}

#[cfg(test)]
mod tests {
    use super::*;
    use isa::BinOp;

    /// `x * y != (y + constant) * x - constant * x`, after terms that have nothing to do with it.
    fn distributes(arena: &mut Arena, [x, y]: [u32; 2], constants: [u128; 2], width: u16) -> ExprId {
        let [x, y] = [x, y].map(|s| arena.var(Sym(s), width));
        let [c, d] = constants.map(|c| arena.constant(width, c));
        let product = arena.bin(BinOp::Mul, x, y);
        let sum = arena.add(y, c);
        let (more, less) = (arena.bin(BinOp::Mul, sum, x), arena.bin(BinOp::Mul, x, d));
        let other = arena.sub(more, less);
        let equal = arena.eq(product, other);
        arena.not(equal)
    }

    fn settled(arena: &Arena, claim: ExprId, facts: &[ExprId]) -> Verdict {
        settle(Alone::new(arena, claim, facts), Limits::default()).verdict
    }

    #[test]
    fn a_claim_is_the_same_under_other_names_and_ids() {
        let limits = Limits::default();
        let (mut one, mut other) = (Arena::new(), Arena::new());
        for s in 0..9 {
            other.var(Sym(s), 8);
        }
        let a = distributes(&mut one, [0, 1], [77, 77], 32);
        let b = distributes(&mut other, [900, 40], [77, 77], 32);
        let keys = |constants, width, limits| {
            let mut arena = Arena::new();
            let claim = distributes(&mut arena, [3, 4], constants, width);
            Alone::new(&arena, claim, &[]).key(limits)
        };
        let key = Alone::new(&one, a, &[]).key(limits);
        assert!(key == Alone::new(&other, b, &[]).key(limits));
        assert!(key == keys([77, 77], 32, limits));
        assert!(key != keys([77, 78], 32, limits));
        assert!(key != keys([77, 77], 33, limits));
        assert!(key != keys([77, 77], 32, Limits { rlimit: 1, ..limits }));
        let fact = other.var(Sym(70), 1);
        assert!(key != Alone::new(&other, b, &[fact]).key(limits));
        // Two variables are not one.
        let same = distributes(&mut one, [5, 5], [77, 77], 32);
        assert!(key != Alone::new(&one, same, &[]).key(limits));
    }

    #[test]
    fn what_is_remembered_costs_what_it_cost_and_proves_no_other_claim() {
        let limits = Limits { rlimit: 30_000_000, ..Limits::default() };
        let spends = |symbols| {
            let mut arena = Arena::new();
            let claim = distributes(&mut arena, symbols, [77, 77], 16);
            let before = smt::spent_so_far();
            assert_eq!(settled(&arena, claim, &[]), Verdict::Proved);
            smt::spent_so_far() - before
        };
        smt::within(8, limits, || {
            let first = spends([0, 1]);
            assert!(first > 0);
            assert_eq!(spends([0, 1]), first);
            assert_eq!(spends([12, 7]), first);
            // With less left it is settled anew, as far as that goes.
            smt::within(1, Limits { rlimit: 1, ..limits }, || {
                let mut arena = Arena::new();
                let claim = distributes(&mut arena, [0, 1], [77, 77], 16);
                assert!(matches!(settled(&arena, claim, &[]), Verdict::Unknown(_)));
            });
            assert_eq!(spends([2, 3]), first);
            for wrong in 0..300 {
                let mut arena = Arena::new();
                let claim = distributes(&mut arena, [0, 1], [77, if wrong == 77 { 500 } else { wrong }], 16);
                assert_ne!(settled(&arena, claim, &[]), Verdict::Proved, "{wrong}");
            }
        });
    }

    #[test]
    fn models_are_in_the_names_of_the_claim() {
        let mut arena = Arena::new();
        let [x, y] = [31, 8].map(|s| arena.var(Sym(s), 64));
        let (product, seven) = (arena.bin(BinOp::Mul, x, y), arena.constant(64, 7 * 1_000_003));
        let claim = arena.eq(product, seven);
        let one = arena.constant(64, 1);
        let fact = arena.ult(one, x);
        let Verdict::Refuted(model) = settled(&arena, claim, &[fact]) else { panic!("there is a model") };
        let holds = isa::eval::eval_wide(&arena, &[claim, fact], &|s| model[&s]);
        assert!(holds.iter().all(|v| v.low() == 1), "{model:?}");
    }
}
