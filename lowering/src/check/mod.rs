//! The independent checker: runs the emitted list over registers and flags that hold values of the Dag.
//!
//! It shares nothing with the rest of this crate but the Dag and the instruction types. A register holds
//! the low bits of a value, a number, or nothing known; every operand of every instruction must find the
//! value that its node reads, on the bits it reads; every write and every clobber replaces what was there.
//! At the end each live-out register and flag must hold its value. Where an instruction is not literally
//! its node (exchanged operands, an inverted condition), both are written as terms over the values read
//! and must be the same terms.
//!
//! What it cannot catch: a Dag that is itself wrong, and a wrong row. The caller proves the emitted text.

mod folds;
mod instruction;
mod reads;
mod slots;
mod state;
mod terms;
mod whole;

use crate::ir::Emitted;
use dag::ir::graph::{Dag, Kind, NodeId, Port, SideExit, Use, Value};
use isa::{Gpr, Inst, Operand, Reg, Width, table};
use state::{Cell, Check, CheckState, Content, FixedReads, low_mask};
use std::fmt;

/// What is wrong, naming the instruction, what it wanted and who last wrote there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Violation {
    /// Position in the list; its length for the state at the end.
    pub at: usize,
    pub what: String,
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "instruction {}: {}", self.at, self.what)
    }
}

/// Checks an instruction list against its Dag, which has to have the folds that the list names
/// ([`crate::select::with_folds`]). `slots`: how many stack slots below rsp may be used.
///
/// # Errors
/// The first instruction that is wrong, or what is missing at the end.
pub fn check(dag: &Dag, insts: &[Emitted], reserved: &[Gpr], slots: usize) -> Result<(), Violation> {
    let node = |e: &Emitted| match e {
        Emitted::Kept { node } | Emitted::Inst { node: Some(node), .. } => Some(*node),
        Emitted::Inst { node: None, .. } => None,
    };
    let strange = |e: &Emitted| node(e).is_some_and(|n| n.index() >= dag.len());
    if let Some(at) = insts.iter().position(strange) {
        return Err(Violation { at, what: "its node is not in the graph".to_string() });
    }
    let mut state = CheckState::at_entry(dag, reserved, slots);
    state.flags_read = reads::flags_read(dag, insts);
    for (at, e) in insts.iter().enumerate() {
        state.at = at;
        let step = match e {
            Emitted::Kept { node } => state.kept(*node),
            Emitted::Inst { inst, node: Some(node) } => state.inst(inst, *node),
            Emitted::Inst { inst, node: None } => state.added(inst),
        };
        step.map_err(|what| Violation { at, what })?;
    }
    state.end().map_err(|what| Violation { at: insts.len(), what })
}

impl CheckState<'_> {
    /// Marks a node as emitted, or all those in whose place it stands.
    fn emit(&mut self, node: NodeId) -> Check {
        if let Some(fold) = self.dag.fold(node) {
            return self.emit_folded(fold);
        }
        let n = self.dag.node(node);
        if std::mem::replace(&mut self.emitted[node.index()], true) && !matches!(n.kind, Kind::Const(_)) {
            return Err(format!("{node} is emitted a second time"));
        }
        self.happens(node)
    }

    /// Effects in their order.
    fn happens(&mut self, node: NodeId) -> Check {
        if self.dag.node(node).effect {
            let expected = self.dag.effects.get(self.effects);
            if expected != Some(&node) {
                return Err(format!("effect {node} stands where {expected:?} belongs"));
            }
            self.effects += 1;
        }
        Ok(())
    }

    fn kept(&mut self, node: NodeId) -> Check {
        self.emit(node)?;
        let (reads, flags, writes, flags_written) = match &self.dag.node(node).kind {
            Kind::Opaque { reads, flags, writes, flags_written, .. } => (reads, flags, writes, flags_written),
            Kind::Exit(exit) => return self.exit(exit),
            _ => return Err(format!("{node} is not an opaque instruction")),
        };
        for &(r, v) in reads {
            self.want(r, v, r.bits())?;
        }
        for &(f, v) in flags {
            self.want_flag(f, v)?;
        }
        for &r in writes {
            let content = Content::Part(Value { node, port: Port::Reg(r) }, r.bits());
            self.regs[r.index()] = Cell { content, writer: Some(self.at) };
        }
        for f in flags_written.iter() {
            self.set_flag(f, Some(Value { node, port: Port::Flag(f) }));
        }
        Ok(())
    }

    /// A jump out of the list: what is needed there is in registers, and what belongs to one side is on that side.
    fn exit(&self, exit: &SideExit) -> Check {
        for &(f, v) in &exit.flags {
            self.want_flag(f, v)?;
        }
        for &v in &exit.needs {
            let whole = self.dag.class(v).bits();
            if !Reg::all().any(|r| self.agreement(self.regs[r.index()].content, v) >= whole) {
                return Err(format!("{}.{:?} is in no register where the list is left", v.node, v.port));
            }
        }
        let misplaced =
            |nodes: &[NodeId], there: bool| nodes.iter().find(|n| self.emitted[n.index()] != there).copied();
        match misplaced(&exit.before, true).or(misplaced(&exit.behind, false)) {
            Some(n) => Err(format!("{n} is on the wrong side of a jump")),
            None => Ok(()),
        }
    }

    /// Copies, exchanges and spills, which are no nodes.
    fn added(&mut self, inst: &Inst) -> Check {
        let row = table().row(inst.row);
        match &inst.operands[..] {
            [Operand::Whole(a), Operand::Whole(b)] => return self.whole_copy(row, *a, *b),
            [Operand::Mem(m), Operand::Reg(r)] => return self.store(row, m, *r),
            [Operand::Reg(r), Operand::Mem(m)] => return self.load(row, *r, m),
            _ => {}
        }
        let (Some(width), [Operand::Reg(a), Operand::Reg(b)]) = (row.width(), &inst.operands[..]) else {
            return Err(format!("{} is no node's and no copy", row.mnemonic));
        };
        let (x, y) = (self.regs[a.gpr.index()].content, self.regs[b.gpr.index()].content);
        let (to, other) = (Reg::of(a.gpr), Reg::of(b.gpr));
        let plain = !a.high && !b.high && a.gpr != Gpr::RSP;
        match (row.mnemonic, width) {
            ("mov", Width::W64) if plain => self.set(to, y),
            ("mov", Width::W32) if plain => {
                let low = self.low_half(y);
                self.set(to, low)
            }
            ("xchg", Width::W64) if plain && b.gpr != Gpr::RSP => {
                self.set(to, y)?;
                self.set(other, x)
            }
            _ => Err(format!("{} at {width:?} is no node's and no copy", row.mnemonic)),
        }
    }

    fn low_half(&self, c: Content) -> Content {
        match c {
            Content::Part(v, bits) if bits < 64 || !self.upper_zero(v) => Content::Part(v, bits.min(32)),
            Content::Number { value, bits: 64 } => Content::number(value & 0xffff_ffff),
            Content::Number { value, bits } => Content::Number { value, bits: bits.min(32) },
            c => c,
        }
    }

    /// A 32-bit write clears bits 63:32; a narrower one leaves them.
    fn upper_zero(&self, v: Value) -> bool {
        let (row, operands) = match &self.dag.node(v.node).kind {
            Kind::Const(c) => return c >> 32 == 0,
            Kind::Inst { row, operands, .. } => (table().row(*row), operands),
            _ => return false,
        };
        match v.port {
            Port::Operand(i) => match (row.operands[usize::from(i)].width, &operands[usize::from(i)]) {
                (Width::W32, _) => true,
                (Width::W8 | Width::W16, Use::Value { value, .. }) => self.upper_zero(*value),
                _ => false,
            },
            Port::Implicit(i) => row.implicit[usize::from(i)].width == Width::W32,
            _ => false,
        }
    }

    fn end(&self) -> Check {
        for l in &self.dag.live_out {
            let parts = 64 - l.mask.leading_zeros() as u16;
            self.want(l.reg, l.value, parts * l.reg.grain())?;
        }
        for &(f, v) in &self.dag.live_out_flags {
            self.want_flag(f, v)?;
        }
        for (id, alive) in (0..).map(NodeId).zip(self.dag.alive()) {
            let node = self.dag.node(id);
            let leaf = matches!(node.kind, Kind::Input(_) | Kind::InputFlag(_) | Kind::Const(_));
            // With choices and folds, values that are alive may be unread; every reading was checked.
            let needed = alive && (node.effect || self.dag.is_decided());
            if needed && !leaf && !self.emitted[id.index()] {
                return Err(format!("{id} is missing"));
            }
        }
        Ok(())
    }
}
