//! The same function of every byte: the sum of what two tables of 16 bytes say of its halves (Muła, Kurz, Lemire, "Faster
//! population counts using AVX2 instructions", 2018).

use super::ProposedWindow;
use super::does::doing;
use super::program::WrittenProgram;
use crate::ir::data::address;
use crate::ir::graph::{Class, Dag};
use crate::search::components::Component;
use crate::search::components::vector::load_vector;
use crate::search::improve::vector;
use crate::search::spec::byte_function::ByteFunction;
use isa::Width;
use isa::eval::Wide;

/// Windows with fewer instructions have nothing to gain.
const LEAST: usize = 7;
/// Both operands of a line.
const PAIR: [Class; 2] = [Class::VECTOR, Class::VECTOR];

/// The programs for a window that is a function of each byte.
pub(super) fn propose(asked: &mut ProposedWindow) -> Vec<Dag> {
    if asked.spec.mffc.len() < LEAST || !asked.options.new_data {
        return Vec::new();
    }
    let Some(function) = ByteFunction::recognise(asked.spec) else { return Vec::new() };
    let low_halves = address(&vec![15; width(&function).bits() as usize / 8]);
    let ProposedWindow { dag, window, spec, options, .. } = *asked;
    let library = vector::bytewise(dag, window, spec, options, low_halves, asked.libraries);
    let sums = [
        ByteSum { sum: u8::wrapping_add, difference: u8::wrapping_sub },
        ByteSum { sum: |a, b| a ^ b, difference: |a, b| a ^ b },
    ];
    sums.iter().filter_map(|sum| TableProgram::new(&library, &function, spec.words, sum)?.candidate(asked)).collect()
}

/// How the halves' values are put together.
struct ByteSum {
    sum: fn(u8, u8) -> u8,
    difference: fn(u8, u8) -> u8,
}

/// The instructions that programs are put together from.
struct TableProgram<'l> {
    library: &'l [Component],
    words: usize,
    function: &'l ByteFunction,
    low_half: &'l Component,
    down: &'l Component,
    look_up: &'l Component,
    sum: &'l Component,
    /// What loads the tables of the low and the high half.
    loads: [Component; 2],
}

impl<'l> TableProgram<'l> {
    /// `None` if the function is no such sum, or something is missing in the library.
    fn new(
        library: &'l [Component],
        function: &'l ByteFunction,
        words: usize,
        sum: &ByteSum,
    ) -> Option<TableProgram<'l>> {
        let tables = function.halves(sum.sum, sum.difference)?;
        let one = &PAIR[..1];
        let vectors = |classes, does: &dyn Fn(&[Wide]) -> Wide| doing(library, words, classes, Class::VECTOR, does);
        let low_half = vectors(one, &|x| bytewise(x, |b| b[0] & 15))?;
        let width = width(function);
        let upper = low_half.row()?.upper;
        let load = |table: &[u8]| load_vector(width, upper, &table.repeat(usize::from(width.bits()) / 128));
        Some(TableProgram {
            library,
            words,
            function,
            low_half,
            down: vectors(one, &|x| Wide(x[0].0.map(words_down)))?,
            look_up: vectors(&PAIR, &|x| looked_up(x[0], x[1]))?,
            sum: vectors(&PAIR, &|x| bytewise(x, |b| (sum.sum)(b[0], b[1])))?,
            loads: [load(&tables[0])?, load(&tables[1])?],
        })
    }

    fn candidate(&self, asked: &ProposedWindow) -> Option<Dag> {
        let class = asked.spec.outputs[0].class;
        let mut program = WrittenProgram::new(self.library, Width::W128, asked.spec.registers().count());
        let mut x = self.function.input;
        if class != Class::VECTOR {
            let enters = doing(self.library, self.words, &[class], Class::VECTOR, &|x| x[0])?;
            x = program.apply(enters, vec![x]);
        }
        let low = program.apply(self.low_half, vec![x]);
        let shifted = program.apply(self.down, vec![x]);
        let high = program.apply(self.low_half, vec![shifted]);
        let same = self.loads[0].fill == self.loads[1].fill;
        let low_table = program.apply(&self.loads[0], Vec::new());
        let high_table = if same { low_table } else { program.apply(&self.loads[1], Vec::new()) };
        let low = program.apply(self.look_up, vec![low_table, low]);
        let high = program.apply(self.look_up, vec![high_table, high]);
        let mut output = program.apply(self.sum, vec![low, high]);
        if class != Class::VECTOR {
            let leaves = doing(self.library, self.words, &PAIR[..1], class, &|x| Wide::from(x[0].0[0]))?;
            output = program.apply(leaves, vec![output]);
        }
        program.candidate(asked.spec, &[output])
    }
}

fn width(function: &ByteFunction) -> Width {
    if function.bytes > 16 { Width::W256 } else { Width::W128 }
}

/// `f` of the bytes of numbers that stand in the same place.
fn bytewise(x: &[Wide], f: impl Fn(&[u8]) -> u8) -> Wide {
    let byte = |k: usize, i: usize| (x[k].0[i / 8] >> (8 * (i % 8))) as u8;
    let bytes: Vec<u8> = (0..64).map(|i| f(&(0..x.len()).map(|k| byte(k, i)).collect::<Vec<u8>>())).collect();
    let word = |c: &[u8]| c.iter().rev().fold(0, |w, b| w << 8 | u64::from(*b));
    Wide::of_words(&bytes.chunks(8).map(word).collect::<Vec<u64>>())
}

/// Each 16 bits of a word four down.
fn words_down(word: u64) -> u64 {
    word >> 4 & 0x0fff_0fff_0fff_0fff
}

/// Of each 128 bits the bytes of `table` that those of `index` say, or 0 where they have the highest bit set (SDM vol. 2,
/// PSHUFB).
fn looked_up(table: Wide, index: Wide) -> Wide {
    let byte = |x: &Wide, i: usize| (x.0[i / 8] >> (8 * (i % 8))) as u8;
    let mut result = Wide::default();
    for i in 0..64 {
        let place = byte(&index, i);
        if place < 128 {
            let value = byte(&table, i / 16 * 16 + usize::from(place % 16));
            result.0[i / 8] |= u64::from(value) << (8 * (i % 8));
        }
    }
    result
}
