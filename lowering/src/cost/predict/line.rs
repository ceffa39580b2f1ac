//! An instruction as the prediction sees it: what it waits for, what it makes, and what it keeps busy.

use crate::ir::Emitted;
use crate::ir::regs::Regs;
use dag::ir::graph::{Dag, Kind};
use isa::uarch::shape::{self, CostShape};
use isa::uarch::{Cycles, FormCost, Uarch, Units};
use isa::{
    Cond, Decoded, FlagSet, Gpr, Inst, MemRef, Opaque, Operand, Parts, Reg, Row, RowId, RowSym, Upper, Width, table,
};

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Line {
    /// Registers that the start waits for: those of addresses.
    pub addresses: Regs,
    /// Registers and flags that are needed `late` cycles after the start: with a memory source, when it has been loaded.
    pub reads: Regs,
    pub flags_read: FlagSet,
    pub late: u32,
    pub writes: Regs,
    pub flags_written: FlagSet,
    /// Cycles from the start to the results.
    pub latency: u32,
    pub uops: u32,
    pub units: Vec<(Units, Cycles)>,
    /// On a machine without units: how far apart instructions of this row are.
    pub distance: Option<(RowId, Cycles)>,
    pub load: Option<MemRef>,
    pub store: Option<MemRef>,
    /// It counts though no register that it writes is read: accesses to memory (which may fault), jumps, calls.
    pub lasting: bool,
}

impl Line {
    /// An instruction of the table. One that the machine has no number for takes one cycle and one micro-operation.
    pub fn of(inst: &Inst, tune: &Uarch) -> Line {
        let row = table().row(inst.row);
        let shape = shape::of(inst);
        let cost = shape.as_ref().and_then(|s| tune.cost_of(s));
        let mut line = Line { flags_read: flags_read(row), flags_written: row.flags_clobbered(), ..Line::default() };
        line.timed(cost);
        line.distance = cost.filter(|_| tune.units.is_empty()).map(|c| (inst.row, c.throughput));
        line.operands(inst, row);
        if shape.is_some_and(|s| breaks(&s, tune)) {
            line.reads = Regs::NONE;
        }
        line.late = line.latency.saturating_sub(from_registers(inst, row, tune).unwrap_or(line.latency));
        line
    }

    /// A line of an answer; what stands as it stood reads and writes what its node says.
    pub fn emitted(dag: &Dag, line: &Emitted, tune: &Uarch) -> Line {
        match line {
            Emitted::Inst { inst, .. } => Line::of(inst, tune),
            Emitted::Kept { node } => Line::kept(&dag.node(*node).kind, tune),
        }
    }

    /// An opaque node: its time is not known, one cycle stands for it. Or a jump.
    pub fn kept(kind: &Kind, tune: &Uarch) -> Line {
        let (reads, flags, writes, flags_written) = match kind {
            Kind::Opaque { reads, flags, writes, flags_written, .. } => (reads, flags, writes, flags_written),
            Kind::Exit(exit) => return Line::branch(exit.cond, tune),
            _ => return Line::default(),
        };
        Line {
            reads: reads.iter().map(|r| r.0).collect(),
            flags_read: flags.iter().fold(FlagSet::NONE, |s, f| s.with(f.0)),
            writes: writes.iter().copied().collect(),
            flags_written: *flags_written,
            ..Line::unknown()
        }
    }

    /// An instruction of the input; `None` for those that take no time (no-ops and the return).
    pub fn decoded(decoded: &Decoded, tune: &Uarch) -> Option<Line> {
        Some(match decoded {
            Decoded::Plain(inst) => Line::of(inst, tune),
            Decoded::Branch(cond, _) => Line::branch(*cond, tune),
            Decoded::Jump(_) => Line::jump(),
            Decoded::Opaque(o) => Line::opaque(o),
            Decoded::Call(_) | Decoded::IndirectCall(_) | Decoded::IndirectJump(_) => {
                Line { reads: Regs(u64::MAX), writes: Regs(u64::MAX), flags_written: FlagSet::ALL, ..Line::unknown() }
            }
            Decoded::Return | Decoded::Nop => return None,
        })
    }

    /// A conditional jump.
    pub fn branch(cond: Cond, tune: &Uarch) -> Line {
        let mnemonic = format!("j{}", cond.suffix());
        let row = table().iter().map(|(_, row)| row).find(|row| row.mnemonic == mnemonic);
        let mut line = Line { flags_read: cond.flags_read(), lasting: true, ..Line::default() };
        line.timed(row.and_then(|row| tune.branch_cost(row)));
        line
    }

    /// A jump: nothing waits for it.
    pub fn jump() -> Line {
        Line::unknown()
    }

    fn opaque(o: &Opaque) -> Line {
        let regs = |parts: &Parts| Reg::all().filter(|r| parts[r.index()] != 0).collect();
        Line {
            reads: regs(&o.reads),
            flags_read: o.flags_read,
            writes: regs(&o.writes),
            flags_written: o.flags_written,
            ..Line::unknown()
        }
    }

    /// One cycle, one micro-operation, which counts.
    fn unknown() -> Line {
        Line { latency: 1, uops: 1, lasting: true, ..Line::default() }
    }

    fn timed(&mut self, cost: Option<&FormCost>) {
        (self.latency, self.uops) = cost.map_or((1, 1), |c| (c.latency, c.uops));
        self.units = cost.map_or_else(Vec::new, |c| c.units.clone());
    }

    fn operands(&mut self, inst: &Inst, row: &Row) {
        for (operand, spec) in inst.operands.iter().zip(&row.operands) {
            if let Some(m) = operand.mem() {
                self.addresses =
                    m.base.into_iter().chain(m.index.map(|x| x.0)).fold(self.addresses, |s, g| s.with(g.into()));
                if !spec.kinds.address {
                    self.load = spec.access.reads().then(|| m.clone());
                    self.store = spec.access.writes().then(|| m.clone());
                    self.lasting = true;
                }
            }
            if let Some(r) = operand.reg() {
                self.register(r, spec.width, spec.access, row.upper);
            }
        }
        row.implicit.iter().for_each(|i| self.register(i.reg, i.width, i.access, row.upper));
        self.lasting |= row.implicit_memory.is_some() || row.meaning.fault.is_some();
    }

    /// A write that leaves part of the register waits for the old content.
    fn register(&mut self, r: Reg, width: Width, access: isa::Access, upper: Upper) {
        // What stands above the narrowest name of another register is none of legacy code's.
        let part = r.gpr().is_some() || width < r.file().narrowest();
        let merges = part && upper.leaves_above(r.file(), width);
        if access.reads() || merges {
            self.reads = self.reads.with(r);
        }
        if access.writes() {
            self.writes = self.writes.with(r);
        }
    }
}

/// Flags that results depend on. Shifts by a count that may be 0 also keep old flags; that is not waited for.
fn flags_read(row: &Row) -> FlagSet {
    let m = &row.meaning;
    let results = m.operands.iter().chain(&m.implicit);
    let mut roots: Vec<_> = results.chain([&m.stored, &m.taken]).filter_map(|e| *e).collect();
    if row.operands.is_empty() {
        roots.extend(m.flags.iter().flatten());
    }
    let flags = table().arena.variables(&roots).into_iter().filter_map(|(v, _)| match RowSym::of(v) {
        RowSym::Flag(f) => Some(f),
        _ => None,
    });
    flags.fold(FlagSet::NONE, FlagSet::with)
}

/// Whether the machine knows that the result does not depend on a register that stands there twice: its table then has
/// a number of its own for the idiom, and a smaller one.
fn breaks(shape: &CostShape, tune: &Uarch) -> bool {
    let exact = shape.texts();
    let time = |text: &String| tune.cost_of(&CostShape::from_text(text.clone())).map(|c| c.latency);
    shape.is_idiom() && exact.get(1).is_some_and(|plain| time(&exact[0]) < time(plain))
}

/// Latency of the form with a register in place of the memory that is read; `None` if there is none.
fn from_registers(inst: &Inst, row: &Row, tune: &Uarch) -> Option<u32> {
    let k = inst.operands.iter().position(|o| o.mem().is_some())?;
    let spec = &row.operands[k];
    if spec.kinds.address || !spec.access.reads() {
        return None;
    }
    // Registers that stand nowhere else: no idiom appears.
    let used: Regs = inst.operands.iter().filter_map(Operand::reg).collect();
    let unused = |r: &Reg| !used.contains(*r);
    let register = spec.kinds.file?.regs().find(|r| *r != Reg::of(Gpr::RSP) && unused(r))?;
    let mut other = inst.clone();
    other.operands[k] = register.into();
    tune.cost(&other).map(|c| c.latency)
}
