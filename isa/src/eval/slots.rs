//! Which buffer holds which word of a batch: words that are not alive at once share one.

use super::batch::{Batch, BatchStep, Word};
use rustc_hash::FxHashMap;

/// The batch of `steps` over words numbered below `values`, of which some are `constants` (by value).
/// Leaves out what no root needs and gives words that are not alive at once one slot.
pub(super) fn assign(steps: Vec<BatchStep>, constants: FxHashMap<u64, u32>, roots: Vec<Word>, values: usize) -> Batch {
    let needed = needed(&steps, &roots, values);
    let steps: Vec<BatchStep> = steps.into_iter().filter(|s| s.written().iter().any(|&v| needed[v as usize])).collect();
    let mut last = vec![0; values];
    for (i, step) in steps.iter().enumerate() {
        for word in step.read() {
            if let Word::Slot(v) = word {
                last[*v as usize] = i;
            }
        }
    }
    let mut constants: Vec<(u32, u64)> =
        constants.into_iter().map(|(value, v)| (v, value)).filter(|c| needed[c.0 as usize]).collect();
    constants.sort_unstable();
    let mut slots = WordSlots { of: vec![u32::MAX; values], free: Vec::new(), count: 0 };
    for v in roots.iter().filter_map(slot).chain(constants.iter().map(|c| c.0)) {
        last[v as usize] = usize::MAX;
    }
    let constants = constants.into_iter().map(|(v, value)| (slots.take(v), value)).collect();
    let mut placed = Vec::with_capacity(steps.len());
    for (i, step) in steps.into_iter().enumerate() {
        // The results' slots are taken before the sources' are given back: a step never writes what it reads.
        let out = step.out.map(|v| slots.take(v));
        let sources = step.sources.map(|w| slots.place(w));
        for &v in step.written().iter().filter(|&&v| last[v as usize] <= i) {
            slots.give_back(v);
        }
        for v in step.read().iter().filter_map(slot).filter(|&v| last[v as usize] == i) {
            slots.give_back(v);
        }
        placed.push(BatchStep { sources, out, ..step });
    }
    let roots = roots.into_iter().map(|w| slots.place(w)).collect();
    Batch { steps: placed, constants, roots, slots: slots.count as usize }
}

fn slot(w: &Word) -> Option<u32> {
    match w {
        Word::Slot(v) => Some(*v),
        Word::Column(_) => None,
    }
}

/// Which words the roots depend on.
fn needed(steps: &[BatchStep], roots: &[Word], values: usize) -> Vec<bool> {
    let mut needed = vec![false; values];
    let mark = |needed: &mut Vec<bool>, words: &[Word]| {
        for v in words.iter().filter_map(slot) {
            needed[v as usize] = true;
        }
    };
    mark(&mut needed, roots);
    for step in steps.iter().rev() {
        if step.written().iter().any(|&v| needed[v as usize]) {
            mark(&mut needed, step.read());
        }
    }
    needed
}

/// Which slot holds which word.
struct WordSlots {
    of: Vec<u32>,
    free: Vec<u32>,
    count: u32,
}

impl WordSlots {
    fn take(&mut self, value: u32) -> u32 {
        let of = &mut self.of[value as usize];
        if *of == u32::MAX {
            *of = self.free.pop().unwrap_or_else(|| {
                self.count += 1;
                self.count - 1
            });
        }
        *of
    }

    /// A word that is read once more by the same step has been given back already.
    fn give_back(&mut self, value: u32) {
        let slot = self.of[value as usize];
        if !self.free.contains(&slot) {
            self.free.push(slot);
        }
    }

    fn place(&self, w: Word) -> Word {
        match w {
            Word::Slot(v) => Word::Slot(self.of.get(v as usize).copied().unwrap_or(0)),
            column => column,
        }
    }
}
