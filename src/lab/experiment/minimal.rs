//! Is the smallest graph the shortest sequence? For the graph that the search ends with, all graphs of as many
//! instructions that differ from it in one proved choice are lowered, and all choices together.

use crate::function::segment::{Segment, segments};
use crate::input::Module;
use crate::input::error::Problem;
use crate::jobs::worker::Job;
use crate::pipeline::{graphs, lowering_options};
use dag::ir::graph::Dag;
use dag::lift::rebuild;
use dag::search::windows::weight;
use isa::uarch::Uarch;
use lowering::Objective;
use lowering::lower;
use rustc_hash::FxHashMap;
use serde::{Deserialize, Serialize};
use std::time::Instant;

/// One function under one objective; costs are in the objective's unit.
#[derive(Clone, Serialize, Deserialize, Debug)]
pub struct MinimalityRow {
    pub input: String,
    pub function: String,
    pub objective: String,
    pub machine: String,
    /// Instructions and constants of the graph.
    pub nodes: usize,
    /// Graphs of that size, the search's own included.
    pub graphs: usize,
    /// What the search's own costs as a sequence, what the cheapest and the dearest of them do.
    pub own: u64,
    pub least: u64,
    pub most: u64,
    /// With all choices open.
    pub together: u64,
    pub seconds: f64,
}

impl MinimalityRow {
    /// Not every smallest graph is a cheapest sequence.
    pub fn differs(&self) -> bool {
        self.most > self.best()
    }
    /// The search's own is none.
    pub fn own_is_dearer(&self) -> bool {
        self.own > self.best()
    }
    pub fn best(&self) -> u64 {
        self.least.min(self.together)
    }
}

/// The function's largest segment under each objective on each machine.
///
/// # Errors
/// Problems of the contract or the options.
pub fn rows(
    module: &Module,
    job: &Job,
    objectives: &[Objective],
    machines: &[&'static Uarch],
) -> Result<Vec<MinimalityRow>, Vec<Problem>> {
    let mut rows = Vec::new();
    for &tune in machines {
        for &objective in objectives {
            rows.extend(row(module, job, objective, tune)?);
        }
    }
    Ok(rows)
}

/// The function's largest segment under an objective; `None` where there is none, or it cannot be lowered.
///
/// # Errors
/// Problems of the contract or the options.
fn row(
    module: &Module,
    job: &Job,
    objective: Objective,
    tune: &'static Uarch,
) -> Result<Option<MinimalityRow>, Vec<Problem>> {
    let started = Instant::now();
    let mut settings = job.settings()?;
    (settings.objective, settings.tune) = (objective, tune);
    let context = super::context(module, job)?;
    let (allowed, all) = (context.features, segments(&context, tune));
    // Of equally large ones the first.
    let size = |s: &Segment| s.last - s.first;
    let Some(segment) = all.into_iter().reduce(|a, b| if size(&b) > size(&a) { b } else { a }) else { return Ok(None) };
    let (own, open) = graphs(&segment, allowed, &settings);
    let options = lowering_options(&settings, 0);
    let cost = |d: &Dag| lower(d, &options).ok().map(|l| l.cost);
    let (Some(first), nodes) = (cost(&own), weight(&own)) else { return Ok(None) };
    let others = open.choices.iter().filter_map(|c| {
        let other = rebuild(&open.decided(), &FxHashMap::from_iter([(c.value, c.also)]))?;
        (weight(&other) == nodes).then(|| cost(&other))?
    });
    let costs: Vec<u64> = std::iter::once(first).chain(others).collect();
    let (least, most) = costs.iter().fold((first, first), |(l, m), &c| (l.min(c), m.max(c)));
    Ok(Some(MinimalityRow {
        input: job.source.path.clone(),
        function: module.functions[job.index].function.name.clone(),
        objective: objective.name().to_string(),
        machine: tune.name.to_string(),
        nodes,
        graphs: costs.len(),
        own: first,
        least,
        most,
        together: cost(&open).unwrap_or(first),
        seconds: started.elapsed().as_secs_f64(),
    }))
}

/// How often, and where.
pub fn cells(rows: &[MinimalityRow]) -> (Vec<Vec<String>>, Vec<Vec<String>>) {
    let words = |w: &[&str]| -> Vec<String> { w.iter().map(ToString::to_string).collect() };
    let mut summary =
        vec![words(&["machine", "objective", "functions", "with rivals", "rivals differ", "own is dearer", "seconds"])];
    let mut groups: Vec<(&str, &str)> = Vec::new();
    for r in rows {
        if !groups.contains(&(&r.machine, &r.objective)) {
            groups.push((&r.machine, &r.objective));
        }
    }
    for (machine, objective) in groups {
        let here: Vec<&MinimalityRow> =
            rows.iter().filter(|r| r.machine == machine && r.objective == objective).collect();
        let count = |f: fn(&MinimalityRow) -> bool| here.iter().filter(|r| f(r)).count();
        let part = |n: usize| format!("{n} ({} %)", (100 * n).checked_div(here.len()).unwrap_or(0));
        summary.push(vec![
            machine.to_string(),
            objective.to_string(),
            here.len().to_string(),
            part(count(|r| r.graphs > 1)),
            part(count(MinimalityRow::differs)),
            part(count(MinimalityRow::own_is_dearer)),
            format!("{:.1}", here.iter().map(|r| r.seconds).sum::<f64>()),
        ]);
    }
    let head = words(&["function", "objective", "nodes", "graphs", "own", "cheapest", "dearest", "all open"]);
    let line = |r: &MinimalityRow| {
        let numbers = [r.nodes, r.graphs, r.own as usize, r.least as usize, r.most as usize, r.together as usize];
        let names = [r.function.clone(), r.objective.clone()];
        names.into_iter().chain(numbers.map(|n| n.to_string())).collect()
    };
    let examples = std::iter::once(head).chain(rows.iter().filter(|r| r.differs()).map(line)).collect();
    (summary, examples)
}
