//! From some answer to the best one in the model: the integer program is asked for anything cheaper than
//! what is known, rows that its solutions turn out to violate are added, and the last answer is proved.

use crate::emit::{Step, cost, instructions};
use crate::extract::{Gap, steps};
use crate::heuristic::Found;
use crate::model::Model;
use crate::objective::{primary, value, weights};
use crate::problem::Problem;
use crate::program::Term;
use crate::solve::{Limits, Outcome, solve};
use crate::{Cost, Emitted, Error, Options, Status, constraints};
use std::time::{Duration, Instant};

/// The best answer and what is known about it.
pub struct Best {
    pub answer: Option<(Vec<Emitted>, Cost)>,
    /// Nothing in the model costs less.
    pub bound: u32,
    pub status: Status,
    pub columns: usize,
    pub rows: usize,
    pub solves: usize,
    pub timed_out: bool,
}

impl Best {
    /// The answer's primary cost.
    fn cost(&self, options: &Options) -> Option<u32> {
        self.answer.as_ref().map(|(_, cost)| options.objective.key(*cost)[0])
    }
    /// Nothing cheaper exists than what is known.
    fn proved(&mut self, options: &Options) {
        self.bound = self.cost(options).unwrap_or(self.bound);
    }
}

/// Operations and rows past which the program is not solved: it would seldom end within seconds.
const MOST_OPERATIONS: usize = 40;
const MOST_ROWS: usize = 12_000;
/// Branch-and-bound nodes per solve: a limit that is the same on every machine.
const NODES: i32 = 1_000;
const ROUNDS: usize = 40;

/// Improves the heuristic answer, if there is one, as far as the limits allow.
pub fn refine(p: &Problem, found: Option<Found>, options: &Options) -> Result<Best, Error> {
    let mut best = Best {
        answer: found.map(|f| (f.insts, f.cost)),
        bound: options.objective.key(p.lower_bound())[0],
        status: Status::Fallback,
        columns: 0,
        rows: 0,
        solves: 0,
        timed_out: false,
    };
    let trivial = best.bound;
    let reached = |b: &Best| b.cost(options).is_some_and(|c| c <= b.bound);
    if !reached(&best) && options.objective.is_sum() && options.seconds > 0.0 && p.ops.len() <= MOST_OPERATIONS {
        best.status = Status::Gap;
        search(p, &mut best, options)?;
        // A long cycle of moves came out cheaper than the model counts it: its bound is none.
        if best.cost(options).is_some_and(|c| c < best.bound) {
            best.bound = trivial;
        }
    }
    if reached(&best) {
        best.status = Status::Optimal;
    }
    Ok(best)
}

fn search(p: &Problem, best: &mut Best, options: &Options) -> Result<(), Error> {
    let deadline = Instant::now() + Duration::from_secs_f64(options.seconds.min(1e6));
    // Values are only spilled where it cannot be helped: a store and a load are never fewer instructions than a copy.
    let spills = if best.answer.as_ref().is_none_or(|(insts, _)| spilled(insts)) { p.slots } else { 0 };
    let mut m = Model::build(p, spills);
    let w = weights(&m, options.objective);
    let worth = |price| value(w, options.objective, price);
    let constant = worth(m.lp.price);
    let costs = |m: &Model| -> Vec<i64> { m.lp.columns.iter().map(|c| worth(c.price)).collect() };
    if let Some((_, cost)) = &best.answer {
        // Only what is cheaper than the answer at hand: that there is none is the proof of optimality.
        let terms: Vec<(Term, i64)> = costs(&m).into_iter().enumerate().map(|(v, c)| (Term::Var(v), c)).collect();
        m.lp.weighted(terms.into_iter(), None, Some(worth((*cost).into()) - constant - 1));
    }
    for _ in 0..ROUNDS {
        (best.columns, best.rows) = (m.lp.columns.len(), m.lp.rows.len());
        let left = deadline.saturating_duration_since(Instant::now()).as_secs_f64();
        if m.lp.infeasible {
            best.proved(options);
            return Ok(());
        }
        if m.lp.rows.len() > MOST_ROWS {
            return Ok(());
        }
        if left <= 0.0 {
            best.timed_out = true;
            return Ok(());
        }
        let limits = Limits { seconds: left, nodes: NODES, seed: (options.seed & 0x7fff_ffff) as i32 };
        best.solves += 1;
        let (x, bound, optimal, timed_out) = match solve(&m.lp, &costs(&m), limits, options.lp_file.as_deref()) {
            Outcome::Infeasible => {
                best.proved(options);
                return Ok(());
            }
            Outcome::Failed => return Ok(()),
            Outcome::Stopped { x, bound, optimal, timed_out } => (x, bound, optimal, timed_out),
        };
        best.timed_out |= timed_out;
        if let Some(b) = bound {
            let b = (b - 1e-6).ceil() as i64 + constant;
            let known = best.cost(options).unwrap_or(u32::MAX);
            best.bound = best.bound.max(primary(&m, w, options.objective, b).min(known));
        }
        // What the clock happened to leave would make two runs differ; it is better than nothing only.
        let Some(x) = x.filter(|_| !timed_out || best.answer.is_none()) else { return Ok(()) };
        match steps(&m, &x) {
            Ok(steps) => {
                take(p, best, &steps, options)?;
                return Ok(());
            }
            Err(Gap::NoRegister) => return Ok(()),
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

/// Whether some value goes through a slot.
fn spilled(insts: &[Emitted]) -> bool {
    let slot = |e: &Emitted| match e {
        Emitted::Inst { inst, node: None } => inst.operands.iter().any(|o| o.mem().is_some()),
        _ => false,
    };
    insts.iter().any(slot)
}

/// Keeps a solution if it is really cheaper.
fn take(p: &Problem, best: &mut Best, steps: &[Step], options: &Options) -> Result<(), Error> {
    let insts = match instructions(p, steps) {
        // The model does not know which copies the CPU may lack.
        Err(Error::Infeasible(_)) => return Ok(()),
        insts => insts?,
    };
    let cost = cost(p, &insts)?;
    let key = |c: &Cost| options.objective.key(*c);
    if best.answer.as_ref().is_none_or(|(_, known)| key(&cost) < key(known)) {
        best.answer = Some((insts, cost));
    }
    Ok(())
}
