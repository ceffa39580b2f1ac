//! `stats`: what builds have met.

use super::home;
use crate::assembler::stats as met;
use crate::cli::arguments::StatsArgs;
use crate::cli::print;
use crate::input::error::Problem;
use crate::input::write_atomically;
use crate::show::builds::stats_page;
use std::process::ExitCode;

/// Lines of the log that are shown.
const TROUBLES: usize = 5;

/// What builds have met, and what came of it.
///
/// # Errors
/// There is no home.
pub fn stats(args: &StatsArgs) -> Result<ExitCode, Vec<Problem>> {
    let home = home()?;
    let texts = met::texts(&home);
    let total = met::total(&texts);
    if args.json {
        let all = serde_json::json!({ "store": home.path(), "total": total, "texts": texts });
        print(&format!("{all:#}\n"));
        return Ok(ExitCode::SUCCESS);
    }
    let log = std::fs::read_to_string(home.path().join("log")).unwrap_or_default();
    let mut last: Vec<&str> = log.lines().rev().take(TROUBLES).collect();
    last.reverse();
    if let Some(path) = &args.html {
        let page = stats_page(&home.path().display().to_string(), &texts, &total, &last);
        write_atomically(path, &page).map_err(|p| vec![p])?;
        return Ok(ExitCode::SUCCESS);
    }
    let seen = texts.iter().filter(|t| t.report.is_some()).count();
    let searched = texts.iter().filter(|t| t.is_searched()).count();
    let by_rules = if seen > searched { format!(", {} by rules alone so far", seen - searched) } else { String::new() };
    let mut said =
        format!("store {}\n{} texts met, {searched} searched{by_rules}\n", home.path().display(), texts.len());
    let saved = |[before, after]: [u64; 2]| format!("{before} -> {after}");
    let ended: Vec<String> = total.ended.iter().map(|(word, n)| format!("{n} {word}")).collect();
    if seen > 0 {
        said += &format!(
            "{} functions: {}\ninstructions {}, bytes {}\n",
            total.functions,
            ended.join(", "),
            saved(total.instructions),
            saved(total.bytes)
        );
    }
    for t in &texts {
        let came = match &t.report {
            Some(r) => {
                format!("{} of {} functions improved, instructions {}", r.improved, r.functions, saved(r.instructions))
            }
            None => "not searched yet".to_string(),
        };
        said += &format!("{:>6} times  {}  {came}\n", t.times, t.name);
    }
    if !last.is_empty() {
        said += "last troubles, for which the text was assembled as it was:\n";
        last.iter().for_each(|l| said += &format!("  {l}\n"));
    }
    print(&said);
    Ok(ExitCode::SUCCESS)
}
