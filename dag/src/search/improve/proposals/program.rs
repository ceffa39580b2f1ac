//! A straight-line program over a library's components, written line by line.

use crate::ir::graph::{Dag, Port};
use crate::search::components::{Component, Fill, Make};
use crate::search::spec::Spec;
use crate::search::strategies::assemble;
use isa::row::OperandSpec;
use isa::{Cond, LaneExtreme, OperationKind, Row, SchedClass, Width, table};

/// Lines over the register inputs and each other. A line that is there already is not written again.
pub struct WrittenProgram<'l> {
    library: &'l [Component],
    pub width: Width,
    inputs: usize,
    lines: Vec<WrittenLine<'l>>,
}

/// An instruction.
#[derive(Clone, Debug)]
struct WrittenLine<'l> {
    component: &'l Component,
    operands: Vec<usize>,
    /// The line that its flags come from, counted from 1; 0 if it reads none.
    flags: usize,
}

/// A line that only compares, counted from 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ComparisonLine(usize);

/// An operand of an instruction that is read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ReadOperand {
    /// A register input or, after those, the result of a line.
    Value(usize),
    Imm(i64),
}

impl<'l> WrittenProgram<'l> {
    /// An empty program whose instructions work at `width`.
    pub fn new(library: &'l [Component], width: Width, inputs: usize) -> WrittenProgram<'l> {
        WrittenProgram { library, width, inputs, lines: Vec::new() }
    }

    /// The result of an instruction; `None` if the library does not have it.
    pub fn inst(&mut self, mnemonic: &str, operands: &[ReadOperand]) -> Option<usize> {
        let width = self.width;
        let fits = |c: &&Component| {
            let row = c.row().filter(|r| r.mnemonic == mnemonic && r.operands[0].width == width);
            let read = c.fill.iter().filter(|f| **f != Fill::Fresh);
            let same = |(k, (fill, operand)): (usize, (&Fill, &ReadOperand))| match (fill, operand) {
                (Fill::Slot(s), ReadOperand::Value(_)) => *s == k,
                (Fill::Imm(i), ReadOperand::Imm(o)) => i == o,
                _ => false,
            };
            row.is_some()
                && c.result.is_some()
                && c.implicit.iter().all(Option::is_none)
                && read.clone().count() == operands.len()
                && read.zip(operands).enumerate().all(same)
        };
        let values = operands.iter().filter_map(|o| if let ReadOperand::Value(v) = o { Some(*v) } else { None });
        self.line(fits, values.collect())
    }

    /// `base + index * scale`.
    pub fn sum(&mut self, base: usize, index: usize, scale: u8) -> Option<usize> {
        let width = self.width;
        let address = Fill::Address { base: Some(0), index: Some((1, scale)), disp: 0 };
        let fits = |c: &&Component| c.fill.contains(&address) && c.row().is_some_and(|r| r.operands[0].width == width);
        self.line(fits, vec![base, index])
    }

    /// The low 32 bits of a value, the others 0.
    pub fn low_half(&mut self, value: usize) -> Option<usize> {
        let address = Fill::Address { base: Some(0), index: None, disp: 0 };
        let fits =
            |c: &&Component| c.fill.contains(&address) && c.row().is_some_and(|r| r.operands[0].width == Width::W32);
        self.line(fits, vec![value])
    }

    /// `base` and a number, as an address.
    pub fn moved_by(&mut self, base: usize, by: i64) -> Option<usize> {
        let width = self.width;
        let address = Fill::Address { base: Some(0), index: None, disp: by };
        let fits = |c: &&Component| c.fill.contains(&address) && c.row().is_some_and(|r| r.operands[0].width == width);
        self.line(fits, vec![base])
    }

    /// So many low bits of a value, 8 or 16, the others 0.
    pub fn low_bits(&mut self, value: usize, bits: u16) -> Option<usize> {
        let is = |r: &Row| {
            let widths: Vec<u16> = r.operands.iter().map(|o| o.width.bits()).collect();
            r.mnemonic == "movzx" && widths == [32, bits]
        };
        self.line(|c| c.fill == [Fill::Fresh, Fill::Slot(0)] && c.row().is_some_and(is), vec![value])
    }

    /// The lower word of a product with a number that an instruction holds.
    pub fn product(&mut self, a: usize, factor: i64) -> Option<usize> {
        self.inst("imul", &[ReadOperand::Value(a), ReadOperand::Imm(factor)])
    }

    /// The lower word of a product.
    pub fn lower_word(&mut self, a: usize, b: usize) -> Option<usize> {
        self.inst("imul", &[ReadOperand::Value(a), ReadOperand::Value(b)])
    }

    /// The upper word of a product, without flags if the machine can.
    pub fn upper_word(&mut self, a: usize, b: usize) -> Option<usize> {
        let width = self.width;
        let is = |c: &Component, mnemonic: &str, result: Port| {
            let row = c.row().filter(|r| r.mnemonic == mnemonic && r.operands[0].width == width);
            row.is_some() && c.slots == 2 && c.result == Some(result) && c.fill.contains(&Fill::Slot(0))
        };
        let without_flags = self.line(|c| is(c, "mulx", Port::Operand(0)), vec![a, b]);
        without_flags.or_else(|| self.line(|c| is(c, "mul", Port::Implicit(1)), vec![a, b]))
    }

    /// A number in a register.
    pub fn number(&mut self, value: u64) -> Option<usize> {
        self.line(|c| c.make == Make::Constant(value), Vec::new())
    }

    /// Compares a register with an operand.
    pub fn compare(&mut self, a: usize, b: ReadOperand) -> Option<ComparisonLine> {
        let width = self.width;
        let (second, operands) = match b {
            ReadOperand::Value(v) => (Fill::Slot(1), vec![a, v]),
            ReadOperand::Imm(i) => (Fill::Imm(i), vec![a]),
        };
        let fill = [Fill::Slot(0), second];
        let fits = |c: &&Component| {
            c.fill == fill && c.row().is_some_and(|r| r.subtracts_for_flags() && r.width() == Some(width))
        };
        let line = self.line(fits, operands)?;
        Some(ComparisonLine(line - self.inputs + 1))
    }

    /// `when` if a comparison came out so, and `otherwise` if not.
    pub fn select(&mut self, on: Cond, flags: ComparisonLine, otherwise: usize, when: usize) -> Option<usize> {
        let width = self.width;
        let is =
            |r: &Row| r.kind == Some(OperationKind::Selection) && r.condition() == Some(on) && r.width() == Some(width);
        let fill = [Fill::Slot(0), Fill::Slot(1)];
        self.line_after(flags.0, |c| c.fill == fill && c.row().is_some_and(is), vec![otherwise, when])
    }

    /// A sum or difference with a number and the carry of a comparison.
    pub fn with_carry(&mut self, mnemonic: &str, value: usize, by: i64, carry: ComparisonLine) -> Option<usize> {
        let width = self.width;
        let fill = [Fill::Slot(0), Fill::Imm(by)];
        let is = |r: &Row| r.mnemonic == mnemonic && r.width() == Some(width);
        self.line_after(carry.0, |c| c.fill == fill && c.row().is_some_and(is), vec![value])
    }

    /// A general register's content in the lowest lane of a vector register.
    pub fn moved_to_vector(&mut self, value: usize) -> Option<usize> {
        self.cross(value, |result, source| result.kinds.vector() && source.kinds.general())
    }

    /// The content of the lowest lane of a vector register.
    pub fn moved_from_vector(&mut self, value: usize) -> Option<usize> {
        self.cross(value, |result, source| result.kinds.general() && source.kinds.vector())
    }

    fn cross(&mut self, value: usize, crosses: impl Fn(&OperandSpec, &OperandSpec) -> bool) -> Option<usize> {
        let width = self.width;
        let is = |r: &Row| {
            let [result, source] = &r.operands[..] else { return false };
            let narrow = if result.kinds.vector() { source } else { result };
            r.class == SchedClass::VecMove && crosses(result, source) && narrow.width == width
        };
        self.line(|c| c.fill == [Fill::Fresh, Fill::Slot(0)] && c.row().is_some_and(is), vec![value])
    }

    /// The lesser or the greater of two numbers in the lowest lanes of vector registers.
    pub fn extreme(&mut self, which: LaneExtreme, a: usize, b: usize) -> Option<usize> {
        let is = |r: &Row| r.lane_extreme(&table().arena) == Some(which);
        let fill = [Fill::Fresh, Fill::Slot(0), Fill::Slot(1)];
        self.line(|c| c.fill == fill && c.row().is_some_and(is), vec![a, b])
    }

    fn line(&mut self, fits: impl Fn(&&'l Component) -> bool, operands: Vec<usize>) -> Option<usize> {
        self.line_after(0, fits, operands)
    }

    fn line_after(
        &mut self,
        flags: usize,
        fits: impl Fn(&&'l Component) -> bool,
        operands: Vec<usize>,
    ) -> Option<usize> {
        let component = self.library.iter().find(fits)?;
        let same = |l: &WrittenLine| std::ptr::eq(l.component, component) && l.operands == operands && l.flags == flags;
        let known = self.lines.iter().position(same);
        let at = known.unwrap_or_else(|| {
            self.lines.push(WrittenLine { component, operands, flags });
            self.lines.len() - 1
        });
        Some(self.inputs + at)
    }

    /// The result of a component over values.
    pub fn apply(&mut self, component: &'l Component, operands: Vec<usize>) -> usize {
        self.lines.push(WrittenLine { component, operands, flags: 0 });
        self.inputs + self.lines.len() - 1
    }

    /// The program as a candidate with these outputs, in the order of [`Spec::ordered_outputs`].
    pub fn candidate(&self, spec: &Spec, outputs: &[usize]) -> Option<Dag> {
        let lines: Vec<_> = self.lines.iter().map(|l| (l.component, &l.operands[..], l.flags)).collect();
        assemble(spec, &lines, outputs)
    }
}
