//! Evaluation of components on many states.

use super::Component;
use super::open::TrialBuffers;
use isa::Flag;
use isa::eval::{Batch, ColumnFilter, Scratch, StateColumn, WantedWord};
use std::sync::OnceLock;

/// The flags that a component offers, as one batch: a column for each.
#[derive(Debug)]
pub struct FlagKernel {
    batch: Batch,
    /// Where each is packed ([`Flag::index`]).
    places: Vec<usize>,
    /// Each flag alone, as soon as somebody asked for it.
    alone: Vec<OnceLock<ColumnFilter>>,
}

impl FlagKernel {
    /// `batch` has a column for each of `flags`.
    pub fn new(batch: Batch, flags: &[Flag]) -> FlagKernel {
        let places = flags.iter().map(|f| f.index()).collect();
        FlagKernel { alone: vec![OnceLock::new(); batch.columns()], places, batch }
    }

    /// One flag of those that are offered.
    fn alone(&self, flag: Flag) -> &ColumnFilter {
        let column = self.places.iter().position(|p| *p == flag.index()).expect("a flag that is offered");
        self.alone[column].get_or_init(|| self.batch.column(column).into())
    }
}

/// Buffers for evaluation.
#[derive(Default, Debug)]
pub struct Buffers {
    scratch: Scratch,
    pub(super) trials: TrialBuffers,
    flags: Vec<u64>,
}

impl Buffers {
    /// For terms that are evaluated by themselves.
    pub fn scratch(&mut self) -> &mut Scratch {
        &mut self.scratch
    }

    /// How many numbers were tried for open constants since this was asked last.
    pub fn take_tried(&mut self) -> u64 {
        std::mem::take(&mut self.trials.tried)
    }
}

/// What is wanted of a component on one state: of its result, a word for each column, or of one of its flags.
#[derive(Clone, Copy, Debug)]
pub enum WantedResult<'a> {
    Value(&'a [WantedWord]),
    Flag(Flag, WantedWord),
}

impl Component {
    /// The result: as many columns of `n` states, one after the other, as `out` has room for. `inputs` are the columns of
    /// the slots, one of a slot that is no vector; `flags[state]` are packed flag inputs.
    pub fn result(&self, inputs: &[&[u64]], flags: &[u8], out: &mut [u64], buffers: &mut Buffers) {
        let Some(value) = &self.value else { return };
        let n = out.len() / value.batch().columns();
        self.with_columns(inputs, flags, n, buffers, |columns, buffers| self.result_on(columns, out, buffers));
    }

    /// The flags that the instruction leaves, packed by [`isa::Flag::index`]; only [`Component::flags_out`] are meaningful.
    pub fn flags(&self, inputs: &[&[u64]], flags: &[u8], n: usize, buffers: &mut Buffers) -> Vec<u8> {
        let mut packed = vec![0; n];
        self.with_columns(inputs, flags, n, buffers, |columns, buffers| self.flags_on(columns, &mut packed, buffers));
        packed
    }

    /// Calls `f` with the columns of the slots, and behind them one of packed flags if the component reads any.
    fn with_columns(
        &self,
        inputs: &[&[u64]],
        flags: &[u8],
        n: usize,
        buffers: &mut Buffers,
        f: impl FnOnce(&[StateColumn], &mut Buffers),
    ) {
        let mut packed = std::mem::take(&mut buffers.flags);
        let mut columns: Vec<StateColumn> = Vec::with_capacity(inputs.len() + 1);
        columns.extend(inputs.iter().map(|&words| StateColumn::from(&words[..n])));
        if !self.flags_in.is_empty() {
            packed.clear();
            packed.extend(flags[..n].iter().map(|&f| u64::from(f)));
            columns.push(StateColumn::from(&packed[..]));
        }
        f(&columns, buffers);
        buffers.flags = packed;
    }

    /// [`Component::result`] over the columns of the slots, and behind them one of packed flags if the component reads any.
    pub fn result_on(&self, inputs: &[StateColumn], out: &mut [u64], buffers: &mut Buffers) {
        if let Some(value) = &self.value {
            value.batch().run_columns(inputs, &mut buffers.scratch, out);
        }
    }

    /// [`Component::flags`] over the columns of the slots, and behind them one of packed flags if the component reads any.
    pub fn flags_on(&self, inputs: &[StateColumn], packed: &mut [u8], buffers: &mut Buffers) {
        match &self.flag_kernel {
            Some(kernel) => kernel.batch.run_packed(inputs, &mut buffers.scratch, &kernel.places, packed),
            None => packed.fill(0),
        }
    }

    /// On which of `n` states what it computes is as wanted: their numbers in ascending order, in place of what `out` had.
    /// `inputs` are the columns of the slots, and behind them one of packed flags if the component reads any.
    pub fn agreeing(
        &self,
        inputs: &[StateColumn],
        n: usize,
        wanted: WantedResult,
        buffers: &mut Buffers,
        out: &mut Vec<u32>,
    ) {
        let scratch = &mut buffers.scratch;
        match wanted {
            WantedResult::Value(wanted) => {
                let value = self.value.as_ref().expect("a result is wanted of what has one");
                value.agreeing(inputs, n, wanted, scratch, out);
            }
            WantedResult::Flag(flag, wanted) => {
                let kernel = self.flag_kernel.as_ref().expect("a flag is wanted of what offers it");
                kernel.alone(flag).agreeing(inputs, n, &[wanted], scratch, out);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::random::Random;
    use crate::search::components::instance::ComponentTerms;
    use crate::search::components::vector::{Pool, VectorLibrarySpec, vector_library};
    use crate::search::components::{ImmediatePool, LibrarySpec, library};
    use isa::eval::{VectorLevel, Wide, eval_wide};
    use isa::{FeatureSet, FlagSet, Sym, Width};

    /// States that a component is applied to.
    const STATES: usize = 260;

    /// The same component on random states, by the scalar evaluator.
    struct AppliedComponent {
        /// A column for each word of each slot, and one of packed flags.
        inputs: Vec<Vec<u64>>,
        /// `[column][state]`
        result: Vec<Vec<u64>>,
        flags: Vec<u8>,
    }

    fn word(random: &mut Random) -> u64 {
        match random.below(5) {
            0 => random.below(70) as u64,
            1 => u64::MAX << random.below(64),
            2 => 1 << random.below(64),
            3 => u64::from(random.next() as u32),
            _ => random.next(),
        }
    }

    impl AppliedComponent {
        /// Some slots have the same word in all states.
        fn new(c: &Component, words: usize, random: &mut Random) -> AppliedComponent {
            let terms = ComponentTerms::of(c, words);
            let columns = |k: usize| if c.slot_classes[k] == crate::ir::graph::Class::VECTOR { words } else { 1 };
            let first: Vec<usize> = (0..c.slots).map(|k| (0..k).map(columns).sum()).collect();
            let count: usize = (0..c.slots).map(columns).sum();
            let mut column = |bound: u64| match (random.below(4), word(random) & bound) {
                (0, same) => vec![same; STATES],
                _ => (0..STATES).map(|_| word(random) & bound).collect(),
            };
            let mut inputs: Vec<Vec<u64>> = (0..count).map(|_| column(u64::MAX)).collect();
            inputs.push(column(63));
            let value = |s: Sym, state: usize| {
                if let Some(k) = terms.variables.slots.iter().position(|slot| slot.sym == s) {
                    let of_slot = &inputs[first[k]..first[k] + columns(k)];
                    return Wide::of_words(&of_slot.iter().map(|c| c[state]).collect::<Vec<_>>());
                }
                let flag = terms.variables.flags.iter().position(|f| *f == s).expect("nothing else is known");
                Wide::from(inputs[count][state] >> flag & 1)
            };
            let width = if c.result_class == crate::ir::graph::Class::VECTOR { words } else { 1 };
            let mut applied =
                AppliedComponent { result: vec![Vec::new(); width], flags: Vec::new(), inputs: Vec::new() };
            let roots: Vec<_> = terms.flags.iter().map(|f| f.1).chain(terms.result).collect();
            for state in 0..STATES {
                let values = eval_wide(&terms.ctx.arena, &roots, &|s| value(s, state));
                let flags = terms.flags.iter().zip(&values);
                applied.flags.push(flags.fold(0, |p, ((f, _), v)| p | (v.0[0] as u8) << f.index()));
                for (i, column) in applied.result.iter_mut().enumerate() {
                    column.extend(terms.result.and(values.last()).map(|v| v.0[i]));
                }
            }
            AppliedComponent { inputs, ..applied }
        }

        /// Compares with the compiled component.
        fn check(&self, c: &Component, name: &str) {
            let mut buffers = Buffers::default();
            let (flags, slots) = self.inputs.split_last().expect("the flags");
            let flags: Vec<u8> = flags.iter().map(|&f| f as u8).collect();
            let slots: Vec<&[u64]> = slots.iter().map(Vec::as_slice).collect();
            let mut out = vec![0; STATES * self.result.len()];
            if c.result.is_some() {
                c.result(&slots, &flags, &mut out, &mut buffers);
                assert_eq!(out, self.result.concat(), "the result of {name}");
            }
            assert_eq!(c.flags(&slots, &flags, STATES, &mut buffers), self.flags, "the flags of {name}");
        }

        /// Asks on which states the component does what it does on one of them.
        fn check_filters(&self, c: &Component, random: &mut Random, name: &str) {
            let low: Vec<Vec<u32>> = self.inputs.iter().map(|c| c.iter().map(|&w| w as u32).collect()).collect();
            let state = random.below(STATES);
            let wanted = |column: &Vec<u64>, care| WantedWord { want: column[state], care };
            let care = u64::MAX >> random.below(64);
            let words: Vec<WantedWord> =
                self.result.iter().filter(|_| c.result.is_some()).map(|c| wanted(c, care)).collect();
            let agrees = |k: &usize| words.iter().zip(&self.result).all(|(wanted, column)| wanted.is(column[*k]));
            let expected: Vec<u32> = (0..STATES).filter(agrees).map(|k| k as u32).collect();
            for with_low in [false, true] {
                let columns =
                    self.inputs.iter().zip(&low).map(|(words, low)| match words.iter().all(|w| *w == words[0]) {
                        true => StateColumn::Same(words[0]),
                        false => StateColumn::Each { words, low: if with_low { low } else { &[] } },
                    });
                let columns: Vec<StateColumn> = columns.collect();
                let (mut scratch, mut got) = (Scratch::default(), Vec::new());
                for level in [VectorLevel::PLAIN, VectorLevel::of_this_cpu()] {
                    if let Some(value) = &c.value {
                        value.agreeing_at(level, &columns, STATES, &words, &mut scratch, &mut got);
                        assert_eq!(got, expected, "the result of {name} on {level:?}");
                    }
                    for flag in c.flags_out.iter() {
                        let bit = |k: usize| u64::from(self.flags[k] >> flag.index() & 1);
                        let filter = c.flag_kernel.as_ref().expect("it offers flags").alone(flag);
                        let wanted = [WantedWord { want: bit(state), care: 1 }];
                        filter.agreeing_at(level, &columns, STATES, &wanted, &mut scratch, &mut got);
                        let expected: Vec<u32> =
                            (0..STATES).filter(|&k| bit(k) == bit(state)).map(|k| k as u32).collect();
                        assert_eq!(got, expected, "{flag:?} of {name} on {level:?}");
                    }
                }
            }
        }
    }

    /// Applications compared.
    fn compare(all: &[Component], words: usize, seed: u64) -> usize {
        let mut random = Random::new(seed);
        for c in all {
            let name = format!("{} {:?}", c.row().map_or("constant", |r| r.mnemonic), c.fill);
            if c.row().is_some() {
                let applied = AppliedComponent::new(c, words, &mut random);
                applied.check(c, &name);
                applied.check_filters(c, &mut random, &name);
            }
        }
        all.len() * STATES
    }

    fn general() -> Vec<Component> {
        library(&LibrarySpec {
            features: FeatureSet::of(isa::Feature::ALL),
            widths: vec![Width::W32, Width::W64],
            compared: vec![Width::W8, Width::W16],
            constants: [0x1234_5678, 7].into(),
            flags: FlagSet::ALL,
            synonyms: true,
            by_register: true,
            only: Default::default(),
            conditions: Default::default(),
            immediates: ImmediatePool::Usual,
            open: false,
            loaded: Default::default(),
            high: true,
        })
    }

    fn vectors(words: usize) -> Vec<Component> {
        vector_library(&VectorLibrarySpec {
            features: FeatureSet::of(isa::Feature::ALL),
            words,
            widths: [Width::W128, Width::W256, Width::W512]
                .into_iter()
                .filter(|w| usize::from(w.bits()) <= 64 * words)
                .collect(),
            legacy: true,
            vex: true,
            masks: true,
            float: true,
            lanes: Default::default(),
            classes: Default::default(),
            immediates: [0x1b].into(),
            pool: Pool::Own,
            constants: Vec::new(),
            synonyms: false,
            flags: FlagSet::ALL,
            open: Default::default(),
        })
    }

    #[test]
    fn every_component_as_the_scalar_evaluator_has_it() {
        let general = general();
        let applications: usize = compare(&general, 1, 1)
            + compare(&general, 1, 2)
            + [2, 4, 8].map(|w| compare(&vectors(w), w, w as u64)).iter().sum::<usize>();
        assert!(applications >= 1_000_000, "{applications} applications");
    }
}
