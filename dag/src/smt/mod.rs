//! The one place that creates, limits and reads a Z3 solver. Terms go in as [`Arena`] terms and
//! come out as numbers; no Z3 type leaves.

mod float;
mod integers;
mod memory;

pub use integers::{Decision, integers_to_smt2, satisfiable};

use isa::eval::Wide;
use isa::expr::spans;
use isa::{Arena, BinOp, ExprId, ExprNode, Sym, UnOp};
use std::cell::Cell;
use std::collections::BTreeMap;
use std::time::Instant;
use z3::ast::{BV, Bool};
use z3::{Params, Solver, StatisticsValue, Tactic};

/// Values of variables, by symbol.
pub type Assignment = BTreeMap<Sym, Wide>;

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SmtAnswer {
    Unsat,
    Sat(Assignment),
    /// The solver gave up; its own reason.
    Unknown(String),
}

/// Bounds of one query.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Z3's deterministic resource counter; the same limit stops at the same place on every machine.
    pub rlimit: u32,
    pub seed: u32,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits { rlimit: 40_000_000, seed: 0 }
    }
}

thread_local! {
    static DEADLINE: Cell<Option<Instant>> = const { Cell::new(None) };
    /// What the queries that are still to come may spend together.
    static LEFT: Cell<Option<u64>> = const { Cell::new(None) };
}

/// Runs `work`, whose queries on this thread are answered with "unknown" where `deadline` comes before their answer. A
/// deadline around this one goes on to hold. Limits of resources decide results; this is for users who wait.
pub fn until<R>(deadline: Option<Instant>, work: impl FnOnce() -> R) -> R {
    struct Outer(Option<Instant>);
    impl Drop for Outer {
        fn drop(&mut self) {
            DEADLINE.set(self.0);
        }
    }
    let outer = Outer(DEADLINE.get());
    DEADLINE.set(outer.0.into_iter().chain(deadline).min());
    work()
}

/// Runs `work`, whose queries on this thread may spend what `count` of them may by `limits`, together; what comes after is
/// answered with "unknown". A limit around this one goes on to hold.
pub fn within<R>(count: u64, limits: Limits, work: impl FnOnce() -> R) -> R {
    struct Share {
        /// What is left of the limit around this one.
        outer: Option<u64>,
        given: u64,
    }
    impl Drop for Share {
        fn drop(&mut self) {
            let spent = self.given - LEFT.get().unwrap_or(0);
            LEFT.set(self.outer.map(|left| left.saturating_sub(spent)));
        }
    }
    // Z3 takes 0 for no limit.
    let units = if limits.rlimit == 0 { u64::MAX } else { count * u64::from(limits.rlimit) };
    let given = LEFT.get().map_or(units, |left| left.min(units));
    let _share = Share { outer: LEFT.get(), given };
    LEFT.set(Some(given));
    work()
}

/// Takes what another way of proving took off what is left for queries.
pub fn spend(units: u64) {
    LEFT.set(LEFT.get().map(|left| left.saturating_sub(units)));
}

/// Whether anything is left for queries.
///
/// # Errors
/// They took all that they may.
pub fn may_ask() -> Result<(), &'static str> {
    if LEFT.get() == Some(0) { Err(SPENT) } else { Ok(()) }
}

/// The deadline of this thread's queries, for threads that work for it.
pub fn deadline() -> Option<Instant> {
    DEADLINE.get()
}

/// Whether the deadline of this thread's queries has come.
pub fn is_time_up() -> bool {
    DEADLINE.get().is_some_and(|deadline| deadline <= Instant::now())
}

/// What a solver is given of the limits.
///
/// # Errors
/// Why it is not to be asked at all.
fn params(limits: Limits) -> Result<Params, &'static str> {
    let mut params = Params::new();
    may_ask()?;
    let rlimit = match LEFT.get().map(|left| u32::try_from(left).unwrap_or(u32::MAX)) {
        // Z3 takes 0 for no limit.
        Some(left) if limits.rlimit == 0 => left,
        Some(left) => limits.rlimit.min(left),
        None => limits.rlimit,
    };
    params.set_u32("rlimit", rlimit);
    params.set_u32("random_seed", limits.seed);
    if let Some(deadline) = DEADLINE.get() {
        let left = deadline.saturating_duration_since(Instant::now()).as_millis();
        let left = u32::try_from(left).unwrap_or(u32::MAX);
        if left == 0 {
            return Err(TIME);
        }
        params.set_u32("timeout", left);
    }
    Ok(params)
}

/// Version of the linked Z3.
pub fn version() -> String {
    z3::full_version().to_string()
}

/// An answer, and what it took.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MeteredAnswer {
    pub answer: SmtAnswer,
    /// In the units of [`Limits::rlimit`].
    pub spent: u32,
}

/// Is there an assignment under which every one of `assertions` (width 1) holds?
pub fn check(arena: &Arena, assertions: &[ExprId], limits: Limits) -> SmtAnswer {
    check_metered(arena, assertions, limits).answer
}

/// As [`check`], with what the answer took.
pub fn check_metered(arena: &Arena, assertions: &[ExprId], limits: Limits) -> MeteredAnswer {
    alone(|| decide(arena, assertions, limits))
}

/// Runs one query in a context of its own: what Z3 was asked before on this thread changes its numbering of
/// terms, and with that what it finds within a limit.
fn alone<R: Send + Sync>(query: impl FnOnce() -> R + Send + Sync) -> R {
    memory::keep_freed();
    z3::with_z3_config(&z3::Config::new(), query)
}

/// Why a query is not asked any more.
const TIME: &str = "time limit";
const SPENT: &str = "all queries together took as much as they may";

fn decide(arena: &Arena, assertions: &[ExprId], limits: Limits) -> MeteredAnswer {
    let mut encoder = Encoder::new(arena);
    let solver = fresh_solver(has_floats(arena, assertions));
    let params = match params(limits) {
        Ok(params) => params,
        Err(why) => return MeteredAnswer { answer: SmtAnswer::Unknown(why.to_string()), spent: 0 },
    };
    solver.set_params(&params);
    for &a in assertions {
        solver.assert(encoder.bool(a));
    }
    let answer = match solver.check() {
        z3::SatResult::Unsat => SmtAnswer::Unsat,
        z3::SatResult::Unknown => {
            SmtAnswer::Unknown(solver.get_reason_unknown().unwrap_or_else(|| "no reason given".to_string()))
        }
        z3::SatResult::Sat => match solver.get_model() {
            Some(model) => SmtAnswer::Sat(encoder.assignment(&model)),
            None => SmtAnswer::Unknown("no model".to_string()),
        },
    };
    MeteredAnswer { answer, spent: spent(&solver) }
}

/// What a query took, which is taken off what is left for others.
fn spent(solver: &Solver) -> u32 {
    let spent = match solver.get_statistics().value("rlimit count") {
        Some(StatisticsValue::UInt(n)) => n,
        _ => 0,
    };
    spend(u64::from(spent));
    spent
}

/// The query of [`check`] as a standalone SMT-LIB file.
pub fn to_smt2(arena: &Arena, assertions: &[ExprId]) -> String {
    let logic = if has_floats(arena, assertions) { "QF_BVFP" } else { "QF_BV" };
    let text = alone(|| {
        let mut encoder = Encoder::new(arena);
        let solver = Solver::new();
        for &a in assertions {
            solver.assert(encoder.bool(a));
        }
        solver.to_smt2()
    });
    format!("(set-logic {logic})\n{text}")
}

fn has_floats(arena: &Arena, assertions: &[ExprId]) -> bool {
    arena.reachable(assertions).into_iter().any(|e| arena.node(e).is_float())
}

/// Floating-point arithmetic is turned into bit-vectors first: measured faster than Z3's own choice, by far for
/// queries that have a model.
fn fresh_solver(floats: bool) -> Solver {
    let bits = Tactic::new("qfbv");
    let tactic = if floats {
        let known = Tactic::new("simplify").and_then(&Tactic::new("propagate-values"));
        known.and_then(&Tactic::new("fpa2bv")).and_then(&bits)
    } else {
        bits
    };
    tactic.solver()
}

/// Translates terms once each. Terms of width 1 have a truth-value reading, others a bit-vector one.
struct Encoder<'a> {
    arena: &'a Arena,
    bits: BTreeMap<ExprId, BV>,
    bools: BTreeMap<ExprId, Bool>,
    vars: BTreeMap<Sym, (BV, u16)>,
}

impl<'a> Encoder<'a> {
    fn new(arena: &'a Arena) -> Encoder<'a> {
        Encoder { arena, bits: BTreeMap::new(), bools: BTreeMap::new(), vars: BTreeMap::new() }
    }

    fn bool(&mut self, e: ExprId) -> Bool {
        self.translate(e);
        self.as_bool(e)
    }

    /// Operands first, without recursion: terms can be deep.
    fn translate(&mut self, root: ExprId) {
        for e in self.arena.reachable(&[root]) {
            if self.bits.contains_key(&e) || self.bools.contains_key(&e) {
                continue;
            }
            self.node(e);
        }
    }

    fn as_bool(&mut self, e: ExprId) -> Bool {
        if let Some(b) = self.bools.get(&e) {
            return b.clone();
        }
        let b = self.bits[&e].eq(BV::from_u64(1, 1));
        self.bools.insert(e, b.clone());
        b
    }

    fn as_bits(&mut self, e: ExprId) -> BV {
        if let Some(b) = self.bits.get(&e) {
            return b.clone();
        }
        let b = self.bools[&e].ite(&BV::from_u64(1, 1), &BV::from_u64(0, 1));
        self.bits.insert(e, b.clone());
        b
    }

    fn node(&mut self, e: ExprId) {
        let w = self.arena.width(e);
        let node = self.arena.node(e);
        if w == 1
            && let Some(b) = self.truth(node)
        {
            self.bools.insert(e, b);
            return;
        }
        let bits = match node {
            ExprNode::Const(c) => constant(w, c.value),
            ExprNode::Var(s) => {
                let v = BV::new_const(format!("v{}", s.0), u32::from(w));
                self.vars.insert(s, (v.clone(), w));
                v
            }
            ExprNode::Un(op, a) => {
                let a = self.as_bits(a);
                match op {
                    UnOp::Not => a.bvnot(),
                    UnOp::Neg => a.bvneg(),
                    UnOp::Popcount => popcount(&a, w),
                    UnOp::Clz => clz(&a, w),
                    UnOp::Ctz => ctz(&a, w),
                    UnOp::FSqrt | UnOp::FRound(_) => float::unary(op, &a, w),
                }
            }
            ExprNode::Bin(op, a, b) => {
                let (a, b) = (self.as_bits(a), self.as_bits(b));
                if op.is_float() { float::binary(op, &a, &b, w) } else { binary(op, &a, &b) }
            }
            ExprNode::Fma(a, b, c) => float::fma(&self.as_bits(a), &self.as_bits(b), &self.as_bits(c), w),
            ExprNode::Convert(kind, a) => float::convert(kind, &self.as_bits(a), w),
            ExprNode::Ite(c, a, b) => {
                let c = self.as_bool(c);
                let (a, b) = (self.as_bits(a), self.as_bits(b));
                c.ite(&a, &b)
            }
            ExprNode::Extract(a, lo) => self.as_bits(a).extract(u32::from(lo + w - 1), u32::from(lo)),
            ExprNode::Zext(a) => {
                let from = self.arena.width(a);
                self.as_bits(a).zero_ext(u32::from(w - from))
            }
            ExprNode::Sext(a) => {
                let from = self.arena.width(a);
                self.as_bits(a).sign_ext(u32::from(w - from))
            }
            ExprNode::Concat(a, b) => {
                let (a, b) = (self.as_bits(a), self.as_bits(b));
                a.concat(&b)
            }
        };
        self.bits.insert(e, bits);
    }

    /// The truth-value reading of a node of width 1, where it has one of its own.
    fn truth(&mut self, node: ExprNode) -> Option<Bool> {
        Some(match node {
            ExprNode::Const(c) => Bool::from_bool(c.value == 1),
            ExprNode::Un(UnOp::Not, a) => self.as_bool(a).not(),
            ExprNode::Bin(BinOp::Eq, a, b) => {
                let (a, b) = (self.as_bits(a), self.as_bits(b));
                a.eq(&b)
            }
            ExprNode::Bin(BinOp::Ult, a, b) => {
                let (a, b) = (self.as_bits(a), self.as_bits(b));
                a.bvult(&b)
            }
            ExprNode::Bin(BinOp::Slt, a, b) => {
                let (a, b) = (self.as_bits(a), self.as_bits(b));
                a.bvslt(&b)
            }
            ExprNode::Bin(BinOp::FLt, a, b) => float::less(&self.as_bits(a), &self.as_bits(b)),
            ExprNode::Bin(BinOp::FEq, a, b) => float::equal(&self.as_bits(a), &self.as_bits(b)),
            ExprNode::Bin(BinOp::And, a, b) => Bool::and(&[self.as_bool(a), self.as_bool(b)]),
            ExprNode::Bin(BinOp::Or, a, b) => Bool::or(&[self.as_bool(a), self.as_bool(b)]),
            ExprNode::Bin(BinOp::Xor, a, b) => {
                let (a, b) = (self.as_bool(a), self.as_bool(b));
                a.xor(&b)
            }
            ExprNode::Ite(c, a, b) => {
                let c = self.as_bool(c);
                let (a, b) = (self.as_bool(a), self.as_bool(b));
                c.ite(&a, &b)
            }
            _ => return None,
        })
    }

    fn assignment(&self, model: &z3::Model) -> Assignment {
        let word = |v: &BV, hi: u16, lo: u16| {
            let part = v.extract(u32::from(hi), u32::from(lo));
            model.eval(&part, true).and_then(|x| x.as_u64()).unwrap_or(0)
        };
        let value = |v: &BV, w: u16| {
            let words: Vec<u64> = spans(w).map(|(lo, n)| word(v, lo + n - 1, lo)).collect();
            Wide::of_words(&words)
        };
        self.vars.iter().map(|(s, (v, w))| (*s, value(v, *w))).collect()
    }
}

fn constant(w: u16, value: u128) -> BV {
    if w <= 64 {
        BV::from_u64(value as u64, u32::from(w))
    } else {
        BV::from_u64((value >> 64) as u64, u32::from(w) - 64).concat(BV::from_u64(value as u64, 64))
    }
}

fn binary(op: BinOp, a: &BV, b: &BV) -> BV {
    match op {
        BinOp::And => a.bvand(b),
        BinOp::Or => a.bvor(b),
        BinOp::Xor => a.bvxor(b),
        BinOp::Add => a.bvadd(b),
        BinOp::Sub => a.bvsub(b),
        BinOp::Mul => a.bvmul(b),
        BinOp::UDiv => a.bvudiv(b),
        BinOp::URem => a.bvurem(b),
        BinOp::SDiv => a.bvsdiv(b),
        BinOp::SRem => a.bvsrem(b),
        BinOp::Shl => a.bvshl(b),
        BinOp::LShr => a.bvlshr(b),
        BinOp::AShr => a.bvashr(b),
        BinOp::Eq | BinOp::Ult | BinOp::Slt => unreachable!("comparisons are truth values"),
        BinOp::FAdd | BinOp::FSub | BinOp::FMul | BinOp::FDiv | BinOp::FLt | BinOp::FEq => {
            unreachable!("floating-point operators have their own encoding")
        }
    }
}

/// A tree of adders whose width grows by a bit per level: the encoding that solvers handle best.
fn popcount(a: &BV, w: u16) -> BV {
    let mut level: Vec<BV> = (0..u32::from(w)).map(|i| a.extract(i, i)).collect();
    while level.len() > 1 {
        let next = level.chunks(2).map(|pair| match pair {
            [x, y] => {
                let n = x.get_size().max(y.get_size());
                let grow = |v: &BV| v.zero_ext(n + 1 - v.get_size());
                grow(x).bvadd(grow(y))
            }
            _ => pair[0].clone(),
        });
        level = next.collect();
    }
    fit(&level[0], w)
}

fn fit(v: &BV, w: u16) -> BV {
    let n = v.get_size();
    if n < u32::from(w) { v.zero_ext(u32::from(w) - n) } else { v.extract(u32::from(w) - 1, 0) }
}

/// `if bit w-1 then 0 else if bit w-2 then 1 … else w`.
fn clz(a: &BV, w: u16) -> BV {
    scan(a, w, 0..w)
}

fn ctz(a: &BV, w: u16) -> BV {
    scan(a, w, (0..w).rev())
}

/// The last bit of `order` that is set decides; the earlier ones are tested last.
fn scan(a: &BV, w: u16, order: impl Iterator<Item = u16>) -> BV {
    let order: Vec<u16> = order.collect();
    let mut out = BV::from_u64(u64::from(w), u32::from(w));
    for (k, &bit) in order.iter().enumerate() {
        let distance = (usize::from(w) - 1 - k) as u64;
        let set = a.extract(u32::from(bit), u32::from(bit)).eq(BV::from_u64(1, 1));
        out = set.ite(&BV::from_u64(distance, u32::from(w)), &out);
    }
    out
}

#[cfg(test)]
mod tests {
    use crate::smt::*;
    use std::time::Duration;

    #[test]
    fn a_deadline_holds_inside_and_no_longer() {
        let mut arena = Arena::default();
        let x = arena.var(Sym(0), 64);
        let zero = arena.constant(64, 0);
        let is_zero = arena.eq(x, zero);
        let ask = || check(&arena, &[is_zero], Limits::default());
        let (past, later) = (Instant::now(), Instant::now() + Duration::from_secs(3600));
        until(Some(past), || {
            assert_eq!(ask(), SmtAnswer::Unknown(TIME.to_string()));
            until(Some(later), || assert_eq!(ask(), SmtAnswer::Unknown(TIME.to_string())));
        });
        until(Some(later), || assert!(matches!(ask(), SmtAnswer::Sat(_))));
        assert!(matches!(ask(), SmtAnswer::Sat(_)));
    }

    #[test]
    fn queries_spend_what_they_have_together() {
        let mut arena = Arena::default();
        let [x, y] = [0, 1].map(|n| arena.var(Sym(n), 64));
        let (product, other) = (arena.bin(isa::BinOp::Mul, x, y), arena.constant(64, 0x1234_5678_9abc_def1));
        let hard = arena.eq(product, other);
        let units = |rlimit| Limits { rlimit, ..Limits::default() };
        let ask = || check(&arena, &[hard], units(20_000));
        let left = || LEFT.get().expect("there is a limit");
        within(5, units(10_000), || {
            let first = ask();
            let spent = 50_000 - left();
            assert!((1..=50_000).contains(&spent), "{spent} units, {first:?}");
            within(1, units(1_000), || {
                spend(400);
                assert_eq!(left(), 600);
                spend(u64::MAX);
                assert_eq!(ask(), SmtAnswer::Unknown(SPENT.to_string()));
            });
            assert_eq!(left(), 50_000 - spent - 1_000);
            spend(left() - 1);
            assert_ne!(ask(), SmtAnswer::Unknown(SPENT.to_string()));
            assert_eq!(ask(), SmtAnswer::Unknown(SPENT.to_string()));
        });
        assert_eq!((LEFT.get(), may_ask()), (None, Ok(())));
        within(8, units(0), || assert_ne!(ask(), SmtAnswer::Unknown(SPENT.to_string())));
        assert_ne!(ask(), SmtAnswer::Unknown(SPENT.to_string()));
    }
}
