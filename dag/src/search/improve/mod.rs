//! The search for a cheaper graph: windows over a graph, strategies over a window, lengths from the
//! shortest up; what is proved equal and costs less after lowering is kept, until nothing improves.

use crate::analysis::demand::without_idle_flags;
use crate::ir::graph::{Class, Dag};
use crate::search::cegis::{CandidateFilter, Counts, Search};
use crate::search::components::{Component, Libraries};
use crate::search::cores::SpareCores;
use crate::search::in_order::NumberedTask;
use crate::search::orders::OrderAnswers;
use crate::search::rules::RuleSet;
use crate::search::spec::{Spec, Tests};
use crate::search::strategies::enumerate::Enumerate;
use crate::search::strategies::{Effort, Strategy};
use crate::search::windows::{Analysis, Window, least_rest, splice, weight};
use isa::FeatureSet;
use negative_cache::{FruitlessSearch, NegativeCache, SearchReach, WindowKey};
use report::named;
use search::WindowSearchResult;

mod alternatives;
mod attempts;
pub mod certificate;
mod choices;
mod library_schedule;
mod merge;
pub mod negative_cache;
mod proposals;
mod reassociate;
mod report;
mod resubstitute;
mod rules;
mod search;
mod strip_unread;
mod vector;

pub use choices::choices;
pub use library_schedule::{LibraryStage, WindowReplacement};
pub use report::{Tried, WindowReport, WindowStatus};
pub use strip_unread::strip_unread_inputs;

/// What search may use.
pub struct ImproveOptions<'a> {
    pub features: FeatureSet,
    pub strategies: Vec<&'a dyn Strategy>,
    pub seed: u64,
    /// Component evaluations for one strategy call.
    pub evaluations: u64,
    pub smt: crate::smt::Limits,
    /// Longest programs that are looked for.
    pub longest: usize,
    /// Whether programs may read constants that are not in the input and have to be added to it.
    pub new_data: bool,
    /// Without instructions whose time may depend on their operands.
    pub independent_time: bool,
    /// Least cost of a node in the objective's unit: an instruction, or the bytes of the shortest one.
    pub floor: u64,
    /// Says that the time is up; asked between calls.
    pub stop: &'a (dyn Fn() -> bool + Sync),
    /// Windows in which nothing was found under the same options.
    pub cache: &'a (dyn NegativeCache + Sync),
    /// Where threads may come from. What is found does not depend on it.
    pub cores: &'a dyn SpareCores,
    /// What earlier searches found, tried before this one and after each improvement.
    pub rules: &'a RuleSet,
    /// Whether anything is searched for; else there are the rules, and what is written down at once for known kinds.
    pub searches: bool,
    /// Whether what a rule proposes is taken without a proof; then somebody else proves what comes out.
    pub trusts_rules: bool,
}

/// Who follows a search.
pub trait ImproveWatch {
    /// There is a graph that is better than those before, and proved if rules are not trusted.
    fn better(&self, dag: &Dag);
    /// Called often: at least so many windows are done.
    fn tick(&self, windows: usize);
}

/// Nobody.
impl ImproveWatch for () {
    fn better(&self, _: &Dag) {}
    fn tick(&self, _: usize) {}
}

/// The cost of a graph; `None` if it cannot be lowered.
pub type LowerGraph<'a> = &'a (dyn Fn(&Dag) -> Option<GraphCost> + Sync);

/// Cost of a graph after lowering: the objective first, tie-breaks after it. Smaller is better.
pub type GraphCost = (u64, u64, u64);

/// The best graph found.
#[derive(Clone, Debug)]
pub struct Improved {
    pub dag: Dag,
    pub cost: GraphCost,
    pub windows: Vec<WindowReport>,
    pub counts: Counts,
}

struct ImproveRun<'a> {
    options: &'a ImproveOptions<'a>,
    lower: LowerGraph<'a>,
    watch: &'a dyn ImproveWatch,
    cache: &'a dyn NegativeCache,
    libraries: &'a Libraries,
    /// `None` in an attempt beside others: what is known here depends on what was asked before.
    orders: Option<OrderAnswers>,
    /// The attempt that this is, if it is one beside others, and whether it needs what those do not have.
    attempt: Option<NumberedTask>,
    given_up: bool,
    best: Dag,
    cost: GraphCost,
    windows: Vec<WindowReport>,
    counts: Counts,
}

/// Improves `dag`, whose cost is `cost`.
pub fn improve(
    dag: &Dag,
    cost: GraphCost,
    options: &ImproveOptions,
    watch: &dyn ImproveWatch,
    lower: LowerGraph,
) -> Improved {
    let mut run = ImproveRun {
        options,
        lower,
        watch,
        cache: options.cache,
        libraries: &Libraries::new(options.independent_time),
        orders: Some(if options.searches { OrderAnswers::default() } else { OrderAnswers::quick() }),
        attempt: None,
        given_up: false,
        best: without_idle_flags(dag),
        cost,
        windows: Vec::new(),
        counts: Counts::default(),
    };
    if let Some(c) = (run.lower)(dag)
        && c < run.cost
    {
        run.cost = c;
    }
    run.apply_rules();
    if options.searches {
        run.search();
    } else {
        run.write_down();
    }
    Improved { dag: run.best, cost: run.cost, windows: run.windows, counts: run.counts }
}

/// Largest windows and numbers of inputs that cones may have.
const CONE_NODES: usize = 24;
const CONE_INPUTS: usize = 4;
/// Programs of this length are looked for in all cones before longer ones.
const SHORT: usize = 2;
/// A cone that frees fewer is left to the search.
const PROPOSED_NODES: usize = 4;
/// States that a search starts with; refuted candidates add some.
const STATES: usize = 16;
/// Equal programs of one length that are lowered and compared.
pub const RIVALS: usize = 12;
/// The same as long as none of them costs as little as one of its length can.
const MORE_RIVALS: usize = 48;

/// The specification of a window over the inputs that matter.
pub fn spec_of(dag: &Dag, a: &Analysis, w: &Window, smt: crate::smt::Limits) -> Option<Spec> {
    let mut spec = a.spec_where_observed(dag, w)?;
    let quick = crate::smt::Limits { rlimit: smt.rlimit / 40, ..smt };
    if spec.registers().count() > 1 && spec.registers().count() <= 2 * CONE_INPUTS {
        spec.drop_irrelevant(quick);
    }
    Some(spec)
}

/// The libraries for a window, from small ones that go far to everything.
pub fn library_schedule_of(
    dag: &Dag,
    w: &Window,
    spec: &Spec,
    options: &ImproveOptions,
    libraries: &Libraries,
) -> Vec<LibraryStage> {
    if vector::is_in(dag, w) {
        vector::schedule(dag, w, spec, options, libraries)
    } else {
        let mut stages = library_schedule::schedule(dag, w, spec, options, libraries);
        // Before the last one, which has all that is general.
        let before_last = stages.len().saturating_sub(1);
        let crossings = vector::crossings(w, spec, options, libraries);
        stages.splice(before_last..before_last, crossings);
        stages
    }
}

impl ImproveRun<'_> {
    /// What is written down at once, without a search, and rules for what it leaves.
    fn write_down(&mut self) {
        self.proposals();
        self.selections();
        self.apply_rules();
    }

    /// Everything from what is written down at once to programs of several instructions; rules are applied again wherever a
    /// search has changed the graph.
    fn search(&mut self) {
        self.regroup();
        self.proposals();
        self.selections();
        while !self.is_stopped() && self.short_cones() {
            self.apply_rules();
        }
        self.whole();
        while !self.is_stopped() && (self.merge() || self.short_cones() || self.cones() || self.resubstitutions()) {
            self.apply_rules();
        }
        self.alternatives();
    }

    /// Whether this is to end: nobody needs it any more, or there is no time.
    fn is_stopped(&self) -> bool {
        self.watch.tick(self.windows.len());
        self.given_up || self.attempt.as_ref().is_some_and(|attempt| !attempt.is_wanted()) || (self.options.stop)()
    }

    /// Sums in an order in which cones hold more, if that costs nothing or a cone makes up for it.
    fn regroup(&mut self) {
        let Some(dag) = reassociate::regrouped(&self.best) else { return };
        let dearer = (self.lower)(&dag).is_none_or(|c| c > self.cost);
        let before = std::mem::replace(&mut self.best, dag);
        if dearer && !self.cones() {
            self.best = before;
        }
    }

    /// What is written down for everything at once or for a cone, before any search.
    fn proposals(&mut self) {
        if let Some((w, spec)) = self.whole_window() {
            self.propose(&w, &spec);
        }
        while !self.is_stopped() && self.propose_for_a_cone() {}
    }

    /// True if a proposal for one of the larger cones improved the graph.
    fn propose_for_a_cone(&mut self) -> bool {
        let a = Analysis::new(&self.best);
        let cones = self.cones_by_mffc(&a).into_iter().filter(|c| c.mffc >= PROPOSED_NODES);
        cones.map(|c| c.window).any(|w| {
            // Whether an input matters is not asked: a solver may take long over what a look at some states decides.
            let spec = a.spec_where_observed(&self.best, &w).filter(|s| s.registers().count() <= CONE_INPUTS);
            spec.is_some_and(|spec| self.propose(&w, &spec))
        })
    }

    /// All cones; what frees most comes first.
    fn cones_by_mffc(&self, a: &Analysis) -> Vec<SizedCone> {
        self.cones_of(a, CONE_NODES)
    }

    /// The same for cones of so many nodes at the most.
    fn cones_of(&self, a: &Analysis, most_nodes: usize) -> Vec<SizedCone> {
        let sized = |window| SizedCone { mffc: a.mffc(&self.best, &window).len(), window };
        let mut cones: Vec<SizedCone> = a.cones(&self.best, most_nodes).into_iter().map(sized).collect();
        cones.sort_by_key(|c| std::cmp::Reverse(c.mffc));
        cones
    }

    /// Everything pure as one specification.
    fn whole(&mut self) {
        let Some((w, spec)) = self.whole_window() else { return };
        if spec.registers().count() <= CONE_INPUTS && spec.outputs.len() <= 3 {
            let _ = self.window(&w, &spec, self.options.longest) || self.propose_last(&w, &spec);
        }
    }

    fn whole_window(&self) -> Option<(Window, Spec)> {
        let a = Analysis::new(&self.best);
        let w = a.whole(&self.best)?;
        let spec = self.spec(&a, &w)?;
        Some((w, spec))
    }

    fn spec(&self, a: &Analysis, w: &Window) -> Option<Spec> {
        spec_of(&self.best, a, w, self.options.smt)
    }

    /// What is known to be best for windows that only compare and select, of all their outputs at once.
    fn selections(&mut self) {
        let mut asked = 0;
        while !self.is_stopped() {
            let a = Analysis::new(&self.best);
            let Some(w) = a.selections(&self.best).into_iter().nth(asked) else { return };
            asked += 1;
            if let Some(spec) = self.spec(&a, &w) {
                self.propose(&w, &spec);
            }
        }
    }

    /// One round over all cones; true if one of them improved the graph.
    fn cones(&mut self) -> bool {
        self.round_over_cones(|run, a, w| run.cone(a, w))
    }

    /// The same with short programs only: most of what can be gained is found with these, in a small part of the time.
    fn short_cones(&mut self) -> bool {
        self.round_over_cones(|run, a, w| run.short_cone(a, w))
    }

    fn round_over_cones(&mut self, attempt: fn(&mut ImproveRun, &Analysis, &Window) -> bool) -> bool {
        let a = Analysis::new(&self.best);
        let cones = self.cones_by_mffc(&a);
        self.first_improvement(&cones, &|run, cone| attempt(run, &a, &cone.window))
    }

    /// Whether a short program was found for a cone.
    fn short_cone(&mut self, a: &Analysis, w: &Window) -> bool {
        let spec = a.spec_where_observed(&self.best, w);
        let few = |s: &Spec| s.mffc.len() > SHORT && s.registers().count() <= CONE_INPUTS;
        let before = self.windows.len();
        let better = spec.filter(few).is_some_and(|spec| self.window(w, &spec, SHORT));
        // The search for longer ones says what there is to say.
        if !better {
            self.windows.truncate(before);
        }
        better
    }

    /// Whether something was found for a cone.
    fn cone(&mut self, a: &Analysis, w: &Window) -> bool {
        let Some(spec) = self.spec(a, w) else { return false };
        if spec.mffc.len() < 2 || spec.registers().count() > CONE_INPUTS {
            return false;
        }
        let longest = (spec.mffc.len() + spare(&spec)).min(3);
        self.propose(w, &spec) || self.window(w, &spec, longest) || self.propose_last(w, &spec)
    }

    /// Searches one window for programs of up to `longest` instructions, unless an equal one was searched in vain; true if
    /// the graph improved.
    fn window(&mut self, w: &Window, spec: &Spec, longest: usize) -> bool {
        let (all, floor) = (weight(&self.best), self.options.floor);
        let rest = least_rest(&self.best, &spec.mffc) as u64 * floor;
        let slack = (self.cost.0 + spare(spec) as u64 * floor).saturating_sub(rest);
        let ImproveOptions { features, independent_time, .. } = *self.options;
        let reach = SearchReach { features, independent_time, longest, cone: spec.mffc.len() < all, slack };
        let key = WindowKey::of(spec, reach);
        let interior = named(&self.best, w.interior.iter().copied());
        if let Some(found) = key.as_ref().and_then(|k| self.cache.recall(k)) {
            self.counts.proposals += found.proposals;
            self.counts.counterexamples += found.counterexamples;
            let FruitlessSearch { status, certificate, .. } = found;
            let known = WindowSearchResult { certificate, tried: None, ..WindowSearchResult::without_search(status) };
            self.report(spec, interior, known);
            return false;
        }
        let before = self.counts;
        let result = self.search_window(w, spec, longest);
        let improved = matches!(result.status, WindowStatus::Improved { .. });
        let in_vain = matches!(result.status, WindowStatus::Minimal { .. } | WindowStatus::Limit { .. });
        if let Some(key) = key.filter(|_| in_vain && !self.is_stopped()) {
            let found = FruitlessSearch {
                status: result.status.clone(),
                certificate: result.certificate.clone(),
                proposals: self.counts.proposals - before.proposals,
                counterexamples: self.counts.counterexamples - before.counterexamples,
            };
            self.cache.note(&key, &found);
        }
        self.report(spec, interior, result);
        improved
    }

    fn report(&mut self, spec: &Spec, interior: Vec<String>, result: WindowSearchResult) {
        let WindowSearchResult { status, certificate, tried, replacement, example } = result;
        self.windows.push(WindowReport {
            nodes: interior.len(),
            interior,
            tried,
            mffc: spec.mffc.len(),
            inputs: spec.inputs.len(),
            outputs: spec.outputs.len(),
            status,
            certificate,
            replacement,
            example,
        });
    }

    /// Whether the enumerator finds something that makes `base` cheaper.
    fn improve_by_enumeration(&mut self, base: &Dag, question: Enumeration) -> bool {
        let Enumeration { spec, library, length, most, share } = question;
        let mut tests = Tests::sample(spec, STATES, self.options.seed);
        let ImproveOptions { evaluations, smt, cores, .. } = *self.options;
        let effort = Effort { evaluations: evaluations / share, smt };
        let mut counts = std::mem::take(&mut self.counts);
        let mut filter = ReplacementFilter { run: self, base, spec, least: 0, tried: 0, pending: None, better: None };
        let search = Search { spec, strategy: &Enumerate, library, length, most, effort, cores };
        search.find_promising(&mut filter, &mut tests, &mut counts);
        let better = filter.better.is_some();
        self.counts = counts;
        better
    }
}

struct SizedCone {
    window: Window,
    /// Nodes that go with its outputs.
    mffc: usize,
}

/// Programs of one length for a window.
struct Enumeration<'q> {
    spec: &'q Spec,
    library: &'q [Component],
    length: usize,
    /// Programs that are lowered and compared, at the most.
    most: usize,
    /// It gets this fraction of the evaluations.
    share: u64,
}

/// Candidates that make the whole graph cheaper in filter of a window are worth a proof.
struct ReplacementFilter<'r, 'a> {
    run: &'r mut ImproveRun<'a>,
    base: &'r Dag,
    spec: &'r Spec,
    /// What the graph costs at least with a program of this length.
    least: u64,
    tried: usize,
    pending: Option<(GraphCost, Dag)>,
    /// The program that made the graph better last.
    better: Option<Dag>,
}

impl CandidateFilter for ReplacementFilter<'_, '_> {
    fn is_promising(&mut self, candidate: &Dag) -> bool {
        self.tried += 1;
        // From here on rivals could only differ in what breaks ties.
        if self.tried > RIVALS && self.run.cost.0 <= self.least {
            return false;
        }
        let Some(dag) = splice(self.base, self.spec, candidate) else { return false };
        self.pending = (self.run.lower)(&dag).filter(|c| *c < self.run.cost).map(|c| (c, dag));
        self.pending.is_some()
    }

    fn on_proved(&mut self, program: &Dag) {
        if let Some((cost, dag)) = self.pending.take() {
            self.run.cost = cost;
            self.run.best = dag;
            self.better = Some(program.clone());
            self.run.watch.better(&self.run.best);
        }
    }
}

/// Constants that programs for a window are counted with and may do without: the zero under a `setcc` of which only the
/// low byte is read.
fn spare(spec: &Spec) -> usize {
    spec.outputs.iter().filter(|o| o.class == Class::GENERAL && o.mask & !0xff == 0).count()
}
