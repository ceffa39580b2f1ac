//! `as` for builds: starts at once, and starts the program only for texts of which something may be known and is not yet
//! written down.

use builds::assemble::{Optimizer, assemble};
use builds::home::Home;
use builds::real::{self, PROGRAM};
use std::process::ExitCode;

fn main() -> ExitCode {
    let program = real::beside(PROGRAM).unwrap_or_else(|_| PROGRAM.into());
    let semantics = Home::of_environment().and_then(|h| h.semantics(env!("SUPEROPT_SOURCES")));
    let failed = assemble(std::env::args_os().skip(1).collect(), &Optimizer { program, semantics });
    eprintln!("as: error: {failed}\n    remedy: name the assembler with {}", real::VARIABLE);
    ExitCode::from(1)
}
