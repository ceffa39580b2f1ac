//! The search for a cheaper graph: specifications from windows, components, strategies, and the loop around them.

pub mod cegis;
pub mod components;
pub mod cores;
pub mod improve;
mod in_order;
pub mod orders;
pub mod rules;
pub mod spec;
pub mod strategies;
pub mod trial;
pub mod windows;
