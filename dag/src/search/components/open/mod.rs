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

pub use compared::{ComparisonForm, Demand, compared_constants};
pub use inverse::Inverse;
pub use solve::{ConstantRange, OpenQuestion, Solved};
pub use step::WantedBits;

use super::{Buffers, Component, Fill};
use crate::ir::graph::Port;
use isa::{Cond, Width};
use std::sync::Arc;

/// Where a constant stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ConstantPlace {
    /// It is this explicit operand.
    Immediate(usize),
    /// It is loaded into a register of its own.
    Register,
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

/// The components of a library with one constant open, each once: its immediate, or a register.
pub fn open_components(library: &[Component]) -> Vec<OpenComponent> {
    let mut all: Vec<OpenComponent> = Vec::new();
    for c in library.iter().filter(|c| c.general && c.flags_in.is_empty() && c.result.is_some()) {
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
        self.component.weight + usize::from(self.place == ConstantPlace::Register)
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
    /// `slots`: what the slots hold, state by state; the constant's own is not looked at.
    pub fn solve(&self, slots: &[&[u64]], want: &[u64], care: &[u64], buffers: &mut Buffers) -> Deduced {
        let Some(inverse) = &self.component.inverses[self.slot] else { return Deduced::Open };
        let solved = inverse.solve(&OpenQuestion { slots, want, care, constants: self.constants() });
        if solved == Solved::No {
            return Deduced::None;
        }
        let fits = |c: &u64| self.gives(*c, slots, want, care, buffers);
        solved.choices().into_iter().find(fits).map_or(Deduced::Open, Deduced::Constant)
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

    /// The instruction with its immediate as the table has immediates: counts of 8 bits without a sign, others with one.
    /// A constant in a register stays a slot.
    pub fn closed(&self, constant: u64) -> Component {
        let mut c = Component::clone(&self.component);
        if let (ConstantPlace::Immediate(i), Some(width)) = (self.place, self.width()) {
            c.fill[i] = Fill::Imm(match width {
                Width::W8 => i64::from(constant as u8),
                Width::W16 => i64::from(constant as u16 as i16),
                _ => i64::from(constant as u32 as i32),
            });
            c.slots -= 1;
            c.slot_classes.remove(self.slot);
        }
        c
    }
}

/// What was deduced of an open constant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Deduced {
    /// No constant does: certain.
    None,
    /// This one does on all states.
    Constant(u64),
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
