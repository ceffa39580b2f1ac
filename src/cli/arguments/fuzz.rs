//! `fuzz`.

use clap::Args;
use lowering::Objective;

#[derive(Args, Debug)]
pub struct FuzzArgs {
    /// Functions to try.
    #[arg(long, default_value_t = 1000)]
    pub count: u64,
    /// Number of the first one: function N of a seed is the same in every run.
    #[arg(long, default_value_t = 0)]
    pub first: u64,
    /// Machine states that original and result are run on.
    #[arg(long, default_value_t = 100)]
    pub states: usize,
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// CPU level or name whose instructions are used.
    #[arg(long, default_value = "native")]
    pub march: String,
    #[arg(long, default_value = Objective::default().name(), help = Objective::alternatives())]
    pub objective: String,
    #[arg(long, default_value_t = 2)]
    pub threads: usize,
    /// Write figures and differences here.
    #[arg(long, value_name = "FILE")]
    pub json: Option<String>,
    /// Write here what searches put in place of windows, with how often; of the same functions the same.
    #[arg(long, value_name = "FILE")]
    pub replacements: Option<String>,
}
