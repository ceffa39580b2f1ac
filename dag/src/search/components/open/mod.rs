//! Components with an open constant: an immediate, or a number in a register that is loaded for them. Which constants do is
//! deduced from what the other operands are and what is wanted, never guessed (Minotaur, Liu, Mada, Regehr 2024, asks a
//! solver for them).

mod compared;
mod inverse;
mod known;
mod masks;
mod solve;
mod step;
mod sums;
#[cfg(test)]
mod tests;
mod vectors;

pub use compared::{ComparisonForm, Demand, compared_constants};
pub use inverse::Inverse;
pub use solve::{ConstantRange, OpenQuestion, Solved};
pub use step::WantedBits;
pub use vectors::{OpenGoal, TrialBuffers, VectorInverse, VectorQuestion};

use super::{Buffers, Component, Fill};
use crate::ir::data::address;
use crate::ir::graph::{Port, Use};
use isa::eval::Wide;
use isa::{Cond, RowId, Width};
use std::sync::Arc;
use vectors::SolvedVector;

/// Where a constant stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ConstantPlace {
    /// It is this explicit operand.
    Immediate(usize),
    /// It is loaded into a register of its own.
    Register,
    /// This explicit operand reads it from new read-only data.
    Data(usize),
    /// This row loads it from new read-only data into a register of its own.
    Loaded(RowId),
}

/// The operand of a component that is a constant not known yet: it is a slot until then.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OpenSlot {
    pub slot: usize,
    pub place: ConstantPlace,
}

/// An instruction one of whose operands is a constant that is not known yet.
#[derive(Clone, Debug)]
pub struct OpenComponent {
    /// The instruction with the constant as a slot, too.
    pub component: Arc<Component>,
    /// The constant's slot.
    pub slot: usize,
    pub place: ConstantPlace,
}

/// The components of a library with one constant open, each once: its immediate, a register, or data.
pub fn open_components(library: &[Component]) -> Vec<OpenComponent> {
    let opened = |c: &Component| {
        let OpenSlot { slot, place } = c.open?;
        Some(OpenComponent { component: Arc::new(c.clone()), slot, place })
    };
    let mut all: Vec<OpenComponent> = library.iter().filter_map(opened).collect();
    for c in library.iter().filter(|c| c.general && c.open.is_none() && c.flags_in.is_empty() && c.result.is_some()) {
        if let Some(opened) = &c.opened {
            if all.iter().all(|o| !Arc::ptr_eq(&o.component, &opened.component)) {
                all.push(opened.clone());
            }
        } else if c.slots >= 2 && c.inverses.iter().any(Option::is_some) {
            let component = Arc::new(c.clone());
            let slots = if c.commutative { 1..2 } else { 0..c.slots };
            let open = |slot| OpenComponent { component: component.clone(), slot, place: ConstantPlace::Register };
            all.extend(slots.filter(|s| c.inverses[*s].is_some()).map(open));
        }
    }
    all
}

/// The comparisons of a library with their second operand open.
pub fn open_comparisons(library: &[Component]) -> Vec<OpenComponent> {
    let mut all: Vec<OpenComponent> = Vec::new();
    for c in library.iter().filter(|c| c.result.is_none()) {
        if let Some(opened) = c.opened.as_ref().filter(|o| o.component.compares.is_some()) {
            if all.iter().all(|o| !Arc::ptr_eq(&o.component, &opened.component)) {
                all.push(opened.clone());
            }
        } else if c.compares.is_some() {
            all.push(OpenComponent { component: Arc::new(c.clone()), slot: 1, place: ConstantPlace::Register });
        }
    }
    all
}

impl OpenComponent {
    /// The constants that compare as demanded with what the other slot holds, as far as an encoding holds them.
    pub fn compared(&self, condition: Cond, x: &[u64], demands: &[Demand]) -> Vec<u64> {
        let Some(form) = self.component.compares else { return Vec::new() };
        let ConstantRange { sign } = self.constants();
        let high = |c: &u64| c >> sign;
        let mut all = compared_constants(form, condition, x, demands);
        all.retain(|c| high(c) == 0 || high(c) == u64::MAX >> sign);
        all
    }

    /// Instructions, that for the constant included.
    pub fn weight(&self) -> usize {
        let loaded = matches!(self.place, ConstantPlace::Register | ConstantPlace::Loaded(_));
        self.component.weight + usize::from(loaded)
    }

    /// Numbers that may have to be tried for a lane.
    pub fn tried(&self) -> usize {
        let inverse = self.component.vector_inverses.get(self.slot);
        inverse.and_then(Option::as_ref).map_or(0, VectorInverse::most_tried)
    }

    /// What an encoding holds (SDM vol. 2 §2.2.1.5: 32 bits, sign-extended).
    fn constants(&self) -> ConstantRange {
        match (self.place, self.width()) {
            (ConstantPlace::Immediate(_), Some(Width::W64)) => ConstantRange { sign: 31 },
            _ => ConstantRange { sign: 63 },
        }
    }

    /// Width of the operand that is an immediate.
    fn width(&self) -> Option<Width> {
        let ConstantPlace::Immediate(i) = self.place else { return None };
        self.component.row().map(|r| r.operands[i].width)
    }

    /// A constant with which the instruction gives what is wanted on all states, and whether it is sure that there is none.
    pub fn solve(&self, q: &VectorQuestion, buffers: &mut Buffers) -> Deduced {
        if let Some(Some(inverse)) = self.component.vector_inverses.get(self.slot) {
            return match inverse.solve(q, &mut buffers.trials) {
                SolvedVector::No => Deduced::None,
                SolvedVector::Constant(constant) => Deduced::Constant(constant),
                SolvedVector::Open => Deduced::Open,
            };
        }
        let Some(Some(inverse)) = &self.component.inverses.get(self.slot) else { return Deduced::Open };
        let constants = self.constants();
        let solved = inverse.solve(&OpenQuestion { slots: q.slots, want: q.want, care: q.care, constants });
        if solved == Solved::No {
            return Deduced::None;
        }
        let fits = |c: &u64| self.gives(*c, q.slots, q.want, q.care, buffers);
        solved.choices().into_iter().find(fits).map_or(Deduced::Open, |c| Deduced::Constant(Wide::from(c)))
    }

    /// Whether the instruction with this constant gives what is wanted.
    fn gives(&self, constant: u64, slots: &[&[u64]], want: &[u64], care: &[u64], buffers: &mut Buffers) -> bool {
        let column = vec![constant; want.len()];
        let inputs: Vec<&[u64]> =
            slots.iter().enumerate().map(|(k, s)| if k == self.slot { &column[..] } else { *s }).collect();
        let mut out = vec![0; want.len()];
        self.component.result(&inputs, &[], &mut out, buffers);
        out.iter().zip(want.iter().zip(care)).all(|(v, (want, care))| (v ^ want) & care == 0)
    }

    /// The instruction with its constant in place. One in a register stays a slot.
    pub fn closed(&self, constant: Wide) -> Component {
        let mut c = Component::clone(&self.component);
        c.open = None;
        let fill = match self.place {
            ConstantPlace::Immediate(i) => (i, Fill::Imm(self.immediate(constant.0[0]))),
            ConstantPlace::Data(i) => (i, Fill::Fixed(Use::Mem(address(&self.data(constant))))),
            ConstantPlace::Register | ConstantPlace::Loaded(_) => return c,
        };
        c.fill[fill.0] = fill.1;
        c.remove_slot(self.slot);
        c
    }

    /// As the table has immediates: those of vectors and counts of 8 bits, others with a sign.
    fn immediate(&self, constant: u64) -> i64 {
        match self.width() {
            Some(Width::W8) if !self.component.general => i64::from(constant as u8 as i8),
            Some(Width::W8) => i64::from(constant as u8),
            Some(Width::W16) => i64::from(constant as u16 as i16),
            _ => i64::from(constant as u32 as i32),
        }
    }

    /// What loads the constant into a register of its own, if there is such an instruction.
    pub fn load(&self, constant: Wide) -> Option<Component> {
        match self.place {
            ConstantPlace::Register => Some(Component::constant(constant.0[0])),
            ConstantPlace::Loaded(row) => Some(Component::load(row, &self.data(constant))),
            ConstantPlace::Immediate(_) | ConstantPlace::Data(_) => None,
        }
    }

    /// The bytes of new data, as many as are read.
    fn data(&self, constant: Wide) -> Vec<u8> {
        let width = match self.place {
            ConstantPlace::Data(i) => self.component.row().map(|r| r.operands[i].width),
            ConstantPlace::Loaded(row) => isa::table().row(row).width(),
            ConstantPlace::Immediate(_) | ConstantPlace::Register => None,
        };
        let bytes = width.map_or(0, |w| usize::from(w.bits() / 8));
        constant.0.iter().flat_map(|w| w.to_le_bytes()).take(bytes).collect()
    }
}

/// What was deduced of an open constant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Deduced {
    /// No constant does: certain.
    None,
    /// This one does on all states.
    Constant(Wide),
    /// Not decided.
    Open,
}

/// The forms of a row with their immediate open: those that differ in the immediate alone have one in common.
#[derive(Default)]
pub(super) struct OpenedForms(Vec<(Vec<Fill>, Option<Port>, Option<OpenComponent>)>);

impl OpenedForms {
    /// The component with its immediate open; `None` if it has none, or nothing is known of what constants do. `build`
    /// makes a component of an operand form.
    pub(super) fn opened(
        &mut self,
        c: &Component,
        build: impl FnOnce(Vec<Fill>) -> Option<Component>,
    ) -> Option<OpenComponent> {
        let operand = c.fill.iter().position(|f| matches!(f, Fill::Imm(_)))?;
        if !c.general || c.implicit.iter().any(Option::is_some) || !c.flags_in.is_empty() {
            return None;
        }
        let mut fill = c.fill.clone();
        fill[operand] = Fill::Slot(c.slots);
        if let Some((_, _, known)) = self.0.iter().find(|(f, result, _)| *f == fill && *result == c.result) {
            return known.clone();
        }
        let open = build(fill.clone())
            .filter(|o| o.compares.is_some() || o.inverses.get(c.slots).is_some_and(Option::is_some));
        let place = ConstantPlace::Immediate(operand);
        let open = open.map(|o| OpenComponent { component: Arc::new(o), slot: c.slots, place });
        self.0.push((fill, c.result, open.clone()));
        open
    }
}
