//! The "pair" model: one binary per unordered pair of operations for the order, one home class per value,
//! one binary per overwritten operand for "destroyed in place, no copy".
//!
//! Registers that something fixed touches are classes of their own; the rest are interchangeable and
//! only counted: values of straight-line code are intervals, so a class with room at every step can
//! always be coloured. A value has one home from its definition to its last reader, and each further live range
//! of its range ([`ranges`]) one more. Moves exist at entry, at the end, before an operation (copies of overwritten
//! operands, fixed operands) and after it (fixed results).

pub mod live_ranges;

use crate::ilp::constraints;
use crate::ilp::program::{IntegerProgram, Term};
use crate::ilp::weights;
use crate::ir::regs::Regs;
use crate::problem::swaps::Slot;
use crate::problem::{AllocationProblem, Op, OpId, OpKind, ValId, fixed_slot};
use isa::{Gpr, Reg, RegisterFile, table};
use live_ranges::{Birth, LiveRanges, RangeId, Splits};

/// How an overwritten operand is prepared.
#[derive(Clone, Debug)]
pub struct Tie {
    pub op: OpId,
    pub input: usize,
    pub destroy: Vec<Destroy>,
    /// A copy is made.
    pub copy: Term,
}

/// Overwriting a live range in place.
#[derive(Clone, Copy, Debug)]
pub struct Destroy {
    pub range: RangeId,
    pub term: Term,
}

/// What may stand in an operand: this live range, if it is read there and this exchange, if any, is used.
#[derive(Clone, Copy, Debug)]
pub struct Candidate {
    pub range: RangeId,
    pub swap: Option<usize>,
    pub read: Term,
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
    pub p: &'p AllocationProblem<'d>,
    pub lp: IntegerProgram,
    pub classes: Vec<Regs>,
    /// `y[i][j]`: operation i comes before j.
    pub y: Vec<Vec<Term>>,
    pub ranges: LiveRanges,
    /// `h[l][k]`: live range l is in class k.
    pub h: Vec<Vec<Term>>,
    /// Per operation: which exchange is used.
    pub swap: Vec<Vec<Term>>,
    pub ties: Vec<Tie>,
    pub fetches: Vec<Fetch>,
    /// Per operation: it is there.
    pub active: Vec<Term>,
    /// Per operation: a constant 0 is made by the flag-destroying `xor`.
    pub xor: Vec<Term>,
    /// Users of a live range that may be its last, and when they read it; its definer if it has no users.
    pub last_users: Vec<Vec<(OpId, Term)>>,
    /// Classes whose capacity rows are in.
    pub counted: Vec<usize>,
    /// Triples are added when a solution violates them.
    pub lazy_order: bool,
}

impl<'p, 'd> Model<'p, 'd> {
    /// The model in which values may have these further live ranges. Past `triples` operations, order triples come lazily.
    pub fn build(p: &'p AllocationProblem<'d>, splits: Splits, triples: usize) -> Model<'p, 'd> {
        let mut m = Model {
            p,
            lp: IntegerProgram::default(),
            classes: classes(p),
            y: Vec::new(),
            ranges: LiveRanges::default(),
            h: Vec::new(),
            swap: Vec::new(),
            ties: Vec::new(),
            fetches: Vec::new(),
            active: Vec::new(),
            xor: Vec::new(),
            last_users: Vec::new(),
            counted: Vec::new(),
            lazy_order: p.ops.len() > triples,
        };
        m.order_columns();
        m.active = p.ops.iter().enumerate().map(|(i, op)| active(&mut m.lp, i, op)).collect();
        m.ranges = LiveRanges::new(p, &mut m.lp, &m.y, &m.active, splits);
        m.home_columns();
        m.operand_columns();
        m.last_users = (0..m.ranges.all.len()).map(|l| m.maximal_users(l)).collect();
        constraints::order(&mut m);
        constraints::flags(&mut m);
        constraints::folds(&mut m);
        constraints::homes(&mut m);
        constraints::destroy(&mut m);
        constraints::fixed_operands(&mut m);
        constraints::overwritten(&mut m);
        constraints::blocked(&mut m);
        constraints::early(&mut m);
        constraints::interference(&mut m);
        weights::costs(&mut m);
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
        for (l, range) in self.ranges.all.iter().enumerate() {
            let v = range.val;
            let pinned = self.pinned_home(v).filter(|_| l == v);
            let mut row = Vec::new();
            for (k, regs) in self.classes.iter().enumerate() {
                let usable = self.p.allocatable.and(Regs::of(self.p.vals[v].class));
                let allocatable = !regs.and(usable).is_empty();
                row.push(match pinned {
                    Some(g) => Term::Const(regs.contains(g)),
                    None if !allocatable => Term::ZERO,
                    None => self.lp.binary(format!("h_{l}_{k}")),
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
            let zero =
                matches!(op.kind, OpKind::Const(c) if op.outputs[0].val.is_some_and(|v| c & self.p.wanted(v) == 0));
            let xor = if zero { self.lp.binary(format!("z_{i}")) } else { Term::ZERO };
            self.lp.implies(xor, self.active[i]);
            self.xor.push(xor);
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

    fn tie(&mut self, i: OpId, k: usize, swap: &[Term]) -> Tie {
        let mut destroy = Vec::new();
        for c in self.candidates(i, k) {
            // What must outlive the operation is never destroyed.
            let range = &self.ranges.all[c.range];
            let later = |&(u, t): &(OpId, Term)| u != i && t.is(true) && self.y[i][u].is(true);
            if range.leaves.iter().any(|x| x.1.is(true)) || range.users.iter().any(later) {
                continue;
            }
            let term = self.lp.binary(format!("n_{i}_{k}_{}", c.range));
            self.lp.implies(term, c.read);
            match c.swap {
                None => self.lp.at_most(&[&[term], &self.touching(i, k, swap)[..]].concat(), 1),
                Some(s) => self.lp.implies(term, swap[s]),
            }
            destroy.push(Destroy { range: c.range, term });
        }
        let copy = self.lp.continuous(format!("m_{i}_{k}"));
        let all: Vec<Term> = destroy.iter().map(|d| d.term).chain([copy]).collect();
        self.lp.exactly(&[&all[..], &[!self.active[i]]].concat(), 1);
        Tie { op: i, input: k, destroy, copy }
    }

    /// What may stand in input k: live ranges of its own value, and of those that an exchange brings.
    pub fn candidates(&self, i: OpId, k: usize) -> Vec<Candidate> {
        let op = &self.p.ops[i];
        let swapped = op.swaps.iter().enumerate().filter_map(|(s, &(a, b, _))| match (a == k, b == k) {
            (true, _) => Some((b, Some(s))),
            (_, true) => Some((a, Some(s))),
            _ => None,
        });
        let inputs = std::iter::once((k, None)).chain(swapped);
        inputs
            .flat_map(|(k, swap)| {
                self.ranges.options(i, k).iter().map(move |&(range, read)| Candidate { range, swap, read })
            })
            .collect()
    }

    /// Exchanges that take input k's own value away.
    pub fn touching(&self, i: OpId, k: usize, swap: &[Term]) -> Vec<Term> {
        let op = &self.p.ops[i];
        (0..swap.len()).filter(|&s| op.swaps[s].0 == k || op.swaps[s].1 == k).map(|s| swap[s]).collect()
    }

    fn maximal_users(&self, l: RangeId) -> Vec<(OpId, Term)> {
        let range = &self.ranges.all[l];
        let outlived = |u: OpId| range.users.iter().any(|&(w, t)| w != u && t.is(true) && self.y[u][w].is(true));
        let users: Vec<(OpId, Term)> = range.users.iter().copied().filter(|u| !outlived(u.0)).collect();
        if users.is_empty() { range.birth.op().map(|d| (d, Term::ONE)).into_iter().collect() } else { users }
    }

    /// "Stretch l is in a register before operation i, and from before": created earlier than what i's own moves make.
    pub fn born_before(&self, l: RangeId, i: OpId) -> Term {
        match self.ranges.all[l].birth {
            Birth::Entry => Term::ONE,
            Birth::Before(j) if j == i => Term::ONE,
            Birth::At(d) | Birth::Before(d) => self.y[d][i],
        }
    }

    /// The class of a register.
    pub fn class_of(&self, g: Reg) -> Option<usize> {
        self.classes.iter().position(|k| k.contains(g))
    }

    /// "Stretch l is in g", for a register with a class of its own.
    pub fn home(&self, l: RangeId, g: Reg) -> Term {
        self.class_of(g).map_or(Term::ZERO, |k| self.h[l][k])
    }

    /// Singleton classes.
    pub fn singles(&self) -> Vec<(usize, Reg)> {
        self.classes.iter().enumerate().filter_map(|(k, c)| Some((k, c.single()?))).collect()
    }
}

fn active(lp: &mut IntegerProgram, i: OpId, op: &Op) -> Term {
    if op.optional { lp.binary(format!("act_{i}")) } else { Term::ONE }
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
fn classes(p: &AllocationProblem) -> Vec<Regs> {
    let mut special = Regs::NONE;
    // Only general registers where there are no other values.
    let present = p.vals.iter().fold(Regs::GENERAL, |s, v| s.union(Regs::of(v.class)));
    let mut sets: Vec<Regs> = vec![Regs::LEGACY, present.minus(p.allocatable)];
    sets.extend([Regs::VECTOR_LOW, Regs::VECTOR_WITHOUT_EVEX]);
    sets.extend(RegisterFile::all().map(Regs::of_file));
    for &(g, _) in p.entry.iter().chain(&p.exit) {
        special = special.with(g);
    }
    if (0..p.vals.len()).any(|v| p.vals[v].constant.is_some() && p.made_bits(v) <= 8) {
        sets.push(Regs::WITH_HIGH_BYTE);
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
                sets.push([Gpr::RBP, Gpr::R13].into_iter().map(Reg::of).collect());
                sets.push([Gpr::RSP, Gpr::R12].into_iter().map(Reg::of).collect());
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
