//! Functions into the queue.

use super::Fleet;
use super::task::{AskedJob, FleetTask, FunctionTask, identity};
use crate::input::error::{Problem, usage};
use crate::jobs::batch::{self, BatchPlan, Unit, UnsettledFunction};
use crate::jobs::database::inputs::digest_of;
use crate::jobs::database::queue::{NewWork, Pushed};
use crate::jobs::worker::Job;
use crate::options::rules;

/// What was put in.
#[derive(Clone, Default, Debug)]
pub struct Submitted {
    /// Functions that have something to be done about them, and those whose results are there already.
    pub functions: usize,
    pub known: usize,
    pub pushed: Pushed,
}

/// Checks that a job means the same everywhere.
///
/// # Errors
/// What does not.
pub fn check(job: &Job) -> Result<(), Vec<Problem>> {
    let native = |o: &Option<String>| o.as_deref().is_some_and(|m| m.split(['+', ',']).any(|m| m == "native"));
    if native(&job.march) || native(&job.tune) {
        let remedy = "name the machine: --march haswell; see --help for names";
        return Err(vec![usage("`native` is another machine for each worker", remedy)]);
    }
    Ok(())
}

/// Puts a job in for each function whose result is not there yet, the longest first; the plan was checked.
///
/// # Errors
/// What is wrong with the options, or with the database; what was put in before stays.
pub fn submit(fleet: &Fleet, units: &[Unit], plan: &BatchPlan) -> Result<Submitted, Vec<Problem>> {
    let one = |p: Problem| vec![p];
    let broken = |e: serde_json::Error| one(Problem::new("<submit>", e.to_string(), "report this: it is a bug"));
    let questions = batch::unsettled(units, plan)?;
    let keys: Vec<String> = questions.iter().map(|q| q.key.clone()).collect();
    let settled = fleet.results.settled(&keys, plan.budget).map_err(one)?;
    let open: Vec<&UnsettledFunction> = questions.iter().filter(|q| !settled.contains(&q.key)).collect();
    let rules = own_rules(plan)?;
    let mut contents: Vec<Vec<u8>> = rules.iter().cloned().collect();
    let mut of_unit: Vec<Option<String>> = vec![None; units.len()];
    for q in &open {
        let (unit, _) = q.askers[0];
        if of_unit[unit].is_none() {
            let content = serde_json::to_vec(&*units[unit].source).map_err(broken)?;
            of_unit[unit] = Some(digest_of(&content));
            contents.push(content);
        }
    }
    fleet.inputs.put(&contents).map_err(one)?;
    let rules = rules.map(|text| digest_of(&text));
    let mut work = Vec::new();
    for q in &open {
        let task = task(q, units, plan, of_unit[q.askers[0].0].clone().unwrap_or_default(), rules.clone());
        let (identity, priority) = (identity(&task.asked.key, task.budget), task.length);
        let payload = serde_json::to_vec(&FleetTask::Function(task)).map_err(broken)?;
        work.push(NewWork { identity, payload, priority });
    }
    let pushed = fleet.queue.push(&work).map_err(one)?;
    Ok(Submitted { functions: questions.len(), known: settled.len(), pushed })
}

/// The jobs that [`submit`] would put in if nothing were known.
///
/// # Errors
/// What is wrong with the options.
pub fn identities(units: &[Unit], plan: &BatchPlan) -> Result<Vec<String>, Vec<Problem>> {
    let questions = batch::unsettled(units, plan)?;
    Ok(questions.iter().map(|q| identity(&q.key, plan.budget)).collect())
}

/// The text of rules that workers do not have.
fn own_rules(plan: &BatchPlan) -> Result<Option<Vec<u8>>, Vec<Problem>> {
    match plan.job.rules.as_deref() {
        None | Some(rules::SHIPPED | rules::NONE) => Ok(None),
        Some(path) => Ok(Some(rules::content(path).map_err(|p| vec![p])?.into_bytes())),
    }
}

fn task(q: &UnsettledFunction, units: &[Unit], plan: &BatchPlan, input: String, rules: Option<String>) -> FunctionTask {
    let (unit, entry) = q.askers[0];
    let (unit, entry) = (&units[unit], &units[unit].entries[entry]);
    let function = &entry.of(&unit.module).function;
    let job = Job {
        source: Default::default(),
        index: entry.function,
        rules: plan.job.rules.clone().filter(|_| rules.is_none()),
        ..plan.job.clone()
    };
    let asked = AskedJob { key: q.key.clone(), function: function.name.clone(), job, input, rules };
    FunctionTask { asked, names: q.names.clone(), budget: plan.budget, length: function.insts.len() }
}
