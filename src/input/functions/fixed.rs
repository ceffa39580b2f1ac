//! Constants in read-only data.

use crate::input::image::{Image, Relocation};
use isa::Fixed;
use object::elf::{R_X86_64_PC32, SHF_EXECINSTR, SHF_MERGE, SHF_STRINGS, SHF_TLS, SHF_WRITE, SHT_PROGBITS};
use std::sync::Arc;

/// Read-only data that `r`, a reference relative to the instruction, means: what stands from `place` on. Where the linker
/// may merge entries (gABI, SHF_MERGE), only the own entry stays together. A symbol that another object's may stand for is
/// left out.
pub fn fixed(image: &Image, r: &Relocation, place: (usize, u64)) -> Option<Arc<Fixed>> {
    /// Bytes of the widest operand.
    const WIDEST: u64 = 64;
    let (symbol, section) = (&image.symbols[r.symbol], &image.sections[place.0]);
    let place_end = place.1.checked_add(WIDEST)?;
    let constant = section.allocated
        && section.flags & u64::from(SHF_WRITE | SHF_EXECINSTR | SHF_TLS | SHF_STRINGS) == 0
        && section.sh_type == SHT_PROGBITS
        && section.group.is_none();
    if r.r_type != R_X86_64_PC32 || symbol.global || symbol.weak || !constant {
        return None;
    }
    // Relocated fields have eight bytes at most.
    let touched = section.relocations.iter().find(|x| x.offset + 8 > place.1).map_or(u64::MAX, |x| x.offset);
    let merged = (section.flags & u64::from(SHF_MERGE) != 0).then_some(section.entsize).filter(|&size| size > 0);
    let entry = merged.map_or(u64::MAX, |size| place.1 - place.1 % size + size);
    let end = place_end.min(section.bytes.len() as u64).min(touched).min(entry);
    let bytes = section.bytes.get(place.1 as usize..end.max(place.1) as usize)?.to_vec();
    let section_align = merged.unwrap_or(section.align).max(1).min(section.align.max(1));
    let align = 1 << section_align.trailing_zeros().min(place.1.trailing_zeros());
    Some(Arc::new(Fixed { bytes, align }))
}
