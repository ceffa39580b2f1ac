//! The language meanings are written in: what is read gives terms, what is written takes them.

use crate::expr::{Arena, BinOp, ExprId, UnOp};
use crate::reg::{Flag, Reg, RegisterFile, Width};
use crate::row::{FlagEffect, Implicit, ImplicitMemory, Meaning, OperandSpec, RowSym, Special};
use crate::table::simd::Vector;

/// The meaning of one row while it is being written: reads give terms, writes set results.
/// A flag that the flags column calls undefined need not be set.
pub struct Sem<'a> {
    pub a: &'a mut Arena,
    /// The row's width, in bits.
    pub width: u16,
    operands: &'a [OperandSpec],
    implicit: &'a [Implicit],
    /// Memory that is not written out.
    pub(super) memory: Option<ImplicitMemory>,
    pub(super) special: Special,
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
        self.out
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
    pub fn vec(&mut self, number: usize) -> ExprId {
        self.reg(RegisterFile::Vector.reg(number).expect("a vector register's number"))
    }

    pub fn set_vec(&mut self, number: usize, value: ExprId) {
        self.set_reg(RegisterFile::Vector.reg(number).expect("a vector register's number"), value);
    }

    /// Value of explicit operand `i`.
    pub fn op(&mut self, i: u8) -> ExprId {
        let spec = &self.operands[usize::from(i)];
        assert!(spec.access.reads(), "operand {i} is read");
        self.a.var(RowSym::Operand(i).sym(), spec.width.bits())
    }

    /// Value of a fixed register.
    pub fn reg(&mut self, reg: impl Into<Reg>) -> ExprId {
        let reg = reg.into();
        let i = self.implicit_index(reg);
        assert!(self.implicit[i].access.reads(), "{reg} is read");
        self.a.var(RowSym::Implicit(reg).sym(), self.implicit[i].width.bits())
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
        self.operands[i].kinds.mask()
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

    pub fn set_reg(&mut self, reg: impl Into<Reg>, value: ExprId) {
        let reg = reg.into();
        let i = self.implicit_index(reg);
        assert_eq!(self.a.width(value), self.implicit[i].width.bits(), "width of {reg}");
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

    fn implicit_index(&self, reg: Reg) -> usize {
        self.implicit.iter().position(|i| i.reg == reg).expect("the roles column names the register")
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
