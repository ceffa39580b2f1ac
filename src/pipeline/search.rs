//! The search over a segment's graph, every graph lowered on the way.

use super::Settings;
use super::attempt::SearchedGraph;
use crate::function::segment::Segment;
use crate::pipeline::anytime::{Anytime, SegmentTask};
use crate::pipeline::progress::Phase;
use dag::ir::graph::{Dag, Kind, Node};
use dag::search::improve::{self, ImproveWatch, Improved};
use isa::{FeatureSet, RowId};
use lowering::Lowered;
use lowering::phases::if_conversion::ExpectedCost;
use lowering::{Cost, Key, Weights};
use rustc_hash::FxHashMap;
use std::collections::BTreeSet;
use std::sync::Mutex;
use std::time::Instant;

/// What the search found for a segment.
pub struct Found {
    pub searched: SearchedGraph,
    pub straight: Option<Lowered>,
}

/// The best graph that is found for `dag`, and its instructions if they cost less than the segment does.
pub fn improve_dag<'a>(
    dag: &Dag,
    task: SegmentTask<'a>,
    features: FeatureSet,
    settings: &Settings,
    anytime: Option<&Anytime<'a>>,
) -> (Improved, Found) {
    let SegmentTask { segment, slots, clean } = task;
    let before = segment.cost;
    let options = lowering_options(settings, slots);
    let key = |c: Cost| settings.objective.key(c);
    let stop = || settings.is_out_of_time();
    let watch: &dyn ImproveWatch = anytime.map_or(&(), |a| a);
    anytime.into_iter().for_each(|a| a.enter(task));
    watch.better(dag);
    let search = search_options(settings, features, &stop);
    let how = GraphSearch { clean, before, options: &options, search: &search, watch, settings };
    let improved = search_graph(dag, &how);
    anytime.into_iter().for_each(|a| a.enter_phase(Phase::Lowering));
    let fits = |l: &Lowered| key(l.total) < key(before) && settings.fits(l.total, before);
    let lower = |d: &Dag| lowering::lower(d, &in_time(&options, settings)).ok().filter(fits);
    let best = improve::strip_unread_inputs(&improved.dag);
    let mut lowered = lower(&best);
    // Without copies there is no instruction that another choice could save.
    let counts_instructions = settings.objective.primary() == Weights::INSTRUCTIONS;
    let tight = |l: &Lowered| counts_instructions && l.stats.added == 0;
    if settings.searches && !settings.is_out_of_time() && !lowered.as_ref().is_some_and(tight) {
        let open = improve::choices(&best, &search, watch);
        let chosen = lower(&open).filter(|_| !clean || !dag::rewrite::vzeroupper::dirties(&open));
        let better = |l: &Lowered| lowered.as_ref().is_none_or(|known| key(l.total) < key(known.total));
        lowered = chosen.filter(better).or(lowered);
    }
    let straight = lowered.filter(|l| key(l.total)[0] < key(before)[0]);
    (improved, Found { searched: SearchedGraph { graph: best, clean }, straight })
}

/// How a graph is searched, and what its graphs are lowered with.
struct GraphSearch<'a> {
    /// Nothing may stay in the upper halves of vector registers.
    clean: bool,
    /// What the segment costs as it is.
    before: Cost,
    options: &'a lowering::Options,
    search: &'a improve::ImproveOptions<'a>,
    watch: &'a dyn ImproveWatch,
    settings: &'a Settings,
}

/// Conflicts of the integer program for a graph that is only considered. Of 5,900 such programs all but one had their
/// optimum within 700 of them, a few milliseconds mostly; a clock as short as that would decide on a busy machine.
const QUICK_CONFLICTS: u64 = 2_000;
/// Tries of the local search before it, for each operation, after the last that was better. Of 366 graphs of Hacker's Delight all
/// but one in a hundred had their best answer after fewer than 22, and then the integer program is exact or nearly so.
const QUICK_PATIENCE: usize = 25;

/// How graphs that are only considered are lowered.
pub fn quickly(options: &lowering::Options) -> lowering::Options {
    lowering::Options { conflicts: QUICK_CONFLICTS, copies: false, patience: QUICK_PATIENCE, ..options.clone() }
}

/// The search alone: every graph that it considers is lowered quickly. Those whose code may not stand do not count.
fn search_graph(dag: &Dag, how: &GraphSearch) -> Improved {
    let GraphSearch { clean, before, options, search, watch, settings } = *how;
    let key = |c: Cost| options.objective.key(c).into();
    let known_times = dependent_times(dag);
    let memo: Mutex<FxHashMap<Dag, Option<improve::GraphCost>>> = Mutex::default();
    let known_costs = || memo.lock().expect("nothing panics under this lock");
    let quick = quickly(options);
    let lowered_cost = |d: &Dag| {
        let d = improve::strip_unread_inputs(d);
        if let Some(c) = known_costs().get(&d).copied() {
            return c;
        }
        let allowed = (!clean || !dag::rewrite::vzeroupper::dirties(&d))
            && (!settings.independent_time || dependent_times(&d).iter().all(|row| known_times.contains(row)));
        let total = allowed.then(|| lowering::lower(&d, &quick).ok().map(|l| l.total)).flatten();
        let c = total.filter(|t| settings.fits(*t, before)).map(key);
        known_costs().insert(d, c);
        c
    };
    improve::improve(&improve::strip_unread_inputs(dag), key(before), search, watch, &lowered_cost)
}

/// The kinds of instructions in a graph whose time may depend on their operands.
fn dependent_times(dag: &Dag) -> BTreeSet<RowId> {
    let dependent = |row: &RowId| !isa::table().row(*row).has_independent_time();
    let row = |node: &Node| if let Kind::Inst { row, .. } = node.kind { Some(row) } else { None };
    dag.iter().filter_map(|(_, node)| row(node)).filter(dependent).collect()
}

/// Seconds for one integer program. On an idle machine its limit of work ends it in a tenth of that; no result may depend on
/// how busy it is.
const LOWER_SECONDS: f64 = 60.0;

/// How results are lowered.
pub fn lowering_options(settings: &Settings, slots: usize) -> lowering::Options {
    lowering::Options {
        objective: settings.objective,
        tune: settings.tune,
        seconds: LOWER_SECONDS,
        learnt: settings.lower_learnt,
        seed: settings.seed,
        slots,
        exchanges: !settings.independent_time,
        ..lowering::Options::default()
    }
}

/// The same within half of what is left before the last proof has to end: what is not proved by then is lost.
fn in_time(options: &lowering::Options, settings: &Settings) -> lowering::Options {
    let left = settings.end.map(|end| end.saturating_duration_since(Instant::now()).as_secs_f64() / 2.0);
    lowering::Options { seconds: left.map_or(options.seconds, |left| options.seconds.min(left)), ..options.clone() }
}

/// Whether a result may bring tables of its own: bytes of code are counted, those of data are not.
pub fn may_add_data(settings: &Settings) -> bool {
    settings.objective.primary().bytes == 0
}

/// What the search may use.
pub fn search_options<'a>(
    settings: &'a Settings,
    features: FeatureSet,
    stop: &'a (dyn Fn() -> bool + Sync),
) -> improve::ImproveOptions<'a> {
    improve::ImproveOptions {
        new_data: may_add_data(settings),
        independent_time: settings.independent_time,
        features,
        strategies: settings.strategies.clone(),
        seed: settings.seed,
        evaluations: settings.evaluations,
        smt: settings.limits,
        longest: settings.longest,
        floor: settings.objective.floor(settings.tune),
        stop,
        cache: &*settings.windows,
        cores: &*settings.cores,
        rules: settings.rules.rules(),
        searches: settings.searches,
        trusts_rules: settings.trusts_rules,
    }
}

/// What no code for a graph is below, by its accesses to memory.
pub fn least_key(dag: &Dag, settings: &Settings) -> Key {
    let instructions = dag::rewrite::memory::fewest_instructions(dag) as u32;
    let cost = Cost::least(instructions, settings.tune);
    ExpectedCost::straight(cost).key(settings.objective)
}

/// The best graph that is found for a segment, and the same with its choices.
pub fn graphs(segment: &Segment, features: FeatureSet, settings: &Settings) -> (Dag, Dag) {
    let stop = || settings.is_out_of_time();
    let search = search_options(settings, features, &stop);
    let lowering = lowering_options(settings, 0);
    let improved = search_graph(
        &segment.dag,
        &GraphSearch { clean: false, before: segment.cost, options: &lowering, search: &search, watch: &(), settings },
    );
    let best = improve::strip_unread_inputs(&improved.dag);
    let open = improve::choices(&best, &search, &());
    (best, open)
}
