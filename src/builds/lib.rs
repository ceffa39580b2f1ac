//! The assembler's place in builds, and the store that they share with `learn`.
//!
//! A build calls its assembler for every file, and most of a file's time here was the start of a program with a solver and an
//! integer programmer in it. What this crate does needs neither: it looks a whole text up by its digest, and asks whether
//! anything may be known of a function in it. Only then the program is started.

pub mod assemble;
pub mod digest;
pub mod files;
pub mod fingerprint;
pub mod home;
pub mod invocation;
pub mod real;
