//! `lower DAG`: order and registers for a graph in text form, with a proof of the text that comes out.

use super::print;
use crate::cli::arguments::LowerArgs;
use crate::input;
use crate::input::error::Problem;
use crate::input::error::usage;
use crate::options::branch_probabilities::NodeProbabilities;
use crate::options::{march, tune};
use crate::pipeline::lower::{self, ProvedCode};
use crate::show::picture::{self, Picture};
use dag::ir::graph::Dag;
use dag::smt::Limits;
use isa::{FeatureSet, Gpr, Width};
use lowering::Objective;
use lowering::Options;
use lowering::phases::if_conversion::{BranchProbability, Branched, ExpectedCost, WHOLE};
use serde::Serialize;
use std::process::ExitCode;
use std::time::Instant;

#[derive(Serialize)]
struct LoweringJson<'a> {
    version: &'a str,
    input: &'a str,
    objective: &'a str,
    tune: &'a str,
    /// In the objective's unit.
    cost: u64,
    bound: u64,
    /// `optimal`, `gap` or `fallback`.
    status: &'a str,
    /// How far cost may be above the least, as a part of cost.
    gap: f64,
    instructions: u32,
    bytes: u32,
    uops: u32,
    /// Predicted cycles from all inputs to the last result.
    latency: u32,
    /// Predicted cycles per independent repetition.
    throughput: f64,
    /// Copies, exchanges and repeated constants.
    added: usize,
    columns: usize,
    rows: usize,
    solves: usize,
    timed_out: bool,
    /// Goals of the proof: by identical terms, by solvers.
    proved_by_identity: u32,
    proved_by_solver: u32,
    /// Of code with a branch, if that is what `lines` are: the other figures are those of straight code.
    #[serde(skip_serializing_if = "Option::is_none")]
    branched: Option<MeanCost>,
    lines: &'a [String],
    seconds: f64,
}

/// Gives a graph its order and registers, and prints the proved code.
///
/// # Errors
/// Problems of the graph or the options, or nothing that is proved came out.
pub fn run(args: &LowerArgs) -> Result<ExitCode, Vec<Problem>> {
    let started = Instant::now();
    let file = args.picture.clone().filter(|p| p != "-");
    let mut problems: Vec<Problem> =
        [&args.json, &args.lp, &file].into_iter().flatten().filter_map(|o| input::check_writable(o).err()).collect();
    let mut keep = |r: Result<Options, Vec<Problem>>| r.map_err(|p| problems.extend(p)).ok();
    let dag = read(&args.input);
    let options = keep(options(args, dag.as_ref().ok()));
    let allowed = march(args.march.as_deref()).map_err(|p| problems.push(p)).ok().flatten();
    let (name, dag) = match dag {
        Ok(named) => named,
        Err(p) => {
            problems.splice(0..0, p);
            return Err(problems);
        }
    };
    let probabilities =
        NodeProbabilities::parse(&args.odds).map_err(|w| w.into_iter().map(odds_problem).collect::<Vec<_>>());
    let probabilities = probabilities.map_err(|p| problems.extend(p)).unwrap_or_default();
    problems.extend(
        probabilities.unmatched(&dag).iter().map(|n| odds_problem(format!("{n} is no conditional move of the graph"))),
    );
    let Some(options) = options.filter(|_| problems.is_empty()) else { return Err(problems) };
    let limits = Limits { rlimit: args.rlimit, seed: args.seed as u32 };
    if args.pareto {
        return pareto(&name, &dag, &options, limits, allowed);
    }
    let of = |group: &dag::lift::mux::MuxGroup| probabilities.of(&dag, group);
    let probability: Option<&dyn Fn(&dag::lift::mux::MuxGroup) -> BranchProbability> =
        if args.odds.is_empty() { None } else { Some(&of) };
    let proved = lower::lower(&dag, &options, probability, limits)
        .map_err(|(what, do_)| vec![Problem::new(&name, what, do_)])?;
    features(&name, &proved, allowed)?;
    if let Some(path) = &args.json {
        let json = serde_json::to_string_pretty(&json(&name, &options, &proved, started))
            .map_err(|e| vec![Problem::new(&name, e.to_string(), "report this: it is a bug")])?;
        input::write_atomically(path, &(json + "\n")).map_err(|p| vec![p])?;
    }
    let picture = Picture::new(&dag, &proved.lowered, &proved.text.lines, options.tune);
    if let Some(path) = &file {
        input::write_atomically(path, &picture::svg::svg(&picture)).map_err(|p| vec![p])?;
    }
    let wanted = args.verbose || args.picture.as_deref() == Some("-");
    let drawn = match wanted {
        true if proved.branched.is_some() => format!("the straight code:\n{}", picture::text::text(&picture)),
        true => picture::text::text(&picture),
        false => String::new(),
    };
    let drawn: String = drawn.lines().map(|l| format!("# {l}").trim_end().to_string() + "\n").collect();
    print(&(comment(&name, &options, &proved) + &drawn + &proved.text.whole()));
    Ok(ExitCode::SUCCESS)
}

fn odds_problem(what: String) -> Problem {
    usage(what, "write --odds 0.95, or --odds n7=0.95 for the condition of node n7")
}

/// The graph and the name of its file.
fn read(path: &str) -> Result<(String, Dag), Vec<Problem>> {
    let name = if path == "-" { "<stdin>" } else { path };
    let text = input::read_text(path)?;
    let text = text.ok_or_else(|| vec![Problem::new(name, "is no text", "give a graph in text form")])?;
    let problem = |e: dag::text::TextError| Problem::new(name, e.what, e.remedy).at(e.line, e.text);
    match dag::text::parse(&text) {
        Ok(dag) if dag.live_out.is_empty() && dag.live_out_flags.is_empty() && dag.effects.is_empty() => {
            Err(vec![Problem::new(name, "the graph has no result", "add a line such as `out rax = n5`")])
        }
        Ok(dag) => Ok((name.to_string(), dag)),
        Err(errors) => Err(errors.into_iter().map(problem).collect()),
    }
}

fn options(args: &LowerArgs, dag: Option<&(String, Dag)>) -> Result<Options, Vec<Problem>> {
    let mut problems = Vec::new();
    let objective = Objective::parse(&args.objective).map_err(|e| problems.push(usage(e.what, e.known))).ok();
    let machine = tune(args.tune.as_deref(), args.march.as_deref()).map_err(|p| problems.push(p)).ok();
    let mut reserved = Vec::new();
    for name in &args.reserve {
        match Gpr::parse(name) {
            Some((g, Width::W64)) => reserved.push(g),
            _ => problems.push(usage(format!("`{name}` is no 64-bit general register"), "write --reserve rbx,r12")),
        }
    }
    if args.registers.is_some_and(|n| !(1..=15).contains(&n)) {
        problems.push(usage("--registers is a number from 1 to 15", "all but the stack pointer are 15"));
    }
    if args.slots > lowering::SLOTS {
        problems.push(usage(format!("there are not {} slots", args.slots), format!("at most {}", lowering::SLOTS)));
    }
    if !args.seconds.is_finite() || args.seconds < 0.0 {
        problems.push(usage("--seconds is a number from 0 on", "0 leaves the integer program out"));
    }
    let (Some(objective), Some(tune), true) = (objective, machine, problems.is_empty()) else { return Err(problems) };
    if let (Some(n), Some((_, dag))) = (args.registers, dag) {
        reserved.extend(lower::all_but(n, dag));
    }
    #[allow(clippy::needless_update, reason = "options that this command does not have keep their defaults")]
    Ok(Options {
        objective,
        tune,
        seconds: args.seconds,
        seed: args.seed,
        reserved,
        slots: args.slots,
        lp_file: args.lp.as_ref().map(Into::into),
        ..Options::default()
    })
}

/// The result may not need what `--march` does not have.
fn features(name: &str, proved: &ProvedCode, allowed: Option<FeatureSet>) -> Result<(), Vec<Problem>> {
    let Some(allowed) = allowed else { return Ok(()) };
    let missing = |inst: &isa::Inst| {
        let (needs, line) = (isa::codec::features(inst), isa::codec::text(inst, proved.text.syntax));
        let remedy = "name a CPU that has them, or write the graph without them";
        let what = format!("`{line}` needs {needs}, which --march does not allow");
        (!allowed.includes(needs)).then(|| Problem::new(name, what, remedy))
    };
    let problems: Vec<Problem> = proved.insts.iter().filter_map(missing).collect();
    if problems.is_empty() { Ok(()) } else { Err(problems) }
}

/// Every result that no other covers, as a function of its own behind a table of all.
fn pareto(
    name: &str,
    dag: &Dag,
    options: &Options,
    limits: Limits,
    allowed: Option<FeatureSet>,
) -> Result<ExitCode, Vec<Problem>> {
    let all = lower::pareto(dag, options, limits).map_err(|(what, do_)| vec![Problem::new(name, what, do_)])?;
    all.iter().map(|(_, p)| features(name, p, allowed)).collect::<Result<Vec<()>, _>>()?;
    let head = ["", "best under", "bytes", "instructions", "uops", "latency", "throughput", "proved"];
    let mut cells: Vec<Vec<String>> = vec![head.map(String::from).to_vec()];
    let (mut texts, mut data) = (String::new(), Vec::new());
    for (k, (objective, p)) in all.iter().enumerate() {
        let (label, t) = (format!("{}_{}", lower::NAME, k + 1), p.lowered.total);
        let figures = [t.bytes, t.instructions, t.uops, t.latency].map(|n| n.to_string());
        let throughput = format!("{:.2}", t.throughput.as_f64());
        let row = [vec![label.clone(), objective.to_string()], figures.to_vec(), vec![throughput, status(p)]];
        cells.push(row.concat());
        data.extend_from_slice(&p.text.data);
        texts += &p.text.function(&label);
    }
    let table = crate::show::table::markdown(&cells);
    let count =
        format!("{name}: {} results, none better than another in everything, on {}", all.len(), options.tune.name);
    let comments: String = std::iter::once(&count[..]).chain(table.lines()).map(|l| format!("# {l}\n")).collect();
    // All functions read the same data, which stand behind the last one.
    print(&(comments + &texts + &lower::data_text(&data)));
    Ok(ExitCode::SUCCESS)
}

/// How far the cost may be above the least, as a part of it.
fn gap(p: &ProvedCode) -> f64 {
    let (cost, bound) = (p.lowered.cost as f64, p.lowered.bound as f64);
    if cost == 0.0 { 0.0 } else { (cost - bound) / cost }
}

fn status(p: &ProvedCode) -> String {
    match p.lowered.status {
        lowering::Status::Optimal => "optimal".to_string(),
        lowering::Status::Gap => format!("gap {:.1} %", 100.0 * gap(p)),
        lowering::Status::Fallback => format!("fallback, gap {:.1} %", 100.0 * gap(p)),
    }
}

fn comment(name: &str, options: &Options, p: &ProvedCode) -> String {
    let (l, t) = (&p.lowered, p.lowered.total);
    let status = status(p);
    let proof = format!(
        "# proof: the text was read back and does what the graph says ({} goals by identity, {} by solver)\n",
        p.proof.identical, p.proof.solver
    );
    let straight = format!(
        "# objective {}: cost {}, bound {}: {status}\n\
         # {} of the instructions are copies, exchanges or repeated constants\n",
        options.objective,
        options.objective.amount(l.cost),
        options.objective.amount(l.bound),
        l.stats.added,
    );
    if let Some(b) = &p.branched {
        return branched(name, options, b) + &straight.replacen("# ", "# straight code: ", 1) + &proof;
    }
    let sizes = format!(
        "# {name}: {} instructions, {} bytes; on {}: {} uops, latency {}, throughput {:.2} cycles (predicted)\n",
        t.instructions,
        t.bytes,
        options.tune.name,
        t.uops,
        t.latency,
        t.throughput.as_f64(),
    );
    sizes + &straight + &proof
}

/// What code with a branch costs.
fn branched(name: &str, options: &Options, b: &Branched) -> String {
    let e = MeanCost::of(b.cost);
    format!(
        "# {name}: {} instructions, {} bytes; expected on {}: {:.2} uops, latency {:.2}, throughput {:.2} cycles\n\
         # a branch in place of {} conditional moves is better; {}\n",
        e.instructions,
        e.bytes,
        options.tune.name,
        e.uops,
        e.latency,
        e.throughput,
        b.group.muxes.len(),
        if b.optimal { "each way is optimal by itself" } else { "its ways are not known to be optimal" },
    )
}

/// Expected costs in units.
#[derive(Serialize)]
struct MeanCost {
    instructions: u64,
    bytes: u64,
    uops: f64,
    latency: f64,
    throughput: f64,
}

impl MeanCost {
    fn of(e: ExpectedCost) -> MeanCost {
        let part = |x: u64| x as f64 / f64::from(WHOLE);
        MeanCost {
            instructions: e.instructions,
            bytes: e.bytes,
            uops: part(e.uops),
            latency: part(e.latency),
            throughput: part(e.throughput) / f64::from(isa::uarch::Cycles::ONE),
        }
    }
}

fn json<'a>(name: &'a str, options: &Options, p: &'a ProvedCode, started: Instant) -> LoweringJson<'a> {
    let (l, t, s) = (&p.lowered, p.lowered.total, p.lowered.stats);
    LoweringJson {
        version: env!("CARGO_PKG_VERSION"),
        input: name,
        objective: options.objective.name(),
        tune: options.tune.name,
        cost: l.cost,
        bound: l.bound,
        status: l.status.name(),
        gap: gap(p),
        instructions: t.instructions,
        bytes: t.bytes,
        uops: t.uops,
        latency: t.latency,
        throughput: t.throughput.as_f64(),
        added: s.added,
        columns: s.columns,
        rows: s.rows,
        solves: s.solves,
        timed_out: s.timed_out,
        proved_by_identity: p.proof.identical,
        proved_by_solver: p.proof.solver,
        branched: p.branched.as_ref().map(|b| MeanCost::of(b.cost)),
        lines: &p.text.lines,
        seconds: started.elapsed().as_secs_f64(),
    }
}
