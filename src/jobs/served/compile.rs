//! C to assembly, by the compiler that is there.

use super::ConfinedRequest;
use crate::input::error::Problem;
use std::io::Write;
use std::process::{Command, Stdio};

/// The name of a C text in messages.
const NAME: &str = "input.c";
/// Lines of a compiler's message that are passed on.
const MOST_LINES: usize = 40;

/// What the compiler makes of the text.
///
/// # Errors
/// What the compiler says of it.
pub fn to_assembly(asked: &ConfinedRequest) -> Result<String, Vec<Problem>> {
    let ConfinedRequest { request, compiler, place, .. } = asked;
    let broken = |e: std::io::Error| {
        let what = format!("the compiler {} does not run: {e}", compiler.display());
        vec![Problem::new(NAME, what, "install gcc or clang, or name one with CC")]
    };
    let mut command = Command::new(compiler);
    command.arg(format!("-{}", request.level)).args(["-x", "c", "-S", "-o", "-", "-fdiagnostics-color=never"]);
    // Whole functions, and no tables that only debuggers read.
    command.args(["-fno-asynchronous-unwind-tables", "-fcf-protection=none"]);
    if !request.march.is_empty() {
        command.arg(format!("-march={}", request.march));
    }
    command.arg("-").current_dir(place).env("LC_ALL", "C");
    let mut child =
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().map_err(broken)?;
    let input = child.stdin.take();
    let source = request.source.clone();
    let writer = std::thread::spawn(move || input.map(|mut i| i.write_all(source.as_bytes())));
    let done = child.wait_with_output().map_err(broken)?;
    let _ = writer.join();
    if done.status.success() {
        return Ok(String::from_utf8_lossy(&done.stdout).into_owned());
    }
    let said = String::from_utf8_lossy(&done.stderr).replace("<stdin>", NAME);
    let said: Vec<&str> = said.lines().take(MOST_LINES).collect();
    Err(vec![Problem::new(NAME, format!("it does not compile:\n{}", said.join("\n")), "correct it, and ask again")])
}

/// The first line, from 1, that would have the assembler read a file.
pub fn reads_files(assembly: &str) -> Option<(u32, &str)> {
    let is_one = |line: &str| [".incbin", ".include"].iter().any(|d| line.to_ascii_lowercase().contains(d));
    (1..).zip(assembly.lines()).find(|(_, line)| is_one(line))
}
