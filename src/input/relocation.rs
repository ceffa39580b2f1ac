//! Relocations spelled back into assembler operands (System V AMD64 psABI §4.4.1).

use super::image::{Image, Relocation};
use object::SymbolKind;
use object::elf::*;
use std::collections::BTreeMap;
use std::sync::Arc;

/// Label names by section and offset.
pub type Labels = BTreeMap<(usize, u64), Vec<String>>;

/// What a relocated field refers to.
pub struct Referent {
    /// Assembler spelling, addend included; `None` if the place has no name that survives edits of the text.
    pub text: Option<Arc<str>>,
    /// Section and offset, for symbols that this object defines.
    pub place: Option<(usize, u64)>,
}

/// Relative to the instruction's end, in the assembler's eyes: the field holds S + A − P, so A is short by the
/// distance from the field to the end of the instruction.
pub fn is_pc_relative(r_type: u32) -> bool {
    matches!(
        r_type,
        R_X86_64_PC32
            | R_X86_64_PLT32
            | R_X86_64_GOTPCREL
            | R_X86_64_GOTPCRELX
            | R_X86_64_REX_GOTPCRELX
            | R_X86_64_GOTTPOFF
            | R_X86_64_TLSGD
            | R_X86_64_TLSLD
            | R_X86_64_PC8
            | R_X86_64_PC16
            | R_X86_64_PC64
            | R_X86_64_GOTPC32
            | R_X86_64_GOTPC64
            | R_X86_64_GOTPC32_TLSDESC
    )
}

/// The operand modifier of a relocation type; `None` for types that this program does not spell.
fn modifier(r_type: u32) -> Option<&'static str> {
    Some(match r_type {
        R_X86_64_PC8 | R_X86_64_PC16 | R_X86_64_PC32 | R_X86_64_PC64 => "",
        R_X86_64_8 | R_X86_64_16 | R_X86_64_32 | R_X86_64_32S | R_X86_64_64 => "",
        R_X86_64_PLT32 => "@PLT",
        R_X86_64_GOTPCREL | R_X86_64_GOTPCRELX | R_X86_64_REX_GOTPCRELX => "@GOTPCREL",
        R_X86_64_GOTTPOFF => "@GOTTPOFF",
        R_X86_64_TPOFF32 | R_X86_64_TPOFF64 => "@TPOFF",
        R_X86_64_DTPOFF32 | R_X86_64_DTPOFF64 => "@DTPOFF",
        R_X86_64_GOT32 | R_X86_64_GOT64 => "@GOT",
        R_X86_64_GOTOFF64 => "@GOTOFF",
        R_X86_64_PLTOFF64 => "@PLTOFF",
        R_X86_64_SIZE32 | R_X86_64_SIZE64 => "@SIZE",
        _ => return None,
    })
}

/// Whether an operand spells an entry of the global offset table, and not a distance from that table's start.
pub fn is_got_entry(symbol: &str) -> bool {
    let modifier = symbol.split_once('@').map(|(_, rest)| rest.split(['+', '-', '(']).next().unwrap_or(rest));
    matches!(modifier, Some("GOT" | "GOTPCREL" | "GOTTPOFF"))
}

/// Relocations that linkers match together with the bytes around them; such instructions must not move or change.
pub fn is_rigid(r_type: u32) -> bool {
    matches!(
        r_type,
        R_X86_64_TLSGD | R_X86_64_TLSLD | R_X86_64_GOTTPOFF | R_X86_64_GOTPC32_TLSDESC | R_X86_64_TLSDESC_CALL
    )
}

/// The referent of `r` in an instruction that ends `to_end` bytes after the field's start.
pub fn referent(image: &Image, labels: &Labels, r: &Relocation, to_end: u64) -> Referent {
    let symbol = &image.symbols[r.symbol];
    let addend = addend(r, to_end);
    let place = place_of(image, r, to_end);
    let text = modifier(r.r_type).and_then(|modifier| {
        let (name, addend) = match (symbol.kind, symbol.section) {
            (SymbolKind::Section, Some(section)) => near(image, labels, section, addend)?,
            _ if !is_spellable(&symbol.name) => return None,
            _ => (symbol.name.clone(), addend),
        };
        let local = !symbol.global && !symbol.weak && symbol.section.is_some();
        let modifier = if local && modifier == "@PLT" { "" } else { modifier };
        Some(spell(&name, modifier, addend).into())
    });
    Referent { text, place }
}

/// Section and offset that `r` refers to, as of [`referent`].
pub fn place_of(image: &Image, r: &Relocation, to_end: u64) -> Option<(usize, u64)> {
    let symbol = &image.symbols[r.symbol];
    symbol.section.map(|s| (s, symbol.offset.wrapping_add(addend(r, to_end) as u64)))
}

/// What is added to the symbol, as the assembler spells it.
fn addend(r: &Relocation, to_end: u64) -> i64 {
    if is_pc_relative(r.r_type) { r.addend.wrapping_add(to_end as i64) } else { r.addend }
}

/// `foo`, `foo+8`, `foo@GOTPCREL-4`.
pub fn spell(name: &str, modifier: &str, addend: i64) -> String {
    match addend {
        0 => format!("{name}{modifier}"),
        a => format!("{name}{modifier}{a:+}"),
    }
}

/// A label and a distance for a place in a section. In code only an exact label will do, since text may change there.
fn near(image: &Image, labels: &Labels, section: usize, at: i64) -> Option<(String, i64)> {
    let exact = |at: u64| labels.get(&(section, at)).and_then(|names| names.last()).cloned();
    if let Some(name) = u64::try_from(at).ok().and_then(exact) {
        return Some((name, 0));
    }
    if image.sections[section].executable {
        return None;
    }
    let before = labels.range((section, 0)..=(section, at.max(0) as u64)).next_back();
    let (&(_, offset), names) = before.or_else(|| labels.range((section, 0)..(section + 1, 0)).next())?;
    Some((names.last()?.clone(), at - offset as i64))
}

/// The assembler reads the name back as one symbol.
pub fn is_spellable(name: &str) -> bool {
    !name.is_empty()
        && !name.starts_with(|c: char| c.is_ascii_digit() || c == '$')
        && name.chars().all(super::scan::is_symbol_char)
}
