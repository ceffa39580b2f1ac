//! The instruction table: the concatenated rows of every family.

use crate::row::{Row, Table};
use std::sync::OnceLock;

/// The table, built once.
pub fn table() -> &'static Table {
    static TABLE: OnceLock<Table> = OnceLock::new();
    TABLE.get_or_init(|| {
        let rows: Vec<Row> = Vec::new();
        Table { rows, arena: crate::Arena::new() }
    })
}
