//! Objects and archives in: the listing assembles to the same code again, and means the same functions.

mod support;

use std::path::Path;
use std::process::Command;
use superopt_dag::input;
use support::assembly_files;

fn assemble(source: &Path, target: &Path) {
    let output = Command::new("as").args(["--64", "-o"]).arg(target).arg(source).output().expect("`as` runs");
    assert!(output.status.success(), "{}: {}", source.display(), String::from_utf8_lossy(&output.stderr));
}

/// A listing with its made-up labels numbered in the order of their appearance: jumps may be shorter the second time,
/// which moves everything behind them.
fn listing(object: &Path) -> String {
    let module = input::load(&object.to_string_lossy()).unwrap_or_else(|p| panic!("{}", p[0]));
    let text = module.lines.join("\n") + "\n";
    let mut names: Vec<&str> = Vec::new();
    let mut out = String::new();
    for (n, piece) in text.split(".LO").enumerate() {
        let end = piece.find(|c: char| !(c.is_ascii_hexdigit() || c == '_')).unwrap_or(piece.len());
        if n == 0 {
            out.push_str(piece);
            continue;
        }
        let (name, rest) = piece.split_at(end);
        let number = names.iter().position(|x| *x == name).unwrap_or(names.len());
        if number == names.len() {
            names.push(name);
        }
        out.push_str(&format!(".LO_{number}{rest}"));
    }
    out
}

#[test]
fn the_listing_of_a_listing_is_the_same() {
    let directory = tempfile::tempdir().expect("a directory");
    let [object, source, again] = ["object.o", "again.s", "again.o"].map(|n| directory.path().join(n));
    for file in assembly_files() {
        assemble(&file, &object);
        let first = listing(&object);
        std::fs::write(&source, &first).expect("written");
        assemble(&source, &again);
        assert_eq!(first, listing(&again), "{}", file.display());
    }
}

#[test]
fn objects_and_their_text_hold_the_same_functions() {
    let directory = tempfile::tempdir().expect("a directory");
    for file in assembly_files() {
        let object = directory.path().join("object.o");
        assemble(&file, &object);
        let text = input::load(&file.to_string_lossy()).expect("text");
        let listed = input::load(&object.to_string_lossy()).expect("object");
        let shape = |m: &input::Module| -> Vec<(String, usize, usize)> {
            let real =
                |f: &input::ModuleFunction| f.function.insts.iter().filter(|i| i.decoded != isa::Decoded::Nop).count();
            m.functions.iter().map(|f| (f.function.name.clone(), real(f), f.function.entries.len())).collect()
        };
        assert_eq!(shape(&text), shape(&listed), "{}", file.display());
    }
}

#[test]
fn archives_are_read_member_by_member() {
    let directory = tempfile::tempdir().expect("a directory");
    let mut objects = Vec::new();
    for (name, text) in [
        (
            "a.o",
            "\t.globl f\n\t.type f,@function\nf:\tcall helper\n\tret\n\t.size f,.-f\n\t.type helper,@function\nhelper:\tret\n\t.size helper,.-helper\n",
        ),
        (
            "b.o",
            "\t.globl g\n\t.type g,@function\ng:\tjmp f\n\t.size g,.-g\n\t.type helper,@function\nhelper:\tnop\n\tincl %eax\n\tret\n\t.size helper,.-helper\n",
        ),
    ] {
        let (source, object) = (directory.path().join("x.s"), directory.path().join(name));
        std::fs::write(&source, text).expect("written");
        assemble(&source, &object);
        objects.push(object);
    }
    let archive = directory.path().join("lib.a");
    assert!(Command::new("ar").arg("crs").arg(&archive).args(&objects).status().expect("`ar` runs").success());
    let module = input::load(&archive.to_string_lossy()).unwrap_or_else(|p| panic!("{}", p[0]));
    let names: Vec<&str> = module.functions.iter().map(|f| f.function.name.as_str()).collect();
    assert_eq!(names, ["f", "helper.member0", "g", "helper.member1"]);
    assert!(module.functions.iter().all(|f| f.kept.is_empty()));
}

#[test]
fn what_a_listing_cannot_say_is_kept_as_bytes() {
    let directory = tempfile::tempdir().expect("a directory");
    let [source, object] = ["x.s", "x.o"].map(|n| directory.path().join(n));
    // A displacement that is longer than it needs to be, in an instruction without a row: `as` would make it short.
    let text = "\t.globl f\n\t.type f,@function\nf:\t.byte 0xf3,0x0f,0x53,0x80,1,0,0,0\n\tret\n\t.size f,.-f\n";
    std::fs::write(&source, text).expect("written");
    assemble(&source, &object);
    let module = input::load(&object.to_string_lossy()).unwrap_or_else(|p| panic!("{}", p[0]));
    assert!(module.lines.iter().any(|l| l == "\t.byte 0xf3,0x0f,0x53,0x80,0x01,0x00,0x00,0x00"), "{:?}", module.lines);
    assert_eq!(module.functions[0].kept[0].reason, "data between instructions");
}

#[test]
fn a_scan_that_every_cpu_knows_allows_no_newer_instructions() {
    // Compilers for the first x86-64 write `rep bsf`, whose bytes are those of `tzcnt`; `blsr` would fault there.
    let directory = tempfile::tempdir().expect("a directory");
    let [source, object] = ["f.s", "f.o"].map(|n| directory.path().join(n));
    let code = "\t.globl f\n\t.type f,@function\nf:\n\tleal -1(%rdi), %eax\n\tandl %edi, %eax\n\trep bsfl %esi, %ecx\n\
                \taddl %ecx, %eax\n\tret\n\t.size f,.-f\n";
    std::fs::write(&source, code).expect("written");
    assemble(&source, &object);
    let run = |more: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_superopt-dag"));
        let limits = ["--objective", "instructions", "--evaluations", "20000", "--longest", "1"];
        let options = [&limits[..], &["--signature", "f(edi, esi) -> eax where esi != 0"]].concat();
        let output = command.arg(&object).args(options).args(more).output().expect("the program runs");
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8(output.stdout).expect("text")
    };
    assert!(listing(&object).contains("rep bsfl"), "{}", listing(&object));
    let (plain, newer) = (run(&[]), run(&["--march", "haswell"]));
    assert!(!plain.contains("blsr") && !plain.contains("tzcnt"), "{plain}");
    assert!(newer.contains("blsr"), "{newer}");
}
