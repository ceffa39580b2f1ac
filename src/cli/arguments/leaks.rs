//! `leaks`.

use super::CommonArgs;
use clap::Args;

#[derive(Args, Debug)]
pub struct LeaksArgs {
    /// Assembly text, an object, an archive, or - for standard input.
    pub input: String,
    #[command(flatten)]
    pub common: CommonArgs,
    /// Write everything known about the run here.
    #[arg(long, value_name = "FILE")]
    pub json: Option<String>,
}
