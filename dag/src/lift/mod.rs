//! Straight-line code → [`Dag`]: registers disappear, partial-register writes get their tied
//! operand, full-width moves and constants become plain values.

use crate::analysis::liveness::{Live, ignores_its_register};
use crate::ir::function::Function;
use crate::ir::graph::{Address, Dag, Kind, LiveOut, Node, NodeId, Port, Use, Value};
use frame::{LiftedFrame, SlotValues};
use isa::row::{Access, OperandSpec};
use isa::{Decoded, Flag, Inst, MemRef, Operand, PortAt, Reg, RowPort, Upper, Width, table};
use rustc_hash::FxHashMap;

pub mod frame;
pub mod mux;
mod rebuild;
pub mod region;

pub use rebuild::rebuild;

/// What registers, flags and slots hold at one place.
#[derive(Clone, Debug, Default)]
pub struct RegisterContents {
    regs: FxHashMap<Reg, Value>,
    flags: FxHashMap<Flag, Value>,
    slots: SlotValues,
}

impl RegisterContents {
    pub fn reg(&self, r: Reg) -> Option<Value> {
        self.regs.get(&r).copied()
    }
    pub fn flag(&self, f: Flag) -> Option<Value> {
        self.flags.get(&f).copied()
    }
    pub fn slots(&self) -> &SlotValues {
        &self.slots
    }
}

/// Builds a [`Dag`] while it keeps what each register and flag holds.
#[derive(Clone, Debug, Default)]
pub struct Lifter {
    pub dag: Dag,
    regs: FxHashMap<Reg, Value>,
    flags: FxHashMap<Flag, Value>,
    /// The function's own frame, where its slots are values.
    frame: Option<LiftedFrame>,
}

impl Lifter {
    pub fn new() -> Lifter {
        Lifter::default()
    }

    /// What registers and flags hold now, apart from the graph.
    pub fn state(&self) -> RegisterContents {
        let slots = self.slots().cloned().unwrap_or_default();
        RegisterContents { regs: self.regs.clone(), flags: self.flags.clone(), slots }
    }

    /// Goes back to what was held before; inputs that were met since stay known.
    pub fn set_state(&mut self, held: RegisterContents) {
        let inputs: Vec<(NodeId, Kind)> = self.dag.iter().map(|(id, n)| (id, n.kind.clone())).collect();
        self.regs = held.regs;
        self.flags = held.flags;
        self.set_slots(held.slots);
        for (node, kind) in inputs {
            match kind {
                Kind::Input(r) => drop(self.regs.entry(r).or_insert(Value { node, port: Port::Whole })),
                Kind::InputFlag(f) => drop(self.flags.entry(f).or_insert(Value { node, port: Port::Flag(f) })),
                _ => {}
            }
        }
    }

    /// [`Lifter::inst`], or `None` for an instruction that is not a graph of separate values.
    pub fn inst_checked(&mut self, inst: &Inst, origin: Option<usize>) -> Option<()> {
        if overlapping_writes(inst) {
            return None;
        }
        if self.frame.is_some() {
            return self.framed_inst(inst, origin);
        }
        self.inst(inst, origin);
        Some(())
    }

    /// The content of a register at entry.
    pub fn input(&mut self, r: Reg) -> Value {
        let known = self.dag.iter().find(|(_, n)| n.kind == Kind::Input(r)).map(|(id, _)| id);
        let node = known.unwrap_or_else(|| self.dag.push(Node { kind: Kind::Input(r), origin: None, effect: false }));
        Value { node, port: Port::Whole }
    }

    /// What a register holds now.
    pub fn reg(&mut self, r: impl Into<Reg>) -> Value {
        let r = r.into();
        if let Some(&v) = self.regs.get(&r) {
            return v;
        }
        let v = self.input(r);
        self.regs.insert(r, v);
        v
    }

    pub fn flag(&mut self, f: Flag) -> Value {
        let dag = &mut self.dag;
        *self.flags.entry(f).or_insert_with(|| {
            let node = dag.push(Node { kind: Kind::InputFlag(f), origin: None, effect: false });
            Value { node, port: Port::Flag(f) }
        })
    }

    pub fn set_reg(&mut self, r: impl Into<Reg>, v: Value) {
        self.regs.insert(r.into(), v);
    }

    pub fn set_flag(&mut self, f: Flag, v: Value) {
        self.flags.insert(f, v);
    }

    fn constant(&mut self, v: u64, origin: Option<usize>) -> Value {
        let node = self.dag.push(Node { kind: Kind::Const(v), origin, effect: false });
        Value { node, port: Port::Whole }
    }

    /// Adds one instruction; `origin` is its index in the function.
    pub fn inst(&mut self, inst: &Inst, origin: Option<usize>) {
        if self.plain_move(inst, origin) {
            return;
        }
        if let Some(zero) = self.zero_idiom(inst, origin) {
            self.add(inst, origin);
            if let Operand::Reg(r) = &inst.operands[0] {
                self.set_reg(r.gpr, zero);
            }
            return;
        }
        self.add(inst, origin);
    }

    /// `mov r64, r64` only renames; `mov r, imm` is a constant.
    fn plain_move(&mut self, inst: &Inst, origin: Option<usize>) -> bool {
        let row = table().row(inst.row);
        if row.mnemonic != "mov" {
            return false;
        }
        let Operand::Reg(dst) = &inst.operands[0] else { return false };
        match (&inst.operands[1], row.operands[0].width) {
            (Operand::Reg(src), Width::W64) => {
                let v = self.reg(src.gpr);
                self.set_reg(dst.gpr, v);
                true
            }
            (Operand::Imm(i), w @ (Width::W32 | Width::W64)) => {
                let v = self.constant(*i as u64 & w.mask(), origin);
                self.set_reg(dst.gpr, v);
                true
            }
            _ => false,
        }
    }

    /// `xor r, r` and `sub r, r` give 0 whatever `r` holds; the operands are then that 0 itself.
    fn zero_idiom(&mut self, inst: &Inst, origin: Option<usize>) -> Option<Value> {
        let row = table().row(inst.row);
        let wide = row.operands.first().is_some_and(|o| matches!(o.width, Width::W32 | Width::W64));
        let no_flags = row.flags_read(&table().arena).is_empty();
        if !wide || !no_flags || !row.operands[0].access.writes() || !ignores_its_register(inst) {
            return None;
        }
        let result = row.meaning.operands[0].map(|e| isa::eval::eval(&table().arena, &[e], &|_| 0)[0])?;
        let Operand::Reg(r) = &inst.operands[0] else { return None };
        let zero = self.constant(result as u64, origin);
        self.set_reg(r.gpr, zero);
        Some(zero)
    }

    fn add(&mut self, inst: &Inst, origin: Option<usize>) {
        self.add_with(inst, origin, None);
    }

    /// Adds an instruction with one operand filled otherwise than it is written.
    fn add_with(&mut self, inst: &Inst, origin: Option<usize>, mut instead: Option<(usize, Use)>) -> NodeId {
        let row = table().row(inst.row);
        let filled = row.operands.iter().zip(&inst.operands).enumerate().map(|(k, (spec, op))| {
            match instead.take_if(|(other, _)| *other == k) {
                Some((_, other)) => other,
                None => self.operand(spec, op, row.upper),
            }
        });
        let operands: Vec<Use> = filled.collect();
        let implicit = row
            .implicit
            .iter()
            .map(|i| {
                let tied = i.access != Access::Write || row.upper.leaves_above(i.reg.file(), i.width);
                tied.then(|| self.reg(i.reg))
            })
            .collect();
        let flags = row.flags_read(&table().arena).iter().map(|f| (f, self.flag(f))).collect();
        let accesses = |(spec, u): (&OperandSpec, &Use)| {
            u.address().is_some() && !spec.kinds.address && u.constant(spec).is_none()
        };
        let touches_memory = row.operands.iter().zip(&operands).any(accesses);
        let effect = touches_memory || row.meaning.fault.is_some();
        let kind = Kind::Inst { row: inst.row, operands, implicit, flags };
        let node = self.dag.push(Node { kind, origin, effect });
        // The first operand has the last word, as in [`isa::step`].
        let written: Vec<RowPort> = row.written_ports().collect();
        for p in written.iter().rev() {
            let value = Value { node, port: p.at.into() };
            match p.at {
                PortAt::Flag(f) => self.set_flag(f, value),
                _ => p.register(inst).into_iter().for_each(|r| self.set_reg(r, value)),
            }
        }
        node
    }

    fn operand(&mut self, spec: &OperandSpec, op: &Operand, upper: Upper) -> Use {
        match op {
            Operand::Reg(r) => {
                let narrow = matches!(spec.width, Width::W8 | Width::W16);
                if spec.access.reads() || narrow {
                    Use::Value { value: self.reg(r.gpr), high: r.high }
                } else {
                    Use::Fresh
                }
            }
            Operand::Imm(i) => Use::Imm(*i),
            Operand::ImmSymbol(s) => Use::ImmSymbol(s.clone()),
            Operand::Mem(m) => Use::Mem(self.address(m)),
            Operand::Broadcast(m) => Use::Broadcast(self.address(m)),
            // A legacy encoding leaves what is above its result.
            Operand::Whole(r) if spec.access.reads() || upper.leaves_above(r.file(), spec.width) => {
                Use::Value { value: self.reg(*r), high: false }
            }
            Operand::Whole(_) => Use::Fresh,
        }
    }

    fn address(&mut self, m: &MemRef) -> Address {
        Address {
            base: m.base.map(|b| self.reg(b)),
            index: m.index.map(|(i, s)| (self.reg(i), s)),
            disp: m.disp,
            rip: m.rip,
            segment: m.segment,
            symbol: m.symbol.clone(),
            fixed: m.fixed.clone(),
        }
    }

    /// Closes the graph: what is live afterwards.
    pub fn finish(mut self, live: &Live) -> Dag {
        for reg in Reg::all() {
            let mask = live.at(reg);
            if mask != 0 {
                let value = self.reg(reg);
                self.dag.live_out.push(LiveOut { reg, value, mask });
            }
        }
        for f in live.flags.iter() {
            let v = self.flag(f);
            self.dag.live_out_flags.push((f, v));
        }
        self.dag
    }
}

/// Lifts instructions `range` of a function, all of which have rows (or are no-ops).
/// Returns `None` if one has not.
pub fn lift(f: &Function, range: std::ops::Range<usize>, live: &Live) -> Option<Dag> {
    let mut lifter = Lifter::new();
    for i in range {
        match &f.insts[i].decoded {
            Decoded::Plain(inst) => lifter.inst_checked(inst, Some(i))?,
            Decoded::Nop => {}
            _ => return None,
        }
    }
    Some(lifter.finish(live))
}

/// Two outputs in one register (`xchg al, ah`, `mulx r, r`): not a graph of separate values.
fn overlapping_writes(inst: &Inst) -> bool {
    let row = table().row(inst.row);
    let written: Vec<Reg> = row.written_ports().filter_map(|p| p.register(inst)).collect();
    (1..written.len()).any(|k| written[..k].contains(&written[k]))
}
