//! Which two inputs of a row may change places, derived from the rows' meanings.
//!
//! `add a, b` computes the same as `add b, a`; `cmovl a, b` the same as `cmovge b, a`; `mul b` with `a` in
//! `rax` the same as `mul a` with `b` there. None of this is listed: two inputs are exchanged in the
//! terms of a row, and the result is looked up among the terms of all rows.

use dag::ir::graph::Class;
use isa::{Arena, ExprId, Flag, FlagSet, Masking, Row, RowId, RowSym, Sym, Width, table};
use rustc_hash::FxHashMap;
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

/// The swaps of a row, derived when somebody asks for them.
pub fn swaps(row: RowId) -> &'static [Swap] {
    static SWAPS: OnceLock<Vec<OnceLock<Vec<Swap>>>> = OnceLock::new();
    let each = SWAPS.get_or_init(|| table().iter().map(|_| OnceLock::new()).collect());
    each[usize::from(row.0)].get_or_init(|| derive(row))
}

/// Derives the swaps of these rows before anybody asks: a millisecond each.
pub fn foresee(rows: impl Iterator<Item = RowId>) {
    rows.for_each(|row| _ = swaps(row));
}

/// What must agree for one row to stand in for another, beside the terms that are written.
fn alike(a: &Row, b: &Row) -> bool {
    a.operands == b.operands
        && a.implicit == b.implicit
        && a.upper == b.upper
        && a.flags == b.flags
        && a.features == b.features
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

/// A row's terms.
struct RowTerms {
    row: RowId,
    terms: Vec<Option<ExprId>>,
}

impl RowTerms {
    /// In an arena of a few rows: a copy of the table's would be large.
    fn of(arena: &mut Arena, id: RowId, row: &Row) -> RowTerms {
        let old = terms(row);
        let roots: Vec<ExprId> = old.iter().flatten().copied().collect();
        let mut new = arena.instantiate(&table().arena, &roots, &mut Arena::var).into_iter();
        RowTerms { row: id, terms: old.iter().map(|t| t.and_then(|_| new.next())).collect() }
    }
}

fn derive(id: RowId) -> Vec<Swap> {
    let row = table().row(id);
    let candidates = candidates(row);
    if candidates.is_empty() {
        return Vec::new();
    }
    let mut arena = Arena::new();
    let rows = table().iter().filter(|(_, other)| alike(row, other));
    let rows: Vec<RowTerms> = rows.map(|(id, row)| RowTerms::of(&mut arena, id, row)).collect();
    let own = rows.iter().find(|r| r.row == id).expect("a row is like itself");
    let swap = |(a, b, width)| {
        let mapped = exchanged(&mut arena, &own.terms, symbol(row, a), symbol(row, b), width);
        let same = |other: &&RowTerms| register_terms(row, &other.terms) == register_terms(row, &mapped);
        // The row itself first: plain commutativity.
        let partner = Some(own).filter(same).or_else(|| rows.iter().find(same))?;
        let equal = |f: &Flag| {
            let at = mapped.len() - 6 + f.index();
            mapped[at] == partner.terms[at]
        };
        let flags = Flag::ALL.into_iter().filter(equal).fold(FlagSet::NONE, FlagSet::with);
        Some(Swap { a, b, row: partner.row, flags, width })
    };
    candidates.into_iter().filter_map(swap).collect()
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

/// Terms with the contents of two inputs exchanged.
fn exchanged(arena: &mut Arena, old: &[Option<ExprId>], a: Sym, b: Sym, width: Width) -> Vec<Option<ExprId>> {
    let (va, vb) = (arena.var(a, width.bits()), arena.var(b, width.bits()));
    let map = FxHashMap::from_iter([(a, vb), (b, va)]);
    let roots: Vec<ExprId> = old.iter().flatten().copied().collect();
    let mut new = arena.substitute(&roots, &map).into_iter();
    old.iter().map(|t| t.and_then(|_| new.next())).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// In the table's own arena, too, a row's terms with exchanged inputs are those of the partner.
    #[test]
    fn partners_write_the_exchanged_terms() {
        let mut arena = table().arena.clone();
        let mut found = 0;
        for (id, row) in table().iter() {
            for swap in swaps(id) {
                let (a, b) = (symbol(row, swap.a), symbol(row, swap.b));
                let mapped = exchanged(&mut arena, &terms(row), a, b, swap.width);
                let partner = table().row(swap.row);
                assert_eq!(register_terms(row, &mapped), register_terms(partner, &terms(partner)), "{}", row.mnemonic);
                found += 1;
            }
        }
        assert!(found >= 300, "{found} swaps");
        let is_sum = |r: &Row| matches!(r.mnemonic, "add" | "adc" | "adcx" | "adox");
        let sums = table().iter().filter(|(_, r)| is_sum(r) && r.operands[1].kinds.general());
        let all = Flag::ALL.into_iter().fold(FlagSet::NONE, FlagSet::with);
        let commutes = |id: RowId| swaps(id).iter().any(|s| s.row == id && s.flags == all);
        assert!(sums.map(|(id, _)| id).all(commutes), "a sum does not commute with all its flags");
    }
}
