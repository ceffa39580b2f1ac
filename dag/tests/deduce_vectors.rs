//! Vector constants that nobody wrote: random programs with one constant each, of every kind of instruction, before and
//! behind a step without one. The search is told of none of the constants.

#![allow(clippy::print_stdout, reason = "it prints a table")]

use dag::ir::graph::{Class, Dag, Kind, LiveOut, Node, Port, Value};
use dag::ir::random::Random;
use dag::search::cegis::{Counts, Search, SearchAnswer};
use dag::search::components::open::{OpenComponent, open_components};
use dag::search::components::vector::{OpenOperands, Pool, VectorLibrarySpec};
use dag::search::components::{Component, Libraries};
use dag::search::cores::NoCores;
use dag::search::spec::{Spec, Tests};
use dag::search::strategies::{Effort, by_name};
use dag::search::windows::Analysis;
use isa::eval::Wide;
use isa::{FeatureSet, FlagSet, RegisterFile, Width};
use std::time::Instant;

const EFFORT: Effort = Effort { evaluations: 2_500_000, smt: dag::smt::Limits { rlimit: 30_000_000, seed: 1 } };
const STATES: usize = 16;

fn everything(width: Width) -> Vec<Component> {
    Libraries::default()
        .with_open(VectorLibrarySpec {
            features: FeatureSet::parse_march("haswell").expect("known"),
            words: usize::from(width.bits() / 64),
            widths: [width].into(),
            legacy: false,
            vex: true,
            masks: false,
            float: false,
            lanes: [8, 16, 32].into(),
            classes: Default::default(),
            immediates: [3].into(),
            pool: Pool::Own,
            constants: Vec::new(),
            synonyms: false,
            flags: FlagSet::NONE,
            open: OpenOperands::All,
        })
        .to_vec()
}

/// Where the step with the constant is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum ConstantPosition {
    Alone,
    /// Behind a closed step.
    Last,
    /// Before a closed step.
    First,
}

/// A graph in the making.
struct VectorDraft {
    dag: Dag,
    values: Vec<Value>,
    random: Random,
}

impl VectorDraft {
    fn new(seed: u64) -> VectorDraft {
        let mut dag = Dag::new();
        let mut input = |n| {
            let reg = RegisterFile::Vector.reg(n).expect("a register");
            let node = dag.push(Node { kind: Kind::Input(reg), origin: None, effect: false });
            Value { node, port: Port::Whole }
        };
        let values = vec![input(0), input(1)];
        VectorDraft { dag, values, random: Random::new(seed) }
    }

    /// A component over any values, over the newest one at least once.
    fn push(&mut self, c: &Component, constant: Option<(usize, Value)>) -> Option<()> {
        let newest = self.values.len() - 1;
        let free: Vec<usize> = (0..c.slots).filter(|s| constant.is_none_or(|c| c.0 != *s)).collect();
        let has_newest = *free.get(self.random.below(free.len().max(1)))?;
        let value = |slot: usize, draft: &mut VectorDraft| match constant {
            Some((s, v)) if s == slot => v,
            _ if slot == has_newest => draft.values[newest],
            _ => draft.values[draft.random.below(newest + 1)],
        };
        let operands: Vec<Value> = (0..c.slots).map(|s| value(s, self)).collect();
        let node = c.append(&mut self.dag, &operands, &|_| None)?;
        self.values.push(Value { node, port: c.result? });
        Some(())
    }

    /// An open component with a random constant: random bytes, or small ones.
    fn push_open(&mut self, o: &OpenComponent) -> Option<()> {
        let small = self.random.below(2) == 0;
        let mask = if small { 0x0f0f_0f0f_0f0f_0f0f } else { u64::MAX };
        let constant = Wide(std::array::from_fn(|_| self.random.next() & mask));
        let Some(load) = o.load(constant) else { return self.push(&o.closed(constant), None) };
        let node = load.append(&mut self.dag, &[], &|_| None)?;
        self.push(&o.component, Some((o.slot, Value { node, port: load.result? })))
    }

    fn spec(mut self, width: Width) -> Option<Spec> {
        let value = *self.values.last()?;
        if self.dag.class(value) != Class::VECTOR {
            return None;
        }
        let reg = RegisterFile::Vector.reg(0).expect("a register");
        self.dag.live_out.push(LiveOut { reg, value, mask: Class::VECTOR.low_part(width.bits()) });
        let analysis = Analysis::new(&self.dag);
        let window = analysis.whole(&self.dag)?;
        analysis.spec(&self.dag, &window)
    }
}

/// A random program with the open component, and its length; `None` if it is none.
fn program(
    library: &[Component],
    o: &OpenComponent,
    position: ConstantPosition,
    width: Width,
    seed: u64,
) -> Option<(Spec, usize)> {
    let mut draft = VectorDraft::new(seed);
    let moves = |c: &&Component| (0..c.slots).any(|s| c.is_inverted(s));
    let vectors = |c: &&Component| c.slot_classes.iter().all(|c| *c == Class::VECTOR);
    let closed: Vec<&Component> = library
        .iter()
        .filter(|c| c.open.is_none() && c.weight == 1 && c.slots > 0 && c.result_class == Class::VECTOR)
        .filter(|c| vectors(c) && (position != ConstantPosition::First || moves(c)))
        .collect();
    let other = closed[draft.random.below(closed.len())];
    if position == ConstantPosition::Last {
        draft.push(other, None)?;
    }
    draft.push_open(o)?;
    if position == ConstantPosition::First {
        draft.push(other, None)?;
    }
    let length = o.weight() + usize::from(position != ConstantPosition::Alone);
    Some((draft.spec(width)?, length))
}

/// How a search for a program went.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum VectorOutcome {
    Deduced,
    /// There is a program without an open constant that is no longer.
    Closed,
    Missed,
}

/// Asks for programs of at most this length; and the milliseconds that the deduction took.
fn find(spec: &Spec, library: &[Component], length: usize) -> (VectorOutcome, f64) {
    let mut tests = Tests::sample(spec, STATES, 1);
    let start = Instant::now();
    let ask = |name: &str, length: usize, tests: &mut Tests| {
        let strategy = by_name(name).expect("a strategy");
        let search = Search { spec, strategy, library, length, most: 4, effort: EFFORT, cores: &NoCores };
        matches!(search.find_all(tests, &mut Counts::default()), SearchAnswer::Found(found) if !found.is_empty())
    };
    let deduced = (1..=length).any(|l| ask("deduce", l, &mut tests));
    let ms = start.elapsed().as_secs_f64() * 1000.0;
    let closed = !deduced && (0..=length).any(|l| ask("constant", l, &mut tests) || ask("enumerate", l, &mut tests));
    let outcome = match (deduced, closed) {
        (true, _) => VectorOutcome::Deduced,
        (false, true) => VectorOutcome::Closed,
        (false, false) => VectorOutcome::Missed,
    };
    (outcome, ms)
}

/// What came of one kind of instruction in one position.
#[derive(Default)]
struct VectorTally {
    deduced: usize,
    closed: usize,
    missed: Vec<u64>,
    ms: Vec<f64>,
}

fn tally(
    library: &[Component],
    o: &OpenComponent,
    position: ConstantPosition,
    width: Width,
    count: u64,
) -> VectorTally {
    let mut tally = VectorTally::default();
    for seed in 0..count {
        let Some((spec, length)) = program(library, o, position, width, seed) else { continue };
        let (outcome, ms) = find(&spec, library, length);
        match outcome {
            VectorOutcome::Deduced => tally.deduced += 1,
            VectorOutcome::Closed => tally.closed += 1,
            VectorOutcome::Missed => tally.missed.push(seed),
        }
        tally.ms.push(ms);
    }
    tally.ms.sort_by(f64::total_cmp);
    tally
}

/// Every `step`-th open component, in these positions: `count` random programs of each.
fn table(
    widths: &[Width],
    positions: &[ConstantPosition],
    count: u64,
    step: usize,
    report: &mut dyn FnMut(&str, Width, ConstantPosition, &VectorTally),
) {
    for &width in widths {
        let library = everything(width);
        let only = std::env::var("ONLY").unwrap_or_default();
        for o in open_components(&library).into_iter().step_by(step) {
            if !o.component.row().is_some_and(|r| r.mnemonic.contains(&only[..])) {
                continue;
            }
            for &position in positions {
                let name = o.component.row().map_or("", |r| r.mnemonic);
                let name = format!("{name} {:?} {}", o.place, o.slot);
                report(&name, width, position, &tally(&library, &o, position, width, count));
            }
        }
    }
}

#[test]
fn random_vector_constants_are_deduced() {
    let (mut found, mut missed) = (0, 0);
    table(&[Width::W128], &[ConstantPosition::Alone], 1, 3, &mut |name, width, position, t| {
        found += t.deduced + t.closed;
        missed += t.missed.len();
        if !t.missed.is_empty() {
            println!("{name} {width:?} {position:?}: {:?}", t.missed);
        }
    });
    assert!(found > 30 && missed * 10 <= found, "{missed} of {}", found + missed);
}

/// A window that only reads a flag: there are no values to combine, and steps of one operand are taken back all the same.
#[test]
fn a_window_without_registers_is_no_fault() {
    let library = everything(Width::W128);
    for last in ["pshufd.v128.v128.8 n5, n5, 0", "pshufd.v128.v128.8 n5, n5, 27", "paddd.v128 n5, n5"] {
        let text = format!(
            "dag 1\nn0 = input CF\nn1 = setb.8 any, CF=n0.CF\nn2 = movzx.32.8 new, n1\nn5 = movd.v128.32 any, n2\n\
             n6 = {last}\nout zmm0 & 0xffff = n6\n"
        );
        let dag = dag::text::parse(&text).unwrap_or_else(|e| panic!("{text}: {e:?}"));
        let analysis = Analysis::new(&dag);
        let spec = analysis.spec(&dag, &analysis.whole(&dag).expect("a window")).expect("a specification");
        assert!(spec.inputs.iter().all(|i| i.value.is_flag()), "{text}{:?}", spec.inputs);
        find(&spec, &library, 3);
    }
}

/// `cargo test --release -p dag --test deduce_vectors -- --ignored --nocapture`: the table of all kinds, 20 programs each,
/// or `COUNT`; those whose names have `ONLY` in them.
#[test]
#[ignore = "takes minutes"]
fn the_share_of_vector_constants_that_are_found() {
    let count = std::env::var("COUNT").ok().and_then(|c| c.parse().ok()).unwrap_or(20);
    let positions = [ConstantPosition::Alone, ConstantPosition::Last, ConstantPosition::First];
    table(&[Width::W128, Width::W256], &positions, count, 1, &mut |name, width, position, t| {
        let at = |share: usize| {
            t.ms.get((t.ms.len() * share / 100).min(t.ms.len().saturating_sub(1))).copied().unwrap_or(0.0)
        };
        println!(
            "{name:<28} {:>4} {:>6} {:>4} deduced {:>4} closed {:>4} missed {:>8.1} {:>8.1} ms {:?}",
            width.bits(),
            format!("{position:?}"),
            t.deduced,
            t.closed,
            t.missed.len(),
            at(50),
            at(100),
            &t.missed[..t.missed.len().min(5)]
        );
    });
}
