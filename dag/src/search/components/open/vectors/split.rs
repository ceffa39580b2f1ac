//! The lanes of a term: which parts of it depend on the same bits of an operand.

use super::numbers::{LaneNumber, lane_number};
use super::sums::LaneSum;
use isa::eval::{Batch, ColumnFilter};
use isa::expr::WORD;
use isa::{Arena, ExprId, ExprNode, Sym};
use std::sync::OnceLock;

/// Bits of an operand that are few enough to try all that they can be.
const TRIED: usize = 16;

/// Parts of a result that depend on bits of an operand on which nothing else depends; or all that depend on none of it.
#[derive(Debug)]
pub struct OperandLane {
    /// The operand's bits, ascending.
    pub bits: Vec<u16>,
    pub parts: Vec<LanePart>,
    /// The way back, if it is a number.
    pub number: Option<LaneNumber>,
    /// Its two numbers, if it is a sum whose bits are too many to be tried together.
    pub sum: Option<LaneSum>,
}

impl OperandLane {
    /// Whether all that its bits can be is tried.
    pub fn is_small(&self) -> bool {
        self.bits.len() <= TRIED
    }

    /// Whether there is a rule for it.
    pub fn is_solvable(&self) -> bool {
        self.is_small() || self.number.is_some() || self.sum.is_some()
    }
}

/// Up to 64 bits of a result that stand together, in one word.
#[derive(Debug)]
pub struct LanePart {
    pub lo: u16,
    pub width: u16,
    pub term: ExprId,
    compiled: OnceLock<ColumnFilter>,
}

impl LanePart {
    pub fn new(lo: u16, width: u16, term: ExprId) -> LanePart {
        LanePart { lo, width, term, compiled: OnceLock::new() }
    }

    /// What computes it over the words of all slots.
    pub fn compiled(&self, arena: &Arena, inputs: &[(Sym, u16)]) -> &ColumnFilter {
        self.compiled.get_or_init(|| Batch::compile_wide(arena, &[self.term], inputs).into())
    }
}

/// A set of an operand's bits.
type BitSet = [u64; 8];

/// Bytes of a result that belong together.
struct ByteGroup {
    bits: BitSet,
    bytes: Vec<u16>,
}

impl ByteGroup {
    fn belongs_to(&self, bits: &BitSet) -> bool {
        let none = |set: &BitSet| set.iter().all(|w| *w == 0);
        none(&self.bits) && none(bits) || self.bits.iter().zip(bits).any(|(a, b)| a & b != 0)
    }
}

/// The lanes of `e` for one of the inputs, from the lowest byte up.
pub fn lanes(arena: &mut Arena, e: ExprId, inputs: &[(Sym, u16)], sought: usize) -> Vec<OperandLane> {
    let mut groups: Vec<ByteGroup> = Vec::new();
    for byte in 0..arena.width(e) / 8 {
        let term = arena.extract(e, 8 * byte, 8);
        let bits = bit_set(arena, term, inputs[sought].0);
        let mut new = ByteGroup { bits, bytes: vec![byte] };
        let (joined, others): (Vec<_>, Vec<_>) = groups.into_iter().partition(|g| g.belongs_to(&bits));
        for group in joined {
            new.bits = std::array::from_fn(|w| new.bits[w] | group.bits[w]);
            new.bytes.extend(group.bytes);
        }
        groups = others;
        groups.push(new);
    }
    groups.iter_mut().for_each(|g| g.bytes.sort_unstable());
    groups.sort_by_key(|g| g.bytes[0]);
    groups.into_iter().map(|g| lane(arena, e, inputs, sought, &g)).collect()
}

fn lane(arena: &mut Arena, e: ExprId, inputs: &[(Sym, u16)], sought: usize, group: &ByteGroup) -> OperandLane {
    let bits = ascending(&group.bits);
    let mut runs: Vec<(u16, u16)> = Vec::new();
    for &byte in &group.bytes {
        match runs.last_mut() {
            Some((lo, width)) if *lo + *width == 8 * byte && 8 * byte % WORD != 0 => *width += 8,
            _ => runs.push((8 * byte, 8)),
        }
    }
    let part = |&(lo, width): &(u16, u16)| LanePart::new(lo, width, arena.extract(e, lo, width));
    let parts: Vec<LanePart> = runs.iter().map(part).collect();
    let number = match &parts[..] {
        [part] if !bits.is_empty() => lane_number(arena, part.term, inputs, sought),
        _ => None,
    };
    let sum = match &parts[..] {
        [part] if bits.len() > TRIED => LaneSum::of(arena, part, inputs, sought),
        _ => None,
    };
    OperandLane { bits, parts, number, sum }
}

/// The bits of a variable that a term depends on, ascending.
pub fn operand_bits(arena: &Arena, e: ExprId, sym: Sym) -> Vec<u16> {
    ascending(&bit_set(arena, e, sym))
}

fn ascending(set: &BitSet) -> Vec<u16> {
    (0..512).filter(|b| set[usize::from(b / 64)] >> (b % 64) & 1 == 1).collect()
}

/// The bits of a variable that a term depends on.
fn bit_set(arena: &Arena, e: ExprId, sym: Sym) -> BitSet {
    let mut set = [0; 8];
    let mut add = |lo: u16, width: u16| (lo..lo + width).for_each(|b| set[usize::from(b / 64)] |= 1 << (b % 64));
    let whole = |x: ExprId| arena.node(x) == ExprNode::Var(sym);
    if whole(e) {
        add(0, arena.width(e));
    }
    for n in arena.reachable(&[e]) {
        match arena.node(n) {
            ExprNode::Extract(x, lo) if whole(x) => add(lo, arena.width(n)),
            node => node.operands().filter(|x| whole(*x)).for_each(|x| add(0, arena.width(x))),
        }
    }
    set
}
