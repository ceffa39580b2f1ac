//! Every strategy on the same small problems: what it finds is right, and where it says that there is nothing, a search that
//! leaves nothing out finds nothing either.

use dag::ir::graph::{Dag, Kind, LiveOut, Node, Port, Value};
use dag::ir::random::Random;
use dag::prove::{ProofStats, Verdict};
use dag::search::cegis::{Counts, Search, SearchAnswer, equivalent, first_disagreement};
use dag::search::components::{Component, Fill, LibrarySpec, Make, library};
use dag::search::cores::NoCores;
use dag::search::improve::negative_cache::{FruitlessSearch, NegativeCache, NoCache, WindowKey};
use dag::search::improve::{self, ImproveOptions, Improved, WindowReport, WindowStatus};
use dag::search::spec::{Spec, Tests};
use dag::search::strategies::{Effort, STRATEGIES, Strategy, by_name};
use dag::search::windows::{Analysis, weight};
use isa::{Feature, FeatureSet, Flag, FlagSet, Gpr, Reg, Width};
use rustc_hash::FxHashMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, MutexGuard};

const EFFORT: Effort = Effort { evaluations: 4_000_000, smt: dag::smt::Limits { rlimit: 30_000_000, seed: 1 } };

fn small(only: &[&str], flags: &[Flag]) -> Vec<Component> {
    let mut all = library(&LibrarySpec {
        features: FeatureSet::BASE.with(Feature::Bmi1),
        widths: vec![Width::W32],
        compared: Vec::new(),
        constants: Default::default(),
        immediates: Default::default(),
        open: false,
        loaded: Default::default(),
        high: false,
        synonyms: false,
        by_register: false,
        flags: FlagSet::of(flags),
        only: Default::default(),
        conditions: Default::default(),
    });
    all.retain(|c| c.row().is_some_and(|row| only.contains(&row.mnemonic)));
    all
}

/// A program over the components: values are the inputs, then the results of the steps; flags come from an earlier step.
#[derive(Clone, Debug)]
struct Step {
    component: usize,
    operands: Vec<usize>,
    flags: Option<usize>,
}

/// The steps as a graph over `inputs` registers whose output is the low half of the last step; `None` if they are no
/// program.
fn graph(lib: &[Component], inputs: usize, steps: &[Step]) -> Option<Dag> {
    let mut dag = Dag::new();
    let mut values: Vec<Option<Value>> = Vec::new();
    for n in 0..inputs {
        let kind = Kind::Input(Reg::of(Gpr::new(n)?));
        let node = dag.push(Node { kind, origin: None, effect: false });
        values.push(Some(Value { node, port: Port::Whole }));
    }
    let mut nodes = Vec::new();
    for s in steps {
        let c = &lib[s.component];
        let operands: Vec<Value> = s.operands.iter().map(|&v| values[v]).collect::<Option<_>>()?;
        let source = s.flags.map(|f| nodes[f]);
        let node = c.append(&mut dag, &operands, &|f| source.map(|node| Value { node, port: Port::Flag(f) }))?;
        nodes.push(node);
        values.push(c.result.map(|r| Value { node, port: r }));
    }
    let value = (*values.last()?)?;
    dag.live_out.push(LiveOut { reg: Reg::of(Gpr::RAX), value, mask: u64::from(u32::MAX) });
    Some(dag)
}

/// Every list of steps that weighs exactly `weight`, in no clever order and without leaving anything out.
fn every(lib: &[Component], inputs: usize, weight: usize, visit: &mut dyn FnMut(&[Step])) {
    fn extend(lib: &[Component], inputs: usize, left: usize, steps: &mut Vec<Step>, visit: &mut dyn FnMut(&[Step])) {
        if left == 0 {
            return visit(steps);
        }
        let values = inputs + steps.len();
        for (n, c) in lib.iter().enumerate().filter(|(_, c)| c.weight <= left) {
            let offers = |s: &Step| c.flags_in.minus(lib[s.component].flags_out).is_empty();
            let sources: Vec<Option<usize>> = if c.flags_in.is_empty() {
                vec![None]
            } else {
                (0..steps.len()).filter(|&i| offers(&steps[i])).map(Some).collect()
            };
            for code in 0..values.pow(c.slots as u32) {
                let operands: Vec<usize> = (0..c.slots).map(|k| code / values.pow(k as u32) % values).collect();
                let valued = |&v: &usize| v < inputs || lib[steps[v - inputs].component].result.is_some();
                if !operands.iter().all(valued) {
                    continue;
                }
                for &flags in &sources {
                    steps.push(Step { component: n, operands: operands.clone(), flags });
                    extend(lib, inputs, left - c.weight, steps, visit);
                    steps.pop();
                }
            }
        }
    }
    extend(lib, inputs, weight, &mut Vec::new(), visit);
}

/// Whether some program of exactly this weight is proved equal to the spec.
fn exists(spec: &Spec, tests: &Tests, lib: &[Component], weight: usize) -> bool {
    let inputs = spec.registers().count();
    let mut found = false;
    every(lib, inputs, weight, &mut |steps| {
        if found || lib[steps[steps.len() - 1].component].result.is_none() {
            return;
        }
        let Some(candidate) = graph(lib, inputs, steps) else { return };
        found = first_disagreement(spec, tests, &candidate, 0).is_none()
            && equivalent(spec, &candidate, EFFORT, &mut ProofStats::default()) == Verdict::Proved;
    });
    found
}

fn spec_of(dag: &Dag) -> Option<Spec> {
    let a = Analysis::new(dag);
    let window = a.whole(dag)?;
    a.spec(dag, &window)
}

/// A random program over a library, as a problem.
fn problem(lib: &[Component], inputs: usize, steps: usize, random: &mut Random) -> Option<Spec> {
    let mut program: Vec<Step> = Vec::new();
    for _ in 0..40 {
        let n = random.below(lib.len());
        let c = &lib[n];
        let offers = |s: &Step| c.flags_in.minus(lib[s.component].flags_out).is_empty();
        let flags = (0..program.len()).rev().find(|&i| offers(&program[i]));
        if c.flags_in.is_empty() || flags.is_some() {
            // Late values, so that few steps are dead.
            let values = inputs + program.len();
            let operand = |r: &mut Random| values - 1 - r.below(values).min(r.below(values));
            let operands = (0..c.slots).map(|_| operand(random)).collect();
            program.push(Step { component: n, operands, flags: flags.filter(|_| !c.flags_in.is_empty()) });
        }
        if program.len() >= steps && lib[program[program.len() - 1].component].result.is_some() {
            break;
        }
    }
    spec_of(&graph(lib, inputs, &program)?).filter(|s| s.registers().count() > 0)
}

/// Strategies against the search that leaves nothing out, on random problems over `wider`, for programs over `lib`.
/// Returns how often each strategy said that there is nothing, and how often it found something.
fn compare(lib: &[Component], wider: &[Component], longest: usize, problems: u64) -> Vec<(&'static str, u32, u32)> {
    let mut said: Vec<(&'static str, u32, u32)> = STRATEGIES.iter().map(|s| (s.name(), 0, 0)).collect();
    for seed in 0..problems {
        let mut random = Random::new(seed);
        let steps = 1 + random.below(longest + 1);
        let Some(spec) = problem(wider, 2, steps, &mut random) else { continue };
        let many = Tests::sample(&spec, 64, seed);
        for length in 1..=longest {
            let truth = exists(&spec, &many, lib, length);
            for (n, strategy) in STRATEGIES.iter().enumerate() {
                let strategy: &dyn Strategy = *strategy;
                let mut tests = Tests::sample(&spec, 24, seed);
                let mut counts = Counts::default();
                let search =
                    Search { spec: &spec, strategy, library: lib, length, most: 4, effort: EFFORT, cores: &NoCores };
                let answer = search.find_all(&mut tests, &mut counts);
                match answer {
                    SearchAnswer::None => {
                        assert!(!truth, "{}: length {length}, problem {seed}: there is one", strategy.name());
                        said[n].1 += 1;
                    }
                    SearchAnswer::Found(found) => {
                        for f in &found {
                            assert_eq!(
                                equivalent(&spec, f, EFFORT, &mut ProofStats::default()),
                                Verdict::Proved,
                                "{f:?}"
                            );
                        }
                        said[n].2 += 1;
                    }
                    SearchAnswer::NotApplicable | SearchAnswer::Limit(_) => {}
                }
            }
            // What exists at a length hides in longer programs with detours.
            if truth {
                break;
            }
        }
    }
    said
}

/// `name` said both things often enough for the comparison to mean something.
fn both(said: &[(&'static str, u32, u32)], name: &str, least: u32) {
    let (_, nothing, found) = said.iter().find(|s| s.0 == name).expect("a strategy");
    assert!(*nothing >= least && *found >= least, "{name}: nothing {nothing} times, found {found} times");
}

#[test]
fn nothing_means_nothing_over_logic_and_sums() {
    let lib = small(&["and", "or", "not", "neg", "sub"], &[]);
    let wider = small(&["and", "or", "xor", "not", "neg", "sub", "add", "andn", "blsi"], &[]);
    let said = compare(&lib, &wider, 2, 14);
    for name in ["enumerate", "sketch", "linear", "divided"] {
        both(&said, name, 3);
    }
}

#[test]
fn nothing_means_nothing_over_comparisons_and_selections() {
    let lib = small(&["cmp", "cmovl", "setb", "sbb", "neg"], &[Flag::CF, Flag::ZF, Flag::SF, Flag::OF]);
    let wider = small(&["cmp", "cmovl", "setb", "sbb", "neg", "xor", "shl"], &[Flag::CF, Flag::ZF, Flag::SF, Flag::OF]);
    let said = compare(&lib, &wider, 2, 16);
    for name in ["enumerate", "sketch", "linear", "divided"] {
        both(&said, name, 2);
    }
}

#[test]
fn nothing_means_nothing_at_length_three() {
    let lib = small(&["not", "neg", "blsr"], &[]);
    let wider = small(&["not", "neg", "blsr", "blsi", "dec"], &[]);
    let said = compare(&lib, &wider, 3, 16);
    both(&said, "enumerate", 4);
    both(&said, "sketch", 4);
}

/// Each strategy finds the one-instruction form of `x & (x - 1)`, apart from those that look for constants only.
#[test]
fn all_find_what_is_there() {
    let lib = small(&["and", "sub", "blsr", "not"], &[]);
    let at =
        |name: &str| lib.iter().position(|c| c.row().is_some_and(|r| r.mnemonic == name) && c.slots == 1).expect(name);
    let minus_one = (0..lib.len())
        .find(|&n| lib[n].row().is_some_and(|r| r.mnemonic == "sub") && lib[n].fill.contains(&Fill::Imm(1)))
        .expect("x - 1");
    let and = lib.iter().position(|c| c.row().is_some_and(|r| r.mnemonic == "and") && c.slots == 2).expect("x & y");
    let steps = [
        Step { component: minus_one, operands: vec![0], flags: None },
        Step { component: and, operands: vec![0, 1], flags: None },
    ];
    let spec = spec_of(&graph(&lib, 1, &steps).expect("a program")).expect("a spec");
    for strategy in STRATEGIES.iter().filter(|s| !matches!(s.name(), "constant" | "deduce")) {
        let mut tests = Tests::sample(&spec, 24, 1);
        let search = Search {
            spec: &spec,
            strategy: *strategy,
            library: &lib,
            length: 1,
            most: 4,
            effort: EFFORT,
            cores: &NoCores,
        };
        let answer = search.find_all(&mut tests, &mut Counts::default());
        let SearchAnswer::Found(found) = answer else { panic!("{}: {answer:?}", strategy.name()) };
        let is_blsr = |d: &Dag| {
            d.iter().any(|(_, n)| matches!(n.kind, Kind::Inst { row, .. } if lib[at("blsr")].make == Make::Inst(row)))
        };
        assert!(found.iter().any(is_blsr), "{}: {found:?}", strategy.name());
    }
}

/// The search for programs of one instruction, by these strategies.
fn improved(dag: &Dag, strategies: &[&str]) -> Improved {
    let options = options(strategies);
    let cost = (weight(dag) as u64, 0, 0);
    improve::improve(dag, cost, &options, &(), &|d| Some((weight(d) as u64, 0, 0)))
}

fn options(strategies: &[&str]) -> ImproveOptions<'static> {
    ImproveOptions {
        independent_time: false,
        features: FeatureSet::BASE,
        strategies: strategies.iter().map(|n| by_name(n).expect("a strategy")).collect(),
        seed: 1,
        evaluations: 4_000_000,
        smt: EFFORT.smt,
        longest: 1,
        floor: 1,
        new_data: false,
        stop: &|| false,
        cache: &NoCache,
        cores: &NoCores,
        rules: dag::search::rules::shipped(),
        searches: true,
        trusts_rules: false,
    }
}

/// `x & (x - 1)` takes two instructions without BMI: that one does not do is shown, and true of every component.
#[test]
fn what_is_shown_of_shorter_programs_is_true() {
    let lib = small(&["and", "sub"], &[]);
    let is = |name: &str, slots: usize, imm: Option<i64>| {
        let fits = |c: &&Component| {
            let given = c.fill.iter().find_map(|f| if let Fill::Imm(i) = f { Some(*i) } else { None });
            c.row().is_some_and(|r| r.mnemonic == name) && c.slots == slots && given == imm
        };
        lib.iter().position(|c| fits(&c)).expect("in the library")
    };
    let steps = [
        Step { component: is("sub", 1, Some(1)), operands: vec![0], flags: None },
        Step { component: is("and", 2, None), operands: vec![0, 1], flags: None },
    ];
    let dag = graph(&lib, 1, &steps).expect("a program");
    let a = Analysis::new(&dag);
    let window = a.whole(&dag).expect("a window");
    let spec = a.spec(&dag, &window).expect("a spec");
    let tiers = improve::library_schedule_of(&dag, &window, &spec, &options(&["enumerate"]), &Default::default());
    let full = &tiers.last().expect("a library").library;
    for strategies in [&["constant", "enumerate"][..], &["linear"], &["divided"], &["sketch", "stochastic"]] {
        let found = improved(&dag, strategies);
        let whole = &found.windows[0];
        let shown = whole.certificate.as_ref().unwrap_or_else(|| panic!("{strategies:?}: {whole:?}"));
        assert_eq!((shown.below, shown.components), (2, full.len()), "{strategies:?}");
        assert_eq!(whole.status, WindowStatus::Minimal { length: 2 }, "{strategies:?}");
    }
    assert!(!exists(&spec, &Tests::sample(&spec, 64, 1), full, 1));
    // Methods that cannot know do not say.
    for strategies in [&["constant"][..], &["constant", "stochastic"]] {
        let whole = &improved(&dag, strategies).windows[0];
        assert!(
            whole.certificate.is_none() && matches!(whole.status, WindowStatus::Limit { length: 1, .. }),
            "{whole:?}"
        );
    }
}

/// Remembers all windows, and counts those that were asked for again.
#[derive(Default)]
struct Memory {
    found: Mutex<FxHashMap<WindowKey, FruitlessSearch>>,
    recalled: AtomicUsize,
}

impl Memory {
    fn found(&self) -> MutexGuard<'_, FxHashMap<WindowKey, FruitlessSearch>> {
        self.found.lock().expect("nothing panics under this lock")
    }

    fn recalled(&self) -> usize {
        self.recalled.load(Ordering::Relaxed)
    }
}

impl NegativeCache for Memory {
    fn recall(&self, window: &WindowKey) -> Option<FruitlessSearch> {
        let found = self.found().get(window).cloned();
        self.recalled.fetch_add(usize::from(found.is_some()), Ordering::Relaxed);
        found
    }

    fn note(&self, window: &WindowKey, found: &FruitlessSearch) {
        self.found().insert(window.clone(), found.clone());
    }
}

/// The same instructions on other registers, with something else before them, have the same windows.
#[test]
fn an_equal_window_is_searched_once_and_gives_the_same() {
    let lib = small(&["and", "sub", "xor"], &[]);
    let named = |name: &str| lib.iter().position(|c| c.row().is_some_and(|r| r.mnemonic == name) && c.slots == 2);
    let [and, sub] = ["and", "sub"].map(|n| named(n).expect("in the library"));
    let program = |a: usize, b: usize, second: usize| {
        let steps = [
            Step { component: sub, operands: vec![a, b], flags: None },
            Step { component: second, operands: vec![a, 2], flags: None },
        ];
        graph(&lib, 2, &steps).expect("a program")
    };
    let memory = Memory::default();
    let run = |dag: &Dag, cache: &(dyn NegativeCache + Sync)| {
        let options = ImproveOptions { cache, ..options(&["constant", "enumerate"]) };
        let cost = (weight(dag) as u64, 0, 0);
        improve::improve(dag, cost, &options, &(), &|d| Some((weight(d) as u64, 0, 0)))
    };
    let dag = program(0, 1, and);
    let first = run(&dag, &memory);
    assert_eq!(memory.recalled(), 0);
    let noted = memory.found().len();
    assert!(noted > 0, "{:?}", first.windows);
    let again = run(&dag, &memory);
    assert!(memory.recalled() > 0);
    assert_eq!(memory.found().len(), noted);
    assert!(again.windows.iter().all(|w| w.tried.is_none()), "{:?}", again.windows);
    let told = |i: &Improved| {
        let windows = i.windows.iter().map(|w| WindowReport { tried: None, ..w.clone() });
        (windows.map(|w| format!("{w:?}")).collect::<Vec<_>>(), i.counts.proposals, i.counts.counterexamples)
    };
    assert_eq!(told(&again), told(&first));
    assert_eq!(told(&run(&dag, &NoCache)), told(&first));
    // Another operation is another window.
    let recalled = memory.recalled();
    run(&program(0, 1, sub), &memory);
    assert_eq!(memory.recalled(), recalled);
}

/// Three lines are more than the solver settles at 32 bits; at 8 bits it does, and what it finds is proved at 32.
#[test]
fn linear_finds_three_lines_at_a_quarter_of_the_width() {
    // |x|: its count is 31 at full width and 7 there.
    let lib = small(&["sar", "xor", "sub", "and", "add", "or", "not"], &[]);
    let with = |name: &str, slots: usize, imm: Option<i64>| {
        let fits = |c: &&Component| {
            let given = c.fill.iter().find_map(|f| if let Fill::Imm(i) = f { Some(*i) } else { None });
            c.row().is_some_and(|r| r.mnemonic == name) && c.slots == slots && given == imm
        };
        lib.iter().position(|c| fits(&c)).expect("in the library")
    };
    let steps = [
        Step { component: with("sar", 1, Some(31)), operands: vec![0], flags: None },
        Step { component: with("add", 2, None), operands: vec![0, 1], flags: None },
        Step { component: with("xor", 2, None), operands: vec![1, 2], flags: None },
    ];
    let spec = spec_of(&graph(&lib, 1, &steps).expect("a program")).expect("a spec");
    let mut tests = Tests::sample(&spec, 24, 1);
    let linear = by_name("linear").expect("a strategy");
    let effort = Effort { smt: dag::smt::Limits { rlimit: 600_000_000, seed: 1 }, ..EFFORT };
    let search = Search { spec: &spec, strategy: linear, library: &lib, length: 3, most: 1, effort, cores: &NoCores };
    let answer = search.find_all(&mut tests, &mut Counts::default());
    let SearchAnswer::Found(found) = answer else { panic!("{answer:?}") };
    assert_eq!(equivalent(&spec, &found[0], EFFORT, &mut ProofStats::default()), Verdict::Proved, "{found:?}");
}

/// Conditions of a value that no random state meets, and conditions that none can.
#[test]
fn facts_that_hardly_ever_hold_leave_a_state_or_none() {
    let lib = small(&["and", "sub", "not", "xor"], &[]);
    let xor = lib.iter().position(|c| c.row().is_some_and(|r| r.mnemonic == "xor") && c.slots == 2).expect("x ^ y");
    let not = lib.iter().position(|c| c.row().is_some_and(|r| r.mnemonic == "not")).expect("!x");
    let steps = [
        Step { component: xor, operands: vec![0, 1], flags: None },
        Step { component: not, operands: vec![2], flags: None },
        Step { component: xor, operands: vec![0, 3], flags: None },
    ];
    let mut spec = spec_of(&graph(&lib, 2, &steps).expect("a program")).expect("a spec");
    let input = spec.inputs[0].term;
    let rare = spec.ctx.arena.constant(spec.inputs[0].width, 0x1b2c_3d4e);
    let is_rare = spec.ctx.arena.eq(input, rare);
    spec.facts.push(is_rare);
    let tests = Tests::sample(&spec, 24, 1);
    assert_eq!((tests.lanes, tests.registers[0].1[0]), (1, 0x1b2c_3d4e));

    let never = spec.ctx.arena.not(is_rare);
    spec.facts.push(never);
    for strategy in STRATEGIES.iter() {
        for length in 0..3 {
            let mut tests = Tests::sample(&spec, 24, 1);
            let search = Search {
                spec: &spec,
                strategy: *strategy,
                library: &lib,
                length,
                most: 4,
                effort: EFFORT,
                cores: &NoCores,
            };
            let answer = search.find_all(&mut tests, &mut Counts::default());
            assert!(matches!(answer, SearchAnswer::Limit("states")), "{} at {length}: {answer:?}", strategy.name());
        }
    }
}
