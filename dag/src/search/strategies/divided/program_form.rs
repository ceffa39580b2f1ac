//! What makes choices a program, and which of equal programs is taken; nothing here depends on tests. It keeps at least one
//! list of lines of each program that has no shorter equal:
//!
//! - operands that commute are in order;
//! - no line is dead, no two lines are equal;
//! - of neighbours where the second does not need the first, the first has the smaller shape. (Swapping neighbours that are
//!   out of order makes the list of shapes lexicographically smaller, so that ends.)

use super::model::NodeModel;
use crate::ir::graph::Port;
use isa::{ExprId, FlagSet};

impl NodeModel<'_> {
    pub(super) fn require_program_form(&mut self) {
        for i in 0..self.lines.len() {
            self.require_choices_in_range(i);
            for shape in self.lines[i].shapes.clone() {
                self.require_operands_of_shape(i, shape);
                self.require_flags_of_shape(i, shape);
            }
            self.require_results_are_values(i);
            self.require_flags_read(i);
        }
        self.require_outputs();
        for i in 0..self.lines.len() {
            self.require_used(i);
            for j in 0..i {
                self.require_different(j, i);
            }
            if i > 0 {
                self.require_order(i - 1, i);
            }
        }
    }

    fn require(&mut self, e: ExprId) {
        if self.arena.as_const(e).is_none_or(|c| c.value == 0) {
            self.assertions.push(e);
        }
    }

    fn require_implied(&mut self, a: ExprId, b: ExprId) {
        let not = self.arena.not(a);
        let e = self.arena.or(not, b);
        self.require(e);
    }

    fn any(&mut self, of: Vec<ExprId>) -> ExprId {
        let none = self.arena.bool(false);
        of.into_iter().fold(none, |any, e| self.arena.or(any, e))
    }

    fn require_choices_in_range(&mut self, i: usize) {
        let (a, line) = (&mut self.arena, &self.lines[i]);
        let choices = [&line.shape, &line.flags].into_iter().chain(&line.operands);
        let right: Vec<ExprId> = choices.map(|c| c.in_range(a)).collect();
        right.into_iter().for_each(|e| self.require(e));
    }

    /// What a shape does not read is input 0; operands that commute are in order.
    fn require_operands_of_shape(&mut self, i: usize, shape: usize) {
        let chosen = self.is_shape(i, shape);
        let c = &self.subject.shapes.all[shape].component;
        for n in c.slots..self.lines[i].operands.len() {
            let nothing = self.lines[i].operands[n].is(&mut self.arena, 0);
            self.require_implied(chosen, nothing);
        }
        if c.commutative {
            let right = self.lines[i].operands[1].at_most(&mut self.arena, &self.lines[i].operands[0]);
            self.require_implied(chosen, right);
        }
    }

    /// Flags come from where they all are; what reads none reads those of the entry.
    fn require_flags_of_shape(&mut self, i: usize, shape: usize) {
        let chosen = self.is_shape(i, shape);
        let flags = self.subject.shapes.all[shape].component.flags_in;
        for place in self.lines[i].flags.values().to_vec() {
            let here = self.lines[i].flags.is(&mut self.arena, place);
            let right =
                if flags.is_empty() { self.arena.bool(place == 0) } else { self.has_flags(place, flags) };
            let both = self.arena.and(chosen, here);
            self.require_implied(both, right);
        }
    }

    /// A place (0 for the entry, else a line) has all of these flags.
    fn has_flags(&mut self, place: usize, flags: FlagSet) -> ExprId {
        match place.checked_sub(1) {
            Some(line) => self.is_shape_with(line, |s| flags.minus(s.flags_out).is_empty()),
            None => {
                let entry = &self.subject.tests.flags;
                let all = flags.iter().all(|f| entry.iter().any(|e| e.0 == f));
                self.arena.bool(all)
            }
        }
    }

    /// A line without a result is nobody's operand.
    fn require_results_are_values(&mut self, i: usize) {
        let valueless = self.is_shape_with(i, |s| s.component.result.is_none());
        for reader in self.readers(i) {
            let not = self.arena.not(reader);
            self.require_implied(valueless, not);
        }
    }

    /// A shape that is there for its flags has them read.
    fn require_flags_read(&mut self, i: usize) {
        let readers = self.flag_readers(i);
        let read = self.any(readers);
        for shape in self.lines[i].shapes.clone().filter(|n| self.subject.tree.only_for_flags[*n]) {
            let chosen = self.is_shape(i, shape);
            self.require_implied(chosen, read);
        }
    }

    /// For each place that may read the value of line `i`: that it does.
    fn readers(&mut self, i: usize) -> Vec<ExprId> {
        let ordered = self.subject.spec.ordered_outputs();
        let outputs = ordered.iter().zip(&self.outputs).filter(|(o, _)| !o.value.is_flag()).map(|(_, s)| s);
        let later = self.lines[i + 1..].iter().flat_map(|l| &l.operands);
        later.chain(outputs).map(|s| s.is(&mut self.arena, self.inputs + i)).collect()
    }

    /// The same for its flags.
    fn flag_readers(&mut self, i: usize) -> Vec<ExprId> {
        let ordered = self.subject.spec.ordered_outputs();
        let outputs = ordered.iter().zip(&self.outputs).filter(|(o, _)| o.value.is_flag()).map(|(_, s)| s);
        let later = self.lines[i + 1..].iter().map(|l| &l.flags);
        later.chain(outputs).map(|s| s.is(&mut self.arena, i + 1)).collect()
    }

    fn require_outputs(&mut self) {
        let ports: Vec<Port> = self.subject.spec.ordered_outputs().iter().map(|o| o.value.port).collect();
        for (o, port) in ports.into_iter().enumerate() {
            let right = self.outputs[o].in_range(&mut self.arena);
            self.require(right);
            let Port::Flag(f) = port else { continue };
            for place in self.outputs[o].values().to_vec() {
                let here = self.outputs[o].is(&mut self.arena, place);
                let offered = self.has_flags(place, FlagSet::of(&[f]));
                self.require_implied(here, offered);
            }
        }
    }

    fn require_used(&mut self, i: usize) {
        let readers = [self.readers(i), self.flag_readers(i)].concat();
        let e = self.any(readers);
        self.require(e);
    }

    /// Lines `i` and `j` are not the same instruction on the same operands.
    fn require_different(&mut self, i: usize, j: usize) {
        let both: Vec<usize> = self.lines[i].shapes.clone().filter(|n| self.lines[j].shapes.contains(n)).collect();
        if both.is_empty() {
            return;
        }
        let operands = self.same_operands(i, j);
        for n in both {
            let (here, there) = (self.is_shape(i, n), self.is_shape(j, n));
            let mut same = self.arena.and(here, there);
            if self.subject.shapes.all[n].open.is_some() {
                let [a, b] = [i, j].map(|l| self.lines[l].constant.term(&mut self.arena));
                let constants = self.arena.eq(a, b);
                same = self.arena.and(same, constants);
            }
            same = self.arena.and(same, operands);
            let different = self.arena.not(same);
            self.require(different);
        }
    }

    fn same_operands(&mut self, i: usize, j: usize) -> ExprId {
        let (a, b) = (&self.lines[i], &self.lines[j]);
        let pairs = a.operands.iter().zip(&b.operands).chain([(&a.flags, &b.flags)]);
        let mut same = self.arena.bool(true);
        for (x, y) in pairs {
            let both: Vec<ExprId> = x
                .values()
                .iter()
                .map(|&v| {
                    let (here, there) = (x.is(&mut self.arena, v), y.is(&mut self.arena, v));
                    self.arena.and(here, there)
                })
                .collect();
            let none = self.arena.bool(false);
            let equal = both.into_iter().fold(none, |any, e| self.arena.or(any, e));
            same = self.arena.and(same, equal);
        }
        same
    }

    /// Line `j` follows line `i`: it reads it, or its shape is not smaller.
    fn require_order(&mut self, i: usize, j: usize) {
        let value = self.inputs + i;
        let (a, line) = (&mut self.arena, &self.lines[j]);
        let mut reads: Vec<ExprId> = line.operands.iter().map(|o| o.is(a, value)).collect();
        reads.push(line.flags.is(a, i + 1));
        let reads = self.any(reads);
        let in_order = self.lines[i].shape.at_most(&mut self.arena, &self.lines[j].shape);
        let right = self.arena.or(in_order, reads);
        self.require(right);
    }
}
