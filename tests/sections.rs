//! Kinds of sections and symbols that libraries are made of come out as they went in: a section for each function, hot and
//! unlikely ones, groups of which a linker keeps one (COMDAT), functions that a resolver chooses (IFUNC), weak symbols, aliases.

mod support;

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use superopt_dag::input::Image;
use support::{path, program, run};

/// Three instructions of which one is enough.
const BODY: &str = "\tmovq %rdi, %rax\n\tnotq %rax\n\tincq %rax\n\tret\n";

fn in_section(section: &str, name: &str, kind: &str, body: &str) -> String {
    format!("\t.section {section}\n\t.p2align 4\n\t.type {name}, @{kind}\n{name}:\n{body}\t.size {name}, .-{name}\n")
}

/// Names that others may not have, too, end with its number, which stands as `~` here.
fn member(number: usize) -> String {
    let text = [
        "\t.globl own~, group, hot~, rare~, start~, chosen~\n\t.weak weak, group\n\t.hidden rare~\n".to_string(),
        in_section(".text.own~,\"ax\",@progbits", "own~", "function", BODY),
        in_section(".text.group,\"axG\",@progbits,group,comdat", "group", "function", BODY),
        in_section(".text.hot.hot~,\"ax\",@progbits", "hot~", "function", BODY),
        in_section(".text.unlikely.rare~,\"ax\",@progbits", "rare~", "function", BODY),
        in_section(".text.startup.start~,\"ax\",@progbits", "start~", "function", BODY),
        in_section(".text.impl,\"ax\",@progbits", "impl", "function", BODY),
        in_section(
            ".text.chosen~,\"ax\",@progbits",
            "chosen~",
            "gnu_indirect_function",
            "\tleaq impl(%rip), %rax\n\tret\n",
        ),
        in_section(".text.weak,\"ax\",@progbits", "weak", "function", BODY),
        "\t.globl alias~\n\t.set alias~, weak\n\t.section .init_array,\"aw\",@init_array\n\t.quad start~\n".to_string(),
    ];
    text.concat().replace('~', &number.to_string())
}

fn assembled(directory: &Path, name: &str, text: &str) -> PathBuf {
    let (source, object) = (directory.join(format!("{name}.s")), directory.join(format!("{name}.o")));
    fs::write(&source, text).expect("the directory can be written");
    run(Command::new("as").arg("-o").args([&object, &source]));
    object
}

/// Sections and symbols, but for what code is in them and where.
fn kinds(object: &Path) -> (BTreeSet<String>, BTreeSet<String>) {
    let bytes = fs::read(object).expect("it was made");
    let image = Image::read(&object.to_string_lossy(), &bytes).unwrap_or_else(|p| panic!("{p}"));
    let sections = image.sections.iter().filter(|s| s.allocated && s.size > 0 && s.name != ".eh_frame");
    let sections = sections.map(|s| format!("{} {:#x} {} {:?} {}", s.name, s.flags, s.sh_type, s.group, s.align));
    let symbols = image.symbols.iter().filter(|s| s.global || s.weak);
    let place = |s: Option<usize>| s.map(|s| image.sections[s].name.clone());
    let symbols =
        symbols.map(|s| format!("{} {:?} {} {} {}", s.name, place(s.section), s.weak, s.st_type, s.visibility));
    (sections.collect(), symbols.collect())
}

#[test]
fn an_object_keeps_its_sections_groups_and_symbols() {
    let directory = tempfile::tempdir().expect("a directory");
    let before = assembled(directory.path(), "before", &member(1));
    let after = path(directory.path(), "after.s");
    let output = program(&[
        "--objective",
        "instructions",
        "--timeout",
        "300",
        "--evaluations",
        "100000",
        "-o",
        &after,
        &before.to_string_lossy(),
    ]);
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{said}");
    assert_eq!(said.matches("improved, 3 -> 1 instructions").count(), 7, "{said}");
    let text = fs::read_to_string(&after).expect("an output");
    assert_eq!(kinds(&before), kinds(&assembled(directory.path(), "again", &text)));
}

#[test]
fn an_archive_is_rebuilt_with_its_sections_groups_and_symbols() {
    let directory = tempfile::tempdir().expect("a directory");
    let members = [1, 2].map(|n| assembled(directory.path(), &format!("m{n}"), &member(n)));
    let [archive, rebuilt, out] = ["a.a", "new.a", "out"].map(|name| path(directory.path(), name));
    run(Command::new("ar").arg("rc").arg(&archive).args(&members));
    let limits = ["--timeout", "300", "--evaluations", "100000"];
    let output = program(&[&["batch", "-q", "--out", &out, "--rebuild", &rebuilt], &limits[..], &[&archive]].concat());
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let extracted = directory.path().join("new");
    fs::create_dir(&extracted).expect("the directory can be written");
    run(Command::new("ar").arg("x").arg(&rebuilt).current_dir(&extracted));
    for member in members {
        let new = extracted.join(member.file_name().expect("a file"));
        assert_ne!(fs::read(&member).expect("a member"), fs::read(&new).expect("a member"));
        assert_eq!(kinds(&member), kinds(&new));
    }
}
