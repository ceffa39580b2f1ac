//! From what was found to rules: each example made as general as can be proved, what others make needless left out.

use super::FoundExample;
use super::examples::MOST_NAMES;
use crate::jobs::pool;
use dag::ir::graph::{Class, Kind};
use dag::search::rules::generalise::{Generalised, Judge, generalise};
use dag::search::rules::place::numbers;
use dag::search::rules::{Rule, RuleExample, RuleSet, text};
use dag::smt::Limits;
use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::collections::btree_map::Entry;

/// What an example is about.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum RuleKind {
    /// General registers, no constants.
    Plain,
    /// General registers and constants.
    Constants,
    /// Flags go in or come out.
    Flags,
    Vectors,
}

impl RuleKind {
    pub const ALL: [RuleKind; 4] = [RuleKind::Plain, RuleKind::Constants, RuleKind::Flags, RuleKind::Vectors];

    pub fn of(example: &RuleExample) -> RuleKind {
        let left = &example.left;
        let is_vector = left.iter().any(|(id, _)| left.results(id).iter().any(|v| is_vector(left.class(*v))));
        let is_flag = |kind: &Kind| matches!(kind, Kind::InputFlag(_));
        if is_vector {
            RuleKind::Vectors
        } else if !left.live_out_flags.is_empty() || left.iter().any(|(_, n)| is_flag(&n.kind)) {
            RuleKind::Flags
        } else if numbers(left).is_empty() {
            RuleKind::Plain
        } else {
            RuleKind::Constants
        }
    }
}

fn is_vector(class: Class) -> bool {
    class.bits() > 64
}

/// What became of examples of one kind.
#[derive(Clone, Copy, Default, Debug)]
pub struct RuleTally {
    /// Improved windows.
    pub found: u32,
    /// Different ones among them.
    pub different: u32,
    /// Of those: constants may be others.
    pub symbolic: u32,
    /// There is more than one width.
    pub widths: u32,
    /// One of both.
    pub general: u32,
    /// They are proved, and say no more than they did.
    pub particular: u32,
    /// They hold only where they were found.
    pub in_place: u32,
}

/// What was learned.
#[derive(Clone, Debug)]
pub struct LearnedRules {
    /// Those first that save most.
    pub rules: Vec<Rule>,
    pub tallies: BTreeMap<RuleKind, RuleTally>,
    /// Rules that others make needless.
    pub subsumed: usize,
}

/// Learns from examples, on `threads` threads. `watch` hears how many are done.
pub fn learn(found: &[FoundExample], limits: Limits, threads: usize, watch: &(dyn Fn() + Sync)) -> LearnedRules {
    let general = pool::each(found.len(), threads, &|| false, &|n| {
        let general = generalise(&found[n].example, &mut Judge::new(limits));
        watch();
        general
    });
    let mut tallies: BTreeMap<RuleKind, RuleTally> = BTreeMap::new();
    let mut all: BTreeMap<String, Rule> = BTreeMap::new();
    for (f, general) in found.iter().zip(general) {
        let general = general.expect("nothing stops it");
        count(tallies.entry(RuleKind::of(&f.example)).or_default(), f, general.as_ref());
        for rule in general.into_iter().flat_map(Generalised::all) {
            add(&mut all, Rule { times: f.times, found_in: f.found_in.clone(), ..rule });
        }
    }
    let mut rules: Vec<Rule> = all.into_values().collect();
    // A rule with more symbols and less to match is the one that others give way to.
    rules.sort_by_cached_key(|r| {
        let size = r.example.left.iter().count();
        (Reverse(r.symbols.len()), size, r.conditions.len(), r.example.left.facts.len())
    });
    let before = rules.len();
    let mut rules = without_subsumed(rules);
    let subsumed = before - rules.len();
    rules.sort_by_key(|r| Reverse(u64::from(r.times) * r.saves() as u64 + u64::from(r.times)));
    LearnedRules { rules, tallies, subsumed }
}

fn count(tally: &mut RuleTally, f: &FoundExample, general: Option<&Generalised>) {
    tally.found += f.times;
    tally.different += 1;
    match general {
        None => tally.in_place += 1,
        Some(g) => {
            tally.symbolic += u32::from(!g.rule.symbols.is_empty());
            tally.widths += u32::from(!g.others.is_empty());
            *(if g.is_general() { &mut tally.general } else { &mut tally.particular }) += 1;
        }
    }
}

/// Equal rules are one, found more often.
fn add(all: &mut BTreeMap<String, Rule>, rule: Rule) {
    let nameless = Rule { times: 0, found_in: Vec::new(), ..rule.clone() };
    match all.entry(text::print(&[nameless])) {
        Entry::Occupied(mut known) => join(known.get_mut(), &rule),
        Entry::Vacant(place) => _ = place.insert(rule),
    }
}

/// Rules that no other one makes needless; what was found of those counts for the one that does.
fn without_subsumed(rules: Vec<Rule>) -> Vec<Rule> {
    // What cannot be looked for is no rule.
    let mut rules: Vec<Rule> = RuleSet::new(rules).iter().cloned().collect();
    let set = RuleSet::new(rules.iter().cloned());
    let mut kept: Vec<bool> = vec![true; rules.len()];
    let mut by: Vec<Option<usize>> = vec![None; rules.len()];
    // The most particular ones first: of two that do the same, the more general one stays.
    for n in (0..rules.len()).rev() {
        by[n] = set.subsuming(&rules[n], &|other| other != n && kept[other]);
        kept[n] = by[n].is_none();
    }
    for n in (0..rules.len()).rev() {
        if let Some(other) = by[n] {
            let subsumed = rules[n].clone();
            join(&mut rules[other], &subsumed);
        }
    }
    rules.into_iter().zip(kept).filter_map(|(rule, kept)| kept.then_some(rule)).collect()
}

fn join(known: &mut Rule, same: &Rule) {
    known.times += same.times;
    let new: Vec<String> = same.found_in.iter().filter(|n| !known.found_in.contains(n)).cloned().collect();
    known.found_in.extend(new);
    known.found_in.truncate(MOST_NAMES);
}
