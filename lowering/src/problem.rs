//! The allocation problem of a Dag in plain indices: operations, values, flag values, and what each
//! operation demands of registers. Everything that lowers works on this; only the checker does not.

use crate::regs::Regs;
use crate::swap::{Slot, Swap, swaps};
use crate::{Error, Objective};
use dag::graph::{Dag, Kind, NodeId, OpaqueKind, Port, Use, Value};
use isa::{Access, Flag, FlagSet, Gpr, Row, RowId, Width, table};
use std::collections::HashMap;

/// Index into [`Problem::vals`].
pub type ValId = usize;
/// Index into [`Problem::ops`].
pub type OpId = usize;

/// A register content that some operation reads or leaves.
#[derive(Clone, Debug)]
pub struct Val {
    pub value: Value,
    /// The operation that makes it; `None` for a register at entry.
    pub def: Option<OpId>,
    /// Its register at entry.
    pub entry: Option<Gpr>,
    /// Operations that read it, each once, ascending.
    pub users: Vec<OpId>,
    /// Registers it must stand in at the end.
    pub exits: Vec<Gpr>,
    /// Low bits that anyone reads: 8, 16, 32 or 64.
    pub bits: u16,
    /// Bits 63:32 are known to be 0.
    pub zero_upper: bool,
    pub constant: Option<u64>,
}

impl Val {
    /// Width of a copy after which nobody can tell the difference.
    pub fn copy_width(&self) -> Width {
        if self.bits <= 32 || self.zero_upper { Width::W32 } else { Width::W64 }
    }
}

/// A register that an operation reads.
#[derive(Clone, Debug)]
pub struct Input {
    pub val: ValId,
    pub slot: Slot,
    pub allowed: Regs,
    /// The output that overwrites this register.
    pub tied: Option<usize>,
    /// Width of a copy that serves this reading alone.
    pub copy: Width,
}

/// A register that an operation writes.
#[derive(Clone, Debug)]
pub struct Output {
    /// `None` for a fixed register whose new content nobody reads.
    pub val: Option<ValId>,
    pub slot: Slot,
    pub allowed: Regs,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OpKind {
    Inst(RowId),
    Const(u64),
    /// Emitted by the caller as it stood.
    Opaque,
}

#[derive(Clone, Debug)]
pub struct Op {
    pub node: NodeId,
    pub kind: OpKind,
    pub origin: Option<usize>,
    pub inputs: Vec<Input>,
    pub outputs: Vec<Output>,
    /// Exchanges of two inputs that leave everything that is read unchanged, as indices of inputs.
    pub swaps: Vec<(usize, usize, RowId)>,
    pub flags_read: FlagSet,
    /// Flags written or left undefined. A constant has none: its flag-free form always exists.
    pub flags_clobbered: FlagSet,
}

impl Op {
    /// Fixed registers that the operation overwrites.
    pub fn kills(&self) -> Regs {
        self.outputs.iter().filter_map(|o| o.allowed.single().filter(|_| fixed_slot(o.slot))).collect()
    }
    pub fn reads(&self, v: ValId) -> bool {
        self.inputs.iter().any(|i| i.val == v)
    }
}

/// Whether the instruction set, not the allocation, decides the register.
pub fn fixed_slot(slot: Slot) -> bool {
    matches!(slot, Slot::Implicit(_) | Slot::Fixed(_))
}

/// Flags with one definition and the same readers.
#[derive(Clone, Debug)]
pub struct FlagGroup {
    pub def: Option<OpId>,
    pub flags: FlagSet,
    pub users: Vec<OpId>,
    pub exit: bool,
}

#[derive(Clone, Debug)]
pub struct Problem<'d> {
    pub dag: &'d Dag,
    pub ops: Vec<Op>,
    pub vals: Vec<Val>,
    pub flags: Vec<FlagGroup>,
    /// Contents at entry that are read, each in its register.
    pub entry: Vec<(Gpr, ValId)>,
    /// What must stand where at the end, registers never written left out.
    pub exit: Vec<(Gpr, ValId)>,
    pub exit_flags: FlagSet,
    /// Registers that allocation may write.
    pub allocatable: Regs,
    /// Operations that must come before, directly: data, flags, effects. Ascending.
    pub preds: Vec<Vec<OpId>>,
    pub succs: Vec<Vec<OpId>>,
}

impl<'d> Problem<'d> {
    /// States the problem.
    ///
    /// # Errors
    /// [`Error::Unsupported`] for Dags whose register demands contradict each other.
    pub fn new(dag: &'d Dag, reserved: &[Gpr]) -> Result<Problem<'d>, Error> {
        let mut b = Builder::new(dag, reserved);
        b.number_ops();
        for (id, alive) in (0..).map(NodeId).zip(dag.alive()) {
            if alive {
                b.operation(id)?;
            }
        }
        b.exits()?;
        b.finish()
    }

    /// Every operation is one instruction at least, of at least its length with the cheapest registers.
    pub fn lower_bound(&self, objective: Objective) -> u32 {
        match objective {
            Objective::Instructions => self.ops.len() as u32,
            Objective::Size => (0..self.ops.len()).map(|i| crate::emit::least_length(self, i)).sum(),
        }
    }
}

struct Builder<'d> {
    dag: &'d Dag,
    ops: Vec<Op>,
    op_of: Vec<Option<OpId>>,
    vals: Vec<Val>,
    val_of: HashMap<Value, ValId>,
    flag_users: HashMap<Value, (Vec<OpId>, bool)>,
    flag_order: Vec<Value>,
    entry: Vec<(Gpr, ValId)>,
    exit: Vec<(Gpr, ValId)>,
    exit_flags: FlagSet,
    allocatable: Regs,
}

fn unsupported<T>(why: String) -> Result<T, Error> {
    Err(Error::Unsupported(why))
}

impl<'d> Builder<'d> {
    fn new(dag: &'d Dag, reserved: &[Gpr]) -> Builder<'d> {
        let allocatable = Regs::ALL.minus(Regs::one(Gpr::RSP)).minus(reserved.iter().copied().collect());
        Builder {
            dag,
            ops: Vec::new(),
            op_of: vec![None; dag.len()],
            vals: Vec::new(),
            val_of: HashMap::new(),
            flag_users: HashMap::new(),
            flag_order: Vec::new(),
            entry: Vec::new(),
            exit: Vec::new(),
            exit_flags: FlagSet::NONE,
            allocatable: allocatable.minus(untouched(dag)),
        }
    }

    /// Operations are the alive nodes that are not inputs, in node order.
    fn number_ops(&mut self) {
        let mut next = 0;
        for (i, alive) in self.dag.alive().into_iter().enumerate() {
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
            flags_read: FlagSet::NONE,
            flags_clobbered: FlagSet::NONE,
        };
        match &node.kind {
            Kind::Input(_) | Kind::InputFlag(_) => return Ok(()),
            Kind::Const(c) => {
                op.kind = OpKind::Const(*c);
                let val = self.define(Value { node: id, port: Port::Whole }, *c <= u64::from(u32::MAX), Some(*c));
                op.outputs.push(Output { val: Some(val), slot: Slot::Operand(0), allowed: self.allocatable });
            }
            Kind::Inst { row, operands, implicit, flags } => {
                op.kind = OpKind::Inst(*row);
                let row = table().row(*row);
                if operands.len() != row.operands.len() || implicit.len() != row.implicit.len() {
                    return unsupported(format!("{id} does not have the operands of {}", row.mnemonic));
                }
                self.explicit(&mut op, row, operands)?;
                self.implicit(&mut op, row, implicit)?;
                self.read_flags(&mut op, flags)?;
                op.flags_clobbered = row.flags_clobbered();
            }
            Kind::Opaque { reads, flags, writes, flags_written, .. } => {
                for &(gpr, value) in reads {
                    let val = self.read(value)?;
                    op.inputs.push(Input {
                        val,
                        slot: Slot::Fixed(gpr),
                        allowed: Regs::one(gpr),
                        tied: None,
                        copy: Width::W64,
                    });
                }
                for &gpr in writes {
                    let val = self.define(Value { node: id, port: Port::Reg(gpr) }, false, None);
                    self.tie(&mut op, Slot::Fixed(gpr), Regs::one(gpr), Some(val), None);
                }
                self.read_flags(&mut op, flags)?;
                op.flags_clobbered = *flags_written;
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
            let nameable = match (high_used, spec.width) {
                (false, _) => Regs::ALL,
                (true, Width::W8) => Regs::WITH_HIGH_BYTE,
                (true, _) => Regs::LEGACY,
            };
            let allowed = spec.kinds.fixed.map_or(nameable, Regs::one);
            let (writes, mut tied) = (spec.access.writes(), None);
            let mut zero_upper = spec.width == Width::W32;
            match u {
                Use::Value { value, .. } => {
                    let val = self.read(*value)?;
                    let narrow_write = writes && spec.width.bits() < 32;
                    zero_upper |= narrow_write && self.vals[val].zero_upper;
                    tied = writes.then_some(op.inputs.len());
                    let copy = if narrow_write || spec.width == Width::W64 { Width::W64 } else { Width::W32 };
                    op.inputs.push(Input { val, slot, allowed, tied: None, copy });
                }
                Use::Mem(a) => {
                    for (value, slot) in a
                        .base
                        .map(|b| (b, Slot::Base(i as u8)))
                        .into_iter()
                        .chain(a.index.map(|x| (x.0, Slot::Index(i as u8))))
                    {
                        let mut allowed = if high_used { Regs::LEGACY } else { Regs::ALL };
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
                let val = self.define(Value { node: op.node, port: Port::Operand(i as u8) }, zero_upper, None);
                self.tie(op, slot, allowed.and(self.allocatable), Some(val), tied);
            }
        }
        Ok(())
    }

    fn implicit(&mut self, op: &mut Op, row: &Row, contents: &[Option<Value>]) -> Result<(), Error> {
        for (i, (content, spec)) in contents.iter().zip(&row.implicit).enumerate() {
            let (slot, allowed) = (Slot::Implicit(i as u8), Regs::one(spec.gpr));
            let writes = spec.access.writes();
            let mut tied = None;
            if let Some(value) = content {
                let val = self.read(*value)?;
                tied = writes.then_some(op.inputs.len());
                let narrow_write = writes && spec.width.bits() < 32;
                let copy = if narrow_write || spec.width == Width::W64 { Width::W64 } else { Width::W32 };
                op.inputs.push(Input { val, slot, allowed, tied: None, copy });
            } else if spec.access == Access::Read {
                return unsupported(format!("{} lacks the content of {}", op.node, spec.gpr));
            }
            if writes {
                let value = Value { node: op.node, port: Port::Implicit(i as u8) };
                let val = self.define(value, spec.width == Width::W32, None);
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
        let Some(me) = self.op_of[op.node.index()] else { return Ok(()) };
        for &(flag, value) in flags {
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

    fn define(&mut self, value: Value, zero_upper: bool, constant: Option<u64>) -> ValId {
        let def = self.op_of[value.node.index()];
        self.vals.push(Val {
            value,
            def,
            entry: None,
            users: Vec::new(),
            exits: Vec::new(),
            bits: 8,
            zero_upper,
            constant,
        });
        self.val_of.insert(value, self.vals.len() - 1);
        self.vals.len() - 1
    }

    fn read(&mut self, value: Value) -> Result<ValId, Error> {
        if let Some(&v) = self.val_of.get(&value) {
            return Ok(v);
        }
        match self.dag.node(value.node).kind {
            Kind::Input(gpr) if value.port == Port::Whole => {
                let v = self.define(value, false, None);
                self.vals[v].entry = Some(gpr);
                self.entry.push((gpr, v));
                Ok(v)
            }
            _ => unsupported(format!("{:?} of {} is read and nothing writes it before", value.port, value.node)),
        }
    }

    fn exits(&mut self) -> Result<(), Error> {
        for l in &self.dag.live_out {
            let own = self.dag.node(l.value.node).kind == Kind::Input(l.gpr);
            let written_by_op = self.ops.iter().any(|o| o.kills().contains(l.gpr));
            if own && !self.allocatable.contains(l.gpr) && !written_by_op {
                continue; // stays where it is
            }
            let val = self.read(l.value)?;
            self.vals[val].exits.push(l.gpr);
            self.vals[val].bits = self.vals[val].bits.max(needed_bits(l.mask));
            self.exit.push((l.gpr, val));
        }
        for &(flag, value) in &self.dag.live_out_flags {
            self.exit_flags = self.exit_flags.with(flag);
            self.flag_use(flag, value)?.1 = true;
        }
        Ok(())
    }

    fn finish(mut self) -> Result<Problem<'d>, Error> {
        for (i, op) in self.ops.iter().enumerate() {
            for input in &op.inputs {
                if self.vals[input.val].users.last() != Some(&i) {
                    self.vals[input.val].users.push(i);
                }
            }
        }
        self.demand_bits();
        self.drop_dead_fixed();
        self.find_swaps();
        self.check_demands()?;
        let flags = self.flag_groups();
        let pass = flags.iter().filter(|g| g.exit && g.def.is_none());
        let through = pass.fold(FlagSet::NONE, |s, g| s.union(g.flags));
        if let Some(op) = self.ops.iter().find(|o| !o.flags_clobbered.intersect(through).is_empty()) {
            return Err(Error::Infeasible(format!("{} destroys a flag that must survive from entry to end", op.node)));
        }
        let mut preds = self.precedence(&flags);
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
        Ok(Problem {
            dag: self.dag,
            ops: self.ops,
            vals: self.vals,
            flags,
            entry: self.entry,
            exit: self.exit,
            exit_flags: self.exit_flags,
            allocatable: self.allocatable,
            preds,
            succs,
        })
    }

    /// How much of each value its readers look at; users have larger indices than definers.
    fn demand_bits(&mut self) {
        for op in self.ops.iter().rev() {
            for input in &op.inputs {
                let out = input.tied.and_then(|o| op.outputs[o].val).map_or(0, |v| self.vals[v].bits);
                let own = read_bits(self.dag, op, input.slot);
                // A narrow write passes the rest of the old content on.
                let need = if own < 32 { own.max(out) } else { own };
                let bits = &mut self.vals[input.val].bits;
                *bits = (*bits).max(need);
            }
        }
    }

    /// Fixed registers whose new content nobody reads are only overwritten.
    fn drop_dead_fixed(&mut self) {
        for op in &mut self.ops {
            for o in &mut op.outputs {
                let dead = o.val.is_some_and(|v| self.vals[v].users.is_empty() && self.vals[v].exits.is_empty());
                if dead && fixed_slot(o.slot) {
                    o.val = None;
                }
            }
        }
    }

    fn find_swaps(&mut self) {
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
            s.flags.contains(f) || !self.flag_users.contains_key(&Value { node: op.node, port })
        });
        // After a narrow write the bits above are those of another content.
        let merged = |i: usize| {
            let out = op.inputs[i].tied.and_then(|o| op.outputs[o].val);
            s.width.bits() >= 32 || out.is_none_or(|v| self.vals[v].bits <= s.width.bits())
        };
        let useful = op.inputs[a].val != op.inputs[b].val;
        (useful && !high && flags_same && merged(a) && merged(b)).then_some((a, b, s.row))
    }

    fn check_demands(&self) -> Result<(), Error> {
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
            let stray = |o: &&Output| o.allowed.and(self.allocatable).is_empty();
            if let Some(o) = op.outputs.iter().filter(|_| op.kind != OpKind::Opaque).find(stray) {
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
    fn flag_groups(&self) -> Vec<FlagGroup> {
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
            match groups.iter_mut().find(|g| g.def == def && g.users == users && g.exit == *exit) {
                Some(g) => g.flags = g.flags.with(flag),
                None => groups.push(FlagGroup { def, flags: FlagSet::NONE.with(flag), users, exit: *exit }),
            }
        }
        groups
    }

    fn precedence(&self, flags: &[FlagGroup]) -> Vec<Vec<OpId>> {
        let mut preds: Vec<Vec<OpId>> =
            self.ops.iter().map(|o| o.inputs.iter().filter_map(|i| self.vals[i.val].def).collect()).collect();
        for g in flags {
            for &u in &g.users {
                preds[u].extend(g.def);
            }
            // A flag that is live at the end is the last of its kind; one from entry is the first.
            for (k, op) in self.ops.iter().enumerate() {
                if op.flags_clobbered.intersect(g.flags).is_empty() || Some(k) == g.def {
                    continue;
                }
                if let (true, Some(d)) = (g.exit, g.def) {
                    preds[d].push(k);
                }
                if g.def.is_none() {
                    preds[k].extend(g.users.iter().copied().filter(|&u| u != k));
                }
            }
        }
        let effects: Vec<OpId> = self.dag.effects.iter().filter_map(|e| self.op_of[e.index()]).collect();
        for pair in effects.windows(2) {
            preds[pair[1]].push(pair[0]);
        }
        preds
    }
}

/// Low bits of a register that a reading looks at, rounded up to a width.
fn read_bits(dag: &Dag, op: &Op, slot: Slot) -> u16 {
    let OpKind::Inst(row) = op.kind else { return 64 };
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

/// 8, 16, 32 or 64: the least width that covers a mask.
fn needed_bits(mask: u64) -> u16 {
    Width::ALL.into_iter().find(|w| mask & !w.mask() == 0).map_or(64, Width::bits)
}

/// Registers that hold at the end what they hold at entry, and whose content nothing else uses.
fn untouched(dag: &Dag) -> Regs {
    let alive = dag.alive();
    let own = |l: &&dag::graph::LiveOut| dag.node(l.value.node).kind == Kind::Input(l.gpr);
    let mut kept: Regs = dag.live_out.iter().filter(own).map(|l| l.gpr).collect();
    for (_, node) in dag.iter().filter(|(id, _)| alive[id.index()]) {
        for v in node.values() {
            if let Kind::Input(g) = dag.node(v.node).kind {
                kept = kept.minus(Regs::one(g));
            }
        }
        match &node.kind {
            Kind::Opaque { writes, .. } => kept = kept.minus(writes.iter().copied().collect()),
            Kind::Inst { row, .. } => {
                let written = table().row(*row).implicit.iter().filter(|i| i.access.writes());
                kept = kept.minus(written.map(|i| i.gpr).collect());
            }
            _ => {}
        }
    }
    for l in &dag.live_out {
        if let Kind::Input(g) = dag.node(l.value.node).kind
            && g != l.gpr
        {
            kept = kept.minus(Regs::one(g));
        }
    }
    kept
}

/// Whether a call or opaque node may be emitted by the caller; used by reports.
pub fn kept_bytes(what: &OpaqueKind) -> u32 {
    match what {
        OpaqueKind::Inst(o) | OpaqueKind::IndirectCall(o) => o.bytes.len() as u32,
        // e8 rel32
        OpaqueKind::Call(_) => 5,
    }
}
