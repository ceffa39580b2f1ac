//! Which of many states a term's value is as wanted on: what a search asks of a last step. No result is stored.

use super::batch::{Batch, Scratch};
use super::column::StateColumn;
use super::lane_word::LaneWord;
use super::lanes::LaneBuffers;
use super::level::{self, VectorLevel};
use super::narrow::narrowed;

/// What a word must be on the bits that matter.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WantedWord {
    pub want: u64,
    pub care: u64,
}

impl WantedWord {
    pub fn is(self, word: u64) -> bool {
        (word ^ self.want) & self.care == 0
    }
}

/// A batch, prepared for asking on which states its result is as wanted.
#[derive(Clone, Debug)]
pub struct ColumnFilter {
    whole: Batch,
    /// Only the first of several columns: hardly any state gets past it.
    first: Option<Batch>,
    /// The first column in lanes of 32 bits, if no part of it is wider.
    narrow: Option<Batch>,
}

impl From<Batch> for ColumnFilter {
    fn from(whole: Batch) -> ColumnFilter {
        let first = (whole.columns() > 1).then(|| whole.column(0));
        ColumnFilter { narrow: narrowed(first.as_ref().unwrap_or(&whole)), first, whole }
    }
}

impl ColumnFilter {
    pub fn batch(&self) -> &Batch {
        &self.whole
    }

    /// Which of `n` states the result's columns are as wanted on: their numbers, in ascending order, in place of what `out`
    /// had. `wanted` has one for each column.
    pub fn agreeing(
        &self,
        input: &[StateColumn],
        n: usize,
        wanted: &[WantedWord],
        scratch: &mut Scratch,
        out: &mut Vec<u32>,
    ) {
        self.agreeing_at(VectorLevel::of_this_cpu(), input, n, wanted, scratch, out);
    }

    /// [`ColumnFilter::agreeing`] with the instructions of a level.
    pub fn agreeing_at(
        &self,
        level: VectorLevel,
        input: &[StateColumn],
        n: usize,
        wanted: &[WantedWord],
        scratch: &mut Scratch,
        out: &mut Vec<u32>,
    ) {
        out.clear();
        match &self.narrow {
            // The lanes are zero above.
            Some(_) if wanted[0].want & wanted[0].care >> 32 << 32 != 0 => {}
            Some(narrow) if input.iter().all(StateColumn::has_low) => {
                filter(narrow, level, input, n, wanted[0], &mut scratch.halves, out);
            }
            _ => {
                let first = self.first.as_ref().unwrap_or(&self.whole);
                filter(first, level, input, n, wanted[0], &mut scratch.words, out);
            }
        }
        if self.first.is_some() {
            self.keep_agreeing(input, wanted, scratch, out);
        }
    }

    /// Keeps the states on which the other columns are as wanted, too.
    fn keep_agreeing(&self, input: &[StateColumn], wanted: &[WantedWord], scratch: &mut Scratch, out: &mut Vec<u32>) {
        let gathered: Vec<Vec<u64>> =
            input.iter().map(|column| out.iter().map(|&k| column.at(k as usize)).collect()).collect();
        let gathered: Vec<StateColumn> = gathered.iter().map(|words| (&words[..]).into()).collect();
        let n = out.len();
        let mut results = vec![0; n * self.whole.columns()];
        self.whole.run_columns(&gathered, scratch, &mut results);
        let mut k = 0..n;
        out.retain(|_| {
            let k = k.next().expect("as many as were gathered");
            wanted.iter().enumerate().all(|(column, wanted)| wanted.is(results[column * n + k]))
        });
    }
}

fn filter<W: LaneWord>(
    batch: &Batch,
    level: VectorLevel,
    input: &[StateColumn],
    n: usize,
    wanted: WantedWord,
    buffers: &mut LaneBuffers<W>,
    out: &mut Vec<u32>,
) {
    batch.each_chunk(input, n, buffers, |chunk, buffers| {
        level::run(level, &batch.steps, chunk, buffers);
        let column = chunk.read(batch.roots[0], buffers);
        level::collect(level, column, wanted, chunk.start..chunk.start + chunk.len, out);
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Arena, Sym};

    /// More states than a chunk has, in both widths of lanes, and a result of two columns.
    #[test]
    fn places_are_counted_over_all_chunks() {
        let mut a = Arena::new();
        let (x, y) = (a.var(Sym(0), 64), a.var(Sym(1), 64));
        let (half, one) = (a.extract(x, 0, 32), a.constant(32, 1));
        let next = a.add(half, one);
        let roots = [vec![a.zext(next, 64)], vec![a.xor(x, y), a.add(x, y)]];
        let words: [Vec<u64>; 2] = [(0..5000).map(|k| k % 1999).collect(), (0..5000).map(|k| k % 7).collect()];
        let low = words.clone().map(|c| c.iter().map(|&w| w as u32).collect::<Vec<u32>>());
        let columns = |k: usize| StateColumn::Each { words: &words[k], low: &low[k] };
        for roots in roots {
            let filter = ColumnFilter::from(Batch::compile(&a, &roots, &[Sym(0), Sym(1)]));
            assert_eq!(filter.narrow.is_some(), roots.len() == 1);
            let results = filter.whole.run(&[&words[0], &words[1]], 5000);
            let wanted: Vec<WantedWord> = results.iter().map(|c| WantedWord { want: c[1200], care: 0xfff }).collect();
            let agrees = |k: &usize| results.iter().zip(&wanted).all(|(column, wanted)| wanted.is(column[*k]));
            let expected: Vec<u32> = (0..5000).filter(agrees).map(|k| k as u32).collect();
            assert!(expected.contains(&1200));
            for level in [VectorLevel::PLAIN, VectorLevel::of_this_cpu()] {
                let (mut scratch, mut got) = (Scratch::default(), vec![7]);
                filter.agreeing_at(level, &[columns(0), columns(1)], 5000, &wanted, &mut scratch, &mut got);
                assert_eq!(got, expected, "{level:?}");
            }
        }
    }
}
