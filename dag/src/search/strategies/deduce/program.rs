//! A solved program as a graph.

use super::Deduction;
use super::ends::TakenBack;
use crate::ir::graph::{Dag, Kind};
use crate::search::cegis::first_disagreement;
use crate::search::components::Component;
use crate::search::components::open::OpenComponent;
use crate::search::strategies::assemble;
use crate::search::strategies::enumerate::{ChosenStep, ValueSource};
use isa::eval::Wide;

/// One instruction: what it reads, by number of a value, and [`assemble`]'s place of its flags.
struct ProgramLine {
    component: Component,
    operands: Vec<usize>,
    flags: usize,
}

impl Deduction<'_> {
    /// Adds the program of the chosen steps, the open one with its constant, and the ends, the last one first; if it agrees
    /// with the tests and each of its steps is used.
    pub fn complete(&mut self, open: &OpenComponent, operands: &[usize], constant: Wide, ends: &[TakenBack]) {
        let mut lines = self.chosen_lines();
        let inputs = self.request.tests.registers.len();
        let mut operands: Vec<usize> = operands.iter().map(|&v| self.number(v)).collect();
        if let Some(component) = open.load(constant) {
            operands[open.slot] = inputs + lines.len();
            lines.push(ProgramLine { component, operands: Vec::new(), flags: 0 });
        } else {
            operands.remove(open.slot);
        }
        lines.push(ProgramLine { component: open.closed(constant), operands, flags: 0 });
        for end in ends.iter().rev() {
            let mut operands: Vec<usize> = end.operands.iter().map(|&v| self.number(v)).collect();
            let before = lines.len();
            if let Some(slot) = end.slot {
                operands[slot] = inputs + before - 1;
            }
            let flags = if end.slot.is_none() { before } else { 0 };
            lines.push(ProgramLine { component: end.component.clone(), operands, flags });
        }
        if let Some(dag) = self.graph(&lines)
            && !self.found.contains(&dag)
        {
            self.found.push(dag);
        }
    }

    /// The number that a program has for a value: the inputs, then the lines.
    fn number(&self, value: usize) -> usize {
        match self.closed.values[value].from {
            ValueSource::Input(i) => i,
            ValueSource::Step(s) => self.request.tests.registers.len() + s,
        }
    }

    fn chosen_lines(&self) -> Vec<ProgramLine> {
        let line = |step: &ChosenStep| {
            let component = self.request.library[step.component].clone();
            let operands = step.inputs[..component.slots].iter().map(|&v| self.number(usize::from(v))).collect();
            let flags = step.flags.map_or(0, |f| match self.closed.flags[usize::from(f)].from {
                ValueSource::Input(_) => 0,
                ValueSource::Step(s) => s + 1,
            });
            ProgramLine { component, operands, flags }
        };
        self.closed.steps.iter().map(line).collect()
    }

    fn graph(&self, lines: &[ProgramLine]) -> Option<Dag> {
        let (spec, tests) = (self.request.spec, self.request.tests);
        let output = tests.registers.len() + lines.len() - 1;
        let lines: Vec<_> = lines.iter().map(|l| (&l.component, &l.operands[..], l.flags)).collect();
        let dag = assemble(spec, &lines, &[output])?;
        let alive = dag.alive();
        let used =
            dag.iter().all(|(n, node)| alive[n.index()] || matches!(node.kind, Kind::Input(_) | Kind::InputFlag(_)));
        (used && first_disagreement(spec, tests, &dag, 0).is_none()).then_some(dag)
    }
}
