//! An ELF relocatable object as plain data: sections, symbols, relocations.

use crate::input::error::Problem;
use object::read::elf::{ElfFile64, SectionHeader, Sym};
use object::{
    FileKind, LittleEndian, Object, ObjectComdat, ObjectSection, ObjectSymbol, RelocationFlags, RelocationTarget,
    SymbolKind,
};
use std::collections::{BTreeMap, HashMap};

#[derive(Clone, Debug, Default)]
pub struct Image {
    pub sections: Vec<Section>,
    pub symbols: Vec<Symbol>,
}

#[derive(Clone, Debug)]
pub struct Section {
    /// In the table of the file's sections.
    pub number: usize,
    pub name: String,
    pub executable: bool,
    /// Occupies memory at run time.
    pub allocated: bool,
    /// ELF `sh_flags`, `sh_type`, `sh_entsize` and alignment in bytes.
    pub flags: u64,
    pub sh_type: u32,
    pub entsize: u64,
    /// Signature symbol of the COMDAT group that it belongs to.
    pub group: Option<String>,
    pub align: u64,
    /// Content; empty for `.bss`.
    pub bytes: Vec<u8>,
    pub size: u64,
    /// In offset order.
    pub relocations: Vec<Relocation>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Symbol {
    pub name: String,
    /// Index in [`Image::sections`]; `None` for undefined, absolute and common symbols.
    pub section: Option<usize>,
    pub offset: u64,
    pub size: u64,
    pub kind: SymbolKind,
    pub global: bool,
    pub weak: bool,
    pub undefined: bool,
    /// ELF `st_info` type and `st_other` visibility.
    pub st_type: u8,
    pub visibility: u8,
    /// Size and alignment are those of a common block.
    pub common: bool,
    pub absolute: bool,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Relocation {
    /// Of the field, in its section.
    pub offset: u64,
    /// ELF `R_X86_64_*`.
    pub r_type: u32,
    /// Index in [`Image::symbols`].
    pub symbol: usize,
    pub addend: i64,
}

type Elf<'a> = ElfFile64<'a, LittleEndian>;

impl Symbol {
    /// One past its last byte.
    pub fn end(&self) -> u64 {
        self.offset.saturating_add(self.size)
    }
}

impl Image {
    /// Reads an x86-64 ELF relocatable object. `file` names it in problems.
    ///
    /// # Errors
    /// It is another kind of file, or damaged.
    pub fn read(file: &str, bytes: &[u8]) -> Result<Image, Problem> {
        let remedy = "give an x86-64 ELF object file (gcc -c), an archive of them, or assembly text";
        let kind = match FileKind::parse(bytes) {
            Ok(FileKind::Elf64) => None,
            Ok(FileKind::Elf32) => Some("is a 32-bit ELF file, not x86-64 ELF".to_string()),
            Ok(other) => Some(format!("is a {other:?} file, not x86-64 ELF")),
            Err(_) => Some("is not x86-64 ELF".to_string()),
        };
        if let Some(what) = kind {
            return Err(Problem::new(file, what, remedy));
        }
        let damaged = |e: object::Error| Problem::new(file, format!("is a damaged object file: {e}"), "make it anew");
        let object = Elf::parse(bytes).map_err(damaged)?;
        if object.architecture() != object::Architecture::X86_64 {
            return Err(Problem::new(file, format!("is for {:?}, not x86-64", object.architecture()), remedy));
        }
        if object.kind() != object::ObjectKind::Relocatable {
            return Err(Problem::new(
                file,
                "is linked already (an executable or shared library)",
                "give the object file that went into the link, or its assembly text",
            ));
        }
        read_image(&object).map_err(damaged)
    }

    /// Indices of the sections that hold code.
    pub fn code_sections(&self) -> impl Iterator<Item = usize> + '_ {
        (0..self.sections.len()).filter(|&s| self.sections[s].executable)
    }

    pub fn section_named(&self, name: &str) -> Option<usize> {
        self.sections.iter().position(|s| s.name == name)
    }
}

fn read_image(object: &Elf<'_>) -> object::Result<Image> {
    let mut index = BTreeMap::new();
    let mut image = Image::default();
    for section in object.sections() {
        // Tables of the object file itself are not content.
        if !is_table(section.elf_section_header().sh_type(LittleEndian)) {
            index.insert(section.index().0, image.sections.len());
            image.sections.push(read_section(&section)?);
        }
    }
    for group in object.comdats() {
        for section in group.sections() {
            if let Some(&at) = index.get(&section.0) {
                image.sections[at].group = Some(group.name()?.to_string());
            }
        }
    }
    let mut symbols = HashMap::new();
    for symbol in object.symbols() {
        symbols.insert(symbol.index().0, image.symbols.len());
        let section = symbol.section_index().and_then(|s| index.get(&s.0).copied());
        let name = match (symbol.kind(), section) {
            (SymbolKind::Section, Some(s)) => image.sections[s].name.clone(),
            _ => symbol.name()?.to_string(),
        };
        let raw = symbol.elf_symbol();
        image.symbols.push(Symbol {
            st_type: raw.st_type(),
            visibility: raw.st_visibility(),
            common: symbol.is_common(),
            absolute: raw.st_shndx(LittleEndian) == object::elf::SHN_ABS,
            name,
            section,
            offset: symbol.address(),
            size: symbol.size(),
            kind: symbol.kind(),
            global: symbol.is_global(),
            weak: symbol.is_weak(),
            undefined: symbol.is_undefined(),
        });
    }
    for section in object.sections() {
        if let Some(&at) = index.get(&section.index().0) {
            image.sections[at].relocations = read_relocations(&section, &symbols);
        }
    }
    Ok(image)
}

fn read_relocations(section: &ElfSection<'_>, symbols: &HashMap<usize, usize>) -> Vec<Relocation> {
    let mut found: Vec<Relocation> = section
        .relocations()
        .filter_map(|(offset, r)| match (r.target(), r.flags()) {
            (RelocationTarget::Symbol(s), RelocationFlags::Elf { r_type }) => {
                let symbol = *symbols.get(&s.0)?;
                Some(Relocation { offset, r_type, symbol, addend: r.addend() })
            }
            _ => None,
        })
        .collect();
    found.sort_by_key(|r| r.offset);
    found
}

/// Symbol, string and relocation tables, and section groups.
fn is_table(sh_type: u32) -> bool {
    use object::elf::*;
    matches!(sh_type, SHT_NULL | SHT_SYMTAB | SHT_STRTAB | SHT_RELA | SHT_REL | SHT_GROUP | SHT_SYMTAB_SHNDX)
}

type ElfSection<'a> = object::read::elf::ElfSection64<'a, 'a, LittleEndian>;

fn read_section(section: &ElfSection<'_>) -> object::Result<Section> {
    let header = section.elf_section_header();
    let flags = header.sh_flags(LittleEndian);
    Ok(Section {
        number: section.index().0,
        name: section.name()?.to_string(),
        executable: flags & u64::from(object::elf::SHF_EXECINSTR) != 0,
        allocated: flags & u64::from(object::elf::SHF_ALLOC) != 0,
        flags,
        sh_type: header.sh_type(LittleEndian),
        entsize: header.sh_entsize(LittleEndian),
        group: None,
        align: section.align(),
        bytes: section.uncompressed_data()?.into_owned(),
        size: section.size(),
        relocations: Vec::new(),
    })
}
