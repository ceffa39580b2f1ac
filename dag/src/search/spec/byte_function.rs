//! Specifications that do the same to every byte of a register, and nothing across bytes: counts of bits, reversals, case of
//! letters. Recognised on states, so what follows from it is proposed to a search and nothing more.

use super::{Spec, SpecInput};
use crate::ir::graph::Class;
use crate::ir::random::mix;
use isa::eval::{Wide, eval_wide};

/// States on which a specification must be the function of each byte.
const STATES: u64 = 16;

/// Byte `i` of the output is `values[byte i of the input]`, for the lowest `bytes` bytes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ByteFunction {
    /// The input's number among the register inputs.
    pub input: usize,
    pub bytes: usize,
    pub values: Vec<u8>,
}

impl ByteFunction {
    /// The function that `spec` is of each byte of its only input that varies. One output.
    pub fn recognise(spec: &Spec) -> Option<ByteFunction> {
        let [output] = &spec.outputs[..] else { return None };
        let mut moving = spec.registers().enumerate().filter(|(_, i)| i.varies());
        let (number, input) = moving.next().filter(|_| moving.next().is_none())?;
        let bytes = match output.class {
            Class::VECTOR => output.mask.trailing_ones() as usize,
            Class::GENERAL => (output.mask.trailing_ones() / 8) as usize,
            _ => 0,
        };
        let fits = input.class == output.class && usize::from(input.width) >= 8 * bytes;
        let others = spec.inputs.iter().any(|i| i.value.is_flag());
        if bytes < 4 || !fits || others || output.mask.count_ones() != output.mask.trailing_ones() {
            return None;
        }
        let function =
            |x: Wide| bytes_of(eval_wide(&spec.ctx.arena, &[output.term], &|s| content(input, s, x))[0], bytes);
        turned_alike(&function, bytes).then_some(())?;
        let mut values = Vec::with_capacity(256);
        for byte in 0..=255u8 {
            let all = function(of_bytes(&vec![byte; bytes]));
            all.iter().all(|b| *b == all[0]).then(|| values.push(all[0]))?;
        }
        let agrees = |seed: u64| {
            let x = random_bytes(seed, bytes);
            function(of_bytes(&x)) == x.iter().map(|b| values[usize::from(*b)]).collect::<Vec<u8>>()
        };
        (0..STATES).all(agrees).then_some(ByteFunction { input: number, bytes, values })
    }

    /// The function as a sum of two functions, of a byte's low and its high half: each has 16 values. `None` if it is none.
    pub fn halves(&self, sum: impl Fn(u8, u8) -> u8, difference: impl Fn(u8, u8) -> u8) -> Option<[Vec<u8>; 2]> {
        let low: Vec<u8> = self.values[..16].to_vec();
        let high: Vec<u8> = self.values.iter().step_by(16).map(|v| difference(*v, low[0])).collect();
        let is_sum = |(b, v): (usize, &u8)| sum(low[b % 16], high[b / 16]) == *v;
        self.values.iter().enumerate().all(is_sum).then_some([low, high])
    }
}

/// The input's content where its variable is `x`; nothing else varies.
fn content(input: &SpecInput, s: isa::Sym, x: Wide) -> Wide {
    if s == input.sym { x } else { Wide::default() }
}

/// Whether bytes in another order give the results in that order: a quick look before all bytes are tried.
fn turned_alike(function: &dyn Fn(Wide) -> Vec<u8>, bytes: usize) -> bool {
    let mut x = random_bytes(STATES, bytes);
    let mut result = function(of_bytes(&x));
    x.rotate_left(1);
    result.rotate_left(1);
    function(of_bytes(&x)) == result
}

fn random_bytes(seed: u64, bytes: usize) -> Vec<u8> {
    (0..bytes as u64).map(|i| mix(seed * 64 + i) as u8).collect()
}

fn of_bytes(bytes: &[u8]) -> Wide {
    let word = |chunk: &[u8]| chunk.iter().rev().fold(0, |word, b| word << 8 | u64::from(*b));
    Wide::of_words(&bytes.chunks(8).map(word).collect::<Vec<u64>>())
}

fn bytes_of(x: Wide, bytes: usize) -> Vec<u8> {
    x.0.iter().flat_map(|w| w.to_le_bytes()).take(bytes).collect()
}
