//! Inputs that were read, and what has become of their functions.

use super::BatchPlan;
use super::inputs::BatchInput;
use crate::input::error::Problem;
use crate::input::{Module, ModuleFunction, Note, Replacement};
use crate::jobs::pool;
use crate::jobs::worker::InputSource;
use crate::pipeline::result::{Ended, FunctionResult, Kept};
use dag::analysis::contract::Contract;
use std::collections::BTreeSet;
use std::sync::Arc;

/// An input that was read.
pub struct Unit {
    pub input: BatchInput,
    /// The same for workers.
    pub source: Arc<InputSource>,
    pub module: Module,
    /// Its functions that are meant, in their order.
    pub entries: Vec<Entry>,
}

/// One function, and what became of it.
pub struct Entry {
    /// Index in the module.
    pub function: usize,
    /// Why there is none, otherwise: the signature contradicts the code.
    pub contract: Result<Contract, String>,
    pub result: FunctionResult,
    pub replacements: Vec<Replacement>,
    pub note: Option<Note>,
    /// Of each segment, in text form.
    pub graphs: Vec<Option<String>>,
}

impl Entry {
    pub fn of<'a>(&self, module: &'a Module) -> &'a ModuleFunction {
        &module.functions[self.function]
    }
}

/// Reads the inputs; those that cannot be read are problems, and the rest goes on.
pub fn read(inputs: Vec<BatchInput>, plan: &BatchPlan, stop: &(dyn Fn() -> bool + Sync)) -> (Vec<Unit>, Vec<Problem>) {
    let load = |n: usize| inputs[n].load().map(|module| (entries(&module, plan), module));
    let loaded = pool::each(inputs.len(), plan.jobs, stop, &load);
    let (mut units, mut problems) = (Vec::new(), Vec::new());
    for (input, loaded) in inputs.into_iter().zip(loaded) {
        match loaded {
            None => {}
            Some(Err(p)) => problems.extend(p.into_iter().take(1)),
            Some(Ok((entries, module))) => {
                let source = InputSource::of_bytes(&input.name, &input.bytes);
                units.push(Unit { input, source, module, entries });
            }
        }
    }
    let known: BTreeSet<&str> = units.iter().flat_map(|u| &u.module.functions).flat_map(names_of).collect();
    let wanted =
        plan.functions.iter().chain(plan.given.iter().map(|s| &s.name).filter(|n| *n != dag::ir::signature::ALL));
    let missing = wanted.filter(|name| !known.contains(name.as_str()));
    problems.extend(missing.map(|name| {
        Problem::new("<command line>", format!("no function `{name}` in any input"), "see the names in the inputs")
    }));
    (units, problems)
}

fn names_of(f: &ModuleFunction) -> impl Iterator<Item = &str> {
    std::iter::once(&f.function.name).chain(&f.aliases).map(String::as_str)
}

/// The functions of a module that are meant.
fn entries(module: &Module, plan: &BatchPlan) -> Vec<Entry> {
    let meant = |f: &ModuleFunction| {
        plan.functions.is_empty() || names_of(f).any(|n| plan.functions.iter().any(|wanted| wanted == n))
    };
    let mut entries = Vec::new();
    for function in (0..module.functions.len()).filter(|&f| meant(&module.functions[f])) {
        let contract = crate::input::contract(module, function, &plan.given)
            .map_err(|p| p.first().map_or("no contract".to_string(), |p| p.what.clone()));
        entries.push(Entry {
            result: blank(module, function, &contract, plan),
            function,
            contract,
            replacements: Vec::new(),
            note: None,
            graphs: Vec::new(),
        });
    }
    entries
}

/// The report of a function before anything is done: settled only where nothing is to be done.
fn blank(module: &Module, function: usize, contract: &Result<Contract, String>, plan: &BatchPlan) -> FunctionResult {
    let objective = lowering::Objective::parse(&plan.job.objective).unwrap_or_default();
    let tune = crate::options::tune(plan.job.tune.as_deref(), plan.job.march.as_deref());
    let tune = tune.unwrap_or(lowering::Options::default().tune);
    let mf = &module.functions[function];
    let conservative = Contract::conservative();
    let mut r = FunctionResult::new(mf, contract.as_ref().unwrap_or(&conservative), objective, tune);
    match (contract, mf.kept.first()) {
        (_, Some(kept)) => r.ended = Ended::Kept(Kept::Unreadable(kept.reason.clone())),
        (Err(why), None) => r.ended = Ended::Kept(Kept::Unreadable(why.clone())),
        (Ok(_), None) => {}
    }
    r
}
