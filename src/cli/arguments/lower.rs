//! `lower`.

use clap::Args;
use lowering::Objective;

#[derive(Args, Debug)]
pub struct LowerArgs {
    /// A graph in text form (`explain --dags` writes them), or - for standard input.
    pub input: String,
    /// What is minimized first.
    #[arg(long, default_value = Objective::default().name())]
    pub objective: String,
    /// Print the best result under each objective, as far as no other is as good in everything, and a table of them.
    #[arg(long, conflicts_with_all = ["objective", "json", "picture", "verbose", "lp"])]
    pub pareto: bool,
    /// The machine whose costs count; the one of --march by default, generic if it names none.
    #[arg(long, value_name = "CPU")]
    pub tune: Option<String>,
    /// CPU level or name that the result must run on.
    #[arg(long)]
    pub march: Option<String>,
    /// How many general registers may be written: those that must be, then those that are read.
    #[arg(long, value_name = "N", conflicts_with = "reserve")]
    pub registers: Option<usize>,
    /// General registers that must not be written.
    #[arg(long, value_delimiter = ',', value_name = "REG,...")]
    pub reserve: Vec<String>,
    /// Values that may be spilled to slots below the stack pointer, if the graph leaves the stack alone.
    #[arg(long, default_value_t = 0, value_name = "N")]
    pub slots: usize,
    /// Allow branches in place of conditional moves: how often the condition holds (0.95), or of node 7's (n7=0.95); with
    /// how often that is mispredicted (0.95/0.02), where it is less than without any pattern.
    #[arg(long, value_delimiter = ',', value_name = "[NODE=]P[/MISSED],...")]
    pub odds: Vec<String>,
    /// Seconds for the integer program; 0 leaves it out.
    #[arg(long, default_value_t = 10.0)]
    pub seconds: f64,
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// Z3's resource limit for one query of the proof.
    #[arg(long, default_value_t = 40_000_000)]
    pub rlimit: u32,
    /// Write a picture here, as SVG: cycles, execution units, registers. - is text, as comments before the assembly.
    #[arg(long, value_name = "FILE")]
    pub picture: Option<String>,
    /// As --picture -.
    #[arg(short, long)]
    pub verbose: bool,
    /// Write the integer program here, in CPLEX's LP format.
    #[arg(long, value_name = "FILE")]
    pub lp: Option<String>,
    /// Write everything known about the result here.
    #[arg(long, value_name = "FILE")]
    pub json: Option<String>,
}
