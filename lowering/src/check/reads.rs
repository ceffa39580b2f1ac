//! Which flags an instruction of an emitted list really looks at. A row that keeps a flag in some cases (a shift by
//! nothing) reads it for the sake of its own result only: if nobody reads that, the old content is anything.
//!
//! Found backwards over the list from what is live at the end, on registers and flags of the machine; what the Dag says of
//! its values is not asked.

use crate::ir::Emitted;
use dag::ir::graph::{Dag, Kind, NodeId, Use};
use isa::row::{FlagEffect, RowSym};
use isa::{ExprId, Flag, FlagSet, Inst, Operand, Reg, Row, Width, table};

/// What is read later: bits of general registers, whole others.
struct LiveBits {
    regs: [u64; Reg::COUNT],
    flags: FlagSet,
}

/// The flags that each instruction looks at.
pub(super) fn flags_read(dag: &Dag, insts: &[Emitted]) -> Vec<FlagSet> {
    let flags = dag.live_out_flags.iter().fold(FlagSet::NONE, |s, (f, _)| s.with(*f));
    let mut live = LiveBits { regs: [0; Reg::COUNT], flags };
    for l in &dag.live_out {
        live.regs[l.reg.index()] |= if l.reg.gpr().is_some() { l.mask } else { u64::MAX };
    }
    let mut read = vec![FlagSet::NONE; insts.len()];
    for (e, read) in insts.iter().zip(&mut read).rev() {
        match e {
            Emitted::Inst { inst, node } => *read = before(inst, uses(dag, *node), &mut live),
            Emitted::Kept { node } => {
                if let Kind::Exit(exit) = &dag.node(*node).kind {
                    // The other way may read any register.
                    *read = exit.flags.iter().fold(FlagSet::NONE, |s, (f, _)| s.with(*f));
                    live.flags = live.flags.union(*read);
                    live.regs = [u64::MAX; Reg::COUNT];
                }
                let Kind::Opaque { reads, flags, writes, flags_written, .. } = &dag.node(*node).kind else { continue };
                *read = flags.iter().fold(FlagSet::NONE, |s, (f, _)| s.with(*f));
                live.flags = live.flags.minus(*flags_written).union(*read);
                writes.iter().for_each(|r| live.regs[r.index()] = 0);
                reads.iter().for_each(|(r, _)| live.regs[r.index()] = u64::MAX);
            }
        }
    }
    read
}

/// What the instruction's node says of its operands, if it has one.
fn uses(dag: &Dag, node: Option<NodeId>) -> &[Use] {
    match node.map(|n| &dag.node(n).kind) {
        Some(Kind::Inst { operands, .. }) => operands,
        _ => &[],
    }
}

/// The flags that an instruction looks at where this is read later; afterwards what is read from before it on.
fn before(inst: &Inst, uses: &[Use], live: &mut LiveBits) -> FlagSet {
    let row = table().row(inst.row);
    let places = places(row, inst);
    let demanded = table().arena.demanded(&results(row, &places, live));
    let looked_at = |s: RowSym| demanded.get(&s.sym()).copied().unwrap_or(0);
    let read = Flag::ALL.into_iter().filter(|f| looked_at(RowSym::Flag(*f)) != 0).fold(FlagSet::NONE, FlagSet::with);
    let written = Flag::ALL.into_iter().filter(|f| row.flags[f.index()] != FlagEffect::Untouched);
    live.flags = live.flags.minus(written.fold(FlagSet::NONE, FlagSet::with)).union(read);
    for p in places.iter().filter(|p| p.writes) {
        // What a narrow result leaves of a register is anything, if the node says so.
        let anything = |k| matches!(uses.get(k), Some(Use::Any | Use::Fresh));
        let whole = (0..uses.len()).any(|k| anything(k) && p.symbol == RowSym::Operand(k as u8));
        live.regs[p.reg.index()] &= if whole { 0 } else { !p.replaced(row) };
    }
    for p in &places {
        live.regs[p.reg.index()] |= p.in_register(looked_at(p.symbol));
    }
    for (k, (spec, op)) in row.operands.iter().zip(&inst.operands).enumerate() {
        let Some(m) = op.mem() else { continue };
        // The low bits of an address that is only computed depend on low bits alone.
        let sum = looked_at(RowSym::Operand(k as u8)) as u64;
        let bits = if spec.kinds.address { u64::MAX.checked_shr(sum.leading_zeros()).unwrap_or(0) } else { u64::MAX };
        for g in m.base.into_iter().chain(m.index.map(|i| i.0)) {
            live.regs[Reg::of(g).index()] |= bits;
        }
    }
    read
}

/// A register that an instruction names or has fixed.
struct Placed {
    reg: Reg,
    symbol: RowSym,
    /// Its new content, if the instruction writes it.
    written: Option<ExprId>,
    writes: bool,
    width: Width,
    /// 8 for `ah` to `bh`.
    shift: u32,
}

impl Placed {
    /// Bits of the register for bits of the operand.
    fn in_register(&self, bits: u128) -> u64 {
        match self.reg.gpr() {
            Some(_) => (bits as u64 & self.width.mask()) << self.shift,
            None if bits == 0 => 0,
            None => u64::MAX,
        }
    }

    /// And the other way round.
    fn in_operand(&self, bits: u64) -> u128 {
        match self.reg.gpr() {
            Some(_) => (bits >> self.shift & self.width.mask()).into(),
            None if bits == 0 => 0,
            None => u128::MAX,
        }
    }

    /// Bits of the old content that are gone after a write: narrow and legacy writes leave what is above.
    fn replaced(&self, row: &Row) -> u64 {
        match row.upper.leaves_above(self.reg.file(), self.width) {
            true if self.reg.gpr().is_some() => self.in_register(u128::MAX),
            true => 0,
            false => u64::MAX,
        }
    }
}

fn places(row: &Row, inst: &Inst) -> Vec<Placed> {
    let m = &row.meaning;
    let mut places = Vec::new();
    for (k, (spec, op)) in row.operands.iter().zip(&inst.operands).enumerate() {
        let Some(reg) = op.reg() else { continue };
        let shift = if matches!(op, Operand::Reg(r) if r.high) { 8 } else { 0 };
        let (symbol, written) = (RowSym::Operand(k as u8), m.operands[k]);
        places.push(Placed { reg, symbol, written, writes: spec.access.writes(), width: spec.width, shift });
    }
    for (spec, &written) in row.implicit.iter().zip(&m.implicit) {
        let (reg, symbol) = (spec.reg, RowSym::Implicit(spec.reg));
        places.push(Placed { reg, symbol, written, writes: spec.access.writes(), width: spec.width, shift: 0 });
    }
    places
}

/// The bits of a row's results that somebody looks at: memory, faults and jumps always, registers and flags if they are
/// live.
fn results(row: &Row, places: &[Placed], live: &LiveBits) -> Vec<(ExprId, u128)> {
    let m = &row.meaning;
    let always = [m.address, m.stored, m.fault, m.taken].into_iter().flatten();
    let in_register = |k: usize| places.iter().any(|p| p.symbol == RowSym::Operand(k as u8));
    let stored = m.operands.iter().enumerate().filter(|(k, _)| !in_register(*k)).filter_map(|(_, e)| *e);
    let flags = Flag::ALL.into_iter().filter(|f| live.flags.contains(*f)).filter_map(|f| m.flags[f.index()]);
    let registers = places.iter().filter_map(|p| Some((p.written?, p.in_operand(live.regs[p.reg.index()]))));
    always.chain(stored).chain(flags).map(|e| (e, u128::MAX)).chain(registers).filter(|x| x.1 != 0).collect()
}
