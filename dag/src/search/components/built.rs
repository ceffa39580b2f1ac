//! Libraries that were built already: windows of one function want the same ones again and again.

use super::vector::{VectorLibrarySpec, vector_library};
use super::{Component, LibrarySpec, library};
use std::sync::Arc;

#[derive(Default, Debug)]
pub struct Libraries {
    general: Vec<(LibrarySpec, Arc<[Component]>)>,
    vector: Vec<(VectorLibrarySpec, Arc<[Component]>)>,
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
