//! Libraries of vector and mask instructions: rows on registers, without masks, at the widths and in the encodings that
//! a window uses itself.

mod open;

pub use open::{load_vector, open_vector_library};

use super::instance::{Filled, component, slot_classes};
use super::open::VectorInverse;
use super::{Component, Fill};
use crate::ir::graph::{Address, Class, Port, Use};
use crate::semantics::symbolic::Context;
use isa::row::{Kinds, Masking, OperandSpec};
use isa::{Arena, ExprId, ExprNode, FeatureSet, FlagSet, Row, RowId, SchedClass, Upper, Width, table};
use std::collections::{BTreeMap, BTreeSet};

/// What a library may contain.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct VectorLibrarySpec {
    pub features: FeatureSet,
    /// 64-bit words of a vector ([`crate::search::spec::Spec::words`]).
    pub words: usize,
    /// Widths of the widest vector operand.
    pub widths: BTreeSet<Width>,
    /// Encodings, by what they do to the bits above the result.
    pub legacy: bool,
    pub vex: bool,
    /// Rows with mask registers.
    pub masks: bool,
    /// Rows that compute or move floating-point numbers; without it only integer rows.
    pub float: bool,
    /// Widths of lanes ([`lane_width`]); empty for all. Moves between register classes and logic are of every width.
    pub lanes: BTreeSet<u16>,
    /// Kinds of rows; empty for all.
    pub classes: BTreeSet<SchedClass>,
    /// Immediates of the spec.
    pub immediates: BTreeSet<u8>,
    pub pool: Pool,
    /// Memory operands of the spec whose content never changes.
    pub constants: Vec<Address>,
    /// Rows that do the same as one that is there too.
    pub synonyms: bool,
    /// Flags that are offered to later steps.
    pub flags: FlagSet,
    pub open: OpenOperands,
}

/// Which operands may be constants that are not known yet, for strategies that deduce them.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum OpenOperands {
    #[default]
    None,
    Immediates,
    /// Immediates, and vectors in new read-only data.
    All,
}

/// Which immediates are tried.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pool {
    /// The spec's own and what follows from them: complements, remainders to the lane width, one shuffle after another.
    Own,
    /// These, and patterns that are often useful.
    Usual,
    /// Every one.
    All,
}

/// Builds the components of a library: integer rows first, then the others, in table order.
pub fn vector_library(wanted: &VectorLibrarySpec) -> Vec<Component> {
    let (mut out, mut made) = (Vec::new(), DistinctComponents::default());
    for float in [false, true] {
        for (id, row) in table().iter().filter(|(_, r)| is_float(r) == float && may_have(r, wanted)) {
            for fill in fills(row, wanted) {
                out.extend(made.component(id, row, fill, wanted));
            }
        }
    }
    out
}

/// Components with slots of the same classes share a context, so that equal terms have one identity there.
#[derive(Default)]
struct DistinctComponents {
    contexts: BTreeMap<Vec<Class>, Context>,
    results: BTreeSet<(Vec<Class>, Class, ExprId)>,
}

impl DistinctComponents {
    fn component(&mut self, id: RowId, row: &Row, fill: Vec<Fill>, wanted: &VectorLibrarySpec) -> Option<Component> {
        let slots = fill.iter().filter(|f| matches!(f, Fill::Slot(_))).count();
        let ctx = self.contexts.entry(slot_classes(row, &fill, slots)).or_default();
        let result = row.operands.iter().position(|o| o.access.writes()).map(|i| Port::Operand(i as u8));
        let filled = Filled { row: id, fill, result, open: false };
        let (mut c, meaning) = component(ctx, wanted.words, filled, wanted.flags)?;
        let Some(e) = meaning else { return Some(c) };
        let moves_nothing =
            slots == 1 && c.slot_classes[0] == c.result_class && matches!(ctx.arena.node(e), ExprNode::Var(_));
        let new = self.results.insert((c.slot_classes.clone(), c.result_class, e));
        let kept = !moves_nothing && (new || wanted.synonyms || !c.flags_out.is_empty());
        if kept && wanted.open != OpenOperands::None {
            let inverse = |slot| VectorInverse::of(&ctx.arena, e, &c.slot_classes, wanted.words, slot);
            let ways = (0..c.slots).map(|s| Some(inverse(s)).filter(VectorInverse::is_invertible));
            c.vector_inverses = ways.collect();
        }
        kept.then_some(c)
    }
}

/// What floating-point rows are called (SDM vol. 2, §3.1.1.3): packed or scalar, single or double.
fn is_float(row: &Row) -> bool {
    ["ps", "pd", "ss", "sd"].iter().any(|suffix| row.mnemonic.ends_with(suffix))
}

/// Whether a row computes numbers as floating point, and does not only move or combine bits.
pub fn computes_float(row: &Row) -> bool {
    use SchedClass as C;
    matches!(
        row.class,
        C::FpAdd | C::FpMul | C::FpDiv | C::FpSqrt | C::FpFma | C::FpCompare | C::FpConvert | C::FpRound
    )
}

fn may_have(row: &Row, wanted: &VectorLibrarySpec) -> bool {
    !row.is_general()
        && row.masking == Masking::None
        && row.implicit.is_empty()
        && row.implicit_memory.is_none()
        && row.meaning.fault.is_none()
        && row.meaning.taken.is_none()
        && (if row.upper == Upper::Keep { wanted.legacy } else { wanted.vex })
        && wanted.features.includes(row.features)
        && has_shape(row, wanted)
        && (wanted.float || !computes_float(row))
        && (wanted.classes.is_empty() || wanted.classes.contains(&row.class))
        && (wanted.lanes.is_empty() || row.class == SchedClass::VecLogic || has_lanes(row, wanted))
        && row.flags_read(&table().arena).is_empty()
}

/// Register operands at the widths wanted; one result, which is no part of a general register.
fn has_shape(row: &Row, wanted: &VectorLibrarySpec) -> bool {
    let widest = row.operands.iter().filter(|o| o.kinds.vector()).map(|o| o.width).max();
    let mut results = row.operands.iter().filter(|o| o.access.writes());
    let whole = |o: &OperandSpec| !o.kinds.general() || matches!(o.width, Width::W32 | Width::W64);
    let is_register = |k: &Kinds| k.general() || k.vector() || k.mask();
    !row.operands.is_empty()
        && row.operands.iter().all(|o| is_register(&o.kinds) || o.kinds.imm)
        && row.operands.iter().all(|o| wanted.masks || !o.kinds.mask())
        && widest.map_or(wanted.masks, |w| wanted.widths.contains(&w))
        && results.next().is_none_or(whole)
        && results.next().is_none()
}

fn has_lanes(row: &Row, wanted: &VectorLibrarySpec) -> bool {
    lane_width(row).is_none_or(|w| wanted.lanes.contains(&w))
}

/// Width of the narrowest piece that the row's result is put together from; `None` if the result is no vector, or is
/// not computed but moved as a whole.
pub fn lane_width(row: &Row) -> Option<u16> {
    let result = row.operands.iter().position(|o| o.access.writes())?;
    if !row.operands[result].kinds.vector() {
        return None;
    }
    narrowest(&table().arena, row.meaning.operands[result]?)
}

fn narrowest(a: &Arena, e: ExprId) -> Option<u16> {
    match a.node(e) {
        ExprNode::Concat(hi, lo) => narrowest(a, hi).into_iter().chain(narrowest(a, lo)).min(),
        ExprNode::Zext(x) => narrowest(a, x),
        ExprNode::Const(_) | ExprNode::Var(_) => None,
        _ => Some(a.width(e).clamp(8, 128)),
    }
}

/// The ways to fill a row's operands: a slot for every register that is read, every immediate of the pool.
fn fills(row: &Row, wanted: &VectorLibrarySpec) -> Vec<Vec<Fill>> {
    let mut forms: Vec<Vec<Fill>> = vec![Vec::new()];
    for spec in &row.operands {
        let choices = if spec.kinds.imm {
            immediates(row, wanted).into_iter().map(|i| Fill::Imm(i64::from(i as i8))).collect()
        } else if !spec.access.reads() {
            // A legacy encoding keeps what is above the result.
            vec![if spec.kinds.vector() && row.upper == Upper::Keep { Fill::Any } else { Fill::Fresh }]
        } else {
            std::iter::once(Fill::Slot(0)).chain(fixed(spec, wanted)).collect()
        };
        let longer = |form: &Vec<Fill>| -> Vec<Vec<Fill>> {
            let slots = form.iter().filter(|f| matches!(f, Fill::Slot(_))).count();
            let numbered = |c: &Fill| if *c == Fill::Slot(0) { Fill::Slot(slots) } else { c.clone() };
            choices.iter().map(|c| form.iter().cloned().chain([numbered(c)]).collect()).collect()
        };
        forms = forms.iter().flat_map(longer).collect();
    }
    forms
}

/// The constants of the spec in memory that an operand can be.
fn fixed(spec: &OperandSpec, wanted: &VectorLibrarySpec) -> Vec<Fill> {
    let forms = |a: &Address| [Use::Mem(a.clone()), Use::Broadcast(a.clone())];
    let possible = |u: &Use| match u {
        Use::Broadcast(_) => spec.kinds.broadcast.is_some(),
        _ => spec.kinds.mem,
    };
    let uses = wanted.constants.iter().flat_map(forms).filter(|u| possible(u) && u.constant(spec).is_some());
    uses.map(Fill::Fixed).collect()
}

/// Immediates that are tried in a row.
fn immediates(row: &Row, wanted: &VectorLibrarySpec) -> BTreeSet<u8> {
    use SchedClass as C;
    let own = &wanted.immediates;
    if wanted.pool == Pool::All {
        return (0..=u8::MAX).collect();
    }
    let usual = wanted.pool == Pool::Usual;
    match row.class {
        C::VecShift => counts(lane_width(row).unwrap_or(64), own, usual),
        C::VecCompare | C::FpCompare => (0..8).collect(),
        C::Shuffle | C::Blend => shuffles(own, usual),
        C::VecLogic => own.iter().copied().chain(TERNARY.into_iter().filter(|_| usual)).collect(),
        _ => own.iter().copied().chain([0, 1, 2, 3, 8, 9, 10, 11, 16, 17].into_iter().filter(|_| usual)).collect(),
    }
}

/// Shift counts below `lane`: the spec's own and what is left of the lane beside them; usually also powers of two and
/// the sign's place.
fn counts(lane: u16, own: &BTreeSet<u8>, usual: bool) -> BTreeSet<u8> {
    let own = own.iter().map(|c| u16::from(*c)).flat_map(|c| [c, lane.saturating_sub(c)]);
    let more = [1, 2, 4, 8, 16, 32, lane / 2, lane - 1].into_iter().filter(|_| usual);
    own.chain(more).filter(|&c| c > 0 && c < lane).map(|c| c as u8).collect()
}

/// Selections of four: one lane everywhere, halves and pairs exchanged, rotations, reversal, even and odd lanes; and
/// blends; and small numbers of bytes or lanes.
const PATTERNS: [u8; 22] = [
    0x00, 0x55, 0xaa, 0xff, 0x4e, 0xb1, 0x39, 0x93, 0x1b, 0x44, 0xee, 0x88, 0xdd, 0xd8, 0xf5, 0xa0, 0x50, 0xfa, 0x0f,
    0xf0, 0x33, 0xcc,
];

/// Truth tables of three inputs: and, or, exclusive or, majority, selection by each input.
const TERNARY: [u8; 8] = [0x80, 0xfe, 0x96, 0xe8, 0xca, 0xd8, 0xb8, 0xe2];

fn shuffles(own: &BTreeSet<u8>, usual: bool) -> BTreeSet<u8> {
    let pairs = own.iter().flat_map(|&a| own.iter().map(move |&b| one_after_another(a, b)));
    let related = own.iter().flat_map(|&c| [c, !c, 16u8.wrapping_sub(c)]);
    let more = PATTERNS.into_iter().chain(1..=15).filter(|_| usual);
    pairs.chain(related).chain(more).collect()
}

/// The selection of four lanes that is `first` and then `second` (`pshufd`).
fn one_after_another(first: u8, second: u8) -> u8 {
    (0..4).fold(0, |all, i| all | (first >> (2 * (second >> (2 * i) & 3)) & 3) << (2 * i))
}
