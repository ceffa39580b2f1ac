//! Everything that there is to know about a run.

use super::{OutputFormat, Run};
use crate::show::report::FunctionReport;
use serde::Serialize;

pub struct Json;

#[derive(Serialize)]
struct RunJson<'a> {
    version: &'a str,
    z3: String,
    input: &'a str,
    seed: u64,
    functions: Vec<FunctionReport>,
}

impl OutputFormat for Json {
    fn name(&self) -> &'static str {
        "json"
    }

    fn help(&self) -> &'static str {
        "Write everything that there is to know about the run here, as JSON"
    }

    fn text(&self, run: &Run) -> Result<String, String> {
        let value = RunJson {
            version: env!("CARGO_PKG_VERSION"),
            z3: dag::smt::version(),
            input: run.input,
            seed: run.seed,
            functions: run.results.iter().map(FunctionReport::from).collect(),
        };
        serde_json::to_string_pretty(&value).map(|text| text + "\n").map_err(|e| e.to_string())
    }
}
