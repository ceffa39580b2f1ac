//! Which stretches of a code section are functions, what their instructions are, and where else they are entered.

mod build;
mod code_references;
mod fixed;
mod landing;
mod ranges;

use super::image::Image;
use super::items::{CodeItem, What};
use super::references::References;
use super::relocation::Labels;
use super::scan::Scan;
use super::{KeepReason, ModuleFunction};
use build::FunctionBuilder;
use code_references::code_references;
use isa::codec::Decoding;
use isa::{Decoded, Operand};
use ranges::{overlapping, ranges};
use std::collections::BTreeMap;

pub use landing::LANDING_PADS;

/// Everything known about one object when its functions are gathered.
pub struct ObjectFacts<'a> {
    pub image: &'a Image,
    pub labels: &'a Labels,
    /// Items of every code section.
    pub code: &'a BTreeMap<usize, Vec<CodeItem>>,
    /// The text and its references; `None` for object files.
    pub text: Option<(&'a Scan, &'a References)>,
}

/// Functions of one object in section and offset order.
pub fn functions(finder: &ObjectFacts<'_>, unit: usize) -> Vec<ModuleFunction> {
    let ranges = ranges(finder);
    let taken = code_references(finder);
    let landing = landing::with_landing_pads(finder.image);
    let mut found: Vec<ModuleFunction> =
        ranges.iter().map(|r| FunctionBuilder::new(finder, r, &ranges).build(unit, &taken)).collect();
    for ((f, r), overlaps) in found.iter_mut().zip(&ranges).zip(overlapping(&ranges)) {
        if landing.range((r.section, r.start)..(r.section, r.end.max(r.start))).next().is_some() {
            f.kept.push(KeepReason { line: f.label_line, reason: LANDING_PADS.to_string() });
        }
        if overlaps {
            f.kept.push(KeepReason { line: f.label_line, reason: "overlaps another function".to_string() });
        }
    }
    found
}

/// The items that begin from one offset up to another.
fn items_in(items: &[CodeItem], offsets: std::ops::Range<u64>) -> &[CodeItem] {
    let first = items.partition_point(|i| i.offset < offsets.start);
    let end = items.partition_point(|i| i.offset < offsets.end);
    items.get(first..end).unwrap_or_default()
}

pub fn item_at(items: &[CodeItem], offset: u64) -> Option<&CodeItem> {
    let after = items.partition_point(|i| i.offset <= offset);
    items.get(after.checked_sub(1)?).filter(|i| offset < i.end())
}

fn is_call(item: &CodeItem) -> bool {
    matches!(&item.what, What::Code(d) if matches!(d.decoded, Decoded::Call(_)))
}

/// A jump, conditional jump or call to a fixed place.
pub fn is_direct(item: &CodeItem) -> bool {
    let What::Code(d) = &item.what else { return false };
    matches!(d.decoded, Decoded::Jump(_) | Decoded::Branch(..) | Decoded::Call(_))
}

/// The place in its own section that an instruction addresses relative to itself without a relocation.
pub fn unrelocated_address(finder: &ObjectFacts<'_>, section: usize, item: &CodeItem, d: &Decoding) -> Option<u64> {
    let field = item.offset + d.disp_offset? as u64;
    let bytes = &finder.image.sections[section].bytes;
    let relocations = &finder.image.sections[section].relocations;
    if relocations.binary_search_by_key(&field, |r| r.offset).is_ok() || d.disp_offset == Some(0) {
        return None;
    }
    match &d.decoded {
        Decoded::Plain(inst) => inst.operands.iter().find_map(|o| match o {
            Operand::Mem(m) if m.rip && m.symbol.is_none() => Some(m.disp as u64),
            _ => None,
        }),
        Decoded::Opaque(_) | Decoded::IndirectCall(_) | Decoded::IndirectJump(_) | Decoded::Nop => {
            // ModRM with mod 00 and rm 101 stands right before a displacement relative to rip (SDM vol. 2 §2.2.1.6).
            // A SIB byte of that shape is taken for one too, which only adds an entry.
            let modrm = *bytes.get(field as usize - 1)?;
            let disp: [u8; 4] = bytes.get(field as usize..field as usize + 4)?.try_into().ok()?;
            (modrm & 0xc7 == 0x05).then(|| item.end().wrapping_add(i32::from_le_bytes(disp) as u64))
        }
        _ => None,
    }
}
