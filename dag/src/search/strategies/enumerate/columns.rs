//! What steps compute on one state, as columns.

use isa::eval::StateColumn;

/// A word of each step.
#[derive(Default, Debug)]
pub struct StepColumn {
    words: Vec<u64>,
    /// Their low 32 bits, or nothing.
    low: Vec<u32>,
}

impl StepColumn {
    /// Takes other words, with their low halves or without.
    pub fn set(&mut self, words: impl Iterator<Item = u64>, with_low: bool) {
        self.words.clear();
        self.words.extend(words);
        self.low.clear();
        if with_low {
            self.low.extend(self.words.iter().map(|w| *w as u32));
        }
    }

    /// Those of the steps from one on.
    fn from(&self, first: usize) -> StateColumn<'_> {
        StateColumn::Each { words: &self.words[first..], low: self.low.get(first..).unwrap_or(&[]) }
    }
}

/// What a group's steps compute on one state.
#[derive(Default, Debug)]
pub struct StepColumns {
    /// The columns of the values; none, if the steps have none.
    pub values: Vec<StepColumn>,
    /// Packed flags.
    pub flags: StepColumn,
}

impl StepColumns {
    pub fn values_from(&self, first: usize) -> impl Iterator<Item = StateColumn<'_>> {
        self.values.iter().map(move |column| column.from(first))
    }

    pub fn flags_from(&self, first: usize) -> StateColumn<'_> {
        self.flags.from(first)
    }
}
