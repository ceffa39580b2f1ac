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

/// The answers without copies between readers: bounds are about these.
fn answers(seed: u64, n: usize, backend: Backend, tune: &'static Uarch) -> Vec<(Objective, Lowered)> {
    let all = Objective::ALL.into_iter().chain(SUMS.map(parse));
    let dag = random_dag(seed, n);
    let under = |objective| {
        let options = Options { objective, tune, backend, copies: false, seconds: 20.0, ..Options::default() };
        Some((objective, lower(&dag, &options).ok()?))
    };
    all.filter_map(under).collect()
}

/// How many of the sums are proved optimal.
fn proved(seeds: u64, n: usize, backend: Backend) -> (usize, usize) {
    let (mut optimal, mut sums) = (0, 0);
    for seed in 0..seeds {
        let tune = Uarch::find(["generic", "skylake", "znver4"][seed as usize % 3]).expect("a known machine");
        let all = answers(seed, n, backend, tune);
        for (objective, l) in &all {
            for (other, known) in &all {
                let what = format!("seed {seed}, {}: {objective} {} >= {}, under {other}", tune.name, l.cost, l.bound);
                assert!(l.bound <= objective.key(known.total)[0], "{what} {:?}", known.total);
            }
            assert!(l.cost == objective.key(l.total)[0] && l.bound <= l.cost);
            assert_eq!(l.status == Status::Optimal, l.bound == l.cost, "seed {seed}, {objective}");
        }
        let named = Objective::ALL.len();
        sums += all.len().saturating_sub(named);
        optimal += all.iter().skip(named).filter(|(_, l)| l.status == Status::Optimal).count();
    }
    (optimal, sums)
}

#[test]
fn no_answer_costs_less_than_a_bound() {
    let (optimal, sums) = proved(30, 7, Backend::Cdcl);
    assert!(sums >= 200 && optimal * 10 >= sums * 9, "{optimal} of {sums} are proved");
}

#[test]
fn no_answer_costs_less_than_a_bound_of_the_reference_solver() {
    let (optimal, sums) = proved(6, 5, Backend::Highs);
    assert!(sums >= 40 && optimal * 10 >= sums * 7, "{optimal} of {sums} are proved");
}
