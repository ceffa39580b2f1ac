//! Names of the table's rows in the text form of a graph.
//!
//! A name is the mnemonic and the operands' widths in bits, joined by dots: `movzx.32.8`, `vpextrd.32.v128.8`. One width
//! stands for all if they are equal: `add.32`. `v` marks a vector register, `k` a mask register; `{k}` and `{z}` follow
//! where a write mask merges or clears. Several rows may share a name (`imul.32` with one, two or three operands, of which
//! the first has hidden ones): what is written as operands tells them apart.

use isa::row::{Masking, OperandSpec, Special};
use isa::{Row, RowId, table};
use std::collections::BTreeMap;
use std::sync::OnceLock;

/// Whether a graph may hold an instruction of this row: named operands and flags are all there is to it.
pub fn is_value(row: &Row) -> bool {
    row.implicit_memory.is_none() && row.special != Special::X87 && row.meaning.taken.is_none()
}

/// The name of a row.
pub fn name(row: &Row) -> String {
    let mut widths: Vec<String> = row.operands.iter().map(width).collect();
    if widths.windows(2).all(|w| w[0] == w[1]) {
        widths.truncate(1);
    }
    let mask = match row.masking {
        Masking::None => "",
        Masking::Merge => "{k}",
        Masking::Zero => "{z}",
    };
    let parts: Vec<String> = std::iter::once(row.mnemonic.replace(' ', "-")).chain(widths).collect();
    format!("{}{mask}", parts.join("."))
}

fn width(spec: &OperandSpec) -> String {
    format!("{}{}", spec.kinds.value_file().traits().letter, spec.width.bits())
}

/// The rows of a name, in the table's order.
pub fn find(name: &str) -> &'static [RowId] {
    static NAMES: OnceLock<BTreeMap<String, Vec<RowId>>> = OnceLock::new();
    let all = || {
        let mut all: BTreeMap<String, Vec<RowId>> = BTreeMap::new();
        for (id, row) in table().iter().filter(|(_, r)| is_value(r)) {
            all.entry(self::name(row)).or_default().push(id);
        }
        all
    };
    NAMES.get_or_init(all).get(name).map_or(&[], Vec::as_slice)
}

/// Names that start like `name`, for messages: the same mnemonic first, otherwise nothing.
pub fn alike(name: &str) -> Vec<String> {
    let mnemonic = name.split(['.', '{']).next().unwrap_or(name);
    let letters = mnemonic.trim_end_matches(|c: char| c.is_ascii_digit());
    let like = |m: &str| m == mnemonic || m == letters;
    let mut all: Vec<String> =
        table().iter().filter(|(_, r)| is_value(r) && like(r.mnemonic)).map(|(_, r)| self::name(r)).collect();
    all.sort();
    all.dedup();
    all
}

#[cfg(test)]
mod tests {
    use crate::text::fit::{fits, shapes};
    use crate::text::rows::*;

    #[test]
    fn operands_tell_rows_of_one_name_apart() {
        let mut by_name: BTreeMap<String, Vec<&Row>> = BTreeMap::new();
        for (_, row) in table().iter().filter(|(_, r)| is_value(r)) {
            by_name.entry(name(row)).or_default().push(row);
        }
        let shared = |a: &Row, b: &Row| {
            let both = |(x, y)| shapes().iter().any(|s| fits(a, x, *s) && fits(b, y, *s));
            a.operands.len() == b.operands.len() && a.operands.iter().zip(&b.operands).all(both)
        };
        for (name, rows) in by_name {
            for (k, a) in rows.iter().enumerate() {
                let other = rows[..k].iter().find(|b| shared(a, b));
                assert!(other.is_none(), "two rows named {name} accept the same operands: {:?}", a.source);
            }
        }
    }

    #[test]
    fn every_result_has_a_name_of_its_own() {
        for (_, row) in table().iter().filter(|(_, r)| is_value(r)) {
            let mut names: Vec<String> = row.unnamed().filter_map(|p| Some(p.reg?.to_string())).collect();
            let count = names.len();
            names.sort();
            names.dedup();
            assert_eq!(names.len(), count, "{}", name(row));
        }
    }
}
