//! Vector instructions with one operand open: every row that there is, whatever the window's own are, for a constant that
//! is deduced may be of use in any of them.

use super::{OpenOperands, VectorLibrarySpec, computes_float, may_have};
use crate::ir::graph::{Class, Port};
use crate::search::components::instance::{Filled, component, slot_classes};
use crate::search::components::open::{ConstantPlace, OpenSlot, VectorInverse};
use crate::search::components::{Component, Fill};
use crate::semantics::symbolic::Context;
use isa::reg::CopyNeeds;
use isa::{ExprId, RegisterFile, Row, RowId, Upper, Width, table};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// The rows with one operand open, those alike in what they do once.
pub fn open_vector_library(wanted: &VectorLibrarySpec) -> Vec<Component> {
    if wanted.open == OpenOperands::None {
        return Vec::new();
    }
    let mut opened = OpenedRows { wanted, contexts: BTreeMap::new(), known: BTreeSet::new() };
    let rows = table().iter().filter(|(_, r)| may_have(r, wanted) && !computes_float(r));
    rows.flat_map(|(id, row)| opened.of(id, row)).collect()
}

/// What a component with an open slot does: two that are alike are one.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct OpenMeaning {
    classes: Vec<Class>,
    result: Class,
    term: ExprId,
    slot: usize,
}

struct OpenedRows<'w> {
    wanted: &'w VectorLibrarySpec,
    contexts: BTreeMap<Vec<Class>, Context>,
    known: BTreeSet<OpenMeaning>,
}

impl OpenedRows<'_> {
    fn of(&mut self, id: RowId, row: &Row) -> Vec<Component> {
        let fill = slots(row);
        let read: Vec<usize> = (0..fill.len()).filter(|i| matches!(fill[*i], Fill::Slot(_))).collect();
        let has_immediate = row.operands.iter().any(|o| o.kinds.imm);
        let places = read.iter().enumerate().filter_map(|(slot, &operand)| {
            let place = self.place(row, operand).filter(|p| has_immediate == matches!(p, ConstantPlace::Immediate(_)));
            Some(OpenSlot { slot, place: place? })
        });
        let places: Vec<OpenSlot> = places.collect();
        if read.len() < 2 || places.is_empty() {
            return Vec::new();
        }
        let ctx = self.contexts.entry(slot_classes(row, &fill, read.len())).or_default();
        let result = row.operands.iter().position(|o| o.access.writes()).map(|i| Port::Operand(i as u8));
        let filled = Filled { row: id, fill, result, open: false };
        let Some((c, Some(e))) = component(ctx, self.wanted.words, filled, self.wanted.flags) else {
            return Vec::new();
        };
        let arena = &ctx.arena;
        let words = self.wanted.words;
        // Of operands that may change places the first cannot be memory.
        let places = places.into_iter().filter(|p| !(c.commutative && p.slot == 0));
        let known = &mut self.known;
        places
            .filter_map(|open| {
                let (classes, result) = (c.slot_classes.clone(), c.result_class);
                let new = known.insert(OpenMeaning { classes, result, term: e, slot: open.slot });
                let inverse = VectorInverse::of(arena, e, &c.slot_classes, words, open.slot);
                (new && inverse.is_solvable() && inverse.bits() > 0).then(|| opened(&c, open, inverse))
            })
            .collect()
    }

    /// Where the operand's constant stands, if it may be one.
    fn place(&self, row: &Row, operand: usize) -> Option<ConstantPlace> {
        let spec = &row.operands[operand];
        match () {
            () if spec.kinds.imm => Some(ConstantPlace::Immediate(operand)),
            () if self.wanted.open != OpenOperands::All || !spec.kinds.vector() || spec.width < Width::W32 => None,
            () if spec.kinds.mem => Some(ConstantPlace::Data(operand)),
            () => Some(ConstantPlace::Loaded(load_row(spec.width, row.upper)?)),
        }
    }
}

fn opened(c: &Component, open: OpenSlot, inverse: VectorInverse) -> Component {
    let mut c = c.clone();
    let mut inverses: Vec<Option<VectorInverse>> = (0..c.slots).map(|_| None).collect();
    inverses[open.slot] = Some(inverse);
    c.vector_inverses = Arc::from(inverses);
    c.open = Some(open);
    c
}

/// A slot for every operand that is read, the immediate among them.
fn slots(row: &Row) -> Vec<Fill> {
    let mut next = 0;
    let fill = |o: &isa::row::OperandSpec| {
        if !o.access.reads() {
            return if o.kinds.vector() && row.upper == Upper::Keep { Fill::Any } else { Fill::Fresh };
        }
        next += 1;
        Fill::Slot(next - 1)
    };
    row.operands.iter().map(fill).collect()
}

/// What loads these bytes into a vector register.
pub fn load_vector(width: Width, upper: Upper, bytes: &[u8]) -> Option<Component> {
    Some(Component::load(load_row(width, upper)?, bytes))
}

/// The row that loads a vector, in an encoding that goes with those that treat the upper part like this.
fn load_row(width: Width, upper: Upper) -> Option<RowId> {
    let needs = if upper == Upper::Keep { CopyNeeds::NoVex } else { CopyNeeds::Vex };
    let copies = RegisterFile::Vector.traits().copies;
    let form = copies.iter().find(|c| c.width == width && (c.needs == needs || c.needs == CopyNeeds::Evex))?;
    table().find(form.mnemonic, width)
}
