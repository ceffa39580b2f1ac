//! The register-free dataflow graph of a straight-line piece of code: the one form that is lifted
//! to, searched over, lowered from and given meaning.
//!
//! Every register value is the *whole content* of a register (64 bits, 512 of a vector register), every flag value one
//! bit. An instruction that writes 8 or 16 bits takes the old content as its tied operand; so
//! partial registers need no nodes of their own. Full-width moves are not nodes.

mod results;

use crate::ir::signature::Condition;
use isa::row::{Kinds, OperandSpec};
use isa::{Cond, Fixed, Flag, FlagSet, Gpr, Opaque, Reg, RegRef, RowId, Segment, Target};
use std::fmt;
use std::sync::Arc;

/// A node of one [`Dag`]. Operands precede users, so ids are a topological order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct NodeId(pub u32);

impl NodeId {
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for NodeId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "n{}", self.0)
    }
}
impl fmt::Debug for NodeId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Which output of a node.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Port {
    /// The only output of `Input`, `Const`.
    Whole,
    /// Register content after the write of explicit operand `i`.
    Operand(u8),
    /// Register content after the write of implicit operand `i` of the row.
    Implicit(u8),
    /// The same for an implicit vector register.
    ImplicitVector(u8),
    /// Content that an opaque instruction or call leaves in a register.
    Reg(Reg),
    Flag(Flag),
}

/// A register content or a flag.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Value {
    pub node: NodeId,
    pub port: Port,
}

/// What kind of register holds a value.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Class {
    General,
    Vector,
    Mask,
    Flag,
}

impl Class {
    pub const fn of(r: Reg) -> Class {
        match r {
            Reg::Gpr(_) => Class::General,
            Reg::Vec(_) => Class::Vector,
            Reg::Mask(_) => Class::Mask,
        }
    }
    /// The class of a row's register operand.
    pub const fn of_kinds(kinds: &Kinds) -> Class {
        match (kinds.vec, kinds.mask || kinds.write_mask) {
            (true, _) => Class::Vector,
            (_, true) => Class::Mask,
            _ => Class::General,
        }
    }
    /// Width of the content.
    pub const fn bits(self) -> u16 {
        match self {
            Class::Vector => 512,
            Class::Flag => 1,
            _ => 64,
        }
    }
    /// The low `bits` bits of the content as [`isa::Parts`] have them.
    pub const fn low_part(self, bits: u16) -> u64 {
        let n = bits.div_ceil(if matches!(self, Class::Vector) { 8 } else { 1 });
        if n >= 64 { u64::MAX } else { (1 << n) - 1 }
    }
}

impl Value {
    pub const fn is_flag(self) -> bool {
        matches!(self.port, Port::Flag(_))
    }
}

/// A memory operand over values.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Default)]
pub struct Address {
    pub base: Option<Value>,
    pub index: Option<(Value, u8)>,
    pub disp: i64,
    pub rip: bool,
    pub segment: Option<Segment>,
    pub symbol: Option<Arc<str>>,
    /// What stands there, if it is never written: reading it is no effect.
    pub fixed: Option<Arc<Fixed>>,
}

/// How an explicit operand of an instruction node is filled.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Use {
    /// A register operand that is read, or the tied old content of one that is written:
    /// every read-write operand, and write-only ones of 8 or 16 bits, carry the content they overwrite.
    /// `high` reads or writes bits 15:8.
    Value {
        value: Value,
        high: bool,
    },
    /// A write-only register operand of 32 or 64 bits: a fresh register.
    Fresh,
    /// A register operand whose content does not matter (dead upper bits of a narrow write).
    Any,
    Imm(i64),
    ImmSymbol(Arc<str>),
    Mem(Address),
    /// One element in memory, repeated.
    Broadcast(Address),
}

impl Use {
    /// What a memory operand of either kind reads, as words, if it only reads and memory never changes there. An address
    /// that is only computed reads nothing.
    pub fn constant(&self, spec: &OperandSpec) -> Option<Vec<u64>> {
        if spec.access.writes() || spec.kinds.address {
            return None;
        }
        match self {
            Use::Mem(a) => a.fixed.as_ref()?.words(spec.width, spec.aligned),
            Use::Broadcast(a) => {
                let element = spec.kinds.broadcast?;
                let one = a.fixed.as_ref()?.words(element, false)?;
                // Elements have 16 to 64 bits.
                let mut word = one[0];
                for shift in [16, 32].into_iter().filter(|s| *s >= element.bits()) {
                    word |= word << shift;
                }
                Some(vec![word; usize::from(spec.width.bits() / 64)])
            }
            _ => None,
        }
    }

    /// The address of a memory operand of either kind.
    pub fn address(&self) -> Option<&Address> {
        match self {
            Use::Mem(a) | Use::Broadcast(a) => Some(a),
            _ => None,
        }
    }
}

#[allow(clippy::large_enum_variant, reason = "a Dag has few kept nodes, and nodes live in one vector")]
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Content of a register at entry.
    Input(Reg),
    /// A flag at entry.
    InputFlag(Flag),
    /// A constant in a register; lowering chooses `mov` or `xor`.
    Const(u64),
    /// An instruction of the table.
    Inst {
        row: RowId,
        operands: Vec<Use>,
        /// Parallel to the row's implicit operands: the content read or merged into, `None` if only written.
        implicit: Vec<Option<Value>>,
        /// The same for the row's implicit vector registers.
        vectors: Vec<Option<Value>>,
        /// Value of each flag that the row reads.
        flags: Vec<(Flag, Value)>,
    },
    /// An instruction without a row, or a call: fixed registers in and out, kept in order.
    Opaque {
        what: OpaqueKind,
        /// Register contents read.
        reads: Vec<(Reg, Value)>,
        flags: Vec<(Flag, Value)>,
        /// Registers and flags written; each is a port.
        writes: Vec<Reg>,
        flags_written: FlagSet,
    },
    /// A conditional jump out of the list, which goes on behind it if the condition does not hold.
    Exit(Exit),
}

/// Where a list of instructions may be left. Lowering makes them where it branches; they have no text that is read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Exit {
    /// Taken if this holds.
    pub cond: Cond,
    /// The flags that the condition reads.
    pub flags: Vec<(Flag, Value)>,
    /// What the other way needs: whole contents, each in some register.
    pub needs: Vec<Value>,
    /// Nodes that stand before the jump, and nodes that stand behind it.
    pub before: Vec<NodeId>,
    pub behind: Vec<NodeId>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OpaqueKind {
    Inst(Opaque),
    Call(Target),
    IndirectCall(Opaque),
}

/// One node and where it came from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Node {
    pub kind: Kind,
    /// Index of the instruction in the function it was lifted from; `None` for synthesized ones.
    pub origin: Option<usize>,
    /// Loads, stores, faults, calls, opaque instructions: must stay, in the order of [`Dag::effects`].
    pub effect: bool,
}

/// A straight-line dataflow graph with its interface.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
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
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
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
#[derive(Clone, PartialEq, Eq, Debug)]
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

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
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
    /// Makes an effect a value like any other.
    pub fn settle(&mut self, id: NodeId) {
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
            (_, Port::ImplicitVector(_)) => Class::Vector,
            (_, Port::Reg(r)) => Class::of(r),
            (Kind::Input(r), _) => Class::of(*r),
            (Kind::Inst { row, .. }, Port::Operand(k)) => {
                Class::of_kinds(&isa::table().row(*row).operands[usize::from(k)].kinds)
            }
            _ => Class::General,
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

impl Node {
    /// Whether it may fault for another reason than its access.
    pub fn faults(&self) -> bool {
        matches!(&self.kind, Kind::Inst { row, .. } if isa::table().row(*row).meaning.fault.is_some())
    }

    /// The operand in memory that the node reads or writes: what it accesses at which width. Constants are not accessed.
    pub fn access(&self) -> Option<(&'static OperandSpec, &Use)> {
        let Kind::Inst { row, operands, .. } = &self.kind else { return None };
        let accesses = |(spec, u): &(&'static OperandSpec, &Use)| {
            u.address().is_some() && !spec.kinds.address && u.constant(spec).is_none()
        };
        isa::table().row(*row).operands.iter().zip(operands).find(accesses)
    }

    /// Every value read, tied operands included.
    pub fn values(&self) -> Vec<Value> {
        match &self.kind {
            Kind::Input(_) | Kind::InputFlag(_) | Kind::Const(_) => Vec::new(),
            Kind::Inst { operands, implicit, vectors, flags, .. } => {
                let mut v = Vec::new();
                for u in operands {
                    match u {
                        Use::Value { value, .. } => v.push(*value),
                        Use::Mem(a) | Use::Broadcast(a) => {
                            v.extend(a.base);
                            v.extend(a.index.map(|i| i.0));
                        }
                        _ => {}
                    }
                }
                v.extend(implicit.iter().chain(vectors).flatten());
                v.extend(flags.iter().map(|f| f.1));
                v
            }
            Kind::Opaque { reads, flags, .. } => reads.iter().map(|r| r.1).chain(flags.iter().map(|f| f.1)).collect(),
            Kind::Exit(exit) => exit.needs.iter().copied().chain(exit.flags.iter().map(|f| f.1)).collect(),
        }
    }
}

impl Node {
    /// Replaces every value read.
    pub fn map_values(&mut self, f: impl FnMut(Value) -> Value) {
        self.kind.map_values(f);
    }
}

impl Kind {
    /// Replaces every value read.
    pub fn map_values(&mut self, mut f: impl FnMut(Value) -> Value) {
        match self {
            Kind::Input(_) | Kind::InputFlag(_) | Kind::Const(_) => {}
            Kind::Inst { operands, implicit, vectors, flags, .. } => {
                for u in operands {
                    match u {
                        Use::Value { value, .. } => *value = f(*value),
                        Use::Mem(a) | Use::Broadcast(a) => {
                            a.base = a.base.map(&mut f);
                            a.index = a.index.map(|(v, s)| (f(v), s));
                        }
                        _ => {}
                    }
                }
                for v in implicit.iter_mut().chain(vectors).flatten() {
                    *v = f(*v);
                }
                for (_, v) in flags {
                    *v = f(*v);
                }
            }
            Kind::Opaque { reads, flags, .. } => {
                for (_, v) in reads {
                    *v = f(*v);
                }
                for (_, v) in flags {
                    *v = f(*v);
                }
            }
            Kind::Exit(exit) => {
                let flags = exit.flags.iter_mut().map(|x| &mut x.1);
                exit.needs.iter_mut().chain(flags).for_each(|v| *v = f(*v));
            }
        }
    }
}

/// The tied content of a register operand as a plain reference, for building nodes.
pub fn low(value: Value) -> Use {
    Use::Value { value, high: false }
}

/// The register reference of an operand kind at a register.
pub fn reg(gpr: Gpr, high: bool) -> RegRef {
    RegRef { gpr, high }
}
