//! `doctor`: is everything there that the program needs, and does it work?

use super::print;
use crate::builds::home::{Home, VARIABLE};
use crate::builds::real;
use crate::input::error::Problem;
use std::ffi::OsStr;
use std::path::Path;
use std::process::{Command, ExitCode, Stdio};

/// Something that is looked at.
struct Checkup {
    what: &'static str,
    /// What was found, or what is wrong.
    state: Result<String, Lack>,
    /// Nothing at all works without it.
    needed: bool,
}

struct Lack {
    what: String,
    remedy: String,
}

fn lack(what: impl Into<String>, remedy: impl Into<String>) -> Lack {
    Lack { what: what.into(), remedy: remedy.into() }
}

/// Says of each thing whether it is there, and how to get it; exit code 1 if something is missing that everything needs.
///
/// # Errors
/// None: it has the type of all commands.
pub fn run() -> Result<ExitCode, Vec<Problem>> {
    let found = [
        Checkup { what: "assembler", state: assembler(), needed: true },
        Checkup { what: "optimizer", state: optimizer(), needed: true },
        Checkup { what: "solver", state: Ok(format!("Z3 {}", dag::smt::version())), needed: true },
        Checkup { what: "processor", state: processor(), needed: false },
        Checkup { what: "archiver", state: archiver(), needed: false },
        Checkup { what: "compiler", state: compiler(), needed: false },
        Checkup { what: "builds", state: builds(), needed: false },
    ];
    let mut sound = true;
    for f in &found {
        match &f.state {
            Ok(text) => print(&format!("ok       {}: {text}\n", f.what)),
            Err(Lack { what, remedy }) => {
                sound &= !f.needed;
                let word = if f.needed { "missing " } else { "optional" };
                print(&format!("{word} {}: {what}; {remedy}\n", f.what));
            }
        }
    }
    Ok(if sound { ExitCode::SUCCESS } else { ExitCode::from(1) })
}

/// The first line that a program prints.
fn says(program: impl AsRef<OsStr>, arguments: &[&str]) -> Option<String> {
    let done = Command::new(program).args(arguments).stdin(Stdio::null()).output().ok()?;
    let text = String::from_utf8_lossy(&done.stdout).into_owned();
    done.status.success().then(|| text.lines().next().unwrap_or_default().trim().to_string())
}

fn assembler() -> Result<String, Lack> {
    let path = real::assembler();
    let remedy = format!("apt-get install binutils, or name GNU as with {}", real::VARIABLE);
    match says(&path, &["--version"]) {
        Some(version) if version.contains("GNU assembler") => Ok(format!("{version} ({})", path.display())),
        Some(other) => Err(lack(format!("{} is {other}, not GNU as", path.display()), remedy)),
        None => Err(lack(format!("{} does not run", path.display()), remedy)),
    }
}

/// A function with something to gain: reading, search, proof, lowering, and reading back.
const FUNCTION: &str = "\t.globl f\n\t.type f, @function\nf:\n\tmovl %edi, %eax\n\tandl %esi, %eax\n\tmovl %eax, %ecx\n\
                        \tmovl %ecx, %eax\n\tret\n\t.size f, .-f\n";

fn optimizer() -> Result<String, Lack> {
    let remedy = "run it again with more memory and space in TMPDIR; if that does not help, report it";
    let attempt = || -> std::io::Result<String> {
        let dir = crate::input::temporary_directory()?;
        let input = dir.path().join("f.s");
        std::fs::write(&input, FUNCTION)?;
        let mut command = Command::new(std::env::current_exe()?);
        command.arg(&input).args(["--objective", "instructions", "--evaluations", "20000", "--longest", "2"]);
        let done = command.args(["--timeout", "60"]).stdin(Stdio::null()).output()?;
        let said = String::from_utf8_lossy(&done.stderr).into_owned();
        Ok(said.lines().next().unwrap_or_default().to_string())
    };
    match attempt() {
        Ok(line) if line.starts_with("f: improved") => Ok("a function was improved, and proved".to_string()),
        Ok(line) => Err(lack(format!("a function that can be improved was not: {line}"), remedy)),
        Err(e) => Err(lack(e.to_string(), remedy)),
    }
}

fn processor() -> Result<String, Lack> {
    let name = isa::uarch::cpu_name();
    match crate::options::nearest(Some("native"), None) {
        None => Ok(format!("{name}, with costs of its own")),
        Some(nearest) => Ok(format!("{name}, with the costs of the nearest one: {nearest}")),
    }
}

fn archiver() -> Result<String, Lack> {
    says("ar", &["--version"])
        .ok_or_else(|| lack("ar does not run", "apt-get install binutils (`batch --rebuild` needs it)"))
}

fn compiler() -> Result<String, Lack> {
    let named = std::env::var_os("CC").unwrap_or_else(|| "cc".into());
    let missing =
        || lack(format!("{} does not run", named.display()), "apt-get install gcc (`cc` and `prefix` are for it)");
    says(&named, &["--version"]).ok_or_else(missing)
}

/// Whether builds can use it: a directory that can be written, and a compiler that looks there.
fn builds() -> Result<String, Lack> {
    let elsewhere = format!("name another directory with {VARIABLE}");
    let home = Home::of_environment().ok_or_else(|| lack("there is no home directory", elsewhere.clone()))?;
    let prefix = home.prefix().map_err(|e| lack(format!("{}: {e}", home.path().display()), elsewhere))?;
    let named = std::env::var_os("CC").unwrap_or_else(|| "cc".into());
    let flag = format!("-B{}/", prefix.display());
    let found = says(&named, &[&flag, "-print-prog-name=as"]);
    match found {
        Some(path) if Path::new(&path) == prefix.join("as") => Ok(format!("{flag} leads to this program")),
        Some(path) => {
            Err(lack(format!("with {flag} the compiler runs {path}"), "give that flag to gcc or clang by hand"))
        }
        None => Err(lack("there is no compiler to ask", "see above")),
    }
}
