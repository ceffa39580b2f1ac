//! Who refers to which label, read from the statements: what the object file resolves without a trace (differences
//! of labels in jump tables and landing pads) still stands in the text.

use super::anchors::StatementPlaces;
use super::image::Image;
use super::scan::{Scan, Statement, StatementKind, names};
use std::collections::{BTreeMap, BTreeSet, HashMap};

#[derive(Clone, Debug, Default)]
pub struct References {
    /// Statements that mention a label or symbol, by its name. Debug sections and `.loc` do not count.
    pub mentions: BTreeMap<String, BTreeSet<usize>>,
    /// Those that something else than a direct jump or call mentions.
    pub address_taken: BTreeSet<String>,
    /// Names mentioned with a distance (`f+12`), which an edit of the code would falsify.
    pub with_distance: BTreeSet<String>,
    /// There may be mentions that the text does not show: names put together by macros, and included files.
    pub hidden: bool,
    /// Lines (from 0) of numeric labels that something else than a direct jump mentions.
    pub numeric_taken: BTreeSet<usize>,
}

/// `is_branch` tells whether a statement is a direct jump or call and nothing else.
pub fn references(
    image: &Image,
    scan: &Scan,
    places: &StatementPlaces,
    is_branch: impl Fn(usize) -> bool,
) -> References {
    let composes =
        |s: &Statement| matches!(s.kind, StatementKind::Macro | StatementKind::Block) && s.text.contains('\\');
    let hidden = scan.statements.iter().any(|s| composes(s) || s.word == ".include");
    let mut found = References { hidden, ..References::default() };
    let symbols = image.symbols.iter().map(|s| s.name.as_str());
    let labels = scan.labels.iter().map(|l| l.name.as_str()).chain(symbols);
    let mut mentions: HashMap<&str, Mentions> = labels.map(|name| (name, Mentions::default())).collect();
    for (n, statement) in scan.statements.iter().enumerate() {
        let debug = places.of(n).is_some_and(|(s, _)| image.sections[s].name.starts_with(".debug"));
        if debug || statement.word == ".loc" {
            continue;
        }
        let branch = is_branch(n);
        for name in names(&statement.text) {
            if let Some(m) = mentions.get_mut(name) {
                m.statements.push(n);
                m.address_taken |= !branch;
            }
            if !branch {
                found.numeric_taken.extend(numeric_label(scan, statement.start.0, name));
            }
        }
        if statement.kind != StatementKind::Silent {
            found.with_distance.extend(distances(&statement.text));
        }
    }
    for (name, m) in mentions.into_iter().filter(|(_, m)| !m.statements.is_empty()) {
        if m.address_taken {
            found.address_taken.insert(name.to_string());
        }
        found.mentions.insert(name.to_string(), m.statements.into_iter().collect());
    }
    found
}

/// Where a name is mentioned.
#[derive(Default)]
struct Mentions {
    statements: Vec<usize>,
    /// Once by something else than a direct jump or call.
    address_taken: bool,
}

/// The line of the label that `1b` or `1f` on line `line` means.
fn numeric_label(scan: &Scan, line: usize, reference: &str) -> Option<usize> {
    let (number, direction) = reference.split_at_checked(reference.len().checked_sub(1)?)?;
    if number.is_empty() || !number.bytes().all(|b| b.is_ascii_digit()) {
        return None;
    }
    let same = scan.labels.iter().filter(|l| l.name == number).map(|l| l.place.0);
    match direction {
        "b" => same.filter(|&l| l <= line).max(),
        "f" => same.filter(|&l| l >= line).min(),
        _ => None,
    }
}

/// Names followed by a plus or minus and a number.
fn distances(text: &str) -> impl Iterator<Item = String> {
    names(text).filter_map(move |name| {
        // `name` is a slice of `text`.
        let end = name.as_ptr() as usize - text.as_ptr() as usize + name.len();
        let rest = text[end..].trim_start().strip_prefix(['+', '-'])?;
        rest.trim_start().starts_with(|c: char| c.is_ascii_digit()).then(|| name.to_string())
    })
}
