//! What code that was assembled from an object's listing refers to, in the words of the object.

use crate::input::ObjectUnit;
use crate::input::image::{Image, Relocation};
use crate::input::relocation::{Labels, is_pc_relative};
use object::SymbolKind;
use std::collections::BTreeMap;

pub struct ObjectReferences<'a> {
    original: &'a Image,
    /// Places in the original by the names that its listing gives them.
    places: BTreeMap<&'a str, (usize, u64)>,
    listed: &'a ObjectUnit,
}

impl<'a> ObjectReferences<'a> {
    pub fn new(original: &'a Image, labels: &'a Labels, listed: &'a ObjectUnit) -> ObjectReferences<'a> {
        let named = labels.iter().flat_map(|(&place, names)| names.iter().map(move |n| (n.as_str(), place)));
        ObjectReferences { original, places: named.collect(), listed }
    }

    /// A relocation of the listing's object as one of the original, at the same offset; its field lies `to_end` bytes before
    /// the end of its instruction. `None` if the original has nothing to name it by.
    pub fn in_original(&self, r: &Relocation, to_end: u64) -> Option<Relocation> {
        let symbol = &self.listed.image.symbols[r.symbol];
        let known = self.original.symbols.iter().position(|s| {
            s.kind != SymbolKind::Section && s.name == symbol.name && s.section.is_some() == symbol.section.is_some()
        });
        if let (Some(known), false) = (known, symbol.kind == SymbolKind::Section) {
            return Some(Relocation { symbol: known, ..*r });
        }
        // The distance from the field to the instruction's end is part of the addend.
        let within = if is_pc_relative(r.r_type) { to_end as i64 } else { 0 };
        let place = (symbol.section?, symbol.offset.wrapping_add((r.addend + within) as u64));
        let (at, names) = self.listed.labels.range((place.0, 0)..=place).next_back()?;
        let there = names.iter().find_map(|n| self.places.get(n.as_str()))?;
        let distance = place.1 - at.1;
        // Beyond a label linkers may move things: they merge strings and constants.
        if distance > 0 && self.original.sections[there.0].entsize > 0 {
            return None;
        }
        let section = |s: &crate::input::image::Symbol| s.kind == SymbolKind::Section && s.section == Some(there.0);
        let symbol = self.original.symbols.iter().position(section)?;
        Some(Relocation { symbol, addend: (there.1 + distance) as i64 - within, ..*r })
    }
}
