//! `cc`, `c++`, `rustc` and `prefix`: this program in the place of what a compiler calls.

use super::assembler::prefix_of;
use super::home;
use crate::builds::home::{Home, LINKER, VARIABLE};
use crate::cli::arguments::CompilerArgs;
use crate::cli::print;
use crate::input::error::{Problem, usage};
use std::ffi::{OsStr, OsString};
use std::os::unix::process::CommandExt;
use std::path::Path;
use std::process::{Command, ExitCode};

/// The directory for `-B`.
///
/// # Errors
/// It cannot be made.
pub fn prefix() -> Result<ExitCode, Vec<Problem>> {
    print(&format!("{}/\n", made_prefix(&home()?)?));
    Ok(ExitCode::SUCCESS)
}

fn made_prefix(home: &Home) -> Result<String, Vec<Problem>> {
    let made = prefix_of(home);
    let failed = |e| {
        let what = format!("cannot be made: {e}");
        vec![Problem::new(home.path().display().to_string(), what, format!("name another directory with {VARIABLE}"))]
    };
    made.map(|p| p.display().to_string()).map_err(failed)
}

/// A compiler with this program in its assembler's place.
///
/// # Errors
/// It does not run.
pub fn compile(args: &CompilerArgs, variable: &str, default: &str) -> Result<ExitCode, Vec<Problem>> {
    become_compiler(&args.arguments, variable, default, &|compiler, prefix| {
        let mut options = vec![format!("-B{}/", prefix.display())];
        options.extend(is_clang(compiler).then(|| "-fno-integrated-as".to_string()));
        options
    })
}

/// `rustc` with this program in its linker's place.
///
/// # Errors
/// It does not run.
pub fn rustc(arguments: &[OsString]) -> Result<ExitCode, Vec<Problem>> {
    become_compiler(arguments, "RUSTC", "rustc", &|_, prefix| vec![format!("-Clinker={}/{LINKER}", prefix.display())])
}

/// The compiler that stands before its arguments, or is named by a variable, with options of its own for the directory of this
/// program's links. What the user says comes behind them, and counts.
fn become_compiler(
    arguments: &[OsString],
    variable: &str,
    default: &str,
    options: &dyn Fn(&OsStr, &Path) -> Vec<String>,
) -> Result<ExitCode, Vec<Problem>> {
    let own = arguments.first().filter(|a| !a.as_encoded_bytes().starts_with(b"-"));
    let named = own.filter(|a| !is_source(a));
    let compiler = named.cloned().or_else(|| std::env::var_os(variable)).unwrap_or_else(|| default.into());
    let mut command = Command::new(&compiler);
    // A compiler that is not there, or a home that cannot be written, is for the compiler to say, or no reason to fail.
    if let Some(prefix) = Home::of_environment().and_then(|h| prefix_of(&h).ok()) {
        command.args(options(&compiler, &prefix));
    }
    let failed = command.args(&arguments[usize::from(named.is_some())..]).exec();
    let what = format!("{}: {failed}", compiler.display());
    Err(vec![usage(what, format!("name the compiler behind `--`, or with {variable}"))])
}

fn is_source(argument: &OsStr) -> bool {
    Path::new(argument).extension().is_some_and(|e| {
        ["c", "cc", "cpp", "cxx", "C", "i", "ii", "s", "S", "o", "a", "m", "rs"].iter().any(|known| e == *known)
    })
}

/// Clang has an assembler of its own, and says so: by its name, or if asked.
fn is_clang(compiler: &OsStr) -> bool {
    let name = Path::new(compiler).file_name().unwrap_or_default().to_string_lossy();
    let named = ["clang", "gcc", "g++"].into_iter().find(|n| name.contains(n));
    if let Some(named) = named {
        return named == "clang";
    }
    let said = Command::new(compiler).arg("--version").output();
    said.is_ok_and(|o| memchr::memmem::find(&o.stdout, b"clang").is_some())
}
