//! Time in the model: when each operation starts, and by when everything is done.
//!
//! `z_it`: operation i has started in cycle t or before, over the cycles between its head and what its tail leaves before
//! the latency that is known to be possible; `d_T`: the latency is more than T, which costs one cycle each. Results that
//! are moved on their way arrive later by the latency of a copy. Rows, `f` being the delay from j to i:
//!
//! - (rising) `z_it <= z_i,t+1`, `d_T+1 <= d_T`;
//! - (wait) `z_it <= z_j,t-f`; with a copy c on the way, if all its conditions hold, `z_it <= z_j,t-f-c`;
//! - (deadline) `z_i,T-tail(i) + d_T >= 1`; values that are moved at the end have to be there a copy earlier;
//! - (units) for each connected union U of unit sets: `Σ_i work_iU (z_it - z_i,t-1) <= |U|`.
//!
//! The last family is added where solutions violate it. Copies take units too, which no row says; so the least
//! latency of the model is a lower bound, and the answer's is counted on its instructions. Where the order of the answer
//! is wanted to follow the starts there is (linked) `z_jt + y_ij - 1 <= z_it`: it loses solutions in which an older
//! instruction starts after a younger one, so bounds are proved without it.

use crate::cost::inst_cost::ColumnCost;
use crate::emit::timing::Timing;
use crate::ilp::model::Model;
use crate::ilp::model::live_ranges::RangeId;
use crate::ilp::program::Term;
use crate::problem::copies::copy;
use crate::problem::swaps::Slot;
use crate::problem::{AllocationProblem, OpId, OpKind, ValId, fixed_slot};
use isa::{Gpr, Reg, Width};

pub struct Schedule<'p, 'd> {
    timing: Timing<'p, 'd>,
    /// `z[i][t - head(i)]`.
    started: Vec<Vec<Term>>,
    /// `d[T - least]`.
    late: Vec<Term>,
    least: u32,
    most: u32,
    /// Unions and cycles whose rows are in.
    units: Vec<(usize, u32)>,
}

/// Whether the order follows the starts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Link {
    Free,
    Linked,
}

/// One route of a value: it takes this long from the start of what makes it (from cycle 0 on, if it is there at entry),
/// unless one of these literals holds.
#[derive(Clone, Debug)]
struct LatencyPath {
    from: Option<OpId>,
    unless: Vec<Term>,
    delay: u32,
}

impl LatencyPath {
    fn and(&self, unless: &[Term], longer: u32) -> LatencyPath {
        LatencyPath { from: self.from, unless: [&self.unless[..], unless].concat(), delay: self.delay + longer }
    }
}

impl<'p, 'd> Schedule<'p, 'd> {
    /// Adds time to a model; `most` cycles are known to be possible.
    pub fn add(m: &mut Model<'p, 'd>, most: u32, link: Link) -> Schedule<'p, 'd> {
        let timing = Timing::new(m.p);
        let least = timing.latency();
        let most = most.max(least);
        let mut s = Schedule { timing, started: Vec::new(), late: Vec::new(), least, most, units: Vec::new() };
        s.columns(m);
        s.waits(m);
        s.deadlines(m);
        s.exits(m);
        if link == Link::Linked {
            s.linked(m);
        }
        s
    }

    fn columns(&mut self, m: &mut Model) {
        for i in 0..m.p.ops.len() {
            let cycles = self.timing.heads[i]..self.last(i);
            let columns: Vec<Term> = cycles.map(|t| m.lp.binary(format!("z_{i}_{t}"))).collect();
            columns.windows(2).for_each(|w| m.lp.implies(w[0], w[1]));
            columns.iter().for_each(|&z| m.lp.implies(z, m.active[i]));
            // Only a choice that is not taken: everything else is done by then.
            if self.timing.heads[i] + self.timing.tails[i] > self.most {
                m.lp.at_least(&[!m.active[i]], 1);
            }
            self.started.push(columns);
        }
        self.late = (self.least..self.most).map(|t| m.lp.binary(format!("d_{t}"))).collect();
        self.late.windows(2).for_each(|w| m.lp.implies(w[1], w[0]));
        m.lp.add_cost(Term::ONE, ColumnCost { latency: self.least.into(), ..ColumnCost::default() });
        for &d in &self.late {
            m.lp.add_cost(d, ColumnCost { latency: 1, ..ColumnCost::default() });
        }
    }

    /// The last cycle in which an operation may start, if it is there; one that takes too long is not.
    fn last(&self, i: OpId) -> u32 {
        self.most.saturating_sub(self.timing.tails[i])
    }

    /// `z_it`; before its head an operation has not started, from its last cycle on it has, if it is there.
    fn started(&self, m: &Model, i: OpId, t: i64) -> Term {
        let after = t - i64::from(self.timing.heads[i]);
        match usize::try_from(after) {
            Err(_) => Term::ZERO,
            Ok(k) => self.started[i].get(k).copied().unwrap_or(m.active[i]),
        }
    }

    /// What makes a value had started in cycle `t`; what is there at entry starts in cycle 0.
    fn defined(&self, m: &Model, from: Option<OpId>, t: i64) -> Term {
        from.map_or(Term::Const(t >= 0), |d| self.started(m, d, t))
    }

    fn late(&self, t: u32) -> Term {
        self.late.get((t - self.least) as usize).copied().unwrap_or(Term::ZERO)
    }

    fn waits(&self, m: &mut Model) {
        for wait in self.timing.waits.iter().filter(|w| w.input.is_none()) {
            for t in self.timing.heads[wait.to]..=self.last(wait.to) {
                for &(from, delay) in &wait.from {
                    let (there, from) = (m.active[from], self.started(m, from, i64::from(t) - i64::from(delay)));
                    m.lp.at_least(&[!self.started(m, wait.to, t.into()), from, !there], 1);
                }
            }
        }
        for i in 0..m.p.ops.len() {
            for k in 0..m.p.ops[i].inputs.len() {
                self.operand(m, i, k);
            }
        }
    }

    /// Rows (wait) of one operand.
    fn operand(&self, m: &mut Model, i: OpId, k: usize) {
        let address = matches!(m.p.ops[i].inputs[k].slot, Slot::Base(_) | Slot::Index(_));
        let late = if address { 0 } else { self.timing.ops[i].late };
        let idiom = if self.timing.ops[i].free { copied(m, i) } else { Term::ONE };
        for route in self.routes(m, i, k) {
            let delay = i64::from(route.delay) - i64::from(late);
            for t in self.timing.heads[i]..=self.last(i) {
                let from = self.defined(m, route.from, i64::from(t) - delay);
                m.lp.at_least(&[&route.unless[..], &[!idiom, !self.started(m, i, t.into()), from]].concat(), 1);
            }
        }
    }

    /// How a value gets to its register: when it is there, from the start of its definition on.
    fn sources(&self, m: &Model, v: ValId) -> Vec<LatencyPath> {
        let def = m.p.vals[v].def.map(|d| (d, &self.timing.ops[d]));
        let from = m.p.vals[v].def;
        let mut routes = vec![LatencyPath { from, unless: Vec::new(), delay: def.map_or(0, |(_, op)| op.latency) }];
        if let Some((d, op)) = def.filter(|(_, op)| op.free && op.waiting > op.latency) {
            // Over a copy of its operand it is no idiom.
            routes.push(LatencyPath { from, unless: vec![!copied(m, d)], delay: op.waiting });
        }
        if let Some((home, latency)) = boundary_move(m, v) {
            routes.extend(routes.clone().iter().map(|w| w.and(&[home], latency)));
        }
        routes
    }

    /// How a live range of a value gets to its register, if `read`. A constant that is rematerialized waits for nothing.
    fn live_range(&self, m: &Model, l: RangeId, read: Term) -> Vec<LatencyPath> {
        let own = l < m.p.vals.len();
        let v = if own { l } else { m.ranges.all[l].val };
        let longer = if own { Some(0) } else { rematerialization_latency(m, v) };
        longer.map_or(Vec::new(), |longer| self.sources(m, v).iter().map(|w| w.and(&[!read], longer)).collect())
    }

    /// How input k of operation i gets there: at once, and by the copies that the model may make.
    fn routes(&self, m: &Model, i: OpId, k: usize) -> Vec<LatencyPath> {
        let mut routes = Vec::new();
        for &(l, read) in m.ranges.options(i, k) {
            let direct = self.live_range(m, l, read);
            for input in 0..m.p.ops[i].inputs.len() {
                let mut standing = m.candidates(i, input).into_iter();
                let Some(c) = standing.find(|c| c.range == l && (c.swap.is_some() || input == k)) else { continue };
                let Some((made, latency)) = before(m, i, input) else { continue };
                let mut unless = vec![!c.read, !made];
                match c.swap {
                    None => unless.extend(m.touching(i, input, &m.swap[i])),
                    Some(s) => unless.push(!m.swap[i][s]),
                }
                routes.extend(direct.iter().map(|w| w.and(&unless, latency)));
            }
            routes.extend(direct);
        }
        routes
    }

    fn deadlines(&self, m: &mut Model) {
        for t in self.least..self.most {
            for i in 0..m.p.ops.len() {
                let start = i64::from(t) - i64::from(self.timing.tails[i]);
                m.lp.at_least(&[self.late(t), !m.active[i], self.started(m, i, start)], 1);
            }
        }
    }

    /// Rows (deadline) of what is moved at the end.
    fn exits(&self, m: &mut Model) {
        for x in m.ranges.leaving.clone() {
            let copy = move_latency(m.p, x.val, m.p.copy_width(x.val));
            let mut routes: Vec<LatencyPath> = Vec::new();
            for &(l, leaves) in &x.from {
                let direct = self.live_range(m, l, leaves);
                routes.extend(direct.iter().map(|w| w.and(&[m.home(l, x.reg)], copy)));
                routes.extend(direct);
            }
            if let Some(longer) = rematerialization_latency(m, x.val).filter(|_| !x.anew.is(false)) {
                routes.extend(self.sources(m, x.val).iter().map(|w| w.and(&[!x.anew], longer)));
            }
            for route in routes {
                for t in self.least..=self.most {
                    let start = self.defined(m, route.from, i64::from(t) - i64::from(route.delay));
                    m.lp.at_least(&[&route.unless[..], &[self.late(t), start]].concat(), 1);
                }
            }
        }
    }

    fn linked(&self, m: &mut Model) {
        let n = m.p.ops.len();
        for (i, j) in (0..n).flat_map(|i| (0..n).map(move |j| (i, j))).filter(|(i, j)| i != j) {
            for t in self.timing.heads[j]..=self.last(j) {
                let (older, younger) = (self.started(m, i, t.into()), self.started(m, j, t.into()));
                m.lp.at_least(&[!m.y[i][j], !younger, older, !m.active[i]], 1);
            }
        }
    }

    /// Adds the rows about units that a solution violates; whether there are any.
    pub fn add_violated(&mut self, m: &mut Model, x: &[f64]) -> bool {
        let before = m.lp.rows.len();
        let starts: Vec<Option<u32>> =
            (0..m.p.ops.len()).map(|i| m.active[i].value(x).then(|| self.start(i, x))).collect();
        for u in 0..self.timing.ports.unions.len() {
            for t in 0..self.most {
                let busy: u32 =
                    (0..starts.len()).map(|i| self.work(i, u, starts[i].and_then(|s| t.checked_sub(s)))).sum();
                if busy > self.timing.ports.room[u] && !self.units.contains(&(u, t)) {
                    self.units.push((u, t));
                    self.unit_row(m, u, t);
                }
            }
        }
        m.lp.rows.len() > before
    }

    fn start(&self, i: OpId, x: &[f64]) -> u32 {
        let waiting = self.started[i].iter().filter(|z| !z.value(x)).count();
        self.timing.heads[i] + waiting as u32
    }

    /// Work of operation i inside union u, `after` cycles from its start.
    fn work(&self, i: OpId, u: usize, after: Option<u32>) -> u32 {
        after.and_then(|k| self.timing.work[i].get(k as usize)).map_or(0, |cycle| cycle[u])
    }

    /// Row (units), in the largest whole parts of a cycle.
    fn unit_row(&self, m: &mut Model, u: usize, t: u32) {
        let mut terms: Vec<(Term, i64)> = Vec::new();
        for (i, work) in self.timing.work.iter().enumerate() {
            for (k, cycle) in work.iter().enumerate() {
                let start = i64::from(t) - k as i64;
                terms.push((self.started(m, i, start), cycle[u].into()));
                terms.push((self.started(m, i, start - 1), -i64::from(cycle[u])));
            }
        }
        terms.retain(|x| x.1 != 0);
        let part = terms.iter().fold(0, |a, x| gcd(a, x.1.abs())).max(1);
        let room = i64::from(self.timing.ports.room[u]).div_euclid(part);
        m.lp.weighted(terms.into_iter().map(|(z, w)| (z, w / part)), None, Some(room));
    }
}

fn gcd(a: i64, b: i64) -> i64 {
    if b == 0 { a } else { gcd(b, a % b) }
}

/// Whether the operand that operation i overwrites is copied first; never, if it overwrites none.
fn copied(m: &Model, i: OpId) -> Term {
    m.ties.iter().find(|t| t.op == i).map_or(Term::ZERO, |t| t.copy)
}

/// The copy before an operation that fills input k: when it is made, and how long it takes.
fn before(m: &Model, i: OpId, k: usize) -> Option<(Term, u32)> {
    let tie = m.ties.iter().find(|t| t.op == i && t.input == k).map(|t| t.copy);
    let made = tie.or_else(|| m.fetches.iter().find(|f| f.op == i && f.input == k).map(|f| f.moved))?;
    let input = &m.p.ops[i].inputs[k];
    let vals = m.candidates(i, k).into_iter().map(|c| m.ranges.all[c.range].val);
    let width = vals.map(|v| m.p.read_width(input, v)).min().unwrap_or(input.copy);
    Some((made, move_latency(m.p, input.val, width)))
}

/// A value that comes in a fixed register: "it stays there", and how long moving it takes.
fn boundary_move(m: &Model, v: ValId) -> Option<(Term, u32)> {
    let val = &m.p.vals[v];
    let made = val.def.and_then(|d| {
        let out = m.p.ops[d].outputs.iter().find(|o| o.val == Some(v))?;
        out.allowed.single().filter(|_| fixed_slot(out.slot))
    });
    let reg: Reg = val.entry.or(made)?;
    Some((m.home(v, reg), move_latency(m.p, v, m.p.copy_width(v))))
}

/// Cycles from a value's first register to a further one: through its slot, or by a copy. `None` for constants.
fn rematerialization_latency(m: &Model, v: ValId) -> Option<u32> {
    if matches!(m.p.vals[v].def.map(|d| m.p.ops[d].kind), Some(OpKind::Const(_))) {
        return None;
    }
    let width = m.p.copy_width(v);
    if m.ranges.stored[v].is(false) {
        return Some(move_latency(m.p, v, width));
    }
    let (to, from) = (
        crate::problem::slots::store(Gpr::RAX.into(), 0, width),
        crate::problem::slots::load(Gpr::RAX.into(), 0, width),
    );
    let cycles = |i: Result<isa::Inst, crate::ir::Error>| {
        i.and_then(|i| m.p.inst_costs.of(m.p.tune, &i)).map_or(0, |x| x.line.latency)
    };
    Some(cycles(to) + cycles(from))
}

/// Cycles of a copy between registers of a value's class; none where there is no such instruction.
fn move_latency(p: &AllocationProblem, v: ValId, width: Width) -> u32 {
    let mut regs = crate::ir::regs::Regs::of(p.vals[v].class).iter();
    let (Some(a), Some(b)) = (regs.next(), regs.next()) else { return 0 };
    copy(p.extensions, a, b, width).and_then(|i| p.inst_costs.of(p.tune, &i)).map_or(0, |x| x.line.latency)
}
