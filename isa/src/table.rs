//! The instruction table: the concatenated rows of every family.

mod arith;
mod bits;
mod bmi;
mod branch;
#[allow(dead_code, reason = "written for the families that come next")]
mod build;
pub(crate) mod forms;
#[allow(dead_code, reason = "written for the families that come next")]
mod lanes;
mod logic;
mod mmx;
mod mov;
mod mul;
mod operation;
mod rotate;
#[allow(dead_code, reason = "written for the families that come next")]
mod sem;
mod shift;
#[allow(dead_code, reason = "written for the families that come next")]
mod simd;
mod stack;
mod vector;
mod x87;

use crate::row::{RowId, Table};
use iced_x86::Code;
use rustc_hash::FxHashMap;
pub(crate) use simd::features;
use std::sync::OnceLock;

/// The table, built once.
pub fn table() -> &'static Table {
    static TABLE: OnceLock<Table> = OnceLock::new();
    TABLE.get_or_init(|| {
        let mut t = build::TableBuilder::default();
        mov::rows(&mut t);
        arith::rows(&mut t);
        logic::rows(&mut t);
        shift::rows(&mut t);
        rotate::rows(&mut t);
        mul::rows(&mut t);
        bits::rows(&mut t);
        bmi::rows(&mut t);
        branch::rows(&mut t);
        stack::rows(&mut t);
        vector::rows(&mut t);
        x87::rows(&mut t);
        mmx::rows(&mut t);
        Table { rows: t.rows, arena: t.arena }
    })
}

/// The rows that list an encoding, in table order. They differ in what their operands may be (masked or not, a
/// register or memory), but for `tzcnt`, which stands before `rep bsf`: decoding takes the first that fits.
pub(crate) fn rows_of_code(code: Code) -> &'static [RowId] {
    static ROWS: OnceLock<FxHashMap<Code, Vec<RowId>>> = OnceLock::new();
    let rows = ROWS.get_or_init(|| {
        let mut map: FxHashMap<Code, Vec<RowId>> = FxHashMap::default();
        for (id, row) in table().iter() {
            for &c in &row.codes {
                map.entry(c).or_default().push(id);
            }
        }
        map
    });
    rows.get(&code).map_or(&[], Vec::as_slice)
}

/// The row `rep bsf` for a row `tzcnt`, whose bytes it shares: what code means that may run on a CPU without BMI1.
/// Its operands are the same. `None` for any other row.
pub fn tzcnt_or_bsf(tzcnt: RowId) -> Option<RowId> {
    partner(tzcnt, "tzcnt", "rep bsf")
}

/// The row `tzcnt` for a row `rep bsf`. `None` for any other row.
pub fn tzcnt_of(rep_bsf: RowId) -> Option<RowId> {
    partner(rep_bsf, "rep bsf", "tzcnt")
}

fn partner(row: RowId, from: &str, to: &str) -> Option<RowId> {
    let t = table();
    let row = t.row(row);
    if row.mnemonic != from {
        return None;
    }
    t.iter().find(|(_, r)| r.mnemonic == to && r.codes == row.codes).map(|(id, _)| id)
}
