//! What is known of functions without a proof: liveness, what callees do, demanded bits, contracts, paths, branches, the red zone.

pub mod branch_facts;
pub mod callees;
pub mod chain_order;
pub mod contract;
pub mod demand;
pub mod liveness;
pub mod paths;
pub mod red_zone;
