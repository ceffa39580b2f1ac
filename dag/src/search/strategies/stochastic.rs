//! Markov chain Monte Carlo over programs: E. Schkufza, R. Sharma, A. Aiken, *Stochastic Superoptimization*, ASPLOS 2013
//! (STOKE). A program has a fixed number of lines, some of them empty; a random change is kept if it costs nothing, and with a
//! probability that falls with what it costs. The cost is the number of bits that are wrong on the tests. Chains begin
//! with the window's own instructions, some of them taken out; what costs nothing is handed over to be proved.
//!
//! It never says that there is nothing.

use super::shape::assemble;
use super::{Proposal, ProposalRequest, Strategy};
use crate::ir::graph::{Class, Dag, Kind, Port, Use, Value};
use crate::ir::random::Random;
use crate::search::components::{Buffers, Component, Fill, Make};
use rustc_hash::FxHashMap;

pub struct Stochastic;

/// Changes before a chain begins anew.
const CHAIN: usize = 20_000;
/// Inputs of a component that is searched over.
const SLOTS: usize = 3;
/// What the right value in another place than the last line costs, in bits: STOKE's reward for misplaced values.
const MISPLACED: u64 = 1;
/// Tries to find a change of the kind that was drawn.
const TRIES: usize = 16;

impl Strategy for Stochastic {
    fn name(&self) -> &'static str {
        "stochastic"
    }

    fn slow(&self) -> bool {
        true
    }

    fn shows(&self) -> &'static str {
        "never"
    }

    fn propose(&self, request: &ProposalRequest) -> Proposal {
        if request.length == 0 {
            return super::constant::Constant.propose(request);
        }
        if request.spec.outputs.iter().any(|o| o.value.is_flag())
            || request.library.is_empty()
            || request.spec.repeats_a_flag()
        {
            return Proposal::NotApplicable;
        }
        let mut chain = MarkovChain::new(request);
        let found = chain.run();
        request.meter.count_evaluations(request.effort.evaluations - chain.left);
        match found {
            Some(dag) => Proposal::Candidates(vec![dag]),
            None => Proposal::Limit("evaluations"),
        }
    }
}

/// A component on values (register inputs, then lines) and flags (0 for the entry's, `i + 1` for those of line `i`).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct ProgramStep {
    component: usize,
    operands: [usize; SLOTS],
    flags: usize,
}

type ProposedProgram = Vec<Option<ProgramStep>>;

struct MarkovChain<'a> {
    request: &'a ProposalRequest<'a>,
    library: &'a [Component],
    random: Random,
    buffers: Buffers,
    left: u64,
    inputs: usize,
    /// Columns of the values of the program that was evaluated last; empty for a line that has none.
    values: Vec<Vec<u64>>,
    /// Packed flags: at entry, then of each line.
    flags: Vec<Vec<u8>>,
}

impl<'a> MarkovChain<'a> {
    fn new(request: &'a ProposalRequest<'a>) -> MarkovChain<'a> {
        let tests = request.tests;
        let mut entry = vec![0u8; tests.lanes];
        for (f, bits) in &tests.flags {
            for (packed, bit) in entry.iter_mut().zip(bits) {
                *packed |= (*bit as u8) << f.index();
            }
        }
        MarkovChain {
            request,
            library: request.library,
            random: Random::new(u64::from(request.effort.smt.seed) ^ 0x5eed),
            buffers: Buffers::default(),
            left: request.effort.evaluations,
            inputs: tests.registers.len(),
            values: tests.registers.iter().map(|r| r.1.clone()).collect(),
            flags: vec![entry],
        }
    }

    /// A program that is right on all tests.
    fn run(&mut self) -> Option<Dag> {
        while self.left > 0 {
            let mut program = self.start();
            let mut cost = self.cost(&program);
            for _ in 0..CHAIN {
                if cost == 0 {
                    return self.assembled(&program);
                }
                if self.left == 0 {
                    return None;
                }
                // A draw costs something even where no line is evaluated.
                self.left -= 1;
                let Some(changed) = self.change(&program) else { continue };
                let new = self.cost(&changed);
                if new <= cost + self.allowance() {
                    (program, cost) = (changed, new);
                }
            }
        }
        None
    }

    /// How many more wrong bits are taken this time. A random word begins with `k` zeros with probability 2^-k; each is
    /// worth a wrong bit on every fourth test.
    fn allowance(&mut self) -> u64 {
        u64::from(self.random.next().leading_zeros()) * (self.request.tests.lanes as u64).div_ceil(4)
    }

    /// The window's own instructions as far as the library has them, random ones taken out until the length is right.
    fn start(&mut self) -> ProposedProgram {
        let mut program = self.target();
        while weight(self.library, &program) > self.request.length || program.len() > self.request.length {
            let out = self.random.below(program.len());
            program = self.without(&program, out);
        }
        program.resize(self.request.length, None);
        program
    }

    fn target(&mut self) -> ProposedProgram {
        let mut place: FxHashMap<Value, usize> = self.request.spec.registers().map(|i| i.value).zip(0..).collect();
        let mut program = ProposedProgram::new();
        for (id, node) in &self.request.spec.interior {
            let (make, operands, implicit, flags) = match &node.kind {
                Kind::Inst { row, operands, implicit, flags, .. } => {
                    (Make::Inst(*row), &operands[..], &implicit[..], &flags[..])
                }
                Kind::Const(c) => (Make::Constant(*c), &[][..], &[][..], &[][..]),
                _ => continue,
            };
            let alike = |c: &&Component| c.make == make && same_form(&c.fill, operands);
            let Some(component) = self.library.iter().find(alike) else { continue };
            let number = self.library.iter().position(|c| std::ptr::eq(c, component)).expect("found in it");
            let read =
                component.implicit.iter().zip(implicit).filter(|(slot, _)| slot.is_some()).filter_map(|(_, v)| *v);
            let given: Vec<Option<usize>> =
                slots(&component.fill, operands).chain(read).map(|v| place.get(&v).copied()).collect();
            let from = flags.first().and_then(|(_, v)| place.get(&whole(*v)));
            let from = from.map(|v| v + 1 - self.inputs.min(v + 1));
            let Some(step) = self.fill(&program, number, &given, from) else { continue };
            let here = self.inputs + program.len();
            if let Some(port) = component.result {
                place.insert(Value { node: *id, port }, here);
            }
            place.insert(Value { node: *id, port: Port::Whole }, here);
            program.push(Some(step));
        }
        program
    }

    /// The program without a line; who needs it reads something else.
    fn without(&mut self, program: &ProposedProgram, out: usize) -> ProposedProgram {
        let mut shorter = ProposedProgram::new();
        let gone = self.inputs + out;
        for (_, step) in program.iter().enumerate().filter(|(i, _)| *i != out) {
            let kept = step.and_then(|s| {
                let moved = |v: usize| if v > gone { v - 1 } else { v };
                let given: Vec<Option<usize>> = s.operands.iter().map(|&v| (v != gone).then(|| moved(v))).collect();
                let from = (s.flags != out + 1).then_some(if s.flags > out + 1 { s.flags - 1 } else { s.flags });
                self.fill(&shorter, s.component, &given, from)
            });
            shorter.push(kept);
        }
        shorter
    }

    /// A step after `program` whose operands are the given ones where they fit, and random ones elsewhere.
    fn fill(
        &mut self,
        program: &[Option<ProgramStep>],
        c: usize,
        given: &[Option<usize>],
        from: Option<usize>,
    ) -> Option<ProgramStep> {
        let component = &self.library[c];
        if component.slots > SLOTS {
            return None;
        }
        let mut operands = [0; SLOTS];
        for (k, class) in component.slot_classes.iter().enumerate() {
            let fits: Vec<usize> =
                (0..self.inputs + program.len()).filter(|&v| self.class(program, v) == Some(*class)).collect();
            let wanted = given.get(k).copied().flatten().filter(|v| fits.contains(v));
            operands[k] = match wanted {
                Some(v) => v,
                None if fits.is_empty() => return None,
                None => fits[self.random.below(fits.len())],
            };
        }
        let mut flags = 0;
        if !component.flags_in.is_empty() {
            let fits: Vec<usize> =
                (0..=program.len()).filter(|&f| self.offers(program, f, component.flags_in)).collect();
            flags = match from.filter(|f| fits.contains(f)) {
                Some(f) => f,
                None if fits.is_empty() => return None,
                None => fits[self.random.below(fits.len())],
            };
        }
        Some(ProgramStep { component: c, operands, flags })
    }

    /// Class of a value; `None` for a line that has none.
    fn class(&self, program: &[Option<ProgramStep>], value: usize) -> Option<Class> {
        let Some(line) = value.checked_sub(self.inputs) else { return Some(self.request.tests.registers[value].0) };
        let component = &self.library[program.get(line)?.as_ref()?.component];
        component.result.map(|_| component.result_class)
    }

    fn offers(&self, program: &[Option<ProgramStep>], from: usize, flags: isa::FlagSet) -> bool {
        match from.checked_sub(1) {
            Some(line) => {
                let step = program.get(line).and_then(|s| s.as_ref());
                step.is_some_and(|s| flags.minus(self.library[s.component].flags_out).is_empty())
            }
            None => flags.iter().all(|f| self.request.tests.flags.iter().any(|e| e.0 == f)),
        }
    }

    /// One random change of the paper's kinds: the opcode, an operand, two lines exchanged, a whole instruction. `None` if
    /// nothing came of it.
    fn change(&mut self, program: &ProposedProgram) -> Option<ProposedProgram> {
        let mut new = program.clone();
        let line = self.random.below(program.len());
        match self.random.below(4) {
            0 => new[line] = Some(self.other_opcode(program, line)?),
            1 => {
                let mut step = program[line]?;
                let slots = self.library[step.component].slots;
                let k = self.random.below(slots.max(1));
                let given: Vec<Option<usize>> = (0..slots).map(|s| (s != k).then_some(step.operands[s])).collect();
                step = self.fill(&program[..line], step.component, &given, Some(step.flags))?;
                new[line] = Some(step);
            }
            2 => new.swap(line, self.random.below(program.len())),
            _ if self.random.below(4) == 0 => new[line] = None,
            _ => {
                let c = self.random.below(self.library.len());
                new[line] = Some(self.fill(&program[..line], c, &[], None)?);
            }
        }
        (new != *program && self.is_program(&new)).then_some(new)
    }

    /// Another component on the same operands.
    fn other_opcode(&mut self, program: &ProposedProgram, line: usize) -> Option<ProgramStep> {
        let step = program[line]?;
        let like = &self.library[step.component];
        for _ in 0..TRIES {
            let c = self.random.below(self.library.len());
            let other = &self.library[c];
            if other.slot_classes == like.slot_classes && other.result_class == like.result_class {
                let given = step.operands.map(Some);
                return self.fill(&program[..line], c, &given, Some(step.flags));
            }
        }
        None
    }

    /// Operands come from earlier lines and are of their classes, flags are offered, and it is not too heavy.
    fn is_program(&self, program: &ProposedProgram) -> bool {
        let good = |i: usize, s: &ProgramStep| {
            let c = &self.library[s.component];
            let before = &program[..i];
            let values =
                s.operands.iter().zip(&c.slot_classes).all(|(&v, class)| self.class(before, v) == Some(*class));
            values && (c.flags_in.is_empty() || s.flags <= i && self.offers(before, s.flags, c.flags_in))
        };
        weight(self.library, program) <= self.request.length
            && program.iter().enumerate().all(|(i, s)| s.as_ref().is_none_or(|s| good(i, s)))
    }

    /// Wrong bits on all tests, each output taken from the value that is nearest to it.
    fn cost(&mut self, program: &ProposedProgram) -> u64 {
        self.evaluate(program);
        (0..self.request.spec.outputs.len()).map(|o| self.nearest(program, o).0).sum()
    }

    fn nearest(&self, program: &ProposedProgram, output: usize) -> (u64, usize) {
        let class = self.request.spec.ordered_outputs()[output].class;
        let (want, care) = (&self.request.tests.want[output], &self.request.tests.care[output]);
        let last = program.iter().rposition(Option::is_some).map_or(0, |l| self.inputs + l);
        let fits = (0..self.values.len()).filter(|&v| self.class(program, v) == Some(class));
        let costs = fits.map(|v| {
            let wrong = self.values[v].iter().zip(want.iter().zip(care));
            let wrong: u64 = wrong.map(|(v, (want, care))| u64::from(((v ^ want) & care).count_ones())).sum();
            (if v == last || wrong == 0 { wrong } else { wrong + MISPLACED }, v)
        });
        costs.min().unwrap_or((u64::MAX >> 8, 0))
    }

    fn evaluate(&mut self, program: &ProposedProgram) {
        let lanes = self.request.tests.lanes;
        self.values.truncate(self.inputs);
        self.flags.truncate(1);
        for step in program {
            let (mut value, mut flags) = (Vec::new(), Vec::new());
            if let Some(s) = step {
                let c = &self.library[s.component];
                let inputs: Vec<&[u64]> =
                    s.operands[..c.slots].iter().flat_map(|&v| self.values[v].chunks_exact(lanes)).collect();
                if c.result.is_some() {
                    value = vec![0; lanes * self.request.spec.columns(c.result_class)];
                    c.result(&inputs, &self.flags[s.flags], &mut value, &mut self.buffers);
                }
                if !c.flags_out.is_empty() {
                    flags = c.flags(&inputs, &self.flags[s.flags], lanes, &mut self.buffers);
                }
                self.left = self.left.saturating_sub((lanes * self.request.spec.columns(c.result_class)) as u64);
            }
            self.values.push(value);
            self.flags.push(flags);
        }
    }

    /// The lines that the outputs need, as a candidate.
    fn assembled(&mut self, program: &ProposedProgram) -> Option<Dag> {
        self.evaluate(program);
        let outputs: Vec<usize> = (0..self.request.spec.outputs.len()).map(|o| self.nearest(program, o).1).collect();
        let mut needed = vec![false; program.len()];
        for &v in &outputs {
            if let Some(line) = v.checked_sub(self.inputs) {
                needed[line] = true;
            }
        }
        for i in (0..program.len()).rev().filter(|&i| program[i].is_some()) {
            let Some(s) = program[i].filter(|_| needed[i]) else { continue };
            let c = &self.library[s.component];
            let read = s.operands[..c.slots].iter().filter_map(|v| v.checked_sub(self.inputs));
            let flags = (!c.flags_in.is_empty()).then(|| s.flags.checked_sub(1)).flatten();
            for line in read.chain(flags) {
                needed[line] = true;
            }
        }
        let mut line_of = vec![0; program.len()];
        let mut kept: Vec<ProgramStep> = Vec::new();
        for (i, step) in program.iter().enumerate().filter(|(i, _)| needed[*i]) {
            line_of[i] = kept.len();
            kept.extend(*step);
        }
        let value = |v: usize| v.checked_sub(self.inputs).map_or(v, |line| self.inputs + line_of[line]);
        let operands: Vec<Vec<usize>> = kept
            .iter()
            .map(|s| s.operands[..self.library[s.component].slots].iter().map(|&v| value(v)).collect())
            .collect();
        let lines: Vec<(&Component, &[usize], usize)> = kept
            .iter()
            .zip(&operands)
            .map(|(s, o)| (&self.library[s.component], &o[..], s.flags.checked_sub(1).map_or(0, |l| line_of[l] + 1)))
            .collect();
        let outputs: Vec<usize> = outputs.into_iter().map(value).collect();
        assemble(self.request.spec, &lines, &outputs)
    }
}

fn weight(library: &[Component], program: &ProposedProgram) -> usize {
    program.iter().flatten().map(|s| library[s.component].weight).sum()
}

/// The register content that a flag stands beside, for looking up the line.
fn whole(v: Value) -> Value {
    Value { node: v.node, port: Port::Whole }
}

/// A node's operands are those of a component, whatever values they are.
fn same_form(fill: &[Fill], operands: &[Use]) -> bool {
    fill.iter().zip(operands).all(|(f, u)| match (f, u) {
        (Fill::Slot(_), Use::Value { high, .. }) => !high,
        (Fill::High(_), Use::Value { high, .. }) => *high,
        (Fill::Fresh, Use::Fresh) | (Fill::Any, Use::Any) | (Fill::Zero, Use::Value { .. } | Use::Any) => true,
        (Fill::Imm(a), Use::Imm(b)) => a == b,
        (Fill::Address { base, index, disp }, Use::Mem(a)) => {
            let scales = (index.map(|i| i.1), a.index.map(|i| i.1));
            base.is_some() == a.base.is_some()
                && scales.0 == scales.1
                && *disp == a.disp
                && a.symbol.is_none()
                && !a.rip
        }
        _ => false,
    })
}

/// The values in the slots of a component, in slot order.
fn slots<'n>(fill: &'n [Fill], operands: &'n [Use]) -> impl Iterator<Item = Value> + 'n {
    fill.iter().zip(operands).flat_map(|(f, u)| match (f, u) {
        (Fill::Slot(_) | Fill::High(_), Use::Value { value, .. }) => vec![*value],
        (Fill::Address { .. }, Use::Mem(a)) => a.base.into_iter().chain(a.index.map(|i| i.0)).collect(),
        _ => Vec::new(),
    })
}
