//! `isa list` and `isa check` as a user runs them. What a wrong row does to the check itself is in isa/tests/cpu.rs.

use isa::{Flag, Width};
use std::process::{Command, ExitCode, Output};
use superopt_dag::cli;

/// States per form: a smoke number; the full run takes 10000.
const STATES: &str = "10";

fn program(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_superopt-dag")).args(arguments).output().expect("the program starts")
}

fn stdout(o: &Output) -> String {
    String::from_utf8(o.stdout.clone()).expect("text")
}

#[test]
fn check_counts_what_it_tried() {
    let directory = tempfile::tempdir().expect("a directory");
    let json = directory.path().join("check.json");
    let done = program(&["isa", "check", "--states", STATES, "--json", json.to_str().expect("a name")]);
    assert_eq!(done.status.code(), Some(0), "{}", stdout(&done));
    let value: serde_json::Value =
        serde_json::from_str(&std::fs::read_to_string(&json).expect("written")).expect("JSON");
    let count = |name: &str| value[name].as_u64().expect(name) as usize;
    let missing = value["unvalidated"].as_array().expect("a list");
    assert_eq!((&value["mismatches"], &value["mismatch_texts"]), (&serde_json::json!(0), &serde_json::json!([])));
    assert_eq!(count("rows") + missing.len(), isa::table().rows.len(), "every row is tried or named");
    assert!(count("forms") > count("rows") && count("states") >= 10 * count("forms"), "{value}");
    let first = format!(
        "{} rows, {} forms, {} states tried, 0 mismatches, {} rows not validated on this CPU",
        count("rows"),
        count("forms"),
        count("states"),
        missing.len()
    );
    assert_eq!(stdout(&done).lines().next(), Some(first.as_str()));
    assert_eq!(stdout(&done).lines().count(), 1 + missing.len());
}

#[test]
fn a_wrong_row_fails_the_command() {
    let mut wrong = isa::table().clone();
    let row = wrong.find("adc", Width::W32).expect("the row exists");
    let carry = wrong.rows[usize::from(row.0)].meaning.flags[Flag::CF.index()].expect("written");
    wrong.rows[usize::from(row.0)].meaning.flags[Flag::CF.index()] = Some(wrong.arena.not(carry));
    let report = isa::check::run(&wrong, 10, 1);
    assert_eq!(cli::isa::status(&report), ExitCode::from(1));
    let text = cli::isa::text(&wrong, &report);
    let count = format!(" {} mismatches, ", report.mismatches.len());
    assert!(!report.mismatches.is_empty() && text.contains(&count), "{text}");
    let shown = text.lines().filter(|l| l.contains("adc") && l.contains("CF")).count();
    assert_eq!(shown, report.mismatches.len(), "{text}");
}

#[test]
fn list_prints_the_rows_of_a_prefix() {
    let all = stdout(&program(&["isa", "list"]));
    let some = stdout(&program(&["isa", "list", "blsr"]));
    assert_eq!(all.matches("\n  flags  ").count(), isa::table().rows.len());
    assert_eq!(some.matches("\n  flags  ").count(), 2, "32 and 64 bits:\n{some}");
    assert!(all.contains(&some) && some.starts_with("blsr w reg32, r reg/mem32\n"), "{some}");
}
