//! Libraries that were built already: windows of one function want the same ones again and again.

use super::vector::{VectorLibrarySpec, open_vector_library, vector_library};
use super::{Component, LibrarySpec, library};
use std::collections::BTreeSet;
use std::sync::Arc;

#[derive(Default, Debug)]
pub struct Libraries {
    general: Vec<(LibrarySpec, Arc<[Component]>)>,
    vector: Vec<(VectorLibrarySpec, Arc<[Component]>)>,
    open: Vec<(VectorLibrarySpec, Arc<[Component]>)>,
}

impl Libraries {
    /// Over general registers.
    pub fn general(&mut self, wanted: LibrarySpec) -> Arc<[Component]> {
        cached(&mut self.general, wanted, library)
    }

    /// Over vector and mask registers.
    pub fn vector(&mut self, wanted: VectorLibrarySpec) -> Arc<[Component]> {
        cached(&mut self.vector, wanted, vector_library)
    }

    /// The same, and every row with an operand open, whatever the lanes, kinds and constants of the others.
    pub fn with_open(&mut self, wanted: VectorLibrarySpec) -> Arc<[Component]> {
        let any = VectorLibrarySpec {
            lanes: BTreeSet::new(),
            classes: BTreeSet::new(),
            immediates: BTreeSet::new(),
            constants: Vec::new(),
            ..wanted.clone()
        };
        let open = cached(&mut self.open, any, open_vector_library);
        self.vector(wanted).iter().chain(open.iter()).cloned().collect()
    }
}

fn cached<W: PartialEq>(
    built: &mut Vec<(W, Arc<[Component]>)>,
    wanted: W,
    build: impl FnOnce(&W) -> Vec<Component>,
) -> Arc<[Component]> {
    if let Some((_, library)) = built.iter().find(|(w, _)| *w == wanted) {
        return library.clone();
    }
    let library: Arc<[Component]> = build(&wanted).into();
    built.push((wanted, library.clone()));
    library
}
