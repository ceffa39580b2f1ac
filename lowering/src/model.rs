//! The "pair" model: one binary per unordered pair of operations for the order, one home class per value,
//! one binary per overwritten operand for "destroyed in place, no copy".
//!
//! Registers that something fixed touches are classes of their own; the rest are interchangeable and
//! only counted: values of straight-line code are intervals, so a class with room at every step can
//! always be coloured. A value has one home from its definition to its last reader. Moves exist at entry,
//! at the end, before an operation (copies of overwritten operands, fixed operands) and after it (fixed results).

use crate::constraints;
use crate::objective;
use crate::problem::{OpId, OpKind, Problem, ValId, fixed_slot};
use crate::program::{Program, Term};
use crate::regs::Regs;
use crate::swap::Slot;
use isa::{Gpr, Reg, table};

/// How an overwritten operand is prepared.
#[derive(Clone, Debug)]
pub struct Tie {
    pub op: OpId,
    pub input: usize,
    /// Overwriting this value in place; the exchange that brings it there.
    pub destroy: Vec<(ValId, Option<usize>, Term)>,
    /// A copy is made.
    pub copy: Term,
}

/// A fixed operand that is only read, moved there just before.
#[derive(Clone, Debug)]
pub struct Fetch {
    pub op: OpId,
    pub input: usize,
    pub reg: Reg,
    pub moved: Term,
}

pub struct Model<'p, 'd> {
    pub p: &'p Problem<'d>,
    pub lp: Program,
    pub classes: Vec<Regs>,
    /// `y[i][j]`: operation i comes before j.
    pub y: Vec<Vec<Term>>,
    /// `h[v][k]`: value v lives in class k.
    pub h: Vec<Vec<Term>>,
    /// Per operation: which exchange is used.
    pub swap: Vec<Vec<Term>>,
    pub ties: Vec<Tie>,
    pub fetches: Vec<Fetch>,
    /// Per operation: a constant 0 is made by the flag-destroying `xor`.
    pub xor: Vec<Term>,
    /// Users of a value none of which must come before another; its definer if it has no users.
    pub last_users: Vec<Vec<OpId>>,
    /// Classes whose capacity rows are in.
    pub counted: Vec<usize>,
    /// Triples are added when a solution violates them.
    pub lazy_order: bool,
}

/// Past this many operations, order triples come lazily.
const ALL_TRIPLES: usize = 24;

impl<'p, 'd> Model<'p, 'd> {
    pub fn build(p: &'p Problem<'d>) -> Model<'p, 'd> {
        let mut m = Model {
            p,
            lp: Program::default(),
            classes: classes(p),
            y: Vec::new(),
            h: Vec::new(),
            swap: Vec::new(),
            ties: Vec::new(),
            fetches: Vec::new(),
            xor: Vec::new(),
            last_users: Vec::new(),
            counted: Vec::new(),
            lazy_order: p.ops.len() > ALL_TRIPLES,
        };
        m.order_columns();
        m.home_columns();
        m.operand_columns();
        m.last_users = (0..p.vals.len()).map(|v| m.maximal_users(v)).collect();
        constraints::order(&mut m);
        constraints::flags(&mut m);
        constraints::homes(&mut m);
        constraints::destroy(&mut m);
        constraints::fixed_operands(&mut m);
        constraints::overwritten(&mut m);
        constraints::blocked(&mut m);
        constraints::early(&mut m);
        constraints::interference(&mut m);
        objective::costs(&mut m);
        m
    }

    #[allow(clippy::needless_range_loop, reason = "both indices name operations, in both orders")]
    fn order_columns(&mut self) {
        let before = closure(&self.p.preds);
        let n = before.len();
        self.y = vec![vec![Term::ZERO; n]; n];
        for (i, j) in (0..n).flat_map(|i| (0..i).map(move |j| (i, j))) {
            // before[i] lists what precedes i.
            let t = match (before[i][j], before[j][i]) {
                (true, _) => Term::ONE,
                (_, true) => Term::ZERO,
                _ => self.lp.binary(format!("y_{j}_{i}")),
            };
            self.y[j][i] = t;
            self.y[i][j] = !t;
        }
    }

    fn home_columns(&mut self) {
        for v in 0..self.p.vals.len() {
            let pinned = self.pinned_home(v);
            let mut row = Vec::new();
            for (k, regs) in self.classes.iter().enumerate() {
                let usable = self.p.allocatable.and(Regs::of(self.p.vals[v].class));
                let allocatable = !regs.and(usable).is_empty();
                row.push(match pinned {
                    Some(g) => Term::Const(regs.contains(g)),
                    None if !allocatable => Term::ZERO,
                    None => self.lp.binary(format!("h_{v}_{k}")),
                });
            }
            self.h.push(row);
        }
    }

    /// Contents of registers that allocation may not write stay where they are.
    fn pinned_home(&self, v: ValId) -> Option<Reg> {
        let val = &self.p.vals[v];
        let made = val.def.and_then(|d| {
            let out = self.p.ops[d].outputs.iter().find(|o| o.val == Some(v))?;
            out.allowed.single().filter(|_| fixed_slot(out.slot))
        });
        val.entry.or(made).filter(|&g| !self.p.allocatable.contains(g))
    }

    fn operand_columns(&mut self) {
        for (i, op) in self.p.ops.iter().enumerate() {
            let swap: Vec<Term> = (0..op.swaps.len()).map(|s| self.lp.binary(format!("x_{i}_{s}"))).collect();
            self.lp.at_most(&swap, 1);
            let zero = matches!(op.kind, OpKind::Const(c) if c & self.wanted(op.outputs[0].val) == 0);
            self.xor.push(if zero { self.lp.binary(format!("z_{i}")) } else { Term::ZERO });
            for (k, input) in op.inputs.iter().enumerate() {
                if input.tied.is_some() {
                    let tie = self.tie(i, k, &swap);
                    self.ties.push(tie);
                } else if let Some(reg) = input.allowed.single() {
                    let moved = self.lp.binary(format!("f_{i}_{k}"));
                    self.fetches.push(Fetch { op: i, input: k, reg, moved });
                }
            }
            self.swap.push(swap);
        }
    }

    fn wanted(&self, v: Option<ValId>) -> u64 {
        match v.map_or(0, |v| self.p.vals[v].bits) {
            64.. => u64::MAX,
            bits => (1 << bits) - 1,
        }
    }

    fn tie(&mut self, i: OpId, k: usize, swap: &[Term]) -> Tie {
        let mut destroy = Vec::new();
        for (v, s) in self.candidates(i, k) {
            // A value that must outlive the operation is never destroyed.
            let val = &self.p.vals[v];
            let outlives = !val.exits.is_empty() || val.users.iter().any(|&u| u != i && self.y[i][u].is(true));
            if !outlives {
                let n = self.lp.binary(format!("n_{i}_{k}_{v}"));
                match s {
                    None => self.lp.at_most(&[&[n], &self.touching(i, k, swap)[..]].concat(), 1),
                    Some(s) => self.lp.implies(n, swap[s]),
                }
                destroy.push((v, s, n));
            }
        }
        let copy = self.lp.continuous(format!("m_{i}_{k}"));
        let all: Vec<Term> = destroy.iter().map(|d| d.2).chain([copy]).collect();
        self.lp.exactly(&all, 1);
        Tie { op: i, input: k, destroy, copy }
    }

    /// Values that may stand in input k: its own, and those that an exchange brings.
    pub fn candidates(&self, i: OpId, k: usize) -> Vec<(ValId, Option<usize>)> {
        let op = &self.p.ops[i];
        let swapped = op.swaps.iter().enumerate().filter_map(|(s, &(a, b, _))| match (a == k, b == k) {
            (true, _) => Some((op.inputs[b].val, Some(s))),
            (_, true) => Some((op.inputs[a].val, Some(s))),
            _ => None,
        });
        std::iter::once((op.inputs[k].val, None)).chain(swapped).collect()
    }

    /// Exchanges that take input k's own value away.
    pub fn touching(&self, i: OpId, k: usize, swap: &[Term]) -> Vec<Term> {
        let op = &self.p.ops[i];
        (0..swap.len()).filter(|&s| op.swaps[s].0 == k || op.swaps[s].1 == k).map(|s| swap[s]).collect()
    }

    fn maximal_users(&self, v: ValId) -> Vec<OpId> {
        let val = &self.p.vals[v];
        let last = |u: &OpId| !val.users.iter().any(|&w| w != *u && self.y[*u][w].is(true));
        let users: Vec<OpId> = val.users.iter().copied().filter(last).collect();
        if users.is_empty() { val.def.into_iter().collect() } else { users }
    }

    /// The class of a register.
    pub fn class_of(&self, g: Reg) -> Option<usize> {
        self.classes.iter().position(|k| k.contains(g))
    }

    /// "Value v lives in g", for a register with a class of its own.
    pub fn home(&self, v: ValId, g: Reg) -> Term {
        self.class_of(g).map_or(Term::ZERO, |k| self.h[v][k])
    }

    /// Singleton classes.
    pub fn singles(&self) -> Vec<(usize, Reg)> {
        self.classes.iter().enumerate().filter_map(|(k, c)| Some((k, c.single()?))).collect()
    }
}

/// `closure[i][j]`: j comes before i, directly or not. Operations are numbered in some order that need
/// not be theirs, so this runs to a fixed point.
fn closure(preds: &[Vec<OpId>]) -> Vec<Vec<bool>> {
    let n = preds.len();
    let mut before = vec![vec![false; n]; n];
    for (i, p) in preds.iter().enumerate() {
        p.iter().for_each(|&j| before[i][j] = true);
    }
    for k in 0..n {
        let through = before[k].clone();
        for row in before.iter_mut().filter(|row| row[k]) {
            for (r, t) in row.iter_mut().zip(&through) {
                *r |= t;
            }
        }
    }
    before
}

/// Registers partitioned by what the model can tell apart.
fn classes(p: &Problem) -> Vec<Regs> {
    let mut special = Regs::NONE;
    // Only general registers where there are no other values.
    let present = p.vals.iter().fold(Regs::GENERAL, |s, v| s.union(Regs::of(v.class)));
    let mut sets: Vec<Regs> = vec![Regs::LEGACY, present.minus(p.allocatable), Regs::GENERAL, Regs::MASK];
    sets.extend([Regs::VECTOR_LOW, Regs::VECTOR_WITHOUT_EVEX]);
    for &(g, _) in p.entry.iter().chain(&p.exit) {
        special = special.with(g);
    }
    for op in &p.ops {
        special = special.union(op.kills());
        for i in &op.inputs {
            match i.allowed.single() {
                Some(g) => special = special.with(g),
                None => sets.push(i.allowed),
            }
            if matches!(i.slot, Slot::Base(_)) {
                // rbp and r13 need a displacement, rsp and r12 a SIB byte.
                sets.push([Gpr::RBP, Gpr::R13].into_iter().map(Reg::Gpr).collect());
                sets.push([Gpr::RSP, Gpr::R12].into_iter().map(Reg::Gpr).collect());
            }
        }
        if let OpKind::Inst(row) = op.kind
            && table().row(row).operands.iter().any(|o| o.width == isa::Width::W8)
        {
            sets.push(Regs::WITH_HIGH_BYTE);
        }
    }
    let mut classes: Vec<(Vec<bool>, Regs)> = Vec::new();
    for g in present.iter() {
        let key: Vec<bool> = sets.iter().map(|s| s.contains(g)).collect();
        match classes.iter_mut().find(|c| !special.contains(g) && c.0 == key) {
            Some(c) => c.1 = c.1.with(g),
            None if special.contains(g) => classes.push((Vec::new(), Regs::one(g))),
            None => classes.push((key, Regs::one(g))),
        }
    }
    classes.into_iter().map(|c| c.1).collect()
}
