//! Operands of an instruction that may change places.

use crate::ir::random::Random;
use isa::eval::eval_wide;
use isa::row::OperandSpec;
use isa::{ExprId, Row, RowSym, Sym, table};
use rustc_hash::FxHashMap;

/// States on which both orders are compared.
const STATES: u64 = 24;

/// Two register operands of one width that a row only reads, or reads and replaces by its result, and that may change places:
/// all that it writes is the same on many states. Those who ask prove what comes of it.
pub fn commuting_operands(row: &Row) -> Option<[usize; 2]> {
    let read =
        |o: &OperandSpec| o.access.reads() && o.kinds.file.is_some() && o.kinds.fixed.is_none() && !o.kinds.write_mask;
    let operands: Vec<usize> = (0..row.operands.len()).filter(|k| read(&row.operands[*k])).collect();
    let pairs = operands.iter().flat_map(|a| operands.iter().map(move |b| [*a, *b]));
    let alike = |[a, b]: &[usize; 2]| a < b && row.operands[*a].width == row.operands[*b].width;
    pairs.filter(alike).find(|pair| changes_nothing(row, *pair))
}

fn changes_nothing(row: &Row, [a, b]: [usize; 2]) -> bool {
    let arena = &table().arena;
    let written: Vec<ExprId> = row.expressions();
    let variables = arena.variables(&written);
    let [a, b] = [a, b].map(|k| RowSym::Operand(k as u8).sym());
    let swapped = |s: Sym| {
        if s == a {
            b
        } else if s == b {
            a
        } else {
            s
        }
    };
    (0..STATES).all(|n| {
        let mut random = Random::numbered(0xc0117, n);
        let state: FxHashMap<Sym, _> = variables.iter().map(|&(s, w)| (s, random.interesting_wide(w))).collect();
        let of = |s: Sym| state.get(&s).copied().unwrap_or_default();
        eval_wide(arena, &written, &of) == eval_wide(arena, &written, &|s| of(swapped(s)))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use isa::Width;

    #[test]
    fn sums_commute_and_differences_do_not() {
        let of = |mnemonic| {
            let row = table().find(mnemonic, Width::W32).expect("a row");
            commuting_operands(table().row(row))
        };
        assert_eq!(of("add"), Some([0, 1]));
        assert_eq!(of("xor"), Some([0, 1]));
        assert_eq!(of("test"), Some([0, 1]));
        assert_eq!(of("sub"), None);
        assert_eq!(of("cmp"), None);
        assert_eq!(of("shl"), None);
        assert_eq!(of("andn"), None);
    }
}
