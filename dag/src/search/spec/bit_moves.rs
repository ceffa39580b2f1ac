//! Specifications that only move bits: packing fields, interleaving, gathering. Recognised on states, so what follows
//! from it is proposed to a search and nothing more.

use super::{Spec, SpecInput};
use crate::ir::random::mix;
use isa::Sym;
use rustc_hash::FxHashMap;

/// States on which a specification must be the sum of what it does to single bits.
const STATES: u64 = 24;

/// A bit of an input that is a bit of the output.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct BitMove {
    pub source: u16,
    pub target: u16,
}

/// An output each of whose bits is a bit of one input, or 0: the inputs that it has bits of.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BitMoves {
    pub inputs: Vec<MovedInput>,
}

/// What becomes of one input.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MovedInput {
    /// Its number among the register inputs.
    pub input: usize,
    /// Its bits that may be other than 0.
    pub content: u64,
    pub moves: Vec<BitMove>,
}

impl BitMoves {
    /// What `spec` is on single bits, if that is what it is on some more states. One output, a general register.
    pub fn recognise(spec: &Spec) -> Option<BitMoves> {
        let output = spec.lone_general_output()?;
        let (registers, inputs): (Vec<usize>, Vec<&SpecInput>) =
            spec.registers().enumerate().filter(|(_, i)| i.varies()).unzip();
        let value = |of: &dyn Fn(usize) -> u64| {
            let state: FxHashMap<Sym, u64> = inputs.iter().enumerate().map(|(k, i)| (i.sym, of(k))).collect();
            spec.value_on(output, &|s| state.get(&s).copied().unwrap_or(0))
        };
        if value(&|_| 0) != 0 {
            return None;
        }
        let images: Vec<Vec<u64>> = inputs
            .iter()
            .enumerate()
            .map(|(n, i)| (0..i.width.min(64)).map(|b| value(&|k| u64::from(k == n) << b)).collect())
            .collect();
        let disjoint = |seen: u64, image: &u64| (seen & image == 0).then_some(seen | image);
        images.iter().flatten().try_fold(0, disjoint)?;
        let moved = |state: &dyn Fn(usize) -> u64| -> u64 {
            let of_input = |(n, images): (usize, &Vec<u64>)| {
                let set = images.iter().enumerate().filter(|(b, _)| state(n) >> b & 1 == 1);
                set.fold(0, |all, (_, image)| all | image)
            };
            images.iter().enumerate().map(of_input).fold(0, |all, of| all | of)
        };
        let agrees = |seed: u64| {
            let state = |k: usize| mix(seed * 8 + k as u64) & isa::expr::mask(inputs[k].width.min(64)) as u64;
            value(&state) == moved(&state)
        };
        let of_input = |(n, images): (usize, &Vec<u64>)| {
            let targets =
                |(b, &image): (usize, &u64)| bits(image).map(move |t| BitMove { source: b as u16, target: t });
            let moves = images.iter().enumerate().flat_map(targets).collect();
            MovedInput { input: registers[n], content: u64::MAX >> (64 - images.len()), moves }
        };
        let inputs = images.iter().enumerate().map(of_input).filter(|i| !i.moves.is_empty()).collect();
        (0..STATES).all(agrees).then_some(BitMoves { inputs })
    }
}

fn bits(word: u64) -> impl Iterator<Item = u16> {
    (0..64).filter(move |b| word >> b & 1 == 1)
}
