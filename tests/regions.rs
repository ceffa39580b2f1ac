//! Branches, their arms, and what follows where the arms meet, as one graph: from assembly to proved assembly.

use serde_json::Value;
use std::path::Path;
use std::process::{Command, Output, Stdio};

const LIMITS: [&str; 6] = ["--evaluations", "400000", "--longest", "2", "--rlimit", "2000000"];

fn program(arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_superopt-dag"));
    command.args(arguments).stdin(Stdio::null()).output().expect("the program runs")
}

fn path(dir: &Path, name: &str) -> String {
    dir.join(name).display().to_string()
}

/// Status and instructions afterwards, `ret` left out, of `f(edi, esi) -> eax`; what comes out means the same.
fn optimized(body: &str) -> (String, u64) {
    let dir = tempfile::tempdir().expect("a temporary directory");
    let [input, output, json] = ["in.s", "out.s", "report.json"].map(|name| path(dir.path(), name));
    let text = format!("\t.text\n\t.globl f\n\t.type f,@function\nf:\n{body}\t.size f,.-f\n");
    std::fs::write(&input, text).expect("a file");
    let signature = ["--signature", "f(edi, esi) -> eax"];
    let options = ["-q", "-o", &output, "--json", &json];
    let done = program(&[&[input.as_str()], &LIMITS[..], &signature[..], &options[..]].concat());
    assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
    let same = program(&[&["verify", &input, &output], &signature[..]].concat());
    assert_eq!(same.status.code(), Some(0), "{}", String::from_utf8_lossy(&same.stderr));
    let report: Value = serde_json::from_slice(&std::fs::read(json).expect("the report")).expect("JSON");
    let f = &report["functions"][0];
    let status = f["status"].as_str().expect("a status").to_string();
    (status, f["after"]["instructions"].as_u64().expect("a number"))
}

fn becomes(body: &str, instructions: u64) {
    assert_eq!(optimized(body), ("improved".to_string(), instructions), "{body}");
}

#[test]
fn what_follows_the_arms_belongs_to_them() {
    becomes("\tmovl %edi, %eax\n\ttestl %esi, %esi\n\tje .L1\n\tnotl %eax\n.L1:\n\tnotl %eax\n\tret\n", 4);
}

#[test]
fn an_arm_may_stand_behind_the_return() {
    becomes(
        "\tmovl %edi, %eax\n\ttestl %esi, %esi\n\tjne .L2\n.L1:\n\tnotl %eax\n\tret\n.L2:\n\tnotl %eax\n\tjmp .L1\n",
        4,
    );
}

#[test]
fn one_branch_follows_another() {
    // Both arms do what the way around them does.
    becomes(
        "\tmovl %edi, %eax\n\ttestl %esi, %esi\n\tje .L1\n\taddl $0, %eax\n.L1:\n\tcmpl $7, %esi\n\tje .L2\n\txorl $0, %eax\n\
         .L2:\n\taddl %esi, %eax\n\tret\n",
        1,
    );
}

#[test]
fn a_loop_behind_the_arms_stays() {
    let found = optimized(
        "\tmovl %edi, %eax\n\ttestl %esi, %esi\n\tje .L1\n\tnotl %eax\n.L1:\n\tnotl %eax\n\tsubl $1, %esi\n\tja .L1\n\tret\n",
    );
    assert_eq!(found, ("unchanged".to_string(), 7));
}
