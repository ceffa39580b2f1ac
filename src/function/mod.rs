//! One function and what is known of it before anything is searched; the proof of what is read back; runs on this CPU.

pub mod alone;
pub mod branching;
pub mod code;
pub mod context;
pub mod cost;
pub mod digest;
pub mod joint;
pub mod layout;
pub mod loops;
pub mod native;
pub mod readback;
pub mod reading;
pub mod secrecy;
pub mod segment;
pub mod unwind;
