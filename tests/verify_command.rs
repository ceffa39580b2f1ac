//! `superopt-dag verify A B` as a user meets it: exit codes 0 (equivalent), 1 (different, or a problem) and 3 (unknown),
//! and what it says.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

fn verify(args: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_superopt-dag"));
    command.arg("verify").args(args).output().expect("the program starts")
}

/// A function `f` with this body and annotation, in a file of the directory.
fn source(directory: &Path, name: &str, signature: &str, body: &str) -> String {
    let lines: String = body.split(';').map(|l| format!("\t{}\n", l.trim())).collect();
    let text =
        format!("# superopt: {signature}\n\t.text\n\t.globl f\n\t.type f, @function\nf:\n{lines}\t.size f, .-f\n");
    let path: PathBuf = directory.join(name);
    std::fs::write(&path, text).expect("the directory is writable");
    path.to_str().expect("ASCII").to_string()
}

/// Exit code and standard output for two bodies.
fn answer(signature: &str, a: &str, b: &str, more: &[&str]) -> (Option<i32>, String) {
    let directory = tempfile::tempdir().expect("a directory");
    let a = source(directory.path(), "a.s", signature, a);
    let b = source(directory.path(), "b.s", signature, b);
    let out = verify(&[&[a.as_str(), b.as_str()], more].concat());
    (out.status.code(), String::from_utf8_lossy(&out.stdout).into_owned())
}

#[test]
fn equivalent_is_zero() {
    let (code, said) = answer("f(edi) -> eax", "leal 1(%rdi), %eax; ret", "movl %edi, %eax; incl %eax; ret", &[]);
    assert_eq!((code, said.as_str()), (Some(0), "f: equivalent\n"));
}

#[test]
fn different_is_one_with_start_and_native_run() {
    let (code, said) = answer("f(edi) -> eax", "leal 1(%rdi), %eax; ret", "leal 2(%rdi), %eax; ret", &[]);
    assert_eq!(code, Some(1), "{said}");
    for part in ["f: different: rax is ", "\n    started with ", "\n    native run: confirmed: rax is "] {
        assert!(said.contains(part), "no {part:?} in {said}");
    }
}

#[test]
fn an_unmodelled_instruction_is_unknown_and_is_never_run() {
    let (code, said) =
        answer("f(eax, ecx) -> eax", "pushq %rbx; cpuid; popq %rbx; ret", "pushq %rbx; rdtsc; popq %rbx; ret", &[]);
    assert_eq!(code, Some(3), "{said}");
    assert!(said.starts_with("f: unknown: "), "{said}");
    assert!(!said.contains("native run"), "{said}");
}

/// One undefined result has one value: a proof may choose it, but not twice.
#[test]
fn an_undefined_result_is_chosen_once() {
    let undefined = "bsfq %rdi, %rax; movq %rax, %rdx; ret";
    let two_values =
        "bsfq %rdi, %rax; movq %rax, %rdx; testq %rdi, %rdi; jne .L1; movl $5, %eax; movl $7, %edx; .L1:; ret";
    let one_value =
        "bsfq %rdi, %rax; movq %rax, %rdx; testq %rdi, %rdi; jne .L1; movl $5, %eax; movl $5, %edx; .L1:; ret";
    let (code, said) = answer("f(rdi) -> rax, rdx", undefined, two_values, &[]);
    assert_ne!(code, Some(0), "{said}");
    let (code, said) = answer("f(rdi) -> rax, rdx", undefined, one_value, &[]);
    assert_eq!(code, Some(0), "{said}");
    // The other way round: a replacement must not bring undefined results of its own.
    let (code, said) = answer("f(rdi) -> rax, rdx", one_value, undefined, &[]);
    assert_eq!(code, Some(1), "{said}");
}

/// Saving a register that nobody asks for, and how a frame is laid out, is the function's own matter.
#[test]
fn the_frame_is_not_observable() {
    let (code, said) = answer(
        "f(edi) -> eax",
        "pushq %rbx; movl %edi, %ebx; leal (%rbx,%rbx), %eax; popq %rbx; ret",
        "leal (%rdi,%rdi), %eax; ret",
        &[],
    );
    assert_ne!(code, Some(1), "{said}");
    let clobbers = "pushq %rbx; movl %edi, %ebx; leal (%rbx,%rbx), %eax; popq %rcx; ret";
    let (code, said) = answer("f(edi) -> eax", "leal (%rdi,%rdi), %eax; ret", clobbers, &[]);
    assert_eq!(code, Some(1), "{said}");
    assert!(said.contains("native run: confirmed: rbx is "), "{said}");
}

/// What was loaded before may be loaded again; what was not may fault.
#[test]
fn loads_may_repeat_but_not_appear() {
    let once = "movl (%rdi), %eax; ret";
    let wider = "movq (%rdi), %rax; ret";
    let (code, said) = answer("f(rdi) -> eax", once, wider, &[]);
    assert_eq!(code, Some(1), "{said}");
    assert!(said.contains("native run: confirmed: signal 11 instead of no signal"), "{said}");
}

#[test]
fn no_native_runs_nothing() {
    let (code, said) = answer("f(edi) -> eax", "leal 1(%rdi), %eax; ret", "leal 2(%rdi), %eax; ret", &["--no-native"]);
    assert_eq!(code, Some(1));
    assert!(said.contains("native run: not run: --no-native"), "{said}");
}

#[test]
fn problems_are_one_and_named() {
    let directory = tempfile::tempdir().expect("a directory");
    let a = source(directory.path(), "a.s", "f(edi) -> eax", "movl %edi, %eax; ret");
    let missing = directory.path().join("none.s");
    let out = verify(&[&a, missing.to_str().expect("ASCII")]);
    assert_eq!(out.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&out.stderr).contains("none.s: error: cannot be read"), "{out:?}");
    let b = directory.path().join("b.s");
    std::fs::write(&b, "\t.text\n\t.globl g\n\t.type g, @function\ng:\n\tret\n\t.size g, .-g\n").expect("writable");
    let out = verify(&[&a, b.to_str().expect("ASCII")]);
    assert_eq!(out.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&out.stderr).contains("no function `f`"), "{out:?}");
    assert_eq!(verify(&[&a]).status.code(), Some(2));
}

#[test]
fn json_has_every_answer() {
    let directory = tempfile::tempdir().expect("a directory");
    let json = directory.path().join("out.json");
    let a = source(directory.path(), "a.s", "f(edi) -> eax", "movl %edi, %eax; ret");
    let b = source(directory.path(), "b.s", "f(edi) -> eax", "movswl %di, %eax; ret");
    let out = verify(&[&a, &b, "--json", json.to_str().expect("ASCII")]);
    assert_eq!(out.status.code(), Some(1));
    let rows: serde_json::Value =
        serde_json::from_str(&std::fs::read_to_string(&json).expect("written")).expect("JSON");
    assert_eq!(rows[0]["name"], "f");
    assert_eq!(rows[0]["verdict"], "different");
    assert!(rows[0]["native"].as_str().is_some_and(|n| n.starts_with("confirmed: ")), "{rows}");
    assert!(rows[0]["counterexample"].as_str().is_some_and(|n| n.contains("rdi=")), "{rows}");
}
