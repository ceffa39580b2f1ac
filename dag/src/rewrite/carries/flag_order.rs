//! There is one carry flag. A carry is read before another instruction writes the flag, so some sets of instructions have no
//! order.

use super::producers::{Making, ProducerId, Producers};
use super::quantities::{Place, PlacedQuantity};
use crate::ir::graph::{Dag, Kind};
use isa::{Flag, table};
use rustc_hash::FxHashMap;

/// A carry from the instruction that gives it to one that reads it, as positions in a [`FlagOrder`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CarryEdge {
    pub from: usize,
    pub to: usize,
}

/// Instructions that are needed, operands first, with what must come before what.
pub struct FlagOrder {
    pub makers: Vec<ProducerId>,
    /// For each instruction all that come before it in every order, as bits.
    before: Vec<Vec<u64>>,
    writes_carry: Vec<bool>,
    pub edges: Vec<CarryEdge>,
}

impl FlagOrder {
    /// The order of instructions, where each reads what `maker` says makes it.
    pub fn of(
        dag: &Dag,
        producers: &Producers,
        makers: Vec<ProducerId>,
        maker: impl Fn(PlacedQuantity) -> Option<ProducerId>,
    ) -> Option<FlagOrder> {
        let position: FxHashMap<ProducerId, usize> = makers.iter().enumerate().map(|(k, p)| (*p, k)).collect();
        let words = makers.len().div_ceil(64);
        let mut before: Vec<Vec<u64>> = Vec::with_capacity(makers.len());
        let mut edges = Vec::new();
        for (to, &p) in makers.iter().enumerate() {
            let mut own = vec![0; words];
            for read in &producers.get(p).reads {
                let from = *position.get(&maker(*read)?)?;
                if from >= to {
                    return None;
                }
                own[from / 64] |= 1 << (from % 64);
                own.iter_mut().zip(&before[from]).for_each(|(all, b)| *all |= b);
                if read.place == Place::Flag(Flag::CF) {
                    edges.push(CarryEdge { from, to });
                }
            }
            before.push(own);
        }
        let writes_carry = makers.iter().map(|p| writes_carry(dag, producers.get(*p).making)).collect();
        Some(FlagOrder { makers, before, writes_carry, edges })
    }

    fn is_before(&self, a: usize, b: usize) -> bool {
        self.before[b][a / 64] >> (a % 64) & 1 == 1
    }

    /// Carries that no order keeps: something that writes the flag comes between, or another carry has to be kept at the
    /// same time.
    pub fn lost(&self) -> Vec<CarryEdge> {
        let mut lost: Vec<CarryEdge> = Vec::new();
        for (k, e) in self.edges.iter().enumerate() {
            let between =
                |x: usize| x != e.from && self.writes_carry[x] && self.is_before(x, e.to) && self.is_before(e.from, x);
            let other = |f: &CarryEdge| {
                f.from != e.from && self.is_before(f.from, e.to) && self.is_before(e.from, f.to) && !lost.contains(f)
            };
            // What lies between comes between the two in the order that is given, too.
            if (e.from + 1..e.to).any(between) || self.edges[..k].iter().any(other) {
                lost.push(*e);
            }
        }
        lost
    }
}

fn writes_carry(dag: &Dag, making: Making) -> bool {
    match making {
        Making::Link(_) | Making::Mask(_) | Making::BitTest(_) | Making::Complement(_) => true,
        Making::Constant(_) | Making::Select { .. } => false,
        Making::Node(n) => match &dag.node(n).kind {
            Kind::Inst { row, .. } => table().row(*row).flags_clobbered().contains(Flag::CF),
            Kind::Opaque { .. } => true,
            _ => false,
        },
    }
}
