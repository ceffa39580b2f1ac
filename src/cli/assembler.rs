//! In every build: `as` in the assembler's place, `cc` and `c++` that put it there, `learn` behind the builds, `stats`.

use super::{interrupts, print};
use crate::assembler::child::in_child;
use crate::assembler::fingerprint::fingerprints;
use crate::assembler::home::{AboutText, Home, KnownText, VARIABLE};
use crate::assembler::invocation::{AsInvocation, AsSource, untouchable};
use crate::assembler::learn::{LearnPlan, Learned, learn as learn_all};
use crate::assembler::{real, rewrite, stats as met};
use crate::cli::arguments::{BuildOptions, CompilerArgs, LearnArgs, StatsArgs};
use crate::cli::batch::ProgressReporter;
use crate::input::error::{Problem, usage};
use crate::jobs::batch::record::Budget;
use crate::jobs::batch::store::Store;
use crate::jobs::batch::{BatchPlan, key};
use crate::jobs::pool;
use crate::jobs::worker::Job;
use crate::pipeline::negative_cache::SharedCacheFile;
use crate::show::report::{comment, status};
use std::ffi::{OsStr, OsString};
use std::io::Read;
use std::num::NonZeroUsize;
use std::os::unix::process::CommandExt;
use std::path::Path;
use std::process::{Command, ExitCode};
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

/// Options of builds: those of `batch` that say what is searched for.
const OPTIONS: &str = "SUPEROPT_OPTIONS";

/// Milliseconds for each function of a text that is not known as a whole.
const BUDGET: &str = "SUPEROPT_BUDGET";
const DEFAULT_BUDGET: u64 = 50;

/// What results must have taken to count: anything.
const NOTHING: Budget = Budget { seconds: 0.0, memory: 0 };

/// What every text is given on top: two runs of the assembler, on a machine that does other things.
const START: Duration = Duration::from_secs(1);

/// MiB of the process that reads a text.
const MEMORY: u64 = 4000;

/// What `as` was asked for, if this program was started in its place: by that name, or as `superopt-dag as`.
pub fn arguments_of_as(mut all: impl Iterator<Item = OsString>) -> Option<Vec<OsString>> {
    let own = all.next()?;
    let called = Path::new(&own).file_name() == Some(OsStr::new("as"));
    if called {
        return Some(all.collect());
    }
    (all.next()? == "as").then(|| all.collect())
}

/// In the assembler's place: its exit status, its output, its messages.
///
/// # Errors
/// It does not run.
pub fn assemble(arguments: Vec<OsString>) -> Result<ExitCode, Vec<Problem>> {
    let (arguments, text) = match std::env::var_os(real::INSIDE) {
        Some(_) => (arguments, None),
        None => rewritten(arguments),
    };
    let text = text.and_then(|t| real::as_input(&t).ok());
    let failed = real::become_assembler(&arguments, text);
    Err(vec![Problem::new("as", failed.to_string(), format!("name the assembler with {}", real::VARIABLE))])
}

/// The arguments, and what is to stand on standard input, if it is something else than what stands there.
fn rewritten(mut arguments: Vec<OsString>) -> (Vec<OsString>, Option<Vec<u8>>) {
    let invocation = AsInvocation::of(&arguments);
    let text = match invocation.source {
        AsSource::Untouched => return (arguments, None),
        AsSource::File(at) => std::fs::read(&arguments[at]).ok(),
        AsSource::StandardInput => {
            let mut text = Vec::new();
            std::io::stdin().read_to_end(&mut text).ok().map(|_| text)
        }
    };
    let from_input = invocation.source == AsSource::StandardInput;
    let Some(text) = text else { return (arguments, None) };
    match better(&text, &invocation) {
        Some(better) => {
            if let AsSource::File(at) = invocation.source {
                arguments.remove(at);
            }
            (arguments, Some(better))
        }
        None => (arguments, from_input.then_some(text)),
    }
}

/// The text as it is known to be better. Whatever goes wrong is in the log.
fn better(text: &[u8], invocation: &AsInvocation) -> Option<Vec<u8>> {
    if untouchable(text, invocation.describes_lines).is_some() {
        return None;
    }
    let home = Home::of_environment()?;
    let name = source_name(text);
    let found = || -> Result<Option<Vec<u8>>, String> {
        let options = std::env::var(OPTIONS).unwrap_or_default();
        let key = Home::key(&options_digest(&options)?, text);
        let about = AboutText { name: name.clone(), options };
        home.meet(&key, &about, text).map_err(|e| e.to_string())?;
        match home.output(&key) {
            Some(KnownText::Text(text)) => return Ok(Some(text)),
            Some(KnownText::Unchanged) => return Ok(None),
            None if !fingerprints(text).iter().any(|f| home.is_improved(&f.digest)) => return Ok(None),
            None => {}
        }
        in_child(limit(text), MEMORY, || {
            let plan = plan(&about.options, NOTHING, NonZeroUsize::new(1)).map_err(|p| first(&p))?;
            let opened = Store::open(&home.results()).map_err(|p| p.to_string())?;
            let output = rewrite::known(&plan, &opened.store, &name, text)?;
            home.put_output(&key, &output).map_err(|e| e.to_string())?;
            Ok(match output {
                KnownText::Text(text) => Some(text),
                KnownText::Unchanged => None,
            })
        })
    };
    found().unwrap_or_else(|why| {
        home.log(&format!("as: {name}: {why}"));
        None
    })
}

fn first(problems: &[Problem]) -> String {
    problems.first().map_or(String::new(), |p| p.what.clone())
}

/// What decides a text's output beside the text. Options as they are written: what they mean takes longer to find out than
/// a text that is known may take.
fn options_digest(options: &str) -> Result<String, String> {
    if options.contains("native") {
        return key::options(&plan(options, NOTHING, None).map_err(|p| first(&p))?.job).map_err(|p| first(&p));
    }
    Ok(format!("{} {options}", key::semantics()))
}

/// The source that a compiler says it was, for people.
fn source_name(text: &[u8]) -> String {
    let lines = text.split(|b| *b == b'\n').map(|l| l.trim_ascii());
    let named = lines.take(100).find_map(|l| l.strip_prefix(b".file")?.trim_ascii().strip_prefix(b"\""));
    let named = named.and_then(|l| l.split(|b| *b == b'"').next()).filter(|l| !l.is_empty());
    named.map_or("input.s".to_string(), |l| String::from_utf8_lossy(l).into_owned())
}

/// How long a text may take.
fn limit(text: &[u8]) -> Duration {
    let budget = std::env::var(BUDGET).ok().and_then(|b| b.trim().parse().ok()).unwrap_or(DEFAULT_BUDGET);
    let functions = memchr::memmem::find_iter(text, b"function").count() as u64;
    START + Duration::from_millis(budget.saturating_mul(functions))
}

fn plan(options: &str, budget: Budget, jobs: Option<NonZeroUsize>) -> Result<BatchPlan, Vec<Problem>> {
    let words = BuildOptions::of(options).map_err(|e| {
        let what = e.lines().next().unwrap_or_default().trim_start_matches("error: ").to_string();
        vec![usage(format!("{OPTIONS}: {what}"), "give it options of `batch` that say what is searched for")]
    })?;
    let job = Job {
        march: words.march.clone(),
        seed: words.seed,
        rlimit: words.rlimit,
        seconds: budget.seconds,
        ..super::job(&words.search)
    };
    job.settings()?;
    let windows = if budget.seconds > 0.0 { SharedCacheFile::new() } else { None };
    let memory = if budget.seconds > 0.0 { words.search.memory } else { 0 };
    let budget = Budget { memory, ..budget };
    Ok(BatchPlan { job, given: Vec::new(), comment, functions: Vec::new(), budget, jobs: pool::threads(jobs), windows })
}

fn home() -> Result<Home, Vec<Problem>> {
    Home::of_environment().ok_or_else(|| vec![usage("there is no home directory", format!("set {VARIABLE}"))])
}

/// The directory for `-B`.
///
/// # Errors
/// It cannot be made.
pub fn prefix() -> Result<ExitCode, Vec<Problem>> {
    print(&format!("{}/\n", made_prefix(&home()?)?));
    Ok(ExitCode::SUCCESS)
}

fn made_prefix(home: &Home) -> Result<String, Vec<Problem>> {
    let made = home.prefix();
    let failed = |e| {
        let what = format!("cannot be made: {e}");
        vec![Problem::new(home.path().display().to_string(), what, format!("name another directory with {VARIABLE}"))]
    };
    made.map(|p| p.display().to_string()).map_err(failed)
}

/// A compiler with this program in its assembler's place.
///
/// # Errors
/// It does not run.
pub fn compile(args: &CompilerArgs, variable: &str, default: &str) -> Result<ExitCode, Vec<Problem>> {
    let own = args.arguments.first().filter(|a| !a.as_encoded_bytes().starts_with(b"-"));
    let named = own.filter(|a| !is_source(a));
    let compiler = named.cloned().or_else(|| std::env::var_os(variable)).unwrap_or_else(|| default.into());
    let rest = &args.arguments[usize::from(named.is_some())..];
    let mut command = Command::new(&compiler);
    // A compiler that is not there, or a home that cannot be written, is for the compiler to say, or no reason to fail.
    if let Some(prefix) = Home::of_environment().and_then(|h| h.prefix().ok()) {
        command.arg(format!("-B{}/", prefix.display()));
        if is_clang(&compiler) {
            command.arg("-fno-integrated-as");
        }
    }
    let failed = command.args(rest).exec();
    let what = format!("{}: {failed}", compiler.display());
    Err(vec![usage(what, format!("name the compiler behind `--`, or with {variable}"))])
}

fn is_source(argument: &OsStr) -> bool {
    Path::new(argument).extension().is_some_and(|e| {
        ["c", "cc", "cpp", "cxx", "C", "i", "ii", "s", "S", "o", "a", "m"].iter().any(|known| e == *known)
    })
}

/// Clang has an assembler of its own, and says so.
fn is_clang(compiler: &OsStr) -> bool {
    let said = Command::new(compiler).arg("--version").output();
    said.is_ok_and(|o| memchr::memmem::find(&o.stdout, b"clang").is_some())
}

/// Between two looks for new texts.
const PAUSE: Duration = Duration::from_secs(5);

/// Searches what builds have met.
///
/// # Errors
/// The store cannot be used, or options of builds are no options.
pub fn learn(args: &LearnArgs) -> Result<ExitCode, Vec<Problem>> {
    let home = home()?;
    if args.nice {
        // SAFETY: a number in, a number out. What fails changes nothing.
        unsafe { libc::nice(19) };
    }
    let stopped = interrupts::stop_flag()?;
    let started = Instant::now();
    let out_of_time = || args.time.is_some_and(|t| started.elapsed().as_secs_f64() >= t);
    let stop = || stopped.load(Ordering::SeqCst) || out_of_time();
    let reporter = ProgressReporter::new(args.quiet);
    let asked = LearnPlan {
        plan: &|options| plan(options, Budget { seconds: args.timeout, memory: 0 }, args.jobs),
        stop: &stop,
        watch: &|p, r| reporter.on_result(p, r),
        word: |e| status(e).to_string(),
    };
    let mut all = Learned::default();
    loop {
        let some = learn_all(&home, &asked)?;
        all.texts += some.texts;
        all.improved += some.improved;
        all.open = some.open;
        if stop() || !args.watch {
            break;
        }
        std::thread::sleep(PAUSE);
    }
    reporter.finish();
    if !args.quiet {
        let open = if all.open > 0 { format!(", {} not finished", all.open) } else { String::new() };
        eprintln!("{} texts searched, {} of them improved{open}; the next build uses it", all.texts, all.improved);
    }
    let interrupted = stopped.load(Ordering::SeqCst);
    Ok(if interrupted { ExitCode::from(interrupts::INTERRUPTED) } else { ExitCode::SUCCESS })
}

/// What builds have met, and what came of it.
///
/// # Errors
/// There is no home.
pub fn stats(args: &StatsArgs) -> Result<ExitCode, Vec<Problem>> {
    let home = home()?;
    let texts = met::texts(&home);
    let total = met::total(&texts);
    if args.json {
        let all = serde_json::json!({ "store": home.path(), "total": total, "texts": texts });
        print(&format!("{all:#}\n"));
        return Ok(ExitCode::SUCCESS);
    }
    let searched = texts.iter().filter(|t| t.report.is_some()).count();
    let mut said = format!("store {}\n{} texts met, {searched} searched\n", home.path().display(), texts.len());
    let saved = |[before, after]: [u64; 2]| format!("{before} -> {after}");
    let ended: Vec<String> = total.ended.iter().map(|(word, n)| format!("{n} {word}")).collect();
    if searched > 0 {
        said += &format!(
            "{} functions: {}\ninstructions {}, bytes {}\n",
            total.functions,
            ended.join(", "),
            saved(total.instructions),
            saved(total.bytes)
        );
    }
    for t in &texts {
        let came = match &t.report {
            Some(r) => {
                format!("{} of {} functions improved, instructions {}", r.improved, r.functions, saved(r.instructions))
            }
            None => "not searched yet".to_string(),
        };
        said += &format!("{:>6} times  {}  {came}\n", t.times, t.name);
    }
    if let Ok(log) = std::fs::read_to_string(home.path().join("log")) {
        let last: Vec<&str> = log.lines().rev().take(5).collect();
        said += "last troubles, for which the text was assembled as it was:\n";
        last.iter().rev().for_each(|l| said += &format!("  {l}\n"));
    }
    print(&said);
    Ok(ExitCode::SUCCESS)
}
