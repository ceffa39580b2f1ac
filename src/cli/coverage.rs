//! `isa coverage`: how much of real code the table models, from files or from a table of frequencies.

use super::print;
use crate::input::error::Problem;
use crate::input::{self, Module, ModuleFunction};
use ::isa::coverage::{self, Seen, Tier};
use std::collections::BTreeMap;
use std::path::Path;
use std::process::ExitCode;

/// What is counted over one file.
#[derive(Clone, Debug, Default)]
pub struct Coverage {
    pub instructions: usize,
    pub modelled: usize,
    pub functions: usize,
    pub functions_modelled: usize,
    /// Instructions without a row, by encoding.
    pub missing: BTreeMap<String, usize>,
    /// Modelled instructions, and functions by the highest tier that they need, by tier.
    pub tiers: BTreeMap<Tier, (usize, usize)>,
}

/// Prints the coverage of each file, and writes it to `json`.
///
/// # Errors
/// Inputs that cannot be read, or the counts cannot be written.
pub fn files(inputs: &[String], most: usize, json: Option<&Path>) -> Result<ExitCode, Vec<Problem>> {
    let (mut problems, mut done) = (Vec::new(), Vec::new());
    for path in inputs {
        match input::load(path) {
            Ok(module) => done.push((path, of_module(&module))),
            Err(p) => problems.extend(p),
        }
    }
    if !problems.is_empty() {
        return Err(problems);
    }
    for (path, c) in &done {
        print(&text(path, c, most));
    }
    if let Some(path) = json {
        let values: Vec<serde_json::Value> = done.iter().map(|(path, c)| value(path, c)).collect();
        // One file's numbers stand at the top.
        let value = if let [one] = &values[..] { one.clone() } else { serde_json::json!({ "files": values }) };
        input::write_atomically(&path.to_string_lossy(), &format!("{value:#}\n")).map_err(|p| vec![p])?;
    }
    Ok(ExitCode::SUCCESS)
}

/// Counts the instructions of every function; padding is left out.
pub fn of_module(module: &Module) -> Coverage {
    let mut c = Coverage::default();
    for f in &module.functions {
        let seen = instructions(module, f);
        if seen.is_empty() {
            continue;
        }
        c.functions += 1;
        c.instructions += seen.len();
        for s in &seen {
            match s.tier {
                Some(t) => {
                    c.modelled += 1;
                    c.tiers.entry(t).or_default().0 += 1;
                }
                None => *c.missing.entry(s.form.clone()).or_default() += 1,
            }
        }
        let tiers: Option<Vec<Tier>> = seen.iter().map(|s| s.tier).collect();
        if let Some(highest) = tiers.and_then(|t| t.into_iter().max()) {
            c.functions_modelled += 1;
            c.tiers.entry(highest).or_default().1 += 1;
        }
    }
    c
}

fn instructions(module: &Module, f: &ModuleFunction) -> Vec<Seen> {
    let bytes = &module.units[f.unit].image.sections[f.section].bytes;
    let at = |i: &dag::ir::function::CodeInst| bytes.get(i.offset as usize..i.offset as usize + i.len as usize);
    f.function.insts.iter().filter_map(|i| coverage::look(at(i)?)).filter(|s| !s.nop).collect()
}

fn percent(part: usize, whole: usize) -> f64 {
    if whole == 0 { 100.0 } else { 100.0 * part as f64 / whole as f64 }
}

/// The counts, the tiers, the `most` missing forms that occur most.
pub fn text(path: &str, c: &Coverage, most: usize) -> String {
    let mut out = format!(
        "{path}: {} of {} instructions modelled ({:.2}%), {} of {} functions whole ({:.2}%)\n",
        c.modelled,
        c.instructions,
        percent(c.modelled, c.instructions),
        c.functions_modelled,
        c.functions,
        percent(c.functions_modelled, c.functions)
    );
    for (tier, (instructions, functions)) in &c.tiers {
        out += &format!("  {tier}: {instructions} instructions; {functions} functions need no more\n");
    }
    for (form, n) in top(c, most) {
        out += &format!("  missing {n:>7}  {form}\n");
    }
    let rest = c.missing.len().saturating_sub(most);
    if rest > 0 {
        out += &format!("  and {rest} more forms\n");
    }
    out
}

fn top(c: &Coverage, most: usize) -> Vec<(&str, usize)> {
    let mut all: Vec<(&str, usize)> = c.missing.iter().map(|(form, &n)| (form.as_str(), n)).collect();
    all.sort_by_key(|&(form, n)| (std::cmp::Reverse(n), form));
    all.truncate(most);
    all
}

fn value(path: &str, c: &Coverage) -> serde_json::Value {
    let tier = |(tier, n): (&Tier, &(usize, usize))| {
        (tier.to_string(), serde_json::json!({ "instructions": n.0, "functions": n.1 }))
    };
    serde_json::json!({
        "file": path,
        "instructions": c.instructions,
        "instructions_modelled": c.modelled,
        "instructions_percent": percent(c.modelled, c.instructions),
        "functions": c.functions,
        "functions_modelled": c.functions_modelled,
        "functions_percent": percent(c.functions_modelled, c.functions),
        "tiers": c.tiers.iter().map(tier).collect::<serde_json::Map<_, _>>(),
        "missing": c.missing,
    })
}

/// Prints what part of each corpus of a frequency table is modelled: a CSV file with a column `code` (iced's names) and
/// a column `count_…` for each corpus.
///
/// # Errors
/// The table cannot be read, or is none.
pub fn frequencies(path: &Path, most: usize) -> Result<ExitCode, Vec<Problem>> {
    let name = path.to_string_lossy();
    let bad =
        |what: String| vec![Problem::new(name.to_string(), what, "give a CSV file with columns code and count_…")];
    let text = std::fs::read_to_string(path).map_err(|e| bad(format!("cannot be read: {e}")))?;
    for corpus in corpora(&text).map_err(bad)? {
        print(&corpus.text(most));
    }
    Ok(ExitCode::SUCCESS)
}

/// How often a corpus has the instructions of a frequency table.
struct Corpus {
    name: String,
    column: usize,
    instructions: u64,
    modelled: u64,
    /// Counts and names of encodings without a row.
    missing: Vec<(u64, String)>,
}

impl Corpus {
    fn add(&mut self, encoding: &str, count: u64, modelled: bool) {
        self.instructions += count;
        if modelled {
            self.modelled += count;
        } else if count > 0 {
            self.missing.push((count, encoding.to_string()));
        }
    }

    /// What is modelled, and the `most` missing encodings that occur most.
    fn text(mut self, most: usize) -> String {
        self.missing.sort_by_key(|(n, name)| (std::cmp::Reverse(*n), name.clone()));
        let (all, modelled) = (self.instructions, self.modelled);
        let part = percent(modelled as usize, all as usize);
        let mut out = format!("{}: {modelled} of {all} instructions modelled ({part:.3}%)\n", self.name);
        for (n, name) in self.missing.iter().take(most) {
            out += &format!("  missing {n:>7}  {name}\n");
        }
        out
    }
}

/// The corpora of a frequency table, in the order of its columns.
fn corpora(text: &str) -> Result<Vec<Corpus>, String> {
    let mut reader = csv::ReaderBuilder::new().flexible(true).from_reader(text.as_bytes());
    let head = reader.headers().map_err(|e| e.to_string())?.clone();
    let code = head.iter().position(|h| h == "code").ok_or("has no column `code`")?;
    let corpus = |(column, head): (usize, &str)| {
        let name = head.strip_prefix("count_")?.to_string();
        Some(Corpus { name, column, instructions: 0, modelled: 0, missing: Vec::new() })
    };
    let mut corpora: Vec<Corpus> = head.iter().enumerate().filter_map(corpus).collect();
    for record in reader.records() {
        let record = record.map_err(|e| e.to_string())?;
        let line = || record.iter().collect::<Vec<_>>().join(",");
        let encoding = record.get(code).ok_or_else(|| format!("a line is too short: {}", line()))?;
        let modelled = coverage::models(encoding).ok_or_else(|| format!("unknown encoding {encoding}"))?;
        for corpus in &mut corpora {
            let count = record.get(corpus.column).and_then(|f| f.parse().ok());
            corpus.add(encoding, count.ok_or_else(|| format!("no count in: {}", line()))?, modelled);
        }
    }
    Ok(corpora)
}
