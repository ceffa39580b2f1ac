//! A node of the search: the programs whose every line takes its shape from one set.

use super::model::SearchSubject;
use super::tree::{LibraryTree, SetId};
use crate::ir::graph::{Port, Value};
use crate::search::spec::Spec;
use crate::search::strategies::shape::{ComponentShape, Shapes};
use isa::FlagSet;

/// Programs with a set of shapes for each line. All programs of a weight lie in the nodes of [`DividedNode::roots`], each in
/// one; and each program of a node in one of its [`DividedNode::children`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct DividedNode {
    pub(super) sets: Vec<SetId>,
    /// Where every line has a single shape: what else is settled.
    pub(super) fixed: Vec<FixedChoice>,
    /// Divisions since the root.
    pub(super) depth: u32,
    /// How often the solver gave up on it, if it cannot be divided.
    pub(super) tries: u32,
}

/// A choice that a line has made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct FixedChoice {
    pub(super) line: usize,
    pub(super) choice: OpenChoice,
    pub(super) value: usize,
}

/// What a line chooses besides its shape.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum OpenChoice {
    Operand(usize),
    Flags,
    Constant,
}

/// What lines may give and take from outside.
#[derive(Clone, Copy)]
pub(super) struct Surroundings {
    /// Flags at entry.
    pub(super) entry: FlagSet,
    /// Flags that are outputs.
    pub(super) wanted: FlagSet,
    /// Outputs in registers.
    pub(super) registers: usize,
}

impl DividedNode {
    /// Every list of sets, each as large as there are, whose weights add up to `weight`.
    pub(super) fn roots(tree: &LibraryTree, shapes: &Shapes, weight: usize) -> Vec<DividedNode> {
        let heavy = |id: SetId| shapes.all[tree.set(id).shapes.start].component.weight;
        let mut lists: Vec<(usize, Vec<SetId>)> = vec![(weight, Vec::new())];
        let mut roots = Vec::new();
        while let Some((left, sets)) = lists.pop() {
            if left == 0 {
                roots.push(DividedNode { sets, fixed: Vec::new(), depth: 0, tries: 0 });
                continue;
            }
            let fitting = tree.roots.iter().filter(|id| heavy(**id) <= left);
            lists.extend(fitting.map(|&id| (left - heavy(id), [&sets[..], &[id]].concat())));
        }
        roots.sort_by_key(|n| n.sets.len());
        roots
    }

    /// The nodes with one of the parts in place of the largest set, of equally large ones that of the latest line; where
    /// every line has a single shape, with a value of some other choice. None if only large constants are open.
    pub(super) fn children(&self, subject: SearchSubject) -> Vec<DividedNode> {
        let size = |line: &usize| subject.tree.set(self.sets[*line]).shapes.len();
        let Some(line) = (0..self.sets.len()).max_by_key(size) else { return Vec::new() };
        let parts = &subject.tree.set(self.sets[line]).children;
        if parts.is_empty() {
            return self.with_choices(subject);
        }
        let with = |&part: &SetId| {
            let mut sets = self.sets.clone();
            sets[line] = part;
            DividedNode { sets, ..self.below() }
        };
        parts.iter().map(with).collect()
    }

    fn below(&self) -> DividedNode {
        DividedNode { depth: self.depth + 1, tries: 0, ..self.clone() }
    }

    fn with_choices(&self, subject: SearchSubject) -> Vec<DividedNode> {
        let Some((line, choice, values)) = self.first_choice(subject) else { return Vec::new() };
        let with = |value| {
            let mut below = self.below();
            below.fixed.push(FixedChoice { line, choice, value });
            below
        };
        values.into_iter().map(with).collect()
    }

    /// The first choice that is not settled, with its values: operands and flags, then constants of few bits.
    fn first_choice(&self, subject: SearchSubject) -> Option<(usize, OpenChoice, Vec<usize>)> {
        let domains = self.domains(subject);
        for (line, domain) in domains.iter().enumerate() {
            for (n, values) in domain.operands.iter().enumerate() {
                if values.len() > 1 {
                    return Some((line, OpenChoice::Operand(n), values.clone()));
                }
            }
            if domain.flags.len() > 1 {
                return Some((line, OpenChoice::Flags, domain.flags.clone()));
            }
        }
        let mut open = domains.iter().enumerate().filter(|(_, d)| d.constant.is_none());
        open.find_map(|(line, d)| Some((line, OpenChoice::Constant, subject.shapes.few_constants(d.shapes.start)?)))
    }

    /// False if its lines cannot be put together, whatever they compute: one takes flags that none before it leaves, or
    /// nothing after it can take what it gives.
    pub(super) fn fits_together(&self, tree: &LibraryTree, shapes: &Shapes, around: Surroundings) -> bool {
        let of = |line: usize| &shapes.all[tree.set(self.sets[line]).shapes.clone()];
        let lines = 0..self.sets.len();
        let gives_flags = |line: usize, flags: FlagSet| of(line).iter().any(|s| flags.minus(s.flags_out).is_empty());
        let supplied = |line: usize, flags: FlagSet| {
            flags.minus(around.entry).is_empty() || (0..line).any(|before| gives_flags(before, flags))
        };
        let starts = |line: usize| of(line).iter().any(|s| supplied(line, s.component.flags_in));
        let outside = |line: usize| line + 1 == lines.end || around.several();
        let read = |line: usize, n: usize| {
            let s = &shapes.all[n];
            let after = || (line + 1..lines.end).flat_map(of);
            let flags = outside(line) && !s.flags_out.intersect(around.wanted).is_empty()
                || after().any(|t| takes_flags(t, s));
            let value = s.component.result.is_some()
                && (outside(line) && around.registers > 0 || after().any(|t| t.component.slots > 0));
            flags || value && !tree.only_for_flags[n]
        };
        let ends = |line: usize| tree.set(self.sets[line]).shapes.clone().any(|n| read(line, n));
        lines.clone().all(|line| starts(line) && ends(line))
    }
}

impl Surroundings {
    pub(super) fn of(spec: &Spec) -> Surroundings {
        let flags = |value: Value| if let Port::Flag(f) = value.port { FlagSet::of(&[f]) } else { FlagSet::NONE };
        Surroundings {
            entry: spec.inputs.iter().map(|i| flags(i.value)).fold(FlagSet::NONE, FlagSet::union),
            wanted: spec.outputs.iter().map(|o| flags(o.value)).fold(FlagSet::NONE, FlagSet::union),
            registers: spec.outputs.iter().filter(|o| !o.value.is_flag()).count(),
        }
    }

    /// Other lines than the last may be outputs.
    pub(super) fn several(self) -> bool {
        self.registers + self.wanted.iter().count() > 1
    }
}

fn takes_flags(t: &ComponentShape, s: &ComponentShape) -> bool {
    !t.component.flags_in.is_empty() && t.component.flags_in.minus(s.flags_out).is_empty()
}
