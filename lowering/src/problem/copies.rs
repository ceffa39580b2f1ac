//! Copies between registers: how wide one must be, and which instruction makes it.

use crate::ir::Error;
use crate::ir::regs::Regs;
use dag::ir::graph::{Class, Dag, Kind};
use isa::{Inst, Operand, Reg, Row, RowId, Upper, Width, codec, table};
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
                let vectors = row.operands.iter().any(|o| o.kinds.vec) || !row.implicit_vectors.is_empty();
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
        let clears = class != Class::Vector || self.vex;
        let needed = if clears { bits.min(zero_from) } else { bits };
        least(class, needed)
    }
}

/// The narrowest copy of `bits` bits.
pub fn least(class: Class, bits: u16) -> Width {
    let widths: &[Width] = match class {
        Class::Vector => &[Width::W128, Width::W256, Width::W512],
        Class::Mask => &[Width::W16, Width::W64],
        _ => &[Width::W32, Width::W64],
    };
    widths.iter().copied().find(|w| w.bits() >= bits).unwrap_or(widths[widths.len() - 1])
}

struct Rows {
    movaps: Option<RowId>,
    /// 128 and 256 bits.
    vmovdqa: [Option<RowId>; 2],
    vmovdqa64: Option<RowId>,
    kmovw: Option<RowId>,
    kmovq: Option<RowId>,
}

fn rows() -> &'static Rows {
    static ROWS: OnceLock<Rows> = OnceLock::new();
    ROWS.get_or_init(|| {
        let find = |name: &str, fits: &dyn Fn(&Row) -> bool| {
            let plain = |r: &Row| r.operands.len() == 2 && fits(r);
            table().iter().find(|(_, r)| r.mnemonic == name && plain(r)).map(|x| x.0)
        };
        let vector = |name: &str, w: Width| find(name, &|r| r.operands.iter().all(|o| o.kinds.vec && o.width == w));
        let mask = |name: &str| find(name, &|r| r.operands.iter().all(|o| o.kinds.mask));
        Rows {
            movaps: vector("movaps", Width::W128),
            vmovdqa: [vector("vmovdqa", Width::W128), vector("vmovdqa", Width::W256)],
            vmovdqa64: vector("vmovdqa64", Width::W512),
            kmovw: mask("kmovw"),
            kmovq: mask("kmovq"),
        }
    })
}

/// The instruction that copies at least `width` bits of `from` to `to`.
///
/// # Errors
/// [`Error::Infeasible`] if it would need more of the CPU than the Dag does.
pub fn copy(have: Extensions, from: Reg, to: Reg, width: Width) -> Result<Inst, Error> {
    let rows = rows();
    let beyond = || Error::Infeasible(format!("a copy of {} bits of {from} to {to} needs an extension", width.bits()));
    let row = match (Class::of(to), width) {
        (Class::General, _) => return two("mov", width, operand(to), operand(from)),
        (Class::Mask, Width::W16) => rows.kmovw,
        (Class::Mask, _) => rows.kmovq.filter(|_| have.wide_masks),
        _ if !Regs::VECTOR_WITHOUT_EVEX.contains(from) || !Regs::VECTOR_WITHOUT_EVEX.contains(to) => rows.vmovdqa64,
        (_, Width::W128) if !have.vex => rows.movaps,
        (_, Width::W128) => rows.vmovdqa[0],
        (_, Width::W256) => rows.vmovdqa[1].filter(|_| have.vex),
        (_, _) => rows.vmovdqa64.filter(|_| have.evex),
    };
    Ok(Inst { row: row.ok_or_else(beyond)?, operands: vec![operand(to), operand(from)] })
}

/// Bytes of a copy; those of a short one where there is none.
pub fn copy_bytes(have: Extensions, from: Reg, to: Reg, width: Width) -> i64 {
    match (from, to) {
        // 64-bit ones always have a prefix (SDM vol. 2, MOV).
        (Reg::Gpr(a), Reg::Gpr(b)) => {
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
    match r {
        Reg::Gpr(g) => g.into(),
        Reg::Vec(v) => v.into(),
        Reg::Mask(k) => k.into(),
    }
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
