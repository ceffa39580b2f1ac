//! `verify`, and `recheck` of what it and the default command wrote.

use super::CommonArgs;
use clap::Args;

#[derive(Args, Debug)]
pub struct VerifyArgs {
    /// The original.
    pub a: String,
    /// Its replacement.
    pub b: String,
    #[command(flatten)]
    pub common: CommonArgs,
    /// Write everything known about the run here.
    #[arg(long, value_name = "FILE")]
    pub json: Option<String>,
}

#[derive(Args, Debug)]
pub struct RecheckArgs {
    /// What --proof-dir wrote.
    pub directory: String,
    /// The command line of a solver for what has no certificate; the file's name is added. It answers sat, unsat or unknown
    /// on standard output.
    #[arg(long, value_name = "COMMAND")]
    pub solver: Option<String>,
    /// Seconds for one file.
    #[arg(long, default_value_t = 60.0)]
    pub timeout: f64,
}
