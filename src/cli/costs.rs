//! `isa costs`: what instructions cost on a machine; and the making of these tables with `llvm-mca`.

use super::print;
use crate::input;
use crate::input::error::Problem;
use crate::input::error::usage;
use ::isa::uarch::shape::CostShape;
use ::isa::uarch::{Cycles, FormCost, GENERIC, MACHINES, Microarch, Uarch, data, encodings, pressure};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::io::Write;
use std::path::Path;
use std::process::{Command, ExitCode, Stdio};

/// Prints the costs of all forms whose mnemonic starts with `prefix`.
///
/// # Errors
/// There is no such machine.
pub fn list(tune: &str, prefix: Option<&str>) -> Result<ExitCode, Vec<Problem>> {
    let uarch = Uarch::find(tune).map_err(|e| vec![usage(e, "see --help")])?;
    for (form, cost) in uarch.forms().filter(|(f, _)| prefix.is_none_or(|p| f.starts_with(p))) {
        let cost = cost.map_or("unknown".to_string(), |c| data::spell_cost(uarch, c));
        print(&format!("{form:<32} {cost}\n"));
    }
    Ok(ExitCode::SUCCESS)
}

/// Writes the table of every machine to `directory`.
///
/// # Errors
/// llvm-mca does not run or is not understood, or a file cannot be written.
pub fn generate(directory: &Path, mca: &str) -> Result<ExitCode, Vec<Problem>> {
    let fail = |e: String| vec![usage(e, "name LLVM's program with --llvm-mca; its Debian package is llvm")];
    let version = version(mca).map_err(fail)?;
    let mut machines = Vec::new();
    for machine in MACHINES {
        let uarch = table(machine, mca).map_err(fail)?;
        write_table(directory, &uarch, &source(machine, &version))?;
        machines.push(uarch.corrected());
    }
    let source = "the median of the other machines' numbers";
    write_table(directory, &Uarch::median(&machines), &heading(&GENERIC, source))?;
    Ok(ExitCode::SUCCESS)
}

fn write_table(directory: &Path, uarch: &Uarch, heading: &str) -> Result<(), Vec<Problem>> {
    let path = directory.join(format!("{}.txt", uarch.name));
    input::write_atomically(&path.to_string_lossy(), &data::write(uarch, heading)).map_err(|p| vec![p])
}

fn source(machine: &Microarch, version: &str) -> String {
    let cpu = machine.llvm.expect("MACHINES are LLVM's");
    let command = format!("llvm-mca -mtriple=x86_64 -mcpu={cpu} --instruction-tables --json");
    heading(machine, &format!("LLVM {version}, {command}"))
}

fn heading(machine: &Microarch, source: &str) -> String {
    format!(
        "Costs on {}; isa/src/uarch/data.rs explains the lines.\n\
         Source: {source}.\n\
         Made by `superopt-dag isa costs --generate isa/data`; not to be edited.",
        machine.name
    )
}

fn version(mca: &str) -> Result<String, String> {
    let out = Command::new(mca).arg("--version").output().map_err(|e| format!("{mca}: {e}"))?;
    let text = String::from_utf8_lossy(&out.stdout).into_owned();
    let version = text.split("LLVM version ").nth(1).and_then(|t| t.split_whitespace().next());
    version.map(str::to_string).ok_or_else(|| format!("{mca} --version names no LLVM version"))
}

/// A machine's table as `llvm-mca` gives it now.
///
/// # Errors
/// The program cannot be run, or its answer is not understood.
pub fn table(machine: &'static Microarch, mca: &str) -> Result<Uarch, String> {
    let examples = encodings::examples(machine.features());
    let answer = ask(machine, mca, &examples)?;
    let units: Vec<String> = plain_names(&answer.target.resources);
    let pressures: Vec<pressure::Pressure> = answer.regions.iter().map(|r| r.pressure(units.len())).collect();
    let kinds = pressure::kinds(&units);
    let sets = pressure::known_sets(&kinds, &pressures);
    let mut costs: BTreeMap<usize, FormCost> = BTreeMap::new();
    for (region, busy) in answer.regions.iter().zip(&pressures) {
        let number: usize = region.name.parse().map_err(|_| format!("{mca}: a region named `{}`", region.name))?;
        let [info] = &region.info.list[..] else { continue };
        let (latency, uops) = (info.latency, info.uops);
        let throughput = Cycles::from_f64(info.throughput);
        costs.insert(number, FormCost { latency, uops, throughput, units: pressure::split(&kinds, &sets, busy) });
    }
    let known = examples.iter().enumerate().map(|(i, (shape, _))| (shape.text().to_string(), costs.get(&i).cloned()));
    let mut forms: BTreeMap<String, Option<FormCost>> = known.collect();
    drop_covered(&examples, &mut forms);
    Ok(Uarch::new(machine, units, forms))
}

/// Removes shapes that cost what the plainer shape costs by which they are covered.
fn drop_covered(examples: &[(CostShape, String)], forms: &mut BTreeMap<String, Option<FormCost>>) {
    let all = forms.clone();
    for (shape, _) in examples {
        let texts = shape.texts();
        let covering = texts[1..].iter().find_map(|t| all.get(t));
        if covering.is_some() && covering == all.get(&texts[0]) {
            forms.remove(&texts[0]);
        }
    }
}

/// Runs `llvm-mca` on the texts, each in a region named by its number. Regions that it has no numbers for are left out.
fn ask(machine: &Microarch, mca: &str, examples: &[(CostShape, String)]) -> Result<InstructionTables, String> {
    let region =
        |(i, (_, t)): (usize, &(CostShape, String))| format!("# LLVM-MCA-BEGIN {i}\n{t}\n# LLVM-MCA-END {i}\n");
    let input: String = examples.iter().enumerate().map(region).collect();
    let cpu = machine.llvm.ok_or_else(|| format!("LLVM has no machine {}", machine.name))?;
    let mut child = Command::new(mca)
        .args(["-mtriple=x86_64", &format!("-mcpu={cpu}"), "--instruction-tables", "--json"])
        .arg("--skip-unsupported-instructions=any")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .map_err(|e| format!("{mca}: {e}"))?;
    let mut stdin = child.stdin.take().expect("it is piped");
    // It reads everything before it answers.
    stdin.write_all(input.as_bytes()).map_err(|e| format!("{mca}: {e}"))?;
    drop(stdin);
    let out = child.wait_with_output().map_err(|e| format!("{mca}: {e}"))?;
    serde_json::from_slice(&out.stdout).map_err(|e| format!("{mca}: {e}"))
}

/// LLVM's names without what all begin with (`SKXPort0`, `SKXDivider`), units of one name numbered (`Load.\0`).
fn plain_names(resources: &[String]) -> Vec<String> {
    let first = resources.first().map_or("", String::as_str);
    let common = |n: usize| resources.iter().all(|r| r.as_bytes().get(..n) == first.as_bytes().get(..n));
    let prefix = (0..=first.len()).rev().find(|&n| common(n)).unwrap_or(0);
    let number = |c: char| if (c as u32) < 32 { (c as u32).to_string() } else { c.to_string() };
    resources.iter().map(|r| r[prefix..].chars().map(number).collect()).collect()
}

/// What `llvm-mca --json` prints.
#[derive(Deserialize)]
struct InstructionTables {
    #[serde(rename = "CodeRegions")]
    regions: Vec<InstructionRegion>,
    #[serde(rename = "TargetInfo")]
    target: TargetInfo,
}

#[derive(Deserialize)]
struct TargetInfo {
    #[serde(rename = "Resources")]
    resources: Vec<String>,
}

#[derive(Deserialize)]
struct InstructionRegion {
    #[serde(rename = "Name")]
    name: String,
    #[serde(rename = "InstructionInfoView")]
    info: InfoView,
    #[serde(rename = "ResourcePressureView")]
    pressure: PressureView,
}

#[derive(Deserialize)]
struct InfoView {
    #[serde(rename = "InstructionList")]
    list: Vec<Info>,
}

#[derive(Deserialize)]
struct Info {
    #[serde(rename = "Latency")]
    latency: u32,
    #[serde(rename = "NumMicroOpcodes")]
    uops: u32,
    #[serde(rename = "RThroughput")]
    throughput: f64,
}

#[derive(Deserialize)]
struct PressureView {
    #[serde(rename = "ResourcePressureInfo")]
    list: Vec<Usage>,
}

#[derive(Deserialize)]
struct Usage {
    #[serde(rename = "InstructionIndex")]
    instruction: usize,
    #[serde(rename = "ResourceIndex")]
    unit: usize,
    #[serde(rename = "ResourceUsage")]
    cycles: f64,
}

impl InstructionRegion {
    /// Busy time of each unit; index 1 is the sum over the region's only instruction.
    fn pressure(&self, units: usize) -> pressure::Pressure {
        let mut out = vec![Cycles::default(); units];
        for usage in self.pressure.list.iter().filter(|u| u.instruction == 0) {
            if let Some(time) = out.get_mut(usage.unit) {
                *time = Cycles::from_f64(usage.cycles);
            }
        }
        out
    }
}
