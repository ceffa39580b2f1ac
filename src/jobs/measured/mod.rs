//! `--measured`: versions of a function that were proved are timed against the original on this CPU, and the fastest stands
//! if it is faster beyond noise. What is predicted decides only where nothing can be timed.
//!
//! First all versions are read beside each other, and the one with the least median is picked. It is then read anew beside
//! the original alone, at other placements: of many versions some look fast by luck, and the readings that picked one say
//! nothing of that.

pub mod choice;

use crate::function::context::FunctionContext;
use crate::function::native::NotRun;
use crate::function::native::machine_code::machine_code;
use crate::function::native::states::states;
use crate::function::readback::reread;
use crate::jobs::worker::Done;
use crate::pipeline::Alternative;
use crate::pipeline::result::{
    Ended, Kept, TimeRatios, TimedOrder, TimedVersion, TimingEnd, TimingResult, VersionOrigin,
};
use dag::ir::random::Random;
use isa::measure::calls::TimedFunction;
use isa::measure::paired::{self, CallOrder, CallTable, PlacementTimes, ReadingEffort};
use isa::uarch::cpu_name;
use lowering::Objective;
use std::time::Duration;

/// Readings that pick a version, and readings that decide about it.
const PICKING: ReadingEffort = ReadingEffort { placements: 5, rounds: 100 };
const DECIDING: ReadingEffort = ReadingEffort { placements: 15, rounds: 100 };

/// Who reads functions beside each other: the clock, or a test.
pub type FunctionReader<'a> =
    &'a mut dyn FnMut(&[&TimedFunction], &CallTable, ReadingEffort) -> Result<Vec<PlacementTimes>, String>;

/// The clock of this CPU. What it draws depends on `seed`; what it reads does not depend on anything alone.
pub fn clock(
    seed: u64,
) -> impl FnMut(&[&TimedFunction], &CallTable, ReadingEffort) -> Result<Vec<PlacementTimes>, String> {
    let mut random = Random::new(seed);
    move |functions, table, effort| paired::time(functions, table, effort, &mut |n| random.below(n))
}

/// What is chosen for.
#[derive(Clone, Copy)]
pub struct TimedChoice {
    pub objective: Objective,
    pub seed: u64,
    /// Code of the input may run.
    pub native: bool,
}

/// What stands after all versions of a function were read beside the original. Without a version nothing is read.
pub fn choose(context: &FunctionContext, done: Done, choice: TimedChoice, read: FunctionReader) -> Done {
    let Done { replacements, result, alternatives, .. } = done;
    let predicted = Alternative { origin: VersionOrigin::Predicted, replacements, result };
    let is_improved = !predicted.replacements.is_empty();
    let versions: Vec<Alternative> = is_improved.then(|| predicted.clone()).into_iter().chain(alternatives).collect();
    if versions.is_empty() {
        return standing(predicted, None);
    }
    match compare(context, versions, choice, read) {
        Err(why) => standing(predicted, Some(TimingResult::not_run(cpu_name(), order_of(choice.objective), why))),
        Ok(ComparedVersions { timing, fastest }) if timing.end == TimingEnd::Faster => standing(fastest, Some(timing)),
        Ok(ComparedVersions { timing, .. }) => original(predicted, timing),
    }
}

fn standing(version: Alternative, timing: Option<TimingResult>) -> Done {
    let Alternative { replacements, mut result, .. } = version;
    result.timing = timing;
    Done { replacements, result, alternatives: Vec::new(), unmerged: None }
}

/// The original stays.
fn original(predicted: Alternative, timing: TimingResult) -> Done {
    let mut result = predicted.result;
    if let (true, Some(ratio)) = (result.is_improved(), timing.deciding()) {
        let took = Duration::try_from_secs_f64(result.seconds).unwrap_or_default();
        result.after = result.before;
        result.finish(Ended::Kept(Kept::NotFaster(ratio)), took);
    }
    result.timing = Some(timing);
    Done { replacements: Vec::new(), result, alternatives: Vec::new(), unmerged: None }
}

/// What the readings say, and the version that they picked.
struct ComparedVersions {
    timing: TimingResult,
    fastest: Alternative,
}

fn compare(
    context: &FunctionContext,
    versions: Vec<Alternative>,
    choice: TimedChoice,
    read: FunctionReader,
) -> Result<ComparedVersions, NotRun> {
    if !choice.native {
        return Err(NotRun::NotWanted);
    }
    let original = machine_code(context.module, context.entry())?;
    let (mut versions, codes) = runnable(context, versions)?;
    let table = states(&context.function, &context.cfg, &context.contract, choice.seed)?;
    let all: Vec<&TimedFunction> = [&original].into_iter().chain(&codes).collect();
    let picking = read(&all, &table, PICKING).map_err(NotRun::Machine)?;
    let by = order_of(choice.objective);
    let unsteady = || NotRun::Machine("no reading is a number".to_string());
    let timed = versions.iter().enumerate().map(|(k, v)| {
        let (predicted, measured) = (TimeRatios::predicted(&v.result), choice::medians(&picking, k + 1)?);
        Some(TimedVersion { origin: v.origin.clone(), predicted, measured })
    });
    let timed = timed.collect::<Option<Vec<_>>>().ok_or_else(unsteady)?;
    let fastest = choice::fastest(&timed.iter().map(|t| t.measured.of(by)).collect::<Vec<_>>());
    let deciding = read(&[&original, &codes[fastest]], &table, DECIDING).map_err(NotRun::Machine)?;
    let ratio = |order| choice::ratio(&deciding, 1, order).ok_or_else(unsteady);
    let (throughput, latency) = (ratio(CallOrder::Independent)?, ratio(CallOrder::Dependent)?);
    let mut timing = TimingResult {
        cpu: cpu_name(),
        end: TimingEnd::NotFaster,
        by,
        calls: table.states.len(),
        versions: timed,
        fastest: Some(fastest),
        throughput: Some(throughput),
        latency: Some(latency),
    };
    if timing.deciding().is_some_and(choice::is_faster) {
        timing.end = TimingEnd::Faster;
    }
    Ok(ComparedVersions { timing, fastest: versions.swap_remove(fastest) })
}

/// The versions that can run here, and their code. What is predicted to be best has to be among them if it is there: it may
/// be meant for another CPU.
fn runnable(
    context: &FunctionContext,
    versions: Vec<Alternative>,
) -> Result<(Vec<Alternative>, Vec<TimedFunction>), NotRun> {
    let (mut kept, mut codes, mut last) = (Vec::new(), Vec::new(), NotRun::Empty);
    for version in versions {
        match code(context, &version) {
            Ok(code) => {
                kept.push(version);
                codes.push(code);
            }
            Err(why) if version.origin == VersionOrigin::Predicted => return Err(why),
            Err(why) => last = why,
        }
    }
    if kept.is_empty() { Err(last) } else { Ok((kept, codes)) }
}

/// The machine code of a version: exactly the instructions that were proved.
fn code(context: &FunctionContext, version: &Alternative) -> Result<TimedFunction, NotRun> {
    let read = reread(context.module, &version.replacements, context.index, context.features);
    let read = read.map_err(|_| NotRun::Machine("its text cannot be read back".to_string()))?;
    if version.result.proved_code.as_ref() != Some(&read.code()) {
        return Err(NotRun::Machine("its text is not what was proved".to_string()));
    }
    machine_code(&read.module, &read.module.functions[read.index])
}

/// Calls that wait for each other count where latency alone is asked for.
fn order_of(objective: Objective) -> TimedOrder {
    let primary = objective.primary();
    if primary.latency > 0 && primary.throughput == 0 { TimedOrder::Latency } else { TimedOrder::Throughput }
}
