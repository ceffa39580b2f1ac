//! Other versions of a function than the one that is predicted to be best, each proved on its text: for the clock to choose
//! from.

use super::attempt::{Attempt, CodeOfSegment, SearchedGraph};
use super::result::{CodeForm, FunctionResult, GraphSource, Lowering, VersionOrigin};
use super::search::{lowering_options, search_options};
use super::{Optimized, Settings, Stands, finished, is_past};
use crate::function::branching::Conditions;
use crate::function::digest;
use crate::function::readback::ReadBack;
use crate::function::segment::Segment;
use crate::input::Replacement;
use dag::ir::graph::Dag;
use dag::rewrite::vzeroupper;
use dag::search::improve;
use lowering::Objective;
use serde::{Deserialize, Serialize};
use std::cell::OnceCell;
use std::time::{Duration, Instant};

/// A version that was proved.
#[derive(Clone, Serialize, Deserialize, Debug)]
pub struct Alternative {
    pub origin: VersionOrigin,
    pub replacements: Vec<Replacement>,
    pub result: FunctionResult,
}

/// A segment after its search.
pub struct SearchedSegment<'a> {
    pub segment: &'a Segment,
    pub conditions: Conditions,
    pub slots: usize,
    pub searched: SearchedGraph,
}

/// How versions are made.
#[derive(Clone, Copy)]
struct Recipe {
    graph: GraphSource,
    form: CodeForm,
    objective: Objective,
}

/// The recipes, the more promising first: what is asked for, then time, then the rest.
fn recipes(asked: Objective) -> Vec<Recipe> {
    let timed = Objective::ALL.into_iter().filter(|o| o.primary().latency > 0 || o.primary().throughput > 0);
    let mut objectives = vec![asked];
    for o in timed.chain(Objective::ALL) {
        if !objectives.contains(&o) {
            objectives.push(o);
        }
    }
    let recipe = |graph, form| move |&objective: &Objective| Recipe { graph, form, objective };
    let searched = objectives.iter().map(recipe(GraphSource::Searched, CodeForm::Straight));
    let branch = [asked].into_iter().map(|o| recipe(GraphSource::Searched, CodeForm::Branch)(&o));
    let input = objectives.iter().map(recipe(GraphSource::Input, CodeForm::Straight));
    let choices = objectives.iter().map(recipe(GraphSource::Searched, CodeForm::Choices));
    searched.chain(branch).chain(input).chain(choices).collect()
}

/// Every version that is proved within the time for it, no two of them and none the code of `known` or of the original.
/// `result` is what is known of the function without replacements. None is begun that would come too late if it took as long
/// as the longest before. `watch` is told of what there is each time that it has doubled.
pub fn alternatives(
    readback: &ReadBack,
    settings: &Settings,
    segments: &[SearchedSegment],
    known: &Optimized,
    result: &FunctionResult,
    watch: &dyn Fn(&[Alternative]),
) -> Vec<Alternative> {
    let context = readback.context;
    let original = digest::code(context.module, context.entry());
    let mut codes: Vec<String> = known.result.proved_code.iter().cloned().chain([original]).collect();
    let makers: Vec<SegmentVersions> = segments.iter().map(|s| SegmentVersions::new(readback, settings, s)).collect();
    let (mut found, mut longest) = (Vec::new(), Duration::ZERO);
    for recipe in recipes(settings.objective) {
        let started = Instant::now();
        if settings.versions_end.is_some_and(|end| started + longest >= end) {
            break;
        }
        let made = version(readback, &makers, recipe, result);
        longest = longest.max(started.elapsed());
        let code = made.as_ref().and_then(|v| v.result.proved_code.clone()).filter(|c| !codes.contains(c));
        if let (Some(version), Some(code)) = (made, code) {
            codes.push(code);
            found.push(version);
            if found.len().is_power_of_two() {
                watch(&found);
            }
        }
    }
    found
}

/// What a recipe makes of all segments that it can be followed for, if that is proved.
fn version(
    readback: &ReadBack,
    makers: &[SegmentVersions],
    recipe: Recipe,
    result: &FunctionResult,
) -> Option<Alternative> {
    let started = Instant::now();
    let mut result = result.clone();
    // What the search would have put there is not part of this version.
    result.segments.iter_mut().for_each(|s| (s.lowering, s.lines) = (None, Vec::new()));
    let mut replacements: Vec<Replacement> = Vec::new();
    for maker in makers {
        let segment = maker.of.segment;
        if replacements.iter().any(|r| r.first <= segment.last && segment.first <= r.last) {
            continue;
        }
        let Some(code) = maker.code(recipe) else { continue };
        let Ok(replacement) = readback.context.replacement(segment, &code.items) else { continue };
        let at = result.segments.iter_mut().find(|s| s.first == segment.first && s.last == segment.last)?;
        (at.lowering, at.lines) = (Some(code.lowering), replacement.lines.clone());
        replacements.push(replacement);
    }
    if replacements.is_empty() {
        return None;
    }
    let proved = readback.prove(&replacements).ok()?;
    result.note_proof(&proved);
    result.timed_out = false;
    let mut done = finished(result, Stands { replacements, queries: Vec::new(), unmerged: None }, started);
    if recipe.graph == GraphSource::Input {
        done.result.strategies = vec!["lowering".to_string()];
    }
    let Recipe { graph, form, objective } = recipe;
    let origin = VersionOrigin::Lowered { graph, form, objective: objective.to_string() };
    Some(Alternative { origin, replacements: done.replacements, result: done.result })
}

/// Makes the versions of one segment.
struct SegmentVersions<'a> {
    of: &'a SearchedSegment<'a>,
    attempt: Attempt<'a, 'a>,
    /// The searched graph with choices, when it was asked for.
    open: OnceCell<Dag>,
}

impl<'a> SegmentVersions<'a> {
    fn new(readback: &ReadBack<'a>, settings: &'a Settings, of: &'a SearchedSegment<'a>) -> SegmentVersions<'a> {
        let SearchedSegment { segment, conditions, slots, .. } = of;
        let attempt = Attempt { context: readback.context, settings, segment, conditions, slots: *slots };
        SegmentVersions { of, attempt, open: OnceCell::new() }
    }

    fn code(&self, recipe: Recipe) -> Option<CodeOfSegment> {
        let (segment, searched) = (self.of.segment, &self.of.searched);
        match (recipe.graph, recipe.form) {
            (GraphSource::Input, _) => self.straight(&segment.dag, false, recipe.objective),
            (GraphSource::Searched, CodeForm::Straight) => {
                self.straight(&searched.graph, searched.clean, recipe.objective)
            }
            (GraphSource::Searched, CodeForm::Choices) => {
                let open = self.open.get_or_init(|| self.with_choices());
                let any = *open != searched.graph;
                any.then(|| self.straight(open, searched.clean, recipe.objective)).flatten()
            }
            (GraphSource::Searched, CodeForm::Branch) => {
                let b = self.attempt.with_branch(searched)?;
                Some(CodeOfSegment { lowering: Lowering::of_branched(&b), items: b.code })
            }
        }
    }

    fn with_choices(&self) -> Dag {
        let settings = self.attempt.settings;
        let stop = || is_past(settings.versions_end);
        improve::choices(&self.of.searched.graph, &search_options(settings, self.attempt.context.features, &stop), &())
    }

    /// A graph as straight code that is the segment's own work alone.
    fn straight(&self, graph: &Dag, clean: bool, objective: Objective) -> Option<CodeOfSegment> {
        if clean && vzeroupper::dirties(graph) {
            return None;
        }
        let options = lowering::Options { objective, ..lowering_options(self.attempt.settings, self.attempt.slots) };
        let lowered = lowering::lower(graph, &options).ok()?;
        CodeOfSegment::of_straight(&lowered)
    }
}
