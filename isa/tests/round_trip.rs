//! Bytes → instruction → bytes over every encoding and form of every row.

use isa::check::forms::forms;
use isa::codec::{decode, encode};
use isa::{Decoded, table, tzcnt_of};

#[test]
fn every_form_decodes_to_itself() {
    let table = table();
    let mut count = 0;
    for (id, row) in table.iter() {
        let all = forms(table, id);
        assert!(!all.is_empty() || row.meaning.taken.is_some(), "{} has no form", row.mnemonic);
        for inst in all {
            let bytes = encode(&inst).expect("a form has an encoding");
            let got = decode(&bytes, 0).unwrap_or_else(|| panic!("{inst:?} {bytes:x?}"));
            assert_eq!(got.len, bytes.len());
            let mut expected = inst.clone();
            expected.row = tzcnt_of(inst.row).unwrap_or(inst.row);
            assert_eq!(got.decoded, Decoded::Plain(expected), "{} {bytes:x?}", row.mnemonic);
            count += 1;
        }
    }
    assert!(count > 1000, "{count} forms");
}
