//! What was put in place of a window, as two graphs over the same inputs: what a rule is learned from.

use crate::ir::graph::{Class, Dag, Kind, Node, Port, Value};
use crate::ir::signature::{Compare, Condition, ConditionTerm};
use crate::lift::rebuild;
use crate::search::spec::{NumberBounds, Spec, SpecInput, nth_register};
use crate::text;
use isa::Width;
use rustc_hash::FxHashMap;

/// Two graphs with the same outputs, equal where the facts of the left one hold. Inputs and outputs are named as in
/// candidates ([`Spec`]).
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct RuleExample {
    pub left: Dag,
    pub right: Dag,
}

impl RuleExample {
    /// That `program` stands for a window of `dag`; `None` if it reads what the window computes itself, or what is always
    /// the same.
    pub fn of(dag: &Dag, spec: &Spec, program: &Dag) -> Option<RuleExample> {
        if !spec.inputs.iter().all(SpecInput::varies) || spec.repeats_a_flag() {
            return None;
        }
        let mut left = LeftSide::of(spec);
        for (id, node) in &spec.interior {
            let mut copy = Node { origin: None, ..node.clone() };
            for v in node.values() {
                left.name_unread(dag, v)?;
            }
            copy.map_values(|v| left.values[&v]);
            let new = left.dag.push(copy);
            for v in dag.results(*id) {
                left.values.insert(v, Value { node: new, port: v.port });
            }
        }
        let outputs: Option<Vec<Value>> =
            spec.ordered_outputs().iter().map(|o| left.values.get(&o.value).copied()).collect();
        spec.set_outputs(&mut left.dag, &outputs?);
        let left = rebuild(&left.dag, &FxHashMap::default())?;
        let bare = |node: &Node| Node { origin: None, ..node.clone() };
        let mut right = program.clone();
        for (id, node) in program.iter() {
            right.replace(id, bare(node));
        }
        Some(RuleExample { left, right })
    }

    /// Reads both sides in text form; `None` if one is no graph.
    pub fn parse(left: &str, right: &str) -> Option<RuleExample> {
        Some(RuleExample { left: text::parse(left).ok()?, right: text::parse(right).ok()? })
    }
}

/// A window while it is made a graph of its own.
struct LeftSide {
    dag: Dag,
    /// What its values are there.
    values: FxHashMap<Value, Value>,
    /// Registers of each class that have a name.
    named: [usize; Class::COUNT],
}

impl LeftSide {
    /// The inputs of a specification, with what is known of them.
    fn of(spec: &Spec) -> LeftSide {
        let (mut dag, registers) = spec.blank();
        let mut values: FxHashMap<Value, Value> = FxHashMap::default();
        let mut named = [0; Class::COUNT];
        for (input, value) in spec.registers().zip(registers) {
            values.insert(input.value, value);
            named[input.class.index()] += 1;
            if let (Class::GENERAL, Kind::Input(register)) = (input.class, &dag.node(value.node).kind)
                && let Some(register) = register.gpr()
            {
                dag.facts.extend(facts(register, input.bounds));
            }
        }
        for (flag, input) in spec.flags() {
            let node = dag.push(Node { kind: Kind::InputFlag(flag), origin: None, effect: false });
            values.insert(input.value, Value { node, port: Port::Flag(flag) });
        }
        LeftSide { dag, values, named }
    }

    /// Makes a value an input that is no input of the specification, as no output depends on it.
    fn name_unread(&mut self, dag: &Dag, v: Value) -> Option<()> {
        if self.values.contains_key(&v) {
            return Some(());
        }
        let (kind, port) = match dag.flag(v) {
            Some(flag) => (Kind::InputFlag(flag), Port::Flag(flag)),
            None => {
                let class = dag.class(v);
                self.named[class.index()] += 1;
                (Kind::Input(nth_register(class, self.named[class.index()] - 1)?), Port::Whole)
            }
        };
        let node = self.dag.push(Node { kind, origin: None, effect: false });
        self.values.insert(v, Value { node, port });
        Some(())
    }
}

/// What the bounds of a register say beyond its width.
fn facts(register: isa::Gpr, bounds: NumberBounds) -> Vec<Condition> {
    let all = NumberBounds::of_bits(64);
    let compare = |op, bound: u64| Condition::Compare {
        op,
        left: ConditionTerm::Register(register, Width::W64),
        right: ConditionTerm::Constant(i128::from(bound)),
    };
    let least = (bounds.least > all.least).then(|| compare(Compare::Ge, bounds.least));
    let most = (bounds.most < all.most).then(|| compare(Compare::Le, bounds.most));
    least.into_iter().chain(most).collect()
}
