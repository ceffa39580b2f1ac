//! GNU `as` as the reader of assembly text: it knows every directive, every macro and both syntaxes.
//!
//! Two runs. The first assembles a copy of the text with a local label before every statement, which ties
//! statements to section offsets exactly, several per line and macro invocations included (a `-g` line table knows
//! lines only, and is refused for inputs that carry `.loc`). Labels go into the line they describe, so `as`'s
//! messages bear the user's line numbers. The second run assembles the text as it is; its code sections must be the
//! same bytes, which shows that the labels changed nothing.

use super::image::{Image, Section};
use super::scan::{Scan, StatementKind};
use super::{address_significance, encoding};
use crate::input::error::Problem;
use std::collections::{BTreeMap, BTreeSet};
use std::os::unix::process::ExitStatusExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// What the assembler made of a text.
pub struct Assembled {
    pub image: Image,
    /// Section and offset of each statement (by index in the scan) that reached the assembler and is labelled.
    pub places: BTreeMap<usize, (usize, u64)>,
    /// Start of the names of the labels that were added.
    pub prefix: String,
}

/// How often `as` is run once more after a signal ended it: that says nothing of the text.
const AGAIN: usize = 2;
/// How often lines whose labels `as` refuses are left unlabelled before giving up.
const ROUNDS: usize = 4;

/// `file` is the name in problems; `directory` is searched for `.include` and `.incbin`.
///
/// # Errors
/// What the assembler refuses, line by line; or it does not run.
pub fn assemble(file: &str, directory: &Path, lines: &[String], scan: &Scan) -> Result<Assembled, Vec<Problem>> {
    let runner = Runner::new(file, directory).map_err(|p| vec![p])?;
    let known = address_significance::blanked(lines, scan);
    let object = runner.run("input", &(known.join("\n") + "\n"), lines, &["--keep-locals"])?;
    let plain = Image::read(file, &object).map_err(|p| vec![p])?;
    let prefix = unused_prefix(lines);
    let mut bare = BTreeSet::new();
    for _ in 0..ROUNDS {
        let labelled = insert_labels(&known, scan, &prefix, &bare);
        match runner.run("labelled", &(labelled.join("\n") + "\n"), lines, &["--keep-locals"]) {
            Ok(bytes) => {
                let image = Image::read(file, &bytes).map_err(|p| vec![p])?;
                if !same_code(&image, &plain) {
                    break;
                }
                let places = label_places(&image, &prefix);
                return Ok(Assembled { image, places, prefix });
            }
            Err(problems) => {
                let before = bare.len();
                bare.extend(problems.iter().filter_map(|p| p.line));
                if bare.len() == before {
                    break;
                }
            }
        }
    }
    // Nothing can be tied to a line: every function is kept as it is.
    Ok(Assembled { image: plain, places: BTreeMap::new(), prefix })
}

/// The object file that lines assemble to, without the names of local labels. Its code must be that of `read`.
///
/// # Errors
/// The assembler does not run, or what it makes is other code.
pub fn to_object(file: &str, lines: &[String], scan: &Scan, read: &Image) -> Result<Vec<u8>, Vec<Problem>> {
    let directory = Path::new(file).parent().filter(|p| !p.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let runner = Runner::new(file, directory).map_err(|p| vec![p])?;
    let bytes = runner.run("input", &(address_significance::blanked(lines, scan).join("\n") + "\n"), lines, &[])?;
    let image = Image::read(file, &bytes).map_err(|p| vec![p])?;
    if same_code(&image, read) {
        return Ok(bytes);
    }
    Err(vec![Problem::new(file, "assembles to other code than it was read as", "report this: it is a bug")])
}

/// A label prefix that does not occur in the text.
fn unused_prefix(lines: &[String]) -> String {
    let mut prefix = ".LSO".to_string();
    while lines.iter().any(|l| l.contains(&prefix)) {
        prefix.push('_');
    }
    prefix
}

fn insert_labels(lines: &[String], scan: &Scan, prefix: &str, bare: &BTreeSet<u32>) -> Vec<String> {
    let mut labelled = lines.to_vec();
    // From the last to the first, so that byte positions stay valid.
    for (n, s) in scan.statements.iter().enumerate().rev() {
        let silent = matches!(s.kind, StatementKind::Silent | StatementKind::Macro);
        if !silent && !bare.contains(&(s.start.0 as u32 + 1)) {
            labelled[s.start.0].insert_str(s.start.1, &format!("{prefix}{n}: "));
        }
    }
    labelled
}

fn same_code(a: &Image, b: &Image) -> bool {
    let code = |i: &Image| i.sections.iter().filter(|s| s.executable).cloned().collect::<Vec<_>>();
    let (a, b) = (code(a), code(b));
    // The symbols that relocations name are numbered differently where labels were added.
    let same_fields = |a: &Section, b: &Section| {
        let fields = |s: &Section| s.relocations.iter().map(|r| (r.offset, r.r_type)).collect::<Vec<_>>();
        fields(a) == fields(b)
    };
    a.len() == b.len() && a.iter().zip(&b).all(|(a, b)| a.name == b.name && a.bytes == b.bytes && same_fields(a, b))
}

fn label_places(image: &Image, prefix: &str) -> BTreeMap<usize, (usize, u64)> {
    let numbered = image.symbols.iter().filter_map(|s| {
        let number = s.name.strip_prefix(prefix)?.parse().ok()?;
        Some((number, (s.section?, s.offset)))
    });
    numbered.collect()
}

/// Runs `as` in a temporary directory of its own.
struct Runner<'a> {
    file: &'a str,
    include: &'a Path,
    temporary: tempfile::TempDir,
}

impl<'a> Runner<'a> {
    fn new(file: &'a str, include: &'a Path) -> Result<Runner<'a>, Problem> {
        let temporary = tempfile::Builder::new().prefix("superopt-dag").tempdir().map_err(|e| {
            Problem::new(
                file,
                format!("no temporary directory can be made: {e}"),
                "make TMPDIR name a writable directory",
            )
            .of_environment()
        })?;
        Ok(Runner { file, include, temporary })
    }

    /// Assembles `text` and returns the object file. `lines` are the user's, to be quoted.
    fn run(&self, stem: &str, text: &str, lines: &[String], options: &[&str]) -> Result<Vec<u8>, Vec<Problem>> {
        let (source, target) = (self.path(stem, "s"), self.path(stem, "o"));
        let fail = |what: String, remedy: &str| vec![Problem::new(self.file, what, remedy)];
        let lack = |what: String, remedy: &str| vec![Problem::new(self.file, what, remedy).of_environment()];
        std::fs::write(&source, encoding::encode(text)).map_err(|e| {
            lack(format!("the temporary directory cannot be written: {e}"), "free some space in TMPDIR")
        })?;
        let mut command = Command::new("as");
        command.arg("--64").args(options).arg("-I").arg(self.include).arg("-o").args([&target, &source]);
        command.env("LC_ALL", "C").stdin(Stdio::null());
        let mut run = || {
            command.output().map_err(|e| fail(format!("the GNU assembler `as` cannot be run: {e}"), "install binutils"))
        };
        let mut output = run()?;
        for _ in 0..AGAIN {
            if output.status.signal().is_some() {
                output = run()?;
            }
        }
        if let Some(signal) = output.status.signal() {
            let remedy = "free some memory, or see whether `as --64` accepts the file";
            return Err(lack(format!("the GNU assembler `as` was ended by signal {signal}"), remedy));
        }
        if !output.status.success() {
            let log = String::from_utf8_lossy(&output.stderr);
            return Err(messages(self.file, &source.to_string_lossy(), &log, lines));
        }
        std::fs::read(&target).map_err(|e| fail(format!("`as` left no object file: {e}"), "look at what `as` prints"))
    }

    fn path(&self, stem: &str, extension: &str) -> PathBuf {
        self.temporary.path().join(stem).with_extension(extension)
    }
}

/// `as`'s errors as problems of the user's file, in line order; warnings are left out.
fn messages(file: &str, source: &str, log: &str, lines: &[String]) -> Vec<Problem> {
    let mut problems: Vec<Problem> = log.lines().filter_map(|m| message(file, source, m, lines)).collect();
    problems.sort_by_key(|p| p.line);
    problems.dedup();
    if problems.is_empty() {
        problems.push(Problem::new(
            file,
            format!("`as` fails: {}", log.trim()),
            "see whether `as --64` accepts the file",
        ));
    }
    problems
}

fn message(file: &str, source: &str, message: &str, lines: &[String]) -> Option<Problem> {
    let remedy = "correct the line so that GNU `as --64` accepts it";
    let (place, what) = ["Error: ", "Fatal error: "].iter().find_map(|k| message.split_once(k))?;
    let number = place.strip_prefix(source).and_then(|p| p.trim_matches([':', ' ']).parse::<u32>().ok());
    let problem = Problem::new(file, format!("`as` says: {}", what.trim()), remedy);
    let text = number.and_then(|n| lines.get((n as usize).checked_sub(1)?));
    match (number, text) {
        (Some(n), Some(text)) => Some(problem.at(n, text)),
        // A line marker (`# 12 "x.c"`) renamed the place; the assembler's name for it is all there is.
        _ => Some(problem.with_text(message.trim())),
    }
}
