//! Programs of comparisons, moves and conditional moves for what depends only on the order of values. Such programs
//! do the same on inputs of the same weak order, so that one state for each weak order decides.

mod min_max;
mod network;
mod pieces;
pub mod program;
mod search;
mod state;
mod step;
mod tuple;

pub use min_max::{MinMaxNetwork, MinMaxStep, cheapest as min_max_network};
pub use program::{OrderNumber, OrderProgram, OrderQuestion};
pub use search::{OrderAnswer, OrderEffort};
pub use step::{OrderSource, OrderStep, Outcomes};
pub use tuple::{Compared, MOST_REGISTERS, OrderTuple, UNSET};

use rustc_hash::FxHashMap;

/// Tuples that the search of one question may look at: about a second.
const TUPLES: usize = 24_000_000;
/// The same for an answer in a few hundredths of one.
const FEW_TUPLES: usize = 1_000_000;
/// After so many searches that hit their limit the next ones get half as much.
const PATIENCE: usize = 2;

/// Questions that were asked already: the windows of one function ask the same ones again and again.
pub struct OrderAnswers {
    /// Of one search at the most.
    tuples: usize,
    known: FxHashMap<OrderQuestion, KnownAnswer>,
    /// Questions whose search hit its limit.
    fruitless: usize,
}

struct KnownAnswer {
    longest: usize,
    answer: OrderAnswer,
}

impl Default for OrderAnswers {
    fn default() -> OrderAnswers {
        OrderAnswers { tuples: TUPLES, known: FxHashMap::default(), fruitless: 0 }
    }
}

impl OrderAnswers {
    /// Only what is found in a few hundredths of a second.
    pub fn quick() -> OrderAnswers {
        OrderAnswers { tuples: FEW_TUPLES, ..OrderAnswers::default() }
    }

    /// The shortest program of up to `longest` steps.
    pub fn shortest(&mut self, question: &OrderQuestion, longest: usize) -> OrderAnswer {
        match self.known.get(question) {
            Some(KnownAnswer { answer: answer @ OrderAnswer::Shortest(_), .. }) => answer.clone(),
            Some(known) if known.longest >= longest => known.answer.clone(),
            _ => {
                let tuples = self.tuples >> (self.fruitless / PATIENCE).min(self.tuples.ilog2() as usize);
                let answer = search::shortest(question, OrderEffort { tuples, longest });
                self.fruitless += usize::from(answer == OrderAnswer::Limit);
                self.known.insert(question.clone(), KnownAnswer { longest, answer: answer.clone() });
                answer
            }
        }
    }

    /// A program put together from short ones for two and three values, where outputs are the question's inputs by
    /// size. None shorter is known for up to five values.
    pub fn network(&mut self, question: &OrderQuestion) -> Option<OrderProgram> {
        pieces::cheapest(question, self)
    }
}

#[cfg(test)]
mod test_questions;
