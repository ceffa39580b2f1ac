//! The search in one window: every strategy over every library and length in turn, from the shortest programs up.

use super::certificate::{Certificate, LengthAnswers};
use super::report::{QuestionKey, Tried, WindowStatus, tried};
use super::{
    ImproveRun, LibraryStage, MORE_RIVALS, RIVALS, ReplacementFilter, STATES, WindowReplacement, library_schedule_of,
    spare,
};
use crate::ir::graph::Dag;
use crate::search::cegis::{self, SearchAnswer};
use crate::search::components::Component;
use crate::search::rules::RuleExample;
use crate::search::spec::{Spec, Tests};
use crate::search::strategies::{Effort, Strategy};
use crate::search::windows::{Window, least_rest, weight};
use std::collections::{BTreeMap, BTreeSet};

/// A cone gets this fraction of the evaluations.
const CONE_SHARE: u64 = 10;
/// Most instructions to save that a longer search is given more evaluations for; they go with the square.
const MOST_GAIN: u64 = 16;
/// Copies that may go with a window.
const MOST_COPIES: usize = 4;
/// Candidates of a window that the prover may leave open before the window is given up.
const MOST_UNPROVED: u32 = 12;

/// How the search of a window ended, what it shows, and what was asked.
pub(super) struct WindowSearchResult {
    pub status: WindowStatus,
    pub certificate: Option<Certificate>,
    /// `None` if an equal window was searched before.
    pub tried: Option<Vec<Tried>>,
    /// What was put in its place, if anything was.
    pub replacement: Option<WindowReplacement>,
    /// The same as graphs.
    pub example: Option<RuleExample>,
}

impl WindowSearchResult {
    /// What is known of a window of which no question was asked.
    pub(super) fn without_search(status: WindowStatus) -> WindowSearchResult {
        WindowSearchResult { status, certificate: None, tried: Some(Vec::new()), replacement: None, example: None }
    }
}

impl ImproveRun<'_> {
    /// Searches a window for programs of up to `longest` instructions: asks the questions of the schedule that may still
    /// lead to something cheaper.
    pub(super) fn search_window(&mut self, w: &Window, spec: &Spec, longest: usize) -> WindowSearchResult {
        let base = self.best.clone();
        let libraries = library_schedule_of(&base, w, spec, self.options, self.libraries);
        let schedule = SearchSchedule {
            strategies: &self.options.strategies,
            libraries: &libraries,
            longest,
            whole: longest == self.options.longest,
        };
        let window = SearchedWindow::new(&base, spec, self.options.floor);
        let mut tests = Tests::sample(spec, STATES, self.options.seed);
        let mut findings = Findings::new(spec, &libraries);
        let mut asked = AskedQuestions::default();
        let mut program = None;
        let before = self.counts.proofs.unknown;
        for question in schedule.questions() {
            // Every node costs an instruction at least: from here on nothing can win. An answer that costs its length
            // ends the search; one with copies may be beaten.
            let least = window.least_cost(question.length);
            if least >= self.cost.0 || schedule.postpones(&question, &asked) {
                continue;
            }
            if self.is_stopped() {
                findings.stop("time", question.length);
                break;
            }
            let unproved = self.counts.proofs.unknown - before;
            if unproved >= MOST_UNPROVED {
                findings.stop("proof", question.length);
                break;
            }
            let gain = window.instructions_saved(self.cost.0 - least, question.length);
            let times = question.round.effort(gain);
            // The same question would have the same answer.
            if asked.effort(&question) >= times {
                continue;
            }
            let effort = Effort { evaluations: self.options.evaluations * times, smt: self.options.smt };
            let effort = effort.after_unproved(unproved as usize);
            let (answer, better) = self.ask(&window, &question, effort, &mut tests);
            findings.note(&question, &answer, better.is_some());
            program = better.or(program);
            asked.note(&question, matches!(answer, SearchAnswer::Limit(_)).then_some(times));
        }
        let could_win = |length: &usize| window.least_cost(*length) < self.cost.0;
        let Findings { status, answers, .. } = findings.conclude((0..spec.mffc.len()).take_while(could_win).count());
        let example = program.as_ref().and_then(|p| RuleExample::of(&base, spec, p));
        let replacement = program.and_then(|p| WindowReplacement::of(&base, w, spec, self.options, &p));
        WindowSearchResult {
            status,
            certificate: answers.certificate(),
            tried: Some(tried(&asked.efforts)),
            replacement,
            example,
        }
    }

    /// One question to one strategy about a window, and the program that improved the graph.
    fn ask(
        &mut self,
        w: &SearchedWindow,
        q: &Question,
        effort: Effort,
        tests: &mut Tests,
    ) -> (SearchAnswer, Option<Dag>) {
        let SearchedWindow { base, spec, .. } = *w;
        // Cones are many, and what they can gain is small.
        let (share, most) = if spec.mffc.len() < weight(base) { (CONE_SHARE, RIVALS) } else { (1, MORE_RIVALS) };
        let effort = Effort { evaluations: effort.evaluations / share, ..effort };
        let (library, length) = (q.library, q.length);
        let search =
            cegis::Search { spec, strategy: q.strategy, library, length, most, effort, cores: self.options.cores };
        let mut counts = std::mem::take(&mut self.counts);
        let least = w.least_cost(length);
        let mut filter = ReplacementFilter { run: self, base, spec, least, tried: 0, pending: None, better: None };
        let answer = search.find_promising(&mut filter, tests, &mut counts);
        let better = filter.better;
        self.counts = counts;
        (answer, better)
    }
}

/// A window while it is searched: what a program for it costs at least.
struct SearchedWindow<'q> {
    base: &'q Dag,
    spec: &'q Spec,
    /// Instructions of the graph that stay, whatever comes in place of the window.
    rest: usize,
    spare: usize,
    floor: u64,
}

impl<'q> SearchedWindow<'q> {
    fn new(base: &'q Dag, spec: &'q Spec, floor: u64) -> SearchedWindow<'q> {
        let rest = least_rest(base, &spec.mffc);
        SearchedWindow { base, spec, rest, spare: spare(spec), floor }
    }

    /// Instructions that a program of this length saves at the most, if it makes the graph cheaper by `gain`. Where what counts
    /// is not instructions, a little of it may be many of them: no more go than are there, and some copies.
    fn instructions_saved(&self, gain: u64, length: usize) -> u64 {
        let there = self.spec.mffc.len() + self.spare + MOST_COPIES;
        gain.div_ceil(self.floor.max(1)).min(there.saturating_sub(length) as u64)
    }

    /// What the whole graph costs at least with a program of this length.
    fn least_cost(&self, length: usize) -> u64 {
        (self.rest + length).saturating_sub(self.spare) as u64 * self.floor
    }
}

/// How far searches go.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Round {
    /// Everything once.
    Short,
    /// What hit its limit again, and further the more there is to gain.
    Long,
    /// Strategies that come late, over one library alone: the one with open constants, or the last, which has what the others
    /// have.
    Late,
}

impl Round {
    /// Multiple of the usual evaluations where so many instructions may be saved: the more there is to gain, the more it may
    /// cost.
    fn effort(self, gain: u64) -> u64 {
        let gain = gain.clamp(1, MOST_GAIN);
        if self == Round::Long { (gain * gain / 4).max(1) } else { 1 }
    }
}

/// What a strategy is asked: programs of one length over one library.
struct Question<'q> {
    round: Round,
    length: usize,
    /// Number of the library in its schedule.
    number: usize,
    library: &'q [Component],
    strategy: &'q dyn Strategy,
}

impl Question<'_> {
    fn key(&self) -> QuestionKey {
        QuestionKey { length: self.length, library: self.number, strategy: self.strategy.name() }
    }
}

/// In which order what is asked.
struct SearchSchedule<'q> {
    strategies: &'q [&'q dyn Strategy],
    libraries: &'q [LibraryStage],
    longest: usize,
    /// The whole piece is searched, not a cone of it.
    whole: bool,
}

impl<'q> SearchSchedule<'q> {
    /// All questions: round by round, in each the shortest programs first, for each length library by library, over each
    /// of them strategy by strategy.
    fn questions(&self) -> Vec<Question<'q>> {
        let mut questions = Vec::new();
        let open = self.libraries.iter().position(LibraryStage::is_open);
        let late = open.or(self.libraries.len().checked_sub(1));
        for (round, strategies) in self.rounds() {
            for length in 0..=self.greatest_length() {
                let asked = |number: usize, stage: &LibraryStage| match round {
                    Round::Late => late == Some(number),
                    Round::Long => open != Some(number) && stage.patient,
                    Round::Short => open != Some(number),
                };
                let libraries = self.libraries.iter().enumerate().filter(|(number, stage)| asked(*number, stage));
                for (number, stage) in libraries.filter(|(_, stage)| length <= self.reach(stage)) {
                    let library = &stage.library[..];
                    questions.extend(strategies.iter().map(|&strategy| Question {
                        round,
                        length,
                        number,
                        library,
                        strategy,
                    }));
                }
            }
        }
        questions
    }

    /// Fast strategies, with more patience then, those that come late, and slow ones last. A cone is worth one round, of the
    /// slow strategies if there are no others.
    fn rounds(&self) -> Vec<(Round, Vec<&'q dyn Strategy>)> {
        let (slow, fast): (Vec<_>, Vec<_>) = self.strategies.iter().copied().partition(|s| s.slow());
        let only_slow = fast.is_empty();
        let (late, fast): (Vec<_>, Vec<_>) = fast.into_iter().partition(|s| s.late());
        let mut rounds = vec![(Round::Short, fast.clone())];
        if self.whole {
            rounds.push((Round::Long, fast));
        }
        rounds.push((Round::Late, late));
        if self.whole || only_slow {
            rounds.push((Round::Short, slow));
        }
        rounds
    }

    /// Only the whole piece is worth the greater lengths of the small libraries.
    fn reach(&self, stage: &LibraryStage) -> usize {
        if self.whole { stage.longest } else { stage.longest.min(self.longest) }
    }

    fn greatest_length(&self) -> usize {
        self.libraries.iter().map(|l| self.reach(l)).max().unwrap_or(self.longest)
    }

    /// What was too much at one length is more at the next: that waits for the longer round.
    fn postpones(&self, q: &Question, asked: &AskedQuestions) -> bool {
        let comes_again = self.whole && q.round == Round::Short && !q.strategy.slow() && !q.strategy.late();
        comes_again && asked.limited.contains(&(q.number, q.strategy.name()))
    }
}

/// What was asked of a window.
#[derive(Default)]
struct AskedQuestions {
    /// How hard each question was tried; `u64::MAX`: to its end.
    efforts: BTreeMap<QuestionKey, u64>,
    /// Library and strategy of the questions that hit their limit.
    limited: BTreeSet<(usize, &'static str)>,
}

impl AskedQuestions {
    fn effort(&self, q: &Question) -> u64 {
        self.efforts.get(&q.key()).copied().unwrap_or(0)
    }

    /// A question was tried to its end, or to a limit.
    fn note(&mut self, q: &Question, limit: Option<u64>) {
        self.efforts.insert(q.key(), limit.unwrap_or(u64::MAX));
        if limit.is_some() {
            self.limited.insert((q.number, q.strategy.name()));
        }
    }
}

/// What is known of a window so far.
struct Findings {
    status: WindowStatus,
    /// Over the last library, which has everything.
    answers: LengthAnswers,
    last_library: Option<usize>,
    mffc: usize,
}

impl Findings {
    fn new(spec: &Spec, libraries: &[LibraryStage]) -> Findings {
        let mffc = spec.mffc.len();
        Findings {
            status: WindowStatus::Minimal { length: mffc },
            answers: LengthAnswers::new(libraries.last().map_or(0, |l| l.library.len())),
            last_library: libraries.len().checked_sub(1),
            mffc,
        }
    }

    /// An answer, and whether it made the graph better.
    fn note(&mut self, q: &Question, answer: &SearchAnswer, better: bool) {
        if self.last_library == Some(q.number) {
            self.answers.note(q.length, q.strategy, answer);
        }
        let length = q.length;
        match (answer, &self.status) {
            (SearchAnswer::Found(_), _) if better => {
                self.status = WindowStatus::Improved { from: self.mffc, to: length, strategy: q.strategy.name() };
            }
            (SearchAnswer::Found(_), WindowStatus::Improved { .. }) => {}
            (SearchAnswer::Found(_), _) => self.status = WindowStatus::NothingCheaper { length },
            (SearchAnswer::Limit(phase), WindowStatus::Minimal { .. }) => {
                self.status = WindowStatus::Limit { phase, length }
            }
            (SearchAnswer::Limit(_) | SearchAnswer::None | SearchAnswer::NotApplicable, _) => {}
        }
    }

    fn stop(&mut self, phase: &'static str, length: usize) {
        if !matches!(self.status, WindowStatus::Improved { .. }) {
            self.status = WindowStatus::Limit { phase, length };
        }
    }

    /// The end of a search in which programs of fewer than `bound` instructions could win: without a find it is minimal if
    /// all those lengths were answered, whatever other methods or smaller libraries left open.
    fn conclude(mut self, bound: usize) -> Findings {
        match (&self.status, self.answers.first_open(bound)) {
            (WindowStatus::Minimal { .. } | WindowStatus::Limit { .. }, None) => {
                self.status = WindowStatus::Minimal { length: bound }
            }
            (WindowStatus::Minimal { .. }, Some((length, phase))) => {
                self.status = WindowStatus::Limit { phase, length }
            }
            _ => {}
        }
        self
    }
}
