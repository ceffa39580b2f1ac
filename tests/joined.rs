//! Neighbouring accesses to memory that become one: the unrolled saxpy of STOKE's paper, by gcc and clang, as vectors.

mod support;

use serde_json::Value;
use std::path::Path;
use support::{example, program, same_natively};

/// The function's report and its new text, from an input under the usual options and some more.
fn optimized(input: &Path, more: &[&str], output: &Path) -> (Value, String) {
    let json = output.with_extension("json").display().to_string();
    let (input, output) = (input.display().to_string(), output.display().to_string());
    let limits = ["--evaluations", "20000", "--longest", "1", "--objective", "instructions", "--no-native", "-q"];
    let done = program(&[&[input.as_str(), "-o", &output, "--json", &json], &limits[..], more].concat());
    assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
    let report: Value = serde_json::from_slice(&std::fs::read(json).expect("the report")).expect("JSON");
    (report["functions"][0].clone(), std::fs::read_to_string(output).expect("the new text"))
}

fn instructions(f: &Value) -> u64 {
    f["after"]["instructions"].as_u64().expect("a number")
}

/// Four steps are one product and one sum, and at most `most` instructions.
fn becomes_a_vector(input: &str, march: &str, most: u64) {
    let dir = tempfile::tempdir().expect("a temporary directory");
    let (input, output) = (example("papers").join(input), dir.path().join("out.s"));
    let (f, text) = optimized(&input, &["--march", march], &output);
    assert!(f["status"] == "improved" && instructions(&f) <= most, "{f}");
    for operation in ["mulld", "addd"] {
        assert_eq!(text.lines().filter(|l| l.contains(operation)).count(), 1, "{operation}: {text}");
    }
    assert!(!text.contains("imull"), "{text}");
    if std::arch::is_x86_feature_detected!("avx2") {
        same_natively(&input, &output, &example("papers/saxpy_check.c"), "--redefine-sym=saxpy=@");
    }
}

#[test]
fn saxpy_by_gcc_becomes_a_vector() {
    becomes_a_vector("saxpy-gcc.s", "x86-64-v2", 7);
}

#[test]
fn saxpy_without_optimization_by_clang_becomes_a_vector() {
    becomes_a_vector("saxpy-clang.s", "x86-64-v2", 7);
}

#[test]
fn saxpy_becomes_a_shorter_vector_with_three_operands() {
    becomes_a_vector("saxpy-clang.s", "haswell", 5);
}

const KNOWN: &str = "
# superopt: forwarded(rdi, esi, edx) -> eax
# superopt: overwritten(rdi, esi) -> void
# superopt: again(rdi) -> eax
# superopt: perhaps(rdi, esi, edx, rcx) -> eax
# superopt: in_between(rdi, esi, rdx) -> eax
forwarded:
    movl %esi, (%rdi)
    movl (%rdi), %eax
    addl %edx, %eax
    ret
    .type forwarded, @function
    .size forwarded, .-forwarded
overwritten:
    movq $0, (%rdi)
    movl %esi, (%rdi)
    movl %esi, 4(%rdi)
    movl $1, (%rdi)
    ret
    .type overwritten, @function
    .size overwritten, .-overwritten
again:
    movl (%rdi), %eax
    movl (%rdi), %ecx
    leal (%rax,%rcx), %eax
    ret
    .type again, @function
    .size again, .-again
perhaps:
    movl %esi, (%rdi)
    movl %edx, 1(%rcx)
    movl (%rdi), %eax
    ret
    .type perhaps, @function
    .size perhaps, .-perhaps
in_between:
    movl $0, (%rdi)
    movl (%rdx), %eax
    movl %esi, (%rdi)
    ret
    .type in_between, @function
    .size in_between, .-in_between
";

/// Loads of what was stored or loaded before go, and stores that another one covers; not where it may be seen.
#[test]
fn what_is_known_is_not_loaded_again() {
    let dir = tempfile::tempdir().expect("a temporary directory");
    let input = dir.path().join("in.s");
    std::fs::write(&input, KNOWN).expect("a file");
    let (json, output) = (dir.path().join("report.json"), dir.path().join("out.s"));
    let [input, json, output] = [input, json, output].map(|p| p.display().to_string());
    let limits = ["--objective", "instructions", "--evaluations", "50000", "--longest", "2", "--no-native", "-q"];
    let done = program(&[&[input.as_str(), "-o", &output, "--json", &json], &limits[..]].concat());
    assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
    assert_eq!(program(&["verify", &input, &output]).status.code(), Some(0));
    let report: Value = serde_json::from_slice(&std::fs::read(json).expect("the report")).expect("JSON");
    let functions = report["functions"].as_array().expect("functions");
    let counts: Vec<(&str, u64)> =
        functions.iter().map(|f| (f["name"].as_str().unwrap_or_default(), instructions(f))).collect();
    let expected = [("forwarded", 2), ("overwritten", 2), ("again", 1), ("perhaps", 3), ("in_between", 3)];
    assert_eq!(counts, expected, "{report}");
}

/// Where x and y may overlap, or memory may be more than what it holds, each access stays.
#[test]
fn accesses_that_may_overlap_stay() {
    let dir = tempfile::tempdir().expect("a temporary directory");
    let text = std::fs::read_to_string(example("papers/saxpy-clang.s")).expect("the example");
    let input = dir.path().join("in.s");
    std::fs::write(&input, text.replace(" where noalias(rdi, rsi)", "")).expect("a file");
    let stores = |text: &str| text.lines().filter(|l| l.trim_end().ends_with(')') && l.contains("\tmovl")).count();
    for (more, joined) in
        [(&["--assume-noalias"][..], true), (&[][..], false), (&["--assume-noalias", "--volatile"][..], false)]
    {
        let options = [&["--march", "x86-64-v2"][..], more].concat();
        let (f, text) = optimized(&input, &options, &dir.path().join("out.s"));
        assert_eq!(f["status"], "improved", "{f}");
        assert_eq!(text.contains("paddd"), joined, "{more:?}: {text}");
        assert_eq!(stores(&text), if joined { 0 } else { 4 }, "{more:?}: {text}");
        let stated = if more.contains(&"--volatile") { "volatile" } else { "noalias" };
        let contract = f["contract"].as_str().unwrap_or_default();
        assert_eq!(contract.contains(stated), !more.is_empty(), "{contract}");
    }
}
