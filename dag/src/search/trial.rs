//! One strategy on its own: the shortest program that it finds for a specification, over the libraries that the whole
//! search would use. This is what a comparison of strategies measures.

use crate::ir::graph::Dag;
use crate::search::cegis::{Counts, Search, SearchAnswer};
use crate::search::cores::SpareCores;
use crate::search::improve::{LibraryStage, RIVALS};
use crate::search::spec::{Spec, Tests};
use crate::search::strategies::{Effort, Strategy};

/// How one trial ended.
#[derive(Clone, Debug)]
pub struct Trial {
    /// Proved programs of the least length that has any.
    pub found: Vec<Dag>,
    /// Their length in instructions, constants included.
    pub length: Option<usize>,
    /// Over the last library, which has everything, every shorter length (without a find: every length) was answered.
    pub minimal: bool,
    /// The shortest length that was left open over some library, and why.
    pub limit: Option<(usize, &'static str)>,
    /// The strategy has no form for this specification.
    pub applicable: bool,
    pub counts: Counts,
}

/// What every strategy gets alike.
#[derive(Clone, Copy, Debug)]
pub struct TrialBudget<'a> {
    /// For one question: one length over one library.
    pub effort: Effort,
    pub seed: u64,
    /// States that the search starts with.
    pub states: usize,
    /// Lengths beyond this are not asked for.
    pub longest: usize,
    /// Where threads may come from.
    pub cores: &'a dyn SpareCores,
}

/// Asks `strategy` for one length after the other, from 0 up, over each library that is searched to that length, until
/// there is a proved program. `stop` says that the time is up.
pub fn alone(
    spec: &Spec,
    stages: &[LibraryStage],
    strategy: &dyn Strategy,
    budget: TrialBudget<'_>,
    stop: &dyn Fn() -> bool,
) -> Trial {
    let mut tests = Tests::sample(spec, budget.states, budget.seed);
    let mut trial = Trial {
        found: Vec::new(),
        length: None,
        minimal: true,
        limit: None,
        applicable: false,
        counts: Counts::default(),
    };
    // The least length that is open over the last library.
    let mut open = None;
    for length in 0..=budget.longest {
        let asked = |t: &LibraryStage| length <= t.longest && (strategy.late() || !t.is_open());
        for (n, stage) in stages.iter().enumerate().filter(|(_, t)| asked(t)) {
            if stop() {
                if trial.length.is_none() {
                    trial.at_limit(length, "time");
                }
                return trial;
            }
            let (library, effort) = (&stage.library, budget.effort);
            let search = Search { spec, strategy, library, length, most: RIVALS, effort, cores: budget.cores };
            match search.find_all(&mut tests, &mut trial.counts) {
                // The other libraries may have programs of this length that cost less.
                SearchAnswer::Found(found) => {
                    trial.applicable = true;
                    trial.length = Some(length);
                    let answered = open.is_none_or(|open| open == length);
                    trial.minimal = answered && stages.last().is_some_and(|all| length <= all.longest + 1);
                    trial.found.extend(found);
                }
                SearchAnswer::None => trial.applicable = true,
                _ if trial.length.is_some() => {}
                answer => {
                    trial.applicable |= matches!(answer, SearchAnswer::Limit(_));
                    let phase = if let SearchAnswer::Limit(phase) = answer { phase } else { "no form for this" };
                    trial.at_limit(length, phase);
                    open = open.or((n + 1 == stages.len()).then_some(length));
                }
            }
        }
        if trial.length.is_some() {
            return trial;
        }
    }
    trial.minimal = open.is_none() && stages.last().is_some_and(|all| budget.longest <= all.longest);
    trial
}

impl Trial {
    fn at_limit(&mut self, length: usize, phase: &'static str) {
        self.minimal = false;
        self.limit.get_or_insert((length, phase));
    }
}
