//! A choice that the solver makes: a variable with few values.

use isa::{Arena, ExprId, Sym};

/// Width of a value as a number.
const NUMBER: u16 = 16;

/// One of `values`, as a variable that holds the place in that list.
pub(super) struct Selector {
    sym: Sym,
    values: Vec<usize>,
}

impl Selector {
    /// `values` are different from each other, and there is one at least.
    pub(super) fn new(sym: Sym, values: Vec<usize>) -> Selector {
        debug_assert!(!values.is_empty());
        Selector { sym, values }
    }

    pub(super) fn values(&self) -> &[usize] {
        &self.values
    }

    /// Bits of the variable.
    fn width(&self) -> u16 {
        (usize::BITS - (self.values.len() - 1).leading_zeros()).max(1) as u16
    }

    /// That this value is chosen.
    pub(super) fn is(&self, arena: &mut Arena, value: usize) -> ExprId {
        let place = self.values.iter().position(|v| *v == value);
        match place {
            None => arena.bool(false),
            Some(_) if self.values.len() == 1 => arena.bool(true),
            Some(place) => {
                let (chosen, place) = (arena.var(self.sym, self.width()), arena.constant(self.width(), place as u128));
                arena.eq(chosen, place)
            }
        }
    }

    /// That one of the values is chosen at all: the variable may be too wide.
    pub(super) fn in_range(&self, arena: &mut Arena) -> ExprId {
        let (all, last) = (self.values.len(), self.values.len() - 1);
        if all.is_power_of_two() {
            return arena.bool(true);
        }
        let (chosen, last) = (arena.var(self.sym, self.width()), arena.constant(self.width(), last as u128));
        let beyond = arena.ult(last, chosen);
        arena.not(beyond)
    }

    /// Of `of`, numbered like the values, the chosen one.
    pub(super) fn pick(&self, arena: &mut Arena, of: impl Fn(usize) -> ExprId) -> ExprId {
        let (first, others) = self.values.split_first().expect("there is a value");
        others.iter().fold(of(*first), |chosen, &value| {
            let here = self.is(arena, value);
            arena.ite(here, of(value), chosen)
        })
    }

    /// That the value of this choice is not greater than another's.
    pub(super) fn at_most(&self, arena: &mut Arena, other: &Selector) -> ExprId {
        let (ours, theirs) = (self.number(arena), other.number(arena));
        let greater = arena.ult(theirs, ours);
        arena.not(greater)
    }

    /// The chosen value.
    fn number(&self, arena: &mut Arena) -> ExprId {
        let first = self.values[0];
        if self.values.iter().enumerate().any(|(place, value)| *value != first + place) {
            let numbers: Vec<ExprId> = self.values.iter().map(|v| arena.constant(NUMBER, *v as u128)).collect();
            let place = |value| self.values.iter().position(|v| *v == value).expect("one of the values");
            return self.pick(arena, |value| numbers[place(value)]);
        }
        let first = arena.constant(NUMBER, first as u128);
        if self.values.len() == 1 {
            return first;
        }
        let place = arena.var(self.sym, self.width());
        let place = arena.zext(place, NUMBER);
        arena.add(place, first)
    }

    /// The value that a solution chooses.
    pub(super) fn chosen(&self, at: impl Fn(Sym) -> u64) -> Option<usize> {
        if self.values.len() == 1 { self.values.first().copied() } else { self.values.get(at(self.sym) as usize).copied() }
    }
}
