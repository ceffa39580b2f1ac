//! Why there is no answer.

use std::fmt;

/// Why there is no instruction list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Error {
    /// Not enough registers without spilling, or no order in which flags survive.
    Infeasible(String),
    /// Something in the Dag that this crate does not lower.
    Unsupported(String),
    /// The checker refuted the result: a bug of this crate, reported instead of a wrong answer.
    Refuted(String),
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::Infeasible(why) => write!(f, "no schedule without spilling: {why}"),
            Error::Unsupported(why) => write!(f, "cannot be lowered: {why}"),
            Error::Refuted(why) => write!(f, "the lowered code failed its check: {why}"),
        }
    }
}

impl std::error::Error for Error {}
