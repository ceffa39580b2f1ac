//! What users ask for, from names to typed values: machines, features, signatures, how often conditions hold.

pub mod branch_probabilities;
pub mod branches;
mod machine;
mod signatures;

pub use machine::{march, nearest, tune};
pub use signatures::signatures;
