//! A graph of the instructions that were chosen.

use super::flag_order::CarryEdge;
use super::multiples::Multiple;
use super::producers::{Addend, ChainLink, LinkKind, Making, ProducerId, Producers};
use super::quantities::{Place, PlacedQuantity, QuantityId};
use super::selection::Selection;
use crate::ir::graph::{Class, Dag, Kind, LiveOut, Node, NodeId, Port, Use, Value, low};
use crate::lift::rebuild;
use isa::{Flag, Row, RowId, Width, table};
use rustc_hash::FxHashMap;

/// The graph that makes what `dag` makes by what was selected.
pub fn build(dag: &Dag, producers: &Producers, selection: &Selection) -> Option<Dag> {
    let mut new = Dag::new();
    new.facts.clone_from(&dag.facts);
    let (nodes, kept, masks) = Default::default();
    let mut builder = GraphBuilder { dag, producers, selection, new, nodes, kept, masks };
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
    /// Carries as words, where the flag does not keep them.
    kept: FxHashMap<QuantityId, Value>,
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
            Making::Node(own) => self.own(producer, own, in_turn)?,
            Making::Constant(c) => self.pure(Kind::Const(c)),
            Making::Link(link) => self.link(producer, link)?,
            Making::Mask(bit) => {
                let any = self.zero();
                let carry = self.carry_for(producer, bit)?;
                let node = self.instruction("sbb", vec![any.clone(), any], Some(carry))?;
                self.masks.push(node);
                node
            }
            Making::BitTest(word) => {
                let word = self.register(word)?;
                self.instruction("bt", vec![word, Use::Imm(0)], None)?
            }
            Making::Complement(carry) => {
                let carry = self.carry_for(producer, carry)?;
                self.instruction("cmc", Vec::new(), Some(carry))?
            }
            Making::Product(Multiple { of, factor }) => {
                let operands = vec![Use::Fresh, self.register(of)?, Use::Imm(factor.into())];
                self.instruction("imul", operands, None)?
            }
            Making::Select { carry, when, otherwise } => {
                let (when, otherwise) = (self.register(when)?, self.register(otherwise)?);
                let carry = self.carry_for(producer, carry)?;
                self.instruction("cmovb", vec![otherwise, when], Some(carry))?
            }
        };
        self.nodes.insert(producer, node);
        Some(node)
    }

    fn own(&mut self, producer: ProducerId, own: NodeId, in_turn: bool) -> Option<NodeId> {
        let mut node = self.dag.node(own).clone();
        if node.effect && !in_turn {
            return None;
        }
        let mut read: FxHashMap<Value, Value> = FxHashMap::default();
        for v in node.values() {
            let placed = self.producers.placed(v)?;
            let value = match placed.place {
                Place::Flag(Flag::CF) => self.carry_for(producer, placed.quantity)?,
                _ => self.value(placed)?,
            };
            read.insert(v, value);
        }
        node.map_values(|v| read[&v]);
        Some(self.new.push(node))
    }

    fn register(&mut self, quantity: QuantityId) -> Option<Use> {
        self.value(PlacedQuantity::register(quantity)).map(low)
    }

    fn link(&mut self, producer: ProducerId, link: ChainLink) -> Option<NodeId> {
        let a = self.register(link.a)?;
        let mut b = match link.b {
            Addend::Word(b) => self.register(b)?,
            Addend::Number(n) => Use::Imm(n.into()),
        };
        let mut carry = link.carry;
        if let Some(bit) = carry.filter(|_| link.b == Addend::Number(0))
            && let Some(word) = self.kept_carry(producer, bit)
        {
            (b, carry) = (word, None);
        }
        let name = match (link.kind, carry) {
            (LinkKind::Add, None) => "add",
            (LinkKind::Add, Some(_)) => "adc",
            (LinkKind::Subtract, None) => "sub",
            (LinkKind::Subtract, Some(_)) => "sbb",
        };
        let carry = match carry {
            Some(bit) => Some(self.carry_for(producer, bit)?),
            None => None,
        };
        self.instruction(name, vec![a, b], carry)
    }

    /// The carry that an instruction reads, from a word if the flag does not keep it.
    fn carry_for(&mut self, reader: ProducerId, bit: QuantityId) -> Option<Value> {
        match self.kept_carry(reader, bit) {
            Some(word) => {
                let tested = self.instruction("bt", vec![word, Use::Imm(0)], None)?;
                Some(Value { node: tested, port: Port::Flag(Flag::CF) })
            }
            None => self.value(PlacedQuantity::carry(bit)),
        }
    }

    /// The carry as a word, if the flag does not keep it for this reader.
    fn kept_carry(&mut self, reader: ProducerId, bit: QuantityId) -> Option<Use> {
        let carry = PlacedQuantity::carry(bit);
        let maker = *self.selection.makers.get(&carry)?;
        if !self.selection.lost.contains(&CarryEdge { from: maker, to: reader }) {
            return None;
        }
        if let Some(&word) = self.kept.get(&bit) {
            return Some(low(word));
        }
        let carry = self.value(carry)?;
        let zero = self.zero();
        // It leaves the flag for others who read it.
        let word = self.instruction("setb", vec![zero], Some(carry))?;
        let word = Value { node: word, port: Port::Operand(0) };
        self.kept.insert(bit, word);
        Some(low(word))
    }

    fn instruction(&mut self, name: &str, operands: Vec<Use>, carry: Option<Value>) -> Option<NodeId> {
        let row = match name {
            "cmc" => table().iter().find(|(_, r)| r.mnemonic == name).map(|(id, _)| id)?,
            "setb" => table().find(name, Width::W8)?,
            _ => row_of(name, operands.len())?,
        };
        let flags = carry.map(|c| (Flag::CF, c)).into_iter().collect();
        Some(self.pure(Kind::Inst { row, operands, implicit: Vec::new(), flags }))
    }

    fn zero(&mut self) -> Use {
        low(Value { node: self.pure(Kind::Const(0)), port: Port::Whole })
    }

    fn pure(&mut self, kind: Kind) -> NodeId {
        self.new.push(Node { kind, origin: None, effect: false })
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

/// The row of a name for 64 bits, with so many operands.
fn row_of(name: &str, operands: usize) -> Option<RowId> {
    let fits = |r: &Row| r.mnemonic == name && r.width() == Some(Width::W64) && r.operands.len() == operands;
    table().iter().find(|(_, r)| fits(r)).map(|(id, _)| id)
}
