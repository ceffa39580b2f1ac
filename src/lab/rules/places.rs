//! Where in real code the left sides of rules are, and what their right sides would save there.

use crate::function::context::FunctionContext;
use crate::function::segment::segments;
use crate::input::{self, Module};
use crate::jobs::pool;
use dag::ir::graph::Dag;
use dag::search::rules::{RulePlace, RuleSet};
use dag::search::windows::{Analysis, splice, weight};
use isa::FeatureSet;
use isa::uarch::Uarch;
use std::collections::{BTreeMap, BTreeSet};

/// Real code.
pub struct NamedModule {
    /// As users name it.
    pub name: String,
    pub module: Module,
}

/// A place where a rule saves something.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct PlaceInCode {
    pub input: String,
    pub function: String,
    /// Of the first instruction that goes, in the input text, from 1; `None` for object files.
    pub line: Option<u32>,
    /// Instructions.
    pub saves: usize,
}

/// The places of each rule that has any, by its number from 0, in the order of the code. One that is in several segments of a
/// function counts once. `march`: features that right sides may need beyond those that a function has already.
pub fn places(
    rules: &RuleSet,
    code: &[NamedModule],
    march: Option<FeatureSet>,
    tune: &Uarch,
    threads: usize,
    watch: &(dyn Fn() + Sync),
) -> BTreeMap<usize, Vec<PlaceInCode>> {
    let functions: Vec<(&NamedModule, usize)> =
        code.iter().flat_map(|m| (0..m.module.functions.len()).map(move |f| (m, f))).collect();
    let found = pool::each(functions.len(), threads, &|| false, &|n| {
        let (code, function) = functions[n];
        let found = in_function(rules, code, function, march, tune);
        watch();
        found
    });
    let mut all: BTreeMap<usize, Vec<PlaceInCode>> = BTreeMap::new();
    for (rule, places) in found.into_iter().flatten().flatten() {
        all.entry(rule).or_default().extend(places);
    }
    all
}

/// The places in one function; none where it cannot be read.
fn in_function(
    rules: &RuleSet,
    code: &NamedModule,
    function: usize,
    march: Option<FeatureSet>,
    tune: &Uarch,
) -> BTreeMap<usize, Vec<PlaceInCode>> {
    let mut found: BTreeMap<usize, Vec<PlaceInCode>> = BTreeMap::new();
    let Ok(contract) = input::contract(&code.module, function, &[]) else { return found };
    if !code.module.functions[function].kept.is_empty() {
        return found;
    }
    let context = FunctionContext::new(&code.module, function, contract, march);
    let mut known: BTreeSet<(usize, BTreeSet<usize>)> = BTreeSet::new();
    for segment in segments(&context, tune) {
        let a = Analysis::new(&segment.dag);
        for place in rules.places(&segment.dag, context.features) {
            let Some(SavingPlace { saves, instructions }) = saving(&segment.dag, &a, &place) else { continue };
            let first = instructions.first().copied();
            if !known.insert((place.number, instructions)) {
                continue;
            }
            let line = first.and_then(|i| context.function.insts.get(i)).and_then(|i| i.line);
            let (input, function) = (code.name.clone(), context.function.name.clone());
            found.entry(place.number).or_default().push(PlaceInCode { input, function, line, saves });
        }
    }
    found.values_mut().for_each(|places| places.sort_by_key(|p| p.line));
    found
}

/// What goes where a rule is applied.
struct SavingPlace {
    saves: usize,
    /// Of the function, by their numbers.
    instructions: BTreeSet<usize>,
}

/// `None` where the rule's conditions do not hold, or where it would save nothing.
fn saving(dag: &Dag, a: &Analysis, place: &RulePlace) -> Option<SavingPlace> {
    let proposal = place.proposal(dag, a)?;
    let after = splice(dag, &proposal.spec, &proposal.candidate)?;
    let saves = weight(dag).checked_sub(weight(&after)).filter(|saves| *saves > 0)?;
    let instructions = proposal.window.interior.iter().filter_map(|n| dag.node(*n).origin).collect();
    Some(SavingPlace { saves, instructions })
}
