//! A handle on a cost model.

use super::Measures;
use super::model::{CostModel, Key};
use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::Deref;

/// What is minimized first; the other measures break ties. A name for one of the cost models of [`super::objectives`].
#[derive(Clone, Copy)]
pub struct Objective(pub(super) &'static dyn CostModel);

/// Why a text is no objective.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ParseError {
    pub what: String,
    /// What may be written, as a list.
    pub known: String,
}

impl Objective {
    /// By which it is asked for.
    pub fn name(self) -> &'static str {
        self.0.name()
    }

    /// What costs are compared by, lexicographically.
    pub fn key(self, of: impl Into<Measures<u64>>) -> Key {
        self.0.key(of.into())
    }

    /// `a, b, c`, for help texts and remedies.
    pub fn names() -> String {
        Objective::ALL.map(Objective::name).join(", ")
    }

    /// What may be written, for help texts.
    pub fn alternatives() -> String {
        format!("{}, or {}", Objective::names(), super::objectives::weighted_sum::EXAMPLE)
    }
}

/// What nobody is likely to call worse: predicted latency and throughput together.
impl Default for Objective {
    fn default() -> Objective {
        Objective::SPEED
    }
}

impl Deref for Objective {
    type Target = dyn CostModel;
    fn deref(&self) -> &Self::Target {
        self.0
    }
}

/// Names tell cost models apart.
impl PartialEq for Objective {
    fn eq(&self, other: &Objective) -> bool {
        self.name() == other.name()
    }
}

impl Eq for Objective {}

impl Hash for Objective {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.name().hash(state);
    }
}

impl fmt::Debug for Objective {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl fmt::Display for Objective {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}; known are {}", self.what, self.known)
    }
}

impl std::error::Error for ParseError {}
