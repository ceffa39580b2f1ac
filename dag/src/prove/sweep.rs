//! SAT sweeping: internal terms of both sides that agree on many states are proved equal one after the other, operands
//! first, and replaced by one of them. What is left of a claim about hundreds of operations is small where both sides
//! compute the same intermediate values. After Kuehlmann, Paruthi, Krohm, Ganai: Robust Boolean Reasoning for
//! Equivalence Checking and Functional Property Verification (IEEE TCAD 21(12), 2002).
//!
//! Two look-alikes are compared with the subterms that both contain cut off, that is as variables: this only adds states,
//! so that equality there is equality everywhere.

use super::ladder::is_false;
use crate::ir::random::Random;
use crate::prove::normal::normalize;
use crate::smt::{self, Limits, SmtAnswer};
use isa::eval::eval_wide;
use isa::expr::MAX_NARROW;
use isa::{Arena, ExprId, ExprNode, Sym};
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::BTreeMap;

/// States that look-alikes agree on.
const STATES: u64 = 48;
/// A claim with fewer operations is left to the solver as it is.
const SMALLEST: usize = 24;
/// Look-alikes of one term that are tried.
const TRIES: usize = 3;
/// Comparisons of one sweep, and the resource limit of each: they are easy or of no use.
const MOST: u32 = 256;
const EACH: u32 = 150_000;
/// What two look-alikes share is cut off from these distances on; one distance after the other is tried.
const DISTANCES: [u32; 2] = [1, 4];
/// A comparison of more terms than this is not worth its time.
const LARGEST: usize = 60;

/// `claim` with internal terms replaced by equal ones; none if it is too small or does not become smaller by a quarter.
pub fn sweep(arena: &mut Arena, claim: ExprId, limits: Limits) -> Option<ExprId> {
    let nodes = arena.reachable(&[claim]);
    let operations = nodes.iter().filter(|&&e| !is_leaf(arena, e)).count();
    if operations < SMALLEST {
        return None;
    }
    let signatures = signatures(arena, &nodes);
    let limits = Limits { rlimit: limits.rlimit.min(EACH), ..limits };
    let mut sweeper = Sweeper { limits, left: MOST, classes: FxHashMap::default() };
    let mut done: FxHashMap<ExprId, ExprId> = FxHashMap::default();
    for e in nodes {
        let (node, width) = (arena.node(e), arena.width(e));
        let rebuilt = if is_leaf(arena, e) { e } else { arena.rebuild(node, width, |x| done[&x]) };
        let new = match signatures.get(&e) {
            Some(signature) => sweeper.representative(arena, rebuilt, width, signature),
            None => rebuilt,
        };
        done.insert(e, new);
    }
    let swept = done[&claim];
    (arena.reachable(&[swept]).len() * 4 <= operations * 3).then_some(swept)
}

fn is_leaf(arena: &Arena, e: ExprId) -> bool {
    matches!(arena.node(e), ExprNode::Const(_) | ExprNode::Var(_))
}

/// The values of the narrow terms on the states, one after the other.
fn signatures(arena: &Arena, nodes: &[ExprId]) -> BTreeMap<ExprId, Vec<u128>> {
    let narrow: Vec<ExprId> = nodes.iter().copied().filter(|&e| arena.width(e) <= MAX_NARROW).collect();
    let variables = arena.variables(&narrow);
    let mut out: BTreeMap<ExprId, Vec<u128>> = narrow.iter().map(|&e| (e, Vec::new())).collect();
    for k in 0..STATES {
        let mut random = Random::numbered(0x53ee, k);
        let state: BTreeMap<Sym, _> = variables.iter().map(|&(s, w)| (s, random.interesting_wide(w))).collect();
        let values = eval_wide(arena, &narrow, &|s| state.get(&s).copied().unwrap_or_default());
        for (e, v) in narrow.iter().zip(values) {
            out.entry(*e).or_default().push(v.low());
        }
    }
    out
}

struct Sweeper {
    limits: Limits,
    /// Comparisons that are left.
    left: u32,
    /// Terms that stand for their equals, by width and signature.
    classes: FxHashMap<(u16, Vec<u128>), Vec<ExprId>>,
}

impl Sweeper {
    /// A term that was met before and is equal to `e`, or `e`, which then stands for itself.
    fn representative(&mut self, arena: &mut Arena, e: ExprId, width: u16, signature: &[u128]) -> ExprId {
        let key = (width, signature.to_vec());
        let mut alike = self.classes.get(&key).cloned().unwrap_or_default();
        if alike.is_empty() && signature.iter().all(|v| *v == signature[0]) {
            alike.push(arena.constant(width, signature[0]));
            self.classes.insert(key.clone(), alike.clone());
        }
        if is_leaf(arena, e) || alike.contains(&e) {
            self.join(key, e);
            return e;
        }
        for &other in alike.iter().take(TRIES) {
            if self.left > 0 && self.equal(arena, e, other) {
                return other;
            }
        }
        self.join(key, e);
        e
    }

    fn join(&mut self, key: (u16, Vec<u128>), e: ExprId) {
        let class = self.classes.entry(key).or_default();
        if !class.contains(&e) {
            class.push(e);
        }
    }

    fn equal(&mut self, arena: &mut Arena, a: ExprId, b: ExprId) -> bool {
        let equal = arena.eq(a, b);
        let differ = arena.not(equal);
        if is_false(arena, differ) {
            return true;
        }
        let mut last = None;
        DISTANCES.into_iter().any(|distance| {
            let claim = cut_off_shared(arena, differ, [a, b], distance);
            let new = last.replace(claim) != Some(claim);
            new && arena.reachable(&[claim]).len() <= LARGEST && self.impossible(arena, claim)
        })
    }

    fn impossible(&mut self, arena: &mut Arena, claim: ExprId) -> bool {
        let normal = normalize(arena, &[claim])[0];
        if is_false(arena, normal) {
            return true;
        }
        if self.left == 0 {
            return false;
        }
        self.left -= 1;
        smt::check(arena, &[normal], self.limits) == SmtAnswer::Unsat
    }
}

/// Symbols from here on stand for terms that are cut off. No context makes as many variables.
const CUT: u32 = 1 << 31;

/// `claim` with every operation that both `sides` contain, `distance` or more steps below them, as a variable of its own.
fn cut_off_shared(arena: &mut Arena, claim: ExprId, sides: [ExprId; 2], distance: u32) -> ExprId {
    let close = within(arena, &sides, distance);
    let [of_a, of_b] = sides.map(|e| arena.reachable(&[e]).into_iter().collect::<FxHashSet<ExprId>>());
    let cut =
        |arena: &Arena, e: ExprId| of_a.contains(&e) && of_b.contains(&e) && !close.contains(&e) && !is_leaf(arena, e);
    let mut done: FxHashMap<ExprId, ExprId> = FxHashMap::default();
    for e in arena.reachable(&[claim]) {
        let (node, width) = (arena.node(e), arena.width(e));
        let new = if cut(arena, e) {
            arena.var(Sym(CUT + e.index() as u32), width)
        } else if is_leaf(arena, e) {
            e
        } else {
            arena.rebuild(node, width, |x| done[&x])
        };
        done.insert(e, new);
    }
    done[&claim]
}

/// Terms less than `distance` steps below the roots.
fn within(arena: &Arena, roots: &[ExprId], distance: u32) -> FxHashSet<ExprId> {
    let mut level: Vec<ExprId> = roots.to_vec();
    let mut found = FxHashSet::default();
    for _ in 0..distance {
        level.retain(|&e| found.insert(e));
        level = level.iter().flat_map(|&e| arena.node(e).operands()).collect();
    }
    found
}
