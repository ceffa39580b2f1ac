//! Which libraries a window is searched over: those that hold most of the replacements that are to be expected, for what
//! they cost; each holds some that those before it do not.

use super::parts::LibraryParts;
use super::statistics::ExpectedParts;
use std::cmp::Reverse;

/// Most libraries that are chosen by what was learned.
const MOST: usize = 4;
/// A library that holds less than this part of the replacements, beyond those before it, is not worth its questions.
const LEAST_SHARE: u64 = 20;
/// Most sets of parts of single replacements that are considered as they are.
const MOST_SETS: usize = 64;

/// The parts of the libraries, best first, then those of the prior that they do not hold. `size` says how many components
/// are of such parts.
pub fn choose(
    expected: &ExpectedParts,
    prior: impl IntoIterator<Item = LibraryParts>,
    size: impl Fn(LibraryParts) -> usize,
) -> Vec<LibraryParts> {
    let sized = |parts: LibraryParts| SizedLibrary { parts, size: size(parts) };
    let considered: Vec<SizedLibrary> = considered(expected).into_iter().map(sized).collect();
    let least = expected.total() / LEAST_SHARE;
    let mut chosen: Vec<LibraryParts> = Vec::new();
    while chosen.len() < MOST {
        let worth =
            |l: &SizedLibrary| Some(expected.within(l.parts, &chosen)).filter(|w| *w > least).map(|w| l.worth(w));
        let Some(best) = considered.iter().max_by_key(|l| (worth(l), Reverse(l.parts))).filter(|l| worth(l).is_some())
        else {
            break;
        };
        chosen.push(best.parts);
    }
    for family in prior {
        if !chosen.iter().any(|library| library.includes(family)) {
            chosen.push(family);
        }
    }
    chosen
}

/// The likeliest parts, more and more of them, and what single replacements are made of.
fn considered(expected: &ExpectedParts) -> Vec<LibraryParts> {
    let mut sets: Vec<LibraryParts> = expected.sets().collect();
    sets.sort_by_cached_key(|parts| Reverse(expected.within(*parts, &[])));
    sets.truncate(MOST_SETS);
    let ranked = expected.ranked().into_iter();
    sets.extend(ranked.scan(LibraryParts::EMPTY, |all, part| {
        *all = all.with(part);
        Some(*all)
    }));
    sets.sort_unstable();
    sets.dedup();
    sets
}

/// A library and how many components it has.
struct SizedLibrary {
    parts: LibraryParts,
    size: usize,
}

impl SizedLibrary {
    /// The weight of replacements for the cost of programs of two steps: longer ones cost in the same order.
    fn worth(&self, weight: u64) -> u128 {
        let size = self.size.max(1) as u128;
        (u128::from(weight) << 32) / (size * size)
    }
}

#[cfg(test)]
mod tests {
    use super::super::families::{FAMILIES, OperationFamily};
    use super::super::numbered::NumberedSet;
    use super::super::parts::LibraryPart;
    use super::super::statistics::CORPORA;
    use super::*;

    fn families() -> Vec<LibraryParts> {
        FAMILIES.iter().map(OperationFamily::parts).collect()
    }

    fn size(parts: LibraryParts) -> usize {
        LibraryPart::all().filter(|p| parts.contains(*p)).count()
    }

    /// Where nothing was learned, each family is a library, and the prior alone has no other.
    #[test]
    fn the_prior_alone_is_its_families() {
        let chosen = choose(&ExpectedParts::of(NumberedSet::EMPTY, []), families(), size);
        assert!(chosen.iter().all(|c| families().contains(c)), "{chosen:?}");
        assert!(families().iter().all(|f| chosen.iter().any(|c| c.includes(*f))), "{chosen:?}");
    }

    /// Each library holds something that those before it do not.
    #[test]
    fn no_library_is_part_of_an_earlier_one() {
        let expected = ExpectedParts::of(NumberedSet::EMPTY, CORPORA.iter());
        let chosen = choose(&expected, families(), size);
        assert!(!chosen.is_empty() && chosen.len() <= MOST + FAMILIES.len());
        for (n, library) in chosen.iter().enumerate() {
            assert!(!chosen[..n].iter().any(|before| before.includes(*library)), "{chosen:?}");
        }
    }
}
