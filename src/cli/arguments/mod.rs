//! Command line: definitions only, one file per command.

mod batch;
mod builds;
mod experiment;
mod explain;
mod fleet;
mod fuzz;
mod installation;
mod isa;
mod leaks;
mod lower;
mod optimize;
mod output_files;
mod rules;
mod serve;
mod shared;
mod verify;

use clap::{Parser, Subcommand};

pub use batch::{BatchArgs, BatchOutputArgs, BatchWorkArgs};
pub use builds::{AssemblerArgs, BuildOptions, CompilerArgs, LearnArgs, LinkerArgs, ObjectsArgs, RustcArgs, StatsArgs};
pub use experiment::ExperimentArgs;
pub use explain::ExplainArgs;
pub use fleet::{CollectArgs, QueueArgs, StatusArgs, SubmitArgs, WorkerArgs};
pub use fuzz::FuzzArgs;
pub use installation::{CompletionArgs, ManualArgs, completions, manual};
pub use isa::IsaCommand;
pub use leaks::LeaksArgs;
pub use lower::LowerArgs;
pub use optimize::OptimizeArgs;
pub use output_files::{OutputFile, OutputFiles};
pub use rules::{
    CheckRulesArgs, ExportRulesArgs, LearnRulesArgs, RuleFileArgs, RulePageArgs, RuleProofArgs, RulesCommand,
    ShowRulesArgs,
};
pub use serve::ServeArgs;
pub use shared::{CommonArgs, MemoryArgs, ResultArgs, SearchArgs};
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
    /// Rules that replace windows without a search: list, check and make them.
    Rules {
        #[command(subcommand)]
        what: RulesCommand,
    },
    /// Optimize random functions and run them natively against their originals.
    Fuzz(FuzzArgs),
    /// Optimize every function of many inputs, each in a process of its own; what is done is done for good.
    Batch(BatchArgs),
    /// Put functions into a queue for workers on any machine; what is known already is not done again.
    Submit(SubmitArgs),
    /// Do what is in a queue, side by side with workers on other machines.
    Worker(WorkerArgs),
    /// What a queue has, who works on it, and what was given up.
    Status(StatusArgs),
    /// Prove here what workers have found, and write what `batch` would.
    Collect(CollectArgs),
    /// In the assembler's place: rewrites what is known, and runs `as` with the same arguments.
    As(AssemblerArgs),
    /// What is known of a text: what stands in the assembler's place starts this for each, under its limits.
    #[command(hide = true)]
    RewriteKnown { parent: u32 },
    /// In the linker's place: puts in what is known of objects and archives, and runs $SUPEROPT_LINKER or `cc`.
    Link(LinkerArgs),
    /// The directory for gcc's and clang's -B: `gcc -B$(superopt-dag prefix)`; for clang with -fno-integrated-as.
    Prefix,
    /// A C compiler with this program in its assembler's place.
    Cc(CompilerArgs),
    /// The same for C++.
    #[command(name = "c++")]
    Cxx(CompilerArgs),
    /// A Rust compiler with this program in its linker's place.
    Rustc(RustcArgs),
    /// Rewrite objects and archives in place, with everything that speaks of their code still right.
    Objects(ObjectsArgs),
    /// Search what builds have met, so that the next build is better.
    Learn(LearnArgs),
    /// What builds have met, and what came of it.
    Stats(StatsArgs),
    /// A page on this machine that optimizes what is pasted into it.
    Serve(ServeArgs),
    /// Is everything there that the program needs, and does it work?
    Doctor,
    /// What a shell completes behind the program's name, as a script for it.
    Completions(CompletionArgs),
    /// Write the manual's pages.
    Man(ManualArgs),
    /// Compare strategies: what each finds alone for each function, and what it costs to find it.
    Experiment(ExperimentArgs),
    /// One run of an experiment: what `experiment` starts for each, under its limits.
    #[command(hide = true)]
    Trial,
    /// One request of the page: what `serve` starts for each, under its limits.
    #[command(hide = true)]
    ServedRequest,
    /// What the search puts in place of windows of one function: what `experiment --replacements` starts for each.
    #[command(hide = true)]
    Replacements,
    /// Do one function: what the main program starts for each, under its limits.
    #[command(hide = true)]
    ForkServer,
}
