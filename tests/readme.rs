//! README.md is true: its example is what the program says, its tables are what `--help` says. Results have their commands.

use std::fs;
use std::path::Path;
use std::process::Command;

const INPUT: &str = "examples/hd/asm/gcc/p16.s";

fn read(path: &str) -> String {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(path)).unwrap_or_else(|e| panic!("{path}: {e}"))
}

fn program(arguments: &[&str]) -> (String, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_superopt-dag"));
    let o = command.args(arguments).current_dir(env!("CARGO_MANIFEST_DIR")).output().expect("the program starts");
    assert!(o.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&o.stderr));
    (String::from_utf8(o.stdout).expect("text"), String::from_utf8(o.stderr).expect("text"))
}

/// The fenced blocks of README with this language.
fn blocks(language: &str) -> Vec<String> {
    let readme = read("README.md");
    let fenced = readme.split("```").skip(1).step_by(2).filter_map(|b| b.split_once('\n'));
    fenced.filter(|(l, _)| *l == language).map(|(_, block)| block.to_string()).collect()
}

/// One function with its comment, without directives and local labels.
fn bare(text: &str, name: &str) -> String {
    let label = format!("{name}:");
    let lines: Vec<&str> = text.lines().collect();
    let at = lines.iter().position(|l| *l == label).expect("the label");
    let first = at - lines[..at].iter().rev().take_while(|l| l.starts_with('#')).count();
    let last = at + lines[at..].iter().position(|l| l.trim() == "ret").expect("a return");
    let shown = lines[first..=last].iter().filter(|l| !l.trim_start().starts_with('.'));
    shown.map(|l| format!("{l}\n")).collect()
}

#[test]
fn the_example_is_what_the_program_prints() {
    let (asm, line) = (blocks("asm"), blocks("").remove(0));
    assert_eq!(asm.len(), 2, "input and output");
    assert_eq!(asm[0], bare(&read(INPUT), "p16_32"));
    let (out, err) = program(&["--march", "haswell", "--function", "p16_32", INPUT]);
    let printed = bare(&out, "p16_32");
    if std::env::var_os("BLESS").is_some() {
        let new = read("README.md").replace(&asm[1], &printed).replace(&line, &err);
        fs::write(Path::new(env!("CARGO_MANIFEST_DIR")).join("README.md"), new).expect("written");
        return;
    }
    assert_eq!(asm[1], printed, "README.md has the left, the program prints the right; BLESS=1 puts it there");
    // Seconds differ.
    let still = |s: &str| s.trim().split(", ").filter(|p| !p.ends_with(" s")).map(str::to_string).collect::<Vec<_>>();
    assert_eq!(still(&line), still(&err));
}

#[test]
fn the_options_are_those_of_the_program() {
    let readme = read("README.md");
    let table: String = readme.lines().filter(|l| l.starts_with("| `-")).collect();
    let mut help = program(&["--help"]).0;
    for command in ["verify", "explain"] {
        help += &program(&[command, "--help"]).0;
    }
    for word in help.split(|c: char| c.is_whitespace() || c == ',').filter(|w| w.starts_with("--")) {
        let known = ["--help", "--version"].contains(&word) || table.contains(word);
        assert!(known, "README.md does not mention {word}");
    }
    for word in table.split(|c: char| !(c.is_alphanumeric() || c == '-')).filter(|w| w.starts_with("--")) {
        assert!(help.contains(word), "README.md has {word}, the program has not");
    }
}

/// What it is, two commands, an example, and what to read next fit on a screen.
#[test]
fn the_first_screen_ends_before_the_first_section() {
    let readme = read("README.md");
    let first = readme.lines().position(|l| l.starts_with("## ")).expect("sections");
    assert!(first <= 60, "the first screen has {first} lines");
    let screen: String = readme.lines().take(first).collect();
    for part in
        ["scripts/demo.sh", "scripts/test.sh", "```asm", "What to read next", "docs/RESULTS.md", "ARCHITECTURE.md"]
    {
        assert!(screen.contains(part), "the first screen lacks {part}");
    }
}

/// A table stands below the command that makes it.
#[test]
fn each_table_of_results_has_its_command() {
    let results = read("docs/RESULTS.md");
    let blocks: Vec<&str> = results.split("\n\n").collect();
    let tables: Vec<usize> = (0..blocks.len()).filter(|&n| blocks[n].starts_with("| ")).collect();
    assert!(tables.len() >= 6, "{} tables", tables.len());
    for n in tables {
        let command = blocks[n - 1].lines().all(|l| l.starts_with("    "));
        let head = blocks[n].lines().next().unwrap_or_default();
        let runs = ["BIN ", "cargo bench "].iter().any(|program| blocks[n - 1].contains(program));
        assert!(command && runs, "no command above the table `{head}`");
    }
}

/// What the texts name exists: a word in a path of the project's folders, wildcards and placeholders aside.
#[test]
fn named_paths_exist() {
    let folders = ["isa/", "dag/", "lowering/", "src/", "tests/", "examples/", "scripts/", "docs/"];
    let is_path = |w: &&str| folders.iter().any(|f| w.starts_with(f)) && !w.contains(['*', '{']) && !w.contains("NAME");
    let mut gone = Vec::new();
    for text in [
        "README.md",
        "CONTRIBUTING.md",
        "ARCHITECTURE.md",
        "LOWERING.md",
        "PROVER.md",
        "docs/RESULTS.md",
        "docs/FLEET.md",
    ] {
        let content = read(text);
        let words = content.split(|c: char| c.is_whitespace() || "`(),:;#".contains(c));
        for path in words.filter(is_path).map(|w| w.trim_end_matches(['.'])) {
            if !Path::new(env!("CARGO_MANIFEST_DIR")).join(path).exists() {
                gone.push(format!("{text}: {path}"));
            }
        }
    }
    assert!(gone.is_empty(), "{}", gone.join("\n"));
}
