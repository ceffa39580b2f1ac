//! Signatures from DWARF subprogram types, by the classification of the System V AMD64 psABI §3.2.3.

use super::image::Image;
use dag::ir::signature::{Register, Signature, Slice};
use gimli::{AttributeValue, DwTag, EndianSlice, LittleEndian, UnitOffset, constants as dw};
use isa::Gpr;
use std::collections::{BTreeMap, BTreeSet};

/// What debug information says of a function.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Subprogram {
    /// With all arguments if they are known, else with none.
    pub signature: Signature,
    pub arguments_known: bool,
}

pub(super) type DwarfReader<'a> = EndianSlice<'a, LittleEndian>;
type DwarfUnit<'a> = gimli::Unit<DwarfReader<'a>>;
type DwarfEntry<'u, 'a> = gimli::DebuggingInformationEntry<'u, 'u, DwarfReader<'a>>;

/// How a value travels.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum AbiClass {
    Void,
    /// One general register; bits.
    Integer(u16),
    /// Two general registers.
    Wide,
    /// One vector register; bits.
    Sse(u16),
    /// On the x87 stack as a result, in memory as an argument.
    X87,
}

/// Signatures by symbol name. Subprograms whose result is of a type that is not understood are left out.
pub fn subprograms(image: &Image) -> BTreeMap<String, Subprogram> {
    let sections = DebugSections::of(image);
    let mut found = BTreeMap::new();
    let Ok(dwarf) = sections.dwarf() else { return found };
    let mut units = dwarf.units();
    // Damaged debug information ends the search; what was read before it stands.
    while let Ok(Some(header)) = units.next() {
        let Ok(unit) = dwarf.unit(header) else { break };
        if read_unit(&dwarf, &unit, &mut found).is_err() {
            break;
        }
    }
    found
}

/// The sections of debug information by name, with their relocations applied.
struct DebugSections<'a>(BTreeMap<&'a str, Vec<u8>>);

impl<'a> DebugSections<'a> {
    fn of(image: &'a Image) -> DebugSections<'a> {
        let debug = image.sections.iter().enumerate().filter(|(_, s)| s.name.starts_with(".debug_"));
        DebugSections(debug.map(|(n, s)| (s.name.as_str(), relocated(image, n))).collect())
    }

    fn dwarf(&self) -> Result<gimli::Dwarf<DwarfReader<'_>>, gimli::Error> {
        gimli::Dwarf::load(|id: gimli::SectionId| -> Result<DwarfReader<'_>, gimli::Error> {
            let bytes = self.0.get(id.name()).map_or(&[][..], Vec::as_slice);
            Ok(EndianSlice::new(bytes, LittleEndian))
        })
    }
}

/// So many bits of an address are the offset in a section of code; above them stands the section's index and 1.
const SECTION_BITS: u32 = 40;

/// Sections and offsets at which line tables say that a statement begins.
///
/// # Errors
/// What is wrong with the line tables.
pub fn statement_starts(image: &Image) -> Result<BTreeSet<(usize, u64)>, String> {
    let sections = DebugSections::of(image);
    let damaged = |e: gimli::Error| format!("has a damaged line table: {e}");
    let dwarf = sections.dwarf().map_err(damaged)?;
    let mut found = BTreeSet::new();
    let mut units = dwarf.units();
    while let Some(header) = units.next().map_err(damaged)? {
        let unit = dwarf.unit(header).map_err(damaged)?;
        let Some(program) = unit.line_program else { continue };
        let mut rows = program.rows();
        while let Some((_, row)) = rows.next_row().map_err(damaged)? {
            let section = (row.address() >> SECTION_BITS).checked_sub(1);
            if let (Some(section), true) = (section, row.is_stmt()) {
                found.insert((section as usize, row.address() & ((1 << SECTION_BITS) - 1)));
            }
        }
    }
    Ok(found)
}

/// A debug section with its relocations applied (psABI §4.4.1: S + A): sections of code are taken to start where addresses
/// say which one is meant, all others at 0.
fn relocated(image: &Image, section: usize) -> Vec<u8> {
    let mut bytes = image.sections[section].bytes.clone();
    let start = |s: usize| if image.sections[s].executable { (s as u64 + 1) << SECTION_BITS } else { 0 };
    for r in &image.sections[section].relocations {
        let symbol = &image.symbols[r.symbol];
        let base = symbol.section.map_or(0, start).wrapping_add(symbol.offset);
        let value = base.wrapping_add(r.addend as u64).to_le_bytes();
        let width = match r.r_type {
            object::elf::R_X86_64_64 => 8,
            object::elf::R_X86_64_32 | object::elf::R_X86_64_32S => 4,
            _ => continue,
        };
        let at = r.offset as usize;
        if let Some(field) = at.checked_add(width).and_then(|end| bytes.get_mut(at..end)) {
            field.copy_from_slice(&value[..width]);
        }
    }
    bytes
}

fn read_unit<'a>(
    dwarf: &gimli::Dwarf<DwarfReader<'a>>,
    unit: &DwarfUnit<'a>,
    found: &mut BTreeMap<String, Subprogram>,
) -> Result<(), gimli::Error> {
    if !knows_types(unit)? {
        return Ok(());
    }
    let mut entries = unit.entries();
    let mut depth = 0;
    while let Some((delta, entry)) = entries.next_dfs()? {
        depth += delta;
        if entry.tag() != dw::DW_TAG_subprogram {
            continue;
        }
        // A plain name says which symbol is meant only outside namespaces and classes.
        let linkage = text(dwarf, unit, entry, dw::DW_AT_linkage_name)?;
        let plain = if depth == 1 { text(dwarf, unit, entry, dw::DW_AT_name)? } else { None };
        let Some(name) = linkage.or(plain) else { continue };
        if let Some(s) = subprogram(unit, entry, &name)? {
            found.entry(name).or_insert(s);
        }
    }
    Ok(())
}

/// Assemblers (`as -g`) and compilers with `-g1` describe functions too, and say nothing of their types: a result without a
/// type is no `void` there.
fn knows_types(unit: &DwarfUnit<'_>) -> Result<bool, gimli::Error> {
    let mut entries = unit.entries();
    let language = match entries.next_dfs()? {
        Some((_, root)) => root.attr_value(dw::DW_AT_language)?,
        None => None,
    };
    Ok(match language {
        Some(AttributeValue::Language(l)) => {
            ![dw::DW_LANG_Mips_Assembler, dw::DW_LANG_SUN_Assembler, dw::DW_LANG_ALTIUM_Assembler].contains(&l)
                && mentions_types(unit)?
        }
        _ => false,
    })
}

/// Whether anything in a unit has a type, or a function is said to be declared with those of its arguments.
fn mentions_types(unit: &DwarfUnit<'_>) -> Result<bool, gimli::Error> {
    let mut entries = unit.entries();
    while let Some((_, entry)) = entries.next_dfs()? {
        for attribute in [dw::DW_AT_type, dw::DW_AT_prototyped] {
            if entry.attr_value(attribute)?.is_some() {
                return Ok(true);
            }
        }
    }
    Ok(false)
}

fn text<'a>(
    dwarf: &gimli::Dwarf<DwarfReader<'a>>,
    unit: &DwarfUnit<'a>,
    entry: &DwarfEntry<'_, 'a>,
    attribute: gimli::DwAt,
) -> Result<Option<String>, gimli::Error> {
    let Some(value) = entry.attr_value(attribute)? else { return Ok(None) };
    Ok(dwarf.attr_string(unit, value)?.to_string().ok().map(str::to_string))
}

fn subprogram<'a>(
    unit: &DwarfUnit<'a>,
    entry: &DwarfEntry<'_, 'a>,
    name: &str,
) -> Result<Option<Subprogram>, gimli::Error> {
    let Some(results) = class_of_type(unit, entry)?.and_then(results) else { return Ok(None) };
    let mut places = ArgumentRegisters::default();
    let mut known = true;
    let mut tree = unit.entries_tree(Some(entry.offset()))?;
    let mut children = tree.root()?.children();
    while let Some(child) = children.next()? {
        match child.entry().tag() {
            dw::DW_TAG_formal_parameter => match class_of_type(unit, child.entry())? {
                Some(class) => places.add(class),
                None => known = false,
            },
            // A variadic function may find arguments in every register.
            dw::DW_TAG_unspecified_parameters => known = false,
            _ => {}
        }
    }
    let arguments = if known { places.taken } else { Vec::new() };
    let signature = Signature { name: name.to_string(), arguments, results, conditions: Vec::new() };
    Ok(Some(Subprogram { signature, arguments_known: known }))
}

/// Result registers; `None` for a result on the x87 stack, which signatures cannot name.
fn results(class: AbiClass) -> Option<Vec<Slice>> {
    let whole = |g| Slice { register: Register::Gpr(g), bits: 64 };
    Some(match class {
        AbiClass::Void => Vec::new(),
        // psABI: a _Bool fills bits 7:0; what is above the width of any narrow result is unspecified.
        AbiClass::Integer(bits) => vec![Slice { register: Register::Gpr(Gpr::RAX), bits }],
        AbiClass::Wide => vec![whole(Gpr::RAX), whole(Gpr::RDX)],
        AbiClass::Sse(bits) => vec![Slice { register: Register::Vector(0), bits }],
        AbiClass::X87 => return None,
    })
}

/// Argument registers in the order of their use.
#[derive(Default)]
struct ArgumentRegisters {
    general: usize,
    vector: u8,
    taken: Vec<Slice>,
}

const GENERAL: [Gpr; 6] = [Gpr::RDI, Gpr::RSI, Gpr::RDX, Gpr::RCX, Gpr::R8, Gpr::R9];

impl ArgumentRegisters {
    fn add(&mut self, class: AbiClass) {
        match class {
            AbiClass::Integer(bits) => self.general(1, bits),
            // Both halves in registers or both in memory.
            AbiClass::Wide if self.general + 2 <= GENERAL.len() => self.general(2, 64),
            AbiClass::Sse(bits) if self.vector < 8 => {
                self.taken.push(Slice { register: Register::Vector(self.vector), bits });
                self.vector += 1;
            }
            AbiClass::Wide | AbiClass::Sse(_) | AbiClass::X87 | AbiClass::Void => {}
        }
    }

    fn general(&mut self, n: usize, bits: u16) {
        let free = GENERAL.iter().skip(self.general).take(n);
        self.taken.extend(free.map(|&g| Slice { register: Register::Gpr(g), bits }));
        self.general += n;
    }
}

/// How deep type definitions may nest; real ones stay far below, damaged ones may be circular.
const DEPTH: usize = 64;

/// The class of an entry's type; `None` for aggregates and everything else that is not understood.
fn class_of_type<'a>(unit: &DwarfUnit<'a>, entry: &DwarfEntry<'_, 'a>) -> Result<Option<AbiClass>, gimli::Error> {
    let mut at = match reference(entry, dw::DW_AT_type)? {
        Some(Some(at)) => at,
        Some(None) => return Ok(None),
        // An instance of a subprogram that was also inlined leaves its type to its origin.
        None if entry.attr(dw::DW_AT_abstract_origin)?.is_some() || entry.attr(dw::DW_AT_specification)?.is_some() => {
            return Ok(None);
        }
        None => return Ok(Some(AbiClass::Void)),
    };
    for _ in 0..DEPTH {
        let entry = unit.entry(at)?;
        match entry.tag() {
            dw::DW_TAG_typedef
            | dw::DW_TAG_const_type
            | dw::DW_TAG_volatile_type
            | dw::DW_TAG_restrict_type
            | dw::DW_TAG_atomic_type => match reference(&entry, dw::DW_AT_type)? {
                Some(Some(next)) => at = next,
                Some(None) => return Ok(None),
                None => return Ok(Some(AbiClass::Void)),
            },
            tag => return scalar_class(&entry, tag),
        }
    }
    Ok(None)
}

/// `Some(None)` for a reference out of the unit.
fn reference<'a>(
    entry: &DwarfEntry<'_, 'a>,
    attribute: gimli::DwAt,
) -> Result<Option<Option<UnitOffset>>, gimli::Error> {
    Ok(entry.attr_value(attribute)?.map(|value| match value {
        AttributeValue::UnitRef(at) => Some(at),
        _ => None,
    }))
}

fn scalar_class(entry: &DwarfEntry<'_, '_>, tag: DwTag) -> Result<Option<AbiClass>, gimli::Error> {
    let size = entry.attr_value(dw::DW_AT_byte_size)?.and_then(|v| v.udata_value());
    let integer = |size: Option<u64>| match size {
        Some(n @ (1 | 2 | 4 | 8)) => Some(AbiClass::Integer(n as u16 * 8)),
        Some(16) => Some(AbiClass::Wide),
        _ => None,
    };
    let class = match tag {
        dw::DW_TAG_pointer_type | dw::DW_TAG_reference_type | dw::DW_TAG_rvalue_reference_type => {
            Some(AbiClass::Integer(64))
        }
        dw::DW_TAG_enumeration_type => integer(size),
        dw::DW_TAG_base_type => match entry.attr_value(dw::DW_AT_encoding)? {
            Some(AttributeValue::Encoding(encoding)) => match encoding {
                dw::DW_ATE_boolean
                | dw::DW_ATE_signed
                | dw::DW_ATE_signed_char
                | dw::DW_ATE_unsigned
                | dw::DW_ATE_unsigned_char
                | dw::DW_ATE_UTF
                | dw::DW_ATE_address => integer(size),
                dw::DW_ATE_float => match size {
                    Some(n @ (4 | 8)) => Some(AbiClass::Sse(n as u16 * 8)),
                    // 16 bytes are a long double or a __float128; neither touches a general register.
                    Some(16) => Some(AbiClass::X87),
                    _ => None,
                },
                _ => None,
            },
            _ => None,
        },
        _ => None,
    };
    Ok(class)
}
