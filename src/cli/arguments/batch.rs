//! `batch`, and what other commands that work on many inputs share with it.

use super::{MemoryArgs, ResultArgs};
use clap::Args;
use std::num::NonZeroUsize;

#[derive(Args, Debug)]
pub struct BatchArgs {
    #[command(flatten)]
    pub work: BatchWorkArgs,
    #[command(flatten)]
    pub output: BatchOutputArgs,
    /// File that keeps every result, so that nothing is done twice; store.redb in --out by default. With
    /// postgres://USER@HOST/DATABASE results are shared, too: those of others are used where they are proved here again.
    #[arg(long, value_name = "FILE|URL")]
    pub store: Option<String>,
    /// Share the work, too: put the functions into a queue, work on it, and collect what all its workers have found.
    #[arg(long, value_name = "URL", conflicts_with_all = ["store", "resume", "require_faster"])]
    pub queue: Option<String>,
    /// Go on with an earlier run: its store must be there.
    #[arg(long)]
    pub resume: bool,
    /// Leave functions as they are that are slower here than they were; with --measure.
    #[arg(long, requires = "measure")]
    pub require_faster: bool,
}

/// Which functions are to be optimized, and how.
#[derive(Args, Debug)]
pub struct BatchWorkArgs {
    /// Assembly texts, objects, archives, and directories, which are searched for .s, .o and .a files.
    #[arg(required = true)]
    pub inputs: Vec<String>,
    /// Cores to use, all by default: for functions at once, and those that no function uses for windows of one function at
    /// once.
    #[arg(short, long, value_name = "N")]
    pub jobs: Option<NonZeroUsize>,
    /// Seconds for one function; what was proved by then is kept.
    #[arg(long, default_value_t = 60.0)]
    pub timeout: f64,
    /// Only these functions.
    #[arg(long = "function", value_name = "NAME")]
    pub functions: Vec<String>,
    /// What a function takes and returns: 'f(edi, esi) -> eax'.
    #[arg(long = "signature", value_name = "SIGNATURE")]
    pub signatures: Vec<String>,
    #[command(flatten)]
    pub memory: MemoryArgs,
    #[command(flatten)]
    pub result: ResultArgs,
    /// Say nothing on standard error but errors.
    #[arg(short, long)]
    pub quiet: bool,
}

/// Where results go, and what is done with them.
#[derive(Args, Debug)]
pub struct BatchOutputArgs {
    /// Directory for what comes out: asm/, functions.json, functions.csv, index.html with a page for each function, and the store.
    #[arg(short, long, value_name = "DIR")]
    pub out: String,
    /// Write the input, one archive, here with its improved functions; members without any stay as they are.
    #[arg(long, value_name = "FILE")]
    pub rebuild: Option<String>,
    /// Run each improved function and its original on this CPU, on the same arguments, and report the cycles.
    #[arg(long)]
    pub measure: bool,
}
