//! The default command.

use super::OutputFiles;
use super::{CommonArgs, SearchArgs};
use clap::Args;
use std::num::NonZeroUsize;

#[derive(Args, Debug)]
pub struct OptimizeArgs {
    /// Assembly text, an object, an archive, or - for standard input.
    #[arg(required = true)]
    pub input: Option<String>,
    /// Where the assembly goes; standard output by default.
    #[arg(short, long, value_name = "FILE")]
    pub output: Option<String>,
    #[command(flatten)]
    pub common: CommonArgs,
    #[command(flatten)]
    pub search: SearchArgs,
    #[command(flatten)]
    pub files: OutputFiles,
    /// How often code ran and conditions held: lines `LINE COUNT`, `LABEL COUNT`, `LINE TIMES/OF [MISSED]`, or gcov's.
    /// Without one, a condition holds every other time.
    #[arg(long, value_name = "FILE")]
    pub profile: Option<String>,
    /// Time versions that are proved on this CPU against the original, and keep the fastest if it is faster beyond noise; what
    /// is predicted decides only where nothing can run.
    #[arg(long, conflicts_with = "proof_dir")]
    pub measured: bool,
    /// Cores to use, all by default: for functions at once, and those that no function uses for windows of one function at
    /// once. The output does not depend on it.
    #[arg(short, long, value_name = "N")]
    pub jobs: Option<NonZeroUsize>,
    /// Seconds for the whole input; what was proved by then is kept.
    #[arg(long, default_value_t = 600.0)]
    pub timeout: f64,
}
