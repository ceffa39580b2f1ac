//! Shapes that others make unnecessary: what does the same, or is another one with one of its constants, in as many
//! instructions. A program with such a shape is one with the other in its place, so that nothing is lost.

use crate::search::strategies::shape::{ComponentShape, Shapes};
use isa::ExprId;

/// What one shape can do for another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum StandIn {
    /// It cannot stand for it.
    No,
    /// Where nothing reads the other's flags.
    ForItsValue,
    Always,
}

/// Takes out the shapes for which others always stand, and says of each that is left whether it is of use only where its
/// flags are read.
pub(super) fn drop_dominated(shapes: &mut Shapes) -> Vec<bool> {
    let mut of_use: Vec<Option<bool>> = vec![Some(false); shapes.all.len()];
    for n in 0..shapes.all.len() {
        for other in 0..shapes.all.len() {
            // Of shapes that stand for each other the first one stays. One that is for its flags alone stands for none: where
            // they are not read, it is in no program.
            if other == n || of_use[other] != Some(false) || of_use[n].is_none() {
                continue;
            }
            match stands_for(shapes, other, n) {
                StandIn::Always => of_use[n] = None,
                StandIn::ForItsValue => of_use[n] = Some(true),
                _ => {}
            }
        }
    }
    let mut kept = of_use.iter();
    shapes.all.retain(|_| kept.next().is_some_and(|k| k.is_some()));
    of_use.into_iter().flatten().collect()
}

/// What shape `a`, perhaps with one of its constants, can do for shape `b`.
fn stands_for(shapes: &mut Shapes, a: usize, b: usize) -> StandIn {
    let (one, other) = (shapes.all[a].clone(), shapes.all[b].clone());
    let alike = one.component.weight <= other.component.weight
        && one.component.slots == other.component.slots
        && one.component.slot_classes == other.component.slot_classes
        && one.component.flags_in.minus(other.component.flags_in).is_empty();
    let (true, Some(value), Some(wanted)) = (alike, one.value, other.value) else { return StandIn::No };
    let constants = match (one.open.is_some(), other.open.is_some()) {
        (false, false) => return stand_in(&one, &other, value == wanted, &one.flags),
        (true, true) => return stand_in(&one, &other, value == wanted, &one.flags),
        (false, true) => return StandIn::No,
        (true, false) => candidates(shapes, wanted),
    };
    for constant in constants {
        let terms: Vec<ExprId> = one.flags.iter().flatten().copied().chain([value]).collect();
        let closed = shapes.closed(&terms, constant);
        if closed[terms.len() - 1] == wanted {
            let mut closed = closed.into_iter();
            let flags = one.flags.map(|f| f.and_then(|_| closed.next()));
            return stand_in(&one, &other, true, &flags);
        }
    }
    StandIn::No
}

/// What values and flags say; `flags` are those of `one`.
fn stand_in(one: &ComponentShape, other: &ComponentShape, same_value: bool, flags: &[Option<ExprId>]) -> StandIn {
    let offered = other.flags_out.minus(one.flags_out).is_empty();
    let same_flags = other.flags_out.iter().all(|f| flags[f.index()] == other.flags[f.index()]);
    match (same_value, offered && same_flags) {
        (false, _) => StandIn::No,
        (true, false) => StandIn::ForItsValue,
        (true, true) => StandIn::Always,
    }
}

/// Constants with which a shape may be `wanted`: those of its term, and what they are in other forms of it.
fn candidates(shapes: &Shapes, wanted: ExprId) -> Vec<u64> {
    let mut all = vec![0, 1, u64::MAX];
    for c in shapes.constants_in(&[wanted]) {
        all.extend([c, c.wrapping_neg(), !c, u64::from(c.trailing_zeros())]);
    }
    all.sort_unstable();
    all.dedup();
    all
}
