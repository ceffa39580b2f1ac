//! What makes selectors a program, and which of equal programs is taken: nothing here depends on tests.

use super::SLOTS;
use super::model::{LineSelectors, LinearModel};
use crate::ir::graph::Port;
use isa::{ExprId, Sym};

impl LinearModel<'_> {
    /// What does not depend on tests: which selectors make a program, and which of equal programs is taken.
    pub(super) fn require_program_form(&mut self) {
        for i in 0..self.lines.len() {
            self.require_below(self.lines[i].opcode, self.shapes.all.len());
            for n in 0..SLOTS {
                self.require_below(self.lines[i].operands[n], self.inputs + i);
            }
            self.require_below(self.lines[i].flags, i + 1);
            for k in 0..self.shapes.all.len() {
                self.require_shape_of_line(i, k);
            }
            self.require_results_are_values(i);
        }
        self.require_weight();
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

    /// If line `i` is shape `k`: what the shape does not read is 0, its flags are offered where they come from, operands
    /// that commute are in order.
    fn require_shape_of_line(&mut self, i: usize, k: usize) {
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
            self.require_implied(chosen, zero);
        }
        if commutative {
            let [a, b, _] = self.lines[i].operands.map(|s| self.arena.var(s, self.w));
            let wrong = self.arena.ult(a, b);
            let right = self.arena.not(wrong);
            self.require_implied(chosen, right);
        }
        if self.shapes.all[k].open.is_none() {
            let v = self.arena.var(self.lines[i].constant, self.constant);
            let zero = self.arena.is_zero(v);
            self.require_implied(chosen, zero);
        }
        if flags_in.is_empty() {
            let zero = self.is(self.lines[i].flags, 0);
            self.require_implied(chosen, zero);
            return;
        }
        for from in 0..=i {
            let here = self.is(self.lines[i].flags, from);
            let offered = self.offers(from, flags_in);
            let both = self.arena.and(chosen, here);
            self.require_implied(both, offered);
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
    fn require_results_are_values(&mut self, i: usize) {
        for k in 0..self.shapes.all.len() {
            if self.shapes.all[k].component.result.is_some() {
                continue;
            }
            let chosen = self.is(self.lines[i].opcode, k);
            for reader in self.readers(i) {
                let not = self.arena.not(reader);
                self.require_implied(chosen, not);
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
    fn require_weight(&mut self) {
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

    fn require_outputs(&mut self) {
        let n = self.lines.len();
        let ordered = self.request.spec.ordered_outputs();
        let ports: Vec<Port> = ordered.iter().map(|o| o.value.port).collect();
        for (&s, port) in self.outputs.clone().iter().zip(&ports) {
            let Port::Flag(f) = port else {
                self.require_below(s, self.inputs + n);
                continue;
            };
            self.require_below(s, n + 1);
            for from in 0..=n {
                let here = self.is(s, from);
                let offered = self.offers(from, isa::FlagSet::of(&[*f]));
                self.require_implied(here, offered);
            }
        }
    }

    fn require_used(&mut self, i: usize) {
        let readers = [self.readers(i), self.flag_readers(i)].concat();
        let e = self.any(readers);
        self.assertions.push(e);
    }

    /// Lines `i` and `j` are not the same instruction on the same operands.
    fn require_different(&mut self, i: usize, j: usize) {
        let word = self.constant;
        let parts = |c: &LineSelectors, w: u16| {
            let selectors = [c.opcode, c.flags].into_iter().chain(c.operands).map(move |s| (s, w));
            selectors.chain([(c.constant, word)]).collect::<Vec<_>>()
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
    fn require_order(&mut self, i: usize, j: usize) {
        let value = self.inputs + i;
        let mut reads: Vec<ExprId> = self.lines[j].operands.into_iter().map(|s| self.is(s, value)).collect();
        reads.push(self.is(self.lines[j].flags, i + 1));
        let reads = self.any(reads);
        let (a, b) = (self.arena.var(self.lines[i].opcode, self.w), self.arena.var(self.lines[j].opcode, self.w));
        let smaller = self.arena.ult(b, a);
        self.require_implied(smaller, reads);
    }
}
