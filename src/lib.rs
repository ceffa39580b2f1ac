//! The program's parts, as a library so that tests can call them.

pub mod error;
pub mod front;
