//! Libraries that were built already: windows of one function want the same ones again and again.

use super::vector::{VectorLibrarySpec, open_vector_library, vector_library};
use super::{Component, LibrarySpec, library};
use std::collections::BTreeSet;
use std::sync::{Arc, Mutex};

#[derive(Default, Debug)]
pub struct Libraries {
    /// Without instructions whose time may depend on their operands.
    independent_time: bool,
    general: BuiltLibraries<LibrarySpec>,
    vector: BuiltLibraries<VectorLibrarySpec>,
    open: BuiltLibraries<VectorLibrarySpec>,
}

/// Libraries, each by what was wanted.
type BuiltLibraries<W> = Mutex<Vec<(W, Arc<[Component]>)>>;

impl Libraries {
    /// `independent_time`: without instructions whose time may depend on their operands.
    pub fn new(independent_time: bool) -> Libraries {
        Libraries { independent_time, ..Libraries::default() }
    }

    /// Over general registers.
    pub fn general(&self, wanted: LibrarySpec) -> Arc<[Component]> {
        let fits = fits(self.independent_time);
        cached(&self.general, wanted, |w| library(w).into_iter().filter(fits).collect())
    }

    /// Over vector and mask registers.
    pub fn vector(&self, wanted: VectorLibrarySpec) -> Arc<[Component]> {
        let fits = fits(self.independent_time);
        cached(&self.vector, wanted, |w| vector_library(w).into_iter().filter(fits).collect())
    }

    /// The same, and every row with an operand open, whatever the lanes, kinds and constants of the others.
    pub fn with_open(&self, wanted: VectorLibrarySpec) -> Arc<[Component]> {
        let any = VectorLibrarySpec {
            lanes: BTreeSet::new(),
            classes: BTreeSet::new(),
            immediates: BTreeSet::new(),
            constants: Vec::new(),
            ..wanted.clone()
        };
        let fits = fits(self.independent_time);
        let open = cached(&self.open, any, |w| open_vector_library(w).into_iter().filter(fits).collect());
        self.vector(wanted).iter().chain(open.iter()).cloned().collect()
    }
}

/// Which components a library may have.
fn fits(independent_time: bool) -> impl Fn(&Component) -> bool {
    move |c| !independent_time || c.row().is_none_or(isa::Row::has_independent_time)
}

fn cached<W: PartialEq>(
    built: &BuiltLibraries<W>,
    wanted: W,
    build: impl FnOnce(&W) -> Vec<Component>,
) -> Arc<[Component]> {
    // Whoever wants one that is being built waits for it.
    let mut built = built.lock().expect("nothing panics under this lock");
    if let Some((_, library)) = built.iter().find(|(w, _)| *w == wanted) {
        return library.clone();
    }
    let library: Arc<[Component]> = build(&wanted).into();
    built.push((wanted, library.clone()));
    library
}
