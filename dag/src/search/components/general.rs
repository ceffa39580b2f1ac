//! Libraries of instructions over general registers: rows at the widths, and with the immediates, that a window has itself.

use super::instance::{Filled, component, slots_of_all};
use super::open::OpenedForms;
use super::{Component, Fill};
use crate::ir::graph::Port;
use crate::semantics::symbolic::Context;
use isa::row::OperandSpec;
use isa::{Cond, FeatureSet, Flag, FlagSet, OperationKind, Row, Width, table};
use std::collections::BTreeSet;

/// What a library may contain.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LibrarySpec {
    pub features: FeatureSet,
    pub widths: Vec<Width>,
    /// Further widths of instructions that only compare.
    pub compared: Vec<Width>,
    /// Constants of the spec, as 64-bit patterns.
    pub constants: BTreeSet<u64>,
    /// Flags that steps may hand to each other; components that depend on others are left out.
    pub flags: FlagSet,
    /// With what others do as well but not in a register of its choice: sums with a number as addresses.
    pub synonyms: bool,
    /// With shifts by a register, which hand the flags on if the count is 0.
    pub by_register: bool,
    /// Only these kinds of operations; empty for all.
    pub only: BTreeSet<OperationKind>,
    /// The conditions that selections and truth values test; empty for all.
    pub conditions: BTreeSet<Cond>,
    pub immediates: ImmediatePool,
    /// With what operands follow from, and with immediates open, for strategies that deduce constants.
    pub open: bool,
    /// Numbers that may be loaded into a register of their own.
    pub loaded: BTreeSet<u64>,
    /// Bytes above the lowest are operands, too.
    pub high: bool,
}

/// Which numbers are immediates; but for the usual ones, addresses are not scaled.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Debug)]
pub enum ImmediatePool {
    /// 1, -1 and 0; 1 as a count.
    Ones,
    /// These and the spec's own.
    Own,
    /// These, what follows from them, and the counts that code is full of.
    #[default]
    Usual,
}

/// Builds the components of a library, in table order; then the constants.
pub fn library(wanted: &LibrarySpec) -> Vec<Component> {
    let mut out = Vec::new();
    for (id, row) in table().iter().filter(|(_, row)| may_have(row, wanted)) {
        let mut forms = OpenedForms::default();
        for fill in fills(row, wanted) {
            for result in results(row, wanted) {
                let build = |fill| {
                    component(&mut Context::new(), 1, Filled { row: id, fill, result, open: wanted.open }, wanted.flags)
                };
                let Some((mut c, _)) = build(fill.clone()) else { continue };
                if wanted.open {
                    c.opened = forms.opened(&c, |fill| build(fill).map(|c| c.0));
                }
                out.push(c);
            }
        }
    }
    out.extend(wanted.loaded.iter().map(|&c| Component::constant(c)));
    out
}

fn may_have(row: &Row, wanted: &LibrarySpec) -> bool {
    let wide = |w: Width| matches!(w, Width::W32 | Width::W64);
    row.is_general()
        && wanted.features.includes(row.features)
        && row.implicit.iter().all(|i| !i.access.writes() || wide(i.width))
        && row.meaning.fault.is_none()
        && row.meaning.taken.is_none()
        && row
            .kind
            .is_some_and(|k| k != OperationKind::Exchange && (wanted.only.is_empty() || wanted.only.contains(&k)))
        && row.condition().is_none_or(|c| wanted.conditions.is_empty() || wanted.conditions.contains(&c))
        && row.flags_used(&table().arena).minus(wanted.flags).is_empty()
        && (wanted.by_register || !hands_flags_on(row))
}

/// Whether a row reads flags only to leave them as they were: a shift by a register, if the count is 0.
pub fn hands_flags_on(row: &Row) -> bool {
    row.flags_used(&table().arena) != row.flags_read(&table().arena)
}

/// The registers that a row writes, each a result of its own; `None` for a row that leaves only flags.
fn results(row: &Row, wanted: &LibrarySpec) -> Vec<Option<Port>> {
    let explicit = row.operands.iter().enumerate().filter(|(_, o)| o.access.writes());
    // A bit scan writes all of a register whatever it reads, for it may leave all of it undefined.
    let scanned = row.operands.iter().find(|o| row.kind == Some(OperationKind::BitScan) && !o.access.writes());
    let explicit = explicit.map(|(i, o)| (Port::Operand(i as u8), scanned.map_or(o.width, |s| s.width)));
    let implicit = row.implicit.iter().enumerate().filter(|(_, i)| i.access.writes());
    let implicit = implicit.map(|(k, i)| (Port::Implicit(k as u8), i.width));
    let all: Vec<(Port, Width)> = explicit.chain(implicit).collect();
    if all.is_empty() {
        return vec![None];
    }
    // Narrow results are partial registers and are left to lifting; setcc brings its zero along. The parity of a byte is
    // in no wide result.
    let wide = |w: Width| wanted.widths.contains(&w) || is_truth(row);
    let parity = |w: Width| w == Width::W8 && wanted.compared.contains(&w) && wanted.flags.contains(Flag::PF);
    let flags_alone = all.iter().any(|(_, w)| !wide(*w) && parity(*w)).then_some(None);
    all.iter().filter(|(_, w)| wide(*w)).map(|(port, _)| Some(*port)).chain(flags_alone).collect()
}

fn is_truth(row: &Row) -> bool {
    row.kind == Some(OperationKind::Truth)
}

/// The operand forms of a row that search uses.
fn fills(row: &Row, wanted: &LibrarySpec) -> Vec<Vec<Fill>> {
    if is_truth(row) {
        return vec![vec![Fill::Zero]];
    }
    // What only compares does so at the widths wanted; the widths of results are looked at one by one.
    let writes = row.operands.iter().any(|o| o.access.writes()) || row.implicit.iter().any(|i| i.access.writes());
    let compared = |w: Width| wanted.widths.contains(&w) || wanted.compared.contains(&w);
    if !writes && row.operands.first().is_none_or(|o| !compared(o.width)) {
        return Vec::new();
    }
    let mut forms: Vec<Vec<Fill>> = vec![Vec::new()];
    for operand in 0..row.operands.len() {
        let longer = |form: &Vec<Fill>| -> Vec<Vec<Fill>> {
            let choices = operand_fills(row, operand, slots_of_all(form), wanted).into_iter();
            choices.map(|fill| form.iter().cloned().chain([fill]).collect()).collect()
        };
        forms = forms.iter().flat_map(longer).collect();
    }
    forms
}

/// What operand `i` may be, if the next free slot is `slot`.
fn operand_fills(row: &Row, i: usize, slot: usize, wanted: &LibrarySpec) -> Vec<Fill> {
    let spec = &row.operands[i];
    if spec.kinds.address {
        return addresses(row, i, slot, wanted);
    }
    if !spec.access.reads() {
        return vec![Fill::Fresh];
    }
    let register = spec.kinds.general().then_some(Fill::Slot(slot));
    let high = (wanted.high && may_read_high(row, spec)).then_some(Fill::High(slot));
    let immediates = if spec.kinds.imm { immediates(row, i, wanted) } else { Vec::new() };
    register.into_iter().chain(high).chain(immediates.into_iter().map(Fill::Imm)).collect()
}

/// The sums of registers and numbers that operand `i` may be, an address that is not accessed.
fn addresses(row: &Row, i: usize, slot: usize, wanted: &LibrarySpec) -> Vec<Fill> {
    let address = |base, index, disp| Fill::Address { base, index, disp };
    let sum = |disp| address(Some(slot), Some((slot + 1, 1)), disp);
    if wanted.immediates < ImmediatePool::Usual {
        return [0, -1].map(sum).to_vec();
    }
    let mut all = Vec::new();
    for scale in [1u8, 2, 4, 8] {
        all.push(address(Some(slot), Some((slot + 1, scale)), 0));
        if scale > 1 {
            all.push(address(None, Some((slot, scale)), 0));
            all.push(address(Some(slot), Some((slot, scale)), 0));
        }
    }
    all.extend([1, -1].map(sum));
    if wanted.synonyms {
        all.extend(immediates(row, i, wanted).into_iter().map(|disp| address(Some(slot), None, disp)));
    }
    all
}

/// Whether an operand can be `ah` to `bh`: no prefix names 64 bits or further registers (SDM vol. 2 §2.2.1.2).
fn may_read_high(row: &Row, spec: &OperandSpec) -> bool {
    let reads = spec.width == Width::W8 && spec.kinds.general() && spec.kinds.fixed.is_none() && !spec.access.writes();
    reads && !row.has_evex() && row.operands.iter().all(|o| o.width != Width::W64)
}

/// Immediates worth trying for operand `i`.
fn immediates(row: &Row, i: usize, wanted: &LibrarySpec) -> Vec<i64> {
    let w = row.operands[0].width;
    let is_count = row.operands[i].width == Width::W8 && w != Width::W8;
    let pool = if is_count { counts(w, wanted) } else { numbers(w, wanted) };
    pool.into_iter().collect()
}

/// Counts that shift and rotate at a width.
fn counts(w: Width, wanted: &LibrarySpec) -> BTreeSet<i64> {
    let bits = i64::from(w.bits());
    let own = wanted.constants.iter().filter(|c| **c > 0 && **c < bits as u64).map(|c| *c as i64);
    match wanted.immediates {
        ImmediatePool::Ones => [1].into(),
        ImmediatePool::Own => own.chain([1]).collect(),
        ImmediatePool::Usual => {
            let usual = [1, 2, 4, 8, 16, bits / 2, bits - 1].into_iter().filter(|c| *c < bits);
            // A rotation by a count is one the other way by the rest.
            own.flat_map(|c| [c, bits - c]).chain(usual).collect()
        }
    }
}

/// Numbers that are computed with at a width, as far as an immediate holds them.
fn numbers(w: Width, wanted: &LibrarySpec) -> BTreeSet<i64> {
    let signed = |v: u64| match w {
        Width::W8 => Some(i64::from(v as u8 as i8)),
        Width::W16 => Some(i64::from(v as u16 as i16)),
        Width::W32 => Some(i64::from(v as u32 as i32)),
        Width::W64 => Some(v as i64),
        _ => None,
    };
    let fits = |v: &i64| i32::try_from(*v).is_ok();
    let own = wanted.constants.iter();
    match wanted.immediates {
        ImmediatePool::Ones => [-1, 0, 1].into(),
        ImmediatePool::Own => own.filter_map(|c| signed(*c)).filter(fits).chain([-1, 0, 1]).collect(),
        ImmediatePool::Usual => {
            let related = own.flat_map(|c| [*c, c.wrapping_neg(), !c]);
            related.filter_map(signed).filter(fits).chain([0, 1, -1, 2]).collect()
        }
    }
}
