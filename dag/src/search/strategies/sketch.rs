//! Sketches: the instructions are concrete, their constants are variables (Minotaur, Liu, Mada, Regehr 2024; Souper before
//! it). Programs are enumerated with every immediate left open, and the solver is asked for the immediates of one after the
//! other; so constants that nobody would put in a list are found, shuffle selectors and shift counts of vectors among
//! them. A sketch without an immediate, or whose immediate cannot matter on some test, folds to an answer without a
//! question.

use super::shape::{FLAGS, ShapeLine, Shapes};
use super::{Proposal, ProposalRequest, Strategy};
use crate::ir::graph::{Class, Dag};
use crate::search::cegis::first_disagreement;
use crate::smt::{self, Limits, SmtAnswer};
use isa::eval::partial::is_contradictory;
use isa::expr::WORD;
use isa::{Arena, ExprId, Sym};

pub struct Sketch;

/// Of the limit of a query: a question about constants alone is easy or not worth it.
const SHARE: u32 = 100;
/// What a sketch counts, in evaluations of a component on one state.
const COST: u64 = 1000;
/// Tests of the first question.
const FIRST_TESTS: usize = 3;
/// Questions about one sketch.
const ROUNDS: usize = 16;

impl Strategy for Sketch {
    fn name(&self) -> &'static str {
        "sketch"
    }

    fn slow(&self) -> bool {
        true
    }

    fn shows(&self) -> &'static str {
        "every sketch unsatisfiable, for all constants"
    }

    fn propose(&self, request: &ProposalRequest) -> Proposal {
        if request.length == 0 {
            return super::constant::Constant.propose(request);
        }
        if request.spec.outputs.len() != 1 || request.spec.outputs[0].value.is_flag() || request.spec.repeats_a_flag() {
            return Proposal::NotApplicable;
        }
        let shapes = Shapes::of(request.library, request.spec);
        let classes = request.tests.registers.iter().map(|r| r.0).collect();
        let left = request.effort.evaluations;
        let complete = shapes.complete;
        let mut search =
            SketchSearch { request, shapes, classes, lines: Vec::new(), left, open: !complete, found: Vec::new() };
        search.extend(request.length);
        request.meter.count_evaluations(request.effort.evaluations - search.left);
        match (search.found.is_empty(), search.left == 0, search.open) {
            (false, _, _) => Proposal::Candidates(search.found),
            (_, true, _) => Proposal::Limit("evaluations"),
            (_, _, true) => Proposal::Limit("solver"),
            _ => Proposal::Exhausted,
        }
    }
}

struct SketchSearch<'a> {
    request: &'a ProposalRequest<'a>,
    shapes: Shapes,
    /// Classes of the values: register inputs, then lines.
    classes: Vec<Class>,
    lines: Vec<ShapeLine>,
    /// Evaluations left.
    left: u64,
    /// Some sketch was not answered, or some component has no shape.
    open: bool,
    found: Vec<Dag>,
}

impl SketchSearch<'_> {
    fn done(&self) -> bool {
        self.left == 0 || self.found.len() >= self.request.most
    }

    /// Adds lines that weigh `weight` together.
    fn extend(&mut self, weight: usize) {
        for k in 0..self.shapes.all.len() {
            let c = &self.shapes.all[k].component;
            let last = c.weight == weight;
            let output = c.result.is_some() && c.result_class == self.request.spec.outputs[0].class;
            if c.weight > weight || last && !output {
                continue;
            }
            let wanted = c.flags_in;
            let sources: Vec<usize> = if wanted.is_empty() {
                vec![0]
            } else {
                (0..=self.lines.len()).filter(|&f| self.offers(f, wanted)).collect()
            };
            for operands in self.fillings(k) {
                for &flags in &sources {
                    if self.done() {
                        return;
                    }
                    self.add(ShapeLine { shape: k, operands: operands.clone(), flags, constant: 0 }, weight);
                }
            }
        }
    }

    fn offers(&self, from: usize, flags: isa::FlagSet) -> bool {
        match from.checked_sub(1) {
            Some(line) => flags.minus(self.shapes.all[self.lines[line].shape].flags_out).is_empty(),
            None => flags.iter().all(|f| self.request.tests.flags.iter().any(|e| e.0 == f)),
        }
    }

    /// Every way to fill the slots of shape `k` with values of their classes; commuting operands in one order.
    fn fillings(&self, k: usize) -> Vec<Vec<usize>> {
        let c = &self.shapes.all[k].component;
        let mut all: Vec<Vec<usize>> = vec![Vec::new()];
        for class in &c.slot_classes {
            let fits: Vec<usize> = (0..self.classes.len()).filter(|&v| self.classes[v] == *class).collect();
            let with = |f: &Vec<usize>| fits.iter().map(|&v| [&f[..], &[v]].concat()).collect::<Vec<_>>();
            all = all.iter().flat_map(with).collect();
        }
        all.retain(|f| !(c.commutative && f[0] < f[1]));
        all
    }

    fn add(&mut self, line: ShapeLine, weight: usize) {
        let c = &self.shapes.all[line.shape].component;
        let (own, class) = (c.weight, if c.result.is_some() { c.result_class } else { Class::Flag });
        if self.out_of_order(&line) {
            return;
        }
        self.lines.push(line);
        self.classes.push(class);
        if own < weight {
            self.extend(weight - own);
        } else if self.all_used() {
            self.left = self.left.saturating_sub(COST);
            self.ask();
        }
        self.classes.pop();
        self.lines.pop();
    }

    /// A line that does not need the one before it has no smaller shape.
    fn out_of_order(&self, line: &ShapeLine) -> bool {
        let Some(previous) = self.lines.last() else { return false };
        let value = self.classes.len() - 1;
        let reads_flags = !self.shapes.all[line.shape].component.flags_in.is_empty();
        let reads = line.operands.contains(&value) || reads_flags && line.flags == self.lines.len();
        !reads && line.shape < previous.shape
    }

    fn all_used(&self) -> bool {
        let inputs = self.classes.len() - self.lines.len();
        let reads_flags = |l: &ShapeLine| !self.shapes.all[l.shape].component.flags_in.is_empty();
        (0..self.lines.len() - 1).all(|i| {
            let later = &self.lines[i + 1..];
            later.iter().any(|l| l.operands.contains(&(inputs + i)) || reads_flags(l) && l.flags == i + 1)
        })
    }

    /// Asks for the constants of the lines; what they are is checked on all tests.
    fn ask(&mut self) {
        let tests = self.request.tests;
        let mut arena = Arena::new();
        let mut assertions = Vec::new();
        let mut lanes: Vec<usize> = Vec::new();
        let mut next: Vec<usize> = (0..FIRST_TESTS.min(tests.lanes)).collect();
        for _ in 0..ROUNDS {
            for lane in next.drain(..) {
                lanes.push(lane);
                let e = self.right(&mut arena, lane);
                if arena.as_const(e).is_some_and(|c| c.value == 0) {
                    return;
                }
                assertions.push(e);
            }
            match self.constants(&arena, &assertions) {
                SmtAnswer::Unsat => return,
                SmtAnswer::Unknown(_) => break,
                SmtAnswer::Sat(values) => {
                    for (i, line) in self.lines.iter_mut().enumerate() {
                        line.constant = values.get(&Sym(i as u32)).map_or(0, |v| v.0[0]);
                    }
                }
            }
            let last = self.classes.len() - 1;
            let Some(dag) = self.shapes.program(self.request.spec, &self.lines, &[last]) else { break };
            match first_disagreement(self.request.spec, tests, &dag, 0) {
                None => {
                    self.found.push(dag);
                    return;
                }
                Some(lane) if lanes.contains(&lane) => break,
                Some(lane) => next.push(lane),
            }
        }
        self.open = true;
    }

    fn constants(&self, arena: &Arena, assertions: &[ExprId]) -> SmtAnswer {
        if assertions.iter().all(|e| arena.as_const(*e).is_some()) {
            return SmtAnswer::Sat(Default::default());
        }
        if is_contradictory(arena, assertions) {
            self.request.meter.count_pruned(1);
            return SmtAnswer::Unsat;
        }
        self.request.meter.count_queries(1);
        let smt = self.request.effort.smt;
        smt::check(arena, assertions, Limits { rlimit: smt.rlimit / SHARE, ..smt })
    }

    /// The last line is what the spec wants on this test.
    fn right(&self, arena: &mut Arena, lane: usize) -> ExprId {
        let tests = self.request.tests;
        let column = |words: &[u64]| -> Vec<u64> { words.iter().skip(lane).step_by(tests.lanes).copied().collect() };
        let mut values: Vec<ExprId> = tests
            .registers
            .iter()
            .map(|(class, words)| arena.constant_words(self.shapes.width(*class), &column(words)))
            .collect();
        let zero = arena.bool(false);
        let mut entry = [zero; FLAGS];
        for (f, words) in &tests.flags {
            entry[f.index()] = arena.constant(1, u128::from(words[lane] & 1));
        }
        let mut flags = vec![entry];
        for (i, line) in self.lines.iter().enumerate() {
            let operands: Vec<ExprId> = line.operands.iter().map(|&v| values[v]).collect();
            let constant = arena.var(Sym(i as u32), WORD);
            let applied = self.shapes.apply(arena, line.shape, &operands, &flags[line.flags], constant);
            values.push(applied.value.unwrap_or(zero));
            flags.push(applied.flags.map(|f| f.unwrap_or(zero)));
        }
        let got = values[values.len() - 1];
        let (want, care) = (column(&tests.want[0]), column(&tests.care[0]));
        let mut all = arena.bool(true);
        for (w, (want, care)) in want.iter().zip(care).enumerate() {
            let word = arena.extract(got, w as u16 * WORD, WORD);
            let m = arena.constant(WORD, u128::from(care));
            let word = arena.and(word, m);
            let want = arena.constant(WORD, u128::from(want & care));
            let e = arena.eq(word, want);
            all = arena.and(all, e);
        }
        all
    }
}
