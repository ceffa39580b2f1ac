//! The drop-in assembler: what builds hand to `as` is rewritten as far as results are known, within a limit of time, and
//! remembered, so that [`learn`] can search it when no build waits.
//!
//! No build may fail, or wait, because of it: everything of its own happens in a process of its own, and where that does not
//! end well the text goes to `as` as it came.

pub mod child;
pub mod learn;
pub mod link;
pub mod rewrite;
pub mod samples;
pub mod stats;
