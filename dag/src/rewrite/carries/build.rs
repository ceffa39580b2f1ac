//! A graph of the instructions that were chosen.

use super::producers::{Addend, ChainLink, LinkKind, Making, ProducerId, Producers};
use super::quantities::{Place, PlacedQuantity, QuantityId};
use super::selection::Selection;
use crate::ir::graph::{Class, Dag, Kind, LiveOut, Node, NodeId, Port, Use, Value, low};
use crate::lift::rebuild;
use isa::{Flag, Width, table};
use rustc_hash::FxHashMap;

/// The graph that makes what `dag` makes by what was selected.
pub fn build(dag: &Dag, producers: &Producers, selection: &Selection) -> Option<Dag> {
    let mut new = Dag::new();
    new.facts.clone_from(&dag.facts);
    let mut builder = GraphBuilder { dag, producers, selection, new, nodes: FxHashMap::default(), masks: Vec::new() };
    for &effect in &dag.effects {
        builder.node_of(producers.node(effect)?, true)?;
    }
    for l in &dag.live_out {
        let value = builder.value(producers.placed(l.value)?)?;
        builder.new.live_out.push(LiveOut { value, ..*l });
    }
    for (flag, v) in &dag.live_out_flags {
        let value = builder.value(producers.placed(*v)?)?;
        builder.new.live_out_flags.push((*flag, value));
    }
    builder.fill_masks();
    rebuild(&builder.new, &FxHashMap::default())
}

struct GraphBuilder<'a> {
    dag: &'a Dag,
    producers: &'a Producers,
    selection: &'a Selection,
    new: Dag,
    nodes: FxHashMap<ProducerId, NodeId>,
    /// Nodes whose two operands may be anything, as long as both are the same.
    masks: Vec<NodeId>,
}

impl GraphBuilder<'_> {
    fn value(&mut self, placed: PlacedQuantity) -> Option<Value> {
        let maker = *self.selection.makers.get(&placed)?;
        let node = self.node_of(maker, false)?;
        let given = match self.producers.get(maker).making {
            Making::Node(own) => {
                let same = |v: &Value| self.producers.placed(*v) == Some(placed);
                self.dag.results(own).into_iter().find(same)?.port
            }
            Making::Constant(_) => Port::Whole,
            _ => match placed.place {
                Place::Flag(f) => Port::Flag(f),
                _ => Port::Operand(0),
            },
        };
        Some(Value { node, port: given })
    }

    /// The node of a producer; an effect is made in its turn only.
    fn node_of(&mut self, producer: ProducerId, in_turn: bool) -> Option<NodeId> {
        if let Some(&known) = self.nodes.get(&producer) {
            return Some(known);
        }
        let node = match self.producers.get(producer).making {
            Making::Node(own) => self.own(own, in_turn)?,
            Making::Constant(c) => self.new.push(Node { kind: Kind::Const(c), origin: None, effect: false }),
            Making::Link(link) => self.link(producer, link)?,
            Making::Mask(bit) => {
                let zero = self.new.push(Node { kind: Kind::Const(0), origin: None, effect: false });
                let any = low(Value { node: zero, port: Port::Whole });
                let node = self.instruction("sbb", vec![any.clone(), any], Some(bit))?;
                self.masks.push(node);
                node
            }
            Making::BitTest(word) => {
                let word = self.register(word)?;
                self.instruction("bt", vec![word, Use::Imm(0)], None)?
            }
            Making::Complement(carry) => self.instruction("cmc", Vec::new(), Some(carry))?,
            Making::Select { carry, when, otherwise } => {
                let (when, otherwise) = (self.register(when)?, self.register(otherwise)?);
                self.instruction("cmovb", vec![otherwise, when], Some(carry))?
            }
        };
        self.nodes.insert(producer, node);
        Some(node)
    }

    fn own(&mut self, own: NodeId, in_turn: bool) -> Option<NodeId> {
        let mut node = self.dag.node(own).clone();
        if node.effect && !in_turn {
            return None;
        }
        let read: FxHashMap<Value, Option<Value>> =
            node.values().into_iter().map(|v| (v, self.producers.placed(v).and_then(|p| self.value(p)))).collect();
        if read.values().any(Option::is_none) {
            return None;
        }
        node.map_values(|v| read[&v].unwrap_or(v));
        Some(self.new.push(node))
    }

    fn register(&mut self, quantity: QuantityId) -> Option<Use> {
        self.value(PlacedQuantity::register(quantity)).map(low)
    }

    fn link(&mut self, producer: ProducerId, link: ChainLink) -> Option<NodeId> {
        let name = match (link.kind, link.carry) {
            (LinkKind::Add, None) => "add",
            (LinkKind::Add, Some(_)) => "adc",
            (LinkKind::Subtract, None) => "sub",
            (LinkKind::Subtract, Some(_)) => "sbb",
        };
        let a = self.register(link.a)?;
        let b = match link.b {
            Addend::Word(b) => self.register(b)?,
            Addend::Number(n) => Use::Imm(n.into()),
        };
        let carry = match link.carry {
            Some(bit) => Some(self.carry_for(producer, bit)?),
            None => None,
        };
        self.instruction_with(name, vec![a, b], carry)
    }

    /// The carry that a link reads: as a word in between, where no order keeps the flag.
    fn carry_for(&mut self, reader: ProducerId, bit: QuantityId) -> Option<Value> {
        let carry = self.value(PlacedQuantity::carry(bit))?;
        let maker = *self.selection.makers.get(&PlacedQuantity::carry(bit))?;
        if !self.selection.lost.contains(&(maker, reader)) {
            return Some(carry);
        }
        let zero = self.new.push(Node { kind: Kind::Const(0), origin: None, effect: false });
        let zero = low(Value { node: zero, port: Port::Whole });
        let word = self.instruction_with("adc", vec![zero.clone(), zero], Some(carry))?;
        let word = low(Value { node: word, port: Port::Operand(0) });
        let tested = self.instruction_with("bt", vec![word, Use::Imm(0)], None)?;
        Some(Value { node: tested, port: Port::Flag(Flag::CF) })
    }

    fn instruction(&mut self, name: &str, operands: Vec<Use>, carry: Option<QuantityId>) -> Option<NodeId> {
        let carry = match carry {
            Some(bit) => Some(self.value(PlacedQuantity::carry(bit))?),
            None => None,
        };
        self.instruction_with(name, operands, carry)
    }

    fn instruction_with(&mut self, name: &str, operands: Vec<Use>, carry: Option<Value>) -> Option<NodeId> {
        let row = match name {
            "cmc" => table().iter().find(|(_, r)| r.mnemonic == name).map(|(id, _)| id)?,
            _ => table().find(name, Width::W64)?,
        };
        let flags = carry.map(|c| (Flag::CF, c)).into_iter().collect();
        Some(self.new.push(Node {
            kind: Kind::Inst { row, operands, implicit: Vec::new(), flags },
            origin: None,
            effect: false,
        }))
    }

    /// A mask by `sbb` is of any register: one that nobody reads any more, if there is one.
    fn fill_masks(&mut self) {
        for mask in std::mem::take(&mut self.masks) {
            let before = self.new.needed_by(mask);
            let done = |v: Value| {
                let kept = self.new.live_out.iter().any(|l| l.value == v);
                let readers = self.new.iter().filter(|(_, n)| n.values().contains(&v));
                !kept && readers.into_iter().all(|(id, _)| before[id.index()] && id != mask)
            };
            let inputs = self.new.iter().filter(|(_, n)| matches!(n.kind, Kind::Input(_)));
            let inputs = inputs.map(|(node, _)| Value { node, port: Port::Whole });
            let free =
                inputs.filter(|v| self.new.class(*v) == Class::GENERAL).find(|v| before[v.node.index()] && done(*v));
            if let Some(free) = free {
                let mut node = self.new.node(mask).clone();
                if let Kind::Inst { operands, .. } = &mut node.kind {
                    *operands = vec![low(free), low(free)];
                }
                self.new.replace(mask, node);
            }
        }
    }
}
