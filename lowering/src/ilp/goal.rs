//! An objective as the integer program states it.
//!
//! A level is `Σ w_m · m` over the measures m. All but throughput are sums over the columns. A throughput θ is only known to
//! be at least what the list takes of any one resource, divided by its places: `θ >= work / places`. So a level with
//! throughput is stated in parts, `places` of which make one: `w_θ · work + places · Σ w_m · m` over the other measures;
//! divided by `places` and rounded up, its minimum is a bound of the objective.

use crate::cost::inst_cost::ColumnCost;
use crate::cost::{Key, LEVELS, Measures, Objective, Weights};
use crate::problem::AllocationProblem;

/// What is minimized, one level after the other.
#[derive(Clone, Debug)]
pub struct LexicographicGoal {
    levels: Vec<Weights>,
}

impl LexicographicGoal {
    pub fn of(objective: Objective) -> LexicographicGoal {
        LexicographicGoal { levels: objective.levels().to_vec() }
    }

    /// Of the first level what does not depend on when operations start.
    pub fn without_latency(&self) -> LexicographicGoal {
        LexicographicGoal { levels: vec![Weights { latency: 0, ..self.primary() }] }
    }

    pub fn primary(&self) -> Weights {
        self.levels.first().copied().unwrap_or(Weights::NONE)
    }

    /// What is compared of figures.
    pub fn key(&self, of: impl Into<Measures<u64>>) -> Key {
        let (of, mut key) = (of.into(), [0; LEVELS]);
        key.iter_mut().zip(&self.levels).for_each(|(k, level)| *k = level.sum(of));
        key
    }

    /// The goal in the parts that the program counts in while it watches what it watches.
    pub fn stated(&self, p: &AllocationProblem) -> Stated {
        let places = p.inst_costs.watched().map_or(1, |r| u64::from(r.places(p.tune)));
        let parts = |level: &Weights| if level.throughput > 0 { places } else { 1 };
        let stated = |level: &Weights| Weights { throughput: level.throughput, ..level.map(|w| w * parts(level)) };
        Stated { levels: self.levels.iter().map(stated).collect(), parts: parts(&self.primary()) }
    }
}

/// Levels over the columns of one program.
#[derive(Clone, Debug)]
pub struct Stated {
    levels: Vec<Weights>,
    /// That make one of the first level.
    parts: u64,
}

impl Stated {
    pub fn len(&self) -> usize {
        self.levels.len()
    }

    /// What a column costs in level k.
    pub fn cost(&self, k: usize, cost: ColumnCost) -> i64 {
        self.levels[k].signed_sum(cost)
    }

    /// What it is in each level.
    pub fn costs(&self, cost: ColumnCost) -> Vec<i64> {
        (0..self.len()).map(|k| self.cost(k, cost)).collect()
    }

    /// What the objective is at least where the first level is at least `counted`.
    pub fn implied(&self, counted: i64) -> u64 {
        u64::try_from(counted).map_or(0, |c| c.div_ceil(self.parts))
    }
}
