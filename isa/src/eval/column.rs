//! A word of many states.

/// One input word on many states.
#[derive(Clone, Copy, Debug)]
pub enum StateColumn<'a> {
    /// The same on all of them.
    Same(u64),
    /// Its own on each. `low` is the words' low 32 bits, or empty where nobody made them.
    Each { words: &'a [u64], low: &'a [u32] },
}

impl<'a> From<&'a [u64]> for StateColumn<'a> {
    fn from(words: &'a [u64]) -> StateColumn<'a> {
        StateColumn::Each { words, low: &[] }
    }
}

impl StateColumn<'_> {
    /// The word in state `k`.
    pub fn at(&self, k: usize) -> u64 {
        match self {
            StateColumn::Same(word) => *word,
            StateColumn::Each { words, .. } => words[k],
        }
    }

    /// Whether the low 32 bits are there.
    pub(super) fn has_low(&self) -> bool {
        match self {
            StateColumn::Same(_) => true,
            StateColumn::Each { words, low } => words.len() == low.len(),
        }
    }
}

/// A column, or a piece of one, in lanes of one width.
#[derive(Clone, Copy, Debug)]
pub(super) enum ColumnView<'a, W> {
    Same(W),
    Each(&'a [W]),
}

impl<W: Copy> ColumnView<'_, W> {
    #[inline(always)]
    pub fn at(&self, k: usize) -> W {
        match self {
            ColumnView::Same(word) => *word,
            ColumnView::Each(words) => words[k],
        }
    }

    pub fn is_same(&self) -> bool {
        matches!(self, ColumnView::Same(_))
    }

    pub fn copy_to(&self, out: &mut [W]) {
        match self {
            ColumnView::Same(word) => out.fill(*word),
            ColumnView::Each(words) => out.copy_from_slice(words),
        }
    }
}
