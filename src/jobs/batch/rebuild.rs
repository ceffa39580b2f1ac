//! An archive made anew: members with changed functions from their text, all others byte by byte as they were.

use super::inputs::InputArchive;
use crate::input::error::Problem;
use crate::input::write_atomically_bytes;
use std::collections::BTreeMap;
use std::path::Path;
use std::process::{Command, Stdio};

/// Objects in place of members, by the member's number.
pub type Changed = BTreeMap<usize, Vec<u8>>;

/// Writes `archive` with `changed` members to `path`, in one step. GNU `ar` makes the symbol index; dates and owners are
/// those of its deterministic mode.
///
/// # Errors
/// GNU `ar` does not run or refuses, a member has a name that is no file name, or a file cannot be written.
pub fn write(path: &str, archive: &InputArchive, changed: &Changed) -> Result<(), Problem> {
    let failed = |what: String| Problem::new(path, what, "name another file with --rebuild, or free some space");
    let directory = crate::input::temporary_directory();
    let directory = directory.map_err(|e| failed(format!("no temporary directory: {e}")))?;
    let mut command = Command::new("ar");
    command.arg("qcsD").arg("out.a").current_dir(directory.path()).env("LC_ALL", "C").stdin(Stdio::null());
    for (n, member) in archive.members.iter().enumerate() {
        if Path::new(&member.name).file_name().is_none_or(|f| f != member.name.as_str()) {
            return Err(failed(format!("{} has a member with the name `{}`", archive.path, member.name)));
        }
        // A directory for each: names may be there twice.
        let place = directory.path().join(n.to_string());
        let bytes = changed.get(&n).unwrap_or(&member.bytes);
        let written = std::fs::create_dir(&place).and_then(|()| std::fs::write(place.join(&member.name), bytes));
        written.map_err(|e| failed(format!("the temporary directory cannot be written: {e}")))?;
        command.arg(format!("{n}/{}", member.name));
    }
    let made = command.output().map_err(|e| failed(format!("GNU `ar` cannot be run: {e}")))?;
    if !made.status.success() {
        return Err(failed(format!("`ar` says: {}", String::from_utf8_lossy(&made.stderr).trim())));
    }
    let bytes = std::fs::read(directory.path().join("out.a")).map_err(|e| failed(format!("`ar` left nothing: {e}")))?;
    write_atomically_bytes(path, &bytes)
}

/// The one archive among the inputs.
///
/// # Errors
/// There is none, or there are several.
pub fn only(archives: &[InputArchive]) -> Result<&InputArchive, Problem> {
    match archives {
        [archive] => Ok(archive),
        others => {
            let what = format!("--rebuild: {} archives among the inputs", others.len());
            Err(Problem::new("<command line>", what, "give one archive"))
        }
    }
}
