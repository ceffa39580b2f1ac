//! `verify A B`: proves or refutes that the functions of B may stand for those of A.

use super::{contract, march, print, selected, signatures};
use crate::cli::VerifyArgs;
use crate::error::Problem;
use crate::front;
use crate::optimize::{features, is_local, local_names, readable};
use dag::prove::Stats;
use dag::smt::Limits;
use dag::verify::{Answer, Counterexample, Pair, verify};
use isa::{Gpr, Target};
use serde::Serialize;
use std::process::ExitCode;

#[derive(Serialize)]
struct Row {
    name: String,
    verdict: String,
    reason: String,
    counterexample: Option<String>,
    native: Option<String>,
}

pub fn run(args: &VerifyArgs) -> Result<ExitCode, Vec<Problem>> {
    let (a, b) = match (front::load(&args.a), front::load(&args.b)) {
        (Ok(a), Ok(b)) => (a, b),
        (a, b) => return Err(a.err().into_iter().chain(b.err()).flatten().collect()),
    };
    let given = signatures(&args.common.signatures)?;
    let allowed = march(args.common.march.as_deref()).map_err(|p| vec![p])?;
    let mut rows = Vec::new();
    for i in selected(&a, &args.common.functions)? {
        let fa = &a.functions[i];
        let name = fa.function.name.clone();
        let Some(fb) = b.function(&name) else {
            return Err(vec![Problem::new(&args.b, format!("no function `{name}`"), "name the functions alike")]);
        };
        let kept = fa.kept.first().or(fb.kept.first());
        if let Some(k) = kept {
            rows.push(Row {
                name,
                verdict: "unknown".into(),
                reason: k.reason.clone(),
                counterexample: None,
                native: None,
            });
            continue;
        }
        let contract = contract(&a, i, &given)?;
        let allowed = features(&fa.function, allowed).union(features(&fb.function, allowed));
        let (source, target) = (readable(&fa.function, allowed), readable(&fb.function, allowed));
        let names = local_names(&a);
        let local = |t: &Target| is_local(&names, t);
        let limits = Limits { rlimit: args.common.rlimit, seed: args.common.seed as u32 };
        let pair = Pair { source: &source, target: &target, contract: &contract, local_call: &local, limits };
        let answer = verify(&pair, &mut Stats::default());
        rows.push(row(name, &answer));
    }
    report(args, &rows)
}

fn row(name: String, answer: &Answer) -> Row {
    match answer {
        Answer::Equivalent => {
            Row { name, verdict: "equivalent".into(), reason: String::new(), counterexample: None, native: None }
        }
        Answer::Unknown(why) => {
            Row { name, verdict: "unknown".into(), reason: why.clone(), counterexample: None, native: None }
        }
        Answer::Different(c) => Row {
            name,
            verdict: "different".into(),
            reason: c.difference.clone(),
            counterexample: Some(start(c)),
            native: None,
        },
    }
}

/// The registers at entry, those that are 0 left out.
fn start(c: &Counterexample) -> String {
    let regs = Gpr::all().filter(|g| c.world.gpr[g.index()] != 0).map(|g| format!("{g}={:#x}", c.world.gpr[g.index()]));
    regs.collect::<Vec<_>>().join(" ")
}

fn report(args: &VerifyArgs, rows: &[Row]) -> Result<ExitCode, Vec<Problem>> {
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
    if let Some(path) = &args.common.json {
        let text =
            serde_json::to_string_pretty(rows).map_err(|e| vec![Problem::new(path, e.to_string(), "report this")])?;
        front::write_atomically(path, &(text + "\n")).map_err(|p| vec![p])?;
    }
    let any = |v: &str| rows.iter().any(|r| r.verdict == v);
    Ok(ExitCode::from(if any("different") {
        1
    } else if any("unknown") {
        3
    } else {
        0
    }))
}
