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
    pub fn new(words: Vec<u64>, with_low: bool) -> StepColumn {
        let low = if with_low { words.iter().map(|w| *w as u32).collect() } else { Vec::new() };
        StepColumn { words, low }
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
