//! What is known of a window before it is searched, as far as libraries are chosen by it.

use super::numbered::{Numbered, NumberedSet};
use super::rows;
use crate::ir::graph::{Class, Dag};
use crate::search::spec::Spec;
use crate::search::spec::kinds::SpecKind;
use crate::search::windows::Window;
use isa::OperationKind;
use std::fmt;

/// Numbers of inputs that are told apart; more are as many as the last.
const MOST_INPUTS: u8 = 4;

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum WindowFeature {
    /// Its specification is of the kind.
    Is(SpecKind),
    /// It has an operation of the kind.
    Has(OperationKind),
    /// The number of its inputs that vary, flags among them.
    Inputs(u8),
    /// More than 32 bits of a register count.
    Wide,
    ReadsFlags,
    LeavesFlags,
    /// It has several outputs.
    Several,
}

impl WindowFeature {
    /// All of them.
    pub fn all() -> impl Iterator<Item = WindowFeature> {
        let others = [Self::Wide, Self::ReadsFlags, Self::LeavesFlags, Self::Several];
        let kinds = SpecKind::ALL.into_iter().map(Self::Is);
        kinds
            .chain(OperationKind::ALL.into_iter().map(Self::Has))
            .chain((0..=MOST_INPUTS).map(Self::Inputs))
            .chain(others)
    }
}

impl Numbered for WindowFeature {
    fn number(self) -> u32 {
        const HAS: usize = SpecKind::ALL.len();
        const INPUTS: usize = HAS + OperationKind::ALL.len();
        const OTHERS: usize = INPUTS + MOST_INPUTS as usize + 1;
        let number = match self {
            WindowFeature::Is(kind) => kind as usize,
            WindowFeature::Has(kind) => HAS + kind as usize,
            WindowFeature::Inputs(n) => INPUTS + usize::from(n),
            WindowFeature::Wide => OTHERS,
            WindowFeature::ReadsFlags => OTHERS + 1,
            WindowFeature::LeavesFlags => OTHERS + 2,
            WindowFeature::Several => OTHERS + 3,
        };
        number as u32
    }
}

impl fmt::Display for WindowFeature {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            WindowFeature::Is(kind) => write!(f, "is-{kind:?}"),
            WindowFeature::Has(kind) => write!(f, "has-{kind:?}"),
            WindowFeature::Inputs(n) => write!(f, "inputs-{n}"),
            other => write!(f, "{other:?}"),
        }
    }
}

/// What is known of a window.
pub fn features(dag: &Dag, w: &Window, spec: &Spec) -> NumberedSet<WindowFeature> {
    use WindowFeature as F;
    let kinds = SpecKind::recognise(spec).into_iter().map(F::Is);
    let operations = rows(dag, w).filter_map(|r| r.kind).map(F::Has);
    let inputs = spec.inputs.iter().filter(|i| i.varies()).count().min(usize::from(MOST_INPUTS)) as u8;
    let others = [
        (spec.outputs.iter().any(|o| o.class == Class::GENERAL && o.mask >> 32 != 0), F::Wide),
        (spec.inputs.iter().any(|i| i.value.is_flag()), F::ReadsFlags),
        (spec.outputs.iter().any(|o| o.value.is_flag()), F::LeavesFlags),
        (spec.outputs.len() > 1, F::Several),
    ];
    let others = others.into_iter().filter(|(is, _)| *is).map(|(_, feature)| feature);
    kinds.chain(operations).chain([F::Inputs(inputs)]).chain(others).collect()
}
