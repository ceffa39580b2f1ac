//! Neighbouring accesses that become one of a general register: numbers read and written byte by byte, structures filled
//! and copied field by field, by gcc and clang; and accesses that must not be joined.

mod support;

use serde_json::Value;
use std::collections::BTreeMap;
use std::path::Path;
use support::{example, program, same_natively};

/// Instructions of each function afterwards. What comes out is verified.
fn counts(input: &Path, more: &[&str], output: &Path) -> BTreeMap<String, u64> {
    let json = output.with_extension("json").display().to_string();
    let (input, output) = (input.display().to_string(), output.display().to_string());
    let limits = ["--evaluations", "20000", "--longest", "1", "--objective", "instructions", "--no-native", "-q"];
    let done = program(&[&[input.as_str(), "-o", &output, "--json", &json], &limits[..], more].concat());
    assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
    let verified = program(&["verify", &input, &output]);
    assert_eq!(verified.status.code(), Some(0), "{}", String::from_utf8_lossy(&verified.stdout));
    let report: Value = serde_json::from_slice(&std::fs::read(json).expect("the report")).expect("JSON");
    let functions = report["functions"].as_array().expect("functions");
    let name = |f: &Value| f["name"].as_str().expect("a name").to_string();
    functions.iter().map(|f| (name(f), f["after"]["instructions"].as_u64().expect("a number"))).collect()
}

/// The same of a text.
fn counts_of(text: &str) -> BTreeMap<String, u64> {
    let dir = tempfile::tempdir().expect("a temporary directory");
    let input = dir.path().join("in.s");
    std::fs::write(&input, text).expect("a file");
    counts(&input, &[], &dir.path().join("out.s"))
}

fn expect(found: &BTreeMap<String, u64>, expected: &[(&str, u64)]) {
    let expected: BTreeMap<String, u64> = expected.iter().map(|(name, n)| (name.to_string(), *n)).collect();
    assert_eq!(*found, expected);
}

fn is_the_same_natively(input: &Path, output: &Path) {
    same_natively(input, output, &example("bytes/check.c"), "--prefix-symbols=@_");
}

/// A load or a store each, or both, and one instruction for the other order of bytes.
const JOINED: [(&str, u64); 14] = [
    ("be16", 2),
    ("les16", 1),
    ("be32", 2),
    ("le32", 1),
    ("les32", 1),
    ("be64", 2),
    ("difference", 5),
    ("put_be16", 2),
    ("put_be32", 2),
    ("put_le64", 1),
    ("start", 2),
    ("swap", 1),
    ("copy_point", 2),
    ("copy4", 2),
];

fn bytes_are_joined(input: &str) {
    let dir = tempfile::tempdir().expect("a temporary directory");
    let (input, output) = (example("bytes").join(input), dir.path().join("out.s"));
    expect(&counts(&input, &[], &output), &JOINED);
    is_the_same_natively(&input, &output);
}

#[test]
fn bytes_by_gcc_are_joined() {
    bytes_are_joined("gcc.s");
}

#[test]
fn bytes_without_optimization_by_clang_are_joined() {
    bytes_are_joined("clang.s");
}

/// `movbe` is a load or a store in the other order.
#[test]
fn bytes_in_the_other_order_are_one_instruction() {
    let dir = tempfile::tempdir().expect("a temporary directory");
    let output = dir.path().join("out.s");
    let found = counts(&example("bytes/gcc.s"), &["--march", "haswell"], &output);
    for name in ["be32", "be64", "put_be16", "put_be32", "swap"] {
        assert_eq!(found[name], 1, "{name}");
    }
    if std::arch::is_x86_feature_detected!("movbe") {
        is_the_same_natively(&example("bytes/gcc.s"), &output);
    }
}

#[test]
fn accesses_are_kept_where_each_counts() {
    let dir = tempfile::tempdir().expect("a temporary directory");
    let found = counts(&example("bytes/gcc.s"), &["--volatile"], &dir.path().join("out.s"));
    for (name, most) in JOINED {
        assert!(found[name] > most, "{name}: {found:?}");
    }
}

/// Bytes that the original does not access, and accesses in between.
const APART: &str = "
# superopt: gap(rdi) -> void
# superopt: gap_loaded(rdi) -> eax
# superopt: read_between(rdi, rsi) -> eax
# superopt: read_elsewhere(rdi, rsi) -> eax where noalias(rdi, rsi)
# superopt: written_between(rdi, rsi, edx) -> eax
# superopt: written_elsewhere(rdi, rsi, edx) -> eax where noalias(rdi, rsi)
# superopt: copied(rdi, rsi) -> void
# superopt: repeated(rdi) -> void
# superopt: down(rdi) -> void
# superopt: divided(rdi, eax, edx, ecx) -> eax
# superopt: called(rdi) -> void
# superopt: wide(rdi) -> void
gap:
    movb $1, (%rdi)
    movb $2, 2(%rdi)
    ret
    .type gap, @function
    .size gap, .-gap
gap_loaded:
    movzbl (%rdi), %eax
    movzbl 1(%rdi), %ecx
    shll $8, %ecx
    orl %ecx, %eax
    movzbl 3(%rdi), %ecx
    shll $24, %ecx
    orl %ecx, %eax
    ret
    .type gap_loaded, @function
    .size gap_loaded, .-gap_loaded
read_between:
    movb $1, (%rdi)
    movl (%rsi), %eax
    movb $2, 1(%rdi)
    ret
    .type read_between, @function
    .size read_between, .-read_between
read_elsewhere:
    movb $1, (%rdi)
    movl (%rsi), %eax
    movb $2, 1(%rdi)
    ret
    .type read_elsewhere, @function
    .size read_elsewhere, .-read_elsewhere
written_between:
    movzbl (%rdi), %eax
    movb %dl, (%rsi)
    movzbl 1(%rdi), %ecx
    shll $8, %ecx
    orl %ecx, %eax
    ret
    .type written_between, @function
    .size written_between, .-written_between
written_elsewhere:
    movzbl (%rdi), %eax
    movb %dl, (%rsi)
    movzbl 1(%rdi), %ecx
    shll $8, %ecx
    orl %ecx, %eax
    ret
    .type written_elsewhere, @function
    .size written_elsewhere, .-written_elsewhere
copied:
    movzbl (%rsi), %eax
    movb %al, (%rdi)
    movzbl 1(%rsi), %eax
    movb %al, 1(%rdi)
    ret
    .type copied, @function
    .size copied, .-copied
repeated:
    movzbl (%rdi), %eax
    movb %al, 1(%rdi)
    movzbl 1(%rdi), %eax
    movb %al, 2(%rdi)
    ret
    .type repeated, @function
    .size repeated, .-repeated
down:
    movzbl 1(%rdi), %eax
    movb %al, (%rdi)
    movzbl 2(%rdi), %eax
    movb %al, 1(%rdi)
    ret
    .type down, @function
    .size down, .-down
divided:
    movb $1, (%rdi)
    divl %ecx
    movb $2, 1(%rdi)
    ret
    .type divided, @function
    .size divided, .-divided
called:
    pushq %rbx
    movq %rdi, %rbx
    movb $1, (%rbx)
    call other
    movb $2, 1(%rbx)
    popq %rbx
    ret
    .type called, @function
    .size called, .-called
wide:
    movl $0x12345678, (%rdi)
    movl $0x9abcdef0, 4(%rdi)
    ret
    .type wide, @function
    .size wide, .-wide
";

#[test]
fn what_is_not_side_by_side_or_not_at_once_stays() {
    let expected = [
        ("gap", 2),
        ("gap_loaded", 4),
        ("read_between", 3),
        ("read_elsewhere", 2),
        ("written_between", 5),
        ("written_elsewhere", 2),
        ("copied", 4),
        ("repeated", 3),
        ("down", 2),
        ("divided", 3),
        ("called", 6),
        ("wide", 2),
    ];
    expect(&counts_of(APART), &expected);
}
