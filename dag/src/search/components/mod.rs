//! Components: the instruction forms that a search may use, made from table rows.

use crate::ir::graph::{Address, Class, Dag, Kind, Node, NodeId, Port, Use, Value};
use isa::eval::{Batch, ColumnFilter};
use isa::{Flag, FlagSet, Row, RowId, table};

mod built;
mod evaluation;
mod form;
mod general;
mod instance;
mod kernel;
pub mod open;
pub mod vector;

pub use built::Libraries;
pub use evaluation::{Buffers, WantedResult};
pub use form::OperandState;
pub use general::{ImmediatePool, LibrarySpec, hands_flags_on, library};
pub(crate) use instance::with_undefined_as_number;

use evaluation::FlagKernel;
use form::InvertibleForm;
use kernel::Kernel;
use open::{ComparisonForm, Inverse, OpenComponent, OpenSlot, VectorInverse};
use std::sync::Arc;

/// How an operand of the instruction is filled.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fill {
    /// Value input `k` of the component.
    Slot(usize),
    /// Bits 8 to 15 of value input `k`, as `ah` names them.
    High(usize),
    Fresh,
    /// A register whose content does not matter.
    Any,
    /// A zero constant that the component brings along (weight 1).
    Zero,
    Imm(i64),
    /// A memory operand whose content never changes ([`Use::constant`]).
    Fixed(Use),
    /// `[slot base + slot index * scale + disp]`.
    Address {
        base: Option<usize>,
        index: Option<(usize, u8)>,
        disp: i64,
    },
}

/// What a component is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Make {
    Inst(RowId),
    /// A number loaded into a general register.
    Constant(u64),
}

/// One searchable operation: an instruction with its immediates fixed, and one of its results.
#[derive(Clone, Debug)]
pub struct Component {
    pub make: Make,
    pub fill: Vec<Fill>,
    /// Slots of the row's implicit operands, where they are read.
    pub implicit: Vec<Option<usize>>,
    pub slots: usize,
    /// Class of each slot.
    pub slot_classes: Vec<Class>,
    /// Class of the result, if there is one.
    pub result_class: Class,
    /// Every slot and the result are general registers.
    pub general: bool,
    /// Swapping the two slots changes nothing.
    pub commutative: bool,
    pub flags_in: FlagSet,
    /// Where the result is.
    pub result: Option<Port>,
    /// Flags that are offered to later steps.
    pub flags_out: FlagSet,
    /// Instructions, the constant included.
    pub weight: usize,
    /// Shared by copies.
    value: Option<Arc<ColumnFilter>>,
    flag_kernel: Option<Arc<FlagKernel>>,
    kernel: Kernel,
    form: InvertibleForm,
    /// For each slot the way back to it from the result, where there is one.
    pub inverses: Arc<[Option<Inverse>]>,
    /// What a comparison's flags are of.
    pub compares: Option<ComparisonForm>,
    /// The same with the immediate open.
    pub opened: Option<OpenComponent>,
    /// As [`Component::inverses`], of an instruction on vectors.
    pub vector_inverses: Arc<[Option<VectorInverse>]>,
    /// The slot that is a constant which is not known: a component for strategies that deduce it.
    pub open: Option<OpenSlot>,
}

impl Component {
    /// A number loaded into a register.
    pub fn constant(value: u64) -> Component {
        Component {
            make: Make::Constant(value),
            fill: Vec::new(),
            implicit: Vec::new(),
            slots: 0,
            slot_classes: Vec::new(),
            result_class: Class::GENERAL,
            general: true,
            commutative: false,
            flags_in: FlagSet::NONE,
            result: Some(Port::Whole),
            flags_out: FlagSet::NONE,
            weight: 1,
            value: Some(Arc::new(Batch::constant(value).into())),
            flag_kernel: None,
            kernel: Kernel::Const(value),
            form: InvertibleForm::None,
            inverses: Arc::new([]),
            compares: None,
            opened: None,
            vector_inverses: Arc::new([]),
            open: None,
        }
    }

    /// The slots without one of them; those above move down.
    fn remove_slot(&mut self, slot: usize) {
        let down = |s: &mut usize| *s -= usize::from(*s > slot);
        for fill in &mut self.fill {
            if let Fill::Slot(s) | Fill::High(s) = fill {
                down(s);
            }
        }
        self.implicit.iter_mut().flatten().for_each(down);
        self.slots -= 1;
        self.slot_classes.remove(slot);
    }

    /// The instruction's row; a constant has none.
    pub fn row(&self) -> Option<&'static Row> {
        match self.make {
            Make::Inst(row) => Some(table().row(row)),
            Make::Constant(_) => None,
        }
    }

    /// The low bits that the sought operand must have for the low `bits` bits of the result to be those of `goal`, and
    /// which bits these are; `None` if that does not follow.
    pub fn solve(&self, operand: &dyn Fn(usize) -> OperandState, goal: u64, bits: u32) -> Option<(u64, u64)> {
        self.form.solve(operand, goal, bits)
    }

    /// Whether there is a way back to this slot from the result.
    pub fn is_inverted(&self, slot: usize) -> bool {
        let has = self.inverses.get(slot).is_some_and(Option::is_some);
        self.open.is_none() && (has || self.vector_inverses.get(slot).is_some_and(Option::is_some))
    }

    /// Whether something is known of the sought operand from the result ([`Component::solve`]).
    pub fn is_invertible(&self) -> bool {
        self.form != InvertibleForm::None
    }

    /// The bits that can be set in the result.
    pub fn possible_bits(&self) -> u64 {
        self.kernel.possible_bits()
    }

    /// Whether [`Component::possible`] says anything.
    pub fn looks_at_operands(&self) -> bool {
        self.kernel.looks_at_operands()
    }

    /// Whether some value of the sought operand gives `want` on the bits `care`, among which are only possible bits where
    /// `want` has ones; yes, where that is not looked into.
    pub fn possible(&self, operand: &dyn Fn(usize) -> OperandState, want: u64, care: u64) -> bool {
        self.kernel.possible(operand, want, care)
    }

    /// Adds the instruction (and its constant) to a graph; returns the instruction's node.
    pub fn append(&self, dag: &mut Dag, inputs: &[Value], flag: &dyn Fn(Flag) -> Option<Value>) -> Option<NodeId> {
        let row = match self.make {
            Make::Inst(row) => row,
            Make::Constant(c) => return Some(dag.push(Node { kind: Kind::Const(c), origin: None, effect: false })),
        };
        let mut fill = |f: &Fill| {
            Some(match f {
                Fill::Slot(k) => Use::Value { value: *inputs.get(*k)?, high: false },
                Fill::High(k) => Use::Value { value: *inputs.get(*k)?, high: true },
                Fill::Fresh => Use::Fresh,
                Fill::Any => Use::Any,
                Fill::Zero => {
                    let node = dag.push(Node { kind: Kind::Const(0), origin: None, effect: false });
                    Use::Value { value: Value { node, port: Port::Whole }, high: false }
                }
                Fill::Imm(i) => Use::Imm(*i),
                Fill::Fixed(u) => u.clone(),
                Fill::Address { base, index, disp } => Use::Mem(Address {
                    base: base.map(|b| inputs[b]),
                    index: index.map(|(i, s)| (inputs[i], s)),
                    disp: *disp,
                    rip: false,
                    segment: None,
                    symbol: None,
                    fixed: None,
                }),
            })
        };
        let operands = self.fill.iter().map(&mut fill).collect::<Option<Vec<_>>>()?;
        let flags = self.flags_in.iter().map(|f| Some((f, flag(f)?))).collect::<Option<Vec<_>>>()?;
        let implicit = self.implicit.iter().map(|slot| slot.map(|k| inputs.get(k).copied()));
        // A slot without an input is a bug of the caller; an operand that is only written has none.
        let implicit = implicit.map(|i| i.map_or(Some(None), |v| v.map(Some))).collect::<Option<Vec<_>>>()?;
        let kind = Kind::Inst { row, operands, implicit, flags };
        Some(dag.push(Node { kind, origin: None, effect: false }))
    }
}
