//! Many functions: a pool of threads, workers in processes of their own, batches of files, stores of results.

pub mod batch;
pub mod database;
pub mod fleet;
pub mod measured;
pub mod pool;
pub mod proofs;
pub mod served;
pub mod trial;
pub mod worker;
