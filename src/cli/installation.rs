//! `completions` and `man`.

use super::print_bytes;
use crate::cli::arguments::{self, CompletionArgs, ManualArgs};
use crate::input::error::Problem;
use crate::input::write_atomically_bytes;
use std::process::ExitCode;

/// Prints a shell's script.
///
/// # Errors
/// None: it has the type of all commands.
pub fn completions(args: &CompletionArgs) -> Result<ExitCode, Vec<Problem>> {
    print_bytes(&arguments::completions(args.shell));
    Ok(ExitCode::SUCCESS)
}

/// Writes the manual's pages.
///
/// # Errors
/// The directory cannot be written.
pub fn man(args: &ManualArgs) -> Result<ExitCode, Vec<Problem>> {
    let shown = args.directory.display().to_string();
    let failed =
        |e: std::io::Error| vec![Problem::new(&shown, format!("cannot be written: {e}"), "name another directory")];
    std::fs::create_dir_all(&args.directory).map_err(failed)?;
    for (name, page) in arguments::manual().map_err(failed)? {
        let path = args.directory.join(name);
        write_atomically_bytes(&path.display().to_string(), &page).map_err(|p| vec![p])?;
    }
    Ok(ExitCode::SUCCESS)
}
