//! From some answer to the best one in the model: the integer program is asked for anything cheaper than
//! what is known, rows that its solutions turn out to violate are added, and the last answer is proved.

use crate::emit::{cost, instructions};
use crate::extract::{Gap, steps};
use crate::heuristic::Found;
use crate::model::Model;
use crate::objective::{primary, value, weights};
use crate::problem::Problem;
use crate::solve::{Limits, Outcome, solve};
use crate::{Cost, Emitted, Error, Options, Status, constraints};
use std::time::{Duration, Instant};

/// The best answer and what is known about it.
pub struct Best {
    pub insts: Vec<Emitted>,
    pub cost: Cost,
    pub bound: u32,
    pub status: Status,
    pub columns: usize,
    pub rows: usize,
    pub solves: usize,
}

/// Operations past which the program is not built; its order alone has a column per pair.
const MOST_OPERATIONS: usize = 48;
/// Branch-and-bound nodes per solve: a limit that is the same on every machine.
const NODES: i32 = 20_000;
const ROUNDS: usize = 40;

/// Improves `found` as far as the limits allow.
pub fn refine(p: &Problem, found: Found, options: &Options) -> Result<Best, Error> {
    let bound = p.lower_bound(options.objective);
    let mut best =
        Best { insts: found.insts, cost: found.cost, bound, status: Status::Fallback, columns: 0, rows: 0, solves: 0 };
    let reached = |b: &Best| options.objective.key(b.cost).0 <= b.bound;
    if !reached(&best) && options.seconds > 0.0 && p.ops.len() <= MOST_OPERATIONS {
        best.status = Status::Gap;
        search(p, &mut best, options)?;
    }
    if reached(&best) {
        best.status = Status::Optimal;
    }
    Ok(best)
}

fn search(p: &Problem, best: &mut Best, options: &Options) -> Result<(), Error> {
    let deadline = Instant::now() + Duration::from_secs_f64(options.seconds.min(1e6));
    let mut m = Model::build(p);
    let w = weights(&m, options.objective);
    let constant = w.0 * m.lp.count + w.1 * m.lp.bytes;
    let costs = |m: &Model| -> Vec<i64> { m.lp.columns.iter().map(|c| w.0 * c.count + w.1 * c.bytes).collect() };
    // Only what is cheaper than the answer at hand: proving that there is none is the proof of optimality.
    let cheaper = value(w, best.cost) - constant - 1;
    m.lp.weighted(
        costs(&m).into_iter().enumerate().map(|(v, c)| (crate::program::Term::Var(v), c)),
        None,
        Some(cheaper),
    );
    for _ in 0..ROUNDS {
        (best.columns, best.rows) = (m.lp.columns.len(), m.lp.rows.len());
        let left = deadline.saturating_duration_since(Instant::now()).as_secs_f64();
        if m.lp.infeasible {
            best.bound = options.objective.key(best.cost).0;
            return Ok(());
        }
        if left <= 0.0 {
            return Ok(());
        }
        let limits = Limits { seconds: left, nodes: NODES, seed: (options.seed & 0x7fff_ffff) as i32 };
        best.solves += 1;
        let (x, bound, optimal) = match solve(&m.lp, &costs(&m), limits, options.lp_file.as_deref()) {
            Outcome::Infeasible => {
                best.bound = options.objective.key(best.cost).0;
                return Ok(());
            }
            Outcome::Failed => return Ok(()),
            Outcome::Stopped { x, bound, optimal } => (x, bound, optimal),
        };
        if let Some(b) = bound {
            let b = (b - 1e-6).ceil() as i64 + constant;
            let known = options.objective.key(best.cost).0;
            best.bound = best.bound.max(primary(&m, w, options.objective, b).min(known));
        }
        let Some(x) = x else { return Ok(()) };
        match steps(&m, &x) {
            Ok(steps) => {
                take(p, best, &steps, options)?;
                return Ok(());
            }
            Err(_) if !optimal => return Ok(()),
            Err(Gap::Cycle(triples)) => {
                for [i, j, k] in triples {
                    m.lp.at_most(&[m.y[i][j], m.y[j][k], m.y[k][i]], 2);
                }
            }
            Err(Gap::Class(k)) if m.counted.contains(&k) => return Ok(()),
            Err(Gap::Class(k)) => {
                m.counted.push(k);
                constraints::capacity(&mut m, k);
            }
        }
    }
    Ok(())
}

/// Keeps a solution if it is really cheaper.
fn take(p: &Problem, best: &mut Best, steps: &[crate::emit::Step], options: &Options) -> Result<(), Error> {
    let insts = instructions(p, steps)?;
    let cost = cost(p, &insts)?;
    if options.objective.key(cost) < options.objective.key(best.cost) {
        best.insts = insts;
        best.cost = cost;
    }
    Ok(())
}
