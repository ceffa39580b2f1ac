//! Which states questions are about, and in which order. With a single bit set in an input, a product or a shift shows the
//! other operand, so that constants follow from results; other states tell most programs apart.

use crate::ir::random::Random;
use crate::search::spec::{Spec, SpecInput, Tests};
use isa::eval::Wide;
use rustc_hash::FxHashMap;

/// Random states among the first ones.
const RANDOM: usize = 2;

/// States, and the order in which they are asked about.
pub(super) struct OrderedTests {
    pub(super) tests: Tests,
    pub(super) order: Vec<usize>,
}

impl OrderedTests {
    /// The tests of a search and states in which one input has a single bit set: its highest and its lowest one come first,
    /// then some of the tests, then other bits, then the other tests.
    pub(super) fn of(spec: &Spec, tests: &Tests, seed: u64) -> OrderedTests {
        let mut random = Random::new(seed);
        let mut all = Tests::empty(spec);
        let ends = |w: u32| [w - 1, 0];
        let others = |w: u32| [1, w - 2, w / 2];
        push_single_bits(&mut all, spec, &mut random, &ends);
        let first = all.lanes;
        push_single_bits(&mut all, spec, &mut random, &others);
        let single = all.lanes;
        all.append(tests);
        let few = single + RANDOM.min(tests.lanes);
        let order = (0..first).chain(single..few).chain(first..single).chain(few..all.lanes).collect();
        OrderedTests { tests: all, order }
    }
}

/// Adds states with one of these bits of a width set in each input in turn; the other inputs are anything. States that break
/// a fact are left out.
fn push_single_bits<const N: usize>(all: &mut Tests, spec: &Spec, random: &mut Random, bits: &dyn Fn(u32) -> [u32; N]) {
    let inputs: Vec<&SpecInput> = spec.inputs.iter().filter(|i| i.varies() && i.width >= 8).collect();
    for n in 0..N {
        for chosen in &inputs {
            let bit = Wide::from(1u128 << bits(demanded_width(spec, chosen))[n]);
            let mut value = |i: &SpecInput| if i.sym == chosen.sym { bit } else { Wide::from(random.wide()) };
            let values: FxHashMap<_, _> = spec.inputs.iter().map(|i| (i.sym, value(i).truncated(i.width))).collect();
            all.push(spec, &values);
        }
    }
}

/// Low bits of an input beyond which none matters, at least 8.
fn demanded_width(spec: &Spec, input: &SpecInput) -> u32 {
    let roots: Vec<_> = spec.outputs.iter().map(|o| (o.term, u128::from(o.mask))).collect();
    let bits = spec.ctx.arena.demanded(&roots).get(&input.sym).copied().unwrap_or(0);
    (u128::BITS - bits.leading_zeros()).clamp(8, u32::from(input.width))
}
