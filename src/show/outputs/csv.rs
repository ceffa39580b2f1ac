//! One line for each function, for spreadsheets and scripts.

use super::{OutputFormat, Run};
use crate::show::function_table;
use crate::show::report::FunctionReport;

pub struct Csv;

impl OutputFormat for Csv {
    fn name(&self) -> &'static str {
        "csv"
    }

    fn help(&self) -> &'static str {
        "Write a line for each function here, as CSV: status, costs before and after, why"
    }

    fn text(&self, run: &Run) -> Result<String, String> {
        let reports: Vec<FunctionReport> = run.results.iter().map(FunctionReport::from).collect();
        Ok(function_table::csv(reports.iter().map(|r| (run.input, r))))
    }
}
