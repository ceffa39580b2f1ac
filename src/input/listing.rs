//! An object file as assembly text that assembles to it again: code as instructions, everything else as data, with
//! symbols, relocations, sections and unwind information.

use super::functions::{ObjectFacts, item_at, unrelocated_address};
use super::image::{Image, Relocation, Section, Symbol};
use super::items::{self, CodeItem, What};
use super::relocation::{Labels, Referent, is_pc_relative, is_spellable, referent, spell};
use super::unwind::{self, Directives};
use isa::Decoded;
use isa::codec::{self, Syntax};
use object::SymbolKind;
use object::elf::*;
use std::collections::{BTreeMap, BTreeSet};

/// A line of the listing, and the instruction it stands for.
pub struct ListingLine {
    pub text: String,
    pub place: Option<(usize, u64)>,
}

/// From the start of a table to code; sections and offsets.
struct Distance {
    start: (usize, u64),
    code: (usize, u64),
}

/// An object prepared for printing: every place that something refers to has a label.
pub struct Lister<'a> {
    image: &'a Image,
    pub labels: Labels,
    pub code: BTreeMap<usize, Vec<CodeItem>>,
    unwind: Directives,
    /// Start of the names of the labels that are made up.
    prefix: String,
    /// Data fields that hold the distance of code from the start of a table, by section and offset.
    distances: BTreeMap<(usize, u64), Distance>,
}

impl<'a> Lister<'a> {
    /// `number` tells the objects of an archive apart.
    ///
    /// # Errors
    /// What of the object cannot be written as text.
    pub fn new(image: &'a Image, number: usize) -> Result<Lister<'a>, String> {
        let code =
            image.code_sections().map(|s| (s, items::from_bytes(&image.sections[s], &bounds(image, s)))).collect();
        let mut prefix = format!(".LO{number}_");
        while image.symbols.iter().any(|s| s.name.starts_with(&prefix)) {
            prefix.push('_');
        }
        let labels = symbol_labels(image);
        let (unwind, distances) = (Directives::new(), BTreeMap::new());
        let mut lister = Lister { image, labels, code, unwind, prefix, distances };
        lister.label_referents();
        lister.label_tables()?;
        lister.unwind = unwind::directives(image, &lister.labels)?;
        Ok(lister)
    }

    pub fn finder(&self) -> ObjectFacts<'_> {
        ObjectFacts { image: self.image, labels: &self.labels, code: &self.code, text: None }
    }

    fn add_label(&mut self, place: (usize, u64)) {
        if place.1 <= self.image.sections[place.0].size && !self.labels.contains_key(&place) {
            let name = format!("{}{}_{:x}", self.prefix, place.0, place.1);
            self.labels.insert(place, vec![name]);
        }
    }

    /// Labels for what instructions and data refer to without a symbol of its own.
    fn label_referents(&mut self) {
        let mut places = BTreeSet::new();
        let finder = ObjectFacts { image: self.image, labels: &self.labels, code: &self.code, text: None };
        for (s, section) in self.image.sections.iter().enumerate().filter(|(_, s)| s.allocated) {
            let items: &[CodeItem] = self.code.get(&s).map_or(&[], Vec::as_slice);
            for item in items {
                places.extend(item.local_target.map(|t| (s, t)));
                if let What::Code(d) = &item.what {
                    places.extend(d.side_target.map(|t| (s, t)));
                    places.extend(unrelocated_address(&finder, s, item, d).map(|t| (s, t)));
                }
            }
            for r in &section.relocations {
                let in_code = item_at(items, r.offset).filter(|i| matches!(i.what, What::Code(_)));
                let by_section = self.image.symbols[r.symbol].kind == SymbolKind::Section;
                if by_section && (in_code.is_some() || section.name == ".eh_frame" || !is_pc_relative(r.r_type)) {
                    let to_end = in_code.map_or(0, |i| i.end() - r.offset);
                    places.extend(referent(self.image, &self.labels, r, to_end).place);
                }
            }
        }
        places.into_iter().for_each(|p| self.add_label(p));
    }

    /// Data fields that are relative to a table's start: known if the nearest label before the field is one that the
    /// target's code refers to.
    fn label_tables(&mut self) -> Result<(), String> {
        let mut found = BTreeMap::new();
        for (s, section) in self.image.sections.iter().enumerate().filter(|(_, s)| s.allocated && s.name != ".eh_frame")
        {
            for r in &section.relocations {
                let symbol = &self.image.symbols[r.symbol];
                let code = symbol.section.filter(|t| self.image.sections[*t].executable && !section.executable);
                let (Some(target), true, true) = (code, is_pc_relative(r.r_type), symbol.kind == SymbolKind::Section)
                else {
                    continue;
                };
                let anchor = self.labels.range((s, 0)..=(s, r.offset)).next_back().map(|l| *l.0);
                let anchor = anchor.ok_or("a table of distances whose start has no name")?;
                let to = (r.addend as u64).wrapping_sub(r.offset - anchor.1);
                let starts = self.code[&target].binary_search_by_key(&to, |i| i.offset).is_ok();
                if !starts {
                    return Err("a table of distances that is not understood".to_string());
                }
                found.insert((s, r.offset), Distance { start: anchor, code: (target, to) });
            }
        }
        found.values().for_each(|d| self.add_label(d.code));
        self.distances = found;
        Ok(())
    }

    /// The listing. Instructions at the places in `raw` are printed as bytes.
    pub fn lines(&self, raw: &BTreeSet<(usize, u64)>) -> Vec<ListingLine> {
        let mut out = ListingText { lines: Vec::new() };
        for symbol in &self.image.symbols {
            symbol_header(symbol).into_iter().for_each(|line| out.line(line));
        }
        for (s, section) in self.image.sections.iter().enumerate() {
            if section.name == ".note.GNU-stack" {
                out.line(section_directive(section));
            } else if section.allocated && section.name != ".eh_frame" && (section.size > 0 || self.has_labels(s)) {
                out.line(section_directive(section));
                out.line(format!("\t.balign {}", section.align.max(1)));
                self.content(s, section, raw, &mut out);
            }
        }
        out.lines
    }

    fn has_labels(&self, s: usize) -> bool {
        self.labels.range((s, 0)..(s + 1, 0)).next().is_some()
    }

    fn content(&self, s: usize, section: &Section, raw: &BTreeSet<(usize, u64)>, out: &mut ListingText) {
        let items: &[CodeItem] = self.code.get(&s).map_or(&[], Vec::as_slice);
        let mut at = 0;
        loop {
            self.marks(s, at, out);
            if at >= section.size {
                return;
            }
            let next_mark = self.next_mark(s, at).unwrap_or(section.size).min(section.size);
            at = match items.binary_search_by_key(&at, |i| i.offset).ok().map(|i| &items[i]) {
                Some(item) if matches!(item.what, What::Code(_)) && item.end() <= next_mark => {
                    self.instruction(s, section, item, raw.contains(&(s, at)), out);
                    item.end()
                }
                Some(item) => self.data(s, section, at, item.end().min(next_mark), out),
                None => self.data(s, section, at, next_mark, out),
            };
        }
    }

    /// Ends and starts of symbols, and unwind directives, at an offset.
    fn marks(&self, s: usize, at: u64, out: &mut ListingText) {
        let none = Vec::new();
        let unwind = self.unwind.get(&(s, at)).unwrap_or(&none);
        let (ends, others): (Vec<&String>, Vec<&String>) = unwind.iter().partition(|l| *l == ".cfi_endproc");
        ends.iter().for_each(|l| out.line(format!("\t{l}")));
        let named = |x: &&Symbol| x.section == Some(s) && x.size > 0 && is_spellable(&x.name);
        for symbol in self.image.symbols.iter().filter(named).filter(|x| x.end() == at) {
            out.line(format!("\t.size {0}, .-{0}", symbol.name));
        }
        for name in self.labels.get(&(s, at)).unwrap_or(&none) {
            out.line(format!("{name}:"));
        }
        others.iter().for_each(|l| out.line(format!("\t{l}")));
    }

    fn next_mark(&self, s: usize, at: u64) -> Option<u64> {
        let label = self.labels.range((s, at + 1)..(s + 1, 0)).next().map(|l| l.0.1);
        let unwind = self.unwind.range((s, at + 1)..(s + 1, 0)).next().map(|l| l.0.1);
        let ends = self.image.symbols.iter().filter(|x| x.section == Some(s) && x.size > 0).map(Symbol::end);
        label.into_iter().chain(unwind).chain(ends.filter(|&e| e > at)).min()
    }

    fn instruction(&self, s: usize, section: &Section, item: &CodeItem, raw: bool, out: &mut ListingText) {
        let What::Code(d) = &item.what else { return };
        let bytes = &section.bytes[item.offset as usize..item.end() as usize];
        let fields = self.fields(s, section, item);
        let symbol = |at: usize| fields.get(&at).cloned().flatten();
        let target = fields.values().flatten().next();
        let text = match (&d.decoded, target) {
            _ if raw || fields.values().any(Option::is_none) => None,
            (Decoded::Plain(_), _) => self.plain_text(d, &fields).or_else(|| codec::bytes_text(bytes, &symbol)),
            (Decoded::Jump(_), Some(t)) => Some(codec::jump_text(t)),
            (Decoded::Branch(c, _), Some(t)) => Some(codec::branch_text(*c, t)),
            (Decoded::Call(_), Some(t)) => Some(format!("call {t}")),
            // Padding before a jump target; what the no-ops look like does not matter.
            (Decoded::Nop, _) if !bytes.ends_with(&[0x0f, 0x1e, 0xfa]) => Some(format!(".nops {}", bytes.len())),
            _ => codec::bytes_text(bytes, &symbol),
        };
        match text {
            Some(text) => out.lines.push(ListingLine { text: format!("\t{text}"), place: Some((s, item.offset)) }),
            None => drop(self.data(s, section, item.offset, item.end(), out)),
        }
    }

    fn plain_text(&self, d: &codec::Decoding, fields: &BTreeMap<usize, Option<String>>) -> Option<String> {
        let mut d = d.clone();
        for (&at, text) in fields {
            if !codec::attach_symbol(&mut d, at, text.as_deref()?.into()) {
                return None;
            }
        }
        let Decoded::Plain(inst) = &mut d.decoded else { return None };
        // Compilers write the bytes of `tzcnt` for every CPU, as `rep bsf`; whoever writes `tzcnt` means it.
        inst.row = isa::tzcnt_or_bsf(inst.row).unwrap_or(inst.row);
        Some(codec::text(inst, Syntax::Att))
    }

    /// Spelling of each field of an instruction that refers to a place, by its byte offset.
    fn fields(&self, s: usize, section: &Section, item: &CodeItem) -> BTreeMap<usize, Option<String>> {
        let What::Code(d) = &item.what else { return BTreeMap::new() };
        let first = section.relocations.partition_point(|r| r.offset < item.offset);
        let relocations = section.relocations[first..].iter().take_while(|r| r.offset < item.end());
        let mut fields: BTreeMap<usize, Option<String>> = relocations
            .map(|r| {
                let Referent { text, .. } = referent(self.image, &self.labels, r, item.end() - r.offset);
                ((r.offset - item.offset) as usize, text.map(|t| t.to_string()))
            })
            .collect();
        let label = |t: u64| self.labels.get(&(s, t)).and_then(|n| n.last()).cloned();
        if let (Some(t), Some(at)) = (item.local_target.or(d.side_target), d.imm_offset) {
            fields.entry(at).or_insert_with(|| label(t));
        }
        if let (Some(t), Some(at)) = (unrelocated_address(&self.finder(), s, item, d), d.disp_offset) {
            fields.entry(at).or_insert_with(|| label(t));
        }
        fields
    }

    /// Bytes and relocated fields from `at` to `end`; returns `end`, or the end of a field that reaches past it.
    fn data(&self, s: usize, section: &Section, at: u64, end: u64, out: &mut ListingText) -> u64 {
        let mut at = at;
        while at < end {
            let first = section.relocations.partition_point(|r| r.offset < at);
            let relocation = section.relocations.get(first).filter(|r| r.offset < end);
            if let Some((r, width)) = relocation.filter(|r| r.offset == at).map(|r| (r, field_width(r.r_type))) {
                out.line(self.field(s, r, width));
                at += width;
                continue;
            }
            let stop = relocation.map_or(end, |r| r.offset);
            out.bytes(section, at, stop);
            at = stop;
        }
        at
    }

    /// A relocated data field.
    fn field(&self, s: usize, r: &Relocation, width: u64) -> String {
        if let Some(Distance { start, code }) = self.distances.get(&(s, r.offset)) {
            let name = |p: &(usize, u64)| self.labels[p].last().cloned().unwrap_or_default();
            return format!("\t.long {}-{}", name(code), name(start));
        }
        let symbol = &self.image.symbols[r.symbol];
        let plain = match r.r_type {
            R_X86_64_64 => Some(".quad"),
            R_X86_64_32 => Some(".long"),
            _ => None,
        };
        let referent = referent(self.image, &self.labels, r, 0).text;
        match (plain, referent) {
            (Some(directive), Some(text)) => format!("\t{directive} {text}"),
            // Anything else by its number and symbol, as it stands.
            _ => {
                let name = match (symbol.kind, symbol.section) {
                    (SymbolKind::Section, Some(section)) => self.image.sections[section].name.clone(),
                    _ => symbol.name.clone(),
                };
                let kind = reloc_name(r.r_type);
                format!("\t.reloc ., {kind}, {}; .skip {width}", spell(&name, "", r.addend))
            }
        }
    }
}

#[derive(Default)]
struct ListingText {
    lines: Vec<ListingLine>,
}

impl ListingText {
    fn line(&mut self, text: String) {
        self.lines.push(ListingLine { text, place: None });
    }

    fn bytes(&mut self, section: &Section, from: u64, to: u64) {
        let Some(bytes) = section.bytes.get(from as usize..to as usize) else {
            return self.line(format!("\t.skip {}", to - from));
        };
        for chunk in bytes.chunks(16) {
            let listed: Vec<String> = chunk.iter().map(|b| format!("{b:#04x}")).collect();
            self.line(format!("\t.byte {}", listed.join(",")));
        }
    }
}

/// Where symbols and unwind entries begin and end: no instruction reaches across.
fn bounds(image: &Image, section: usize) -> BTreeSet<u64> {
    let of = image.symbols.iter().filter(|s| s.section == Some(section));
    of.flat_map(|s| [s.offset, s.end()]).collect()
}

fn symbol_labels(image: &Image) -> Labels {
    let mut labels = Labels::new();
    for global in [true, false] {
        for s in image.symbols.iter().filter(|s| (s.global || s.weak) == global) {
            let named = !matches!(s.kind, SymbolKind::Section | SymbolKind::File) && is_spellable(&s.name);
            if let Some(section) = s.section.filter(|_| named) {
                labels.entry((section, s.offset)).or_default().push(s.name.clone());
            }
        }
    }
    labels
}

fn field_width(r_type: u32) -> u64 {
    match r_type {
        R_X86_64_64 | R_X86_64_PC64 | R_X86_64_TPOFF64 | R_X86_64_DTPOFF64 | R_X86_64_DTPMOD64 | R_X86_64_GOTOFF64
        | R_X86_64_GOT64 | R_X86_64_GOTPCREL64 | R_X86_64_GOTPC64 | R_X86_64_PLTOFF64 | R_X86_64_SIZE64 => 8,
        R_X86_64_16 | R_X86_64_PC16 => 2,
        R_X86_64_8 | R_X86_64_PC8 => 1,
        R_X86_64_NONE | R_X86_64_TLSDESC_CALL => 0,
        _ => 4,
    }
}

/// The name that `.reloc` knows a type by.
fn reloc_name(r_type: u32) -> &'static str {
    const NAMES: [(u32, &str); 30] = [
        (R_X86_64_NONE, "R_X86_64_NONE"),
        (R_X86_64_64, "R_X86_64_64"),
        (R_X86_64_PC32, "R_X86_64_PC32"),
        (R_X86_64_GOT32, "R_X86_64_GOT32"),
        (R_X86_64_PLT32, "R_X86_64_PLT32"),
        (R_X86_64_GOTPCREL, "R_X86_64_GOTPCREL"),
        (R_X86_64_32, "R_X86_64_32"),
        (R_X86_64_32S, "R_X86_64_32S"),
        (R_X86_64_16, "R_X86_64_16"),
        (R_X86_64_PC16, "R_X86_64_PC16"),
        (R_X86_64_8, "R_X86_64_8"),
        (R_X86_64_PC8, "R_X86_64_PC8"),
        (R_X86_64_DTPMOD64, "R_X86_64_DTPMOD64"),
        (R_X86_64_DTPOFF64, "R_X86_64_DTPOFF64"),
        (R_X86_64_TPOFF64, "R_X86_64_TPOFF64"),
        (R_X86_64_TLSGD, "R_X86_64_TLSGD"),
        (R_X86_64_TLSLD, "R_X86_64_TLSLD"),
        (R_X86_64_DTPOFF32, "R_X86_64_DTPOFF32"),
        (R_X86_64_GOTTPOFF, "R_X86_64_GOTTPOFF"),
        (R_X86_64_TPOFF32, "R_X86_64_TPOFF32"),
        (R_X86_64_PC64, "R_X86_64_PC64"),
        (R_X86_64_GOTOFF64, "R_X86_64_GOTOFF64"),
        (R_X86_64_GOTPC32, "R_X86_64_GOTPC32"),
        (R_X86_64_GOT64, "R_X86_64_GOT64"),
        (R_X86_64_SIZE32, "R_X86_64_SIZE32"),
        (R_X86_64_SIZE64, "R_X86_64_SIZE64"),
        (R_X86_64_GOTPC32_TLSDESC, "R_X86_64_GOTPC32_TLSDESC"),
        (R_X86_64_TLSDESC_CALL, "R_X86_64_TLSDESC_CALL"),
        (R_X86_64_GOTPCRELX, "R_X86_64_GOTPCRELX"),
        (R_X86_64_REX_GOTPCRELX, "R_X86_64_REX_GOTPCRELX"),
    ];
    NAMES.iter().find(|n| n.0 == r_type).map_or("R_X86_64_UNKNOWN", |n| n.1)
}

/// Binding, visibility and type of a symbol; the definition of what stands in no section.
pub fn symbol_header(s: &Symbol) -> Vec<String> {
    if matches!(s.kind, SymbolKind::Section | SymbolKind::File) || s.name.is_empty() {
        return Vec::new();
    }
    let name = &s.name;
    let binding = match (s.weak, s.global && !s.undefined && !s.common) {
        (true, _) => Some(format!("\t.weak {name}")),
        (false, true) => Some(format!("\t.globl {name}")),
        (false, false) => None,
    };
    let visibility = match s.visibility {
        STV_HIDDEN => Some(format!("\t.hidden {name}")),
        STV_PROTECTED => Some(format!("\t.protected {name}")),
        STV_INTERNAL => Some(format!("\t.internal {name}")),
        _ => None,
    };
    let definition = match (s.common, s.absolute) {
        (true, _) => Some(format!("\t.comm {name}, {}, {}", s.size, s.offset.max(1))),
        (false, true) => Some(format!("\t.set {name}, {:#x}", s.offset)),
        (false, false) => None,
    };
    let kind = match s.st_type {
        STT_FUNC => Some(format!("\t.type {name}, @function")),
        STT_OBJECT if !s.common => Some(format!("\t.type {name}, @object")),
        STT_TLS => Some(format!("\t.type {name}, @tls_object")),
        STT_GNU_IFUNC => Some(format!("\t.type {name}, @gnu_indirect_function")),
        _ => None,
    };
    [binding, visibility, definition, kind].into_iter().flatten().collect()
}

/// The directive that goes to a section.
pub fn section_directive(s: &Section) -> String {
    const FLAGS: [(u32, char); 8] = [
        (SHF_ALLOC, 'a'),
        (SHF_WRITE, 'w'),
        (SHF_EXECINSTR, 'x'),
        (SHF_MERGE, 'M'),
        (SHF_STRINGS, 'S'),
        (SHF_TLS, 'T'),
        (SHF_EXCLUDE, 'e'),
        (SHF_GNU_RETAIN, 'R'),
    ];
    let mut flags: String = FLAGS.iter().filter(|f| s.flags & u64::from(f.0) != 0).map(|f| f.1).collect();
    if s.group.is_some() {
        flags.push('G');
    }
    let kind = match s.sh_type {
        SHT_NOBITS => "@nobits".to_string(),
        SHT_NOTE => "@note".to_string(),
        SHT_INIT_ARRAY => "@init_array".to_string(),
        SHT_FINI_ARRAY => "@fini_array".to_string(),
        SHT_PREINIT_ARRAY => "@preinit_array".to_string(),
        SHT_PROGBITS => "@progbits".to_string(),
        other => format!("@{other:#x}"),
    };
    let entsize = if flags.contains('M') { format!(",{}", s.entsize) } else { String::new() };
    let group = s.group.as_ref().map_or(String::new(), |g| format!(",{g},comdat"));
    format!("\t.section {},\"{flags}\",{kind}{entsize}{group}", s.name)
}
