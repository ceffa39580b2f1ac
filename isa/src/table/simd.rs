//! The language vector rows are written in.
//!
//! One statement makes the rows of a family: the legacy encoding (two operands, the destination is the first source, upper
//! bits kept), VEX and EVEX encodings at 128, 256 and 512 bits (upper bits cleared), and the masked forms of each. Which of
//! them exist, whether a mask or an embedded broadcast is possible, and what the CPU must have is read off iced's list;
//! operands, lane width, class and meaning are written once, with VEX operand numbers.

use super::build::*;
use crate::expr::ExprId;
use crate::feature::{Feature, FeatureSet};
use crate::reg::{RegisterFile, Width};
use crate::row::{Access, FlagEffect, Implicit, Kinds, Masking, OperandSpec, Row, SchedClass, Special, Upper};
use crate::table::forms;
use iced_x86::{Code, EncodingKind};
use std::panic::Location;

/// A vector register.
pub const V: OperandKind = OperandKind::Explicit(Kinds { file: Some(RegisterFile::Vector), ..NONE });
/// A vector register or memory.
pub const VM: OperandKind = OperandKind::Explicit(Kinds { file: Some(RegisterFile::Vector), mem: true, ..NONE });
/// A mask register.
pub const K: OperandKind = OperandKind::Explicit(Kinds { file: Some(RegisterFile::Mask), ..NONE });
/// A mask register or memory.
pub const KM: OperandKind = OperandKind::Explicit(Kinds { file: Some(RegisterFile::Mask), mem: true, ..NONE });

/// A vector register that the instruction uses without naming it.
pub fn fixed_vector(number: usize) -> OperandKind {
    OperandKind::Fixed(RegisterFile::Vector.reg(number).expect("a vector register's number"))
}

/// The first source, which legacy encodings join with the destination.
pub const fn s(what: OperandKind) -> Role {
    Role { tied: true, ..r(what) }
}

impl Role {
    /// One `n`-th of the row's width.
    pub const fn part(mut self, n: u16) -> Role {
        self.part = n;
        self
    }
    /// At least 128 bits: a narrower result fills the low bits of an xmm register, zeros the rest.
    pub const fn padded(mut self) -> Role {
        self.padded = true;
        self
    }
    /// Memory must be aligned in this instruction's VEX and EVEX encodings too.
    pub const fn aligned(mut self) -> Role {
        self.aligned = Some(true);
        self
    }
    /// Memory need not be aligned in the legacy encoding either.
    pub const fn unaligned(mut self) -> Role {
        self.aligned = Some(false);
        self
    }
}

/// What a meaning may ask of the vector row it is written for.
#[derive(Clone, Default, Debug)]
pub struct Vector {
    /// Width of a lane as masks and broadcasts count it.
    pub(super) lane: u16,
    /// The row's operand for each of the statement's (`None`: joined with the destination).
    pub(super) place: Vec<Option<u8>>,
    /// The write mask's operand.
    pub(super) mask: Option<u8>,
    pub(super) zeroing: bool,
    pub(super) scalar: bool,
    /// The operand whose lanes a merging mask keeps.
    pub(super) keeps: usize,
}

/// A family under construction.
#[must_use]
pub struct Family<'a> {
    rows: &'a mut TableBuilder,
    name: &'static str,
    roles: Vec<Role>,
    lane: Width,
    class: SchedClass,
    flags: [FlagEffect; 6],
    own_mask: bool,
    scalar: bool,
    /// The operand whose lanes a merging mask keeps.
    keeps: usize,
    source: &'static Location<'static>,
}

/// One shape of a family: which encodings its row collects.
#[derive(Clone, Copy, PartialEq, Eq)]
struct EncodingShape {
    legacy: bool,
    width: Width,
    masking: Masking,
}

impl EncodingShape {
    fn all() -> Vec<EncodingShape> {
        let mut out = vec![EncodingShape { legacy: true, width: Width::W128, masking: Masking::None }];
        for masking in [Masking::None, Masking::Merge, Masking::Zero] {
            out.extend(Width::VECTOR.map(|width| EncodingShape { legacy: false, width, masking }));
        }
        out
    }
}

impl TableBuilder {
    /// Starts a family named as its legacy encoding is, or with the `v` if it has none. `lane` is the width that a bit
    /// of the write mask and an embedded broadcast stand for. [`Family::gives`] or [`Family::does`] finishes it.
    #[track_caller]
    pub fn simd(
        &mut self,
        name: &'static str,
        roles: impl Into<Vec<Role>>,
        lane: Width,
        class: SchedClass,
    ) -> Family<'_> {
        let (roles, source) = (roles.into(), Location::caller());
        Family {
            rows: self,
            name,
            roles,
            lane,
            class,
            flags: flag_effects("......"),
            own_mask: false,
            scalar: false,
            keeps: 0,
            source,
        }
    }
}

impl Family<'_> {
    /// The flags column, as in [`TableBuilder::row`].
    pub fn flags(mut self, column: &str) -> Self {
        self.flags = flag_effects(column);
        self
    }

    /// The meaning handles the write mask itself ([`Sem::write_mask`]).
    pub fn own_mask(mut self) -> Self {
        self.own_mask = true;
        self
    }

    /// Only the lowest lane is computed and masked.
    pub fn scalar(mut self) -> Self {
        self.scalar = true;
        self
    }

    /// Where a merging mask has zeros, the lanes are operand `i`'s and not the destination's, which is not read.
    pub fn keeps(mut self, i: usize) -> Self {
        self.keeps = i;
        self
    }

    /// The destination's new value, before masking; one that is narrower than the destination gets zeros above.
    pub fn gives(self, value: impl Fn(&mut Sem<'_>) -> ExprId) {
        let own = self.own_mask;
        self.does(|m| {
            let v = value(m);
            let v = if own { v } else { m.masked(v) };
            m.set_padded(0, v);
        });
    }

    /// Everything that is written, masking included.
    pub fn does(self, meaning: impl Fn(&mut Sem<'_>)) {
        self.add_rows(&meaning);
    }

    /// Not generic, so that it is compiled once and not for each meaning of the table.
    fn add_rows(mut self, meaning: &dyn Fn(&mut Sem<'_>)) {
        let before = self.rows.rows.len();
        let mut taken = Vec::new();
        for shape in EncodingShape::all() {
            if let Some(row) = self.row(shape, &mut taken, meaning) {
                self.rows.rows.push(row);
            }
        }
        assert!(self.rows.rows.len() > before, "{}: no encoding has these operands", self.name);
    }

    /// `taken`: encodings that a row of this family has already; without vector operands they fit every width.
    fn row(
        &mut self,
        shape: EncodingShape,
        taken: &mut Vec<(Code, Masking)>,
        meaning: &dyn Fn(&mut Sem<'_>),
    ) -> Option<Row> {
        let (mnemonic, encodings) = self.named(shape)?;
        let (mut operands, place) = self.operands(shape);
        let fits =
            |&c: &Code| has_shape(c, shape) && forms::fits_vector(c, &operands) && !taken.contains(&(c, shape.masking));
        let codes: Vec<Code> = encodings.iter().copied().filter(fits).collect();
        taken.extend(codes.iter().map(|&c| (c, shape.masking)));
        let &first = codes.first()?;
        if let Some(element) = codes.iter().find_map(|&c| forms::broadcast(c)) {
            let spec = operands.iter_mut().find(|o| o.kinds.mem).expect("a broadcast is a memory operand's");
            spec.kinds.broadcast = Some(element);
        }
        let mask = operands.iter().position(|o| o.kinds.write_mask).map(|i| i as u8);
        let vector = Vector {
            lane: self.lane.bits(),
            place,
            mask,
            zeroing: shape.masking == Masking::Zero,
            scalar: self.scalar,
            keeps: self.keeps,
        };
        let implicit = self.implicit(shape);
        let mut sem = Sem::new(&mut self.rows.arena, shape.width, &operands, &implicit);
        sem.vector = vector;
        meaning(&mut sem);
        let meaning = sem.finish(mnemonic, &self.flags);
        Some(Row {
            mnemonic,
            codes,
            operands,
            implicit,
            implicit_memory: None,
            flags: self.flags,
            features: features(first),
            upper: if shape.legacy { Upper::Keep } else { Upper::Zero },
            masking: shape.masking,
            special: Special::None,
            class: self.class,
            kind: None,
            meaning,
            source: (self.source.file(), self.source.line()),
        })
    }

    fn named(&self, shape: EncodingShape) -> Option<(&'static str, &'static [Code])> {
        match (shape.legacy, self.name.starts_with('v')) {
            (true, true) => None,
            (true, false) | (false, true) => forms::named(self.name),
            // Mask instructions (`kandw`) have no other name in VEX.
            (false, false) => forms::named(&format!("v{}", self.name)).or_else(|| forms::named(self.name)),
        }
    }

    /// The row's operands, and where the statement's stand among them.
    fn operands(&self, shape: EncodingShape) -> (Vec<OperandSpec>, Vec<Option<u8>>) {
        let joined = shape.legacy && self.roles.iter().any(|r| r.tied);
        let (mut operands, mut place) = (Vec::new(), Vec::new());
        for (i, role) in self.roles.iter().enumerate() {
            if joined && role.tied {
                place.push(None);
                continue;
            }
            let kinds = match role.what {
                OperandKind::Explicit(kinds) => kinds,
                OperandKind::Fixed(reg) if reg.gpr().is_none() => {
                    place.push(None);
                    continue;
                }
                OperandKind::Fixed(_) | OperandKind::Hidden | OperandKind::Special(_) => {
                    panic!("{}: vector rows name general registers and memory", self.name)
                }
            };
            let bits = u32::from(shape.width.bits() / role.part);
            let width = role.width.or(Width::from_bits(bits)).expect("a part of a vector is a width");
            let width = if role.padded { width.max(Width::W128) } else { width };
            let merged = shape.masking == Masking::Merge && !kinds.mask() && self.keeps == 0;
            let also_read = i == 0 && (joined || merged);
            let kinds = Kinds { mem: kinds.mem && may_be_memory(role, shape.masking), ..kinds };
            let access = if also_read { Access::ReadWrite } else { role.access };
            let aligned = role.aligned.unwrap_or(shape.legacy && width == Width::W128);
            place.push(Some(operands.len() as u8));
            operands.push(OperandSpec { access, width, kinds, aligned: aligned && kinds.mem });
        }
        if shape.masking != Masking::None {
            let kinds = Kinds { write_mask: true, ..NONE };
            operands.push(OperandSpec { access: Access::Read, width: Width::W64, kinds, aligned: false });
        }
        (operands, place)
    }
}

impl Family<'_> {
    fn implicit(&self, shape: EncodingShape) -> Vec<Implicit> {
        let implicit = |role: &Role| match role.what {
            OperandKind::Fixed(reg) => {
                Some(Implicit { reg, width: role.width.unwrap_or(shape.width), access: role.access })
            }
            _ => None,
        };
        self.roles.iter().filter_map(implicit).collect()
    }
}

/// Stores have no zeroing (SDM vol. 2, table 2-40). Whether an aligned access of which the mask leaves nothing faults at an
/// unaligned address is not the same on all CPUs, so masked rows have none.
fn may_be_memory(role: &Role, masking: Masking) -> bool {
    match masking {
        Masking::None => true,
        Masking::Merge => role.aligned != Some(true),
        Masking::Zero => role.aligned != Some(true) && !role.access.writes(),
    }
}

/// Extensions without a [`Feature`] (AVX-VNNI) are left out.
fn has_shape(code: Code, shape: EncodingShape) -> bool {
    let info = code.op_code();
    let legacy = info.encoding() == EncodingKind::Legacy;
    let known = code.cpuid_features().iter().all(|&f| Feature::of_cpuid(f).is_some());
    known
        && legacy == shape.legacy
        && match shape.masking {
            Masking::None => !info.require_op_mask_register(),
            Masking::Merge => info.can_use_op_mask_register(),
            Masking::Zero => info.can_use_zeroing_masking(),
        }
}

/// What iced says the CPU must have.
///
/// # Panics
/// If there is no [`Feature`] for it (a row for an extension that this table does not know).
pub(crate) fn features(code: Code) -> FeatureSet {
    code.cpuid_features().iter().fold(FeatureSet::BASE, |set, &f| {
        set.with(Feature::of_cpuid(f).unwrap_or_else(|| panic!("{code:?} needs {f:?}, which is no feature here")))
    })
}
