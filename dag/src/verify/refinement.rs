//! Does a list of instructions do what a graph says?
//!
//! The graph's side is its [`crate::semantics::meaning`]; the instructions run over terms ([`crate::semantics::symbolic`]), as in the proof of
//! whole functions. Started in one state, both must do the same accesses to memory and faults in the same order, and
//! agree at the end on what the graph says is live. The graph's facts are assumed of that state. Code with branches is
//! proved path by path, each under the conditions of its branches.

use crate::analysis::red_zone::{looks_at_stack, uses_only_slots};
use crate::ir::graph::{Dag, Kind, NodeId, Use};
use crate::prove::{Goal, ProofStats, Verdict, prove};
use crate::semantics::frame::SymbolicFrame;
use crate::semantics::meaning::{DagTerms, fact_terms, terms};
use crate::semantics::symbolic::{Context, Effect, EffectKind, Executor, Side, State};
use crate::smt::Limits;
use crate::verify::{assume, goals_of_effects, masked};
use isa::{Cond, Decoded, Inst};
use rustc_hash::FxHashMap;
use std::collections::BTreeSet;

/// What is known of the claim.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Finding {
    Proved,
    /// They differ here on some state.
    Different(String),
    Unknown(String),
}

/// One step on a path through code.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PathStep {
    Inst(Inst),
    /// A conditional jump, taken or not.
    Branch(Cond, bool),
}

/// Proves or refutes that code does what `dag` says on each of the paths through it; see [`refines`].
pub fn all_refine(
    dag: &Dag,
    paths: &[Vec<PathStep>],
    own_slots: bool,
    limits: Limits,
    stats: &mut ProofStats,
) -> Finding {
    let each = paths.iter().map(|path| path_refines(dag, path, own_slots, limits, stats));
    each.into_iter().find(|f| *f != Finding::Proved).unwrap_or(Finding::Proved)
}

/// Proves or refutes that `insts` do what `dag` says. `own_slots`: the red zone is theirs, if the graph does not look at
/// the stack pointer. `stats` count what settled the goals.
pub fn refines(dag: &Dag, insts: &[Inst], own_slots: bool, limits: Limits, stats: &mut ProofStats) -> Finding {
    let path: Vec<PathStep> = insts.iter().cloned().map(PathStep::Inst).collect();
    path_refines(dag, &path, own_slots, limits, stats)
}

fn path_refines(dag: &Dag, path: &[PathStep], own_slots: bool, limits: Limits, stats: &mut ProofStats) -> Finding {
    if let Some((id, _)) = dag.iter().find(|(_, n)| matches!(n.kind, Kind::Opaque { .. } | Kind::Exit(_))) {
        return Finding::Unknown(format!("{id} has no meaning of its own"));
    }
    let mut ctx = Context::new();
    let entry = State::at_cut(&mut ctx, 0);
    // The target first, so that the source can choose its undefined results like the target's.
    let mut run = Executor::new(&mut ctx, entry, Side::Target);
    let fits = |s: &PathStep| if let PathStep::Inst(inst) = s { uses_only_slots(inst) } else { true };
    let own_slots = own_slots && !looks_at_stack(dag) && path.iter().all(fits);
    run.frame = own_slots.then(|| SymbolicFrame::below(run.ctx.stack_pointer(0), Side::Target, BTreeSet::new()));
    let mut taken = run.ctx.arena.bool(true);
    for (n, step) in path.iter().enumerate() {
        run.inst = n;
        match step {
            PathStep::Inst(inst) => run.step(&Decoded::Plain(inst.clone()), &|_| None),
            PathStep::Branch(cond, holds) => {
                let flags = run.state.flags;
                let known = cond.expr(&mut run.ctx.arena, |_, f| flags[f.index()]);
                let known = if *holds { known } else { run.ctx.arena.not(known) };
                taken = run.ctx.arena.and(taken, known);
            }
        }
    }
    let (effects, end) = (std::mem::take(&mut run.effects), run.state.clone());
    let t = terms(&mut ctx, dag, Side::Source, &FxHashMap::default());
    let facts = fact_terms(&mut ctx, dag);
    let mut goals = match goals(&mut ctx, dag, &t, &effects, &end) {
        Ok(goals) => goals,
        Err(why) => return Finding::Unknown(why),
    };
    assume(&mut ctx, &mut goals, taken);
    for goal in &goals {
        match prove(&mut ctx, goal, &facts, limits, stats) {
            Verdict::Proved => {}
            Verdict::Refuted(_) => return Finding::Different(goal.name.clone()),
            Verdict::Unknown(why) => return Finding::Unknown(format!("{}: {why}", goal.name)),
        }
    }
    Finding::Proved
}

fn goals(ctx: &mut Context, dag: &Dag, t: &DagTerms, effects: &[Effect], end: &State) -> Result<Vec<Goal>, String> {
    let mut goals = Vec::new();
    // With facts a division is a value only where these exclude that it faults.
    let divisions = if dag.facts.is_empty() { dag.values_that_fault() } else { Vec::new() };
    let source = effects_of(ctx, dag, if dag.effects.is_empty() { &divisions } else { &dag.effects }, t);
    let going_on = goals_of_effects(ctx, &source, effects, dag.effects.is_empty(), &mut goals)?;
    let from = goals.len();
    let always = ctx.arena.bool(true);
    for l in &dag.live_out {
        let (source, target) = (t.of[&l.value], end.regs[l.reg.index()]);
        let (source, target) = (masked(ctx, l.reg, source, l.mask), masked(ctx, l.reg, target, l.mask));
        goals.push(Goal { name: format!("{} at the end", l.reg), assumption: always, source, target });
    }
    for (f, v) in &dag.live_out_flags {
        let (source, target) = (t.of[v], end.flags[f.index()]);
        goals.push(Goal { name: format!("{f} at the end"), assumption: always, source, target });
    }
    assume(ctx, &mut goals[from..], going_on);
    Ok(goals)
}

/// What nodes do to the world, as [`Executor`] lists it: an instruction loads, faults, stores.
pub(crate) fn effects_of(ctx: &mut Context, dag: &Dag, nodes: &[NodeId], t: &DagTerms) -> Vec<Effect> {
    let guard = ctx.arena.bool(true);
    let mut effects = Vec::new();
    for (inst, id) in nodes.iter().enumerate() {
        let mut happens = |what| effects.push(Effect { guard, what, inst });
        let access = dag.node(*id).access().zip(t.address.get(id));
        if let Some(((spec, u), &address)) = access.filter(|((spec, _), _)| spec.access.reads()) {
            let element = spec.kinds.broadcast.filter(|_| matches!(u, Use::Broadcast(_)));
            let (width, aligned) = element.map_or((spec.width, spec.aligned), |e| (e, false));
            happens(EffectKind::Load { address, width, aligned });
        }
        let fault = t.fault.get(id).filter(|f| ctx.arena.as_const(**f).is_none_or(|c| c.value != 0));
        if let Some(&condition) = fault {
            happens(EffectKind::Fault { condition });
        }
        if let (Some(((spec, _), &address)), Some(&value)) = (access, t.stored.get(id))
            && spec.access.writes()
        {
            happens(EffectKind::Store { address, width: spec.width, value, aligned: spec.aligned });
        }
    }
    effects
}
