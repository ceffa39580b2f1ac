//! The bytes of an ELF object with stretches of its code sections and their relocations changed; nothing moves.

use super::SectionEdit;
use crate::input::image::{Image, Relocation};
use object::LittleEndian;
use object::elf::{FileHeader64, SHT_RELA};
use object::read::elf::{FileHeader, SectionHeader};
use std::ops::Range;

/// Bytes of an entry of a relocation table: place, symbol and type, addend (gABI, "Relocation").
const ENTRY: usize = 24;

/// Where in a section's header its size stands (gABI, "Section header").
const SIZE_FIELD: usize = 32;

/// Where the parts of an object are in its file.
struct FilePlaces {
    /// By section of the file: its content, and where its header stands.
    content: Vec<Range<usize>>,
    headers: Vec<usize>,
    /// The section of relocations of each section, if it has one.
    relocations: Vec<Option<usize>>,
}

/// # Errors
/// The object is not as one expects.
pub fn edited(bytes: &[u8], image: &Image, edits: &[SectionEdit]) -> Result<Vec<u8>, String> {
    let mut out = bytes.to_vec();
    if edits.is_empty() {
        return Ok(out);
    }
    let places = places(bytes).map_err(|e| format!("is a damaged object file: {e}"))?;
    for e in edits {
        let content = &places.content[image.sections[e.section].number];
        let from = content.start + e.from as usize;
        let stretch = out.get_mut(from..from + e.bytes.len()).filter(|_| from + e.bytes.len() <= content.end);
        stretch.ok_or("has code outside of its sections")?.copy_from_slice(&e.bytes);
    }
    for (s, section) in image.sections.iter().enumerate() {
        let edits: Vec<&SectionEdit> = edits.iter().filter(|e| e.section == s).collect();
        if let (false, Some(table)) = (edits.is_empty(), places.relocations[section.number]) {
            edit_relocations(&mut out, &places, table, &edits)?;
        }
    }
    Ok(out)
}

fn places(bytes: &[u8]) -> object::Result<FilePlaces> {
    let (e, header) = (LittleEndian, FileHeader64::<LittleEndian>::parse(bytes)?);
    let sections = header.sections(e, bytes)?;
    let size = usize::from(header.e_shentsize.get(e));
    let mut places = FilePlaces { content: Vec::new(), headers: Vec::new(), relocations: vec![None; sections.len()] };
    for (n, s) in sections.iter().enumerate() {
        let (at, length) = s.file_range(e).unwrap_or_default();
        places.content.push(at as usize..(at + length) as usize);
        places.headers.push(header.e_shoff.get(e) as usize + n * size);
        let about = s.sh_info(e) as usize;
        if s.sh_type(e) == SHT_RELA && about < sections.len() {
            places.relocations[about] = Some(n);
        }
    }
    Ok(places)
}

/// Entries of the stretches go, new ones come, in the order of their places if the table had it; what is left over at the end
/// of the table no longer belongs to it.
fn edit_relocations(out: &mut [u8], places: &FilePlaces, table: usize, edits: &[&SectionEdit]) -> Result<(), String> {
    let range = places.content[table].clone();
    let entries: Vec<[u8; ENTRY]> =
        out.get(range.clone()).ok_or("has relocations outside of its file")?.as_chunks().0.to_vec();
    let offset = |e: &[u8; ENTRY]| u64::from_le_bytes(*e.first_chunk().expect("an entry begins with its place"));
    let sorted = entries.is_sorted_by_key(offset);
    let mut kept: Vec<[u8; ENTRY]> =
        entries.iter().copied().filter(|e| !edits.iter().any(|edit| edit.holds(offset(e)))).collect();
    kept.extend(edits.iter().flat_map(|e| &e.relocations).map(entry));
    if sorted {
        kept.sort_by_key(offset);
    }
    if kept.len() > entries.len() {
        return Err("has more relocations than before".to_string());
    }
    let content = kept.concat();
    out[range.start..range.end].fill(0);
    out[range.start..range.start + content.len()].copy_from_slice(&content);
    let size = places.headers[table] + SIZE_FIELD;
    out[size..size + 8].copy_from_slice(&(content.len() as u64).to_le_bytes());
    Ok(())
}

fn entry(r: &Relocation) -> [u8; ENTRY] {
    let mut bytes = [0; ENTRY];
    // The table of symbols begins with one that is none, which images leave out.
    let info = (r.symbol as u64 + 1) << 32 | u64::from(r.r_type);
    for (n, word) in [r.offset, info, r.addend as u64].into_iter().enumerate() {
        bytes[8 * n..8 * n + 8].copy_from_slice(&word.to_le_bytes());
    }
    bytes
}
