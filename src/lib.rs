//! The program's parts, as a library so that tests can call them.

pub mod anytime;
pub mod batch;
pub mod branch;
pub mod branching;
pub mod cli;
pub mod commands;
pub mod cost;
pub mod digest;
pub mod error;
pub mod experiment;
pub mod front;
pub mod fuzz;
pub mod lower;
pub mod odds;
pub mod optimize;
pub mod picture;
pub mod profile;
pub mod promote;
pub mod proofs;
pub mod random_code;
pub mod replay;
pub mod report;
pub mod segment;
pub mod windows;
pub mod unwind;
pub mod worker;
