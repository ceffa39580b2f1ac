//! Code with a load before everything that uses memory, as `gcc-12 -O0 -fomit-frame-pointer` makes it of `folds/fields.c`:
//! what the program makes of it reads memory where it is used, and means the same.

use serde_json::Value;
use std::process::{Command, Output};

const INPUT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/folds/fields.s");

fn program(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_superopt-dag")).args(arguments).output().expect("the program runs")
}

/// Functions and their instructions before and after, under an objective; the whole text is proved against the input.
fn counts(objective: &str) -> Vec<(String, u64, u64)> {
    let dir = tempfile::tempdir().expect("a temporary directory");
    let [output, json] = ["out.s", "report.json"].map(|name| dir.path().join(name).display().to_string());
    let limits = ["--evaluations", "100000", "--longest", "2", "--no-native", "-q"];
    let asked = [INPUT, "--objective", objective, "-o", &output, "--json", &json];
    let done = program(&[&asked[..], &limits].concat());
    assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
    let same = program(&["verify", INPUT, &output]);
    assert_eq!(same.status.code(), Some(0), "{}", String::from_utf8_lossy(&same.stderr));
    let report: Value = serde_json::from_slice(&std::fs::read(json).expect("the report")).expect("JSON");
    let count = |f: &Value, when: &str| f[when]["instructions"].as_u64().unwrap_or(0);
    let functions = report["functions"].as_array().expect("functions");
    let of = |f: &Value| (f["name"].as_str().unwrap_or_default().to_string(), count(f, "before"), count(f, "after"));
    functions.iter().map(of).collect()
}

#[test]
fn loads_go_where_they_are_used() {
    for objective in ["instructions", "size", "uops"] {
        let all = counts(objective);
        let of = |name: &str| all.iter().find(|f| f.0 == name).map(|f| (f.1, f.2)).expect("a function");
        assert!(of("dot").1 + 3 <= of("dot").0, "{objective}: {all:?}");
        // The generic machine counts what is fused as two.
        assert!(of("both").1 < of("both").0 || objective == "uops", "{objective}: {all:?}");
        assert!(all.iter().all(|f| f.2 <= f.1), "{objective}: {all:?}");
    }
}
