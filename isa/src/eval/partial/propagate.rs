//! What is known of every term of some assertions: from the constants up to the roots, and from the roots, which are all
//! true, down to the variables. Terms that assertions share carry what is known from one to the other.

use super::PartialNumber;
use super::backward::PartialOperands;
use crate::expr::{Arena, ExprId, ExprNode, MAX_NARROW, mask};
use rustc_hash::FxHashMap;

/// Passes up and down at the most; what a further one adds is little (*Simba*, PLDI 2023, found one pass to be enough).
const PASSES: usize = 3;

/// Whether it is seen that no values of the variables make all of `assertions` (terms of width 1) true. If not, they may be
/// contradictory all the same.
pub fn is_contradictory(arena: &Arena, assertions: &[ExprId]) -> bool {
    PartialTerms::new(arena, assertions, &[]).is_none_or(|mut known| known.settle().is_none())
}

/// What is known of `roots` and of the terms that they are made of where all of `assertions` (terms of width 1) are true; of
/// terms of more than 128 bits nothing. `None` if the assertions are seen to contradict each other.
pub fn known_where(arena: &Arena, assertions: &[ExprId], roots: &[ExprId]) -> Option<FxHashMap<ExprId, PartialNumber>> {
    let mut known = PartialTerms::new(arena, assertions, roots)?;
    // Without assertions nothing comes down that did not go up.
    if assertions.is_empty() {
        known.rise()?
    } else {
        known.settle()?
    }
    Some(known.of)
}

struct PartialTerms<'a> {
    arena: &'a Arena,
    order: Vec<ExprId>,
    of: FxHashMap<ExprId, PartialNumber>,
    changed: bool,
}

impl<'a> PartialTerms<'a> {
    fn new(arena: &'a Arena, assertions: &[ExprId], roots: &[ExprId]) -> Option<PartialTerms<'a>> {
        let narrow = |e: &ExprId| arena.width(*e) <= MAX_NARROW;
        let order: Vec<ExprId> = arena.reachable(&[assertions, roots].concat()).into_iter().filter(narrow).collect();
        let of = order.iter().map(|&e| (e, PartialNumber::any(arena.width(e)))).collect();
        let mut known = PartialTerms { arena, order, of, changed: false };
        assertions.iter().try_for_each(|&a| known.narrow(a, PartialNumber::yes()))?;
        Some(known)
    }

    /// `None` if there is a contradiction.
    fn settle(&mut self) -> Option<()> {
        for _ in 0..PASSES {
            self.changed = false;
            self.rise()?;
            (0..self.order.len()).rev().try_for_each(|n| self.down(self.order[n]))?;
            if !self.changed {
                break;
            }
        }
        Some(())
    }

    /// One pass up.
    fn rise(&mut self) -> Option<()> {
        (0..self.order.len()).try_for_each(|n| self.up(self.order[n]))
    }

    /// What is known of a term; of a wide one nothing.
    fn at(&self, e: ExprId) -> Option<PartialNumber> {
        self.of.get(&e).copied()
    }

    fn narrow(&mut self, e: ExprId, by: PartialNumber) -> Option<()> {
        let Some(before) = self.of.get_mut(&e) else { return Some(()) };
        let after = before.meet(by)?;
        self.changed |= after != *before;
        *before = after;
        Some(())
    }

    fn up(&mut self, e: ExprId) -> Option<()> {
        self.result(e).map_or(Some(()), |known| self.narrow(e, known))
    }

    /// What the operands say about a term; `None` for nothing.
    fn result(&self, e: ExprId) -> Option<PartialNumber> {
        let width = self.arena.width(e);
        let known = match self.arena.node(e) {
            ExprNode::Const(c) => PartialNumber::exactly(c),
            ExprNode::Un(op, a) => PartialNumber::un(op, self.at(a)?),
            ExprNode::Bin(op, a, b) => PartialNumber::bin(op, self.at(a)?, self.at(b)?),
            ExprNode::Ite(c, a, b) => match self.at(c)?.number() {
                Some(0) => self.at(b)?,
                Some(_) => self.at(a)?,
                None => self.at(a)?.join(self.at(b)?),
            },
            ExprNode::Extract(a, lo) => self.at(a)?.extracted(lo, width),
            ExprNode::Zext(a) => self.at(a)?.zero_extended(width),
            ExprNode::Sext(a) => self.at(a)?.sign_extended(width),
            ExprNode::Concat(a, b) => self.at(a)?.concatenated(self.at(b)?),
            ExprNode::Var(_) | ExprNode::Fma(..) | ExprNode::Convert(..) => return None,
        };
        Some(known)
    }

    fn down(&mut self, e: ExprId) -> Option<()> {
        let known = self.of[&e];
        if known.known() == 0 && known.low == 0 && known.high == mask(known.width) {
            return Some(());
        }
        match self.arena.node(e) {
            ExprNode::Un(op, a) => self.narrow_by(a, |x| x.refined(op, known)),
            ExprNode::Bin(op, a, b) => self.down_binary(a, b, |operands| operands.refined(op, known)),
            ExprNode::Ite(c, a, b) => self.down_choice(known, c, a, b),
            ExprNode::Extract(a, lo) => self.narrow_by(a, |x| x.with_extracted(lo, known)),
            ExprNode::Zext(a) => self.narrow_by(a, |x| x.with_zero_extension(known)),
            ExprNode::Sext(a) => self.narrow_by(a, |x| x.with_sign_extension(known)),
            ExprNode::Concat(a, b) => {
                let (high, low) = (self.arena.width(a), self.arena.width(b));
                self.narrow(a, known.extracted(low, high))?;
                self.narrow(b, known.extracted(0, low))
            }
            _ => Some(()),
        }
    }

    fn narrow_by(&mut self, e: ExprId, refine: impl Fn(PartialNumber) -> Option<PartialNumber>) -> Option<()> {
        match self.at(e) {
            Some(before) => self.narrow(e, refine(before)?),
            None => Some(()),
        }
    }

    fn down_binary(
        &mut self,
        a: ExprId,
        b: ExprId,
        refine: impl Fn(PartialOperands) -> Option<PartialOperands>,
    ) -> Option<()> {
        let (Some(x), Some(y)) = (self.at(a), self.at(b)) else { return Some(()) };
        let refined = refine(PartialOperands { a: x, b: y })?;
        self.narrow(a, refined.a)?;
        self.narrow(b, refined.b)
    }

    /// An arm that cannot be the result is not chosen; the one that is chosen is the result.
    fn down_choice(&mut self, known: PartialNumber, c: ExprId, a: ExprId, b: ExprId) -> Option<()> {
        let fits = |arm: Option<PartialNumber>| arm.is_none_or(|arm| arm.meet(known).is_some());
        match (fits(self.at(a)), fits(self.at(b))) {
            (false, false) => return None,
            (false, true) => self.narrow(c, PartialNumber::no())?,
            (true, false) => self.narrow(c, PartialNumber::yes())?,
            (true, true) => {}
        }
        match self.at(c).and_then(|c| c.number()) {
            Some(0) => self.narrow(b, known),
            Some(_) => self.narrow(a, known),
            None => Some(()),
        }
    }
}
