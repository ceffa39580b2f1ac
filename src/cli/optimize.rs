//! The default command: optimize an input, print assembly.

use super::live::LiveLines;
use super::{interrupts, print_bytes};
use crate::cli::arguments::{OptimizeArgs, OutputFile};
use crate::function::context::FunctionContext;
use crate::function::joint::{FunctionChange, join};
use crate::function::readback::Refused;
use crate::input::encoding::encode;
use crate::input::error::Problem;
use crate::input::error::usage;
use crate::input::{self, Module, Note, Replacement};
use crate::input::{contract, no_function, select_functions};
use crate::jobs::measured::{self, TimedChoice};
use crate::jobs::pool;
use crate::jobs::proofs;
use crate::jobs::worker::{Attendance, Done, InputSource, Job, Server};
use crate::options::{nearest, signatures};
use crate::pipeline::Settings;
use crate::pipeline::negative_cache::SharedCacheFile;
use crate::pipeline::result::{Ended, FunctionResult, Kept, Lost};
use crate::pipeline::spare_cores::{FunctionCore, SpareCoresFile};
use crate::show::outputs::Run;
use crate::show::report;
use std::process::ExitCode;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// Optimizes the functions that are asked for, prints the assembly and writes the reports.
///
/// # Errors
/// Problems of the command line or the input, and outputs that cannot be written.
pub fn run(args: &OptimizeArgs) -> Result<ExitCode, Vec<Problem>> {
    let started = Instant::now();
    let prepared = prepare(args)?;
    let Prepared { job, indices, .. } = &prepared;
    if let (false, Some(said)) = (args.common.quiet, nearest(job.tune.as_deref(), job.march.as_deref())) {
        eprintln!("{said}");
    }
    // Before there are threads and signal handlers: they are copies of this process.
    let servers = servers(args, &prepared);
    let (mut replacements, mut results) = (Vec::new(), Vec::new());
    let mut notes: Vec<Option<Note>> = Vec::new();
    let interrupted = interrupts::stop_flag()?;
    let mut all = optimize_all(args, &prepared, servers, started, &interrupted)?;
    if args.measured && !interrupted.load(Ordering::SeqCst) {
        all = choose_all(args, &prepared, all)?;
    }
    for (&index, done) in indices.iter().zip(all) {
        let some = done.replacements_of(index);
        let lines = || report::comment(&done.result, args.common.seed);
        notes.push((!some.is_empty()).then(|| Note { function: index, lines: lines() }));
        replacements.push(some);
        results.push(done.result);
    }
    let output = joined(args, &prepared, &replacements, &notes, &mut results);
    let all = Run { input: &job.source.path, seed: args.common.seed, results: &results };
    for OutputFile { output, path } in &args.files.wanted {
        let text = output.text(&all).map_err(|e| vec![Problem::new(path, e, "report this: it is a bug")])?;
        input::write_atomically(path, &text).map_err(|p| vec![p])?;
    }
    let output = encode(&output);
    match &args.output {
        Some(path) if path != "-" => input::write_atomically_bytes(path, &output).map_err(|p| vec![p])?,
        _ => print_bytes(&output),
    }
    let interrupted = interrupted.load(Ordering::SeqCst);
    Ok(if interrupted { ExitCode::from(interrupts::INTERRUPTED) } else { ExitCode::SUCCESS })
}

/// The text with what was proved of each function, read back. What does not stand in it is taken back, and said.
fn joined(
    args: &OptimizeArgs,
    prepared: &Prepared,
    replacements: &[Vec<Replacement>],
    notes: &[Option<Note>],
    results: &mut [FunctionResult],
) -> String {
    let codes: Vec<Option<String>> = results.iter().map(|r| r.proved_code.clone()).collect();
    let change = |(n, &function): (usize, &usize)| FunctionChange {
        function,
        replacements: &replacements[n],
        note: notes[n].as_ref(),
        proved_code: codes[n].as_deref(),
    };
    let changes: Vec<FunctionChange<'_>> = prepared.indices.iter().enumerate().map(change).collect();
    let joint = join(&prepared.module, &changes);
    for out in joint.left_out {
        let result = &mut results[out.change];
        result.take_back(Ended::Unproved(Refused::Unreadable(out.why)));
        if !args.common.quiet {
            eprint!("{}", lines(args, result));
        }
    }
    joint.text
}

/// One for each function that is done at the same time.
fn servers(args: &OptimizeArgs, prepared: &Prepared) -> Vec<Server> {
    let jobs = pool::threads(args.jobs).min(prepared.indices.len().max(1));
    (0..jobs).map(|_| Server::with_input(&prepared.job.source, &prepared.module, args.search.memory)).collect()
}

/// What becomes of each function, in their order, whichever is done first, within `--timeout` from `started`; after an interrupt
/// what was proved until then.
fn optimize_all(
    args: &OptimizeArgs,
    prepared: &Prepared,
    servers: Vec<Server>,
    started: Instant,
    interrupted: &AtomicBool,
) -> Result<Vec<Done>, Vec<Problem>> {
    let Prepared { job, settings, module, given, indices } = prepared;
    let windows = SharedCacheFile::new();
    let threads = pool::threads(args.jobs);
    let jobs = servers.len();
    let cores = SpareCoresFile::new(threads.saturating_sub(jobs));
    let first_job = Job {
        windows: windows.as_ref().map(SharedCacheFile::path),
        cores: cores.as_ref().map(SpareCoresFile::path),
        ..job.clone()
    };
    let ends = Duration::try_from_secs_f64(args.timeout).ok().and_then(|t| started.checked_add(t));
    let live = LiveLines::new(args.common.quiet, ends);
    let servers = Mutex::new(servers);
    let server = || servers.lock().expect("nothing panics under this lock").pop().unwrap_or_default();
    let begin = || (server(), FunctionCore::of(cores.as_ref()));
    let optimize = |(server, _): &mut (Server, FunctionCore), n: usize| {
        // What is left is shared by the functions that are left.
        let left = (args.timeout - started.elapsed().as_secs_f64()).max(0.0);
        let seconds = left / (indices.len() - n).div_ceil(jobs) as f64;
        let job = Job { index: indices[n], seconds, progress: live.is_shown(), ..first_job.clone() };
        let asked = Instant::now();
        let line = live.begin(&module.functions[job.index].function.name);
        let stop = || interrupted.load(Ordering::SeqCst).then_some(Lost::Interrupted);
        let attendance = Attendance { memory: args.search.memory, stop: &stop, progress: &|p| line.show(p) };
        let answer = match stop() {
            Some(lost) => Err(lost),
            None if left > 0.0 => server.run(&job, attendance),
            None => Err(Lost::NotBegun),
        };
        let done = answer.or_else(|lost| {
            let contract = contract(module, job.index, given)?;
            let function = &module.functions[job.index];
            let mut result = FunctionResult::new(function, &contract, settings.objective, settings.tune);
            result.finish(Ended::Kept(Kept::Lost(lost)), asked.elapsed());
            Ok(Done { replacements: Vec::new(), result, alternatives: Vec::new(), unmerged: None })
        });
        // What is measured is not decided yet.
        let text = match &done {
            Ok(d) if !args.common.quiet && !args.measured => lines(args, &d.result),
            _ => String::new(),
        };
        live.end(&line, n, text);
        done
    };
    let all = pool::each_with(indices.len(), jobs, &|| false, begin, &optimize);
    all.into_iter().flatten().collect()
}

/// What stands of each function after its versions were timed: one after the other, when no search runs any more.
fn choose_all(args: &OptimizeArgs, prepared: &Prepared, all: Vec<Done>) -> Result<Vec<Done>, Vec<Problem>> {
    let Prepared { settings, module, given, indices, .. } = prepared;
    let choice = TimedChoice { objective: settings.objective, seed: args.common.seed, native: !args.common.no_native };
    let mut clock = measured::clock(args.common.seed);
    let choose = |(&index, done): (&usize, Done)| {
        let contract = contract(module, index, given)?;
        let context = FunctionContext::new(module, index, contract, settings.march);
        let chosen = measured::choose(&context, done, choice, &mut clock);
        if !args.common.quiet {
            eprint!("{}", lines(args, &chosen.result));
        }
        Ok(chosen)
    };
    indices.iter().zip(all).map(choose).collect()
}

/// What is said of a function on standard error.
fn lines(args: &OptimizeArgs, result: &FunctionResult) -> String {
    let details = if args.common.verbose { report::details(result) } else { String::new() };
    format!("{}\n{details}", report::line(result))
}

/// A command line and an input without problems.
struct Prepared {
    job: Job,
    settings: Settings,
    module: Module,
    given: Vec<dag::ir::signature::Signature>,
    indices: Vec<usize>,
}

/// Reads and checks everything before any search; all problems come together.
fn prepare(args: &OptimizeArgs) -> Result<Prepared, Vec<Problem>> {
    let input = args.input.as_deref().ok_or_else(|| vec![usage("no input", "name a .s, .o or .a file, or -")])?;
    let mut problems = Vec::new();
    let outputs = args.output.iter().filter(|o| *o != "-").chain(args.files.wanted.iter().map(|w| &w.path));
    problems.extend(outputs.filter_map(|o| input::check_writable(o).err()));
    problems.extend(args.common.proof_dir.iter().filter_map(|d| proofs::prepare(d).err()));
    let mut job = Job {
        signatures: args.common.signatures(),
        march: args.common.march.clone(),
        seed: args.common.seed,
        rlimit: args.common.rlimit,
        proof_dir: args.common.proof_dir.clone(),
        seconds: args.timeout,
        measured: args.measured,
        ..super::job(&args.search)
    };
    if let Some(path) = &args.profile {
        match input::read_text(path) {
            Ok(text) => job.profile = Some((path.clone(), text.unwrap_or_default())),
            Err(p) => problems.extend(p),
        }
    }
    let settings = job.settings().map_err(|p| problems.extend(p)).ok();
    let given = signatures(&args.common.signatures()).unwrap_or_else(|p| {
        problems.extend(p);
        Vec::new()
    });
    let read = InputSource::open(input).and_then(|source| Ok((source.load()?, source)));
    let module = match read {
        Ok((module, source)) => {
            job.source = source;
            module
        }
        Err(p) => return Err(problems.into_iter().chain(p).collect()),
    };
    let unmatched = settings.as_ref().and_then(|s| s.profile.as_ref()).map_or(Vec::new(), |p| p.unmatched(&module));
    let path = args.profile.as_deref().unwrap_or_default();
    problems
        .extend(unmatched.into_iter().map(|s| Problem::new(path, s, "lines and labels are those of the input's text")));
    problems.extend(check_signature_names(&module, &given).err().into_iter().flatten());
    let indices = select_functions(&module, &args.common.functions).unwrap_or_else(|p| {
        problems.extend(p);
        Vec::new()
    });
    problems.extend(indices.iter().filter_map(|&i| contract(&module, i, &given).err()).flatten());
    match settings {
        Some(settings) if problems.is_empty() => Ok(Prepared { job, settings, module, given, indices }),
        _ => Err(problems),
    }
}

fn check_signature_names(module: &Module, given: &[dag::ir::signature::Signature]) -> Result<(), Vec<Problem>> {
    let missing: Vec<Problem> = given
        .iter()
        .filter(|s| s.name != dag::ir::signature::ALL && module.function(&s.name).is_none())
        .map(|s| no_function(module, &s.name).with_text(s.to_string()))
        .collect();
    if missing.is_empty() { Ok(()) } else { Err(missing) }
}
