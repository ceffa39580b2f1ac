//! Bits that a mask places, as terms: `pdep` and `pext` (SDM vol. 2).

use super::{Arena, BinOp, ExprId};

impl Arena {
    /// Bit `i` of the result is bit `rank(i)` of `x` where the mask, of the same width, has a one.
    ///
    /// # Panics
    /// If the widths differ.
    pub fn deposit(&mut self, x: ExprId, mask: ExprId) -> ExprId {
        let mut v = None;
        for (bit, rank) in self.ranks(x, mask) {
            let down = self.bin(BinOp::LShr, x, rank);
            let source = self.extract(down, 0, 1);
            let placed = self.and(bit, source);
            v = Some(v.map_or(placed, |low| self.concat(placed, low)));
        }
        v.expect("a width is not 0")
    }

    /// Bit `rank(i)` of the result is bit `i` of `x` where the mask, of the same width, has a one. From the highest bit of
    /// the mask down, a one moves what there is up by a place and puts a bit of `x` below it: half a square of choices, where
    /// a shift by each rank would be several times as much for a solver.
    ///
    /// # Panics
    /// If the widths differ.
    pub fn gather(&mut self, x: ExprId, mask: ExprId) -> ExprId {
        let width = self.width(x);
        assert_eq!(width, self.width(mask), "a mask is as wide as what it is for");
        let mut gathered = None;
        for i in (0..width).rev() {
            let (bit, source) = (self.extract(mask, i, 1), self.extract(x, i, 1));
            gathered = Some(match gathered {
                None => self.and(bit, source),
                Some(above) => {
                    let more = self.concat(above, source);
                    let same = self.zext(above, width - i);
                    self.ite(bit, more, same)
                }
            });
        }
        gathered.expect("a width is not 0")
    }

    /// For each bit of the mask, from the lowest: the bit, and how many mask bits stand below it.
    fn ranks(&mut self, x: ExprId, mask: ExprId) -> Vec<(ExprId, ExprId)> {
        let width = self.width(x);
        assert_eq!(width, self.width(mask), "a mask is as wide as what it is for");
        let mut below = self.constant(8, 0);
        let mut out = Vec::new();
        for i in 0..width {
            let bit = self.extract(mask, i, 1);
            out.push((bit, self.zext(below, width)));
            let step = self.zext(bit, 8);
            below = self.add(below, step);
        }
        out
    }
}
