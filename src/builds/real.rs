//! The assembler in whose place a program of ours stands.

use super::files::memory_file;
use std::ffi::OsString;
use std::fs::File;
use std::io::{Seek, SeekFrom, Write};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Names another assembler than the first `as` of the path.
pub const VARIABLE: &str = "SUPEROPT_AS";

/// Set for what this program starts, so that it never stands in its own place.
pub const INSIDE: &str = "SUPEROPT_INSIDE";

/// The names of our programs, which lie in one directory: the one with all commands, and the one that builds start.
pub const PROGRAM: &str = "superopt-dag";
pub const LAUNCHER: &str = "superopt-dag-as";

/// Another of our programs, where this one lies.
///
/// # Errors
/// The system does not say where that is.
pub fn beside(name: &str) -> std::io::Result<PathBuf> {
    Ok(std::env::current_exe()?.with_file_name(name))
}

/// The first `as` of the path that is none of our programs.
pub fn assembler() -> PathBuf {
    if let Some(named) = std::env::var_os(VARIABLE).filter(|v| !v.is_empty()) {
        return PathBuf::from(named);
    }
    let ours = [std::env::current_exe(), beside(PROGRAM), beside(LAUNCHER)];
    let ours: Vec<PathBuf> = ours.into_iter().flatten().collect();
    let own = |p: &Path| p.canonicalize().is_ok_and(|p| ours.contains(&p));
    let path = std::env::var_os("PATH").unwrap_or_default();
    let mut found = std::env::split_paths(&path).map(|d| d.join("as"));
    found.find(|p| p.is_file() && !own(p)).unwrap_or_else(|| PathBuf::from("as"))
}

/// Becomes the assembler, with its standard input from a file if there is one; returns why it does not run.
pub fn become_assembler(arguments: &[OsString], text: Option<File>) -> std::io::Error {
    let program = assembler();
    let mut command = Command::new(&program);
    // Its messages begin with the name that it was called by.
    command.arg0("as").args(arguments).env(INSIDE, "1");
    if let Some(text) = text {
        command.stdin(text);
    }
    let failed = command.exec();
    std::io::Error::new(failed.kind(), format!("{}: {failed}", program.display()))
}

/// A text as a file to read from its start.
///
/// # Errors
/// There is no memory for it.
pub fn as_input(text: &[u8]) -> std::io::Result<File> {
    let mut file = memory_file()?;
    file.write_all(text)?;
    file.seek(SeekFrom::Start(0))?;
    Ok(file)
}
