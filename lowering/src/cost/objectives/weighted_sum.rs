//! A weighted sum of the measures, as users write it: `4*latency + 0.5*bytes`; ties broken by instructions.
//!
//! Weights are exact. Decimals are scaled to the least whole numbers that stand in the same proportion; where throughput
//! is among them, which is counted in parts of a cycle, the others are scaled by the parts of a whole one.

use crate::cost::{CostModel, Measures, Weights};
use isa::uarch::Cycles;
use std::sync::Mutex;

/// Decimals that a weight may have.
const DECIMALS: u32 = 6;
const SCALE: u64 = 10u64.pow(DECIMALS);
/// The largest weight in proportion to the others: sums of any code stay exact in 64 bits.
const MOST: u64 = 1_000_000;

/// What may be weighed, by name.
const MEASURES: [(&str, Weights); 6] = [
    ("instructions", Weights::INSTRUCTIONS),
    ("bytes", Weights::BYTES),
    ("size", Weights::BYTES),
    ("uops", Weights::UOPS),
    ("latency", Weights::LATENCY),
    ("throughput", Weights::THROUGHPUT),
];

/// How one is described in help texts.
pub const EXAMPLE: &str = "a weighted sum of measures such as `4*latency + 0.5*bytes`";

/// What a weight may stand at.
pub fn measure(name: &str) -> Option<Weights> {
    MEASURES.iter().find(|m| m.0 == name).map(|m| m.1)
}

pub struct WeightedSum {
    /// As it was written, evenly spaced.
    name: String,
    levels: [Weights; 2],
    /// Of the first level that make 1 as it was written.
    parts: u64,
}

/// All that were asked for: an objective is a handle, and lasts as long as the program.
static KNOWN: Mutex<Vec<&'static WeightedSum>> = Mutex::new(Vec::new());

impl WeightedSum {
    /// The sum that a text says.
    ///
    /// # Errors
    /// What is wrong with it, and in which column.
    pub fn parse(text: &str) -> Result<&'static WeightedSum, String> {
        let new = WeightedSum::of(&terms(text)?)?;
        let mut known = KNOWN.lock().unwrap_or_else(|broken| broken.into_inner());
        if let Some(same) = known.iter().find(|k| k.name == new.name) {
            return Ok(same);
        }
        let new: &'static WeightedSum = Box::leak(Box::new(new));
        known.push(new);
        Ok(new)
    }

    fn of(terms: &[WeightedTerm]) -> Result<WeightedSum, String> {
        let add = |sum: Weights, t: &WeightedTerm| sum.plus(t.measure.map(|m| m * t.millionths));
        let exact = terms.iter().fold(Weights::NONE, add);
        let divisor = [exact.uops, exact.instructions, exact.bytes, exact.latency, exact.throughput]
            .into_iter()
            .fold(SCALE, greatest_common_divisor);
        let whole = exact.map(|w| w / divisor);
        if whole == Weights::NONE {
            return Err("all weights are 0".to_string());
        }
        let largest = |w: Weights| w.uops.max(w.instructions).max(w.bytes).max(w.latency).max(w.throughput);
        if largest(whole) > MOST {
            let is_large = |t: &&WeightedTerm| t.measure.sum(whole) == largest(whole);
            let at = terms.iter().find(is_large).map_or(1, |t| t.column);
            let whole = largest(whole);
            return Err(format!("column {at}: in whole numbers this weight is {whole}; write at most {MOST}"));
        }
        let cycle = if whole.throughput > 0 { u64::from(Cycles::ONE) } else { 1 };
        let first = Weights { throughput: whole.throughput, ..whole.map(|w| w * cycle) };
        let name = terms.iter().map(|t| t.text.as_str()).collect::<Vec<_>>().join(" + ");
        Ok(WeightedSum { name, levels: [first, Weights::INSTRUCTIONS], parts: SCALE / divisor * cycle })
    }
}

impl CostModel for WeightedSum {
    fn name(&self) -> &str {
        &self.name
    }

    fn levels(&self) -> &[Weights] {
        &self.levels
    }

    fn parts(&self) -> u64 {
        self.parts
    }

    fn amount(&self, cost: u64) -> String {
        let text = format!("{:.6}", cost as f64 / self.parts as f64);
        text.trim_end_matches('0').trim_end_matches('.').to_string()
    }

    fn describe(&self, before: Measures<f64>, after: Measures<f64>, machine: &str) -> Option<String> {
        let of = |m| format!("{:.2}", self.readable(m));
        Some(format!("{} {} -> {} on {machine}", self.name, of(before), of(after)))
    }
}

/// `weight*measure`, or a measure alone.
struct WeightedTerm {
    column: usize,
    millionths: u64,
    measure: Weights,
    text: String,
}

fn terms(text: &str) -> Result<Vec<WeightedTerm>, String> {
    let mut start = 0;
    let parts = text.split('+').map(|part| {
        let own = start;
        start += part.len() + 1;
        term(text, own, part)
    });
    parts.collect()
}

/// The term that stands in `part` of a text, which begins at a byte of it.
fn term(text: &str, start: usize, part: &str) -> Result<WeightedTerm, String> {
    let column = |at: usize| text[..at].chars().count() + 1;
    let first = |start: usize, part: &str| column(start + part.len() - part.trim_start().len());
    let (weight, name) = match part.split_once('*') {
        Some((weight, name)) => (Some(weight), name),
        None => (None, part),
    };
    let begin = first(start, part);
    let at = first(start + weight.map_or(0, |w| w.len() + 1), name);
    let name = name.trim();
    let Some(measure) = measure(name) else {
        let known = MEASURES.map(|m| m.0).join(", ");
        return Err(format!("column {at}: `{name}` is no measure; these are: {known}"));
    };
    let Some(weight) = weight else {
        return Ok(WeightedTerm { column: begin, millionths: SCALE, measure, text: name.to_string() });
    };
    let weight = weight.trim();
    let millionths = millionths(weight).map_err(|why| format!("column {begin}: `{weight}` {why}"))?;
    Ok(WeightedTerm { column: begin, millionths, measure, text: format!("{weight}*{name}") })
}

/// A number from 0 on in millionths.
fn millionths(text: &str) -> Result<u64, String> {
    let (whole, decimals) = text.split_once('.').unwrap_or((text, ""));
    let is_number = |s: &str| s.chars().all(|c| c.is_ascii_digit());
    if !is_number(whole) || !is_number(decimals) || whole.is_empty() || text.ends_with('.') {
        return Err("is no weight: write a number from 0 on, such as 4 or 0.5".to_string());
    }
    if decimals.len() > DECIMALS as usize {
        return Err(format!("has more than {DECIMALS} decimals"));
    }
    let too_large = |_| format!("is more than {MOST}");
    let whole: u64 = whole.parse().map_err(too_large)?;
    if whole > MOST {
        return Err(format!("is more than {MOST}"));
    }
    let padded = format!("{decimals:0<width$}", width = DECIMALS as usize);
    Ok(whole * SCALE + padded.parse::<u64>().map_err(too_large)?)
}

fn greatest_common_divisor(a: u64, b: u64) -> u64 {
    if b == 0 { a } else { greatest_common_divisor(b, a % b) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cost::Objective;

    fn weights(text: &str) -> (Weights, u64) {
        let o = Objective::parse(text).unwrap_or_else(|e| panic!("{text}: {e}"));
        (o.primary(), o.parts())
    }

    fn error(text: &str) -> String {
        Objective::parse(text).expect_err(text).what
    }

    #[test]
    fn decimals_become_the_least_whole_weights() {
        let sum = |latency, bytes, uops| Weights { latency, bytes, uops, ..Weights::NONE };
        assert_eq!(weights("4*latency+bytes"), (sum(4, 1, 0), 1));
        assert_eq!(weights("uops + 0.1*bytes"), (sum(0, 1, 10), 10));
        assert_eq!(weights(" 0.50 * size + 1.25*latency "), (sum(5, 2, 0), 4));
        assert_eq!(weights("bytes + bytes + 0*uops"), (sum(0, 2, 0), 1));
        let cycle = u64::from(Cycles::ONE);
        assert_eq!(weights("2*throughput + uops"), (Weights { throughput: 2, uops: cycle, ..Weights::NONE }, cycle));
    }

    #[test]
    fn names_are_spaced_evenly_and_tell_objectives_apart() {
        let parse = |text| Objective::parse(text).unwrap_or_else(|e| panic!("{e}"));
        assert_eq!(parse("4 *latency+ bytes").name(), "4*latency + bytes");
        assert_eq!(parse("4*latency + bytes"), parse("4 * latency+bytes"));
        assert_ne!(parse("4*latency + bytes"), parse("5*latency + bytes"));
        assert_eq!(parse("size"), Objective::SIZE);
    }

    #[test]
    fn ties_are_broken_by_instructions() {
        let o = Objective::parse("uops + bytes").unwrap_or_else(|e| panic!("{e}"));
        let of = |uops, bytes, instructions| Measures { uops, bytes, instructions, ..Measures::default() };
        assert_eq!(o.key(of(2, 6, 2)), [8, 2, 0]);
        assert!(o.key(of(2, 6, 2)) < o.key(of(3, 5, 3)));
    }

    #[test]
    fn amounts_are_in_the_unit_that_was_written() {
        let o = Objective::parse("uops + 0.1*bytes").unwrap_or_else(|e| panic!("{e}"));
        assert_eq!((o.amount(37), o.amount(40)), ("3.7".to_string(), "4".to_string()));
    }

    #[test]
    fn errors_name_the_column() {
        assert_eq!(
            error("4*latency + -2*bytes"),
            "no objective `4*latency + -2*bytes`: column 13: `-2` is no weight: write a number from 0 on, such as 4 or 0.5"
        );
        assert!(error("4*latency + speed").contains("column 13: `speed` is no measure"));
        assert!(error("2*3*bytes").contains("column 3: `3*bytes` is no measure"));
        assert!(error("bytes + ").contains("column 9: `` is no measure"));
        assert_eq!(error("4"), "no objective `4`");
        assert!(error("1.2345678*bytes").contains("column 1: `1.2345678` has more than 6 decimals"));
        assert!(error("99999999999999999999*bytes").contains("column 1: `99999999999999999999` is more than 1000000"));
        assert!(error("uops + 1000.000001*bytes").contains("column 8: in whole numbers this weight is 1000000001"));
        assert!(error("0*bytes").contains("all weights are 0"));
        assert_eq!(error("fast"), "no objective `fast`");
        assert_eq!(error(""), "no objective ``");
    }
}
