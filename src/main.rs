use clap::Parser;
use std::process::ExitCode;
use superopt_dag::cli::{Cli, Command, IsaCommand};
use superopt_dag::commands;

fn main() -> ExitCode {
    let cli = Cli::parse();
    let done = match &cli.command {
        None => commands::optimize::run(&cli.optimize),
        Some(Command::Verify(args)) => commands::verify::run(args),
        Some(Command::Recheck(args)) => commands::recheck::run(args),
        Some(Command::Explain(args)) => commands::explain::run(args),
        Some(Command::Lower(args)) => commands::lower::run(args),
        Some(Command::Isa { what: IsaCommand::List { prefix } }) => commands::isa::list(prefix.as_deref()),
        Some(Command::Isa { what: IsaCommand::Check { states, seed, json } }) => {
            commands::isa::check(*states, *seed, json.as_deref())
        }
        Some(Command::Isa { what: IsaCommand::Coverage { inputs, json, frequencies, top } }) => match frequencies {
            Some(table) => commands::coverage::frequencies(table, *top),
            None => commands::coverage::files(inputs, *top, json.as_deref()),
        },
        Some(Command::Isa { what: IsaCommand::Costs { prefix, tune, generate, llvm_mca } }) => match generate {
            Some(directory) => commands::costs::generate(directory, llvm_mca),
            None => commands::costs::list(tune, prefix.as_deref()),
        },
        Some(Command::Isa { what: IsaCommand::Measure { filter, json, against, uncorrected, corrections } }) => {
            commands::measure::measure(&commands::measure::Request {
                filter: filter.as_deref(),
                json: json.as_deref(),
                against: against.as_deref(),
                uncorrected: *uncorrected,
                corrections: corrections.as_deref(),
            })
        }
        Some(Command::Fuzz(args)) => commands::fuzz::run(args),
        Some(Command::Batch(args)) => commands::batch::run(args),
        Some(Command::Experiment(args)) => commands::experiment::run(args),
        Some(Command::Trial) => superopt_dag::experiment::run(),
        Some(Command::Worker) => superopt_dag::worker::run(),
    };
    match done {
        Ok(code) => code,
        Err(problems) => {
            for p in &problems {
                eprintln!("{p}");
            }
            ExitCode::from(1)
        }
    }
}
