//! Which bits of the machine state have a defined value at a point of a straight-line function.

use dag::ir::random::Random;
use isa::{Arena, ExprId, Flag, FlagSet, Gpr, Inst, Operand, RegRef, RowSym, Sym, Width, table};

/// Defined bits of each register and flag, and what was written last.
#[derive(Clone, Debug)]
pub(super) struct Known {
    bits: [u64; 16],
    flags: FlagSet,
    /// Defined at 64 bits, the latest last.
    recent: Vec<Gpr>,
    /// Of these, what nothing has read yet.
    unread: Vec<Gpr>,
    /// Undefined results count as defined.
    careless: bool,
}

/// Whether an instruction writes a register, named or not.
pub(super) fn writes(inst: &Inst, g: Gpr) -> bool {
    let row = table().row(inst.row);
    let explicit = row.operands.iter().zip(&inst.operands).any(|(spec, op)| match op {
        Operand::Reg(r) => spec.access.writes() && r.gpr == g,
        _ => false,
    });
    explicit || row.implicit.iter().any(|i| i.access.writes() && i.reg.gpr() == Some(g))
}

/// Whether an instruction loads or stores.
pub(super) fn touches_memory(inst: &Inst) -> bool {
    let mut operands = table().row(inst.row).operands.iter().zip(&inst.operands);
    operands.any(|(spec, op)| matches!(op, Operand::Mem(_)) && !spec.kinds.address)
}

fn reads(inst: &Inst, g: Gpr) -> bool {
    let row = table().row(inst.row);
    let explicit = row.operands.iter().zip(&inst.operands).any(|(spec, op)| match op {
        Operand::Reg(r) => spec.access.reads() && r.gpr == g,
        Operand::Mem(m) => m.base == Some(g) || m.index.is_some_and(|(i, _)| i == g),
        _ => false,
    });
    explicit || row.implicit.iter().any(|i| i.access.reads() && i.reg.gpr() == Some(g))
}

/// Bits of a register operand.
fn slice(r: RegRef, w: Width) -> u64 {
    if r.high { 0xff00 } else { w.mask() }
}

impl Known {
    pub(super) fn new(arguments: &[Gpr], careless: bool) -> Known {
        let mut known =
            Known { bits: [0; 16], flags: FlagSet::NONE, recent: arguments.to_vec(), unread: Vec::new(), careless };
        for g in arguments {
            known.bits[g.index()] = u64::MAX;
        }
        known
    }

    /// A register with 64 defined bits, most often one that nothing has read, or one of the last two that were written.
    pub(super) fn recent(&self, rng: &mut Random) -> Gpr {
        if !self.unread.is_empty() && rng.below(2) == 0 {
            return self.unread[rng.below(self.unread.len())];
        }
        let n = self.recent.len();
        let back = if rng.below(3) == 0 { rng.below(n) } else { rng.below(n.min(2)) };
        self.recent[n - 1 - back]
    }

    /// The widest whose bits are all defined.
    pub(super) fn width(&self, g: Gpr) -> Option<Width> {
        Width::GENERAL.into_iter().rev().find(|w| w.mask() & !self.bits[g.index()] == 0)
    }

    /// Notes what an instruction leaves. False, and nothing changes, if it takes or gives something undefined
    /// outside the flags, or could fault.
    pub(super) fn execute(&mut self, inst: &Inst) -> bool {
        let row = table().row(inst.row);
        let addressed = inst.operands.iter().all(|o| match o {
            Operand::Mem(m) => m.base.iter().chain(m.index.iter().map(|(g, _)| g)).all(|g| self.whole(*g)),
            _ => true,
        });
        if !addressed || row.meaning.fault.is_some() || row.meaning.taken.is_some() {
            return false;
        }
        let mut after = self.clone();
        after.unread.retain(|g| !reads(inst, *g));
        let mut terms = KnownTerms { arena: Arena::new(), known: self, inst };
        for (i, (spec, new)) in row.operands.iter().zip(&row.meaning.operands).enumerate() {
            let Some(new) = new else { continue };
            if !terms.defined(*new) {
                return false;
            }
            if let Operand::Reg(r) = inst.operands[i] {
                after.write(r, spec.width);
            }
        }
        for (spec, new) in row.implicit.iter().zip(&row.meaning.implicit) {
            let Some(new) = new else { continue };
            if !terms.defined(*new) {
                return false;
            }
            spec.reg.gpr().into_iter().for_each(|g| after.write(g.into(), spec.width));
        }
        for f in Flag::ALL {
            if let Some(new) = row.meaning.flags[f.index()] {
                if !terms.written(new) {
                    return false;
                }
                after.flags = if terms.defined(new) { after.flags.with(f) } else { after.flags.without(f) };
            }
        }
        *self = after;
        true
    }

    /// A division whose operands its writer has made safe.
    pub(super) fn divide(&mut self) {
        for g in [Gpr::RAX, Gpr::RDX] {
            self.write(g.into(), Width::W64);
        }
        self.flags = FlagSet::NONE;
    }

    pub(super) fn whole(&self, g: Gpr) -> bool {
        self.bits[g.index()] == u64::MAX
    }

    /// 32-bit writes define the upper half too.
    fn write(&mut self, r: RegRef, w: Width) {
        let bits = if w == Width::W32 { u64::MAX } else { slice(r, w) };
        self.bits[r.gpr.index()] |= bits;
        for list in [&mut self.recent, &mut self.unread] {
            list.retain(|g| *g != r.gpr);
        }
        if self.whole(r.gpr) {
            self.recent.push(r.gpr);
            self.unread.push(r.gpr);
        }
    }
}

/// The meaning of one instruction over the registers it names: equal registers are equal variables, so `xor eax, eax`
/// mentions none, and immediates are numbers, so `shl eax, 1` leaves a defined OF.
struct KnownTerms<'a> {
    arena: Arena,
    known: &'a Known,
    inst: &'a Inst,
}

/// Variables whose value is defined, and others.
const DEFINED: u32 = 0;
const UNDEFINED: u32 = 1;
/// What the manual leaves undefined.
const FREE: u32 = 2;
/// Register slices and flags follow, so that equal ones are equal.
const SLICES: u32 = 16;
const FLAGS: u32 = 256;

impl KnownTerms<'_> {
    fn variables(&mut self, e: ExprId) -> Vec<(Sym, u16)> {
        let (known, inst) = (self.known, self.inst);
        let subst = &mut |a: &mut Arena, s: Sym, w: u16| value(a, known, inst, s, w);
        let e = self.arena.instantiate(&table().arena, &[e], subst);
        self.arena.variables(&e)
    }

    /// Depends on no register that was never written; undefined results and flags do not count.
    fn written(&mut self, e: ExprId) -> bool {
        let known = self.known;
        let register = |s: u32| (SLICES..FLAGS).contains(&s);
        let unwritten = |s: u32| known.bits[(s - SLICES) as usize / 8] & slice_of(s) != slice_of(s);
        !self.variables(e).into_iter().any(|(s, _)| register(s.0) && unwritten(s.0))
    }

    fn defined(&mut self, e: ExprId) -> bool {
        let known = self.known;
        self.variables(e).into_iter().all(|(s, _)| match s.0 {
            DEFINED => true,
            UNDEFINED => false,
            FREE => known.careless,
            s if s >= FLAGS => known.flags.contains(Flag::ALL[(s - FLAGS) as usize]),
            s => known.bits[(s - SLICES) as usize / 8] & slice_of(s) == slice_of(s),
        })
    }
}

fn slice_sym(r: RegRef, w: Width) -> Sym {
    let part = if r.high { 4 } else { w as u32 };
    Sym(SLICES + 8 * r.gpr.index() as u32 + part)
}

fn slice_of(sym: u32) -> u64 {
    match (sym - SLICES) % 8 {
        4 => 0xff00,
        w => Width::GENERAL[w as usize].mask(),
    }
}

fn value(a: &mut Arena, known: &Known, inst: &Inst, s: Sym, w: u16) -> ExprId {
    let row = table().row(inst.row);
    let sym = match RowSym::of(s) {
        RowSym::Operand(i) => match &inst.operands[usize::from(i)] {
            Operand::Imm(v) => return a.constant(w, *v as u128),
            Operand::Reg(r) => slice_sym(*r, row.operands[usize::from(i)].width),
            // Addresses and what memory holds: the registers in them were looked at already.
            _ => return distinct(a, w),
        },
        RowSym::Implicit(r) if let Some(g) = r.gpr() => {
            let width = Width::from_bits(u32::from(w)).expect("implicit operands are registers");
            slice_sym(g.into(), width)
        }
        RowSym::Flag(f) => Sym(FLAGS + f.index() as u32),
        RowSym::CpuHasBmi1 | RowSym::Mxcsr | RowSym::Loaded | RowSym::Implicit(_) => return distinct(a, w),
        RowSym::St(_) | RowSym::Occupied(_) => return distinct(a, w),
        RowSym::Unknown(_) if known.careless => Sym(FREE),
        RowSym::Unknown(_) => Sym(UNDEFINED),
    };
    a.var(sym, w)
}

fn distinct(a: &mut Arena, w: u16) -> ExprId {
    a.var(Sym(DEFINED), w)
}
