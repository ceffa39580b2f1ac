//! `explain`: contract, skeleton, segments and their graphs, as text, dot, SVG or a page; what a search tries.

use super::print;
use crate::cli::arguments::ExplainArgs;
use crate::function::context::FunctionContext;
use crate::function::segment::{Segment, segments};
use crate::input::error::Problem;
use crate::input::error::usage;
use crate::input::{self, Module};
use crate::input::{contract, select_functions};
use crate::jobs::pool;
use crate::jobs::worker::{Attendance, InputSource, Job, Server};
use crate::options::{march, signatures};
use crate::pipeline::result::{Ended, FunctionResult, Kept};
use crate::pipeline::spare_cores::SpareCoresFile;
use crate::show::explain::{Explained, page, text};
use crate::show::picture::graph;
use crate::show::report::FunctionReport;
use dag::ir::signature::Signature;
use std::process::ExitCode;
use std::time::Instant;

const FORMATS: [&str; 4] = ["text", "dot", "svg", "html"];

/// Shows what is known of each function before it is searched, and with `--search` what was tried.
///
/// # Errors
/// Problems of the input or the options.
pub fn run(args: &ExplainArgs) -> Result<ExitCode, Vec<Problem>> {
    let started = Instant::now();
    let mut problems = Vec::new();
    if !FORMATS.contains(&args.format.as_str()) {
        problems.push(usage(format!("no format `{}`", args.format), format!("one of {}", FORMATS.join(", "))));
    }
    let outputs = args.output.iter().filter(|o| *o != "-").chain(&args.json);
    problems.extend(outputs.filter_map(|o| input::check_writable(o).err()));
    let mut job = job(args);
    problems.extend(job.settings().err().into_iter().flatten());
    if !problems.is_empty() {
        return Err(problems);
    }
    job.source = InputSource::open(&args.input)?;
    let module = job.source.load()?;
    let given = signatures(&args.common.signatures())?;
    let indices = select_functions(&module, &args.common.functions)?;
    let mut server = Server::default();
    let cores = SpareCoresFile::new(pool::threads(None) - 1);
    let mut all = Vec::new();
    for (done, &index) in indices.iter().enumerate() {
        let mut e = explained(args, &module, index, &given)?;
        if args.search {
            // What is left is shared by the functions that are left.
            let left = (args.timeout - started.elapsed().as_secs_f64()).max(0.0);
            let seconds = left / (indices.len() - done) as f64;
            let cores = cores.as_ref().map(SpareCoresFile::path);
            let job = Job { index, seconds, cores, ..job.clone() };
            e.search = Some(search(&mut server, &job, args.search_options.memory, &e)?);
        }
        if let Some(directory) = &args.dags {
            write_graphs(directory, &e.report.name, &e.segments).map_err(|p| vec![p])?;
        }
        all.push(e);
    }
    let out = shown(args, &all);
    if let Some(path) = &args.json {
        let functions: Vec<_> = all.iter().map(Explained::json).collect();
        let value = serde_json::json!({ "input": args.input, "functions": functions });
        input::write_atomically(path, &format!("{value:#}\n")).map_err(|p| vec![p])?;
    }
    match &args.output {
        Some(path) if path != "-" => input::write_atomically(path, &out).map_err(|p| vec![p])?,
        _ => print(&out),
    }
    Ok(ExitCode::SUCCESS)
}

/// What a search is told.
fn job(args: &ExplainArgs) -> Job {
    Job {
        signatures: args.common.signatures(),
        march: args.common.march.clone(),
        seed: args.common.seed,
        rlimit: args.common.rlimit,
        details: true,
        seconds: args.timeout,
        ..super::job(&args.search_options)
    }
}

/// What is known of a function before any search.
fn explained<'a>(
    args: &ExplainArgs,
    module: &'a Module,
    index: usize,
    given: &[Signature],
) -> Result<Explained<'a>, Vec<Problem>> {
    let problem = |p: Problem| vec![p];
    let function = &module.functions[index];
    let contract = contract(module, index, given)?;
    let allowed = march(args.common.march.as_deref()).map_err(problem)?;
    let tune =
        crate::options::tune(args.search_options.tune.as_deref(), args.common.march.as_deref()).map_err(problem)?;
    let objective = lowering::Objective::parse(&args.search_options.objective).unwrap_or_default();
    let report = FunctionReport::from(&FunctionResult::new(function, &contract, objective, tune));
    let context = FunctionContext::new(module, index, contract, allowed);
    let blocks = context.cfg.blocks.len();
    Ok(Explained { module, function, blocks, report, segments: segments(&context, tune), search: None })
}

/// What a search of the function comes to, with the options of the default command.
fn search(server: &mut Server, job: &Job, memory: u64, e: &Explained<'_>) -> Result<FunctionReport, Vec<Problem>> {
    let asked = Instant::now();
    Ok(match server.run(job, Attendance::alone(memory)) {
        Ok(done) => FunctionReport::from(&done.result),
        Err(lost) => {
            let settings = job.settings()?;
            let contract = contract(e.module, job.index, &job.signatures()?)?;
            let mut r = FunctionResult::new(e.function, &contract, settings.objective, settings.tune);
            r.finish(Ended::Kept(Kept::Lost(lost)), asked.elapsed());
            FunctionReport::from(&r)
        }
    })
}

fn shown(args: &ExplainArgs, all: &[Explained<'_>]) -> String {
    let name = |e: &Explained<'_>, s: &Segment| format!("{}_{}_{}", e.report.name, s.first, s.last);
    let graphs = || all.iter().flat_map(|e| e.segments.iter().map(move |s| (e, s)));
    match args.format.as_str() {
        "dot" => graphs().map(|(e, s)| dag::text::dot::dot(&s.dag, &name(e, s))).collect(),
        "svg" => {
            let title = |e: &Explained<'_>, s: &Segment| format!("{}: {}", e.report.name, e.place(s.first, s.last));
            let titled: Vec<_> = graphs().map(|(e, s)| (title(e, s), &s.dag)).collect();
            graph::sheet(&titled)
        }
        "html" => page::html(&args.input, all),
        _ => all.iter().map(text::text).collect(),
    }
}

/// One file for each segment: `FUNCTION.FIRST-LAST.dag`.
fn write_graphs(directory: &str, function: &str, segments: &[Segment]) -> Result<(), Problem> {
    let failed = |e: std::io::Error| Problem::new(directory, format!("cannot be made: {e}"), "name another directory");
    std::fs::create_dir_all(directory).map_err(failed)?;
    let clean: String = function.chars().map(|c| if c == '/' { '_' } else { c }).collect();
    for s in segments {
        let path = format!("{directory}/{clean}.{}-{}.dag", s.first, s.last);
        input::write_atomically(&path, &dag::text::print(&s.dag))?;
    }
    Ok(())
}
