//! Where functions begin and end in a section.

use super::{ObjectFacts, is_call, items_in};
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

/// The functions of all code sections in the order of their places.
pub fn ranges(finder: &ObjectFacts<'_>) -> Vec<Range> {
    let mut symbols: BTreeMap<usize, Vec<&Symbol>> = BTreeMap::new();
    for s in &finder.image.symbols {
        if let Some(section) = s.section.filter(|section| finder.code.contains_key(section)) {
            symbols.entry(section).or_default().push(s);
        }
    }
    symbols.iter().flat_map(|(&section, symbols)| of_section(finder, section, symbols)).collect()
}

fn of_section(finder: &ObjectFacts<'_>, section: usize, symbols: &[&Symbol]) -> Vec<Range> {
    let items = &finder.code[&section];
    let size = finder.image.sections[section].bytes.len() as u64;
    let named = |s: &&&Symbol| {
        matches!(s.kind, SymbolKind::Text | SymbolKind::Unknown | SymbolKind::Label)
            && is_spellable(&s.name)
            && s.offset < size
    };
    let symbols: Vec<&Symbol> = symbols.iter().filter(named).copied().collect();
    let is_sized = |s: &Symbol| s.kind == SymbolKind::Text && s.size > 0;
    let sized = Stretches::new(symbols.iter().filter(|s| is_sized(s)).map(|s| (s.offset, s.end())));
    let cuts = CleanCuts::new(items);
    let mut starts: BTreeMap<u64, Vec<&Symbol>> = BTreeMap::new();
    for s in &symbols {
        let function = s.kind == SymbolKind::Text || s.global || s.weak;
        let alone = || (function || !s.name.starts_with(".L")) && !sized.hold(s.offset);
        if is_sized(s) || (alone() && (function || cuts.is_clean(s.offset))) {
            starts.entry(s.offset).or_default().push(s);
        }
    }
    let offsets: Vec<u64> = starts.keys().copied().chain([size]).collect();
    let range = |(n, (start, mut symbols)): (usize, (u64, Vec<&Symbol>))| {
        symbols.sort_by_key(|s| (s.kind != SymbolKind::Text, !s.global, s.weak));
        let sizes = symbols.iter().filter(|s| is_sized(s)).map(|s| s.size);
        let stated = sizes.max().map(|n| start.saturating_add(n).min(size));
        let end = stated.unwrap_or_else(|| without_padding(items, start, offsets[n + 1]));
        let mut names = symbols.iter().map(|s| s.name.clone());
        let name = names.next().expect("an entry is made with a symbol");
        let global = symbols.iter().any(|s| s.global || s.weak);
        Range { section, start, end, name, global, aliases: names.collect() }
    };
    starts.into_iter().enumerate().map(range).collect()
}

/// Which of them share bytes with another one. They are in the order of places, and start at different ones.
pub fn overlapping(ranges: &[Range]) -> Vec<bool> {
    let mut ends = (usize::MAX, 0);
    let overlaps = |n: usize| {
        let r = &ranges[n];
        // The farthest end of those before, in this section.
        ends = if ends.0 == r.section { ends } else { (r.section, 0) };
        let before = ends.1 > r.start;
        ends.1 = ends.1.max(r.end);
        before || ranges.get(n + 1).is_some_and(|next| next.section == r.section && next.start < r.end)
    };
    (0..ranges.len()).map(overlaps).collect()
}

/// Half-open stretches of offsets, joined where they touch.
struct Stretches(Vec<(u64, u64)>);

impl Stretches {
    fn new(all: impl Iterator<Item = (u64, u64)>) -> Stretches {
        let mut all: Vec<(u64, u64)> = all.collect();
        all.sort_unstable();
        let mut joined: Vec<(u64, u64)> = Vec::new();
        for (from, to) in all {
            match joined.last_mut() {
                Some(last) if from <= last.1 => last.1 = last.1.max(to),
                _ => joined.push((from, to)),
            }
        }
        Stretches(joined)
    }

    fn hold(&self, at: u64) -> bool {
        let after = self.0.partition_point(|s| s.0 <= at);
        after.checked_sub(1).is_some_and(|n| at < self.0[n].1)
    }
}

/// Places of a section where one function may end and the next begin: no control passes from before to behind or back,
/// except by calls.
struct CleanCuts<'a> {
    items: &'a [CodeItem],
    /// Offsets that a jump passes over or leads to, but for the lower end of its way.
    crossed: Stretches,
}

impl CleanCuts<'_> {
    fn new(items: &[CodeItem]) -> CleanCuts<'_> {
        let jumps = items.iter().filter(|i| !is_call(i)).filter_map(|i| Some((i.offset, i.local_target?)));
        // A place is crossed if one end lies before it and the other does not.
        let ways = jumps
            .filter(|(from, to)| from != to)
            .map(|(a, b)| (a.min(b).saturating_add(1), a.max(b).saturating_add(1)));
        CleanCuts { items, crossed: Stretches::new(ways) }
    }

    fn is_clean(&self, at: u64) -> bool {
        let before = &self.items[..self.items.partition_point(|i| i.offset < at)];
        let last = before.iter().rev().find(|i| !matches!(i.what, What::Padding));
        let falls_in = last.is_some_and(|i| match &i.what {
            What::Code(d) => match &d.decoded {
                Decoded::Jump(_) | Decoded::IndirectJump(_) | Decoded::Return => false,
                Decoded::Opaque(o) => !o.terminates,
                _ => true,
            },
            _ => false,
        });
        !falls_in && !self.crossed.hold(at)
    }
}

/// The end of a function without a stated size: `end` without the padding before it.
fn without_padding(items: &[CodeItem], start: u64, end: u64) -> u64 {
    let body = items_in(items, start..end).iter();
    body.rev().find(|i| !matches!(i.what, What::Padding)).map_or(end, CodeItem::end)
}
