//! `rules` as a user runs it, and `--effort rules`.

use std::path::Path;
use std::process::{Command, Output};

fn program(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_superopt-dag")).args(arguments).output().expect("the program starts")
}

fn stdout(o: &Output) -> String {
    String::from_utf8_lossy(&o.stdout).into_owned()
}

fn stderr(o: &Output) -> String {
    String::from_utf8_lossy(&o.stderr).into_owned()
}

fn name(path: &Path) -> &str {
    path.to_str().expect("a name")
}

const SOURCE: &str = "\
	.globl lowest
	.type lowest, @function
lowest:
	movq %rdi, %rax
	negq %rax
	andq %rdi, %rax
	ret
	.size lowest, .-lowest
";

/// The same with other registers, in another order, at another width.
const OTHER: &str = "\
	.globl isolate
	.type isolate, @function
isolate:
	movl %esi, %edx
	movl %esi, %eax
	negl %edx
	andl %edx, %eax
	ret
	.size isolate, .-isolate
";

/// A number that is inverted for nothing, twice.
const INVERTED: &str = "\
	.globl inverted
	.type inverted, @function
inverted:
	movq %rdi, %rax
	notq %rax
	notq %rax
	imulq %rsi, %rax
	notq %rax
	notq %rax
	ret
	.size inverted, .-inverted
";

/// Of these the second saves more in [`SOURCE`] and [`INVERTED`].
const TWO: &str = "\
rules 1

rule 9 times
left
  n0 = input rax
  n1 = neg.64 n0
  n2 = and.64 n1, n0
  out rax = n2
right
  n0 = input rax
  n1 = blsi.64 new, n0
  out rax = n1

rule 1 times
left
  n0 = input rax
  n1 = not.64 n0
  n2 = not.64 n1
  out rax = n2
right
  n0 = input rax
  out rax = n0
";

const WRONG: &str = "\
rules 1

rule 1 times
left
  n0 = input rax
  n1 = neg.64 n0
  n2 = and.64 n1, n0
  out rax = n2
right
  n0 = input rax
  n1 = blsr.64 new, n0
  out rax = n1
";

/// What one function taught is applied to another one without a search.
#[test]
fn learned_rules_are_applied_without_a_search() {
    let directory = tempfile::tempdir().expect("a directory");
    let at = |file: &str| directory.path().join(file);
    let [source, other, out, rules] = ["a.s", "b.s", "out", "learned.rules"].map(at);
    std::fs::write(&source, SOURCE).expect("written");
    std::fs::write(&other, OTHER).expect("written");
    let options = ["--march", "haswell", "--objective", "instructions", "--quiet"];
    let done = program(&[&["batch", name(&source), "--out", name(&out)][..], &options].concat());
    assert_eq!(done.status.code(), Some(0), "{}", stderr(&done));
    let learned = program(&["rules", "learn", name(&out), "-o", name(&rules), "--quiet"]);
    assert_eq!(learned.status.code(), Some(0), "{}", stderr(&learned));
    assert!(stdout(&learned).contains("one of both"), "{}", stdout(&learned));
    let list = stdout(&program(&["rules", "list", name(&rules)]));
    assert!(list.contains("blsi"), "{list}");
    let shown = stdout(&program(&["rules", "show", name(&rules), "--number", "1"]));
    assert!(shown.starts_with("rules 1\n") && shown.contains("in lowest"), "{shown}");
    let check = program(&["rules", "check", name(&rules), "--states", "2000", "--quiet"]);
    assert_eq!(check.status.code(), Some(0), "{}", stdout(&check));
    let alone = |rules: &str| {
        let words = [name(&other), "--effort", "rules", "--rules", rules];
        stdout(&program(&[&words[..], &options].concat()))
    };
    assert!(alone(name(&rules)).contains("blsi"), "{}", alone(name(&rules)));
    assert!(!alone("none").contains("blsi"));
}

/// Instructions that another one can do, two or more, and by how many there are fewer then.
const PAIRS: [(&str, usize); 7] = [
    ("movq %rdi, %rax; notq %rax; addq $1, %rax; xorq %rsi, %rax", 2),
    ("movq %rdi, %rax; notq %rax; addq $3, %rax; xorq %rsi, %rax", 0),
    ("movq %rdi, %rax; notq %rax; andq %rsi, %rax", 2),
    ("leaq -1(%rdi), %rax; andq %rdi, %rax; subq %rsi, %rax", 1),
    ("leaq -2(%rdi), %rax; andq %rdi, %rax; subq %rsi, %rax", 0),
    ("movq %rdi, %rax; shlq $3, %rax; addq %rsi, %rax", 2),
    ("movq %rdi, %rax; shlq $4, %rax; addq %rsi, %rax", 1),
];

/// Where no rule has their shape, either; and one that does nearly the same does not stand for them.
#[test]
fn pairs_that_one_instruction_does_are_found() {
    let directory = tempfile::tempdir().expect("a directory");
    let source = directory.path().join("pairs.s");
    let function = |(n, (code, _)): (usize, &(&str, usize))| {
        let code = code.replace("; ", "\n\t");
        format!(
            "# superopt: f{n}(rdi, rsi) -> rax\n\t.globl f{n}\n\t.type f{n}, @function\nf{n}:\n\t{code}\n\tret\n\t.size f{n}, .-f{n}\n"
        )
    };
    std::fs::write(&source, PAIRS.iter().enumerate().map(function).collect::<String>()).expect("written");
    let report = directory.path().join("report.json");
    let options = ["--effort", "rules", "--objective", "instructions", "--march", "haswell", "--json", name(&report)];
    let o = program(&[&[name(&source)], &options[..]].concat());
    assert!(o.status.success(), "{}", stderr(&o));
    let report = std::fs::read_to_string(&report).expect("a report");
    let report: serde_json::Value = serde_json::from_str(&report).expect("JSON");
    for (n, (code, fewer)) in PAIRS.iter().enumerate() {
        let count = |side: &str| report["functions"][n][side]["instructions"].as_u64().expect("a number") as usize;
        assert_eq!(count("before") - count("after"), *fewer, "{code}: {}", stderr(&o));
    }
}

/// The page has the rules that are in the code, those that save most first, with their places; what is no code is named.
#[test]
fn rules_have_a_page() {
    let directory = tempfile::tempdir().expect("a directory");
    let at = |file: &str| directory.path().join(file);
    let [rules, source, other, page, missing] = ["two.rules", "a.s", "b.s", "page.html", "none.s"].map(at);
    std::fs::write(&rules, TWO).expect("written");
    std::fs::write(&source, SOURCE).expect("written");
    std::fs::write(&other, INVERTED).expect("written");
    let rows = |inputs: &[&str], code: i32, complaint: &str| {
        let all = ["rules", "page", name(&rules), "-o", name(&page), "--march", "haswell", "--quiet"];
        let done = program(&[&all[..], inputs].concat());
        assert_eq!(done.status.code(), Some(code), "{}", stderr(&done));
        assert!(stderr(&done).contains(complaint), "{}", stderr(&done));
        let text = std::fs::read_to_string(&page).expect("a page");
        let rows: Vec<String> = text.split("<tr><td>").skip(1).map(str::to_string).collect();
        rows
    };
    let [inverted, lowest] = &rows(&["--in", name(&source), name(&other)], 0, "")[..] else { panic!("two rules") };
    assert!(
        inverted.starts_with("4</td><td>2</td><td>2</td>")
            && inverted.contains("inverted (")
            && inverted.contains("b.s:5")
    );
    assert!(lowest.starts_with("1</td><td>1</td><td>1</td>") && lowest.contains("lowest (") && lowest.contains("blsi"));
    let found = rows(&["--in", name(&source), name(&missing)], 1, "none.s");
    assert!(found.len() == 1 && found[0].contains("lowest ("), "{found:?}");
    let [lowest, inverted] = &rows(&[], 0, "")[..] else { panic!("two rules") };
    assert!(lowest.starts_with("9</td><td>9</td><td>1</td>") && inverted.starts_with("2</td><td>1</td><td>2</td>"));
}

/// Every module of `rules export --alive2` is LLVM IR, as a compiler that reads it says; every query is closed.
#[test]
fn exported_rules_are_read_by_others() {
    let directory = tempfile::tempdir().expect("a directory");
    let at = |file: &str| directory.path().join(file);
    let [modules, queries] = ["modules", "queries"].map(at);
    let done = program(&["rules", "export", "--alive2", name(&modules), "--smt2", name(&queries)]);
    assert_eq!(done.status.code(), Some(0), "{}", stderr(&done));
    let texts = |of: &Path| -> Vec<std::path::PathBuf> {
        std::fs::read_dir(of).expect("a directory").map(|e| e.expect("an entry").path()).collect()
    };
    let queries = texts(&queries);
    assert!(queries.len() >= 500, "{}", queries.len());
    for query in &queries {
        let text = std::fs::read_to_string(query).expect("readable");
        assert!(text.starts_with("(set-logic QF_BV") && text.trim_end().ends_with("(check-sat)"), "{}", name(query));
    }
    let modules = texts(&modules);
    assert!(modules.len() >= 500, "{}", modules.len());
    for module in &modules {
        let text = std::fs::read_to_string(module).expect("readable");
        assert!(text.contains(" @src(") && text.contains(" @tgt("), "{}", name(module));
    }
    let Some(clang) = ["clang-19", "clang"].into_iter().find(|c| Command::new(c).arg("--version").output().is_ok())
    else {
        eprintln!("skipped: clang, which reads LLVM IR");
        return;
    };
    for some in modules.chunks(100) {
        let words = ["-x", "ir", "-S", "-emit-llvm", "-Wno-everything"];
        let mut read = Command::new(clang);
        read.args(words).args(some).current_dir(&directory);
        let read = read.output().expect("clang starts");
        assert!(read.status.success(), "{}", stderr(&read));
    }
}

/// Rules of one constant each: one that makes something simpler, and one for which x64 has an instruction.
const SKETCHED: &str = "\
rules 1

rule 3 times
left
  n0 = input rax
  n1 = shl.64.8 n0, 4
  n2 = shr.64.8 n1, 4
  n3 = and.64 n2, 15
  out rax = n3
right
  n0 = input rax
  n1 = and.64 n0, 15
  out rax = n1
symbol c0 = n3#1
number n1#1 = c0
where (ult c0 0x100 at 64)

rule 2 times
left
  n0 = input rax
  n1 = neg.64 n0
  n2 = and.64 n1, n0
  out rax = n2
right
  n0 = input rax
  n1 = blsi.64 new, n0
  out rax = n1
";

/// A simplification is written for both compilers, a choice of instructions for the one that has a form for it.
#[test]
fn rules_are_sketched_for_compilers() {
    let directory = tempfile::tempdir().expect("a directory");
    let at = |file: &str| directory.path().join(file);
    let [rules, gcc, cranelift] = ["some.rules", "some.pd", "some.isle"].map(at);
    std::fs::write(&rules, SKETCHED).expect("written");
    let done = program(&["rules", "export", name(&rules), "--match-pd", name(&gcc), "--isle", name(&cranelift)]);
    assert_eq!(done.status.code(), Some(0), "{}", stderr(&done));
    let [gcc, cranelift] = [gcc, cranelift].map(|p| std::fs::read_to_string(p).expect("readable"));
    assert_eq!(gcc.matches("(simplify").count(), 1, "{gcc}");
    assert!(gcc.contains("(bit_and { wide_int_to_tree (unsigned_intDI_type_node, wi::to_wide (@c0)); } @0)"), "{gcc}");
    assert!(gcc.contains("wi::ltu_p (wi::to_wide (@c0), HOST_WIDE_INT_UC (0x100))"), "{gcc}");
    assert!(cranelift.contains("(band $I64 (iconst_u $I64 c0) x0)"), "{cranelift}");
    assert!(cranelift.contains("(if-let true (u64_lt c0 0x100))"), "{cranelift}");
    let lower = "(rule (lower (has_type $I64 (band $I64 x0 (ineg $I64 x0))))\n  (x64_blsi $I64 x0))";
    assert!(cranelift.contains(lower), "{cranelift}");
}

/// Every left side that is shipped and has a form is a whole expression in it.
#[test]
fn sketches_of_the_shipped_rules_are_whole() {
    let directory = tempfile::tempdir().expect("a directory");
    let at = |file: &str| directory.path().join(file);
    let [gcc, cranelift] = ["shipped.pd", "shipped.isle"].map(at);
    let done = program(&["rules", "export", "--match-pd", name(&gcc), "--isle", name(&cranelift)]);
    assert_eq!(done.status.code(), Some(0), "{}", stderr(&done));
    for (file, least) in [(gcc, 100), (cranelift, 300)] {
        let text = std::fs::read_to_string(&file).expect("readable");
        let rules: Vec<&str> = text.split("\n\n").filter(|rule| !rule.trim().is_empty()).collect();
        assert!(rules.len() >= least, "{}: {}", name(&file), rules.len());
        for rule in rules {
            let [open, close] = ['(', ')'].map(|c| rule.matches(c).count());
            assert_eq!(open, close, "{rule}");
        }
    }
}

#[test]
fn a_planted_wrong_rule_is_named() {
    let directory = tempfile::tempdir().expect("a directory");
    let file = directory.path().join("wrong.rules");
    std::fs::write(&file, WRONG).expect("written");
    let check = program(&["rules", "check", name(&file), "--states", "2000", "--quiet"]);
    assert_eq!(check.status.code(), Some(1), "{}", stderr(&check));
    assert!(stdout(&check).starts_with("rule 1: the sides differ on "), "{}", stdout(&check));
    assert!(stdout(&check).contains("0 of 1 rules proved"), "{}", stdout(&check));
}

#[test]
fn what_is_no_file_of_rules_is_refused_with_its_line() {
    let directory = tempfile::tempdir().expect("a directory");
    let file = directory.path().join("broken.rules");
    std::fs::write(&file, WRONG.replace("neg.64 n0", "neg.64 n7")).expect("written");
    let source = directory.path().join("a.s");
    std::fs::write(&source, SOURCE).expect("written");
    for words in [vec!["rules", "list", name(&file)], vec![name(&source), "--rules", name(&file)]] {
        let refused = program(&words);
        assert_eq!(refused.status.code(), Some(1), "{words:?}: {}", stdout(&refused));
        assert!(stderr(&refused).contains("broken.rules:6: error: "), "{}", stderr(&refused));
        assert!(stdout(&refused).is_empty());
    }
    let missing = program(&["rules", "learn", name(&directory.path().join("none")), "-o", name(&file)]);
    assert!(stderr(&missing).contains("there is no such store"), "{}", stderr(&missing));
    assert!(missing.status.code() == Some(1) && !directory.path().join("none").exists());
    let number = program(&["rules", "show", "--number", "100000"]);
    assert!(stderr(&number).contains("there is no such rule"), "{}", stderr(&number));
}

/// Every rule that comes with the program is proved anew, and no state that is tried speaks against it.
#[test]
fn the_shipped_rules_are_right() {
    let check = program(&["rules", "check", "--states", "1000", "--quiet"]);
    assert_eq!(check.status.code(), Some(0), "{}", stdout(&check));
    assert!(stdout(&check).contains(" 0 different"), "{}", stdout(&check));
}
