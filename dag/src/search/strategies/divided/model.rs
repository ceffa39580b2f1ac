//! The question about a node: is there a program of it that does the right thing on some tests?
//!
//! Each line has a choice among the shapes of its set, one among earlier values for each operand, one among earlier lines for
//! its flags, and a constant. What is computed is stated once for each test, over the shapes of the sets alone.

use super::domains::LineDomain;
use super::node::DividedNode;
use super::selector::Selector;
use super::tree::LibraryTree;
use crate::ir::graph::{Dag, Port};
use crate::search::spec::{Spec, Tests};
use crate::search::strategies::shape::{ComponentShape, FLAGS, ShapeLine, Shapes};
use crate::smt::Assignment;
use isa::expr::WORD;
use isa::{Arena, ExprId, FlagSet, Sym};
use std::ops::Range;

/// What all questions of one search are about.
#[derive(Clone, Copy)]
pub(super) struct SearchSubject<'a> {
    pub(super) spec: &'a Spec,
    pub(super) tests: &'a Tests,
    pub(super) shapes: &'a Shapes,
    pub(super) tree: &'a LibraryTree,
}

/// The choices of one line.
pub(super) struct LineChoice {
    /// Shapes of its set.
    pub(super) shapes: Range<usize>,
    pub(super) shape: Selector,
    /// As many as the shape with most slots has.
    pub(super) operands: Vec<Selector>,
    pub(super) flags: Selector,
    pub(super) constant: LineConstant,
    /// Flags that something may read.
    read: FlagSet,
}

/// The constant of a line.
#[derive(Clone, Copy)]
pub(super) enum LineConstant {
    Open(Sym),
    Fixed(u64),
}

impl LineConstant {
    pub(super) fn term(self, arena: &mut Arena) -> ExprId {
        match self {
            LineConstant::Open(s) => arena.var(s, WORD),
            LineConstant::Fixed(c) => arena.constant(WORD, u128::from(c)),
        }
    }
}

/// The programs of a node, as a constraint.
pub(super) struct NodeModel<'a> {
    pub(super) subject: SearchSubject<'a>,
    pub(super) arena: Arena,
    pub(super) assertions: Vec<ExprId>,
    pub(super) lines: Vec<LineChoice>,
    /// Where each output comes from, in candidate order: values and places of flags as operands have them.
    pub(super) outputs: Vec<Selector>,
    pub(super) inputs: usize,
}

/// Values and flags on one test; absent where a line has none.
struct ComputedLines {
    values: Vec<ExprId>,
    /// Of the entry, then of each line.
    flags: Vec<[ExprId; FLAGS]>,
}

impl LineChoice {
    fn of(domain: LineDomain, fresh: &mut impl FnMut() -> Sym) -> LineChoice {
        let LineDomain { shapes, operands, flags, constant, read } = domain;
        LineChoice {
            shape: Selector::new(fresh(), shapes.clone().collect()),
            shapes,
            operands: operands.into_iter().map(|values| Selector::new(fresh(), values)).collect(),
            flags: Selector::new(fresh(), flags),
            constant: constant.map_or_else(|| LineConstant::Open(fresh()), LineConstant::Fixed),
            read,
        }
    }
}

impl<'a> NodeModel<'a> {
    pub(super) fn new(subject: SearchSubject<'a>, node: &DividedNode) -> NodeModel<'a> {
        let mut next = 0;
        let mut fresh = || {
            next += 1;
            Sym(next)
        };
        let lines = node.domains(subject).into_iter().map(|d| LineChoice::of(d, &mut fresh)).collect();
        let outputs = node.output_domains(subject).into_iter().map(|d| Selector::new(fresh(), d)).collect();
        let inputs = subject.tests.registers.len();
        let mut model = NodeModel { subject, arena: Arena::new(), assertions: Vec::new(), lines, outputs, inputs };
        model.require_program_form();
        model
    }

    /// Whether some assertion cannot hold, whatever is chosen.
    pub(super) fn is_contradictory(&self) -> bool {
        self.assertions.iter().any(|e| self.arena.as_const(*e).is_some_and(|c| c.value == 0))
    }

    pub(super) fn is_shape(&mut self, line: usize, shape: usize) -> ExprId {
        self.lines[line].shape.is(&mut self.arena, shape)
    }

    /// Some shape of the line's set of which this holds is chosen.
    pub(super) fn is_shape_with(&mut self, line: usize, holds: impl Fn(&ComponentShape) -> bool) -> ExprId {
        let all = self.lines[line].shapes.clone();
        let with: Vec<usize> = all.clone().filter(|&n| holds(&self.subject.shapes.all[n])).collect();
        if with.len() == all.len() {
            return self.arena.bool(true);
        }
        let none = self.arena.bool(false);
        with.into_iter().fold(none, |any, n| {
            let here = self.is_shape(line, n);
            self.arena.or(any, here)
        })
    }

    /// States that the program does the right thing on a test.
    pub(super) fn require_right_on(&mut self, lane: usize) {
        let tests = self.subject.tests;
        let zero = self.arena.bool(false);
        let mut entry = [zero; FLAGS];
        for (f, lanes) in &tests.flags {
            entry[f.index()] = self.arena.constant(1, u128::from(lanes[lane] & 1));
        }
        let values = tests.registers.iter().map(|(_, r)| self.arena.constant(WORD, u128::from(r[lane]))).collect();
        let mut state = ComputedLines { values, flags: vec![entry] };
        for i in 0..self.lines.len() {
            self.run_line(i, &mut state);
        }
        for o in 0..self.outputs.len() {
            self.require_output(o, lane, &state);
        }
    }

    fn require_output(&mut self, o: usize, lane: usize, state: &ComputedLines) {
        let tests = self.subject.tests;
        let port = self.subject.spec.ordered_outputs()[o].value.port;
        let (w, from): (u16, Vec<ExprId>) = match port {
            Port::Flag(f) => (1, state.flags.iter().map(|fs| fs[f.index()]).collect()),
            _ => (WORD, state.values.clone()),
        };
        let got = self.outputs[o].pick(&mut self.arena, |v| from[v]);
        let care = self.arena.constant(w, u128::from(tests.care[o][lane]));
        let want = self.arena.constant(w, u128::from(tests.want[o][lane] & tests.care[o][lane]));
        let got = self.arena.and(got, care);
        let right = self.arena.eq(got, want);
        self.assertions.push(right);
    }

    /// Adds value and flags of line `i`.
    fn run_line(&mut self, i: usize, state: &mut ComputedLines) {
        let (a, line) = (&mut self.arena, &self.lines[i]);
        let operands: Vec<ExprId> = line.operands.iter().map(|o| o.pick(a, |v| state.values[v])).collect();
        let entering: [ExprId; FLAGS] = std::array::from_fn(|f| line.flags.pick(a, |place| state.flags[place][f]));
        let constant = line.constant.term(a);
        let zero = a.bool(false);
        let (mut value, mut flags) = (None, [zero; FLAGS]);
        for n in line.shapes.clone() {
            let chosen = line.shape.is(a, n);
            let applied = self.subject.shapes.apply(a, n, &operands, &entering, constant);
            if let Some(v) = applied.value {
                value = Some(value.map_or(v, |others| a.ite(chosen, v, others)));
            }
            for (f, new) in applied.flags.iter().enumerate() {
                if let Some(new) = new.filter(|_| line.read.iter().any(|r| r.index() == f)) {
                    flags[f] = a.ite(chosen, new, flags[f]);
                }
            }
        }
        state.values.push(value.unwrap_or_else(|| a.constant(WORD, 0)));
        state.flags.push(flags);
    }

    /// The program that a solution describes.
    pub(super) fn program(&self, solution: &Assignment) -> Option<Dag> {
        let at = |s: Sym| solution.get(&s).map_or(0, |v| v.0[0]);
        let line = |l: &LineChoice| {
            Some(ShapeLine {
                shape: l.shape.chosen(at)?,
                operands: l.operands.iter().map(|o| o.chosen(at)).collect::<Option<_>>()?,
                flags: l.flags.chosen(at)?,
                constant: match l.constant {
                    LineConstant::Open(s) => at(s),
                    LineConstant::Fixed(c) => c,
                },
            })
        };
        let lines: Vec<ShapeLine> = self.lines.iter().map(line).collect::<Option<_>>()?;
        let outputs: Vec<usize> = self.outputs.iter().map(|o| o.chosen(at)).collect::<Option<_>>()?;
        self.subject.shapes.program(self.subject.spec, &lines, &outputs)
    }
}
