//! The allocation problem of a Dag in plain indices: operations, values, flag values, and what each
//! operation demands of registers. Everything that lowers works on this; only the checker does not.

mod build;
pub(crate) mod copies;
mod demand;
pub(crate) mod idiom;
mod options;
mod registers;
pub(crate) mod slots;
pub(crate) mod swaps;

use crate::cost::inst_cost::InstCosts;
use crate::ir::Error;
use crate::ir::regs::Regs;
use crate::problem::copies::Extensions;
use crate::problem::swaps::Slot;
use dag::ir::graph::{Class, Dag, NodeId, OpaqueKind, Value};
use isa::uarch::Uarch;
use isa::{FlagSet, Reg, RowId, Width};

pub use options::Options;

/// Index into [`AllocationProblem::vals`].
pub type ValId = usize;
/// Index into [`AllocationProblem::ops`].
pub type OpId = usize;

/// A register content that some operation reads or leaves.
#[derive(Clone, Debug)]
pub struct Val {
    pub value: Value,
    /// The operation that makes it; `None` for a register at entry.
    pub def: Option<OpId>,
    /// Its register at entry.
    pub entry: Option<Reg>,
    /// Operations that read it, each once, ascending.
    pub users: Vec<OpId>,
    /// Registers it must stand in at the end.
    pub exits: Vec<Reg>,
    pub class: Class,
    /// Low bits that anyone reads: a width.
    pub bits: u16,
    /// Bits from here on are known to be 0; the class's width if nothing is known.
    pub zero_from: u16,
    pub constant: Option<u64>,
    /// Values that may be read in its place.
    pub others: Vec<ValId>,
    /// The value in whose place it is read.
    pub stands_for: Option<ValId>,
}

/// A register that an operation reads.
#[derive(Clone, Debug)]
pub struct Input {
    pub val: ValId,
    pub slot: Slot,
    pub allowed: Regs,
    /// The output that overwrites this register.
    pub tied: Option<usize>,
    /// Width of a copy that serves this reading alone.
    pub copy: Width,
}

/// A register that an operation writes.
#[derive(Clone, Debug)]
pub struct Output {
    /// `None` for a fixed register whose new content nobody reads.
    pub val: Option<ValId>,
    pub slot: Slot,
    pub allowed: Regs,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OpKind {
    Inst(RowId),
    Const(u64),
    /// Emitted by the caller as it stood.
    Opaque,
}

#[derive(Clone, Debug)]
pub struct Op {
    pub node: NodeId,
    pub kind: OpKind,
    pub origin: Option<usize>,
    pub inputs: Vec<Input>,
    pub outputs: Vec<Output>,
    /// Exchanges of two inputs that leave everything that is read unchanged, as indices of inputs.
    pub swaps: Vec<(usize, usize, RowId)>,
    pub flags_read: FlagSet,
    /// Some answers do without it.
    pub optional: bool,
    /// Flags written or left undefined. A constant has none: its flag-free form always exists.
    pub flags_clobbered: FlagSet,
}

impl Op {
    /// Fixed registers that the operation overwrites.
    pub fn kills(&self) -> Regs {
        self.outputs.iter().filter_map(|o| o.allowed.single().filter(|_| fixed_slot(o.slot))).collect()
    }
}

/// Whether the instruction set, not the allocation, decides the register.
pub fn fixed_slot(slot: Slot) -> bool {
    matches!(slot, Slot::Implicit(_) | Slot::Fixed(_))
}

/// Flags with one definition and the same readers.
#[derive(Clone, Debug)]
pub struct FlagGroup {
    pub def: Option<OpId>,
    pub flags: FlagSet,
    pub users: Vec<OpId>,
    pub exit: bool,
    /// Operations that define it in the place of `def`, where they are taken.
    pub others: Vec<OpId>,
}

impl FlagGroup {
    /// Everything that may define it.
    pub fn definers(&self) -> impl Iterator<Item = OpId> + '_ {
        self.def.into_iter().chain(self.others.iter().copied())
    }
}

/// An operation that may stand in place of several ([`dag::ir::graph::Fold`]).
#[derive(Clone, Debug)]
pub struct Folded {
    pub by: OpId,
    /// In whose place it stands.
    pub instead: Vec<OpId>,
    /// Positions among the effects that it takes; none for what has no effect.
    pub place: std::ops::Range<usize>,
}

#[derive(Clone, Debug)]
pub struct AllocationProblem<'d> {
    pub dag: &'d Dag,
    pub ops: Vec<Op>,
    pub vals: Vec<Val>,
    pub flags: Vec<FlagGroup>,
    /// Contents at entry that are read, each in its register.
    pub entry: Vec<(Reg, ValId)>,
    /// Operations that may stand in place of others.
    pub folds: Vec<Folded>,
    /// What happens to the world, in order, without folds.
    pub effects: Vec<OpId>,
    /// What must stand where at the end, registers never written left out.
    pub exit: Vec<(Reg, ValId)>,
    pub exit_flags: FlagSet,
    /// Registers that allocation may write.
    pub allocatable: Regs,
    /// Registers that may change places in one instruction.
    pub exchangeable: Regs,
    /// Values that may be spilled at once, each to a slot of its own.
    pub slots: usize,
    /// The machine whose micro-operations are counted.
    pub tune: &'static Uarch,
    /// What instructions were found to cost.
    pub inst_costs: InstCosts,
    /// What copies may need of the CPU.
    pub extensions: Extensions,
    /// Constants may be written to the low byte or word of a register: shorter, but it waits for what was there.
    pub narrow_constants: bool,
    /// Operations that must come before, directly: data, flags, effects. Ascending.
    pub preds: Vec<Vec<OpId>>,
    pub succs: Vec<Vec<OpId>>,
}

impl<'d> AllocationProblem<'d> {
    /// States the problem.
    ///
    /// # Errors
    /// [`Error::Unsupported`] for Dags whose register demands contradict each other.
    pub fn new(dag: &'d Dag, options: &Options) -> Result<AllocationProblem<'d>, Error> {
        build::problem(dag, options, false)
    }

    /// States it so that values go to slots, contents among them that a register only has to keep: then it is free.
    ///
    /// # Errors
    /// As of [`AllocationProblem::new`].
    pub fn spilling(dag: &'d Dag, options: &Options, slots: usize) -> Result<AllocationProblem<'d>, Error> {
        let problem = build::problem(dag, options, true)?;
        Ok(AllocationProblem { slots, ..problem })
    }

    /// Width of a copy of a value after which nobody can tell the difference.
    pub fn copy_width(&self, v: ValId) -> Width {
        let val = &self.vals[v];
        self.extensions.width(val.class, val.bits, val.zero_from)
    }

    /// The low bits of a constant that have to be right where it is made.
    pub fn made_bits(&self, v: ValId) -> u16 {
        if self.narrow_constants { self.vals[v].bits } else { self.vals[v].bits.max(32) }
    }

    /// The bits of a value that somebody reads.
    pub fn wanted(&self, v: ValId) -> u64 {
        match self.vals[v].bits {
            64.. => u64::MAX,
            bits => (1 << bits) - 1,
        }
    }

    /// Width of a copy that serves one reading, which the reader may overwrite.
    pub fn read_width(&self, input: &Input, v: ValId) -> Width {
        input.copy.min(self.copy_width(v))
    }

    /// Width of a copy that serves what operation `i` reads in input `k`, there or exchanged.
    pub fn operand_width(&self, i: OpId, k: usize) -> Width {
        let op = &self.ops[i];
        let v = op.inputs[k].val;
        let partners = op.swaps.iter().filter(|s| s.0 == k || s.1 == k).flat_map(|s| [s.0, s.1]);
        partners.chain([k]).map(|k| self.read_width(&op.inputs[k], v)).max().unwrap_or(self.copy_width(v))
    }
}

/// Length of an opaque instruction or call.
pub fn kept_bytes(what: &OpaqueKind) -> u32 {
    match what {
        OpaqueKind::Inst(o) | OpaqueKind::IndirectCall(o) => o.bytes.len() as u32,
        // e8 rel32
        OpaqueKind::Call(_) => 5,
    }
}
