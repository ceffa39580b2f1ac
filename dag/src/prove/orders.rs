//! Claims about nothing but the order of some values: what compares and selects among variables does the same on all
//! states in which these have the same weak order, so one state for each weak order decides the claim.
//!
//! A condition may be any term over two of the values, such as one of flags after a subtraction; that it is a
//! comparison is a claim of its own, over two variables, which a solver settles.

use super::exhaustive::StatesVerdict;
use crate::ir::random::Random;
use crate::prove::normal;
use crate::smt::{self, Assignment, Limits, SmtAnswer};
use isa::eval::{Wide, eval_wide};
use isa::{Arena, BinOp, ExprId, ExprNode, Sym, UnOp};
use rustc_hash::FxHashMap;
use std::collections::{BTreeMap, BTreeSet};

/// With fewer variables a solver is as fast; with more there are thousands of weak orders.
const VARIABLES: std::ops::RangeInclusive<usize> = 3..=5;

/// States on which a term is compared with what it may be before a solver is asked.
const STATES: u64 = 24;

/// Decides whether `claim` (width 1) holds in some state.
pub fn decide(arena: &mut Arena, claim: ExprId, limits: Limits) -> StatesVerdict {
    let variables = arena.variables(&[claim]);
    let Some(&(_, width)) = variables.first() else { return StatesVerdict::Unsuited };
    let alike = VARIABLES.contains(&variables.len()) && variables.iter().all(|v| v.1 == width);
    // Ranks must be numbers that are not negative, and values such as programs compare.
    if !alike || !(4..=64).contains(&width) {
        return StatesVerdict::Unsuited;
    }
    // A product is no comparison.
    let multiplies = |e: &ExprId| matches!(arena.node(*e), ExprNode::Bin(BinOp::Mul, ..));
    if arena.reachable(&[claim]).iter().any(multiplies) {
        return StatesVerdict::Unsuited;
    }
    let mut reading = OrderReading::new([variables[0].0, variables[1].0], width, limits);
    let Some(read) = reading.read(arena, claim) else { return StatesVerdict::Unsuited };
    let symbols: Vec<Sym> = variables.iter().map(|v| v.0).collect();
    let holds = |state: &Assignment| {
        eval_wide(arena, &[read], &|s| state.get(&s).copied().unwrap_or_default())[0] == Wide::from(1u64)
    };
    weak_orders(&symbols).find(holds).map_or(StatesVerdict::Impossible, StatesVerdict::Possible)
}

/// A state for each weak order: ranks without gaps, which have the same order as signed and as unsigned numbers.
fn weak_orders(symbols: &[Sym]) -> impl Iterator<Item = Assignment> {
    let n = symbols.len();
    let ranks = move |k: usize| (0..n).map(move |i| k / n.pow(i as u32) % n);
    let without_gaps = move |k: &usize| {
        let used: BTreeSet<usize> = ranks(*k).collect();
        used.last().is_some_and(|&last| last + 1 == used.len())
    };
    let state = move |k: usize| symbols.iter().copied().zip(ranks(k).map(|r| Wide::from(r as u64))).collect();
    (0..n.pow(n as u32)).filter(without_gaps).map(state)
}

/// Comparisons of two numbers, by which of less, equal, greater they hold for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct OrderPredicate {
    holds: [bool; 3],
    signed: bool,
}

impl OrderPredicate {
    /// Whether it matters which order is meant.
    fn tells_sign(self) -> bool {
        self.holds[0] != self.holds[2]
    }

    fn term(self, arena: &mut Arena, a: ExprId, b: ExprId) -> ExprId {
        let less = if self.signed { BinOp::Slt } else { BinOp::Ult };
        let outcomes = [arena.bin(less, a, b), arena.eq(a, b), arena.bin(less, b, a)];
        let never = arena.bool(false);
        let held = outcomes.into_iter().zip(self.holds).filter(|(_, holds)| *holds);
        held.fold(never, |any, (outcome, _)| arena.or(any, outcome))
    }
}

/// The values that a term looks at, without looking into them.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
struct SeenValues(BTreeSet<ExprId>);

/// A claim while it is read as comparisons and selections.
struct OrderReading {
    width: u16,
    limits: Limits,
    /// Two variables that stand for the values of a comparison.
    sides: [Sym; 2],
    /// Whether comparisons are signed, once that is known.
    signed: Option<bool>,
    /// What values and conditions are, in terms of the variables.
    values: FxHashMap<ExprId, ExprId>,
    conditions: FxHashMap<ExprId, ExprId>,
    /// Terms that are the highest bit of a value: of a selection they are selections among bits.
    signs: BTreeMap<ExprId, ExprId>,
    /// What of values each term is made of directly.
    seen: FxHashMap<ExprId, SeenValues>,
    /// Terms over the two sides that were asked about.
    known: FxHashMap<ExprId, Option<OrderPredicate>>,
}

impl OrderReading {
    fn new(sides: [Sym; 2], width: u16, limits: Limits) -> OrderReading {
        let (values, conditions, signs, seen, known) = Default::default();
        OrderReading { width, limits, sides, signed: None, values, conditions, signs, seen, known }
    }

    /// The claim as a term of comparisons, selections and truth values over the variables; `None` if it is more.
    fn read(&mut self, arena: &mut Arena, claim: ExprId) -> Option<ExprId> {
        for e in arena.reachable(&[claim]) {
            if let Some(value) = self.value(arena, e) {
                self.values.insert(e, value);
                self.seen.insert(e, SeenValues([e].into()));
                continue;
            }
            if let Some(value) = self.sign(arena, e) {
                self.signs.insert(e, value);
                self.seen.insert(e, SeenValues([value].into()));
                continue;
            }
            let seen = arena.node(e).operands().flat_map(|o| self.seen[&o].0.clone()).collect();
            self.seen.insert(e, SeenValues(seen));
            if arena.width(e) == 1
                && let Some(condition) = self.comparison(arena, e).or_else(|| self.connective(arena, e))
            {
                self.conditions.insert(e, condition);
            }
        }
        self.conditions.get(&claim).copied()
    }

    /// A variable, or one of two values.
    fn value(&self, arena: &mut Arena, e: ExprId) -> Option<ExprId> {
        match arena.node(e) {
            ExprNode::Var(_) => Some(e),
            ExprNode::Ite(c, a, b) if arena.width(e) == self.width => {
                let (c, a, b) = (*self.conditions.get(&c)?, *self.values.get(&a)?, *self.values.get(&b)?);
                Some(arena.ite(c, a, b))
            }
            _ => None,
        }
    }

    /// The value whose highest bit a term is.
    fn sign(&mut self, arena: &mut Arena, e: ExprId) -> Option<ExprId> {
        match arena.node(e) {
            ExprNode::Extract(v, lo) if lo + 1 == self.width && arena.width(e) == 1 => {
                self.values.contains_key(&v).then_some(v)
            }
            ExprNode::Ite(c, a, b) if arena.width(e) == 1 => {
                let (a, b) = (*self.signs.get(&a)?, *self.signs.get(&b)?);
                let value = arena.ite(c, a, b);
                let (c, a, b) = (*self.conditions.get(&c)?, *self.values.get(&a)?, *self.values.get(&b)?);
                let read = arena.ite(c, a, b);
                self.values.entry(value).or_insert(read);
                Some(value)
            }
            _ => None,
        }
    }

    /// A condition made of conditions.
    fn connective(&self, arena: &mut Arena, e: ExprId) -> Option<ExprId> {
        let of = |x: &ExprId| self.conditions.get(x).copied();
        match arena.node(e) {
            ExprNode::Const(_) => Some(e),
            ExprNode::Un(op @ UnOp::Not, a) => Some(arena.un(op, of(&a)?)),
            ExprNode::Bin(op @ (BinOp::And | BinOp::Or | BinOp::Xor | BinOp::Eq), a, b) => {
                Some(arena.bin(op, of(&a)?, of(&b)?))
            }
            ExprNode::Ite(c, a, b) => Some(arena.ite(of(&c)?, of(&a)?, of(&b)?)),
            _ => None,
        }
    }

    /// A condition that compares two values.
    fn comparison(&mut self, arena: &mut Arena, e: ExprId) -> Option<ExprId> {
        let seen: Vec<ExprId> = self.seen[&e].0.iter().copied().collect();
        let [a, b] = seen[..] else { return None };
        let [x, y] = self.sides.map(|s| arena.var(s, self.width));
        let mut replace = FxHashMap::from_iter([(a, x), (b, y)]);
        for (sign, value) in self.signs.iter().filter(|s| *s.1 == a || *s.1 == b) {
            replace.insert(*sign, arena.extract(if *value == a { x } else { y }, self.width - 1, 1));
        }
        let alone = normal::rewrite(arena, &[e], &replace)[0];
        let predicate = match self.known.get(&alone) {
            Some(known) => *known,
            None => {
                let found = self.predicate(arena, alone, x, y);
                self.known.insert(alone, found);
                found
            }
        }?;
        if predicate.tells_sign() && *self.signed.get_or_insert(predicate.signed) != predicate.signed {
            return None;
        }
        let (a, b) = (self.values[&a], self.values[&b]);
        Some(predicate.term(arena, a, b))
    }

    /// Which comparison of `x` and `y` a term is: guessed on a few states, then asked of a solver.
    fn predicate(&self, arena: &mut Arena, term: ExprId, x: ExprId, y: ExprId) -> Option<OrderPredicate> {
        let ones = Wide::from(u128::MAX >> (128 - self.width.min(128)));
        let (one, two) = (Wide::from(1u64), Wide::from(2u64));
        let on = |arena: &Arena, term: ExprId, a: Wide, b: Wide| {
            eval_wide(arena, &[term], &|s| if s == self.sides[0] { a } else { b })[0] == one
        };
        let holds = [(one, two), (one, one), (two, one)].map(|(a, b)| on(arena, term, a, b));
        // All ones is the least signed number of these, and the greatest unsigned one.
        let guess = OrderPredicate { holds, signed: on(arena, term, ones, one) == holds[0] };
        let wanted = guess.term(arena, x, y);
        let differs = arena.xor(term, wanted);
        let mut states = (0..STATES).map(|k| Random::numbered(0x0bde5, k));
        let differs_on = |mut random: Random| {
            let sides = self.sides.map(|_| random.interesting_wide(self.width));
            on(arena, differs, sides[0], sides[1])
        };
        if states.any(differs_on) {
            return None;
        }
        (smt::check(arena, &[differs], self.limits) == SmtAnswer::Unsat).then_some(guess)
    }
}
