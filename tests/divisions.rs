//! Divisions may fault, so they stay where they are; unless a condition on the arguments says that they do not fault, or
//! one arm of a branch divides as well as the other.

use serde_json::Value;
use std::path::Path;
use std::process::{Command, Output, Stdio};

fn program(arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_superopt-dag"));
    command.args(arguments).stdin(Stdio::null()).output().expect("the program runs")
}

struct Answer {
    status: String,
    instructions: u64,
    /// Divisions in the skeleton.
    kept: u64,
    /// The new instructions.
    lines: Vec<String>,
}

/// What becomes of `function` in P20 of Hacker's Delight as `compiler` has it.
fn p20(compiler: &str, signature: &str) -> Answer {
    let name = signature.split('(').next().expect("a name");
    let input = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("examples/hd/asm/{compiler}/p20.s"));
    let dir = tempfile::tempdir().expect("a temporary directory");
    let json = dir.path().join("report.json").display().to_string();
    let (input, limits) = (input.display().to_string(), ["--evaluations", "300000", "--longest", "3"]);
    let objective = ["--march", "haswell", "--objective", "instructions", "-q", "--json", &json];
    let what = ["--function", name, "--signature", signature, input.as_str()];
    let output = program(&[&what[..], &limits[..], &objective[..]].concat());
    assert!(output.status.success(), "{signature}: {}", String::from_utf8_lossy(&output.stderr));
    let report: Value = serde_json::from_slice(&std::fs::read(json).expect("the report")).expect("JSON");
    let f = &report["functions"][0];
    let segments = f["segments"].as_array().expect("segments");
    let lines = segments.iter().flat_map(|s| s["lines"].as_array().cloned().unwrap_or_default());
    Answer {
        status: f["status"].as_str().expect("a status").to_string(),
        instructions: f["after"]["instructions"].as_u64().expect("a number"),
        kept: f["skeleton"]["division that may fault"].as_u64().unwrap_or(0),
        lines: lines.map(|l| l.as_str().expect("text").to_string()).collect(),
    }
}

fn divides(a: &Answer) -> bool {
    a.lines.iter().any(|l| l.contains("div"))
}

#[test]
fn a_division_by_what_may_be_zero_stays() {
    let a = p20("gcc", "p20_32(edi) -> eax");
    assert!(a.status == "improved" && a.kept == 1 && a.instructions == 8 && divides(&a), "{:?}", a.lines);
    // A condition that says nothing about the divisor changes nothing.
    let a = p20("gcc", "p20_32(edi) -> eax where edi != 4");
    assert!(a.kept == 1 && a.instructions == 8 && divides(&a), "{:?}", a.lines);
}

#[test]
fn a_division_that_cannot_fault_is_a_value_like_any_other() {
    let a = p20("gcc", "p20_32(edi) -> eax where edi != 0");
    assert!(a.status == "improved" && a.kept == 0 && a.instructions <= 7 && !divides(&a), "{:?}", a.lines);
}

#[test]
fn a_wide_division_serves_for_the_narrow_one_as_well() {
    let a = p20("clang", "p20_64(rdi) -> rax");
    assert!(a.status == "improved" && a.instructions == 8, "{:?}", a.lines);
    assert_eq!(a.lines.iter().filter(|l| l.contains("div")).count(), 1, "{:?}", a.lines);
    assert!(!a.lines.iter().any(|l| l.starts_with('j')), "{:?}", a.lines);
}
