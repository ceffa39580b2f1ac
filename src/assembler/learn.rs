//! The search of what builds have met, when no build waits: first the texts whose functions a profiler saw most, then those
//! met most often. What is found is used by the next build.

use super::fingerprint::fingerprints;
use super::home::{Home, KnownText, MetText};
use super::rewrite;
use super::samples::Samples;
use crate::function::digest::Digest;
use crate::input::error::Problem;
use crate::jobs::batch::store::Store;
use crate::jobs::batch::{self, BatchPlan, BatchWatch, Stores, Unit};
use crate::pipeline::result::Ended;
use serde::{Deserialize, Serialize};
use std::cmp::Reverse;
use std::collections::BTreeMap;

/// Texts whose functions are searched side by side.
const AT_ONCE: usize = 8;

/// What was found out about one text.
#[derive(Clone, Default, PartialEq, Serialize, Deserialize, Debug)]
pub struct TextReport {
    /// Seconds that each function was allowed.
    pub timeout: f64,
    pub functions: usize,
    pub improved: usize,
    /// Before and after.
    pub instructions: [u64; 2],
    pub bytes: [u64; 2],
    /// How many functions ended in which way.
    pub ended: BTreeMap<String, usize>,
}

/// How far it is.
#[derive(Clone, Copy, Default, Debug)]
pub struct Learned {
    pub texts: usize,
    pub improved: usize,
    /// Texts whose functions have no result yet.
    pub open: usize,
}

/// What a run is asked for.
pub struct LearnPlan<'a> {
    /// The batch that the options of a text ask for.
    pub plan: &'a dyn Fn(&str) -> Result<BatchPlan, Vec<Problem>>,
    pub samples: &'a Samples,
    /// No more is to be searched.
    pub stop: &'a (dyn Fn() -> bool + Sync),
    /// Nothing more is to be done.
    pub interrupted: &'a dyn Fn() -> bool,
    pub watch: BatchWatch<'a>,
    /// One word for how a function ended.
    pub word: fn(&Ended) -> String,
}

/// Searches all texts that were met and not searched with as much time; what is in the store is not searched again.
///
/// # Errors
/// The store cannot be opened or written. What was found before is kept.
pub fn learn(home: &Home, asked: &LearnPlan<'_>) -> Result<Learned, Vec<Problem>> {
    let opened = Store::open(&home.results()).map_err(|p| vec![p])?;
    let mut learned = Learned::default();
    let mut by_options: BTreeMap<String, Vec<MetText>> = BTreeMap::new();
    let mut all = home.met();
    if !asked.samples.is_empty() {
        all.sort_by_cached_key(|met| Reverse(home.text(met).map_or(0, |text| asked.samples.of(&text))));
    }
    for met in all {
        by_options.entry(met.about.options.clone()).or_default().push(met);
    }
    for (options, texts) in by_options {
        let plan = match (asked.plan)(&options) {
            Ok(plan) => plan,
            Err(problems) => {
                texts.iter().for_each(|met| log(home, met, &problems));
                continue;
            }
        };
        look_up(home, asked, &plan, &opened.store, &texts)?;
        for some in texts.chunks(AT_ONCE) {
            if (asked.stop)() {
                break;
            }
            learn_some(home, asked, &plan, &opened.store, some, &mut learned)?;
        }
        // What was found may stand in texts that were not searched: functions of headers are in many.
        look_up(home, asked, &plan, &opened.store, &texts)?;
    }
    Ok(learned)
}

/// What is known of texts without an output: a build does not wait for that then.
fn look_up(
    home: &Home,
    asked: &LearnPlan<'_>,
    plan: &BatchPlan,
    store: &Store,
    texts: &[MetText],
) -> Result<(), Vec<Problem>> {
    for met in texts.iter().filter(|m| home.output(&m.key).is_none()) {
        if (asked.interrupted)() {
            break;
        }
        let Ok(text) = home.text(met) else { continue };
        // Builds see for themselves, without reading it, that nothing is known of others.
        if !home.knows_better(&text) {
            continue;
        }
        match rewrite::known(plan, store, &met.about.name, &text) {
            Ok(output) => put(home, met, &output, None).map_err(|e| vec![unwritable(home, &e)])?,
            Err(problems) => log(home, met, &problems),
        }
    }
    Ok(())
}

fn learn_some(
    home: &Home,
    asked: &LearnPlan<'_>,
    plan: &BatchPlan,
    store: &Store,
    texts: &[MetText],
    learned: &mut Learned,
) -> Result<(), Vec<Problem>> {
    // One at a time is read: what cannot be is left out, and the others stay beside their keys.
    let mut units: Vec<Unit> = Vec::new();
    let mut keys: Vec<&MetText> = Vec::new();
    let searched = |m: &&MetText| home.report::<TextReport>(&m.key).is_some_and(|r| r.timeout >= plan.budget.seconds);
    for met in texts.iter().filter(|m| !searched(m)) {
        let Ok(text) = home.text(met) else { continue };
        let (read, problems) = batch::read(vec![rewrite::input(&met.about.name, &text)], plan, asked.stop);
        log(home, met, &problems);
        keys.extend(read.iter().map(|_| met));
        units.extend(read);
    }
    let ended = batch::run(&mut units, plan, Stores { own: store, shared: None }, asked.stop, asked.watch)?;
    for (unit, met) in units.iter_mut().zip(keys) {
        let open = unit.entries.iter().any(|e| matches!(e.result.ended, Ended::Open));
        let output = rewrite::output(unit);
        mark(home, unit).map_err(|e| vec![unwritable(home, &e)])?;
        let written = put(home, met, &output, (!open).then(|| report(unit, plan, asked.word)));
        written.map_err(|e| vec![unwritable(home, &e)])?;
        learned.texts += usize::from(!open);
        learned.open += usize::from(open);
        learned.improved += usize::from(output != KnownText::Unchanged);
    }
    ended.failure.map_or(Ok(()), |p| Err(vec![p]))
}

/// Remembers which functions have something better: builds look there first.
fn mark(home: &Home, unit: &Unit) -> std::io::Result<()> {
    let improved = |name: &[u8]| {
        let mut entries = unit.entries.iter().filter(|e| e.result.is_improved());
        entries.any(|e| e.of(&unit.module).function.name.as_bytes() == name)
    };
    let all = fingerprints(&unit.input.bytes);
    all.iter().filter(|f| improved(f.name)).try_for_each(|f| home.put_improved(&f.digest))
}

fn log(home: &Home, met: &MetText, problems: &[Problem]) {
    if let Some(p) = problems.first() {
        home.log(&format!("learn: {}: {}", met.about.name, p.what));
    }
}

/// The output first: a text with a report is not looked at again.
fn put(home: &Home, met: &MetText, output: &KnownText, report: Option<TextReport>) -> std::io::Result<()> {
    if home.output(&met.key).as_ref() != Some(output) {
        home.put_output(&met.key, output)?;
        let mut digest = Digest::default();
        digest.add(std::fs::read(home.generation()).unwrap_or_default());
        digest.add(&met.key);
        home.put_generation(&digest.text())?;
    }
    report.map_or(Ok(()), |r| home.put_report(&met.key, &r))
}

fn unwritable(home: &Home, e: &std::io::Error) -> Problem {
    let what = format!("cannot be written: {e}");
    Problem::new(home.path().display().to_string(), what, "free some space and run the same command again")
}

fn report(unit: &Unit, plan: &BatchPlan, word: fn(&Ended) -> String) -> TextReport {
    let (functions, timeout) = (unit.entries.len(), plan.budget.seconds);
    let mut all = TextReport { functions, timeout, ..TextReport::default() };
    for r in unit.entries.iter().map(|e| &e.result) {
        all.improved += usize::from(r.is_improved());
        let counts = [&r.before, &r.after];
        (0..2).for_each(|n| all.instructions[n] += u64::from(counts[n].instructions));
        (0..2).for_each(|n| all.bytes[n] += u64::from(counts[n].bytes));
        *all.ended.entry(word(&r.ended)).or_default() += 1;
    }
    all
}
