//! What is public at a cut point, and which public values are addresses of what.

use crate::analysis::liveness::Live;
use isa::{Gpr, Reg};
use std::collections::BTreeMap;

/// What an address is made from.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Origin {
    /// The function's own frame.
    Frame,
    /// What an argument points to.
    Argument(Gpr),
    /// What the linker places; `constant`: where memory never changes.
    Symbol { constant: bool },
}

/// An address.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Pointer {
    pub(super) origin: Origin,
    /// How far it lies from what its origin was at entry, where that is known.
    pub(super) at: Option<i64>,
}

/// Some bytes of the frame that the function stored.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct KnownSlot {
    pub(super) bytes: i64,
    pub(super) public: bool,
    pub(super) pointer: Option<Pointer>,
}

/// What is known of all states that arrive at a cut point.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct CutKnowledge {
    pub(super) public: Live,
    /// Of registers that are public as a whole.
    pub(super) pointers: BTreeMap<Gpr, Pointer>,
    /// By their offset.
    pub(super) slots: BTreeMap<i64, KnownSlot>,
    /// Offsets in the frame are counted from where the stack pointer was rounded down.
    pub(super) rounded: bool,
    /// An address in the frame may be known elsewhere.
    pub(super) escaped: bool,
}

impl Pointer {
    pub(super) const fn somewhere(origin: Origin) -> Pointer {
        Pointer { origin, at: None }
    }

    /// What a value is that is one or the other. An address in the frame has to be known as one; that of an argument is
    /// known only if it surely is.
    pub(super) fn either(a: Option<Pointer>, b: Option<Pointer>) -> Option<Pointer> {
        if a == b {
            return a;
        }
        let frame = |p: Option<Pointer>| p.is_some_and(|p| p.origin == Origin::Frame);
        if frame(a) || frame(b) {
            return Some(Pointer::somewhere(Origin::Frame));
        }
        a.zip(b).filter(|(a, b)| a.origin == b.origin).map(|(a, _)| Pointer::somewhere(a.origin))
    }
}

impl CutKnowledge {
    /// Keeps what holds in both cases; true if anything was lost.
    pub(super) fn meet(&mut self, other: &CutKnowledge) -> bool {
        let before = self.clone();
        for (a, b) in self.public.regs.iter_mut().zip(other.public.regs) {
            *a &= b;
        }
        self.public.flags = self.public.flags.minus(self.public.flags.minus(other.public.flags));
        self.escaped |= other.escaped;
        let mut other = other.clone();
        if self.rounded != other.rounded {
            self.forget_offsets();
            other.forget_offsets();
        }
        let whole = |g: &Gpr| self.public.regs[Reg::of(*g).index()] == u64::MAX;
        let pointer = |g: Gpr| Pointer::either(self.pointers.get(&g).copied(), other.pointers.get(&g).copied());
        self.pointers = Gpr::all().filter(whole).filter_map(|g| Some((g, pointer(g)?))).collect();
        let slot = |(at, a): (&i64, &KnownSlot)| {
            let b = other.slots.get(at).filter(|b| b.bytes == a.bytes)?;
            let pointer = Pointer::either(a.pointer, b.pointer);
            Some((*at, KnownSlot { bytes: a.bytes, public: a.public && b.public, pointer }))
        };
        self.slots = self.slots.iter().filter_map(slot).collect();
        *self != before
    }

    /// Offsets in the frame mean nothing any more.
    fn forget_offsets(&mut self) {
        self.rounded = true;
        self.slots.clear();
        for p in self.pointers.values_mut().filter(|p| p.origin == Origin::Frame) {
            p.at = None;
        }
    }
}
