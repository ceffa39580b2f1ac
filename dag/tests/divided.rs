//! What `divided` and `enumerate` say of lengths at which there is nothing, against every program of that length. The
//! problems are about the low four bits of operations that carry nothing down, so four bits of each constant are all of them.

use dag::ir::graph::{Dag, Kind, LiveOut, Node, Port, Value};
use dag::ir::random::Random;
use dag::search::cegis::{Counts, Search, SearchAnswer};
use dag::search::components::{Buffers, Component, ImmediatePool, LibrarySpec, library};
use dag::search::cores::{CoreCount, NoCores};
use dag::search::spec::{Spec, Tests};
use dag::search::strategies::divided::Divided;
use dag::search::strategies::{Effort, by_name};
use dag::search::windows::Analysis;
use isa::{FeatureSet, FlagSet, Gpr, OperationKind, Reg, Row, Width};
use std::collections::BTreeSet;

const EFFORT: Effort = Effort { evaluations: 40_000_000, smt: dag::smt::Limits { rlimit: 40_000_000, seed: 1 } };
/// Bits that the problems are about, and numbers of so many bits.
const BITS: u32 = 4;
const NUMBERS: u64 = 1 << BITS;

/// Operations of which the low bits of the result follow from the low bits of the operands.
const OPERATIONS: [&str; 9] = ["and", "or", "xor", "add", "sub", "neg", "not", "shl", "imul"];

fn components(only: &[&str], loaded: bool) -> Vec<Component> {
    let mut all = library(&LibrarySpec {
        features: FeatureSet::BASE,
        widths: vec![Width::W32],
        compared: Vec::new(),
        constants: (0..NUMBERS).collect(),
        immediates: ImmediatePool::Own,
        open: false,
        loaded: if loaded { (0..NUMBERS).collect() } else { BTreeSet::new() },
        high: false,
        synonyms: false,
        by_register: false,
        flags: FlagSet::NONE,
        only: Default::default(),
        conditions: Default::default(),
    });
    let carries_nothing_down = |row: &Row| only.contains(&row.mnemonic) && row.kind != Some(OperationKind::WideProduct);
    all.retain(|c| c.row().is_none_or(carries_nothing_down) && c.result.is_some() && c.flags_in.is_empty());
    all
}

/// A value on every state of the inputs.
type ValueColumn = Vec<u64>;

/// Every value of the inputs, each a column.
fn inputs(n: u32) -> Vec<ValueColumn> {
    (0..n).map(|i| (0..NUMBERS.pow(n)).map(|state| state >> (BITS * i) & (NUMBERS - 1)).collect()).collect()
}

/// What the programs of exactly `length` components compute, bits above those of the problems left out.
fn computed(lib: &[Component], values: &mut Vec<ValueColumn>, length: usize, all: &mut BTreeSet<ValueColumn>) {
    for c in lib {
        for code in 0..values.len().pow(c.slots as u32) {
            let operand = |k: usize| &values[code / values.len().pow(k as u32) % values.len()][..];
            let operands: Vec<&[u64]> = (0..c.slots).map(operand).collect();
            let mut column = vec![0; values[0].len()];
            c.result(&operands, &[], &mut column, &mut Buffers::default());
            column.iter_mut().for_each(|v| *v &= NUMBERS - 1);
            if length == 1 {
                all.insert(column);
            } else {
                values.push(column);
                computed(lib, values, length - 1, all);
                values.pop();
            }
        }
    }
}

/// A program of random components, as a graph, and what it computes.
fn problem(lib: &[Component], registers: u32, steps: usize, random: &mut Random) -> (Dag, ValueColumn) {
    let mut dag = Dag::new();
    let mut values: Vec<Value> = (0..registers as usize)
        .map(|n| {
            let kind = Kind::Input(Reg::of(Gpr::new(n).expect("few inputs")));
            Value { node: dag.push(Node { kind, origin: None, effect: false }), port: Port::Whole }
        })
        .collect();
    let mut columns = inputs(registers);
    for _ in 0..steps {
        let c = &lib[random.below(lib.len())];
        // Late values, so that few steps are dead.
        let chosen: Vec<usize> = (0..c.slots)
            .map(|_| values.len() - 1 - random.below(values.len()).min(random.below(values.len())))
            .collect();
        let operands: Vec<Value> = chosen.iter().map(|&v| values[v]).collect();
        let node = c.append(&mut dag, &operands, &|_| None).expect("it reads no flags");
        values.push(Value { node, port: c.result.expect("it has a result") });
        let operands: Vec<&[u64]> = chosen.iter().map(|&v| &columns[v][..]).collect();
        let mut column = vec![0; columns[0].len()];
        c.result(&operands, &[], &mut column, &mut Buffers::default());
        columns.push(column);
    }
    dag.live_out.push(LiveOut { reg: Reg::of(Gpr::RAX), value: values[values.len() - 1], mask: NUMBERS - 1 });
    let column = columns[columns.len() - 1].iter().map(|v| v & (NUMBERS - 1)).collect();
    (dag, column)
}

fn spec_of(dag: &Dag) -> Option<Spec> {
    let a = Analysis::new(dag);
    let window = a.whole(dag)?;
    a.spec(dag, &window)
}

/// How often a strategy said that there is nothing, and that there is something.
#[derive(Default, Debug)]
struct Said {
    nothing: usize,
    found: usize,
    limit: usize,
}

/// Asks for each length until there is a program, and compares with all programs.
fn compare(
    name: &str,
    lib: &[Component],
    spec: &Spec,
    column: &ValueColumn,
    shorter: &[BTreeSet<ValueColumn>],
    said: &mut Said,
) {
    let strategy = by_name(name).expect("a strategy");
    let mut tests = Tests::sample(spec, 24, 1);
    for (n, all) in shorter.iter().enumerate() {
        let search = Search { spec, strategy, library: lib, length: n + 1, most: 1, effort: EFFORT, cores: &NoCores };
        match search.find_all(&mut tests, &mut Counts::default()) {
            SearchAnswer::None => {
                assert!(!all.contains(column), "{name}: there is a program of length {}", n + 1);
                said.nothing += 1;
            }
            SearchAnswer::Found(found) => {
                assert!(
                    all.contains(column),
                    "{name}: there is no program of length {}, not {}",
                    n + 1,
                    dag::text::print(&found[0])
                );
                said.found += 1;
                return;
            }
            other => {
                assert!(matches!(other, SearchAnswer::Limit(_)), "{other:?}");
                said.limit += 1;
            }
        }
    }
}

#[test]
fn nothing_means_nothing_for_all_constants() {
    let mut random = Random::new(1);
    let mut said: [Said; 2] = Default::default();
    let mut asked = 0;
    for round in 0..60 {
        let only: Vec<&str> = (0..4).map(|_| OPERATIONS[random.below(OPERATIONS.len())]).collect();
        let lib = components(&only, round % 2 == 0);
        let wider = components(&OPERATIONS, true);
        let registers = 1 + round % 3 / 2;
        let shorter: Vec<BTreeSet<ValueColumn>> = (1..=2)
            .map(|length| {
                let mut all = BTreeSet::new();
                computed(&lib, &mut inputs(registers), length, &mut all);
                all
            })
            .collect();
        for _ in 0..10 {
            let from = if random.below(2) == 0 { &lib } else { &wider };
            let (dag, column) = problem(from, registers, 1 + random.below(3), &mut random);
            // What is an input or a number takes no operation.
            let trivial = inputs(registers).contains(&column) || column.iter().all(|v| *v == column[0]);
            let spec = spec_of(&dag).filter(|s| s.registers().count() == registers as usize && !trivial);
            let Some(spec) = spec else { continue };
            asked += 1;
            for (name, said) in ["divided", "enumerate"].into_iter().zip(&mut said) {
                compare(name, &lib, &spec, &column, &shorter, said);
            }
        }
    }
    assert!(asked >= 200, "{asked}");
    assert!(said.iter().all(|s| s.nothing > 100 && s.found > 100 && s.limit == 0), "{said:?}");
}

/// Programs, counterexamples and numbers of questions are the same whoever asks them.
#[test]
fn threads_change_nothing() {
    let mut random = Random::new(2);
    let lib = components(&OPERATIONS, true);
    let mut found = 0;
    for _ in 0..6 {
        let (dag, _) = problem(&lib, 1, 3, &mut random);
        let Some(spec) = spec_of(&dag) else { continue };
        let answers = [1, 2, 4].map(|threads| {
            let cores = CoreCount::new(threads - 1);
            let (mut tests, mut counts) = (Tests::sample(&spec, 24, 1), Counts::default());
            let search = Search {
                spec: &spec,
                strategy: &Divided,
                library: &lib,
                length: 2,
                most: 1,
                effort: EFFORT,
                cores: &cores,
            };
            let answer = search.find_all(&mut tests, &mut counts);
            found += usize::from(matches!(answer, SearchAnswer::Found(_)));
            format!("{answer:?}, {counts:?}")
        });
        assert_eq!(answers[0], answers[1]);
        assert_eq!(answers[0], answers[2]);
    }
    assert!(found > 0);
}

/// Operations that read and leave flags, and both words of products.
fn components_with_flags(random: &mut Random) -> Vec<Component> {
    use OperationKind as K;
    let kinds =
        [K::WideProduct, K::Product, K::CarrySum, K::Comparison, K::Truth, K::Selection, K::Sum, K::Logic, K::Shift];
    let only: BTreeSet<OperationKind> =
        (0..4).map(|_| kinds[random.below(kinds.len())]).chain([K::WideProduct]).collect();
    library(&LibrarySpec {
        features: FeatureSet::parse_march("haswell").expect("known"),
        widths: vec![Width::W32],
        compared: Vec::new(),
        constants: [3, 10].into(),
        immediates: ImmediatePool::Own,
        open: false,
        loaded: [7].into(),
        high: false,
        synonyms: false,
        by_register: false,
        flags: FlagSet::ALL,
        only,
        conditions: Default::default(),
    })
}

/// A program of one or two components; the second may read the flags of the first.
fn program_with_flags(lib: &[Component], steps: usize, random: &mut Random) -> Option<Dag> {
    let mut dag = Dag::new();
    let mut values: Vec<Value> = [Gpr::RAX, Gpr::RCX]
        .map(|g| Value {
            node: dag.push(Node { kind: Kind::Input(Reg::of(g)), origin: None, effect: false }),
            port: Port::Whole,
        })
        .into();
    let (mut flags_of, mut flags) = (None, FlagSet::NONE);
    for _ in 0..steps {
        let c = &lib[random.below(lib.len())];
        if !c.flags_in.minus(flags).is_empty() {
            return None;
        }
        let operands: Vec<Value> = (0..c.slots).map(|_| values[random.below(values.len())]).collect();
        let node = c.append(&mut dag, &operands, &|f| Some(Value { node: flags_of?, port: Port::Flag(f) }))?;
        (flags_of, flags) = (Some(node), c.flags_out);
        values.extend(c.result.map(|port| Value { node, port }));
    }
    let value = *values.last().filter(|v| Some(v.node) == flags_of)?;
    dag.live_out.push(LiveOut { reg: Reg::of(Gpr::RAX), value, mask: u64::from(u32::MAX) });
    Some(dag)
}

/// With flags and both words of products: where `enumerate` finds a program, `divided` does not say that there is none.
#[test]
fn what_is_found_is_not_called_impossible() {
    let mut random = Random::new(3);
    let (mut found, mut both) = (0, 0);
    for round in 0..120 {
        let lib = components_with_flags(&mut random);
        let Some(dag) = program_with_flags(&lib, 1 + round % 2, &mut random) else { continue };
        let Some(spec) = spec_of(&dag).filter(|s| s.registers().count() > 0 && s.outputs.len() == 1) else { continue };
        for length in 1..=2 {
            let ask = |name: &str| {
                let strategy = by_name(name).expect("a strategy");
                let search =
                    Search { spec: &spec, strategy, library: &lib, length, most: 1, effort: EFFORT, cores: &NoCores };
                search.find_all(&mut Tests::sample(&spec, 24, 1), &mut Counts::default())
            };
            if let SearchAnswer::Found(program) = ask("enumerate") {
                let other = ask("divided");
                let text = dag::text::print(&program[0]);
                assert!(!matches!(other, SearchAnswer::None), "round {round}, length {length}: {text}");
                found += 1;
                both += usize::from(matches!(other, SearchAnswer::Found(_)));
                break;
            }
        }
    }
    assert!(found > 50 && both * 10 > found * 9, "{found}, {both}");
}
