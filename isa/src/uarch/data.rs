//! A machine's table as text: what `isa/data/*.txt` hold.
//!
//! ```text
//! # comment
//! units ALU0 ALU1 ALU2 ALU3
//! latency 1 uops 1 throughput 1/4 ALU[0,1,2,3]:1
//!   add sub: r32,r32 r64,r64
//! unknown
//!   pdep: r32,r32,r32
//! ```
//! A line at the margin is a cost: latency in cycles, micro-operations, reciprocal throughput in cycles, and for each set
//! of units how many cycles one of them is busy. The indented lines below are the forms with that cost, every mnemonic
//! before the colon with every list of operand kinds behind it ([`super::shape`]). `unknown` heads the forms for which the
//! source has no number.

use super::{Cycles, FormCost, Microarch, Uarch, Units};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

/// Lines are broken before they get longer than this.
const MOST_COLUMNS: usize = 118;

/// Reads a table.
///
/// # Errors
/// The machine, the line and what is wrong with it.
pub fn read(machine: &'static Microarch, text: &str) -> Result<Uarch, String> {
    let mut units: Vec<String> = Vec::new();
    let (mut costs, mut forms) = (Vec::new(), BTreeMap::new());
    // Index in `costs`, or that there is none.
    let mut cost: Option<Option<usize>> = None;
    for (number, line) in text.lines().enumerate() {
        let wrong = |what: &str| format!("{}, line {}: {what}: `{line}`", machine.name, number + 1);
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        if let Some(names) = line.strip_prefix("units") {
            units = names.split_whitespace().map(str::to_string).collect();
        } else if line == "unknown" {
            cost = Some(None);
        } else if line.starts_with("latency") {
            cost = Some(Some(costs.len()));
            costs.push(read_cost(line, &units).ok_or_else(|| wrong("not a cost"))?);
        } else {
            let cost = cost.ok_or_else(|| wrong("no cost before it"))?;
            let (mnemonics, operands) = line.split_once(':').ok_or_else(|| wrong("no colon"))?;
            for form in product(mnemonics, operands) {
                if forms.insert(form, cost).is_some() {
                    return Err(wrong("listed twice"));
                }
            }
        }
    }
    Ok(Uarch { name: machine.name, machine, units, costs, forms })
}

/// Every mnemonic with every list of operand kinds; `-` is the empty list.
pub(super) fn product(mnemonics: &str, operands: &str) -> Vec<String> {
    let join = |m: &str, o: &str| if o == "-" { m.to_string() } else { format!("{m} {o}") };
    mnemonics.split_whitespace().flat_map(|m| operands.split_whitespace().map(move |o| join(m, o))).collect()
}

fn read_cost(line: &str, units: &[String]) -> Option<FormCost> {
    let words: Vec<&str> = line.split_whitespace().collect();
    let ["latency", latency, "uops", uops, "throughput", throughput, rest @ ..] = &words[..] else { return None };
    let busy = |word: &&str| {
        let (set, time) = word.split_once(':')?;
        Some((read_set(set, units)?, read_time(time)?))
    };
    Some(FormCost {
        latency: latency.parse().ok()?,
        uops: uops.parse().ok()?,
        throughput: read_time(throughput)?,
        units: rest.iter().map(busy).collect::<Option<_>>()?,
    })
}

/// `3`, `1/4`
pub(super) fn read_time(text: &str) -> Option<Cycles> {
    let (a, b) = text.split_once('/').unwrap_or((text, "1"));
    let (a, b): (u32, u32) = (a.parse().ok()?, b.parse().ok()?);
    a.checked_mul(Cycles::ONE)?.checked_div(b).map(Cycles)
}

/// `ALU[0,1,2,3]`, `Divider`, `ALU[0]|BRU[1]`
fn read_set(text: &str, units: &[String]) -> Option<Units> {
    let mut set = Units(0);
    for part in text.split('|') {
        let (stem, numbers) = match part.split_once('[') {
            Some((stem, numbers)) => (stem, numbers.strip_suffix(']')?),
            None => (part, ""),
        };
        for number in numbers.split(',') {
            set.0 |= 1 << units.iter().position(|u| u.strip_prefix(stem) == Some(number))?;
        }
    }
    Some(set)
}

/// Writes a table; `source` says in a few lines where its numbers are from. [`read`] gives the same table back.
pub fn write(uarch: &Uarch, source: &str) -> String {
    let mut out = String::new();
    for line in source.lines() {
        let _ = writeln!(out, "# {line}");
    }
    let _ = writeln!(out, "units {}", uarch.units.join(" "));
    let mut by_cost: BTreeMap<Option<&FormCost>, Vec<&str>> = BTreeMap::new();
    for (form, cost) in uarch.forms() {
        by_cost.entry(cost).or_default().push(form);
    }
    let unknown = by_cost.remove(&None);
    for (cost, forms) in &by_cost {
        let cost = cost.expect("the unknown ones are taken out");
        out += &format!("{}\n{}", spell_cost(uarch, cost), spell_forms(forms));
    }
    if let Some(forms) = unknown {
        out += &format!("unknown\n{}", spell_forms(&forms));
    }
    out
}

/// A cost as its line says it.
pub fn spell_cost(uarch: &Uarch, cost: &FormCost) -> String {
    let mut out = format!("latency {} uops {} throughput {}", cost.latency, cost.uops, cost.throughput);
    for &(set, time) in &cost.units {
        let parts = by_stem(&uarch.unit_names(set)).into_iter().map(|(stem, numbers)| match &numbers[..] {
            [""] => stem.to_string(),
            _ => format!("{stem}[{}]", numbers.join(",")),
        });
        let _ = write!(out, " {}:{time}", parts.collect::<Vec<_>>().join("|"));
    }
    out
}

/// Names of units, those that differ in a final number together.
fn by_stem<'a>(names: &[&'a str]) -> BTreeMap<&'a str, Vec<&'a str>> {
    let mut out: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for name in names {
        let stem = name.trim_end_matches(|c: char| c.is_ascii_digit());
        out.entry(stem).or_default().push(&name[stem.len()..]);
    }
    out
}

/// Mnemonics with the same operand kinds together.
pub(super) fn spell_forms(forms: &[&str]) -> String {
    let mut kinds: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for form in forms {
        let (mnemonic, operands) = form.rsplit_once(' ').unwrap_or((form, "-"));
        kinds.entry(mnemonic).or_default().insert(operands);
    }
    let mut mnemonics: BTreeMap<BTreeSet<&str>, Vec<&str>> = BTreeMap::new();
    for (mnemonic, operands) in kinds {
        mnemonics.entry(operands).or_default().push(mnemonic);
    }
    let mut lines: Vec<String> = Vec::new();
    for (operands, mnemonics) in mnemonics {
        let operands: Vec<&str> = operands.into_iter().collect();
        for some in broken(&operands, MOST_COLUMNS * 2 / 3) {
            let left = MOST_COLUMNS.saturating_sub(some.len() + 4);
            lines.extend(broken(&mnemonics, left).into_iter().map(|m| format!("  {m}: {some}\n")));
        }
    }
    lines.sort();
    lines.concat()
}

/// Words joined by blanks into pieces of at most `columns` (or one word).
fn broken(words: &[&str], columns: usize) -> Vec<String> {
    let mut out: Vec<String> = Vec::new();
    for word in words {
        match out.last_mut() {
            Some(last) if last.len() + 1 + word.len() <= columns => *last = format!("{last} {word}"),
            _ => out.push((*word).to_string()),
        }
    }
    out
}
