//! What a run of an experiment is asked about one function.

use super::worker::Job;
use serde::{Deserialize, Serialize};

/// A function, and what is asked about it: what the hidden command `trial` reads.
#[derive(Clone, Serialize, Deserialize, Debug)]
pub struct TrialJob {
    pub job: Job,
    pub question: TrialQuestion,
}

/// What is asked.
#[derive(Clone, Serialize, Deserialize, PartialEq, Debug)]
pub enum TrialQuestion {
    /// What the job's one strategy finds alone.
    Strategy,
    /// What lowering makes of it.
    Lowering(LoweringGrid),
}

/// Objectives by machines.
#[derive(Clone, Serialize, Deserialize, PartialEq, Debug)]
pub struct LoweringGrid {
    pub objectives: Vec<String>,
    pub machines: Vec<String>,
    pub aspect: LoweringAspect,
    /// For one integer program.
    pub seconds: f64,
    /// Results are timed on the CPU of whoever makes the run.
    pub timed: bool,
}

/// What of lowering.
#[derive(Clone, Copy, Serialize, Deserialize, PartialEq, Eq, Debug)]
pub enum LoweringAspect {
    /// The longest straight piece.
    LongestPiece,
    /// Every straight piece.
    AllPieces,
    /// Whether the smallest graph is the cheapest sequence.
    Minimality,
    /// Conditional moves or a branch.
    Branches,
}
