//! The queries of a proof as files of a directory: written by a run, confirmed by another solver.

use crate::input;
use crate::input::error::Problem;
use dag::prove::Query;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

/// Makes the directory, or finds it empty: old queries among new ones would be taken for them.
///
/// # Errors
/// It cannot be made or read, or is not empty.
pub fn prepare(directory: &str) -> Result<(), Problem> {
    let problem = |e: std::io::Error| Problem::new(directory, e.to_string(), "name a directory that can be written");
    std::fs::create_dir_all(directory).map_err(problem)?;
    match std::fs::read_dir(directory).map_err(problem)?.next() {
        None => Ok(()),
        Some(_) => {
            Err(Problem::new(directory, "the directory is not empty", "name one that is empty or does not exist"))
        }
    }
}

/// Writes the proof of one function: its queries, and the list of its goals. `index` is its place in the input: names
/// alone can be spelled alike. Without a proof nothing is written.
///
/// # Errors
/// A file cannot be written.
pub fn write(directory: &str, function: &str, index: usize, queries: &[Query]) -> Result<(), Vec<Problem>> {
    if queries.is_empty() {
        return Ok(());
    }
    let safe = |c: char| if c.is_ascii_alphanumeric() || c == '_' || c == '.' { c } else { '_' };
    // File names end at 255 bytes; the mangled names of C++ do not.
    let name: String = function.chars().map(safe).take(100).collect();
    let file = |name: String, text: &str| {
        input::write_atomically(&Path::new(directory).join(name).display().to_string(), text).map_err(|p| vec![p])
    };
    let mut goals = String::new();
    for (n, q) in queries.iter().enumerate() {
        let stem = format!("{index:04}-{name}-{n:04}");
        let Some(text) = &q.text else {
            goals += &format!("{IDENTICAL}\t-\t{}\n", q.goal);
            continue;
        };
        goals += &format!("{}\t{stem}{BITS}\t{}\n", q.route.name(), q.goal);
        file(format!("{stem}{BITS}"), &text.bits)?;
        if let Some(text) = &text.integers {
            file(format!("{stem}{INTEGERS}"), text)?;
        }
        if let Some(text) = &text.certificate {
            file(format!("{stem}{CERTIFICATE}"), text)?;
        }
    }
    file(format!("{index:04}-{name}{GOALS}"), &goals)
}

/// The query over bit-vectors.
pub const BITS: &str = ".smt2";
/// The same claim as it was decided over integers, beside it.
pub const INTEGERS: &str = ".int.smt2";
/// The proof of the claim over sums, beside it.
pub const CERTIFICATE: &str = ".certificate";
/// The goals of one function: what proved each, its query or `-`, and what is claimed; with tabs between.
const GOALS: &str = ".goals";
/// What proved a goal whose two sides were one term as soon as they were built.
const IDENTICAL: &str = "identical terms";

/// What a directory holds.
#[derive(Default, Debug)]
pub struct Proofs {
    /// The stems of the queries, in order.
    pub stems: Vec<String>,
    /// Goals that have no query, as their two sides are one term.
    pub identical: usize,
}

/// The proofs of a directory that [`write()`] filled.
///
/// # Errors
/// It cannot be read.
pub fn read(directory: &str) -> Result<Proofs, Problem> {
    let problem = |e: std::io::Error| Problem::new(directory, e.to_string(), "name a directory that --proof-dir wrote");
    let mut proofs = Proofs::default();
    for entry in std::fs::read_dir(directory).map_err(problem)? {
        let name = entry.map_err(problem)?.file_name().to_string_lossy().into_owned();
        if name.ends_with(GOALS) {
            let goals = std::fs::read_to_string(Path::new(directory).join(&name)).map_err(problem)?;
            proofs.identical += goals.lines().filter(|l| l.split('\t').next() == Some(IDENTICAL)).count();
        } else if let Some(stem) = name.strip_suffix(BITS).filter(|_| !name.ends_with(INTEGERS)) {
            proofs.stems.push(stem.to_string());
        }
    }
    proofs.stems.sort();
    Ok(proofs)
}

/// What another solver says of a file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SolverAnswer {
    Unsat,
    Sat,
    /// It gave up, failed, or its time was over.
    Nothing,
}

/// Runs a solver on a file.
///
/// # Errors
/// It cannot be started, waited for or stopped.
pub fn ask(solver: &str, file: &Path, timeout: Duration) -> std::io::Result<SolverAnswer> {
    let mut words = solver.split_whitespace();
    let program = words.next().unwrap_or_default();
    let mut command = Command::new(program);
    command.args(words).arg(file).stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::null());
    let mut child = command.spawn()?;
    let stop = Instant::now().checked_add(timeout);
    while child.try_wait()?.is_none() {
        if stop.is_some_and(|s| Instant::now() >= s) {
            child.kill()?;
            child.wait()?;
            return Ok(SolverAnswer::Nothing);
        }
        std::thread::sleep(Duration::from_millis(2));
    }
    let text = child.wait_with_output()?.stdout;
    let answer = String::from_utf8_lossy(&text);
    let has_line = |word: &str| answer.lines().any(|l| l.trim() == word);
    Ok(match (has_line("unsat"), has_line("sat")) {
        (true, false) => SolverAnswer::Unsat,
        (false, true) => SolverAnswer::Sat,
        _ => SolverAnswer::Nothing,
    })
}
