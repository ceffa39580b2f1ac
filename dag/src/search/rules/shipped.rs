//! The rules that come with the program, learned from open code (`examples/rules/learn.sh`).

use super::RuleSet;
use std::sync::OnceLock;

/// As `rules learn` wrote them.
pub const TEXT: &str = include_str!("shipped.rules");

/// The rules that come with the program; a test reads them all.
pub fn shipped() -> &'static RuleSet {
    static RULES: OnceLock<RuleSet> = OnceLock::new();
    RULES.get_or_init(|| RuleSet::of_text(TEXT))
}
