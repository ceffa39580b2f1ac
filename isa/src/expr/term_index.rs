//! Terms by what they are: where an arena has a term already.

use super::ExprId;

/// A hash table of ids, open addressing with linear probing (D. Knuth, *The Art of Computer Programming*, vol. 3, 6.4,
/// algorithm L). The terms stand in the arena alone, so that a place takes eight bytes, and only those whose hash is the same
/// are compared.
#[derive(Clone, Default, Debug)]
pub(super) struct TermIndex {
    /// A power of two of them, or none; at most three of four are taken.
    places: Vec<Option<HashedTerm>>,
    count: usize,
}

#[derive(Clone, Copy, Debug)]
struct HashedTerm {
    hash: u32,
    /// The id, and one more, which is never 0.
    next: std::num::NonZeroU32,
}

impl HashedTerm {
    fn id(self) -> ExprId {
        ExprId(self.next.get() - 1)
    }
}

impl TermIndex {
    /// The term with this hash for which `is` holds.
    pub fn find(&self, hash: u32, is: impl Fn(ExprId) -> bool) -> Option<ExprId> {
        let mut at = hash as usize;
        while let Some(term) = *self.places.get(at & self.places.len().wrapping_sub(1))? {
            if term.hash == hash && is(term.id()) {
                return Some(term.id());
            }
            at += 1;
        }
        None
    }

    /// Adds a term that is not there.
    pub fn insert(&mut self, hash: u32, id: ExprId) {
        if 4 * (self.count + 1) > 3 * self.places.len() {
            self.grow();
        }
        self.count += 1;
        let next = std::num::NonZeroU32::new(id.0 + 1).expect("an arena has fewer than 2^32 - 1 terms");
        self.put(HashedTerm { hash, next });
    }

    fn put(&mut self, term: HashedTerm) {
        let last = self.places.len() - 1;
        let mut at = term.hash as usize & last;
        while self.places[at].is_some() {
            at = (at + 1) & last;
        }
        self.places[at] = Some(term);
    }

    fn grow(&mut self) {
        let more = vec![None; (2 * self.places.len()).max(16)];
        for term in std::mem::replace(&mut self.places, more).into_iter().flatten() {
            self.put(term);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn finds_what_was_put_in_under_few_hashes() {
        let mut index = TermIndex::default();
        assert_eq!(index.find(7, |_| true), None);
        for i in 0..1000 {
            let found = index.find(i % 13, |id| id.0 == i);
            assert_eq!(found, None);
            index.insert(i % 13, ExprId(i));
        }
        for i in 0..1000 {
            assert_eq!(index.find(i % 13, |id| id.0 == i), Some(ExprId(i)));
            assert_eq!(index.find(i % 13 + 13, |id| id.0 == i), None);
        }
    }
}
