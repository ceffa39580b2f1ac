//! Functions that the unwinder enters in the middle.

use crate::input::image::Image;
use std::collections::BTreeSet;

/// A reason to keep a function: the unwinder enters it in the middle, by tables that count bytes.
pub const LANDING_PADS: &str = "has exception landing pads";

/// Places of code whose frame description names a language-specific data area: the unwinder enters such functions
/// in the middle. In `.eh_frame` a frame's relocation for its area follows the one for its code (LSB core §10.6.1.1.2).
pub fn with_landing_pads(image: &Image) -> BTreeSet<(usize, u64)> {
    let mut found = BTreeSet::new();
    for section in image.sections.iter().filter(|s| s.name == ".eh_frame") {
        let mut last_code = None;
        for r in &section.relocations {
            let symbol = &image.symbols[r.symbol];
            let Some(target) = symbol.section else { continue };
            if image.sections[target].executable {
                last_code = Some((target, symbol.offset.wrapping_add(r.addend as u64)));
            } else if image.sections[target].name.starts_with(".gcc_except_table") {
                found.extend(last_code);
            }
        }
    }
    found
}
