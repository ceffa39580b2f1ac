//! The language vector rows are written in.
//!
//! One statement makes the rows of a family: the legacy encoding (two operands, the destination is the first source, upper
//! bits kept), VEX and EVEX encodings at 128, 256 and 512 bits (upper bits cleared), and the masked forms of each. Which of
//! them exist, whether a mask or an embedded broadcast is possible, and what the CPU must have is read off iced's list;
//! operands, lane width, class and meaning are written once, with VEX operand numbers.

use super::build::*;
use crate::expr::{BinOp, ExprId, WORD};
use crate::feature::{Feature, FeatureSet};
use crate::reg::{Vreg, Width};
use crate::row::{
    Access, FlagEffect, Implicit, ImplicitVector, Kinds, Masking, OperandSpec, Row, SchedClass, Special, Upper,
};
use crate::table::forms;
use iced_x86::{Code, EncodingKind};
use std::panic::Location;

/// A vector register.
pub const V: What = What::Explicit(Kinds { vec: true, ..NONE });
/// A vector register or memory.
pub const VM: What = What::Explicit(Kinds { vec: true, mem: true, ..NONE });
/// A mask register.
pub const K: What = What::Explicit(Kinds { mask: true, ..NONE });
/// A mask register or memory.
pub const KM: What = What::Explicit(Kinds { mask: true, mem: true, ..NONE });

/// The first source, which legacy encodings join with the destination.
pub const fn s(what: What) -> Role {
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
    lane: u16,
    /// The row's operand for each of the statement's (`None`: joined with the destination).
    place: Vec<Option<u8>>,
    /// The write mask's operand.
    mask: Option<u8>,
    zeroing: bool,
    scalar: bool,
    /// The operand whose lanes a merging mask keeps.
    keeps: usize,
}

/// A family under construction.
#[must_use]
pub struct Family<'a> {
    rows: &'a mut Rows,
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
struct Shape {
    legacy: bool,
    width: Width,
    masking: Masking,
}

impl Shape {
    fn all() -> Vec<Shape> {
        let mut out = vec![Shape { legacy: true, width: Width::W128, masking: Masking::None }];
        for masking in [Masking::None, Masking::Merge, Masking::Zero] {
            out.extend(Width::VECTOR.map(|width| Shape { legacy: false, width, masking }));
        }
        out
    }
}

impl Rows {
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
    /// The flags column, as in [`Rows::row`].
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
        for shape in Shape::all() {
            if let Some(row) = self.row(shape, &mut taken, meaning) {
                self.rows.rows.push(row);
            }
        }
        assert!(self.rows.rows.len() > before, "{}: no encoding has these operands", self.name);
    }

    /// `taken`: encodings that a row of this family has already; without vector operands they fit every width.
    fn row(&mut self, shape: Shape, taken: &mut Vec<(Code, Masking)>, meaning: &dyn Fn(&mut Sem<'_>)) -> Option<Row> {
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
        let implicit: Vec<Implicit> = Vec::new();
        let implicit_vectors = self.implicit_vectors(shape);
        let mut sem =
            Sem::new(&mut self.rows.arena, shape.width, &operands, &implicit).with_vectors(&implicit_vectors, vector);
        meaning(&mut sem);
        let meaning = sem.finish(mnemonic, &self.flags);
        Some(Row {
            mnemonic,
            codes,
            operands,
            implicit,
            implicit_vectors,
            implicit_memory: None,
            flags: self.flags,
            features: features(first),
            upper: if shape.legacy { Upper::Keep } else { Upper::Zero },
            masking: shape.masking,
            special: Special::None,
            class: self.class,
            meaning,
            source: (self.source.file(), self.source.line()),
        })
    }

    fn named(&self, shape: Shape) -> Option<(&'static str, &'static [Code])> {
        match (shape.legacy, self.name.starts_with('v')) {
            (true, true) => None,
            (true, false) | (false, true) => forms::named(self.name),
            // Mask instructions (`kandw`) have no other name in VEX.
            (false, false) => forms::named(&format!("v{}", self.name)).or_else(|| forms::named(self.name)),
        }
    }

    /// The row's operands, and where the statement's stand among them.
    fn operands(&self, shape: Shape) -> (Vec<OperandSpec>, Vec<Option<u8>>) {
        let joined = shape.legacy && self.roles.iter().any(|r| r.tied);
        let (mut operands, mut place) = (Vec::new(), Vec::new());
        for (i, role) in self.roles.iter().enumerate() {
            if joined && role.tied {
                place.push(None);
                continue;
            }
            let kinds = match role.what {
                What::Explicit(kinds) => kinds,
                What::FixedVec(_) => {
                    place.push(None);
                    continue;
                }
                What::Fixed(_) | What::Hidden | What::Special(_) => {
                    panic!("{}: vector rows name general registers and memory", self.name)
                }
            };
            let bits = u32::from(shape.width.bits() / role.part);
            let width = role.width.or(Width::from_bits(bits)).expect("a part of a vector is a width");
            let width = if role.padded { width.max(Width::W128) } else { width };
            let merged = shape.masking == Masking::Merge && !kinds.mask && self.keeps == 0;
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
    fn implicit_vectors(&self, shape: Shape) -> Vec<ImplicitVector> {
        let implicit = |role: &Role| match role.what {
            What::FixedVec(n) => Some(ImplicitVector {
                reg: Vreg::new(usize::from(n)).expect("a vector register's number"),
                width: role.width.unwrap_or(shape.width),
                access: role.access,
            }),
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
fn has_shape(code: Code, shape: Shape) -> bool {
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

impl Sem<'_> {
    /// Width of a lane as the family states it.
    pub fn lane(&self) -> u16 {
        self.vector.lane
    }

    /// Whether the row is of legacy encodings, of a statement with a source that they join with the destination.
    pub fn is_legacy(&self) -> bool {
        self.vector.place.contains(&None)
    }

    /// The value of the statement's operand `i`.
    pub fn arg(&mut self, i: usize) -> ExprId {
        let place = self.vector.place[i].unwrap_or(0);
        self.op(place)
    }

    /// The write mask's bits for `lanes` lanes, if the row has one.
    pub fn write_mask(&mut self, lanes: u16) -> Option<ExprId> {
        let mask = self.vector.mask?;
        let all = self.op(mask);
        Some(self.a.extract(all, 0, lanes))
    }

    /// What a masked row keeps (the destination's old lanes, if the family does not say otherwise), or zeros.
    pub fn kept(&mut self, width: u16) -> ExprId {
        if self.vector.zeroing {
            return self.zeros(width);
        }
        let keeps = self.vector.keeps;
        self.arg(keeps)
    }

    pub fn zeros(&mut self, width: u16) -> ExprId {
        let zero = self.a.constant(1, 0);
        self.a.zext(zero, width)
    }

    /// `v` in the lanes whose mask bit is set, what the row keeps in the others. A mask register as destination has a
    /// bit per lane, and zeros where the mask has them.
    fn masked(&mut self, v: ExprId) -> ExprId {
        if self.vector.mask.is_none() {
            return v;
        }
        let width = self.a.width(v);
        if self.is_mask(0) {
            let mask = self.write_mask(width).expect("the row is masked");
            return self.a.and(v, mask);
        }
        let old = self.kept(width);
        let old = self.a.extract(old, 0, width);
        let lane = self.vector.lane;
        let mask = self.write_mask(width / lane).expect("the row is masked");
        if self.vector.scalar {
            let (bit, rest) = (self.a.extract(mask, 0, 1), self.a.extract(v, lane, width - lane));
            let (new, old) = (self.a.extract(v, 0, lane), self.a.extract(old, 0, lane));
            let low = self.a.ite(bit, new, old);
            return self.a.concat(rest, low);
        }
        let pairs = self.split(v, lane).into_iter().zip(self.split(old, lane));
        let lanes: Vec<ExprId> = pairs
            .enumerate()
            .map(|(i, (new, old))| {
                let bit = self.a.extract(mask, i as u16, 1);
                self.a.ite(bit, new, old)
            })
            .collect();
        self.join(&lanes)
    }

    /// Lanes of `lane` bits, the lowest first.
    pub fn split(&mut self, v: ExprId, lane: u16) -> Vec<ExprId> {
        (0..self.a.width(v) / lane).map(|i| self.a.extract(v, i * lane, lane)).collect()
    }

    /// The inverse of [`Sem::split`].
    pub fn join(&mut self, lanes: &[ExprId]) -> ExprId {
        // Word by word: what is wider than a word is taken apart into words at each step.
        let in_word = usize::from((WORD / self.a.width(lanes[0])).max(1));
        let words: Vec<ExprId> = lanes.chunks(in_word).map(|lanes| self.above_each_other(lanes)).collect();
        self.above_each_other(&words)
    }

    fn above_each_other(&mut self, parts: &[ExprId]) -> ExprId {
        let (&first, rest) = parts.split_first().expect("a vector has lanes");
        rest.iter().fold(first, |low, &high| self.a.concat(high, low))
    }

    /// `f` of each lane of operand `i`.
    pub fn map1(&mut self, i: usize, lane: u16, f: impl Fn(&mut Self, ExprId) -> ExprId) -> ExprId {
        self.lanes1(i, lane, &f)
    }

    fn lanes1(&mut self, i: usize, lane: u16, f: &dyn Fn(&mut Self, ExprId) -> ExprId) -> ExprId {
        let v = self.arg(i);
        let lanes: Vec<ExprId> = self.split(v, lane).into_iter().map(|x| f(self, x)).collect();
        self.join(&lanes)
    }

    /// `f` of each pair of lanes of operands 1 and 2.
    pub fn map2(&mut self, lane: u16, f: impl Fn(&mut Self, ExprId, ExprId) -> ExprId) -> ExprId {
        let (x, y) = (self.arg(1), self.arg(2));
        self.zip(x, y, lane, f)
    }

    /// `f` of each pair of lanes.
    pub fn zip(&mut self, x: ExprId, y: ExprId, lane: u16, f: impl Fn(&mut Self, ExprId, ExprId) -> ExprId) -> ExprId {
        self.lanes2([x, y], lane, &f)
    }

    fn lanes2(&mut self, of: [ExprId; 2], lane: u16, f: &dyn Fn(&mut Self, ExprId, ExprId) -> ExprId) -> ExprId {
        let [xs, ys] = of.map(|v| self.split(v, lane));
        let lanes: Vec<ExprId> = xs.into_iter().zip(ys).map(|(x, y)| f(self, x, y)).collect();
        self.join(&lanes)
    }

    /// `f` of each 128-bit part of the operands 1 and 2.
    pub fn parts2(&mut self, f: impl Fn(&mut Self, ExprId, ExprId) -> ExprId) -> ExprId {
        self.map2(128, f)
    }

    /// `items[index]`; `index` has as many bits as that needs, or more, which are not looked at.
    pub fn choose(&mut self, index: ExprId, items: &[ExprId]) -> ExprId {
        if let [one] = items {
            return *one;
        }
        let half = items.len().next_power_of_two() / 2;
        let bit = self.a.extract(index, half.trailing_zeros() as u16, 1);
        let (low, high) = items.split_at(half);
        let (low, high) = (self.choose(index, low), self.choose(index, high));
        self.a.ite(bit, high, low)
    }

    /// The lane of `lane` bits that `index` says, counted through all of `words`; bits of `index` above that are not
    /// looked at. A word is found by a tree of choices, the lane in it by a shift, so a table of 64 bytes costs ten nodes.
    pub fn pick(&mut self, words: &[ExprId], index: ExprId, lane: u16) -> ExprId {
        let width = self.a.width(words[0]);
        let (in_word, of_word) = ((width / lane).trailing_zeros() as u16, words.len().trailing_zeros() as u16);
        let word = if of_word == 0 {
            words[0]
        } else {
            let index = self.a.extract(index, in_word, of_word);
            self.choose(index, words)
        };
        if in_word == 0 {
            return word;
        }
        let (index, bits) = (self.a.extract(index, 0, in_word), self.a.constant(lane.trailing_zeros() as u16, 0));
        let distance = self.a.concat(index, bits);
        let distance = self.a.zext(distance, width);
        let moved = self.bin(BinOp::LShr, word, distance);
        self.a.extract(moved, 0, lane)
    }

    /// `x` in every lane of the row's width.
    pub fn repeat(&mut self, x: ExprId) -> ExprId {
        let lanes = vec![x; usize::from(self.width / self.a.width(x))];
        self.join(&lanes)
    }

    /// A scalar's result: `low` below, the rest of operand 1 above.
    pub fn with_rest_of_first(&mut self, low: ExprId) -> ExprId {
        let first = self.arg(1);
        let width = self.a.width(low);
        let rest = self.a.extract(first, width, self.width - width);
        self.a.concat(rest, low)
    }
}
