//! Specifications that are a step function of one number: the output is the same between two thresholds and the next.
//! Counts of digits, classes of lengths, sums of comparisons and chains of selections are such. Recognised on states, so
//! what follows from it is proposed to a search and nothing more.

use super::order::WordOrder;
use super::{Spec, SpecInput, SpecOutput};
use crate::ir::random::Random;
use isa::Width;
use std::collections::BTreeSet;

/// Most thresholds.
const MOST_STEPS: usize = 32;
/// Numbers of any length that are looked at beside powers of two and what the code mentions.
const SAMPLES: usize = 64;
/// Numbers between two thresholds on which the output must be the same.
const INSIDE: usize = 4;

/// A step function.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Staircase {
    /// The input's number among the register inputs.
    pub input: usize,
    /// The number that is looked at: so many low bits of the input.
    pub order: WordOrder,
    pub least: i128,
    pub most: i128,
    /// The output below all thresholds.
    pub first: u64,
    /// Ascending.
    pub steps: Vec<Stair>,
}

/// A threshold: the output from here on, up to the next one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stair {
    pub from: i128,
    pub value: u64,
}

impl Staircase {
    /// What `spec` is as a function of as few low bits of its only input as decide, in either order of such words.
    pub fn recognise(spec: &Spec) -> Vec<Staircase> {
        let Some(output) = spec.lone_general_output() else { return Vec::new() };
        let mut moving = spec.registers().enumerate().filter(|(_, i)| i.varies());
        let Some((number, input)) = moving.next().filter(|_| moving.next().is_none()) else { return Vec::new() };
        if !has_few_values(spec, output, input) {
            return Vec::new();
        }
        let mentioned = spec.mentioned(|_| true);
        let both = |width| [false, true].map(|signed| WordOrder { width, signed });
        let of_width = |width| {
            let sampled = |order| StepSampler::new(spec, output, input, order).staircase(number, &mentioned);
            both(width).into_iter().filter_map(sampled).collect::<Vec<_>>()
        };
        let widths = [Width::W8, Width::W16, Width::W32, Width::W64];
        widths.into_iter().map(of_width).find(|found| !found.is_empty()).unwrap_or_default()
    }
}

/// Whether some random states have no more outputs than a staircase: of most functions they have as many as states.
fn has_few_values(spec: &Spec, output: &SpecOutput, input: &SpecInput) -> bool {
    let mut random = Random::new(2);
    let mask = isa::expr::mask(input.width.min(64)) as u64;
    let words = (0..2 * MOST_STEPS).map(|_| random.next() & mask);
    let values: BTreeSet<u64> =
        words.map(|word| spec.value_on(output, &|s| if s == input.sym { word } else { 0 })).collect();
    values.len() <= MOST_STEPS + 1
}

/// The output at a number.
#[derive(Clone, Copy, Debug)]
struct StepSample {
    at: i128,
    value: u64,
}

/// Asks a specification what it does at numbers.
struct StepSampler<'s> {
    spec: &'s Spec,
    output: &'s SpecOutput,
    input: &'s SpecInput,
    order: WordOrder,
    least: i128,
    most: i128,
    random: Random,
}

impl<'s> StepSampler<'s> {
    fn new(spec: &'s Spec, output: &'s SpecOutput, input: &'s SpecInput, order: WordOrder) -> StepSampler<'s> {
        let width = order.width.bits();
        let bounds = if width == 32 { input.low_half } else { input.bounds };
        let whole = order.range(width);
        // Bounds are of numbers without a sign.
        let known = i128::from(bounds.most) <= whole.most;
        let (least, most) = if known { (bounds.least.into(), bounds.most.into()) } else { (whole.least, whole.most) };
        StepSampler { spec, output, input, order, least, most, random: Random::new(1) }
    }

    fn staircase(mut self, number: usize, mentioned: &BTreeSet<u64>) -> Option<Staircase> {
        let samples: Vec<StepSample> = self.places(mentioned).into_iter().filter_map(|at| self.sample(at)).collect();
        let jumps = samples.windows(2).filter(|w| w[0].value != w[1].value).count();
        let first = samples.first().filter(|_| (1..=MOST_STEPS).contains(&jumps))?.value;
        let mut steps = Vec::new();
        for pair in samples.windows(2) {
            self.between(pair[0], pair[1], &mut steps);
        }
        let (order, least, most) = (self.order, self.least, self.most);
        let found = Staircase { input: number, order, least, most, first, steps };
        (found.steps.len() <= MOST_STEPS && self.agrees(&found)).then_some(found)
    }

    /// Powers of two, what the code mentions, the neighbours of both, the ends, and some more of any length; ascending.
    fn places(&mut self, mentioned: &BTreeSet<u64>) -> BTreeSet<i128> {
        let powers = (0..self.order.width.bits()).flat_map(|k| [1i128 << k, -(1 << k)]);
        let own = mentioned.iter().map(|c| self.order.number(*c));
        let near = powers.chain(own).flat_map(|n| [n - 1, n, n + 1]).chain([self.least, self.most]);
        let (least, most) = (self.least, self.most);
        let mut places: BTreeSet<i128> = near.filter(|n| (least..=most).contains(n)).collect();
        places.extend((0..SAMPLES).map(|_| self.random_between(least, most)));
        places
    }

    fn random_between(&mut self, least: i128, most: i128) -> i128 {
        let span = (most - least) as u128 + 1;
        let any = self.random.wide() >> self.random.below(128);
        least + (any % span) as i128
    }

    /// The output at a number, whatever the bits are that do not count; `None` where the facts do not hold.
    fn sample(&mut self, at: i128) -> Option<StepSample> {
        let above = !self.order.width.mask() & isa::expr::mask(self.input.width.min(64)) as u64;
        let word = self.order.word(at as u64) | self.random.next() & above;
        let state = |s| if s == self.input.sym { word } else { 0 };
        self.spec.allows(&state).then(|| StepSample { at, value: self.spec.value_on(self.output, &state) })
    }

    /// The thresholds between two numbers whose outputs differ. What lies between equal ones is not looked for.
    fn between(&mut self, low: StepSample, high: StepSample, steps: &mut Vec<Stair>) {
        if low.value == high.value || steps.len() > MOST_STEPS {
        } else if high.at - low.at == 1 {
            steps.push(Stair { from: high.at, value: high.value });
        } else {
            let at = low.at + (high.at - low.at) / 2;
            let middle = self.sample(at).unwrap_or(StepSample { at, value: low.value });
            self.between(low, middle, steps);
            self.between(middle, high, steps);
        }
    }

    fn agrees(&mut self, found: &Staircase) -> bool {
        let ends = found.steps.iter().map(|s| s.from - 1).chain([found.most]);
        let starts = [(found.least, found.first)].into_iter().chain(found.steps.iter().map(|s| (s.from, s.value)));
        let mut pieces = starts.zip(ends);
        pieces.all(|((from, value), to)| {
            (0..INSIDE).all(|_| {
                let at = self.random_between(from, to);
                self.sample(at).is_none_or(|s| s.value == value)
            })
        })
    }
}
