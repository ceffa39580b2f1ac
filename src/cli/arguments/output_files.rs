//! An option for each output of the default command, made from their list.

use crate::show::outputs::{OUTPUTS, OutputFormat};
use clap::{Arg, ArgMatches, Args, Command, Error, FromArgMatches};

/// Which outputs go to which files.
#[derive(Clone, Default)]
pub struct OutputFiles {
    pub wanted: Vec<OutputFile>,
}

/// An output and the file that it goes to.
#[derive(Clone)]
pub struct OutputFile {
    pub output: &'static dyn OutputFormat,
    pub path: String,
}

impl std::fmt::Debug for OutputFiles {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_map().entries(self.wanted.iter().map(|w| (w.output.name(), &w.path))).finish()
    }
}

impl Args for OutputFiles {
    fn augment_args(command: Command) -> Command {
        let option =
            |o: &&'static dyn OutputFormat| Arg::new(o.name()).long(o.name()).value_name("FILE").help(o.help());
        command.args(OUTPUTS.iter().map(option))
    }

    fn augment_args_for_update(command: Command) -> Command {
        OutputFiles::augment_args(command)
    }
}

impl FromArgMatches for OutputFiles {
    fn from_arg_matches(matches: &ArgMatches) -> Result<OutputFiles, Error> {
        let path = |o: &'static dyn OutputFormat| {
            Some(OutputFile { output: o, path: matches.get_one::<String>(o.name())?.clone() })
        };
        Ok(OutputFiles { wanted: OUTPUTS.iter().filter_map(|o| path(*o)).collect() })
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), Error> {
        *self = OutputFiles::from_arg_matches(matches)?;
        Ok(())
    }
}
