//! The nodes of a graph: what they are, and the values that they read and give.

use isa::row::{Kinds, OperandSpec};
use isa::{Cond, Fixed, Flag, FlagSet, Gpr, Opaque, PortAt, Reg, RegRef, RegisterFile, RowId, SegmentReg, Target};
use std::fmt;
use std::sync::Arc;

/// A node of one [`Dag`](super::Dag). Operands precede users, so ids are a topological order.
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
    /// Content that an opaque instruction or call leaves in a register.
    Reg(Reg),
    Flag(Flag),
}

impl From<PortAt> for Port {
    fn from(at: PortAt) -> Port {
        match at {
            PortAt::Operand(k) => Port::Operand(k),
            PortAt::Implicit(k) => Port::Implicit(k),
            PortAt::Flag(f) => Port::Flag(f),
        }
    }
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
    /// One of a register file.
    Register(RegisterFile),
    Flag,
}

impl Class {
    pub const COUNT: usize = RegisterFile::COUNT + 1;
    pub const GENERAL: Class = Class::Register(RegisterFile::General);
    pub const VECTOR: Class = Class::Register(RegisterFile::Vector);

    pub const fn of(r: Reg) -> Class {
        Class::Register(r.file())
    }
    /// The class of a row's register operand.
    pub fn of_kinds(kinds: &Kinds) -> Class {
        Class::Register(kinds.value_file())
    }
    /// The register file, if it is not the flags.
    pub const fn file(self) -> Option<RegisterFile> {
        match self {
            Class::Register(file) => Some(file),
            Class::Flag => None,
        }
    }
    /// A number for each class.
    pub const fn index(self) -> usize {
        match self {
            Class::Register(file) => file.index(),
            Class::Flag => RegisterFile::COUNT,
        }
    }
    /// Width of the content.
    pub const fn bits(self) -> u16 {
        match self {
            Class::Register(file) => file.bits(),
            Class::Flag => 1,
        }
    }
    /// The low `bits` bits of the content as [`isa::Parts`] have them.
    pub const fn low_part(self, bits: u16) -> u64 {
        match self {
            Class::Register(file) => file.low_part(bits),
            Class::Flag => 1,
        }
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
    pub segment: Option<SegmentReg>,
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
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
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
    Exit(SideExit),
}

/// Where a list of instructions may be left. Lowering makes them where it branches; they have no text that is read.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct SideExit {
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

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum OpaqueKind {
    Inst(Opaque),
    Call(Target),
    IndirectCall(Opaque),
}

/// One node and where it came from.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Node {
    pub kind: Kind,
    /// Index of the instruction in the function it was lifted from; `None` for synthesized ones.
    pub origin: Option<usize>,
    /// Loads, stores, faults, calls, opaque instructions: must stay, in the order of [`Dag::effects`](super::Dag::effects).
    pub effect: bool,
}

impl Node {
    /// What instruction it is, if it is one.
    pub fn row(&self) -> Option<&'static isa::Row> {
        match &self.kind {
            Kind::Inst { row, .. } => Some(isa::table().row(*row)),
            _ => None,
        }
    }

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
            Kind::Inst { operands, implicit, flags, .. } => {
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
                v.extend(implicit.iter().flatten());
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
            Kind::Inst { operands, implicit, flags, .. } => {
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
                for v in implicit.iter_mut().flatten() {
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
