//! What users ask for, from names to typed values: machines, features, signatures, how often conditions hold.

pub mod branches;
mod machine;
pub mod odds;
mod signatures;

pub use machine::{march, tune};
pub use signatures::signatures;
