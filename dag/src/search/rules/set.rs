//! Many rules, and what they propose for a graph.

use super::entry::{InstructionNames, RuleEntry};
use super::functions::FunctionTable;
use super::matching::{RuleMatch, RulePattern};
use super::{InputBound, Rule, text};
use crate::ir::graph::{Dag, Kind, NodeId, Value};
use crate::search::spec::{Spec, nth_register};
use crate::search::windows::{Analysis, Window};
use isa::{FeatureSet, Flag, Reg, RowId};
use rustc_hash::{FxHashMap, FxHashSet};
use std::cmp::Reverse;
use std::sync::OnceLock;

/// Rules by their numbers, from 0.
#[derive(Debug, Default)]
pub struct RuleSet {
    entries: Vec<RuleEntry>,
    /// Made when it is first asked for.
    functions: OnceLock<FunctionTable>,
}

/// A rule that may be somewhere in a graph.
#[derive(Clone, Copy)]
struct NumberedPattern<'r> {
    number: usize,
    pattern: &'r RulePattern,
}

/// A place in a graph where the left side of a rule is.
#[derive(Debug)]
pub struct RulePlace<'r> {
    /// Number of the rule.
    pub number: usize,
    pattern: &'r RulePattern,
    way: RuleMatch,
}

/// What a rule has for a window.
#[derive(Debug)]
pub struct RuleProposal {
    pub window: Window,
    pub spec: Spec,
    pub candidate: Dag,
}

impl RuleSet {
    pub fn new(rules: impl IntoIterator<Item = Rule>) -> RuleSet {
        RuleSet { entries: rules.into_iter().map(RuleEntry::of_rule).collect(), functions: OnceLock::new() }
    }

    /// Of a text without mistakes, of which each rule is read when it is first needed.
    pub fn of_text(text: &'static str) -> RuleSet {
        RuleSet { entries: text::rules(text).map(RuleEntry::of_text).collect(), functions: OnceLock::new() }
    }

    /// In the order of their numbers, those that can be looked for.
    pub fn iter(&self) -> impl Iterator<Item = &Rule> {
        self.entries.iter().filter_map(|e| Some(&e.pattern()?.rule))
    }

    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// What right sides compute.
    pub fn functions(&self) -> &FunctionTable {
        self.functions.get_or_init(|| {
            let mut known: FxHashSet<&str> = FxHashSet::default();
            let is_new = |e: &&RuleEntry| e.right_text().is_empty() || known.insert(e.right_text());
            FunctionTable::new(self.entries.iter().filter(is_new).filter_map(RuleEntry::right_side))
        })
    }

    /// Reads what may be found in graphs of these instructions, and finds what right sides compute, before anybody asks.
    pub fn foresee(&self, rows: impl Iterator<Item = RowId>) {
        // Nobody asks then.
        if self.is_empty() {
            return;
        }
        let names = InstructionNames::of_rows(rows);
        self.entries.iter().for_each(|e| _ = e.pattern_among(&names));
        self.functions();
    }

    /// Where left sides are in a graph, those first that save most, of rules whose right sides run on a CPU with these features.
    pub fn places(&self, dag: &Dag, features: FeatureSet) -> Vec<RulePlace<'_>> {
        let alive = dag.alive();
        let by_root = self.by_root(dag, features);
        let mut found = Vec::new();
        for (at, node) in dag.iter().rev().filter(|(id, _)| alive[id.index()]) {
            let Kind::Inst { row, .. } = &node.kind else { continue };
            for &NumberedPattern { number, pattern } in by_root.get(row).into_iter().flatten() {
                let ways = pattern.matches(dag, at).into_iter();
                found.extend(ways.map(|way| RulePlace { number, pattern, way }));
            }
        }
        found.sort_by_key(|place| Reverse(place.pattern.rule.saves()));
        found
    }

    /// What may be in the graph, by the instruction at its root.
    fn by_root(&self, dag: &Dag, features: FeatureSet) -> FxHashMap<RowId, Vec<NumberedPattern<'_>>> {
        let names = InstructionNames::of(dag);
        let mut by_root: FxHashMap<RowId, Vec<NumberedPattern>> = FxHashMap::default();
        for (number, entry) in self.entries.iter().enumerate() {
            if let Some(pattern) = entry.pattern_among(&names)
                && features.includes(pattern.features)
            {
                by_root.entry(pattern.root).or_default().push(NumberedPattern { number, pattern });
            }
        }
        by_root
    }
}

impl RulePlace<'_> {
    pub fn rule(&self) -> &Rule {
        &self.pattern.rule
    }

    /// What the rule has for the window there; `None` if its conditions do not hold, or if more of the outputs counts than
    /// it speaks of.
    pub fn proposal(&self, dag: &Dag, a: &Analysis) -> Option<RuleProposal> {
        let RulePlace { pattern, way, .. } = self;
        let numbers = pattern.numbers(way)?;
        if !pattern.rule.conditions.iter().all(|c| c.is_met(&numbers)) {
            return None;
        }
        let interior = pattern.interior(way);
        if !interior.iter().all(|&n| a.is_movable(dag, n)) {
            return None;
        }
        let outputs: Vec<(Value, u64)> = pattern.outputs_in(way).into_iter().map(|v| (v, a.demand(v))).collect();
        let spoken_of = |(output, mask): (&(Value, u64), u64)| output.1 != 0 && output.1 & !mask == 0;
        if !outputs.iter().zip(pattern.masks()).all(spoken_of) {
            return None;
        }
        let window = Window { interior, outputs };
        let spec = a.spec_where_observed(dag, &window)?;
        let in_bounds = |bound: &InputBound| self.is_in_bounds(&spec, bound);
        if !pattern.rule.bounds()?.iter().all(in_bounds) {
            return None;
        }
        let candidate = self.candidate(&spec, pattern.rule.right_side(&numbers)?)?;
        Some(RuleProposal { window, spec, candidate })
    }

    fn is_in_bounds(&self, spec: &Spec, bound: &InputBound) -> bool {
        let value = self.pattern.input(&self.way, &Kind::Input(Reg::of(bound.input)));
        let known = value.and_then(|v| spec.inputs.iter().find(|i| i.value == v)).map(|i| i.bounds);
        known.is_some_and(|known| if bound.above { known.most <= bound.bound } else { known.least >= bound.bound })
    }

    /// The right side with its inputs and outputs named as the window's.
    fn candidate(&self, spec: &Spec, right: Dag) -> Option<Dag> {
        let mut candidate = right;
        let mut names: Vec<(NodeId, Kind)> = Vec::new();
        for (id, node) in candidate.iter() {
            if matches!(node.kind, Kind::Input(_) | Kind::InputFlag(_)) {
                let value = self.pattern.input(&self.way, &node.kind)?;
                names.push((id, name_of(spec, value)?));
            }
        }
        let name = |id: NodeId| names.iter().find(|n| n.0 == id).map(|n| n.1.clone());
        candidate.edit(|id, kind| *kind = name(id).unwrap_or_else(|| kind.clone()));
        let outputs: Vec<Value> = candidate.live_out.iter().map(|l| l.value).collect();
        let flags: Vec<Value> = candidate.live_out_flags.iter().map(|f| f.1).collect();
        (candidate.live_out, candidate.live_out_flags) = (Vec::new(), Vec::new());
        spec.set_outputs(&mut candidate, &[outputs, flags].concat());
        Some(candidate)
    }
}

/// What candidates call an input of a window.
fn name_of(spec: &Spec, value: Value) -> Option<Kind> {
    let of_flag = |flags: Vec<(Flag, &crate::search::spec::SpecInput)>| {
        flags.into_iter().find(|(_, i)| i.value == value).map(|(f, _)| Kind::InputFlag(f))
    };
    if value.is_flag() {
        return of_flag(spec.flags());
    }
    let input = spec.registers().find(|i| i.value == value)?;
    let number = spec.registers().filter(|i| i.class == input.class).position(|i| i.value == value)?;
    nth_register(input.class, number).map(Kind::Input)
}
