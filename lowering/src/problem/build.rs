//! From the nodes of a Dag to operations, values and flag groups.

use super::demand::{leaves_above, needed_bits};
use super::registers::{registers, untouched};
use super::{AllocationProblem, Input, Op, OpId, OpKind, Output, Val, ValId};
use crate::cost::inst_cost::InstCosts;
use crate::ir::Error;
use crate::ir::regs::Regs;
use crate::problem::Options;
use crate::problem::copies::{Extensions, least};
use crate::problem::idiom::reads_nothing;
use crate::problem::slots::SLOTS;
use crate::problem::swaps::Slot;
use dag::analysis::demand::{demanded, flags_looked_at};
use dag::analysis::red_zone::looks_at_stack;
use dag::ir::graph::{Class, Dag, Kind, NodeId, Port, Use, Value};
use isa::{Access, Flag, FlagSet, Gpr, Reg, Row, Width, table};
use rustc_hash::FxHashMap;

/// The problem that a Dag states; `saving`: registers that only keep their content may be used, and restored.
///
/// # Errors
/// [`Error::Unsupported`] for Dags whose register demands contradict each other.
pub fn problem<'d>(dag: &'d Dag, options: &Options, saving: bool) -> Result<AllocationProblem<'d>, Error> {
    let mut b = Builder::new(dag, &options.reserved, saving);
    b.number_ops();
    for (id, alive) in (0..).map(NodeId).zip(dag.perhaps_alive()) {
        if alive {
            b.operation(id)?;
        }
    }
    b.exits()?;
    b.finish(options)
}

pub(super) struct Builder<'d> {
    pub(super) dag: &'d Dag,
    pub(super) ops: Vec<Op>,
    pub(super) op_of: Vec<Option<OpId>>,
    pub(super) vals: Vec<Val>,
    pub(super) val_of: FxHashMap<Value, ValId>,
    pub(super) flag_users: FxHashMap<Value, (Vec<OpId>, bool)>,
    pub(super) flag_order: Vec<Value>,
    pub(super) entry: Vec<(Reg, ValId)>,
    pub(super) exit: Vec<(Reg, ValId)>,
    pub(super) exit_flags: FlagSet,
    pub(super) allocatable: Regs,
    /// What of each value anyone looks at.
    demanded: FxHashMap<Value, u64>,
}

pub(super) fn unsupported<T>(why: String) -> Result<T, Error> {
    Err(Error::Unsupported(why))
}

impl<'d> Builder<'d> {
    fn new(dag: &'d Dag, reserved: &[Gpr], saving: bool) -> Builder<'d> {
        let reserved: Regs = reserved.iter().map(|&g| Reg::of(g)).collect();
        let allocatable = registers(dag).minus(Regs::one(Gpr::RSP)).minus(reserved);
        Builder {
            dag,
            ops: Vec::new(),
            op_of: vec![None; dag.len()],
            vals: Vec::new(),
            val_of: FxHashMap::default(),
            flag_users: FxHashMap::default(),
            flag_order: Vec::new(),
            entry: Vec::new(),
            exit: Vec::new(),
            exit_flags: FlagSet::NONE,
            allocatable: allocatable.minus(if saving { Regs::NONE } else { untouched(dag) }),
            demanded: demanded(dag),
        }
    }

    /// Operations are the nodes that are not inputs and perhaps alive, in node order.
    fn number_ops(&mut self) {
        let mut next = 0;
        for (i, alive) in self.dag.perhaps_alive().into_iter().enumerate() {
            let kind = &self.dag.node(NodeId(i as u32)).kind;
            if alive && !matches!(kind, Kind::Input(_) | Kind::InputFlag(_)) {
                self.op_of[i] = Some(next);
                next += 1;
            }
        }
    }

    fn operation(&mut self, id: NodeId) -> Result<(), Error> {
        let node = self.dag.node(id);
        let mut op = Op {
            node: id,
            kind: OpKind::Opaque,
            origin: node.origin,
            inputs: Vec::new(),
            outputs: Vec::new(),
            swaps: Vec::new(),
            optional: false,
            flags_read: FlagSet::NONE,
            flags_clobbered: FlagSet::NONE,
        };
        match &node.kind {
            Kind::Input(_) | Kind::InputFlag(_) => return Ok(()),
            Kind::Const(c) => {
                op.kind = OpKind::Const(*c);
                let val = self.define(
                    Value { node: id, port: Port::Whole },
                    if *c <= u64::from(u32::MAX) { 32 } else { 64 },
                    Some(*c),
                );
                let allowed = self.allocatable.and(Regs::GENERAL);
                op.outputs.push(Output { val: Some(val), slot: Slot::Operand(0), allowed });
            }
            Kind::Inst { row, operands, implicit, flags } => {
                op.kind = OpKind::Inst(*row);
                let row = table().row(*row);
                if row.implicit_memory.is_some() {
                    return unsupported(format!("{id}: {} moves the stack pointer", row.mnemonic));
                }
                let complete = operands.len() == row.operands.len() && implicit.len() == row.implicit.len();
                if !complete {
                    return unsupported(format!("{id} does not have the operands of {}", row.mnemonic));
                }
                self.explicit(&mut op, row, operands)?;
                self.implicit(&mut op, row, implicit)?;
                self.read_flags(&mut op, flags)?;
                op.flags_clobbered = row.flags_clobbered();
            }
            Kind::Opaque { reads, flags, writes, flags_written, .. } => {
                for &(r, value) in reads {
                    let val = self.read(value)?;
                    let copy = least(Class::of(r), r.bits());
                    op.inputs.push(Input { val, slot: Slot::Fixed(r), allowed: Regs::one(r), tied: None, copy });
                }
                for &r in writes {
                    let val = self.define(Value { node: id, port: Port::Reg(r) }, r.bits(), None);
                    self.tie(&mut op, Slot::Fixed(r), Regs::one(r), Some(val), None);
                }
                self.read_flags(&mut op, flags)?;
                op.flags_clobbered = *flags_written;
            }
            Kind::Exit(exit) => {
                for (k, &value) in exit.needs.iter().enumerate() {
                    let (val, class) = (self.read(value)?, self.dag.class(value));
                    let (slot, copy) = (Slot::Operand(k as u8), least(class, class.bits()));
                    op.inputs.push(Input { val, slot, allowed: Regs::of(class), tied: None, copy });
                }
                self.read_flags(&mut op, &exit.flags)?;
            }
        }
        self.ops.push(op);
        Ok(())
    }

    fn explicit(&mut self, op: &mut Op, row: &Row, operands: &[Use]) -> Result<(), Error> {
        let high_used = operands.iter().any(|u| matches!(u, Use::Value { high: true, .. }));
        for (i, (u, spec)) in operands.iter().zip(&row.operands).enumerate() {
            let slot = Slot::Operand(i as u8);
            // An instruction that names ah–bh takes no REX prefix (SDM vol. 2 §2.2.1.2).
            let class = Class::of_kinds(&spec.kinds);
            let nameable = match (class, high_used, spec.width) {
                (Class::GENERAL, true, Width::W8) => Regs::WITH_HIGH_BYTE,
                (Class::GENERAL, true, _) => Regs::LEGACY,
                (Class::VECTOR, ..) if !row.has_evex() => Regs::VECTOR_WITHOUT_EVEX,
                _ if spec.kinds.write_mask => Regs::WRITE_MASK,
                _ => Regs::of(class),
            };
            let allowed = spec.kinds.fixed.map_or(nameable, Regs::one);
            let (writes, mut tied) = (spec.access.writes(), None);
            let leaves = writes && leaves_above(class, spec.width, row.upper);
            let mut zero_from = if leaves { class.bits() } else { zero_from(class, spec.width) };
            match u {
                Use::Value { .. } if self.reads_nothing(op.node) => {}
                Use::Value { value, .. } => {
                    let val = self.read(*value)?;
                    if leaves {
                        zero_from = self.vals[val].zero_from.max(spec.width.bits());
                    }
                    tied = writes.then_some(op.inputs.len());
                    let copy = least(class, if leaves { class.bits() } else { spec.width.bits() });
                    op.inputs.push(Input { val, slot, allowed, tied: None, copy });
                }
                Use::Mem(a) | Use::Broadcast(a) => {
                    for (value, slot) in a
                        .base
                        .map(|b| (b, Slot::Base(i as u8)))
                        .into_iter()
                        .chain(a.index.map(|x| (x.0, Slot::Index(i as u8))))
                    {
                        let mut allowed = if high_used { Regs::LEGACY } else { Regs::GENERAL };
                        if matches!(slot, Slot::Index(_)) {
                            allowed = allowed.minus(Regs::one(Gpr::RSP));
                        }
                        let val = self.read(value)?;
                        let cut = spec.kinds.address && spec.width.bits() <= 32;
                        let copy = if cut { Width::W32 } else { Width::W64 };
                        op.inputs.push(Input { val, slot, allowed, tied: None, copy });
                    }
                }
                Use::Fresh | Use::Any | Use::Imm(_) | Use::ImmSymbol(_) => {}
            }
            let in_register = matches!(u, Use::Value { .. } | Use::Fresh | Use::Any);
            if writes && in_register {
                let val = self.define(Value { node: op.node, port: Port::Operand(i as u8) }, zero_from, None);
                self.tie(op, slot, allowed.and(self.allocatable), Some(val), tied);
            }
        }
        Ok(())
    }

    fn reads_nothing(&self, id: NodeId) -> bool {
        let result = Value { node: id, port: Port::Operand(0) };
        let demanded = self.demanded.get(&result).copied().unwrap_or(0);
        reads_nothing(self.dag, self.dag.node(id), demanded)
    }

    fn implicit(&mut self, op: &mut Op, row: &Row, contents: &[Option<Value>]) -> Result<(), Error> {
        for (i, (content, spec)) in contents.iter().zip(&row.implicit).enumerate() {
            let (slot, allowed, class) = (Slot::Implicit(i as u8), Regs::one(spec.reg), Class::of(spec.reg));
            let (writes, general) = (spec.access.writes(), class == Class::GENERAL);
            let leaves = writes && leaves_above(class, spec.width, row.upper);
            let (mut tied, mut zero_from) = (None, if leaves { class.bits() } else { zero_from(class, spec.width) });
            if let Some(value) = content {
                let val = self.read(*value)?;
                tied = writes.then_some(op.inputs.len());
                let copy = least(class, if leaves { class.bits() } else { spec.width.bits() });
                if leaves && !general {
                    zero_from = self.vals[val].zero_from.max(spec.width.bits());
                }
                op.inputs.push(Input { val, slot, allowed, tied: None, copy });
            } else if spec.access == Access::Read || leaves && !general {
                return unsupported(format!("{} lacks the content of {}", op.node, spec.reg));
            }
            if writes {
                let value = Value { node: op.node, port: Port::Implicit(i as u8) };
                let val = self.define(value, zero_from, None);
                self.tie(op, slot, allowed, Some(val), tied);
            }
        }
        Ok(())
    }

    fn tie(&mut self, op: &mut Op, slot: Slot, allowed: Regs, val: Option<ValId>, tied: Option<usize>) {
        if let Some(i) = tied {
            op.inputs[i].tied = Some(op.outputs.len());
        }
        op.outputs.push(Output { val, slot, allowed });
    }

    fn read_flags(&mut self, op: &mut Op, flags: &[(Flag, Value)]) -> Result<(), Error> {
        let Some(me) = self.op_of[op.node.index()].filter(|_| !flags.is_empty()) else { return Ok(()) };
        let looked_at = flags_looked_at(self.dag, op.node, &self.demanded);
        let wanted = |f: &(Flag, Value)| looked_at.contains(f.0);
        let flags: Vec<(Flag, Value)> = flags.iter().copied().filter(wanted).collect();
        for (flag, value) in flags {
            op.flags_read = op.flags_read.with(flag);
            self.flag_use(flag, value)?.0.push(me);
        }
        Ok(())
    }

    fn flag_use(&mut self, flag: Flag, value: Value) -> Result<&mut (Vec<OpId>, bool), Error> {
        let right = match (&self.dag.node(value.node).kind, value.port) {
            (Kind::InputFlag(f), _) => *f == flag,
            (_, Port::Flag(f)) => f == flag,
            _ => false,
        };
        if !right {
            return unsupported(format!("{flag} is wanted from {:?}, which is not that flag", value));
        }
        if !self.flag_users.contains_key(&value) {
            self.flag_order.push(value);
        }
        Ok(self.flag_users.entry(value).or_default())
    }

    fn define(&mut self, value: Value, zero_from: u16, constant: Option<u64>) -> ValId {
        let def = self.op_of[value.node.index()];
        self.vals.push(Val {
            value,
            def,
            entry: None,
            users: Vec::new(),
            exits: Vec::new(),
            class: self.dag.class(value),
            bits: 8,
            zero_from,
            constant,
            others: Vec::new(),
            stands_for: None,
        });
        self.val_of.insert(value, self.vals.len() - 1);
        self.vals.len() - 1
    }

    fn read(&mut self, value: Value) -> Result<ValId, Error> {
        if let Some(&v) = self.val_of.get(&value) {
            return Ok(v);
        }
        match self.dag.node(value.node).kind {
            Kind::Input(r) if value.port == Port::Whole => {
                let v = self.define(value, r.bits(), None);
                self.vals[v].entry = Some(r);
                self.entry.push((r, v));
                Ok(v)
            }
            _ => unsupported(format!("{:?} of {} is read and nothing writes it before", value.port, value.node)),
        }
    }

    fn exits(&mut self) -> Result<(), Error> {
        for l in &self.dag.live_out {
            let own = self.dag.node(l.value.node).kind == Kind::Input(l.reg);
            let written_by_op = self.ops.iter().any(|o| o.kills().contains(l.reg));
            if own && !self.allocatable.contains(l.reg) && !written_by_op {
                continue; // stays where it is
            }
            let val = self.read(l.value)?;
            self.vals[val].exits.push(l.reg);
            self.vals[val].bits = self.vals[val].bits.max(needed_bits(l.reg, l.mask));
            self.exit.push((l.reg, val));
        }
        for &(flag, value) in &self.dag.live_out_flags {
            self.exit_flags = self.exit_flags.with(flag);
            self.flag_use(flag, value)?.1 = true;
        }
        Ok(())
    }

    fn finish(mut self, options: &Options) -> Result<AllocationProblem<'d>, Error> {
        for (i, op) in self.ops.iter().enumerate() {
            for input in &op.inputs {
                if self.vals[input.val].users.last() != Some(&i) {
                    self.vals[input.val].users.push(i);
                }
            }
        }
        self.find_others();
        let folds = self.folds();
        self.demand_bits();
        self.drop_narrow_others();
        self.find_optional(&folds);
        self.drop_dead_fixed();
        self.find_swaps();
        self.check_demands()?;
        let flags = self.flag_groups();
        let pass = flags.iter().filter(|g| g.exit && g.def.is_none());
        let through = pass.fold(FlagSet::NONE, |s, g| s.union(g.flags));
        if let Some(op) = self.ops.iter().find(|o| !o.flags_clobbered.intersect(through).is_empty()) {
            return Err(Error::Infeasible(format!("{} destroys a flag that must survive from entry to end", op.node)));
        }
        let effects = self.effects();
        let mut preds = self.precedence(&flags, &effects);
        for p in &mut preds {
            p.sort_unstable();
            p.dedup();
        }
        let mut succs = vec![Vec::new(); self.ops.len()];
        for (i, p) in preds.iter().enumerate() {
            for &j in p {
                succs[j].push(i);
            }
        }
        self.entry.sort_unstable();
        Ok(AllocationProblem {
            dag: self.dag,
            ops: self.ops,
            vals: self.vals,
            flags,
            folds,
            effects,
            entry: self.entry,
            exit: self.exit,
            exit_flags: self.exit_flags,
            allocatable: self.allocatable,
            exchangeable: if options.exchanges { Regs::GENERAL } else { Regs::default() },
            slots: if slots_are_free(self.dag) { options.slots.min(SLOTS) } else { 0 },
            tune: options.tune,
            inst_costs: InstCosts::default(),
            extensions: Extensions::of(self.dag),
            narrow_constants: !options.objective.counts_time(),
            preds,
            succs,
        })
    }
}

/// Whether nothing in the graph can touch the stack by name.
fn slots_are_free(dag: &Dag) -> bool {
    !looks_at_stack(dag) && !dag.iter().any(|(_, n)| matches!(n.kind, Kind::Opaque { .. }))
}

/// Width from which on a write clears a register of this class.
fn zero_from(class: Class, width: Width) -> u16 {
    match class {
        Class::GENERAL => width.bits().max(32),
        _ => width.bits(),
    }
}
