//! Functions whose variables live on the stack, loops included: first with the slots in registers, which is proved, then
//! as any other function.

use crate::function::cost::cost_of;
use crate::function::digest;
use crate::function::reading::{features, is_local, local_names, readable};
use crate::input::rules::number;
use crate::input::{self, Module, Note, Replacement};
use crate::pipeline::anytime::Watch;
use crate::pipeline::report::{self, Costs, FunctionReport, Outcome};
use crate::pipeline::{Optimized, Settings, Subject, optimize_watched};
use dag::ir::cfg::{BlockId, Cfg};
use dag::ir::function::{CodeInst, Function};
use dag::prove::{Query, Stats};
use dag::rewrite::promote::{Line, promote};
use dag::smt;
use dag::verify::{Answer, Pair, prove_promotion};
use isa::codec::{self, Syntax};
use isa::{Decoded, FeatureSet, Gpr, Target, Width};
use std::cell::RefCell;
use std::time::Instant;

/// The function in a text of its own with its slots in registers, and what became of it there.
struct Step {
    module: Module,
    index: usize,
    /// What replaced the whole function.
    whole: Replacement,
    queries: Vec<Query>,
}

/// The function without its frame, where that is cheaper and proved; `None` leaves it to the ordinary way. `watch` is told
/// of versions on the way.
pub fn optimize_promoted(subject: &Subject, settings: &Settings, watch: Watch<'_>) -> Option<Optimized> {
    let started = Instant::now();
    let mf = &subject.module.functions[subject.index];
    let features = features(&mf.function, settings.march);
    let f = readable(&mf.function, features);
    let cfg = Cfg::build(&f);
    let calls = |i: &CodeInst| matches!(i.decoded, Decoded::Call(_) | Decoded::IndirectCall(_));
    if cfg.cuts.len() <= 1 && !f.insts.iter().any(calls) {
        return None;
    }
    let step = smt::until(settings.deadline, || in_registers(subject, &f, &cfg, features, settings))?;
    let inner = Subject { module: &step.module, index: step.index, contract: subject.contract.clone() };
    let whole = |inner: Optimized| in_place(subject, &f, settings, &step, inner, started);
    let told = |inner: &Optimized| drop(whole(inner.clone()).inspect(watch));
    told(&nothing_yet(&inner, settings));
    whole(optimize_watched(&inner, settings, &told))
}

/// The end of a search that found nothing in its time.
fn nothing_yet(subject: &Subject, settings: &Settings) -> Optimized {
    let mf = &subject.module.functions[subject.index];
    let mut report = FunctionReport::new(mf, &subject.contract, settings.objective, settings.tune);
    report.timed_out = true;
    Optimized { replacements: Vec::new(), note: None, report, queries: Vec::new() }
}

/// What became of the function in the text of the first step, as a replacement in its own text.
fn in_place(
    subject: &Subject,
    f: &Function,
    settings: &Settings,
    step: &Step,
    mut done: Optimized,
    started: Instant,
) -> Option<Optimized> {
    let mf = &subject.module.functions[subject.index];
    let features = features(&mf.function, settings.march);
    let lines = joined(&step.whole, &done.replacements);
    let data = done.replacements.iter().flat_map(|r| r.data.clone()).collect();
    let replacement = Replacement { lines, data, ..step.whole.clone() };
    let (_, proved) = rendered(&step.module, &done.replacements, step.index, features)?;
    let (written, code) = rendered(subject.module, std::slice::from_ref(&replacement), subject.index, features)?;
    // What was proved step by step is what stands in the text.
    let same = proved == code;
    let outs = || report::at_return(&subject.contract);
    let (before, after) = (cost_of(&f.insts, settings.tune, outs()), cost_of(&written.insts, settings.tune, outs()));
    let better = settings.objective.key(after)[0] < settings.objective.key(before)[0];
    if !same || !better {
        return None;
    }
    done.report.promoted = true;
    done.report.before = before.into();
    done.report.after = Costs::from(after);
    done.report.skeleton = report::skeleton(&mf.function, &Default::default());
    if done.report.strategy.is_empty() {
        done.report.strategy = "slots in registers".to_string();
    }
    done.report.proved_code = Some(code);
    done.report.finish(Outcome::Improved, started.elapsed());
    done.queries.splice(0..0, step.queries.iter().cloned());
    let note = Some(Note { function: subject.index, lines: done.report.comment(settings) });
    Some(Optimized { replacements: vec![replacement], note, report: done.report, queries: done.queries })
}

/// The first step, proved on its text.
fn in_registers(subject: &Subject, f: &Function, cfg: &Cfg, features: FeatureSet, settings: &Settings) -> Option<Step> {
    let promoted = promote(f, cfg, &subject.contract.live_out)?;
    let mf = &subject.module.functions[subject.index];
    // A landing pad for indirect calls stays where it is.
    let first = f.insts.iter().take_while(|i| i.decoded == Decoded::Nop).count();
    let labels = subject.module.new_labels(&format!(".Lway{}_slot", subject.index));
    let style = Style { syntax: mf.syntax, labels, unwinding: subject.module.unwind_rules(subject.index, 0).is_some() };
    let lines = promoted.lines.iter().flat_map(|l| style.text(l, f)).collect();
    let (function, last, data) = (subject.index, f.insts.len().checked_sub(1)?, Vec::new());
    let whole = Replacement { function, first, last, lines, data, frameless: true };
    let changed = subject.module.render(std::slice::from_ref(&whole), &[]).ok()?;
    let module = input::load_text(&subject.module.path, &changed).ok()?;
    let index = module.functions.iter().position(|g| g.function.name == f.name)?;
    if !module.functions[index].kept.is_empty() {
        return None;
    }
    let target = readable(&module.functions[index].function, features);
    let names = local_names(subject.module);
    let local = |t: &Target| is_local(&names, t);
    let queries = RefCell::default();
    let pair = Pair {
        source: f,
        target: &target,
        contract: &subject.contract,
        local_call: &local,
        limits: settings.limits,
        queries: settings.queries.then_some(&queries),
    };
    let proved = prove_promotion(&pair, &promoted.cuts, &mut Stats::default()) == Answer::Equivalent;
    proved.then(|| Step { module, index, whole, queries: queries.take() })
}

/// How lines are written.
struct Style {
    syntax: Syntax,
    labels: String,
    /// The function has unwind information.
    unwinding: bool,
}

impl Style {
    /// A line of the new text; with what becomes of the frame for whoever unwinds it. `f` is the original.
    fn text(&self, line: &Line, f: &Function) -> Vec<String> {
        let label = |b: &BlockId| format!("{}{}", self.labels, b.0);
        let one = match line {
            Line::Label(b) => format!("{}:", label(b)),
            Line::Inst(inst) => codec::text(inst, self.syntax),
            Line::Jump(b) => codec::jump_text(&label(b)),
            Line::Branch(cond, b) => codec::branch_text(*cond, &label(b)),
            Line::Call(i) => f.insts[*i].text.trim().to_string(),
            Line::Push(g, depth) => return self.with_frame(self.on("push", *g), *depth, Some((*g, true))),
            Line::Pop(g, depth) => return self.with_frame(self.on("pop", *g), *depth, Some((*g, false))),
            Line::Down { by, depth } => return self.with_frame(self.moved("sub", *by), *depth, None),
            Line::Up { by, depth } => return self.with_frame(self.moved("add", *by), *depth, None),
            Line::Leaving => return self.unwinding.then(|| ".cfi_remember_state".to_string()).into_iter().collect(),
            Line::Left => return self.unwinding.then(|| ".cfi_restore_state".to_string()).into_iter().collect(),
            Line::Return => "ret".to_string(),
        };
        vec![one]
    }

    fn on(&self, what: &str, g: Gpr) -> String {
        match self.syntax {
            Syntax::Att => format!("{what}q %{}", g.name(Width::W64)),
            Syntax::Intel => format!("{what} {}", g.name(Width::W64)),
        }
    }

    fn moved(&self, what: &str, by: i64) -> String {
        match self.syntax {
            Syntax::Att => format!("{what}q ${by}, %rsp"),
            Syntax::Intel => format!("{what} rsp, {by}"),
        }
    }

    /// An instruction after which the stack pointer is `depth` from where it was at entry, and a register saved or not. The
    /// canonical frame address is what the stack pointer was before the call (psABI §3.7).
    fn with_frame(&self, instruction: String, depth: i64, saved: Option<(Gpr, bool)>) -> Vec<String> {
        let mut lines = vec![instruction];
        if self.unwinding {
            lines.push(format!(".cfi_def_cfa_offset {}", 8 - depth));
            lines.extend(saved.map(|(g, is)| match is {
                true => format!(".cfi_offset {}, {}", number(g), depth - 8),
                false => format!(".cfi_restore {}", number(g)),
            }));
        }
        lines
    }
}

/// The lines of a whole function with some of its instructions replaced again. Nobody mentions labels among these.
fn joined(whole: &Replacement, again: &[Replacement]) -> Vec<String> {
    let mut lines = Vec::new();
    let mut next = whole.first;
    for line in &whole.lines {
        let label = line.ends_with(':') || line.starts_with(".cfi_");
        let at = |r: &&Replacement| r.first <= next && next <= r.last && !(label && next == r.first);
        match again.iter().find(at) {
            Some(r) if next == r.first => lines.extend(r.lines.iter().cloned()),
            Some(_) => {}
            None => lines.push(line.clone()),
        }
        next += usize::from(!label);
    }
    lines
}

/// A function as it is read in the text with replacements, and what tells its code from other code.
fn rendered(module: &Module, some: &[Replacement], index: usize, features: FeatureSet) -> Option<(Function, String)> {
    let text = module.render(some, &[]).ok()?;
    let read = input::load_text(&module.path, &text).ok()?;
    let f = read.function(&module.functions[index].function.name)?;
    Some((readable(&f.function, features), digest::code(&read, f)))
}
