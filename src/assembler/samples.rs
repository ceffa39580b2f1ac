//! Which functions a profiler saw running: what is searched first.

use crate::builds::fingerprint::fingerprints;
use crate::input::{Image, is_object};
use std::collections::BTreeMap;

/// Weights by function.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Samples(BTreeMap<String, u64>);

/// What a line without a share weighs; a share weighs as many hundredths of a per cent.
const ONE: u64 = 1;

impl Samples {
    /// From what `perf script -F ip,sym` or `perf report --stdio` print: a line for each sample, or for each function with its
    /// share in front, the function's name last. Lines that say something else count for names that no function has.
    pub fn parse(text: &str) -> Samples {
        let mut all = Samples::default();
        for line in text.lines().filter(|l| !l.trim_start().starts_with('#')) {
            let mut words = line.split_whitespace();
            let first = words.clone().next().and_then(|w| w.strip_suffix('%')).and_then(|w| w.parse::<f64>().ok());
            let weight = first.map_or(ONE, |share| (share.clamp(0.0, 100.0) * 100.0) as u64);
            if let Some(name) = words.next_back() {
                // `name+0x12` is a place in a function.
                let name = name.split("+0x").next().unwrap_or(name);
                *all.0.entry(name.to_string()).or_default() += weight;
            }
        }
        all
    }

    /// Whether all texts weigh the same.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// By function.
    pub fn weights(&self) -> &BTreeMap<String, u64> {
        &self.0
    }

    /// What the functions of a text or an object weigh together.
    pub fn of(&self, input: &[u8]) -> u64 {
        let weight = |name: &str| self.0.get(name).copied().unwrap_or_default();
        if is_object(input) {
            let image = Image::read("", input);
            return image
                .map_or(0, |i| i.symbols.iter().filter(|s| s.section.is_some()).map(|s| weight(&s.name)).sum());
        }
        fingerprints(input).iter().map(|f| weight(&String::from_utf8_lossy(f.name))).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "f:\n\tret\n\t.size\tf, .-f\ng:\n\tret\n\t.size\tg, .-g\n";

    #[test]
    fn both_ways_to_print_samples_count() {
        let script = Samples::parse("    55d0c3a0 f\n    55d0c3a9 f+0x12\n    55d0c3b0 other\n    55d0c3c0 g\n\n");
        assert_eq!(script.of(TEXT.as_bytes()), 3);
        let report =
            Samples::parse("# Overhead  Command\n    12.34%  prog  prog  [.] g\n     0.50%  prog  prog  [.] f\n");
        assert_eq!(report.of(TEXT.as_bytes()), 1284);
        assert_eq!(Samples::default().of(TEXT.as_bytes()), 0);
    }
}
