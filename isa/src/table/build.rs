//! The language rows are written in.
//!
//! A row reads like an entry of the manual: mnemonic, operand roles, widths, feature, scheduling class,
//! flags, meaning. One row constructor makes a row per width. Every column must be given; what
//! contradicts itself (a flag said to be written that the meaning does not write, an instruction that iced
//! does not know) stops the construction of the table, so every test sees it.

use crate::expr::Arena;
use crate::feature::{Feature, FeatureSet};
use crate::reg::{Flag, Gpr, Reg, RegisterFile, Width};
use crate::row::{
    Access, FlagEffect, Implicit, ImplicitMemory, Kinds, Masking, OperandSpec, Row, SchedClass, Special, Upper,
};
use crate::table::forms;
use crate::table::operation::classify;
pub use crate::table::sem::Sem;
use std::panic::Location;

/// What an operand may be, before its width is known.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OperandKind {
    Explicit(Kinds),
    /// A register that the instruction uses without naming it.
    Fixed(Reg),
    /// Memory that is not written out.
    Hidden,
    /// State that is neither register nor memory.
    Special(Special),
}

pub(super) const NONE: Kinds = Kinds {
    file: None,
    write_mask: false,
    mem: false,
    imm: false,
    stack: false,
    address: false,
    broadcast: None,
    fixed: None,
};

/// A general register.
pub const R: OperandKind = OperandKind::Explicit(Kinds { file: Some(RegisterFile::General), ..NONE });
/// A memory operand.
pub const M: OperandKind = OperandKind::Explicit(Kinds { mem: true, ..NONE });
/// A register or memory.
pub const RM: OperandKind = OperandKind::Explicit(Kinds { file: Some(RegisterFile::General), mem: true, ..NONE });
/// A register or an immediate.
pub const RI: OperandKind = OperandKind::Explicit(Kinds { file: Some(RegisterFile::General), imm: true, ..NONE });
/// A register, memory or an immediate.
pub const RMI: OperandKind =
    OperandKind::Explicit(Kinds { file: Some(RegisterFile::General), mem: true, imm: true, ..NONE });
/// An immediate.
pub const I: OperandKind = OperandKind::Explicit(Kinds { imm: true, ..NONE });
/// An address that is computed and not accessed.
pub const ADDRESS: OperandKind = OperandKind::Explicit(Kinds { mem: true, address: true, ..NONE });
/// The shift count register, written out in the instruction.
pub const CL: OperandKind =
    OperandKind::Explicit(Kinds { file: Some(RegisterFile::General), fixed: Some(Gpr::RCX), ..NONE });
/// The accumulator, not written out.
pub const RAX: OperandKind = OperandKind::Fixed(Reg::of(Gpr::RAX));
/// The data register, not written out.
pub const RDX: OperandKind = OperandKind::Fixed(Reg::of(Gpr::RDX));

/// The stack pointer, not written out.
pub const RSP: OperandKind = OperandKind::Fixed(Reg::of(Gpr::RSP));
/// The frame pointer, not written out.
pub const RBP: OperandKind = OperandKind::Fixed(Reg::of(Gpr::RBP));
/// Memory, not written out.
pub const HIDDEN: OperandKind = OperandKind::Hidden;

/// A register of the x87 stack, by its number.
pub const ST: OperandKind = OperandKind::Explicit(Kinds { stack: true, ..NONE });
/// The x87 stack.
pub const STACK: OperandKind = OperandKind::Special(Special::X87);
/// MXCSR.
pub const MXCSR: OperandKind = OperandKind::Special(Special::Mxcsr);

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
    pub(super) what: OperandKind,
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

const fn role(access: Access, what: OperandKind) -> Role {
    Role { access, what, width: None, whole: false, part: 1, padded: false, tied: false, aligned: None }
}
/// Read.
pub const fn r(what: OperandKind) -> Role {
    role(Access::Read, what)
}
/// Written.
pub const fn w(what: OperandKind) -> Role {
    role(Access::Write, what)
}
/// Read and written.
pub const fn rw(what: OperandKind) -> Role {
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
pub struct TableBuilder {
    pub arena: Arena,
    pub rows: Vec<Row>,
}

/// The columns of a row but its meaning.
#[must_use]
pub struct Columns<'a> {
    rows: &'a mut TableBuilder,
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

impl TableBuilder {
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
                OperandKind::Explicit(kinds) => {
                    operands.push(OperandSpec { access: role.access, width: effect, kinds, aligned: false });
                    spelled.push(own);
                }
                OperandKind::Hidden => implicit_memory = Some(ImplicitMemory { width: own, access: role.access }),
                OperandKind::Special(state) => special = state,
                OperandKind::Fixed(reg) => implicit.push(Implicit { reg, width: effect, access: role.access }),
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
        let mut row = Row {
            mnemonic: self.mnemonic,
            codes,
            operands,
            implicit,
            implicit_memory,
            flags: self.flags,
            features: FeatureSet::of(&[self.feature]),
            upper: Upper::Keep,
            masking: Masking::None,
            special,
            class: self.class,
            kind: None,
            meaning,
            source,
        };
        row.kind = classify(&row, &self.rows.arena);
        row
    }
}
