//! The constraint: selectors as variables, and what they make the lines compute on each test.

use super::SLOTS;
use super::{FIRST_TESTS, Scale};
use crate::ir::graph::{Dag, Port};
use crate::search::strategies::encoding::{self, Encoding};
use crate::search::strategies::shape::{FLAGS, ShapeLine, Shapes};
use crate::search::strategies::{Proposal, ProposalRequest};
use crate::smt::{Assignment, SmtAnswer};
use isa::{Arena, ExprId, Sym};

/// The solver's variables of one line.
pub(super) struct LineSelectors {
    pub(super) opcode: Sym,
    pub(super) operands: [Sym; SLOTS],
    pub(super) flags: Sym,
    pub(super) constant: Sym,
}

/// Values and flags on one test.
struct LineValues {
    values: Vec<ExprId>,
    /// Entry flags, then those of each line; what is not offered is 0 and excluded elsewhere.
    flags: Vec<[ExprId; FLAGS]>,
}

pub(super) struct LinearModel<'a> {
    pub(super) request: &'a ProposalRequest<'a>,
    pub(super) shapes: &'a Shapes,
    pub(super) scale: Scale<'a>,
    pub(super) arena: Arena,
    pub(super) assertions: Vec<ExprId>,
    pub(super) lines: Vec<LineSelectors>,
    /// Where each output comes from, in candidate order: as [`Shapes::program`] takes it.
    pub(super) outputs: Vec<Sym>,
    pub(super) inputs: usize,
    /// Width of selectors.
    pub(super) w: u16,
    /// Width of open constants.
    pub(super) constant: u16,
}

impl<'a> LinearModel<'a> {
    pub(super) fn new(
        request: &'a ProposalRequest<'a>,
        shapes: &'a Shapes,
        scale: Scale<'a>,
        lines: usize,
    ) -> LinearModel<'a> {
        let inputs = request.tests.registers.len();
        let largest = shapes.all.len().max(inputs + lines + 1);
        let mut next = 0;
        let mut fresh = || {
            next += 1;
            Sym(next)
        };
        let lines = (0..lines).map(|_| LineSelectors {
            opcode: fresh(),
            operands: [fresh(), fresh(), fresh()],
            flags: fresh(),
            constant: fresh(),
        });
        let lines: Vec<LineSelectors> = lines.collect();
        let outputs = request.spec.outputs.iter().map(|_| fresh()).collect();
        let w = (usize::BITS - largest.leading_zeros()) as u16;
        let constant = shapes.constant_width();
        LinearModel { request, shapes, scale, arena: Arena::new(), assertions: Vec::new(), lines, outputs, inputs, w, constant }
    }

    pub(super) fn solve(mut self) -> Proposal {
        self.require_program_form();
        encoding::solve(&mut self, FIRST_TESTS)
    }

    /// The answer to one question about all tests; `None` if there is no program, or none was found.
    pub(super) fn once(mut self) -> Option<(Vec<ShapeLine>, Vec<usize>)> {
        self.require_program_form();
        for lane in 0..self.scale.tests.lanes {
            self.test(lane);
        }
        match encoding::ask(&self) {
            SmtAnswer::Sat(values) => Some(self.lines_of(&values)),
            _ => None,
        }
    }

    pub(super) fn is(&mut self, s: Sym, value: usize) -> ExprId {
        let v = self.arena.var(s, self.w);
        let k = self.arena.constant(self.w, value as u128);
        self.arena.eq(v, k)
    }

    pub(super) fn require_below(&mut self, s: Sym, bound: usize) {
        let v = self.arena.var(s, self.w);
        let k = self.arena.constant(self.w, bound as u128);
        let e = self.arena.ult(v, k);
        self.assertions.push(e);
    }

    pub(super) fn require_implied(&mut self, a: ExprId, b: ExprId) {
        let not = self.arena.not(a);
        let e = self.arena.or(not, b);
        self.assertions.push(e);
    }

    pub(super) fn any(&mut self, of: Vec<ExprId>) -> ExprId {
        let none = self.arena.bool(false);
        of.into_iter().fold(none, |any, e| self.arena.or(any, e))
    }

    /// Adds value and flags of line `i`.
    fn line(&mut self, i: usize, state: &mut LineValues) {
        let operands: Vec<ExprId> = self.lines[i].operands.into_iter().map(|s| self.pick(s, &state.values)).collect();
        let entering: [ExprId; FLAGS] = std::array::from_fn(|f| {
            let from: Vec<ExprId> = state.flags.iter().map(|fs| fs[f]).collect();
            self.pick(self.lines[i].flags, &from)
        });
        let constant = self.arena.var(self.lines[i].constant, self.constant);
        let mut value = self.arena.constant(self.scale.word, 0);
        let zero = self.arena.bool(false);
        let mut flags = [zero; FLAGS];
        for k in 0..self.shapes.all.len() {
            if self.shapes.all[k].component.slots > SLOTS {
                continue;
            }
            let chosen = self.is(self.lines[i].opcode, k);
            let applied = self.shapes.apply(&mut self.arena, k, &operands, &entering, constant);
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

    fn lines_of(&self, values: &Assignment) -> (Vec<ShapeLine>, Vec<usize>) {
        let at = |s: Sym| values.get(&s).map_or(0, |v| v.0[0]);
        let line = |l: &LineSelectors| ShapeLine {
            shape: at(l.opcode) as usize,
            operands: l.operands.iter().map(|s| at(*s) as usize).collect(),
            flags: at(l.flags) as usize,
            constant: at(l.constant),
        };
        (self.lines.iter().map(line).collect(), self.outputs.iter().map(|s| at(*s) as usize).collect())
    }
}

impl<'a> Encoding<'a> for LinearModel<'a> {
    fn request(&self) -> &'a ProposalRequest<'a> {
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
        let mut state = LineValues { values, flags: vec![entry] };
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
