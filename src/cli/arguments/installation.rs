//! `completions`, `man`: what a package has beside the program.

use super::Cli;
use clap::{Args, CommandFactory};
use clap_complete::Shell;
use std::path::PathBuf;

#[derive(Args, Debug)]
pub struct CompletionArgs {
    pub shell: Shell,
}

#[derive(Args, Debug)]
pub struct ManualArgs {
    /// Where superopt-dag.1 and a page for each command go.
    pub directory: PathBuf,
}

/// What the shell completes behind the program's name.
pub fn completions(shell: Shell) -> Vec<u8> {
    let mut text = Vec::new();
    clap_complete::generate(shell, &mut Cli::command(), "superopt-dag", &mut text);
    text
}

/// The manual's pages, by file name.
///
/// # Errors
/// None that is known: they are made in memory.
pub fn manual() -> std::io::Result<Vec<(String, Vec<u8>)>> {
    let page = |command: clap::Command, name: String| -> std::io::Result<(String, Vec<u8>)> {
        let mut text = Vec::new();
        clap_mangen::Man::new(command.display_name(name.clone())).render(&mut text)?;
        Ok((format!("{name}.1"), text))
    };
    let whole = Cli::command();
    let mut pages = vec![page(whole.clone(), "superopt-dag".to_string())?];
    for command in whole.get_subcommands().filter(|c| !c.is_hide_set()) {
        pages.push(page(command.clone(), format!("superopt-dag-{}", command.get_name()))?);
    }
    Ok(pages)
}
