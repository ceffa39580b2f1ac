//! The guide is true: every command in it runs, in the order in which it stands there, and prints what is shown; the book is built,
//! its links lead somewhere, and no page is heavy.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

const ROOT: &str = env!("CARGO_MANIFEST_DIR");
/// What the outputs in the guide were made with.
const COMPILER: &str = "12";
/// What stands for anything: within a line, or as a line of its own for any number of lines.
const ANYTHING: &str = "…";
/// What a page may weigh with everything it refers to, in bytes.
const HEAVIEST: u64 = 300 * 1024;

/// A fenced block: ```` ```console,needs=cmake ````.
struct Block {
    language: String,
    /// `key=value` or `key`, as after the language.
    attributes: BTreeMap<String, String>,
    lines: Vec<String>,
}

/// A command of a `console` block and what the guide shows of its output.
struct Shown {
    command: String,
    output: Vec<String>,
    in_checkout: bool,
}

/// What a command printed, and how it ended.
struct Ran {
    output: Vec<String>,
    status: String,
}

fn chapter(name: &str) -> String {
    let path = Path::new(ROOT).join("docs/guide").join(name);
    fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()))
}

fn blocks(text: &str) -> Vec<Block> {
    let mut found = Vec::new();
    let mut open: Option<Block> = None;
    for line in text.lines() {
        match (&mut open, line.strip_prefix("```")) {
            (None, Some(head)) => {
                let mut words = head.split(',');
                let language = words.next().unwrap_or_default().to_string();
                let attribute =
                    |w: &str| w.split_once('=').map_or((w.into(), String::new()), |(k, v)| (k.into(), v.into()));
                open = Some(Block { language, attributes: words.map(attribute).collect(), lines: Vec::new() });
            }
            (Some(_), Some(_)) => found.extend(open.take()),
            (Some(block), None) => block.lines.push(line.to_string()),
            (None, None) => {}
        }
    }
    assert!(open.is_none(), "a block is not closed");
    found
}

fn commands(block: &Block) -> Vec<Shown> {
    let mut found: Vec<Shown> = Vec::new();
    for line in &block.lines {
        if let Some(command) = line.strip_prefix("$ ") {
            let in_checkout = block.attributes.get("dir").is_some_and(|d| d == "checkout");
            found.push(Shown { command: command.to_string(), output: Vec::new(), in_checkout });
        } else {
            found.last_mut().expect("a block begins with a command").output.push(line.clone());
        }
    }
    found
}

fn is_there(program: &str) -> bool {
    let path = std::env::var_os("PATH").unwrap_or_default();
    std::env::split_paths(&path).any(|d| d.join(program).is_file())
}

/// Whether a line is as shown, pieces between the signs for anything in their order.
fn line_fits(shown: &str, line: &str) -> bool {
    let mut pieces = shown.split(ANYTHING);
    let first = pieces.next().unwrap_or_default();
    let Some(mut rest) = line.strip_prefix(first) else { return false };
    let mut pieces = pieces.peekable();
    if pieces.peek().is_none() {
        return rest.is_empty();
    }
    while let Some(piece) = pieces.next() {
        if pieces.peek().is_none() {
            return rest.ends_with(piece);
        }
        match rest.find(piece) {
            Some(at) => rest = &rest[at + piece.len()..],
            None => return false,
        }
    }
    true
}

fn fits(shown: &[String], output: &[String]) -> bool {
    match shown.split_first() {
        None => output.is_empty(),
        Some((first, rest)) if first == ANYTHING => (0..=output.len()).any(|n| fits(rest, &output[n..])),
        Some((first, rest)) => {
            output.split_first().is_some_and(|(line, others)| line_fits(first, line) && fits(rest, others))
        }
    }
}

/// The program with all the time that it wants: no clock decides what it prints.
const PATIENT: &str = r#"#!/bin/sh
case "$1" in
    --*|*.s|batch|explain|learn) set -- "$@" --timeout 3600 ;;
esac
exec "$SUPEROPT_PATIENT" "$@"
"#;

/// A directory with the program under its name.
fn install_patient(directory: &Path) -> PathBuf {
    let own = directory.join(".bin");
    let program = own.join("superopt-dag");
    fs::create_dir(&own).expect("a directory");
    fs::write(&program, PATIENT).expect("written");
    fs::set_permissions(&program, fs::Permissions::from_mode(0o755)).expect("executable");
    own
}

/// Runs the commands one after the other in one shell, in a directory that has the files.
fn run(directory: &Path, commands: &[Shown]) -> Vec<Ran> {
    const MARK: &str = "--- a command of the guide ended with";
    let mut script = "exec 2>&1\n".to_string();
    for c in commands {
        let place = if c.in_checkout { Path::new(ROOT) } else { directory };
        script += &format!("cd '{}'\n{}\nprintf '\\n{MARK} %d\\n' $?\n", place.display(), c.command);
    }
    let path = format!("{}:{}", install_patient(directory).display(), std::env::var("PATH").unwrap_or_default());
    let shell = Command::new("bash")
        .args(["-c", &script])
        .env("PATH", path)
        .env("SUPEROPT_PATIENT", env!("CARGO_BIN_EXE_superopt-dag"))
        .env("SUPEROPT_STORE", directory.join(".store"))
        .env("XDG_CACHE_HOME", directory.join(".cache"))
        .env_remove("SUPEROPT_OPTIONS")
        .env_remove("CARGO_TARGET_DIR")
        .stdin(Stdio::null())
        .output()
        .expect("bash starts");
    let text = String::from_utf8_lossy(&shell.stdout).into_owned();
    let mut ran = Vec::new();
    let mut output: Vec<String> = Vec::new();
    for line in text.lines() {
        if let Some(status) = line.strip_prefix(MARK) {
            // The empty line is the mark's own, unless the output did not end with one.
            output.pop_if(|l| l.is_empty());
            ran.push(Ran { output: std::mem::take(&mut output), status: status.trim().to_string() });
        } else {
            output.push(line.to_string());
        }
    }
    ran
}

/// Runs a chapter and says what is not as it says.
fn check(name: &str) {
    if !["bash", "gcc", "make"].iter().all(|p| is_there(p)) {
        eprintln!("skipped: {name}: bash, gcc or make is missing");
        return;
    }
    let directory = tempfile::tempdir().expect("a directory");
    let mut shown = Vec::new();
    for block in blocks(&chapter(name)) {
        if let Some(file) = block.attributes.get("file") {
            let file = directory.path().join(file);
            fs::create_dir_all(file.parent().expect("a directory")).expect("made");
            fs::write(file, block.lines.join("\n") + "\n").expect("written");
        }
        if block.language != "console" {
            continue;
        }
        match block.attributes.get("needs") {
            Some(tool) if !is_there(tool) => eprintln!("skipped: {name}: {tool} is missing"),
            _ if block.attributes.contains_key("slow") => {
                eprintln!("skipped: {name}: `{}` and what follows: examples/packages/check.sh runs it", block.lines[0]);
            }
            _ => shown.extend(commands(&block)),
        }
    }
    let version = Command::new("gcc").arg("-dumpversion").output().expect("gcc runs").stdout;
    let same_compiler = String::from_utf8_lossy(&version).trim() == COMPILER;
    if !same_compiler {
        eprintln!("skipped: {name}: what commands print, since gcc is not {COMPILER}");
    }
    let ran = run(directory.path(), &shown);
    assert_eq!(ran.len(), shown.len(), "{name}: every command ends");
    let mut wrong = Vec::new();
    for (s, r) in shown.iter().zip(&ran) {
        if r.status != "0" {
            wrong.push(format!("$ {}\nended with {}:\n{}", s.command, r.status, r.output.join("\n")));
        } else if same_compiler && !fits(&s.output, &r.output) {
            let (said, printed) = (s.output.join("\n"), r.output.join("\n"));
            wrong.push(format!("$ {}\nthe guide has\n{said}\nand it printed\n{printed}", s.command));
        }
    }
    assert!(wrong.is_empty(), "docs/guide/{name}:\n{}", wrong.join("\n\n"));
}

macro_rules! chapters {
    ($($test:ident $file:literal)*) => {
        const CHAPTERS: &[&str] = &[$($file),*];
        $(#[test] fn $test() { check($file); })*
    };
}

chapters! {
    what_it_is "index.md"
    installing "install.md"
    ten_minutes_to_a_faster_function "start.md"
    a_whole_project_with_one_flag "build.md"
    reading_reports "reports.md"
    constant_time_code "constant-time.md"
    experiments_for_a_paper "experiments.md"
    as_a_library "library.md"
    how_it_can_be_wrong "trust.md"
    words "glossary.md"
}

#[test]
fn every_chapter_is_in_the_book_and_tested() {
    let summary = chapter("SUMMARY.md");
    let listed: BTreeSet<&str> = summary.split("](").skip(1).filter_map(|l| l.split(')').next()).collect();
    let entries = fs::read_dir(Path::new(ROOT).join("docs/guide")).expect("a directory");
    let files: BTreeSet<String> = entries
        .map(|e| e.expect("an entry").file_name().into_string().expect("a name"))
        .filter(|f| f != "SUMMARY.md")
        .collect();
    assert_eq!(listed, files.iter().map(String::as_str).collect());
    assert_eq!(listed, CHAPTERS.iter().copied().collect());
}

/// A command that was not run would be believed: each block that looks like one is of the kind that is run.
#[test]
fn no_command_hides_in_another_kind_of_block() {
    for name in CHAPTERS {
        for block in blocks(&chapter(name)) {
            let looks = block.lines.iter().any(|l| l.starts_with("$ "));
            assert!(!looks || block.language == "console", "{name}: {:?}", block.lines);
            assert!(!["sh", "bash", "shell", ""].contains(&block.language.as_str()), "{name}: {:?}", block.lines);
        }
    }
}

#[test]
fn what_is_shown_fits_what_is_printed_and_nothing_else() {
    let lines = |text: &str| text.lines().map(str::to_string).collect::<Vec<_>>();
    for (shown, printed, fit) in [
        ("a\nb", "a\nb", true),
        ("a\nb", "a\nc", false),
        ("a", "a\nb", false),
        ("a\n…", "a\nb\nc", true),
        ("a\n…\nc", "a\nc", true),
        ("a\n…\nc", "a\nb", false),
        ("f: …, 2.0 s", "f: improved, 2.0 s", true),
        ("f: …, … s, proved", "f: improved, 31 s, proved", true),
        ("f: …, … s, proved", "f: improved, proved", false),
        ("f: improved", "f: improved, 2.0 s", false),
        ("", "", true),
        ("", "a", false),
    ] {
        assert_eq!(fits(&lines(shown), &lines(printed)), fit, "{shown:?} and {printed:?}");
    }
}

/// The files that a page of the book has the browser fetch: styles, scripts, pictures.
fn fetched(page: &Path) -> BTreeSet<PathBuf> {
    let text = fs::read_to_string(page).expect("a page");
    let mut found = BTreeSet::from([page.to_path_buf()]);
    for (n, _) in text.match_indices("src=\"").chain(text.match_indices("<link ")) {
        let element = &text[n..n + text[n..].find('>').expect("an end")];
        let attribute = if element.starts_with("src") { "src=\"" } else { "href=\"" };
        let path = element.split(attribute).nth(1).and_then(|v| v.split('"').next()).unwrap_or_default();
        found.insert(page.parent().expect("a directory").join(path));
    }
    // Loaded by the book's own script.
    let directory = fs::read_dir(page.parent().expect("a directory")).expect("a directory");
    let late = directory.map(|e| e.expect("an entry").path()).filter(|p| p.extension().is_some_and(|e| e == "js"));
    found.extend(late);
    found
}

#[test]
fn the_book_is_built_its_links_lead_somewhere_and_its_pages_are_light() {
    if !is_there("mdbook") {
        eprintln!("skipped: mdbook");
        return;
    }
    let directory = tempfile::tempdir().expect("a directory");
    // linkchecker becomes another user if it is started by root.
    fs::set_permissions(directory.path(), fs::Permissions::from_mode(0o755)).expect("readable");
    let book = directory.path().join("book");
    let built = Command::new("mdbook")
        .args(["build", "docs", "--dest-dir"])
        .arg(&book)
        .current_dir(ROOT)
        .output()
        .expect("mdbook starts");
    let said = String::from_utf8_lossy(&built.stderr);
    assert!(built.status.success() && !said.contains("WARN") && !said.contains("ERROR"), "{said}");
    for name in CHAPTERS {
        let page = book.join(name).with_extension("html");
        let weight: u64 = fetched(&page)
            .iter()
            .map(|f| fs::metadata(f).unwrap_or_else(|e| panic!("{}: {e}", f.display())).len())
            .sum();
        assert!(weight <= HEAVIEST, "{name} weighs {weight} bytes");
        let text = fs::read_to_string(&page).expect("a page");
        assert!(!text.contains("src=\"http"), "{name} fetches from elsewhere");
    }
    if !is_there("linkchecker") {
        eprintln!("skipped: linkchecker");
        return;
    }
    let checked = Command::new("linkchecker")
        .args(["--config", "/dev/null", "--no-status", "--no-robots"])
        .arg(book.join("index.html"))
        .env("HOME", directory.path())
        .output()
        .expect("linkchecker starts");
    assert!(checked.status.success(), "{}", String::from_utf8_lossy(&checked.stdout));
}
