//! How far the work on a function is, for people who wait for it.

use super::Optimized;
use serde::{Deserialize, Serialize};
use std::fmt;

/// What is done right now.
#[derive(Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, Debug)]
pub enum Phase {
    #[default]
    Reading,
    Carries,
    Search,
    Lowering,
    Proof,
}

impl fmt::Display for Phase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Phase::Reading => "reading",
            Phase::Carries => "carry chains",
            Phase::Search => "searching",
            Phase::Lowering => "lowering",
            Phase::Proof => "proving",
        })
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, Debug)]
pub struct SearchProgress {
    pub phase: Phase,
    /// Windows that were searched.
    pub windows: usize,
    /// The best version that is proved on its text, if there is one.
    pub best: Option<SavedInstructions>,
}

/// Instructions of a function as it was given, and of a version of it.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Debug)]
pub struct SavedInstructions {
    pub before: u32,
    pub after: u32,
}

/// Who follows the work on a function.
#[derive(Clone, Copy)]
pub struct Watch<'a> {
    /// Is told every version that is proved and better than the original, the last one too; all but the last say that time
    /// ended them.
    pub version: &'a dyn Fn(&Optimized),
    /// Is told often how far it is.
    pub progress: &'a dyn Fn(SearchProgress),
}

impl Watch<'_> {
    pub const NOBODY: Watch<'static> = Watch { version: &|_| {}, progress: &|_| {} };
}
