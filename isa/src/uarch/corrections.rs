//! Numbers measured on a machine, in place of the source's where the two are more than 10 % apart.
//!
//! ```text
//! # comment
//! latency 4
//!   imul mul: r32 r64
//! throughput 1/2
//!   sete setne: r8
//! ```

use super::data::{product, read_time, spell_forms};
use super::shape::CostShape;
use super::{Cycles, FormCost, Uarch, Units};
use std::collections::BTreeMap;
use std::fmt::Write;

/// A measured number of a form.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Number {
    /// Whole cycles.
    Latency(u32),
    Throughput(Cycles),
}

/// The measured numbers of a machine, by form.
pub type Corrections = Vec<(CostShape, Number)>;

/// Reads corrections.
///
/// # Errors
/// The line and what is wrong with it.
pub fn read(text: &str) -> Result<Corrections, String> {
    let mut out = Vec::new();
    let mut number = None;
    for (k, line) in text.lines().enumerate().filter(|(_, l)| !l.is_empty() && !l.starts_with('#')) {
        let wrong = |what: &str| format!("corrections, line {}: {what}: `{line}`", k + 1);
        if let Some((mnemonics, operands)) = line.split_once(':') {
            let number = number.ok_or_else(|| wrong("no number before it"))?;
            out.extend(product(mnemonics, operands).into_iter().map(|form| (CostShape::from_text(form), number)));
        } else {
            number = Some(read_number(line).ok_or_else(|| wrong("not a number"))?);
        }
    }
    Ok(out)
}

fn read_number(line: &str) -> Option<Number> {
    match line.split_once(' ')? {
        ("latency", cycles) => cycles.parse().ok().map(Number::Latency),
        ("throughput", cycles) => read_time(cycles).map(Number::Throughput),
        _ => None,
    }
}

/// Writes corrections; `source` says in a few lines where they are from.
pub fn write(corrections: &Corrections, source: &str) -> String {
    let mut by_number: BTreeMap<Number, Vec<&str>> = BTreeMap::new();
    for (form, number) in corrections {
        by_number.entry(*number).or_default().push(form.text());
    }
    let mut out: String = source.lines().map(|l| format!("# {l}\n")).collect();
    for (number, forms) in by_number {
        let _ = match number {
            Number::Latency(cycles) => writeln!(out, "latency {cycles}"),
            Number::Throughput(cycles) => writeln!(out, "throughput {cycles}"),
        };
        out += &spell_forms(&forms);
    }
    out
}

impl Uarch {
    /// The machine with the number of one form replaced. Units are busy no longer, and operations are no more, than the
    /// throughput leaves room for. A form without a cost stays without.
    pub fn correct(&mut self, form: &CostShape, number: Number) {
        let Some(mut cost) = self.cost_of(form).cloned() else { return };
        match number {
            Number::Latency(cycles) => cost.latency = cycles,
            Number::Throughput(cycles) => set_throughput(&mut cost, cycles, self.machine.issue_width),
        }
        let index = self.costs.iter().position(|c| *c == cost).unwrap_or_else(|| {
            self.costs.push(cost);
            self.costs.len() - 1
        });
        self.forms.insert(form.text().to_string(), Some(index));
    }
}

fn set_throughput(cost: &mut FormCost, cycles: Cycles, issue_width: u32) {
    cost.throughput = cycles;
    cost.uops = cost.uops.min((cycles.0 * issue_width / Cycles::ONE).max(1));
    for (units, busy) in &mut cost.units {
        let Units(set) = *units;
        busy.0 = busy.0.min(cycles.0 * set.count_ones());
    }
}
