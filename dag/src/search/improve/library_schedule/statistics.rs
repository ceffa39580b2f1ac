//! What replacements were made of, and what that says of a window: a replacement counts for as much as its window was alike.

use super::families::FAMILIES;
use super::features::WindowFeature;
use super::numbered::NumberedSet;
use super::parts::{LibraryPart, LibraryParts};
use super::replacement::WindowReplacement;
use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::sync::LazyLock;

/// Replacements that searches made, with how often: the file says in what code, and which command wrote it.
const REPLACEMENTS: &str = include_str!("replacements.txt");

/// Each difference between two windows halves what the one says of the other, up to so many of them.
const FARTHEST: u32 = 24;
/// A family of the prior counts as one replacement in a window with so many differences.
const PRIOR: u32 = 6;

/// A replacement, and how often it was made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CountedReplacement {
    pub replacement: WindowReplacement,
    pub count: u64,
}

/// What is known, by the code that it is from.
pub static CORPORA: LazyLock<Vec<Vec<CountedReplacement>>> = LazyLock::new(|| read(REPLACEMENTS));

/// Lines with a count and a replacement each; a line that begins with `#` begins a corpus.
fn read(text: &str) -> Vec<Vec<CountedReplacement>> {
    let mut corpora = Vec::new();
    for line in text.lines() {
        if line.starts_with('#') {
            corpora.push(Vec::new());
        } else if let Some((corpus, counted)) = corpora.last_mut().zip(CountedReplacement::parse(line)) {
            corpus.push(counted);
        }
    }
    corpora
}

impl CountedReplacement {
    fn parse(line: &str) -> Option<CountedReplacement> {
        let (count, replacement) = line.split_once(' ')?;
        Some(CountedReplacement { replacement: WindowReplacement::parse(replacement)?, count: count.parse().ok()? })
    }
}

/// What the parts of a window's replacement may be, with weights: a weight by the sum of all is a probability.
pub struct ExpectedParts {
    weights: Vec<WeightedParts>,
}

#[derive(Clone, Copy, Debug)]
struct WeightedParts {
    parts: LibraryParts,
    weight: u64,
}

impl ExpectedParts {
    /// Of a window of which `features` are known, from corpora and the prior.
    pub fn of<'c>(
        features: NumberedSet<WindowFeature>,
        corpora: impl IntoIterator<Item = &'c Vec<CountedReplacement>>,
    ) -> ExpectedParts {
        let mut weights: BTreeMap<LibraryParts, u64> = BTreeMap::new();
        for CountedReplacement { replacement, count } in corpora.into_iter().flatten() {
            let distance = features.distance(replacement.features).min(FARTHEST);
            *weights.entry(replacement.parts).or_default() += count << (FARTHEST - distance);
        }
        for family in &FAMILIES {
            *weights.entry(family.parts()).or_default() += 1 << (FARTHEST - PRIOR);
        }
        ExpectedParts { weights: weights.into_iter().map(|(parts, weight)| WeightedParts { parts, weight }).collect() }
    }

    /// All that may be, each once.
    pub fn sets(&self) -> impl Iterator<Item = LibraryParts> {
        self.weights.iter().map(|w| w.parts)
    }

    fn weight_of(&self, counts: impl Fn(LibraryParts) -> bool) -> u64 {
        self.weights.iter().filter(|w| counts(w.parts)).map(|w| w.weight).sum()
    }

    /// The weight of the replacements that are made of a library's parts, but not of those of one of the others.
    pub fn within(&self, library: LibraryParts, others: &[LibraryParts]) -> u64 {
        self.weight_of(|parts| library.includes(parts) && !others.iter().any(|o| o.includes(parts)))
    }

    pub fn total(&self) -> u64 {
        self.weight_of(|_| true)
    }

    /// All parts; the one that most replacements have is the first.
    pub fn ranked(&self) -> Vec<LibraryPart> {
        let mut all: Vec<LibraryPart> = LibraryPart::all().collect();
        all.sort_by_cached_key(|part| Reverse(self.weight_of(|parts| parts.contains(*part))));
        all
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Ranks of the worst part that each replacement of a corpus needs, as the others order the parts for its window.
    fn ranks(expected: impl Fn(&WindowReplacement) -> ExpectedParts, corpus: &[CountedReplacement]) -> Vec<usize> {
        let rank = |c: &CountedReplacement| {
            let ranked = expected(&c.replacement).ranked();
            let worst = ranked.iter().rposition(|part| c.replacement.parts.contains(*part));
            worst.map_or(0, |n| n + 1)
        };
        let mut ranks: Vec<usize> = corpus.iter().map(rank).collect();
        ranks.sort_unstable();
        ranks
    }

    fn at(ranks: &[usize], percent: usize) -> usize {
        ranks.get(ranks.len() * percent / 100).copied().unwrap_or(0)
    }

    #[test]
    fn every_line_is_read() {
        let lines = REPLACEMENTS.lines().filter(|l| !l.starts_with('#')).count();
        assert_eq!(CORPORA.iter().flatten().count(), lines);
        assert!(CORPORA.len() > 2 && CORPORA.iter().all(|c| !c.is_empty()));
    }

    /// What a corpus needs is told better by the other corpora than by the prior alone.
    #[test]
    fn other_code_says_what_a_corpus_needs() {
        let (mut learned, mut prior) = (Vec::new(), Vec::new());
        for (n, corpus) in CORPORA.iter().enumerate() {
            let others = || CORPORA.iter().enumerate().filter(move |(k, _)| *k != n).map(|(_, c)| c);
            let own = ranks(|r| ExpectedParts::of(r.features, others()), corpus);
            learned.extend(own);
            prior.extend(ranks(|r| ExpectedParts::of(r.features, []), corpus));
        }
        learned.sort_unstable();
        prior.sort_unstable();
        let of = |ranks: &[usize]| [50, 90].map(|percent| at(ranks, percent));
        let ([half, most], [half_by_prior, most_by_prior]) = (of(&learned), of(&prior));
        assert!(
            half < half_by_prior && most <= most_by_prior,
            "{half} and {most}, by the prior {half_by_prior} and {most_by_prior}"
        );
    }

    /// A window that is alike counts for more than many that are not.
    #[test]
    fn likeness_decides() {
        use WindowFeature as F;
        use isa::OperationKind as K;
        let counted = |features: &[WindowFeature], kind, count| CountedReplacement {
            replacement: WindowReplacement {
                length: 1,
                features: features.iter().copied().collect(),
                parts: [LibraryPart::Kind(kind)].into_iter().collect(),
            },
            count,
        };
        let (alike, other) = ([F::Wide, F::Has(K::Sum)], [F::Inputs(1), F::Has(K::Logic), F::Several, F::ReadsFlags]);
        let corpus = vec![counted(&alike, K::ByteOrder, 1), counted(&other, K::Rotation, 9)];
        let first =
            |features: &[WindowFeature]| ExpectedParts::of(features.iter().copied().collect(), [&corpus]).ranked()[0];
        assert_eq!(first(&alike), LibraryPart::Kind(K::ByteOrder));
        assert_eq!(first(&other), LibraryPart::Kind(K::Rotation));
    }
}
