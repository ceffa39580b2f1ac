//! What follows from all operations together: how much of each value is read, which exchanges of operands
//! nobody can notice, which flags live together, what must come before what.

use super::build::{Builder, unsupported};
use super::{FlagGroup, Folded, Input, Op, OpId, OpKind, Output, fixed_slot};
use crate::ir::Error;
use crate::ir::regs::Regs;
use crate::problem::swaps::{Slot, Swap, swaps};
use dag::ir::graph::{Class, Dag, Fold, Kind, NodeId, Port, Use, Value};
use isa::{Flag, FlagSet, Reg, RowId, Upper, Width, table};

impl Builder<'_> {
    /// How much of each value its readers look at; users have larger indices than definers. What may be read in a
    /// value's place is read as much: until nothing changes.
    pub(super) fn demand_bits(&mut self) {
        loop {
            self.demand_round();
            let mut changed = false;
            for v in 0..self.vals.len() {
                let bits = self.vals[v].bits;
                for w in self.vals[v].others.clone() {
                    changed |= self.vals[w].bits < bits;
                    self.vals[w].bits = self.vals[w].bits.max(bits);
                }
            }
            if !changed {
                return;
            }
        }
    }

    fn demand_round(&mut self) {
        for op in self.ops.iter().rev() {
            for input in &op.inputs {
                let out = input.tied.and_then(|o| op.outputs[o].val).map_or(0, |v| self.vals[v].bits);
                let own = read_bits(self.dag, op, input.slot);
                // A narrow write passes the rest of the old content on.
                let need = if passes_on(op, input.slot) { own.max(out) } else { own };
                let bits = &mut self.vals[input.val].bits;
                *bits = (*bits).max(need);
            }
        }
    }

    /// The choices between values that are there.
    pub(super) fn find_others(&mut self) {
        for c in &self.dag.choices {
            if let (Some(&v), Some(&w)) = (self.val_of.get(&c.value), self.val_of.get(&c.also))
                && self.vals[w].stands_for.is_none()
                // What has readers of its own is no mere alternative.
                && self.vals[w].users.is_empty()
                && self.vals[w].exits.is_empty()
            {
                self.vals[w].stands_for = Some(v);
                self.vals[v].others.push(w);
            }
        }
    }

    /// The folds, whose results are choices for those of what they stand for.
    pub(super) fn folds(&mut self) -> Vec<Folded> {
        let mut folds = Vec::new();
        let effects = self.effects();
        for f in &self.dag.folds {
            let op = |id: NodeId| self.op_of[id.index()];
            let instead: Option<Vec<OpId>> = f.nodes().map(op).collect();
            let (Some(by), Some(instead)) = (op(f.by), instead) else { continue };
            for &port in &f.ports {
                let value = |node| Value { node, port };
                if let (Some(&v), Some(&w)) = (self.val_of.get(&value(f.of)), self.val_of.get(&value(f.by))) {
                    let v = self.vals[v].stands_for.unwrap_or(v);
                    self.vals[w].stands_for = Some(v);
                    self.vals[v].others.push(w);
                }
            }
            let first = effects.iter().position(|e| instead.contains(e)).unwrap_or(0);
            let count = effects.iter().filter(|e| instead.contains(e)).count();
            folds.push(Folded { by, instead, place: first..first + count });
        }
        folds
    }

    pub(super) fn effects(&self) -> Vec<OpId> {
        self.dag.effects.iter().filter_map(|e| self.op_of[e.index()]).collect()
    }

    /// Whose results a node's are: those of a fold go by the name of what it stands for.
    fn named(&self, node: NodeId) -> NodeId {
        self.dag.fold(node).map_or(node, |f| f.of)
    }

    /// What is equal on fewer bits than are read is no choice.
    pub(super) fn drop_narrow_others(&mut self) {
        for c in &self.dag.choices {
            if let (Some(&v), Some(&w)) = (self.val_of.get(&c.value), self.val_of.get(&c.also))
                && c.bits < self.vals[v].bits
            {
                self.vals[v].others.retain(|x| *x != w);
            }
        }
    }

    /// Operations that only some choice or fold needs.
    pub(super) fn find_optional(&mut self, folds: &[Folded]) {
        if self.dag.is_decided() {
            return;
        }
        let folded = |i: &OpId| folds.iter().any(|f| f.instead.contains(i));
        let of_values = |v: usize| self.vals[v].def.filter(|_| self.vals[v].others.is_empty());
        let mut needed: Vec<OpId> = self.effects().into_iter().filter(|e| !folded(e)).collect();
        needed.extend(self.exit.iter().filter_map(|&(_, v)| of_values(v)));
        needed.extend(self.dag.live_out_flags.iter().filter_map(|(_, v)| self.op_of[v.node.index()]));
        let mut needed = self.required(needed, &folded);
        // What an effect and everything that may stand for it need is there in any case.
        for e in self.effects().into_iter().filter(folded) {
            let by = folds.iter().filter(|f| f.instead.contains(&e)).map(|f| f.by);
            let all = std::iter::once(e).chain(by).map(|i| {
                let mut of = self.required(vec![i], &|k| *k != i && folded(k));
                of[i] = false;
                of
            });
            let common = all.reduce(|a, b| a.iter().zip(&b).map(|(x, y)| *x && *y).collect()).unwrap_or_default();
            needed.iter_mut().zip(common).for_each(|(n, c)| *n |= c);
        }
        for (op, needed) in self.ops.iter_mut().zip(needed) {
            op.optional = !needed;
        }
    }

    /// What is needed if some operations are; nothing that a fold may stand for is.
    fn required(&self, mut stack: Vec<OpId>, folded: &dyn Fn(&OpId) -> bool) -> Vec<bool> {
        let mut needed = vec![false; self.ops.len()];
        while let Some(i) = stack.pop() {
            if folded(&i) || std::mem::replace(&mut needed[i], true) {
                continue;
            }
            let always = |v: usize| self.vals[v].def.filter(|_| self.vals[v].others.is_empty());
            stack.extend(self.ops[i].inputs.iter().filter_map(|x| always(x.val)));
            let flags = self.flag_users.iter().filter(|(_, (users, _))| users.contains(&i));
            stack.extend(flags.filter_map(|(v, _)| self.op_of[v.node.index()]));
        }
        needed
    }

    /// Fixed registers whose new content nobody reads are only overwritten.
    pub(super) fn drop_dead_fixed(&mut self) {
        for op in &mut self.ops {
            for o in &mut op.outputs {
                let unread = |v: usize| self.vals[v].users.is_empty() && self.vals[v].exits.is_empty();
                let dead = o.val.is_some_and(|v| unread(self.vals[v].stands_for.unwrap_or(v)));
                if dead && fixed_slot(o.slot) {
                    o.val = None;
                }
            }
        }
    }

    pub(super) fn find_swaps(&mut self) {
        for i in 0..self.ops.len() {
            let OpKind::Inst(row) = self.ops[i].kind else { continue };
            let found = swaps(row).iter().filter_map(|s| self.usable(&self.ops[i], s)).collect();
            self.ops[i].swaps = found;
        }
    }

    fn usable(&self, op: &Op, s: &Swap) -> Option<(usize, usize, RowId)> {
        let at = |slot: Slot| op.inputs.iter().position(|i| i.slot == slot);
        let (a, b) = (at(s.a)?, at(s.b)?);
        let Kind::Inst { operands, .. } = &self.dag.node(op.node).kind else { return None };
        let high = operands.iter().any(|u| matches!(u, Use::Value { high: true, .. }));
        let flags_same = Flag::ALL.into_iter().all(|f| {
            let port = Port::Flag(f);
            s.flags.contains(f) || !self.flag_users.contains_key(&Value { node: self.named(op.node), port })
        });
        // After a narrow write the bits above are those of another content.
        let merged = |i: usize| {
            let out = op.inputs[i].tied.and_then(|o| op.outputs[o].val);
            !passes_on(op, op.inputs[i].slot) || out.is_none_or(|v| self.vals[v].bits <= s.width.bits())
        };
        let useful = op.inputs[a].val != op.inputs[b].val;
        (useful && !high && flags_same && merged(a) && merged(b)).then_some((a, b, s.row))
    }

    pub(super) fn check_demands(&self) -> Result<(), Error> {
        for op in &self.ops {
            for (k, x) in op.inputs.iter().enumerate() {
                if x.allowed.is_empty() {
                    return unsupported(format!("{} has an operand that no register fits", op.node));
                }
                let clash = |y: &Input| y.allowed.len() == 1 && y.allowed == x.allowed && y.val != x.val;
                if x.allowed.len() == 1 && op.inputs[..k].iter().any(clash) {
                    return unsupported(format!("{} wants two contents in one register", op.node));
                }
            }
            let unallocatable = |o: &&Output| o.allowed.and(self.allocatable).is_empty();
            if let Some(o) = op.outputs.iter().filter(|_| op.kind != OpKind::Opaque).find(unallocatable) {
                return unsupported(format!("{} writes {:?}, which may not be written", op.node, o.allowed));
            }
        }
        for &(gpr, val) in &self.exit {
            let stays =
                self.ops.iter().any(|o| o.outputs.iter().any(|x| x.val == Some(val) && x.allowed == Regs::one(gpr)));
            if !self.allocatable.contains(gpr) && !stays && self.vals[val].entry != Some(gpr) {
                return unsupported(format!("{gpr} must be changed and may not be written"));
            }
        }
        Ok(())
    }

    /// Flag values, those with the same definition and readers joined.
    pub(super) fn flag_groups(&self) -> Vec<FlagGroup> {
        let mut groups: Vec<FlagGroup> = Vec::new();
        for value in &self.flag_order {
            let (users, exit) = &self.flag_users[value];
            let flag = match (&self.dag.node(value.node).kind, value.port) {
                (&Kind::InputFlag(f), _) | (_, Port::Flag(f)) => f,
                _ => continue,
            };
            let mut users = users.clone();
            users.sort_unstable();
            users.dedup();
            let def = self.op_of[value.node.index()];
            let gives = |f: &&Fold| f.of == value.node && f.ports.contains(&value.port);
            let others: Vec<OpId> =
                self.dag.folds.iter().filter(gives).filter_map(|f| self.op_of[f.by.index()]).collect();
            let alike = |g: &&mut FlagGroup| g.def == def && g.users == users && g.exit == *exit && g.others == others;
            match groups.iter_mut().find(alike) {
                Some(g) => g.flags = g.flags.with(flag),
                None => groups.push(FlagGroup { def, flags: FlagSet::NONE.with(flag), users, exit: *exit, others }),
            }
        }
        groups
    }

    /// The operation that makes a value, if no other value can stand for it.
    fn always_from(&self, v: usize) -> Option<OpId> {
        self.vals[v].def.filter(|_| self.vals[v].others.is_empty())
    }

    /// What comes before what, whether or not it is there: see [`crate::ilp::constraints::folds`] for the rest.
    pub(super) fn precedence(&self, flags: &[FlagGroup], effects: &[OpId]) -> Vec<Vec<OpId>> {
        let mut preds: Vec<Vec<OpId>> =
            self.ops.iter().map(|o| o.inputs.iter().filter_map(|i| self.always_from(i.val)).collect()).collect();
        for g in flags {
            let sure = g.def.filter(|_| g.others.is_empty());
            for &u in &g.users {
                preds[u].extend(sure);
            }
            // A flag that is live at the end is the last of its kind; one from entry is the first.
            for (k, op) in self.ops.iter().enumerate() {
                if op.flags_clobbered.intersect(g.flags).is_empty() || Some(k) == g.def {
                    continue;
                }
                if let (true, Some(d)) = (g.exit, sure) {
                    preds[d].push(k);
                }
                if g.def.is_none() {
                    preds[k].extend(g.users.iter().copied().filter(|&u| u != k));
                }
            }
        }
        for (i, op) in self.ops.iter().enumerate() {
            let Kind::Exit(exit) = &self.dag.node(op.node).kind else { continue };
            let there = |n: &NodeId| self.op_of[n.index()];
            preds[i].extend(exit.before.iter().filter_map(there));
            exit.behind.iter().filter_map(there).for_each(|j| preds[j].push(i));
        }
        for pair in effects.windows(2) {
            preds[pair[1]].push(pair[0]);
        }
        preds
    }
}

/// Low bits of a register that a reading looks at, rounded up to a width.
fn read_bits(dag: &Dag, op: &Op, slot: Slot) -> u16 {
    let whole = |r: Reg| r.bits();
    let OpKind::Inst(row) = op.kind else {
        return match (slot, &dag.node(op.node).kind) {
            (Slot::Fixed(r), _) => whole(r),
            (Slot::Operand(k), Kind::Exit(exit)) => dag.class(exit.needs[usize::from(k)]).bits(),
            _ => 64,
        };
    };
    let row = table().row(row);
    let Kind::Inst { operands, .. } = &dag.node(op.node).kind else { return 64 };
    match slot {
        Slot::Operand(i) => match operands[usize::from(i)] {
            Use::Value { high: true, .. } => 16,
            _ => row.operands[usize::from(i)].width.bits(),
        },
        Slot::Implicit(i) => row.implicit[usize::from(i)].width.bits(),
        // An address that is only computed is cut to the operand's width.
        Slot::Base(i) | Slot::Index(i) if row.operands[usize::from(i)].kinds.address => {
            row.width().map_or(64, |w| w.bits().max(16))
        }
        _ => 64,
    }
}

/// The least width that covers the live part of a register ([`isa::Parts`]).
pub(super) fn needed_bits(reg: Reg, mask: u64) -> u16 {
    Width::ALL.into_iter().map(Width::bits).find(|&bits| mask & !reg.low_part(bits) == 0).unwrap_or(reg.bits())
}

/// Whether a write through this operand leaves what is above it: writes of 8 and 16 bits of general registers (SDM vol. 1
/// §3.4.1.1), legacy writes of vector registers.
pub(super) fn leaves_above(class: Class, width: Width, upper: Upper) -> bool {
    class.file().is_some_and(|file| upper.leaves_above(file, width))
}

/// Whether the operation passes the rest of an old content on in its result.
fn passes_on(op: &Op, slot: Slot) -> bool {
    let OpKind::Inst(row) = op.kind else { return false };
    let row = table().row(row);
    match slot {
        Slot::Operand(i) => {
            let spec = &row.operands[usize::from(i)];
            leaves_above(Class::of_kinds(&spec.kinds), spec.width, row.upper)
        }
        Slot::Implicit(i) => {
            let spec = &row.implicit[usize::from(i)];
            leaves_above(Class::of(spec.reg), spec.width, row.upper)
        }
        _ => false,
    }
}
