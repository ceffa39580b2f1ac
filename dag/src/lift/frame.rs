//! Stack slots as values: where a whole function is lifted, what it stores below its stack pointer at entry needs no
//! memory. A store to a slot only names a value, a load takes that value; `push`, `pop` and arithmetic on the stack
//! pointer come to nothing.
//!
//! That no address in the frame gets out is seen at the end ([`Lifter::frame_is_gone`]). What is assumed of pointers that
//! come in, and the proof that does not rely on this file: [`crate::semantics::frame`].

use super::Lifter;
use crate::ir::graph::{Address, Dag, Kind, Node, NodeId, Port, Use, Value, low};
use crate::ir::stack::StackOp;
use isa::row::OperandSpec;
use isa::{Access, Gpr, Inst, MemRef, Operand, Reg, RegRef, Row, RowId, Width, table};
use rustc_hash::FxHashMap;
use std::collections::BTreeMap;

/// What a lifter knows of the frame. Offsets count from the stack pointer at entry.
#[derive(Clone, Debug, Default)]
pub struct LiftedFrame {
    /// Values that are addresses at a known offset, whatever path made them.
    offsets: FxHashMap<Value, i64>,
    addresses: BTreeMap<i64, Value>,
    /// What was stored last at an offset: how many bytes, and a content whose low bytes they are.
    slots: SlotValues,
    /// Where the stack pointer was rounded down, if it was.
    rounded: Option<RoundedDown>,
}

/// Rounding moves the stack pointer by a distance that is not known. The rounded pointer counts as [`ROUNDED_AWAY`] below,
/// further than any chain of displacements reaches, and nothing is accessed in between.
#[derive(Clone, Copy, Debug)]
struct RoundedDown {
    from: i64,
    to: i64,
}

const ROUNDED_AWAY: i64 = 1 << 40;

/// Bytes and content by first offset; no two overlap.
pub type SlotValues = BTreeMap<i64, (i64, Value)>;

/// Where an operand in memory lies.
enum OperandPlace {
    /// In the frame, at this offset.
    Slot(i64),
    /// Above it, at this offset.
    Above(i64),
    Elsewhere,
}

impl Lifter {
    /// A lifter for a function from its entry on, to which stack slots are values.
    pub fn framed() -> Lifter {
        let mut lifter = Lifter { frame: Some(LiftedFrame::default()), ..Lifter::default() };
        let rsp = lifter.reg(Gpr::RSP);
        if let Some(frame) = &mut lifter.frame {
            frame.offsets.insert(rsp, 0);
            frame.addresses.insert(0, rsp);
        }
        lifter
    }

    /// What the slots hold, if they are values.
    pub fn slots(&self) -> Option<&SlotValues> {
        self.frame.as_ref().map(|f| &f.slots)
    }

    pub fn set_slots(&mut self, slots: SlotValues) {
        if let Some(frame) = &mut self.frame {
            frame.slots = slots;
        }
    }

    /// Whether the stack pointer is where it was, and nothing in `dag`, the finished graph, is an address in the frame.
    pub fn frame_is_gone(&self, dag: &Dag) -> bool {
        let Some(frame) = &self.frame else { return false };
        let alive = dag.alive();
        let made = frame.addresses.iter().any(|(offset, v)| *offset != 0 && alive[v.node.index()]);
        let kept = dag.live_out.iter().any(|l| l.reg == Reg::of(Gpr::RSP) && frame.offsets.get(&l.value) == Some(&0));
        kept && !made && dag.iter().all(|(id, n)| !alive[id.index()] || only_looks_above(dag, n))
    }

    fn offset(&self, v: Value) -> Option<i64> {
        self.frame.as_ref()?.offsets.get(&v).copied()
    }

    fn offset_of(&mut self, g: Gpr) -> Option<i64> {
        let v = self.reg(g);
        self.offset(v)
    }

    /// Whether a range of offsets has a part between a pointer that was rounded and the rounded one.
    fn is_unknown(&self, range: std::ops::Range<i64>) -> bool {
        let rounded = self.frame.as_ref().and_then(|f| f.rounded);
        rounded.is_some_and(|r| range.start < r.from && range.end > r.to)
    }

    /// The address at an offset, as a value.
    fn stack_address(&mut self, offset: i64) -> Option<Value> {
        if self.is_unknown(offset..offset) {
            return None;
        }
        if let Some(v) = self.frame.as_ref()?.addresses.get(&offset) {
            return Some(*v);
        }
        let base = self.input(Reg::of(Gpr::RSP));
        let address = Address { base: Some(base), disp: offset, ..Address::default() };
        let v = self.node(table().find("lea", Width::W64)?, vec![Use::Fresh, Use::Mem(address)]);
        let frame = self.frame.as_mut()?;
        frame.offsets.insert(v, offset);
        frame.addresses.insert(offset, v);
        Some(v)
    }

    fn node(&mut self, row: isa::RowId, operands: Vec<Use>) -> Value {
        let kind = Kind::Inst { row, operands, implicit: Vec::new(), flags: Vec::new() };
        Value { node: self.dag.push(Node { kind, origin: None, effect: false }), port: Port::Operand(0) }
    }

    /// Adds a stack operation; `None` if the stack pointer is not known, or nothing is known of what is read.
    pub fn stack_op(&mut self, op: StackOp, origin: Option<usize>) -> Option<()> {
        match op {
            StackOp::Push(g) => {
                let v = self.reg(g);
                self.push(v)
            }
            StackOp::PushImm(v) => {
                let v = self.constant(v, origin);
                self.push(v)
            }
            StackOp::Pop(g) => self.pop(g),
            StackOp::Leave => {
                let frame = self.reg(Gpr::RBP);
                self.set_reg(Gpr::RSP, frame);
                self.pop(Gpr::RBP)
            }
        }
    }

    fn push(&mut self, v: Value) -> Option<()> {
        let top = self.offset_of(Gpr::RSP)?.checked_sub(8)?;
        let address = self.stack_address(top)?;
        self.set_reg(Gpr::RSP, address);
        self.store_slot(top, 8, v)
    }

    fn pop(&mut self, g: Gpr) -> Option<()> {
        let top = self.offset_of(Gpr::RSP)?;
        let v = self.load_slot(top, 8)?;
        let address = self.stack_address(top.checked_add(8)?)?;
        self.set_reg(Gpr::RSP, address);
        self.set_reg(g, v);
        Some(())
    }

    /// Adds an instruction; accesses to slots become values.
    pub fn framed_inst(&mut self, inst: &Inst, origin: Option<usize>) -> Option<()> {
        let row = table().row(inst.row);
        if row.implicit_memory.is_some() {
            return None;
        }
        if let Some(offset) = self.stack_arithmetic(inst) {
            // The instruction for its flags, the result as what it is.
            self.inst(inst, origin);
            let address = self.stack_address(offset)?;
            if let Some(Operand::Reg(r)) = inst.operands.first() {
                self.set_reg(r.gpr, address);
            }
            return Some(());
        }
        let accessed = row.operands.iter().zip(&inst.operands).enumerate();
        let memory =
            accessed.filter(|(_, (spec, _))| !spec.kinds.address).find_map(|(k, (_, op))| Some((k, op.mem()?)));
        let Some((k, m)) = memory else {
            self.inst(inst, origin);
            return Some(());
        };
        let bytes = i64::from(row.operands[k].width.bytes());
        match self.place(m, bytes)? {
            OperandPlace::Elsewhere => self.inst(inst, origin),
            OperandPlace::Above(offset) => {
                let base = Some(self.input(Reg::of(Gpr::RSP)));
                let address = Address { base, disp: offset, ..Address::default() };
                self.add_with(inst, origin, Some((k, Use::Mem(address))));
            }
            OperandPlace::Slot(offset) => self.on_slot(inst, origin, k, offset)?,
        }
        Some(())
    }

    /// The offset that `add`, `sub` or `lea` on whole registers give, if they give a stack address; or `and`, which rounds the
    /// stack pointer down, once.
    fn stack_arithmetic(&mut self, inst: &Inst) -> Option<i64> {
        let row = table().row(inst.row);
        let [Operand::Reg(to), from] = &inst.operands[..] else { return None };
        if row.width() != Some(Width::W64) {
            return None;
        }
        match (row.mnemonic, from) {
            ("add", Operand::Imm(i)) => self.offset_of(to.gpr)?.checked_add(*i),
            ("sub", Operand::Imm(i)) => self.offset_of(to.gpr)?.checked_sub(*i),
            ("and", Operand::Imm(i)) if to.gpr == Gpr::RSP && *i < 0 && i.unsigned_abs().is_power_of_two() => {
                self.rounded_down()
            }
            ("lea", Operand::Mem(m)) if m.is_plain() => self.offset_of(m.base?)?.checked_add(m.disp),
            _ => None,
        }
    }

    /// Where the stack pointer is once it is rounded down; `None` the second time.
    fn rounded_down(&mut self) -> Option<i64> {
        let from = self.offset_of(Gpr::RSP)?;
        let to = from.checked_sub(ROUNDED_AWAY)?;
        let frame = self.frame.as_mut().filter(|f| f.rounded.is_none())?;
        frame.rounded = Some(RoundedDown { from, to });
        Some(to)
    }

    /// Where some bytes lie; `None` if they may lie in the frame and it is not known where.
    fn place(&mut self, m: &MemRef, bytes: i64) -> Option<OperandPlace> {
        let base = m.base.and_then(|b| self.offset_of(b));
        let index = m.index.and_then(|i| self.offset_of(i.0));
        match (base, index) {
            (None, None) => Some(OperandPlace::Elsewhere),
            (Some(base), None) if m.is_plain() => {
                let at = base.checked_add(m.disp)?;
                let end = at.checked_add(bytes)?;
                if self.is_unknown(at..end) {
                    return None;
                }
                if at >= 0 { Some(OperandPlace::Above(at)) } else { (end <= 0).then_some(OperandPlace::Slot(at)) }
            }
            _ => None,
        }
    }

    /// Adds an instruction whose operand `k` is a slot.
    fn on_slot(&mut self, inst: &Inst, origin: Option<usize>, k: usize, at: i64) -> Option<()> {
        let row = table().row(inst.row);
        let spec: &OperandSpec = &row.operands[k];
        let bytes = i64::from(spec.width.bytes());
        if spec.kinds.broadcast.is_some() {
            return None;
        }
        if !spec.kinds.general() {
            let inst = &Inst { row: from_register(inst.row, k)?, ..inst.clone() };
            let v = self.load_slot(at, bytes)?;
            self.add_with(inst, origin, Some((k, low(v))));
            return Some(());
        }
        let old = if spec.access.reads() { Some(self.load_slot(at, bytes)?) } else { None };
        if row.mnemonic == "mov" {
            match (old, &inst.operands[1 - k]) {
                (Some(v), Operand::Reg(to)) if spec.width == Width::W64 => {
                    self.set_reg(to.gpr, v);
                    return Some(());
                }
                (None, Operand::Reg(RegRef { gpr, high: false })) => {
                    let v = self.reg(*gpr);
                    return self.store_slot(at, bytes, v);
                }
                (None, Operand::Imm(i)) => {
                    let v = self.constant(*i as u64 & spec.width.mask(), origin);
                    return self.store_slot(at, bytes, v);
                }
                _ => {}
            }
        }
        let instead = match old {
            Some(v) => low(v),
            None if matches!(spec.width, Width::W8 | Width::W16) => Use::Any,
            None => Use::Fresh,
        };
        let node = self.add_with(inst, origin, Some((k, instead)));
        if spec.access.writes() {
            self.store_slot(at, bytes, Value { node, port: Port::Operand(k as u8) })?;
        }
        Some(())
    }

    fn store_slot(&mut self, at: i64, bytes: i64, v: Value) -> Option<()> {
        let end = at + bytes;
        let cut: Vec<i64> = self.slots()?.iter().filter(|(o, s)| **o < end && at < **o + s.0).map(|s| *s.0).collect();
        for o in cut {
            // What is left of a slot that is overwritten in part.
            let (n, _) = self.slots()?[&o];
            let below = (o < at).then(|| self.load_slot(o, at - o)).flatten();
            let above = (end < o + n).then(|| self.load_slot(end, o + n - end)).flatten();
            let slots = &mut self.frame.as_mut()?.slots;
            slots.remove(&o);
            slots.extend(below.map(|v| (o, (at - o, v))));
            slots.extend(above.map(|v| (end, (o + n - end, v))));
        }
        self.frame.as_mut()?.slots.insert(at, (bytes, v));
        Some(())
    }

    /// A content whose low `bytes` bytes are those of the frame from an offset on; `None` if not all of them are known.
    fn load_slot(&mut self, at: i64, bytes: i64) -> Option<Value> {
        let end = at + bytes;
        let mut all: Option<Value> = None;
        let mut next = at;
        while next < end {
            let (&first, &(n, v)) = self.slots()?.range(..=next).next_back()?;
            let to = end.min(first + n);
            if to <= next || bytes > 8 {
                return None;
            }
            let mut part = self.shifted("shr", v, 8 * (next - first))?;
            if to - next < bytes {
                // Room below, zeros above.
                part = self.shifted("shl", part, 64 - 8 * (to - next))?;
                part = self.shifted("shr", part, 64 - 8 * (to - at))?;
            }
            all = Some(match all {
                None => part,
                Some(below) => self.node(table().find("or", Width::W64)?, vec![low(below), low(part)]),
            });
            next = to;
        }
        all
    }

    fn shifted(&mut self, mnemonic: &str, v: Value, by: i64) -> Option<Value> {
        if by == 0 {
            return Some(v);
        }
        Some(self.node(table().find(mnemonic, Width::W64)?, vec![low(v), Use::Imm(by)]))
    }
}

/// The row that reads from a general register what this one reads from memory as operand `k`.
fn from_register(row: RowId, k: usize) -> Option<RowId> {
    let of = table().row(row);
    let fits = |(r, (a, b)): (usize, (&OperandSpec, &OperandSpec))| {
        if r == k {
            a.access == Access::Read
                && b.access == Access::Read
                && b.kinds.general()
                && b.width == a.width.max(Width::W32)
        } else {
            a == b
        }
    };
    let same = |r: &Row| {
        let operands = of.operands.iter().zip(&r.operands).enumerate();
        r.mnemonic == of.mnemonic && r.operands.len() == of.operands.len() && operands.into_iter().all(fits)
    };
    table().iter().find(|(_, r)| r.features == of.features && same(r)).map(|(id, _)| id)
}

/// Whether a node uses the stack pointer for nothing but accesses above the frame.
fn only_looks_above(dag: &Dag, node: &Node) -> bool {
    let stack = |v: Value| dag.node(v.node).kind == Kind::Input(Reg::of(Gpr::RSP));
    let uses = node.values().into_iter().filter(|v| stack(*v)).count();
    let above = node.access().and_then(|(_, u)| u.address()).filter(|a| a.base.is_some_and(stack) && a.disp >= 0);
    uses == usize::from(above.is_some())
}

/// Which node of the graph a value comes from counts no more: the same graph with what nobody needs left out, and the
/// new numbers of the nodes that stay.
pub fn pruned(dag: &Dag) -> Option<(Dag, FxHashMap<NodeId, NodeId>)> {
    super::rebuild::rebuild_numbered(dag, &FxHashMap::default())
}
