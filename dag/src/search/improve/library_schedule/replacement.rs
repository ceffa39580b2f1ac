//! What was put in place of a window: what was known of the window before, and what the program is made of. One line of
//! text each.

use super::features::{WindowFeature, features};
use super::numbered::NumberedSet;
use super::own_operands;
use super::parts::{LibraryPart, LibraryParts};
use crate::ir::graph::{Dag, Kind, Node};
use crate::search::improve::ImproveOptions;
use crate::search::spec::Spec;
use crate::search::windows::{Window, weight};
use isa::table;
use std::fmt;

/// Stands between what is known of a window and the parts of its replacement.
const BECOMES: &str = "->";

/// A window that a search put a program in place of.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct WindowReplacement {
    /// Instructions and constants of the program.
    pub length: usize,
    pub features: NumberedSet<WindowFeature>,
    pub parts: LibraryParts,
}

impl WindowReplacement {
    /// That `program` stands for a window of `dag` now; `None` if there is more than general registers in it.
    pub fn of(
        dag: &Dag,
        w: &Window,
        spec: &Spec,
        options: &ImproveOptions,
        program: &Dag,
    ) -> Option<WindowReplacement> {
        let general = |node: &Node| match &node.kind {
            Kind::Inst { row, .. } => table().row(*row).is_general(),
            _ => true,
        };
        let is_general =
            program.iter().all(|(_, node)| general(node)) && w.interior.iter().all(|&n| general(dag.node(n)));
        is_general.then(|| WindowReplacement {
            length: weight(program),
            features: features(dag, w, spec),
            parts: own_operands(dag, w, options).parts_of_program(program),
        })
    }

    /// Reads what [`fmt::Display`] writes; `None` if it is not that.
    pub fn parse(text: &str) -> Option<WindowReplacement> {
        let mut words = text.split_whitespace();
        let length = words.next()?.parse().ok()?;
        let feature = |word: &str| WindowFeature::all().find(|f| f.to_string() == word);
        let features = words.by_ref().take_while(|w| *w != BECOMES).map(feature).collect::<Option<_>>()?;
        let part = |word: &str| LibraryPart::all().find(|p| p.to_string() == word);
        let parts = words.map(part).collect::<Option<_>>()?;
        Some(WindowReplacement { length, features, parts })
    }
}

impl fmt::Display for WindowReplacement {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}", self.length)?;
        for feature in WindowFeature::all().filter(|x| self.features.contains(*x)) {
            write!(f, " {feature}")?;
        }
        write!(f, " {BECOMES}")?;
        for part in LibraryPart::all().filter(|p| self.parts.contains(*p)) {
            write!(f, " {part}")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::improve::library_schedule::numbered::Numbered;
    use std::collections::BTreeSet;

    #[test]
    fn numbers_of_features_and_parts_are_their_own() {
        let features: BTreeSet<u32> = WindowFeature::all().map(Numbered::number).collect();
        assert_eq!(features.len(), WindowFeature::all().count());
        let parts: BTreeSet<u32> = LibraryPart::all().map(Numbered::number).collect();
        assert_eq!(parts.len(), LibraryPart::all().count());
        assert!(features.last().is_some_and(|n| *n < 64) && parts.last().is_some_and(|n| *n < 64));
    }

    #[test]
    fn what_is_written_is_read() {
        let all = WindowReplacement {
            length: 3,
            features: WindowFeature::all().collect(),
            parts: LibraryPart::all().collect(),
        };
        let none = WindowReplacement { length: 0, features: NumberedSet::EMPTY, parts: LibraryParts::EMPTY };
        for replacement in [all, none] {
            assert_eq!(WindowReplacement::parse(&replacement.to_string()), Some(replacement));
        }
        assert_eq!(WindowReplacement::parse("3 inputs-1 -> Nothing"), None);
        assert_eq!(WindowReplacement::parse("inputs-1 -> Sum"), None);
    }
}
