//! Divisions may fault, so they stay where they are; unless a condition on the arguments says that they do not fault,
//! nothing follows but a return, or one arm of a branch divides as well as the other.

mod support;

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

/// What follows a fault that is left out would happen where the original does nothing more.
const FOLLOWED: [&str; 3] = ["movl %eax, (%rsi)", "movl (%rsi), %ecx\n\taddl %ecx, %eax", "call other"];

#[test]
fn a_division_by_what_may_be_zero_stays_where_something_follows() {
    let divides = |follows: &str, condition: &str| {
        let signature = format!("# superopt: f(edi, rsi) -> eax{condition}");
        let body = format!("\tblsi %edi, %ecx\n\tmovl %edi, %eax\n\txorl %edx, %edx\n\tdivl %ecx\n\t{follows}");
        let text = format!("{signature}\n\t.globl f\n\t.type f,@function\nf:\n{body}\n\tret\n\t.size f,.-f\n");
        let limits = ["--evaluations", "100000", "--longest", "2"];
        support::optimized(&text, "haswell", &limits).text.contains("div")
    };
    for follows in FOLLOWED {
        assert!(divides(follows, ""), "{follows}");
        assert!(divides(follows, " where edi != 4"), "{follows}");
    }
    for follows in &FOLLOWED[..2] {
        assert!(!divides(follows, " where edi != 0"), "{follows}");
    }
    assert!(!divides("addl $3, %eax", ""));
}

#[test]
fn a_division_that_is_followed_by_a_return_is_a_value_like_any_other() {
    let a = p20("gcc", "p20_32(edi) -> eax");
    assert!(a.status == "improved" && a.kept == 0 && a.instructions <= 7 && !divides(&a), "{:?}", a.lines);
}

#[test]
fn a_division_that_cannot_fault_is_a_value_like_any_other() {
    let a = p20("gcc", "p20_32(edi) -> eax where edi != 0");
    assert!(a.status == "improved" && a.kept == 0 && a.instructions <= 7 && !divides(&a), "{:?}", a.lines);
}

#[test]
fn two_divisions_of_two_arms_become_none() {
    let a = p20("clang", "p20_64(rdi) -> rax");
    assert!(a.status == "improved" && a.instructions <= 8 && !divides(&a), "{:?}", a.lines);
    assert!(!a.lines.iter().any(|l| l.starts_with('j')), "{:?}", a.lines);
}

/// The remainder of a byte by ten and a hundredth of a number of three digits, as gcc writes them for numbers of any size.
const SMALL: &str = "
# superopt: digit(edi) -> eax
\t.globl digit
\t.type digit,@function
digit:
\tmovzbl %dil, %edi
\tmovl %edi, %eax
\tmovl $3435973837, %edx
\timulq %rdx, %rax
\tshrq $35, %rax
\tleal (%rax,%rax,4), %eax
\taddl %eax, %eax
\tsubl %eax, %edi
\tmovl %edi, %eax
\tret
\t.size digit,.-digit
# superopt: hundreds(edi) -> eax where edi < 1000
\t.globl hundreds
\t.type hundreds,@function
hundreds:
\tmovl %edi, %eax
\timulq $1374389535, %rax, %rax
\tshrq $37, %rax
\tret
\t.size hundreds,.-hundreds
";

#[test]
fn small_numbers_are_divided_by_a_short_product() {
    let after = support::optimized(SMALL, "haswell", &["--evaluations", "20000", "--longest", "1"]);
    assert_eq!(after.counts(), [("digit", 4), ("hundreds", 2)]);
}

/// Facts may leave a single number: what is then done with it is no division by it.
#[test]
fn a_single_number_is_no_division() {
    let text = "# superopt: f(edi) -> eax where edi < 1\n\t.globl f\n\t.type f,@function\nf:\n\tleal 3(%rdi), %eax\n\taddl %edi, %eax\n\t\
                imull %edi, %eax\n\taddl $5, %eax\n\tret\n\t.size f,.-f\n";
    let after = support::optimized(text, "haswell", &["--evaluations", "20000", "--longest", "1"]);
    assert!(after.text.contains("movl $5, %eax"), "{}", after.text);
}
