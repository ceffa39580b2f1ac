//! One row of the instruction table: everything this project knows about one instruction at one width.
//!
//! A row is an *operation* (`add` at 32 bits); its *forms* are the operand kinds it accepts
//! (`add r32, r32`, `add r32, [mem]`, `add [mem], imm`, …), which share one meaning. No column has a default.

use crate::expr::{Arena, ExprId, Sym};
use crate::feature::FeatureSet;
pub use crate::kind::{OperationKind, SchedClass};
use crate::reg::{Flag, Gpr, NarrowWrite, Reg, RegisterFile, Width};
use iced_x86::{Code, EncodingKind};

/// Index of a row in the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct RowId(pub u16);

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Access {
    Read,
    Write,
    ReadWrite,
}

impl Access {
    pub const fn reads(self) -> bool {
        !matches!(self, Access::Write)
    }
    pub const fn writes(self) -> bool {
        !matches!(self, Access::Read)
    }
}

/// What an explicit operand may be.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Kinds {
    /// A register of this file.
    pub file: Option<RegisterFile>,
    /// The write mask `{k}`, the last operand of its row.
    pub write_mask: bool,
    pub mem: bool,
    pub imm: bool,
    /// A register of the x87 stack. Its operand is an immediate, the register's number counted from the top: the meaning
    /// has all eight registers and chooses.
    pub stack: bool,
    /// The operand is an address that is computed and not accessed (`lea`).
    pub address: bool,
    /// Memory may be one element of this width, repeated.
    pub broadcast: Option<Width>,
    /// Only this register (`cl` in shifts).
    pub fixed: Option<Gpr>,
}

impl Kinds {
    /// Whether it may be a register of this file that the instruction names.
    pub fn is(&self, file: RegisterFile) -> bool {
        self.file == Some(file)
    }
    /// Whether it may be a general register.
    pub fn general(&self) -> bool {
        self.is(RegisterFile::General)
    }
    /// Whether it may be a vector register.
    pub fn vector(&self) -> bool {
        self.is(RegisterFile::Vector)
    }
    /// Whether it may be a mask register, the write mask aside.
    pub fn mask(&self) -> bool {
        self.is(RegisterFile::Mask)
    }
    /// The file of its value where that is in a register: the general one if nothing says otherwise.
    pub fn value_file(&self) -> RegisterFile {
        if self.write_mask { RegisterFile::Mask } else { self.file.unwrap_or(RegisterFile::General) }
    }
}

/// An operand written in the instruction, in Intel order (destination first).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct OperandSpec {
    pub access: Access,
    /// Width of the value. An immediate is given sign-extended to this width.
    pub width: Width,
    pub kinds: Kinds,
    /// Memory at an address that is no multiple of the width faults (#GP).
    pub aligned: bool,
}

/// A register that the instruction uses without naming it (`rax` and `rdx` of `mul`, `xmm0` of `pblendvb`).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Implicit {
    pub reg: Reg,
    pub width: Width,
    pub access: Access,
}

/// Memory that the instruction accesses without naming it: the stack of `push`. The meaning says where.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ImplicitMemory {
    pub width: Width,
    /// Read or written, not both.
    pub access: Access,
}

/// What happens to one flag. `Written` includes "on a condition": then the expression says when it keeps its value.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum FlagEffect {
    Written,
    Undefined,
    Untouched,
}

/// What becomes of a vector register's bits above the operand that is written.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Upper {
    /// Legacy SSE encodings.
    Keep,
    /// VEX and EVEX encodings (SDM vol. 1 §14.1.1).
    Zero,
}

impl Upper {
    /// Whether a write at this width leaves what is above it in a register of the file.
    pub fn leaves_above(self, file: RegisterFile, width: Width) -> bool {
        match file.traits().narrow_write {
            NarrowWrite::ByWidth => width < Width::W32,
            NarrowWrite::ByEncoding => self == Upper::Keep,
            NarrowWrite::Clears => false,
        }
    }
}

/// State besides registers, flags and memory.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Special {
    None,
    /// The control and status register of SSE is read as a value ([`RowSym::Mxcsr`]).
    Mxcsr,
    /// The registers of the x87 stack ([`Meaning::stack`]).
    X87,
}

/// Which lanes of the destination are written (EVEX, SDM vol. 1 §15.6.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Masking {
    /// All.
    None,
    /// Those whose mask bit is 1; the others stay.
    Merge,
    /// Those whose mask bit is 1; the others become 0.
    Zero,
}

/// The expressions of a row, in the table's arena, over the [`RowSym`]s as variables; or, with numbers or other terms as
/// `V`, what these come to in one state ([`Meaning::valued`]).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Meaning<V = ExprId> {
    /// New value of each operand that is written, at its width; `None` for operands only read.
    pub operands: Vec<Option<V>>,
    /// New value of each implicit register that is written, at its width; parallel to [`Row::implicit`].
    pub implicit: Vec<Option<V>>,
    /// Address (64 bits) of [`Row::implicit_memory`].
    pub address: Option<V>,
    /// What is stored there.
    pub stored: Option<V>,
    /// New value (width 1) of each flag, by [`Flag::index`]; `None` for an untouched one.
    /// An undefined flag is an [`RowSym::Unknown`].
    pub flags: [Option<V>; 6],
    /// Width 1: the instruction faults (#DE) instead of doing anything else.
    pub fault: Option<V>,
    /// Width 1: a conditional jump is taken.
    pub taken: Option<V>,
    /// The x87 registers afterwards, counted from the new top: value (80 bits) and whether it is occupied (width 1, the
    /// inverse of the tag "empty", SDM vol. 1 §8.1.7). Eight of them, or none if the row is not x87's.
    pub stack: Vec<(V, V)>,
}

impl<V: Copy> Meaning<V> {
    /// Everything in it, in a fixed order.
    fn all(&self) -> Vec<V> {
        let registers = self.operands.iter().chain(&self.implicit);
        registers
            .chain([&self.address, &self.stored])
            .chain(&self.flags)
            .chain([&self.fault, &self.taken])
            .filter_map(|e| *e)
            .chain(self.stack.iter().flat_map(|&(value, occupied)| [value, occupied]))
            .collect()
    }

    /// The same with a value for each expression of [`Row::expressions`], in that order.
    pub fn valued<T>(&self, values: Vec<T>) -> Meaning<T> {
        let mut values = values.into_iter();
        let mut next = || values.next().expect("a value for each expression");
        let mut each = |list: &[Option<V>]| list.iter().map(|e| e.map(|_| next())).collect::<Vec<_>>();
        Meaning {
            operands: each(&self.operands),
            implicit: each(&self.implicit),
            address: self.address.map(|_| next()),
            stored: self.stored.map(|_| next()),
            flags: self.flags.map(|e| e.map(|_| next())),
            fault: self.fault.map(|_| next()),
            taken: self.taken.map(|_| next()),
            stack: self.stack.iter().map(|_| (next(), next())).collect(),
        }
    }
}

/// What a variable of a [`Meaning`] stands for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum RowSym {
    /// Value of explicit operand `i` at its width (the address, for [`Kinds::address`]).
    Operand(u8),
    /// Value of an implicit register at the width the row says.
    Implicit(Reg),
    Flag(Flag),
    /// An arbitrary value: a result that the manual leaves undefined.
    Unknown(u8),
    /// Width 1: this CPU has BMI1, so that `f3 0f bc` is `tzcnt` and not `bsf`.
    CpuHasBmi1,
    /// Width 32: MXCSR.
    Mxcsr,
    /// What [`Row::implicit_memory`] holds.
    Loaded,
    /// Value (80 bits) of an x87 register, counted from the top.
    St(u8),
    /// Width 1: that register is not empty.
    Occupied(u8),
}

/// The symbol of [`RowSym::Implicit`] of register 0 if it were not a general one's.
const OTHER_REGISTERS: u32 = 320 - Gpr::COUNT as u32;

impl RowSym {
    pub fn sym(self) -> Sym {
        Sym(match self {
            RowSym::Operand(i) => u32::from(i),
            // Sixteen general registers, and the others behind all else.
            RowSym::Implicit(r) if r.gpr().is_some() => 8 + r.index() as u32,
            RowSym::Implicit(r) => OTHER_REGISTERS + r.index() as u32,
            RowSym::Flag(f) => 32 + f.index() as u32,
            RowSym::CpuHasBmi1 => 40,
            RowSym::Mxcsr => 41,
            RowSym::Loaded => 42,
            RowSym::St(i) => 48 + u32::from(i),
            RowSym::Occupied(i) => 56 + u32::from(i),
            RowSym::Unknown(i) => 64 + u32::from(i),
        })
    }

    /// The inverse of [`RowSym::sym`].
    ///
    /// # Panics
    /// If the symbol does not belong to a row's meaning (a bug in the table).
    pub fn of(sym: Sym) -> RowSym {
        match sym.0 {
            i @ 0..=7 => RowSym::Operand(i as u8),
            i @ 8..=23 => RowSym::Implicit(Gpr::new(i as usize - 8).expect("sixteen registers").into()),
            i @ 32..=37 => RowSym::Flag(Flag::ALL[i as usize - 32]),
            40 => RowSym::CpuHasBmi1,
            41 => RowSym::Mxcsr,
            42 => RowSym::Loaded,
            i @ 48..=55 => RowSym::St(i as u8 - 48),
            i @ 56..=63 => RowSym::Occupied(i as u8 - 56),
            i if (64..320).contains(&i) => RowSym::Unknown((i - 64) as u8),
            i => match i.checked_sub(OTHER_REGISTERS).and_then(|index| Reg::new(index as usize)) {
                Some(r) => RowSym::Implicit(r),
                None => unreachable!("symbol {i} is not a row's"),
            },
        }
    }

    /// A register or flag that the instruction reads without naming it: what its undefined results may depend on, beside
    /// its operands.
    pub fn is_unnamed(self) -> bool {
        matches!(self, RowSym::Implicit(_) | RowSym::Flag(_))
    }

    pub fn name(self) -> String {
        match self {
            RowSym::Operand(i) => format!("op{i}"),
            RowSym::Implicit(r) => r.to_string(),
            RowSym::Flag(f) => f.to_string(),
            RowSym::Unknown(i) => format!("unknown{i}"),
            RowSym::CpuHasBmi1 => "cpu-has-bmi1".to_string(),
            RowSym::Mxcsr => "mxcsr".to_string(),
            RowSym::Loaded => "loaded".to_string(),
            RowSym::St(i) => format!("st{i}"),
            RowSym::Occupied(i) => format!("st{i}-occupied"),
        }
    }
}

#[derive(Clone, Debug)]
pub struct Row {
    /// Intel mnemonic, lower case, condition included: `add`, `cmovle`.
    pub mnemonic: &'static str,
    /// Every encoding of every form.
    pub codes: Vec<Code>,
    pub operands: Vec<OperandSpec>,
    pub implicit: Vec<Implicit>,
    pub implicit_memory: Option<ImplicitMemory>,
    pub flags: [FlagEffect; 6],
    /// What the CPU must have for the row's first encoding.
    pub features: FeatureSet,
    pub upper: Upper,
    pub masking: Masking,
    pub special: Special,
    pub class: SchedClass,
    /// Kind of an operation over general registers.
    pub kind: Option<OperationKind>,
    pub meaning: Meaning,
    /// Where the row is written, for messages: file and line.
    pub source: (&'static str, u32),
}

/// The table: rows and the arena that holds all meanings.
#[derive(Clone, Debug)]
pub struct Table {
    pub rows: Vec<Row>,
    pub arena: Arena,
}

impl Table {
    pub fn row(&self, id: RowId) -> &Row {
        &self.rows[usize::from(id.0)]
    }
    pub fn iter(&self) -> impl Iterator<Item = (RowId, &Row)> {
        self.rows.iter().enumerate().map(|(i, r)| (RowId(i as u16), r))
    }
    /// The row of a mnemonic whose first operand has this width.
    pub fn find(&self, mnemonic: &str, width: Width) -> Option<RowId> {
        self.iter()
            .find(|(_, r)| r.mnemonic == mnemonic && r.operands.first().is_some_and(|o| o.width == width))
            .map(|(id, _)| id)
    }
}

impl Row {
    /// All expressions of the meaning, in a fixed order.
    pub fn expressions(&self) -> Vec<ExprId> {
        self.meaning.all()
    }
    pub fn width(&self) -> Option<Width> {
        self.operands.first().map(|o| o.width)
    }
    /// No register but general ones is among the operands, no memory wider than 64 bits, none that is not named, and no
    /// special state.
    pub fn is_general(&self) -> bool {
        let general = |o: &OperandSpec| o.kinds.value_file() == RegisterFile::General && o.width.is_general();
        self.implicit.iter().all(|i| i.reg.gpr().is_some())
            && self.implicit_memory.is_none()
            && self.special == Special::None
            && self.operands.iter().all(general)
    }
    /// Some encoding is EVEX, so that vector registers 16–31 can be named.
    pub fn has_evex(&self) -> bool {
        self.codes.iter().any(|c| c.op_code().encoding() == EncodingKind::EVEX)
    }
    /// Every encoding is EVEX.
    pub fn evex_only(&self) -> bool {
        self.codes.iter().all(|c| c.op_code().encoding() == EncodingKind::EVEX)
    }
    /// Flags that the meaning reads.
    pub fn flags_read(&self, arena: &Arena) -> crate::reg::FlagSet {
        flags_in(arena, &self.expressions())
    }
    /// Flags that anything but flags depends on: a shift by a register reads all of them, only to hand them on if the count
    /// is 0. All that are read, if nothing but flags is written.
    pub fn flags_used(&self, arena: &Arena) -> crate::reg::FlagSet {
        let new_flags: Vec<ExprId> = self.meaning.flags.iter().flatten().copied().collect();
        let mut others = self.expressions();
        others.retain(|e| !new_flags.contains(e));
        if others.is_empty() { self.flags_read(arena) } else { flags_in(arena, &others) }
    }
    /// Flags written or left undefined.
    pub fn flags_clobbered(&self) -> crate::reg::FlagSet {
        Flag::ALL
            .into_iter()
            .filter(|f| self.flags[f.index()] != FlagEffect::Untouched)
            .fold(crate::reg::FlagSet::NONE, |s, f| s.with(f))
    }
}

fn flags_in(arena: &Arena, roots: &[ExprId]) -> crate::reg::FlagSet {
    arena.variables(roots).into_iter().fold(crate::reg::FlagSet::NONE, |s, (v, _)| match RowSym::of(v) {
        RowSym::Flag(f) => s.with(f),
        _ => s,
    })
}
