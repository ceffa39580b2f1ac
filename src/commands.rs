//! One file per command of the program.

pub mod batch;
pub mod costs;
pub mod coverage;
pub mod experiment;
pub mod explain;
pub mod fuzz;
pub mod isa;
pub mod lower;
pub mod measure;
pub mod optimize;
pub mod recheck;
pub mod verify;

use crate::cli::SearchArgs;
use crate::error::Problem;
use crate::front::Module;
use crate::worker::Job;
use ::isa::FeatureSet;
use ::isa::uarch::Uarch;
use dag::analysis::contract::Contract;
use dag::ir::signature::Signature;
use std::io::Write;

/// A problem with the command line.
pub fn usage(what: impl Into<String>, remedy: impl Into<String>) -> Problem {
    Problem::new("<command line>", what, remedy)
}

/// A job as the options of the search say; what they do not say is for the command to fill in.
pub fn job(search: &SearchArgs) -> Job {
    Job {
        tune: search.tune.clone(),
        objective: search.objective.clone(),
        strategies: search.strategy.clone(),
        evaluations: search.evaluations,
        longest: search.longest,
        no_growth: search.no_growth,
        branches: search.branches.clone(),
        ..Job::default()
    }
}

/// The features of `--march`.
pub fn march(name: Option<&str>) -> Result<Option<FeatureSet>, Problem> {
    name.map(FeatureSet::parse_march).transpose().map_err(|e| usage(e, "see --help"))
}

/// The machine of `--tune`; the one that `--march` names if it names one, `generic` otherwise.
pub fn tune(name: Option<&str>, march: Option<&str>) -> Result<&'static Uarch, Problem> {
    let generic = || Uarch::find("generic").map_err(|e| usage(e, "report this: it is a bug"));
    match (name, march.and_then(|m| Uarch::find(m).ok())) {
        (Some(name), _) => Uarch::find(name).map_err(|e| usage(e, "see --help")),
        (None, Some(machine)) => Ok(machine),
        (None, None) => generic(),
    }
}

/// Signatures given as options; every malformed one is reported.
pub fn signatures(texts: &[String]) -> Result<Vec<Signature>, Vec<Problem>> {
    let (good, bad): (Vec<_>, Vec<_>) = texts.iter().map(|t| (t, Signature::parse(t))).partition(|(_, r)| r.is_ok());
    if bad.is_empty() {
        return Ok(good.into_iter().filter_map(|(_, r)| r.ok()).collect());
    }
    let problem = |(text, r): (&String, Result<Signature, dag::ir::signature::SignatureError>)| {
        let what =
            r.err().map_or(String::new(), |e| format!("malformed signature, column {}: {}", e.column, e.message));
        usage(what, format!("write it as {}", dag::ir::signature::GRAMMAR)).with_text(text.clone())
    };
    Err(bad.into_iter().map(problem).collect())
}

/// Which functions of a module are meant; unknown names are problems.
pub fn selected(module: &Module, wanted: &[String]) -> Result<Vec<usize>, Vec<Problem>> {
    let known: Vec<&str> = module.functions.iter().map(|f| f.function.name.as_str()).collect();
    let missing: Vec<Problem> = wanted
        .iter()
        .filter(|w| module.function(w).is_none())
        .map(|w| {
            Problem::new(&module.path, format!("no function `{w}`"), format!("functions here: {}", known.join(", ")))
        })
        .collect();
    if !missing.is_empty() {
        return Err(missing);
    }
    let named =
        |f: &crate::front::ModuleFunction| wanted.iter().any(|w| *w == f.function.name || f.aliases.contains(w));
    Ok((0..module.functions.len()).filter(|&i| wanted.is_empty() || named(&module.functions[i])).collect())
}

/// The contract of one function, with what the module's own calls rely on.
pub fn contract(module: &Module, index: usize, given: &[Signature]) -> Result<Contract, Vec<Problem>> {
    crate::front::contract(module, index, given)
}

/// Prints to standard output; a closed pipe is not an error.
pub fn print(text: &str) {
    let _ = std::io::stdout().write_all(text.as_bytes());
    let _ = std::io::stdout().flush();
}
