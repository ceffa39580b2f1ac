//! Sets of general registers.

use isa::Gpr;
use std::fmt;

/// A set of the sixteen general registers, one bit per [`Gpr::index`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Regs(pub u16);

impl Regs {
    pub const NONE: Regs = Regs(0);
    pub const ALL: Regs = Regs(0xffff);
    /// rax, rcx, rdx, rbx: the registers whose bits 15:8 have a name.
    pub const WITH_HIGH_BYTE: Regs = Regs(0x000f);
    /// rax–rdi: nameable without a REX prefix (the low bytes of rsp–rdi excepted).
    pub const LEGACY: Regs = Regs(0x00ff);

    pub fn one(g: Gpr) -> Regs {
        Regs(1 << g.index())
    }
    pub fn contains(self, g: Gpr) -> bool {
        self.0 >> g.index() & 1 == 1
    }
    pub fn with(self, g: Gpr) -> Regs {
        self.union(Regs::one(g))
    }
    pub fn union(self, o: Regs) -> Regs {
        Regs(self.0 | o.0)
    }
    pub fn and(self, o: Regs) -> Regs {
        Regs(self.0 & o.0)
    }
    pub fn minus(self, o: Regs) -> Regs {
        Regs(self.0 & !o.0)
    }
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }
    pub fn iter(self) -> impl Iterator<Item = Gpr> {
        Gpr::all().filter(move |&g| self.contains(g))
    }
    /// The only member of a set of one.
    pub fn single(self) -> Option<Gpr> {
        if self.len() == 1 { self.iter().next() } else { None }
    }
}

impl FromIterator<Gpr> for Regs {
    fn from_iter<I: IntoIterator<Item = Gpr>>(regs: I) -> Regs {
        regs.into_iter().fold(Regs::NONE, Regs::with)
    }
}

impl fmt::Debug for Regs {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
