//! Quotients and remainders by a constant: the upper word of a product with the reciprocal, and of its lower word with the
//! divisor. Where the numbers are small a short product does, or a comparison with the divisor.

use super::ProposedWindow;
use super::program::{ReadOperand, WrittenProgram};
use crate::ir::graph::Dag;
use crate::search::components::{Component, LibrarySpec};
use crate::search::improve::library_schedule::wanted;
use crate::search::spec::Spec;
use crate::search::spec::division::{ConstantDivision, DivisionResult};
use isa::{Cond, OperationKind, Width};

/// The programs for a window that divides by a constant.
pub(super) fn propose(asked: &mut ProposedWindow) -> Vec<Dag> {
    let Some(division) = ConstantDivision::recognise(asked.spec) else { return Vec::new() };
    let library = library(&division, asked);
    let programs = DivisionPrograms { division, library: &library, spec: asked.spec };
    let widths = [Width::W32, Width::W64];
    let all = match division.result {
        DivisionResult::Quotient => {
            vec![programs.short_quotient(widths[0]), programs.short_quotient(widths[1]), programs.long_quotient()]
        }
        DivisionResult::Remainder => vec![
            programs.compared(),
            programs.short_remainder(),
            programs.subtracted(DivisionPrograms::short_quotient_of),
            programs.subtracted(DivisionPrograms::long_quotient_of),
            programs.long_remainder(),
        ],
    };
    all.into_iter().flatten().collect()
}

fn library(division: &ConstantDivision, asked: &mut ProposedWindow) -> std::sync::Arc<[Component]> {
    use OperationKind as K;
    let kinds =
        [K::WideProduct, K::Product, K::AddressSum, K::Shift, K::Extension, K::Sum, K::Comparison, K::Selection];
    let library = wanted(asked.dag, asked.window, asked.options, &kinds);
    let scaled = [division.scaled_reciprocal(32), division.scaled_reciprocal(64), division.upper_reciprocal()];
    let factors = scaled.iter().flatten().flat_map(|s| [s.factor, u64::from(s.shift)]);
    let narrow = division.narrow_reciprocal().map(|r| i64::from(r as i32) as u64);
    let divisor = division.divisor;
    asked.libraries.general(LibrarySpec {
        widths: vec![Width::W32, Width::W64],
        constants: factors.chain(narrow).chain([divisor, divisor.wrapping_neg(), 32]).collect(),
        loaded: division.upper_reciprocal().map(|r| r.factor).into_iter().chain([divisor]).collect(),
        conditions: [Cond::B].into(),
        synonyms: true,
        ..library
    })
}

/// What programs for a division are written with.
struct DivisionPrograms<'p> {
    division: ConstantDivision,
    library: &'p [Component],
    spec: &'p Spec,
}

impl<'p> DivisionPrograms<'p> {
    fn program(&self, width: Width) -> WrittenProgram<'p> {
        WrittenProgram::new(self.library, width, self.spec.registers().count())
    }

    /// The width of what is divided.
    fn width(&self) -> Width {
        if self.division.bits == 64 { Width::W64 } else { Width::W32 }
    }

    /// What is divided, with zeros above.
    fn number(&self, program: &mut WrittenProgram<'p>) -> Option<usize> {
        let ConstantDivision { input, bits, has_more, .. } = self.division;
        match bits {
            _ if !has_more => Some(input),
            32 => program.low_half(input),
            _ => program.low_bits(input, bits),
        }
    }

    /// The same for an instruction that reads no more than 32 bits.
    fn narrow_number(&self, program: &mut WrittenProgram<'p>) -> Option<usize> {
        if self.division.bits == 32 { Some(self.division.input) } else { self.number(program) }
    }

    fn short_quotient(&self, width: Width) -> Option<Dag> {
        let mut program = self.program(width);
        let quotient = self.short_quotient_at(&mut program, width)?;
        program.candidate(self.spec, &[quotient])
    }

    /// Where a product of this width holds the quotient, it is the product moved down.
    fn short_quotient_at(&self, program: &mut WrittenProgram<'p>, width: Width) -> Option<usize> {
        let scaled = self.division.scaled_reciprocal(u32::from(width.bits()))?;
        let number = if width == Width::W32 { self.narrow_number(program)? } else { self.number(program)? };
        let product = program.product(number, i64::try_from(scaled.factor).ok()?)?;
        program.inst("shr", &[ReadOperand::Value(product), ReadOperand::Imm(i64::from(scaled.shift))])
    }

    fn short_quotient_of(&self, program: &mut WrittenProgram<'p>) -> Option<usize> {
        let width = [Width::W32, Width::W64];
        let width = width.into_iter().find(|w| self.division.scaled_reciprocal(u32::from(w.bits())).is_some())?;
        program.width = width;
        self.short_quotient_at(program, width)
    }

    fn long_quotient(&self) -> Option<Dag> {
        let mut program = self.program(Width::W64);
        let quotient = self.long_quotient_of(&mut program)?;
        program.candidate(self.spec, &[quotient])
    }

    /// By the reciprocal of 64 bits.
    fn long_quotient_of(&self, program: &mut WrittenProgram<'p>) -> Option<usize> {
        let scaled = self.division.upper_reciprocal()?;
        program.width = Width::W64;
        let number = self.number(program)?;
        let factor = program.number(scaled.factor)?;
        let upper = program.upper_word(factor, number)?;
        match scaled.shift {
            0 => Some(upper),
            shift => program.inst("shr", &[ReadOperand::Value(upper), ReadOperand::Imm(i64::from(shift))]),
        }
    }

    /// What is left of a number without as many divisors as there are in it.
    fn subtracted(&self, quotient: fn(&Self, &mut WrittenProgram<'p>) -> Option<usize>) -> Option<Dag> {
        let mut program = self.program(Width::W64);
        let quotient = quotient(self, &mut program)?;
        program.width = self.width();
        let multiple = match i32::try_from(self.division.divisor) {
            Ok(divisor) => program.product(quotient, i64::from(divisor))?,
            Err(_) => {
                let divisor = program.number(self.division.divisor)?;
                program.lower_word(quotient, divisor)?
            }
        };
        let number = self.narrow_number(&mut program)?;
        let rest = program.inst("sub", &[ReadOperand::Value(number), ReadOperand::Value(multiple)])?;
        program.candidate(self.spec, &[rest])
    }

    /// Where the divisor is in a number once at most: the number, or the number without it.
    fn compared(&self) -> Option<Dag> {
        let divisor = i64::from(i32::try_from(self.division.divisor).ok()?);
        if !self.division.goes_once_at_most() {
            return None;
        }
        let mut program = self.program(self.width());
        let number = self.narrow_number(&mut program)?;
        let less = program.moved_by(number, -divisor)?;
        let flags = program.compare(number, ReadOperand::Imm(divisor))?;
        let rest = program.select(Cond::B, flags, less, number)?;
        program.candidate(self.spec, &[rest])
    }

    /// The part of a divisor that is left over is in 32 bits; times the divisor it is the remainder.
    fn short_remainder(&self) -> Option<Dag> {
        let reciprocal = self.division.narrow_reciprocal()?;
        let mut program = self.program(Width::W32);
        let number = self.narrow_number(&mut program)?;
        let part = program.product(number, i64::from(reciprocal as i32))?;
        program.width = Width::W64;
        let product = program.product(part, i64::try_from(self.division.divisor).ok()?)?;
        let remainder = program.inst("shr", &[ReadOperand::Value(product), ReadOperand::Imm(32)])?;
        program.candidate(self.spec, &[remainder])
    }

    /// The same in 64 bits.
    fn long_remainder(&self) -> Option<Dag> {
        let reciprocal = self.division.wide_reciprocal()?;
        let mut program = self.program(Width::W64);
        let number = self.number(&mut program)?;
        let reciprocal = program.number(reciprocal)?;
        let fraction = program.lower_word(reciprocal, number)?;
        let divisor = program.number(self.division.divisor)?;
        let remainder = program.upper_word(divisor, fraction)?;
        program.candidate(self.spec, &[remainder])
    }
}
