//! `.eh_frame` back to `.cfi_*` directives, so that unwinding stays right where code changes its length.

use super::dwarf::DwarfReader;
use super::image::{Image, Section};
use super::relocation::{Labels, is_spellable};
use gimli::{BaseAddresses, CallFrameInstruction as Cfi, CieOrFde, EhFrame, LittleEndian, Reader, UnwindSection};
use std::collections::BTreeMap;

/// Directives by section and offset, in the order of their printing; ends of functions come first at an offset.
pub type Directives = BTreeMap<(usize, u64), Vec<String>>;

/// The directives for all frames, or why there are none.
///
/// # Errors
/// A frame that has no directives.
pub fn directives(image: &Image, labels: &Labels) -> Result<Directives, String> {
    let mut all = Directives::new();
    for section in image.sections.iter().filter(|s| s.name == ".eh_frame") {
        read_section(image, labels, section, &mut all)?;
    }
    Ok(all)
}

fn read_section(image: &Image, labels: &Labels, section: &Section, all: &mut Directives) -> Result<(), String> {
    let damaged = |e: gimli::Error| format!("unwind information is damaged: {e}");
    let frames = EhFrame::new(&section.bytes, LittleEndian);
    let bases = BaseAddresses::default().set_eh_frame(0);
    let mut entries = frames.entries(&bases);
    while let Some(entry) = entries.next().map_err(damaged)? {
        let CieOrFde::Fde(partial) = entry else { continue };
        let fde = partial.parse(EhFrame::cie_from_offset).map_err(damaged)?;
        // psABI §4.2.4: length, CIE pointer, then the relocated start of the code.
        let start = target(image, section, fde.offset() as u64 + 8).ok_or("unwind information for no code")?;
        let (place, cie) = (start, fde.cie());
        let mut lines = vec![".cfi_startproc".to_string()];
        if cie.is_signal_trampoline() {
            lines.push(".cfi_signal_frame".to_string());
        }
        if let Some((encoding, _)) = cie.personality_with_encoding() {
            let field = personality_field(cie, section).ok_or("a personality routine that is not understood")?;
            let name = name_at(image, labels, section, field).ok_or("a personality routine without a name")?;
            lines.push(format!(".cfi_personality {:#x}, {name}", encoding.0));
        }
        if let (Some(encoding), Some(_)) = (cie.lsda_encoding(), fde.lsda()) {
            let after = section.relocations.iter().find(|r| r.offset > fde.offset() as u64 + 8);
            let name = after.and_then(|r| name_at(image, labels, section, r.offset)).ok_or("an LSDA without a name")?;
            lines.push(format!(".cfi_lsda {:#x}, {name}", encoding.0));
        }
        let mut at = place.1;
        let factors = (cie.code_alignment_factor(), cie.data_alignment_factor());
        let mut instructions = fde.instructions(&frames, &bases);
        while let Some(i) = instructions.next().map_err(damaged)? {
            match i {
                Cfi::AdvanceLoc { delta } => {
                    all.entry((place.0, at)).or_default().append(&mut lines);
                    at = at.wrapping_add(u64::from(delta).wrapping_mul(factors.0));
                }
                other => lines.extend(directive(&frames, &other, factors.1)?),
            }
        }
        all.entry((place.0, at)).or_default().append(&mut lines);
        let end = all.entry((place.0, place.1.wrapping_add(fde.len()))).or_default();
        end.insert(0, ".cfi_endproc".to_string());
    }
    Ok(())
}

/// The place that the relocation at `offset` means.
fn target(image: &Image, section: &Section, offset: u64) -> Option<(usize, u64)> {
    let at = section.relocations.binary_search_by_key(&offset, |r| r.offset).ok()?;
    let r = &section.relocations[at];
    let symbol = &image.symbols[r.symbol];
    Some((symbol.section?, symbol.offset.wrapping_add(r.addend as u64)))
}

fn name_at(image: &Image, labels: &Labels, section: &Section, offset: u64) -> Option<String> {
    let at = section.relocations.binary_search_by_key(&offset, |r| r.offset).ok()?;
    let r = &section.relocations[at];
    let symbol = &image.symbols[r.symbol];
    match target(image, section, offset).and_then(|place| labels.get(&place)) {
        Some(names) => names.last().cloned(),
        None => (r.addend == 0 && is_spellable(&symbol.name)).then(|| symbol.name.clone()),
    }
}

/// Offset of the personality pointer: the only relocated field of a CIE.
fn personality_field<'a>(cie: &gimli::CommonInformationEntry<DwarfReader<'a>>, section: &Section) -> Option<u64> {
    let from = cie.offset() as u64;
    let to = from + cie.entry_len() as u64 + 4;
    section.relocations.iter().map(|r| r.offset).find(|o| (from..to).contains(o))
}

fn directive(frames: &EhFrame<DwarfReader<'_>>, i: &Cfi<usize>, data: i64) -> Result<Option<String>, String> {
    let offset = |factored: u64| (factored as i64).wrapping_mul(data);
    Ok(Some(match i {
        Cfi::DefCfa { register, offset } => format!(".cfi_def_cfa {}, {offset}", register.0),
        Cfi::DefCfaRegister { register } => format!(".cfi_def_cfa_register {}", register.0),
        Cfi::DefCfaOffset { offset } => format!(".cfi_def_cfa_offset {offset}"),
        Cfi::Offset { register, factored_offset } => {
            format!(".cfi_offset {}, {}", register.0, offset(*factored_offset))
        }
        Cfi::Restore { register } => format!(".cfi_restore {}", register.0),
        Cfi::Undefined { register } => format!(".cfi_undefined {}", register.0),
        Cfi::SameValue { register } => format!(".cfi_same_value {}", register.0),
        Cfi::Register { dest_register, src_register } => {
            format!(".cfi_register {}, {}", dest_register.0, src_register.0)
        }
        Cfi::RememberState => ".cfi_remember_state".to_string(),
        Cfi::RestoreState => ".cfi_restore_state".to_string(),
        Cfi::ArgsSize { size } => format!(".cfi_escape 0x2e{}", uleb(*size)),
        // DWARF 5 §7.24: the opcodes of the three expression rules.
        Cfi::DefCfaExpression { expression } => format!(".cfi_escape 0x0f{}", block(frames, expression)?),
        Cfi::Expression { register, expression } => {
            format!(".cfi_escape 0x10{}{}", uleb(u64::from(register.0)), block(frames, expression)?)
        }
        Cfi::ValExpression { register, expression } => {
            format!(".cfi_escape 0x16{}{}", uleb(u64::from(register.0)), block(frames, expression)?)
        }
        Cfi::Nop => return Ok(None),
        other => return Err(format!("unwind instruction {other:?} is not understood")),
    }))
}

fn uleb(mut value: u64) -> String {
    let mut text = String::new();
    loop {
        let (low, rest) = (value & 0x7f, value >> 7);
        text.push_str(&format!(", {:#04x}", low | if rest > 0 { 0x80 } else { 0 }));
        if rest == 0 {
            return text;
        }
        value = rest;
    }
}

fn block(frames: &EhFrame<DwarfReader<'_>>, e: &gimli::UnwindExpression<usize>) -> Result<String, String> {
    let bytes = e.get(frames).map_err(|e| format!("unwind information is damaged: {e}"))?.0;
    let bytes = bytes.to_slice().map_err(|e| format!("unwind information is damaged: {e}"))?;
    let listed: String = bytes.iter().map(|b| format!(", {b:#04x}")).collect();
    Ok(uleb(bytes.len() as u64) + &listed)
}
