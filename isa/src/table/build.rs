//! The language rows are written in.
//!
//! A row reads like an entry of the manual: mnemonic, operand roles, widths, feature, scheduling class,
//! flags, meaning. One row constructor makes a row per width. Every column must be given; what
//! contradicts itself (a flag said to be written that the meaning does not write, an instruction that iced
//! does not know) stops the construction of the table, so every test sees it.

use crate::expr::{Arena, BinOp, ExprId, UnOp};
use crate::feature::{Feature, FeatureSet};
use crate::reg::{Flag, Gpr, Vreg, Width};
use crate::row::{
    Access, FlagEffect, Implicit, ImplicitMemory, ImplicitVector, Kinds, Masking, Meaning, OperandSpec, Row, RowSym,
    SchedClass, Special, Upper,
};
use crate::table::forms;
use crate::table::simd::Vector;
use std::panic::Location;

/// What an operand may be, before its width is known.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum What {
    Explicit(Kinds),
    /// A register that the instruction uses without naming it.
    Fixed(Gpr),
    /// The same for a vector register, by number.
    FixedVec(u8),
    /// Memory that is not written out.
    Hidden,
    /// State that is neither register nor memory.
    Special(Special),
}

pub(super) const NONE: Kinds = Kinds {
    reg: false,
    vec: false,
    mask: false,
    write_mask: false,
    mem: false,
    imm: false,
    stack: false,
    address: false,
    broadcast: None,
    fixed: None,
};

/// A general register.
pub const R: What = What::Explicit(Kinds { reg: true, ..NONE });
/// A memory operand.
pub const M: What = What::Explicit(Kinds { mem: true, ..NONE });
/// A register or memory.
pub const RM: What = What::Explicit(Kinds { reg: true, mem: true, ..NONE });
/// A register or an immediate.
pub const RI: What = What::Explicit(Kinds { reg: true, imm: true, ..NONE });
/// A register, memory or an immediate.
pub const RMI: What = What::Explicit(Kinds { reg: true, mem: true, imm: true, ..NONE });
/// An immediate.
pub const I: What = What::Explicit(Kinds { imm: true, ..NONE });
/// An address that is computed and not accessed.
pub const ADDRESS: What = What::Explicit(Kinds { mem: true, address: true, ..NONE });
/// The shift count register, written out in the instruction.
pub const CL: What = What::Explicit(Kinds { reg: true, fixed: Some(Gpr::RCX), ..NONE });
/// The accumulator, not written out.
pub const RAX: What = What::Fixed(Gpr::RAX);
/// The data register, not written out.
pub const RDX: What = What::Fixed(Gpr::RDX);

/// The stack pointer, not written out.
pub const RSP: What = What::Fixed(Gpr::RSP);
/// The frame pointer, not written out.
pub const RBP: What = What::Fixed(Gpr::RBP);
/// Memory, not written out.
pub const HIDDEN: What = What::Hidden;

/// A register of the x87 stack, by its number.
pub const ST: What = What::Explicit(Kinds { stack: true, ..NONE });
/// The x87 stack.
pub const STACK: What = What::Special(Special::X87);
/// MXCSR.
pub const MXCSR: What = What::Special(Special::Mxcsr);

/// Widths of a family.
pub const BWDQ: &[Width] = &Width::GENERAL;
pub const WDQ: &[Width] = &[Width::W16, Width::W32, Width::W64];
/// For rows that write all 64 bits at every width: a look-up at 64 bits should meet the 64-bit form first.
pub const WQD: &[Width] = &[Width::W16, Width::W64, Width::W32];
pub const DQ: &[Width] = &[Width::W32, Width::W64];
pub const B: &[Width] = &[Width::W8];
pub const W: &[Width] = &[Width::W16];
pub const D: &[Width] = &[Width::W32];
pub const Q: &[Width] = &[Width::W64];

/// An operand's part in an instruction.
#[derive(Clone, Copy, Debug)]
pub struct Role {
    pub(super) access: Access,
    pub(super) what: What,
    /// Differs from the width of the row.
    pub(super) width: Option<Width>,
    /// Spelled and encoded at the row's width, though all 64 bits are written.
    pub(super) whole: bool,
    /// This part of the row's width (2: half of it).
    pub(super) part: u16,
    /// At least 128 bits, as registers are.
    pub(super) padded: bool,
    /// The first source of a vector instruction, which legacy encodings join with the destination.
    pub(super) tied: bool,
    /// Whether memory must be aligned, where the encoding does not decide it.
    pub(super) aligned: Option<bool>,
}

const fn role(access: Access, what: What) -> Role {
    Role { access, what, width: None, whole: false, part: 1, padded: false, tied: false, aligned: None }
}
/// Read.
pub const fn r(what: What) -> Role {
    role(Access::Read, what)
}
/// Written.
pub const fn w(what: What) -> Role {
    role(Access::Write, what)
}
/// Read and written.
pub const fn rw(what: What) -> Role {
    role(Access::ReadWrite, what)
}

impl Role {
    /// At this width, whatever the row's.
    pub const fn at(mut self, width: Width) -> Role {
        self.width = Some(width);
        self
    }
    /// The instruction decides about all 64 bits of the register, not only about the row's width:
    /// a 32-bit `bsf` of 0 may leave bits 63:32 as they were.
    pub const fn whole(mut self) -> Role {
        self.whole = true;
        self
    }
}

/// Rows under construction.
#[derive(Default)]
pub struct Rows {
    pub arena: Arena,
    pub rows: Vec<Row>,
}

/// The columns of a row but its meaning.
#[must_use]
pub struct Columns<'a> {
    rows: &'a mut Rows,
    mnemonic: &'static str,
    roles: Vec<Role>,
    widths: &'static [Width],
    feature: Feature,
    class: SchedClass,
    flags: [FlagEffect; 6],
    source: &'static Location<'static>,
}

/// The flags column: one letter per flag in the manual's order OF SF ZF AF PF CF (SDM vol. 1, appendix A):
/// `w` written, `u` undefined, `.` untouched.
pub(super) fn flag_effects(column: &str) -> [FlagEffect; 6] {
    const ORDER: [Flag; 6] = [Flag::OF, Flag::SF, Flag::ZF, Flag::AF, Flag::PF, Flag::CF];
    assert_eq!(column.len(), 6, "the flags column {column:?} has one letter per flag");
    let mut effects = [FlagEffect::Untouched; 6];
    for (flag, letter) in ORDER.into_iter().zip(column.chars()) {
        effects[flag.index()] = match letter {
            'w' => FlagEffect::Written,
            'u' => FlagEffect::Undefined,
            '.' => FlagEffect::Untouched,
            _ => panic!("the flags column {column:?} has the letters w, u and ."),
        };
    }
    effects
}

impl Rows {
    /// Starts a row for each of `widths`; [`Columns::means`] finishes it.
    #[track_caller]
    pub fn row(
        &mut self,
        mnemonic: &'static str,
        roles: impl Into<Vec<Role>>,
        widths: &'static [Width],
        feature: Feature,
        class: SchedClass,
        flags: &str,
    ) -> Columns<'_> {
        let source = Location::caller();
        let (roles, flags) = (roles.into(), flag_effects(flags));
        Columns { rows: self, mnemonic, roles, widths, feature, class, flags, source }
    }
}

impl Columns<'_> {
    pub fn means(self, meaning: impl Fn(&mut Sem<'_>)) {
        self.add_rows(&meaning);
    }

    /// Not generic, so that it is compiled once and not for each meaning of the table.
    fn add_rows(mut self, meaning: &dyn Fn(&mut Sem<'_>)) {
        for &width in self.widths {
            let row = self.one(width, meaning);
            self.rows.rows.push(row);
        }
    }

    fn one(&mut self, width: Width, meaning: &dyn Fn(&mut Sem<'_>)) -> Row {
        let mut operands = Vec::new();
        let mut implicit = Vec::new();
        let mut spelled = Vec::new();
        let mut implicit_memory = None;
        let mut special = Special::None;
        for role in &self.roles {
            let own = role.width.unwrap_or(width);
            let effect = if role.whole && own == Width::W32 { Width::W64 } else { own };
            match role.what {
                What::Explicit(kinds) => {
                    operands.push(OperandSpec { access: role.access, width: effect, kinds, aligned: false });
                    spelled.push(own);
                }
                What::FixedVec(_) => panic!("{}: vector rows are written with `simd`", self.mnemonic),
                What::Hidden => implicit_memory = Some(ImplicitMemory { width: own, access: role.access }),
                What::Special(state) => special = state,
                What::Fixed(gpr) => implicit.push(Implicit { gpr, width: effect, access: role.access }),
            }
        }
        let codes = forms::codes(self.mnemonic, &operands, &spelled);
        let meaning = {
            let mut sem = Sem::new(&mut self.rows.arena, width, &operands, &implicit);
            sem.memory = implicit_memory;
            sem.special = special;
            meaning(&mut sem);
            sem.finish(self.mnemonic, &self.flags)
        };
        let source = (self.source.file(), self.source.line());
        Row {
            mnemonic: self.mnemonic,
            codes,
            operands,
            implicit,
            implicit_vectors: Vec::new(),
            implicit_memory,
            flags: self.flags,
            features: FeatureSet::of(&[self.feature]),
            upper: Upper::Keep,
            masking: Masking::None,
            special,
            class: self.class,
            meaning,
            source,
        }
    }
}

/// The meaning of one row while it is being written: reads give terms, writes set results.
/// A flag that the flags column calls undefined need not be set.
pub struct Sem<'a> {
    pub a: &'a mut Arena,
    /// The row's width, in bits.
    pub width: u16,
    operands: &'a [OperandSpec],
    implicit: &'a [Implicit],
    implicit_vectors: &'a [ImplicitVector],
    /// Memory that is not written out.
    memory: Option<ImplicitMemory>,
    special: Special,
    unknowns: u8,
    out: Meaning,
    pub(super) vector: Vector,
}

impl<'a> Sem<'a> {
    pub(super) fn new(
        a: &'a mut Arena,
        width: Width,
        operands: &'a [OperandSpec],
        implicit: &'a [Implicit],
    ) -> Sem<'a> {
        let out = Meaning {
            operands: vec![None; operands.len()],
            implicit: vec![None; implicit.len()],
            implicit_vectors: Vec::new(),
            address: None,
            stored: None,
            flags: [None; 6],
            fault: None,
            taken: None,
            stack: Vec::new(),
        };
        Sem {
            a,
            width: width.bits(),
            operands,
            implicit,
            implicit_vectors: &[],
            memory: None,
            special: Special::None,
            unknowns: 0,
            out,
            vector: Vector::default(),
        }
    }

    pub(super) fn finish(mut self, mnemonic: &str, flags: &[FlagEffect; 6]) -> Meaning {
        for flag in Flag::ALL {
            let set = self.out.flags[flag.index()];
            match flags[flag.index()] {
                FlagEffect::Written => assert!(set.is_some(), "{mnemonic}: {flag} is written, but not in the meaning"),
                FlagEffect::Untouched => {
                    assert!(set.is_none(), "{mnemonic}: {flag} is untouched, but the meaning sets it")
                }
                FlagEffect::Undefined => {
                    assert!(set.is_none(), "{mnemonic}: {flag} is undefined, but the meaning sets it");
                    self.out.flags[flag.index()] = Some(self.unknown(1));
                }
            }
        }
        for (spec, value) in self.operands.iter().zip(&self.out.operands) {
            assert_eq!(spec.access.writes(), value.is_some(), "{mnemonic}: written operands have a meaning");
        }
        for (spec, value) in self.implicit.iter().zip(&self.out.implicit) {
            assert_eq!(spec.access.writes(), value.is_some(), "{mnemonic}: written registers have a meaning");
        }
        let stack = if self.special == Special::X87 { 8 } else { 0 };
        assert_eq!(self.out.stack.len(), stack, "{mnemonic}: x87 rows have a meaning for the stack");
        let stores = self.memory.is_some_and(|s| s.access.writes());
        assert_eq!(self.memory.is_some(), self.out.address.is_some(), "{mnemonic}: memory has an address");
        assert_eq!(stores, self.out.stored.is_some(), "{mnemonic}: written memory has a value");
        for (spec, value) in self.implicit_vectors.iter().zip(&self.out.implicit_vectors) {
            assert_eq!(spec.access.writes(), value.is_some(), "{mnemonic}: written registers have a meaning");
        }
        self.out
    }

    /// Makes implicit vector registers known.
    pub(super) fn with_vectors(mut self, implicit: &'a [ImplicitVector], vector: Vector) -> Sem<'a> {
        self.implicit_vectors = implicit;
        self.out.implicit_vectors = vec![None; implicit.len()];
        self.vector = vector;
        self
    }

    /// Where the memory that is not written out stands.
    pub fn set_address(&mut self, address: ExprId) {
        assert_eq!(self.a.width(address), 64, "an address has 64 bits");
        self.out.address = Some(address);
    }

    /// What that memory holds.
    pub fn loaded(&mut self) -> ExprId {
        let memory = self.memory.expect("the roles column has memory");
        assert!(memory.access.reads(), "the memory is read");
        self.a.var(RowSym::Loaded.sym(), memory.width.bits())
    }

    pub fn set_stored(&mut self, value: ExprId) {
        let memory = self.memory.expect("the roles column has memory");
        assert_eq!(self.a.width(value), memory.width.bits(), "width of what is stored");
        self.out.stored = Some(value);
    }

    /// Value of an implicit vector register.
    pub fn vec(&mut self, number: u8) -> ExprId {
        let i = self.implicit_vector(number);
        let spec = &self.implicit_vectors[i];
        assert!(spec.access.reads(), "{} is read", spec.reg);
        self.a.var(RowSym::ImplicitVector(spec.reg).sym(), spec.width.bits())
    }

    pub fn set_vec(&mut self, number: u8, value: ExprId) {
        let i = self.implicit_vector(number);
        assert_eq!(self.a.width(value), self.implicit_vectors[i].width.bits(), "width of vector register {number}");
        self.out.implicit_vectors[i] = Some(value);
    }

    fn implicit_vector(&self, number: u8) -> usize {
        let reg = Vreg::new(usize::from(number)).expect("a vector register's number");
        self.implicit_vectors.iter().position(|i| i.reg == reg).expect("the roles column names the register")
    }

    /// Value of explicit operand `i`.
    pub fn op(&mut self, i: u8) -> ExprId {
        let spec = &self.operands[usize::from(i)];
        assert!(spec.access.reads(), "operand {i} is read");
        self.a.var(RowSym::Operand(i).sym(), spec.width.bits())
    }

    /// Value of a fixed register.
    pub fn reg(&mut self, gpr: Gpr) -> ExprId {
        let i = self.implicit_index(gpr);
        assert!(self.implicit[i].access.reads(), "{gpr} is read");
        self.a.var(RowSym::Implicit(gpr).sym(), self.implicit[i].width.bits())
    }

    pub fn flag(&mut self, f: Flag) -> ExprId {
        self.a.var(RowSym::Flag(f).sym(), 1)
    }

    /// Whether `f3 0f bc` is `tzcnt` here.
    pub fn cpu_has_bmi1(&mut self) -> ExprId {
        self.a.var(RowSym::CpuHasBmi1.sym(), 1)
    }

    pub fn mxcsr(&mut self) -> ExprId {
        assert_eq!(self.special, Special::Mxcsr, "the roles column has MXCSR");
        self.a.var(RowSym::Mxcsr.sym(), 32)
    }

    /// The x87 registers from the top down: values and whether they are occupied.
    pub(super) fn stack(&mut self) -> [(ExprId, ExprId); 8] {
        assert_eq!(self.special, Special::X87, "the roles column has the stack");
        std::array::from_fn(|i| {
            let value = self.a.var(RowSym::St(i as u8).sym(), Width::W80.bits());
            (value, self.a.var(RowSym::Occupied(i as u8).sym(), 1))
        })
    }

    pub(super) fn set_stack(&mut self, registers: [(ExprId, ExprId); 8]) {
        self.out.stack = registers.to_vec();
    }

    /// An arbitrary value, a different one at each call.
    pub fn unknown(&mut self, width: u16) -> ExprId {
        let k = self.unknowns;
        self.unknowns += 1;
        self.a.var(RowSym::Unknown(k).sym(), width)
    }

    /// Whether operand `i` is a mask register.
    pub(super) fn is_mask(&self, i: usize) -> bool {
        self.operands[i].kinds.mask
    }

    pub fn set(&mut self, i: u8, value: ExprId) {
        assert_eq!(self.a.width(value), self.operands[usize::from(i)].width.bits(), "width of operand {i}");
        self.out.operands[usize::from(i)] = Some(value);
    }

    /// [`Sem::set`], with zeros above a value that is narrower than the operand.
    pub(super) fn set_padded(&mut self, i: u8, value: ExprId) {
        let width = self.operands[usize::from(i)].width.bits();
        let value = self.a.zext(value, width);
        self.set(i, value);
    }

    pub fn set_reg(&mut self, gpr: Gpr, value: ExprId) {
        let i = self.implicit_index(gpr);
        assert_eq!(self.a.width(value), self.implicit[i].width.bits(), "width of {gpr}");
        self.out.implicit[i] = Some(value);
    }

    pub fn set_flag(&mut self, f: Flag, value: ExprId) {
        assert_eq!(self.a.width(value), 1, "a flag is one bit");
        self.out.flags[f.index()] = Some(value);
    }

    pub fn set_fault(&mut self, condition: ExprId) {
        self.out.fault = Some(condition);
    }

    pub fn set_taken(&mut self, condition: ExprId) {
        self.out.taken = Some(condition);
    }

    fn implicit_index(&self, gpr: Gpr) -> usize {
        self.implicit.iter().position(|i| i.gpr == gpr).expect("the roles column names the register")
    }

    /// A constant of the row's width.
    pub fn constant(&mut self, value: u128) -> ExprId {
        self.a.constant(self.width, value)
    }

    pub fn zero_flag(&mut self, f: Flag) {
        let zero = self.a.bool(false);
        self.set_flag(f, zero);
    }

    pub fn bin(&mut self, op: BinOp, x: ExprId, y: ExprId) -> ExprId {
        self.a.bin(op, x, y)
    }

    pub fn un(&mut self, op: UnOp, x: ExprId) -> ExprId {
        self.a.un(op, x)
    }

    /// Even parity of the low byte (PF).
    pub fn parity(&mut self, result: ExprId) -> ExprId {
        let low = self.a.extract(result, 0, 8);
        let ones = self.a.un(UnOp::Popcount, low);
        let odd = self.a.extract(ones, 0, 1);
        self.a.not(odd)
    }

    /// SF and ZF as the result says.
    pub fn set_sz(&mut self, result: ExprId) {
        let (sign, zero) = (self.a.msb(result), self.a.is_zero(result));
        self.set_flag(Flag::SF, sign);
        self.set_flag(Flag::ZF, zero);
    }

    /// SF, ZF and PF as the result says.
    pub fn set_szp(&mut self, result: ExprId) {
        self.set_sz(result);
        let parity = self.parity(result);
        self.set_flag(Flag::PF, parity);
    }
}
