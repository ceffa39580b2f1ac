//! Terms wider than 128 bits: concatenations of 64-bit words.
//!
//! The canonical form of a wide term is a function of its words, lowest first: neighbouring words that are
//! neighbouring bits of one term stand together as one extract, zero words at the top are one zero extension,
//! the pieces hang in one right-leaning chain of concatenations. So terms with equal words have one identity.

use super::{Arena, ExprId, ExprNode, MAX_NARROW};

/// Bits per piece of a wide term.
pub const WORD: u16 = 64;

impl Arena {
    /// A constant of 1–512 bits from little-endian 64-bit words; missing words are 0, bits above the width are dropped.
    pub fn constant_words(&mut self, width: u16, words: &[u64]) -> ExprId {
        let parts: Vec<ExprId> = spans(width)
            .enumerate()
            .map(|(i, (_, n))| self.constant(n, u128::from(words.get(i).copied().unwrap_or(0))))
            .collect();
        self.of_words(&parts)
    }

    /// The value of a constant of any width as little-endian 64-bit words, one per started 64 bits.
    pub fn as_const_words(&self, e: ExprId) -> Option<Vec<u64>> {
        let mut words = vec![0; usize::from(self.width(e).div_ceil(WORD))];
        self.const_words_into(e, 0, &mut words).then_some(words)
    }

    /// Adds the constant `e` to `words` at bit `at`; `false` if `e` is no constant.
    fn const_words_into(&self, e: ExprId, at: u16, words: &mut [u64]) -> bool {
        match self.node(e) {
            ExprNode::Const(c) => {
                // A constant spans at most three words.
                let (first, shift) = (usize::from(at / WORD), at % WORD);
                let low = c.value << shift;
                let high = if shift == 0 { 0 } else { c.value >> (MAX_NARROW - shift) };
                for (i, part) in [low as u64, (low >> WORD) as u64, high as u64].into_iter().enumerate() {
                    if part != 0 {
                        words[first + i] |= part;
                    }
                }
                true
            }
            ExprNode::Zext(x) if self.width(e) > MAX_NARROW => self.const_words_into(x, at, words),
            ExprNode::Concat(hi, lo) if self.width(e) > MAX_NARROW => {
                self.const_words_into(lo, at, words) && self.const_words_into(hi, at + self.width(lo), words)
            }
            _ => false,
        }
    }

    /// The 64-bit words of a term, lowest first; the last has what bits are left.
    pub fn words(&mut self, e: ExprId) -> Vec<ExprId> {
        spans(self.width(e)).map(|(lo, n)| self.extract(e, lo, n)).collect()
    }

    /// The term with these words, lowest first; all but the last have 64 bits.
    pub(super) fn of_words(&mut self, words: &[ExprId]) -> ExprId {
        let (&last, below) = words.split_last().expect("a term has a word");
        let width = below.len() as u16 * WORD + self.width(last);
        if width <= MAX_NARROW {
            return self.chain(words);
        }
        let zeros = words[1..].iter().rev().take_while(|&&x| self.as_const(x).is_some_and(|c| c.value == 0)).count();
        let kept = &words[..words.len() - zeros];
        let (&top, below) = kept.split_last().expect("the lowest word stays");
        let ExprNode::Zext(part) = self.node(top) else {
            let value = self.chain(kept);
            return if zeros == 0 { value } else { self.intern(ExprNode::Zext(value), width) };
        };
        let mut parts = below.to_vec();
        parts.push(part);
        let value = self.chain(&parts);
        self.intern(ExprNode::Zext(value), width)
    }

    /// Pieces in one right-leaning chain of concatenations, lowest first.
    fn chain(&mut self, words: &[ExprId]) -> ExprId {
        let mut pieces: Vec<ExprId> = Vec::with_capacity(words.len());
        for &word in words {
            match pieces.last_mut() {
                Some(last) if let Some(both) = self.neighbours(word, *last) => *last = both,
                _ => pieces.push(word),
            }
        }
        let mut low = pieces[0];
        for &piece in &pieces[1..] {
            let width = self.width(piece) + self.width(low);
            low = if width <= MAX_NARROW {
                self.concat(piece, low)
            } else {
                self.intern(ExprNode::Concat(piece, low), width)
            };
        }
        low
    }

    /// Two extracts as the one that they make up, if they are neighbouring bits of one term.
    pub(super) fn neighbours(&mut self, hi: ExprId, lo: ExprId) -> Option<ExprId> {
        let (ExprNode::Extract(x, above), ExprNode::Extract(y, below)) = (self.node(hi), self.node(lo)) else {
            return None;
        };
        if x != y || above != below + self.width(lo) {
            return None;
        }
        let width = self.width(hi) + self.width(lo);
        // A wide extract would be taken apart into the very words that are being put together.
        let wide_part = width > MAX_NARROW && width < self.width(x);
        Some(if wide_part { self.intern(ExprNode::Extract(x, below), width) } else { self.extract(x, below, width) })
    }

    /// Bits `lo .. lo + width` where that is wide.
    pub(super) fn wide_extract(&mut self, a: ExprId, lo: u16, width: u16) -> ExprId {
        let parts: Vec<ExprId> = spans(width).map(|(at, n)| self.extract(a, lo + at, n)).collect();
        self.of_words(&parts)
    }

    pub(super) fn wide_zext(&mut self, a: ExprId, width: u16) -> ExprId {
        let w = self.width(a);
        let word = |arena: &mut Arena, (lo, n): (u16, u16)| {
            if lo >= w {
                return arena.constant(n, 0);
            }
            let part = arena.extract(a, lo, n.min(w - lo));
            arena.zext(part, n)
        };
        let parts: Vec<ExprId> = spans(width).map(|span| word(self, span)).collect();
        self.of_words(&parts)
    }

    pub(super) fn wide_sext(&mut self, a: ExprId, width: u16) -> ExprId {
        let w = self.width(a);
        let sign = self.msb(a);
        let word = |arena: &mut Arena, (lo, n): (u16, u16)| {
            if lo >= w {
                return arena.sext(sign, n);
            }
            let part = arena.extract(a, lo, n.min(w - lo));
            arena.sext(part, n)
        };
        let parts: Vec<ExprId> = spans(width).map(|span| word(self, span)).collect();
        self.of_words(&parts)
    }

    pub(super) fn wide_concat(&mut self, hi: ExprId, lo: ExprId) -> ExprId {
        let below = self.width(lo);
        let word = |arena: &mut Arena, (at, n): (u16, u16)| {
            if at >= below {
                return arena.extract(hi, at - below, n);
            }
            if at + n <= below {
                return arena.extract(lo, at, n);
            }
            let h = arena.extract(hi, 0, at + n - below);
            let l = arena.extract(lo, at, below - at);
            arena.concat(h, l)
        };
        let parts: Vec<ExprId> = spans(below + self.width(hi)).map(|span| word(self, span)).collect();
        self.of_words(&parts)
    }

    /// `f` on the words of one wide term.
    pub(super) fn wide_map(&mut self, a: ExprId, f: impl Fn(&mut Arena, ExprId) -> ExprId) -> ExprId {
        let parts: Vec<ExprId> = self.words(a).into_iter().map(|x| f(self, x)).collect();
        self.of_words(&parts)
    }

    /// `f` on the words of two wide terms of one width.
    pub(super) fn wide_zip(
        &mut self,
        a: ExprId,
        b: ExprId,
        f: impl Fn(&mut Arena, ExprId, ExprId) -> ExprId,
    ) -> ExprId {
        let (xs, ys) = (self.words(a), self.words(b));
        let parts: Vec<ExprId> = xs.into_iter().zip(ys).map(|(x, y)| f(self, x, y)).collect();
        self.of_words(&parts)
    }
}

/// Where the words of a term stand: (lowest bit, width).
pub fn spans(width: u16) -> impl Iterator<Item = (u16, u16)> {
    (0..width).step_by(usize::from(WORD)).map(move |lo| (lo, WORD.min(width - lo)))
}
