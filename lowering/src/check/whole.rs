//! Copies, reads and writes of registers that have no high parts: vectors, masks.

use super::{Check, CheckState, Content};
use dag::ir::graph::{Kind, Port, Use, Value};
use isa::row::OperandSpec;
use isa::{Masking, Reg, Row, Upper, table};

impl CheckState<'_> {
    /// The rows that the register file lists for this: legacy vector copies leave what is above their width, others clear
    /// it. Of what `kmovw` clears nothing more is said.
    pub(super) fn whole_copy(&mut self, row: &Row, to: Reg, from: Reg) -> Check {
        let file = to.file();
        let listed = file.traits().copies.iter().any(|c| c.mnemonic == row.mnemonic);
        let (true, [_, read]) = (listed && row.masking == Masking::None && from.file() == file, &row.operands[..])
        else {
            return Err(format!("{} is no node's and no copy", row.mnemonic));
        };
        let width = read.width.bits();
        let copied = match self.regs[from.index()].content {
            Content::Part(v, bits) => {
                let clears = !row.upper.leaves_above(file, read.width);
                let all = bits == file.bits() && clears && self.zero_from(v) <= width;
                Content::Part(v, if all { bits } else { bits.min(width) })
            }
            other => other,
        };
        self.set(to, copied)
    }

    /// Bits of a value from here on are 0, as the encodings say (SDM vol. 1 §14.1.1).
    fn zero_from(&self, v: Value) -> u16 {
        let Kind::Inst { row, operands, implicit, .. } = &self.dag.node(v.node).kind else { return 512 };
        let row = table().row(*row);
        let (file, width, old) = match v.port {
            Port::Operand(i) => {
                let (i, spec) = (usize::from(i), &row.operands[usize::from(i)]);
                let old = if let Use::Value { value, .. } = &operands[i] { Some(*value) } else { None };
                (spec.kinds.value_file(), spec.width, old)
            }
            Port::Implicit(i) => {
                let (i, spec) = (usize::from(i), &row.implicit[usize::from(i)]);
                (spec.reg.file(), spec.width, implicit[i])
            }
            _ => return 512,
        };
        match (row.upper.leaves_above(file, width), old) {
            (false, _) => width.bits(),
            (true, Some(old)) => self.zero_from(old).max(width.bits()),
            (true, None) => 512,
        }
    }

    /// [`CheckState::read`] for registers without high parts.
    pub(super) fn read_whole(&self, r: Reg, v: Value, spec: &OperandSpec, upper: Upper) -> Check<u16> {
        if spec.access.reads() {
            self.want(r, v, spec.width.bits())?;
        }
        // A legacy write leaves what is above: right as far as it was right before.
        let leaves = spec.access.writes() && upper.leaves_above(r.file(), spec.width);
        Ok(if leaves { self.agreement(self.regs[r.index()].content, v).max(spec.width.bits()) } else { 512 })
    }
}
