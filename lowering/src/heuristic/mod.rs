//! An answer without the integer program: scheduled orders, a forward allocation, and a seeded local
//! search over orders, register preferences and exchanges. It is the incumbent of the integer program
//! and the answer where that one is left out or finds nothing.

pub(crate) mod allocate;
pub(crate) mod incumbent;
pub(crate) mod order;

use crate::cost::Cost;
use crate::emit::{cost, instructions};
use crate::heuristic::allocate::{Plan, SwapChoice, allocate};
use crate::heuristic::order::{chains, flags_survive, positions, schedule};
use crate::ir::regs::Regs;
use crate::ir::{Emitted, Error};
use crate::problem::{AllocationProblem, OpId, Options};
use dag::ir::random::Random;
use isa::Reg;
use rustc_hash::FxHashSet;

/// An answer and the plan that led to it.
#[derive(Clone, Debug)]
pub struct HeuristicAnswer {
    pub insts: Vec<Emitted>,
    pub cost: Cost,
    pub plan: Plan,
}

/// Walked operations that the local search may spend, over all its tries.
const BUDGET: usize = 30_000;

/// The best answer of the search.
///
/// # Errors
/// [`Error::Infeasible`] if no order keeps the flags or no try found registers for everything.
pub fn search(p: &AllocationProblem, options: &Options) -> Result<HeuristicAnswer, Error> {
    let mut rng = Random::new(options.seed);
    let mut best: Option<HeuristicAnswer> = None;
    let mut why = String::from("no order of the instructions keeps every flag until it is read");
    let chained = chains(p);
    let priorities = priorities(p, &positions(&chained), &mut rng);
    let mut orders: Vec<Vec<OpId>> = priorities.iter().filter_map(|priority| schedule(p, priority)).collect();
    if is_order(p, &positions(&chained)) {
        orders.push(chained);
    }
    // As the graph has them: who made it may know an order that keeps live ranges short.
    let as_built: Vec<OpId> = (0..p.ops.len()).collect();
    if is_order(p, &as_built) {
        orders.push(as_built);
    }
    // The same order again has the same answer.
    let mut tried: FxHashSet<Vec<OpId>> = FxHashSet::default();
    orders.retain(|order| tried.insert(order.clone()));
    for order in orders {
        let plan = Plan::new(p, order);
        match evaluate(p, &plan) {
            Ok(f) => keep_better(&mut best, f, options),
            Err(Error::Infeasible(reason)) => why = reason,
            Err(e) => return Err(e),
        }
    }
    let Some(mut best) = best else { return Err(Error::Infeasible(why)) };
    improve(p, &mut best, &mut rng, options)?;
    Ok(best)
}

/// The answer that a plan leads to.
///
/// # Errors
/// [`Error::Infeasible`] if its order leaves no registers; what [`instructions`] and [`cost`] say.
pub fn evaluate(p: &AllocationProblem, plan: &Plan) -> Result<HeuristicAnswer, Error> {
    let steps = allocate(p, plan).map_err(Error::Infeasible)?;
    let insts = instructions(p, &steps)?;
    let cost = cost(p, &insts)?;
    Ok(HeuristicAnswer { insts, cost, plan: plan.clone() })
}

fn keep_better(best: &mut Option<HeuristicAnswer>, new: HeuristicAnswer, options: &Options) {
    let key = |f: &HeuristicAnswer| options.objective.key(f.cost);
    if best.as_ref().is_none_or(|b| key(&new) < key(b)) {
        *best = Some(new);
    }
}

/// Source order, node order, deepest first, chain after chain, last possible first, and a few random ones.
fn priorities(p: &AllocationProblem, chained: &[usize], rng: &mut Random) -> Vec<Vec<u64>> {
    let n = p.ops.len();
    let mut height = vec![0u64; n];
    for i in (0..n).rev() {
        for &j in &p.preds[i] {
            height[j] = height[j].max(height[i] + 1);
        }
    }
    let nodes: Vec<u64> = (0..n as u64).collect();
    let mut all = vec![nodes.clone(), height.iter().map(|&h| u64::MAX - h).collect()];
    if !p.flags.is_empty() {
        all.push(chained.iter().map(|&at| at as u64).collect());
    }
    if p.ops.iter().any(|o| o.origin.is_some()) {
        // A node without an origin follows the last one before it that has one.
        let mut last = 0;
        let source = p.ops.iter().map(|o| {
            last = o.origin.map_or(last, |x| x as u64);
            last
        });
        all.insert(0, source.collect());
    }
    let uses = |i: usize| p.ops[i].inputs.iter().filter(|x| p.vals[x.val].users.len() == 1).count() as u64;
    all.push((0..n).map(|i| 8u64.saturating_sub(uses(i))).collect());
    for _ in 0..4 {
        all.push((0..n).map(|_| rng.next() >> 1).collect());
    }
    all
}

/// Local search: one random change at a time, kept if not worse.
fn improve(
    p: &AllocationProblem,
    best: &mut HeuristicAnswer,
    rng: &mut Random,
    options: &Options,
) -> Result<(), Error> {
    let n = p.ops.len();
    if n == 0 {
        return Ok(());
    }
    let tries = (BUDGET / n).min(150 * (n + 4));
    let goal = options.objective.key(p.lower_bound());
    let mut current = best.clone();
    let patience = options.patience.saturating_mul(n + 4);
    let mut last_better = 0;
    for k in 0..tries {
        if options.objective.key(best.cost) <= goal || k - last_better > patience {
            break;
        }
        if k % 200 == 199 {
            // From the best again, every other time without what it had collected besides its order.
            current = match k % 400 {
                199 => best.clone(),
                _ => evaluate(p, &Plan::new(p, best.plan.order.clone())).unwrap_or_else(|_| best.clone()),
            };
        }
        let Some(plan) = neighbour(p, &current.plan, rng) else { continue };
        let Ok(new) = evaluate(p, &plan) else { continue };
        if options.objective.key(new.cost) < options.objective.key(best.cost) {
            *best = new.clone();
            last_better = k;
        }
        if options.objective.key(new.cost) <= options.objective.key(current.cost) {
            current = new;
        }
    }
    Ok(())
}

/// A plan with one thing changed; `None` if the change broke the order.
fn neighbour(p: &AllocationProblem, plan: &Plan, rng: &mut Random) -> Option<Plan> {
    let mut new = plan.clone();
    match rng.below(4) {
        0 | 1 if p.ops.len() > 1 => shift_block(p, &mut new, rng)?,
        2 => {
            let with = (0..p.ops.len()).filter(|&i| !p.ops[i].swaps.is_empty()).collect::<Vec<_>>();
            let &i = with.get(rng.below(with.len().max(1)))?;
            let s = rng.below(p.ops[i].swaps.len() + 1);
            new.swap[i] = if s == 0 { SwapChoice::None } else { SwapChoice::Use(s - 1) };
        }
        _ if !p.vals.is_empty() => {
            let v = rng.below(p.vals.len());
            // Mostly a register that something else asks for: the others are all alike.
            let asked = asked(p);
            let among = if rng.below(4) > 0 { asked } else { p.allocatable };
            let regs: Vec<Reg> = among.and(p.allocatable).and(Regs::of(p.vals[v].class)).iter().collect();
            new.prefer[v] = regs.get(rng.below(regs.len() + 1)).copied();
        }
        _ => return None,
    }
    Some(new)
}

/// Registers of entry, end, and fixed operands.
fn asked(p: &AllocationProblem) -> Regs {
    let ends: Regs = p.entry.iter().chain(&p.exit).map(|x| x.0).collect();
    p.ops.iter().fold(ends, |s, op| {
        let fixed: Regs = op.inputs.iter().filter_map(|i| i.allowed.single()).collect();
        s.union(op.kills()).union(fixed)
    })
}

/// Moves one to three neighbouring operations to another place.
fn shift_block(p: &AllocationProblem, plan: &mut Plan, rng: &mut Random) -> Option<()> {
    let n = plan.order.len();
    let len = (1 + rng.below(3)).min(n - 1);
    let from = rng.below(n - len + 1);
    let block: Vec<_> = plan.order.drain(from..from + len).collect();
    let to = rng.below(n - len + 1);
    for (k, i) in block.into_iter().enumerate() {
        plan.order.insert(to + k, i);
    }
    let at = positions(&plan.order);
    is_order(p, &at).then_some(())
}

/// Whether every operation comes after what it needs, and no flag is lost.
fn is_order(p: &AllocationProblem, at: &[usize]) -> bool {
    let ordered = (0..p.ops.len()).all(|i| p.preds[i].iter().all(|&j| at[j] < at[i]));
    ordered && flags_survive(p, at)
}
