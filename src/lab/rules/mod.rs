//! Rules: learned from what searches found, checked, looked for in real code.

mod check;
mod examples;
mod learn;
mod places;

pub use check::{RuleCheck, RuleFault, check};
pub use examples::{FoundExample, examples};
pub use learn::{LearnedRules, RuleKind, RuleTally, learn};
pub use places::{NamedModule, PlaceInCode, places};
