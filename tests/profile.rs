//! `--profile` and `--branches`: which of a branch and conditional moves comes out.

use std::path::Path;
use std::process::{Command, Output};

/// `a < b ? cube : a`, plus b, with a conditional move; the condition is on line 9.
const MOVES: &str = "\t.text\n\t.globl f\n\t.type f, @function\nf:\n\tmovq %rdi, %rax\n\timulq %rsi, %rax\n\
                     \timulq %rax, %rax\n\tcmpq %rsi, %rdi\n\tcmovaeq %rdi, %rax\n\taddq %rsi, %rax\n\tret\n\t.size f, .-f\n";

/// The same with a branch on line 7.
const BRANCH: &str = "\t.text\n\t.globl f\n\t.type f, @function\nf:\n\tmovq %rdi, %rax\n\tcmpq %rsi, %rdi\n\tjae .L2\n\
                      \timulq %rsi, %rax\n\timulq %rax, %rax\n.L2:\n\taddq %rsi, %rax\n\tret\n\t.size f, .-f\n";

fn run(input: &str, profile: &str, more: &[&str]) -> Output {
    let dir = tempfile::tempdir().expect("a directory");
    let at = |name: &str| dir.path().join(name).to_string_lossy().into_owned();
    std::fs::write(Path::new(&at("f.s")), input).expect("written");
    std::fs::write(Path::new(&at("profile")), profile).expect("written");
    let mut command = Command::new(env!("CARGO_BIN_EXE_superopt-dag"));
    command.args([&at("f.s"), "--signature", "f(rdi, rsi) -> rax", "--objective", "latency", "--tune", "znver4"]);
    command.args(["--evaluations", "1000", "--longest", "1", "--quiet"]);
    if !profile.is_empty() {
        command.args(["--profile", &at("profile")]);
    }
    command.args(more).output().expect("it runs")
}

fn text(input: &str, profile: &str, more: &[&str]) -> String {
    let o = run(input, profile, more);
    assert!(o.status.success(), "{}", String::from_utf8_lossy(&o.stderr));
    String::from_utf8_lossy(&o.stdout).into_owned()
}

fn branches(text: &str) -> bool {
    text.lines().any(|l| l.trim().starts_with('j') && !l.contains("jmp"))
}

#[test]
fn a_condition_that_nearly_always_holds_is_branched_on() {
    let out = text(MOVES, "9 995/1000\n", &[]);
    assert!(branches(&out) && out.contains("proved"), "{out}");
    // The arm that is seldom needed stands behind the jump.
    let at = |word: &str| out.lines().position(|l| l.trim().starts_with(word)).unwrap_or(usize::MAX);
    assert!(at("j") < at("imul"), "{out}");
    assert!(!branches(&text(MOVES, "9 500/1000\n", &[])));
    assert!(!branches(&text(MOVES, "", &[])));
}

#[test]
fn a_branch_that_is_predicted_stays() {
    for profile in ["7 995/1000\n", "6 1000\n8 5\n", "-: 1: x\n 1000: 7: jae\n 5: 8: imul\n"] {
        assert_eq!(text(BRANCH, profile, &[]), BRANCH, "{profile}");
    }
    // What nobody can predict becomes a conditional move.
    assert!(!branches(&text(BRANCH, "7 500/1000\n", &[])));
    // Unless it is known that something does predict it.
    assert!(branches(&text(BRANCH, "7 500/1000 0\n", &[])));
}

#[test]
fn branches_can_be_ruled_out() {
    assert!(!branches(&text(MOVES, "9 995/1000\n", &["--branches", "never"])));
    assert!(branches(&text(MOVES, "9 995/1000\n", &["--branches", "always"])));
}

#[test]
fn all_mistakes_are_named() {
    let o = run(MOVES, "9 995/1000\nnowhere\n", &["--branches", "sometimes"]);
    let said = String::from_utf8_lossy(&o.stderr);
    assert!(!o.status.success() && said.contains("sometimes") && said.contains(":2:"), "{said}");
    let o = run(MOVES, "99 1\n.L9 7\n", &[]);
    let said = String::from_utf8_lossy(&o.stderr);
    assert!(!o.status.success() && said.contains("no line 99") && said.contains("`.L9`"), "{said}");
}
