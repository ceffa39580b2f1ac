//! The search of what builds have met, when no build waits: all of it by rules, which takes seconds; then with searches the texts
//! whose functions a profiler saw most, those met most often, and those that rules made most better. What is found is used by the
//! next build.

use super::rewrite;
use super::samples::Samples;
use crate::builds::digest::Digest;
use crate::builds::fingerprint::fingerprints;
use crate::builds::home::{Home, KnownText, MetText};
use crate::input::error::Problem;
use crate::jobs::batch::store::Store;
use crate::jobs::batch::{self, BatchPlan, BatchWatch, Stores, Unit};
use crate::pipeline::result::Ended;
use serde::{Deserialize, Serialize};
use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

/// Texts whose functions are searched side by side.
const AT_ONCE: usize = 8;

/// What was found out about one text.
#[derive(Clone, Default, PartialEq, Serialize, Deserialize, Debug)]
pub struct TextReport {
    /// Seconds that each function was allowed to be searched; none if there were rules alone so far.
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
#[derive(Clone, Default, Debug)]
pub struct Learned {
    /// Texts whose functions all have results, of as much as was asked for.
    pub texts: usize,
    /// Texts that have got a better version, by their keys.
    pub improved: BTreeSet<String>,
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
    for met in home.met() {
        by_options.entry(met.about.options.clone()).or_default().push(met);
    }
    for (options, mut texts) in by_options {
        let plan = match (asked.plan)(&options) {
            Ok(plan) => BatchPlan { weights: asked.samples.weights().clone(), ..plan },
            Err(problems) => {
                texts.iter().for_each(|met| log(home, met, &problems));
                continue;
            }
        };
        let search = LearnPass { home, asked, plan: &plan, store: &opened.store, seconds: plan.budget.seconds };
        search.look_up(&texts)?;
        if let Some(rules) = plan.by_rules() {
            LearnPass { plan: &rules, seconds: 0.0, ..search }.run(&texts, &mut learned)?;
        }
        texts.sort_by_cached_key(|met| Reverse(promise(home, asked.samples, met)));
        search.run(&texts, &mut learned)?;
        // What was found may stand in texts that were not searched: functions of headers are in many.
        search.look_up(&texts)?;
    }
    Ok(learned)
}

/// How much a text promises: the time that it was seen running, how often it was met, the instructions that rules saved.
fn promise(home: &Home, samples: &Samples, met: &MetText) -> (u64, u64, i64) {
    // Without samples no text is read.
    let weight = if samples.is_empty() { 0 } else { home.text(met).map_or(0, |text| samples.of(&text)) };
    let [before, after] = home.report::<TextReport>(&met.key).map_or([0, 0], |r| r.instructions);
    (weight, met.times, before as i64 - after as i64)
}

/// One pass over texts with the same options.
#[derive(Clone, Copy)]
struct LearnPass<'a> {
    home: &'a Home,
    asked: &'a LearnPlan<'a>,
    plan: &'a BatchPlan,
    store: &'a Store,
    /// What each function is allowed to be searched, as reports say: none where a search is to follow.
    seconds: f64,
}

impl LearnPass<'_> {
    /// What is known of texts without an output: a build does not wait for that then.
    fn look_up(self, texts: &[MetText]) -> Result<(), Vec<Problem>> {
        let home = self.home;
        for met in texts.iter().filter(|m| home.output(&m.key).is_none()) {
            if (self.asked.interrupted)() {
                break;
            }
            let Ok(text) = home.text(met) else { continue };
            // Builds see for themselves, without reading it, that nothing is known of others.
            if !home.knows_better(&text) {
                continue;
            }
            match rewrite::known(self.plan, self.store, &met.about.name, &text) {
                Ok(output) => put(home, met, &output, None).map_err(|e| vec![unwritable(home, &e)])?,
                Err(problems) => log(home, met, &problems),
            }
        }
        Ok(())
    }

    /// Settles the texts that have no report of as many seconds.
    fn run(self, texts: &[MetText], learned: &mut Learned) -> Result<(), Vec<Problem>> {
        let report = |met: &MetText| self.home.report::<TextReport>(&met.key);
        let left: Vec<&MetText> = texts.iter().filter(|m| report(m).is_none_or(|r| r.timeout < self.seconds)).collect();
        for some in left.chunks(AT_ONCE) {
            if (self.asked.stop)() {
                break;
            }
            self.run_some(some, learned)?;
        }
        Ok(())
    }

    fn run_some(self, texts: &[&MetText], learned: &mut Learned) -> Result<(), Vec<Problem>> {
        let LearnPass { home, asked, plan, store, .. } = self;
        // One at a time is read: what cannot be is left out, and the others stay beside their keys.
        let mut units: Vec<Unit> = Vec::new();
        let mut keys: Vec<&MetText> = Vec::new();
        for met in texts {
            let Ok(text) = home.text(met) else { continue };
            let (read, problems) = batch::read(vec![rewrite::input(&met.about.name, &text)], plan, asked.stop);
            log(home, met, &problems);
            keys.extend(read.iter().map(|_| *met));
            units.extend(read);
        }
        let ended = batch::run(&mut units, plan, Stores { own: store, shared: None }, asked.stop, asked.watch)?;
        let open: Vec<bool> = units.iter().map(is_open).collect();
        batch::take_better_by_rules(&mut units, plan, store)?;
        for ((unit, met), open) in units.iter_mut().zip(keys).zip(open) {
            let output = rewrite::output(unit);
            mark(home, unit).map_err(|e| vec![unwritable(home, &e)])?;
            // A text that is not finished is one that was searched as long as before.
            let earlier = || home.report::<TextReport>(&met.key).map_or(0.0, |r| r.timeout);
            let report = match open {
                false => Some(report(unit, self.seconds, asked.word)),
                true if self.seconds > 0.0 => Some(report(unit, earlier(), asked.word)),
                true => None,
            };
            put(home, met, &output, report).map_err(|e| vec![unwritable(home, &e)])?;
            learned.texts += usize::from(!open && self.seconds > 0.0);
            learned.open += usize::from(open);
            if output != KnownText::Unchanged {
                learned.improved.insert(met.key.clone());
            }
        }
        ended.failure.map_or(Ok(()), |p| Err(vec![p]))
    }
}

fn is_open(unit: &Unit) -> bool {
    unit.entries.iter().any(|e| matches!(e.result.ended, Ended::Open))
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

fn report(unit: &Unit, timeout: f64, word: fn(&Ended) -> String) -> TextReport {
    let mut all = TextReport { functions: unit.entries.len(), timeout, ..TextReport::default() };
    for r in unit.entries.iter().map(|e| &e.result) {
        all.improved += usize::from(r.is_improved());
        let counts = [&r.before, &r.after];
        (0..2).for_each(|n| all.instructions[n] += u64::from(counts[n].instructions));
        (0..2).for_each(|n| all.bytes[n] += u64::from(counts[n].bytes));
        *all.ended.entry(word(&r.ended)).or_default() += 1;
    }
    all
}
