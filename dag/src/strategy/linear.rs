//! CEGIS with one opcode selector and one selector per operand for every line, immediates as solver
//! variables (Souper's and Brahma's successors; see Gulwani et al. 2011 for the location form). The
//! constraint is stated for the tests; its `unsat` proves that no program of this length over the
//! component set is correct, whatever the immediates.

use super::{Proposal, Request, Strategy};
use crate::component::{Component, Fill};
use crate::graph::{Dag, NodeId, Port, Value};
use crate::smt::{self, Answer, Assignment};
use isa::{Arena, BinOp, ExprId, Flag, Sym, table};
use std::collections::HashMap;
use std::rc::Rc;

pub struct Linear;

/// Longer programs than this have constraints that no solver settles in useful time (measured: two lines
/// take seconds, three do not end at 32 bits).
const LONGEST: usize = 2;

impl Strategy for Linear {
    fn name(&self) -> &'static str {
        "linear"
    }

    fn slow(&self) -> bool {
        true
    }

    fn propose(&self, request: &Request) -> Proposal {
        let spec = request.spec;
        let shapes = shapes(request.library);
        if request.length == 0 {
            return super::constant::Constant.propose(request);
        }
        if request.length > LONGEST {
            return Proposal::NotApplicable;
        }
        let simple = spec.is_general()
            && spec.outputs.len() == 1
            && !spec.outputs[0].value.is_flag()
            && !spec.inputs.is_empty()
            && spec.inputs.iter().all(|i| !i.value.is_flag());
        if !simple {
            return Proposal::NotApplicable;
        }
        // A search that does not end soon does not end: the prover's limit is for proofs.
        let limits = smt::Limits { rlimit: request.effort.smt.rlimit / 40, ..request.effort.smt };
        let mut model = Model::new(request, shapes);
        model.build();
        request.meter.asked();
        match smt::check(&model.arena, &model.assertions, limits) {
            Answer::Unsat => Proposal::Exhausted,
            Answer::Unknown(_) => Proposal::Limit("solver"),
            Answer::Sat(values) => match model.program(&values) {
                Some(dag) => Proposal::Candidates(vec![dag]),
                None => Proposal::Limit("decoding the solver's program"),
            },
        }
    }
}

/// A component with its immediate left open.
struct Shape {
    component: Component,
    /// Position of the open immediate, if there is one.
    open: Option<usize>,
}

/// One shape per row and operand form; forms that differ in their immediate alone are one shape.
/// Rows that make or read flags are joined to the others only by value, so those are left out.
fn shapes(library: &[Component]) -> Vec<Shape> {
    let mut out: Vec<Shape> = Vec::new();
    let mut seen: Vec<(isa::RowId, Vec<Fill>)> = Vec::new();
    for c in library {
        if !c.general || c.result.is_none() || !c.flags_in.is_empty() || c.weight != 1 {
            continue;
        }
        let open = c.fill.iter().position(|f| matches!(f, Fill::Imm(_)));
        let mut key = c.fill.clone();
        if let Some(i) = open {
            key[i] = Fill::Imm(0);
        }
        if !seen.contains(&(c.row, key.clone())) {
            seen.push((c.row, key));
            out.push(Shape { component: c.clone(), open });
        }
    }
    out
}

struct Line {
    opcode: Sym,
    operands: [Sym; 2],
    immediate: Sym,
}

struct Model<'a> {
    request: &'a Request<'a>,
    shapes: Vec<Rc<Shape>>,
    arena: Arena,
    assertions: Vec<ExprId>,
    lines: Vec<Line>,
    selector_width: u16,
}

impl<'a> Model<'a> {
    fn new(request: &'a Request<'a>, shapes: Vec<Shape>) -> Model<'a> {
        let lines = (0..request.length as u32)
            .map(|i| Line { opcode: Sym(8 * i), operands: [Sym(8 * i + 1), Sym(8 * i + 2)], immediate: Sym(8 * i + 3) })
            .collect();
        let inputs = request.tests.registers.len() + request.length;
        let largest = shapes.len().max(inputs).max(2);
        let selector_width = (usize::BITS - largest.leading_zeros()) as u16;
        let shapes = shapes.into_iter().map(Rc::new).collect();
        Model { request, shapes, arena: Arena::new(), assertions: Vec::new(), lines, selector_width }
    }

    fn build(&mut self) {
        self.selectors_in_range();
        self.no_dead_lines();
        self.no_equal_lines();
        // A few tests are enough to start: the loop adds what refutes.
        let most = 12.min(self.request.tests.lanes);
        let newest = self.request.tests.lanes.saturating_sub(24);
        for lane in (0..most).chain(24..24 + newest) {
            if lane < self.request.tests.lanes {
                self.test(lane);
            }
        }
    }

    fn is(&mut self, s: Sym, value: usize) -> ExprId {
        let v = self.arena.var(s, self.selector_width);
        let k = self.arena.constant(self.selector_width, value as u128);
        self.arena.eq(v, k)
    }

    /// opcode < shapes; operand of line i < inputs + i; unused operands and immediates are 0.
    fn selectors_in_range(&mut self) {
        let w = self.selector_width;
        for i in 0..self.lines.len() {
            let below = |m: &mut Self, s: Sym, bound: usize| {
                let v = m.arena.var(s, w);
                let k = m.arena.constant(w, bound as u128);
                let e = m.arena.ult(v, k);
                m.assertions.push(e);
            };
            below(self, self.lines[i].opcode, self.shapes.len());
            let available = self.request.tests.registers.len() + i;
            for s in self.lines[i].operands {
                below(self, s, available);
            }
            for k in 0..self.shapes.len() {
                self.unused_operands_are_zero(i, k);
            }
        }
    }

    fn unused_operands_are_zero(&mut self, i: usize, k: usize) {
        let chosen = self.is(self.lines[i].opcode, k);
        let not_chosen = self.arena.not(chosen);
        for (n, s) in self.lines[i].operands.into_iter().enumerate() {
            if n >= self.shapes[k].component.slots {
                let zero = self.is(s, 0);
                let e = self.arena.or(not_chosen, zero);
                self.assertions.push(e);
            }
        }
        if self.shapes[k].component.commutative {
            let w = self.selector_width;
            let (a, b) = (self.arena.var(self.lines[i].operands[0], w), self.arena.var(self.lines[i].operands[1], w));
            let wrong = self.arena.ult(a, b);
            let ordered = self.arena.not(wrong);
            let e = self.arena.or(not_chosen, ordered);
            self.assertions.push(e);
        }
        if self.shapes[k].component.slots > 2 {
            self.assertions.push(not_chosen);
        }
    }

    /// Every line but the last is an operand of a later one.
    fn no_dead_lines(&mut self) {
        let inputs = self.request.tests.registers.len();
        for i in 0..self.lines.len().saturating_sub(1) {
            let mut used = self.arena.bool(false);
            for j in i + 1..self.lines.len() {
                for s in self.lines[j].operands {
                    let e = self.is(s, inputs + i);
                    used = self.arena.or(used, e);
                }
            }
            self.assertions.push(used);
        }
    }

    /// No two lines are the same instruction on the same operands.
    fn no_equal_lines(&mut self) {
        for j in 0..self.lines.len() {
            for i in 0..j {
                let mut same = self.arena.bool(true);
                let pairs = [
                    (self.lines[i].opcode, self.lines[j].opcode, self.selector_width),
                    (self.lines[i].operands[0], self.lines[j].operands[0], self.selector_width),
                    (self.lines[i].operands[1], self.lines[j].operands[1], self.selector_width),
                    (self.lines[i].immediate, self.lines[j].immediate, 64),
                ];
                for (a, b, w) in pairs {
                    let (a, b) = (self.arena.var(a, w), self.arena.var(b, w));
                    let e = self.arena.eq(a, b);
                    same = self.arena.and(same, e);
                }
                let e = self.arena.not(same);
                self.assertions.push(e);
            }
        }
    }

    /// On this test the last line is what the spec wants.
    fn test(&mut self, lane: usize) {
        let tests = self.request.tests;
        let mut values: Vec<ExprId> =
            tests.registers.iter().map(|(_, r)| self.arena.constant(64, u128::from(r[lane]))).collect();
        for i in 0..self.lines.len() {
            let operands: Vec<ExprId> = self.lines[i].operands.into_iter().map(|s| self.pick(s, &values)).collect();
            let immediate = self.arena.var(self.lines[i].immediate, 64);
            let mut result = self.arena.constant(64, 0);
            for k in 0..self.shapes.len() {
                let Some(e) = self.apply(k, &operands, immediate) else { continue };
                let chosen = self.is(self.lines[i].opcode, k);
                result = self.arena.ite(chosen, e, result);
            }
            values.push(result);
        }
        let last = *values.last().expect("at least one line");
        let care = self.arena.constant(64, u128::from(tests.care[0][lane]));
        let want = self.arena.constant(64, u128::from(tests.want[0][lane] & tests.care[0][lane]));
        let got = self.arena.and(last, care);
        let e = self.arena.eq(got, want);
        self.assertions.push(e);
    }

    fn pick(&mut self, s: Sym, values: &[ExprId]) -> ExprId {
        let mut out = values[0];
        for (n, &v) in values.iter().enumerate().skip(1) {
            let here = self.is(s, n);
            out = self.arena.ite(here, v, out);
        }
        out
    }

    /// The result of shape `k` on operand terms.
    fn apply(&mut self, k: usize, operands: &[ExprId], immediate: ExprId) -> Option<ExprId> {
        let shape = self.shapes[k].clone();
        let row = table().row(shape.component.row);
        let result = usize::from(shape.component.result?);
        let expression = row.meaning.operands[result]?;
        let mut filled = Vec::new();
        for (i, (spec, f)) in row.operands.iter().zip(&shape.component.fill).enumerate() {
            let w = spec.width.bits();
            filled.push(match f {
                Fill::Slot(n) => self.arena.extract(*operands.get(*n)?, 0, w),
                Fill::Fresh | Fill::Any | Fill::Zero => self.arena.constant(w, 0),
                Fill::Imm(_) if shape.open == Some(i) => self.encodable(immediate, w),
                Fill::Imm(c) => self.arena.constant(w, *c as u128),
                Fill::Address { base, index, disp } => {
                    let mut sum = self.arena.constant(64, *disp as u64 as u128);
                    if let Some(b) = base {
                        sum = self.arena.add(*operands.get(*b)?, sum);
                    }
                    if let Some((n, s)) = index {
                        let by = self.arena.constant(64, u128::from(s.trailing_zeros()));
                        let scaled = self.arena.bin(BinOp::Shl, *operands.get(*n)?, by);
                        sum = self.arena.add(sum, scaled);
                    }
                    self.arena.extract(sum, 0, w)
                }
            });
        }
        let t = table();
        let e = self.arena.instantiate(&t.arena, &[expression], &mut |a, sym, w| match isa::RowSym::of(sym) {
            isa::RowSym::Operand(i) => filled[usize::from(i)],
            _ => a.constant(w, 0),
        })[0];
        let width = self.arena.width(e);
        Some(if width < 64 { self.arena.zext(e, 64) } else { e })
    }

    /// The low bits of the immediate variable; at 64 bits an encoding holds 32 of them, sign-extended.
    fn encodable(&mut self, immediate: ExprId, w: u16) -> ExprId {
        let low = self.arena.extract(immediate, 0, w.min(32));
        self.arena.sext(low, w)
    }

    /// The program that an assignment describes.
    fn program(&self, values: &Assignment) -> Option<Dag> {
        let at = |s: Sym| values.get(&s).map_or(0, |v| v.0[0]);
        let spec = self.request.spec;
        let (mut dag, inputs) = spec.blank();
        let mut known: Vec<Value> = inputs;
        let mut last: Option<NodeId> = None;
        for line in &self.lines {
            let shape = self.shapes.get(at(line.opcode) as usize)?;
            let mut component = shape.component.clone();
            if let Some(i) = shape.open {
                let w = table().row(component.row).operands[i].width.bits();
                let raw = at(line.immediate);
                let signed = if w < 32 { ((raw << (64 - w)) as i64) >> (64 - w) } else { i64::from(raw as u32 as i32) };
                component.fill[i] = Fill::Imm(if w == 8 { raw as u8 as i64 } else { signed });
            }
            let operands: Vec<Value> = line.operands[..component.slots.min(2)]
                .iter()
                .map(|s| known.get(at(*s) as usize).copied())
                .collect::<Option<_>>()?;
            let none: HashMap<Flag, Value> = HashMap::new();
            let node = component.append(&mut dag, &operands, &|f| none.get(&f).copied())?;
            known.push(Value { node, port: Port::Operand(component.result?) });
            last = Some(node);
        }
        let out = *known.last()?;
        last?;
        spec.set_outputs(&mut dag, &[out]);
        Some(dag)
    }
}
