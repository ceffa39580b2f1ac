//! No instruction at all: every output is an input, or a constant (Souper's first step). Without a constant there is
//! nothing else of length 0, so there the answer is complete; of longer programs this knows only some.

use super::{Proposal, ProposalRequest, Strategy};
use crate::ir::graph::{Class, Kind, Node, Port, Value};

pub struct Constant;

impl Strategy for Constant {
    fn name(&self) -> &'static str {
        "constant"
    }

    fn shows(&self) -> &'static str {
        "no output is an input"
    }

    fn propose(&self, request: &ProposalRequest) -> Proposal {
        let (spec, tests) = (request.spec, request.tests);
        let none = || if request.length == 0 { Proposal::Exhausted } else { Proposal::NotApplicable };
        let (mut dag, inputs) = spec.blank();
        let mut outputs = Vec::new();
        let mut weight = 0;
        for (i, o) in spec.ordered_outputs().iter().enumerate() {
            if o.value.is_flag() {
                return none();
            }
            let input = tests
                .registers
                .iter()
                .position(|(class, words)| *class == o.class && tests.agree(i, words, tests.lanes));
            if let Some(s) = input {
                outputs.push(inputs[s]);
                continue;
            }
            // Only a general register is made a constant by one instruction that has no inputs.
            if o.class != Class::GENERAL {
                return none();
            }
            let (want, care) = (&tests.want[i], &tests.care[i]);
            // The constant is what the lanes say together, on the bits that any of them cares about.
            let value = (0..tests.lanes).fold(0, |v, k| v | want[k] & care[k]);
            if !(0..tests.lanes).all(|k| (value ^ want[k]) & care[k] == 0) {
                return none();
            }
            let node = dag.push(Node { kind: Kind::Const(value), origin: None, effect: false });
            outputs.push(Value { node, port: Port::Whole });
            weight += 1;
        }
        if weight != request.length {
            return none();
        }
        spec.set_outputs(&mut dag, &outputs);
        Proposal::Candidates(vec![dag])
    }
}
