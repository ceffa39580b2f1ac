//! Windows of vector instructions are searched, proved and replaced like those of general registers.
mod common;

use dag::analysis::liveness::Live;
use dag::ir::graph::{Class, Dag, Kind};
use dag::lift::lift;
use dag::search::cegis::Search;
use dag::search::components::vector::{Pool, VectorLibrarySpec, vector_library};
use dag::search::cores::NoCores;
use dag::search::improve::negative_cache::NoCache;
use dag::search::improve::{ImproveOptions, Improved, WindowStatus, improve, strip_unread_inputs};
use dag::search::spec::Tests;
use dag::search::strategies::enumerate::Enumerate;
use dag::search::strategies::{Effort, portfolio};
use dag::search::windows::{Analysis, weight};
use dag::smt::Limits;
use isa::{FeatureSet, Gpr, Reg, RegisterFile, SchedClass, Width, table};

/// What is live at the end.
#[derive(Clone, Copy)]
enum Result {
    Xmm0,
    Ymm0,
    Zmm0,
    Eax,
}

fn lifted(text: &str, result: Result) -> Dag {
    let f = common::function(text);
    let mut live = Live::default();
    let (reg, part) = match result {
        Result::Xmm0 => (RegisterFile::Vector.reg(0).expect("zmm0"), Class::VECTOR.low_part(128)),
        Result::Ymm0 => (RegisterFile::Vector.reg(0).expect("zmm0"), Class::VECTOR.low_part(256)),
        Result::Zmm0 => (RegisterFile::Vector.reg(0).expect("zmm0"), Class::VECTOR.low_part(512)),
        Result::Eax => (Reg::of(Gpr::RAX), 0xffff_ffff),
    };
    live.regs[reg.index()] = part;
    strip_unread_inputs(&lift(&f, 0..f.insts.len(), &live).expect("all instructions have rows"))
}

fn features(march: &str) -> FeatureSet {
    FeatureSet::parse_march(march).expect("known")
}

/// The best graph by the number of instructions.
fn improved(text: &str, result: Result, march: &str) -> Improved {
    let dag = lifted(text, result);
    let options = ImproveOptions {
        new_data: false,
        independent_time: false,
        features: features(march),
        strategies: portfolio().into_iter().collect(),
        seed: 1,
        evaluations: 20_000_000,
        smt: Limits::default(),
        longest: 2,
        floor: 1,
        stop: &|| false,
        cache: &NoCache,
        cores: &NoCores,
        rules: dag::search::rules::shipped(),
        searches: true,
        trusts_rules: false,
    };
    let cost = (weight(&dag) as u64, 0, 0);
    improve(&dag, cost, &options, &(), &|d| Some((weight(d) as u64, 0, 0)))
}

/// Mnemonics of the instructions that are alive, in order.
fn mnemonics(dag: &Dag) -> Vec<&'static str> {
    let alive = dag.alive();
    let of = |kind: &Kind| match kind {
        Kind::Inst { row, .. } => Some(table().row(*row).mnemonic),
        Kind::Const(_) => Some("const"),
        _ => None,
    };
    dag.iter().filter(|(id, _)| alive[id.index()]).filter_map(|(_, n)| of(&n.kind)).collect()
}

#[track_caller]
fn becomes(text: &str, result: Result, march: &str, expected: &[&str]) -> Improved {
    let found = improved(text, result, march);
    assert_eq!(mnemonics(&found.dag), expected, "{:?}", found.windows);
    found
}

#[test]
fn selection_between_equal_values_is_none() {
    becomes(
        "movdqa %xmm1,%xmm2; pand %xmm0,%xmm1; pandn %xmm0,%xmm2; por %xmm1,%xmm2; movdqa %xmm2,%xmm0",
        Result::Xmm0,
        "x86-64",
        &[],
    );
}

#[test]
fn selection_of_a_value_or_zero_is_and() {
    becomes(
        "vpxor %xmm2,%xmm2,%xmm2; vpand %xmm1,%xmm0,%xmm0; vpandn %xmm2,%xmm1,%xmm3; vpor %xmm3,%xmm0,%xmm0",
        Result::Xmm0,
        "x86-64-v3",
        &["vpand"],
    );
}

#[test]
fn exclusive_ors_cancel() {
    becomes("pxor %xmm1,%xmm0; pxor %xmm2,%xmm0; pxor %xmm1,%xmm0", Result::Xmm0, "x86-64", &["pxor"]);
}

#[test]
fn difference_from_minimum_is_saturating() {
    becomes("movdqa %xmm0,%xmm2; pminub %xmm1,%xmm2; psubb %xmm2,%xmm0", Result::Xmm0, "x86-64", &["psubusb"]);
}

#[test]
fn saturating_difference_plus_is_maximum() {
    becomes("psubusb %xmm1,%xmm0; paddb %xmm1,%xmm0", Result::Xmm0, "x86-64", &["pmaxub"]);
    becomes("vpsubusw %ymm1,%ymm0,%ymm0; vpaddw %ymm1,%ymm0,%ymm0", Result::Ymm0, "haswell", &["vpmaxuw"]);
}

#[test]
fn average_by_halves_is_average() {
    // (a | b) - (((a ^ b) >> 1) & 0x7fff), the mask left to the shift of words.
    becomes(
        "vpor %xmm1,%xmm0,%xmm2; vpxor %xmm1,%xmm0,%xmm0; vpsrlw $1,%xmm0,%xmm0; vpsubw %xmm0,%xmm2,%xmm0",
        Result::Xmm0,
        "haswell",
        &["vpavgw"],
    );
}

#[test]
fn two_shuffles_are_one() {
    becomes("pshufd $0x39,%xmm0,%xmm1; pshufd $0x1b,%xmm1,%xmm0", Result::Xmm0, "x86-64", &["pshufd"]);
    becomes("vpshufd $0x4e,%ymm0,%ymm1; vpshufd $0x4e,%ymm1,%ymm0", Result::Ymm0, "haswell", &[]);
}

#[test]
fn complementary_shifts_rotate_where_they_can() {
    let text = "vpslld $7,%xmm0,%xmm1; vpsrld $25,%xmm0,%xmm0; vpor %xmm1,%xmm0,%xmm0";
    let found = improved(text, Result::Xmm0, "icelake-client");
    assert_eq!(weight(&found.dag), 1, "{:?}", mnemonics(&found.dag));
    let minimal = improved(text, Result::Xmm0, "haswell");
    assert_eq!(mnemonics(&minimal.dag), ["vpslld", "vpsrld", "vpor"]);
    // Every row at once is only searched for single instructions.
    let nothing = |s: &WindowStatus| {
        matches!(s, WindowStatus::Minimal { .. } | WindowStatus::Limit { phase: "longest", length: 2 })
    };
    assert!(minimal.windows.iter().all(|w| nothing(&w.status)), "{:?}", minimal.windows);
}

#[test]
fn whole_registers_of_512_bits() {
    becomes("vpxord %zmm1,%zmm0,%zmm0; vpxord %zmm0,%zmm1,%zmm0", Result::Zmm0, "icelake-client", &[]);
    let found = improved(
        "vpandd %zmm1,%zmm0,%zmm2; vpandnd %zmm3,%zmm0,%zmm4; vpord %zmm2,%zmm4,%zmm0",
        Result::Zmm0,
        "icelake-client",
    );
    assert_eq!(mnemonics(&found.dag), ["vpternlogd"]);
}

#[test]
fn through_a_vector_register_and_back() {
    becomes("movd %edi,%xmm0; movd %xmm0,%eax", Result::Eax, "x86-64", &[]);
    becomes("movd %edi,%xmm0; pshufd $0,%xmm0,%xmm0; movd %xmm0,%eax; add %esi,%eax", Result::Eax, "x86-64", &["lea"]);
}

#[test]
fn products_of_words_are_not_found_shorter() {
    let found = improved(
        "vpmulhw %xmm1,%xmm0,%xmm2; vpmullw %xmm1,%xmm0,%xmm3; vpunpcklwd %xmm2,%xmm3,%xmm0",
        Result::Xmm0,
        "haswell",
    );
    assert_eq!(found.cost.0, 3, "{:?}", mnemonics(&found.dag));
}

#[test]
fn selection_by_comparison_is_minimum() {
    let text = "movdqa %xmm1,%xmm2; pcmpgtb %xmm0,%xmm2; movdqa %xmm0,%xmm3; pand %xmm2,%xmm3; pandn %xmm1,%xmm2; \
                por %xmm3,%xmm2; movdqa %xmm2,%xmm0";
    becomes(text, Result::Xmm0, "x86-64-v2", &["pminsb"]);
}

#[test]
fn unpacking_with_zeros_is_extension() {
    let text = "movd %edi,%xmm0; pxor %xmm1,%xmm1; punpcklbw %xmm1,%xmm0; punpcklwd %xmm1,%xmm0";
    becomes(text, Result::Xmm0, "x86-64-v2", &["movd", "pmovzxbd"]);
}

#[test]
fn masked_operations_are_part_of_windows() {
    let text = "vpaddd %zmm1,%zmm0,%zmm0{%k1}; vpsubd %zmm1,%zmm0,%zmm0{%k1}";
    becomes(text, Result::Zmm0, "icelake-client", &[]);
}

#[test]
fn subtracting_zero_from_a_float_is_nothing() {
    let text = "addps %xmm1,%xmm0; mulps %xmm2,%xmm0; xorps %xmm3,%xmm3; subps %xmm3,%xmm0";
    becomes(text, Result::Xmm0, "x86-64", &["addps", "mulps"]);
}

/// A saturating addition differs from a plain one on few states only: without counterexamples the wrong one is taken.
#[test]
fn what_few_tests_admit_is_refuted() {
    let dag = lifted("vpaddsb %xmm1,%xmm0,%xmm0; vpand %xmm0,%xmm0,%xmm0", Result::Xmm0);
    let a = Analysis::new(&dag);
    let window = a.whole(&dag).expect("something to do");
    let spec = a.spec(&dag, &window).expect("a spec");
    let wanted = VectorLibrarySpec {
        features: features("haswell"),
        words: spec.words,
        widths: [Width::W128].into(),
        legacy: false,
        vex: true,
        masks: false,
        float: false,
        lanes: [8].into(),
        classes: [SchedClass::VecAlu].into(),
        immediates: [].into(),
        pool: Pool::Own,
        constants: Vec::new(),
        synonyms: false,
        flags: isa::FlagSet::NONE,
        open: Default::default(),
    };
    let library = vector_library(&wanted);
    let mut tests = Tests::sample(&spec, 0, 1);
    let zero = spec.inputs.iter().map(|i| (i.sym, Default::default())).collect();
    tests.push(&spec, &zero);
    let mut counts = Default::default();
    let effort = Effort { evaluations: 1_000_000, smt: Limits::default() };
    let search =
        Search { spec: &spec, strategy: &Enumerate, library: &library, length: 1, most: 4, effort, cores: &NoCores };
    let answer = search.find_all(&mut tests, &mut counts);
    let dag::search::cegis::SearchAnswer::Found(found) = answer else { panic!("{answer:?}") };
    assert_eq!(mnemonics(&found[0]), ["vpaddsb"]);
    assert!(counts.counterexamples > 0 && tests.lanes > 1, "{counts:?}");
}

/// A row of a family is a component without more ado: one line of the table, which leaves a mask.
#[test]
fn a_new_row_is_a_component() {
    let text = "vpshufbitqmb %xmm1,%xmm0,%k1; knotw %k1,%k2; knotw %k2,%k1; kmovw %k1,%eax";
    let dag = lifted(text, Result::Eax);
    let a = Analysis::new(&dag);
    let is_mask = |w: &dag::search::windows::Window| {
        w.interior.len() == 3 && dag.class(w.outputs[0].0) == Class::Register(RegisterFile::Mask)
    };
    let window = a.cones(&dag, 3).into_iter().find(is_mask).expect("what kmovw reads");
    let spec = a.spec(&dag, &window).expect("a spec");
    let library = vector_library(&VectorLibrarySpec {
        features: features("icelake-client"),
        words: spec.words,
        widths: [Width::W128].into(),
        legacy: false,
        vex: true,
        masks: true,
        float: false,
        lanes: [].into(),
        classes: [].into(),
        immediates: [].into(),
        pool: Pool::Own,
        synonyms: false,
        flags: isa::FlagSet::NONE,
        open: Default::default(),
        constants: Default::default(),
    });
    let mut tests = Tests::sample(&spec, 16, 1);
    let effort = Effort { evaluations: 1_000_000, smt: Limits::default() };
    let search =
        Search { spec: &spec, strategy: &Enumerate, library: &library, length: 1, most: 4, effort, cores: &NoCores };
    let answer = search.find_all(&mut tests, &mut Default::default());
    let dag::search::cegis::SearchAnswer::Found(found) = answer else { panic!("{answer:?}") };
    assert_eq!(mnemonics(&found[0]), ["vpshufbitqmb"]);
}
