//! Faults that cannot happen. A division is an effect, for it may fault; under a condition on the function's arguments
//! it may be a value like any other.

use crate::ir::graph::Dag;
use crate::prove::{Goal, ProofStats, Verdict, prove};
use crate::semantics::meaning::terms;
use crate::semantics::symbolic::{Context, Side, State};
use crate::smt::Limits;
use isa::Reg;
use std::collections::HashMap;

const LIMITS: Limits = Limits { rlimit: 2_000_000, seed: 0 };

/// Takes faults that the graph's facts exclude out of its effects. Returns the instructions that they came from.
pub fn make_infallible(dag: &mut Dag) -> Vec<usize> {
    let mut infallible = Vec::new();
    if dag.facts.is_empty() {
        return infallible;
    }
    let mut ctx = Context::new();
    let terms = terms(&mut ctx, dag, Side::Source, &HashMap::new());
    let entry = State::at_cut(&mut ctx, 0);
    let facts: Vec<isa::ExprId> =
        dag.facts.iter().map(|c| c.expr(&mut ctx.arena, &|g| entry.regs[Reg::of(g).index()])).collect();
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
