//! How great a value may be, of which no instruction says so: by masks and shifts, by conditions on the function's arguments,
//! and by the conditional moves that pick what is made from it.

use super::SpecInput;
use crate::semantics::symbolic::Context;
use isa::eval::Wide;
use isa::eval::partial::PartialNumber;
use isa::expr::mask;
use isa::{BinOp, ExprId};

/// Unsigned numbers from `least` to `most`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NumberBounds {
    pub least: u64,
    pub most: u64,
}

impl NumberBounds {
    /// All numbers of so many bits, of which the lowest 64 count.
    pub fn of_bits(bits: u16) -> NumberBounds {
        NumberBounds { least: 0, most: mask(bits.min(64)) as u64 }
    }

    /// Of a number of at most 64 bits.
    pub fn of(number: &PartialNumber) -> NumberBounds {
        NumberBounds { least: number.least() as u64, most: number.most() as u64 }
    }

    /// The bits of the greatest number, at least one.
    pub fn bits(self) -> u16 {
        (64 - self.most.leading_zeros()).max(1) as u16
    }

    /// A number within the bounds: `number` itself, an end if `at_ends`, or else one of those between.
    fn within(self, number: u64, at_ends: bool) -> u64 {
        let NumberBounds { least, most } = self;
        if at_ends || (least..=most).contains(&number) {
            return number.clamp(least, most);
        }
        match (most - least).checked_add(1) {
            Some(count) => least + number % count,
            None => number,
        }
    }

    /// That a term of a width is within the bounds, as far as the width does not say so.
    fn facts(self, ctx: &mut Context, e: ExprId) -> Vec<ExprId> {
        let width = ctx.arena.width(e);
        let mut facts = Vec::new();
        for (needed, bound, above) in
            [(self.least > 0, self.least, false), (self.most < NumberBounds::of_bits(width).most, self.most, true)]
        {
            if needed {
                let bound = ctx.arena.constant(width, u128::from(bound));
                let (a, b) = if above { (bound, e) } else { (e, bound) };
                let outside = ctx.arena.bin(BinOp::Ult, a, b);
                facts.push(ctx.arena.not(outside));
            }
        }
        facts
    }
}

impl SpecInput {
    /// What its bounds say beyond its width, as terms over its variable.
    pub(super) fn facts(&self, ctx: &mut Context) -> Vec<ExprId> {
        if !self.varies() || self.width > 64 {
            return Vec::new();
        }
        let variable = ctx.arena.var(self.sym, self.width);
        let mut facts = self.bounds.facts(ctx, variable);
        if self.width > 32 {
            let low = ctx.arena.extract(variable, 0, 32);
            facts.extend(self.low_half.facts(ctx, low));
        }
        facts
    }

    /// A content that the bounds allow, made from any.
    pub(super) fn allowed(&self, content: Wide, at_ends: bool) -> Wide {
        if self.width > 64 {
            return content;
        }
        let number = content.0[0];
        let low = self.low_half.within(number & 0xffff_ffff, at_ends);
        let number = if self.width > 32 { number & !0xffff_ffff | low } else { number };
        Wide::from(self.bounds.within(number, at_ends))
    }
}
