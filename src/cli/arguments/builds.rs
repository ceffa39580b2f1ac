//! `as`, `link`, `cc`, `c++`, `rustc`, `prefix`, `objects`, `learn` and `stats`.

use super::{BatchWorkArgs, ResultArgs};
use clap::{Args, Parser};
use std::ffi::OsString;
use std::num::NonZeroUsize;

/// What SUPEROPT_OPTIONS may hold.
#[derive(Parser, Debug)]
#[command(name = "SUPEROPT_OPTIONS", no_binary_name = true, disable_help_flag = true)]
pub struct BuildOptions {
    #[command(flatten)]
    pub result: ResultArgs,
}

impl BuildOptions {
    /// # Errors
    /// What is wrong with the words, as clap says it.
    pub fn of(text: &str) -> Result<BuildOptions, String> {
        BuildOptions::try_parse_from(text.split_whitespace()).map_err(|e| e.to_string())
    }
}

#[derive(Args, Debug)]
pub struct AssemblerArgs {
    /// Arguments of `as`.
    #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
    pub arguments: Vec<OsString>,
}

#[derive(Args, Debug)]
pub struct CompilerArgs {
    /// The compiler and its arguments: `superopt-dag cc -- gcc -O2 -c x.c`; without a compiler $CC or cc ($CXX or c++).
    #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
    pub arguments: Vec<OsString>,
}

#[derive(Args, Debug)]
pub struct LinkerArgs {
    /// Arguments of the compiler that links: $SUPEROPT_LINKER, or cc.
    #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
    pub arguments: Vec<OsString>,
}

#[derive(Args, Debug)]
pub struct RustcArgs {
    /// The compiler and its arguments: `superopt-dag rustc -- rustc -O x.rs`; without a compiler $RUSTC or rustc.
    #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
    pub arguments: Vec<OsString>,
}

#[derive(Args, Debug)]
pub struct LearnArgs {
    /// Seconds for one function; what was proved by then is kept.
    #[arg(long, default_value_t = 60.0)]
    pub timeout: f64,
    /// Seconds for all of it; what is found by then is kept, and the next run goes on.
    #[arg(long, value_name = "SECONDS")]
    pub time: Option<f64>,
    /// Cores to use, all by default.
    #[arg(short, long, value_name = "N")]
    pub jobs: Option<NonZeroUsize>,
    /// What a profiler saw running, as `perf script -F ip,sym` or `perf report --stdio` print it: the texts and objects with most of
    /// it are searched first, then those met most often.
    #[arg(long, value_name = "FILE")]
    pub samples: Option<String>,
    /// Go on for ever: look for new texts every few seconds.
    #[arg(long)]
    pub watch: bool,
    /// Give way to everything else that runs.
    #[arg(long)]
    pub nice: bool,
    /// Say nothing on standard error but errors.
    #[arg(short, long)]
    pub quiet: bool,
}

#[derive(Args, Debug)]
pub struct StatsArgs {
    /// Everything as JSON.
    #[arg(long)]
    pub json: bool,
    /// Write a page here.
    #[arg(long, value_name = "FILE")]
    pub html: Option<String>,
}

#[derive(Args, Debug)]
pub struct ObjectsArgs {
    #[command(flatten)]
    pub work: BatchWorkArgs,
    /// Search for nothing: put in what is known already.
    #[arg(long)]
    pub known: bool,
    /// Directory for the files, those that stay as they are, too; each is rewritten in its place by default.
    #[arg(short, long, value_name = "DIR")]
    pub out: Option<String>,
    /// File or directory that keeps every result; by default the one that builds share.
    #[arg(long, value_name = "FILE|DIR/")]
    pub store: Option<String>,
    /// Write what became of each object here.
    #[arg(long, value_name = "FILE")]
    pub json: Option<String>,
}
