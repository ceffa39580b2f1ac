//! Less of an example: facts that are not needed, bits that nobody asked for, nodes whose value may be anything.

use super::Judge;
use super::bare;
use crate::ir::graph::{Class, Dag, Kind, Node, NodeId, Port, Value};
use crate::ir::signature::{Compare, Condition, ConditionTerm};
use crate::lift::rebuild;
use crate::search::rules::{Rule, RuleExample};
use crate::search::spec::nth_register;
use isa::Reg;
use isa::expr::mask;
use rustc_hash::FxHashMap;

/// The rule with as few facts as it needs; `None` if all of them are too few.
pub fn without_facts(rule: Rule, judge: &mut Judge) -> Option<Rule> {
    let mut rule = with_facts(&rule, about_inputs(&rule.example.left));
    let none = with_facts(&rule, Vec::new());
    if judge.holds(&none) {
        return Some(none);
    }
    if !judge.holds(&rule) {
        return None;
    }
    for n in (0..rule.example.left.facts.len()).rev() {
        let mut facts = rule.example.left.facts.clone();
        facts.remove(n);
        let less = with_facts(&rule, facts);
        if judge.holds(&less) {
            rule = less;
        }
    }
    for n in 0..rule.example.left.facts.len() {
        rule = with_wider_bound(rule, n, judge);
    }
    Some(rule)
}

/// The rule with the `n`-th fact a bound that is as wide as a width is, if that will do.
fn with_wider_bound(rule: Rule, n: usize, judge: &mut Judge) -> Rule {
    let Condition::Compare { op: Compare::Le, left, right: ConditionTerm::Constant(most) } =
        rule.example.left.facts[n].clone()
    else {
        return rule;
    };
    let bounds = [63, 32, 31, 16, 15, 8, 7, 1].map(|bits| mask(bits) as i128);
    let wider = bounds.into_iter().filter(|b| *b > most).map(|bound| {
        let mut facts = rule.example.left.facts.clone();
        facts[n] = Condition::Compare { op: Compare::Le, left: left.clone(), right: ConditionTerm::Constant(bound) };
        with_facts(&rule, facts)
    });
    wider.into_iter().find(|r| judge.holds(r)).unwrap_or(rule)
}

fn with_facts(rule: &Rule, facts: Vec<Condition>) -> Rule {
    let mut rule = rule.clone();
    rule.example.left.facts = facts;
    rule
}

/// The facts of a graph that speak of its inputs alone.
fn about_inputs(dag: &Dag) -> Vec<Condition> {
    let is_input = |g: &isa::Gpr| dag.iter().any(|(_, n)| n.kind == Kind::Input(Reg::of(*g)));
    dag.facts.iter().filter(|c| c.registers().iter().all(is_input)).cloned().collect()
}

/// The rule with more bits of its outputs that count: all, or those of the widest width that will do.
pub fn on_all_bits(mut rule: Rule, judge: &mut Judge) -> Rule {
    for n in 0..rule.example.left.live_out.len() {
        let out = rule.example.left.live_out[n];
        let class = rule.example.left.class(out.value);
        let widths = [512, 256, 128, 64, 32, 16, 8].into_iter().filter(|w| *w <= class.bits());
        let masks = widths.map(|w| class.low_part(w)).filter(|m| m & out.mask == out.mask && *m != out.mask);
        let wider = masks.map(|mask| {
            let mut rule = rule.clone();
            rule.example.left.live_out[n].mask = mask;
            rule.example.right.live_out[n].mask = mask;
            rule
        });
        if let Some(wider) = wider.into_iter().find(|r| judge.holds(r)) {
            rule = wider;
        }
    }
    rule
}

/// The rule without nodes of its left side whose values may be anything.
pub fn without_nodes(mut rule: Rule, judge: &mut Judge) -> Rule {
    while let Some(less) = without_a_node(&rule, judge) {
        rule = less;
    }
    rule
}

/// What lies next to the outputs is tried first: with it goes what it is made from.
fn without_a_node(rule: &Rule, judge: &mut Judge) -> Option<Rule> {
    let left = &rule.example.left;
    let nodes = left.iter().rev().filter(|(_, n)| matches!(n.kind, Kind::Inst { .. } | Kind::Const(_)));
    let cut = nodes.filter_map(|(id, _)| cut_off(left, id));
    let less = cut.filter_map(|left| {
        let right = bare(&rule.example.right)?;
        let mut less = Rule { example: RuleExample { left, right }, ..rule.clone() };
        less.example.left.facts = about_inputs(&less.example.left);
        (less.example.left.facts.len() == rule.example.left.facts.len()).then_some(less)
    });
    less.into_iter().find(|r| judge.holds(r))
}

/// The graph with the results of a node made inputs; `None` if it is an output.
fn cut_off(dag: &Dag, node: NodeId) -> Option<Dag> {
    let outputs = dag.live_out.iter().map(|l| l.value).chain(dag.live_out_flags.iter().map(|f| f.1));
    if outputs.into_iter().any(|v| v.node == node) {
        return None;
    }
    let mut open = dag.clone();
    let mut replace = FxHashMap::default();
    for v in dag.results(node).into_iter().filter(|v| dag.iter().any(|(_, n)| n.values().contains(v))) {
        let kind = match v.port {
            Port::Flag(f) => Kind::InputFlag(f),
            _ => Kind::Input(unused(&open, dag.class(v))?),
        };
        let port = if v.is_flag() { v.port } else { Port::Whole };
        // A flag that is an input already is another one.
        if v.is_flag() && open.iter().any(|(_, n)| n.kind == kind) {
            return None;
        }
        let input = open.push(Node { kind, origin: None, effect: false });
        replace.insert(v, Value { node: input, port });
    }
    rebuild(&open, &replace)
}

/// A register that is no input.
fn unused(dag: &Dag, class: Class) -> Option<Reg> {
    let registers = (0..).map_while(|n| nth_register(class, n));
    registers.into_iter().find(|r| !dag.iter().any(|(_, n)| n.kind == Kind::Input(*r)))
}
