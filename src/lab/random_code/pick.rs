//! One random instruction: a row, then operands that one of its encodings takes.

use super::Writer;
use isa::row::OperandSpec;
use isa::{Gpr, Inst, MemRef, Operand, RegRef, Row, RowId, SchedClass, Width, table};
use std::sync::OnceLock;

/// How often each class is drawn. Divisions and jumps are not: see [`Writer::idiom`].
#[rustfmt::skip]
const WEIGHTS: &[(SchedClass, usize)] = {
    use SchedClass::*;
    &[
        (Alu, 30), (Move, 12), (Lea, 8), (Shift, 8), (ShiftCl, 3), (DoubleShift, 2), (Rotate, 3), (RotateCarry, 2),
        (Multiply, 4), (MultiplyWide, 2), (Cmov, 6), (Setcc, 6), (AddCarry, 4), (BitTest, 3), (BitScan, 3),
        (Exchange, 2), (ByteSwap, 2), (Bmi, 4),
    ]
};

/// Rows of each class of [`WEIGHTS`].
fn classes() -> &'static [Vec<RowId>] {
    static CLASSES: OnceLock<Vec<Vec<RowId>>> = OnceLock::new();
    CLASSES.get_or_init(|| {
        let rows = |class| table().iter().filter(|(_, r)| r.class == class).map(|(id, _)| id).collect();
        WEIGHTS.iter().map(|(class, _)| rows(*class)).collect()
    })
}

/// An instruction that the table is known to have.
pub(super) fn plain(mnemonic: &str, width: Width, operands: &[Operand]) -> Inst {
    let fits = |r: &Row| {
        let shapes = r.operands.iter().zip(operands);
        r.mnemonic == mnemonic
            && r.width() == Some(width)
            && r.operands.len() == operands.len()
            && shapes.fold(true, |ok, (s, o)| {
                ok && match o {
                    Operand::Reg(r) => s.kinds.general() && s.kinds.fixed.is_none_or(|f| f == r.gpr),
                    Operand::Imm(_) => s.kinds.imm,
                    _ => s.kinds.mem || s.kinds.address,
                }
            })
    };
    let (row, _) = table().iter().find(|(_, r)| fits(r)).expect("a common instruction has a row");
    Inst { row, operands: operands.to_vec() }
}

impl Writer {
    /// Appends one instruction, drawn again until it is encodable and defined.
    pub(super) fn any_instruction(&mut self) {
        for _ in 0..1000 {
            let id = self.row();
            let row = table().row(id);
            if !row.is_general() || !self.features.includes(row.features) {
                continue;
            }
            let operands: Vec<Operand> = row.operands.iter().map(|spec| self.operand(spec)).collect();
            let memory = operands.iter().filter(|o| matches!(o, Operand::Mem(_))).count();
            if memory <= 1 && self.append(vec![Inst { row: id, operands }]) {
                return;
            }
        }
        let g = self.known.recent(&mut self.rng);
        self.append(vec![plain("mov", Width::W64, &[Gpr::RAX.into(), g.into()])]);
    }

    fn row(&mut self) -> RowId {
        let total: usize = WEIGHTS.iter().map(|(_, w)| w).sum();
        let mut at = self.rng.below(total);
        for ((_, weight), rows) in WEIGHTS.iter().zip(classes()) {
            if at < *weight {
                return rows[self.rng.below(rows.len())];
            }
            at -= weight;
        }
        unreachable!("the weights add up to the total")
    }

    fn operand(&mut self, spec: &OperandSpec) -> Operand {
        let k = spec.kinds;
        if let Some(g) = k.fixed {
            let immediate = k.imm && self.rng.below(2) == 0;
            return if immediate { Operand::Imm(self.immediate(spec.width)) } else { g.into() };
        }
        if k.address {
            return self.address();
        }
        let memory = k.mem && self.pointer.is_some();
        match self.rng.below(6) {
            0 | 1 if memory => self.cell(spec.width),
            2 | 3 if k.imm => Operand::Imm(self.immediate(spec.width)),
            _ if k.general() => self.register(spec),
            _ if k.imm => Operand::Imm(self.immediate(spec.width)),
            _ => self.cell(spec.width),
        }
    }

    fn register(&mut self, spec: &OperandSpec) -> Operand {
        let home = self.homes[self.rng.below(self.homes.len())];
        let gpr = if spec.access.writes() { home } else { self.known.recent(&mut self.rng) };
        let high = spec.width == Width::W8 && gpr.index() < 4 && self.rng.below(5) == 0;
        Operand::Reg(RegRef { gpr, high })
    }

    /// A slice of the cell that the pointer argument leads to.
    fn cell(&mut self, width: Width) -> Operand {
        let pointer = self.pointer.unwrap_or(0) as i64;
        let at = self.rng.below(9 - usize::from(width.bytes())) as i64;
        Operand::Mem(MemRef { base: Some(Gpr::RDI), disp: at - pointer, ..MemRef::default() })
    }

    /// An address that is computed only.
    fn address(&mut self) -> Operand {
        let base = (self.rng.below(8) > 0).then(|| self.known.recent(&mut self.rng));
        let index = (self.rng.below(2) == 0).then(|| (self.known.recent(&mut self.rng), 1 << self.rng.below(4)));
        let disp = match self.rng.below(3) {
            0 => 0,
            1 => self.rng.below(256) as i64 - 128,
            _ => i64::from(self.rng.next() as i32),
        };
        Operand::Mem(MemRef { base, index, disp, ..MemRef::default() })
    }

    /// A number that is special at a width, sign-extended.
    fn immediate(&mut self, width: Width) -> i64 {
        let v = self.rng.interesting(width.bits()) as u64;
        let unused = 64 - u32::from(width.bits());
        (v << unused) as i64 >> unused
    }
}
