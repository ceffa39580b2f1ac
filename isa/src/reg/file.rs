//! Register files: everything that tells one from another, as data. Code that handles registers asks here and does not
//! ask which file it is; a new file is a new line of [`FILES`], and where its registers are in a
//! [`CpuState`](crate::native::CpuState).

use super::{Gpr, Reg, Width};
use iced_x86::{OpCodeOperandKind as K, Register};

/// The registers of one kind: instructions that name one of them may name any.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum RegisterFile {
    /// rax to r15: 64 bits (SDM vol. 1 §3.4.1).
    General,
    /// xmm, ymm and zmm of one number share a register of 512 bits (SDM vol. 1 §15.1).
    Vector,
    /// k0 to k7: 64 bits (SDM vol. 1 §15.6.1).
    Mask,
    /// mm0 to mm7: 64 bits, the significands of the x87 registers (SDM vol. 1 §9.2.1, §9.5).
    Mmx,
}

/// What becomes of a register's bits above the ones that are written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NarrowWrite {
    /// 8 and 16 bits leave them, 32 bits clear them (SDM vol. 1 §3.4.1.1).
    ByWidth,
    /// Legacy encodings leave them, VEX and EVEX encodings clear them (SDM vol. 1 §14.1.1).
    ByEncoding,
    /// They are cleared (SDM vol. 2, KMOVW and its kin).
    Clears,
}

/// What must be in use already for a copy to be made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CopyNeeds {
    Nothing,
    /// Legacy encodings, which are not mixed with VEX.
    NoVex,
    Vex,
    Evex,
    /// Masks of more than 16 bits.
    WideMasks,
}

/// A row that copies a register to another of its file.
#[derive(Clone, Copy, Debug)]
pub struct CopyForm {
    pub width: Width,
    pub mnemonic: &'static str,
    pub needs: CopyNeeds,
    /// It can name registers with numbers below this.
    pub reach: usize,
}

/// An operand of iced's lists that is a register of a file.
#[derive(Clone, Copy, Debug)]
pub(crate) struct FileOperand {
    pub kind: K,
    pub width: Width,
    /// It may be memory, too.
    pub or_memory: bool,
}

/// What differs between register files.
#[derive(Clone, Copy, Debug)]
pub struct FileTraits {
    pub file: RegisterFile,
    /// Number of its registers.
    pub count: usize,
    /// Widths at which its registers have names, the narrowest first; the last is that of the whole content.
    pub widths: &'static [Width],
    /// The spelling of a register at a width, without `%`.
    name: fn(usize, Width) -> String,
    /// What people call a register of it.
    pub noun: &'static str,
    /// The same in a row's heading.
    pub kind: &'static str,
    /// What marks its widths in the names of rows in the text form of a graph.
    pub letter: &'static str,
    pub narrow_write: NarrowWrite,
    /// Rows that copy, in the order of preference.
    pub copies: &'static [CopyForm],
    /// Numbers from here on take a bit of a REX prefix, or of what stands for it in VEX.
    pub prefixed_from: usize,
    /// Registers that belong to the caller (System V AMD64 psABI §3.2.1).
    pub preserved: &'static [usize],
    /// Registers in which a call may find an argument.
    pub arguments: &'static [usize],
    /// Registers of numbers to try when the table is checked: of operands 0 to 4, and in EVEX encodings.
    pub(crate) samples: [[usize; 5]; 2],
    /// iced's names of the first register at each width.
    pub(crate) iced: &'static [(Width, Register)],
    /// Operands of encodings; those of general registers stand where encodings are read.
    pub(crate) operands: &'static [FileOperand],
}

/// The files in the order of their registers' numbers.
pub const FILES: [FileTraits; 4] = [
    FileTraits {
        file: RegisterFile::General,
        count: Gpr::COUNT,
        widths: &Width::GENERAL,
        name: |n, width| Gpr::new(n).map_or(String::new(), |g| g.name(width).to_string()),
        noun: "general register",
        kind: "reg",
        letter: "",
        narrow_write: NarrowWrite::ByWidth,
        copies: &[copy(Width::W32, "mov", CopyNeeds::Nothing, 16), copy(Width::W64, "mov", CopyNeeds::Nothing, 16)],
        prefixed_from: 8,
        preserved: &numbers([Gpr::RBX, Gpr::RSP, Gpr::RBP, Gpr::R12, Gpr::R13, Gpr::R14, Gpr::R15]),
        // The six of the psABI, rax (vector count of a variadic call), r10 (static chain), r11 (seen in PLT stubs), rsp.
        arguments: &numbers([
            Gpr::RDI,
            Gpr::RSI,
            Gpr::RDX,
            Gpr::RCX,
            Gpr::R8,
            Gpr::R9,
            Gpr::RAX,
            Gpr::R10,
            Gpr::R11,
            Gpr::RSP,
        ]),
        samples: [[3, 9, 6, 3, 9]; 2],
        iced: &[],
        operands: &[],
    },
    FileTraits {
        file: RegisterFile::Vector,
        count: 32,
        widths: &Width::VECTOR,
        name: vector_name,
        noun: "vector register",
        kind: "vec",
        letter: "v",
        narrow_write: NarrowWrite::ByEncoding,
        copies: &[
            copy(Width::W128, "movaps", CopyNeeds::NoVex, 16),
            copy(Width::W128, "vmovdqa", CopyNeeds::Vex, 16),
            copy(Width::W256, "vmovdqa", CopyNeeds::Vex, 16),
            copy(Width::W512, "vmovdqa64", CopyNeeds::Evex, 32),
        ],
        prefixed_from: 8,
        preserved: &[],
        arguments: &[0, 1, 2, 3, 4, 5, 6, 7],
        samples: [[3, 9, 14, 6, 12], [17, 25, 30, 22, 28]],
        iced: &[(Width::W128, Register::XMM0), (Width::W256, Register::YMM0), (Width::W512, Register::ZMM0)],
        operands: &[
            register(K::xmm_reg, Width::W128),
            register(K::xmm_rm, Width::W128),
            register(K::xmm_vvvv, Width::W128),
            register(K::xmm_is4, Width::W128),
            register(K::ymm_reg, Width::W256),
            register(K::ymm_rm, Width::W256),
            register(K::ymm_vvvv, Width::W256),
            register(K::ymm_is4, Width::W256),
            register(K::zmm_reg, Width::W512),
            register(K::zmm_rm, Width::W512),
            register(K::zmm_vvvv, Width::W512),
            or_memory(K::xmm_or_mem, Width::W128),
            or_memory(K::ymm_or_mem, Width::W256),
            or_memory(K::zmm_or_mem, Width::W512),
        ],
    },
    FileTraits {
        file: RegisterFile::Mask,
        count: 8,
        widths: &[Width::W64],
        name: |n, _| format!("k{n}"),
        noun: "mask register",
        kind: "mask",
        letter: "k",
        narrow_write: NarrowWrite::Clears,
        copies: &[copy(Width::W16, "kmovw", CopyNeeds::Nothing, 8), copy(Width::W64, "kmovq", CopyNeeds::WideMasks, 8)],
        prefixed_from: 8,
        preserved: &[],
        arguments: &[],
        samples: [[1, 2, 3, 4, 6]; 2],
        iced: &[(Width::W64, Register::K0)],
        operands: &[
            register(K::k_reg, Width::W64),
            register(K::k_rm, Width::W64),
            register(K::k_vvvv, Width::W64),
            or_memory(K::k_or_mem, Width::W64),
        ],
    },
    FileTraits {
        file: RegisterFile::Mmx,
        count: 8,
        widths: &[Width::W64],
        name: |n, _| format!("mm{n}"),
        noun: "MMX register",
        kind: "mm",
        letter: "m",
        narrow_write: NarrowWrite::Clears,
        copies: &[copy(Width::W64, "movq", CopyNeeds::Nothing, 8)],
        prefixed_from: 8,
        preserved: &[],
        arguments: &[],
        samples: [[3, 1, 6, 2, 7]; 2],
        iced: &[(Width::W64, Register::MM0)],
        operands: &[
            register(K::mm_reg, Width::W64),
            register(K::mm_rm, Width::W64),
            or_memory(K::mm_or_mem, Width::W64),
        ],
    },
];

const fn copy(width: Width, mnemonic: &'static str, needs: CopyNeeds, reach: usize) -> CopyForm {
    CopyForm { width, mnemonic, needs, reach }
}

const fn register(kind: K, width: Width) -> FileOperand {
    FileOperand { kind, width, or_memory: false }
}

const fn or_memory(kind: K, width: Width) -> FileOperand {
    FileOperand { kind, width, or_memory: true }
}

const fn numbers<const N: usize>(registers: [Gpr; N]) -> [usize; N] {
    let (mut out, mut i) = ([0; N], 0);
    while i < N {
        out[i] = registers[i].index();
        i += 1;
    }
    out
}

/// A part of an xmm register is spelled as the whole.
fn vector_name(number: usize, width: Width) -> String {
    let letter = match width {
        Width::W512 => 'z',
        Width::W256 => 'y',
        _ => 'x',
    };
    format!("{letter}mm{number}")
}

impl RegisterFile {
    pub const COUNT: usize = FILES.len();

    pub fn all() -> impl Iterator<Item = RegisterFile> {
        FILES.iter().map(|t| t.file)
    }

    pub const fn index(self) -> usize {
        self as usize
    }

    pub const fn traits(self) -> &'static FileTraits {
        const ALL: &[FileTraits; RegisterFile::COUNT] = &FILES;
        &ALL[self as usize]
    }

    /// Number of its registers.
    pub const fn count(self) -> usize {
        self.traits().count
    }

    /// [`Reg::index`] of its first register.
    pub const fn first(self) -> usize {
        FIRST[self as usize]
    }

    /// The register of a number.
    pub fn reg(self, number: usize) -> Option<Reg> {
        if number < self.count() { Reg::new(self.first() + number) } else { None }
    }

    /// Its registers in the order of their numbers.
    pub fn regs(self) -> impl DoubleEndedIterator<Item = Reg> {
        (self.first()..self.first() + self.count()).filter_map(Reg::new)
    }

    /// Width of a register's whole content.
    pub const fn bits(self) -> u16 {
        let widths = self.traits().widths;
        widths[widths.len() - 1].bits()
    }

    /// The least width at which its registers have names: what is narrower stands in the low bits.
    pub const fn narrowest(self) -> Width {
        self.traits().widths[0]
    }

    /// Bits of the content that one bit of [`Parts`](super::Parts) stands for.
    pub const fn grain(self) -> u16 {
        self.bits() / 64
    }

    /// The low `bits` bits of a content as [`Parts`](super::Parts) have them, whole grains.
    pub const fn low_part(self, bits: u16) -> u64 {
        let n = bits.div_ceil(self.grain());
        if n >= 64 { u64::MAX } else { (1 << n) - 1 }
    }
}

/// Number of the first register of each file.
const FIRST: &[usize; RegisterFile::COUNT] = &{
    let (mut first, mut i) = ([0; RegisterFile::COUNT], 1);
    while i < FILES.len() {
        first[i] = first[i - 1] + FILES[i - 1].count;
        i += 1;
    }
    first
};

/// The file of each register, by [`Reg::index`].
const FILE_OF: &[RegisterFile; Reg::COUNT] = &{
    let (mut of, mut file, mut next) = ([RegisterFile::General; Reg::COUNT], 0, 0);
    while file < FILES.len() {
        let end = next + FILES[file].count;
        while next < end {
            of[next] = FILES[file].file;
            next += 1;
        }
        file += 1;
    }
    of
};

impl Reg {
    pub const COUNT: usize = {
        let (mut all, mut i) = (0, 0);
        while i < FILES.len() {
            all += FILES[i].count;
            i += 1;
        }
        all
    };

    pub const fn file(self) -> RegisterFile {
        FILE_OF[self.index()]
    }

    /// Its number within its file.
    pub const fn number(self) -> usize {
        self.index() - self.file().first()
    }

    /// Spelling at a width, without `%`.
    pub fn name(self, width: Width) -> String {
        (self.file().traits().name)(self.number(), width)
    }

    /// The register of this name, which is that of its whole content.
    pub fn parse(name: &str) -> Option<Reg> {
        Reg::all().find(|r| r.to_string() == name)
    }

    /// psABI §3.2.1: it belongs to the caller.
    pub fn callee_saved(self) -> bool {
        self.file().traits().preserved.contains(&self.number())
    }

    /// Whether a call may find an argument in it.
    pub fn carries_arguments(self) -> bool {
        self.file().traits().arguments.contains(&self.number())
    }

    /// Whether naming it takes a bit of a REX prefix or what stands for it in VEX.
    pub const fn needs_prefix(self) -> bool {
        self.number() >= self.file().traits().prefixed_from
    }

    /// iced's register of its name at a width; general registers have parts and are not known here.
    pub(crate) fn to_iced(self, width: Width) -> Option<Register> {
        let names = self.file().traits().iced;
        let (_, first) = names.iter().find(|(w, _)| *w == width).or(names.first())?;
        Some(*first + self.number() as u32)
    }

    /// The inverse, at any width.
    pub(crate) fn from_iced(r: Register) -> Option<Reg> {
        let number = |first: Register| (r as usize).checked_sub(first as usize);
        let of_file = |t: &FileTraits| {
            t.iced.iter().find_map(|&(_, first)| number(first).filter(|n| *n < t.count)).and_then(|n| t.file.reg(n))
        };
        FILES.iter().find_map(of_file)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_stand_in_the_order_of_their_numbers() {
        for (k, t) in FILES.iter().enumerate() {
            assert_eq!((t.file.index(), t.file.regs().count()), (k, t.count));
            assert!(t.file.regs().all(|r| r.file() == t.file && t.file.reg(r.number()) == Some(r)));
        }
        assert!(Reg::all().zip(0..).all(|(r, k)| r.index() == k));
    }

    #[test]
    fn names_say_which_register() {
        for r in Reg::all() {
            assert_eq!(Reg::parse(&r.to_string()), Some(r));
            let widths = r.file().traits().iced.iter().map(|x| x.0);
            assert!(widths.into_iter().all(|w| r.to_iced(w).and_then(Reg::from_iced) == Some(r)));
        }
    }
}
