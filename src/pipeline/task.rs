//! One function, what is known of it beforehand, and the proof of what stands in its place.

use super::{Optimized, Settings, Subject};
use crate::function::code;
use crate::function::cost::cost_of;
use crate::function::digest;
use crate::function::reading::{features, is_local, local_names, readable};
use crate::function::segment::{Segment, Whole};
use crate::function::unwind;
use crate::input::{self, Note, Replacement};
use crate::pipeline::report::{self, FunctionReport, Outcome};
use dag::ir::cfg::Cfg;
use dag::ir::function::Function;
use dag::prove::{Query, Stats};
use dag::verify::{Answer, Pair, prove_functions};
use isa::{FeatureSet, Gpr, Inst, MemRef, Operand, Target};
use lowering::Cost;
use lowering::phases::if_conversion::Item;
use std::cell::RefCell;
use std::time::Instant;

/// One function and everything that is known of it beforehand.
pub struct Task<'a> {
    pub subject: &'a Subject<'a>,
    pub settings: &'a Settings,
    pub original: Function,
    pub features: FeatureSet,
    pub cfg: Cfg,
    /// What was proved last.
    last: RefCell<Option<(Vec<Replacement>, Proved)>>,
}

impl<'a> Task<'a> {
    pub fn new(subject: &'a Subject<'a>, settings: &'a Settings) -> Task<'a> {
        let function = &subject.module.functions[subject.index].function;
        let features = features(function, settings.march);
        let original = readable(function, features);
        Task { subject, settings, cfg: Cfg::build(&original), original, features, last: RefCell::default() }
    }

    pub fn segments(&self) -> Vec<Segment> {
        let Subject { module, index, contract } = self.subject;
        Whole::new(module, *index, &self.original, &self.cfg, contract, self.settings.tune).segments()
    }

    /// Code in place of a segment, with what unwinding must be told of it if the text says anything of unwinding.
    ///
    /// # Errors
    /// A register of the caller's to which unwinding could not be led.
    pub fn replacement(&self, segment: &Segment, items: &[Item]) -> Result<Replacement, Gpr> {
        let Subject { module, index, .. } = self.subject;
        let mf = &module.functions[*index];
        let labels = module.new_labels(&format!(".Lway{index}_{}_", segment.first));
        let returns = segment.returns.map(|i| mf.function.insts[i].text.trim().to_string());
        let told = match module.unwind_rules(*index, segment.first) {
            Some(rules) => unwind::directives(items, &unwind::kept(&segment.dag, &rules), &rules)?,
            None => Vec::new(),
        };
        let code = code::lines(items, mf.syntax, &labels);
        let lines = unwind::between(told, code).into_iter().chain(returns).collect();
        let data = new_data(code::insts(items));
        let Segment { first, last, frameless, .. } = *segment;
        Ok(Replacement { function: *index, first, last, lines, data, frameless })
    }

    /// The text with these replacements, if its function is proved equal to the original.
    pub fn prove(&self, some: &[Replacement]) -> Result<Proved, Refused> {
        if let Some((known, proved)) = &*self.last.borrow()
            && known == some
        {
            return Ok(proved.clone());
        }
        let proved = prove_text(self, some).map_err(Refused::Unproved)?;
        let outs = report::at_return(&self.subject.contract);
        if !self.settings.fits(proved.cost, cost_of(&self.original.insts, self.settings.tune, outs)) {
            return Err(Refused::Grows);
        }
        *self.last.borrow_mut() = Some((some.to_vec(), proved.clone()));
        Ok(proved)
    }

    /// A result of what was proved.
    pub fn finished(
        &self,
        mut report: FunctionReport,
        proved: Vec<Replacement>,
        queries: Vec<Query>,
        started: Instant,
    ) -> Optimized {
        let outcome = outcome(&proved, &report);
        report.finish(outcome, started.elapsed());
        report.measure_after(&proved);
        let function = self.subject.index;
        let note = (!proved.is_empty()).then(|| Note { function, lines: report.comment(self.settings) });
        Optimized { replacements: proved, note, report, queries }
    }
}

fn outcome(proved: &[Replacement], report: &FunctionReport) -> Outcome {
    if !proved.is_empty() {
        Outcome::Improved
    } else if let Some(why) = &report.unproved {
        Outcome::Unproved(why.clone())
    } else {
        Outcome::Unchanged(report.why_unchanged())
    }
}

/// Constants that the instructions read and the input lacks: label and bytes.
pub fn new_data<'a>(insts: impl IntoIterator<Item = &'a Inst>) -> Vec<(String, Vec<u8>)> {
    let constant = |m: &MemRef| {
        let label = m.symbol.as_deref().filter(|s| dag::ir::data::is_label(s))?;
        Some((label.to_string(), m.fixed.as_ref()?.bytes.clone()))
    };
    insts.into_iter().flat_map(|i| &i.operands).filter_map(Operand::mem).filter_map(constant).collect()
}

/// Proves the emitted text; if all replacements together fail, keeps those that prove one after the other. With what
/// was proved.
pub fn keep_what_is_proved(
    task: &Task,
    all: Vec<Replacement>,
    report: &mut FunctionReport,
) -> (Vec<Replacement>, Vec<Query>) {
    if all.is_empty() {
        return (all, Vec::new());
    }
    match task.prove(&all) {
        Ok(proved) => {
            report.proved(&proved);
            return (all, proved.queries);
        }
        Err(why) => report.refused(why),
    }
    let (mut kept, mut queries) = (Vec::new(), Vec::new());
    for r in all {
        kept.push(r);
        match task.prove(&kept) {
            Ok(proved) => {
                report.proved(&proved);
                queries = proved.queries;
            }
            Err(why) => {
                report.refused(why);
                kept.pop();
            }
        }
    }
    (kept, queries)
}

/// Why a text may not stand in place of the original.
pub enum Refused {
    Unproved(String),
    /// It has more of something than it may have.
    Grows,
}

/// What is known of a text that was proved.
#[derive(Clone)]
pub struct Proved {
    pub stats: Stats,
    pub queries: Vec<Query>,
    /// What the function costs as it is read back.
    pub cost: Cost,
    /// The digest of its instructions.
    pub code: String,
}

/// Reads the emitted text back and proves its function against the original.
fn prove_text(task: &Task, replacements: &[Replacement]) -> Result<Proved, String> {
    let Task { subject, settings, original, features, .. } = task;
    let contract = &subject.contract;
    let text = subject.module.render(replacements, &[]).map_err(|r| {
        r.first()
            .map_or("the text cannot be changed".to_string(), |r| format!("the text cannot be changed: {}", r.reason))
    })?;
    let module = input::load_text(&subject.module.path, &text)
        .map_err(|p| p.first().map_or("the output does not assemble".to_string(), ToString::to_string))?;
    let name = &original.name;
    let read = module.function(name).ok_or_else(|| format!("the output has no function {name}"))?;
    if let Some(k) = read.kept.first() {
        return Err(format!("the output is not readable: {}", k.reason));
    }
    let target = readable(&read.function, *features);
    let names = local_names(subject.module);
    let local = |t: &Target| is_local(&names, t);
    let queries = RefCell::default();
    let pair = Pair {
        source: original,
        target: &target,
        contract,
        local_call: &local,
        limits: settings.limits,
        queries: settings.queries.then_some(&queries),
    };
    let mut stats = Stats::default();
    match prove_functions(&pair, &mut stats) {
        Answer::Equivalent => {
            let cost = cost_of(&target.insts, settings.tune, report::at_return(contract));
            Ok(Proved { stats, queries: queries.take(), cost, code: digest::code(&module, read) })
        }
        Answer::Different(c) => Err(format!("the output differs: {}", c.difference)),
        Answer::Unknown(why) => Err(format!("not proved: {why}")),
    }
}
