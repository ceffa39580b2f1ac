//! One segment through search and lowering, to the code that may stand in its place.

use super::search::{Found, improve_dag, least_key, lowering_options};
use super::{Refused, Settings, Subject, Task};
use crate::function::branching::Conditions;
use crate::function::code;
use crate::function::segment::Segment;
use crate::input::{ModuleFunction, Replacement};
use crate::pipeline::anytime::{Anytime, Place};
use crate::pipeline::report::{Figures, FunctionReport, SegmentReport, WindowDetails};
use dag::ir::graph::Dag;
use dag::search::cegis::Counts;
use isa::{Decoded, FeatureSet};
use lowering::Emitted;
use lowering::Lowered;
use lowering::Objective;
use lowering::phases::if_conversion::{Ask, Branched, Expected, Item, branched};
use std::time::Instant;

/// Searches one segment and lowers the best graph. `None` if nothing cheaper was found.
pub fn try_segment<'a>(
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
    let bare =
        upper_halves_are_clean(subject, segment).then(|| dag::rewrite::vzeroupper::without(&segment.dag)).flatten();
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
    if let (true, Some(s)) = (settings.graphs, report.segments.last_mut()) {
        s.graph = Some(dag::text::print(&segment.dag));
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
fn joined_accesses(subject: &Subject, segment: &Segment, features: FeatureSet, settings: &Settings) -> Option<Dag> {
    // Bytes of code are counted, those of data are not.
    let allowed = dag::rewrite::memory::Allowed { features, new_data: settings.objective != Objective::Size };
    if subject.contract.keeps_accesses() { None } else { dag::rewrite::memory::joined(&segment.dag, allowed) }
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
        let odds = |fork: &dag::lift::mux::Fork| conditions.odds(&found.graph, fork);
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
    whole.then(|| InCode { key: of(&l), figures: Figures::of_straight(&l), items: code::straight_items(&l) })
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
    subject.contract.arguments.as_ref().is_some_and(narrow)
        && !outside.map(|i| &i.decoded).any(dag::rewrite::vzeroupper::may_dirty)
}
