//! Shortest programs for a question: A* (Hart, Nilsson, Raphael 1968) over states.

use super::program::{OrderProgram, OrderQuestion, start};
use super::state::{OrderShape, Predecessor, TupleSet, way_to};
use super::step::{OrderRenaming, OrderSource, OrderStep};
use super::tuple::{OrderTuple, UNSET};
use rustc_hash::FxHashMap;

/// How far a search may go.
#[derive(Clone, Copy, Debug)]
pub struct OrderEffort {
    /// Tuples of all states that are looked at.
    pub tuples: usize,
    /// Longest programs.
    pub longest: usize,
}

/// What came of a search.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OrderAnswer {
    /// There is no shorter program of these instructions on so many registers.
    Shortest(OrderProgram),
    /// There is none up to the longest length.
    None,
    Limit,
}

/// The shortest program for `question`.
pub fn shortest(question: &OrderQuestion, effort: OrderEffort) -> OrderAnswer {
    OrderProgramSearch::new(question, effort).run()
}

/// A state that was reached, and how.
struct ReachedState {
    state: TupleSet,
    /// Steps from the beginning.
    length: usize,
    before: Option<Predecessor<OrderStep>>,
}

struct OrderProgramSearch<'q> {
    question: &'q OrderQuestion,
    effort: OrderEffort,
    shape: OrderShape,
    steps: Vec<OrderStep>,
    ranks: Vec<u8>,
    reached: Vec<ReachedState>,
    known: FxHashMap<TupleSet, usize>,
    /// Tuples looked at.
    spent: usize,
}

impl<'q> OrderProgramSearch<'q> {
    fn new(question: &'q OrderQuestion, effort: OrderEffort) -> OrderProgramSearch<'q> {
        let first = ReachedState { state: start(question.start.clone()), length: 0, before: None };
        OrderProgramSearch {
            question,
            effort,
            shape: question.shape(),
            steps: question.steps(),
            ranks: question.ranks(),
            known: FxHashMap::from_iter([(first.state.clone(), 0)]),
            reached: vec![first],
            spent: 0,
        }
    }

    /// Always goes on from a state whose length and least rest are together the least: the first end has the shortest
    /// way, since the least rest never falls by more than one in a step.
    fn run(mut self) -> OrderAnswer {
        let mut open: Vec<Vec<(usize, usize)>> = vec![Vec::new(); self.effort.longest + 1];
        let mut total = self.shape.least_steps(&self.reached[0].state);
        if total <= self.effort.longest {
            open[total].push((0, 0));
        }
        while total <= self.effort.longest {
            let Some((at, length)) = open[total].pop() else {
                total += 1;
                continue;
            };
            if self.reached[at].length != length {
                continue;
            }
            if let Some(program) = self.program(at) {
                return OrderAnswer::Shortest(program);
            }
            for next in self.expand(at) {
                let whole = length + 1 + self.shape.least_steps(&self.reached[next].state);
                if whole <= self.effort.longest {
                    open[whole].push((next, length + 1));
                }
            }
            if self.spent > self.effort.tuples {
                return OrderAnswer::Limit;
            }
        }
        OrderAnswer::None
    }

    /// The states one step on that are new, or were reached by a longer way only.
    fn expand(&mut self, at: usize) -> Vec<usize> {
        let mut found = Vec::new();
        let length = self.reached[at].length + 1;
        let compared = self.reached[at].before.is_some_and(|p| p.step.compares());
        for k in 0..self.steps.len() {
            let step = self.steps[k];
            // Who would compare twice could leave out the first time.
            if step.compares() && compared {
                continue;
            }
            let Some(mut tuples) = self.after(at, step) else { continue };
            let (state, names) = self.shape.normal(&mut tuples);
            let before = Some(Predecessor { state: at, step, names });
            match self.known.get(&state) {
                Some(&known) if self.reached[known].length <= length => {}
                Some(&known) => {
                    self.reached[known] = ReachedState { state, length, before };
                    found.push(known);
                }
                None => {
                    self.known.insert(state.clone(), self.reached.len());
                    found.push(self.reached.len());
                    self.reached.push(ReachedState { state, length, before });
                }
            }
        }
        found
    }

    /// The tuples after a step; `None` if it reads what was never written, loses what is wanted, or does nothing.
    fn after(&mut self, at: usize, step: OrderStep) -> Option<Vec<OrderTuple>> {
        let state = &self.reached[at].state;
        let is_set = |r: usize| state.0[0].register(r) != UNSET;
        let readable = match step {
            OrderStep::Compare { a, b: OrderSource::Register(b) } => is_set(a) && is_set(b),
            OrderStep::Compare { a, .. } => is_set(a),
            OrderStep::Move { from: OrderSource::Register(from), .. } => is_set(from),
            OrderStep::Move { .. } => true,
            OrderStep::Select { to, from, .. } => is_set(to) && is_set(from),
        };
        if !readable {
            return None;
        }
        self.spent += state.0.len();
        let mut tuples = Vec::with_capacity(state.0.len());
        let mut changes = false;
        for &t in state.0.iter() {
            let new = step.apply(t, &self.ranks);
            changes |= new != t;
            if self.shape.has_lost(new) {
                return None;
            }
            tuples.push(new);
        }
        changes.then_some(tuples)
    }

    /// The program that leads to a state in which every output is in some register.
    fn program(&self, at: usize) -> Option<OrderProgram> {
        let ends = self.shape.ends_of(&self.reached[at].state)?;
        let mut names = OrderRenaming::NONE;
        let mut steps = Vec::new();
        for Predecessor { step, names: new, .. } in way_to(at, |n| self.reached[n].before) {
            steps.push(step.renamed(&names));
            if step.compares() {
                names.mirrored = false;
            }
            names = names.after(&new);
        }
        let program = OrderProgram { steps, outputs: ends.iter().map(|&r| usize::from(names.registers[r])).collect() };
        debug_assert!(program.answers(self.question), "the states are those of the steps");
        Some(program)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::orders::test_questions::question;

    const EFFORT: OrderEffort = OrderEffort { tuples: 20_000_000, longest: 12 };

    fn length(question: &OrderQuestion) -> usize {
        let OrderAnswer::Shortest(program) = shortest(question, EFFORT) else { panic!("{question:?}") };
        assert!(program.answers(question));
        program.steps.len()
    }

    /// Breadth first over tuples in the order of the inputs, nothing cut, merged or estimated.
    fn length_by_trying_everything(question: &OrderQuestion) -> usize {
        let (steps, ranks) = (question.steps(), question.ranks());
        let mut seen = std::collections::BTreeSet::from([question.start.clone()]);
        let mut level: Vec<Vec<OrderTuple>> = vec![question.start.clone()];
        let is_end = |s: &Vec<OrderTuple>| {
            let holds = |o: usize, r: usize| s.iter().all(|t| t.register(r) == t.wanted(o));
            (0..question.outputs).all(|o| (0..question.registers).any(|r| holds(o, r)))
        };
        for length in 0.. {
            if level.iter().any(is_end) {
                return length;
            }
            let mut next = Vec::new();
            for (state, step) in level.iter().flat_map(|s| steps.iter().map(move |step| (s, step))) {
                let new: Vec<OrderTuple> = state.iter().map(|t| step.apply(*t, &ranks)).collect();
                if seen.insert(new.clone()) {
                    next.push(new);
                }
            }
            level = next;
        }
        unreachable!("there is a program")
    }

    #[test]
    fn as_short_as_what_trying_everything_finds() {
        for (n, wanted) in [(2, &[0][..]), (2, &[1]), (2, &[0, 1]), (3, &[0]), (3, &[2])] {
            let question = question(n, wanted);
            assert_eq!(length(&question), length_by_trying_everything(&question), "{n} {wanted:?}");
        }
    }

    /// Ullrich and Hack, CGO 2025, have 11 for three; the others are from a plain search in all states.
    #[test]
    fn known_lengths() {
        for (n, wanted, steps) in [(3, &[1][..], 8), (3, &[0, 2], 8), (3, &[0, 1, 2], 11), (4, &[3], 6)] {
            assert_eq!(length(&question(n, wanted)), steps, "{n} {wanted:?}");
        }
    }

    #[test]
    fn nothing_shorter_is_claimed_not_to_be_there_when_the_search_ended_early() {
        let median = question(3, &[1]);
        assert_eq!(shortest(&median, OrderEffort { tuples: 1000, longest: 12 }), OrderAnswer::Limit);
        assert_eq!(shortest(&median, OrderEffort { longest: 5, ..EFFORT }), OrderAnswer::None);
    }
}
