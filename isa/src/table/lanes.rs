//! The language meanings of vector rows are written in: operands by their number in the statement, lanes, masks.

use super::sem::Sem;
use crate::expr::{BinOp, ExprId, WORD};

impl Sem<'_> {
    /// Width of a lane as the family states it.
    pub fn lane(&self) -> u16 {
        self.vector.lane
    }

    /// Whether the row is of legacy encodings, of a statement with a source that they join with the destination.
    pub fn is_legacy(&self) -> bool {
        self.vector.place.contains(&None)
    }

    /// The value of the statement's operand `i`.
    pub fn arg(&mut self, i: usize) -> ExprId {
        let place = self.vector.place[i].unwrap_or(0);
        self.op(place)
    }

    /// The write mask's bits for `lanes` lanes, if the row has one.
    pub fn write_mask(&mut self, lanes: u16) -> Option<ExprId> {
        let mask = self.vector.mask?;
        let all = self.op(mask);
        Some(self.a.extract(all, 0, lanes))
    }

    /// What a masked row keeps (the destination's old lanes, if the family does not say otherwise), or zeros.
    pub fn kept_lanes(&mut self, width: u16) -> ExprId {
        if self.vector.zeroing {
            return self.zeros(width);
        }
        let keeps = self.vector.keeps;
        self.arg(keeps)
    }

    pub fn zeros(&mut self, width: u16) -> ExprId {
        let zero = self.a.constant(1, 0);
        self.a.zext(zero, width)
    }

    /// `v` in the lanes whose mask bit is set, what the row keeps in the others. A mask register as destination has a
    /// bit per lane, and zeros where the mask has them.
    pub(super) fn masked(&mut self, v: ExprId) -> ExprId {
        if self.vector.mask.is_none() {
            return v;
        }
        let width = self.a.width(v);
        if self.is_mask(0) {
            let mask = self.write_mask(width).expect("the row is masked");
            return self.a.and(v, mask);
        }
        let old = self.kept_lanes(width);
        let old = self.a.extract(old, 0, width);
        let lane = self.vector.lane;
        let mask = self.write_mask(width / lane).expect("the row is masked");
        if self.vector.scalar {
            let (bit, rest) = (self.a.extract(mask, 0, 1), self.a.extract(v, lane, width - lane));
            let (new, old) = (self.a.extract(v, 0, lane), self.a.extract(old, 0, lane));
            let low = self.a.ite(bit, new, old);
            return self.a.concat(rest, low);
        }
        let pairs = self.split(v, lane).into_iter().zip(self.split(old, lane));
        let lanes: Vec<ExprId> = pairs
            .enumerate()
            .map(|(i, (new, old))| {
                let bit = self.a.extract(mask, i as u16, 1);
                self.a.ite(bit, new, old)
            })
            .collect();
        self.join(&lanes)
    }

    /// Lanes of `lane` bits, the lowest first.
    pub fn split(&mut self, v: ExprId, lane: u16) -> Vec<ExprId> {
        (0..self.a.width(v) / lane).map(|i| self.a.extract(v, i * lane, lane)).collect()
    }

    /// The inverse of [`Sem::split`].
    pub fn join(&mut self, lanes: &[ExprId]) -> ExprId {
        // Word by word: what is wider than a word is taken apart into words at each step.
        let in_word = usize::from((WORD / self.a.width(lanes[0])).max(1));
        let words: Vec<ExprId> = lanes.chunks(in_word).map(|lanes| self.above_each_other(lanes)).collect();
        self.above_each_other(&words)
    }

    fn above_each_other(&mut self, parts: &[ExprId]) -> ExprId {
        let (&first, rest) = parts.split_first().expect("a vector has lanes");
        rest.iter().fold(first, |low, &high| self.a.concat(high, low))
    }

    /// `f` of each lane of operand `i`.
    pub fn map1(&mut self, i: usize, lane: u16, f: impl Fn(&mut Self, ExprId) -> ExprId) -> ExprId {
        self.lanes1(i, lane, &f)
    }

    fn lanes1(&mut self, i: usize, lane: u16, f: &dyn Fn(&mut Self, ExprId) -> ExprId) -> ExprId {
        let v = self.arg(i);
        let lanes: Vec<ExprId> = self.split(v, lane).into_iter().map(|x| f(self, x)).collect();
        self.join(&lanes)
    }

    /// `f` of each pair of lanes of operands 1 and 2.
    pub fn map2(&mut self, lane: u16, f: impl Fn(&mut Self, ExprId, ExprId) -> ExprId) -> ExprId {
        let (x, y) = (self.arg(1), self.arg(2));
        self.zip(x, y, lane, f)
    }

    /// `f` of each pair of lanes.
    pub fn zip(&mut self, x: ExprId, y: ExprId, lane: u16, f: impl Fn(&mut Self, ExprId, ExprId) -> ExprId) -> ExprId {
        self.lanes2([x, y], lane, &f)
    }

    fn lanes2(&mut self, of: [ExprId; 2], lane: u16, f: &dyn Fn(&mut Self, ExprId, ExprId) -> ExprId) -> ExprId {
        let [xs, ys] = of.map(|v| self.split(v, lane));
        let lanes: Vec<ExprId> = xs.into_iter().zip(ys).map(|(x, y)| f(self, x, y)).collect();
        self.join(&lanes)
    }

    /// `f` of each 128-bit part of the operands 1 and 2.
    pub fn parts2(&mut self, f: impl Fn(&mut Self, ExprId, ExprId) -> ExprId) -> ExprId {
        self.map2(128, f)
    }

    /// `items[index]`; `index` has as many bits as that needs, or more, which are not looked at.
    pub fn choose(&mut self, index: ExprId, items: &[ExprId]) -> ExprId {
        if let [one] = items {
            return *one;
        }
        let half = items.len().next_power_of_two() / 2;
        let bit = self.a.extract(index, half.trailing_zeros() as u16, 1);
        let (low, high) = items.split_at(half);
        let (low, high) = (self.choose(index, low), self.choose(index, high));
        self.a.ite(bit, high, low)
    }

    /// The lane of `lane` bits that `index` says, counted through all of `words`; bits of `index` above that are not
    /// looked at. A word is found by a tree of choices, the lane in it by a shift, so a table of 64 bytes costs ten nodes.
    pub fn pick(&mut self, words: &[ExprId], index: ExprId, lane: u16) -> ExprId {
        let width = self.a.width(words[0]);
        let (in_word, of_word) = ((width / lane).trailing_zeros() as u16, words.len().trailing_zeros() as u16);
        let word = if of_word == 0 {
            words[0]
        } else {
            let index = self.a.extract(index, in_word, of_word);
            self.choose(index, words)
        };
        if in_word == 0 {
            return word;
        }
        let (index, bits) = (self.a.extract(index, 0, in_word), self.a.constant(lane.trailing_zeros() as u16, 0));
        let distance = self.a.concat(index, bits);
        let distance = self.a.zext(distance, width);
        let moved = self.bin(BinOp::LShr, word, distance);
        self.a.extract(moved, 0, lane)
    }

    /// `x` in every lane of the row's width.
    pub fn repeat(&mut self, x: ExprId) -> ExprId {
        let lanes = vec![x; usize::from(self.width / self.a.width(x))];
        self.join(&lanes)
    }

    /// A scalar's result: `low` below, the rest of operand 1 above.
    pub fn with_rest_of_first(&mut self, low: ExprId) -> ExprId {
        let first = self.arg(1);
        let width = self.a.width(low);
        let rest = self.a.extract(first, width, self.width - width);
        self.a.concat(rest, low)
    }
}
