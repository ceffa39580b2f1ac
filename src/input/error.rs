//! What is wrong with an input, and what its owner can do about it.

use std::collections::BTreeMap;
use std::fmt;

/// Whose matter a problem is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub enum Cause {
    /// The input's, or the command line's.
    #[default]
    Input,
    /// The machine's: no place to write, a program that others ended. It says nothing of the input.
    Environment,
}

/// One finding about the user's input or command line. All findings of an input are reported together.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Problem {
    /// The file as the user named it; `<stdin>` for standard input, `<command line>` for an option.
    pub file: String,
    /// Line of the file, from 1.
    pub line: Option<u32>,
    /// The offending text, as written.
    pub text: Option<String>,
    /// What is wrong, without a final full stop.
    pub what: String,
    /// What to do about it.
    pub remedy: String,
    pub cause: Cause,
}

impl Problem {
    pub fn new(file: impl Into<String>, what: impl Into<String>, remedy: impl Into<String>) -> Problem {
        Problem {
            file: file.into(),
            line: None,
            text: None,
            what: what.into(),
            remedy: remedy.into(),
            cause: Cause::Input,
        }
    }

    pub fn at(mut self, line: u32, text: impl Into<String>) -> Problem {
        self.line = Some(line);
        self.text = Some(text.into());
        self
    }

    /// The same, as the machine's matter.
    pub fn of_environment(mut self) -> Problem {
        self.cause = Cause::Environment;
        self
    }

    pub fn with_text(mut self, text: impl Into<String>) -> Problem {
        self.text = Some(text.into());
        self
    }
}

/// `file:12: error: what`, the source line, and the remedy, without a final newline.
impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.file)?;
        if let Some(line) = self.line {
            write!(f, ":{line}")?;
        }
        write!(f, ": error: {}", self.what)?;
        if let Some(text) = &self.text {
            write!(f, "\n    {}", text.trim())?;
        }
        write!(f, "\n    remedy: {}", self.remedy)
    }
}

impl std::error::Error for Problem {}

/// Problems of one kind that are told.
const TOLD: usize = 20;

/// What is told of problems: of those that one remedy is for in one file the first twenty, and how many there are.
pub fn told(problems: &[Problem]) -> Vec<String> {
    let kind = |p: &Problem| (p.file.clone(), p.remedy.clone());
    let mut all: BTreeMap<(String, String), usize> = BTreeMap::new();
    problems.iter().for_each(|p| *all.entry(kind(p)).or_default() += 1);
    let mut before: BTreeMap<(String, String), usize> = BTreeMap::new();
    let mut told = Vec::new();
    for p in problems {
        let n = before.entry(kind(p)).or_default();
        *n += 1;
        if *n <= TOLD {
            told.push(p.to_string());
        }
        let more = all[&kind(p)].saturating_sub(TOLD);
        if *n == TOLD && more > 0 {
            told.push(format!("{}: error: {more} more of this kind", p.file));
        }
    }
    told
}

/// A problem with the command line.
pub fn usage(what: impl Into<String>, remedy: impl Into<String>) -> Problem {
    Problem::new("<command line>", what, remedy)
}
