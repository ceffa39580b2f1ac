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
        LeftRow { name, why: m.why }
    });
    let functions = unit.entries.len();
    ObjectRow { name: &unit.input.name, functions, changed: changed.collect(), left: left.collect() }
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
    let left: Vec<String> = counts.iter().map(|(why, n)| format!("{n} × {}", misfit(**why))).collect();
    if !left.is_empty() {
        line += &format!("; better ones left out: {}", left.join(", "));
    }
    line + "\n"
}

/// What is wrong with a version that does not go in place of its original.
pub fn misfit(why: Misfit) -> &'static str {
    match why {
        Misfit::NoRoom => "is longer than the original",
        Misfit::Padded => "is no better with no-ops in its room",
        Misfit::Calls => "has calls at other places",
        Misfit::Frame => "has another frame",
        Misfit::Unwinding => "needs unwinding to be told something else",
        Misfit::Entered => "is entered at other places",
        Misfit::References => "refers to what the object does not",
        Misfit::Unmatched => "was not found again in the object",
    }
}
