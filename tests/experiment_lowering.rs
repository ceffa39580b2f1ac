//! `experiment --objectives` as a user runs it: results that are proved and no worse, the same figures in every output, and
//! a page that a browser shows whole.

mod browser;

use browser::{browse, console, on_a_phone};
use serde_json::Value;
use std::process::{Command, Stdio};
use tempfile::TempDir;

const OBJECTIVES: [&str; 6] = ["instructions", "size", "uops", "latency", "throughput", "speed"];

/// What one experiment wrote.
struct Written {
    dir: TempDir,
    stdout: String,
}

impl Written {
    fn new(options: &[&str]) -> Written {
        let dir = tempfile::tempdir().expect("a temporary directory");
        let path = |name: &str| dir.path().join(name).display().to_string();
        let inputs: Vec<String> = ["p09", "p14", "p16", "p19"]
            .map(|p| format!("{}/examples/hd/asm/gcc/{p}.s", env!("CARGO_MANIFEST_DIR")))
            .to_vec();
        let outputs = [("--json", path("x.json")), ("--csv", path("x.csv")), ("--html", path("x.html"))];
        let mut command = Command::new(env!("CARGO_BIN_EXE_superopt-dag"));
        command.arg("experiment").args(inputs).args(["--objectives", "all", "--seconds", "2", "-q"]).args(options);
        for (option, path) in &outputs {
            command.args([option, path.as_str()]);
        }
        let o = command.stdin(Stdio::null()).output().expect("the program runs");
        assert!(o.status.success(), "{}", String::from_utf8_lossy(&o.stderr));
        Written { dir, stdout: String::from_utf8_lossy(&o.stdout).into_owned() }
    }

    fn read(&self, name: &str) -> String {
        std::fs::read_to_string(self.dir.path().join(name)).expect("it was written")
    }

    fn rows(&self) -> Vec<Value> {
        let json: Value = serde_json::from_str(&self.read("x.json")).expect("JSON");
        json["rows"].as_array().expect("rows").clone()
    }
}

fn number(v: &Value) -> f64 {
    v.as_f64().unwrap_or_else(|| panic!("{v} is no number"))
}

#[test]
fn results_are_proved_no_worse_than_before_and_the_same_in_every_output() {
    let written = Written::new(&["--machines", "skylake,generic", "--no-native"]);
    let rows = written.rows();
    assert_eq!(rows.len(), 8 * 2 * OBJECTIVES.len());
    for row in &rows {
        assert_eq!(row["proved"], true, "{row}");
        assert!(number(&row["cost"]) <= number(&row["cost_before"]), "{row}");
        assert!(number(&row["bound"]) <= number(&row["cost"]), "{row}");
        assert_eq!(row["status"] == "optimal", row["cost"] == row["bound"], "{row}");
        assert!(row["after"]["measured_latency"].is_null(), "{row}");
        let own = match row["objective"].as_str().expect("a name") {
            "size" => "bytes",
            // In parts of a cycle.
            "throughput" | "speed" => continue,
            other => other,
        };
        assert_eq!(row["after"][own], row["cost"], "{row}");
    }
    // A cheaper result under an objective is not found under another one.
    let cost = |machine: &str, function: &str, objective: &str, own: &str| {
        let is = |r: &&Value| r["machine"] == machine && r["function"] == function && r["objective"] == objective;
        number(&rows.iter().find(is).expect("a row")["after"][own])
    };
    for function in ["p16_32", "p19_64"] {
        let least = cost("skylake", function, "size", "bytes");
        assert!(OBJECTIVES.iter().all(|o| least <= cost("skylake", function, o, "bytes")), "{function}");
    }
    assert_eq!(written.read("x.csv").lines().count(), 1 + rows.len());
    let (page, text) = (written.read("x.html"), &written.stdout);
    for function in ["p09_32", "p14_64", "p16_32", "p19_64"] {
        assert!(page.contains(function) && text.contains(function), "{function}");
    }
    assert!(text.starts_with("| machine") && text.contains("| skylake | throughput"), "{text}");
}

#[test]
fn what_is_timed_here_has_times_and_what_is_not_says_why() {
    let written = Written::new(&["--machines", "generic"]);
    let page = written.read("x.html");
    if page.contains("not run natively: ") {
        eprintln!("skipped: no clock");
        return;
    }
    // Other programs on this machine disturb a reading now and then; a wrong clock would be wrong in most.
    let (mut times, mut strange) = (0, Vec::new());
    for row in written.rows() {
        for side in ["before", "after"] {
            let of = &row[side];
            let (latency, throughput) = (of["measured_latency"].as_f64(), of["measured_throughput"].as_f64());
            let (Some(latency), Some(throughput)) = (latency, throughput) else { continue };
            let instructions = number(&of["instructions"]);
            let is_plausible =
                throughput > instructions / 12.0 && latency > throughput * 0.9 && latency < 10.0 * instructions;
            times += 1;
            if !is_plausible {
                strange.push(format!("{side} of {row}"));
            }
        }
    }
    assert!(4 * strange.len() <= times, "{} of {times}: {strange:?}", strange.len());
    assert!(page.contains("timed on this CPU"));
}

#[test]
fn names_that_do_not_exist_are_all_named() {
    let mut command = Command::new(env!("CARGO_BIN_EXE_superopt-dag"));
    command.args(["experiment", "missing.s", "--objectives", "beauty,size", "--machines", "z80"]);
    let o = command.stdin(Stdio::null()).output().expect("the program runs");
    let text = String::from_utf8_lossy(&o.stderr).into_owned();
    assert!(!o.status.success());
    for part in ["missing.s", "`beauty`", "`z80`"] {
        assert!(text.contains(part), "{part} is missing in {text}");
    }
}

#[test]
fn a_browser_shows_every_plot_whole_on_a_phone_and_has_nothing_to_complain_about() {
    let written = Written::new(&["--machines", "generic"]);
    let at = |name: &str| written.dir.path().join(name);
    let Some(plain) = browse(&at("x.html")) else { return };
    assert_eq!(console(&plain), Vec::<String>::new());
    assert!(String::from_utf8_lossy(&plain.stdout).contains("data-plot=\"trade\""));
    // The console would have been seen.
    std::fs::write(at("bad.html"), "<script>console.error('seen')</script>").expect("written");
    assert!(!console(&browse(&at("bad.html")).expect("it was there")).is_empty());

    let seen = on_a_phone(written.dir.path(), &written.read("x.html")).expect("it was there");
    assert!(number(&seen["width"]) <= 360.0, "wider than a phone: {}", seen["width"]);
    assert!(number(&seen["tables"]) >= 2.0);
    let plots = seen["plots"].as_array().expect("plots");
    let names: Vec<&str> = plots.iter().filter_map(|p| p["name"].as_str()).collect();
    let mut wanted: Vec<String> = OBJECTIVES.iter().map(|o| format!("bars-{o}")).collect();
    wanted.extend(["trade", "gaps", "times"].map(str::to_string));
    if written.read("x.html").contains("timed on this CPU") {
        wanted.extend(["predicted-0", "predicted-1"].map(str::to_string));
    }
    assert_eq!(names, wanted);
    for plot in plots {
        assert!(number(&plot["width"]) > 300.0 && number(&plot["height"]) > 100.0, "{plot}");
        assert!(number(&plot["shapes"]) > 3.0, "{plot}");
        assert_eq!(plot["out"], Value::Array(Vec::new()), "texts stick out of {}", plot["name"]);
    }
}

#[test]
fn branches_win_where_they_are_predicted() {
    let dir = tempfile::tempdir().expect("a temporary directory");
    let csv = dir.path().join("x.csv").display().to_string();
    let input = format!("{}/examples/branches/branches.s", env!("CARGO_MANIFEST_DIR"));
    let mut command = Command::new(env!("CARGO_BIN_EXE_superopt-dag"));
    command.args(["experiment", &input, "--function", "cube", "--function", "cheap_max", "--objectives"]);
    command.args(["latency,throughput", "--machines", "skylake", "--branches", "--no-native", "-q", "--csv", &csv]);
    let o = command.stdin(Stdio::null()).output().expect("the program runs");
    assert!(o.status.success(), "{}", String::from_utf8_lossy(&o.stderr));
    let text = std::fs::read_to_string(&csv).expect("it was written");
    let rows: Vec<Vec<&str>> = text.lines().skip(1).map(|l| l.split(',').collect()).collect();
    // Two functions, two objectives, nine odds, in two orders.
    assert_eq!(rows.len(), 2 * 2 * 9 * 2, "{text}");
    let decision = |piece: &str, objective: &str, holds: &str, order: &str| {
        let found = rows.iter().find(|r| r[1] == piece && r[3] == objective && r[4] == holds && r[5] == order);
        found.unwrap_or_else(|| panic!("{piece} {objective} {holds} {order}\n{text}"))[8].to_string()
    };
    for objective in ["latency", "throughput"] {
        assert_eq!(decision("cube+0", objective, "0.5", "random"), "moves");
        assert_eq!(decision("cube+0", objective, "0.999", "random"), "branch");
        assert_eq!(decision("cube+0", objective, "0.5", "sorted"), "branch");
    }
    // Once a branch is better, it stays better for all odds further from one half.
    let taken: Vec<bool> = ["0.5", "0.6", "0.7", "0.8", "0.9", "0.95", "0.98", "0.99", "0.999"]
        .map(|holds| decision("cube+0", "latency", holds, "random") == "branch")
        .to_vec();
    assert!(taken.is_sorted(), "{taken:?}");
    // A maximum is one comparison and one move.
    assert_eq!(decision("cheap_max+0", "throughput", "0.999", "random"), "moves");
}
