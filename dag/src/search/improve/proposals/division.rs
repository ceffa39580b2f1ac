//! Quotients and remainders by a constant: the upper word of a product with the reciprocal, and of its lower word with the
//! divisor. Where the numbers are small a short product does.

use super::ProposedWindow;
use super::program::{ReadOperand, WrittenProgram};
use crate::ir::graph::Dag;
use crate::search::components::{Component, LibrarySpec};
use crate::search::improve::library_schedule::wanted;
use crate::search::spec::division::{ConstantDivision, DivisionResult};
use isa::{OperationKind, Width};

/// The programs for a window that divides by a constant.
pub(super) fn propose(asked: &mut ProposedWindow) -> Vec<Dag> {
    let Some(division) = ConstantDivision::recognise(asked.spec) else { return Vec::new() };
    let kinds = [OperationKind::WideProduct, OperationKind::Product, OperationKind::AddressSum, OperationKind::Shift];
    let library = wanted(asked.dag, asked.window, asked.options, &kinds);
    let scaled = [32, 64].map(|bits| division.scaled_reciprocal(bits));
    let factors = scaled.iter().flatten().flat_map(|s| [s.factor, u64::from(s.shift)]);
    let narrow = division.narrow_reciprocal().map(|r| i64::from(r as i32) as u64);
    let library = asked.libraries.general(LibrarySpec {
        widths: vec![Width::W32, Width::W64],
        constants: factors.chain(narrow).chain([u64::from(division.divisor), 32]).collect(),
        loaded: [division.reciprocal(), u64::from(division.divisor)].into(),
        synonyms: true,
        ..library
    });
    let short = [Width::W32, Width::W64].map(|width| short_quotient(&division, width, &library, asked));
    let all = short.into_iter().chain([short_remainder(&division, &library, asked), long(&division, &library, asked)]);
    all.flatten().collect()
}

/// Where a product of this width holds the quotient, it is the product moved down.
fn short_quotient(d: &ConstantDivision, width: Width, library: &[Component], asked: &ProposedWindow) -> Option<Dag> {
    let scaled = d.scaled_reciprocal(u32::from(width.bits())).filter(|_| d.result == DivisionResult::Quotient)?;
    let mut program = WrittenProgram::new(library, width, asked.spec.registers().count());
    let number = if d.is_wide && width == Width::W64 { program.low_half(d.input)? } else { d.input };
    let product = program.product(number, i64::try_from(scaled.factor).ok()?)?;
    let quotient = program.inst("shr", &[ReadOperand::Value(product), ReadOperand::Imm(i64::from(scaled.shift))])?;
    program.candidate(asked.spec, &[quotient])
}

/// The part of a divisor that is left over is in 32 bits; times the divisor it is the remainder.
fn short_remainder(d: &ConstantDivision, library: &[Component], asked: &ProposedWindow) -> Option<Dag> {
    let reciprocal = d.narrow_reciprocal().filter(|_| d.result == DivisionResult::Remainder)?;
    let mut program = WrittenProgram::new(library, Width::W32, asked.spec.registers().count());
    let part = program.product(d.input, i64::from(reciprocal as i32))?;
    program.width = Width::W64;
    let product = program.product(part, i64::from(d.divisor))?;
    let remainder = program.inst("shr", &[ReadOperand::Value(product), ReadOperand::Imm(32)])?;
    program.candidate(asked.spec, &[remainder])
}

/// By the reciprocal of 64 bits.
fn long(division: &ConstantDivision, library: &[Component], asked: &ProposedWindow) -> Option<Dag> {
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
