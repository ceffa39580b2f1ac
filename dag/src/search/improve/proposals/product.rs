//! Upper words of products that are put together from parts: one multiplication.

use super::ProposedWindow;
use super::program::WrittenProgram;
use crate::ir::graph::Dag;
use crate::search::components::LibrarySpec;
use crate::search::improve::library_schedule::wanted;
use crate::search::spec::product::UpperProduct;
use isa::{OperationKind, Width};

/// The program for a window that has the upper word of a product.
pub(super) fn propose(asked: &mut ProposedWindow) -> Vec<Dag> {
    let Some(UpperProduct { factors: [a, b] }) = UpperProduct::recognise(asked.spec) else { return Vec::new() };
    let library = wanted(asked.dag, asked.window, asked.options, &[OperationKind::WideProduct]);
    let library = asked.libraries.general(LibrarySpec { widths: vec![Width::W64], ..library });
    let mut program = WrittenProgram::new(&library, Width::W64, asked.spec.registers().count());
    program.upper_word(a, b).and_then(|output| program.candidate(asked.spec, &[output])).into_iter().collect()
}
