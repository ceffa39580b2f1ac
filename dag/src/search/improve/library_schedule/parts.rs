//! What libraries are put together from: kinds of operations, and what their operands may be beyond the least.

use super::numbered::{Numbered, NumberedSet};
use crate::ir::graph::{Dag, Kind, Use};
use crate::search::components::{Component, Fill, Make};
use isa::{Cond, OperationKind, Row, Width, table};
use std::collections::BTreeSet;
use std::fmt;

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum LibraryPart {
    Kind(OperationKind),
    /// The window's own numbers as immediates, beside 0, 1 and -1.
    OwnNumbers,
    /// The width less one as an immediate: what counts are taken modulo, and the place of the sign.
    LastPlace,
    /// Other numbers as immediates, and addresses that scale.
    OtherNumbers,
    /// Numbers in registers of their own.
    LoadedNumbers,
    /// Conditions that the window does not test.
    OtherConditions,
    /// Widths that the window does not compute at.
    OtherWidths,
}

pub type LibraryParts = NumberedSet<LibraryPart>;

impl LibraryPart {
    const OPERANDS: [LibraryPart; 6] = [
        Self::OwnNumbers,
        Self::LastPlace,
        Self::OtherNumbers,
        Self::LoadedNumbers,
        Self::OtherConditions,
        Self::OtherWidths,
    ];

    /// All of them.
    pub fn all() -> impl Iterator<Item = LibraryPart> {
        OperationKind::ALL.into_iter().map(Self::Kind).chain(Self::OPERANDS)
    }
}

impl Numbered for LibraryPart {
    fn number(self) -> u32 {
        let number = match self {
            LibraryPart::Kind(kind) => kind as usize,
            LibraryPart::OwnNumbers => OperationKind::ALL.len(),
            LibraryPart::LastPlace => OperationKind::ALL.len() + 1,
            LibraryPart::OtherNumbers => OperationKind::ALL.len() + 2,
            LibraryPart::LoadedNumbers => OperationKind::ALL.len() + 3,
            LibraryPart::OtherConditions => OperationKind::ALL.len() + 4,
            LibraryPart::OtherWidths => OperationKind::ALL.len() + 5,
        };
        number as u32
    }
}

impl fmt::Display for LibraryPart {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            LibraryPart::Kind(kind) => write!(f, "{kind:?}"),
            other => write!(f, "{other:?}"),
        }
    }
}

/// What a window has itself: anything else is a part that a library has or has not.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OwnOperands {
    pub numbers: BTreeSet<u64>,
    pub conditions: BTreeSet<Cond>,
    pub widths: Vec<Width>,
}

impl OwnOperands {
    /// The parts that a component is of: a library has it if it has all of them.
    pub fn parts_of(&self, component: &Component) -> LibraryParts {
        let Some(row) = component.row() else {
            return match component.make {
                Make::Constant(_) => [LibraryPart::LoadedNumbers].into_iter().collect(),
                Make::Inst(_) => LibraryParts::EMPTY,
            };
        };
        let fill = |f: &Fill| match f {
            Fill::Imm(i) => self.number(row, *i),
            Fill::Address { base, index, disp } => {
                self.address(row, base.is_some(), index.map(|(_, scale)| scale), *disp)
            }
            _ => None,
        };
        component.fill.iter().filter_map(fill).chain(self.of_row(row)).collect()
    }

    /// The parts that a program is made of.
    pub fn parts_of_program(&self, program: &Dag) -> LibraryParts {
        let alive = program.alive();
        let nodes = program.iter().filter(|(id, _)| alive[id.index()]);
        // The zero under a truth value comes along with it.
        let loaded = |kind: &Kind| matches!(kind, Kind::Const(c) if *c != 0).then_some(LibraryPart::LoadedNumbers);
        let parts = |kind: &Kind| match kind {
            Kind::Inst { row, operands, .. } => {
                let row = table().row(*row);
                let operands = operands.iter().filter_map(|u| match u {
                    Use::Imm(i) => self.number(row, *i),
                    Use::Mem(a) => self.address(row, a.base.is_some(), a.index.map(|(_, scale)| scale), a.disp),
                    _ => None,
                });
                operands.chain(self.of_row(row)).collect()
            }
            other => loaded(other).into_iter().collect::<LibraryParts>(),
        };
        nodes.map(|(_, node)| parts(&node.kind)).fold(LibraryParts::EMPTY, LibraryParts::union)
    }

    fn of_row(&self, row: &Row) -> impl Iterator<Item = LibraryPart> {
        let condition = row.condition().filter(|c| !self.conditions.is_empty() && !self.conditions.contains(c));
        let wide = |w: &Width| matches!(w, Width::W32 | Width::W64);
        // What only compares is of the width that it reads.
        let written = row.operands.iter().find(|o| o.access.writes()).or(row.operands.first());
        let other = written.is_some_and(|o| wide(&o.width) && !self.widths.contains(&o.width));
        let kind = row.kind.map(LibraryPart::Kind).into_iter();
        let condition = condition.map(|_| LibraryPart::OtherConditions);
        kind.chain(condition).chain(other.then_some(LibraryPart::OtherWidths))
    }

    fn number(&self, row: &Row, i: i64) -> Option<LibraryPart> {
        let width = row.operands.first().map_or(Width::W64, |o| o.width);
        let is_own = |c: &u64| (c ^ i as u64) & width.mask() == 0;
        match i {
            -1..=1 => None,
            _ if self.numbers.iter().any(is_own) => Some(LibraryPart::OwnNumbers),
            _ if i + 1 == i64::from(width.bits()) => Some(LibraryPart::LastPlace),
            _ => Some(LibraryPart::OtherNumbers),
        }
    }

    /// A sum as an address: two registers and a number are the least.
    fn address(&self, row: &Row, base: bool, scale: Option<u8>, disp: i64) -> Option<LibraryPart> {
        let plain = scale.is_none_or(|s| s == 1) && (base || disp == 0);
        if plain { self.number(row, disp) } else { Some(LibraryPart::OtherNumbers) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::graph::{Class, LiveOut, Node, Port, Value};
    use crate::search::components::{ImmediatePool, LibrarySpec, library};
    use crate::search::spec::nth_register;
    use isa::{FeatureSet, Flag, FlagSet};

    fn everything() -> Vec<Component> {
        library(&LibrarySpec {
            features: FeatureSet::BASE,
            widths: vec![Width::W32, Width::W64],
            compared: Vec::new(),
            constants: [7, 31, 63].into(),
            flags: FlagSet::of(&[Flag::CF, Flag::ZF, Flag::SF, Flag::OF]),
            synonyms: false,
            by_register: true,
            only: [].into(),
            conditions: [].into(),
            immediates: ImmediatePool::Usual,
            open: false,
            loaded: [1, u64::MAX].into(),
            high: false,
        })
    }

    fn own() -> OwnOperands {
        OwnOperands { numbers: [7].into(), conditions: [Cond::B, Cond::Ae].into(), widths: vec![Width::W32] }
    }

    /// A program of one component.
    fn program(component: &Component) -> Dag {
        let mut dag = Dag::new();
        let mut push = |kind, port| Value { node: dag.push(Node { kind, origin: None, effect: false }), port };
        let register = |n| nth_register(Class::GENERAL, n).expect("there are sixteen");
        let inputs: Vec<Value> = (0..component.slots).map(|n| push(Kind::Input(register(n)), Port::Whole)).collect();
        let flags = Flag::ALL.map(|f| push(Kind::InputFlag(f), Port::Flag(f)));
        let node = component.append(&mut dag, &inputs, &|f| Some(flags[f.index()])).expect("it has its inputs");
        match component.result {
            None if component.row().is_some() => {
                let flags = component.flags_out.iter().map(|f| (f, Value { node, port: Port::Flag(f) }));
                dag.live_out_flags.extend(flags);
            }
            port => {
                let value = Value { node, port: port.unwrap_or(Port::Whole) };
                dag.live_out.push(LiveOut { reg: register(0), value, mask: u64::MAX });
            }
        }
        dag
    }

    /// What is learned from programs is what libraries are chosen by.
    #[test]
    fn a_component_is_of_the_parts_of_its_program() {
        for component in everything() {
            let (learned, chosen) = (own().parts_of_program(&program(&component)), own().parts_of(&component));
            assert_eq!(learned, chosen, "{:?} {:?}", component.row().map(|r| r.mnemonic), component.fill);
        }
    }

    #[test]
    fn operands_are_of_parts() {
        use LibraryPart as P;
        let all = everything();
        let parts = |name: &str, fill: &dyn Fn(&[Fill]) -> bool| {
            let is = |c: &&Component| {
                c.row().is_some_and(|r| r.mnemonic == name && r.width() == Some(Width::W32)) && fill(&c.fill)
            };
            own().parts_of(all.iter().find(is).unwrap_or_else(|| panic!("{name} is in the library")))
        };
        let number = |n: i64| move |fill: &[Fill]| fill.contains(&Fill::Imm(n));
        let is = |found: LibraryParts, parts: &[LibraryPart]| found == parts.iter().copied().collect();
        assert!(is(parts("and", &number(-1)), &[P::Kind(OperationKind::Logic)]));
        assert!(is(parts("and", &number(7)), &[P::Kind(OperationKind::Logic), P::OwnNumbers]));
        assert!(is(parts("and", &number(-8)), &[P::Kind(OperationKind::Logic), P::OtherNumbers]));
        assert!(is(parts("shr", &number(31)), &[P::Kind(OperationKind::Shift), P::LastPlace]));
        let any = |_: &[Fill]| true;
        assert!(is(parts("cmovb", &any), &[P::Kind(OperationKind::Selection)]));
        assert!(is(parts("cmovl", &any), &[P::Kind(OperationKind::Selection), P::OtherConditions]));
    }
}
