//! Words that are one of two, by a bit: masked and joined, or by a conditional move of whatever flag. Each could be a
//! conditional move by the carry.

use super::producers::{Making, Producer, Producers};
use super::quantities::{PlacedQuantity, Quantities, QuantityId};
use crate::ir::graph::{Dag, NodeId};
use rustc_hash::FxHashMap;

/// What masks are of, and what they mask.
pub struct Masks {
    /// The bit of which a word is all bits.
    bits: FxHashMap<QuantityId, QuantityId>,
    /// Words that are another where a bit is 1, and 0 elsewhere.
    masked: FxHashMap<QuantityId, MaskedWord>,
}

#[derive(Clone, Copy, Debug)]
struct MaskedWord {
    bit: QuantityId,
    word: QuantityId,
}

impl Masks {
    /// Which words are masks of which bits, or of their opposites.
    pub fn of(quantities: &mut Quantities) -> Masks {
        let mut masks = Masks { bits: FxHashMap::default(), masked: FxHashMap::default() };
        for bit in quantities.ids() {
            if !quantities.get(bit).is_bit || quantities.as_constant(bit).is_some() {
                continue;
            }
            if let Some(mask) = quantities.mask_of_complement(bit) {
                masks.bits.insert(mask, quantities.make_complement(bit));
            }
            if let Some(mask) = quantities.mask(bit) {
                masks.bits.insert(mask, bit);
            }
        }
        masks
    }
}

impl Producers {
    /// Notes what a node masks: `m & w`, and `~m & w`.
    pub(super) fn note_masked(&mut self, dag: &Dag, id: NodeId) {
        let Some([x, y]) = self.quantities.read_by(dag, id).and_then(|r| <[_; 2]>::try_from(r).ok()) else { return };
        for word in self.words_of(dag, id) {
            for (mask, of) in [(x, y), (y, x)] {
                let Some(&bit) = self.masks.bits.get(&mask) else { continue };
                for bit in [bit, self.quantities.make_complement(bit)] {
                    let product = self.quantities.product(bit, &self.quantities.get(of).poly);
                    if product.as_ref() == Some(&self.quantities.get(word).poly) {
                        self.masks.masked.insert(word, MaskedWord { bit, word: of });
                    }
                }
            }
        }
    }

    /// Ways to what a node gives by conditional moves.
    pub(super) fn add_selections(&mut self, dag: &Dag, id: NodeId) {
        let Some(read) = self.quantities.read_by(dag, id).filter(|r| (2..=3).contains(&r.len())) else { return };
        for word in self.words_of(dag, id) {
            let masked: Vec<MaskedWord> = read.iter().filter_map(|q| self.masks.masked.get(q).copied()).collect();
            if let [a, b] = masked[..] {
                self.add_selection(word, a.bit, a.word, b.word);
            }
            let (bits, words): (Vec<QuantityId>, Vec<QuantityId>) =
                read.iter().partition(|q| self.quantities.get(**q).is_bit);
            if let ([bit], [a, b]) = (&bits[..], &words[..]) {
                self.add_selection(word, *bit, *a, *b);
                self.add_selection(word, *bit, *b, *a);
            }
        }
    }

    /// `when` where the bit is 1 and `otherwise` where it is 0, if `word` is that.
    fn add_selection(&mut self, word: QuantityId, bit: QuantityId, when: QuantityId, otherwise: QuantityId) {
        let poly = |q: QuantityId| &self.quantities.get(q).poly;
        let difference = poly(when).sub(poly(otherwise));
        let chosen = self.quantities.product(bit, &difference).map(|p| p.add(poly(otherwise)));
        let Some(rank) = self.rank(&PlacedQuantity::register(word)) else { return };
        if chosen.is_none_or(|p| self.quantities.find(&p) != Some(word)) {
            return;
        }
        let opposite = self.quantities.make_complement(bit);
        for (carry, when, otherwise) in [(bit, when, otherwise), (opposite, otherwise, when)] {
            self.add_ways_to_carry(carry);
            let reads =
                vec![PlacedQuantity::register(when), PlacedQuantity::register(otherwise), PlacedQuantity::carry(carry)];
            let making = Making::Select { carry, when, otherwise };
            self.add(Producer { making, reads, gives: vec![PlacedQuantity::register(word)], cost: 1 }, rank);
        }
    }
}
