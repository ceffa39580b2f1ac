//! There is one carry flag: a carry is read before another instruction writes the flag; and there are few registers. An order
//! that keeps chains together shows which carries have to be kept elsewhere, and how many words wait at once.

use super::producers::{Making, ProducerId, Producers};
use super::quantities::{Place, PlacedQuantity};
use crate::analysis::chain_order::{ChainedOperations, chain_order};
use crate::ir::graph::{Dag, Kind, NodeId};
use isa::{Access, Flag, table};
use rustc_hash::FxHashMap;

/// A carry from the instruction that gives it to one that reads it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CarryEdge {
    pub from: ProducerId,
    pub to: ProducerId,
}

/// What an order that keeps chains together asks for.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct OrderDemand {
    /// Carries that are lost: between the instruction that gives one and that which reads it another writes the flag.
    pub lost: Vec<CarryEdge>,
    /// The most words that wait in registers at once; numbers, and words that are loaded, are not counted.
    pub most_words: u32,
}

/// What an order that keeps chains together asks for. `makers` has operands first; `None` if it does not.
pub fn order_demand(
    dag: &Dag,
    producers: &Producers,
    makers: &[ProducerId],
    maker: impl Fn(PlacedQuantity) -> Option<ProducerId>,
) -> Option<OrderDemand> {
    let position: FxHashMap<ProducerId, usize> = makers.iter().enumerate().map(|(k, p)| (*p, k)).collect();
    let (mut needs, mut flags) = (Vec::with_capacity(makers.len()), Vec::new());
    let mut readers: FxHashMap<PlacedQuantity, Vec<usize>> = FxHashMap::default();
    for (to, &p) in makers.iter().enumerate() {
        let mut own = Vec::new();
        for read in &producers.get(p).reads {
            let from = *position.get(&maker(*read)?)?;
            if from >= to {
                return None;
            }
            own.push(from);
            if read.place == Place::Register && waits(dag, producers.get(makers[from]).making) {
                readers.entry(*read).or_insert_with(|| vec![from]).push(to);
            }
            if read.place == Place::Flag(Flag::CF) {
                flags.push((from, to));
            }
        }
        own.sort_unstable();
        own.dedup();
        needs.push(own);
    }
    for (to, from) in effect_order(dag, |effect| position.get(&producers.node(effect)?).copied()) {
        if from >= to {
            return None;
        }
        needs[to].push(from);
    }
    let writes_flags = makers.iter().map(|p| writes_carry(dag, producers.get(*p).making)).collect();
    let instructions = ChainedOperations { needs, flags, writes_flags, roots: Vec::new() };
    let order = chain_order(&instructions);
    let mut at = vec![0; order.len()];
    order.iter().enumerate().for_each(|(k, &i)| at[i] = k);
    let lost = lost_carries(&instructions, &order, &at);
    let lost = lost.into_iter().map(|(from, to)| CarryEdge { from: makers[from], to: makers[to] }).collect();
    Some(OrderDemand { lost, most_words: most_at_once(readers.values(), &at) })
}

/// Which effect comes after which, by position: loads in any order between others.
fn effect_order(dag: &Dag, position: impl Fn(NodeId) -> Option<usize>) -> Vec<(usize, usize)> {
    let (mut after, mut last, mut loads) = (Vec::new(), None, Vec::new());
    for &effect in &dag.effects {
        let Some(own) = position(effect) else { continue };
        after.extend(last.map(|l| (own, l)));
        match dag.node(effect).access() {
            Some((spec, _)) if spec.access == Access::Read => loads.push(own),
            _ => {
                after.extend(loads.drain(..).map(|l| (own, l)));
                last = Some(own);
            }
        }
    }
    after
}

/// The most of some values that are there at once, each given by the positions that make and read it.
fn most_at_once<'a>(values: impl Iterator<Item = &'a Vec<usize>>, at: &[usize]) -> u32 {
    let mut change = vec![0i64; at.len() + 1];
    for value in values {
        let places = || value.iter().map(|i| at[*i]);
        change[places().min().unwrap_or_default()] += 1;
        change[places().max().unwrap_or_default()] -= 1;
    }
    let counts = change.iter().scan(0, |now, c| {
        *now += c;
        Some(*now)
    });
    counts.max().and_then(|most| u32::try_from(most).ok()).unwrap_or_default()
}

/// Carries between whose maker and reader another instruction writes the flag.
fn lost_carries(all: &ChainedOperations, order: &[usize], at: &[usize]) -> Vec<(usize, usize)> {
    // How many instructions before a place write the flag.
    let mut writers = vec![0u32];
    for (k, &i) in order.iter().enumerate() {
        writers.push(writers[k] + u32::from(all.writes_flags[i]));
    }
    let is_lost = |&(from, to): &(usize, usize)| writers[at[from] + 1] != writers[at[to]];
    all.flags.iter().copied().filter(is_lost).collect()
}

/// Whether what is made has to stay in a register: numbers are made again, and words are loaded again.
fn waits(dag: &Dag, making: Making) -> bool {
    match making {
        Making::Constant(_) => false,
        Making::Node(n) => !dag.node(n).effect && !matches!(dag.node(n).kind, Kind::Const(_)),
        _ => true,
    }
}

fn writes_carry(dag: &Dag, making: Making) -> bool {
    match making {
        Making::Link(_) | Making::Mask(_) | Making::BitTest(_) | Making::Complement(_) | Making::Product(_) => true,
        Making::Constant(_) | Making::Select { .. } => false,
        Making::Node(n) => match &dag.node(n).kind {
            Kind::Inst { row, .. } => table().row(*row).flags_clobbered().contains(Flag::CF),
            Kind::Opaque { .. } => true,
            _ => false,
        },
    }
}
