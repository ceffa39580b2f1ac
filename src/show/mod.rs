//! Results as people see them: text, tables, JSON, pictures, pages. Everything that draws or formats.

pub mod batch;
pub mod branch_table;
pub mod builds;
pub mod diff;
pub mod explain;
pub mod function_table;
pub mod histogram;
pub mod html;
pub mod lowering_plot;
pub mod lowering_table;
pub mod objects;
pub mod outputs;
pub mod picture;
pub mod plot;
pub mod report;
pub mod rules;
pub mod served;
pub mod sorted_table;
pub mod strategies_plot;
pub mod strategies_table;
pub mod table;
pub mod timing;
