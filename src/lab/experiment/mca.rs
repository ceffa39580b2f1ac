//! What `llvm-mca` says of the same loops, where it is installed.

use isa::Inst;
use isa::codec::{Syntax, text};
use isa::uarch::Uarch;
use serde::Deserialize;
use std::io::Write;
use std::process::{Command, Stdio};

/// Names it goes by.
const NAMES: [&str; 2] = ["llvm-mca-19", "llvm-mca"];

/// Repetitions simulated: start and end are then a small part.
const ITERATIONS: u32 = 200;

/// The program, if it is installed.
pub fn find() -> Option<&'static str> {
    let runs = |name: &&str| {
        let mut command = Command::new(name);
        let quiet = command.arg("--version").stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        quiet.status().is_ok_and(|s| s.success())
    };
    NAMES.into_iter().find(runs)
}

/// Cycles per repetition of each list on a machine; none where LLVM knows neither the machine nor the instructions.
///
/// # Errors
/// It did not run, or what it printed is not understood.
pub fn cycles(program: &str, tune: &Uarch, lists: &[Vec<Inst>]) -> Result<Vec<Option<f64>>, String> {
    let Some(cpu) = tune.machine.llvm else { return Ok(vec![None; lists.len()]) };
    let mut input = ".intel_syntax noprefix\n".to_string();
    for (k, list) in lists.iter().enumerate() {
        let lines: String = list.iter().map(|i| text(i, Syntax::Intel) + "\n").collect();
        input += &format!("# LLVM-MCA-BEGIN {k}\n{lines}# LLVM-MCA-END {k}\n");
    }
    let failed = |e: &dyn std::fmt::Display| format!("{program}: {e}");
    let mut file = tempfile::NamedTempFile::new().map_err(|e| failed(&e))?;
    file.write_all(input.as_bytes()).map_err(|e| failed(&e))?;
    let out = Command::new(program)
        .args(["-mtriple=x86_64", &format!("-mcpu={cpu}"), &format!("-iterations={ITERATIONS}"), "--json"])
        .args(["--instruction-info=false", "--resource-pressure=false", "--skip-unsupported-instructions=any"])
        .arg(file.path())
        .stdin(Stdio::null())
        .stderr(Stdio::null())
        .output()
        .map_err(|e| failed(&e))?;
    let answer: McaReport = serde_json::from_slice(&out.stdout).map_err(|e| failed(&e))?;
    let mut times = vec![None; lists.len()];
    for region in answer.regions {
        if let Some(k) = region.name.parse::<usize>().ok().filter(|k| *k < lists.len()) {
            // An instruction that was skipped is missing in the count.
            let whole = region.summary.instructions == u64::from(ITERATIONS) * lists[k].len() as u64;
            times[k] = whole.then(|| region.summary.cycles as f64 / f64::from(ITERATIONS));
        }
    }
    Ok(times)
}

#[derive(Deserialize)]
struct McaReport {
    #[serde(rename = "CodeRegions")]
    regions: Vec<McaRegion>,
}

#[derive(Deserialize)]
struct McaRegion {
    #[serde(rename = "Name")]
    name: String,
    #[serde(rename = "SummaryView")]
    summary: McaSummary,
}

#[derive(Deserialize)]
struct McaSummary {
    #[serde(rename = "Instructions")]
    instructions: u64,
    #[serde(rename = "TotalCycles")]
    cycles: u64,
}
