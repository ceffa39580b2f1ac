//! The register-free dataflow graph of a straight-line piece of code: the one form that is lifted
//! to, searched over, lowered from and given meaning.
//!
//! Every register value is the *whole content* of a register (64 bits, 512 of a vector register), every flag value one
//! bit. An instruction that writes 8 or 16 bits takes the old content as its tied operand; so
//! partial registers need no nodes of their own. Full-width moves are not nodes.

mod node;
mod results;

use crate::ir::signature::Condition;
use isa::{FeatureSet, Flag, Reg};
pub use node::{Address, Class, Kind, Node, NodeId, OpaqueKind, Port, SideExit, Use, Value, low, reg};

/// A straight-line dataflow graph with its interface.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Dag {
    nodes: Vec<Node>,
    /// Effect nodes in program order.
    pub effects: Vec<NodeId>,
    /// What must stand in each register at the end, and on which bits. A register that is absent is dead there.
    pub live_out: Vec<LiveOut>,
    /// What each flag must be at the end.
    pub live_out_flags: Vec<(Flag, Value)>,
    /// What holds of the input registers.
    pub facts: Vec<Condition>,
    /// Values that may stand for others. Lowering picks; their nodes are alive only where they are picked.
    pub choices: Vec<Choice>,
    /// Instructions that do the work of several nodes, ascending by [`Fold::by`]. Lowering picks; of what shares a node one is
    /// taken at most.
    pub folds: Vec<Fold>,
}

/// `also` was proved equal to `value` on the low `bits` bits: whoever reads no more of `value` may read `also`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Choice {
    pub value: Value,
    pub also: Value,
    pub bits: u16,
}

/// One node that may stand in place of several: where it is taken none of those is there. Made by `rewrite::folds`.
///
/// The accesses and faults of `of` and `with` stand side by side in [`Dag::effects`]; `by` does the same ones in the same
/// order, and stands in their place. It is in no list of effects itself, it reads nothing that the others give, and
/// nobody reads what it gives: readers name the results of `of`, of which it gives those at `ports`.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Fold {
    pub by: NodeId,
    pub of: NodeId,
    /// Effects, in their order.
    pub with: Vec<NodeId>,
    /// Results of `of` that `by` gives, too.
    pub ports: Vec<Port>,
}

impl Fold {
    /// The nodes in whose place it stands.
    pub fn nodes(&self) -> impl Iterator<Item = NodeId> + '_ {
        std::iter::once(self.of).chain(self.with.iter().copied())
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct LiveOut {
    pub reg: Reg,
    pub value: Value,
    /// What is live of it ([`isa::Parts`]), never 0.
    pub mask: u64,
}

impl Dag {
    pub fn new() -> Dag {
        Dag::default()
    }
    pub fn push(&mut self, node: Node) -> NodeId {
        let id = NodeId(self.nodes.len() as u32);
        if node.effect {
            self.effects.push(id);
        }
        self.nodes.push(node);
        id
    }
    /// What a CPU must have for its instructions.
    pub fn features(&self) -> FeatureSet {
        let rows = self.nodes.iter().filter_map(Node::row);
        rows.fold(FeatureSet::BASE, |all, row| all.union(row.features))
    }
    /// Makes an effect a value like any other.
    pub fn make_pure(&mut self, id: NodeId) {
        self.nodes[id.index()].effect = false;
        self.effects.retain(|e| *e != id);
    }
    pub fn node(&self, id: NodeId) -> &Node {
        &self.nodes[id.index()]
    }
    /// Everybody reads `value` in place of `old` from now on; it comes before all who do.
    pub fn rename(&mut self, old: Value, value: Value) {
        let new = |v: Value| if v == old { value } else { v };
        self.nodes.iter_mut().for_each(|n| n.map_values(new));
        self.live_out.iter_mut().for_each(|l| l.value = new(l.value));
        self.live_out_flags.iter_mut().for_each(|f| f.1 = new(f.1));
    }
    /// Changes what nodes are. They stay as many, and effects stay effects.
    pub fn edit(&mut self, mut f: impl FnMut(NodeId, &mut Kind)) {
        for (i, node) in self.nodes.iter_mut().enumerate() {
            f(NodeId(i as u32), &mut node.kind);
        }
    }
    /// The graph without its choices and folds.
    pub fn decided(&self) -> Dag {
        Dag { choices: Vec::new(), folds: Vec::new(), ..self.clone() }
    }
    /// The graph without its folds.
    pub fn unfolded(&self) -> Dag {
        Dag { folds: Vec::new(), ..self.clone() }
    }
    /// Whether nothing is left open.
    pub fn is_decided(&self) -> bool {
        self.choices.is_empty() && self.folds.is_empty()
    }
    /// As [`Dag::alive`], with every node that some choice or fold could need.
    pub fn perhaps_alive(&self) -> Vec<bool> {
        let also = self.choices.iter().map(|c| c.also.node);
        self.closed(self.roots().chain(also).chain(self.folds.iter().map(|f| f.by)).collect())
    }
    /// The fold that a node makes.
    pub fn fold(&self, by: NodeId) -> Option<&Fold> {
        self.folds.binary_search_by_key(&by, |f| f.by).ok().map(|k| &self.folds[k])
    }
    /// Forgets all nodes from a number on, of which nobody has heard yet.
    pub fn truncate(&mut self, len: usize) {
        self.nodes.truncate(len);
    }
    /// A node does something else from now on.
    pub fn replace(&mut self, id: NodeId, node: Node) {
        self.nodes[id.index()] = node;
    }
    pub fn len(&self) -> usize {
        self.nodes.len()
    }
    pub fn is_empty(&self) -> bool {
        self.nodes.is_empty()
    }
    /// What kind of register holds a value.
    pub fn class(&self, v: Value) -> Class {
        match (&self.node(v.node).kind, v.port) {
            (_, Port::Flag(_)) | (Kind::InputFlag(_), _) => Class::Flag,
            (Kind::Inst { row, .. }, Port::Implicit(k)) => {
                Class::of(isa::table().row(*row).implicit[usize::from(k)].reg)
            }
            (_, Port::Reg(r)) => Class::of(r),
            (Kind::Input(r), _) => Class::of(*r),
            (Kind::Inst { row, .. }, Port::Operand(k)) => {
                Class::of_kinds(&isa::table().row(*row).operands[usize::from(k)].kinds)
            }
            _ => Class::GENERAL,
        }
    }
    /// The flag that a value is, if it is one.
    pub fn flag(&self, v: Value) -> Option<Flag> {
        match (&self.node(v.node).kind, v.port) {
            (_, Port::Flag(f)) | (&Kind::InputFlag(f), _) => Some(f),
            _ => None,
        }
    }
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (NodeId, &Node)> {
        self.nodes.iter().enumerate().map(|(i, n)| (NodeId(i as u32), n))
    }

    /// Nodes that live-outs or effects depend on, by index.
    pub fn alive(&self) -> Vec<bool> {
        self.closed(self.roots().collect())
    }

    /// Divisions that are values like any other where they do not fault: the fault may be left out.
    pub fn values_that_fault(&self) -> Vec<NodeId> {
        let alive = self.alive();
        self.iter().filter(|(id, n)| alive[id.index()] && !n.effect && n.faults()).map(|(id, _)| id).collect()
    }

    /// A node and what it depends on, by index.
    pub fn needed_by(&self, node: NodeId) -> Vec<bool> {
        self.closed(vec![node])
    }

    /// Nodes that are there whatever is chosen.
    fn roots(&self) -> impl Iterator<Item = NodeId> + '_ {
        let outs = self.live_out.iter().map(|l| l.value.node);
        self.effects.iter().copied().chain(outs).chain(self.live_out_flags.iter().map(|(_, v)| v.node))
    }

    /// Some nodes and what they depend on, by index.
    fn closed(&self, mut stack: Vec<NodeId>) -> Vec<bool> {
        let mut alive = vec![false; self.nodes.len()];
        while let Some(n) = stack.pop() {
            if !std::mem::replace(&mut alive[n.index()], true) {
                stack.extend(self.node(n).values().into_iter().map(|v| v.node));
            }
        }
        alive
    }
}
