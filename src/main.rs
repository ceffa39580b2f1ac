use clap::Parser;
use std::process::ExitCode;
use superopt_dag::cli;
use superopt_dag::cli::arguments::{Cli, Command, IsaCommand};
use superopt_dag::cli::builds::{Replaced, ReplacedRun};
use superopt_dag::input::error::{Problem, told};

/// The search builds and drops many small terms and graphs: with glibc's allocator a fifth of its time went there.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    ended(match ReplacedRun::of(std::env::args_os()) {
        Some(ReplacedRun { program: Replaced::Assembler, arguments }) => cli::builds::assemble(arguments),
        Some(ReplacedRun { program: Replaced::Linker, arguments }) => cli::builds::link(&arguments),
        Some(ReplacedRun { program: Replaced::Rustc, arguments }) => cli::builds::rustc(&arguments),
        None => run(&Cli::parse()),
    })
}

fn run(cli: &Cli) -> Result<ExitCode, Vec<Problem>> {
    match &cli.command {
        None => cli::optimize::run(&cli.optimize),
        Some(Command::Verify(args)) => cli::verify::run(args),
        Some(Command::Leaks(args)) => cli::leaks::run(args),
        Some(Command::Recheck(args)) => cli::recheck::run(args),
        Some(Command::Explain(args)) => cli::explain::run(args),
        Some(Command::Lower(args)) => cli::lower::run(args),
        Some(Command::Isa { what: IsaCommand::List { prefix } }) => cli::isa::list(prefix.as_deref()),
        Some(Command::Isa { what: IsaCommand::Check { states, seed, json } }) => {
            cli::isa::check(*states, *seed, json.as_deref())
        }
        Some(Command::Isa { what: IsaCommand::Coverage { inputs, json, frequencies, top } }) => match frequencies {
            Some(table) => cli::coverage::frequencies(table, *top),
            None => cli::coverage::files(inputs, *top, json.as_deref()),
        },
        Some(Command::Isa { what: IsaCommand::Costs { prefix, tune, generate, llvm_mca } }) => match generate {
            Some(directory) => cli::costs::generate(directory, llvm_mca),
            None => cli::costs::list(tune, prefix.as_deref()),
        },
        Some(Command::Isa { what: IsaCommand::Measure { filter, json, against, uncorrected, corrections } }) => {
            cli::measure::measure(&cli::measure::MeasureRequest {
                filter: filter.as_deref(),
                json: json.as_deref(),
                against: against.as_deref(),
                uncorrected: *uncorrected,
                corrections: corrections.as_deref(),
            })
        }
        Some(Command::Rules { what }) => cli::rules::run(what),
        Some(Command::Fuzz(args)) => cli::fuzz::run(args),
        Some(Command::Batch(args)) => cli::batch::run(args),
        Some(Command::Submit(args)) => cli::fleet::submit(args),
        Some(Command::Worker(args)) => cli::fleet::worker(args),
        Some(Command::Status(args)) => cli::fleet::status(args),
        Some(Command::Collect(args)) => cli::fleet::collect(args),
        Some(Command::As(args)) => cli::builds::assemble(args.arguments.clone()),
        Some(Command::RewriteKnown { parent }) => cli::builds::rewrite_known(*parent),
        Some(Command::Prefix) => cli::builds::prefix(),
        Some(Command::Cc(args)) => cli::builds::compile(args, "CC", "cc"),
        Some(Command::Cxx(args)) => cli::builds::compile(args, "CXX", "c++"),
        Some(Command::Link(args)) => cli::builds::link(&args.arguments),
        Some(Command::Rustc(args)) => cli::builds::rustc(&args.arguments),
        Some(Command::Objects(args)) => cli::builds::objects(args),
        Some(Command::Learn(args)) => cli::builds::learn(args),
        Some(Command::Stats(args)) => cli::builds::stats(args),
        Some(Command::Serve(args)) => cli::serve::run(args),
        Some(Command::Doctor) => cli::doctor::run(),
        Some(Command::Completions(args)) => cli::installation::completions(args),
        Some(Command::Man(args)) => cli::installation::man(args),
        Some(Command::Experiment(args)) => cli::experiment::run(args),
        Some(Command::Trial) => superopt_dag::lab::experiment::run(),
        Some(Command::ServedRequest) => cli::serve::request(),
        Some(Command::Replacements) => superopt_dag::lab::experiment::replacements::run(),
        Some(Command::ForkServer) => superopt_dag::jobs::worker::serve(),
    }
}

fn ended(done: Result<ExitCode, Vec<Problem>>) -> ExitCode {
    match done {
        Ok(code) => code,
        Err(problems) => {
            told(&problems).iter().for_each(|p| eprintln!("{p}"));
            ExitCode::from(1)
        }
    }
}
