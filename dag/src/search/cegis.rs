//! The loop of counterexample-guided inductive synthesis, shared by all strategies: propose, prove,
//! learn from what was refuted, until a length is answered.

use crate::ir::graph::Dag;
use crate::prove::{Goal, ProofStats, Verdict, prove};
use crate::search::components::Component;
use crate::search::cores::SpareCores;
use crate::search::spec::{Spec, Tests};
use crate::search::strategies::{Effort, Meter, Proposal, ProposalRequest, Strategy};
use isa::Sym;
use isa::eval::{Wide, eval_wide};
use rustc_hash::FxHashMap;
use std::ops::AddAssign;

/// What is known about one length.
#[derive(Clone, Debug)]
pub enum SearchAnswer {
    /// Proved-equal candidates.
    Found(Vec<Dag>),
    /// No program of this length over the library is correct.
    None,
    /// The strategy has no form for this spec.
    NotApplicable,
    /// The search stopped before it was sure; where.
    Limit(&'static str),
}

/// Counts over one synthesis.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct Counts {
    pub proposals: u32,
    pub counterexamples: u32,
    /// Component evaluations of the search.
    pub evaluations: u64,
    /// Questions of the search to a solver; those of proofs are in `proofs`.
    pub queries: u32,
    /// Questions that were not asked, for bits and bounds alone say that there is nothing.
    pub pruned: u32,
    pub proofs: ProofStats,
}

impl AddAssign for Counts {
    fn add_assign(&mut self, other: Counts) {
        self.proposals += other.proposals;
        self.counterexamples += other.counterexamples;
        self.evaluations += other.evaluations;
        self.queries += other.queries;
        self.pruned += other.pruned;
        self.proofs += other.proofs;
    }
}

/// Decides which candidates deserve a proof.
pub trait CandidateFilter {
    /// Whether a candidate is worth proving.
    fn is_promising(&mut self, candidate: &Dag) -> bool;
    /// The candidate that was promising last is proved.
    fn on_proved(&mut self, candidate: &Dag);
}

/// Every candidate deserves one.
struct Everything;

impl CandidateFilter for Everything {
    fn is_promising(&mut self, _: &Dag) -> bool {
        true
    }
    fn on_proved(&mut self, _: &Dag) {}
}

/// What a strategy is asked for: correct programs of exactly `length` over a library.
#[derive(Clone, Copy)]
pub struct Search<'a> {
    pub spec: &'a Spec,
    pub strategy: &'a dyn Strategy,
    pub library: &'a [Component],
    pub length: usize,
    /// Programs at the most.
    pub most: usize,
    pub effort: Effort,
    /// Where threads may come from. The answer does not depend on it.
    pub cores: &'a dyn SpareCores,
}

/// Every round but the last adds a test; the bound is a guard against a prover that contradicts the tests.
const MOST_ROUNDS: usize = 64;

/// Candidates that agree with all tests and that the prover could neither prove nor refute: what comes after so many of one
/// search is mostly like them, and each costs the prover its whole limit.
const MOST_UNPROVED: usize = 6;

/// What one round of candidates comes to.
enum RoundEnd {
    /// The proved ones; empty if none was promising and nothing was learned.
    Answered(Vec<Dag>),
    /// None was proved, but a counterexample among the tests now tells more programs apart.
    Learned,
    /// None was proved, and the next round would be this one again.
    Stuck,
}

impl Search<'_> {
    /// All programs that are found and proved. `tests` grows by counterexamples.
    pub fn find_all(&self, tests: &mut Tests, counts: &mut Counts) -> SearchAnswer {
        self.find_promising(&mut Everything, tests, counts)
    }

    /// As [`Search::find_all`], but only what `filter` finds promising is proved. [`SearchAnswer::Found`] is empty if
    /// nothing was.
    pub fn find_promising(
        &self,
        filter: &mut dyn CandidateFilter,
        tests: &mut Tests,
        counts: &mut Counts,
    ) -> SearchAnswer {
        // Facts that hold in no state that is known leave nothing to tell programs apart.
        if tests.lanes == 0 && !self.spec.facts.is_empty() {
            return SearchAnswer::Limit("states");
        }
        let mut unproved: Vec<Dag> = Vec::new();
        for _ in 0..MOST_ROUNDS {
            let mut candidates = match self.propose(tests, unproved.len(), counts) {
                Proposal::Candidates(c) => c,
                Proposal::Exhausted => return SearchAnswer::None,
                Proposal::NotApplicable => return SearchAnswer::NotApplicable,
                Proposal::Limit(phase) => return SearchAnswer::Limit(phase),
            };
            candidates.retain(|c| !unproved.contains(c));
            match self.examine(candidates, filter, tests, &mut unproved, counts) {
                RoundEnd::Answered(proved) => return SearchAnswer::Found(proved),
                RoundEnd::Stuck => return SearchAnswer::Limit("proof"),
                RoundEnd::Learned if unproved.len() >= MOST_UNPROVED => return SearchAnswer::Limit("proof"),
                RoundEnd::Learned => {}
            }
        }
        SearchAnswer::Limit("rounds")
    }

    /// Asks for programs that agree with all tests, `more` than are wanted because so many are known to lead nowhere.
    fn propose(&self, tests: &Tests, more: usize, counts: &mut Counts) -> Proposal {
        let Search { spec, strategy, library, length, most, effort, cores } = *self;
        let meter = Meter::default();
        let proposal = strategy.propose(&ProposalRequest {
            spec,
            tests,
            library,
            length,
            most: most + more,
            effort,
            cores,
            meter: &meter,
        });
        counts.evaluations += meter.evaluations();
        counts.queries += meter.queries();
        counts.pruned += meter.pruned();
        if let Proposal::Candidates(c) = &proposal {
            counts.proposals += c.len() as u32;
        }
        proposal
    }

    /// Proves or refutes the candidates that are promising and agree with what the ones before them taught.
    fn examine(
        &self,
        candidates: Vec<Dag>,
        filter: &mut dyn CandidateFilter,
        tests: &mut Tests,
        unproved: &mut Vec<Dag>,
        counts: &mut Counts,
    ) -> RoundEnd {
        let mut proved = Vec::new();
        let (mut learned, mut dismissed) = (false, false);
        for candidate in candidates {
            if unproved.len() >= MOST_UNPROVED {
                break;
            }
            if learned && first_disagreement(self.spec, tests, &candidate, tests.lanes - 1).is_some() {
                continue;
            }
            if !filter.is_promising(&candidate) {
                dismissed = true;
                continue;
            }
            let effort = self.effort.after_unproved(unproved.len());
            match equivalent(self.spec, &candidate, effort, &mut counts.proofs) {
                Verdict::Proved => {
                    filter.on_proved(&candidate);
                    proved.push(candidate);
                }
                Verdict::Refuted(model) => {
                    counts.counterexamples += 1;
                    let before = tests.lanes;
                    tests.push_model(self.spec, &model);
                    if tests.lanes > before {
                        learned = true;
                    } else {
                        unproved.push(candidate);
                    }
                }
                Verdict::Unknown(_) => unproved.push(candidate),
            }
        }
        match (proved.is_empty(), learned) {
            (false, _) => RoundEnd::Answered(proved),
            (true, true) => RoundEnd::Learned,
            (true, false) if dismissed && unproved.len() < MOST_UNPROVED => RoundEnd::Answered(proved),
            (true, false) => RoundEnd::Stuck,
        }
    }
}

/// The first test, from `start` on, on which the candidate does not compute what is wanted. A candidate that is none
/// fails at once.
pub fn first_disagreement(spec: &Spec, tests: &Tests, candidate: &Dag, start: usize) -> Option<usize> {
    let mut ctx = spec.ctx.clone();
    let Some(terms) = spec.candidate_terms(&mut ctx, candidate) else { return Some(start) };
    (start..tests.lanes).find(|&lane| {
        let of_lane = |words: &[u64]| -> Vec<u64> { words.iter().skip(lane).step_by(tests.lanes).copied().collect() };
        let registers = spec.registers().zip(&tests.registers).map(|(i, (_, words))| (i.sym, words));
        let flags =
            spec.inputs.iter().filter(|i| i.value.is_flag()).zip(&tests.flags).map(|(i, (_, words))| (i.sym, words));
        let inputs: FxHashMap<Sym, Wide> =
            registers.chain(flags).map(|(s, words)| (s, Wide::of_words(&of_lane(words)))).collect();
        let values = eval_wide(&ctx.arena, &terms, &|s| inputs.get(&s).copied().unwrap_or_default());
        !values.iter().enumerate().all(|(o, v)| {
            let (want, care) = (of_lane(&tests.want[o]), of_lane(&tests.care[o]));
            v.0.iter().zip(want.iter().zip(&care)).all(|(v, (want, care))| (v ^ want) & care == 0)
        })
    })
}

/// Proves a candidate against its spec, output by output.
pub fn equivalent(spec: &Spec, candidate: &Dag, effort: Effort, stats: &mut ProofStats) -> Verdict {
    let mut ctx = spec.ctx.clone();
    let Some(terms) = spec.candidate_terms(&mut ctx, candidate) else {
        return Verdict::Unknown("the candidate has an input that the spec lacks".to_string());
    };
    let always = ctx.arena.bool(true);
    for (n, (o, &term)) in spec.ordered_outputs().iter().zip(&terms).enumerate() {
        let (source, target) = (o.relevant(&mut ctx, o.term), o.relevant(&mut ctx, term));
        let goal = Goal { name: format!("output {n}"), assumption: always, source, target };
        match prove(&mut ctx, &goal, &spec.facts, effort.smt, stats) {
            Verdict::Proved => {}
            other => return other,
        }
    }
    Verdict::Proved
}
