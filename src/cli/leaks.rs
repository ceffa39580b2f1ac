//! `leaks INPUT`: what functions show of secrets in where they go, which addresses they access, and how long their
//! instructions take.

use super::print;
use crate::cli::arguments::LeaksArgs;
use crate::function::secrecy::{FunctionSecrecy, ModuleSecrecy};
use crate::input::error::Problem;
use crate::input::{self, Module, contract, select_functions};
use crate::options::signatures;
use dag::smt::Limits;
use serde::Serialize;
use std::process::ExitCode;

/// The answer for one function.
#[derive(Clone, Serialize, Debug)]
pub struct SecrecyRow {
    pub name: String,
    /// `constant time`, `leaks` or `unknown`.
    pub verdict: &'static str,
    pub contract: String,
    pub leaks: Vec<LeakRow>,
    /// Bytes of the own frame that hold something secret at some time.
    pub secret_stack_bytes: usize,
    /// Why the function was not looked at.
    pub reason: String,
}

/// A place where something shows.
#[derive(Clone, Serialize, Debug)]
pub struct LeakRow {
    pub line: Option<u32>,
    pub offset: Option<u64>,
    pub instruction: String,
    pub what: String,
    /// It is known that a secret shows; otherwise it is not known that none does.
    pub shown: bool,
}

/// Prints a verdict per function; exit code 1: one leaks; 3: one is not known.
///
/// # Errors
/// Problems of the input or the options.
pub fn run(args: &LeaksArgs) -> Result<ExitCode, Vec<Problem>> {
    let module = input::load(&args.input)?;
    let mut texts = args.common.signatures();
    if !args.common.memory.constant_time {
        texts.push("* where constant_time".to_string());
    }
    let given = signatures(&texts)?;
    let limits = Limits { rlimit: args.common.rlimit, seed: args.common.seed as u32 };
    let secrecy = ModuleSecrecy::new(&module, &given, limits);
    let chosen = select_functions(&module, &args.common.functions)?;
    let mut rows = Vec::new();
    for index in chosen {
        rows.push(match module.functions[index].kept.first() {
            Some(kept) => unread(&module, index, contract(&module, index, &given)?.text(), kept.reason.clone()),
            None => row(&module, index, &secrecy.of(index)?),
        });
    }
    rows.iter().for_each(|r| print(&text(r)));
    if let Some(path) = &args.json {
        let text =
            serde_json::to_string_pretty(&rows).map_err(|e| vec![Problem::new(path, e.to_string(), "report this")])?;
        input::write_atomically(path, &(text + "\n")).map_err(|p| vec![p])?;
    }
    let any = |v: &str| rows.iter().any(|r| r.verdict == v);
    Ok(ExitCode::from(if any("leaks") {
        1
    } else if any("unknown") {
        3
    } else {
        0
    }))
}

fn unread(module: &Module, index: usize, contract: String, reason: String) -> SecrecyRow {
    let name = module.functions[index].function.name.clone();
    SecrecyRow { name, verdict: "unknown", contract, leaks: Vec::new(), secret_stack_bytes: 0, reason }
}

fn row(module: &Module, index: usize, found: &FunctionSecrecy) -> SecrecyRow {
    let leaks: Vec<LeakRow> = found
        .leakage
        .leaks
        .iter()
        .map(|leak| {
            let inst = found.function.insts.get(leak.inst);
            LeakRow {
                line: inst.and_then(|i| i.line),
                offset: inst.map(|i| i.offset),
                instruction: inst.map_or(String::new(), |i| i.text.trim().to_string()),
                what: leak.describe(&found.function),
                shown: leak.is_shown(),
            }
        })
        .collect();
    let verdict = match (leaks.is_empty(), leaks.iter().any(|l| l.shown)) {
        (true, _) => "constant time",
        (_, true) => "leaks",
        _ => "unknown",
    };
    let name = module.functions[index].function.name.clone();
    let (contract, secret_stack_bytes) = (found.contract.text(), found.leakage.secret_bytes.len());
    SecrecyRow { name, verdict, contract, leaks, secret_stack_bytes, reason: String::new() }
}

fn text(row: &SecrecyRow) -> String {
    let mut out = format!("{}: {}", row.name, row.verdict);
    if !row.reason.is_empty() {
        out += &format!(": {}", row.reason);
    }
    out += &format!("\n    contract: {}\n", row.contract);
    for leak in &row.leaks {
        let place = match (leak.line, leak.offset) {
            (Some(line), _) => format!("line {line}"),
            (None, Some(offset)) => format!("offset {offset:#x}"),
            (None, None) => "the end".to_string(),
        };
        out += &format!("    {place}: `{}`: {}\n", leak.instruction, leak.what);
    }
    out
}
