//! Names of the machine state this project models: the registers of [`file`](RegisterFile)s, flags, widths.
//! Every other register belongs to instructions without a row, which are kept as they are.

mod file;

pub(crate) use file::FileOperand;
pub use file::{CopyForm, CopyNeeds, FILES, FileTraits, NarrowWrite, RegisterFile};

use std::fmt;

/// Width of an operand.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Width {
    W8,
    W16,
    W32,
    W64,
    /// The x87 format, in memory only.
    W80,
    W128,
    W256,
    W512,
}

impl Width {
    /// Widths of general registers.
    pub const GENERAL: [Width; 4] = [Width::W8, Width::W16, Width::W32, Width::W64];
    /// Widths of vector registers.
    pub const VECTOR: [Width; 3] = [Width::W128, Width::W256, Width::W512];
    pub const ALL: [Width; 8] =
        [Width::W8, Width::W16, Width::W32, Width::W64, Width::W80, Width::W128, Width::W256, Width::W512];

    /// Number of bits, 8 to 512.
    pub const fn bits(self) -> u16 {
        match self {
            Width::W8 => 8,
            Width::W16 => 16,
            Width::W32 => 32,
            Width::W64 => 64,
            Width::W80 => 80,
            Width::W128 => 128,
            Width::W256 => 256,
            Width::W512 => 512,
        }
    }

    /// Number of bytes, 1 to 64.
    pub const fn bytes(self) -> u16 {
        self.bits() / 8
    }

    /// All ones at this width as far as 64 bits show it.
    pub const fn mask(self) -> u64 {
        if self.bits() < 64 { u64::MAX >> (64 - self.bits()) } else { u64::MAX }
    }

    pub const fn is_general(self) -> bool {
        self.bits() <= 64
    }

    pub fn from_bits(bits: u32) -> Option<Width> {
        Width::ALL.into_iter().find(|w| u32::from(w.bits()) == bits)
    }
}

/// A 64-bit general register, numbered as the encoding does (rax 0, rcx 1, rdx 2, rbx 3, rsp 4, …, r15 15).
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Gpr(u8);

impl Gpr {
    pub const RAX: Gpr = Gpr(0);
    pub const RCX: Gpr = Gpr(1);
    pub const RDX: Gpr = Gpr(2);
    pub const RBX: Gpr = Gpr(3);
    pub const RSP: Gpr = Gpr(4);
    pub const RBP: Gpr = Gpr(5);
    pub const RSI: Gpr = Gpr(6);
    pub const RDI: Gpr = Gpr(7);
    pub const R8: Gpr = Gpr(8);
    pub const R9: Gpr = Gpr(9);
    pub const R10: Gpr = Gpr(10);
    pub const R11: Gpr = Gpr(11);
    pub const R12: Gpr = Gpr(12);
    pub const R13: Gpr = Gpr(13);
    pub const R14: Gpr = Gpr(14);
    pub const R15: Gpr = Gpr(15);

    pub const COUNT: usize = 16;

    pub fn all() -> impl DoubleEndedIterator<Item = Gpr> {
        (0..16).map(Gpr)
    }

    pub fn new(number: usize) -> Option<Gpr> {
        (number < 16).then_some(Gpr(number as u8))
    }

    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// r8–r15: every use costs a REX prefix.
    pub const fn needs_rex(self) -> bool {
        self.0 >= 8
    }

    /// System V AMD64 psABI §3.2.1: rbx, rsp, rbp, r12–r15 belong to the caller.
    pub fn callee_saved(self) -> bool {
        Reg::of(self).callee_saved()
    }

    /// Spelling at a general width, without `%`: `al`, `ax`, `eax`, `rax`.
    pub fn name(self, width: Width) -> &'static str {
        const N8: [&str; 16] = [
            "al", "cl", "dl", "bl", "spl", "bpl", "sil", "dil", "r8b", "r9b", "r10b", "r11b", "r12b", "r13b", "r14b",
            "r15b",
        ];
        const N16: [&str; 16] = [
            "ax", "cx", "dx", "bx", "sp", "bp", "si", "di", "r8w", "r9w", "r10w", "r11w", "r12w", "r13w", "r14w",
            "r15w",
        ];
        const N32: [&str; 16] = [
            "eax", "ecx", "edx", "ebx", "esp", "ebp", "esi", "edi", "r8d", "r9d", "r10d", "r11d", "r12d", "r13d",
            "r14d", "r15d",
        ];
        const N64: [&str; 16] = [
            "rax", "rcx", "rdx", "rbx", "rsp", "rbp", "rsi", "rdi", "r8", "r9", "r10", "r11", "r12", "r13", "r14",
            "r15",
        ];
        let names = match width {
            Width::W8 => &N8,
            Width::W16 => &N16,
            Width::W32 => &N32,
            _ => &N64,
        };
        names[self.index()]
    }

    /// Reads a register name at any width, with or without `%`. High bytes (`ah`) are not whole-register names.
    pub fn parse(name: &str) -> Option<(Gpr, Width)> {
        let name = name.trim().trim_start_matches('%').to_ascii_lowercase();
        Width::GENERAL.into_iter().flat_map(|w| Gpr::all().map(move |g| (g, w))).find(|&(g, w)| g.name(w) == name)
    }
}

impl fmt::Display for Gpr {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name(Width::W64))
    }
}

impl fmt::Debug for Gpr {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Any register of the machine state, by a number through all files.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Reg(u8);

/// A number for each register, by [`Reg::index`]: which parts of it are meant. A bit stands for a bit of a register of 64
/// bits, and for a byte of a vector register.
pub type Parts = [u64; Reg::COUNT];

impl Reg {
    /// General registers first, in the order of their numbers, so that a [`Gpr::index`] is its register's.
    pub fn all() -> impl DoubleEndedIterator<Item = Reg> {
        (0..Reg::COUNT).filter_map(Reg::new)
    }

    pub const fn new(index: usize) -> Option<Reg> {
        if index < Reg::COUNT { Some(Reg(index as u8)) } else { None }
    }

    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The register of a general one's name.
    pub const fn of(g: Gpr) -> Reg {
        Reg(g.0)
    }

    /// The general register, if it is one.
    pub const fn gpr(self) -> Option<Gpr> {
        if self.0 < Gpr::COUNT as u8 { Some(Gpr(self.0)) } else { None }
    }

    /// Width of the whole content.
    pub const fn bits(self) -> u16 {
        self.file().bits()
    }

    /// Bits that one bit of [`Parts`] stands for.
    pub const fn grain(self) -> u16 {
        self.file().grain()
    }

    /// The low `bits` bits as [`Parts`] has them, whole bytes for a vector register.
    pub const fn low_part(self, bits: u16) -> u64 {
        self.file().low_part(bits)
    }
}

impl From<Gpr> for Reg {
    fn from(g: Gpr) -> Reg {
        Reg::of(g)
    }
}

impl fmt::Display for Reg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.gpr() {
            Some(g) => g.fmt(f),
            None => f.write_str(&self.name(Width::from_bits(u32::from(self.bits())).unwrap_or(Width::W64))),
        }
    }
}

impl fmt::Debug for Reg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A status flag of RFLAGS.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Flag {
    CF,
    PF,
    AF,
    ZF,
    SF,
    OF,
}

impl Flag {
    pub const ALL: [Flag; 6] = [Flag::CF, Flag::PF, Flag::AF, Flag::ZF, Flag::SF, Flag::OF];

    pub const fn index(self) -> usize {
        self as usize
    }

    /// Bit number in RFLAGS (SDM vol. 1 §3.4.3).
    pub const fn rflags_bit(self) -> u32 {
        match self {
            Flag::CF => 0,
            Flag::PF => 2,
            Flag::AF => 4,
            Flag::ZF => 6,
            Flag::SF => 7,
            Flag::OF => 11,
        }
    }
}

impl fmt::Display for Flag {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

/// A set of status flags.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct FlagSet(u8);

impl FlagSet {
    pub const NONE: FlagSet = FlagSet(0);
    pub const ALL: FlagSet = FlagSet(0x3f);

    pub fn of(flags: &[Flag]) -> FlagSet {
        flags.iter().fold(FlagSet::NONE, |s, &f| s.with(f))
    }
    pub const fn with(self, f: Flag) -> FlagSet {
        FlagSet(self.0 | 1 << f as u8)
    }
    pub const fn without(self, f: Flag) -> FlagSet {
        FlagSet(self.0 & !(1 << f as u8))
    }
    pub const fn contains(self, f: Flag) -> bool {
        self.0 >> f as u8 & 1 == 1
    }
    pub const fn union(self, o: FlagSet) -> FlagSet {
        FlagSet(self.0 | o.0)
    }
    pub const fn minus(self, o: FlagSet) -> FlagSet {
        FlagSet(self.0 & !o.0)
    }
    pub const fn intersect(self, o: FlagSet) -> FlagSet {
        FlagSet(self.0 & o.0)
    }
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
    pub fn iter(self) -> impl Iterator<Item = Flag> {
        Flag::ALL.into_iter().filter(move |&f| self.contains(f))
    }
}

impl fmt::Debug for FlagSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
