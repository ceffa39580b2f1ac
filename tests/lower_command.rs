//! `lower` as a user runs it: what it prints, that it is proved, and what it says when something is wrong.

#[path = "../lowering/tests/common/random_dag.rs"]
mod random_dag;

use serde_json::Value;
use std::io::Write;
use std::process::{Command, Output, Stdio};

/// A load and a store, a wide product, flags that go on, a narrow write into a content, an argument in the second byte.
const MIXED: &str = "\
dag 1
p = input rdi
x = input rsi
rest = input rax
carry = input CF
l = mov.32 new, [p + x*4 + 8] (effect)
sum = adc.32 l, x, CF=carry
wide = mul.64 sum, rax=x
byte = setb.8 rest, CF=sum.CF
one = add.8 byte, x[15:8]
s = mov.32 [p - 0x1000], wide.rdx (effect)   # a comment
out rdx = wide.rdx
out rax & 0xff = one
out CF = one.CF
";

fn run(args: &[&str], stdin: &str) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_superopt-dag"));
    let pipes = command.args(args).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = pipes.spawn().expect("the program starts");
    // A program that does not read its input closes the pipe early.
    let _ = child.stdin.take().expect("piped").write_all(stdin.as_bytes());
    child.wait_with_output().expect("the program ends")
}

fn stdout(o: &Output) -> String {
    String::from_utf8_lossy(&o.stdout).into_owned()
}

fn stderr(o: &Output) -> String {
    String::from_utf8_lossy(&o.stderr).into_owned()
}

/// The text of a graph that can be lowered.
fn lowered(dag: &str, args: &[&str]) -> String {
    let o = run(&[&["lower", "-"], args].concat(), dag);
    assert!(o.status.success(), "{}", stderr(&o));
    stdout(&o)
}

#[test]
fn every_objective_prints_proved_assembly_with_its_figures() {
    for objective in lowering::Objective::ALL {
        let out = lowered(MIXED, &["--objective", objective.name(), "--seconds", "5"]);
        assert!(out.contains(&format!("# objective {objective}: cost ")), "{out}");
        assert!(out.contains("bound ") && out.contains("# proof: the text was read back"), "{out}");
        assert!(out.contains("mul ") && out.contains("setb ") && out.contains("\tret\n"), "{out}");
        superopt_dag::input::load_text("out.s", &out).expect("it assembles");
    }
}

#[test]
fn the_program_and_the_report_are_written() {
    let dir = tempfile::tempdir().expect("a temporary directory");
    let (lp, json) = (dir.path().join("a.lp"), dir.path().join("a.json"));
    let (lp, json) = (lp.display().to_string(), json.display().to_string());
    let dag = "a = input rdi\nb = input rsi\nc = not.64 a\nd = and.64 c, b\ne = add.64 d, a\nout rax = e\n";
    let out = lowered(dag, &["--lp", &lp, "--json", &json, "--objective", "size"]);
    assert!(std::fs::read_to_string(lp).expect("written").contains("min"));
    let report: Value = serde_json::from_str(&std::fs::read_to_string(json).expect("written")).expect("JSON");
    assert_eq!((report["status"].as_str(), &report["cost"]), (Some("optimal"), &report["bound"]));
    let lines = report["lines"].as_array().expect("a list");
    assert_eq!(report["instructions"], lines.len());
    assert!(lines.iter().all(|l| out.contains(l.as_str().expect("text"))));
}

/// A table in comments, and each result as a function of its own; no row is as good as another in every column.
#[test]
fn the_results_that_no_other_covers_are_listed() {
    let mut several = 0;
    for seed in 0..6 {
        let dag = dag::text::print(&random_dag::random_dag(seed, 6 + seed as usize % 8));
        let out = lowered(&dag, &["--pareto", "--tune", "skylake"]);
        let rows: Vec<Vec<&str>> = out
            .lines()
            .filter_map(|l| l.strip_prefix("# | lowered_"))
            .map(|l| l.split('|').map(str::trim).filter(|c| !c.is_empty()).collect())
            .collect();
        assert!(!rows.is_empty(), "{out}");
        let figures = |r: &[&str]| -> Vec<f64> { r[2..7].iter().map(|c| c.parse().expect("a number")).collect() };
        for (i, a) in rows.iter().enumerate() {
            assert!(out.contains(&format!("lowered_{}:\n", i + 1)), "{out}");
            assert_eq!(a[7], "optimal", "{out}");
            let covered = |b: &[f64]| b.iter().zip(figures(a)).all(|(b, a)| *b <= a);
            assert!(!rows.iter().enumerate().any(|(j, b)| i != j && covered(&figures(b))), "{out}");
        }
        several += usize::from(rows.len() > 1);
        let functions = superopt_dag::input::load_text("out.s", &out).expect("it assembles").functions.len();
        assert_eq!(functions, rows.len());
    }
    assert!(several > 0, "no graph had several results");
    let o = run(&["lower", "-", "--pareto", "--objective", "size"], MIXED);
    assert!(!o.status.success() && stderr(&o).contains("--pareto"), "{}", stderr(&o));
}

#[test]
fn registers_that_are_reserved_are_not_written() {
    let dag =
        "a = input rdi\nb = input rsi\nc = not.64 a\nd = and.64 c, b\ne = add.64 d, a\nout rax = e\nout rdx = c\n";
    let out = lowered(dag, &["--reserve", "rdi,rsi,rcx"]);
    let written = |r: &str| out.lines().any(|l| l.split_whitespace().nth(1) == Some(&format!("{r},")));
    assert!(!written("rdi") && !written("rsi") && !written("rcx"), "{out}");
    let out = lowered(dag, &["--registers", "2"]);
    assert!(out.lines().filter(|l| l.starts_with('\t')).all(|l| !l.contains("rcx") && !l.contains("r8")), "{out}");
    let o = run(&["lower", "-", "--registers", "1"], dag);
    assert!(!o.status.success() && stderr(&o).contains("may not be written"), "{}", stderr(&o));
}

#[test]
fn where_registers_do_not_suffice_slots_do() {
    let dag = "a = input rdi\nb = input rsi\nc = input rdx\nd = imul.64 a, b\ne = imul.64 b, c\nf = imul.64 c, a\n\
               g = imul.64 d, e\nh = imul.64 g, f\ni = imul.64 h, a\nj = imul.64 i, b\nk = imul.64 j, c\nl = imul.64 k, d\n\
               m = imul.64 l, e\nout rax = m\n";
    let without = run(&["lower", "-", "--registers", "4"], dag);
    assert!(!without.status.success() && stderr(&without).contains("--slots"), "{}", stderr(&without));
    let out = lowered(dag, &["--registers", "4", "--slots", "4"]);
    assert!(out.contains("[rsp - 8]") || out.contains("[rsp-8]") || out.contains("[rsp-0x8]"), "{out}");
}

#[test]
fn constants_in_memory_are_constants() {
    let dag = "x = input zmm0\ny = vpaddd.v128 new, x, [rip + \".LC7\"] holds 01000000020000000300000004000000 aligned 16\n\
               out zmm0 & 0xffff = y\n";
    let out = lowered(dag, &[]);
    assert!(out.contains("vpaddd .LC7(%rip), %xmm0, %xmm0"), "{out}");
}

#[test]
fn the_address_of_constants_is_not_what_they_are() {
    let dag = "a = lea.64 new, [rip + \"table.0\"] holds 0100000000000000 aligned 8\n\
               b = mov.64 new, [rip + \"table.0\"] holds 0100000000000000 aligned 8\nout rdx = a\nout rax = b\n";
    let out = lowered(dag, &[]);
    assert!(out.contains("leaq table.0(%rip), %rdx") && out.contains("%rax"), "{out}");
}

#[test]
fn symbols_keep_their_names_whatever_they_look_like() {
    for symbol in ["__func__.0", "rax", "a+8", "b@GOTPCREL"] {
        let out = lowered(&format!("a = mov.64 new, [rip + \"{symbol}\"] (effect)\nout rdx = a\n"), &[]);
        assert!(out.contains(&format!("movq {symbol}(%rip), %rdx")), "{out}");
    }
}

#[test]
fn a_division_whose_fault_is_excluded_is_a_value() {
    let dag = "n = input rdi\nd = input rsi\nz = const 0\nq = div.32 d, rax=n, rdx=z\nout rax & 0xffffffff = q.rax\n";
    let o = run(&["lower", "-"], dag);
    assert!(!o.status.success() && stderr(&o).contains("state the fact"), "{}", stderr(&o));
    assert!(lowered(&format!("{dag}fact esi != 0\n"), &[]).contains("div esi"));
    let marked = dag.replace("rdx=z", "rdx=z (effect)");
    assert!(lowered(&marked, &[]).contains("div esi"));
    // The fact must really exclude it.
    let o = run(&["lower", "-"], &format!("{dag}fact edi != 0\n"));
    assert!(!o.status.success() && o.stdout.is_empty(), "{}", stdout(&o));
}

#[test]
fn all_mistakes_come_together() {
    let dag = "a = input edi\nb = input rsi\nc = adds.32 b, b\nout rax = b\nout rax = b\nd = mov.32 new, [b]\n";
    let o = run(&["lower", "-", "--objective", "beauty", "--reserve", "eax"], dag);
    let text = stderr(&o);
    assert_eq!(o.status.code(), Some(1));
    for part in ["<stdin>:1:", "write rdi", "<stdin>:3:", "<stdin>:5:", "<stdin>:6:", "(effect)", "beauty", "`eax`"] {
        assert!(text.contains(part), "{part} is missing in\n{text}");
    }
    assert!(o.stdout.is_empty());
}

#[test]
fn what_cannot_be_printed_is_refused_with_a_reason() {
    for (dag, reason) in [
        ("a = input rdi\n", "no result"),
        ("a = input rdi\nb = call \"f\"; from rdi=a; gives rax (effect)\nout rax = b.rax\n", "is a call"),
        ("a = lea.64 new, [rip + 8]\nout rax = a\n", "without a symbol"),
        ("a = input rdi\nb = vpaddd.v512 new, a, a\nout zmm0 = b\n", "does not take"),
        ("a = input rdi\nout rdi = a\nx = imul.64.64 a, 3\n", "no instruction"),
    ] {
        let o = run(&["lower", "-"], dag);
        assert!(!o.status.success() && stderr(&o).contains(reason), "{dag}\n{}", stderr(&o));
    }
    let wide = "a = input zmm1\nb = vpaddd.v512 new, a, a\nout zmm0 = b\n";
    let o = run(&["lower", "-", "--march", "haswell"], wide);
    assert!(!o.status.success() && stderr(&o).contains("which --march does not allow"), "{}", stderr(&o));
}

/// From assembly to graphs to assembly, as a user would do it.
#[test]
fn graphs_of_real_code_are_lowered_no_worse_than_they_were() {
    let dir = tempfile::tempdir().expect("a temporary directory");
    let graphs = dir.path().display().to_string();
    for name in ["p07", "p14", "p21", "p25"] {
        let input = format!("{}/examples/hd/asm/clang/{name}.s", env!("CARGO_MANIFEST_DIR"));
        let o = run(&["explain", &input, "--dags", &graphs, "-q"], "");
        assert!(o.status.success(), "{}", stderr(&o));
    }
    let mut files: Vec<_> = std::fs::read_dir(&graphs).expect("made").map(|e| e.expect("an entry").path()).collect();
    files.sort();
    assert!(files.len() >= 8, "{files:?}");
    for file in files {
        let name = file.file_stem().expect("a name").to_string_lossy().into_owned();
        let (first, last) = name.rsplit_once('.').and_then(|(_, range)| range.split_once('-')).expect("a range");
        let before = last.parse::<usize>().expect("a number") - first.parse::<usize>().expect("a number") + 1;
        let o = run(&["lower", &file.display().to_string()], "");
        assert!(o.status.success(), "{name}: {}", stderr(&o));
        let out = stdout(&o);
        let after = out.lines().filter(|l| l.starts_with('\t') && !l.starts_with("\t.") && *l != "\tret").count();
        assert!(after <= before, "{name}: {before} instructions became\n{out}");
    }
}

#[test]
fn choices_are_taken_where_they_pay_and_only_if_they_are_true() {
    let dag = "a = input rdi\nb = shl.64.8 a, 2\nc = lea.64 new, [a*4]\nout rax = b\nout rdi = a\n";
    let count = |out: &str| out.lines().filter(|l| l.starts_with('\t') && !l.starts_with("\t.")).count() - 1;
    assert_eq!(count(&lowered(dag, &[])), 2);
    let open = lowered(&format!("{dag}choice b = c\n"), &[]);
    assert!(count(&open) == 1 && open.contains("lea rax, "), "{open}");
    let o = run(&["lower", "-"], &format!("{}choice b = c\n", dag.replace("[a*4]", "[a*8]")));
    assert!(!o.status.success() && o.stdout.is_empty(), "{}", stdout(&o));
}

#[test]
fn a_picture_comes_as_comments_or_as_a_file() {
    let dag = "a = input rdi\nb = input rsi\nc = imul.64 a, b\nd = add.64 c, b\nout rax = d\n";
    let plain = lowered(dag, &["--tune", "skylake"]);
    let drawn = lowered(dag, &["--tune", "skylake", "--picture", "-"]);
    assert_eq!(drawn, lowered(dag, &["--tune", "skylake", "-v"]));
    let without: String = drawn.lines().filter(|l| !plain.contains(l) && !l.starts_with("# ")).collect();
    assert!(without.is_empty() && drawn.len() > plain.len() + 200, "{drawn}");
    assert!(drawn.contains("# Port1 ") && drawn.contains("# rax "), "{drawn}");
    superopt_dag::input::load_text("out.s", &drawn).expect("it assembles");
    let dir = tempfile::tempdir().expect("a temporary directory");
    let file = dir.path().join("p.svg").display().to_string();
    assert_eq!(lowered(dag, &["--tune", "skylake", "--picture", &file]), plain);
    let svg = std::fs::read_to_string(file).expect("written");
    assert!(svg.starts_with("<svg") && svg.contains("imul") && svg.trim_end().ends_with("</svg>"));
}
