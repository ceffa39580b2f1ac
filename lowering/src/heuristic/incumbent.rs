//! An answer that is known before any search: the code that a graph was lifted from, in its own order and registers. So
//! no answer is worse than the input.

use crate::check;
use crate::emit::{CostedList, cost};
use crate::ir::Emitted;
use crate::problem::AllocationProblem;
use crate::problem::Options;
use dag::ir::graph::{Dag, Kind, NodeId};
use isa::{Inst, Operand, Width, table};

/// The code as an answer for `dag`, choices included; `None` where it is not literally one: something in it was changed since it was lifted.
pub fn answer(p: &AllocationProblem, dag: &Dag, options: &Options) -> Option<CostedList> {
    let alive = dag.alive();
    let insts: Vec<Emitted> =
        options.incumbent.iter().filter_map(|(origin, inst)| line(dag, &alive, *origin, inst)).collect();
    if insts.is_empty() || check::check(dag, &insts, &options.reserved, options.slots).is_err() {
        return None;
    }
    let cost = cost(p, &insts).ok()?;
    Some(CostedList { insts, cost })
}

/// One instruction with its node; `None` for what nobody needs.
fn line(dag: &Dag, alive: &[bool], origin: usize, inst: &Inst) -> Option<Emitted> {
    let from = |kind: fn(&Kind) -> bool| {
        let here =
            |(id, n): &(NodeId, &dag::ir::graph::Node)| alive[id.index()] && n.origin == Some(origin) && kind(&n.kind);
        dag.iter().find(here).map(|(id, _)| id)
    };
    let node = from(|k| matches!(k, Kind::Inst { .. })).or_else(|| from(|k| matches!(k, Kind::Const(_))));
    (node.is_some() || is_copy(inst)).then(|| Emitted::Inst { inst: inst.clone(), node })
}

/// A move of a whole register, which is no node.
fn is_copy(inst: &Inst) -> bool {
    let row = table().row(inst.row);
    let whole = row.width().is_some_and(|w| w >= Width::W32);
    let registers =
        inst.operands.len() == 2 && inst.operands.iter().all(|o| o.mem().is_none() && !matches!(o, Operand::Imm(_)));
    whole && registers && (row.mnemonic.contains("mov") || row.mnemonic == "xchg")
}
