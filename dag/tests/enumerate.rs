//! The enumerator finds the known short forms.
mod common;

use dag::analysis::liveness::Live;
use dag::ir::graph::Dag;
use dag::lift::lift;
use dag::search::cegis::{Counts, Search, SearchAnswer};
use dag::search::components::{LibrarySpec, library};
use dag::search::cores::NoCores;
use dag::search::spec::Tests;
use dag::search::strategies::Effort;
use dag::search::strategies::enumerate::Enumerate;
use dag::search::windows::Analysis;
use isa::{FeatureSet, Gpr, Width};

fn dag_of(text: &str, mask: u64) -> Dag {
    let f = common::function(text);
    let mut live = Live::default();
    live.regs[Gpr::RAX.index()] = mask;
    lift(&f, 0..f.insts.len(), &live).expect("all instructions have rows")
}

fn shortest(text: &str, width: Width, features: FeatureSet, most: usize) -> Option<(usize, Dag)> {
    shortest_of(text, width, features, &[], most)
}

fn shortest_of(text: &str, width: Width, features: FeatureSet, only: &[&str], most: usize) -> Option<(usize, Dag)> {
    let dag = dag_of(text, width.mask());
    let a = Analysis::new(&dag);
    let window = a.whole(&dag).expect("something to do");
    let spec = a.spec(&dag, &window).expect("a spec");
    let wanted = LibrarySpec {
        features,
        widths: vec![width],
        compared: Vec::new(),
        constants: Default::default(),
        synonyms: false,
        by_register: false,
        flags: isa::FlagSet::ALL,
        only: Default::default(),
        conditions: Default::default(),
        immediates: Default::default(),
        open: false,
        loaded: Default::default(),
        high: false,
    };
    let mut lib = library(&wanted);
    lib.retain(|c| only.is_empty() || c.row().is_none_or(|row| only.contains(&row.mnemonic)));
    let mut tests = Tests::sample(&spec, 24, 1);
    let mut counts = Counts::default();
    let effort = Effort { evaluations: 200_000_000, smt: Default::default() };
    for length in 1..=most {
        let search =
            Search { spec: &spec, strategy: &Enumerate, library: &lib, length, most: 4, effort, cores: &NoCores };
        let r = search.find_all(&mut tests, &mut counts);
        match r {
            SearchAnswer::Found(d) => return Some((length, d[0].clone())),
            SearchAnswer::None => {}
            SearchAnswer::NotApplicable => panic!("enumeration takes every spec"),
            SearchAnswer::Limit(w) => panic!("limit {w}"),
        }
    }
    None
}

#[test]
fn clear_lowest_bit_is_blsr() {
    let v3 = FeatureSet::parse_march("haswell").expect("known");
    let (n, dag) = shortest("lea -1(%rdi),%eax; and %edi,%eax", Width::W32, v3, 2).expect("found");
    assert_eq!(n, 1, "{dag:?}");
}

#[test]
fn absolute_value_is_neg_cmov() {
    let base = FeatureSet::BASE;
    let text = "mov %edi,%edx; sar $31,%edx; mov %edi,%eax; xor %edx,%eax; sub %edx,%eax";
    let (n, dag) = shortest(text, Width::W32, base, 3).expect("found");
    assert_eq!(n, 2, "{dag:?}");
}

#[test]
fn sign_takes_three() {
    let text = "mov %edi,%eax; neg %eax; shr $31,%eax; sar $31,%edi; or %edi,%eax";
    let (n, dag) = shortest(text, Width::W32, FeatureSet::BASE, 3).expect("found");
    assert_eq!(n, 3, "{dag:?}");
}

#[test]
fn average_rounding_down_is_add_rcr() {
    let text = "mov %rdi,%rax; and %rsi,%rax; xor %rsi,%rdi; shr %rdi; add %rdi,%rax";
    let (n, dag) = shortest(text, Width::W64, FeatureSet::BASE, 3).expect("found");
    assert_eq!(n, 2, "{dag:?}");
}

#[test]
fn maximum_is_cmp_cmov() {
    let text =
        "xor %ecx,%ecx; mov %edi,%eax; xor %esi,%eax; cmp %esi,%edi; setae %cl; neg %ecx; and %ecx,%eax; xor %esi,%eax";
    let (n, dag) = shortest(text, Width::W32, FeatureSet::BASE, 3).expect("found");
    assert_eq!(n, 2, "{dag:?}");
}

#[test]
fn equal_counts_of_leading_zeros_take_five() {
    let v3 = FeatureSet::parse_march("haswell").expect("known");
    let text = "mov %edi,%eax; mov %edi,%edx; xor %esi,%eax; and %esi,%edx; cmp %edx,%eax; mov $0,%eax; setbe %al";
    let only = ["lzcnt", "and", "xor", "cmp", "sete", "setbe"];
    let (n, dag) = shortest_of(text, Width::W32, v3, &only, 6).expect("found");
    assert_eq!(n, 5, "{dag:?}");
}
