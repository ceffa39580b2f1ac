//! Quotients and remainders by a constant: the upper word of a product with the reciprocal, and of its lower word with the
//! divisor.

use super::ProposedWindow;
use super::program::WrittenProgram;
use crate::ir::graph::Dag;
use crate::search::components::{Component, LibrarySpec};
use crate::search::improve::library_schedule::wanted;
use crate::search::spec::division::{ConstantDivision, DivisionResult};
use isa::{OperationKind, Width};

/// The program for a window that divides by a constant.
pub(super) fn propose(asked: &mut ProposedWindow) -> Vec<Dag> {
    let Some(division) = ConstantDivision::recognise(asked.spec) else { return Vec::new() };
    let products = [OperationKind::WideProduct, OperationKind::Product, OperationKind::AddressSum];
    let library = wanted(asked.dag, asked.window, asked.options, &products);
    let library = asked.libraries.general(LibrarySpec {
        widths: vec![Width::W32, Width::W64],
        loaded: [division.reciprocal(), u64::from(division.divisor)].into(),
        synonyms: true,
        ..library
    });
    program(&division, &library, asked).into_iter().collect()
}

fn program(division: &ConstantDivision, library: &[Component], asked: &ProposedWindow) -> Option<Dag> {
    let mut program = WrittenProgram::new(library, Width::W64, asked.spec.registers().count());
    let number = if division.is_wide { program.low_half(division.input)? } else { division.input };
    let reciprocal = program.number(division.reciprocal())?;
    let output = match division.result {
        DivisionResult::Quotient => program.upper_word(reciprocal, number)?,
        DivisionResult::Remainder => {
            let fraction = program.lower_word(reciprocal, number)?;
            let divisor = program.number(u64::from(division.divisor))?;
            program.upper_word(divisor, fraction)?
        }
    };
    program.candidate(asked.spec, &[output])
}
