//! Constants that nobody wrote: random programs with one constant each, of every kind of instruction, before and behind a
//! step without one. The search is told of none of the constants.

#![allow(clippy::print_stdout, reason = "it prints a table")]

use dag::ir::graph::{Class, Dag, Kind, LiveOut, Node, Port, Value};
use dag::ir::random::Random;
use dag::search::cegis::{Counts, Search, SearchAnswer};
use dag::search::components::open::{ConstantPlace, OpenComponent, open_components};
use dag::search::components::{Component, LibrarySpec, library};
use dag::search::cores::NoCores;
use dag::search::spec::{Spec, Tests};
use dag::search::strategies::{Effort, by_name};
use dag::search::windows::Analysis;
use isa::eval::Wide;
use isa::{FeatureSet, FlagSet, Gpr, Reg, Width};
use std::time::Instant;

/// As the program itself has them.
const EFFORT: Effort = Effort { evaluations: 2_500_000, smt: dag::smt::Limits { rlimit: 30_000_000, seed: 1 } };
const STATES: usize = 24;

fn everything(width: Width) -> Vec<Component> {
    library(&LibrarySpec {
        features: FeatureSet::parse_march("haswell").expect("known"),
        widths: vec![width],
        compared: Vec::new(),
        constants: Default::default(),
        synonyms: false,
        by_register: false,
        flags: FlagSet::NONE,
        only: Default::default(),
        conditions: Default::default(),
        immediates: Default::default(),
        open: true,
        loaded: Default::default(),
        high: false,
    })
}

/// Where the step with the constant is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Position {
    Alone,
    /// Behind a closed step.
    Last,
    /// Before a closed step.
    First,
}

/// A graph in the making.
struct Draft {
    dag: Dag,
    values: Vec<Value>,
    random: Random,
}

impl Draft {
    fn new(seed: u64) -> Draft {
        let mut dag = Dag::new();
        let mut input = |g| {
            let node = dag.push(Node { kind: Kind::Input(Reg::of(g)), origin: None, effect: false });
            Value { node, port: Port::Whole }
        };
        let values = vec![input(Gpr::RDI), input(Gpr::RSI)];
        Draft { dag, values, random: Random::new(seed) }
    }

    /// A component over any values, over the newest one at least once.
    fn push(&mut self, c: &Component, constant: Option<(usize, Value)>) -> Option<()> {
        let newest = self.values.len() - 1;
        let free: Vec<usize> = (0..c.slots).filter(|s| constant.is_none_or(|c| c.0 != *s)).collect();
        let has_newest = *free.get(self.random.below(free.len().max(1)))?;
        let value = |slot: usize, draft: &mut Draft| match constant {
            Some((s, v)) if s == slot => v,
            _ if slot == has_newest => draft.values[newest],
            _ => draft.values[draft.random.below(newest + 1)],
        };
        let operands: Vec<Value> = (0..c.slots).map(|s| value(s, self)).collect();
        let node = c.append(&mut self.dag, &operands, &|_| None)?;
        self.values.push(Value { node, port: c.result? });
        Some(())
    }

    /// An open component with a random constant.
    fn push_open(&mut self, o: &OpenComponent) -> Option<()> {
        let constant = self.random.next();
        if o.place != ConstantPlace::Register {
            return self.push(&o.closed(Wide::from(constant)), None);
        }
        let node = self.dag.push(Node { kind: Kind::Const(constant), origin: None, effect: false });
        self.push(&o.component, Some((o.slot, Value { node, port: Port::Whole })))
    }

    fn spec(mut self, width: Width) -> Option<Spec> {
        let value = *self.values.last()?;
        self.dag.live_out.push(LiveOut { reg: Reg::of(Gpr::RAX), value, mask: width.mask() });
        let analysis = Analysis::new(&self.dag);
        let window = analysis.whole(&self.dag)?;
        analysis.spec(&self.dag, &window)
    }
}

/// A random program with the open component, and its length; `None` if it is none (nothing depends on an input).
fn program(
    library: &[Component],
    o: &OpenComponent,
    position: Position,
    width: Width,
    seed: u64,
) -> Option<(Spec, usize)> {
    let mut draft = Draft::new(seed);
    let closed: Vec<&Component> = library
        .iter()
        .filter(|c| c.weight == 1 && c.slots > 0 && c.flags_in.is_empty() && c.result_class == Class::GENERAL)
        .filter(|c| c.result.is_some() && (position != Position::First || c.inverses.iter().any(Option::is_some)))
        .collect();
    let other = closed[draft.random.below(closed.len())];
    if position == Position::Last {
        draft.push(other, None)?;
    }
    draft.push_open(o)?;
    if position == Position::First {
        draft.push(other, None)?;
    }
    let length = o.weight() + usize::from(position != Position::Alone);
    Some((draft.spec(width)?, length))
}

/// How a search for a program went.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Outcome {
    Deduced,
    /// There is a program without an open constant that is no longer.
    Closed,
    Missed,
}

/// Asks for programs of at most this length; and the milliseconds that the deduction took.
fn find(spec: &Spec, library: &[Component], length: usize) -> (Outcome, f64) {
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
    (
        if deduced {
            Outcome::Deduced
        } else if closed {
            Outcome::Closed
        } else {
            Outcome::Missed
        },
        ms,
    )
}

/// What came of one kind of instruction in one position.
#[derive(Default)]
struct Tally {
    deduced: usize,
    closed: usize,
    missed: Vec<u64>,
    ms: Vec<f64>,
}

fn tally(library: &[Component], o: &OpenComponent, position: Position, width: Width, count: u64) -> Tally {
    let mut tally = Tally::default();
    for seed in 0..count {
        let Some((spec, length)) = program(library, o, position, width, seed) else { continue };
        let (outcome, ms) = find(&spec, library, length);
        match outcome {
            Outcome::Deduced => tally.deduced += 1,
            Outcome::Closed => tally.closed += 1,
            Outcome::Missed => tally.missed.push(seed),
        }
        tally.ms.push(ms);
    }
    tally.ms.sort_by(f64::total_cmp);
    tally
}

/// Every `step`-th open component of the widths, in every position: `count` random programs of each.
fn table(count: u64, step: usize, report: &mut dyn FnMut(&str, Width, Position, &Tally)) {
    for width in [Width::W32, Width::W64] {
        let library = everything(width);
        let only = std::env::var("ONLY").unwrap_or_default();
        for o in open_components(&library).into_iter().step_by(step) {
            if !o.component.row().is_some_and(|r| r.mnemonic.contains(&only[..])) {
                continue;
            }
            for position in [Position::Alone, Position::Last, Position::First] {
                let name = o.component.row().map_or("", |r| r.mnemonic);
                let name = format!("{name} {:?} {}", o.place, o.slot);
                report(&name, width, position, &tally(&library, &o, position, width, count));
            }
        }
    }
}

#[test]
fn random_constants_are_deduced() {
    let (mut found, mut missed) = (0, 0);
    table(1, 6, &mut |name, width, position, t| {
        found += t.deduced + t.closed;
        missed += t.missed.len();
        if !t.missed.is_empty() {
            println!("{name} {width:?} {position:?}: {:?}", t.missed);
        }
    });
    assert!(found > 30 && missed * 10 <= found, "{missed} of {}", found + missed);
}

/// `cargo test --release -p dag --test deduce -- --ignored --nocapture`: the table of all kinds, 200 programs
/// each, or `COUNT`; those whose names have `ONLY` in them.
#[test]
#[ignore = "takes minutes"]
fn the_share_of_constants_that_are_found() {
    let count = std::env::var("COUNT").ok().and_then(|c| c.parse().ok()).unwrap_or(200);
    println!(
        "{:<28} {:>4} {:>6} {:>8} {:>7} {:>7} {:>9} {:>9}",
        "instruction", "bits", "", "deduced", "closed", "missed", "median ms", "most ms"
    );
    table(count, 1, &mut |name, width, position, t| {
        let at = |share: usize| {
            t.ms.get((t.ms.len() * share / 100).min(t.ms.len().saturating_sub(1))).copied().unwrap_or(0.0)
        };
        println!(
            "{name:<28} {:>4} {:>6} {:>8} {:>7} {:>7} {:>9.1} {:>9.1}  {:?}",
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
