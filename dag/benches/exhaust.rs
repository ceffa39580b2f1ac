//! How long the enumerator needs to exhaust a library: inputs × length, for a goal that nothing short reaches.
//! `cargo bench -p dag --bench exhaust [LONGEST]`. One core; seconds of processor time, and evaluations of a component on one
//! state in millions a second, as the limit of a search counts them.

#![allow(clippy::print_stdout, reason = "it is a program that prints a table")]

#[path = "../tests/common/mod.rs"]
mod common;

use dag::analysis::liveness::Live;
use dag::lift::lift;
use dag::search::components::{Component, ImmediatePool, LibrarySpec, library};
use dag::search::cores::NoCores;
use dag::search::spec::{Spec, Tests};
use dag::search::strategies::enumerate::Enumerate;
use dag::search::strategies::{Effort, Meter, Proposal, ProposalRequest, Strategy};
use dag::search::windows::Analysis;
use isa::{FeatureSet, Gpr, Width};

/// States, as the measurement that these figures are compared with had them.
const STATES: usize = 16;

fn main() {
    // cargo itself passes --bench.
    let longest = std::env::args().skip(1).find_map(|a| a.parse().ok()).unwrap_or(4);
    for (name, only) in
        [("as many as before", FEW), ("pure operations", PURE), ("with flags", FLAGS), ("everything", &[][..])]
    {
        let library = components(only);
        println!("{name}: {} components", library.len());
        println!("{:>8} {:>8} {:>12} {:>18}", "inputs", "length", "seconds", "million/s");
        for inputs in 1..=4 {
            for length in 2..=longest {
                if !row(&library, inputs, length) {
                    break;
                }
            }
        }
    }
}

/// As many components as the measurement had that these figures are compared with.
const FEW: &[&str] = &[
    "add", "sub", "and", "or", "xor", "not", "neg", "shl", "shr", "sar", "shlx", "shrx", "sarx", "andn", "blsi",
    "blsr", "blsmsk", "lzcnt", "tzcnt", "popcnt", "imul", "mulx", "rol", "ror", "bswap", "bzhi", "rorx",
];
const PURE: &[&str] = &[
    "add", "sub", "and", "or", "xor", "not", "neg", "lea", "shl", "shr", "sar", "shlx", "shrx", "sarx", "andn", "blsi",
    "blsr", "blsmsk", "lzcnt", "tzcnt", "popcnt", "imul", "mulx",
];
const FLAGS: &[&str] = &[
    "add", "sub", "and", "or", "xor", "not", "neg", "shl", "shr", "sar", "shlx", "shrx", "sarx", "andn", "blsi",
    "blsr", "blsmsk", "lzcnt", "tzcnt", "popcnt", "imul", "cmp", "setb", "setbe", "sete", "setl", "cmovb", "cmove",
    "adc", "sbb", "rcr",
];

/// Evaluations after which a pass is given up.
const MOST: u64 = 60_000_000_000;

/// False if the pass was given up.
fn row(library: &[Component], inputs: usize, length: usize) -> bool {
    let spec = goal(inputs);
    let tests = Tests::sample(&spec, STATES, 1);
    let effort = Effort { evaluations: MOST, smt: Default::default() };
    let meter = Meter::default();
    let request = ProposalRequest {
        spec: &spec,
        tests: &tests,
        library,
        length,
        most: 1,
        effort,
        cores: &NoCores,
        meter: &meter,
    };
    let start = cpu_seconds();
    let answer = Enumerate.propose(&request);
    let seconds = cpu_seconds() - start;
    let end = match answer {
        Proposal::Exhausted => "",
        Proposal::Limit(_) => "given up",
        Proposal::Candidates(_) => "REACHED",
        Proposal::NotApplicable => "not applicable",
    };
    let rate = meter.evaluations() as f64 / seconds / 1e6;
    println!("{inputs:>8} {length:>8} {seconds:>12.4} {rate:>18.0} {end:>16}");
    end.is_empty() && seconds < 20.0
}

/// Processor time of this thread (proc(5), `schedstat`): others on the machine do not count.
fn cpu_seconds() -> f64 {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
    text.split_whitespace().next().and_then(|ns| ns.parse::<f64>().ok()).map_or(0.0, |ns| ns * 1e-9)
}

/// Numbers of few uses: what mixes all inputs and no short program computes.
fn goal(inputs: usize) -> Spec {
    let registers = ["edi", "esi", "edx", "ecx"];
    let mut text = "mov %edi,%eax; imul $0x9e3779b1,%eax,%eax; ".to_string();
    for r in &registers[..inputs] {
        text += &format!("xor %{r},%eax; rol $13,%eax; imul $0x85ebca6b,%eax,%eax; ");
    }
    let f = common::function(text.trim_end_matches("; "));
    let mut live = Live::default();
    live.regs[Gpr::RAX.index()] = Width::W32.mask();
    let dag = lift(&f, 0..f.insts.len(), &live).expect("all instructions have rows");
    let a = Analysis::new(&dag);
    let window = a.whole(&dag).expect("something to do");
    a.spec(&dag, &window).expect("a spec")
}

fn components(only: &[&str]) -> Vec<Component> {
    let mut all = library(&LibrarySpec {
        features: FeatureSet::parse_march("haswell").expect("known"),
        widths: vec![Width::W32],
        compared: Vec::new(),
        constants: Default::default(),
        flags: isa::FlagSet::of(&[isa::Flag::CF, isa::Flag::ZF, isa::Flag::SF, isa::Flag::OF]),
        synonyms: false,
        by_register: false,
        only: Default::default(),
        conditions: Default::default(),
        immediates: if only == FEW { ImmediatePool::Ones } else { ImmediatePool::Usual },
        open: false,
        loaded: [1, u64::MAX, 1 << 31].into(),
        high: false,
    });
    all.retain(|c| only.is_empty() || c.row().is_none_or(|row| only.contains(&row.mnemonic)));
    all
}
