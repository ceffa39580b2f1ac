//! Who solves the integer program.

use std::fmt;

/// Which solver.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Backend {
    /// Mixed-integer branch and bound.
    Highs,
    /// Conflict-driven clause learning with a bound that rises core by core.
    #[default]
    Cdcl,
}

impl Backend {
    pub const ALL: [Backend; 2] = [Backend::Highs, Backend::Cdcl];

    pub const fn name(self) -> &'static str {
        match self {
            Backend::Highs => "highs",
            Backend::Cdcl => "cdcl",
        }
    }

    pub fn parse(name: &str) -> Option<Backend> {
        Backend::ALL.into_iter().find(|b| b.name() == name)
    }
}

impl fmt::Display for Backend {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
