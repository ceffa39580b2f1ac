//! `fuzz`: random functions through the whole pipeline, run natively against their originals.

use super::print;
use crate::cli::arguments::FuzzArgs;
use crate::cli::experiment::replacements;
use crate::input;
use crate::input::error::Problem;
use crate::input::error::usage;
use crate::lab::fuzz::{self, FuzzOptions, Tally};
use crate::options::branches::Branches;
use crate::options::march;
use crate::options::rules::RuleSource;
use crate::pipeline::Settings;
use isa::FeatureSet;
use std::process::ExitCode;
use std::time::Instant;

/// Search effort that is enough for short functions and done in about a second.
pub fn settings(march: FeatureSet, objective: lowering::Objective, seed: u64) -> Settings {
    Settings {
        march: Some(march),
        objective,
        tune: lowering::Options::default().tune,
        strategies: dag::search::strategies::portfolio(),
        seed,
        evaluations: 4_000_000,
        queries: false,
        limits: dag::smt::Limits { rlimit: 1_500_000, seed: seed as u32 },
        branches: Branches::Always,
        independent_time: false,
        profile: None,
        longest: 2,
        rules: RuleSource::default(),
        searches: true,
        trusts_rules: false,
        no_growth: false,
        graphs: false,
        details: false,
        lower_learnt: 400_000,
        windows: Default::default(),
        versions: false,
        versions_end: None,
        cores: Default::default(),
        deadline: None,
        end: None,
    }
}

/// Optimizes random functions and runs them against their originals; exit code 1 if something differs.
///
/// # Errors
/// Problems of the options, or this machine cannot run the code.
pub fn run(args: &FuzzArgs) -> Result<ExitCode, Vec<Problem>> {
    let started = Instant::now();
    let allowed = march(Some(&args.march)).map_err(|p| vec![p])?.unwrap_or(FeatureSet::BASE);
    if let Some(f) = allowed.iter().find(|f| !FeatureSet::native().contains(*f)) {
        return Err(vec![usage(format!("this CPU has no {f}, which {} needs", args.march), "name another --march")]);
    }
    let objective =
        lowering::Objective::parse(&args.objective).map_err(|e| vec![usage(e.what, format!("one of {}", e.known))])?;
    let options = FuzzOptions {
        first: args.first,
        count: args.count,
        states: args.states,
        seed: args.seed,
        threads: args.threads,
        settings: Settings { details: args.replacements.is_some(), ..settings(allowed, objective, args.seed) },
    };
    let tally = fuzz::run(&options).map_err(|e| vec![Problem::new("<fuzz>", e, "report this: it is a bug")])?;
    print(&text(&tally, started.elapsed().as_secs_f64()));
    if let Some(path) = &args.json {
        let json =
            serde_json::to_string_pretty(&tally).map_err(|e| vec![Problem::new(path, e.to_string(), "report this")])?;
        input::write_atomically(path, &(json + "\n")).map_err(|p| vec![p])?;
    }
    if let Some(path) = &args.replacements {
        input::write_atomically(path, &replacements::text(&tally.replacements)).map_err(|p| vec![p])?;
    }
    Ok(ExitCode::from(u8::from(!tally.differences.is_empty())))
}

fn text(t: &Tally, seconds: f64) -> String {
    let mut out = String::new();
    for (title, list) in [("DIFFERENCE", &t.differences), ("refuted by the proof", &t.refuted)] {
        for d in list {
            out += &format!("{title}: {}: {}\n--- original\n{}--- result\n{}", d.name, d.what, d.original, d.result);
        }
    }
    for d in &t.unsettled {
        out += &format!("unsettled by the proof: {}: {}\n", d.name, d.what);
    }
    out + &format!(
        "{} functions, {} improved, {} unchanged, {} unproved; {} -> {} instructions; {} states, {} with undefined bits \
         aside, {} faults, {} interpreted; {} differences, {} refuted; {seconds:.1} s\n",
        t.functions,
        t.improved,
        t.unchanged,
        t.unproved,
        t.instructions_before,
        t.instructions_after,
        t.states,
        t.undefined,
        t.faults,
        t.interpreted,
        t.differences.len(),
        t.refuted.len(),
    )
}
