//! `--proof-dir` and `recheck`: what is written, and what other solvers' answers do.

use std::path::Path;
use std::process::{Command, Output};

/// `x / 7` by a multiplication, and by a division instruction: a claim that is proved over integers.
const DIVIDE: [&str; 2] = [
    "movl %edi, %eax\n\timulq $613566757, %rax, %rcx\n\tshrq $32, %rcx\n\tsubl %ecx, %eax\n\tshrl %eax\n\taddl %ecx, %eax\n\
     \tshrl $2, %eax\n\tret",
    "movl %edi, %eax\n\txorl %edx, %edx\n\tmovl $7, %ecx\n\tdivl %ecx\n\tret",
];

fn text(body: &str) -> String {
    format!("# superopt: f(edi) -> eax\n\t.text\n\t.globl f\n\t.type f,@function\nf:\n\t{body}\n\t.size f,.-f\n")
}

fn run(directory: &Path, args: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_superopt-dag"));
    command.current_dir(directory).args(args).output().expect("the program starts")
}

/// A directory with both functions and the proof that they are equal, over integers and bits.
fn proved() -> tempfile::TempDir {
    let d = tempfile::tempdir().expect("a directory");
    for (name, body) in ["a.s", "b.s"].iter().zip(DIVIDE) {
        std::fs::write(d.path().join(name), text(body)).expect("written");
    }
    let o = run(d.path(), &["verify", "a.s", "b.s", "--proof-dir", "proofs"]);
    assert_eq!(o.status.code(), Some(0), "{}", String::from_utf8_lossy(&o.stdout));
    d
}

fn solver(directory: &Path, script: &str) -> String {
    let path = directory.join("solver.sh");
    std::fs::write(&path, script).expect("written");
    format!("sh {}", path.display())
}

fn recheck(directory: &Path, solver: &str, timeout: &str) -> (Option<i32>, String) {
    let o = run(directory, &["recheck", "proofs", "--solver", solver, "--timeout", timeout]);
    (o.status.code(), String::from_utf8_lossy(&o.stdout).into_owned())
}

/// The goals of `f`.
fn goals(directory: &Path) -> String {
    std::fs::read_to_string(directory.join("proofs/0000-f.goals")).expect("a list")
}

/// The files that the list of goals names.
fn queries_listed(directory: &Path) -> Vec<String> {
    let goals = goals(directory);
    let files = goals.lines().filter_map(|l| l.split('\t').nth(1)).filter(|f| *f != "-");
    files.map(str::to_string).collect()
}

#[test]
fn queries_are_standalone_files_in_both_forms() {
    let d = proved();
    let [query] = &queries_listed(d.path())[..] else { panic!("one query") };
    let stem = query.strip_suffix(".smt2").expect("a query over bits");
    let read = |suffix: &str| std::fs::read_to_string(d.path().join(format!("proofs/{stem}{suffix}")));
    let (bits, integers) = (read(".smt2").expect("over bits"), read(".int.smt2").expect("over integers"));
    assert!(bits.contains("(set-logic QF_BV)") && bits.contains("bvudiv"), "{bits}");
    assert!(integers.contains("(set-logic QF_LIA)") && !integers.contains("BitVec"), "{integers}");
    for text in [bits, integers] {
        assert!(text.trim_end().ends_with("(check-sat)"), "{text}");
    }
}

#[test]
fn goals_of_identical_terms_are_listed_without_a_query() {
    let d = tempfile::tempdir().expect("a directory");
    std::fs::write(d.path().join("a.s"), text("leal 1(%rdi), %eax\n\tret")).expect("written");
    std::fs::write(d.path().join("b.s"), text("movl %edi, %eax\n\taddl $1, %eax\n\tret")).expect("written");
    let o = run(d.path(), &["verify", "a.s", "b.s", "--proof-dir", "proofs"]);
    assert_eq!(o.status.code(), Some(0), "{}", String::from_utf8_lossy(&o.stdout));
    let goals = goals(d.path());
    assert!(goals.contains("identical terms\t-\trax at return\n"), "{goals}");
    let (status, out) = recheck(d.path(), "no-such-solver", "1");
    assert_eq!(status, Some(0), "no query, so no solver is started: {out}");
    let all = format!("; {} goals of identical terms", goals.lines().count());
    assert!(out.starts_with("0 queries: ") && out.contains(&all), "{out}");
}

#[test]
fn a_directory_with_something_in_it_is_refused() {
    let d = proved();
    let o = run(d.path(), &["verify", "a.s", "b.s", "--proof-dir", "proofs"]);
    assert_eq!(o.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&o.stderr).contains("not empty"));
}

#[test]
fn functions_that_differ_leave_no_queries() {
    let d = tempfile::tempdir().expect("a directory");
    std::fs::write(d.path().join("a.s"), text("leal 1(%rdi), %eax\n\tret")).expect("written");
    std::fs::write(d.path().join("b.s"), text("leal 2(%rdi), %eax\n\tret")).expect("written");
    let o = run(d.path(), &["verify", "a.s", "b.s", "--proof-dir", "proofs"]);
    assert_eq!(o.status.code(), Some(1));
    assert_eq!(std::fs::read_dir(d.path().join("proofs")).expect("made").count(), 0);
}

#[test]
fn what_the_solver_says_is_counted() {
    let d = proved();
    let answers = [
        (
            "echo unsat",
            0,
            "1 confirmed, 0 confirmed by certificate, 0 confirmed over integers, 0 undecided, 0 contradicted",
        ),
        (
            "echo sat",
            1,
            "0 confirmed, 0 confirmed by certificate, 0 confirmed over integers, 0 undecided, 1 contradicted",
        ),
        (
            "echo unknown",
            3,
            "0 confirmed, 0 confirmed by certificate, 0 confirmed over integers, 1 undecided, 0 contradicted",
        ),
        (
            "exec sleep 20",
            3,
            "0 confirmed, 0 confirmed by certificate, 0 confirmed over integers, 1 undecided, 0 contradicted",
        ),
        (
            "case $1 in *.int.smt2) echo unsat;; *) echo unknown;; esac",
            0,
            "0 confirmed, 0 confirmed by certificate, 1 confirmed over integers, 0 undecided, 0 contradicted",
        ),
    ];
    for (script, code, counts) in answers {
        let (status, out) = recheck(d.path(), &solver(d.path(), script), "0.5");
        assert_eq!(status, Some(code), "{script}: {out}");
        assert!(out.contains(&format!("\n1 queries: {counts}; ")), "{script}: {out}");
    }
    let (status, _) = recheck(d.path(), "no-such-solver", "1");
    assert_eq!(status, Some(1));
}

/// A carry by comparison, and `adc`: a claim that is proved over sums.
#[test]
fn certificates_are_checked_without_a_solver() {
    let d = tempfile::tempdir().expect("a directory");
    let sum = "# superopt: f(rdi, rsi, rdx, rcx) -> rax\n\t.text\n\t.globl f\n\t.type f,@function\nf:\n";
    let by_compare =
        "\taddq %rdx, %rdi\n\tcmpq %rdx, %rdi\n\tsetb %al\n\tmovzbl %al, %eax\n\taddq %rsi, %rax\n\taddq %rcx, %rax\n";
    let by_carry = "\tmovq %rsi, %rax\n\taddq %rdx, %rdi\n\tadcq %rcx, %rax\n";
    for (name, body) in [("a.s", by_compare), ("b.s", by_carry)] {
        let text = format!("{sum}{body}\timulq %rdi, %rax\n\tret\n\t.size f,.-f\n");
        std::fs::write(d.path().join(name), text).expect("written");
    }
    let o = run(d.path(), &["verify", "a.s", "b.s", "--proof-dir", "proofs"]);
    assert_eq!(o.status.code(), Some(0), "{}", String::from_utf8_lossy(&o.stdout));
    let recheck = || run(d.path(), &["recheck", "proofs"]);
    let o = recheck();
    let out = String::from_utf8_lossy(&o.stdout).into_owned();
    assert!(o.status.code() == Some(0) && out.contains("0 confirmed, 1 confirmed by certificate"), "{out}");
    let [query] = &queries_listed(d.path())[..] else { panic!("one query") };
    let certificate = d.path().join("proofs").join(query.replace(".smt2", ".certificate"));
    let text = std::fs::read_to_string(&certificate).expect("a certificate");
    std::fs::write(&certificate, text.replacen("\nis 1*", "\nis 2*", 1)).expect("written");
    let o = recheck();
    let out = String::from_utf8_lossy(&o.stdout).into_owned();
    assert!(o.status.code() == Some(3) && out.contains("certificate refused: line 3 of the certificate: "), "{out}");
}
