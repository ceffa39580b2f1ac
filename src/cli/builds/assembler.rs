//! `as`: what is known is put in, and the real one runs. Builds start a program for it that is smaller than this one.

use super::{home, plan};
use crate::assembler::child::under_limits;
use crate::assembler::rewrite;
use crate::builds::assemble::{self, OPTIONS, Optimizer, answer, meet, source_name};
use crate::builds::home::Home;
use crate::builds::real;
use crate::cli::print_bytes;
use crate::input::error::{Problem, usage};
use crate::jobs::batch::key;
use crate::jobs::batch::store::Store;
use std::ffi::OsString;
use std::io::Read;
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::process::ExitCode;

/// MiB of the process that reads a text.
const MEMORY: u64 = 4000;

/// In the assembler's place: its exit status, its output, its messages.
///
/// # Errors
/// It does not run, or its standard input cannot be read.
pub fn assemble(arguments: Vec<OsString>) -> Result<ExitCode, Vec<Problem>> {
    let failed = |e: &std::io::Error| {
        vec![Problem::new("as", e.to_string(), format!("name the assembler with {}", real::VARIABLE))]
    };
    let program = std::env::current_exe().map_err(|e| failed(&e))?;
    Err(failed(&assemble::assemble(arguments, &Optimizer { program, semantics: Some(key::semantics()) })))
}

/// What is known of the text on standard input, for the process that stands in the assembler's place.
///
/// # Errors
/// What keeps it from being known. Nobody but the log is told.
pub fn rewrite_known(parent: u32) -> Result<ExitCode, Vec<Problem>> {
    under_limits(parent, MEMORY);
    let home = home()?;
    remember_semantics(&home);
    let mut text = Vec::new();
    std::io::stdin().read_to_end(&mut text).map_err(|e| vec![usage(e.to_string(), "give it a text")])?;
    let options = std::env::var(OPTIONS).unwrap_or_default();
    let key = Home::key(&options_digest(&options)?, &text);
    meet(&home, &key, &text, options.clone());
    let known = match home.known(&key, &text) {
        Some(known) => known,
        None => {
            let opened = Store::open(&home.results()).map_err(|p| vec![p])?;
            let plan = plan(&options, 0.0, NonZeroUsize::new(1))?;
            let name = source_name(&text);
            let known = rewrite::known(&plan, &opened.store, &name, &text)?;
            if let Err(e) = home.put_output(&key, &known) {
                home.log(&format!("as: {name}: {e}"));
            }
            known
        }
    };
    print_bytes(&answer(&known));
    Ok(ExitCode::SUCCESS)
}

/// What decides a text's output beside the text.
///
/// # Errors
/// What is wrong with the options.
pub fn options_digest(options: &str) -> Result<String, Vec<Problem>> {
    match assemble::options_digest(&key::semantics(), options) {
        Some(digest) => Ok(digest),
        None => key::options(&plan(options, 0.0, None)?.job),
    }
}

/// The directory for `-B`, and what the programs in it have to know.
///
/// # Errors
/// The system's.
pub fn prefix_of(home: &Home) -> std::io::Result<PathBuf> {
    remember_semantics(home);
    home.prefix()
}

/// For programs that start without a solver. Where that cannot be written they start this one.
fn remember_semantics(home: &Home) {
    if let Err(e) = home.put_semantics(key::SOURCES, &key::semantics()) {
        home.log(&format!("as: {e}"));
    }
}
