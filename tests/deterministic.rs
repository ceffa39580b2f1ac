//! The same input, seed and limits give the same bytes, and no clock shows in them.

use serde_json::Value;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// Little search, in every strategy. The limits count work, not seconds.
const LIMITS: [&str; 6] = ["--evaluations", "50000", "--longest", "2", "--rlimit", "500000"];

fn root(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

/// Output and report of one run.
fn run(input: &Path, seed: &str, march: &str) -> (Vec<u8>, Value) {
    let dir = tempfile::tempdir().expect("a temporary directory");
    let json = dir.path().join("r.json");
    let output = Command::new(env!("CARGO_BIN_EXE_superopt-dag"))
        .arg(input)
        .args(LIMITS)
        .args(["--seed", seed, "--march", march, "-q", "--json"])
        .arg(&json)
        .stdin(Stdio::null())
        .output()
        .expect("the program runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let mut report = serde_json::from_slice(&std::fs::read(json).expect("the report")).expect("JSON");
    without_times(&mut report);
    (output.stdout, report)
}

/// Removes every `seconds`.
fn without_times(v: &mut Value) {
    match v {
        Value::Object(map) => {
            map.remove("seconds");
            map.values_mut().for_each(without_times);
        }
        Value::Array(list) => list.iter_mut().for_each(without_times),
        _ => {}
    }
}

fn twice(input: &str, march: &str) {
    let input = root(input);
    let (text, report) = run(&input, "5", march);
    assert!(!report.to_string().contains("\"timed_out\":true"), "the test must not reach the time limit");
    assert!(report.to_string().contains("\"status\":\"improved\""), "the input would come out as it is");
    let (again, report_again) = run(&input, "5", march);
    assert_eq!(String::from_utf8_lossy(&text), String::from_utf8_lossy(&again), "{}", input.display());
    assert_eq!(report, report_again, "{}", input.display());
}

#[test]
fn examples_give_the_same_bytes_twice() {
    for input in ["examples/hd/asm/gcc/p01.s", "examples/hd/asm/gcc/p08.s", "examples/hd/asm/clang/p15.s"] {
        twice(input, "haswell");
    }
}

#[test]
fn real_code_gives_the_same_bytes_twice() {
    for input in ["tests/real/asm/absolutes.s", "tests/real/asm/comparisons.s", "tests/real/asm/sums.s"] {
        twice(input, "x86-64");
    }
}

/// Text, report, and the functions that are named on the way, of a run with so many jobs.
fn with_jobs(input: &str, options: &[&str], jobs: &str) -> (String, Value, Vec<String>) {
    let dir = tempfile::tempdir().expect("a temporary directory");
    let json = dir.path().join("r.json");
    let output = Command::new(env!("CARGO_BIN_EXE_superopt-dag"))
        .arg(root(input))
        .args(options)
        .args(["--jobs", jobs, "--json"])
        .arg(&json)
        .stdin(Stdio::null())
        .output()
        .expect("the program runs");
    let mut report = serde_json::from_slice(&std::fs::read(json).expect("the report")).expect("JSON");
    without_times(&mut report);
    let said = String::from_utf8(output.stderr).expect("text");
    let names: Vec<String> = said.lines().filter_map(|l| Some(l.split(':').next()?.to_string())).collect();
    (String::from_utf8(output.stdout).expect("text"), report, names)
}

/// How many functions are done at once shows neither in the text nor in the report nor in what is said on the way.
#[test]
fn the_number_of_jobs_does_not_show() {
    let with = |jobs: &str| with_jobs("tests/real/asm/sums.s", &LIMITS, jobs);
    let one = with("1");
    assert!(one.2.len() > 2, "several functions: {:?}", one.2);
    for jobs in ["2", "4"] {
        assert_eq!(one, with(jobs), "{jobs} jobs");
    }
}

/// Nor does it show how many threads search in one function, where there are fewer functions than jobs.
#[test]
fn the_number_of_threads_in_a_function_does_not_show() {
    let limits = ["--evaluations", "200000", "--longest", "3", "--rlimit", "500000"];
    let mut improved = 0;
    for (input, function, march) in [
        ("examples/hd/asm/gcc/p14.s", "p14_32", "haswell"),
        ("examples/hd/asm/gcc/p20.s", "p20_32", "haswell"),
        ("examples/hd/asm/clang/p24.s", "p24_32", "x86-64"),
        ("tests/real/asm/bits.s", "next_same_count", "x86-64"),
    ] {
        let options = [&limits[..], &["--function", function, "--march", march]].concat();
        let one = with_jobs(input, &options, "1");
        assert!(!one.1.to_string().contains("\"timed_out\":true"), "the test must not reach the time limit");
        improved += usize::from(one.1.to_string().contains("\"status\":\"improved\""));
        for jobs in ["2", "4"] {
            assert_eq!(one, with_jobs(input, &options, jobs), "{input}, {jobs} jobs");
        }
    }
    assert!(improved > 1, "only {improved} of the functions get better");
}

/// Neither the directory that a run starts in nor the environment shows.
#[test]
fn where_it_runs_does_not_show() {
    let input = root("examples/hd/asm/gcc/p03.s");
    let (text, _) = run(&input, "5", "haswell");
    let elsewhere = Command::new(env!("CARGO_BIN_EXE_superopt-dag"))
        .arg(&input)
        .args(LIMITS)
        .args(["--seed", "5", "--march", "haswell", "-q"])
        .current_dir("/")
        .env("LC_ALL", "C")
        .env("HOME", "/")
        .output()
        .expect("the program runs");
    assert_eq!(String::from_utf8_lossy(&text), String::from_utf8_lossy(&elsewhere.stdout));
}

/// A long enough time limit does not show either.
#[test]
fn the_clock_does_not_show() {
    let input = root("examples/hd/asm/clang/p05.s");
    let with = |seconds: &str| {
        let command = Command::new(env!("CARGO_BIN_EXE_superopt-dag"))
            .arg(&input)
            .args(LIMITS)
            .args(["--march", "haswell", "-q", "--timeout", seconds])
            .output();
        String::from_utf8(command.expect("the program runs").stdout).expect("text")
    };
    assert_eq!(with("300"), with("100000"));
}
