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
mod reads;
mod slots;
mod terms;
mod vectors;

use dag::ir::graph::{Address, Dag, Kind, NodeId, Port, SideExit, Use, Value};
use isa::row::FlagEffect;
use isa::{Flag, FlagSet, Gpr, Inst, MemRef, Operand, Reg, Row, Upper, Width, table};
use std::fmt;

use crate::ir::Emitted;

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
pub fn check(dag: &Dag, insts: &[Emitted], reserved: &[Gpr], slots: usize) -> Result<(), Violation> {
    let node = |e: &Emitted| match e {
        Emitted::Kept { node } | Emitted::Inst { node: Some(node), .. } => Some(*node),
        Emitted::Inst { node: None, .. } => None,
    };
    let strange = |e: &Emitted| node(e).is_some_and(|n| n.index() >= dag.len());
    if let Some(at) = insts.iter().position(strange) {
        return Err(Violation { at, what: "its node is not in the graph".to_string() });
    }
    let mut state = State::at_entry(dag, reserved, slots);
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

/// What a register holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Content {
    Unknown,
    /// The low `bits` of a value.
    Part(Value, u16),
    Number(u64),
}

/// What a node reads of or merges into registers that its row fixes.
#[derive(Clone, Copy)]
struct Fixed<'d> {
    implicit: &'d [Option<Value>],
    vectors: &'d [Option<Value>],
}

#[derive(Clone, Copy)]
struct Cell<T> {
    content: T,
    /// Position of the instruction that wrote it; `None` at entry.
    writer: Option<usize>,
}

struct State<'d> {
    dag: &'d Dag,
    reserved: Vec<Gpr>,
    at: usize,
    regs: [Cell<Content>; Reg::COUNT],
    flags: [Cell<Option<Value>>; 6],
    slots: Vec<Content>,
    emitted: Vec<bool>,
    effects: usize,
    /// Which flags each instruction looks at.
    flags_read: Vec<FlagSet>,
}

type Check<T = ()> = Result<T, String>;

fn writer(w: Option<usize>) -> String {
    w.map_or("at entry".to_string(), |i| format!("by instruction {i}"))
}

fn low_mask(bits: u16) -> u64 {
    if bits >= 64 { u64::MAX } else { (1 << bits) - 1 }
}

impl<'d> State<'d> {
    fn at_entry(dag: &'d Dag, reserved: &[Gpr], slots: usize) -> State<'d> {
        let mut s = State {
            dag,
            reserved: reserved.to_vec(),
            at: 0,
            regs: [Cell { content: Content::Unknown, writer: None }; Reg::COUNT],
            flags: [Cell { content: None, writer: None }; 6],
            slots: vec![Content::Unknown; slots],
            emitted: vec![false; dag.len()],
            effects: 0,
            flags_read: Vec::new(),
        };
        for (node, n) in dag.iter() {
            match n.kind {
                Kind::Input(r) => {
                    s.regs[r.index()].content = Content::Part(Value { node, port: Port::Whole }, r.bits());
                }
                Kind::InputFlag(f) => s.flags[f.index()].content = Some(Value { node, port: Port::Whole }),
                _ => {}
            }
        }
        s
    }

    /// Inputs are one value each, however many nodes and ports name them; constants are numbers.
    fn same(&self, a: Value, b: Value) -> bool {
        let input = |v: Value| match self.dag.node(v.node).kind {
            Kind::Input(g) => Some(Port::Reg(g)),
            Kind::InputFlag(f) => Some(Port::Flag(f)),
            _ => None,
        };
        a == b || (input(a).is_some() && input(a) == input(b))
    }

    fn number(&self, v: Value) -> Option<u64> {
        match self.dag.node(v.node).kind {
            Kind::Const(c) => Some(c),
            _ => None,
        }
    }

    /// Low bits on which a content is known to be `v`.
    fn agreement(&self, content: Content, v: Value) -> u16 {
        match content {
            Content::Part(held, bits) if self.same(held, v) => bits,
            Content::Part(held, bits) => self.choice(held, v).map_or(0, |c| c.min(bits)),
            Content::Number(n) => {
                let agree = |c: u64| if c == n { 64 } else { (c ^ n).trailing_zeros() as u16 };
                let others = self.dag.choices.iter().filter(|c| self.same(c.value, v));
                let others = others.filter_map(|c| Some(agree(self.number(c.also)?).min(c.bits)));
                self.number(v).map(agree).into_iter().chain(others).max().unwrap_or(0)
            }
            _ => 0,
        }
    }

    /// On how many low bits `held` may stand for `v`.
    fn choice(&self, held: Value, v: Value) -> Option<u16> {
        let choices = self.dag.choices.iter();
        choices.filter(|c| self.same(c.value, v) && self.same(c.also, held)).map(|c| c.bits).max()
    }

    fn want(&self, g: Reg, v: Value, bits: u16) -> Check {
        let cell = self.regs[g.index()];
        if self.agreement(cell.content, v) >= bits {
            return Ok(());
        }
        Err(format!(
            "wants {bits} bits of {}.{:?} in {g}, which holds {:?} written {}",
            v.node,
            v.port,
            cell.content,
            writer(cell.writer)
        ))
    }

    fn want_flag(&self, f: Flag, v: Value) -> Check {
        let cell = self.flags[f.index()];
        if cell.content.is_some_and(|held| self.same(held, v)) {
            return Ok(());
        }
        Err(format!(
            "wants {f} of {}, which holds that of {:?} written {}",
            v.node,
            cell.content.map(|h| h.node),
            writer(cell.writer)
        ))
    }

    fn set(&mut self, g: Reg, content: Content) -> Check {
        let kept = self.regs[g.index()].content == content;
        if !kept && matches!(g, Reg::Gpr(g) if self.reserved.contains(&g)) {
            return Err(format!("writes the reserved register {g}"));
        }
        self.regs[g.index()] = Cell { content, writer: Some(self.at) };
        Ok(())
    }

    fn set_flag(&mut self, f: Flag, content: Option<Value>) {
        self.flags[f.index()] = Cell { content, writer: Some(self.at) };
    }

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
            [Operand::Vec(a), Operand::Vec(b)] => return self.vector_copy(row, (*a).into(), (*b).into()),
            [Operand::Mask(a), Operand::Mask(b)] => return self.mask_copy(row, (*a).into(), (*b).into()),
            [Operand::Mem(m), Operand::Reg(r)] => return self.store(row, m, *r),
            [Operand::Reg(r), Operand::Mem(m)] => return self.load(row, *r, m),
            _ => {}
        }
        let (Some(width), [Operand::Reg(a), Operand::Reg(b)]) = (row.width(), &inst.operands[..]) else {
            return Err(format!("{} is no node's and no copy", row.mnemonic));
        };
        let (x, y) = (self.regs[a.gpr.index()].content, self.regs[b.gpr.index()].content);
        let (to, other) = (Reg::Gpr(a.gpr), Reg::Gpr(b.gpr));
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
            Content::Number(n) => Content::Number(n & 0xffff_ffff),
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

    fn inst(&mut self, inst: &Inst, node: NodeId) -> Check {
        self.emit(node)?;
        if table().row(inst.row).implicit_memory.is_some() {
            return Err(format!("{} moves the stack pointer, which is not checked", table().row(inst.row).mnemonic));
        }
        match &self.dag.node(node).kind {
            Kind::Const(_) => self.constant(inst),
            Kind::Inst { row, operands, implicit, vectors, flags } => {
                let row_id = *row;
                let fixed = Fixed { implicit, vectors };
                // Flags that a shift by nothing would keep, and nobody reads after it, are anything.
                let looked_at = self.flags_read[self.at];
                for &(f, v) in flags.iter().filter(|x| looked_at.contains(x.0)) {
                    self.want_flag(f, v)?;
                }
                let (row, actual) = (table().row(row_id), table().row(inst.row));
                let literal =
                    if inst.row == row_id { self.literal(row, inst, operands, fixed) } else { Err(String::new()) };
                match literal {
                    Ok(bits) => self.write(node, actual, inst, &bits, None),
                    Err(why) => {
                        let Some((bits, same)) = self.by_terms(row, actual, inst, operands, fixed)? else {
                            return Err(if why.is_empty() {
                                format!("{} is not {node}", actual.mnemonic)
                            } else {
                                why
                            });
                        };
                        self.write(node, actual, inst, &bits, Some(same))
                    }
                }
            }
            _ => Err(format!("{node} is not an instruction of the table")),
        }
    }

    fn constant(&mut self, inst: &Inst) -> Check {
        let row = table().row(inst.row);
        let width = row.width().unwrap_or(Width::W8);
        match (row.mnemonic, width, &inst.operands[..]) {
            ("mov", Width::W32 | Width::W64, [Operand::Reg(r), Operand::Imm(v)]) if !r.high && r.gpr != Gpr::RSP => {
                self.set(r.gpr.into(), Content::Number(*v as u64 & width.mask()))
            }
            ("xor", Width::W32 | Width::W64, [Operand::Reg(a), Operand::Reg(b)]) if a == b && a.gpr != Gpr::RSP => {
                self.clobber_flags(row, None, None);
                self.set(a.gpr.into(), Content::Number(0))
            }
            _ => Err(format!("{} does not make a constant", row.mnemonic)),
        }
    }

    /// Every operand is the node's own. The result is how many low bits of each written operand, explicit
    /// then implicit, come out as the node says.
    fn literal(&self, row: &Row, inst: &Inst, uses: &[Use], fixed: Fixed) -> Check<Vec<u16>> {
        let mut bits = Vec::new();
        for ((spec, u), op) in row.operands.iter().zip(uses).zip(&inst.operands) {
            let mut out = 512;
            match (u, op) {
                (Use::Value { value, high }, Operand::Reg(r)) if *high == r.high => {
                    let need = if *high { 16 } else { spec.width.bits() };
                    out = self.read(r.gpr, *value, need, spec)?;
                }
                (Use::Value { value, .. }, Operand::Vec(_) | Operand::Mask(_)) => {
                    let Some(r) = op.reg() else { return Err("an operand without its register".to_string()) };
                    out = self.read_vector(r, *value, spec, row.upper)?;
                }
                (Use::Fresh | Use::Any, Operand::Vec(_)) if row.upper == Upper::Keep => out = spec.width.bits(),
                (Use::Fresh | Use::Any, Operand::Vec(_) | Operand::Mask(_)) => {}
                (Use::Fresh | Use::Any, Operand::Reg(r)) if !r.high => {}
                (Use::Imm(a), Operand::Imm(b)) if a == b => {}
                (Use::ImmSymbol(a), Operand::ImmSymbol(b)) if a == b => {}
                (Use::Mem(a), Operand::Mem(m)) | (Use::Broadcast(a), Operand::Broadcast(m)) => {
                    let cut = if spec.kinds.address { spec.width.bits() } else { 64 };
                    self.address(a, m, cut)?;
                }
                _ => return Err(format!("operand {op:?} of {} is not {u:?}", row.mnemonic)),
            }
            bits.push(out);
        }
        for (spec, v) in row.implicit.iter().zip(fixed.implicit) {
            let mut out = 64;
            if let Some(v) = v {
                self.want(spec.gpr.into(), *v, spec.width.bits())?;
                if spec.width.bits() < 32 {
                    out = self.agreement(self.regs[spec.gpr.index()].content, *v);
                }
            }
            bits.push(out);
        }
        for (spec, v) in row.implicit_vectors.iter().zip(fixed.vectors) {
            let r = Reg::Vec(spec.reg);
            let mut out = 512;
            if let Some(v) = v {
                self.want(r, *v, spec.width.bits())?;
            }
            if row.upper == Upper::Keep {
                let held = v.map_or(0, |v| self.agreement(self.regs[r.index()].content, v));
                out = held.max(spec.width.bits());
            }
            bits.push(out);
        }
        Ok(bits)
    }

    /// Bits of the register after a write through this operand that are the node's.
    fn read(&self, gpr: Gpr, v: Value, need: u16, spec: &isa::row::OperandSpec) -> Check<u16> {
        let g = Reg::Gpr(gpr);
        let narrow = spec.access.writes() && spec.width.bits() < 32;
        if spec.access.reads() || (narrow && need > 8 && spec.width == Width::W8) {
            self.want(g, v, need)?;
        }
        if !narrow {
            return Ok(64);
        }
        // A narrow write leaves the other bits: right as far as they were right before.
        Ok(self.agreement(self.regs[g.index()].content, v).max(spec.width.bits()))
    }

    fn address(&self, a: &Address, m: &MemRef, bits: u16) -> Check {
        let same_shape = a.disp == m.disp && a.rip == m.rip && a.segment == m.segment && a.symbol == m.symbol;
        let pairs = |base: Option<Gpr>, index: Option<Gpr>| -> Check {
            for (v, g) in [(a.base, base), (a.index.map(|i| i.0), index)] {
                match (v, g) {
                    (Some(v), Some(g)) => self.want(g.into(), v, bits)?,
                    (None, None) => {}
                    _ => return Err("the address has another shape".to_string()),
                }
            }
            Ok(())
        };
        let (scale, actual) = (a.index.map_or(1, |i| i.1), m.index.map_or(1, |i| i.1));
        if !same_shape || scale != actual {
            return Err(format!("the address {m:?} has another shape than {a:?}"));
        }
        let index = m.index.map(|i| i.0);
        let straight = pairs(m.base, index);
        if scale == 1 && straight.is_err() && a.base.is_some() && a.index.is_some() {
            return pairs(index, m.base).or(straight);
        }
        straight
    }

    fn clobber_flags(&mut self, row: &Row, node: Option<NodeId>, same: Option<&[bool; 6]>) {
        for f in Flag::ALL {
            if row.flags[f.index()] != FlagEffect::Untouched {
                let right = same.is_none_or(|s| s[f.index()]);
                self.set_flag(f, node.filter(|_| right).and_then(|node| self.result(node, Port::Flag(f))));
            }
        }
    }

    fn write(&mut self, node: NodeId, row: &Row, inst: &Inst, bits: &[u16], same: Option<[bool; 6]>) -> Check {
        let mut written: Vec<Reg> = Vec::new();
        let explicit = row.operands.iter().zip(&inst.operands).enumerate();
        let named = explicit.filter_map(|(i, (spec, op))| {
            let r = op.reg().filter(|_| spec.access.writes())?;
            Some((r, Port::Operand(i as u8), bits[i].min(r.bits())))
        });
        let n = row.operands.len();
        let implicit = row.implicit.iter().enumerate().filter(|(_, s)| s.access.writes());
        let fixed = implicit.map(|(i, s)| (Reg::Gpr(s.gpr), Port::Implicit(i as u8), bits[n + i]));
        let n = n + row.implicit.len();
        let vectors = row.implicit_vectors.iter().enumerate().filter(|(_, s)| s.access.writes());
        let vectors = vectors.map(|(i, s)| (Reg::Vec(s.reg), Port::ImplicitVector(i as u8), bits[n + i]));
        for (g, port, bits) in named.chain(fixed).chain(vectors).collect::<Vec<_>>() {
            if written.contains(&g) {
                return Err(format!("two results of {node} go to {g}"));
            }
            if g == Reg::Gpr(Gpr::RSP) {
                return Err(format!("{node} writes rsp"));
            }
            written.push(g);
            let content = self.result(node, port).map_or(Content::Unknown, |v| Content::Part(v, bits));
            self.set(g, content)?;
        }
        self.clobber_flags(row, Some(node), same.as_ref());
        Ok(())
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
