//! What is cheap to make again, made again near those who read it, in place of a register that keeps it: words that are loaded
//! before anything is stored, and what one instruction makes of them without flags. Near is meant in the order that keeps
//! chains together, and the nodes come out in that order.

use super::repeat::plain_load;
use crate::analysis::chain_order::{ChainedOperations, chain_order};
use crate::ir::graph::{Dag, Kind, LiveOut, NodeId, Value};
use crate::lift::rebuild;
use isa::{Access, table};
use rustc_hash::FxHashMap;

/// How many operations may lie between two readers of a word that is loaded once for both. A load is an instruction, and none
/// where it becomes an operand in memory; a register that is taken meanwhile may cost two.
const LOADED_ONCE: usize = 8;
/// The same for what is made of loaded words, which takes an instruction and perhaps the loads.
const MADE_ONCE: usize = 24;

/// What is made again near its readers, besides loaded words.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MadeAgain {
    Loads,
    LoadsAndProducts,
}

/// The graph with its operations in an order that keeps chains together, and with an own load for readers of a word that are
/// far from each other in it; `None` if there is nothing that the order of loads could change.
pub fn near_readers(dag: &Dag, again: MadeAgain) -> Option<Dag> {
    let plain = dag.iter().all(|(_, n)| !matches!(n.kind, Kind::Opaque { .. } | Kind::Exit(_)));
    if !plain || !dag.is_decided() || free_loads(dag).is_empty() {
        return None;
    }
    let mut new = rebuild(dag, &FxHashMap::default())?;
    if again == MadeAgain::LoadsAndProducts {
        let products = made_of_loads(&new);
        new = made_again(&new, &products, MADE_ONCE)?;
    }
    let loads = free_loads(&new);
    new = made_again(&new, &loads, LOADED_ONCE)?;
    in_order(&new)
}

/// Loads of whole registers before any other effect: they may come in any order, and as often as one likes.
fn free_loads(dag: &Dag) -> Vec<NodeId> {
    let is_load = |n: &NodeId| dag.node(*n).access().is_some_and(|(spec, _)| spec.access == Access::Read);
    let first = dag.effects.iter().copied().take_while(is_load);
    first.filter(|n| plain_load(dag.node(*n)).is_some()).collect()
}

/// What one instruction makes of words that are loaded, of numbers and of contents at entry, without flags.
fn made_of_loads(dag: &Dag) -> Vec<NodeId> {
    let loads = free_loads(dag);
    let is_loaded = |v: &Value| loads.contains(&v.node);
    let is_there = |v: &Value| is_loaded(v) || matches!(dag.node(v.node).kind, Kind::Const(_) | Kind::Input(_));
    let made = dag.iter().filter(|(_, n)| {
        let Kind::Inst { row, flags, .. } = &n.kind else { return false };
        let pure = !n.effect && flags.is_empty() && table().row(*row).flags_clobbered().is_empty() && !n.faults();
        pure && n.values().iter().any(is_loaded) && n.values().iter().all(is_there)
    });
    made.map(|(id, _)| id).collect()
}

/// The graph with another node like each of these for readers that come more than `near` operations after the reader before.
fn made_again(dag: &Dag, nodes: &[NodeId], near: usize) -> Option<Dag> {
    let at = places(&order(dag));
    let mut new = dag.clone();
    let mut again: FxHashMap<NodeId, Vec<NodeId>> = FxHashMap::default();
    for &id in nodes {
        let mut readers: Vec<NodeId> =
            dag.iter().filter(|(_, n)| n.values().iter().any(|v| v.node == id)).map(|(reader, _)| reader).collect();
        readers.sort_unstable_by_key(|r| at[r.index()]);
        let mut by = id;
        for pair in readers.windows(2) {
            if at[pair[1].index()] - at[pair[0].index()] > near {
                by = new.push(dag.node(id).clone());
                again.entry(id).or_default().push(by);
            }
            let mut reader = new.node(pair[1]).clone();
            reader.map_values(|v| if v.node == id { Value { node: by, ..v } } else { v });
            new.replace(pair[1], reader);
        }
    }
    let with_again = |e: &NodeId| std::iter::once(*e).chain(again.get(e).into_iter().flatten().copied());
    new.effects = dag.effects.iter().flat_map(with_again).collect::<Vec<_>>();
    rebuild(&new, &FxHashMap::default())
}

/// An order of all nodes that keeps chains together. Free loads come where they are read.
fn order(dag: &Dag) -> Vec<NodeId> {
    let free = free_loads(dag);
    let roots: Vec<usize> = dag.effects.iter().filter(|e| !free.contains(e)).map(|e| e.index()).collect();
    let mut needs: Vec<Vec<usize>> = Vec::with_capacity(dag.len());
    let mut flags = Vec::new();
    for (id, node) in dag.iter() {
        let mut own: Vec<usize> = node.values().iter().map(|v| v.node.index()).collect();
        own.sort_unstable();
        own.dedup();
        needs.push(own);
        let mut read: Vec<usize> =
            node.values().into_iter().filter(|v| dag.flag(*v).is_some()).map(|v| v.node.index()).collect();
        read.dedup();
        let made = |n: &usize| matches!(dag.node(NodeId(*n as u32)).kind, Kind::Inst { .. });
        flags.extend(read.into_iter().filter(made).map(|from| (from, id.index())));
    }
    roots.windows(2).for_each(|pair| needs[pair[1]].push(pair[0]));
    let writes =
        |kind: &Kind| matches!(kind, Kind::Inst { row, .. } if !table().row(*row).flags_clobbered().is_empty());
    let writes_flags = dag.iter().map(|(_, n)| writes(&n.kind)).collect();
    let order = chain_order(&ChainedOperations { needs, flags, writes_flags, roots });
    order.into_iter().map(|i| NodeId(i as u32)).collect()
}

/// The place of each node in an order of all.
fn places(order: &[NodeId]) -> Vec<usize> {
    let mut at = vec![0; order.len()];
    order.iter().enumerate().for_each(|(k, n)| at[n.index()] = k);
    at
}

/// The graph with its nodes in the order that keeps chains together, free loads before every other effect; `None` if that is
/// no order of the graph.
fn in_order(dag: &Dag) -> Option<Dag> {
    let order = order(dag);
    let free = free_loads(dag);
    let is_other = |n: &NodeId| dag.node(*n).effect && !free.contains(n);
    let first = order.iter().position(is_other).unwrap_or(order.len());
    let (before, behind) = order.split_at(first);
    let mut late: Vec<NodeId> = Vec::new();
    for n in behind.iter().filter(|n| free.contains(n)) {
        // With its address.
        let needed = dag.needed_by(*n);
        let missing = |m: &&NodeId| needed[m.index()] && !late.contains(m);
        let more: Vec<NodeId> = behind.iter().filter(missing).copied().collect();
        late.extend(more);
    }
    let rest = behind.iter().filter(|n| !late.contains(n));
    let all: Vec<NodeId> = before.iter().chain(&late).chain(rest).copied().collect();
    let mut new = Dag::new();
    new.facts.clone_from(&dag.facts);
    let mut numbers: FxHashMap<NodeId, NodeId> = FxHashMap::default();
    for n in all {
        let mut node = dag.node(n).clone();
        if !node.values().iter().all(|v| numbers.contains_key(&v.node)) {
            return None;
        }
        node.map_values(|v| Value { node: numbers[&v.node], ..v });
        numbers.insert(n, new.push(node));
    }
    let renamed = |v: Value| Value { node: numbers[&v.node], ..v };
    new.live_out = dag.live_out.iter().map(|l| LiveOut { value: renamed(l.value), ..*l }).collect();
    new.live_out_flags = dag.live_out_flags.iter().map(|(f, v)| (*f, renamed(*v))).collect();
    Some(new)
}
