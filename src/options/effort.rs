//! How far a search goes: one word for what single options say.

/// How far a search goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EffortLevel {
    /// What is known, and no search.
    Rules,
    Quick,
    Normal,
    Deep,
}

impl EffortLevel {
    pub const ALL: [EffortLevel; 4] = [EffortLevel::Rules, EffortLevel::Quick, EffortLevel::Normal, EffortLevel::Deep];

    pub const fn name(self) -> &'static str {
        match self {
            EffortLevel::Rules => "rules",
            EffortLevel::Quick => "quick",
            EffortLevel::Normal => "normal",
            EffortLevel::Deep => "deep",
        }
    }

    pub fn parse(name: &str) -> Option<EffortLevel> {
        EffortLevel::ALL.into_iter().find(|e| e.name() == name)
    }

    /// Whether anything is searched for.
    pub fn searches(self) -> bool {
        self != EffortLevel::Rules
    }

    /// Component evaluations for one search of one length.
    pub fn evaluations(self) -> u64 {
        match self {
            EffortLevel::Rules => 0,
            EffortLevel::Quick => 100_000,
            EffortLevel::Normal => 2_500_000,
            EffortLevel::Deep => 40_000_000,
        }
    }

    /// Longest programs that are looked for.
    pub fn longest(self) -> usize {
        match self {
            EffortLevel::Rules => 0,
            EffortLevel::Quick => 2,
            EffortLevel::Normal | EffortLevel::Deep => 4,
        }
    }
}
