//! Instruction → text → GNU `as` → instruction, in both syntaxes, over every form of every row.

use isa::check::forms::forms;
use isa::codec::{Syntax, attach_symbol, decode, text};
use isa::{Decoded, Gpr, Inst, MemRef, Operand, SegmentReg, Width, table, tzcnt_of};
use object::{Object, ObjectSection, ObjectSymbol, RelocationTarget};
use std::process::Command;

/// Assembles `lines`, one instruction each; gives the text section's bytes and relocations (offset, symbol).
fn assemble(lines: &[String], syntax: Syntax, name: &str) -> (Vec<u8>, Vec<(u64, String, i64)>) {
    let dir = std::env::temp_dir().join(format!("isa-text-{}-{name}", std::process::id()));
    std::fs::create_dir_all(&dir).expect("a temporary directory");
    let (source, output) = (dir.join("in.s"), dir.join("out.o"));
    let head = if syntax == Syntax::Intel { ".intel_syntax noprefix\n" } else { "" };
    std::fs::write(&source, format!("{head}.text\n{}\n", lines.join("\n"))).expect("source is written");
    let run = Command::new("as").arg("--64").arg("-o").arg(&output).arg(&source).output().expect("as runs");
    assert!(run.status.success(), "{}", String::from_utf8_lossy(&run.stderr));
    let bytes = std::fs::read(&output).expect("as wrote an object");
    std::fs::remove_dir_all(&dir).expect("the directory is ours");
    let file = object::File::parse(&*bytes).expect("an object file");
    let section = file.section_by_name(".text").expect("a text section");
    let symbol = |t| match t {
        RelocationTarget::Symbol(i) => file.symbol_by_index(i).expect("known").name().expect("named").to_string(),
        _ => String::new(),
    };
    let relocations = section.relocations().map(|(at, r)| (at, symbol(r.target()), r.addend())).collect();
    (section.data().expect("data").to_vec(), relocations)
}

/// What `as` may make of an instruction instead: the same meaning under another row or operand order.
fn same(expected: &Inst, got: &Inst) -> bool {
    let mut e = expected.clone();
    e.row = tzcnt_of(e.row).unwrap_or(e.row);
    if e == *got {
        return true;
    }
    let row = table().row(e.row);
    // `xchg` and `test` are symmetric, and `as` orders their operands as it likes.
    if matches!(row.mnemonic, "xchg" | "test") && row.operands.len() == 2 {
        e.operands.swap(0, 1);
    }
    e == *got
}

fn check(all: &[Inst], syntax: Syntax, name: &str) {
    let lines: Vec<String> = all.iter().map(|i| text(i, syntax)).collect();
    let (bytes, relocations) = assemble(&lines, syntax, name);
    let mut at = 0;
    let mut wrong = Vec::new();
    for (inst, line) in all.iter().zip(&lines) {
        let mut d = decode(&bytes[at..], 0).expect("as makes instructions");
        for (place, symbol, addend) in &relocations {
            if let Some(offset) = place.checked_sub(at as u64).filter(|o| (*o as usize) < d.len) {
                // The addend of an instruction-relative field counts from the end of the instruction.
                let pc = if d.disp_offset == Some(offset as usize) && is_rip(inst) {
                    d.len as i64 - offset as i64
                } else {
                    0
                };
                let spelled = match addend + pc {
                    0 => symbol.clone(),
                    a => format!("{symbol}{a:+}"),
                };
                assert!(attach_symbol(&mut d, offset as usize, spelled.into()), "{line}");
            }
        }
        // `as` looks for the shortest encoding too; of an exchange it may also swap the operands for that.
        let ours = isa::codec::length(inst).expect("a form has an encoding");
        if ours != d.len && !line.starts_with("xchg") {
            wrong.push(format!("{line}: {ours} bytes, {} by as", d.len));
        }
        at += d.len;
        match &d.decoded {
            Decoded::Plain(got) if same(inst, got) => {}
            // `xchg %rax, %rax` is `nop` to the assembler; at 32 bits it is not.
            Decoded::Nop if line.starts_with("xchg") && !line.contains("eax") => {}
            got => wrong.push(format!("{line}: {inst:?} came back as {got:?}")),
        }
    }
    assert_eq!(at, bytes.len(), "every byte belongs to an instruction");
    assert!(wrong.is_empty(), "{} of {}:\n{}", wrong.len(), all.len(), wrong.join("\n"));
}

fn is_rip(inst: &Inst) -> bool {
    inst.operands.iter().any(|o| matches!(o, Operand::Mem(MemRef { rip: true, .. })))
}

fn every_form() -> Vec<Inst> {
    let t = table();
    t.iter().flat_map(|(id, _)| forms(t, id)).collect()
}

#[test]
fn att_text_assembles_to_the_same_instruction() {
    check(&every_form(), Syntax::Att, "att");
}

#[test]
fn intel_text_assembles_to_the_same_instruction() {
    check(&every_form(), Syntax::Intel, "intel");
}

/// Addresses: every base and index register, scales, displacements, segments, symbols.
fn addresses() -> Vec<Inst> {
    let mov = table().find("mov", Width::W32).expect("mov has a row");
    let mut out = Vec::new();
    let mut push = |m: MemRef| out.push(Inst { row: mov, operands: vec![Gpr::RCX.into(), Operand::Mem(m)] });
    for base in Gpr::all() {
        for disp in [0, 1, -128, 127, 128, -129, 0x7fff_ffff, -0x8000_0000] {
            push(MemRef { base: Some(base), disp, ..MemRef::default() });
        }
        for index in Gpr::all().filter(|&g| g != Gpr::RSP) {
            push(MemRef { base: Some(base), index: Some((index, 4)), disp: 4, ..MemRef::default() });
            push(MemRef { base: Some(base), index: Some((index, 1)), ..MemRef::default() });
        }
    }
    for scale in [1, 2, 4, 8] {
        push(MemRef { index: Some((Gpr::R13, scale)), disp: 16, ..MemRef::default() });
        push(MemRef { index: Some((Gpr::RBP, scale)), ..MemRef::default() });
        push(MemRef { index: Some((Gpr::RBP, scale)), symbol: Some("foo".into()), ..MemRef::default() });
    }
    for segment in [None, Some(SegmentReg::Fs), Some(SegmentReg::Gs)] {
        push(MemRef { disp: 40, segment, ..MemRef::default() });
        push(MemRef { disp: 40, base: Some(Gpr::RDX), segment, ..MemRef::default() });
        push(MemRef { symbol: Some("foo+8".into()), segment, ..MemRef::default() });
    }
    push(MemRef { rip: true, symbol: Some("foo".into()), ..MemRef::default() });
    push(MemRef { rip: true, symbol: Some("foo+8".into()), ..MemRef::default() });
    push(MemRef { rip: true, symbol: Some("foo-8".into()), ..MemRef::default() });
    push(MemRef { base: Some(Gpr::RAX), symbol: Some("foo+8".into()), ..MemRef::default() });
    push(MemRef { base: Some(Gpr::RAX), index: Some((Gpr::RDX, 8)), symbol: Some("foo".into()), ..MemRef::default() });
    for (mnemonic, width) in [("mov", Width::W32), ("mov", Width::W64), ("add", Width::W32), ("cmp", Width::W64)] {
        let row = table().find(mnemonic, width).expect("a row");
        out.push(Inst { row, operands: vec![Gpr::RDX.into(), Operand::ImmSymbol("foo+4".into())] });
        let m = MemRef { rip: true, symbol: Some("bar".into()), ..MemRef::default() };
        out.push(Inst { row, operands: vec![Operand::Mem(m), Operand::ImmSymbol("foo".into())] });
    }
    out
}

#[test]
fn att_addresses_survive() {
    check(&addresses(), Syntax::Att, "att-address");
}

#[test]
fn intel_addresses_survive() {
    check(&addresses(), Syntax::Intel, "intel-address");
}
