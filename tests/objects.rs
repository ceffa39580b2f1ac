//! Objects and archives rewritten in place: what changes is proved, what does not is byte by byte as it was, and everything that
//! speaks of the code is still right.

mod support;

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::process::{Command, Output};
use superopt_dag::function::digest::code;
use superopt_dag::input::load_bytes;
use superopt_dag::jobs::batch::objects::is_read_as;
use support::{path, run};

const PROGRAM: &str = env!("CARGO_BIN_EXE_superopt-dag");

const SEARCH: [&str; 7] = ["-q", "--march", "haswell", "--objective", "instructions", "--effort", "rules"];

/// The compilers that are here.
fn compilers() -> Vec<&'static str> {
    let (here, lacking): (Vec<_>, Vec<_>) =
        ["gcc", "clang-19"].into_iter().partition(|c| Command::new(c).arg("--version").output().is_ok());
    lacking.iter().for_each(|c| eprintln!("skipped: {c}"));
    here
}

fn compiled(compiler: &str, options: &[&str], out: &str) {
    run(Command::new(compiler).args(["-c", "tests/objects/code.c", "-o", out]).args(options));
}

fn objects(arguments: &[&str]) -> Output {
    Command::new(PROGRAM).arg("objects").args(SEARCH).args(arguments).output().expect("it starts")
}

/// What the driver prints with an object or archive.
fn driven(dir: &Path, code: &str) -> String {
    let program = path(dir, "driven");
    run(Command::new("gcc").args(["-O1", "tests/objects/driver.c", code, "-o", &program]));
    run(&mut Command::new(program))
}

/// An object and what becomes of it, in a directory; `None` without the tools.
struct Rewritten {
    dir: tempfile::TempDir,
    before: Vec<u8>,
    after: Vec<u8>,
    json: serde_json::Value,
}

impl Rewritten {
    fn new(compiler: &str, options: &[&str]) -> Rewritten {
        let dir = tempfile::tempdir().expect("a directory");
        let object = path(dir.path(), "code.o");
        compiled(compiler, options, &object);
        let before = fs::read(&object).expect("the object");
        let (store, json) = (path(dir.path(), "store.redb"), path(dir.path(), "o.json"));
        let done = objects(&[&object, "--store", &store, "--json", &json, "--out", &path(dir.path(), "out")]);
        assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
        let after = fs::read(dir.path().join("out/code.o")).expect("the new object");
        assert_eq!(fs::read(&object).expect("the object"), before, "with --out nothing changes in place");
        let json = serde_json::from_slice(&fs::read(json).expect("a report")).expect("JSON");
        Rewritten { dir, before, after, json }
    }

    fn changed(&self) -> BTreeSet<&str> {
        let changed = self.json[0]["changed"].as_array().expect("functions");
        changed.iter().map(|c| c["name"].as_str().expect("a name")).collect()
    }

    fn object(&self) -> String {
        path(self.dir.path(), "out/code.o")
    }
}

#[test]
fn changed_objects_do_the_same_and_are_unwound() {
    for compiler in compilers() {
        for options in [&["-O2"][..], &["-O2", "-g"], &["-O1", "-g", "-ffunction-sections"], &["-O3", "-fPIC"]] {
            let r = Rewritten::new(compiler, options);
            assert_eq!(r.before.len(), r.after.len(), "{compiler} {options:?}");
            assert!(r.changed().len() >= 2, "{compiler} {options:?}: {}", r.json);
            assert!(!r.changed().contains("untouched"));
            let was = driven(r.dir.path(), &path(r.dir.path(), "code.o"));
            assert!(was.contains("callers 3"), "{was}");
            assert_eq!(driven(r.dir.path(), &r.object()), was, "{compiler} {options:?}");
            let verified = support::program(&["verify", &path(r.dir.path(), "code.o"), &r.object()]);
            let said = String::from_utf8_lossy(&verified.stdout).into_owned();
            assert!(verified.status.success() && !said.contains("unknown"), "{said}");
        }
    }
}

/// Section by section: the code of functions that stay, unwind tables, line tables and everything else.
#[test]
fn what_does_not_change_stays_byte_by_byte() {
    for compiler in compilers() {
        let r = Rewritten::new(compiler, &["-O2", "-g"]);
        let ranges = code_of(&r.dir, &r.changed());
        let differs = (0..r.before.len()).filter(|&n| r.before[n] != r.after[n]);
        let text = text_section(&path(r.dir.path(), "code.o"));
        let mut outside = 0;
        for at in differs {
            let inside = ranges.iter().any(|(start, end)| (text + start..text + end).contains(&at));
            outside += usize::from(!inside);
        }
        // Relocations of the code, and the size of their table, if a reference is gone.
        let code = run(Command::new("readelf").args(["-SW", &r.object()]));
        let was = run(Command::new("readelf").args(["-SW", &path(r.dir.path(), "code.o")]));
        let lines = code.lines().zip(was.lines()).filter(|(a, b)| a != b).collect::<Vec<_>>();
        assert!(lines.iter().all(|l| l.0.contains(".rela.text")), "{lines:?}");
        assert!(outside == 0 || !lines.is_empty(), "{outside} bytes outside of {ranges:x?}");
    }
}

/// Offset and end of each function in the section of code.
fn code_of(dir: &tempfile::TempDir, names: &BTreeSet<&str>) -> Vec<(usize, usize)> {
    let listed = run(Command::new("nm").args(["-S", &path(dir.path(), "code.o")]));
    let number = |text: &str| usize::from_str_radix(text, 16).expect("a number");
    let function = |line: &str| {
        let fields: Vec<&str> = line.split_whitespace().collect();
        let [start, size, _, name] = fields[..] else { return None };
        names.contains(name).then(|| (number(start), number(start) + number(size)))
    };
    listed.lines().filter_map(function).collect()
}

/// Where the section of code begins in its file.
fn text_section(object: &str) -> usize {
    let listed = run(Command::new("readelf").args(["-SW", object]));
    let line = listed.lines().find(|l| l.contains(" .text ")).expect("it has code");
    let offset = line.split_whitespace().skip_while(|f| *f != "PROGBITS").nth(2).expect("an offset");
    usize::from_str_radix(offset, 16).expect("a number")
}

/// A debugger puts its breakpoints where a statement begins.
#[test]
fn an_instruction_begins_where_a_statement_does() {
    for compiler in compilers() {
        let r = Rewritten::new(compiler, &["-O2", "-g"]);
        let listed = run(Command::new("objdump").args(["-d", "--no-show-raw-insn", &r.object()]));
        let number = |text: &str| u64::from_str_radix(text, 16).ok();
        let begins: BTreeSet<u64> = listed.lines().filter_map(|l| number(l.split_once(":\t")?.0.trim())).collect();
        let lines = run(Command::new("objdump").args(["--dwarf=decodedline", &r.object()]));
        let is_row = |l: &&str| l.split_whitespace().last() == Some("x") && l.contains("code.c ");
        let address = |l: &str| number(l.split_whitespace().nth(2)?.trim_start_matches("0x"));
        let rows: Vec<u64> = lines.lines().filter(is_row).filter_map(address).collect();
        assert!(rows.len() > 20, "{lines}");
        for row in rows {
            assert!(begins.contains(&row), "{compiler}: {row:#x}\n{listed}");
        }
    }
}

/// What was written is read back: hundreds of objects with one bit otherwise in what changed are seen to be wrong.
#[test]
fn wrong_bytes_are_seen() {
    let Some(compiler) = compilers().into_iter().next() else { return };
    let r = Rewritten::new(compiler, &["-O2"]);
    let load = |bytes: &[u8]| load_bytes("x.o", bytes).ok();
    let right = load(&r.after).expect("it is read");
    let is_taken = |bytes: &[u8]| {
        let Some(read) = load(bytes) else { return false };
        right.functions.iter().all(|f| is_read_as(&right, f, &read, Some(&code(&right, f))))
    };
    assert!(is_taken(&r.after) && !is_taken(&r.before));
    let changed: Vec<usize> = (0..r.before.len()).filter(|&n| r.before[n] != r.after[n]).collect();
    let flips: Vec<(usize, u8)> = changed.iter().flat_map(|&at| (0..8).map(move |bit| (at, bit))).collect();
    assert!(flips.len() >= 200, "{}", flips.len());
    let flipped = |&(at, bit): &(usize, u8)| {
        let mut wrong = r.after.clone();
        wrong[at] ^= 1 << bit;
        is_taken(&wrong).then_some((at, bit, wrong))
    };
    let accepted: Vec<(usize, u8, Vec<u8>)> = std::thread::scope(|s| {
        let halves = flips.chunks(flips.len().div_ceil(2));
        let threads: Vec<_> = halves.map(|h| s.spawn(|| h.iter().filter_map(flipped).collect::<Vec<_>>())).collect();
        threads.into_iter().flat_map(|t| t.join().expect("it ends")).collect()
    });
    // Another no-op is no other code.
    for (at, bit, wrong) in accepted.into_iter().step_by(4) {
        let file = path(r.dir.path(), "wrong.o");
        fs::write(&file, &wrong).expect("written");
        let verified = support::program(&["verify", &path(r.dir.path(), "code.o"), &file]);
        assert!(verified.status.success(), "byte {at:#x}, bit {bit}: {}", String::from_utf8_lossy(&verified.stdout));
    }
}

#[test]
fn archives_keep_what_they_hold() {
    let Some(compiler) = compilers().into_iter().next() else { return };
    let dir = tempfile::tempdir().expect("a directory");
    let [object, other, archive, store] = ["code.o", "a note", "libcode.a", "store.redb"].map(|n| path(dir.path(), n));
    compiled(compiler, &["-O2"], &object);
    fs::write(&other, "no object\n").expect("written");
    run(Command::new("ar").args(["qcs", &archive, &object, &other]));
    let before = fs::read(&archive).expect("an archive");
    let was = driven(dir.path(), &archive);
    let done = objects(&[&archive, "--store", &store]);
    assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
    let after = fs::read(&archive).expect("an archive");
    assert!(before.len() == after.len() && before != after);
    assert_eq!(driven(dir.path(), &archive), was);
    // What is known need not be searched, and what is done is done.
    fs::write(&archive, &before).expect("written");
    let done = objects(&[&archive, "--store", &store, "--known"]);
    assert!(done.status.success());
    assert_eq!(fs::read(&archive).expect("an archive"), after);
}

/// From Rust's compiler to the linker: what was learned is in the next program, and programs do the same.
#[test]
fn the_linker_is_given_what_is_known() {
    if Command::new("rustc").arg("--version").output().is_err() {
        return eprintln!("skipped: rustc");
    }
    let dir = tempfile::tempdir().expect("a directory");
    let source = "#[unsafe(no_mangle)] #[inline(never)] pub extern \"C\" fn average(x: u32, y: u32) -> u32 \
                  { (x & y) + ((x ^ y) >> 1) }\n\
                  fn main() { let x = std::env::args().count() as u32 * 1000; \
                  println!(\"{}\", (0..500).fold(0u32, |s, n| s.wrapping_mul(31) ^ average(x + n, s))); \
                  if std::panic::catch_unwind(|| { if average(x, 2) != 0 { panic!(\"seen\") } }).is_err() \
                  { println!(\"caught\") } }\n";
    fs::write(dir.path().join("p.rs"), source).expect("written");
    let command = |arguments: &[&str]| {
        let mut c = Command::new(PROGRAM);
        c.args(arguments).current_dir(dir.path()).env("SUPEROPT_STORE", dir.path().join("home"));
        c.env("SUPEROPT_OPTIONS", "--objective instructions --evaluations 20000 --longest 3");
        c
    };
    let built = || {
        run(&mut command(&["rustc", "--", "rustc", "-O", "-Ccodegen-units=1", "p.rs", "-o", "p"]));
        let said = run(Command::new(dir.path().join("p")).env("RUST_BACKTRACE", "0"));
        (fs::read(dir.path().join("p")).expect("a program"), said)
    };
    let (plain, was) = built();
    let again = built();
    assert_eq!((&again.0, &again.1), (&plain, &was), "nothing is known yet");
    run(&mut command(&["learn", "-q", "--timeout", "60"]));
    let (better, said) = built();
    assert_eq!(said, was);
    assert!(said.contains("caught"), "{said}");
    assert_ne!(better, plain, "{}", run(&mut command(&["stats"])));
    // Its own troubles are nobody's: a linker that fails, fails as it does.
    let failed = command(&["link", "--", "nowhere.o"]).output().expect("it starts");
    let real = Command::new("cc").arg("nowhere.o").current_dir(dir.path()).output().expect("it starts");
    assert_eq!(failed.status.code(), real.status.code());
    assert_eq!(failed.stderr, real.stderr);
}
