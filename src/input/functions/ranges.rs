//! Where functions begin and end in a section.

use super::{ObjectFacts, is_call};
use crate::input::image::Symbol;
use crate::input::items::{CodeItem, What};
use crate::input::relocation::is_spellable;
use isa::Decoded;
use object::SymbolKind;
use std::collections::BTreeMap;

/// A function's place in its section.
#[derive(Clone, Debug)]
pub struct Range {
    pub section: usize,
    pub start: u64,
    pub end: u64,
    pub name: String,
    pub global: bool,
    pub aliases: Vec<String>,
}

impl Range {
    pub fn holds(&self, place: (usize, u64)) -> bool {
        place.0 == self.section && (self.start..self.end).contains(&place.1)
    }
}

/// The functions of a section in the order of their offsets.
pub fn ranges(finder: &ObjectFacts<'_>, section: usize) -> Vec<Range> {
    let items = &finder.code[&section];
    let size = finder.image.sections[section].bytes.len() as u64;
    let named = |s: &&Symbol| {
        s.section == Some(section)
            && matches!(s.kind, SymbolKind::Text | SymbolKind::Unknown | SymbolKind::Label)
            && is_spellable(&s.name)
            && s.offset < size
    };
    let symbols: Vec<&Symbol> = finder.image.symbols.iter().filter(named).collect();
    let is_sized = |s: &Symbol| s.kind == SymbolKind::Text && s.size > 0;
    let sized = |at: u64| symbols.iter().any(|s| is_sized(s) && s.offset <= at && at < s.end());
    let mut starts: BTreeMap<u64, Vec<&Symbol>> = BTreeMap::new();
    for s in &symbols {
        let function = s.kind == SymbolKind::Text || s.global || s.weak;
        let cut = || is_clean_cut(items, s.offset);
        if is_sized(s) || ((function || !s.name.starts_with(".L")) && !sized(s.offset) && (function || cut())) {
            starts.entry(s.offset).or_default().push(s);
        }
    }
    let offsets: Vec<u64> = starts.keys().copied().collect();
    let range = |(start, mut symbols): (u64, Vec<&Symbol>)| {
        symbols.sort_by_key(|s| (s.kind != SymbolKind::Text, !s.global, s.weak));
        let next = offsets.iter().copied().find(|&o| o > start).unwrap_or(size);
        let sizes = symbols.iter().filter(|s| is_sized(s)).map(|s| s.size);
        let end =
            sizes.max().map_or_else(|| without_padding(items, start, next), |n| start.saturating_add(n).min(size));
        let mut names = symbols.iter().map(|s| s.name.clone());
        let name = names.next().expect("an entry is made with a symbol");
        let global = symbols.iter().any(|s| s.global || s.weak);
        Range { section, start, end, name, global, aliases: names.collect() }
    };
    starts.into_iter().map(range).collect()
}

/// No control passes from before `at` to after it or back, except by calls: a place where one function may end and
/// the next begin.
fn is_clean_cut(items: &[CodeItem], at: u64) -> bool {
    let before = items.iter().rev().filter(|i| i.offset < at && !matches!(i.what, What::Padding));
    let falls_in = before.clone().next().is_some_and(|i| match &i.what {
        What::Code(d) => match &d.decoded {
            Decoded::Jump(_) | Decoded::IndirectJump(_) | Decoded::Return => false,
            Decoded::Opaque(o) => !o.terminates,
            _ => true,
        },
        _ => false,
    });
    let crosses = |i: &CodeItem| !is_call(i) && i.local_target.is_some_and(|t| (i.offset < at) != (t < at));
    !falls_in && !items.iter().any(crosses)
}

/// The end of a function without a stated size: `end` without the padding before it.
fn without_padding(items: &[CodeItem], start: u64, end: u64) -> u64 {
    let body = items.iter().filter(|i| start <= i.offset && i.offset < end);
    body.rev().find(|i| !matches!(i.what, What::Padding)).map_or(end, CodeItem::end)
}
