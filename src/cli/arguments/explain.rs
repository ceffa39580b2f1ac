//! `explain`.

use super::{CommonArgs, SearchArgs};
use clap::Args;

#[derive(Args, Debug)]
pub struct ExplainArgs {
    /// Assembly text, an object, an archive, or - for standard input.
    pub input: String,
    #[command(flatten)]
    pub common: CommonArgs,
    /// Write everything known about the run here.
    #[arg(long, value_name = "FILE")]
    pub json: Option<String>,
    /// text, dot, svg (the graphs), or html (one page without references to others).
    #[arg(long, default_value = "text")]
    pub format: String,
    /// Where it goes; standard output by default.
    #[arg(short, long, value_name = "FILE")]
    pub output: Option<String>,
    /// Search, too, and list what was tried in each window, and why it ended.
    #[arg(long)]
    pub search: bool,
    #[command(flatten)]
    pub search_options: SearchArgs,
    /// Seconds for the search of the whole input.
    #[arg(long, default_value_t = 600.0)]
    pub timeout: f64,
    /// Write the graph of each segment to a file in this directory, for `lower`.
    #[arg(long, value_name = "DIR")]
    pub dags: Option<String>,
}
