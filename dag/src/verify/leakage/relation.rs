//! Two runs: what shows is the same in both if what is public is, and what shows of the original.

use super::flow::{ENTRY, ExecutedPiece, SecrecyFlow, at_entry};
use super::nature::{Natures, SECRET};
use super::shown::{Shown, observations};
use super::{Leak, Leakage, SecrecyContext, leakage};
use crate::analysis::liveness::{Live, Liveness};
use crate::ir::random::Random;
use crate::prove::{Goal, ProofStats, Verdict, prove};
use crate::semantics::symbolic::{Context, Effect, EffectKind, Side, State, Var};
use crate::smt::Limits;
use crate::verify::FunctionPair;
use isa::eval::{Wide, eval_wide};
use isa::{Arena, ExprId, Sym};
use rustc_hash::FxHashMap;

/// A claim of one function alone gets this part of the solver's limit: most that does not follow at once is a leak.
const ALONE_SHARE: u32 = 40;

/// Larger terms are not asked about.
const LARGEST: usize = 4000;

/// Whether something that is made from secrets shows nothing of them after all: it has one value in all runs that agree
/// on what is public.
pub(super) fn is_settled(ctx: &mut Context, flow: &SecrecyFlow, natures: &Natures, shown: &Shown) -> bool {
    let limits = flow.secrecy.limits;
    let limits = Limits { rlimit: limits.rlimit / ALONE_SHARE, ..limits };
    let facts = facts(ctx, flow.secrecy);
    agrees(ctx, natures, &[], &facts, shown, limits)
}

/// Whether `shown` is the same in two runs in which all of `same` is, and what is public: where both come there. That both
/// do follows from the conditions of branches before, which show, too.
fn agrees(
    ctx: &mut Context,
    natures: &Natures,
    same: &[ExprId],
    facts: &[ExprId],
    shown: &Shown,
    limits: Limits,
) -> bool {
    if ctx.arena.reachable(&shown.terms).len() > LARGEST {
        return false;
    }
    let roots = [same, facts, &[shown.guard], &shown.terms].concat();
    let variables = ctx.arena.variables(&roots);
    let secret = |v: &&(Sym, u16)| natures.secret(ctx, v.0, v.1).is_some();
    let secrets: Vec<(Sym, u16)> = variables.iter().filter(secret).copied().collect();
    let pair = RunPair { variables: &variables, secrets: &secrets, same, facts, shown };
    if pair.differs_on_samples(&ctx.arena) {
        return false;
    }
    let mut other = FxHashMap::default();
    for (sym, width) in secrets {
        let var = ctx.var(Var::OtherRun(sym), width);
        other.insert(sym, var);
    }
    let copies = ctx.arena.substitute(&roots, &other);
    let mut known: Vec<ExprId> = Vec::new();
    for (n, (a, b)) in roots.iter().zip(&copies).enumerate() {
        match n.checked_sub(same.len()) {
            None => known.push(ctx.arena.eq(*a, *b)),
            // Facts, and that both runs come there.
            Some(k) if k <= facts.len() => known.extend([*a, *b]),
            Some(_) => {}
        }
    }
    let always = ctx.arena.bool(true);
    let first = roots.len() - shown.terms.len();
    let proved = |(source, target): (&ExprId, &ExprId)| {
        let (name, source, target) = ("what shows in two runs".to_string(), *source, *target);
        let goal = Goal { name, assumption: always, source, target };
        prove(ctx, &goal, &known, limits, &mut ProofStats::default()) == Verdict::Proved
    };
    roots[first..].iter().zip(&copies[first..]).all(proved)
}

/// Pairs of states that are tried before a solver is asked.
const SAMPLES: u64 = 64;

/// Two runs from states that agree on what is public.
struct RunPair<'a> {
    variables: &'a [(Sym, u16)],
    secrets: &'a [(Sym, u16)],
    same: &'a [ExprId],
    facts: &'a [ExprId],
    shown: &'a Shown,
}

impl RunPair<'_> {
    /// Whether some pair of states shows a difference.
    fn differs_on_samples(&self, arena: &Arena) -> bool {
        let roots = [self.same, self.facts, &[self.shown.guard], &self.shown.terms].concat();
        let (same, guard) = (self.same.len(), self.same.len() + self.facts.len());
        (0..SAMPLES).any(|n| {
            let mut random = Random::numbered(0x1eac, n);
            let mut state: FxHashMap<Sym, Wide> =
                self.variables.iter().map(|&(s, w)| (s, random.interesting_wide(w))).collect();
            let first = eval_wide(arena, &roots, &|s| state.get(&s).copied().unwrap_or_default());
            for &(s, w) in self.secrets {
                state.insert(s, random.interesting_wide(w));
            }
            let second = eval_wide(arena, &roots, &|s| state.get(&s).copied().unwrap_or_default());
            let hold = |run: &[Wide]| run[same..=guard].iter().all(|f| f.low() == 1);
            hold(&first)
                && hold(&second)
                && first[..same] == second[..same]
                && first[guard + 1..] != second[guard + 1..]
        })
    }
}

/// Whether something shows, and what, where it does.
fn guarded(ctx: &mut Context, shown: &Shown) -> Vec<ExprId> {
    let mut all = vec![shown.guard];
    for term in &shown.terms {
        let zero = ctx.arena.constant_words(ctx.arena.width(*term), &[0]);
        all.push(ctx.arena.ite(shown.guard, *term, zero));
    }
    all
}

/// The contract's facts, of the registers as they are at entry.
fn facts(ctx: &mut Context, secrecy: &SecrecyContext) -> Vec<ExprId> {
    let entry = State::at_cut_live(ctx, ENTRY, &at_entry(secrecy).public, SECRET);
    secrecy.preconditions.iter().map(|c| c.expr(&mut ctx.arena, &|g| entry.regs[g.index()])).collect()
}

/// What two versions of a function show, of which the second shows no more.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LeakagePair {
    pub before: Leakage,
    pub after: Leakage,
}

/// What both sides of a proved pair show, if the target shows no more than the source does.
///
/// # Errors
/// What it shows beyond.
pub fn preserved(pair: &FunctionPair, secrecy: &SecrecyContext) -> Result<LeakagePair, Vec<Leak>> {
    let (before, after) = (leakage(pair.source, secrecy), leakage(pair.target, secrecy));
    // The proof of the pair says that both make the same calls, with the same arguments, and execute the same
    // instructions that have no row.
    let own = |l: &&Leak| l.kind.is_of_row();
    let leaks: Vec<Leak> = after.leaks.iter().filter(own).cloned().collect();
    let beyond = beyond(pair, secrecy, leaks);
    if beyond.is_empty() { Ok(LeakagePair { before, after }) } else { Err(beyond) }
}

/// Those of the target's leaks that are no function of what is public and of what shows of the source.
fn beyond(pair: &FunctionPair, secrecy: &SecrecyContext, mut leaks: Vec<Leak>) -> Vec<Leak> {
    if leaks.is_empty() {
        return leaks;
    }
    let (source, target) = (SecrecyFlow::settled(pair.source, secrecy), SecrecyFlow::settled(pair.target, secrecy));
    if source.cuts.len() != target.cuts.len() {
        return leaks;
    }
    let at_cut = |cut: usize| excused(pair, &source, &target, cut, &leaks);
    let excused: Vec<Vec<Leak>> = (0..target.cuts.len()).map(at_cut).collect();
    leaks.retain(|l| excused.iter().flatten().all(|e| e != l));
    leaks
}

/// Leaks of the target in the piece that begins at a cut point which the source has, too.
fn excused(pair: &FunctionPair, source: &SecrecyFlow, target: &SecrecyFlow, cut: usize, leaks: &[Leak]) -> Vec<Leak> {
    let (Some(ks), Some(kt)) = (&source.known[cut], &target.known[cut]) else { return Vec::new() };
    let mut ctx = Context::new();
    let live = live_at(pair, source, cut);
    let name = target.name(cut);
    // What is live is the same on both sides, and public if either of them knows it.
    let mut public = kt.public;
    for (r, part) in public.regs.iter_mut().enumerate() {
        *part |= ks.public.regs[r] & live.regs[r];
    }
    public.flags = public.flags.union(ks.public.flags.intersect(live.flags));
    let shared = State::at_cut_live(&mut ctx, name, &public, SECRET);
    let own = State::at_cut_live(&mut ctx, name, &public, Side::Target);
    let state = State {
        regs: std::array::from_fn(|r| if live.regs[r] == 0 { own.regs[r] } else { shared.regs[r] }),
        flags: shared.flags,
        ..shared.clone()
    };
    let (state, pointers) = target.with_pointers(&mut ctx, cut, kt, Side::Target, state);
    let t: ExecutedPiece = target.run_from(&mut ctx, cut, kt, Side::Target, state, pointers);
    let (state, pointers) = source.with_pointers(&mut ctx, cut, ks, SECRET, shared);
    let s: ExecutedPiece = source.run_from(&mut ctx, cut, ks, Side::Source, state, pointers);
    let natures = target.natures(cut, kt, &t);
    let mut same = Vec::new();
    for shown in observations(&s.outcome.observed) {
        same.extend(guarded(&mut ctx, &shown));
    }
    same.sort_unstable();
    same.dedup();
    // What one side finds in memory after effects the other finds there only if it has the same ones.
    let in_step = same_effects(&s, &t);
    let comparable = |ctx: &Context, o: &Shown| {
        let later = |sym: Sym| match ctx.meaning_of(sym) {
            Var::Memory { version, .. } => *version > 0,
            Var::AfterReg(..) | Var::AfterFlag(..) | Var::LeftReg(..) | Var::LeftFlag(..) | Var::Load(_) => true,
            _ => false,
        };
        in_step || !ctx.arena.variables(&[&o.terms[..], &[o.guard]].concat()).iter().any(|v| later(v.0))
    };
    let facts = facts(&mut ctx, target.secrecy);
    let mut found = Vec::new();
    let shown: Vec<Shown> = observations(&t.outcome.observed).collect();
    for leak in leaks {
        let mut here = shown.iter().filter(|o| o.inst == leak.inst && o.kind == leak.kind).peekable();
        let limits = pair.limits;
        if here.peek().is_some()
            && here.all(|o| comparable(&ctx, o) && agrees(&mut ctx, &natures, &same, &facts, o, limits))
        {
            found.push(leak.clone());
        }
    }
    found
}

/// Whether both sides have the same effects, term by term.
fn same_effects(s: &ExecutedPiece, t: &ExecutedPiece) -> bool {
    let matter = |e: &&Effect| !matches!(e.what, EffectKind::Fault { .. });
    let (a, b) = (s.outcome.effects.iter().filter(matter), t.outcome.effects.iter().filter(matter));
    a.map(|e| (e.guard, &e.what)).eq(b.map(|e| (e.guard, &e.what)))
}

fn live_at(pair: &FunctionPair, source: &SecrecyFlow, cut: usize) -> Live {
    if cut == 0 && source.cfg.preds[source.cuts[0].index()].is_empty() {
        return Live::everything();
    }
    let live = Liveness::compute(pair.source, &source.cfg, &pair.contract.live_out, pair.callees);
    live.at_start[source.cuts[cut].index()]
}
