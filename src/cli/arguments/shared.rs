//! Options of several commands.

use crate::options::effort::EffortLevel;
use crate::options::rules::{NONE, SHIPPED};
use clap::Args;
use lowering::Objective;

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
    /// How far a search goes: rules (what earlier searches found, and no search), quick, normal or deep.
    #[arg(long, default_value = EffortLevel::Normal.name(), value_parser = effort)]
    pub effort: EffortLevel,
    /// What is tried before a search: `shipped` (the rules that come with the program; what --effort rules does), a file that
    /// `rules learn` wrote, or `none`.
    #[arg(long, value_name = "FILE")]
    pub rules: Option<String>,
    /// Component evaluations, each on one test state, for one search of one length; by default what --effort says.
    #[arg(long, value_name = "N")]
    pub evaluations: Option<u64>,
    /// Longest programs that are looked for; by default what --effort says.
    #[arg(long, value_name = "N")]
    pub longest: Option<usize>,
    /// Keep what stands where a better version in the objective has more instructions, bytes or micro-operations.
    #[arg(long)]
    pub no_growth: bool,
}

fn effort(name: &str) -> Result<EffortLevel, String> {
    let known = EffortLevel::ALL.map(EffortLevel::name).join(", ");
    EffortLevel::parse(name).ok_or_else(|| format!("one of {known}"))
}

impl SearchArgs {
    /// Component evaluations for one search of one length.
    pub fn evaluations(&self) -> u64 {
        self.evaluations.unwrap_or(self.effort.evaluations())
    }

    /// What the rules are called that are tried.
    pub fn rules(&self) -> &str {
        self.rules.as_deref().unwrap_or(if self.effort.searches() { NONE } else { SHIPPED })
    }

    /// Longest programs that are looked for.
    pub fn longest(&self) -> usize {
        self.longest.unwrap_or(self.effort.longest())
    }
}

/// What is searched for, whatever the input is.
#[derive(Args, Debug)]
pub struct ResultArgs {
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
    /// All but the addresses that a function is given is secret, and the output shows no more of it than the input: no branch,
    /// address or time of an instruction; `public(rdi, rsi)` in a signature says it of one.
    #[arg(long)]
    pub constant_time: bool,
}

impl MemoryArgs {
    /// These and other signatures, as signatures.
    pub fn and(&self, signatures: &[String]) -> Vec<String> {
        let clauses = [
            (self.assume_noalias, "* where noalias"),
            (self.volatile, "* where volatile"),
            (self.constant_time, "* where constant_time"),
        ];
        let clauses = clauses.into_iter().filter(|s| s.0).map(|s| s.1.to_string());
        signatures.iter().cloned().chain(clauses).collect()
    }
}

impl CommonArgs {
    /// Those of `--signature`, and what else is said of all functions.
    pub fn signatures(&self) -> Vec<String> {
        self.memory.and(&self.signatures)
    }
}
