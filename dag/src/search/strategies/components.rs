//! CEGIS with location variables: S. Gulwani, S. Jha, A. Tiwari, R. Venkatesan, *Synthesis of Loop-Free Programs*,
//! PLDI 2011, section 4. Every component of the library stands in the constraint once per copy, with variables for the line
//! that it is on and for the lines that its operands come from; a connection says that equal locations hold equal
//! values. It is here for comparison: the paper chooses a dozen components by hand, a whole library makes the
//! constraint large.
//!
//! As in the paper, a copy that is not needed may stand anywhere; here that is one place behind the program, so the length
//! is exact. With as many copies of each component as there are lines, `unsat` says that there is no program.

use super::encoding::{self, Encoding};
use super::shape::{FLAGS, IMMEDIATE, ShapeLine, Shapes};
use super::{Proposal, ProposalRequest, Strategy};
use crate::ir::graph::Dag;
use crate::smt::Assignment;
use isa::expr::WORD;
use isa::{Arena, ExprId, Sym};

pub struct Components;

const FIRST_TESTS: usize = 3;
/// Copies of each component.
const COPIES: usize = 2;

impl Strategy for Components {
    fn name(&self) -> &'static str {
        "components"
    }

    fn slow(&self) -> bool {
        true
    }

    fn shows(&self) -> &'static str {
        "location encoding unsatisfiable"
    }

    fn propose(&self, request: &ProposalRequest) -> Proposal {
        if request.length == 0 {
            return super::constant::Constant.propose(request);
        }
        let single = request.spec.outputs.len() == 1 && !request.spec.outputs[0].value.is_flag();
        if !request.spec.is_general() || !single || request.tests.registers.is_empty() || request.spec.repeats_a_flag()
        {
            return Proposal::NotApplicable;
        }
        let shapes = Shapes::of(request.library, request.spec);
        let copies = COPIES.min(request.length);
        let all = shapes.complete && copies == request.length;
        let mut ended = if all { Proposal::Exhausted } else { Proposal::Limit("copies of components") };
        let heaviest = shapes.all.iter().map(|s| s.component.weight).max().unwrap_or(1);
        for lines in request.length.div_ceil(heaviest)..=request.length {
            match LocationModel::new(request, &shapes, lines, copies).solve() {
                Proposal::Exhausted => {}
                Proposal::Limit(phase) => ended = Proposal::Limit(phase),
                found => return found,
            }
        }
        ended
    }
}

/// One copy of a component.
struct Copy {
    shape: usize,
    /// Its line, counted from the number of inputs; behind the last line if it is not in the program.
    location: Sym,
    /// Locations that its operands come from.
    operands: Vec<Sym>,
    /// Location of the line whose flags it reads, or [`LocationModel::entry`].
    flags: Sym,
    immediate: Sym,
}

struct LocationModel<'a> {
    request: &'a ProposalRequest<'a>,
    shapes: &'a Shapes,
    arena: Arena,
    assertions: Vec<ExprId>,
    copies: Vec<Copy>,
    inputs: usize,
    lines: usize,
    /// Width of locations.
    w: u16,
    next: u32,
}

impl<'a> LocationModel<'a> {
    fn new(request: &'a ProposalRequest<'a>, shapes: &'a Shapes, lines: usize, copies: usize) -> LocationModel<'a> {
        let inputs = request.tests.registers.len();
        let w = (usize::BITS - (inputs + lines + 1).leading_zeros()) as u16;
        let (arena, assertions) = (Arena::new(), Vec::new());
        let mut m = LocationModel { request, shapes, arena, assertions, copies: Vec::new(), inputs, lines, w, next: 0 };
        for shape in 0..shapes.all.len() {
            for _ in 0..copies {
                let operands = (0..shapes.all[shape].component.slots).map(|_| m.fresh()).collect();
                let copy = Copy { shape, location: m.fresh(), operands, flags: m.fresh(), immediate: m.fresh() };
                m.copies.push(copy);
            }
        }
        m
    }

    fn fresh(&mut self) -> Sym {
        self.next += 1;
        Sym(self.next)
    }

    /// Location of what is not in the program.
    fn out(&self) -> usize {
        self.inputs + self.lines
    }

    /// Where flags at entry are: no line is there.
    fn entry(&self) -> usize {
        0
    }

    fn solve(mut self) -> Proposal {
        self.well_formed();
        encoding::solve(&mut self, FIRST_TESTS)
    }

    fn location(&mut self, s: Sym) -> ExprId {
        self.arena.var(s, self.w)
    }

    fn is(&mut self, s: Sym, value: usize) -> ExprId {
        let v = self.location(s);
        let k = self.arena.constant(self.w, value as u128);
        self.arena.eq(v, k)
    }

    fn imply(&mut self, a: ExprId, b: ExprId) {
        let not = self.arena.not(a);
        let e = self.arena.or(not, b);
        self.assertions.push(e);
    }

    /// The paper's ψ_wfp: locations in range, one component on each line, operands from earlier lines.
    fn well_formed(&mut self) {
        let (first, out) = (self.inputs, self.out());
        for c in 0..self.copies.len() {
            let at = self.location(self.copies[c].location);
            let least = self.arena.constant(self.w, first as u128);
            let most = self.arena.constant(self.w, out as u128);
            for (a, b) in [(at, least), (most, at)] {
                let wrong = self.arena.ult(a, b);
                let right = self.arena.not(wrong);
                self.assertions.push(right);
            }
            self.earlier_operands(c);
            self.flags_of(c);
            // Copies of one component are alike: the first is on the earlier line.
            if c > 0 && self.copies[c - 1].shape == self.copies[c].shape {
                let before = self.location(self.copies[c - 1].location);
                let wrong = self.arena.ult(at, before);
                let right = self.arena.not(wrong);
                self.assertions.push(right);
            }
        }
        for line in first..out {
            let here: Vec<ExprId> = (0..self.copies.len()).map(|c| self.is(self.copies[c].location, line)).collect();
            self.exactly_one(&here);
        }
        self.weight();
    }

    /// By a chain: what was true so far excludes what follows.
    fn exactly_one(&mut self, of: &[ExprId]) {
        let mut any = self.arena.bool(false);
        for &e in of {
            let both = self.arena.and(any, e);
            let not = self.arena.not(both);
            self.assertions.push(not);
            any = self.arena.or(any, e);
        }
        self.assertions.push(any);
    }

    /// Operands of a component on a line come from inputs or lines before it that have a value.
    fn earlier_operands(&mut self, c: usize) {
        let used = self.used(c);
        for operand in self.copies[c].operands.clone() {
            let (from, at) = (self.location(operand), self.location(self.copies[c].location));
            let earlier = self.arena.ult(from, at);
            self.imply(used, earlier);
            for d in 0..self.copies.len() {
                if self.shapes.all[self.copies[d].shape].component.result.is_none() {
                    let source = self.location(self.copies[d].location);
                    let same = self.arena.eq(from, source);
                    let both = self.arena.and(used, same);
                    let not = self.arena.not(both);
                    self.assertions.push(not);
                }
            }
        }
        let commutative = self.shapes.all[self.copies[c].shape].component.commutative;
        if let ([a, b], true) = (&self.copies[c].operands[..], commutative) {
            let (a, b) = (self.arena.var(*a, self.w), self.arena.var(*b, self.w));
            let wrong = self.arena.ult(a, b);
            let right = self.arena.not(wrong);
            self.assertions.push(right);
        }
    }

    fn used(&mut self, c: usize) -> ExprId {
        let out = self.is(self.copies[c].location, self.out());
        self.arena.not(out)
    }

    /// Flags come from the entry, if it has them, or from an earlier line that offers them.
    fn flags_of(&mut self, c: usize) {
        let wanted = self.shapes.all[self.copies[c].shape].component.flags_in;
        if wanted.is_empty() {
            return;
        }
        let used = self.used(c);
        let mut sources = Vec::new();
        if wanted.iter().all(|f| self.request.tests.flags.iter().any(|e| e.0 == f)) {
            sources.push(self.is(self.copies[c].flags, self.entry()));
        }
        let from = self.location(self.copies[c].flags);
        let at = self.location(self.copies[c].location);
        let earlier = self.arena.ult(from, at);
        for d in 0..self.copies.len() {
            if d != c && wanted.minus(self.shapes.all[self.copies[d].shape].flags_out).is_empty() {
                let source = self.location(self.copies[d].location);
                let same = self.arena.eq(from, source);
                let both = self.arena.and(earlier, same);
                sources.push(both);
            }
        }
        let none = self.arena.bool(false);
        let any = sources.into_iter().fold(none, |any, e| self.arena.or(any, e));
        self.imply(used, any);
    }

    /// What is in the program weighs as much as is asked for.
    fn weight(&mut self) {
        const WIDTH: u16 = 8;
        let mut extra = self.arena.constant(WIDTH, self.lines as u128);
        for c in 0..self.copies.len() {
            let weight = self.shapes.all[self.copies[c].shape].component.weight;
            if weight > 1 {
                let used = self.used(c);
                let (more, none) = (self.arena.constant(WIDTH, weight as u128 - 1), self.arena.constant(WIDTH, 0));
                let more = self.arena.ite(used, more, none);
                extra = self.arena.add(extra, more);
            }
        }
        let wanted = self.arena.constant(WIDTH, self.request.length as u128);
        let e = self.arena.eq(extra, wanted);
        self.assertions.push(e);
    }

    fn variable(&mut self, width: u16) -> ExprId {
        let s = self.fresh();
        self.arena.var(s, width)
    }

    fn same_place(&mut self, from: Sym, d: usize) -> ExprId {
        let (a, b) = (self.location(from), self.location(self.copies[d].location));
        self.arena.eq(a, b)
    }

    fn connect(&mut self, here: ExprId, a: ExprId, b: ExprId) {
        let equal = self.arena.eq(a, b);
        self.imply(here, equal);
    }
}

impl<'a> Encoding<'a> for LocationModel<'a> {
    fn request(&self) -> &'a ProposalRequest<'a> {
        self.request
    }

    fn constraint(&self) -> (&Arena, &[ExprId]) {
        (&self.arena, &self.assertions)
    }

    fn test(&mut self, lane: usize) {
        let tests = self.request.tests;
        let entry: Vec<(usize, ExprId)> = tests
            .flags
            .iter()
            .map(|(f, lanes)| (f.index(), self.arena.constant(1, u128::from(lanes[lane] & 1))))
            .collect();
        let mut results = Vec::new();
        let mut operands = Vec::new();
        let mut entering = Vec::new();
        for c in 0..self.copies.len() {
            let (shape, immediate) = (self.copies[c].shape, self.copies[c].immediate);
            let values: Vec<ExprId> = self.copies[c].operands.clone().iter().map(|_| self.variable(WORD)).collect();
            let flags: [ExprId; FLAGS] = std::array::from_fn(|_| self.variable(1));
            let immediate = self.arena.var(immediate, IMMEDIATE);
            results.push(self.shapes.apply(&mut self.arena, shape, &values, &flags, immediate));
            operands.push(values);
            entering.push(flags);
        }
        for c in 0..self.copies.len() {
            for (n, &value) in operands[c].iter().enumerate() {
                let from = self.copies[c].operands[n];
                for (i, (_, lanes)) in tests.registers.iter().enumerate() {
                    let here = self.is(from, i);
                    let input = self.arena.constant(WORD, u128::from(lanes[lane]));
                    self.connect(here, value, input);
                }
                for (d, applied) in results.iter().enumerate().filter(|(d, _)| *d != c) {
                    if let Some(result) = applied.value {
                        let here = self.same_place(from, d);
                        self.connect(here, value, result);
                    }
                }
            }
            let wanted = self.shapes.all[self.copies[c].shape].component.flags_in;
            for f in wanted.iter() {
                let (from, value) = (self.copies[c].flags, entering[c][f.index()]);
                if let Some((_, input)) = entry.iter().find(|e| e.0 == f.index()) {
                    let here = self.is(from, self.entry());
                    self.connect(here, value, *input);
                }
                for (d, applied) in results.iter().enumerate().filter(|(d, _)| *d != c) {
                    if let Some(result) = applied.flags[f.index()] {
                        let here = self.same_place(from, d);
                        self.connect(here, value, result);
                    }
                }
            }
        }
        let care = self.arena.constant(WORD, u128::from(tests.care[0][lane]));
        let want = self.arena.constant(WORD, u128::from(tests.want[0][lane] & tests.care[0][lane]));
        for (d, applied) in results.iter().enumerate() {
            let last = self.is(self.copies[d].location, self.out() - 1);
            let right = match applied.value {
                Some(value) => {
                    let got = self.arena.and(value, care);
                    self.arena.eq(got, want)
                }
                None => self.arena.bool(false),
            };
            self.imply(last, right);
        }
    }

    fn program(&self, solution: &Assignment) -> Option<Dag> {
        let at = |s: Sym| solution.get(&s).map_or(0, |v| v.0[0]) as usize;
        let mut lines = Vec::new();
        for line in self.inputs..self.out() {
            let copy = self.copies.iter().find(|c| at(c.location) == line)?;
            lines.push(ShapeLine {
                shape: copy.shape,
                operands: copy.operands.iter().map(|s| at(*s)).collect(),
                // Lines count from 1 there, and 0 is the entry.
                flags: (at(copy.flags) + 1).saturating_sub(self.inputs),
                immediate: at(copy.immediate) as u32,
            });
        }
        self.shapes.program(self.request.spec, &lines, &[self.out() - 1])
    }
}
