//! Names of labels that do not matter: equal functions have them in another order or with other numbers, and share a result.

use crate::input::{Module, TextPosition, WAY};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// What the labels of new branches start with, in this function of this module.
fn way_prefix(index: usize) -> String {
    format!("{WAY}{index}_")
}

/// What they start with in the store. No name in assembly text contains it.
const GENERAL_WAY: &str = "%way_";
const LABEL: &str = "%label_";

/// The assembler-local labels of one function, numbered in the order of the text.
#[derive(Clone, Serialize, Deserialize, Debug)]
pub struct LocalLabels {
    numbers: BTreeMap<String, usize>,
    labels: Vec<String>,
    way: String,
}

impl LocalLabels {
    /// Of the labels from one place of the text to another, and of the new ones of the function with that index.
    pub fn new(module: &Module, index: usize, from: TextPosition, to: TextPosition) -> LocalLabels {
        let inside = module.scan.labels_in(from..=to).iter();
        let local = inside.filter(|l| l.name.starts_with(".L"));
        let labels: Vec<String> = local.map(|l| l.name.clone()).collect();
        let numbers = labels.iter().cloned().enumerate().map(|(n, l)| (l, n)).collect();
        LocalLabels { numbers, labels, way: way_prefix(index) }
    }

    /// Text with the labels' numbers in place of their names.
    pub fn general(&self, text: &str) -> String {
        words(text, |word| match (self.numbers.get(word), word.strip_prefix(&self.way)) {
            (Some(n), _) => Some(format!("{LABEL}{n}")),
            (None, Some(rest)) => Some(format!("{GENERAL_WAY}{rest}")),
            (None, None) => None,
        })
    }

    /// The other way round.
    pub fn special(&self, text: &str) -> String {
        words(text, |word| match (word.strip_prefix(LABEL), word.strip_prefix(GENERAL_WAY)) {
            (Some(n), _) => self.labels.get(n.parse::<usize>().ok()?).cloned(),
            (None, Some(rest)) => Some(format!("{}{rest}", self.way)),
            (None, None) => None,
        })
    }
}

/// The text with its words, names and their like, replaced where `f` says so.
fn words(text: &str, f: impl Fn(&str) -> Option<String>) -> String {
    let part = |c: char| c.is_alphanumeric() || "_.$%".contains(c);
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while !rest.is_empty() {
        let other = rest.find(part).unwrap_or(rest.len());
        out.push_str(&rest[..other]);
        let end = rest[other..].find(|c| !part(c)).map_or(rest.len(), |n| other + n);
        let word = &rest[other..end];
        out.push_str(&f(word).unwrap_or_else(|| word.to_string()));
        rest = &rest[end..];
    }
    out
}

#[cfg(test)]
mod tests {
    use crate::input::load_text;
    use crate::jobs::batch::names::*;

    #[test]
    fn what_is_generalised_comes_back_under_the_names_of_the_other_module() {
        let text = "f:\n\tje .L4\n\tincl %eax\n.L4:\n\tjmp .L2\n.L2:\n\tret\n";
        let of = |text: &str, index| {
            let module = load_text("x.s", text).expect("it assembles");
            LocalLabels::new(&module, index, (0, 0), (usize::MAX, 0))
        };
        let (a, b) = (of(text, 3), of(&text.replace(".L4", ".L17").replace(".L2", ".L4"), 5));
        let line = "jmp .Lway3_0_1; je .L4+8; movl $.L2, %eax; jne .L44";
        let general = a.general(line);
        assert_eq!(general, "jmp %way_0_1; je %label_0+8; movl $.L2, %eax; jne .L44");
        assert_eq!(a.special(&general), line);
        assert_eq!(b.special(&general), "jmp .Lway5_0_1; je .L17+8; movl $.L2, %eax; jne .L44");
    }
}
