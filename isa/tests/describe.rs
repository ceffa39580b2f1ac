//! The text of a row.

use isa::describe::describe;
use isa::{Width, table};

fn text(mnemonic: &str, width: Width) -> String {
    describe(table(), table().find(mnemonic, width).expect("the row exists"))
}

#[test]
fn a_row_reads_like_the_manual() {
    let expected = "\
andn w reg32, r reg32, r reg/mem32
  encodings  VEX.LZ.0F38.W0 F2 /r
  needs      bmi1; class Bmi
  flags      written CF ZF SF OF; undefined PF AF; untouched none
  example    andn ebx, r9d, esi | andn %esi, %r9d, %ebx
  t0 = (bvand op2 (bvnot op1))
  op0 := t0
  CF := #b0
  PF := unknown0
  AF := unknown1
  ZF := (= t0 #x00000000)
  SF := (bvand ((_ extract 31 31) op2) (bvnot ((_ extract 31 31) op1)))
  OF := #b0
";
    assert_eq!(text("andn", Width::W32), expected);
}

#[test]
fn fixed_registers_and_faults_are_named() {
    let t = text("div", Width::W64);
    assert!(t.starts_with("div r reg/mem64, rw (rax), rw (rdx)\n"), "{t}");
    assert!(t.contains("#DE if := "), "{t}");
}

#[test]
fn every_row_has_a_bounded_text() {
    for (id, row) in table().iter() {
        let t = describe(table(), id);
        assert!(t.starts_with(row.mnemonic) && t.len() < 8000, "{} has {} bytes", row.mnemonic, t.len());
    }
}
