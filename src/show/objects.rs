//! What became of objects that were rewritten in place.

use crate::input::patch::Misfit;
use crate::jobs::batch::Unit;
use crate::jobs::batch::objects::RewrittenObject;
use serde::Serialize;
use std::collections::BTreeMap;

/// One object.
#[derive(Serialize)]
pub struct ObjectRow<'a> {
    pub name: &'a str,
    pub functions: usize,
    /// Functions with a better version, in place or not.
    pub improved: usize,
    pub changed: Vec<ChangedRow<'a>>,
    pub left: Vec<LeftRow<'a>>,
}

/// A function that is another now.
#[derive(Serialize)]
pub struct ChangedRow<'a> {
    pub name: &'a str,
    /// Instructions before and after, no-ops that fill its room not counted.
    pub instructions: [u32; 2],
}

/// A function with a better version that stayed as it was.
#[derive(Serialize)]
pub struct LeftRow<'a> {
    pub name: &'a str,
    pub why: Misfit,
}

pub fn row<'a>(unit: &'a Unit, rewritten: &RewrittenObject) -> ObjectRow<'a> {
    let changed = rewritten.changed.iter().map(|&n| {
        let r = &unit.entries[n].result;
        ChangedRow { name: &r.name, instructions: [r.before.instructions, r.after.instructions] }
    });
    let left = rewritten.misfits.iter().map(|m| {
        let name = unit.module.functions[m.function].function.name.as_str();
        LeftRow { name, why: m.why.clone() }
    });
    let improved = unit.entries.iter().filter(|e| e.result.is_improved()).count();
    let functions = unit.entries.len();
    ObjectRow { name: &unit.input.name, functions, improved, changed: changed.collect(), left: left.collect() }
}

/// A line for an object.
pub fn line(row: &ObjectRow<'_>) -> String {
    let [before, after] = [0, 1].map(|n| row.changed.iter().map(|c| c.instructions[n]).sum::<u32>());
    let mut line = format!("{}: {} of {} functions changed", row.name, row.changed.len(), row.functions);
    if !row.changed.is_empty() {
        line += &format!(", {before} -> {after} instructions");
    }
    let mut counts: BTreeMap<&Misfit, usize> = BTreeMap::new();
    row.left.iter().for_each(|l| *counts.entry(&l.why).or_default() += 1);
    let left: Vec<String> = counts.iter().map(|(why, n)| format!("{n} {}", words(why))).collect();
    if !left.is_empty() {
        line += &format!("; better ones left out: {}", left.join(", "));
    }
    line + "\n"
}

fn words(why: &Misfit) -> &'static str {
    match why {
        Misfit::NoRoom => "longer than the original",
        Misfit::Padded => "no better with no-ops in their room",
        Misfit::Calls => "with calls at other places",
        Misfit::Frame => "with another frame",
        Misfit::Unwinding => "that unwinding would be told otherwise of",
        Misfit::Entered => "entered in the middle",
        Misfit::References => "with other references",
        Misfit::Unmatched => "not found again",
    }
}
