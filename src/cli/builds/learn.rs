//! `learn`: the search of what builds have met.

use super::{home, plan};
use crate::assembler::learn::{LearnPlan, Learned, learn as learn_all};
use crate::assembler::samples::Samples;
use crate::cli::arguments::LearnArgs;
use crate::cli::batch::ProgressReporter;
use crate::cli::interrupts;
use crate::input::error::Problem;
use crate::show::report::status;
use std::process::ExitCode;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

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
    let samples = samples(args.samples.as_deref())?;
    let stopped = interrupts::stop_flag()?;
    let started = Instant::now();
    let out_of_time = || args.time.is_some_and(|t| started.elapsed().as_secs_f64() >= t);
    let stop = || stopped.load(Ordering::SeqCst) || out_of_time();
    let reporter = ProgressReporter::new(args.quiet);
    let asked = LearnPlan {
        plan: &|options| plan(options, args.timeout, args.jobs),
        samples: &samples,
        stop: &stop,
        interrupted: &|| stopped.load(Ordering::SeqCst),
        watch: &|p, r| reporter.on_result(p, r),
        word: |e| status(e).to_string(),
    };
    let mut all = Learned::default();
    loop {
        let some = learn_all(&home, &asked)?;
        all.texts += some.texts;
        all.improved.extend(some.improved);
        all.open = some.open;
        if stop() || !args.watch {
            break;
        }
        std::thread::sleep(PAUSE);
    }
    reporter.finish();
    if !args.quiet {
        let open = if all.open > 0 { format!(", {} not finished", all.open) } else { String::new() };
        let improved = all.improved.len();
        eprintln!("{} texts searched, {improved} with something better{open}; the next build uses it", all.texts);
    }
    let interrupted = stopped.load(Ordering::SeqCst);
    Ok(if interrupted { ExitCode::from(interrupts::INTERRUPTED) } else { ExitCode::SUCCESS })
}

fn samples(path: Option<&str>) -> Result<Samples, Vec<Problem>> {
    let Some(path) = path else { return Ok(Samples::default()) };
    let unreadable = |e| {
        let remedy = "name a file with what `perf script -F ip,sym` prints";
        vec![Problem::new(path, format!("cannot be read: {e}"), remedy)]
    };
    std::fs::read_to_string(path).map(|text| Samples::parse(&text)).map_err(unreadable)
}
