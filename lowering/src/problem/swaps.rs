//! Which two inputs of a row may change places, derived from the rows' meanings.
//!
//! `add a, b` computes the same as `add b, a`; `cmovl a, b` the same as `cmovge b, a`; `mul b` with `a` in
//! `rax` the same as `mul a` with `b` there. None of this is listed: two inputs are exchanged in the
//! terms of a row, and the result is looked up among the terms of all rows.

use dag::ir::graph::Class;
use isa::row::{FlagEffect, Implicit, OperandSpec};
use isa::{Arena, ExprId, FeatureSet, Flag, FlagSet, Masking, Row, RowId, RowSym, Sym, Upper, Width, table};
use std::collections::HashMap;
use std::sync::OnceLock;

/// Where an instruction names a register that it reads or writes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Slot {
    /// Explicit operand `i`.
    Operand(u8),
    /// Implicit operand `i` of the row.
    Implicit(u8),
    /// Base or index of the memory operand `i`.
    Base(u8),
    Index(u8),
    /// A fixed register of an opaque instruction or call.
    Fixed(isa::Reg),
}

/// With the contents of `a` and `b` exchanged, `row` writes the same values to the same operands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Swap {
    pub a: Slot,
    pub b: Slot,
    pub row: RowId,
    /// Flags that also come out the same.
    pub flags: FlagSet,
    /// Width of the operands, which is how much of a written register comes out the same when a narrow
    /// write merges with the old content.
    pub width: Width,
}

/// The swaps of a row.
pub fn swaps(row: RowId) -> &'static [Swap] {
    static SWAPS: OnceLock<Vec<Vec<Swap>>> = OnceLock::new();
    &SWAPS.get_or_init(derive)[usize::from(row.0)]
}

/// What must agree for one row to stand in for another: the shape, and the terms that are written.
#[derive(PartialEq, Eq, Hash)]
struct SwapKey {
    operands: Vec<OperandSpec>,
    implicit: Vec<Implicit>,
    upper: Upper,
    effects: [FlagEffect; 6],
    features: FeatureSet,
    written: Vec<Option<ExprId>>,
}

fn key(row: &Row, terms: &[Option<ExprId>]) -> SwapKey {
    SwapKey {
        operands: row.operands.clone(),
        implicit: row.implicit.clone(),
        upper: row.upper,
        effects: row.flags,
        features: row.features,
        written: register_terms(row, terms).to_vec(),
    }
}

/// All terms of a meaning in a fixed order: registers, fault, taken, flags.
fn terms(row: &Row) -> Vec<Option<ExprId>> {
    let m = &row.meaning;
    let registers = m.operands.iter().chain(&m.implicit);
    registers.chain([&m.address, &m.stored, &m.fault, &m.taken]).chain(&m.flags).copied().collect()
}

/// The part of [`terms`] before the flags.
fn register_terms<'t>(row: &Row, terms: &'t [Option<ExprId>]) -> &'t [Option<ExprId>] {
    &terms[..terms.len() - row.flags.len()]
}

fn derive() -> Vec<Vec<Swap>> {
    let table = table();
    let mut arena = table.arena.clone();
    let mut rows: HashMap<SwapKey, Vec<RowId>> = HashMap::new();
    for (id, row) in table.iter() {
        rows.entry(key(row, &terms(row))).or_default().push(id);
    }
    table.iter().map(|(id, row)| of_row(&mut arena, &rows, id, row)).collect()
}

fn of_row(arena: &mut Arena, rows: &HashMap<SwapKey, Vec<RowId>>, id: RowId, row: &Row) -> Vec<Swap> {
    let mut found = Vec::new();
    for (a, b, width) in candidates(row) {
        let mapped = exchanged(arena, row, symbol(row, a), symbol(row, b), width);
        // The row itself first: plain commutativity.
        let partners = rows.get(&key(row, &mapped)).map_or(&[][..], |v| v);
        let Some(&partner) = partners.iter().find(|&&p| p == id).or(partners.first()) else { continue };
        let flags = Flag::ALL.into_iter().filter(|&f| {
            let at = mapped.len() - 6 + f.index();
            mapped[at] == table().row(partner).meaning.flags[f.index()]
        });
        found.push(Swap { a, b, row: partner, flags: flags.fold(FlagSet::NONE, FlagSet::with), width });
    }
    found
}

/// Pairs of register inputs of one width, at least one of which costs something to place
/// (it is overwritten, or its register is fixed), and at most one of which is overwritten.
fn candidates(row: &Row) -> Vec<(Slot, Slot, Width)> {
    let mut inputs: Vec<(Slot, (Class, Width), bool, bool)> = Vec::new();
    for (i, o) in row.operands.iter().enumerate() {
        // What a masked row keeps of its destination is no other operand's.
        let whole = o.kinds.file.is_some() && row.masking == Masking::None;
        if o.access.reads() && (o.kinds.general() || whole) {
            let kind = (Class::of_kinds(&o.kinds), o.width);
            inputs.push((Slot::Operand(i as u8), kind, o.access.writes(), o.kinds.fixed.is_some()));
        }
    }
    for (i, o) in row.implicit.iter().enumerate() {
        if o.access.reads() && o.reg.gpr().is_some() {
            inputs.push((Slot::Implicit(i as u8), (Class::GENERAL, o.width), o.access.writes(), true));
        }
    }
    let mut pairs = Vec::new();
    for (k, x) in inputs.iter().enumerate() {
        for y in &inputs[k + 1..] {
            let placed = x.2 || x.3 || y.2 || y.3;
            if x.1 == y.1 && placed && !(x.2 && y.2) {
                pairs.push((x.0, y.0, x.1.1));
            }
        }
    }
    pairs
}

fn symbol(row: &Row, slot: Slot) -> Sym {
    match slot {
        Slot::Implicit(i) => RowSym::Implicit(row.implicit[usize::from(i)].reg).sym(),
        // Candidates are operands of rows.
        Slot::Operand(i) | Slot::Base(i) | Slot::Index(i) => RowSym::Operand(i).sym(),
        Slot::Fixed(r) => unreachable!("{r} is no operand of a row"),
    }
}

fn exchanged(arena: &mut Arena, row: &Row, a: Sym, b: Sym, width: Width) -> Vec<Option<ExprId>> {
    let (va, vb) = (arena.var(a, width.bits()), arena.var(b, width.bits()));
    let map = HashMap::from([(a, vb), (b, va)]);
    let old = terms(row);
    let roots: Vec<ExprId> = old.iter().flatten().copied().collect();
    let mut new = arena.substitute(&roots, &map).into_iter();
    old.iter().map(|t| t.and_then(|_| new.next())).collect()
}
