//! Command line: definitions only.

use clap::{Args, Parser, Subcommand};
use lowering::Objective;
use std::num::NonZeroUsize;
use std::path::PathBuf;

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
    /// Do one function: what the main program starts for each, under its limits.
    #[command(hide = true)]
    Worker,
}

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

#[derive(Args, Debug)]
pub struct OptimizeArgs {
    /// Assembly text, an object, an archive, or - for standard input.
    #[arg(required = true)]
    pub input: Option<String>,
    /// Where the assembly goes; standard output by default.
    #[arg(short, long, value_name = "FILE")]
    pub output: Option<String>,
    #[command(flatten)]
    pub common: CommonArgs,
    #[command(flatten)]
    pub search: SearchArgs,
    /// How often code ran and conditions held: lines `LINE COUNT`, `LABEL COUNT`, `LINE TIMES/OF [MISSED]`, or gcov's.
    /// Without one, a condition holds every other time.
    #[arg(long, value_name = "FILE")]
    pub profile: Option<String>,
    /// Seconds for the whole input; what was proved by then is kept.
    #[arg(long, default_value_t = 600.0)]
    pub timeout: f64,
}

/// How functions are optimized, one at a time.
#[derive(Args, Debug)]
pub struct SearchArgs {
    #[arg(long, default_value = Objective::default().name(), help = Objective::alternatives())]
    pub objective: String,
    /// The machine whose micro-operations and cycles are counted; the one of --march by default, generic if it names none.
    #[arg(long, value_name = "CPU")]
    pub tune: Option<String>,
    /// Whether a branch may come out: auto (where there was one, or where the profile knows the condition), always, never.
    #[arg(long, default_value = "auto")]
    pub branches: String,
    /// Search methods, in order.
    #[arg(long, value_delimiter = ',', default_values = dag::search::strategies::DEFAULT)]
    pub strategy: Vec<String>,
    /// Memory of one worker process, in MiB.
    #[arg(long, default_value_t = 6000)]
    pub memory: u64,
    /// Component evaluations, each on one test state, for one search of one length.
    #[arg(long, default_value_t = 2_500_000)]
    pub evaluations: u64,
    /// Longest programs that are looked for.
    #[arg(long, default_value_t = 4)]
    pub longest: usize,
    /// Keep what stands where a better version in the objective has more instructions, bytes or micro-operations.
    #[arg(long)]
    pub no_growth: bool,
}

/// What several commands share.
#[derive(Args, Debug)]
pub struct CommonArgs {
    /// Only these functions.
    #[arg(long = "function", value_name = "NAME")]
    pub functions: Vec<String>,
    /// What a function takes and returns: 'f(edi, esi) -> eax'.
    #[arg(long = "signature", value_name = "SIGNATURE")]
    pub signatures: Vec<String>,
    #[command(flatten)]
    pub memory: MemoryArgs,
    /// CPU level or name whose instructions the output may use; by default only what the input uses.
    #[arg(long)]
    pub march: Option<String>,
    /// Start of all pseudo-random choices.
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// Write everything known about the run here.
    #[arg(long, value_name = "FILE")]
    pub json: Option<String>,
    /// Never run input code on this CPU.
    #[arg(long)]
    pub no_native: bool,
    /// Z3's resource limit for one query.
    #[arg(long, default_value_t = 40_000_000)]
    pub rlimit: u32,
    /// Write the goals of the final proof to this directory, and every query as SMT-LIB text that any solver should find unsat.
    #[arg(long, value_name = "DIR")]
    pub proof_dir: Option<String>,
    /// Say more on standard error.
    #[arg(short, long)]
    pub verbose: bool,
    /// Say nothing on standard error but errors.
    #[arg(short, long)]
    pub quiet: bool,
}

/// What is known of memory.
#[derive(Args, Debug)]
pub struct MemoryArgs {
    /// No two 64-bit arguments of a function point to memory that overlaps; `noalias(rdi, rsi)` in a signature says it of two.
    #[arg(long)]
    pub assume_noalias: bool,
    /// Memory is more than what it holds (device registers, other threads): every load and store outside the frame stays as it is.
    #[arg(long)]
    pub volatile: bool,
}

impl MemoryArgs {
    /// These and other signatures, as signatures.
    pub fn and(&self, signatures: &[String]) -> Vec<String> {
        let said = [(self.assume_noalias, "* where noalias"), (self.volatile, "* where volatile")];
        let said = said.into_iter().filter(|s| s.0).map(|s| s.1.to_string());
        signatures.iter().cloned().chain(said).collect()
    }
}

impl CommonArgs {
    /// Those of `--signature`, and what else is said of all functions.
    pub fn signatures(&self) -> Vec<String> {
        self.memory.and(&self.signatures)
    }
}

#[derive(Args, Debug)]
pub struct BatchArgs {
    /// Assembly texts, objects, archives, and directories, which are searched for .s, .o and .a files.
    #[arg(required = true)]
    pub inputs: Vec<String>,
    /// Directory for what comes out: asm/, functions.json, functions.csv, index.html with a page for each function, and the store.
    #[arg(short, long, value_name = "DIR")]
    pub out: String,
    /// File that keeps every result, so that nothing is done twice; store.redb in --out by default.
    #[arg(long, value_name = "FILE")]
    pub store: Option<String>,
    /// Go on with an earlier run: its store must be there.
    #[arg(long)]
    pub resume: bool,
    /// Write the input, one archive, here with its improved functions; members without any stay as they are.
    #[arg(long, value_name = "FILE")]
    pub rebuild: Option<String>,
    /// Run each improved function and its original on this CPU, on the same arguments, and report the cycles.
    #[arg(long)]
    pub measure: bool,
    /// Leave functions as they are that are slower here than they were; with --measure.
    #[arg(long, requires = "measure")]
    pub require_faster: bool,
    /// Functions at once; as many as there are processors by default.
    #[arg(short, long, value_name = "N")]
    pub jobs: Option<NonZeroUsize>,
    /// Seconds for one function; what was proved by then is kept.
    #[arg(long, default_value_t = 60.0)]
    pub timeout: f64,
    /// Only these functions.
    #[arg(long = "function", value_name = "NAME")]
    pub functions: Vec<String>,
    /// What a function takes and returns: 'f(edi, esi) -> eax'.
    #[arg(long = "signature", value_name = "SIGNATURE")]
    pub signatures: Vec<String>,
    #[command(flatten)]
    pub memory: MemoryArgs,
    /// CPU level or name whose instructions the output may use; by default only what the input uses.
    #[arg(long)]
    pub march: Option<String>,
    #[command(flatten)]
    pub search: SearchArgs,
    /// Start of all pseudo-random choices.
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// Z3's resource limit for one query.
    #[arg(long, default_value_t = 40_000_000)]
    pub rlimit: u32,
    /// Say nothing on standard error but errors.
    #[arg(short, long)]
    pub quiet: bool,
}

#[derive(Args, Debug)]
pub struct VerifyArgs {
    /// The original.
    pub a: String,
    /// Its replacement.
    pub b: String,
    #[command(flatten)]
    pub common: CommonArgs,
}

#[derive(Args, Debug)]
pub struct RecheckArgs {
    /// What --proof-dir wrote.
    pub directory: String,
    /// The solver's command line; the file's name is added. It answers sat, unsat or unknown on standard output.
    #[arg(long, value_name = "COMMAND")]
    pub solver: String,
    /// Seconds for one file.
    #[arg(long, default_value_t = 60.0)]
    pub timeout: f64,
}

#[derive(Args, Debug)]
pub struct ExplainArgs {
    /// Assembly text, an object, an archive, or - for standard input.
    pub input: String,
    #[command(flatten)]
    pub common: CommonArgs,
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
    #[arg(long, default_value_t = 2)]
    pub threads: usize,
    /// Write figures and differences here.
    #[arg(long, value_name = "FILE")]
    pub json: Option<String>,
}

#[derive(Args, Debug)]
pub struct ExperimentArgs {
    /// Assembly texts, objects, archives.
    #[arg(required = true)]
    pub inputs: Vec<String>,
    /// Only these functions.
    #[arg(long = "function", value_name = "NAME")]
    pub functions: Vec<String>,
    /// What a function takes and returns: 'f(edi, esi) -> eax'.
    #[arg(long = "signature", value_name = "SIGNATURE")]
    pub signatures: Vec<String>,
    /// CPU level or name whose instructions may be used; by default only what the function uses.
    #[arg(long)]
    pub march: Option<String>,
    /// Search methods, each on its own; all by default.
    #[arg(long, value_delimiter = ',', value_name = "S,...")]
    pub strategies: Vec<String>,
    /// Starts of all pseudo-random choices; one run for each.
    #[arg(long, value_delimiter = ',', default_value = "1", value_name = "N,...")]
    pub seeds: Vec<u64>,
    #[arg(long, value_delimiter = ',', value_name = "O,...", help = compared_objectives())]
    pub objectives: Vec<String>,
    /// With --objectives: search first, and ask whether the smallest graph is the cheapest sequence.
    #[arg(long, conflicts_with_all = ["pieces", "csv", "html", "svg"])]
    pub minimal: bool,
    /// With --objectives: conditional moves or a branch, for how often the condition holds, and what this CPU says.
    #[arg(long, conflicts_with_all = ["minimal", "pieces", "html", "svg"])]
    pub branches: bool,
    /// With --objectives: every straight piece of each function instead of the longest.
    #[arg(long)]
    pub pieces: bool,
    /// With --objectives: machines whose costs count.
    #[arg(long, value_delimiter = ',', default_value = "generic", value_name = "CPU,...")]
    pub machines: Vec<String>,
    /// With --objectives: seconds for one integer program.
    #[arg(long, default_value_t = 2.0)]
    pub seconds: f64,
    /// With --objectives: do not time results on this CPU.
    #[arg(long)]
    pub no_native: bool,
    /// Component evaluations for one question: one length over one library.
    #[arg(long, default_value_t = 2_000_000)]
    pub evaluations: u64,
    /// Z3's resource limit for one query.
    #[arg(long, default_value_t = 40_000_000)]
    pub rlimit: u32,
    /// Longest programs over the full library; smaller libraries go further.
    #[arg(long, default_value_t = 4)]
    pub longest: usize,
    /// Seconds for one run: a guard, since the other limits are the same on every machine and this one is not.
    #[arg(long, default_value_t = 60.0)]
    pub timeout: f64,
    /// Memory of one run, in MiB.
    #[arg(long, default_value_t = 4000)]
    pub memory: u64,
    /// Write every run here, as comma-separated values.
    #[arg(long, value_name = "FILE")]
    pub csv: Option<String>,
    /// Write every run here, as JSON.
    #[arg(long, value_name = "FILE")]
    pub json: Option<String>,
    /// Write tables and plots here: one page without references to others.
    #[arg(long, value_name = "FILE")]
    pub html: Option<String>,
    /// Write the plots here.
    #[arg(long, value_name = "FILE")]
    pub svg: Option<String>,
    /// Say nothing on standard error but errors.
    #[arg(short, long)]
    pub quiet: bool,
}

fn compared_objectives() -> String {
    format!("Compare lowering and not strategies: {}, or all", Objective::names())
}
