//! Where a graph has the left side of a rule.

use super::commuting::commuting_operands;
use super::number::SymbolValues;
use super::place::{NumberPlace, PlaceInNode, PlacedNumber, numbers};
use super::{Rule, RuleExample};
use crate::ir::graph::{Address, Class, Dag, Kind, NodeId, Use, Value};
use isa::expr::mask;
use isa::{FeatureSet, RowId, table};
use rustc_hash::FxHashMap;
use std::collections::{BTreeMap, BTreeSet};

/// Ways to lay a left side over a graph that are followed at once; operands that commute make many of a long sum.
const MOST_WAYS: usize = 64;

/// A rule made ready to be looked for.
#[derive(Debug)]
pub struct RulePattern {
    pub rule: Rule,
    /// The constants of the left side: the symbol of each, or what it must be.
    numbers: FxHashMap<NumberPlace, PatternNumber>,
    commuting: FxHashMap<RowId, [usize; 2]>,
    /// Values of the left side that count, the roots of what is looked for.
    outputs: Vec<Value>,
    /// The row that gives the first of them.
    pub root: RowId,
    /// What its right side needs.
    pub features: FeatureSet,
}

#[derive(Clone, Copy, Debug)]
enum PatternNumber {
    Symbol { index: usize, width: u16 },
    Literal(PlacedNumber),
}

/// A left side over a graph.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RuleMatch {
    /// What the inputs of the left side are, by their nodes.
    pub inputs: BTreeMap<NodeId, Value>,
    /// Its other nodes.
    pub nodes: BTreeMap<NodeId, NodeId>,
    symbols: Vec<Option<u64>>,
}

impl RulePattern {
    /// `None` if the first output is no result of an instruction.
    pub fn new(rule: Rule) -> Option<RulePattern> {
        let RuleExample { left, .. } = &rule.example;
        let symbol = |place: NumberPlace| {
            let index = rule.symbols.iter().position(|s| s.places.contains(&place))?;
            Some(PatternNumber::Symbol { index, width: rule.symbols[index].width })
        };
        let numbers = numbers(left).into_iter();
        let numbers = numbers.map(|n| (n.place, symbol(n.place).unwrap_or(PatternNumber::Literal(n)))).collect();
        let rows =
            left.iter().filter_map(|(_, n)| if let Kind::Inst { row, .. } = &n.kind { Some(*row) } else { None });
        let commuting = rows.filter_map(|row| Some((row, commuting_operands(table().row(row))?))).collect();
        let outputs: Vec<Value> =
            left.live_out.iter().map(|l| l.value).chain(left.live_out_flags.iter().map(|f| f.1)).collect();
        let Kind::Inst { row: root, .. } = left.node(outputs.first()?.node).kind else { return None };
        let features = rule.features();
        Some(RulePattern { rule, numbers, commuting, outputs, root, features })
    }

    fn left(&self) -> &Dag {
        &self.rule.example.left
    }

    /// All ways to lay the left side over the graph with its first output at `root`.
    pub fn matches(&self, dag: &Dag, root: NodeId) -> Vec<RuleMatch> {
        let none =
            RuleMatch { inputs: BTreeMap::new(), nodes: BTreeMap::new(), symbols: vec![None; self.rule.symbols.len()] };
        let mut ways = self.node(dag, self.outputs[0].node, root, none);
        for output in &self.outputs[1..] {
            let place = |way: RuleMatch| {
                if way.nodes.contains_key(&output.node) {
                    return vec![way];
                }
                let others = dag.iter().map(|(id, _)| id);
                others.flat_map(|at| self.node(dag, output.node, at, way.clone())).take(MOST_WAYS).collect()
            };
            ways = ways.into_iter().flat_map(place).take(MOST_WAYS).collect();
        }
        // What commutes may be laid over what is the same in both orders.
        let mut different: Vec<RuleMatch> = Vec::new();
        for way in ways {
            if !different.contains(&way) {
                different.push(way);
            }
        }
        different
    }

    fn value(&self, dag: &Dag, pattern: Value, value: Value, mut way: RuleMatch) -> Vec<RuleMatch> {
        let node = self.left().node(pattern.node);
        match &node.kind {
            Kind::Input(r) => {
                let fits =
                    dag.class(value) == Class::of(*r) && *way.inputs.entry(pattern.node).or_insert(value) == value;
                if fits { vec![way] } else { Vec::new() }
            }
            Kind::InputFlag(f) => {
                let fits = dag.flag(value) == Some(*f) && *way.inputs.entry(pattern.node).or_insert(value) == value;
                if fits { vec![way] } else { Vec::new() }
            }
            Kind::Const(_) => {
                let Kind::Const(c) = dag.node(value.node).kind else { return Vec::new() };
                let place = NumberPlace { node: pattern.node, at: PlaceInNode::Content };
                if way.nodes.insert(pattern.node, value.node).is_some_and(|before| before != value.node) {
                    return Vec::new();
                }
                self.number(place, c, way).into_iter().collect()
            }
            _ if pattern.port == value.port => self.node(dag, pattern.node, value.node, way),
            _ => Vec::new(),
        }
    }

    fn number(&self, place: NumberPlace, number: u64, mut way: RuleMatch) -> Option<RuleMatch> {
        let low = |width: u16| number & mask(width) as u64;
        let fits = match self.numbers.get(&place)? {
            PatternNumber::Symbol { index, width } => *way.symbols[*index].get_or_insert(low(*width)) == low(*width),
            PatternNumber::Literal(n) => n.value == low(n.width),
        };
        fits.then_some(way)
    }

    fn node(&self, dag: &Dag, pattern: NodeId, at: NodeId, mut way: RuleMatch) -> Vec<RuleMatch> {
        if let Some(before) = way.nodes.get(&pattern) {
            return if *before == at { vec![way] } else { Vec::new() };
        }
        let (of, node) = (self.left().node(pattern), dag.node(at));
        let Kind::Inst { row, operands, implicit, flags } = &of.kind else { return Vec::new() };
        let Kind::Inst { row: same, operands: others, implicit: unnamed, flags: handed } = &node.kind else {
            return Vec::new();
        };
        if row != same || node.effect || operands.len() != others.len() {
            return Vec::new();
        }
        way.nodes.insert(pattern, at);
        let orders = match self.commuting.get(row) {
            Some(&[a, b]) => vec![others.clone(), {
                let mut swapped = others.clone();
                swapped.swap(a, b);
                swapped
            }],
            None => vec![others.clone()],
        };
        let mut ways: Vec<RuleMatch> =
            orders.iter().flat_map(|others| self.operands(dag, pattern, operands, others, way.clone())).collect();
        let pairs = implicit.iter().zip(unnamed).map(|(a, b)| (*a, *b));
        let flag = |f: &isa::Flag| handed.iter().find(|h| h.0 == *f).map(|h| h.1);
        let pairs = pairs.chain(flags.iter().map(|(f, v)| (Some(*v), flag(f))));
        for (a, b) in pairs {
            let Some(a) = a else { continue };
            let Some(b) = b else { return Vec::new() };
            ways = ways.into_iter().flat_map(|way| self.value(dag, a, b, way)).take(MOST_WAYS).collect();
        }
        ways
    }

    fn operands(&self, dag: &Dag, node: NodeId, pattern: &[Use], operands: &[Use], way: RuleMatch) -> Vec<RuleMatch> {
        let mut ways = vec![way];
        for (k, (a, b)) in pattern.iter().zip(operands).enumerate() {
            let next = |way: RuleMatch| {
                self.operand(dag, NumberPlace { node, at: PlaceInNode::Immediate(k as u8) }, a, b, way)
            };
            ways = ways.into_iter().flat_map(next).take(MOST_WAYS).collect();
        }
        ways
    }

    fn operand(&self, dag: &Dag, place: NumberPlace, pattern: &Use, operand: &Use, way: RuleMatch) -> Vec<RuleMatch> {
        match (pattern, operand) {
            (Use::Value { value: a, high: x }, Use::Value { value: b, high: y }) if x == y => {
                self.value(dag, *a, *b, way)
            }
            // Where any content will do, this one does.
            (Use::Any, Use::Value { high: false, .. } | Use::Any) | (Use::Fresh, Use::Fresh) => vec![way],
            (Use::Imm(_), Use::Imm(b)) => self.number(place, *b as u64, way).into_iter().collect(),
            (Use::Mem(a), Use::Mem(b)) => self.address(dag, place, a, b, way),
            (a, b) if a == b && a.address().is_none_or(|m| m.base.is_none() && m.index.is_none()) => vec![way],
            _ => Vec::new(),
        }
    }

    fn address(&self, dag: &Dag, place: NumberPlace, a: &Address, b: &Address, way: RuleMatch) -> Vec<RuleMatch> {
        let rest = |m: &Address| (m.rip, m.segment, m.symbol.clone(), m.fixed.clone());
        if rest(a) != rest(b) || a.base.is_some() != b.base.is_some() || a.index.is_some() != b.index.is_some() {
            return Vec::new();
        }
        let NumberPlace { node, at } = place;
        let (PlaceInNode::Immediate(k) | PlaceInNode::Displacement(k)) = at else { return Vec::new() };
        let place = NumberPlace { node, at: PlaceInNode::Displacement(k) };
        let way = match self.numbers.contains_key(&place) {
            true => self.number(place, b.disp as u64, way),
            false => (a.disp == b.disp).then_some(way),
        };
        let scales = |m: &Address| m.index.map(|i| i.1);
        if scales(a) != scales(b) {
            return Vec::new();
        }
        let Some(way) = way else { return Vec::new() };
        let pair = |m: &Address| (m.base, m.index.map(|i| i.0));
        let swapped = |(base, index)| (index, base);
        let orders =
            if scales(a) == Some(1) && a.base.is_some() { vec![pair(b), swapped(pair(b))] } else { vec![pair(b)] };
        let in_order = |(base, index): (Option<Value>, Option<Value>)| {
            let mut ways = vec![way.clone()];
            for (x, y) in [(pair(a).0, base), (pair(a).1, index)] {
                if let (Some(x), Some(y)) = (x, y) {
                    ways = ways.into_iter().flat_map(|way| self.value(dag, x, y, way)).collect();
                }
            }
            ways
        };
        orders.into_iter().flat_map(in_order).collect()
    }

    /// The values of the graph that the outputs of the left side are.
    pub fn outputs_in(&self, way: &RuleMatch) -> Vec<Value> {
        self.outputs.iter().filter_map(|v| Some(Value { node: *way.nodes.get(&v.node)?, port: v.port })).collect()
    }

    /// What of its outputs the rule speaks of, in the same order.
    pub fn masks(&self) -> impl Iterator<Item = u64> + '_ {
        let left = self.left();
        left.live_out.iter().map(|l| l.mask).chain(left.live_out_flags.iter().map(|_| 1))
    }

    /// What a match is of the graph.
    pub fn interior(&self, way: &RuleMatch) -> BTreeSet<NodeId> {
        way.nodes.values().copied().collect()
    }

    /// The numbers of a match.
    pub fn numbers(&self, way: &RuleMatch) -> Option<SymbolValues<u64>> {
        let symbols: Option<Vec<u64>> = way.symbols.iter().copied().collect();
        Some(SymbolValues { symbols: symbols?, width: self.rule.width() })
    }

    /// The value that an input of the rule is in a match.
    pub fn input(&self, way: &RuleMatch, kind: &Kind) -> Option<Value> {
        let (node, _) = self.left().iter().find(|(_, n)| n.kind == *kind)?;
        way.inputs.get(&node).copied()
    }
}
