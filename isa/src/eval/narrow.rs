//! Batches in lanes of 32 bits: what has no wider part.

use super::batch::{Batch, BatchOp, BatchStep, Word};
use rustc_hash::FxHashMap;

/// Bits of a narrow lane.
const LANE: u16 = 32;

/// The batch over the low halves of its inputs. `None` if it depends on other bits or has wider words in between.
pub(super) fn narrowed(batch: &Batch) -> Option<Batch> {
    // Slots that hold the low half of a column: in narrow lanes that is the column.
    let mut halves: FxHashMap<u32, Word> = FxHashMap::default();
    let mut steps = Vec::new();
    for step in &batch.steps {
        if !is_narrow(step) {
            return None;
        }
        let [out, _] = step.out;
        if let (BatchOp::Field(0), LANE, column @ Word::Column(_)) = (step.op, step.width, step.sources[0]) {
            halves.insert(out, column);
            continue;
        }
        let sources = step.sources.map(|word| half(&halves, word));
        halves.remove(&out);
        steps.push(BatchStep { sources, ..*step });
    }
    let roots: Vec<Word> = batch.roots.iter().map(|&word| half(&halves, word)).collect();
    let whole_column = |word: &Word| matches!(word, Word::Column(_));
    let narrow = batch.constants.iter().all(|(_, value)| value >> LANE == 0) && !batch.roots.iter().any(whole_column);
    narrow.then(|| Batch { steps, roots, constants: batch.constants.clone(), slots: batch.slots })
}

fn half(halves: &FxHashMap<u32, Word>, word: Word) -> Word {
    match word {
        Word::Slot(slot) => halves.get(&slot).copied().unwrap_or(word),
        column => column,
    }
}

/// Whether the step's result and what it reads of its sources are below 2^32. Slots have the results of other steps.
fn is_narrow(step: &BatchStep) -> bool {
    let column = matches!(step.sources[0], Word::Column(_)) || step.read().iter().any(|w| matches!(w, Word::Column(_)));
    step.width <= LANE
        && match step.op {
            BatchOp::Field(lo) => lo + step.width <= LANE,
            BatchOp::Truth(_) => true,
            BatchOp::Un(op) => !column && !op.is_float(),
            BatchOp::Bin(op) => !column && !op.is_float(),
            BatchOp::Ite | BatchOp::Place(_) => !column,
            BatchOp::Join(lo) => !column && lo < LANE,
            BatchOp::Sext(from) | BatchOp::Sign(from) => !column && from <= LANE,
            _ => false,
        }
}
