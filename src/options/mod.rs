//! What users ask for, from names to typed values: machines, features, signatures, how often conditions hold.

pub mod branch_probabilities;
pub mod branches;
pub mod effort;
mod machine;
pub mod rules;
mod signatures;

pub use machine::{march, nearest, tune};
pub use signatures::signatures;
