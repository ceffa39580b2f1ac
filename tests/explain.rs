//! `explain`: each instruction with its segments and why it stays, graphs as pictures, the page, what a search tried.

mod browser;

use browser::{browse, console, on_a_phone};
use serde_json::Value;
use std::path::Path;
use std::process::{Command, Output, Stdio};

/// A negation in three instructions, around a load and a call; a loop whose counter is on the stack.
const TEXT: &str = "# superopt: f(rdi, esi) -> eax\n\t.text\n\t.globl f\n\t.type f,@function\nf:\n\tpushq %rbx\n\
    \tmovl (%rdi), %ebx\n\txorl %esi, %ebx\n\tnotl %ebx\n\taddl $1, %ebx\n\tmovl %ebx, %edi\n\tcall g\n\tcpuid\n\
    \tmovl %ebx, %eax\n\tpopq %rbx\n\tret\n\t.size f,.-f\n\
    # superopt: h(edi) -> eax\n\t.globl h\n\t.type h,@function\nh:\n\tpushq %rbp\n\tmovq %rsp, %rbp\n\
    \tmovl %edi, -4(%rbp)\n\tmovl $0, -8(%rbp)\n\tjmp .L1\n.L2:\n\tmovl -4(%rbp), %eax\n\taddl %eax, -8(%rbp)\n\
    \tsubl $1, -4(%rbp)\n.L1:\n\tcmpl $0, -4(%rbp)\n\tjne .L2\n\tmovl -8(%rbp), %eax\n\tpopq %rbp\n\tret\n\
    \t.size h,.-h\n";

const SEARCH: [&str; 9] =
    ["--search", "--evaluations", "100000", "--longest", "2", "--rlimit", "2000000", "--timeout", "60"];

fn run(args: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_superopt-dag"));
    command.args(["explain"]).args(args).stdin(Stdio::null()).output().expect("the program runs")
}

fn at(dir: &Path, name: &str) -> String {
    dir.join(name).display().to_string()
}

/// A directory with the text in it, as `a.s`.
fn place() -> (tempfile::TempDir, String) {
    let dir = tempfile::tempdir().expect("a temporary directory");
    let input = at(dir.path(), "a.s");
    std::fs::write(&input, TEXT).expect("a file");
    (dir, input)
}

/// What is printed.
fn out(args: &[&str]) -> String {
    let o = run(args);
    assert!(o.status.success(), "{}", String::from_utf8_lossy(&o.stderr));
    String::from_utf8(o.stdout).expect("text")
}

#[test]
fn each_instruction_has_its_segments_and_why_it_stays() {
    let (_dir, input) = place();
    let text = out(&[&input]);
    for (instruction, why) in [
        ("movl (%rdi), %ebx", "load"),
        ("call g", "call"),
        ("cpuid", "no row for cpuid"),
        ("pushq %rbx", "stack operation push"),
        ("addl %eax, -8(%rbp)", "load, store"),
    ] {
        assert!(text.contains(&format!("{instruction}  # skeleton: {why}\n")), "{instruction} in {text}");
    }
    assert!(text.contains("seg 0  notl %ebx\n") && text.contains("-  call g"), "{text}");
    assert!(text.contains("segment 0: instructions 1 to 5, lines 7 to 11\n"), "{text}");
    assert!(!text.contains("search:"), "{text}");
}

#[test]
fn a_search_lists_each_window_with_what_was_tried() {
    let (dir, input) = place();
    let json = at(dir.path(), "a.json");
    let text = out(&[&[input.as_str(), "--json", &json], &SEARCH[..]].concat());
    assert!(text.contains("search: improved, "), "{text}");
    let window = text.split("window: ").nth(1).expect("a window");
    for part in [" inputs, ", " outputs: ", "of: n", "not.32", "tried: ", "enumerate up to length "] {
        assert!(window.contains(part), "{part} in {text}");
    }
    // The numbers of the loop's segments are not those of the input.
    assert!(text.contains("with slots in registers"), "{text}");
    let json: Value = serde_json::from_str(&std::fs::read_to_string(&json).expect("a file")).expect("JSON");
    let (f, h) = (&json["functions"][0], &json["functions"][1]);
    assert_eq!(f["instructions"][1]["skeleton"], serde_json::json!(["load"]));
    assert_eq!(f["search"]["status"], "improved");
    assert_eq!(h["search"]["promoted"], true);
    let segments = f["search"]["segments"].as_array().expect("segments");
    for s in segments {
        let (lines, details) = (s["windows"].as_array().expect("lines"), s["details"].as_array().expect("details"));
        assert!(!lines.is_empty() && lines.len() == details.len(), "{s}");
    }
}

#[test]
fn the_page_has_everything_and_a_phone_shows_it() {
    let (dir, input) = place();
    let file = at(dir.path(), "a.html");
    let options = ["--format", "html", "-o", &file];
    assert_eq!(out(&[&[input.as_str()], &options[..], &SEARCH[..]].concat()), "");
    let page = std::fs::read_to_string(&file).expect("the page");
    for part in [
        "skeleton: load, store",
        "skeleton: no row for cpuid",
        "<svg",
        "f(rdi, esi) -&gt; eax",
        "Tried: ",
        "notl %ebx",
        ".L2:",
    ] {
        assert!(page.contains(part), "{part} is missing in {page}");
    }
    assert!(!page.contains("src=") && !page.contains("href="), "{page}");
    let Some(plain) = browse(Path::new(&file)) else { return };
    assert_eq!(console(&plain), Vec::<String>::new());
    let seen = on_a_phone(dir.path(), &page).expect("it was there");
    assert!(seen["width"].as_f64().is_some_and(|w| w <= 360.0), "wider than a phone: {seen}");
    let plots = seen["plots"].as_array().expect("plots");
    assert!(plots.len() >= 2, "{seen}");
    for plot in plots {
        assert_eq!(plot["out"], Value::Array(Vec::new()), "texts stick out");
        assert!(plot["shapes"].as_f64().is_some_and(|n| n > 3.0), "{plot}");
    }
}

#[test]
fn all_graphs_are_one_picture() {
    let (dir, input) = place();
    let svg = out(&[&input, "--format", "svg"]);
    assert!(svg.starts_with("<svg ") && svg.ends_with("</svg>\n") && svg.matches("<svg").count() == 1, "{svg}");
    let titles = out(&[&input]).matches("  segment ").count();
    assert_eq!(svg.matches(": instructions ").count(), titles, "{svg}");
    let Some(seen) = on_a_phone(dir.path(), &svg) else { return };
    let plot = &seen["plots"][0];
    assert_eq!(plot["out"], Value::Array(Vec::new()), "texts stick out");
    assert!(plot["shapes"].as_f64().is_some_and(|n| n > 10.0), "{plot}");
}

#[test]
fn what_is_refused_writes_nothing() {
    let (dir, input) = place();
    let output = at(dir.path(), "out.html");
    for (more, what) in [
        (&["--format", "pdf"][..], "no format `pdf`"),
        (&["--objective", "haste"], "no objective `haste`"),
        (&["--function", "nobody"], "no function `nobody`"),
        (&["--json", "/nowhere/a.json"], "/nowhere/a.json"),
    ] {
        let o = run(&[&[input.as_str(), "-o", &output], more].concat());
        assert_eq!(o.status.code(), Some(1));
        assert!(String::from_utf8_lossy(&o.stderr).contains(what), "{}", String::from_utf8_lossy(&o.stderr));
        assert!(!Path::new(&output).exists(), "{more:?}");
    }
}
