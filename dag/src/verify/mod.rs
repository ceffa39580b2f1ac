//! Does one function refine another? Concrete runs look for a difference; a proof goes from cut
//! point to cut point: started in states that agree on what is live, both sides must do the same
//! effects and reach the same next cut points or exits in states that again agree. What branches before a cut point say of
//! registers may be assumed there where it is proved on each way to it.

use crate::analysis::branch_facts::BranchFacts;
use crate::analysis::contract::Contract;
use crate::analysis::liveness::Callees;
use crate::ir::cfg::BlockId;
use crate::ir::function::Function;
use crate::ir::signature::Condition;
use crate::prove::{ProofStats, Query, Verdict, prove};
use crate::semantics::symbolic::memory::Memory;
use crate::semantics::symbolic::{Context, Side, State, Var};
use crate::smt::Limits;
use crate::verify::coupling::Coupling;
pub use crate::verify::difference::Counterexample;
use crate::verify::difference::find_difference;
use confirm::confirm;
use goals::goals;
use isa::{Gpr, Reg, Sym};
use program::{PieceRun, Program, frames_are_private, same_shape};
use std::cell::RefCell;

mod accesses;
mod confirm;
pub mod coupling;
pub mod difference;
mod effects;
mod goals;
pub mod leakage;
mod pairing;
mod program;
pub mod refinement;

pub(crate) use effects::{assume, goals_of_effects};
pub(crate) use goals::masked;

/// What is claimed about two functions.
#[derive(Clone, PartialEq, Debug)]
pub enum RefinementAnswer {
    Equivalent,
    Different(Box<Counterexample>),
    Unknown(String),
}

pub struct FunctionPair<'a> {
    pub source: &'a Function,
    pub target: &'a Function,
    pub contract: &'a Contract,
    /// What calls of functions of the same module do.
    pub callees: Callees<'a>,
    /// Whether `target` may need more of the stack than `source`, which is then assumed to be large enough.
    pub deeper_frame: bool,
    pub limits: Limits,
    /// Where what was proved is written down, if anyone wants it.
    pub queries: Option<&'a RefCell<Vec<Query>>>,
}

/// Number of concrete runs tried before a proof.
const RUNS: u64 = 400;

/// Proves or refutes that `target` may stand for `source`.
pub fn verify(pair: &FunctionPair, stats: &mut ProofStats) -> RefinementAnswer {
    if let Some(c) = find_difference(pair, RUNS) {
        return RefinementAnswer::Different(Box::new(c));
    }
    prove_functions(pair, stats)
}

/// The proof alone; first with each access to memory as an effect that both sides have, then by the bytes that are
/// accessed, if the contract lets accesses change.
pub fn prove_functions(pair: &FunctionPair, stats: &mut ProofStats) -> RefinementAnswer {
    let mut counts = ProofStats::default();
    let answer = prove_accesses(pair, &mut counts);
    if !matches!(answer, RefinementAnswer::Unknown(_)) || pair.contract.keeps_accesses() {
        *stats = counts;
        return answer;
    }
    let (source, target) = (Program::new(pair, pair.source), Program::new(pair, pair.target));
    if source.cuts.len() != target.cuts.len() {
        return answer;
    }
    if let Some(queries) = pair.queries {
        queries.borrow_mut().clear();
    }
    match prove_pieces(pair, &source, &target, Claim { by_bytes: true, ..Claim::default() }, stats) {
        RefinementAnswer::Unknown(why) => match answer {
            RefinementAnswer::Unknown(first) => {
                RefinementAnswer::Unknown(format!("{first}; by bytes of memory: {why}"))
            }
            other => other,
        },
        other => other,
    }
}

/// What is claimed beside the contract.
#[derive(Clone, Copy, Default)]
struct Claim<'h> {
    /// What the target keeps in registers and the source in its frame, by cut point.
    homes: &'h [Coupling],
    /// What holds of the source's registers, by cut point; proved on each way there.
    facts: &'h [Vec<Condition>],
    /// The frames are the functions' own matter.
    own: bool,
    /// Memory is looked at byte by byte.
    by_bytes: bool,
}

/// The proof where both sides have the same accesses. If the functions have the same blocks, or the same in another number of
/// copies, first block by block: each query is small then. What moved from one block to another needs the coarser cut at loop
/// heads.
fn prove_accesses(pair: &FunctionPair, stats: &mut ProofStats) -> RefinementAnswer {
    let (source, target) = (Program::new(pair, pair.source), Program::new(pair, pair.target));
    let has_more_blocks = source.cfg.blocks.len() > source.cuts.len();
    let blocks = (has_more_blocks && same_shape(&source.cfg, &target.cfg))
        .then(|| (source.cut_at_blocks(), target.cut_at_blocks()));
    let alike = blocks.is_some();
    // Where every block is paired with itself, that is what was tried before.
    let pairs = || source.cut_at_pairs(&target).filter(|(s, t)| !alike || s.cuts != t.cuts);
    let limits = Limits { rlimit: pair.limits.rlimit / BLOCK_SHARE, ..pair.limits };
    let small = FunctionPair { limits, ..*pair };
    let mut finer = blocks.into_iter().chain(std::iter::once_with(pairs).flatten());
    if finer.any(|(s, t)| prove_at(&small, &s, &t, stats) == RefinementAnswer::Equivalent) {
        return RefinementAnswer::Equivalent;
    }
    if source.cuts.len() != target.cuts.len() {
        return RefinementAnswer::Unknown(format!(
            "the original has {} loop heads and entries, the other {}",
            source.cuts.len(),
            target.cuts.len()
        ));
    }
    prove_at(pair, &source, &target, stats)
}

/// The proof from cut point to cut point, without facts and then with them.
fn prove_at(pair: &FunctionPair, source: &Program, target: &Program, stats: &mut ProofStats) -> RefinementAnswer {
    let facts = branch_facts(pair, source);
    let mut answers = with_and_without(&facts).map(|facts| {
        if let Some(queries) = pair.queries {
            queries.borrow_mut().clear();
        }
        *stats = ProofStats::default();
        prove_pieces(pair, source, target, Claim { facts, ..Claim::default() }, stats)
    });
    let first = answers.next().unwrap_or(RefinementAnswer::Unknown("nothing was asked".to_string()));
    match first {
        RefinementAnswer::Unknown(_) => answers.find(|a| *a == RefinementAnswer::Equivalent).unwrap_or(first),
        _ => first,
    }
}

/// What branches of the source say at its cut points of registers that are live there. Of where a proof begins, or control may
/// come from outside, nothing is claimed.
fn branch_facts(pair: &FunctionPair, source: &Program) -> Vec<Vec<Condition>> {
    let found = BranchFacts::compute(source.f, &source.cfg, &source.live, &pair.contract.preconditions);
    let at = |(n, cut): (usize, &BlockId)| {
        if n == 0 || source.cfg.entries.contains(cut) {
            return Vec::new();
        }
        let live = &source.live.at_start[cut.index()];
        let is_live = |c: &&Condition| c.registers().iter().all(|g| live.regs[g.index()] != 0);
        found.at_start(*cut).iter().filter(is_live).cloned().collect()
    };
    source.cuts.iter().enumerate().map(at).collect()
}

/// A proof is tried without facts first, which most do not need.
fn with_and_without(facts: &[Vec<Condition>]) -> impl Iterator<Item = &[Vec<Condition>]> {
    let any = facts.iter().any(|f| !f.is_empty());
    std::iter::once(&[][..]).chain(any.then_some(facts))
}

/// The proof where the target keeps in registers what the source keeps in its frame; `homes` say in which, cut point by
/// cut point. They are no more than a hint: what they say is proved at each cut point, or nothing is.
pub fn prove_promotion(pair: &FunctionPair, homes: &[Coupling], stats: &mut ProofStats) -> RefinementAnswer {
    let (source, target) = (Program::new(pair, pair.source), Program::new(pair, pair.target).entered_like(pair.source));
    let fits = source.cuts.len() == target.cuts.len() && source.cuts.len() == homes.len();
    if !fits || !homes.iter().all(Coupling::is_well_formed) || !homes[1..].is_empty() && source.cfg.entries.len() > 1 {
        return RefinementAnswer::Unknown("other loop heads and entries".to_string());
    }
    prove_pieces(pair, &source, &target, Claim { homes, ..Claim::default() }, stats)
}

/// A proof that may fail for its cut points gets this part of the solver's limit.
const BLOCK_SHARE: u32 = 8;

fn prove_pieces(
    pair: &FunctionPair,
    source: &Program,
    target: &Program,
    claim: Claim,
    stats: &mut ProofStats,
) -> RefinementAnswer {
    let own = frames_are_private(pair, source, target, claim.homes);
    let claim = Claim { own, ..claim };
    if !own && !claim.homes.is_empty() {
        return RefinementAnswer::Unknown("the frame is not the function's own matter".to_string());
    }
    for cut in 0..source.cuts.len() {
        match prove_piece(pair, source, target, cut, claim, stats) {
            RefinementAnswer::Equivalent => {}
            other => return other,
        }
    }
    RefinementAnswer::Equivalent
}

fn prove_piece(
    pair: &FunctionPair,
    source: &Program,
    target: &Program,
    cut: usize,
    claim: Claim,
    stats: &mut ProofStats,
) -> RefinementAnswer {
    let mut ctx = Context::new();
    ctx.queries = pair.queries.map(|_| Vec::new());
    let head = source.cuts[cut];
    let entered_from_outside = source.cfg.entries.contains(&head);
    let (mut facts, mut apart) = (Vec::new(), Vec::new());
    let (mut s0, mut t0) = if cut == 0 && source.cfg.preds[head.index()].is_empty() {
        let s = State::at_cut(&mut ctx, 0);
        facts = pair.contract.assumptions(&mut ctx.arena, &|g| s.regs[g.index()]);
        apart = pointers_apart(pair, &mut ctx);
        (s.clone(), s)
    } else if cut != 0 && entered_from_outside {
        // An entry that jump tables may reach: everything agrees there.
        let s = State::at_cut(&mut ctx, cut as u32);
        (s.clone(), s)
    } else {
        let live = source.live.at_start[head.index()];
        let n = cut as u32;
        let s = State::at_cut_live(&mut ctx, n, &live, Side::Source);
        let claimed = claim.facts.get(cut).into_iter().flatten();
        facts = claimed.map(|c| c.expr(&mut ctx.arena, &|g| s.regs[g.index()])).collect();
        (s, State::at_cut_live(&mut ctx, n, &live, Side::Target))
    };
    if let Some(here) = claim.homes.get(cut).filter(|h| !h.is_entry()) {
        here.enter_source(&mut ctx, cut as u32, &mut s0);
        here.enter_target(&mut ctx, cut as u32, &mut t0);
    }
    // The target first, so that the source can choose its undefined results like the target's.
    let memory = claim.by_bytes.then(|| Memory::new(apart));
    let mut t =
        target.run(&mut ctx, pair, t0, PieceRun { cut, side: Side::Target, own: claim.own, memory: memory.clone() });
    let mut s = source.run(&mut ctx, pair, s0, PieceRun { cut, side: Side::Source, own: claim.own, memory });
    target.part_ways(&mut ctx, cut, &mut t, &s);
    source.part_ways(&mut ctx, cut, &mut s, &t);
    let goals = match goals(&mut ctx, pair, source, claim, &s, &t) {
        Ok(g) => g,
        Err(why) => return RefinementAnswer::Unknown(why),
    };
    for goal in &goals {
        match prove(&mut ctx, goal, &facts, pair.limits, stats) {
            Verdict::Proved => {}
            Verdict::Unknown(why) => return RefinementAnswer::Unknown(format!("{}: {why}", goal.name)),
            Verdict::Refuted(model) => {
                if let Some(c) = confirm(pair, &ctx, &model, &s) {
                    return RefinementAnswer::Different(Box::new(c));
                }
                return RefinementAnswer::Unknown(format!("{}: a difference that no run confirms", goal.name));
            }
        }
    }
    if let (Some(all), Some(here)) = (pair.queries, ctx.queries) {
        all.borrow_mut().extend(here);
    }
    RefinementAnswer::Equivalent
}

/// Pointers at entry that the contract says point to memory that does not overlap.
fn pointers_apart(pair: &FunctionPair, ctx: &mut Context) -> Vec<(Sym, Sym)> {
    let mut at_entry = |g: Gpr| ctx.sym(Var::Reg { cut: 0, reg: Reg::of(g), private: None });
    let pairs = pair.contract.preconditions.iter().filter_map(Condition::pointers_apart);
    pairs.map(|(a, b)| (at_entry(a), at_entry(b))).collect()
}
