//! Rules: learned from what searches found, checked, written for other compilers.

mod check;
mod examples;
mod learn;

pub use check::{RuleCheck, RuleFault, check};
pub use examples::{FoundExample, examples};
pub use learn::{LearnedRules, RuleKind, RuleTally, learn};
