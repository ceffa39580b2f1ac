//! One function through the whole way: contract, liveness, segments, search, lowering, new text, and the
//! proof of that text against the original.

use crate::anytime::{Anytime, Place, Watch};
use crate::branch;
use crate::branching::{Branches, Conditions};
use crate::cost::cost_of;
use crate::digest;
use crate::front::{self, Module, ModuleFunction, Note, Replacement};
use crate::profile::Profile;
use crate::promote::optimize_promoted;
use crate::report::{self, Figures, FunctionReport, Outcome, SegmentReport, WindowDetails};
use crate::segment::{self, Segment};
use crate::unwind;
use crate::windows::Windows;
use dag::cegis::Counts;
use dag::cfg::Cfg;
use dag::contract::Contract;
use dag::function::Function;
use dag::improve::{self, Improved};
use dag::live::Liveness;
use dag::prove::{Query, Stats};
use dag::scratch::{looks_at_stack, red_zone_is_free};
use dag::smt::{self, Limits};
use dag::strategy::Strategy;
use dag::verify::{Answer, Pair, prove_functions};
use isa::uarch::{Cycles, Uarch};
use isa::{Decoded, Feature, FeatureSet, Gpr, Inst, Target};
use lowering::fork::{Ask, Branched, Expected, Item, branched};
use lowering::{Cost, Emitted, Lowered, Objective};
use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use std::time::Instant;

/// What the user asked for.
#[derive(Clone)]
pub struct Settings {
    /// Features that output may use beyond those the function uses already.
    pub march: Option<FeatureSet>,
    pub objective: Objective,
    /// The machine whose micro-operations are counted.
    pub tune: &'static Uarch,
    pub strategies: Vec<&'static (dyn Strategy + Sync)>,
    pub seed: u64,
    /// Component evaluations for one strategy call.
    pub evaluations: u64,
    pub limits: Limits,
    /// Whether the queries of the final proof are wanted as text.
    pub queries: bool,
    pub longest: usize,
    /// No result may have more instructions, bytes or micro-operations than what it replaces.
    pub no_growth: bool,
    /// Whether the graphs are wanted as pictures.
    pub pictures: bool,
    /// Whether everything about windows is wanted.
    pub details: bool,
    /// Seconds for one integer program.
    pub lower_seconds: f64,
    pub branches: Branches,
    pub profile: Option<Profile>,
    /// Windows that were searched in vain.
    pub windows: Arc<Windows>,
    /// When the search ends.
    pub deadline: Option<Instant>,
    /// When the last proof ends.
    pub end: Option<Instant>,
}

impl Settings {
    fn out_of_time(&self) -> bool {
        passed(self.deadline)
    }

    /// Whether code of one cost may replace code of another, better or not.
    pub fn fits(&self, after: Cost, before: Cost) -> bool {
        let of = |c: Cost| [c.instructions, c.bytes, c.uops];
        !self.no_growth || of(after).iter().zip(of(before)).all(|(a, b)| *a <= b)
    }
}

fn passed(deadline: Option<Instant>) -> bool {
    deadline.is_some_and(|d| Instant::now() >= d)
}

/// A function with the names that its module gives to calls.
pub struct Subject<'a> {
    pub module: &'a Module,
    pub index: usize,
    pub contract: Contract,
}

/// The result for one function: replacements that were proved together on the emitted text.
#[derive(Clone)]
pub struct Optimized {
    pub replacements: Vec<Replacement>,
    pub note: Option<Note>,
    pub report: FunctionReport,
    /// What the final proof proved, if the settings want it.
    pub queries: Vec<Query>,
}

/// Names that calls inside this module can reach.
pub fn local_names(module: &Module) -> BTreeSet<String> {
    let names =
        |f: &ModuleFunction| std::iter::once(f.function.name.clone()).chain(f.aliases.clone()).collect::<Vec<_>>();
    module.functions.iter().flat_map(names).collect()
}

/// Whether a call's target is a function of the module.
pub fn is_local(names: &BTreeSet<String>, t: &Target) -> bool {
    match t {
        Target::Local(_) => true,
        Target::Symbol(s) => names.contains(s.split(['@', '+']).next().unwrap_or(s)),
    }
}

/// The function as it is to be read under `features`: `f3 0f bc` is `tzcnt` only where BMI1 is allowed.
pub fn readable(function: &Function, features: FeatureSet) -> Function {
    let mut f = function.clone();
    for i in &mut f.insts {
        if let Decoded::Plain(inst) = &mut i.decoded {
            let allowed = features.contains(Feature::Bmi1) || i.text.trim_start().starts_with("tzcnt");
            if !allowed && let Some(either) = isa::tzcnt_or_bsf(inst.row) {
                inst.row = either;
            }
        }
    }
    f
}

/// Features that the function uses itself, and those the user allows.
pub fn features(function: &Function, march: Option<FeatureSet>) -> FeatureSet {
    let used = function.insts.iter().fold(FeatureSet::BASE, |s, i| {
        let explicit = i.text.trim_start().starts_with("tzcnt");
        let s = if explicit { s.with(Feature::Bmi1) } else { s };
        s.union(FeatureSet::used_by(&i.decoded))
    });
    used.union(march.unwrap_or(FeatureSet::BASE))
}

/// Optimizes one function of a module.
pub fn optimize(subject: &Subject, settings: &Settings) -> Optimized {
    optimize_watched(subject, settings, &|_| {})
}

/// Optimizes one function of a module; `watch` is told of each version on the way that is proved and better than the
/// original.
pub fn optimize_watched(subject: &Subject, settings: &Settings, watch: Watch<'_>) -> Optimized {
    let started = Instant::now();
    let mf = &subject.module.functions[subject.index];
    let mut report = FunctionReport::new(mf, &subject.contract, settings.objective, settings.tune);
    if let Some(kept) = mf.kept.first() {
        report.finish(Outcome::Kept(kept.reason.clone()), started.elapsed());
        return Optimized { replacements: Vec::new(), note: None, report, queries: Vec::new() };
    }
    if let Some(done) = optimize_promoted(subject, settings, watch) {
        return done;
    }
    let task = Task::new(subject, settings);
    let segments = smt::until(settings.deadline, || task.segments());
    let settled = segments.iter().flat_map(|s| s.settled.iter().copied()).collect();
    report.skeleton = report::skeleton(&mf.function, &settled);
    let anytime = Anytime::new(&task, watch, &report);
    let found = smt::until(settings.deadline, || search_all(&task, &segments, &anytime, &mut report));
    report.timed_out |= settings.out_of_time();
    let (proved, queries) = smt::until(settings.end, || keep_what_is_proved(&task, found, &mut report));
    report.timed_out |= passed(settings.end);
    anytime.or_best(task.finished(report, proved, queries, started))
}

/// Replacements of segments that do not overlap.
fn search_all<'a>(
    task: &Task<'a>,
    segments: &'a [Segment],
    anytime: &Anytime<'a>,
    report: &mut FunctionReport,
) -> Vec<Replacement> {
    let Task { subject, settings, .. } = *task;
    let mut replacements: Vec<Replacement> = Vec::new();
    let slots = if red_zone_is_free(&task.original) { lowering::SLOTS } else { 0 };
    for segment in segments {
        if replacements.iter().any(|r| r.first <= segment.last && segment.first <= r.last) {
            continue;
        }
        if settings.out_of_time() {
            report.timed_out = true;
            break;
        }
        let profile = settings.profile.as_ref();
        let conditions = Conditions::of(subject.module, &task.original, &task.cfg, segment, profile, settings.tune);
        let slots = if segment.frameless && !looks_at_stack(&segment.dag) { lowering::SLOTS } else { slots };
        replacements.extend(try_segment(task, (segment, &conditions), slots, anytime, report));
        anytime.leave(report, &replacements);
    }
    replacements
}

/// One function and everything that is known of it beforehand.
pub struct Task<'a> {
    pub subject: &'a Subject<'a>,
    pub settings: &'a Settings,
    original: Function,
    features: FeatureSet,
    cfg: Cfg,
    /// What was proved last.
    last: RefCell<Option<(Vec<Replacement>, Proved)>>,
}

impl<'a> Task<'a> {
    fn new(subject: &'a Subject<'a>, settings: &'a Settings) -> Task<'a> {
        let function = &subject.module.functions[subject.index].function;
        let features = features(function, settings.march);
        let original = readable(function, features);
        Task { subject, settings, cfg: Cfg::build(&original), original, features, last: RefCell::default() }
    }

    fn segments(&self) -> Vec<Segment> {
        let Subject { module, index, contract } = self.subject;
        let names = local_names(module);
        let local = |t: &Target| is_local(&names, t);
        let live = Liveness::compute(&self.original, &self.cfg, &contract.live_out, &local);
        segment::segments(module, *index, &self.original, &self.cfg, &live, contract, self.settings.tune)
    }

    /// Code in place of a segment, with what unwinding must be told of it if the text says anything of unwinding.
    ///
    /// # Errors
    /// A register of the caller's to which unwinding could not be led.
    pub fn replacement(&self, segment: &Segment, items: &[Item]) -> Result<Replacement, Gpr> {
        let Subject { module, index, .. } = self.subject;
        let mf = &module.functions[*index];
        let labels = module.new_labels(&format!(".Lway{index}_{}_", segment.first));
        let returns = segment.returns.map(|i| mf.function.insts[i].text.trim().to_string());
        let told = match module.unwind_rules(*index, segment.first) {
            Some(rules) => unwind::directives(items, &unwind::kept(&segment.dag, &rules), &rules)?,
            None => Vec::new(),
        };
        let code = branch::lines(items, mf.syntax, &labels);
        let lines = unwind::between(told, code).into_iter().chain(returns).collect();
        let data = new_data(branch::insts(items));
        let Segment { first, last, frameless, .. } = *segment;
        Ok(Replacement { function: *index, first, last, lines, data, frameless })
    }

    /// The text with these replacements, if its function is proved equal to the original.
    pub fn prove(&self, some: &[Replacement]) -> Result<Proved, Refused> {
        if let Some((known, proved)) = &*self.last.borrow()
            && known == some
        {
            return Ok(proved.clone());
        }
        let proved = prove_text(self, some).map_err(Refused::Unproved)?;
        let outs = report::at_return(&self.subject.contract);
        if !self.settings.fits(proved.cost, cost_of(&self.original.insts, self.settings.tune, outs)) {
            return Err(Refused::Grows);
        }
        *self.last.borrow_mut() = Some((some.to_vec(), proved.clone()));
        Ok(proved)
    }

    /// A result of what was proved.
    pub fn finished(
        &self,
        mut report: FunctionReport,
        proved: Vec<Replacement>,
        queries: Vec<Query>,
        started: Instant,
    ) -> Optimized {
        let outcome = outcome(&proved, &report);
        report.finish(outcome, started.elapsed());
        report.measure_after(&proved);
        let function = self.subject.index;
        let note = (!proved.is_empty()).then(|| Note { function, lines: report.comment(self.settings) });
        Optimized { replacements: proved, note, report, queries }
    }
}

fn outcome(proved: &[Replacement], report: &FunctionReport) -> Outcome {
    if !proved.is_empty() {
        Outcome::Improved
    } else if let Some(why) = &report.unproved {
        Outcome::Unproved(why.clone())
    } else {
        Outcome::Unchanged(report.why_unchanged())
    }
}

/// Searches one segment and lowers the best graph. `None` if nothing cheaper was found.
fn try_segment<'a>(
    task: &Task<'a>,
    (segment, conditions): (&'a Segment, &Conditions),
    slots: usize,
    anytime: &Anytime<'a>,
    report: &mut FunctionReport,
) -> Option<Replacement> {
    let started = Instant::now();
    let Task { subject, settings, features, .. } = *task;
    let mf = &subject.module.functions[subject.index];
    // First without `vzeroupper`, where nothing that is left calls for it.
    let bare = upper_halves_are_clean(subject, segment).then(|| dag::upper::without(&segment.dag)).flatten();
    let (mut windows, mut counts) = (Vec::new(), Counts::default());
    let mut better: Option<InCode> = None;
    let joined = joined_accesses(subject, segment, features, settings);
    let own = bare.iter().map(|d| (d, true)).chain([(&segment.dag, false)]);
    for (dag, clean) in joined.iter().map(|d| (d, false)).chain(own) {
        // Whether fewer accesses are worth what it takes to have them is seen by comparison, while the others can win.
        if better.as_ref().is_none_or(|b| joined.is_some() && b.key > least_key(dag, settings)) {
            let place = Place { segment, slots, clean };
            // Where it is known what the branches do, straight code may be worse.
            let anytime = (!conditions.profiled()).then_some(anytime);
            let (improved, found) = improve_dag(dag, place, features, settings, anytime);
            windows.extend(improved.windows);
            counts.proposals += improved.counts.proposals;
            counts.counterexamples += improved.counts.counterexamples;
            let code = in_code(found, segment, conditions, slots, mf, settings);
            better = [better, code].into_iter().flatten().min_by_key(|c| c.key);
        }
    }
    report.segments.push(SegmentReport::new(
        segment,
        &windows,
        &counts,
        better.as_ref().map(|b| b.figures.clone()),
        started,
    ));
    if let (true, Some(s)) = (settings.details, report.segments.last_mut()) {
        s.details = windows.iter().map(WindowDetails::from).collect();
    }
    if let (true, Some(s)) = (settings.pictures, report.segments.last_mut()) {
        let name = format!("{}_{}_{}", mf.function.name, segment.first, segment.last);
        s.picture = crate::picture::graph::svg(&segment.dag, &name);
    }
    let items = better?.items;
    let replacement = match task.replacement(segment, &items) {
        Ok(r) => r,
        Err(g) => {
            report.refused(Refused::Unproved(format!("unwinding would not find what {g} held")));
            return None;
        }
    };
    if let Some(s) = report.segments.last_mut() {
        s.lines = replacement.lines.clone();
    }
    Some(replacement)
}

/// The segment's graph with neighbouring accesses to memory joined, if the contract lets them be and there are any.
fn joined_accesses(
    subject: &Subject,
    segment: &Segment,
    features: FeatureSet,
    settings: &Settings,
) -> Option<dag::graph::Dag> {
    // Bytes of code are counted, those of data are not.
    let allowed = dag::access::Allowed { features, new_data: settings.objective != Objective::Size };
    if subject.contract.keeps_accesses() { None } else { dag::access::joined(&segment.dag, allowed) }
}

/// What the search found for a segment.
struct Found {
    graph: dag::graph::Dag,
    /// Nothing may stay in the upper halves of vector registers.
    clean: bool,
    straight: Option<Lowered>,
}

/// Instructions, and what they cost.
struct InCode {
    key: [u64; 3],
    figures: Figures,
    items: Vec<Item>,
}

/// Straight code or code with a branch, whichever is better; `None` if neither is better than what is there.
fn in_code(
    found: Found,
    segment: &Segment,
    conditions: &Conditions,
    slots: usize,
    mf: &ModuleFunction,
    settings: &Settings,
) -> Option<InCode> {
    let key = |e: Expected| e.key(settings.objective);
    let of = |l: &Lowered| key(Expected::straight(l.total));
    let before = key(conditions.before.unwrap_or_else(|| Expected::straight(segment.cost)));
    // Where it is known what the branches do, straight code has to be better than that.
    let straight = found.straight.filter(|l| !conditions.profiled() || of(l)[0] < before[0]);
    let may_branch = conditions.allow(settings.branches) && !found.clean && !settings.out_of_time();
    let branched = may_branch.then(|| {
        let options = lowering_options(settings, slots);
        let behind = mf.function.insts.get(segment.last + 1).map(|i| &i.decoded);
        let returns = segment.returns.is_some() || behind == Some(&Decoded::Return);
        let odds = |fork: &dag::mux::Fork| conditions.odds(&found.graph, fork);
        branched(&found.graph, &Ask { options: &options, odds: &odds, returns })
    });
    let limit = straight.as_ref().map_or(before, of);
    let (bytes, instructions) = (u64::from(segment.cost.bytes), u64::from(segment.cost.instructions));
    let larger = |b: &Branched| b.cost.bytes > bytes || b.cost.instructions > instructions;
    let worth = |b: &Branched| key(b.cost) < limit && key(b.cost)[0] < before[0] && !(settings.no_growth && larger(b));
    if let Some(b) = branched.flatten().filter(worth) {
        return Some(InCode { key: key(b.cost), figures: Figures::of_branched(&b), items: b.code });
    }
    let l = straight?;
    // What stands as it stood has no text of its own.
    let whole = l.insts.iter().all(|e| matches!(e, Emitted::Inst { .. }));
    whole.then(|| InCode { key: of(&l), figures: Figures::of_straight(&l), items: branch::straight_items(&l) })
}

/// Constants that the instructions read and the input lacks: label and bytes.
pub fn new_data<'a>(insts: impl IntoIterator<Item = &'a Inst>) -> Vec<(String, Vec<u8>)> {
    let constant = |m: &isa::MemRef| {
        let label = m.symbol.as_deref().filter(|s| dag::data::is_label(s))?;
        Some((label.to_string(), m.fixed.as_ref()?.bytes.clone()))
    };
    insts.into_iter().flat_map(|i| &i.operands).filter_map(isa::Operand::mem).filter_map(constant).collect()
}

/// No instruction outside the segment and no argument leaves anything in the upper halves of vector registers.
fn upper_halves_are_clean(subject: &Subject, segment: &Segment) -> bool {
    let insts = &subject.module.functions[subject.index].function.insts;
    let outside = insts[..segment.first].iter().chain(&insts[segment.last + 1..]);
    let narrow = |parts: &isa::Parts| {
        isa::Reg::all().all(|r| match r {
            isa::Reg::Vec(_) => parts[r.index()] & !r.low_part(128) == 0,
            _ => true,
        })
    };
    subject.contract.arguments.as_ref().is_some_and(narrow) && !outside.map(|i| &i.decoded).any(dag::upper::may_dirty)
}

/// The best graph that is found for `dag`, and its instructions if they cost less than the segment does.
fn improve_dag<'a>(
    dag: &dag::graph::Dag,
    place: Place<'a>,
    features: FeatureSet,
    settings: &Settings,
    anytime: Option<&Anytime<'a>>,
) -> (Improved, Found) {
    let Place { segment, slots, clean } = place;
    let before = segment.cost;
    let options = lowering_options(settings, slots);
    let key = |c: Cost| settings.objective.key(c);
    let stop = || {
        anytime.into_iter().for_each(Anytime::tick);
        settings.out_of_time()
    };
    let better = |d: &dag::graph::Dag| anytime.into_iter().for_each(|a| a.found(d));
    anytime.into_iter().for_each(|a| a.enter(place));
    better(dag);
    let search = improve::Options { better: &better, ..search_options(settings, features, &stop) };
    let improved = search_graph(dag, clean, before, &options, (&search, settings));
    let fits = |l: &Lowered| key(l.total) < key(before) && settings.fits(l.total, before);
    let lower = |d: &dag::graph::Dag| lowering::lower(d, &options).ok().filter(fits);
    let best = improve::relax(&improved.dag);
    let mut lowered = lower(&best);
    // Without copies there is nothing that another choice could save.
    let tight = |l: &Lowered| settings.objective == Objective::Instructions && l.stats.added == 0;
    if !settings.out_of_time() && !lowered.as_ref().is_some_and(tight) {
        let open = improve::choices(&best, &search);
        let chosen = lower(&open).filter(|_| !clean || !dag::upper::dirties(&open));
        let better = |l: &Lowered| lowered.as_ref().is_none_or(|known| key(l.total) < key(known.total));
        lowered = chosen.filter(better).or(lowered);
    }
    let straight = lowered.filter(|l| key(l.total)[0] < key(before)[0]);
    (improved, Found { graph: best, clean, straight })
}

/// The search alone: every graph that it considers is lowered quickly. Those whose code may not stand do not count.
fn search_graph(
    dag: &dag::graph::Dag,
    clean: bool,
    before: Cost,
    options: &lowering::Options,
    (search, settings): (&improve::Options, &Settings),
) -> Improved {
    let key = |c: Cost| {
        let [a, b, c] = options.objective.key(c).map(u64::from);
        (a, b, c)
    };
    let mut memo: BTreeMap<String, Option<improve::Cost>> = BTreeMap::new();
    let quick = lowering::Options { seconds: options.seconds.min(0.5), copies: false, ..options.clone() };
    let mut lowered_cost = |d: &dag::graph::Dag| {
        let d = improve::relax(d);
        let name = format!("{d:?}");
        if let Some(c) = memo.get(&name) {
            return *c;
        }
        let allowed = !clean || !dag::upper::dirties(&d);
        let total = allowed.then(|| lowering::lower(&d, &quick).ok().map(|l| l.total)).flatten();
        let c = total.filter(|t| settings.fits(*t, before)).map(key);
        memo.insert(name, c);
        c
    };
    improve::improve(&improve::relax(dag), key(before), search, &mut lowered_cost)
}

/// How results are lowered.
pub fn lowering_options(settings: &Settings, slots: usize) -> lowering::Options {
    lowering::Options {
        objective: settings.objective,
        tune: settings.tune,
        seconds: settings.lower_seconds,
        seed: settings.seed,
        slots,
        ..lowering::Options::default()
    }
}

/// What the search may use.
fn search_options<'a>(
    settings: &'a Settings,
    features: FeatureSet,
    stop: &'a dyn Fn() -> bool,
) -> improve::Options<'a> {
    let least_uops = u64::from(least_uops(settings.tune));
    improve::Options {
        // Bytes of code are counted, those of data are not.
        new_data: settings.objective != Objective::Size,
        features,
        strategies: settings.strategies.iter().map(|s| *s as &dyn Strategy).collect(),
        seed: settings.seed,
        evaluations: settings.evaluations,
        smt: settings.limits,
        longest: settings.longest,
        floor: match settings.objective {
            Objective::Instructions => 1,
            Objective::Size => 2,
            // What is renamed away costs nothing on some machines.
            Objective::Uops => least_uops,
            // Instructions run side by side.
            Objective::Latency => 0,
            Objective::Throughput => least_uops * u64::from(Cycles::ONE / settings.tune.machine.issue_width),
        },
        stop,
        better: &|_| {},
        known: &*settings.windows,
    }
}

/// The fewest micro-operations that an instruction takes.
fn least_uops(tune: &Uarch) -> u32 {
    tune.forms().filter_map(|(_, c)| c).map(|c| c.uops).min().unwrap_or(0)
}

/// What no code for a graph is below, by its accesses to memory.
fn least_key(dag: &dag::graph::Dag, settings: &Settings) -> [u64; 3] {
    let instructions = dag::access::fewest_instructions(dag) as u32;
    let uops = instructions * least_uops(settings.tune);
    let throughput = Cycles(uops * Cycles::ONE / settings.tune.machine.issue_width);
    let cost = Cost { instructions, bytes: 2 * instructions, uops, latency: 0, throughput };
    Expected::straight(cost).key(settings.objective)
}

/// The best graph that is found for a segment, and the same with its choices.
pub fn graphs(segment: &Segment, features: FeatureSet, settings: &Settings) -> (dag::graph::Dag, dag::graph::Dag) {
    let stop = || settings.out_of_time();
    let search = search_options(settings, features, &stop);
    let lowering = lowering_options(settings, 0);
    let improved = search_graph(&segment.dag, false, segment.cost, &lowering, (&search, settings));
    let best = improve::relax(&improved.dag);
    let open = improve::choices(&best, &search);
    (best, open)
}

/// Proves the emitted text; if all replacements together fail, keeps those that prove one after the other. With what
/// was proved.
fn keep_what_is_proved(
    task: &Task,
    all: Vec<Replacement>,
    report: &mut FunctionReport,
) -> (Vec<Replacement>, Vec<Query>) {
    if all.is_empty() {
        return (all, Vec::new());
    }
    match task.prove(&all) {
        Ok(proved) => {
            report.proved(&proved);
            return (all, proved.queries);
        }
        Err(why) => report.refused(why),
    }
    let (mut kept, mut queries) = (Vec::new(), Vec::new());
    for r in all {
        kept.push(r);
        match task.prove(&kept) {
            Ok(proved) => {
                report.proved(&proved);
                queries = proved.queries;
            }
            Err(why) => {
                report.refused(why);
                kept.pop();
            }
        }
    }
    (kept, queries)
}

/// Why a text may not stand in place of the original.
pub enum Refused {
    Unproved(String),
    /// It has more of something than it may have.
    Grows,
}

/// What is known of a text that was proved.
#[derive(Clone)]
pub struct Proved {
    pub stats: Stats,
    pub queries: Vec<Query>,
    /// What the function costs as it is read back.
    pub cost: Cost,
    /// The digest of its instructions.
    pub code: String,
}

/// Reads the emitted text back and proves its function against the original.
fn prove_text(task: &Task, replacements: &[Replacement]) -> Result<Proved, String> {
    let Task { subject, settings, original, features, .. } = task;
    let contract = &subject.contract;
    let text = subject.module.render(replacements, &[]).map_err(|r| {
        r.first()
            .map_or("the text cannot be changed".to_string(), |r| format!("the text cannot be changed: {}", r.reason))
    })?;
    let module = front::load_text(&subject.module.path, &text)
        .map_err(|p| p.first().map_or("the output does not assemble".to_string(), ToString::to_string))?;
    let name = &original.name;
    let read = module.function(name).ok_or_else(|| format!("the output has no function {name}"))?;
    if let Some(k) = read.kept.first() {
        return Err(format!("the output is not readable: {}", k.reason));
    }
    let target = readable(&read.function, *features);
    let names = local_names(subject.module);
    let local = |t: &Target| is_local(&names, t);
    let queries = RefCell::default();
    let pair = Pair {
        source: original,
        target: &target,
        contract,
        local_call: &local,
        limits: settings.limits,
        queries: settings.queries.then_some(&queries),
    };
    let mut stats = Stats::default();
    match prove_functions(&pair, &mut stats) {
        Answer::Equivalent => {
            let cost = cost_of(&target.insts, settings.tune, report::at_return(contract));
            Ok(Proved { stats, queries: queries.take(), cost, code: digest::code(&module, read) })
        }
        Answer::Different(c) => Err(format!("the output differs: {}", c.difference)),
        Answer::Unknown(why) => Err(format!("not proved: {why}")),
    }
}
