//! Parts that work together in idioms (Warren, Hacker's Delight): the prior of what replacements are made of.

use super::parts::{LibraryPart, LibraryParts};
use isa::OperationKind::{self, self as K};

/// Kinds of operations, and what their operands may be beyond the least.
pub struct OperationFamily {
    kinds: &'static [OperationKind],
    operands: &'static [LibraryPart],
    /// How much longer its programs may be than those over everything.
    pub further: usize,
    /// Only for windows that test a condition.
    pub selects: bool,
}

pub const FAMILIES: [OperationFamily; 9] = [
    // What a truth value is made of and what it chooses.
    OperationFamily {
        operands: &[
            LibraryPart::LoadedNumbers,
            LibraryPart::OwnNumbers,
            LibraryPart::LastPlace,
            LibraryPart::OtherNumbers,
        ],
        selects: true,
        ..OperationFamily::plain(&[K::Comparison, K::Selection, K::Truth], 2)
    },
    // Tests by numbers of bits.
    OperationFamily::plain(&[K::BitCount, K::ZeroCount, K::Comparison, K::Truth], 2),
    // Positions of bits, and powers of two.
    OperationFamily::plain(&[K::ZeroCount, K::RegisterShift, K::LowestBit, K::Sum, K::AddressSum, K::Negation], 2),
    // A count of up to 32 may shift a register of 64 bits.
    OperationFamily {
        operands: &[LibraryPart::LoadedNumbers, LibraryPart::OtherWidths],
        ..OperationFamily::plain(&[K::ZeroCount, K::RegisterShift], 0)
    },
    // Fields of a word, whose counts are taken modulo its width.
    OperationFamily {
        operands: &[LibraryPart::LoadedNumbers, LibraryPart::OwnNumbers, LibraryPart::LastPlace],
        ..OperationFamily::plain(&[K::BitField, K::RegisterShift, K::Logic], 0)
    },
    // Sums with carries handed on.
    OperationFamily::plain(&[K::Sum, K::Negation, K::CarrySum, K::Comparison, K::CarryRotation], 2),
    // Comparisons of numbers of several words.
    OperationFamily::plain(&[K::Comparison, K::CarrySum, K::Truth], 0),
    // Bits that are shifted out, as masks.
    OperationFamily::with_numbers(&[K::Shift, K::CarrySum, K::Logic], 1),
    // Lowest bits.
    OperationFamily::plain(&[K::LowestBit, K::Logic, K::Sum, K::AddressSum, K::Negation, K::Comparison, K::Truth], 2),
];

impl OperationFamily {
    const fn plain(kinds: &'static [OperationKind], further: usize) -> OperationFamily {
        let operands = &[LibraryPart::LoadedNumbers, LibraryPart::OtherConditions];
        OperationFamily { kinds, operands, further, selects: false }
    }

    const fn with_numbers(kinds: &'static [OperationKind], further: usize) -> OperationFamily {
        let operands = &[LibraryPart::LoadedNumbers, LibraryPart::OwnNumbers];
        OperationFamily { operands, ..OperationFamily::plain(kinds, further) }
    }

    pub fn parts(&self) -> LibraryParts {
        self.kinds.iter().copied().map(LibraryPart::Kind).chain(self.operands.iter().copied()).collect()
    }
}
