//! A rule of a set: read only when a graph has every instruction of its left side, because most rules of a large set are
//! never looked for in a small function, and to read one takes as long as to look for it in a hundred places.

use super::matching::RulePattern;
use super::{Rule, text};
use crate::ir::graph::{Dag, Kind};
use crate::text::rows;
use isa::{RowId, table};
use rustc_hash::FxHashSet;
use std::borrow::Cow;
use std::sync::OnceLock;

#[derive(Debug)]
pub struct RuleEntry {
    /// Names of the instructions of the left side, as [`rows::name`] spells them, each once.
    instructions: Vec<Cow<'static, str>>,
    /// What is read; empty if it was read before.
    source: &'static str,
    /// `None` for a rule that cannot be looked for.
    pattern: OnceLock<Option<RulePattern>>,
}

/// The names of the instructions in a graph.
#[derive(Debug)]
pub struct InstructionNames(FxHashSet<Cow<'static, str>>);

impl InstructionNames {
    pub fn of(dag: &Dag) -> InstructionNames {
        let row = |kind: &Kind| if let Kind::Inst { row, .. } = kind { Some(*row) } else { None };
        InstructionNames::of_rows(dag.iter().filter_map(|(_, node)| row(&node.kind)))
    }

    pub fn of_rows(rows: impl Iterator<Item = RowId>) -> InstructionNames {
        let different: FxHashSet<RowId> = rows.collect();
        InstructionNames(different.into_iter().map(|row| rows::name(table().row(row)).into()).collect())
    }
}

impl RuleEntry {
    pub fn of_rule(rule: Rule) -> RuleEntry {
        let instructions = InstructionNames::of(&rule.example.left).0.into_iter().collect();
        RuleEntry { instructions, source: "", pattern: OnceLock::from(RulePattern::new(rule)) }
    }

    /// Of a rule's text, which has no mistakes.
    pub fn of_text(source: &'static str) -> RuleEntry {
        let names: FxHashSet<&str> = text::instructions(source).collect();
        let instructions = names.into_iter().map(Cow::from).collect();
        RuleEntry { instructions, source, pattern: OnceLock::new() }
    }

    /// What to look for in a graph with these instructions; `None` if it lacks one.
    pub fn pattern_among(&self, names: &InstructionNames) -> Option<&RulePattern> {
        self.instructions.iter().all(|name| names.0.contains(name)).then(|| self.pattern())?
    }

    /// The right side, to be told from others without reading it; empty if it was read before.
    pub fn right_text(&self) -> &'static str {
        text::right_side(self.source)
    }

    pub fn right_side(&self) -> Option<Dag> {
        match self.pattern.get() {
            Some(pattern) => Some(pattern.as_ref()?.rule.example.right.clone()),
            None => text::parse_side(self.right_text()).ok(),
        }
    }

    pub fn pattern(&self) -> Option<&RulePattern> {
        let read = || text::parse_rule(self.source).ok().and_then(RulePattern::new);
        self.pattern.get_or_init(read).as_ref()
    }
}
