//! GNU `as` as the reader of assembly text: it knows every directive, every macro and both syntaxes.
//!
//! Two runs. One assembles a copy of the text with local labels before statements ([`super::anchors`]), which tie
//! statements to section offsets exactly, several per line and macro invocations included (a `-g` line table knows
//! lines only, and is refused for inputs that carry `.loc`). Labels go into the line they describe, so `as`'s
//! messages bear the user's line numbers. The other run assembles the text as it is; its code sections must be the
//! same bytes, which shows that the labels changed nothing.

use super::anchors::{Anchors, Density, StatementPlaces};
use super::image::{Image, Section};
use super::render::directory_of;
use super::scan::Scan;
use super::{address_significance, encoding};
use crate::input::error::Problem;
use std::collections::BTreeSet;
use std::os::unix::process::ExitStatusExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// What the assembler made of a text.
pub struct Assembled {
    pub image: Image,
    pub places: StatementPlaces,
    /// Start of the names of the labels that were added.
    pub prefix: String,
}

/// How often `as` is run once more after a signal ended it: that says nothing of the text.
const AGAIN: usize = 2;
/// How often lines whose labels `as` refuses are left unlabelled before giving up.
const ROUNDS: usize = 4;

/// Who sees to it that labels have changed no code.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum LabelCheck {
    /// The text is assembled without them, too, and both are compared.
    Here,
    /// Whoever asks knows the code that it has to be.
    Caller,
}

/// `file` is the name in problems; `directory` is searched for `.include` and `.incbin`.
///
/// # Errors
/// What the assembler refuses, line by line; or it does not run.
pub fn assemble(
    file: &str,
    directory: &Path,
    lines: &[String],
    scan: &Scan,
    check: LabelCheck,
) -> Result<Assembled, Vec<Problem>> {
    let runner = Runner::new(file, directory).map_err(|p| vec![p])?;
    let known = address_significance::blanked(lines, scan);
    let prefix = unused_prefix(lines);
    let as_it_is = || runner.read("input", &(known.join("\n") + "\n"), lines);
    let mut bare = BTreeSet::new();
    let mut anchors = Anchors::new(scan, &bare, Density::Sparse);
    let labelled = |anchors: &Anchors| runner.read("labelled", &anchors.text(&known, &prefix), lines);
    // Both take about as long.
    let (plain, first) = std::thread::scope(|s| {
        let plain = (check == LabelCheck::Here).then(|| s.spawn(as_it_is));
        let first = labelled(&anchors);
        (plain.map(|p| p.join().expect("an assembler's thread does not panic")), first)
    });
    let (plain, mut first) = (plain.transpose()?, Some(first));
    for _ in 0..ROUNDS {
        match first.take().unwrap_or_else(|| labelled(&anchors)) {
            Ok(image) => {
                if plain.as_ref().is_some_and(|p| !same_code(&image, p)) {
                    break;
                }
                if let Some(places) = anchors.places(&image, &prefix) {
                    return Ok(Assembled { image, places, prefix });
                }
            }
            Err(problems) => {
                let before = bare.len();
                bare.extend(problems.iter().filter_map(|p| p.line));
                if bare.len() == before {
                    break;
                }
            }
        }
        anchors = Anchors::new(scan, &bare, Density::All);
    }
    // Nothing can be tied to a line: every function is kept as it is.
    let image = plain.map_or_else(as_it_is, Ok)?;
    Ok(Assembled { image, places: StatementPlaces::default(), prefix })
}

/// The object file that lines assemble to, without the names of local labels. Its code must be that of `read`.
///
/// # Errors
/// The assembler does not run, or what it makes is other code.
pub fn to_object(file: &str, lines: &[String], scan: &Scan, read: &Image) -> Result<Vec<u8>, Vec<Problem>> {
    let runner = Runner::new(file, directory_of(file)).map_err(|p| vec![p])?;
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

fn same_code(a: &Image, b: &Image) -> bool {
    let code = |i: &'_ Image| i.code_sections().collect::<Vec<_>>();
    // The symbols that relocations name are numbered differently where labels were added.
    let fields = |s: &Section| s.relocations.iter().map(|r| (r.offset, r.r_type)).collect::<Vec<_>>();
    let same = |a: &Section, b: &Section| a.name == b.name && a.bytes == b.bytes && fields(a) == fields(b);
    let (own, other) = (code(a), code(b));
    own.len() == other.len() && own.iter().zip(other).all(|(&x, y)| same(&a.sections[x], &b.sections[y]))
}

/// Runs `as` in a temporary directory of its own.
struct Runner<'a> {
    file: &'a str,
    include: &'a Path,
    temporary: tempfile::TempDir,
}

impl<'a> Runner<'a> {
    fn new(file: &'a str, include: &'a Path) -> Result<Runner<'a>, Problem> {
        let temporary = super::temporary_directory().map_err(|e| {
            Problem::new(
                file,
                format!("no temporary directory can be made: {e}"),
                "make TMPDIR name a writable directory",
            )
            .of_environment()
        })?;
        Ok(Runner { file, include, temporary })
    }

    /// Assembles `text` with its local labels and reads the object file.
    fn read(&self, stem: &str, text: &str, lines: &[String]) -> Result<Image, Vec<Problem>> {
        let object = self.run(stem, text, lines, &["--keep-locals"])?;
        Image::read(self.file, &object).map_err(|p| vec![p])
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::input::scan::scan;

    fn places(lines: &[String], density: Density) -> Option<StatementPlaces> {
        let scan = scan(lines);
        let runner = Runner::new("f.s", Path::new(".")).expect("a directory");
        let anchors = Anchors::new(&scan, &BTreeSet::new(), density);
        let image = runner.read("labelled", &anchors.text(lines, ".LT"), lines).expect("it assembles");
        anchors.places(&image, ".LT")
    }

    #[test]
    fn a_label_for_some_instructions_gives_the_places_of_all() {
        let many: String = (0..40).map(|n| format!("\taddl ${n}, %eax\n\t.loc 1 1\n")).collect();
        let text = format!(
            "\t.file 1 \"x.c\"\n\t.text\nf:\n\t.cfi_startproc\n{many}\tfstcw (%rdi)\n\tnop; nop ; rep; movsb\n\tlock\n\tincl (%rdi)\n\
             \tjmp 1f\n\t.section .rodata\n.Ltable:\n\t.long 5\n\t.text\n1:\tret\n\t.p2align 4\n\
             \t.cfi_endproc\ng:\n{many}\t.byte 0x90\n\tcs\n\tmovl (%rdi), %eax\n\tret\n"
        );
        let lines: Vec<String> = text.lines().map(str::to_string).collect();
        let (some, all) = (places(&lines, Density::Sparse), places(&lines, Density::All));
        let (some, all) = (some.expect("they can be counted"), all.expect("each has a label"));
        let count = scan(&lines).statements.len();
        assert!((0..count).all(|n| some.of(n) == all.of(n)));
        assert!((0..count).filter(|&n| all.of(n).is_some()).count() > 90);
    }

    #[test]
    fn what_is_not_one_instruction_is_noticed() {
        // `finit` is `fwait` and another instruction.
        let lines: Vec<String> = "f:\n\tnop\n\tnop\n\tfinit\n\tnop\n\tret\n".lines().map(str::to_string).collect();
        let places = places(&lines, Density::Sparse).expect("they can be counted");
        let offsets: Vec<u64> = (0..5).map(|n| places.of(n).expect("a place").1).collect();
        assert_eq!(offsets, [0, 1, 2, 5, 6]);
    }
}
