//! References into code.

use super::{ObjectFacts, is_call, is_direct, item_at, unrelocated_address};
use crate::input::image::Relocation;
use crate::input::items::What;
use crate::input::relocation::{is_pc_relative, place_of};

/// A reference to a place in code.
pub struct CodeReference {
    /// Section and offset of the direct jump that refers; `None` for anything else, which takes the address.
    pub jump: Option<(usize, u64)>,
    pub place: (usize, u64),
    /// The place was computed from a guess (the start of a jump table) and counts only if an instruction starts there.
    pub guess: bool,
}

/// Every reference into code that relocations, addresses or the text show, in the order of places.
pub fn code_references(finder: &ObjectFacts<'_>) -> Vec<CodeReference> {
    let mut found = Vec::new();
    let address = |place: (usize, u64)| CodeReference { jump: None, place, guess: false };
    for (s, section) in finder.image.sections.iter().enumerate() {
        if section.name.starts_with(".debug") || section.name == ".eh_frame" {
            continue;
        }
        let no_items = Vec::new();
        let items = finder.code.get(&s).unwrap_or(&no_items);
        for r in &section.relocations {
            match item_at(items, r.offset).filter(|i| matches!(i.what, What::Code(_))) {
                Some(item) => {
                    let place = place_of(finder.image, r, item.end() - r.offset);
                    let jump = (is_direct(item) && !is_call(item)).then_some((s, item.offset));
                    found.extend(place.map(|place| CodeReference { jump, place, guess: false }));
                }
                None => found.extend(data_references(finder, s, r)),
            }
        }
        for item in items {
            let jump = (!is_call(item)).then_some((s, item.offset));
            found.extend(item.local_target.map(|t| CodeReference { jump, place: (s, t), guess: false }));
            if let What::Code(d) = &item.what {
                found.extend(unrelocated_address(finder, s, item, d).map(|t| address((s, t))));
                if let Some(t) = d.side_target {
                    // `loop` and its like: not modelled, so control comes back in from elsewhere, there or behind it.
                    found.push(address((s, t)));
                    found.push(CodeReference { jump: None, place: (s, item.end()), guess: true });
                }
            }
        }
    }
    for symbol in finder.image.symbols.iter().filter(|s| s.global || s.weak) {
        found.extend(symbol.section.map(|s| address((s, symbol.offset))));
    }
    if let Some((_, references)) = finder.text {
        let named =
            finder.labels.iter().filter(|(_, names)| names.iter().any(|n| references.address_taken.contains(n)));
        // A function's own label is mentioned by `.size`, `.type` and `.globl`; its start is an entry in any case.
        found.extend(named.map(|(&place, _)| address(place)));
    }
    found.retain(|t| finder.code.contains_key(&t.place.0));
    found.sort_by_key(|t| t.place);
    found
}

/// Places that a relocated data field may mean: its referent, or, for a difference to the start of a table, what
/// every candidate for that start gives. Where there is text, it says which labels a difference is made of.
fn data_references(finder: &ObjectFacts<'_>, section: usize, r: &Relocation) -> Vec<CodeReference> {
    let symbol = &finder.image.symbols[r.symbol];
    let Some(target) = symbol.section else { return Vec::new() };
    let at = symbol.offset.wrapping_add(r.addend as u64);
    let relative = is_pc_relative(r.r_type);
    if relative && finder.text.is_some_and(|(_, references)| !references.hidden) {
        return Vec::new();
    }
    let mut found = vec![CodeReference { jump: None, place: (target, at), guess: relative }];
    if relative {
        let anchors = finder.labels.range((section, 0)..=(section, r.offset));
        let from = |&(_, anchor): &(usize, u64)| at.wrapping_sub(r.offset - anchor);
        found.extend(anchors.map(|(a, _)| CodeReference { jump: None, place: (target, from(a)), guess: true }));
    }
    found
}
