//! A solution of the model as steps: order, registers inside the counted classes, moves.

use crate::emit::Step;
use crate::ilp::model::Model;
use crate::ilp::model::live_ranges::{Birth, RangeId};
use crate::ilp::program::Term;
use crate::ir::regs::Regs;
use crate::problem::{OpId, OpKind, ValId, fixed_slot};
use dag::ir::graph::Class;
use isa::{Reg, Width};

/// What is missing from the model so that its solution can be carried out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Gap {
    /// These operations are in a cycle.
    Cycle(Vec<[OpId; 3]>),
    /// This class was given more values at once than it has registers.
    Class(usize),
    /// Values would change places in registers that have no exchange, and none is free.
    NoRegister,
}

/// Steps of the solution `x`.
///
/// # Errors
/// The rows that the solution violates because they were left out.
pub fn steps(m: &Model, x: &[f64]) -> Result<Vec<Step>, Gap> {
    let order = order(m, x)?;
    let last = last_positions(m, &order, x);
    let stored = (0..m.p.vals.len()).filter(|&v| m.ranges.stored[v].value(x)).collect();
    let mut e = Extract { m, x, reg: vec![None; m.ranges.all.len()], steps: Vec::new(), last, stored };
    e.entry()?;
    for (at, &i) in order.iter().enumerate() {
        e.operation(at, i)?;
    }
    e.exit()?;
    Ok(e.steps)
}

fn order(m: &Model, x: &[f64]) -> Result<Vec<OpId>, Gap> {
    let n = m.p.ops.len();
    let before = |i: OpId, j: OpId| m.y[i][j].value(x);
    let mut order: Vec<OpId> = (0..n).collect();
    order.sort_by_key(|&j| ((0..n).filter(|&i| i != j && before(i, j)).count(), j));
    let active = |order: Vec<OpId>| order.into_iter().filter(|&i| m.active[i].value(x)).collect();
    let sound = order.iter().enumerate().all(|(k, &j)| order[..k].iter().all(|&i| before(i, j)));
    if sound {
        return Ok(active(order));
    }
    let mut cycles = Vec::new();
    for i in 0..n {
        for j in (0..n).filter(|&j| j > i) {
            for k in (0..n).filter(|&k| k > i && k != j) {
                if before(i, j) && before(j, k) && before(k, i) {
                    cycles.push([i, j, k]);
                }
            }
        }
    }
    Err(Gap::Cycle(cycles))
}

/// Position of the last reader, past the end for live ranges that leave, of the definer for unread ones.
fn last_positions(m: &Model, order: &[OpId], x: &[f64]) -> Vec<usize> {
    let mut at = vec![0; m.p.ops.len()];
    order.iter().enumerate().for_each(|(k, &i)| at[i] = k);
    let holds = |t: &Term| t.value(x);
    let last = m.ranges.all.iter().map(|l| match l.leaves.iter().any(|e| holds(&e.1)) {
        true => usize::MAX,
        false => {
            let users = l.users.iter().filter(|u| holds(&u.1)).map(|u| u.0);
            users.chain(l.birth.op()).map(|u| at[u]).max().unwrap_or(0)
        }
    });
    last.collect()
}

struct Extract<'m, 'p, 'd> {
    m: &'m Model<'p, 'd>,
    x: &'m [f64],
    reg: Vec<Option<Reg>>,
    steps: Vec<Step>,
    last: Vec<usize>,
    /// Stored values; a value's place here is its slot.
    stored: Vec<ValId>,
}

/// One of several moves that happen at once.
#[derive(Clone, Copy)]
struct Move {
    from: Reg,
    to: Reg,
    width: Width,
}

impl Extract<'_, '_, '_> {
    fn class(&self, l: RangeId) -> usize {
        let row = &self.m.h[l];
        row.iter().position(|h| h.value(self.x)).unwrap_or(0)
    }

    /// Gives a live range a register of its class that no other has.
    fn place(&mut self, v: RangeId) -> Result<Reg, Gap> {
        let k = self.class(v);
        let taken: Regs = self.reg.iter().flatten().copied().collect();
        let free = self.m.classes[k].minus(taken).iter().next().ok_or(Gap::Class(k))?;
        self.reg[v] = Some(free);
        Ok(free)
    }

    fn home(&self, v: RangeId) -> Reg {
        self.reg[v].expect("a live range has a register from its definition to its last reader")
    }

    /// The live range that operation i reads in input k.
    fn read(&self, i: OpId, k: usize) -> RangeId {
        let options = self.m.ranges.options(i, k);
        options.iter().find(|o| o.1.value(self.x)).map_or(self.m.p.ops[i].inputs[k].val, |o| o.0)
    }

    /// A value that was defined goes to its slot, if it has one.
    fn store(&mut self, v: ValId) {
        if let Some(slot) = self.stored.iter().position(|&s| s == v) {
            self.steps.push(Step::Store { from: self.home(v), slot, width: self.m.p.copy_width(v) });
        }
    }

    /// Makes or loads `v` in a register.
    fn anew(&mut self, v: ValId, to: Reg) -> Step {
        let val = &self.m.p.vals[v];
        let width = self.m.p.copy_width(v);
        match (val.constant, self.stored.iter().position(|&s| s == v)) {
            (Some(value), _) => Step::Const { node: val.value.node, value, to, bits: self.m.p.made_bits(v) },
            (None, Some(slot)) => Step::Load { to, slot, width },
            (None, None) => Step::Move { from: self.home(v), to, width },
        }
    }

    /// Rematerializes what is read before operation i.
    fn rematerialize(&mut self, i: OpId) -> Result<(), Gap> {
        for l in self.m.p.vals.len()..self.m.ranges.all.len() {
            let range = &self.m.ranges.all[l];
            if range.birth == Birth::Before(i) && range.made.value(self.x) {
                let to = self.place(l)?;
                let mut step = self.anew(range.val, to);
                if let (Step::Move { width, .. }, Class::GENERAL) = (&mut step, self.m.p.vals[range.val].class) {
                    let whole = self.m.ranges.needed_whole(self.m.p, l).iter().any(|t| t.value(self.x));
                    *width = if whole { *width } else { Width::W32 };
                }
                self.steps.push(step);
            }
        }
        Ok(())
    }

    fn entry(&mut self) -> Result<(), Gap> {
        let mut moves = Vec::new();
        for &(from, v) in &self.m.p.entry {
            let to = self.place(v)?;
            moves.push(Move { from, to, width: self.m.p.copy_width(v) });
        }
        self.at_once(moves)?;
        self.m.p.entry.iter().for_each(|&(_, v)| self.store(v));
        // Entry values that are only loaded again, or not read at all, leave their registers to others.
        for &(_, v) in &self.m.p.entry {
            let range = &self.m.ranges.all[v];
            let read = range.users.iter().any(|u| u.1.value(self.x)) || self.last[v] == usize::MAX;
            if !read {
                self.reg[v] = None;
            }
        }
        Ok(())
    }

    fn exit(&mut self) -> Result<(), Gap> {
        let (mut moves, mut after) = (Vec::new(), Vec::new());
        for x in &self.m.ranges.leaving {
            match x.from.iter().find(|f| f.1.value(self.x)) {
                Some(&(l, _)) => {
                    moves.push(Move { from: self.home(l), to: x.reg, width: self.m.p.copy_width(x.val) });
                }
                None => after.push((x.val, x.reg)),
            }
        }
        self.at_once(moves)?;
        for (v, to) in after {
            let step = self.anew(v, to);
            self.steps.push(step);
        }
        Ok(())
    }

    fn operation(&mut self, at: usize, i: OpId) -> Result<(), Gap> {
        self.rematerialize(i)?;
        let op = &self.m.p.ops[i];
        if let (OpKind::Const(value), Some(v)) = (op.kind, op.outputs.first().and_then(|o| o.val)) {
            let to = self.place(v)?;
            self.steps.push(Step::Const { node: op.node, value, to, bits: self.m.p.made_bits(v) });
            return Ok(());
        }
        let swap = self.m.swap[i].iter().position(|s| s.value(self.x));
        let (read, swap, destroyed) = self.operands(i, swap);
        let mut moves = Vec::new();
        let mut inputs: Vec<Reg> = read.iter().map(|&l| self.home(l)).collect();
        let mut outputs: Vec<Option<Reg>> =
            op.outputs.iter().map(|o| o.allowed.single().filter(|_| fixed_slot(o.slot))).collect();
        for (k, input) in op.inputs.iter().enumerate() {
            let width = self.m.p.read_width(input, self.m.ranges.all[read[k]].val);
            let target = match (input.allowed.single(), input.tied) {
                (Some(reg), _) => reg,
                (None, None) => continue,
                (None, Some(_)) if destroyed[k] => inputs[k],
                (None, Some(o)) => match op.outputs[o].val {
                    Some(out) => self.place(out)?,
                    None => inputs[k],
                },
            };
            moves.push(Move { from: inputs[k], to: target, width });
            inputs[k] = target;
            if let (None, Some(o)) = (input.allowed.single(), input.tied) {
                outputs[o] = Some(target);
            }
        }
        self.at_once(moves)?;
        for v in 0..self.reg.len() {
            if self.last[v] <= at && self.m.p.ops[i].outputs.iter().all(|o| o.val != Some(v)) {
                self.reg[v] = None;
            }
        }
        self.results(i, &mut outputs)?;
        self.steps.push(Step::Op { op: i, swap, inputs, outputs: outputs.into_iter().flatten().collect() });
        self.after(at, i)
    }

    /// The live range in each operand, the exchange that is really used, and which overwritten ones die in place.
    fn operands(&self, i: OpId, swap: Option<usize>) -> (Vec<RangeId>, Option<usize>, Vec<bool>) {
        let op = &self.m.p.ops[i];
        let mut read: Vec<RangeId> = (0..op.inputs.len()).map(|k| self.read(i, k)).collect();
        if let Some(s) = swap {
            read.swap(op.swaps[s].0, op.swaps[s].1);
        }
        let mut destroyed = vec![false; read.len()];
        for tie in self.m.ties.iter().filter(|t| t.op == i) {
            destroyed[tie.input] = tie.destroy.iter().any(|d| d.term.value(self.x));
        }
        (read, swap, destroyed)
    }

    /// Registers of the outputs that have none yet.
    fn results(&mut self, i: OpId, outputs: &mut [Option<Reg>]) -> Result<(), Gap> {
        for (o, out) in self.m.p.ops[i].outputs.iter().enumerate() {
            let Some(v) = out.val else { continue };
            match outputs[o] {
                Some(g) if !fixed_slot(out.slot) => self.reg[v] = Some(g),
                None => outputs[o] = Some(self.place(v)?),
                Some(_) => {}
            }
        }
        Ok(())
    }

    /// Fixed results go home; results that nobody reads end here.
    fn after(&mut self, at: usize, i: OpId) -> Result<(), Gap> {
        let op = &self.m.p.ops[i];
        let mut moves = Vec::new();
        for out in op.outputs.iter().filter(|o| fixed_slot(o.slot)) {
            if let (Some(v), Some(from)) = (out.val, out.allowed.single()) {
                let to = self.place(v)?;
                moves.push(Move { from, to, width: self.m.p.copy_width(v) });
            }
        }
        self.at_once(moves)?;
        let results: Vec<ValId> = op.outputs.iter().filter_map(|o| o.val).collect();
        results.into_iter().for_each(|v| self.store(v));
        for v in 0..self.reg.len() {
            if self.last[v] <= at {
                self.reg[v] = None;
            }
        }
        Ok(())
    }

    /// Moves that happen at once, one after the other; what is left is cycles, which are exchanged.
    /// Registers that have no exchange go through a free one.
    fn at_once(&mut self, moves: Vec<Move>) -> Result<(), Gap> {
        let ends: Regs = moves.iter().flat_map(|m| [m.from, m.to]).collect();
        let mut left: Vec<Move> = moves.into_iter().filter(|m| m.from != m.to).collect();
        while !left.is_empty() {
            let ready = left.iter().position(|m| left.iter().all(|o| o.from != m.to));
            match ready {
                Some(k) => {
                    let Move { from, to, width } = left.remove(k);
                    self.steps.push(Step::Move { from, to, width });
                }
                None => {
                    if !self.m.p.exchangeable.contains(left[0].to) {
                        self.aside(&mut left, ends)?;
                        continue;
                    }
                    let Move { from, to, .. } = left.remove(0);
                    self.steps.push(Step::Exchange { a: to, b: from });
                    // What stood in `to` now stands in `from`, and the other way round.
                    for m in &mut left {
                        m.from = match m.from {
                            f if f == to => from,
                            f if f == from => to,
                            f => f,
                        };
                    }
                    left.retain(|m| m.from != m.to);
                }
            }
        }
        Ok(())
    }

    /// Moves what stands in the way of the first move to a free register outside `ends`.
    fn aside(&mut self, left: &mut [Move], ends: Regs) -> Result<(), Gap> {
        let blocked = left[0].to;
        let class = Regs::of(Class::of(blocked));
        let taken: Regs = self.reg.iter().flatten().copied().collect();
        let free = self.m.p.allocatable.and(class).minus(taken).minus(ends).iter().next().ok_or(Gap::NoRegister)?;
        let away = left.iter_mut().filter(|m| m.from == blocked);
        let mut width = None;
        for m in away {
            width = width.max(Some(m.width));
            m.from = free;
        }
        let Some(width) = width else { return Err(Gap::NoRegister) };
        self.steps.push(Step::Move { from: blocked, to: free, width });
        Ok(())
    }
}
