//! Slots on the stack for spilled values: eight bytes each, in the 128 bytes below `rsp` that neither signal handlers nor
//! the function's callees write (the red zone, System V ABI for x86-64 §3.2.2). Whether a function may use them is the
//! caller's to know: it must be a leaf that does not touch them otherwise.

use crate::ir::Error;
use isa::{Gpr, Inst, MemRef, Operand, Reg, RowId, Width, table};
use std::sync::OnceLock;

/// Slots that there are.
pub const SLOTS: usize = 16;

fn address(slot: usize) -> MemRef {
    MemRef {
        base: Some(Gpr::RSP),
        index: None,
        disp: -8 * (slot as i64 + 1),
        rip: false,
        segment: None,
        symbol: None,
        fixed: None,
    }
}

/// `mov [slot], r` at 32 or 64 bits.
///
/// # Errors
/// [`Error::Infeasible`] for registers that are not general.
pub fn store(from: Reg, slot: usize, width: Width) -> Result<Inst, Error> {
    moved(rows(width).0, from, |r| vec![Operand::Mem(address(slot)), r])
}

/// `mov r, [slot]` at 32 or 64 bits.
///
/// # Errors
/// [`Error::Infeasible`] for registers that are not general.
pub fn load(to: Reg, slot: usize, width: Width) -> Result<Inst, Error> {
    moved(rows(width).1, to, |r| vec![r, Operand::Mem(address(slot))])
}

fn moved(row: Option<RowId>, reg: Reg, operands: impl Fn(Operand) -> Vec<Operand>) -> Result<Inst, Error> {
    match (reg.gpr(), row) {
        (Some(g), Some(row)) => Ok(Inst { row, operands: operands(g.into()) }),
        _ => Err(Error::Infeasible(format!("{reg} cannot be spilled"))),
    }
}

/// The rows of `mov m, r` and `mov r, m`.
fn rows(width: Width) -> (Option<RowId>, Option<RowId>) {
    static ROWS: OnceLock<[(Option<RowId>, Option<RowId>); 2]> = OnceLock::new();
    let found = ROWS.get_or_init(|| {
        [Width::W32, Width::W64].map(|width| {
            let fits = |memory: usize| {
                let form = |r: &isa::Row| {
                    r.mnemonic == "mov"
                        && r.width() == Some(width)
                        && r.operands.len() == 2
                        && r.operands[memory].kinds.mem
                        && r.operands[1 - memory].kinds.general()
                };
                table().iter().find(|(_, r)| form(r)).map(|x| x.0)
            };
            (fits(0), fits(1))
        })
    });
    found[usize::from(width == Width::W64)]
}
