//! Many functions: workers in processes of their own, batches of files, stores of results.

pub mod batch;
pub mod proofs;
pub mod worker;
