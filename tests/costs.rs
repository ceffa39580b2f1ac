//! `isa costs`: the tables are what LLVM says, and the command prints them.

use isa::uarch::{MACHINES, Uarch};
use std::process::Command;
use superopt_dag::cli::costs;

const MCA: &str = "llvm-mca-19";

/// Whether this machine has the LLVM that the tables were made with.
fn has_mca() -> bool {
    let version = Command::new(MCA).arg("--version").output();
    version.is_ok_and(|v| String::from_utf8_lossy(&v.stdout).contains("LLVM version 19."))
}

/// All of every table: it takes a second.
#[test]
fn the_tables_are_what_llvm_says_skipped_without_llvm_mca() {
    if !has_mca() {
        eprintln!("skipped: no {MCA} here");
        return;
    }
    for machine in MACHINES {
        let made = costs::table(machine, MCA).expect("llvm-mca answers");
        let kept = Uarch::uncorrected(machine);
        for ((form, made), (kept_form, kept)) in made.forms().zip(kept.forms()) {
            assert_eq!((form, made), (kept_form, kept), "{}", machine.name);
        }
        assert_eq!(made.forms().count(), kept.forms().count(), "{}", machine.name);
    }
}

#[test]
fn the_command_prints_forms_of_a_prefix() {
    let program = env!("CARGO_BIN_EXE_superopt-dag");
    let run = |arguments: &[&str]| Command::new(program).args(arguments).output().expect("the program starts");
    let done = run(&["isa", "costs", "imul r64,r64", "--tune", "cascadelake"]);
    let text = String::from_utf8(done.stdout).expect("text");
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines.len(), 2, "{text}");
    assert!(lines[0].starts_with("imul r64,r64 ") && lines[1].starts_with("imul r64,r64,imm "), "{text}");
    assert!(lines[0].ends_with(" latency 3 uops 1 throughput 1 Port[1]:1"), "{text}");
    let unknown = run(&["isa", "costs", "--tune", "pentium"]);
    assert!(!unknown.status.success() && String::from_utf8_lossy(&unknown.stderr).contains("znver4"));
}

/// Whatever CPU this is: the report counts what it measured, and each outlier of the text is one of the JSON.
#[test]
fn measuring_reports_numbers_beside_the_table() {
    let directory = tempfile::tempdir().expect("a directory");
    let json = directory.path().join("measured.json");
    let done = Command::new(env!("CARGO_BIN_EXE_superopt-dag"))
        .args(["isa", "measure", "--filter", "imul", "--against", "cascadelake", "--json"])
        .arg(&json)
        .output()
        .expect("the program starts");
    if !done.status.success() {
        eprintln!("skipped: {}", String::from_utf8_lossy(&done.stderr));
        return;
    }
    let text = String::from_utf8(done.stdout).expect("text");
    let value: serde_json::Value =
        serde_json::from_str(&std::fs::read_to_string(&json).expect("written")).expect("JSON");
    assert_eq!(value["against"], "skylake-avx512");
    let forms = value["forms"].as_array().expect("a list");
    assert!(text.starts_with(&format!("{} forms measured, against skylake-avx512;", forms.len())), "{text}");
    let form = forms.iter().find(|f| f["form"] == "imul r64,r64").expect("it is measured");
    assert_eq!(form["against"]["latency"]["table"], 3.0);
    assert!((form["latency"].as_f64().expect("a number") - 3.0).abs() < 0.3, "{form}");
    for column in ["latency", "throughput"] {
        let outliers = value[column]["outliers"].as_array().expect("a list").len();
        assert_eq!(text.lines().filter(|l| l.starts_with(&format!("{column} "))).count(), outliers, "{text}");
    }
}
