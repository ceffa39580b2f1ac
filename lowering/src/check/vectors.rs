//! Copies, reads and writes of vector and mask registers.

use super::{Check, CheckState, Content};
use dag::ir::graph::{Kind, Port, Use, Value};
use isa::row::OperandSpec;
use isa::{Masking, Reg, Row, Upper, table};

impl CheckState<'_> {
    /// `movaps` leaves what is above 128 bits; `vmovdqa` and `vmovdqa64` clear what is above their width.
    pub(super) fn vector_copy(&mut self, row: &Row, to: Reg, from: Reg) -> Check {
        let whole = matches!(row.mnemonic, "movaps" | "vmovdqa" | "vmovdqa64") && row.masking == Masking::None;
        let (true, Some(width)) = (whole, row.width()) else {
            return Err(format!("{} is no node's and no copy", row.mnemonic));
        };
        let copied = match self.regs[from.index()].content {
            Content::Part(v, bits) => {
                let clears = row.upper == Upper::Zero;
                let all = bits == 512 && clears && self.zero_from(v) <= width.bits();
                Content::Part(v, if all { 512 } else { bits.min(width.bits()) })
            }
            other => other,
        };
        self.set(to, copied)
    }

    /// `kmovw` and `kmovq`; the former clears bits 63:16, of which nothing more is said.
    pub(super) fn mask_copy(&mut self, row: &Row, to: Reg, from: Reg) -> Check {
        let width = match row.mnemonic {
            "kmovw" => 16,
            "kmovq" => 64,
            _ => return Err(format!("{} is no node's and no copy", row.mnemonic)),
        };
        let copied = match self.regs[from.index()].content {
            Content::Part(v, bits) => Content::Part(v, bits.min(width)),
            other => other,
        };
        self.set(to, copied)
    }

    /// Bits of a vector value from here on are 0, as the encodings say (SDM vol. 1 §14.1.1).
    fn zero_from(&self, v: Value) -> u16 {
        let Kind::Inst { row, operands, vectors, .. } = &self.dag.node(v.node).kind else { return 512 };
        let row = table().row(*row);
        let (width, old) = match v.port {
            Port::Operand(i) => {
                let old = if let Use::Value { value, .. } = &operands[usize::from(i)] { Some(*value) } else { None };
                (row.operands[usize::from(i)].width, old)
            }
            Port::ImplicitVector(i) => (row.implicit_vectors[usize::from(i)].width, vectors[usize::from(i)]),
            _ => return 512,
        };
        match (row.upper, old) {
            (Upper::Zero, _) => width.bits(),
            (Upper::Keep, Some(old)) => self.zero_from(old).max(width.bits()),
            (Upper::Keep, None) => 512,
        }
    }

    /// [`CheckState::read`] for vector and mask registers, which have no high parts.
    pub(super) fn read_vector(&self, r: Reg, v: Value, spec: &OperandSpec, upper: Upper) -> Check<u16> {
        if spec.access.reads() {
            self.want(r, v, spec.width.bits())?;
        }
        // A legacy write leaves what is above: right as far as it was right before.
        Ok(match (r, upper) {
            (Reg::Vec(_), Upper::Keep) if spec.access.writes() => {
                let held = self.agreement(self.regs[r.index()].content, v);
                if held >= spec.width.bits() { held } else { spec.width.bits() }
            }
            _ => 512,
        })
    }
}
