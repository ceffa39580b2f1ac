//! Instruction → bytes → instruction: every form of every row, in each of its encodings, decodes to that row.

use isa::check::forms::forms;
use isa::codec::{decode, encode, encodings};
use isa::{Decoded, Inst, table, tzcnt_of};

#[test]
fn every_form_decodes_to_itself() {
    let table = table();
    let mut count = 0;
    for (id, row) in table.iter() {
        let all = forms(table, id);
        assert!(!all.is_empty() || row.meaning.taken.is_some(), "{} has no form", row.mnemonic);
        for inst in all {
            let all = encodings(&inst);
            assert!(all.contains(&encode(&inst).expect("a form has an encoding")));
            let expected = Decoded::Plain(Inst { row: tzcnt_of(id).unwrap_or(id), operands: inst.operands.clone() });
            for bytes in all {
                let got = decode(&bytes, 0).unwrap_or_else(|| panic!("{inst:?} {bytes:x?}"));
                assert_eq!(got.len, bytes.len());
                assert_eq!(got.decoded, expected, "{} {bytes:x?}", row.mnemonic);
                count += 1;
            }
        }
    }
    assert!(count > 1000, "{count} encoded forms");
}
