//! Files in, text out: assembly text, objects and archives become decoded functions, and replacements go back into
//! the text that the user gave.

mod address_significance;
mod anchors;
mod assemble;
mod calls;
mod contracts;
mod dwarf;
pub mod encoding;
pub mod error;
mod excerpt;
pub mod format;
mod functions;
mod image;
mod items;
mod listing;
mod objects;
pub mod patch;
pub mod profile;
mod references;
mod relocation;
mod render;
pub mod rules;
mod scan;
mod selection;
mod text;
mod unwind;

use crate::input::error::Problem;
use calls::CallGraph;
use dag::ir::function::Function;
use isa::Target;
use isa::codec::Syntax;
use object::elf::SHF_WRITE;
use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};
use std::io::Read;
use std::sync::OnceLock;

pub use calls::KnownCallees;
pub use contracts::{contract, contracts};
pub use dwarf::Subprogram;
pub use excerpt::Excerpt;
pub use format::{Member, is_object, load_bytes, load_text, members, text_of};
pub use image::Image;
pub use render::{Note, Refusal, Replacement, check_writable, directory_of, is_instruction, temporary_directory};
pub use render::{write_atomically, write_atomically_bytes};
pub use scan::{Comment, Statement, TextPosition};
pub use selection::{no_function, select_functions};

/// Everything read from one input.
#[derive(Clone, Debug)]
pub struct Module {
    /// As the user named it; `<stdin>` for standard input.
    pub path: String,
    /// The text, without line ends. For objects and archives a listing made from the bytes.
    pub lines: Vec<String>,
    pub functions: Vec<ModuleFunction>,
    /// What stands behind `superopt:` in comments.
    pub annotations: Vec<Comment>,
    /// One object, or the members of an archive.
    pub units: Vec<ObjectUnit>,
    pub(crate) scan: scan::Scan,
    /// Statements that mention a name, debug sections left out.
    pub(crate) mentions: BTreeMap<String, BTreeSet<usize>>,
    /// Macros or included files may mention further names.
    pub(crate) hidden_mentions: bool,
    pub(crate) ends_with_newline: bool,
    /// Names that calls inside this module can reach, once somebody asked.
    pub(crate) names: OnceLock<BTreeSet<String>>,
    /// Who calls whom, once somebody asked.
    pub(crate) calls: OnceLock<CallGraph>,
    /// Whether it has labels that look like new ones, once somebody asked.
    pub(crate) ways: OnceLock<bool>,
}

/// An object file and what its offsets are called.
#[derive(Clone, Debug)]
pub struct ObjectUnit {
    /// Member name in an archive.
    pub member: Option<String>,
    pub image: Image,
    /// Label names by section and offset, in text order.
    pub labels: BTreeMap<(usize, u64), Vec<String>>,
    /// What debug information says of functions, by symbol name.
    pub subprograms: BTreeMap<String, Subprogram>,
}

/// A function with its place in the input.
#[derive(Clone, PartialEq, Debug)]
pub struct ModuleFunction {
    pub function: Function,
    /// Index in [`Module::units`], and of the section there.
    pub unit: usize,
    pub section: usize,
    /// Offset in the section, and size in bytes.
    pub start: u64,
    pub size: u64,
    pub global: bool,
    /// Other symbols at the same place.
    pub aliases: Vec<String>,
    pub syntax: Syntax,
    /// Line of its label, from 1.
    pub label_line: Option<u32>,
    /// Why the function must be kept whole; empty if it may be changed.
    pub kept: Vec<KeepReason>,
    /// Where each instruction's statement stands, parallel to `function.insts`.
    pub slots: Vec<Option<StatementSlot>>,
}

/// A reason to keep a function as it is.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct KeepReason {
    pub line: Option<u32>,
    pub reason: String,
}

/// The statement that an instruction comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StatementSlot {
    /// Index in the scan.
    pub(crate) statement: usize,
    /// The statement yields this instruction and nothing else.
    pub alone: bool,
}

impl Module {
    /// The index of a function by its name or an alias.
    pub fn position(&self, name: &str) -> Option<usize> {
        self.functions.iter().position(|f| f.function.name == name || f.aliases.iter().any(|a| a == name))
    }

    pub fn function(&self, name: &str) -> Option<&ModuleFunction> {
        self.position(name).map(|i| &self.functions[i])
    }

    /// Whether a call's target is a function of the module.
    pub fn is_local(&self, t: &Target) -> bool {
        let own = |f: &ModuleFunction| [&f.function.name].into_iter().chain(&f.aliases).cloned().collect::<Vec<_>>();
        let names = || self.functions.iter().flat_map(own).collect();
        match t {
            Target::Local(_) => true,
            Target::Symbol(s) => self.names.get_or_init(names).contains(s.split(['@', '+']).next().unwrap_or(s)),
        }
    }

    /// What the calls of a function do.
    pub fn callees(&self, function: usize) -> KnownCallees {
        self.calls().callees(self, function)
    }

    /// Who calls whom.
    pub(crate) fn calls(&self) -> &CallGraph {
        self.calls.get_or_init(|| CallGraph::new(self))
    }

    /// Whether what stands where a symbol does, as an operand spells it, never changes when the program runs. An entry of
    /// the global offset table does not: it holds an address.
    pub fn is_constant(&self, symbol: &str) -> bool {
        if relocation::is_got_entry(symbol) {
            return true;
        }
        let name = symbol.split(['+', '@', '(']).next().unwrap_or(symbol);
        let constant = |unit: &ObjectUnit, section: usize| {
            let s = &unit.image.sections[section];
            s.allocated && (s.flags & u64::from(SHF_WRITE) == 0 || s.name.starts_with(".data.rel.ro"))
        };
        let of_unit = |unit: &ObjectUnit| {
            let labelled = unit.labels.iter().find(|(_, names)| names.iter().any(|n| n == name)).map(|(at, _)| at.0);
            let named = || unit.image.symbols.iter().find(|s| s.name == name).and_then(|s| s.section);
            labelled.or_else(named).map(|section| constant(unit, section))
        };
        self.units.iter().find_map(of_unit).unwrap_or(false)
    }

    /// A label that stands exactly at an offset of the function's section, preferring the assembler-local ones.
    pub fn label_at(&self, function: &ModuleFunction, offset: u64) -> Option<&str> {
        self.units[function.unit].label_at(function.section, offset)
    }

    pub fn has_label(&self, name: &str) -> bool {
        self.scan.label(name).is_some()
    }

    /// Whether the next instruction behind a label stands on a line, from 1.
    pub fn label_leads_to(&self, name: &str, line: u32) -> bool {
        let next = |l: &scan::Label| {
            let code = self.scan.statements.iter().filter(|s| s.kind == scan::StatementKind::Instruction);
            code.map(|s| s.start).filter(|start| *start >= l.place).min().map(|start| start.0 as u32 + 1)
        };
        self.scan.labels.iter().filter(|l| l.name == name).any(|l| next(l) == Some(line))
    }

    /// The beginning of labels that the text does not have.
    pub fn new_labels(&self, wanted: &str) -> String {
        if wanted.starts_with(WAY) && !self.has_ways() {
            return wanted.to_string();
        }
        let mut prefix = wanted.to_string();
        while self.lines.iter().any(|l| l.contains(&prefix)) {
            prefix.push('_');
        }
        prefix
    }
}

/// How the labels of new branches begin.
pub const WAY: &str = ".Lway";

impl Module {
    /// Whether the text has labels that look like new ones.
    pub(crate) fn has_ways(&self) -> bool {
        *self.ways.get_or_init(|| self.lines.iter().any(|l| l.contains(WAY)))
    }

    /// The object file of a module that was read from text.
    ///
    /// # Errors
    /// The assembler does not run, or what it makes is other code.
    pub fn object(&self) -> Result<Vec<u8>, Vec<Problem>> {
        let none = || vec![Problem::new(&self.path, "has no code", "give its assembly text")];
        let unit = self.units.first().ok_or_else(none)?;
        assemble::to_object(&self.path, &self.lines, &self.scan, &unit.image)
    }
}

impl ObjectUnit {
    pub fn label_at(&self, section: usize, offset: u64) -> Option<&str> {
        self.labels.get(&(section, offset)).and_then(|names| names.last()).map(String::as_str)
    }
}

/// Reads `path`, or standard input for `-`: assembly text, an object or an archive, told apart by their bytes.
///
/// # Errors
/// It cannot be read, or what is wrong with it.
pub fn load(path: &str) -> Result<Module, Vec<Problem>> {
    let source = read_source(path).map_err(|p| vec![p])?;
    load_bytes(&source.name, &source.bytes)
}

/// The input's text, or `None` if it is an object or archive.
///
/// # Errors
/// It cannot be read.
pub fn read_text(path: &str) -> Result<Option<String>, Vec<Problem>> {
    let source = read_source(path).map_err(|p| vec![p])?;
    Ok(text_of(&source.bytes).map(Cow::into_owned))
}

/// What was read, and its name for problems.
struct SourceBytes {
    name: String,
    bytes: Vec<u8>,
}

fn read_source(path: &str) -> Result<SourceBytes, Problem> {
    let (name, read, remedy) = match path {
        "-" => ("<stdin>", read_stdin(), "pipe assembly text in"),
        path => (path, std::fs::read(path), "check the name and the permissions"),
    };
    match read {
        Ok(bytes) => Ok(SourceBytes { name: name.to_string(), bytes }),
        Err(e) => Err(Problem::new(name, format!("cannot be read: {e}"), remedy)),
    }
}

fn read_stdin() -> std::io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    std::io::stdin().read_to_end(&mut bytes)?;
    Ok(bytes)
}
