//! The loop of counterexample-guided inductive synthesis, shared by all strategies: propose, prove,
//! learn from what was refuted, until a length is answered.

use crate::ir::graph::Dag;
use crate::prove::{Goal, Stats, Verdict, prove};
use crate::search::components::Component;
use crate::search::spec::{Spec, Tests};
use crate::search::strategies::{Effort, Meter, Proposal, Request, Strategy};
use isa::Sym;
use isa::eval::{Wide, eval_wide};
use std::collections::HashMap;

/// What is known about one length.
#[derive(Clone, Debug)]
pub enum Answer {
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
    pub proofs: Stats,
}

/// Who decides which candidates deserve a proof.
pub trait Judge {
    /// Whether it is worth proving.
    fn worth(&mut self, candidate: &Dag) -> bool;
    /// The candidate that was worth it last is proved.
    fn proved(&mut self, candidate: &Dag);
}

/// Every candidate deserves one.
struct Everyone;

impl Judge for Everyone {
    fn worth(&mut self, _: &Dag) -> bool {
        true
    }
    fn proved(&mut self, _: &Dag) {}
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
}

impl Search<'_> {
    /// All programs that are found and proved. `tests` grows by counterexamples.
    pub fn all(&self, tests: &mut Tests, counts: &mut Counts) -> Answer {
        self.judged(&mut Everyone, tests, counts)
    }

    /// As [`Search::all`], but only what `judge` finds worth it is proved. [`Answer::Found`] is empty if nothing was.
    pub fn judged(&self, judge: &mut dyn Judge, tests: &mut Tests, counts: &mut Counts) -> Answer {
        let Search { spec, strategy, library, length, most, effort } = *self;
        // Facts that hold in no state that is known leave nothing to tell programs apart.
        if tests.lanes == 0 && !spec.facts.is_empty() {
            return Answer::Limit("states");
        }
        let mut unproved: Vec<Dag> = Vec::new();
        // Every round but the last adds a test; the bound is a guard against a prover that contradicts the tests.
        for _ in 0..64 {
            let most_now = most + unproved.len();
            let meter = Meter::default();
            let request = Request { spec, tests, library, length, most: most_now, effort, meter: &meter };
            let proposal = strategy.propose(&request);
            counts.evaluations += meter.evaluations.get();
            counts.queries += meter.queries.get();
            let candidates = match proposal {
                Proposal::Candidates(c) => c,
                Proposal::Exhausted => return Answer::None,
                Proposal::NotApplicable => return Answer::NotApplicable,
                Proposal::Limit(phase) => return Answer::Limit(phase),
            };
            counts.proposals += candidates.len() as u32;
            let fresh: Vec<Dag> = candidates.into_iter().filter(|c| !unproved.contains(c)).collect();
            let mut proved = Vec::new();
            let (mut learned, mut dismissed) = (false, false);
            for candidate in fresh {
                if learned && first_disagreement(spec, tests, &candidate, tests.lanes - 1).is_some() {
                    continue;
                }
                if !judge.worth(&candidate) {
                    dismissed = true;
                    continue;
                }
                match equivalent(spec, &candidate, effort, &mut counts.proofs) {
                    Verdict::Proved => {
                        judge.proved(&candidate);
                        proved.push(candidate);
                    }
                    Verdict::Refuted(model) => {
                        let before = tests.lanes;
                        tests.push_model(spec, &model);
                        learned |= tests.lanes > before;
                        counts.counterexamples += 1;
                        if tests.lanes == before {
                            unproved.push(candidate);
                        }
                    }
                    Verdict::Unknown(_) => unproved.push(candidate),
                }
            }
            if !proved.is_empty() || dismissed && !learned {
                return Answer::Found(proved);
            }
            if !learned {
                return Answer::Limit("proof");
            }
        }
        Answer::Limit("rounds")
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
        let inputs: HashMap<Sym, Wide> =
            registers.chain(flags).map(|(s, words)| (s, Wide::of_words(&of_lane(words)))).collect();
        let values = eval_wide(&ctx.arena, &terms, &|s| inputs.get(&s).copied().unwrap_or_default());
        !values.iter().enumerate().all(|(o, v)| {
            let (want, care) = (of_lane(&tests.want[o]), of_lane(&tests.care[o]));
            v.0.iter().zip(want.iter().zip(&care)).all(|(v, (want, care))| (v ^ want) & care == 0)
        })
    })
}

/// Proves a candidate against its spec, output by output.
pub fn equivalent(spec: &Spec, candidate: &Dag, effort: Effort, stats: &mut Stats) -> Verdict {
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
