//! How many threads a search has shows in nothing that comes out of it.

mod common;

use dag::analysis::liveness::Live;
use dag::ir::graph::Dag;
use dag::lift::lift;
use dag::search::cegis::{Counts, Search};
use dag::search::components::{Component, LibrarySpec, library};
use dag::search::cores::{CoreCount, SpareCores};
use dag::search::improve::negative_cache::{FruitlessSearch, NegativeCache, NoCache, WindowKey};
use dag::search::improve::{ImproveOptions, improve};
use dag::search::spec::{Spec, Tests};
use dag::search::strategies::enumerate::Enumerate;
use dag::search::strategies::{Effort, portfolio};
use dag::search::windows::{Analysis, weight};
use isa::{FeatureSet, FlagSet, Gpr, Width};
use rustc_hash::FxHashMap;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

/// Cores, and how often one was taken.
#[derive(Debug)]
struct CountedCores {
    free: CoreCount,
    taken: AtomicUsize,
}

impl CountedCores {
    fn new(free: usize) -> CountedCores {
        CountedCores { free: CoreCount::new(free), taken: AtomicUsize::new(0) }
    }
}

impl SpareCores for CountedCores {
    fn take(&self) -> bool {
        let taken = self.free.take();
        self.taken.fetch_add(usize::from(taken), Ordering::Relaxed);
        taken
    }

    fn give_back(&self) {
        self.free.give_back();
    }
}

/// What comes out with one thread, and that it comes out with more, which are used.
#[track_caller]
fn same_with_more_threads(answer: &dyn Fn(&dyn SpareCores) -> String) -> String {
    let alone = answer(&CountedCores::new(0));
    for more in [1, 3] {
        let cores = CountedCores::new(more);
        assert_eq!(answer(&cores), alone, "{more} threads more");
        assert!(cores.taken.load(Ordering::Relaxed) > 0, "{alone}");
    }
    alone
}

fn dag_of(text: &str) -> Dag {
    let f = common::function(text);
    let mut live = Live::default();
    live.regs[Gpr::RAX.index()] = u64::from(u32::MAX);
    lift(&f, 0..f.insts.len(), &live).expect("all instructions have rows")
}

fn spec_of(dag: &Dag) -> Spec {
    let a = Analysis::new(dag);
    let window = a.whole(dag).expect("something to do");
    a.spec(dag, &window).expect("a specification")
}

fn components(only: &[&str]) -> Vec<Component> {
    let mut all = library(&LibrarySpec {
        features: FeatureSet::BASE,
        widths: vec![Width::W32],
        compared: Vec::new(),
        constants: [1, 31].into(),
        synonyms: false,
        by_register: false,
        flags: FlagSet::ALL,
        only: Default::default(),
        conditions: Default::default(),
        immediates: Default::default(),
        open: false,
        loaded: Default::default(),
        high: false,
    });
    all.retain(|c| c.row().is_some_and(|row| only.contains(&row.mnemonic)));
    all
}

/// The absolute value, and a function of two numbers that no program of five instructions over the library computes.
const ABSOLUTE: &str = "movl %edi,%eax; sarl $31,%eax; xorl %eax,%edi; subl %eax,%edi; movl %edi,%eax";
const LONG: &str = "movl %edi,%eax; imull %esi,%eax; addl $77,%eax; xorl %edi,%eax; imull %eax,%eax; subl %esi,%eax";

/// Wherever the limits of evaluations and of programs come, they come there.
#[test]
fn enumerations_end_where_they_do_with_one_thread() {
    let library = components(&["sar", "xor", "sub", "and", "add", "or", "not", "neg", "lea"]);
    let mut ends = Vec::new();
    for (text, length) in [(ABSOLUTE, 3), (ABSOLUTE, 4), (LONG, 3), (LONG, 4)] {
        let spec = spec_of(&dag_of(text));
        for (evaluations, most) in [(300_000, 4), (1_234_567, 1), (3_000_000, 2), (20_000_000, 48)] {
            let effort = Effort { evaluations, smt: Default::default() };
            let answer = |cores: &dyn SpareCores| {
                let search =
                    Search { spec: &spec, strategy: &Enumerate, library: &library, length, most, effort, cores };
                let (mut tests, mut counts) = (Tests::sample(&spec, 16, 1), Counts::default());
                let answer = search.find_all(&mut tests, &mut counts);
                format!("{answer:?} {counts:?} {tests:?}")
            };
            ends.push(same_with_more_threads(&answer));
        }
    }
    for end in ["Found", "None", "Limit"] {
        assert!(ends.iter().any(|e| e.starts_with(end)), "no search ends with {end}");
    }
}

/// Remembers what was found to be fruitless.
#[derive(Default)]
struct SharedMemory(Mutex<FxHashMap<WindowKey, FruitlessSearch>>);

impl NegativeCache for SharedMemory {
    fn recall(&self, window: &WindowKey) -> Option<FruitlessSearch> {
        self.0.lock().expect("nothing panics under this lock").get(window).cloned()
    }

    fn note(&self, window: &WindowKey, found: &FruitlessSearch) {
        self.0.lock().expect("nothing panics under this lock").insert(window.clone(), found.clone());
    }
}

/// Graph, cost, reports and counts of a search over a whole graph, and what it leaves in a cache.
fn improved(dag: &Dag, cache: &(dyn NegativeCache + Sync), cores: &dyn SpareCores) -> String {
    let options = ImproveOptions {
        new_data: false,
        independent_time: false,
        features: FeatureSet::parse_march("haswell").expect("known"),
        strategies: portfolio(),
        seed: 1,
        evaluations: 300_000,
        smt: dag::smt::Limits { rlimit: 1_000_000, seed: 1 },
        longest: 2,
        floor: 1,
        stop: &|| false,
        cache,
        cores,
        rules: dag::search::rules::shipped(),
        searches: true,
        trusts_rules: false,
    };
    let cost = |d: &Dag| (weight(d) as u64, 0, 0);
    let found = improve(dag, cost(dag), &options, &(), &|d| Some(cost(d)));
    let windows: Vec<String> = found.windows.iter().map(|w| format!("{w:?}")).collect();
    format!("{:?}\n{}\n{}\n{:?}", found.cost, dag::text::print(&found.dag), windows.join("\n"), found.counts)
}

/// Several windows that get better one after the other, equal ones among them, and others.
const WINDOWS: [&str; 3] = [
    "movl %edi,%eax; notl %eax; andl %esi,%eax; movl %esi,%ecx; notl %ecx; andl %edi,%ecx; orl %ecx,%eax; \
     imull %edi,%eax; movl %eax,%edx; negl %edx; andl %edx,%eax; imull %esi,%eax; addl $1,%eax",
    "movl %edi,%eax; imull %esi,%eax; leal -1(%rax),%ecx; andl %ecx,%eax; leal -1(%rax),%edx; andl %edx,%eax; \
     imull %edi,%eax; movl %eax,%ecx; sarl $31,%ecx; xorl %ecx,%eax; subl %ecx,%eax",
    "movl %edi,%eax; shrl $1,%eax; andl $0x55555555,%eax; subl %eax,%edi; movl %edi,%eax; shrl $2,%eax; \
     andl $0x33333333,%eax; andl $0x33333333,%edi; addl %edi,%eax; imull %esi,%eax",
];

#[test]
fn rounds_over_windows_give_the_same() {
    for text in WINDOWS {
        let dag = dag_of(text);
        let told = same_with_more_threads(&|cores| improved(&dag, &NoCache, cores));
        assert!(told.contains("Improved"), "{told}");
    }
}

/// What earlier windows teach later ones is what one thread teaches them.
#[test]
fn a_cache_is_told_the_same() {
    for text in WINDOWS {
        let dag = dag_of(text);
        same_with_more_threads(&|cores| {
            let cache = SharedMemory::default();
            let told = improved(&dag, &cache, cores);
            let known = cache.0.into_inner().expect("nothing panics under this lock");
            let mut known: Vec<String> = known.into_iter().map(|entry| format!("{entry:?}")).collect();
            known.sort();
            format!("{told}\n{}", known.join("\n"))
        });
    }
}

/// Cores are there again when a search is over.
#[test]
fn cores_come_back() {
    let cores = CoreCount::new(2);
    improved(&dag_of(WINDOWS[1]), &NoCache, &cores);
    assert_eq!([cores.take(), cores.take(), cores.take()], [true, true, false]);
}
