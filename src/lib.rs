//! The program's parts, as a library so that tests can call them.

#![warn(clippy::missing_errors_doc)]

pub mod assembler;
pub mod cli;
pub mod function;
pub mod input;
pub mod jobs;
pub mod lab;
pub mod options;
pub mod pipeline;
pub mod show;

/// A crate of its own: the program that builds start links it, and nothing else of these.
pub use builds;
