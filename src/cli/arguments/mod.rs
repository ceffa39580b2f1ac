//! Command line: definitions only, one file per command.

mod batch;
mod experiment;
mod explain;
mod fuzz;
mod isa;
mod leaks;
mod lower;
mod optimize;
mod output_files;
mod shared;
mod verify;

use clap::{Parser, Subcommand};

pub use batch::BatchArgs;
pub use experiment::ExperimentArgs;
pub use explain::ExplainArgs;
pub use fuzz::FuzzArgs;
pub use isa::IsaCommand;
pub use leaks::LeaksArgs;
pub use lower::LowerArgs;
pub use optimize::OptimizeArgs;
pub use output_files::{OutputFile, OutputFiles};
pub use shared::{CommonArgs, MemoryArgs, SearchArgs};
pub use verify::{RecheckArgs, VerifyArgs};

/// Rewrites x86-64 assembly into something cheaper, with a proof on the emitted text.
#[derive(Parser, Debug)]
#[command(name = "superopt-dag", version, args_conflicts_with_subcommands = true, subcommand_negates_reqs = true)]
pub struct Cli {
    #[command(subcommand)]
    pub command: Option<Command>,
    #[command(flatten)]
    pub optimize: OptimizeArgs,
}

#[derive(Subcommand, Debug)]
pub enum Command {
    /// Prove or refute that the functions of B may stand for those of A.
    Verify(VerifyArgs),
    /// Is the code constant time? What it shows of secrets by its branches, addresses and times of instructions.
    Leaks(LeaksArgs),
    /// Let another solver confirm the queries that --proof-dir wrote.
    Recheck(RecheckArgs),
    /// Show contract, skeleton, graph and windows of an input.
    Explain(ExplainArgs),
    /// Give a graph in text form its order and registers, with a proof.
    #[command(after_long_help = dag::text::FORM)]
    Lower(LowerArgs),
    /// The instruction table.
    Isa {
        #[command(subcommand)]
        what: IsaCommand,
    },
    /// Optimize random functions and run them natively against their originals.
    Fuzz(FuzzArgs),
    /// Optimize every function of many inputs, each in a process of its own; what is done is done for good.
    Batch(BatchArgs),
    /// Compare strategies: what each finds alone for each function, and what it costs to find it.
    Experiment(ExperimentArgs),
    /// One run of an experiment: what `experiment` starts for each, under its limits.
    #[command(hide = true)]
    Trial,
    /// What the search puts in place of windows of one function: what `experiment --replacements` starts for each.
    #[command(hide = true)]
    Replacements,
    /// Do one function: what the main program starts for each, under its limits.
    #[command(hide = true)]
    Worker,
}
