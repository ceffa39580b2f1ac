//! Validation of the table: forms of each row to try.

pub mod forms;
