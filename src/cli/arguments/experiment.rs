//! `experiment`.

use clap::Args;
use lowering::Objective;

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
    /// Do not compare strategies, but write here what the search puts in place of windows, with how often: what the
    /// schedule of libraries is learned from (dag/src/search/improve/library_schedule/replacements.txt).
    #[arg(long, value_name = "FILE", conflicts_with_all = ["objectives", "csv", "json", "html", "svg"])]
    pub replacements: Option<String>,
    /// Have the runs made by the workers of a queue, this program among them; those that were made are not made again.
    #[arg(long, value_name = "URL", conflicts_with = "replacements")]
    pub queue: Option<String>,
    /// With --queue and --objectives: have results timed on machines with this CPU, by the name that `doctor` says there; by
    /// default on those with this one's.
    #[arg(long, value_name = "NAME", requires_all = ["queue", "objectives"], conflicts_with = "no_native")]
    pub cpu: Option<String>,
    /// Say nothing on standard error but errors.
    #[arg(short, long)]
    pub quiet: bool,
}

fn compared_objectives() -> String {
    format!("Compare lowering and not strategies: {}, or all", Objective::names())
}
