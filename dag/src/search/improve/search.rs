//! The search in one window: every strategy over every library and length in turn, from the shortest programs up.

use super::certificate::{Answers, Shown};
use super::report::{Status, Tried, tried};
use super::{MORE_RIVALS, Place, RIVALS, Run, STATES, Tier, spare, tiers_of};
use crate::ir::graph::Dag;
use crate::search::cegis::{self, Answer};
use crate::search::components::Component;
use crate::search::spec::{Spec, Tests};
use crate::search::strategies::{Effort, Strategy};
use crate::search::windows::{Window, weight};
use std::collections::{BTreeMap, BTreeSet};

/// A cone gets this fraction of the evaluations.
const CONE_SHARE: u64 = 10;
/// Most instructions to save that a longer search is given more evaluations for; they go with the square.
const MOST_GAIN: u64 = 16;

impl Run<'_, '_> {
    /// How the search of a window ends, what it shows, and what was asked.
    pub(super) fn searched(&mut self, w: &Window, spec: &Spec, longest: usize) -> (Status, Option<Shown>, Vec<Tried>) {
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
                let reach = |t: &Tier| length <= if whole { t.longest } else { t.longest.min(longest) };
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
        let search = cegis::Search { spec, strategy, library, length, most, effort };
        let answer = search.judged(&mut place, tests, &mut counts);
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
