//! The search for a cheaper graph: windows over a graph, strategies over a window, lengths from the
//! shortest up; what is proved equal and costs less after lowering is kept, until nothing improves.

use crate::cegis::{Answer, Counts, Judge, synthesize_for};
use crate::component::Component;
use crate::component::Libraries;
use crate::demand::without_idle_flags;
use crate::graph::{Class, Dag, NodeId};
use crate::spec::{Spec, Tests};
use crate::strategy::enumerate::Enumerate;
use crate::strategy::{Effort, Strategy};
use crate::window::{Analysis, Window, splice, weight};
use isa::FeatureSet;
use known::{Fruitless, Known, Reach};
use shown::{Answers, Shown};
use std::collections::{BTreeMap, BTreeSet};

mod choices;
pub mod known;
mod merge;
mod picked;
mod regroup;
mod relax;
mod resubstitute;
pub mod shown;
mod tiers;
mod vector;

pub use choices::choices;
pub use relax::relax;
pub use tiers::Tier;

/// What search may use.
pub struct Options<'a> {
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
    /// Least cost of a node in the objective's unit: an instruction, or the bytes of the shortest one.
    pub floor: u64,
    /// Says that the time is up; asked between calls.
    pub stop: &'a dyn Fn() -> bool,
    /// Told of each graph that is proved and better than those before.
    pub better: &'a dyn Fn(&Dag),
    /// Remembers windows in which nothing was found under the same options.
    pub known: &'a dyn Known,
}

/// Cost of a graph after lowering: the objective first, tie-breaks after it. Smaller is better.
pub type Cost = (u64, u64, u64);

/// What happened in one window.
#[derive(Clone, Debug)]
pub struct WindowReport {
    /// Nodes in the window and nodes that its replacement would free.
    pub nodes: usize,
    /// The nodes by name, as they were in the graph of that moment, and what they do.
    pub interior: Vec<String>,
    /// `None` if an equal window was searched before.
    pub tried: Option<Vec<Tried>>,
    pub dying: usize,
    pub inputs: usize,
    pub outputs: usize,
    pub status: Status,
    /// What is known of shorter programs over everything that is searched.
    pub shown: Option<Shown>,
}

/// What one strategy was asked about a window.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tried {
    pub strategy: &'static str,
    /// How often: each length over each library is a question.
    pub questions: usize,
    /// The greatest length of programs that was asked for.
    pub longest: usize,
    /// The least length at which it hit its limit, in the last try.
    pub limit: Option<usize>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Status {
    /// Replaced by a program of this length, found by this strategy.
    Improved {
        from: usize,
        to: usize,
        strategy: &'static str,
    },
    /// No program shorter than this exists over the library.
    Minimal {
        length: usize,
    },
    /// Equal programs exist, none of them cheaper after lowering.
    NothingCheaper {
        length: usize,
    },
    Limit {
        phase: &'static str,
        length: usize,
    },
}

/// The best graph found.
#[derive(Clone, Debug)]
pub struct Improved {
    pub dag: Dag,
    pub cost: Cost,
    pub windows: Vec<WindowReport>,
    pub counts: Counts,
}

struct Run<'a, 'b> {
    options: &'a Options<'b>,
    lower: &'a mut dyn FnMut(&Dag) -> Option<Cost>,
    best: Dag,
    cost: Cost,
    windows: Vec<WindowReport>,
    counts: Counts,
    libraries: Libraries,
}

/// Improves `dag`, whose cost is `cost`. `lower` gives the cost of a graph, `None` if it cannot be lowered.
pub fn improve(dag: &Dag, cost: Cost, options: &Options, lower: &mut dyn FnMut(&Dag) -> Option<Cost>) -> Improved {
    let mut run = Run {
        options,
        lower,
        best: without_idle_flags(dag),
        cost,
        windows: Vec::new(),
        counts: Counts::default(),
        libraries: Libraries::default(),
    };
    if let Some(c) = (run.lower)(dag)
        && c < run.cost
    {
        run.cost = c;
    }
    run.regroup();
    run.whole();
    while !(options.stop)() && (run.merge() || run.cones() || run.resubstitutions()) {}
    run.alternatives();
    Improved { dag: run.best, cost: run.cost, windows: run.windows, counts: run.counts }
}

/// Largest windows and numbers of inputs that cones may have.
const CONE_NODES: usize = 24;
const CONE_INPUTS: usize = 4;
/// States that a search starts with; refuted candidates add some.
const STATES: usize = 16;
/// A cone gets this fraction of the evaluations.
const CONE_SHARE: u64 = 10;
/// Most instructions to save that a longer search is given more evaluations for; they go with the square.
const MOST_GAIN: u64 = 16;
/// Equal programs of one length that are lowered and compared.
pub const RIVALS: usize = 12;
/// The same as long as none of them costs as little as one of its length can.
const MORE_RIVALS: usize = 48;

/// The specification of a window over the inputs that matter.
pub fn spec_of(dag: &Dag, a: &Analysis, w: &Window, smt: crate::smt::Limits) -> Option<Spec> {
    let mut spec = a.spec(dag, w)?;
    let quick = crate::smt::Limits { rlimit: smt.rlimit / 40, ..smt };
    if spec.registers().count() > 1 && spec.registers().count() <= 2 * CONE_INPUTS {
        spec.drop_irrelevant(quick);
    }
    Some(spec)
}

/// The libraries for a window, from small ones that go far to everything.
pub fn tiers_of(dag: &Dag, w: &Window, spec: &Spec, options: &Options, libraries: &mut Libraries) -> Vec<Tier> {
    if vector::is_in(dag, w) {
        vector::tiers(dag, w, spec, options, libraries)
    } else {
        tiers::tiers(dag, w, options, libraries)
    }
}

/// Nodes by name with what they do.
fn named(dag: &Dag, nodes: impl IntoIterator<Item = NodeId>) -> Vec<String> {
    nodes.into_iter().map(|n| format!("{n} {}", crate::text::label(dag, n))).collect()
}

/// Questions by length, library and strategy, each with how hard it was tried, `u64::MAX` being to its end; by strategy.
fn tried(asked: &BTreeMap<(usize, usize, &'static str), u64>) -> Vec<Tried> {
    let mut all: BTreeMap<&'static str, Tried> = BTreeMap::new();
    for (&(length, _, strategy), &times) in asked {
        let t = all.entry(strategy).or_insert(Tried { strategy, questions: 0, longest: 0, limit: None });
        t.questions += 1;
        t.longest = t.longest.max(length);
        if times != u64::MAX && t.limit.is_none() {
            t.limit = Some(length);
        }
    }
    all.into_values().collect()
}

impl Run<'_, '_> {
    /// Sums in an order in which cones hold more, if that costs nothing or a cone makes up for it.
    fn regroup(&mut self) {
        let Some(dag) = regroup::regrouped(&self.best) else { return };
        let dearer = (self.lower)(&dag).is_none_or(|c| c > self.cost);
        let before = std::mem::replace(&mut self.best, dag);
        if dearer && !self.cones() {
            self.best = before;
        }
    }

    /// Everything pure as one specification.
    fn whole(&mut self) {
        let a = Analysis::new(&self.best);
        if let Some(w) = a.whole(&self.best)
            && let Some(spec) = self.spec(&a, &w)
            && spec.registers().count() <= CONE_INPUTS
            && spec.outputs.len() <= 3
        {
            self.window(&w, &spec, self.options.longest);
        }
    }

    fn spec(&self, a: &Analysis, w: &Window) -> Option<Spec> {
        spec_of(&self.best, a, w, self.options.smt)
    }

    /// One round over all cones; true if one of them improved the graph.
    fn cones(&mut self) -> bool {
        let a = Analysis::new(&self.best);
        let mut windows = a.cones(&self.best, CONE_NODES);
        // What frees most comes first.
        windows.sort_by_key(|w| std::cmp::Reverse(a.dying(&self.best, w).len()));
        for w in windows {
            if (self.options.stop)() {
                return false;
            }
            let Some(mut spec) = self.spec(&a, &w) else { continue };
            if spec.dying.len() < 2 || spec.registers().count() > CONE_INPUTS {
                continue;
            }
            picked::assume(&self.best, &a, &mut spec);
            let longest = (spec.dying.len() + spare(&spec)).min(3);
            if self.window(&w, &spec, longest) {
                return true;
            }
        }
        false
    }

    /// Searches one window for programs of up to `longest` instructions, unless an equal one was searched in vain; true if
    /// the graph improved.
    fn window(&mut self, w: &Window, spec: &Spec, longest: usize) -> bool {
        let (all, floor) = (weight(&self.best), self.options.floor);
        let rest = all.saturating_sub(spec.dying.len()) as u64 * floor;
        let slack = (self.cost.0 + spare(spec) as u64 * floor).saturating_sub(rest);
        let reach = Reach { features: self.options.features, longest, cone: spec.dying.len() < all, slack };
        let name = known::name(spec, reach);
        if let Some(found) = name.as_ref().and_then(|n| self.options.known.recall(n)) {
            self.counts.proposals += found.proposals;
            self.counts.counterexamples += found.counterexamples;
            let interior = named(&self.best, w.interior.iter().copied());
            self.report(spec, interior, None, (found.status, found.shown));
            return false;
        }
        let before = self.counts;
        let interior = named(&self.best, w.interior.iter().copied());
        let (status, shown, tried) = self.searched(w, spec, longest);
        let improved = matches!(status, Status::Improved { .. });
        let in_vain = matches!(status, Status::Minimal { .. } | Status::Limit { .. });
        if let Some(name) = name.filter(|_| in_vain && !(self.options.stop)()) {
            let proposals = self.counts.proposals - before.proposals;
            let counterexamples = self.counts.counterexamples - before.counterexamples;
            let found = Fruitless { status: status.clone(), shown: shown.clone(), proposals, counterexamples };
            self.options.known.note(&name, &found);
        }
        self.report(spec, interior, Some(tried), (status, shown));
        improved
    }

    fn report(
        &mut self,
        spec: &Spec,
        interior: Vec<String>,
        tried: Option<Vec<Tried>>,
        (status, shown): (Status, Option<Shown>),
    ) {
        self.windows.push(WindowReport {
            nodes: interior.len(),
            interior,
            tried,
            dying: spec.dying.len(),
            inputs: spec.inputs.len(),
            outputs: spec.outputs.len(),
            status,
            shown,
        });
    }

    /// How the search of a window ends, what it shows, and what was asked.
    fn searched(&mut self, w: &Window, spec: &Spec, longest: usize) -> (Status, Option<Shown>, Vec<Tried>) {
        let dying = spec.dying.len();
        let tiers = tiers_of(&self.best, w, spec, self.options, &mut self.libraries);
        let mut tests = Tests::sample(spec, STATES, self.options.seed);
        let status = Status::Minimal { length: dying };
        let mut findings = Findings { status, answers: Answers::new(tiers.last().map_or(0, |t| t.library.len())) };
        let base = self.best.clone();
        let whole = longest == self.options.longest;
        let rest = weight(&self.best).saturating_sub(dying);
        let (floor, spare) = (self.options.floor, spare(spec));
        let least = |length: usize| (rest + length).saturating_sub(spare) as u64 * floor;
        let (slow, fast): (Vec<&dyn Strategy>, Vec<&dyn Strategy>) =
            self.options.strategies.iter().copied().partition(|s| s.slow());
        let only_slow = fast.is_empty();
        // Only the whole piece is worth the greater lengths of the small libraries.
        let most = if whole { tiers.iter().map(|t| t.longest).max().unwrap_or(longest) } else { longest };
        // How hard each question was tried: length, tier, strategy.
        let mut asked: BTreeMap<(usize, usize, &'static str), u64> = BTreeMap::new();
        // Tier and strategy of the questions that hit their limit.
        let mut limited: BTreeSet<(usize, &str)> = BTreeSet::new();
        let rounds = [(fast.clone(), Round::Short), (fast, Round::Long), (slow, Round::Short)];
        'search: for (strategies, round) in rounds {
            let is_slow = strategies.first().is_some_and(|s| s.slow());
            if !whole && (round == Round::Long || is_slow && !only_slow) {
                continue;
            }
            for length in 0..=most {
                let reach = |t: &tiers::Tier| length <= if whole { t.longest } else { t.longest.min(longest) };
                for (number, tier) in tiers.iter().enumerate().filter(|(_, t)| reach(t)) {
                    for strategy in &strategies {
                        // Every node costs an instruction at least: from here on nothing can win. An answer that costs
                        // its length ends the search; one with copies may be beaten.
                        let least = least(length);
                        if least >= self.cost.0 {
                            continue;
                        }
                        // What was too much at one length is more at the next: that waits for the longer round.
                        let again = whole && round == Round::Short && !is_slow;
                        if again && limited.contains(&(number, strategy.name())) {
                            continue;
                        }
                        if (self.options.stop)() {
                            findings.stopped(length);
                            break 'search;
                        }
                        // The more there is to gain, the more it may cost.
                        let gain = (self.cost.0 - least).div_ceil(self.options.floor.max(1)).clamp(1, MOST_GAIN);
                        let times = if round == Round::Long { (gain * gain / 4).max(1) } else { 1 };
                        // The same question would have the same answer.
                        let tried = asked.entry((length, number, strategy.name())).or_default();
                        if *tried >= times {
                            continue;
                        }
                        let question = Question { base: &base, spec, length, library: &tier.library, times };
                        let answer = self.ask(&question, &mut tests, *strategy, &mut findings);
                        if number + 1 == tiers.len() {
                            findings.answers.note(length, *strategy, &answer);
                        }
                        let limit = matches!(answer, Answer::Limit(_));
                        *tried = if limit { times } else { u64::MAX };
                        if limit {
                            limited.insert((number, strategy.name()));
                        }
                    }
                }
            }
        }
        let could_win = |length: &usize| least(*length) < self.cost.0;
        let Findings { status, answers } = findings.concluded((0..dying).take_while(could_win).count());
        (status, answers.shown(), tried(&asked))
    }

    /// One question to one strategy about a window.
    fn ask(&mut self, q: &Question, tests: &mut Tests, strategy: &dyn Strategy, findings: &mut Findings) -> Answer {
        let Question { base, spec, length, library, times } = *q;
        // Cones are many, and what they can gain is small.
        let (share, most) = if spec.dying.len() < weight(base) { (CONE_SHARE, RIVALS) } else { (1, MORE_RIVALS) };
        let from = spec.dying.len();
        let effort = Effort { evaluations: self.options.evaluations / share * times, smt: self.options.smt };
        let rest = weight(base).saturating_sub(from);
        let least = (rest + length).saturating_sub(spare(spec)) as u64 * self.options.floor;
        let mut counts = std::mem::take(&mut self.counts);
        let mut place = Place { run: self, base, spec, least, tried: 0, pending: None, better: false };
        let answer = synthesize_for(&mut place, spec, tests, strategy, library, length, most, effort, &mut counts);
        let better = place.better;
        self.counts = counts;
        let status = &mut findings.status;
        match &answer {
            Answer::Found(_) => {
                if better {
                    *status = Status::Improved { from, to: length, strategy: strategy.name() };
                } else if !matches!(status, Status::Improved { .. }) {
                    *status = Status::NothingCheaper { length };
                }
            }
            Answer::None | Answer::NotApplicable => {}
            Answer::Limit(phase) => {
                if matches!(status, Status::Minimal { .. }) {
                    *status = Status::Limit { phase, length };
                }
            }
        }
        answer
    }

    /// Single instructions with the same meaning but other constraints: `lea` for `add`, `shlx` for `shl`.
    /// Kept where the lowered graph gets cheaper.
    fn alternatives(&mut self) {
        let mut round = 0;
        loop {
            round += 1;
            if !self.alternative_round() || round > 8 || (self.options.stop)() {
                return;
            }
        }
    }

    fn alternative_round(&mut self) -> bool {
        let a = Analysis::new(&self.best);
        let singles: Vec<Window> =
            a.cones(&self.best, 1).into_iter().filter(|w| w.interior.len() == 1 && !w.outputs[0].0.is_flag()).collect();
        let base = self.best.clone();
        for w in singles {
            if (self.options.stop)() {
                return false;
            }
            let Some(spec) = a.spec(&self.best, &w) else { continue };
            if spec.dying.len() != 1 || spec.registers().count() > 2 || spec.inputs.iter().any(|i| i.value.is_flag()) {
                continue;
            }
            let lib = if vector::is_in(&self.best, &w) {
                vector::synonyms(&self.best, &w, &spec, self.options, &mut self.libraries)
            } else {
                tiers::synonyms(&self.best, &w, self.options, &mut self.libraries)
            };
            if self.enumerated(&base, &spec, &lib, 1, (RIVALS, self.options.evaluations)) {
                return true;
            }
        }
        false
    }

    /// Whether the enumerator finds something of one length that makes `base` cheaper: at most `most` rivals.
    fn enumerated(
        &mut self,
        base: &Dag,
        spec: &Spec,
        library: &[Component],
        length: usize,
        (most, evaluations): (usize, u64),
    ) -> bool {
        let mut tests = Tests::sample(spec, STATES, self.options.seed);
        let effort = Effort { evaluations, smt: self.options.smt };
        let mut counts = std::mem::take(&mut self.counts);
        let mut place = Place { run: self, base, spec, least: 0, tried: 0, pending: None, better: false };
        synthesize_for(&mut place, spec, &mut tests, &Enumerate, library, length, most, effort, &mut counts);
        let better = place.better;
        self.counts = counts;
        better
    }
}

/// What is known of a window so far.
struct Findings {
    status: Status,
    /// Over the last library, which has everything.
    answers: Answers,
}

impl Findings {
    fn stopped(&mut self, length: usize) {
        if !matches!(self.status, Status::Improved { .. }) {
            self.status = Status::Limit { phase: "time", length };
        }
    }

    /// The end of a search in which programs of fewer than `bound` instructions could win: without a find it is minimal if
    /// all those lengths were answered, whatever other methods or smaller libraries left open.
    fn concluded(mut self, bound: usize) -> Findings {
        match (&self.status, self.answers.first_open(bound)) {
            (Status::Minimal { .. } | Status::Limit { .. }, None) => self.status = Status::Minimal { length: bound },
            (Status::Minimal { .. }, Some((length, phase))) => self.status = Status::Limit { phase, length },
            _ => {}
        }
        self
    }
}

/// How far searches go.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Round {
    /// Everything once.
    Short,
    /// What hit its limit again, and further the more there is to gain.
    Long,
}

/// What a strategy is asked: programs of one length for a window of `base`.
#[derive(Clone, Copy)]
struct Question<'q> {
    base: &'q Dag,
    spec: &'q Spec,
    length: usize,
    library: &'q [Component],
    /// Multiple of the usual evaluations.
    times: u64,
}

/// The place that candidates are for: those that make the whole graph cheaper are worth a proof.
struct Place<'r, 'a, 'b> {
    run: &'r mut Run<'a, 'b>,
    base: &'r Dag,
    spec: &'r Spec,
    /// What the graph costs at least with a program of this length.
    least: u64,
    tried: usize,
    pending: Option<(Cost, Dag)>,
    better: bool,
}

impl Judge for Place<'_, '_, '_> {
    fn worth(&mut self, candidate: &Dag) -> bool {
        self.tried += 1;
        // From here on rivals could only differ in what breaks ties.
        if self.tried > RIVALS && self.run.cost.0 <= self.least {
            return false;
        }
        let Some(dag) = splice(self.base, self.spec, candidate) else { return false };
        self.pending = (self.run.lower)(&dag).filter(|c| *c < self.run.cost).map(|c| (c, dag));
        self.pending.is_some()
    }

    fn proved(&mut self, _: &Dag) {
        if let Some((cost, dag)) = self.pending.take() {
            self.run.cost = cost;
            self.run.best = dag;
            self.better = true;
            (self.run.options.better)(&self.run.best);
        }
    }
}

/// Constants that programs for a window are counted with and may do without: the zero under a `setcc` of which only the
/// low byte is read.
fn spare(spec: &Spec) -> usize {
    spec.outputs.iter().filter(|o| o.class == Class::General && o.mask & !0xff == 0).count()
}
