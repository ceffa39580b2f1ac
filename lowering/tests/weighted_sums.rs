//! Bounds of weighted sums against every answer that is known: those under all names and all sums, on machines whose units
//! are waited for.

#[path = "common/random_dag.rs"]
mod random_dag;

use isa::uarch::Uarch;
use lowering::{Backend, Lowered, Objective, Options, Status, lower};
use random_dag::random_dag;

const SUMS: [&str; 8] = [
    "4*latency + bytes",
    "latency + 0.001*bytes",
    "0.01*latency + bytes",
    "uops + 0.1*bytes",
    "throughput + 0.25*instructions",
    "0.5*throughput + 0.5*latency",
    "latency + 2*throughput + 0.125*bytes",
    "throughput + 0.000001*bytes",
];

fn parse(text: &str) -> Objective {
    Objective::parse(text).unwrap_or_else(|e| panic!("{e}"))
}

fn answers(seed: u64, n: usize, backend: Backend, copies: bool, tune: &'static Uarch) -> Vec<(Objective, Lowered)> {
    let all = Objective::ALL.into_iter().chain(SUMS.map(parse));
    let dag = random_dag(seed, n);
    let under = |objective| {
        let options = Options { objective, tune, backend, copies, seconds: 20.0, ..Options::default() };
        Some((objective, lower(&dag, &options).ok()?))
    };
    all.filter_map(under).collect()
}

/// Of the sums.
#[derive(Default)]
struct Tally {
    sums: usize,
    optimal: usize,
    /// Comparisons with a bound that is not about copies between readers, and how many answers cost less, with such copies.
    without_copies: usize,
    beyond: usize,
}

fn tally(seeds: u64, n: usize, backend: Backend, copies: bool) -> Tally {
    let mut t = Tally::default();
    for seed in 0..seeds {
        let tune = Uarch::find(["generic", "skylake", "znver4"][seed as usize % 3]).expect("a known machine");
        let all = answers(seed, n, backend, copies, tune);
        for (objective, l) in all.iter().filter(|(o, _)| !Objective::ALL.contains(o)) {
            let what = format!("seed {seed}, {}: {objective} {} >= {}", tune.name, l.cost, l.bound);
            assert!(l.cost == objective.key(l.total)[0] && l.bound <= l.cost, "{what}");
            assert_eq!(l.status == Status::Optimal, l.bound == l.cost, "{what}");
            t.sums += 1;
            t.optimal += usize::from(l.status == Status::Optimal);
            for (other, known) in &all {
                let is_less = objective.key(known.total)[0] < l.bound;
                assert!(!is_less || !l.stats.complete, "{what}; under {other} {:?}", known.total);
                t.without_copies += usize::from(!l.stats.complete);
                t.beyond += usize::from(is_less);
            }
        }
    }
    t
}

#[test]
fn no_answer_costs_less_than_a_bound() {
    let t = tally(21, 7, Backend::Cdcl, true);
    assert!(t.sums >= 150 && t.optimal * 10 >= t.sums * 9, "{} of {} are proved", t.optimal, t.sums);
}

/// Without the program's copies between readers only the list scheduler makes some.
#[test]
fn hardly_any_answer_costs_less_than_a_bound_without_copies() {
    for (seeds, backend) in [(21, Backend::Cdcl), (6, Backend::Highs)] {
        let t = tally(seeds, 6, backend, false);
        assert!(t.optimal * 10 >= t.sums * 7, "{backend}: {} of {} are proved", t.optimal, t.sums);
        assert!(t.beyond * 50 <= t.without_copies, "{backend}: {} of {} cost less", t.beyond, t.without_copies);
    }
}
