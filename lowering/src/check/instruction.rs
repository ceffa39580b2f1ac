//! An instruction that stands for a node: its operands hold what the node reads, its results are the node's.

use super::state::{Check, CheckState, Content, FixedReads};
use dag::ir::graph::{Address, Kind, NodeId, Port, Use, Value};
use isa::row::{FlagEffect, Implicit, OperandSpec};
use isa::{Flag, Gpr, Inst, MemRef, Operand, Reg, Row, Upper, Width, table};

impl CheckState<'_> {
    pub(super) fn inst(&mut self, inst: &Inst, node: NodeId) -> Check {
        self.emit(node)?;
        if table().row(inst.row).implicit_memory.is_some() {
            return Err(format!("{} moves the stack pointer, which is not checked", table().row(inst.row).mnemonic));
        }
        match &self.dag.node(node).kind {
            Kind::Const(_) => self.constant(inst),
            Kind::Inst { row, operands, implicit, flags } => {
                let row_id = *row;
                let fixed = FixedReads { implicit };
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
            ("mov", _, [Operand::Reg(r), Operand::Imm(v)]) if !r.high && r.gpr != Gpr::RSP => {
                let value = *v as u64 & width.mask();
                // A 32-bit write clears bits 63:32; a narrower one leaves them.
                let bits = if width >= Width::W32 { 64 } else { width.bits() };
                self.set(r.gpr.into(), Content::Number { value, bits })
            }
            ("xor", Width::W32 | Width::W64, [Operand::Reg(a), Operand::Reg(b)]) if a == b && a.gpr != Gpr::RSP => {
                self.clobber_flags(row, None, None);
                self.set(a.gpr.into(), Content::number(0))
            }
            _ => Err(format!("{} does not make a constant", row.mnemonic)),
        }
    }

    /// Every operand is the node's own. The result is how many low bits of each written operand, explicit
    /// then implicit, come out as the node says.
    fn literal(&self, row: &Row, inst: &Inst, uses: &[Use], fixed: FixedReads) -> Check<Vec<u16>> {
        let explicit = row.operands.iter().zip(uses).zip(&inst.operands);
        let implicit = row.implicit.iter().zip(fixed.implicit);
        explicit
            .map(|((spec, u), op)| self.explicit(row, spec, u, op))
            .chain(implicit.map(|(spec, v)| self.implicit(row.upper, spec, *v)))
            .collect()
    }

    fn explicit(&self, row: &Row, spec: &OperandSpec, u: &Use, op: &Operand) -> Check<u16> {
        match (u, op) {
            (Use::Value { value, high }, Operand::Reg(r)) if *high == r.high => {
                let need = if *high { 16 } else { spec.width.bits() };
                return self.read(r.gpr, *value, need, spec);
            }
            (Use::Value { value, .. }, Operand::Whole(r)) => return self.read_whole(*r, *value, spec, row.upper),
            (Use::Fresh | Use::Any, Operand::Whole(r)) if row.upper.leaves_above(r.file(), spec.width) => {
                return Ok(spec.width.bits());
            }
            (Use::Fresh | Use::Any, Operand::Whole(_)) => {}
            (Use::Fresh | Use::Any, Operand::Reg(r)) if !r.high => {}
            (Use::Imm(a), Operand::Imm(b)) if a == b => {}
            (Use::ImmSymbol(a), Operand::ImmSymbol(b)) if a == b => {}
            (Use::Mem(a), Operand::Mem(m)) | (Use::Broadcast(a), Operand::Broadcast(m)) => {
                let cut = if spec.kinds.address { spec.width.bits() } else { 64 };
                self.address(a, m, cut)?;
            }
            _ => return Err(format!("operand {op:?} of {} is not {u:?}", row.mnemonic)),
        }
        Ok(512)
    }

    fn implicit(&self, upper: Upper, spec: &Implicit, v: Option<Value>) -> Check<u16> {
        if let Some(v) = v {
            self.want(spec.reg, v, spec.width.bits())?;
        }
        Ok(self.implicit_bits(upper, spec, v))
    }

    /// Bits of the register after a write through this operand that are the node's.
    pub(super) fn implicit_bits(&self, upper: Upper, spec: &Implicit, v: Option<Value>) -> u16 {
        let (r, own) = (spec.reg, spec.width.bits());
        match v {
            _ if !upper.leaves_above(r.file(), spec.width) => r.bits(),
            Some(v) => self.agreement(self.regs[r.index()].content, v).max(own),
            None if r.gpr().is_some() => r.bits(),
            None => own,
        }
    }

    /// Bits of the register after a write through this operand that are the node's.
    pub(super) fn read(&self, gpr: Gpr, v: Value, need: u16, spec: &OperandSpec) -> Check<u16> {
        let g = Reg::of(gpr);
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

    pub(super) fn address(&self, a: &Address, m: &MemRef, bits: u16) -> Check {
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
        let fixed = implicit.map(|(i, s)| (s.reg, Port::Implicit(i as u8), bits[n + i]));
        for (g, port, bits) in named.chain(fixed).collect::<Vec<_>>() {
            if written.contains(&g) {
                return Err(format!("two results of {node} go to {g}"));
            }
            if g == Reg::of(Gpr::RSP) {
                return Err(format!("{node} writes rsp"));
            }
            written.push(g);
            let content = self.result(node, port).map_or(Content::Unknown, |v| Content::Part(v, bits));
            self.set(g, content)?;
        }
        self.clobber_flags(row, Some(node), same.as_ref());
        Ok(())
    }
}
