//! How fast one last step is tried behind a list of steps, on one state: millions of evaluations a second on one core, for
//! lists of 10^3, 10^5 and 10^6 steps. `cargo bench -p dag --bench ends`.

#![allow(clippy::print_stdout, reason = "it is a program that prints a table")]

use dag::ir::random::Random;
use dag::search::components::{Buffers, Component, ImmediatePool, LibrarySpec, WantedResult, library};
use isa::eval::{StateColumn, WantedWord};
use isa::{FeatureSet, FlagSet, Width};
use std::time::{Duration, Instant};

/// How long each figure is measured.
const TIME: Duration = Duration::from_millis(100);

fn main() {
    println!("{:<12} {:>5} {:>10} {:>10} {:>10}", "component", "bits", "10^3", "10^5", "10^6");
    let names = [
        "and", "add", "lea", "imul", "shr", "shlx", "popcnt", "lzcnt", "bswap", "blsr", "cmovl", "adc", "mulx", "pext",
    ];
    for width in [Width::W32, Width::W64] {
        let all = components(width);
        for name in names {
            let of_name = |c: &&Component| c.row().is_some_and(|r| r.mnemonic == name) && c.result.is_some();
            let Some(component) = all.iter().filter(of_name).max_by_key(|c| c.slots) else { continue };
            let [few, more, many] = [1_000, 100_000, 1_000_000].map(|n| measure(component, n));
            println!("{name:<12} {:>5} {few:>10.0} {more:>10.0} {many:>10.0}", width.bits());
        }
    }
}

/// Millions of evaluations a second behind `n` steps: the first operand and the flags are theirs, the others are known.
fn measure(component: &Component, n: usize) -> f64 {
    let mut random = Random::new(1);
    let words: Vec<u64> = (0..n).map(|_| random.next()).collect();
    let flags: Vec<u64> = words.iter().map(|w| w & 63).collect();
    let [low, low_flags] = [&words, &flags].map(|all| all.iter().map(|w| *w as u32).collect::<Vec<u32>>());
    let mut inputs = vec![StateColumn::Each { words: &words, low: &low }];
    inputs.resize(component.slots, StateColumn::Same(0x0123_4567_89ab_cdef));
    if !component.flags_in.is_empty() {
        inputs.push(StateColumn::Each { words: &flags, low: &low_flags });
    }
    let wanted = [WantedWord { want: 0x1357_9bdf, care: 0xffff_ffff }];
    let (mut buffers, mut places) = (Buffers::default(), Vec::new());
    let (mut runs, start) = (0u32, Instant::now());
    while start.elapsed() < TIME {
        let inputs = std::hint::black_box(&inputs);
        component.agreeing(inputs, n, WantedResult::Value(&wanted), &mut buffers, &mut places);
        std::hint::black_box(&places);
        runs += 1;
    }
    n as f64 * f64::from(runs) / start.elapsed().as_secs_f64() / 1e6
}

fn components(width: Width) -> Vec<Component> {
    library(&LibrarySpec {
        features: FeatureSet::parse_march("haswell").expect("known"),
        widths: vec![width],
        compared: Vec::new(),
        constants: Default::default(),
        flags: FlagSet::ALL,
        synonyms: false,
        by_register: false,
        only: Default::default(),
        conditions: Default::default(),
        immediates: ImmediatePool::Ones,
        open: false,
        loaded: Default::default(),
        high: false,
    })
}
