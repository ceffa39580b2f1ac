//! What is known of a function without a proof: liveness, demanded bits, contracts, paths, branches, the red zone.

pub mod branch_facts;
pub mod chain_order;
pub mod contract;
pub mod demand;
pub mod liveness;
pub mod paths;
pub mod red_zone;
