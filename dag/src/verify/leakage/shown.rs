//! What of one piece shows, and where it comes from.

use super::flow::{ExecutedPiece, SecrecyFlow};
use super::known::{Origin, Pointer};
use super::nature::{Natures, Spoiled};
use super::relation::is_settled;
use super::{Leak, LeakKind, SecretSource};
use crate::ir::signature::{PublicPlace, Register};
use crate::semantics::symbolic::{CallTarget, Context, Effect, EffectKind, Exposure, Observation, Out, Var};
use isa::{Decoded, ExprId, Gpr, Opaque, Reg, Sym};
use std::collections::BTreeSet;

/// Something that shows, and the terms it is a function of.
pub(super) struct Shown {
    pub(super) inst: usize,
    pub(super) guard: ExprId,
    pub(super) kind: LeakKind,
    pub(super) terms: Vec<ExprId>,
}

/// What shows of the instructions that have rows.
pub(super) fn observations(observed: &[Observation]) -> impl Iterator<Item = Shown> + '_ {
    observed.iter().map(|o| {
        let (kind, terms) = match &o.what {
            Exposure::Branch(condition) => (LeakKind::Branch, vec![*condition]),
            Exposure::Load { address, .. } => (LeakKind::LoadAddress, vec![*address]),
            Exposure::Store { address, .. } => (LeakKind::StoreAddress, vec![*address]),
            Exposure::Operands(terms) => (LeakKind::Time, terms.clone()),
        };
        Shown { inst: o.inst, guard: o.guard, kind, terms }
    })
}

/// What shows and is no function of what is public.
pub(super) fn leaks(ctx: &mut Context, flow: &SecrecyFlow, natures: &Natures, run: &ExecutedPiece) -> Vec<Leak> {
    let mut all = Vec::new();
    let mut branched = false;
    for shown in observations(&run.outcome.observed) {
        let secrets = natures.secrets(ctx, &shown.terms);
        // Behind a branch that shows a secret nothing is asked any more: whether it is reached has shown.
        let asked = !branched || natures.is_public(ctx, shown.guard);
        if !(secrets.is_empty() || asked && is_settled(ctx, flow, natures, &shown)) {
            let sources = sources(ctx, run, &secrets);
            branched |= shown.kind == LeakKind::Branch;
            all.push(Leak { inst: shown.inst, kind: shown.kind, sources });
        }
    }
    for effect in &run.outcome.effects {
        all.extend(leaks_of_effect(ctx, flow, natures, run, effect));
    }
    for (out, (_, state)) in &run.outcome.outs {
        let Out::Tail(target) = out else { continue };
        let inst = flow.function.insts.len().saturating_sub(1);
        let places = (flow.secrecy.callee)(target);
        let regs: Vec<(Reg, ExprId)> = Reg::all().map(|r| (r, state.regs[r.index()])).collect();
        all.extend(leaks_of_call(ctx, natures, run, inst, places, &regs));
    }
    all
}

fn leaks_of_effect(
    ctx: &mut Context,
    flow: &SecrecyFlow,
    natures: &Natures,
    run: &ExecutedPiece,
    effect: &Effect,
) -> Vec<Leak> {
    let inst = effect.inst;
    let leak = |kind, sources| vec![Leak { inst, kind, sources }];
    match &effect.what {
        EffectKind::Call { target: CallTarget::Direct(target), reads, .. } => {
            leaks_of_call(ctx, natures, run, inst, (flow.secrecy.callee)(target), reads)
        }
        EffectKind::Call { target: CallTarget::Indirect(o), reads, .. } => {
            let through: Vec<(Reg, ExprId)> = reads.iter().filter(|r| o.reads[r.0.index()] != 0).copied().collect();
            let mut all = leaks_of_opaque(ctx, flow, natures, run, effect, o, &through);
            all.extend(leaks_of_call(ctx, natures, run, inst, None, reads));
            all
        }
        EffectKind::Opaque { what, reads, flags } => {
            let mut all = leaks_of_opaque(ctx, flow, natures, run, effect, what, reads);
            let secrets = natures.secrets(ctx, &flags.iter().map(|f| f.1).collect::<Vec<_>>());
            if !secrets.is_empty() {
                all.extend(leak(LeakKind::Unmodelled, sources(ctx, run, &secrets)));
            }
            all
        }
        _ => Vec::new(),
    }
}

/// What an instruction without a row, or an indirect jump or call, shows: everything that it reads.
fn leaks_of_opaque(
    ctx: &Context,
    flow: &SecrecyFlow,
    natures: &Natures,
    run: &ExecutedPiece,
    effect: &Effect,
    what: &Opaque,
    reads: &[(Reg, ExprId)],
) -> Vec<Leak> {
    let inst = effect.inst;
    let jumps = flow
        .function
        .insts
        .get(inst)
        .is_some_and(|i| matches!(i.decoded, Decoded::IndirectJump(_) | Decoded::IndirectCall(_)));
    let kind = if jumps { LeakKind::Target } else { LeakKind::Unmodelled };
    // The number that is stored shows in no time.
    let matters = |r: &Reg| r.gpr() != Some(Gpr::RAX) || !only_copies(what);
    let terms: Vec<ExprId> = reads.iter().filter(|r| matters(&r.0)).map(|r| r.1).collect();
    let mut sources = sources(ctx, run, &natures.secrets(ctx, &terms));
    let constant = what.symbol.as_deref().is_some_and(|s| (flow.secrecy.is_constant)(s));
    if what.reads_memory && !constant && !only_copies(what) {
        sources.insert(SecretSource::Loaded { inst });
    }
    if sources.is_empty() { Vec::new() } else { vec![Leak { inst, kind, sources }] }
}

/// Instructions that move what memory holds without looking at it.
pub(super) fn only_copies(what: &Opaque) -> bool {
    const COPIES: [&str; 14] = [
        "movsb",
        "movsw",
        "movsd",
        "movsq",
        "stosb",
        "stosw",
        "stosd",
        "stosq",
        "prefetcht0",
        "prefetcht1",
        "prefetcht2",
        "prefetchnta",
        "pop",
        "push",
    ];
    COPIES.contains(&what.mnemonic.as_str())
}

/// What a callee shows of its arguments.
fn leaks_of_call(
    ctx: &Context,
    natures: &Natures,
    run: &ExecutedPiece,
    inst: usize,
    callee: Option<Vec<PublicPlace>>,
    reads: &[(Reg, ExprId)],
) -> Vec<Leak> {
    let Some(places) = callee else {
        return vec![Leak { inst, kind: LeakKind::Callee, sources: BTreeSet::new() }];
    };
    let shows =
        |r: Reg| places.iter().any(|p| matches!(p, PublicPlace::Register(s) if Register::of(r) == Some(s.register)));
    let secret = |(r, e): &(Reg, ExprId)| {
        let secrets = natures.secrets(ctx, &[*e]);
        (!secrets.is_empty()).then(|| Leak { inst, kind: LeakKind::Argument(*r), sources: sources(ctx, run, &secrets) })
    };
    reads.iter().filter(|r| shows(r.0)).filter_map(secret).collect()
}

/// Where secrets come from, with the instructions that brought them.
fn sources(ctx: &Context, run: &ExecutedPiece, secrets: &[(Sym, SecretSource)]) -> BTreeSet<SecretSource> {
    let of = |&(sym, source): &(Sym, SecretSource)| match (ctx.meaning_of(sym), source) {
        (Var::AfterReg(n, _) | Var::AfterFlag(n, _) | Var::LeftReg(n, _) | Var::LeftFlag(n, _), _) => {
            let numbered = run.outcome.effects.iter().filter(|e| !matches!(e.what, EffectKind::Fault { .. }));
            let inst = numbered.map(|e| e.inst).nth(*n as usize);
            inst.map_or(source, |inst| SecretSource::Result { inst })
        }
        (_, SecretSource::Loaded { .. }) => {
            let loads = run.outcome.observed.iter().filter(|o| match &o.what {
                Exposure::Load { value, .. } => ctx.arena.variables(&[*value]).iter().any(|v| v.0 == sym),
                _ => false,
            });
            loads.map(|o| SecretSource::Loaded { inst: o.inst }).next().unwrap_or(source)
        }
        (_, source) => source,
    };
    secrets.iter().map(of).collect()
}

/// Where secrets are stored outside of the frame.
pub(super) fn spoiled(ctx: &Context, natures: &Natures, run: &ExecutedPiece) -> Spoiled {
    let mut spoiled = Spoiled::default();
    let frame = run.outcome.frame.as_ref();
    for o in &run.outcome.observed {
        let Exposure::Store { address, value } = &o.what else { continue };
        if natures.is_public(ctx, *value) {
            continue;
        }
        match natures.pointer(ctx, frame, *address, run.escaped) {
            Some(Pointer { origin: Origin::Argument(g), .. }) => drop(spoiled.arguments.insert(g)),
            // No store there goes on.
            Some(Pointer { origin: Origin::Symbol { constant: true }, .. }) => {}
            Some(Pointer { origin: Origin::Frame, at: Some(_) }) => {}
            _ => spoiled.all = true,
        }
    }
    let writes = |e: &Effect| match &e.what {
        EffectKind::Call { .. } => true,
        EffectKind::Opaque { what, .. } => what.writes_memory,
        _ => false,
    };
    spoiled.all |= run.outcome.effects.iter().any(writes);
    spoiled
}

/// Bytes of the frame that secrets are stored to; registers of the caller's that are saved do not count.
pub(super) fn secret_bytes(ctx: &Context, natures: &Natures, run: &ExecutedPiece) -> BTreeSet<i64> {
    let mut bytes = BTreeSet::new();
    for o in &run.outcome.observed {
        let Exposure::Store { address, value } = &o.what else { continue };
        let secrets = natures.secrets(ctx, &[*value]);
        let saved = |s: &(Sym, SecretSource)| matches!(s.1, SecretSource::Argument(r) if r.callee_saved());
        let to = run.outcome.frame.as_ref().and_then(|f| f.address(&ctx.arena, *address));
        if let Some(at) = to.map(|a| a.at).filter(|_| !secrets.iter().all(saved)) {
            bytes.extend(at..at + i64::from(ctx.arena.width(*value) / 8));
        }
    }
    bytes
}
