//! `verify A B`: proves or refutes that the functions of B may stand for those of A.

use super::print;
use crate::cli::arguments::{CommonArgs, VerifyArgs};
use crate::function::reading::{features, readable};
use crate::input::KnownCallees;
use crate::input::error::Problem;
use crate::input::{self, Module, ModuleFunction};
use crate::input::{contract, select_functions};
use crate::jobs::proofs;
use crate::lab::replay::{ReplayCode, replay};
use crate::options::{march, signatures};
use dag::analysis::contract::Contract;
use dag::ir::function::Function;
use dag::prove::{ProofStats, Query};
use dag::smt::Limits;
use dag::verify::leakage::{Leak, SecrecyContext, preserved};
use dag::verify::{Counterexample, FunctionPair, RefinementAnswer, verify};
use isa::{FeatureSet, Gpr, Target};
use serde::Serialize;
use std::cell::RefCell;
use std::process::ExitCode;

/// The answer for one function.
#[derive(Clone, Serialize, Debug)]
pub struct FunctionVerdict {
    pub name: String,
    /// `equivalent`, `different`, `leaks` or `unknown`.
    pub verdict: String,
    /// What differs, or why nothing is known.
    pub reason: String,
    /// The registers at entry that show a difference.
    pub counterexample: Option<String>,
    /// What this processor says about the difference.
    pub native: Option<String>,
}

/// Prints a verdict per function; exit code 1: one is different; 3: one is unknown.
///
/// # Errors
/// Problems of the inputs or the options.
pub fn run(args: &VerifyArgs) -> Result<ExitCode, Vec<Problem>> {
    let (a, b) = match (input::load(&args.a), input::load(&args.b)) {
        (Ok(a), Ok(b)) => (a, b),
        (a, b) => return Err(a.err().into_iter().chain(b.err()).flatten().collect()),
    };
    if let Some(directory) = &args.common.proof_dir {
        proofs::prepare(directory).map_err(|p| vec![p])?;
    }
    report(args, &rows(&a, &b, &args.common)?)
}

/// Compares the functions of `a` that `options` select with those of the same name in `b`.
///
/// # Errors
/// Functions that `b` does not have, or problems of the options.
pub fn rows(a: &Module, b: &Module, options: &CommonArgs) -> Result<Vec<FunctionVerdict>, Vec<Problem>> {
    let given = signatures(&options.signatures())?;
    let allowed = march(options.march.as_deref()).map_err(|p| vec![p])?;
    let chosen = select_functions(a, &options.functions)?;
    let missing = |i: &&usize| b.function(&a.functions[**i].function.name).is_none();
    let problem = |i: &usize| {
        let name = &a.functions[*i].function.name;
        Problem::new(&b.path, format!("no function `{name}`"), "name the functions alike, or choose with --function")
    };
    let problems: Vec<Problem> = chosen.iter().filter(missing).map(problem).collect();
    if !problems.is_empty() {
        return Err(problems);
    }
    let mut rows = Vec::new();
    for i in chosen {
        if let Some(fb) = b.function(&a.functions[i].function.name) {
            let contract = contract(a, i, &given)?;
            let (source, target) =
                (ComparedFunction { module: a, entry: &a.functions[i] }, ComparedFunction { module: b, entry: fb });
            let (row, queries) = compare(source, target, &contract, allowed, options);
            if let Some(directory) = &options.proof_dir {
                proofs::write(directory, &row.name, i, &queries)?;
            }
            rows.push(row);
        }
    }
    Ok(rows)
}

/// A function and the module that it stands in.
#[derive(Clone, Copy)]
struct ComparedFunction<'a> {
    module: &'a Module,
    entry: &'a ModuleFunction,
}

/// One function of each module under the first one's contract, with what was proved if that is wanted.
fn compare(
    a: ComparedFunction,
    b: ComparedFunction,
    contract: &Contract,
    allowed: Option<FeatureSet>,
    options: &CommonArgs,
) -> (FunctionVerdict, Vec<Query>) {
    let name = a.entry.function.name.clone();
    if let Some(k) = a.entry.kept.first().or(b.entry.kept.first()) {
        return (row(name, &RefinementAnswer::Unknown(k.reason.clone()), None), Vec::new());
    }
    let allowed = features(&a.entry.function, allowed).union(features(&b.entry.function, allowed));
    let (source, target) = (readable(&a.entry.function, allowed), readable(&b.entry.function, allowed));
    let known = a.module.position(&name).map_or_else(KnownCallees::default, |at| a.module.callees(at));
    let callees = |t: &Target| known.of(t);
    let limits = Limits { rlimit: options.rlimit, seed: options.seed as u32 };
    let queries = RefCell::default();
    let wanted = options.proof_dir.is_some().then_some(&queries);
    let pair = FunctionPair {
        source: &source,
        target: &target,
        contract,
        callees: &callees,
        deeper_frame: true,
        limits,
        queries: wanted,
    };
    let answer = verify(&pair, &mut ProofStats::default());
    let constant = |symbol: &str| a.module.is_constant(symbol) || b.module.is_constant(symbol);
    let secrecy = SecrecyContext::of(contract, &callees, &constant, limits);
    if let (RefinementAnswer::Equivalent, Some(secrecy)) = (&answer, secrecy)
        && let Err(leaks) = preserved(&pair, &secrecy)
    {
        return (leaking(name, &leaks, &target), Vec::new());
    }
    let native = match &answer {
        RefinementAnswer::Different(_) if options.no_native => Some("not run: --no-native".to_string()),
        RefinementAnswer::Different(c) => {
            Some(replay(&a.code(&source), &b.code(&target), c, &contract.live_out).to_string())
        }
        _ => None,
    };
    // Goals that were proved before one failed prove nothing.
    let proved = if answer == RefinementAnswer::Equivalent { queries.take() } else { Vec::new() };
    (row(name, &answer, native), proved)
}

impl<'a> ComparedFunction<'a> {
    /// `function`, which it was read as, with its bytes; none if the object does not hold them.
    fn code(self, function: &'a Function) -> ReplayCode<'a> {
        let f = self.entry;
        let section = &self.module.units[f.unit].image.sections[f.section];
        let bytes = section.bytes.get(f.start as usize..(f.start + f.size) as usize).unwrap_or_default();
        ReplayCode { function, bytes }
    }
}

/// They do the same, and the second shows more.
fn leaking(name: String, leaks: &[Leak], target: &Function) -> FunctionVerdict {
    let reason = leaks.iter().map(|l| l.at_place(target)).collect::<Vec<_>>().join("; ");
    FunctionVerdict { name, verdict: "leaks".into(), reason, counterexample: None, native: None }
}

fn row(name: String, answer: &RefinementAnswer, native: Option<String>) -> FunctionVerdict {
    match answer {
        RefinementAnswer::Equivalent => FunctionVerdict {
            name,
            verdict: "equivalent".into(),
            reason: String::new(),
            counterexample: None,
            native: None,
        },
        RefinementAnswer::Unknown(why) => {
            FunctionVerdict { name, verdict: "unknown".into(), reason: why.clone(), counterexample: None, native: None }
        }
        RefinementAnswer::Different(c) => FunctionVerdict {
            name,
            verdict: "different".into(),
            reason: c.difference.clone(),
            counterexample: Some(start(c)),
            native,
        },
    }
}

/// The registers at entry, those that are 0 left out.
fn start(c: &Counterexample) -> String {
    let regs = Gpr::all().filter(|g| c.world.gpr[g.index()] != 0).map(|g| format!("{g}={:#x}", c.world.gpr[g.index()]));
    regs.collect::<Vec<_>>().join(" ")
}

fn report(args: &VerifyArgs, rows: &[FunctionVerdict]) -> Result<ExitCode, Vec<Problem>> {
    for r in rows {
        let mut line = format!("{}: {}", r.name, r.verdict);
        if !r.reason.is_empty() {
            line += &format!(": {}", r.reason);
        }
        if let Some(c) = &r.counterexample {
            line += &format!("\n    started with {c}");
        }
        if let Some(n) = &r.native {
            line += &format!("\n    native run: {n}");
        }
        print(&(line + "\n"));
    }
    if let Some(path) = &args.json {
        let text =
            serde_json::to_string_pretty(rows).map_err(|e| vec![Problem::new(path, e.to_string(), "report this")])?;
        input::write_atomically(path, &(text + "\n")).map_err(|p| vec![p])?;
    }
    let any = |v: &str| rows.iter().any(|r| r.verdict == v);
    Ok(ExitCode::from(if any("different") || any("leaks") {
        1
    } else if any("unknown") {
        3
    } else {
        0
    }))
}
