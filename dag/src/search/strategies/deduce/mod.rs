//! Programs with one constant that nobody wrote, deduced from the tests.
//!
//! A program is a few closed steps over the inputs, an instruction with an open constant, and a few closed steps that can be
//! taken back. What is wanted goes back over the last steps, state by state, with the bits that matter
//! ([`Component::inverses`]); there the constant follows from the other operands, or that there is none
//! ([`OpenComponent::solve`]). So all constants of an instruction cost about as much as one of them in an enumeration. A
//! constant that fits the tests and not the spec is refuted by a proof; with the counterexample among the tests the
//! deduction starts anew.

mod conditions;
mod ends;
mod program;

use super::enumerate::{EnumerationSearch, StepCursor};
use super::{Effort, Proposal, ProposalRequest, Strategy};
use crate::ir::graph::{Class, Dag};
use crate::search::components::open::{
    Deduced, OpenComponent, OpenGoal, open_comparisons, open_components,
};
use crate::search::components::{Buffers, Component};
use ends::{TakenBack, columns};

pub struct Deduce;

/// Longest programs, the constant's own instruction included.
const LONGEST: usize = 3;
/// What a deduction counts, in evaluations of a component on one state.
const COST: usize = 8;
const VECTOR_COST: usize = 64;
/// So many numbers that are tried count as an evaluation.
const TRIED: usize = 128;
/// Evaluations at the most, whatever the effort: what takes more is a search among closed steps, and others do that.
const MOST: u64 = 800_000;

impl Strategy for Deduce {
    fn name(&self) -> &'static str {
        "deduce"
    }

    fn shows(&self) -> &'static str {
        "no constant fits"
    }

    fn late(&self) -> bool {
        true
    }

    /// Programs without an open constant are not looked at, so that there is nothing is never said.
    fn propose(&self, request: &ProposalRequest) -> Proposal {
        let outputs = request.spec.ordered_outputs();
        let class = outputs.first().map(|o| o.class);
        let fits = outputs.len() == 1
            && (class == Some(Class::GENERAL) || class == Some(Class::VECTOR))
            && !request.spec.repeats_a_flag();
        if !fits || request.length == 0 || request.length > LONGEST || request.tests.lanes == 0 {
            return Proposal::NotApplicable;
        }
        let evaluations = request.effort.evaluations.min(MOST);
        let request = ProposalRequest { effort: Effort { evaluations, ..request.effort }, ..request.clone() };
        let mut search = Deduction::new(&request);
        search.all(request.length);
        request.meter.count_evaluations(evaluations - search.closed.left);
        match (search.found.is_empty(), search.closed.left) {
            (false, _) => Proposal::Candidates(search.found),
            (true, 0) if evaluations < MOST => Proposal::Limit("evaluations"),
            (true, _) => Proposal::NotApplicable,
        }
    }
}

struct Deduction<'a> {
    request: &'a ProposalRequest<'a>,
    /// The closed steps in front, and what they compute.
    closed: EnumerationSearch<'a>,
    open: Vec<OpenComponent>,
    /// Comparisons with an open constant.
    comparisons: Vec<OpenComponent>,
    /// Components that can be taken back.
    lasts: Vec<&'a Component>,
    buffers: Buffers,
    found: Vec<Dag>,
    /// What a deduction counts.
    cost: usize,
}

impl<'a> Deduction<'a> {
    fn new(request: &'a ProposalRequest<'a>) -> Deduction<'a> {
        let invertible = |c: &&Component| c.flags_in.is_empty() && (0..c.slots).any(|s| c.is_inverted(s));
        let mut open = open_components(request.library);
        // What few numbers are tried for comes first.
        open.sort_by_key(OpenComponent::tried);
        Deduction {
            cost: if request.spec.is_general() { COST } else { VECTOR_COST },
            closed: EnumerationSearch::new(request),
            open,
            comparisons: open_comparisons(request.library),
            lasts: request.library.iter().filter(invertible).collect(),
            buffers: Buffers::default(),
            found: Vec::new(),
            request,
        }
    }

    fn done(&self) -> bool {
        self.closed.left == 0 || self.found.len() >= self.request.most
    }

    /// Programs of this weight: those with few closed steps in front first.
    fn all(&mut self, weight: usize) {
        let outputs = self.request.spec.ordered_outputs();
        let goal = OpenGoal::of(self.request.tests, outputs[0].class);
        for back in 0..weight.min(2) {
            self.take_back(weight, back, &goal, &mut Vec::new());
        }
        if weight > 1 {
            self.closed.grow(weight - 1, 1);
            self.listed(weight, &goal);
            for steps in 1..weight {
                self.chosen(weight, steps, &goal, StepCursor::default());
            }
        }
        for back in 2..weight {
            self.take_back(weight, back, &goal, &mut Vec::new());
        }
    }

    /// Programs whose steps in front are chosen, `steps` more of them from the list on.
    fn chosen(&mut self, weight: usize, steps: usize, goal: &OpenGoal, from: StepCursor) {
        let mut at = Some(from);
        while let Some(here) = at.and_then(|c| self.closed.first_listed(c)) {
            if self.done() {
                return;
            }
            at = Some(here.next());
            let own = self.closed.group(here).weight;
            if own + steps > weight {
                continue;
            }
            self.closed.choose(here);
            let rest = weight - own;
            if steps == 1 {
                self.compared(rest, goal, &mut Vec::new());
                for back in 1..rest {
                    self.take_back(rest, back, goal, &mut Vec::new());
                }
            } else {
                self.closed.grow(rest - 1, 1);
                self.listed(rest, goal);
                self.chosen(rest, steps - 1, goal, here.next());
                self.closed.shrink();
            }
            self.closed.unchoose(here);
        }
    }

    /// Takes the goal back over steps that weigh `back` together; what is left of `weight` is the open step's.
    fn take_back(&mut self, weight: usize, back: usize, goal: &OpenGoal, ends: &mut Vec<TakenBack<'a>>) {
        if back == 0 {
            self.open_over_known(weight, goal, ends);
            return self.compared(weight, goal, ends);
        }
        for (goal, end) in self.goals_before(back, goal) {
            if self.done() {
                return;
            }
            let own = end.component.weight;
            ends.push(end);
            self.take_back(weight - own, back - own, &goal, ends);
            ends.pop();
        }
    }

    /// Open steps of this weight over values that are known.
    fn open_over_known(&mut self, weight: usize, goal: &OpenGoal, ends: &[TakenBack<'a>]) {
        for k in 0..self.open.len() {
            if self.open[k].weight() != weight || self.open[k].component.result_class != goal.class {
                continue;
            }
            for operands in self.fillings(&self.open[k].component, Some(self.open[k].slot), None) {
                if self.done() {
                    return;
                }
                self.closed.spend(self.cost);
                let columns = columns(&self.closed.values, &operands);
                let deduced = self.open[k].solve(&goal.question(&columns, self.request.tests), &mut self.buffers);
                self.closed.spend(self.buffers.take_tried() as usize / TRIED);
                if let Deduced::Constant(constant) = deduced {
                    self.complete(&self.open[k].clone(), &operands, constant, ends);
                }
            }
        }
    }

    /// Programs that a listed step and an open one end.
    fn listed(&mut self, weight: usize, goal: &OpenGoal) {
        let new = self.closed.values.len();
        for k in 0..self.open.len() {
            let own = self.open[k].weight();
            if own >= weight || self.open[k].component.result_class != goal.class {
                continue;
            }
            for class in [Class::GENERAL, Class::VECTOR] {
                for operands in self.fillings(&self.open[k].component, Some(self.open[k].slot), Some(class)) {
                    if operands.contains(&new) {
                        self.behind_list(k, &operands, class, weight - own, goal);
                    }
                }
            }
        }
    }

    /// An open step over every listed one of this weight, which is the operand with the number after the known values.
    fn behind_list(&mut self, k: usize, operands: &[usize], class: Class, weight: usize, goal: &OpenGoal) {
        let mut at = Some(StepCursor::default());
        while let Some(here) = at.and_then(|c| self.closed.first_listed(c)) {
            let group = self.closed.segments[here.segment].groups[here.group].clone();
            at = Some(StepCursor { group: here.group + 1, entry: 0, ..here });
            if group.weight != weight || group.has_flags || group.class != Some(class) {
                continue;
            }
            for entry in 0..group.steps.len() {
                if self.done() {
                    return;
                }
                self.closed.spend(self.cost);
                let known = |&v: &usize| self.closed.values.get(v).map_or(group.words(entry), |v| &v.words[..]);
                let columns = operands.iter().map(known).collect::<Vec<_>>();
                let deduced = self.open[k].solve(&goal.question(&columns, self.request.tests), &mut self.buffers);
                self.closed.spend(self.buffers.take_tried() as usize / TRIED);
                if let Deduced::Constant(constant) = deduced {
                    let here = StepCursor { entry, ..here };
                    self.closed.choose(here);
                    self.complete(&self.open[k].clone(), operands, constant, &[]);
                    self.closed.unchoose(here);
                }
            }
        }
    }
}
