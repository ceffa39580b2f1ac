//! `link`: what is known of objects is put in, and the real linker runs.

use super::assembler::options_digest;
use crate::assembler::child::in_child;
use crate::assembler::link::{LinkLookup, Substitute};
use crate::builds::assemble::OPTIONS;
use crate::builds::home::Home;
use crate::builds::real;
use crate::input::error::{Problem, usage};
use std::ffi::OsString;
use std::os::unix::ffi::{OsStrExt, OsStringExt};
use std::os::unix::process::{CommandExt, ExitStatusExt};
use std::path::PathBuf;
use std::process::{Command, ExitCode};
use std::time::Duration;

/// Names the linker: a compiler that links, as `cc` does.
const VARIABLE: &str = "SUPEROPT_LINKER";

/// How long it may take to look up all objects of a link.
const LIMIT: Duration = Duration::from_secs(10);

/// MiB of the process that does.
const MEMORY: u64 = 4000;

/// In the linker's place: its exit status, its output, its messages.
///
/// # Errors
/// It does not run.
pub fn link(arguments: &[OsString]) -> Result<ExitCode, Vec<Problem>> {
    let set = std::env::var_os(VARIABLE).filter(|v| !v.is_empty());
    let linker = set.unwrap_or_else(|| "cc".into());
    let mut command = Command::new(&linker);
    command.args(arguments);
    let failed = |e: std::io::Error| {
        vec![usage(format!("{}: {e}", linker.display()), format!("name the compiler that links with {VARIABLE}"))]
    };
    let Some(found) = substituted(arguments).filter(|f| !f.substitutes.is_empty()) else {
        return Err(failed(command.exec()));
    };
    let mut arguments = arguments.to_vec();
    for s in found.substitutes {
        arguments[s.argument] = s.path.into();
    }
    // Not in this program's place: the directory has to go when it is done.
    let ended = Command::new(&linker).args(&arguments).status().map_err(failed)?;
    drop(found.directory);
    // As a shell says it.
    let code = ended.code().unwrap_or_else(|| 128 + ended.signal().unwrap_or_default());
    Ok(ExitCode::from(code as u8))
}

/// Better objects, and where they are.
struct SubstitutedObjects {
    directory: tempfile::TempDir,
    substitutes: Vec<Substitute>,
}

/// Whatever goes wrong is in the log.
fn substituted(arguments: &[OsString]) -> Option<SubstitutedObjects> {
    if std::env::var_os(real::INSIDE).is_some() {
        return None;
    }
    let home = Home::of_environment()?;
    let found = || -> Result<SubstitutedObjects, String> {
        let about = std::env::var(OPTIONS).unwrap_or_default();
        let options = options_digest(&about).map_err(|p| first(&p))?;
        let directory = crate::input::temporary_directory().map_err(|e| e.to_string())?;
        let lookup = LinkLookup { home: &home, options: &options, about: &about };
        let made = in_child(LIMIT, MEMORY, || {
            let made = lookup.substitutes(arguments, directory.path()).map_err(|e| e.to_string())?;
            Ok(Some(written(&made)))
        })?;
        Ok(SubstitutedObjects { directory, substitutes: read(&made.unwrap_or_default()) })
    };
    found().map_err(|why| home.log(&format!("link: {why}"))).ok()
}

fn first(problems: &[Problem]) -> String {
    problems.first().map_or(String::new(), |p| p.what.clone())
}

/// Numbers and paths with zeros between them: no path holds one.
fn written(substitutes: &[Substitute]) -> Vec<u8> {
    let of = |s: &Substitute| [s.argument.to_string().as_bytes(), s.path.as_os_str().as_bytes()].join(&0);
    substitutes.iter().map(of).collect::<Vec<_>>().join(&0)
}

fn read(bytes: &[u8]) -> Vec<Substitute> {
    let fields: Vec<&[u8]> = bytes.split(|b| *b == 0).collect();
    let of = |pair: &[&[u8]; 2]| {
        let argument = std::str::from_utf8(pair[0]).ok()?.parse().ok()?;
        Some(Substitute { argument, path: PathBuf::from(OsString::from_vec(pair[1].to_vec())) })
    };
    fields.as_chunks().0.iter().filter_map(of).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn substitutes_come_through_as_they_are() {
        let of = |argument, path: &str| Substitute { argument, path: PathBuf::from(path) };
        let all = vec![of(3, "/tmp/a b/x.o"), of(12, "/tmp/é/libx.rlib")];
        assert_eq!(read(&written(&all)), all);
        assert_eq!(read(b""), []);
    }
}
