//! Assembly text to a module: scan, assemble, cut into items, gather functions.

use super::assemble::Assembled;
use super::dwarf::subprograms;
use super::functions::{ObjectFacts, functions, is_direct};
use super::image::Image;
use super::items;
use super::references::references;
use super::relocation::{Labels, is_spellable};
use super::scan::{Comment, Scan};
use super::{Module, ObjectUnit};
use object::SymbolKind;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::OnceLock;

pub fn module(path: &str, text: &str, lines: Vec<String>, scan: Scan, assembled: Assembled) -> Module {
    let Assembled { mut image, places, prefix } = assembled;
    // Nothing refers to the labels that were added; they are not the user's.
    for added in image.symbols.iter_mut().filter(|s| s.name.starts_with(&prefix)) {
        (added.section, added.name) = (None, String::new());
    }
    let code = items::of_text(&image, &scan, &places);
    let alone = code.values().flatten().filter(|i| i.alone && is_direct(i));
    let branches: BTreeSet<usize> = alone.filter_map(|i| i.statement).collect();
    let references = references(&image, &scan, &places, |n| branches.contains(&n));
    let debug_only = |name: &str| !references.mentions.contains_key(name);
    let labels = labels(&image, debug_only);
    let finder = ObjectFacts { image: &image, labels: &labels, code: &code, text: Some((&scan, &references)) };
    let functions = functions(&finder, 0);
    Module {
        path: path.to_string(),
        lines,
        functions,
        annotations: annotations(&scan),
        units: vec![ObjectUnit { member: None, subprograms: subprograms(&image), image, labels }],
        hidden_mentions: references.hidden,
        mentions: references.mentions,
        scan,
        ends_with_newline: text.ends_with('\n'),
        names: OnceLock::new(),
        calls: OnceLock::new(),
        ways: OnceLock::new(),
    }
}

/// What comments say to this program.
fn annotations(scan: &Scan) -> Vec<Comment> {
    let said = |c: &Comment| {
        let text = c.text.trim_start_matches(['/', '#', '*']).trim().strip_prefix("superopt:")?.trim();
        Some(Comment { line: c.line, text: text.to_string() })
    };
    scan.comments.iter().filter_map(said).collect()
}

/// Label names by place, the one best fit for use in code last: local to the assembler, so that no other object can
/// take its place, and not one that only debug information uses.
fn labels(image: &Image, debug_only: impl Fn(&str) -> bool) -> Labels {
    let mut labels: BTreeMap<(usize, u64), Vec<(u8, String)>> = BTreeMap::new();
    for symbol in &image.symbols {
        let plain = !matches!(symbol.kind, SymbolKind::Section | SymbolKind::File);
        if let Some(section) = symbol.section.filter(|_| plain && is_spellable(&symbol.name)) {
            let rank = match &symbol.name {
                _ if symbol.global || symbol.weak => 1,
                name if !name.starts_with(".L") => 2,
                name if debug_only(name) => 0,
                _ => 3,
            };
            labels.entry((section, symbol.offset)).or_default().push((rank, symbol.name.clone()));
        }
    }
    let ordered = labels.into_iter().map(|(place, mut names)| {
        names.sort_by_key(|n| n.0);
        (place, names.into_iter().map(|n| n.1).collect())
    });
    ordered.collect()
}
