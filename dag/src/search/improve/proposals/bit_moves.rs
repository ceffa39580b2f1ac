//! Moving bits: what keeps its order goes through one `pext` and one `pdep`, or one shift and one mask if it moves as a
//! whole; the parts are joined. The bytes may be reversed before and after.

use super::ProposedWindow;
use super::program::{ReadOperand, WrittenProgram};
use crate::ir::graph::Dag;
use crate::search::components::Component;
use crate::search::improve::library_schedule::wanted;
use crate::search::spec::bit_moves::{BitMove, BitMoves, MovedInput};
use isa::{OperationKind, Width};
use std::collections::BTreeSet;

/// Most parts that a program is written for.
const MOST_PIECES: usize = 16;
/// The greatest distance that an address scales by.
const SCALES: u32 = 3;

/// Programs for a window that only moves bits: one for each order of bytes at the end.
pub(super) fn propose(asked: &mut ProposedWindow) -> Vec<Dag> {
    let Some(moves) = BitMoves::recognise(asked.spec) else { return Vec::new() };
    let plans: Vec<MovePlan> = ByteOrder::ALL.into_iter().filter_map(|after| MovePlan::new(&moves, after)).collect();
    let mut library = wanted(asked.dag, asked.window, asked.options, &KINDS);
    library.constants = plans.iter().flat_map(MovePlan::immediates).collect();
    library.loaded = plans.iter().flat_map(MovePlan::masks).collect();
    library.widths = vec![Width::W32, Width::W64];
    let library = asked.libraries.general(library);
    let mut plans: Vec<&MovePlan> = plans.iter().collect();
    plans.sort_by_key(|p| p.instructions());
    plans.iter().filter_map(|p| p.program(&library, asked)).collect()
}

/// What moves bits, and what joins them.
const KINDS: [OperationKind; 5] = [
    OperationKind::BitField,
    OperationKind::ByteOrder,
    OperationKind::Shift,
    OperationKind::Logic,
    OperationKind::AddressSum,
];

/// In which order the bytes of a register are taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum ByteOrder {
    Kept,
    /// As `bswap` of so many bits leaves them.
    Reversed(u16),
}

impl ByteOrder {
    const ALL: [ByteOrder; 3] = [ByteOrder::Kept, ByteOrder::Reversed(32), ByteOrder::Reversed(64)];

    /// Where bit `b` is afterwards, and before: it is its own inverse. `None` if it is lost.
    fn place(self, b: u16) -> Option<u16> {
        match self {
            ByteOrder::Kept => Some(b),
            ByteOrder::Reversed(w) => (b < w).then(|| w - 8 - b / 8 * 8 + b % 8),
        }
    }

    /// The same of all bits of a word; what is lost is 0.
    fn mask(self, word: u64) -> u64 {
        let at = |b: u16| self.place(b).map_or(0, |t| 1 << t);
        (0..64).filter(|b| word >> b & 1 == 1).fold(0, |m, b| m | at(b))
    }

    fn instructions(self) -> usize {
        usize::from(self != ByteOrder::Kept)
    }
}

/// Bits that keep their order, by source.
#[derive(Clone, Debug)]
struct MovedPiece {
    moves: Vec<BitMove>,
}

/// How one input is taken apart.
#[derive(Clone, Debug)]
struct InputMovePlan {
    input: usize,
    before: ByteOrder,
    /// Bits that may be other than 0 once its bytes are in that order.
    content: u64,
    pieces: Vec<MovedPiece>,
}

/// How an output is put together, before its bytes are reversed.
#[derive(Debug)]
struct MovePlan {
    inputs: Vec<InputMovePlan>,
    after: ByteOrder,
}

impl MovePlan {
    /// The shortest one with this order at the end.
    fn new(moves: &BitMoves, after: ByteOrder) -> Option<MovePlan> {
        let best = |i: &MovedInput| {
            let plans = ByteOrder::ALL.into_iter().filter_map(|before| InputMovePlan::new(i, before, after));
            plans.min_by_key(InputMovePlan::instructions)
        };
        let plan = MovePlan { inputs: moves.inputs.iter().map(best).collect::<Option<_>>()?, after };
        let pieces = plan.pieces().count();
        (1..=MOST_PIECES).contains(&pieces).then_some(plan)
    }

    fn pieces(&self) -> impl Iterator<Item = &MovedPiece> {
        self.inputs.iter().flat_map(|i| &i.pieces)
    }

    fn instructions(&self) -> usize {
        let own: usize = self.inputs.iter().map(InputMovePlan::instructions).sum();
        own + self.after.instructions() + self.inputs.len() - 1
    }

    /// Masks for registers, but for those that are others scaled.
    fn masks(&self) -> BTreeSet<u64> {
        let of = |p: &MovedPiece| [p.sources(), p.targets()].into_iter().filter(|m| !is_low(*m)).collect::<Vec<_>>();
        let all: BTreeSet<u64> = self.pieces().flat_map(of).collect();
        let scaled = |m: u64| (1..=SCALES).any(|d| m.trailing_zeros() >= d && all.contains(&(m >> d)));
        all.iter().copied().filter(|m| !scaled(*m)).collect()
    }

    /// Distances, and masks.
    fn immediates(&self) -> BTreeSet<u64> {
        let of = |p: &MovedPiece| [p.sources(), p.targets(), p.distance().map_or(1, |d| u64::from(d.unsigned_abs()))];
        self.pieces().flat_map(of).collect()
    }

    /// Whether a register of 32 bits holds all that moves.
    fn width(&self) -> Width {
        let wide = |m: &BitMove| m.source >= 32 || m.target >= 32;
        let reversed = |o: ByteOrder| o == ByteOrder::Reversed(64);
        let any = self.pieces().flat_map(|p| &p.moves).any(wide);
        if any || reversed(self.after) || self.inputs.iter().any(|i| reversed(i.before)) {
            Width::W64
        } else {
            Width::W32
        }
    }

    fn program(&self, library: &[Component], asked: &ProposedWindow) -> Option<Dag> {
        let masks = self.masks();
        let program = WrittenProgram::new(library, self.width(), asked.spec.registers().count());
        let mut writer = MoveWriter { program, masks: &masks };
        let mut parts = Vec::new();
        for i in &self.inputs {
            let value = writer.reversed(i.input, i.before)?;
            for piece in &i.pieces {
                parts.push(writer.piece(value, i.content, piece)?);
            }
        }
        let joined = writer.join(parts)?;
        let output = writer.reversed(joined, self.after)?;
        writer.program.candidate(asked.spec, &[output])
    }
}

impl InputMovePlan {
    /// The fewest pieces that the moves fall into between two changes of the bytes' order.
    fn new(i: &MovedInput, before: ByteOrder, after: ByteOrder) -> Option<InputMovePlan> {
        let place = |m: &BitMove| Some(BitMove { source: before.place(m.source)?, target: after.place(m.target)? });
        let mut placed: Vec<BitMove> = i.moves.iter().map(place).collect::<Option<_>>()?;
        placed.sort();
        let whole = in_pieces(&placed, |_, _| true);
        // What moves as a whole takes a shift and perhaps a mask, where what only keeps its order takes up to two of them.
        let shifted =
            in_pieces(&placed, |last, m| m.target.wrapping_sub(m.source) == last.target.wrapping_sub(last.source));
        let plans = [whole, shifted].map(|pieces| InputMovePlan {
            input: i.input,
            before,
            content: before.mask(i.content),
            pieces,
        });
        plans.into_iter().min_by_key(InputMovePlan::instructions)
    }

    fn instructions(&self) -> usize {
        let own: usize = self.pieces.iter().map(|p| p.instructions(self.content)).sum();
        own + self.pieces.len() - 1 + self.before.instructions()
    }
}

/// Each bit goes behind the greatest target below its own that it may follow: without a further rule there are as many
/// pieces as the longest falling row.
fn in_pieces(placed: &[BitMove], may_follow: impl Fn(&BitMove, &BitMove) -> bool) -> Vec<MovedPiece> {
    let mut pieces: Vec<MovedPiece> = Vec::new();
    for m in placed {
        let last = |p: &MovedPiece| p.moves[p.moves.len() - 1];
        // A source that is wanted twice is in two pieces.
        let fits = |p: &&mut MovedPiece| {
            let l = last(p);
            l.target < m.target && l.source < m.source && may_follow(&l, m)
        };
        match pieces.iter_mut().filter(fits).max_by_key(|p| last(p).target) {
            Some(p) => p.moves.push(*m),
            None => pieces.push(MovedPiece { moves: vec![*m] }),
        }
    }
    pieces
}

impl MovedPiece {
    fn mask(&self, of: impl Fn(&BitMove) -> u16) -> u64 {
        self.moves.iter().fold(0, |m, b| m | 1 << of(b))
    }

    fn sources(&self) -> u64 {
        self.mask(|m| m.source)
    }

    fn targets(&self) -> u64 {
        self.mask(|m| m.target)
    }

    /// How far all its bits move, if they move equally.
    fn distance(&self) -> Option<i32> {
        let far = |m: &BitMove| i32::from(m.target) - i32::from(m.source);
        let first = self.moves.first().map(far)?;
        self.moves.iter().all(|m| far(m) == first).then_some(first)
    }

    fn instructions(&self, content: u64) -> usize {
        let mask = |m: u64| 2 * usize::from(!is_low(m));
        match self.distance() {
            Some(d) => usize::from(d != 0) + usize::from(shifted(content, d) != self.targets()),
            None => mask(self.sources()) + mask(self.targets()),
        }
    }
}

/// A word moved up, or down where the distance is negative.
fn shifted(word: u64, distance: i32) -> u64 {
    let by = distance.unsigned_abs();
    if distance < 0 { word >> by } else { word << by }
}

/// The low bits up to some one.
fn is_low(mask: u64) -> bool {
    mask & mask.wrapping_add(1) == 0
}

/// A value that counts shifted to the left.
struct ShiftedPart {
    value: usize,
    shift: u32,
}

/// A plan while it becomes a program.
struct MoveWriter<'l, 'm> {
    program: WrittenProgram<'l>,
    /// Masks that registers hold.
    masks: &'m BTreeSet<u64>,
}

impl MoveWriter<'_, '_> {
    fn reversed(&mut self, value: usize, order: ByteOrder) -> Option<usize> {
        match order {
            ByteOrder::Kept => Some(value),
            ByteOrder::Reversed(w) if w == self.program.width.bits() => {
                self.program.inst("bswap", &[ReadOperand::Value(value)])
            }
            ByteOrder::Reversed(_) => None,
        }
    }

    fn piece(&mut self, value: usize, content: u64, piece: &MovedPiece) -> Option<ShiftedPart> {
        let (sources, targets) = (piece.sources(), piece.targets());
        let content = content & self.program.width.mask();
        if let Some(d) = piece.distance() {
            let moved = shifted(content, d) & self.program.width.mask();
            let bare = moved == targets;
            if bare && d >= 0 && d.unsigned_abs() <= SCALES {
                return Some(ShiftedPart { value, shift: d.unsigned_abs() });
            }
            let value = match d {
                0 => value,
                _ => {
                    let count = ReadOperand::Imm(i64::from(d.unsigned_abs()));
                    self.program.inst(if d < 0 { "shr" } else { "shl" }, &[ReadOperand::Value(value), count])?
                }
            };
            let value = if bare { value } else { self.and(value, targets)? };
            return Some(ShiftedPart { value, shift: 0 });
        }
        let value = if is_low(sources) { value } else { self.by_mask("pext", value, sources)? };
        if is_low(targets) {
            return Some(ShiftedPart { value, shift: 0 });
        }
        // A mask that another one is, scaled.
        let shift = (0..=SCALES).find(|d| targets.trailing_zeros() >= *d && self.masks.contains(&(targets >> d)))?;
        Some(ShiftedPart { value: self.by_mask("pdep", value, targets >> shift)?, shift })
    }

    fn by_mask(&mut self, mnemonic: &str, value: usize, mask: u64) -> Option<usize> {
        let mask = self.program.number(mask)?;
        self.program.inst(mnemonic, &[ReadOperand::Value(value), ReadOperand::Value(mask)])
    }

    /// By an immediate, or by a register if it is none.
    fn and(&mut self, value: usize, mask: u64) -> Option<usize> {
        let signed = if self.program.width == Width::W32 { i64::from(mask as u32 as i32) } else { mask as i64 };
        let immediate = self.program.inst("and", &[ReadOperand::Value(value), ReadOperand::Imm(signed)]);
        immediate.or_else(|| self.by_mask("and", value, mask))
    }

    /// The sum of parts that have no bits in common.
    fn join(&mut self, mut parts: Vec<ShiftedPart>) -> Option<usize> {
        parts.sort_by_key(|p| p.shift);
        let mut parts = parts.into_iter();
        let first = parts.next()?;
        let mut sum = first.value;
        if first.shift > 0 {
            sum = self.program.inst("shl", &[ReadOperand::Value(sum), ReadOperand::Imm(i64::from(first.shift))])?;
        }
        for ShiftedPart { value, shift } in parts {
            sum = match shift {
                0 => self.program.inst("or", &[ReadOperand::Value(sum), ReadOperand::Value(value)])?,
                _ => self.program.sum(sum, value, 1 << shift)?,
            };
        }
        Some(sum)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn moved(input: usize, all: impl IntoIterator<Item = (u16, u16)>) -> MovedInput {
        let mut moves: Vec<BitMove> = all.into_iter().map(|(source, target)| BitMove { source, target }).collect();
        moves.sort();
        MovedInput { input, content: 0xffff_ffff, moves }
    }

    fn plan(inputs: Vec<MovedInput>) -> MovePlan {
        let moves = BitMoves { inputs };
        let plans = ByteOrder::ALL.into_iter().filter_map(|after| MovePlan::new(&moves, after));
        plans.min_by_key(MovePlan::instructions).expect("a plan")
    }

    /// Fields of 5, 6 and 5 bits from the upper parts of three bytes.
    #[test]
    fn fields_in_order_are_one_mask() {
        let fields =
            (0..5).map(|b| (3 + b, b)).chain((0..6).map(|b| (10 + b, 5 + b))).chain((0..5).map(|b| (19 + b, 11 + b)));
        let plan = plan(vec![moved(0, fields)]);
        assert_eq!((plan.masks(), plan.instructions()), (BTreeSet::from([0xf8_fcf8]), 2));
    }

    /// Three numbers' bits in turn: the others are spread as the first, and scaled.
    #[test]
    fn masks_are_shared() {
        let plan = plan((0..3).map(|k| moved(usize::from(k), (0..10).map(|b| (b, 3 * b + k)))).collect());
        assert_eq!(plan.masks(), BTreeSet::from([0x0924_9249]));
    }

    /// Four fields of six bits, from bytes in the other order.
    #[test]
    fn bytes_may_be_reversed_first() {
        let join = (0..4).flat_map(|k| (0..6).map(move |b| (8 * k + b, 6 * (3 - k) + b)));
        let plan = plan(vec![moved(0, join)]);
        assert_eq!((plan.instructions(), plan.pieces().count()), (3, 1));
    }

    #[test]
    fn a_field_that_moves_as_a_whole_is_a_shift_and_a_mask() {
        let plan = plan(vec![moved(0, (0..7).map(|b| (9 + b, 1 + b)))]);
        assert_eq!((plan.instructions(), plan.masks().len()), (2, 2));
        assert!(plan.immediates().is_superset(&BTreeSet::from([8, 0x7f << 1])));
    }

    /// All bits in the other order: only bits of different bytes go together once the bytes are reversed.
    #[test]
    fn what_keeps_no_order_takes_many_pieces() {
        let reversal = || vec![moved(0, (0..32).map(|b| (b, 31 - b)))];
        assert!(plan(reversal()).pieces().count() == 8);
        let kept = MovePlan::new(&BitMoves { inputs: vec![moved(0, (0..24).map(|b| (b, 23 - b)))] }, ByteOrder::Kept);
        assert!(kept.is_none_or(|p| p.pieces().count() >= 8));
    }
}
