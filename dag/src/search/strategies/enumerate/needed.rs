//! What a program still has to do, and whether the steps that are left can do it. Both bounds are exact: what they leave out
//! computes something that nothing reads, or does not read something on which an output depends.

use super::{EnumerationSearch, SLOTS};
use crate::ir::graph::Port;
use crate::ir::random::Random;
use crate::search::components::Component;
use crate::search::spec::{Spec, SpecInput};
use isa::Sym;

/// Pairs of states that are tried for each input.
const PAIRS: usize = 8;
/// Shortest programs in which there is something to leave out.
const SHORTEST: usize = 3;

/// What every program of a search has in common.
#[derive(Clone)]
pub(super) struct ProgramNeeds {
    /// Register inputs on which some output depends, by their number among the known values.
    inputs: Vec<usize>,
    /// Most that one step can read: values, and flags as one more.
    reads: usize,
}

impl ProgramNeeds {
    pub(super) fn of(spec: &Spec, library: &[Component], length: usize) -> ProgramNeeds {
        let inputs = if length < SHORTEST { Vec::new() } else { demanded(spec) };
        let reads = |c: &Component| c.slots + usize::from(!c.flags_in.is_empty());
        let searched = library.iter().filter(|c| c.slots <= SLOTS);
        ProgramNeeds { inputs, reads: searched.map(reads).max().unwrap_or(0) }
    }
}

/// Inputs for which two states that differ in them alone have different outputs. None where a value from inside is offered,
/// for that may stand for the input.
fn demanded(spec: &Spec) -> Vec<usize> {
    if spec.inputs.iter().any(|i| i.offered) {
        return Vec::new();
    }
    let mut random = Random::new(1);
    let mut matters = |input: &SpecInput| {
        (0..PAIRS).any(|_| {
            let state: Vec<(Sym, u64)> = spec.inputs.iter().map(|i| (i.sym, number(i, &mut random))).collect();
            let other = number(input, &mut random);
            let one = |s: Sym| state.iter().find(|(of, _)| *of == s).map_or(0, |(_, value)| *value);
            let two = |s: Sym| if s == input.sym { other } else { one(s) };
            spec.allows(&one)
                && spec.allows(&two)
                && spec.outputs.iter().any(|o| spec.value_on(o, &one) != spec.value_on(o, &two))
        })
    };
    let inputs = spec.registers().enumerate().filter(|(_, i)| i.varies());
    inputs.filter(|(_, i)| matters(i)).map(|(n, _)| n).collect()
}

/// A number for an input; constants are what they are.
fn number(input: &SpecInput, random: &mut Random) -> u64 {
    input.constant.map_or_else(|| random.wide() as u64 & u64::MAX >> (64 - input.width.min(64)), |c| c.0[0])
}

impl EnumerationSearch<'_> {
    /// Whether so many further steps can complete the program. Each has one result. Each reads at most as much as a
    /// component does, and is read itself unless it is an output.
    pub(super) fn may_end_in(&self, steps: usize) -> bool {
        if self.outputs.len() > 1 && self.missing_registers() > steps {
            return false;
        }
        let unread_inputs = self.needs.inputs.iter().filter(|&&i| self.values[i].uses == 0).count();
        let unread = self.unused().count() + self.unread().count() + unread_inputs;
        unread <= self.outputs.len() + steps * self.needs.reads.saturating_sub(1)
    }

    /// Outputs in registers that differ from each other and from what is known.
    fn missing_registers(&self) -> usize {
        let is_register = |o: &usize| !matches!(self.outputs[*o].value.port, Port::Flag(_));
        let missing: Vec<usize> = self.missing().into_iter().filter(is_register).collect();
        let differs = |(n, &o): (usize, &usize)| missing[..n].iter().all(|&other| self.differ(o, other));
        missing.iter().enumerate().filter(|&x| differs(x)).count()
    }

    /// Whether no value can be both outputs.
    fn differ(&self, a: usize, b: usize) -> bool {
        let tests = self.tests;
        let both = tests.care[a].iter().zip(&tests.care[b]).zip(tests.want[a].iter().zip(&tests.want[b]));
        self.outputs[a].class != self.outputs[b].class
            || both.into_iter().any(|((p, q), (x, y))| (x ^ y) & p & q != 0)
    }
}
