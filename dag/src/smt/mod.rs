//! The one place that creates, limits and reads a Z3 solver. Terms go in as [`Arena`] terms and
//! come out as numbers; no Z3 type leaves.

mod float;
mod integers;
mod limits;
mod memory;

pub use integers::{Decision, integers_to_smt2, satisfiable};
pub use limits::{Limits, deadline, is_time_up, left, may_ask, spend, spent_so_far, until, within};

use isa::eval::Wide;
use isa::expr::spans;
use isa::{Arena, BinOp, ExprId, ExprNode, Sym, UnOp};
use limits::params;
use std::collections::BTreeMap;
use z3::ast::{BV, Bool};
use z3::{Solver, StatisticsValue, Tactic};

/// Values of variables, by symbol.
pub type Assignment = BTreeMap<Sym, Wide>;

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SmtAnswer {
    Unsat,
    Sat(Assignment),
    /// The solver gave up; its own reason.
    Unknown(String),
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
    let unknown = |why: &str| MeteredAnswer { answer: SmtAnswer::Unknown(why.to_string()), spent: 0 };
    ask(|| decide(arena, assertions, limits)).unwrap_or_else(unknown)
}

/// Runs one query, if queries may be asked at all: a context takes longer than an easy query.
fn ask<R: Send + Sync>(query: impl FnOnce() -> Result<R, &'static str> + Send + Sync) -> Result<R, &'static str> {
    may_ask()?;
    alone(query)
}

/// Runs one query in a context of its own: what Z3 was asked before on this thread changes its numbering of
/// terms, and with that what it finds within a limit.
fn alone<R: Send + Sync>(query: impl FnOnce() -> R + Send + Sync) -> R {
    memory::keep_freed();
    z3::with_z3_config(&z3::Config::new(), query)
}

fn decide(arena: &Arena, assertions: &[ExprId], limits: Limits) -> Result<MeteredAnswer, &'static str> {
    let mut encoder = Encoder::new(arena);
    let solver = fresh_solver(has_floats(arena, assertions));
    solver.set_params(&params(limits)?);
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
    Ok(MeteredAnswer { answer, spent: spent(&solver) })
}

/// What the context of a query takes beside the query itself, in resource units: 1.6 ms were measured, of about a million
/// units a second.
const CONTEXT: u64 = 2_000;

/// What a query took, which is taken off what is left for others.
fn spent(solver: &Solver) -> u32 {
    let spent = match solver.get_statistics().value("rlimit count") {
        Some(StatisticsValue::UInt(n)) => n,
        _ => 0,
    };
    spend(u64::from(spent) + CONTEXT);
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
