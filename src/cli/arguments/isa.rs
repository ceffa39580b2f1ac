//! `isa`: what may be asked of the instruction table.

use clap::Subcommand;
use std::path::PathBuf;

#[derive(Subcommand, Debug)]
pub enum IsaCommand {
    /// Print every row.
    List {
        /// Only rows whose mnemonic starts with this.
        prefix: Option<String>,
    },
    /// Run every row on this CPU and compare.
    Check {
        /// States per encoding, at least.
        #[arg(long, default_value_t = 10_000)]
        states: usize,
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// Write the counts here.
        #[arg(long)]
        json: Option<PathBuf>,
    },
    /// Count what the table models of assembly files, objects and archives.
    Coverage {
        #[arg(required_unless_present = "frequencies")]
        inputs: Vec<String>,
        /// Write the counts here.
        #[arg(long, conflicts_with = "frequencies")]
        json: Option<PathBuf>,
        /// Count over a table of frequencies instead: CSV with a column `code` and columns `count_...`.
        #[arg(long, value_name = "CSV", conflicts_with = "inputs")]
        frequencies: Option<PathBuf>,
        /// How many of the missing forms to name.
        #[arg(long, default_value_t = 20)]
        top: usize,
    },
    /// Time every register form on this CPU and compare with a table.
    Measure {
        /// Only mnemonics that start with this.
        #[arg(long, value_name = "MNEMONIC")]
        filter: Option<String>,
        /// Write every number here.
        #[arg(long)]
        json: Option<PathBuf>,
        /// The machine to compare with; the one that this CPU is by default.
        #[arg(long, value_name = "CPU")]
        against: Option<String>,
        /// Compare with the numbers of LLVM, without what was measured before.
        #[arg(long)]
        uncorrected: bool,
        /// Write here what makes the machine's table agree with this CPU.
        #[arg(long, value_name = "FILE")]
        corrections: Option<PathBuf>,
    },
    /// Print what instructions cost on a machine.
    Costs {
        /// Only forms whose mnemonic starts with this.
        prefix: Option<String>,
        /// The machine: haswell, skylake, cascadelake, icelake-server, alderlake-p, znver2, znver3, znver4, generic.
        #[arg(long, default_value = "generic")]
        tune: String,
        /// Make the tables of all machines with llvm-mca, and write them to this directory.
        #[arg(long, value_name = "DIR", conflicts_with = "prefix")]
        generate: Option<PathBuf>,
        /// LLVM's program that has the numbers.
        #[arg(long, default_value = "llvm-mca-19")]
        llvm_mca: String,
    },
}
