//! Carry recovery: comparisons, bytes, masks and sums of 128 bits that only bring carries from one word to the next become
//! chains of `adc` and `sbb`, over a whole graph at once.
//!
//! Values are told apart by their polynomials over sums ([`crate::prove::sums`]), so a carry is the same quantity whatever
//! brought it about ([`quantities`]). What each word is a sum of is read off the graph and put in ([`sums`]); each such sum
//! is an instruction that could make the word, and its carry is another quantity that it gives ([`producers`]). Of all
//! instructions that could make something the cheapest set is chosen that makes what is needed ([`selection`]), and becomes
//! a graph ([`build`]).
//!
//! This proposes. What comes of it is proved on the emitted text.

mod build;
mod choice;
mod flag_order;
mod multiples;
mod producers;
mod quantities;
mod rows;
mod selection;
mod selects;
mod sums;

pub use choice::{ChoiceProgram, ChoiceRow, ChoiceSolver};

use crate::ir::graph::{Dag, Kind, Node, NodeId, Port, Use, Value, low};
use crate::lift::rebuild;
use crate::rewrite::memory;
use isa::{Access, table};
use quantities::Quantities;
use rustc_hash::FxHashMap;

/// Graphs with fewer nodes are the search's.
const SMALLEST: usize = 8;

/// When a carry is taken into a word.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum CarryTime {
    /// Where the words around it are added.
    WithItsWords,
    /// Also at once, into a word with room for it, such as the upper half of a product: no flag has to last.
    AtOnce,
}

/// Larger graphs take carries at once nowhere: the choices get too many, and with them the program that picks among them.
const AT_ONCE: usize = 1000;

/// The graph with carries in the carry flag where that takes fewer instructions, in up to two ways: which is better is seen
/// when they are lowered. Words that are loaded twice are loaded once, unless accesses have to stay.
pub fn recovered(dag: &Dag, accesses_stay: bool, solve: ChoiceSolver) -> Vec<Dag> {
    if dag.len() < SMALLEST || !dag.is_decided() {
        return Vec::new();
    }
    let Some((dag, quantities)) = prepared(dag, accesses_stay) else { return Vec::new() };
    let times = [CarryTime::WithItsWords, CarryTime::AtOnce];
    let times = times.into_iter().filter(|t| *t == CarryTime::WithItsWords || dag.len() <= AT_ONCE);
    let mut all: Vec<Dag> = times.filter_map(|t| with_chains(&dag, quantities.clone(), t, solve)).collect();
    all.dedup();
    all
}

fn with_chains(dag: &Dag, quantities: Quantities, time: CarryTime, solve: ChoiceSolver) -> Option<Dag> {
    let producers = producers::producers(dag, quantities, time);
    let selection = selection::select(dag, &producers, solve);
    let new = selection.is_better.then(|| build::build(dag, &producers, &selection))??;
    rebuild(&rows::with_rows(&new), &FxHashMap::default())
}

/// The graph with what is loaded as values, and what its values are as integers.
fn prepared(dag: &Dag, accesses_stay: bool) -> Option<(Dag, Quantities)> {
    let mut dag = with_loads_apart(dag)?;
    if !accesses_stay && memory::remove_redundant_accesses(&mut dag) {
        dag = rebuild(&dag, &FxHashMap::default())?;
    }
    let quantities = Quantities::of(&dag);
    Some((dag, quantities))
}

/// The graph with a load for every operand in memory that is only read: loaded words are values, too.
fn with_loads_apart(dag: &Dag) -> Option<Dag> {
    let mut new = dag.clone();
    let mut loads: FxHashMap<NodeId, NodeId> = FxHashMap::default();
    for &effect in &dag.effects {
        let Some((mut node, load)) = loaded_apart(dag, effect) else { continue };
        let value = Value { node: new.push(load), port: Port::Operand(0) };
        if let Kind::Inst { operands, .. } = &mut node.kind {
            operands.iter_mut().filter(|u| u.address().is_some()).for_each(|u| *u = low(value));
        }
        new.replace(effect, node);
        loads.insert(effect, value.node);
    }
    new.effects = dag.effects.iter().map(|e| *loads.get(e).unwrap_or(e)).collect();
    loads.keys().for_each(|n| new.make_pure(*n));
    rebuild(&new, &FxHashMap::default())
}

/// A node whose operand in memory may be a register, and the load of it.
fn loaded_apart(dag: &Dag, effect: NodeId) -> Option<(Node, Node)> {
    let node = dag.node(effect);
    let Kind::Inst { row, operands, .. } = &node.kind else { return None };
    let (spec, operand) = node.access()?;
    let Use::Mem(_) = operand else { return None };
    let width = Some(spec.width).filter(|w| w.bits() >= 32)?;
    let apart = spec.access == Access::Read && spec.kinds.general() && spec.kinds.fixed.is_none() && !node.faults();
    let is_move = table().row(*row).mnemonic == "mov";
    if !apart || is_move || operands.iter().filter(|u| u.address().is_some()).count() != 1 {
        return None;
    }
    let load = table().find("mov", width)?;
    let kind =
        Kind::Inst { row: load, operands: vec![Use::Fresh, operand.clone()], implicit: Vec::new(), flags: Vec::new() };
    Some((node.clone(), Node { kind, origin: node.origin, effect: true }))
}
