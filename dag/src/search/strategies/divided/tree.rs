//! A library divided: sets of shapes that are alike, each divided into two to four smaller ones, down to single shapes.
//! What is alike follows from the instruction table.

use super::dominated::drop_dominated;
use crate::search::components::Make;
use crate::search::strategies::shape::{ComponentShape, Shapes};
use isa::{BinOp, Flag, FlagSet, Row, table};
use std::ops::Range;

/// Most sets that a set is divided into.
const MOST_CHILDREN: usize = 4;

/// Number of a set in its tree.
pub(super) type SetId = usize;

/// Shapes that stand side by side in the order of the tree.
#[derive(Debug)]
pub(super) struct ShapeSet {
    pub(super) shapes: Range<usize>,
    /// Disjoint sets that together are this one; none if it is a single shape.
    pub(super) children: Vec<SetId>,
}

/// The sets of a library, each larger than its children.
#[derive(Debug)]
pub(super) struct LibraryTree {
    sets: Vec<ShapeSet>,
    /// One for each weight.
    pub(super) roots: Vec<SetId>,
    /// For each shape whether another does the same where nothing reads its flags.
    pub(super) only_for_flags: Vec<bool>,
}

/// What shapes are divided by, the most important first.
type Traits = [u32; 9];

impl LibraryTree {
    /// Takes out what is not needed, brings the other shapes into the order of the tree, and divides them.
    pub(super) fn of(shapes: &mut Shapes) -> LibraryTree {
        let only_for_flags = drop_dominated(shapes);
        let numbered = shapes.all.drain(..).zip(only_for_flags).enumerate();
        let mut keyed: Vec<(Traits, (ComponentShape, bool))> = numbered.map(|(n, s)| (traits(n, &s.0), s)).collect();
        keyed.sort_by_key(|k| k.0);
        let traits: Vec<Traits> = keyed.iter().map(|k| k.0).collect();
        let (all, only_for_flags) = keyed.into_iter().map(|k| k.1).unzip();
        shapes.all = all;
        let mut tree = LibraryTree { sets: Vec::new(), roots: Vec::new(), only_for_flags };
        tree.roots = runs(&traits, 0..traits.len(), 0).into_iter().map(|run| tree.divide(&traits, run)).collect();
        tree
    }

    pub(super) fn set(&self, id: SetId) -> &ShapeSet {
        &self.sets[id]
    }

    /// Adds a set and all that it is divided into.
    fn divide(&mut self, traits: &[Traits], shapes: Range<usize>) -> SetId {
        let differ = |level: &usize| traits[shapes.start][*level] != traits[shapes.end - 1][*level];
        let parts = match (0..traits[0].len()).find(differ) {
            Some(level) => bundles(runs(traits, shapes.clone(), level)),
            None => Vec::new(),
        };
        let children = parts.into_iter().map(|part| self.divide(traits, part)).collect();
        self.sets.push(ShapeSet { shapes, children });
        self.sets.len() - 1
    }
}

/// Weight; what a step has to do with flags and whether it has a result; whether it multiplies, for a solver takes long over
/// that; then scheduling class or kind, flags, width, operation, and the form of the operands.
fn traits(number: usize, shape: &ComponentShape) -> Traits {
    let c = &shape.component;
    let row = c.row();
    let kind = row.map_or(0, |r| r.kind.map_or(1 + r.class as u32, |k| 1000 + k as u32));
    [
        c.weight as u32,
        u32::from(c.result.is_none()),
        u32::from(!c.flags_in.is_empty()),
        u32::from(row.is_some_and(multiplies)),
        kind,
        bits(shape.flags_out),
        row.and_then(|r| r.width()).map_or(0, |w| u32::from(w.bits())),
        match c.make {
            Make::Inst(row) => 1 + u32::from(row.0),
            Make::Constant(_) => 0,
        },
        number as u32,
    ]
}

fn multiplies(row: &Row) -> bool {
    [BinOp::Mul, BinOp::UDiv, BinOp::URem, BinOp::SDiv, BinOp::SRem].iter().any(|op| row.computes(&table().arena, *op))
}

fn bits(flags: FlagSet) -> u32 {
    Flag::ALL.iter().filter(|f| flags.contains(**f)).map(|f| 1 << f.index()).sum()
}

/// The parts of a range that are alike at a level.
fn runs(traits: &[Traits], all: Range<usize>, level: usize) -> Vec<Range<usize>> {
    let mut runs: Vec<Range<usize>> = Vec::new();
    for n in all {
        match runs.last_mut() {
            Some(run) if traits[run.start][level] == traits[n][level] => run.end = n + 1,
            _ => runs.push(n..n + 1),
        }
    }
    runs
}

/// Neighbouring parts put together, until there are few of about the same size.
fn bundles(mut parts: Vec<Range<usize>>) -> Vec<Range<usize>> {
    while parts.len() > MOST_CHILDREN {
        let size = |n: &usize| parts[n + 1].end - parts[*n].start;
        let n = (0..parts.len() - 1).min_by_key(size).expect("there are two parts");
        let end = parts.remove(n + 1).end;
        parts[n].end = end;
    }
    parts
}
