//! Unwinding at every instruction: a driver in C runs functions step by step and unwinds the stack at each, from what
//! `.eh_frame` says; before and after the program.

use std::path::Path;
use std::process::{Command, Output, Stdio};
use std::sync::OnceLock;

/// Little search: what matters here is what becomes of frames and registers, which lowering decides.
const LIMITS: [&str; 11] = [
    "-q",
    "--objective",
    "instructions",
    "--strategy",
    "constant",
    "--evaluations",
    "1000",
    "--longest",
    "1",
    "--rlimit",
    "2000000",
];

/// Functions of `functions.c` that need no frame.
const FRAMELESS: [&str; 5] = ["subtract", "maximum", "sum_to", "gives_address", "many_values"];

fn run(command: &[&str]) -> std::io::Result<Output> {
    Command::new(command[0]).args(&command[1..]).stdin(Stdio::null()).output()
}

fn succeeds(command: &[&str]) {
    let o = run(command).expect("it starts");
    assert!(o.status.success(), "{command:?}: {}", String::from_utf8_lossy(&o.stderr));
}

/// A directory with the driver compiled in it; `None` if there is no such compiler.
fn workshop(compiler: &str) -> Option<tempfile::TempDir> {
    if [compiler, "gcc"].iter().any(|c| run(&[c, "--version"]).is_err()) {
        eprintln!("skipped: {compiler}");
        return None;
    }
    let dir = tempfile::tempdir().expect("a temporary directory");
    succeeds(&["gcc", "-O1", "-Wall", "-Werror", "-c", "tests/unwind/driver.c", "-o", &at(dir.path(), "driver.o")]);
    Some(dir)
}

fn at(dir: &Path, name: &str) -> String {
    dir.join(name).display().to_string()
}

/// What a compiler makes of the functions, in a file of this name.
fn compiled(dir: &Path, compiler: &str, options: &[&str], name: &str) -> String {
    let out = at(dir, name);
    succeeds(&[&[compiler], options, &["tests/unwind/functions.c", "-o", &out]].concat());
    out
}

fn optimized(input: &str) -> String {
    let command = [&[env!("CARGO_BIN_EXE_superopt-dag"), input], &LIMITS[..]].concat();
    let o = run(&command).expect("the program runs");
    assert!(o.status.success(), "{}", String::from_utf8_lossy(&o.stderr));
    String::from_utf8(o.stdout).expect("text")
}

/// What becomes of what gcc makes without optimization, which several tests look at.
fn of_gcc(dir: &Path) -> &'static str {
    static TEXT: OnceLock<String> = OnceLock::new();
    TEXT.get_or_init(|| optimized(&compiled(dir, "gcc", &["-S", "-O0"], "once.s")))
}

/// The driver with these functions: the lines that it prints, or what it complains of.
fn driven(dir: &Path, text: &str) -> Result<Vec<String>, String> {
    let [source, program] = ["driven.s", "driven"].map(|name| at(dir, name));
    std::fs::write(&source, text).expect("a file");
    succeeds(&["gcc", &at(dir, "driver.o"), &source, "-o", &program, "-z", "noexecstack"]);
    let o = run(&[&program]).expect("the driver runs");
    let said = String::from_utf8_lossy(&o.stderr).into_owned();
    let lines = String::from_utf8(o.stdout).expect("text").lines().map(str::to_string).collect();
    if o.status.success() { Ok(lines) } else { Err(format!("{}: {said}", o.status)) }
}

/// The lines of one function, from its label to where its unwind information ends.
fn function<'a>(text: &'a str, name: &str) -> &'a str {
    let label = format!("\n{name}:");
    let start = text.find(&label).unwrap_or_else(|| panic!("{name} in {text}"));
    text[start..].split(".cfi_endproc").next().unwrap_or_default()
}

/// Results, and places that were unwound from.
fn split(line: &str) -> (&str, u32) {
    let (result, places) = line.split_once(" places ").expect("both");
    (result, places.parse().expect("a number"))
}

/// Unwinding works before and after, the results are the same, and no function takes more steps.
fn compare(dir: &Path, before: &str, after: &str) {
    let [a, b] = [before, after].map(|text| driven(dir, text).unwrap_or_else(|e| panic!("{e}\n{text}")));
    assert_eq!(a.len(), b.len());
    for (a, b) in a.iter().zip(&b) {
        let ((was, from), (is, to)) = (split(a), split(b));
        assert_eq!(was, is);
        assert!(to <= from, "{a}, then {b}");
    }
}

fn frames_go_and_unwinding_stays(compiler: &str, more: &[&str]) {
    let Some(dir) = workshop(compiler) else { return };
    let input = compiled(dir.path(), compiler, &[&["-S", "-O0"], more].concat(), "f.s");
    let (before, after) = (std::fs::read_to_string(&input).expect("a file"), optimized(&input));
    compare(dir.path(), &before, &after);
    for name in FRAMELESS {
        assert!(function(&before, name).contains(".cfi_def_cfa"), "{name}");
        let f = function(&after, name);
        assert!(![".cfi_def_cfa", "push", "pop", "leave"].iter().any(|w| f.contains(w)), "{f}");
    }
    for name in ["two_returns", "calls_once", "keeps_across_calls", "recurses"] {
        let f = function(&after, name);
        // A call needs an aligned stack: something moves it, and that is said.
        assert!(f.contains("call") && (f.contains(".cfi_def_cfa") || f.contains(".cfi_adjust_cfa_offset")), "{f}");
    }
    // Registers that the caller wants back are kept below the stack pointer, and that is said.
    let f = function(&after, "many_values");
    let saved = f.lines().any(|l| l.contains("movq %rbx, -") && l.ends_with("(%rsp)"));
    assert!(saved && f.contains(".cfi_offset 3, -"), "{f}");
}

#[test]
fn frames_of_gcc_go_and_unwinding_stays() {
    frames_go_and_unwinding_stays("gcc", &[]);
}

#[test]
fn frames_of_clang_go_and_unwinding_stays() {
    frames_go_and_unwinding_stays("clang-19", &["-fno-addrsig"]);
}

/// Saved registers, early returns with what is restored at them, sibling calls.
#[test]
fn frames_of_optimized_code_are_unwound() {
    for (compiler, more) in [("gcc", &[][..]), ("clang-19", &["-fno-addrsig"])] {
        let Some(dir) = workshop(compiler) else { continue };
        let input = compiled(dir.path(), compiler, &[&["-S", "-O2"], more].concat(), "f.s");
        let before = std::fs::read_to_string(&input).expect("a file");
        assert!(function(&before, "keeps_across_calls").contains(".cfi_offset"), "{before}");
        compare(dir.path(), &before, &optimized(&input));
    }
}

/// Unwind information of an object is read back from its bytes.
#[test]
fn frames_of_objects_are_unwound() {
    let Some(dir) = workshop("gcc") else { return };
    let text = std::fs::read_to_string(compiled(dir.path(), "gcc", &["-S", "-O0"], "f.s")).expect("a file");
    let object = compiled(dir.path(), "gcc", &["-c", "-O0"], "f.o");
    compare(dir.path(), &text, &optimized(&object));
}

/// Whether a directive says where a register is that the function does not touch otherwise: it is in its place, too.
fn is_saved_in_vain(function: &str, directive: &str) -> bool {
    let saved = directive.trim().strip_prefix(".cfi_offset ").and_then(|l| l.split(',').next());
    // DWARF's numbers (System V AMD64 psABI, figure 3.36).
    let name = match saved {
        Some("3") => "bx".to_string(),
        Some("6") => "bp".to_string(),
        Some(n) => format!("%r{n}"),
        None => return false,
    };
    let saves = |l: &str| l.contains("push") || l.contains("pop");
    !function.lines().any(|l| l.contains(&name) && !saves(l))
}

/// The check sees each single directive that is missing, in the compiler's functions and in ours.
#[test]
fn nothing_that_is_said_of_frames_can_be_left_out() {
    let Some(dir) = workshop("gcc") else { return };
    let text = of_gcc(dir.path());
    let lines: Vec<&str> = text.lines().collect();
    let words = [".cfi_def_cfa", ".cfi_adjust_cfa_offset", ".cfi_offset", ".cfi_rel_offset"];
    let matters = |l: &str| words.iter().any(|w| l.contains(w));
    let said: Vec<usize> = (0..lines.len()).filter(|&n| matters(lines[n])).collect();
    assert!(said.len() > 4 * 2, "{text}");
    for n in said {
        let without: String = lines.iter().enumerate().filter(|l| l.0 != n).map(|l| format!("{}\n", l.1)).collect();
        let label = |l: &&&str| !l.starts_with(['.', '\t', ' ', '#']) && l.contains(':');
        let name = lines[..n].iter().rfind(label).and_then(|l| l.split(':').next()).expect("a function");
        if is_saved_in_vain(function(text, name), lines[n]) {
            continue;
        }
        let complaint = driven(dir.path(), &without).expect_err(lines[n]);
        assert!(complaint.contains(name), "{}: {complaint}", lines[n]);
    }
}

/// Nor can it be wrong.
#[test]
fn a_frame_that_is_said_to_be_where_it_is_not_is_seen() {
    let Some(dir) = workshop("gcc") else { return };
    let text = of_gcc(dir.path());
    driven(dir.path(), text).expect("it is right");
    for (right, wrong, complaint) in [
        ("subtract:\n.LFB0:\n\t.cfi_startproc\n", "\t.cfi_def_cfa_offset 16\n", "subtract+0: "),
        ("sum_to:\n.LFB3:\n\t.cfi_startproc\n", "\t.cfi_offset 6, -8\n", "sum_to+0: "),
    ] {
        assert!(text.contains(right), "{right} in {text}");
        let said = driven(dir.path(), &text.replace(right, &format!("{right}{wrong}"))).expect_err(wrong);
        assert!(said.contains(complaint), "{said}");
    }
    let without = text.replace("\t.cfi_startproc\n", "").replace("\t.cfi_endproc\n", "");
    let without: String = without.lines().filter(|l| !l.contains(".cfi_")).map(|l| format!("{l}\n")).collect();
    let said = driven(dir.path(), &without).expect_err("nothing is said");
    assert!(said.contains("unwinding ended too early"), "{said}");
}
