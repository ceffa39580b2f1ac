//! Copies between registers: how wide one must be, and which instruction makes it.

use crate::ir::Error;
use dag::ir::graph::{Class, Dag, Kind};
use isa::reg::{CopyForm, CopyNeeds, FILES, NarrowWrite};
use isa::{Inst, Operand, Reg, RegisterFile, Row, RowId, Upper, Width, codec, table};
use std::sync::OnceLock;

/// What the rows of a Dag need of the CPU anyway; copies need no more.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Extensions {
    /// Some row has VEX or EVEX encodings: legacy ones are not mixed in.
    pub vex: bool,
    /// Some row has EVEX encodings only.
    pub evex: bool,
    /// Some row works on masks of more than 16 bits.
    pub wide_masks: bool,
}

impl Extensions {
    pub fn of(dag: &Dag) -> Extensions {
        let mut found = Extensions::default();
        for ((_, node), alive) in dag.iter().zip(dag.alive()) {
            if let (true, Kind::Inst { row, .. }) = (alive, &node.kind) {
                let row = table().row(*row);
                let vectors = row.operands.iter().any(|o| o.kinds.vector())
                    || row.implicit.iter().any(|i| i.reg.file() == RegisterFile::Vector);
                found.vex |= vectors && row.upper == Upper::Zero;
                found.evex |= vectors && row.upper == Upper::Zero && row.evex_only();
                found.wide_masks |= row.features.contains(isa::Feature::Avx512bw);
            }
        }
        found
    }

    /// The narrowest copy that carries the low `bits` bits, bits from `zero_from` on known to be 0.
    pub fn width(self, class: Class, bits: u16, zero_from: u16) -> Width {
        // The legacy copy leaves what is above in the target.
        let by_encoding = class.file().is_some_and(|f| f.traits().narrow_write == NarrowWrite::ByEncoding);
        let clears = !by_encoding || self.vex;
        let needed = if clears { bits.min(zero_from) } else { bits };
        least(class, needed)
    }

    fn allow(self, needs: CopyNeeds) -> bool {
        match needs {
            CopyNeeds::Nothing => true,
            CopyNeeds::NoVex => !self.vex,
            CopyNeeds::Vex => self.vex,
            CopyNeeds::Evex => self.evex,
            CopyNeeds::WideMasks => self.wide_masks,
        }
    }
}

/// The narrowest copy of `bits` bits.
pub fn least(class: Class, bits: u16) -> Width {
    let forms = class.file().unwrap_or(RegisterFile::General).traits().copies;
    let enough = forms.iter().find(|f| f.width.bits() >= bits);
    enough.or(forms.last()).map_or(Width::W64, |f| f.width)
}

/// The rows of [`isa::reg::FileTraits::copies`], by file.
fn rows() -> &'static [Vec<Option<RowId>>] {
    static ROWS: OnceLock<Vec<Vec<Option<RowId>>>> = OnceLock::new();
    ROWS.get_or_init(|| {
        let row = |file: RegisterFile, form: &CopyForm| {
            let of_file = |r: &Row| r.operands.len() == 2 && r.operands.iter().all(|o| o.kinds.is(file));
            let fits = |r: &Row| r.mnemonic == form.mnemonic && of_file(r) && r.operands[1].width == form.width;
            table().iter().find(|(_, r)| fits(r)).map(|x| x.0)
        };
        FILES.iter().map(|t| t.copies.iter().map(|form| row(t.file, form)).collect()).collect()
    })
}

/// The instruction that copies at least `width` bits of `from` to `to`, a register of the same file.
///
/// # Errors
/// [`Error::Infeasible`] if it would need more of the CPU than the Dag does.
pub fn copy(have: Extensions, from: Reg, to: Reg, width: Width) -> Result<Inst, Error> {
    let file = to.file();
    if file == RegisterFile::General {
        return two("mov", width, operand(to), operand(from));
    }
    let forms = file.traits().copies;
    let reached = |f: &CopyForm| from.number().max(to.number()) < f.reach;
    let form = match forms.first().is_some_and(reached) {
        true => forms.iter().position(|f| f.width == width && have.allow(f.needs)),
        // Only instructions of the extension that has such registers name them.
        false => forms.iter().position(reached),
    };
    let row = form.and_then(|k| rows()[file.index()][k]);
    let beyond = || Error::Infeasible(format!("a copy of {} bits of {from} to {to} needs an extension", width.bits()));
    Ok(Inst { row: row.ok_or_else(beyond)?, operands: vec![operand(to), operand(from)] })
}

/// Bytes of a copy; those of a short one where there is none.
pub fn copy_bytes(have: Extensions, from: Reg, to: Reg, width: Width) -> i64 {
    match (from.gpr(), to.gpr()) {
        // 64-bit ones always have a prefix (SDM vol. 2, MOV).
        (Some(a), Some(b)) => {
            if width == Width::W64 || a.needs_rex() || b.needs_rex() {
                3
            } else {
                2
            }
        }
        _ => copy(have, from, to, width).ok().and_then(|i| codec::encode(&i).ok()).map_or(3, |b| b.len() as i64),
    }
}

/// A whole register as an operand.
pub fn operand(r: Reg) -> Operand {
    r.into()
}

/// The row of an instruction that this crate adds.
fn row(mnemonic: &str, width: Width) -> Result<RowId, Error> {
    table().find(mnemonic, width).ok_or_else(|| Error::Unsupported(format!("the table has no {mnemonic} {width:?}")))
}

/// # Errors
/// [`Error::Unsupported`] if the table has no such row.
pub fn two(mnemonic: &str, width: Width, a: Operand, b: Operand) -> Result<Inst, Error> {
    Ok(Inst { row: row(mnemonic, width)?, operands: vec![a, b] })
}
