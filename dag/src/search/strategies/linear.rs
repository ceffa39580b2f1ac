//! CEGIS with one opcode selector and one selector per operand for every line, immediates as solver variables
//! (the successors of Gulwani et al. 2011 have this form, Souper among them). The constraint is stated for a few tests, and
//! for more as programs are found that fail them; its `unsat` proves that no program of this length over the component
//! set is correct, whatever the immediates.
//!
//! Many lists of lines are the same program. What follows keeps at least one list of each program, so `unsat` stays true:
//! no line is dead, no two lines are equal, operands that commute are in order, and of neighbours where the second does
//! not need the first, the first has the smaller opcode (swapping such neighbours until none is out of order ends).

use super::encoding::{self, Encoding};
use super::shape::{FLAGS, IMMEDIATE, Line, Shapes};
use super::{Proposal, Request, Strategy, narrow};
use crate::ir::graph::{Dag, Port};
use crate::ir::random::Random;
use crate::search::cegis::first_disagreement;
use crate::search::spec::Tests;
use crate::smt::{Answer, Assignment};
use isa::expr::WORD;
use isa::{Arena, ExprId, Sym};

pub struct Linear;

/// Tests of the first question.
const FIRST_TESTS: usize = 4;
/// Longer programs have constraints that are not settled in useful time: measured, two lines take a second or a few at
/// 32 bits, three do not end.
const LONGEST: usize = 2;
/// The same at a quarter of the width.
const LONGEST_NARROW: usize = 3;
/// States there, and how often more are added because what was found does not generalise.
const NARROW_STATES: usize = 16;
const NARROW_ROUNDS: usize = 4;
/// Inputs of a component that is searched over.
const SLOTS: usize = 3;

impl Strategy for Linear {
    fn name(&self) -> &'static str {
        "linear"
    }

    fn slow(&self) -> bool {
        true
    }

    fn shows(&self) -> &'static str {
        "linear encoding unsatisfiable"
    }

    fn propose(&self, request: &Request) -> Proposal {
        if request.length == 0 {
            return super::constant::Constant.propose(request);
        }
        // Unused operands are input 0.
        if request.length > LONGEST_NARROW
            || !request.spec.is_general()
            || request.tests.registers.is_empty()
            || request.spec.repeats_a_flag()
        {
            return Proposal::NotApplicable;
        }
        let shapes = Shapes::of(request.library, request.spec);
        if shapes.all.is_empty() {
            return if shapes.complete { Proposal::Exhausted } else { Proposal::NotApplicable };
        }
        let heaviest = shapes.all.iter().map(|s| s.component.weight).max().unwrap_or(1);
        let mut ended =
            if shapes.complete { Proposal::Exhausted } else { Proposal::Limit("components without a term") };
        if request.length > 1
            && let Some(dag) = at_quarter_width(request, &shapes)
        {
            return Proposal::Candidates(vec![dag]);
        }
        if request.length > LONGEST {
            return Proposal::NotApplicable;
        }
        let scale = Scale { tests: request.tests, word: WORD, immediate: IMMEDIATE };
        for lines in request.length.div_ceil(heaviest)..=request.length {
            match Model::new(request, &shapes, scale, lines).solve() {
                Proposal::Exhausted => {}
                Proposal::Limit(phase) => ended = Proposal::Limit(phase),
                found => return found,
            }
        }
        ended
    }
}

/// A program that is found with 8 bits for 32 and 16 for 64, and agrees with all tests at full width for some choice of
/// its immediates.
fn at_quarter_width(request: &Request, shapes: &Shapes) -> Option<Dag> {
    let mut random = Random::new(u64::from(request.effort.smt.seed));
    let shapes = shapes.narrowed();
    let heaviest = shapes.all.iter().map(|s| s.component.weight).max()?;
    for states in (1..=NARROW_ROUNDS).map(|n| n * NARROW_STATES) {
        let tests = narrow::tests(request.spec, request.tests, states, &mut random)?;
        let scale = Scale { tests: &tests, word: narrow::WORD, immediate: narrow::IMMEDIATE };
        let mut found = false;
        for lines in request.length.div_ceil(heaviest)..=request.length {
            let Some((lines, outputs)) = Model::new(request, &shapes, scale, lines).once() else { continue };
            found = true;
            let programs = narrow::generalised(&shapes, &lines).into_iter();
            let mut dags = programs.filter_map(|lines| shapes.program(request.spec, &lines, &outputs));
            let agrees = |dag: &Dag| first_disagreement(request.spec, request.tests, dag, 0).is_none();
            if let Some(dag) = dags.find(agrees) {
                return Some(dag);
            }
        }
        if !found {
            return None;
        }
    }
    None
}

/// At which width programs are looked for.
#[derive(Clone, Copy)]
struct Scale<'a> {
    tests: &'a Tests,
    /// Width of a register, and of an open immediate.
    word: u16,
    immediate: u16,
}

/// The solver's variables of one line.
struct Choice {
    opcode: Sym,
    operands: [Sym; SLOTS],
    flags: Sym,
    immediate: Sym,
}

/// Values and flags on one test.
struct State {
    values: Vec<ExprId>,
    /// Entry flags, then those of each line; what is not offered is 0 and excluded elsewhere.
    flags: Vec<[ExprId; FLAGS]>,
}

struct Model<'a> {
    request: &'a Request<'a>,
    shapes: &'a Shapes,
    scale: Scale<'a>,
    arena: Arena,
    assertions: Vec<ExprId>,
    lines: Vec<Choice>,
    /// Where each output comes from, in candidate order: as [`Shapes::program`] takes it.
    outputs: Vec<Sym>,
    inputs: usize,
    /// Width of selectors.
    w: u16,
}

impl<'a> Model<'a> {
    fn new(request: &'a Request<'a>, shapes: &'a Shapes, scale: Scale<'a>, lines: usize) -> Model<'a> {
        let inputs = request.tests.registers.len();
        let largest = shapes.all.len().max(inputs + lines + 1);
        let mut next = 0;
        let mut fresh = || {
            next += 1;
            Sym(next)
        };
        let lines = (0..lines).map(|_| Choice {
            opcode: fresh(),
            operands: [fresh(), fresh(), fresh()],
            flags: fresh(),
            immediate: fresh(),
        });
        let lines: Vec<Choice> = lines.collect();
        let outputs = request.spec.outputs.iter().map(|_| fresh()).collect();
        let w = (usize::BITS - largest.leading_zeros()) as u16;
        Model { request, shapes, scale, arena: Arena::new(), assertions: Vec::new(), lines, outputs, inputs, w }
    }

    fn solve(mut self) -> Proposal {
        self.form();
        encoding::solve(&mut self, FIRST_TESTS)
    }

    /// The answer to one question about all tests; `None` if there is no program, or none was found.
    fn once(mut self) -> Option<(Vec<Line>, Vec<usize>)> {
        self.form();
        for lane in 0..self.scale.tests.lanes {
            self.test(lane);
        }
        match encoding::ask(&self) {
            Answer::Sat(values) => Some(self.lines_of(&values)),
            _ => None,
        }
    }

    fn is(&mut self, s: Sym, value: usize) -> ExprId {
        let v = self.arena.var(s, self.w);
        let k = self.arena.constant(self.w, value as u128);
        self.arena.eq(v, k)
    }

    fn below(&mut self, s: Sym, bound: usize) {
        let v = self.arena.var(s, self.w);
        let k = self.arena.constant(self.w, bound as u128);
        let e = self.arena.ult(v, k);
        self.assertions.push(e);
    }

    fn imply(&mut self, a: ExprId, b: ExprId) {
        let not = self.arena.not(a);
        let e = self.arena.or(not, b);
        self.assertions.push(e);
    }

    fn any(&mut self, of: Vec<ExprId>) -> ExprId {
        let none = self.arena.bool(false);
        of.into_iter().fold(none, |any, e| self.arena.or(any, e))
    }

    /// What does not depend on tests: which selectors make a program, and which of equal programs is taken.
    fn form(&mut self) {
        for i in 0..self.lines.len() {
            self.below(self.lines[i].opcode, self.shapes.all.len());
            for n in 0..SLOTS {
                self.below(self.lines[i].operands[n], self.inputs + i);
            }
            self.below(self.lines[i].flags, i + 1);
            for k in 0..self.shapes.all.len() {
                self.shape_of_line(i, k);
            }
            self.results_are_values(i);
        }
        self.weight();
        self.outputs_exist();
        for i in 0..self.lines.len() {
            self.used(i);
            for j in 0..i {
                self.differ(j, i);
            }
            if i > 0 {
                self.in_order(i - 1, i);
            }
        }
    }

    /// If line `i` is shape `k`: what the shape does not read is 0, its flags are offered where they come from, operands
    /// that commute are in order.
    fn shape_of_line(&mut self, i: usize, k: usize) {
        let chosen = self.is(self.lines[i].opcode, k);
        let c = &self.shapes.all[k].component;
        let (slots, commutative, flags_in) = (c.slots, c.commutative, c.flags_in);
        if slots > SLOTS {
            let not = self.arena.not(chosen);
            self.assertions.push(not);
            return;
        }
        for n in slots..SLOTS {
            let zero = self.is(self.lines[i].operands[n], 0);
            self.imply(chosen, zero);
        }
        if commutative {
            let [a, b, _] = self.lines[i].operands.map(|s| self.arena.var(s, self.w));
            let wrong = self.arena.ult(a, b);
            let right = self.arena.not(wrong);
            self.imply(chosen, right);
        }
        if self.shapes.all[k].open.is_none() {
            let v = self.arena.var(self.lines[i].immediate, self.scale.immediate);
            let zero = self.arena.is_zero(v);
            self.imply(chosen, zero);
        }
        if flags_in.is_empty() {
            let zero = self.is(self.lines[i].flags, 0);
            self.imply(chosen, zero);
            return;
        }
        for from in 0..=i {
            let here = self.is(self.lines[i].flags, from);
            let offered = self.offers(from, flags_in);
            let both = self.arena.and(chosen, here);
            self.imply(both, offered);
        }
    }

    /// Place `from` (0 for the entry, else a line) has all of these flags.
    fn offers(&mut self, from: usize, flags: isa::FlagSet) -> ExprId {
        let Some(line) = from.checked_sub(1) else {
            let entry = &self.scale.tests.flags;
            let all = flags.iter().all(|f| entry.iter().any(|e| e.0 == f));
            return self.arena.bool(all);
        };
        let able: Vec<usize> =
            (0..self.shapes.all.len()).filter(|&k| flags.minus(self.shapes.all[k].flags_out).is_empty()).collect();
        let able = able.into_iter().map(|k| self.is(self.lines[line].opcode, k)).collect();
        self.any(able)
    }

    /// A line without a result is nobody's operand.
    fn results_are_values(&mut self, i: usize) {
        for k in 0..self.shapes.all.len() {
            if self.shapes.all[k].component.result.is_some() {
                continue;
            }
            let chosen = self.is(self.lines[i].opcode, k);
            for reader in self.readers(i) {
                let not = self.arena.not(reader);
                self.imply(chosen, not);
            }
        }
    }

    /// For each place that may read the value of line `i`: that it does. Unused operands read input 0.
    fn readers(&mut self, i: usize) -> Vec<ExprId> {
        let value = self.inputs + i;
        let later: Vec<Sym> = self.lines[i + 1..].iter().flat_map(|l| l.operands).collect();
        let ordered = self.request.spec.ordered_outputs();
        let outputs: Vec<Sym> =
            ordered.iter().zip(&self.outputs).filter(|(o, _)| !o.value.is_flag()).map(|(_, s)| *s).collect();
        later.into_iter().chain(outputs).map(|s| self.is(s, value)).collect()
    }

    /// The same for its flags.
    fn flag_readers(&mut self, i: usize) -> Vec<ExprId> {
        let later: Vec<Sym> = self.lines[i + 1..].iter().map(|l| l.flags).collect();
        let ordered = self.request.spec.ordered_outputs();
        let outputs: Vec<Sym> =
            ordered.iter().zip(&self.outputs).filter(|(o, _)| o.value.is_flag()).map(|(_, s)| *s).collect();
        later.into_iter().chain(outputs).map(|s| self.is(s, i + 1)).collect()
    }

    /// The lines weigh as much as is asked for.
    fn weight(&mut self) {
        const WIDTH: u16 = 8;
        let mut sum = self.arena.constant(WIDTH, 0);
        for i in 0..self.lines.len() {
            let mut weight = self.arena.constant(WIDTH, 1);
            for k in 0..self.shapes.all.len() {
                let heavy = self.shapes.all[k].component.weight;
                if heavy != 1 {
                    let chosen = self.is(self.lines[i].opcode, k);
                    let heavy = self.arena.constant(WIDTH, heavy as u128);
                    weight = self.arena.ite(chosen, heavy, weight);
                }
            }
            sum = self.arena.add(sum, weight);
        }
        let wanted = self.arena.constant(WIDTH, self.request.length as u128);
        let e = self.arena.eq(sum, wanted);
        self.assertions.push(e);
    }

    fn outputs_exist(&mut self) {
        let n = self.lines.len();
        let ordered = self.request.spec.ordered_outputs();
        let ports: Vec<Port> = ordered.iter().map(|o| o.value.port).collect();
        for (&s, port) in self.outputs.clone().iter().zip(&ports) {
            let Port::Flag(f) = port else {
                self.below(s, self.inputs + n);
                continue;
            };
            self.below(s, n + 1);
            for from in 0..=n {
                let here = self.is(s, from);
                let offered = self.offers(from, isa::FlagSet::of(&[*f]));
                self.imply(here, offered);
            }
        }
    }

    fn used(&mut self, i: usize) {
        let readers = [self.readers(i), self.flag_readers(i)].concat();
        let e = self.any(readers);
        self.assertions.push(e);
    }

    /// Lines `i` and `j` are not the same instruction on the same operands.
    fn differ(&mut self, i: usize, j: usize) {
        let immediate = self.scale.immediate;
        let parts = |c: &Choice, w: u16| {
            let selectors = [c.opcode, c.flags].into_iter().chain(c.operands).map(move |s| (s, w));
            selectors.chain([(c.immediate, immediate)]).collect::<Vec<_>>()
        };
        let pairs: Vec<_> = parts(&self.lines[i], self.w).into_iter().zip(parts(&self.lines[j], self.w)).collect();
        let mut same = self.arena.bool(true);
        for ((a, w), (b, _)) in pairs {
            let (a, b) = (self.arena.var(a, w), self.arena.var(b, w));
            let e = self.arena.eq(a, b);
            same = self.arena.and(same, e);
        }
        let e = self.arena.not(same);
        self.assertions.push(e);
    }

    /// Line `j` follows line `i`: it reads it, or its opcode is not smaller.
    fn in_order(&mut self, i: usize, j: usize) {
        let value = self.inputs + i;
        let mut reads: Vec<ExprId> = self.lines[j].operands.into_iter().map(|s| self.is(s, value)).collect();
        reads.push(self.is(self.lines[j].flags, i + 1));
        let reads = self.any(reads);
        let (a, b) = (self.arena.var(self.lines[i].opcode, self.w), self.arena.var(self.lines[j].opcode, self.w));
        let smaller = self.arena.ult(b, a);
        self.imply(smaller, reads);
    }

    /// Adds value and flags of line `i`.
    fn line(&mut self, i: usize, state: &mut State) {
        let operands: Vec<ExprId> = self.lines[i].operands.into_iter().map(|s| self.pick(s, &state.values)).collect();
        let entering: [ExprId; FLAGS] = std::array::from_fn(|f| {
            let from: Vec<ExprId> = state.flags.iter().map(|fs| fs[f]).collect();
            self.pick(self.lines[i].flags, &from)
        });
        let immediate = self.arena.var(self.lines[i].immediate, self.scale.immediate);
        let mut value = self.arena.constant(self.scale.word, 0);
        let zero = self.arena.bool(false);
        let mut flags = [zero; FLAGS];
        for k in 0..self.shapes.all.len() {
            if self.shapes.all[k].component.slots > SLOTS {
                continue;
            }
            let chosen = self.is(self.lines[i].opcode, k);
            let applied = self.shapes.apply(&mut self.arena, k, &operands, &entering, immediate);
            if let Some(v) = applied.value {
                value = self.arena.ite(chosen, v, value);
            }
            for (flag, new) in flags.iter_mut().zip(applied.flags) {
                if let Some(new) = new {
                    *flag = self.arena.ite(chosen, new, *flag);
                }
            }
        }
        state.values.push(value);
        state.flags.push(flags);
    }

    fn pick(&mut self, s: Sym, from: &[ExprId]) -> ExprId {
        let mut out = from[0];
        for (n, &v) in from.iter().enumerate().skip(1) {
            let here = self.is(s, n);
            out = self.arena.ite(here, v, out);
        }
        out
    }

    fn lines_of(&self, values: &Assignment) -> (Vec<Line>, Vec<usize>) {
        let at = |s: Sym| values.get(&s).map_or(0, |v| v.0[0]);
        let line = |l: &Choice| Line {
            shape: at(l.opcode) as usize,
            operands: l.operands.iter().map(|s| at(*s) as usize).collect(),
            flags: at(l.flags) as usize,
            immediate: at(l.immediate) as u32,
        };
        (self.lines.iter().map(line).collect(), self.outputs.iter().map(|s| at(*s) as usize).collect())
    }
}

impl<'a> Encoding<'a> for Model<'a> {
    fn request(&self) -> &'a Request<'a> {
        self.request
    }

    fn constraint(&self) -> (&Arena, &[ExprId]) {
        (&self.arena, &self.assertions)
    }

    fn test(&mut self, lane: usize) {
        let tests = self.scale.tests;
        let zero = self.arena.bool(false);
        let mut entry = [zero; FLAGS];
        for (f, lanes) in &tests.flags {
            entry[f.index()] = self.arena.constant(1, u128::from(lanes[lane] & 1));
        }
        let values =
            tests.registers.iter().map(|(_, r)| self.arena.constant(self.scale.word, u128::from(r[lane]))).collect();
        let mut state = State { values, flags: vec![entry] };
        for i in 0..self.lines.len() {
            self.line(i, &mut state);
        }
        for o in 0..self.outputs.len() {
            let flag = match self.request.spec.ordered_outputs()[o].value.port {
                Port::Flag(f) => Some(f.index()),
                _ => None,
            };
            let (w, from) = match flag {
                Some(f) => (1, state.flags.iter().map(|fs| fs[f]).collect()),
                None => (self.scale.word, state.values.clone()),
            };
            let got = self.pick(self.outputs[o], &from);
            let care = self.arena.constant(w, u128::from(tests.care[o][lane]));
            let want = self.arena.constant(w, u128::from(tests.want[o][lane] & tests.care[o][lane]));
            let got = self.arena.and(got, care);
            let e = self.arena.eq(got, want);
            self.assertions.push(e);
        }
    }

    fn program(&self, solution: &Assignment) -> Option<Dag> {
        let (lines, outputs) = self.lines_of(solution);
        self.shapes.program(self.request.spec, &lines, &outputs)
    }
}
