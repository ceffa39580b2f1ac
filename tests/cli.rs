//! The program as a user runs it: exit codes, where things are written, and what happens when something is wrong.

mod support;

use std::path::Path;
use std::process::Output;
use support::start;

/// A negation in three instructions, which one does, and a function that is as short as can be.
const TWO: &str = "# superopt: f(edi) -> eax\n\t.text\n\t.globl f\n\t.type f,@function\nf:\n\tmovl %edi, %eax\n\
    \tnotl %eax\n\taddl $1, %eax\n\tret\n\t.size f,.-f\n# superopt: g(edi) -> eax\n\t.globl g\n\t.type g,@function\n\
    g:\n\tmovl %edi, %eax\n\tret\n\t.size g,.-g\n";

/// Search that ends at once.
const QUICK: [&str; 8] =
    ["--evaluations", "400000", "--longest", "2", "--rlimit", "2000000", "--strategy", "constant,enumerate"];

/// For as few instructions as there may be.
const FEWEST: [&str; 2] = ["--objective", "instructions"];

fn run(args: &[&str], stdin: &str) -> Output {
    start(args, stdin).wait_with_output().expect("the program ends")
}

/// [`run`] on a file with little search.
fn quick(path: &Path, more: &[&str]) -> Output {
    let path = path.to_str().expect("the path is text");
    run(&[&[path], &QUICK[..], more].concat(), "")
}

fn code(o: &Output) -> Option<i32> {
    o.status.code()
}

fn out(o: &Output) -> String {
    String::from_utf8(o.stdout.clone()).expect("output is text")
}

fn err(o: &Output) -> String {
    String::from_utf8(o.stderr.clone()).expect("messages are text")
}

/// A directory with the input in it.
struct Place {
    dir: tempfile::TempDir,
}

impl Place {
    fn new(text: &str) -> Place {
        let dir = tempfile::tempdir().expect("a temporary directory");
        std::fs::write(dir.path().join("in.s"), text).expect("written");
        Place { dir }
    }
    fn path(&self, name: &str) -> std::path::PathBuf {
        self.dir.path().join(name)
    }
    fn text(&self, name: &str) -> String {
        self.path(name).to_str().expect("the path is text").to_string()
    }
    fn read(&self, name: &str) -> String {
        std::fs::read_to_string(self.path(name)).expect("the file is there")
    }
    /// Names of all files, the input and hidden ones included.
    fn names(&self) -> Vec<String> {
        let entries = std::fs::read_dir(self.dir.path()).expect("readable");
        let mut names: Vec<String> =
            entries.map(|e| e.expect("readable").file_name().into_string().expect("text")).collect();
        names.sort();
        names
    }
}

#[test]
fn an_improved_input_is_printed_and_the_talk_goes_to_stderr() {
    let p = Place::new(TWO);
    let o = quick(&p.path("in.s"), &FEWEST);
    assert_eq!(code(&o), Some(0), "{}", err(&o));
    let text = out(&o);
    assert!(!text.contains("notl"), "{text}");
    assert!(text.contains("proved on this text"), "{text}");
    assert!(err(&o).contains("f: improved, 3 -> 1 instructions"), "{}", err(&o));
    assert!(err(&o).contains("g: unchanged"), "{}", err(&o));
    let silent = quick(&p.path("in.s"), &[&["-q"], &FEWEST[..]].concat());
    assert_eq!((out(&silent), err(&silent)), (text, String::new()));
    assert_eq!(p.names(), ["in.s"]);
}

#[test]
fn an_input_that_stays_comes_back_as_it_is() {
    let (_, g) = TWO.split_at(TWO.find("# superopt: g").expect("there"));
    let p = Place::new(g);
    let o = quick(&p.path("in.s"), &[]);
    assert_eq!((code(&o), out(&o)), (Some(0), g.to_string()));
}

#[test]
fn output_goes_to_a_file_or_to_standard_output() {
    let p = Place::new(TWO);
    let printed = out(&quick(&p.path("in.s"), &[]));
    let o = quick(&p.path("in.s"), &["-o", &p.text("out.s")]);
    assert_eq!((code(&o), out(&o)), (Some(0), String::new()));
    assert_eq!(p.read("out.s"), printed);
    assert_eq!(p.names(), ["in.s", "out.s"]);
    let dash = quick(&p.path("in.s"), &["-o", "-"]);
    assert_eq!((code(&dash), out(&dash)), (Some(0), printed.clone()));
    let piped = run(&[&["-"], &QUICK[..]].concat(), TWO);
    assert_eq!((code(&piped), out(&piped)), (Some(0), printed));
}

#[test]
fn json_says_what_was_done() {
    let p = Place::new(TWO);
    let o = quick(&p.path("in.s"), &[&["--json", &p.text("r.json"), "--seed", "9"], &FEWEST[..]].concat());
    assert_eq!(code(&o), Some(0), "{}", err(&o));
    let json: serde_json::Value = serde_json::from_str(&p.read("r.json")).expect("the report is JSON");
    assert_eq!(json["seed"], 9);
    let f = &json["functions"][0];
    assert_eq!((&f["name"], &f["status"], &f["proof_status"]), (&"f".into(), &"improved".into(), &"proved".into()));
    assert_eq!((&f["before"]["instructions"], &f["after"]["instructions"]), (&3.into(), &1.into()));
    assert_eq!(json["functions"][1]["status"], "unchanged");
    assert_eq!(json["functions"].as_array().map(Vec::len), Some(2));
}

#[test]
fn csv_has_a_line_for_each_function() {
    let p = Place::new(TWO);
    let o = quick(&p.path("in.s"), &[&["--csv", &p.text("r.csv")], &FEWEST[..]].concat());
    assert_eq!(code(&o), Some(0), "{}", err(&o));
    let csv = p.read("r.csv");
    let rows: Vec<Vec<&str>> = csv.lines().map(|l| l.split(',').collect()).collect();
    let column = |name: &str| rows[0].iter().position(|c| *c == name).expect("a column");
    let of = |row: usize| ["name", "status", "instructions_before", "instructions_after"].map(|c| rows[row][column(c)]);
    assert_eq!(rows.len(), 3, "{csv}");
    assert_eq!((of(1), of(2)), (["f", "improved", "3", "1"], ["g", "unchanged", "1", "1"]));
    let o = quick(&p.path("in.s"), &["--csv", "/nowhere/r.csv"]);
    assert_eq!(code(&o), Some(1), "a file that cannot be written is refused before the search");
    assert!(out(&o).is_empty() && err(&o).contains("/nowhere/r.csv"), "{}", err(&o));
}

#[test]
fn without_growth_no_cost_is_paid_with_another() {
    // One `lea` without a base takes a byte more than these three.
    let p = Place::new(
        "\t.text\n\t.globl f\n\t.type f,@function\nf:\n\tmovl %edi, %eax\n\taddl %eax, %eax\n\taddl %eax, %eax\n\tret\n\t.size f,.-f\n",
    );
    let after = |more: &[&str]| {
        let report = p.text("r.json");
        let signature = ["--signature", "f(edi) -> eax", "--json", &report];
        let o = quick(&p.path("in.s"), &[&signature[..], more].concat());
        assert_eq!(code(&o), Some(0), "{}", err(&o));
        let json: serde_json::Value = serde_json::from_str(&p.read("r.json")).expect("the report is JSON");
        let f = &json["functions"][0];
        assert_eq!(f["status"], "improved");
        (f["after"]["instructions"].as_u64(), f["after"]["bytes"].as_u64())
    };
    assert_eq!(after(&[]), (Some(1), Some(8)));
    assert_eq!(after(&["--no-growth"]), (Some(2), Some(6)));
}

#[test]
fn without_growth_only_what_is_proved_is_chosen_from() {
    // The number of the lowest 1-bit: candidates that the test states do not refute are small and wrong.
    let p = Place::new(
        "\t.text\n\t.globl f\n\t.type f,@function\nf:\n\tbsfl %edi, %ecx\n\tincl %ecx\n\txorl %eax, %eax\n\ttestl %edi, %edi\n\tcmovnel %ecx, %eax\n\tret\n\t.size f,.-f\n",
    );
    let report = p.text("r.json");
    let o = quick(&p.path("in.s"), &["--signature", "f(edi) -> eax", "--no-growth", "--json", &report]);
    assert_eq!(code(&o), Some(0), "{}", err(&o));
    let json: serde_json::Value = serde_json::from_str(&p.read("r.json")).expect("the report is JSON");
    assert_ne!(json["functions"][0]["status"], "unproved", "{json}");
}

#[test]
fn only_named_functions_are_looked_at() {
    let p = Place::new(TWO);
    let o = quick(&p.path("in.s"), &["--function", "g"]);
    assert_eq!((code(&o), out(&o)), (Some(0), TWO.to_string()));
    let o = quick(&p.path("in.s"), &["--function", "g", "--function", "h", "--function", "i"]);
    assert_eq!((code(&o), out(&o)), (Some(1), String::new()));
    for wanted in ["`h`", "`i`", "f, g", "remedy"] {
        assert!(err(&o).contains(wanted), "{wanted} in {}", err(&o));
    }
}

#[test]
fn a_closed_pipe_is_no_error() {
    // More than a pipe holds, so that writing must fail.
    let long = format!("{TWO}{}", "# a comment line that fills the pipe\n".repeat(10_000));
    let mut child = start(&[&["-"], &QUICK[..]].concat(), &long);
    drop(child.stdout.take());
    let o = child.wait_with_output().expect("the program ends");
    assert_eq!(code(&o), Some(0), "{}", err(&o));
    assert!(!err(&o).contains("panic"), "{}", err(&o));
}

#[test]
fn every_command_survives_a_closed_pipe() {
    let p = Place::new(TWO);
    let input = p.text("in.s");
    for args in [&["isa", "list"][..], &["explain", &input], &["verify", &input, &input], &["--help"]] {
        let mut child = start(args, "");
        drop(child.stdout.take());
        let o = child.wait_with_output().expect("the program ends");
        assert_eq!(code(&o), Some(0), "{args:?}: {}", err(&o));
        assert!(!err(&o).contains("panic"), "{args:?}: {}", err(&o));
    }
}

#[test]
fn usage_errors_exit_with_2() {
    for args in [&[][..], &["--no-such-option", "x.s"], &["verify", "a.s"], &["in.s", "--seed", "many"]] {
        let o = run(args, "");
        assert_eq!(code(&o), Some(2), "{args:?}: {}", err(&o));
        assert!(err(&o).contains("Usage") || err(&o).contains("--help"), "{args:?}: {}", err(&o));
    }
}

/// Runs with `args` on a good input and an output file that exists; everything must stay as it was.
fn refused(args: &[&str]) -> String {
    refused_text(TWO, args)
}

fn refused_text(text: &str, args: &[&str]) -> String {
    let p = Place::new(text);
    std::fs::write(p.path("out.s"), "before\n").expect("written");
    let o = quick_without_strategy(&p, &[&["-o", &p.text("out.s"), "--json", &p.text("r.json")], args].concat());
    assert_eq!((code(&o), out(&o)), (Some(1), String::new()), "{args:?}: {}", err(&o));
    assert_eq!(p.read("out.s"), "before\n", "{args:?}");
    assert_eq!(p.names(), ["in.s", "out.s"], "{args:?}");
    assert!(err(&o).contains("error") && err(&o).contains("remedy"), "{}", err(&o));
    err(&o)
}

fn quick_without_strategy(p: &Place, more: &[&str]) -> Output {
    run(&[&[p.text("in.s").as_str()], &QUICK[..6], more].concat(), "")
}

#[test]
fn unknown_names_of_options_are_refused_with_the_known_ones() {
    let e = refused(&["--objective", "beauty"]);
    assert!(e.contains("`beauty`") && e.contains("instructions") && e.contains("size"), "{e}");
    let e = refused(&["--strategy", "luck,enumerate,fate"]);
    assert!(e.contains("`luck`") && e.contains("`fate`") && e.contains("linear"), "{e}");
    let e = refused(&["--timeout", "inf", "--march", "none"]);
    assert!(e.contains("--timeout inf") && e.contains("`none`"), "{e}");
    refused(&["--timeout=-1"]);
    refused(&["--timeout=nan"]);
    let e = refused(&["--objective", "uops", "--tune", "pentium"]);
    assert!(e.contains("`pentium`") && e.contains("cascadelake"), "{e}");
    let e = refused(&["--march", "abacus"]);
    assert!(e.contains("`abacus`") && e.contains("haswell"), "{e}");
}

#[test]
fn bad_signatures_are_refused() {
    let e = refused(&["--signature", "f(edi -> eax", "--signature", "g(xyz) -> eax"]);
    assert!(e.contains("f(edi -> eax") && e.contains("g(xyz) -> eax") && e.contains("column"), "{e}");
    let e = refused(&["--signature", "nothere(edi) -> eax"]);
    assert!(e.contains("`nothere`") && e.contains("f, g"), "{e}");
    let e = refused(&["--signature", "f(esi) -> eax"]);
    assert!(e.contains("reads rdi"), "{e}");
}

#[test]
fn problems_of_the_command_line_and_of_the_input_come_together() {
    let bad = "f:\n\tmovl %edi, %eax\n\tbogus %eax\n\tmovl %xyz, %eax\n\tret\n";
    let e =
        refused_text(bad, &["--objective", "beauty", "--strategy", "luck", "--march", "abacus", "--signature", "f("]);
    for wanted in ["in.s:3", "bogus", "in.s:4", "%xyz", "`beauty`", "`luck`", "`abacus`", "f("] {
        assert!(e.contains(wanted), "{wanted} in {e}");
    }
}

#[test]
fn missing_inputs_and_unwritable_outputs() {
    let p = Place::new(TWO);
    let o = run(&[&p.text("none.s"), "-o", &p.text("out.s")], "");
    assert_eq!(code(&o), Some(1));
    assert!(err(&o).contains("none.s: error: cannot be read"), "{}", err(&o));
    let nowhere = p.text("no/such/out.s");
    for option in ["-o", "--json"] {
        let o = quick(&p.path("in.s"), &[option, &nowhere]);
        assert_eq!((code(&o), out(&o)), (Some(1), String::new()), "{option}");
        assert!(err(&o).contains("no/such/out.s: error: cannot be written"), "{}", err(&o));
        // Nothing was searched for an output that cannot be written.
        assert!(!err(&o).contains("improved"), "{}", err(&o));
    }
    let o = quick(&p.path("in.s"), &["-o", &p.text("")]);
    assert_eq!(code(&o), Some(1));
    assert!(err(&o).contains("is a directory"), "{}", err(&o));
    assert_eq!(p.names(), ["in.s"]);
}

/// Clang writes the last character of a comment as it is; comments and strings of old files are in Latin-1.
#[test]
fn bytes_that_are_no_utf_8_stay() {
    let p = Place::new(TWO);
    let code = "f:\n\tmovl\t%edi, %eax\n\taddl\t$0, %eax\n\tret\n\t.size f,.-f\n\t.section .rodata\n";
    for extra in [&b"\t.byte\t0                               # ^@\0\n"[..], b"# caf\xe9\n\t.string \"\xe9t\xe9\"\n"] {
        let input = [code.as_bytes(), extra].concat();
        std::fs::write(p.path("bytes.s"), &input).expect("written");
        let o = quick(&p.path("bytes.s"), &["--signature", "f(edi) -> eax"]);
        assert!(err(&o).contains("f: improved"), "{}", err(&o));
        assert!(o.stdout.ends_with(extra) && o.stdout.len() < input.len() + 400, "{:?}", out(&o));
        quick(&p.path("bytes.s"), &["--timeout", "0", "-o", &p.text("same.s")]);
        assert_eq!(std::fs::read(p.path("same.s")).expect("written"), input);
    }
}

#[test]
fn source_of_another_language_is_called_that_once() {
    let p = Place::new(TWO);
    let c = "#include <stdio.h>\nint main(void)\n{\n    int i = 0;\n    return i;\n}\n";
    for (name, what) in [("foo.c", "is C source"), ("foo.cpp", "is C++ source"), ("foo", "is C source")] {
        std::fs::write(p.path(name), c).expect("written");
        let o = quick(&p.path(name), &[]);
        assert_eq!(code(&o), Some(1));
        assert!(
            err(&o).contains(what) && err(&o).contains("-O2 -S foo") && err(&o).lines().count() == 2,
            "{}",
            err(&o)
        );
    }
    std::fs::write(p.path("foo.s"), c).expect("written");
    assert!(err(&quick(&p.path("foo.s"), &[])).contains("`as` says"));
}

#[test]
fn no_more_than_twenty_problems_of_a_kind_are_told() {
    let p = Place::new(&"\tfrobnicate %eax\n".repeat(200));
    let o = quick(&p.path("in.s"), &[]);
    assert_eq!(err(&o).matches("no such instruction").count(), 20, "{}", err(&o));
    assert!(err(&o).ends_with("in.s: error: 180 more of this kind\n"), "{}", err(&o));
}

#[test]
fn an_unknown_name_gets_the_nearest_ones() {
    let names = ["parse_number", "parse_name", "sqlite3_open", "sqlite3_close", "main", "sort"];
    let p = Place::new(&names.map(|n| format!("{n}:\n\tret\n")).concat());
    let o = quick(&p.path("in.s"), &["--function", "sqlite_open"]);
    let told = "the nearest names here: sqlite3_open, sqlite3_close, ";
    assert!(err(&o).contains(told) && err(&o).contains("(3 more)"), "{}", err(&o));
}

/// What is left of the limit is shared by the functions that are left, and each keeps to its share.
#[test]
fn the_time_limit_is_the_whole_input_s() {
    let slow =
        "\tmovq %rdi, %rax\n\timulq %rsi, %rax\n\txorq %rdi, %rax\n\tpdep %rsi, %rax, %rax\n\tbswap %rax\n\tret\n";
    let p = Place::new(
        &(0..60)
            .map(|n| format!("f{n}:\n{}", slow.replace("xorq", if n % 2 == 0 { "addq" } else { "subq" })))
            .collect::<String>(),
    );
    let started = std::time::Instant::now();
    let o = run(&[&p.text("in.s"), "--timeout", "3", "--march", "haswell"], "");
    assert_eq!(code(&o), Some(0), "{}", err(&o));
    assert!(started.elapsed().as_secs() < 20, "{:?}", started.elapsed());
}

#[test]
fn no_time_leaves_the_original() {
    let p = Place::new(TWO);
    let o = quick(&p.path("in.s"), &["--timeout", "0"]);
    assert_eq!((code(&o), out(&o)), (Some(0), TWO.to_string()));
    assert!(err(&o).contains("f: kept") && err(&o).contains("the time limit came before its turn"), "{}", err(&o));
}

#[test]
fn too_little_memory_leaves_the_original() {
    let p = Place::new(TWO);
    let o = quick(&p.path("in.s"), &["--memory", "20", "--json", &p.text("r.json")]);
    assert_eq!((code(&o), out(&o)), (Some(0), TWO.to_string()), "{}", err(&o));
    assert!(err(&o).contains("f: kept") && err(&o).contains("the worker ended"), "{}", err(&o));
    let json: serde_json::Value = serde_json::from_str(&p.read("r.json")).expect("the report is JSON");
    assert_eq!(json["functions"][0]["status"], "kept");
}

#[test]
fn verify_tells_equal_different_and_unknown_apart() {
    let p = Place::new(TWO);
    let same = run(&["verify", &p.text("in.s"), &p.text("in.s")], "");
    assert_eq!(code(&same), Some(0), "{}{}", out(&same), err(&same));
    std::fs::write(p.path("b.s"), TWO.replace("$1", "$2")).expect("written");
    let different = run(&["verify", &p.text("in.s"), &p.text("b.s"), "--json", &p.text("v.json")], "");
    assert_eq!(code(&different), Some(1), "{}", err(&different));
    assert!(
        out(&different).contains("f: different") && out(&different).contains("g: equivalent"),
        "{}",
        out(&different)
    );
    let json: serde_json::Value = serde_json::from_str(&p.read("v.json")).expect("the report is JSON");
    assert!(json.to_string().contains("different"), "{json}");
    // x = (x / y) * y + x % y, which is beyond a solver with so little to spend.
    let divide = "f:\n\tmovq %rdi, %rax\n\txorl %edx, %edx\n\tdivq %rsi\n";
    let sum = format!("# superopt: f(rdi, rsi) -> rax\n{divide}\timulq %rsi, %rax\n\taddq %rdx, %rax\n\tret\n");
    std::fs::write(p.path("c.s"), sum).expect("written");
    std::fs::write(p.path("d.s"), format!("{divide}\tmovq %rdi, %rax\n\tret\n")).expect("written");
    let unknown = run(&["verify", &p.text("c.s"), &p.text("d.s"), "--rlimit", "20000"], "");
    assert_eq!(code(&unknown), Some(3), "{}{}", out(&unknown), err(&unknown));
    assert!(out(&unknown).contains("f: unknown"), "{}", out(&unknown));
    let missing = run(&["verify", &p.text("in.s"), &p.text("none.s")], "");
    assert_eq!(code(&missing), Some(1));
    assert!(err(&missing).contains("none.s"), "{}", err(&missing));
}

#[test]
fn an_experiment_has_a_row_for_each_function_strategy_and_seed() {
    let p = Place::new(TWO);
    let files = ["--csv", &p.text("e.csv"), "--json", &p.text("e.json"), "--html", &p.text("e.html")];
    let limits = ["--evaluations", "400000", "--longest", "2", "--seeds", "1,2", "--strategies", "constant,enumerate"];
    let o = run(&[&["experiment", &p.text("in.s"), "--function", "f"], &limits[..], &files[..]].concat(), "");
    assert_eq!(code(&o), Some(0), "{}", err(&o));
    let json: serde_json::Value = serde_json::from_str(&p.read("e.json")).expect("JSON");
    let rows = json["rows"].as_array().expect("rows");
    assert_eq!((rows.len(), p.read("e.csv").lines().count()), (4, 5));
    for row in rows.iter().filter(|r| r["strategy"] == "enumerate") {
        assert_eq!((&row["length"], &row["minimal"], &row["after"]), (&1.into(), &true.into(), &1.into()), "{row}");
        assert!(row["memory"].as_f64().expect("a number") > 1.0 && row["evaluations"].as_u64() > Some(0), "{row}");
    }
    let constants: Vec<_> = rows.iter().filter(|r| r["strategy"] == "constant").collect();
    assert!(constants.iter().all(|r| r["length"].is_null() && r["minimal"] == false), "{constants:?}");
    assert!(out(&o).contains("| enumerate") && p.read("e.html").contains("</svg>"), "{}", out(&o));
    let o = run(&["experiment", &p.text("in.s"), "--function", "h", "--strategies", "guess", "--seeds", "1"], "");
    assert_eq!((code(&o), out(&o)), (Some(1), String::new()));
    assert!(["`h`", "`guess`"].iter().all(|w| err(&o).contains(w)), "{}", err(&o));
}
