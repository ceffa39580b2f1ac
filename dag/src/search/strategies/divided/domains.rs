//! What each line of a node's programs may choose from.

use super::model::SearchSubject;
use super::node::{OpenChoice, DividedNode};
use crate::ir::graph::Port;
use crate::search::strategies::shape::ComponentShape;
use isa::FlagSet;
use std::ops::Range;

/// What one line may choose from.
pub(super) struct LineDomain {
    /// Shapes of its set.
    pub(super) shapes: Range<usize>,
    /// For each operand, as many as the shape with most slots has: values, the inputs first and then the lines.
    pub(super) operands: Vec<Vec<usize>>,
    /// Places of flags: 0 for the entry, `i + 1` for line `i`.
    pub(super) flags: Vec<usize>,
    /// The constant, if it is fixed.
    pub(super) constant: Option<u64>,
    /// Flags that something may read.
    pub(super) read: FlagSet,
}

impl DividedNode {
    /// What the lines may choose from.
    pub(super) fn domains(&self, subject: SearchSubject) -> Vec<LineDomain> {
        let lines = NodeLines::of(subject, self);
        let mut all: Vec<LineDomain> = (0..self.sets.len()).map(|i| lines.domain(i)).collect();
        for fixed in &self.fixed {
            let line = &mut all[fixed.line];
            match fixed.choice {
                OpenChoice::Operand(n) => line.operands[n] = vec![fixed.value],
                OpenChoice::Flags => line.flags = vec![fixed.value],
                OpenChoice::Constant => line.constant = Some(fixed.value as u64),
            }
        }
        all
    }

    /// For each output in candidate order the values, or for a flag the places, that it may come from. A lone output is the
    /// last line's: nothing else could need that.
    pub(super) fn output_domains(&self, subject: SearchSubject) -> Vec<Vec<usize>> {
        let lines = NodeLines::of(subject, self);
        let ordered = subject.spec.ordered_outputs();
        let last = self.sets.len() - 1;
        let domain = |port: Port| match (port, ordered.len()) {
            (Port::Flag(_), 1) => vec![last + 1],
            (Port::Flag(_), _) => (0..=last + 1).collect(),
            (_, 1) => vec![lines.inputs + last],
            _ => lines.values(last + 1),
        };
        ordered.iter().map(|o| domain(o.value.port)).collect()
    }
}

/// The sets of a node's lines.
struct NodeLines<'a> {
    subject: SearchSubject<'a>,
    sets: Vec<Range<usize>>,
    inputs: usize,
}

impl<'a> NodeLines<'a> {
    fn of(subject: SearchSubject<'a>, node: &DividedNode) -> NodeLines<'a> {
        let sets = node.sets.iter().map(|&s| subject.tree.set(s).shapes.clone()).collect();
        NodeLines { subject, sets, inputs: subject.tests.registers.len() }
    }

    fn shapes(&self, line: usize) -> &'a [ComponentShape] {
        &self.subject.shapes.all[self.sets[line].clone()]
    }

    fn domain(&self, i: usize) -> LineDomain {
        let slots = self.shapes(i).iter().map(|s| s.component.slots).max().unwrap_or(0);
        LineDomain {
            shapes: self.sets[i].clone(),
            operands: vec![self.values(i); slots],
            flags: self.places_of_flags(i),
            constant: None,
            read: self.flags_read_after(i),
        }
    }

    /// The inputs and the lines before `line` that may have a result.
    fn values(&self, line: usize) -> Vec<usize> {
        let valued = (0..line).filter(|&j| self.shapes(j).iter().any(|s| s.component.result.is_some()));
        (0..self.inputs).chain(valued.map(|j| self.inputs + j)).collect()
    }

    /// The places that may have the flags that some shape of line `i` reads. The entry stands for none.
    fn places_of_flags(&self, i: usize) -> Vec<usize> {
        let wanted: Vec<FlagSet> = self.shapes(i).iter().map(|s| s.component.flags_in).filter(|f| !f.is_empty()).collect();
        let gives = |j: &usize| wanted.iter().any(|f| self.shapes(*j).iter().any(|s| f.minus(s.flags_out).is_empty()));
        std::iter::once(0).chain((0..i).filter(gives).map(|j| j + 1)).collect()
    }

    fn flags_read_after(&self, line: usize) -> FlagSet {
        let later = (line + 1..self.sets.len()).flat_map(|j| self.shapes(j)).map(|s| s.component.flags_in);
        let outputs = self.subject.spec.ordered_outputs().into_iter().map(|o| match o.value.port {
            Port::Flag(f) => FlagSet::of(&[f]),
            _ => FlagSet::NONE,
        });
        later.chain(outputs).fold(FlagSet::NONE, FlagSet::union)
    }
}
