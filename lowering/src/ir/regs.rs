//! Sets of registers.

use dag::ir::graph::Class;
use isa::{Gpr, Reg, RegisterFile};
use std::fmt;

/// A set of registers, one bit per [`Reg::index`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Regs(pub u64);

impl Regs {
    pub const NONE: Regs = Regs(0);
    /// The sixteen general registers.
    pub const GENERAL: Regs = Regs::of_file(RegisterFile::General);
    /// rax, rcx, rdx, rbx: the registers whose bits 15:8 have a name.
    pub const WITH_HIGH_BYTE: Regs = Regs(0x000f);
    /// rax–rdi: nameable without a REX prefix (the low bytes of rsp–rdi excepted).
    pub const LEGACY: Regs = Regs(0x00ff);
    /// xmm0–31 at any width.
    pub const VECTOR: Regs = Regs::of_file(RegisterFile::Vector);
    /// xmm0–15: nameable without EVEX (SDM vol. 1 §15.5).
    pub const VECTOR_WITHOUT_EVEX: Regs = Regs(0xffff << RegisterFile::Vector.first());
    /// xmm0–7: nameable without a REX prefix or the bits of VEX that stand for it.
    pub const VECTOR_LOW: Regs = Regs(0xff << RegisterFile::Vector.first());
    /// k1–7: in the place of a write mask k0 says that there is none (SDM vol. 1 §15.6.1).
    pub const WRITE_MASK: Regs = Regs(0xfe << RegisterFile::Mask.first());

    /// Every register of a file.
    pub const fn of_file(file: RegisterFile) -> Regs {
        Regs((u64::MAX >> (64 - file.count())) << file.first())
    }
    /// Every register that can hold a value of a class.
    pub const fn of(class: Class) -> Regs {
        match class.file() {
            Some(file) => Regs::of_file(file),
            None => Regs::NONE,
        }
    }
    pub fn one(r: impl Into<Reg>) -> Regs {
        Regs(1 << r.into().index())
    }
    pub fn contains(self, r: impl Into<Reg>) -> bool {
        self.0 >> r.into().index() & 1 == 1
    }
    pub fn with(self, r: Reg) -> Regs {
        self.union(Regs::one(r))
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
    /// Members in the order of their numbers, general registers first.
    pub fn iter(self) -> impl Iterator<Item = Reg> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let first = Reg::new(left.trailing_zeros() as usize)?;
            left &= left - 1;
            Some(first)
        })
    }
    /// The only member of a set of one.
    pub fn single(self) -> Option<Reg> {
        if self.len() == 1 { self.iter().next() } else { None }
    }
}

/// The general register, if it is one.
pub fn general(r: Reg) -> Option<Gpr> {
    r.gpr()
}

impl FromIterator<Reg> for Regs {
    fn from_iter<I: IntoIterator<Item = Reg>>(regs: I) -> Regs {
        regs.into_iter().fold(Regs::NONE, Regs::with)
    }
}

impl fmt::Debug for Regs {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
