//! Libraries for a window from what replacements of windows like it were made of.

use super::choice::choose;
use super::families::{FAMILIES, OperationFamily};
use super::features::features;
use super::parts::LibraryParts;
use super::statistics::{CORPORA, ExpectedParts};
use super::{LibraryStage, own_operands, wanted};
use crate::ir::graph::Dag;
use crate::search::components::{Component, Libraries, LibrarySpec};
use crate::search::improve::ImproveOptions;
use crate::search::spec::Spec;
use crate::search::windows::Window;
use isa::Width;
use std::sync::Arc;

/// The libraries that are expected to hold a replacement, best first.
pub fn libraries(dag: &Dag, w: &Window, spec: &Spec, options: &ImproveOptions, built: &Libraries) -> Vec<LibraryStage> {
    let all = PartedLibrary::of(dag, w, options, built);
    let expected = ExpectedParts::of(features(dag, w, spec), CORPORA.iter());
    let families: Vec<&OperationFamily> = FAMILIES.iter().filter(|f| all.selects || !f.selects).collect();
    let chosen = choose(&expected, families.iter().map(|f| f.parts()), |parts| all.size(parts));
    let stage = |parts: LibraryParts| {
        let library = all.library(parts);
        let family = families.iter().find(|f| f.parts() == parts);
        let further = family.map_or_else(|| further(library.len()), |f| f.further);
        // What was learned is there to find early, and the prior to go far.
        LibraryStage { patient: family.is_some(), ..LibraryStage::new(library, options.longest + further) }
    };
    chosen.into_iter().map(stage).collect()
}

/// Sizes of libraries whose programs may be longer than those over everything, by two instructions and by one.
const SMALL: usize = 30;
const MIDDLING: usize = 120;

/// How much longer the programs over a library of so many components may be than those over everything.
fn further(components: usize) -> usize {
    usize::from(components <= SMALL) + usize::from(components <= MIDDLING)
}

/// Components with the parts that they are of.
struct PartedLibrary {
    components: Arc<[Component]>,
    parts: Vec<LibraryParts>,
    /// The window tests a condition.
    selects: bool,
}

impl PartedLibrary {
    /// Everything that may be in a library for the window.
    fn of(dag: &Dag, w: &Window, options: &ImproveOptions, built: &Libraries) -> PartedLibrary {
        let own = own_operands(dag, w, options);
        let mut all = wanted(dag, w, options, &[]);
        all.widths = vec![Width::W32, Width::W64];
        all.constants.extend(all.widths.iter().map(|w| u64::from(w.bits()) - 1));
        let components = built.general(LibrarySpec { open: false, ..all });
        let parts = components.iter().map(|c| own.parts_of(c)).collect();
        PartedLibrary { components, parts, selects: !own.conditions.is_empty() }
    }

    fn size(&self, parts: LibraryParts) -> usize {
        self.parts.iter().filter(|p| parts.includes(**p)).count()
    }

    fn library(&self, parts: LibraryParts) -> Arc<[Component]> {
        let of = self.components.iter().zip(&self.parts);
        of.filter(|(_, p)| parts.includes(**p)).map(|(c, _)| c.clone()).collect()
    }
}
