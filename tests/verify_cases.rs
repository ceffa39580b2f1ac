//! Every pair in `tests/cases`: the folder is the verdict, and a refutation must also show on this processor.

use clap::Parser;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use superopt_dag::cli::arguments::{Cli, Command, CommonArgs};
use superopt_dag::cli::verify::{FunctionVerdict, rows};
use superopt_dag::input::{self, Module};

/// Pairs whose difference lies outside the function, so that a run of the function alone cannot show it.
const NOT_RUN: [(&str, &str); 10] = [
    ("call_argument_width", "calls another function"),
    ("call_arguments_swapped", "calls another function"),
    ("call_load_before", "calls another function"),
    ("call_other_function", "calls another function"),
    ("call_skipped", "calls another function"),
    ("call_store_after", "calls another function"),
    ("call_value_not_kept", "calls another function"),
    ("calls_order", "calls another function"),
    ("tail_call_argument", "jumps out of the function"),
    ("tail_call_condition", "jumps out of the function"),
];

fn options(more: &[&str]) -> CommonArgs {
    let words = ["superopt-dag", "verify", "A", "B"].iter().chain(more);
    match Cli::parse_from(words).command {
        Some(Command::Verify(v)) => v.common,
        other => panic!("`verify` parsed as {other:?}"),
    }
}

struct Case {
    name: String,
    a: Module,
    b: Module,
}

fn load(path: PathBuf) -> Module {
    let path = path.to_str().expect("names here are ASCII").to_string();
    input::load(&path).unwrap_or_else(|p| panic!("{path}: {p:?}"))
}

fn names(folder: &str) -> Vec<String> {
    let directory = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases").join(folder);
    let files = std::fs::read_dir(directory).expect("the folder is there").flatten();
    let mut names: Vec<String> =
        files.filter_map(|f| f.file_name().to_str().and_then(|n| n.strip_suffix(".a.s")).map(str::to_string)).collect();
    names.sort();
    names
}

/// Judges every pair of a folder on all processors; all failures are reported together.
fn all(folder: &str, at_least: usize, judge: impl Fn(&Case) -> Vec<String> + Sync) {
    let names = names(folder);
    assert!(names.len() >= at_least, "{folder} has {} pairs only", names.len());
    let directory = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases").join(folder);
    let next = AtomicUsize::new(0);
    let worker = || {
        let mut failures = Vec::new();
        while let Some(name) = names.get(next.fetch_add(1, Ordering::Relaxed)) {
            let side = |s: &str| load(directory.join(format!("{name}.{s}.s")));
            let case = Case { name: name.clone(), a: side("a"), b: side("b") };
            failures.extend(judge(&case).into_iter().map(|f| format!("{name}: {f}")));
        }
        failures
    };
    let threads = std::thread::available_parallelism().map_or(1, |n| n.get());
    let mut failures: Vec<String> = std::thread::scope(|scope| {
        let handles: Vec<_> = (0..threads).map(|_| scope.spawn(worker)).collect();
        handles.into_iter().flat_map(|h| h.join().expect("a worker reports, it does not panic")).collect()
    });
    failures.sort();
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

fn verdict(a: &Module, b: &Module) -> FunctionVerdict {
    match rows(a, b, &options(&[])) {
        Ok(mut rows) if rows.len() == 1 => rows.remove(0),
        other => panic!("{} against {}: {other:?}", a.path, b.path),
    }
}

fn expect_equivalent(what: &str, a: &Module, b: &Module) -> Option<String> {
    let row = verdict(a, b);
    (row.verdict != "equivalent").then(|| format!("{what} {}: {}", row.verdict, row.reason))
}

fn selves(case: &Case) -> Vec<String> {
    let (a, b) = (&case.a, &case.b);
    [expect_equivalent("a against a", a, a), expect_equivalent("b against b", b, b)].into_iter().flatten().collect()
}

#[test]
fn equivalent_pairs_are_proved() {
    all("equivalent", 60, |case| {
        let mut failures = selves(case);
        failures.extend(expect_equivalent("a against b", &case.a, &case.b));
        failures
    });
}

#[test]
fn different_pairs_are_refuted_and_the_processor_agrees() {
    all("different", 60, |case| {
        let mut failures = selves(case);
        let row = verdict(&case.a, &case.b);
        let native = row.native.unwrap_or_default();
        let reason = NOT_RUN.iter().find(|(n, _)| *n == case.name).map(|(_, why)| *why);
        let as_expected = match reason {
            Some(why) => native.starts_with("not run: ") && native.ends_with(why),
            None => native.starts_with("confirmed: "),
        };
        if row.verdict != "different" {
            failures.push(format!("{}: {}", row.verdict, row.reason));
        } else if row.counterexample.is_none() || !as_expected {
            failures.push(format!("{}; native run: {native}", row.reason));
        }
        failures
    });
}

#[test]
fn the_list_of_pairs_that_cannot_run_is_about_existing_pairs() {
    let names = names("different");
    let gone: Vec<&str> = NOT_RUN.iter().map(|(n, _)| *n).filter(|n| !names.iter().any(|m| m == n)).collect();
    assert!(gone.is_empty(), "{gone:?}");
}

#[test]
fn without_native_runs_nothing_runs() {
    let directory = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases/different");
    let (a, b) = (load(directory.join("xor_or.a.s")), load(directory.join("xor_or.b.s")));
    let row = rows(&a, &b, &options(&["--no-native"])).expect("both have f").remove(0);
    assert_eq!(row.native.as_deref(), Some("not run: --no-native"));
}
