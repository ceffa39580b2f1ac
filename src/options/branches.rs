//! Whether code with branches may come out (`--branches`).

/// Whether code with branches may come out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Branches {
    /// Where the segment has branches, or the profile knows its conditions.
    #[default]
    Auto,
    Always,
    Never,
}

impl Branches {
    pub const NAMES: [&str; 3] = ["auto", "always", "never"];

    pub fn parse(name: &str) -> Option<Branches> {
        let all = [Branches::Auto, Branches::Always, Branches::Never];
        Branches::NAMES.iter().position(|n| *n == name).map(|k| all[k])
    }
}
