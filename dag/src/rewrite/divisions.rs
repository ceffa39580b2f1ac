//! Faults that cannot happen, and those that may be left out. A division is an effect, for it may fault; under a condition
//! on the function's arguments it may be a value like any other, and where nothing follows but a return.

use crate::ir::cfg::{Cfg, Dest, Exit};
use crate::ir::function::Function;
use crate::ir::graph::Dag;
use crate::prove::{Goal, ProofStats, Verdict, prove};
use crate::semantics::meaning::{fact_terms, terms};
use crate::semantics::symbolic::{Context, Side};
use crate::smt::Limits;
use isa::Decoded;
use rustc_hash::FxHashMap;

const LIMITS: Limits = Limits { rlimit: 2_000_000, seed: 0 };

/// Takes faults that the graph's facts exclude out of its effects. Returns the instructions that they came from.
pub fn make_infallible(dag: &mut Dag) -> Vec<usize> {
    let mut infallible = Vec::new();
    if dag.facts.is_empty() {
        return infallible;
    }
    let mut ctx = Context::new();
    let terms = terms(&mut ctx, dag, Side::Source, &FxHashMap::default());
    let facts = fact_terms(&mut ctx, dag);
    let (assumption, never) = (ctx.arena.bool(true), ctx.arena.bool(false));
    for id in dag.effects.clone() {
        let fault = terms.fault.get(&id).filter(|_| !terms.address.contains_key(&id));
        let Some(&source) = fault else { continue };
        let goal = Goal { name: "fault".to_string(), assumption, source, target: never };
        if prove(&mut ctx, &goal, &facts, LIMITS, &mut ProofStats::default()) == Verdict::Proved {
            dag.make_pure(id);
            infallible.extend(dag.node(id).origin);
        }
    }
    infallible
}

/// Whether a function only computes and returns: no loop, no access to memory, no call. What it would do where the original
/// faults nobody sees but the caller, and the contract says nothing of that.
pub fn only_computes(function: &Function, cfg: &Cfg) -> bool {
    let computes = |d: &Decoded| match d {
        Decoded::Plain(i) => {
            let row = isa::table().row(i.row);
            let accesses = row.operands.iter().zip(&i.operands).any(|(s, o)| o.mem().is_some() && !s.kinds.address);
            !accesses && row.implicit_memory.is_none()
        }
        Decoded::Jump(_) | Decoded::Branch(..) | Decoded::Return | Decoded::Nop => true,
        _ => false,
    };
    let returns = |d: &&Dest| matches!(d, Dest::Block(_) | Dest::Exit(Exit::Return));
    cfg.cuts.len() == cfg.entries.len()
        && cfg.blocks.iter().all(|b| b.flow.dests().iter().all(returns))
        && function.insts.iter().all(|i| computes(&i.decoded))
}

/// Makes values of the divisions of a graph of a function that [`only_computes`]. Returns the instructions.
pub fn free(dag: &mut Dag) -> Vec<usize> {
    let divisions: Vec<_> = dag.effects.iter().copied().filter(|e| dag.node(*e).faults()).collect();
    divisions.iter().for_each(|d| dag.make_pure(*d));
    divisions.iter().filter_map(|d| dag.node(*d).origin).collect()
}
