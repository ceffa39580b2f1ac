//! Spills: moves between general registers and slots of eight bytes below rsp.

use super::{Check, CheckState, Content};
use dag::ir::graph::Kind;
use isa::{Gpr, MemRef, RegRef, Row, Width};

impl CheckState<'_> {
    /// `mov [rsp - 8 n], r`.
    pub(super) fn store(&mut self, row: &Row, m: &MemRef, r: RegRef) -> Check {
        let (slot, width) = self.slot(row, m, r)?;
        let held = self.regs[r.gpr.index()].content;
        self.slots[slot] = match (width, held) {
            (Width::W64, c) => c,
            (_, Content::Part(v, bits)) => Content::Part(v, bits.min(32)),
            // What is above in the slot is not known.
            _ => Content::Unknown,
        };
        Ok(())
    }

    /// `mov r, [rsp - 8 n]`.
    pub(super) fn load(&mut self, row: &Row, r: RegRef, m: &MemRef) -> Check {
        let (slot, width) = self.slot(row, m, r)?;
        let held = self.slots[slot];
        let content = match (width, held) {
            (Width::W64, c) => c,
            // The load clears bits 63:32, which are 0 in the value.
            (_, Content::Part(v, 32..)) if self.upper_zero(v) => Content::Part(v, 64),
            (_, c) => self.low_half(c),
        };
        self.set(r.gpr.into(), content)
    }

    fn slot(&self, row: &Row, m: &MemRef, r: RegRef) -> Check<(usize, Width)> {
        let width = row.width().filter(|w| row.mnemonic == "mov" && matches!(w, Width::W32 | Width::W64));
        let own = m.base == Some(Gpr::RSP) && m.index.is_none() && !m.rip && m.segment.is_none();
        let plain = own && m.symbol.is_none() && !r.high && r.gpr != Gpr::RSP;
        let slot = (0..self.slots.len()).find(|&k| m.disp == -8 * (k as i64 + 1));
        let (Some(slot), Some(width), true) = (slot, width, plain) else {
            return Err(format!("{} with {m:?} is no node's and no slot's", row.mnemonic));
        };
        // Whatever else names the stack could touch the slot.
        let other = self.dag.iter().find(|(_, n)| match &n.kind {
            Kind::Opaque { .. } => true,
            _ => n.values().iter().any(|v| self.dag.node(v.node).kind == Kind::Input(Gpr::RSP.into())),
        });
        match other {
            Some((id, _)) => Err(format!("a slot is used, and {id} may touch the stack")),
            None => Ok((slot, width)),
        }
    }
}
