//! Functions whose variables live on the stack, loops included: first with the slots in registers, which is proved, then
//! as any other function.

use super::progress::Watch;
use super::result::{Ended, FunctionResult, ReportedCost, skeleton};
use super::{Alternative, Optimized, Settings, optimize_watched};
use crate::function::context::FunctionContext;
use crate::function::readback::{ReadBack, Reread, reread};
use crate::input::rules::number;
use crate::input::{Replacement, is_instruction};
use dag::ir::cfg::BlockId;
use dag::ir::function::{CodeInst, Function};
use dag::prove::Query;
use dag::rewrite::promote::{PromotedLine, promote};
use dag::smt;
use isa::codec::{self, Syntax};
use isa::{Decoded, Gpr, Width};
use lowering::Cost;
use std::time::Instant;

/// The function in a text of its own with its slots in registers.
struct PromotedFunction {
    read: Reread,
    /// What replaced the whole function.
    whole: Replacement,
    queries: Vec<Query>,
}

/// The function without its frame, where that is cheaper and proved; `None` leaves it to the ordinary way. `watch` is told
/// of versions on the way.
pub fn optimize_promoted(context: &FunctionContext, settings: &Settings, watch: Watch<'_>) -> Option<Optimized> {
    let started = Instant::now();
    let calls = |i: &CodeInst| matches!(i.decoded, Decoded::Call(_) | Decoded::IndirectCall(_));
    if context.cfg.cuts.len() <= 1 && !context.function.insts.iter().any(calls) {
        return None;
    }
    let step = smt::until(settings.deadline, || in_registers(context, settings))?;
    let inner = FunctionContext::within(context, &step.read.module, step.read.index, settings.march);
    let is_better = |after: Cost, before: Cost| settings.objective.key(after)[0] < settings.objective.key(before)[0];
    let in_text = |a: Alternative| {
        let inner = Optimized { replacements: a.replacements, ..Optimized::nothing(a.result) };
        // The clock decides whether it is better.
        let Optimized { replacements, result, .. } = in_place(context, settings, &step, inner, started, &|_, _| true)?;
        Some(Alternative { origin: a.origin, replacements, result })
    };
    let whole = |mut inner: Optimized| {
        let others = std::mem::take(&mut inner.alternatives);
        let done = in_place(context, settings, &step, inner, started, &is_better)?;
        Some(Optimized { alternatives: others.into_iter().filter_map(in_text).collect(), ..done })
    };
    let on_version = |inner: &Optimized| drop(whole(inner.clone()).inspect(watch.version));
    on_version(&nothing_yet(&inner, settings));
    whole(optimize_watched(&inner, settings, Watch { version: &on_version, ..watch }))
}

/// The end of a search that found nothing in its time.
fn nothing_yet(context: &FunctionContext, settings: &Settings) -> Optimized {
    let mut result = FunctionResult::new(context.entry(), &context.contract, settings.objective, settings.tune);
    result.timed_out = true;
    Optimized::nothing(result)
}

/// What became of the function in the text of the first step, as a replacement in its own text, if its cost `is_good` beside
/// the original's.
fn in_place(
    context: &FunctionContext,
    settings: &Settings,
    step: &PromotedFunction,
    mut done: Optimized,
    started: Instant,
    is_good: &dyn Fn(Cost, Cost) -> bool,
) -> Option<Optimized> {
    let lines = joined(&step.whole, &done.replacements);
    let data = done.replacements.iter().flat_map(|r| r.data.clone()).collect();
    let replacement = Replacement { lines, data, ..step.whole.clone() };
    let own = |module, some: &[Replacement], index| reread(module, some, index, context.features).ok();
    let proved = own(&step.read.module, &done.replacements, step.read.index)?.code();
    let written = own(context.module, std::slice::from_ref(&replacement), context.index)?;
    let (before, after) =
        (context.cost(&context.function, settings.tune), context.cost(&written.function, settings.tune));
    // What was proved step by step is what stands in the text.
    let code = Some(written.code()).filter(|code| *code == proved && is_good(after, before))?;
    done.result.promoted = true;
    done.result.before = before.into();
    done.result.after = ReportedCost::from(after);
    done.result.skeleton = skeleton(&context.entry().function, &Default::default());
    if done.result.strategies.is_empty() {
        done.result.strategies.push("slots in registers".to_string());
    }
    done.result.proved_code = Some(code);
    done.result.finish(Ended::Improved, started.elapsed());
    done.queries.splice(0..0, step.queries.iter().cloned());
    Some(Optimized { replacements: vec![replacement], unmerged: None, ..done })
}

/// The first step, proved on its text.
fn in_registers(context: &FunctionContext, settings: &Settings) -> Option<PromotedFunction> {
    let f = &context.function;
    let promoted = promote(f, &context.cfg, &context.contract.live_out)?;
    // A landing pad for indirect calls stays where it is.
    let first = f.insts.iter().take_while(|i| i.decoded == Decoded::Nop).count();
    let labels = format!("{}slot", context.labels);
    let unwinding = context.module.unwind_rules(context.index, 0).is_some();
    let style = LineStyle { syntax: context.entry().syntax, labels, unwinding };
    let lines = promoted.lines.iter().flat_map(|l| style.text(l, f)).collect();
    let last = f.insts.len().checked_sub(1)?;
    let whole = Replacement { function: context.index, first, last, lines, data: Vec::new(), frameless: true };
    let readback = ReadBack::new(context, settings.demands());
    let (read, queries) = readback.prove_promotion(&whole, &promoted).ok()?;
    Some(PromotedFunction { read, whole, queries })
}

/// How lines are written.
struct LineStyle {
    syntax: Syntax,
    labels: String,
    /// The function has unwind information.
    unwinding: bool,
}

impl LineStyle {
    /// A line of the new text; with what becomes of the frame for whoever unwinds it. `f` is the original.
    fn text(&self, line: &PromotedLine, f: &Function) -> Vec<String> {
        let label = |b: &BlockId| format!("{}{}", self.labels, b.0);
        let one = match line {
            PromotedLine::Label(b) => format!("{}:", label(b)),
            PromotedLine::Inst(inst) => codec::text(inst, self.syntax),
            PromotedLine::Jump(b) => codec::jump_text(&label(b)),
            PromotedLine::Branch(cond, b) => codec::branch_text(*cond, &label(b)),
            PromotedLine::Call(i) => f.insts[*i].text.trim().to_string(),
            PromotedLine::Push(g, depth) => return self.with_frame(self.on("push", *g), *depth, Some((*g, true))),
            PromotedLine::Pop(g, depth) => return self.with_frame(self.on("pop", *g), *depth, Some((*g, false))),
            PromotedLine::Down { by, depth } => return self.with_frame(self.moved("sub", *by), *depth, None),
            PromotedLine::Up { by, depth } => return self.with_frame(self.moved("add", *by), *depth, None),
            PromotedLine::Leaving => {
                return self.unwinding.then(|| ".cfi_remember_state".to_string()).into_iter().collect();
            }
            PromotedLine::Left => {
                return self.unwinding.then(|| ".cfi_restore_state".to_string()).into_iter().collect();
            }
            PromotedLine::Return => "ret".to_string(),
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
        let label = !is_instruction(line);
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
