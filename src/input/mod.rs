//! Files in, text out: assembly text, objects and archives become decoded functions, and replacements go back into
//! the text that the user gave.

mod assemble;
mod contracts;
mod dwarf;
pub mod error;
mod functions;
mod image;
mod items;
mod listing;
mod objects;
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
use dag::ir::function::Function;
use isa::Target;
use isa::codec::Syntax;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::sync::OnceLock;

pub use contracts::{contract, contracts, select};
pub use dwarf::Subprogram;
pub use image::Image;
pub use objects::{Member, members};
pub use render::{Note, Refusal, Replacement, check_writable, write_atomically, write_atomically_bytes};
pub use scan::{Comment, Place, Statement};
pub use selection::selected;

/// Everything read from one input.
#[derive(Clone, Debug)]
pub struct Module {
    /// As the user named it; `<stdin>` for standard input.
    pub path: String,
    /// The text, without line ends. For objects and archives a listing made from the bytes.
    pub lines: Vec<String>,
    pub functions: Vec<ModuleFunction>,
    pub comments: Vec<Comment>,
    /// One object, or the members of an archive.
    pub units: Vec<Unit>,
    pub(crate) scan: scan::Scan,
    /// Statements that mention a name, debug sections left out.
    pub(crate) mentions: BTreeMap<String, BTreeSet<usize>>,
    /// Macros or included files may mention further names.
    pub(crate) hidden_mentions: bool,
    pub(crate) ends_with_newline: bool,
    /// Names that calls inside this module can reach, once somebody asked.
    pub(crate) names: OnceLock<BTreeSet<String>>,
}

/// An object file and what its offsets are called.
#[derive(Clone, Debug)]
pub struct Unit {
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
    pub kept: Vec<Kept>,
    /// Where each instruction's statement stands, parallel to `function.insts`.
    pub slots: Vec<Option<Slot>>,
}

/// A reason to keep a function as it is.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Kept {
    pub line: Option<u32>,
    pub reason: String,
}

/// The statement that an instruction comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Slot {
    /// Index in the scan.
    pub(crate) statement: usize,
    /// The statement yields this instruction and nothing else.
    pub alone: bool,
}

impl Module {
    pub fn function(&self, name: &str) -> Option<&ModuleFunction> {
        let named = |f: &&ModuleFunction| f.function.name == name || f.aliases.iter().any(|a| a == name);
        self.functions.iter().find(named)
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

    /// A label that stands exactly at an offset of the function's section, preferring the assembler-local ones.
    pub fn label_at(&self, function: &ModuleFunction, offset: u64) -> Option<&str> {
        self.units[function.unit].label_at(function.section, offset)
    }

    pub fn has_label(&self, name: &str) -> bool {
        self.scan.labels.iter().any(|l| l.name == name)
    }

    /// Whether the next instruction behind a label stands on a line, from 1.
    pub fn label_leads_to(&self, name: &str, line: u32) -> bool {
        let next = |l: &scan::Label| {
            let code = self.scan.statements.iter().filter(|s| s.kind == scan::Kind::Instruction);
            code.map(|s| s.start).filter(|start| *start >= l.place).min().map(|start| start.0 as u32 + 1)
        };
        self.scan.labels.iter().filter(|l| l.name == name).any(|l| next(l) == Some(line))
    }

    /// The beginning of labels that the text does not have.
    pub fn new_labels(&self, wanted: &str) -> String {
        let mut prefix = wanted.to_string();
        while self.lines.iter().any(|l| l.contains(&prefix)) {
            prefix.push('_');
        }
        prefix
    }
}

impl Module {
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

impl Unit {
    pub fn label_at(&self, section: usize, offset: u64) -> Option<&str> {
        self.labels.get(&(section, offset)).and_then(|names| names.last()).map(String::as_str)
    }
}

/// Reads assembly text, and checks the signatures in its comments. `path` is the name for problems; `.include` looks in its directory.
pub fn load_text(path: &str, text: &str) -> Result<Module, Vec<Problem>> {
    let whole = text.strip_suffix('\n').unwrap_or(text);
    let lines: Vec<String> = whole.split('\n').map(str::to_string).collect();
    let scan = scan::scan(&lines);
    let directory = Path::new(path).parent().filter(|p| !p.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let assembled = assemble::assemble(path, directory, &lines, &scan)?;
    let module = text::module(path, text, lines, scan, assembled);
    let problems = contracts::annotation_problems(&module);
    if problems.is_empty() { Ok(module) } else { Err(problems) }
}

/// Reads `path`, or standard input for `-`: assembly text, an object or an archive, told apart by their first bytes.
pub fn load(path: &str) -> Result<Module, Vec<Problem>> {
    let (name, bytes) = read_input(path).map_err(|p| vec![p])?;
    load_bytes(&name, bytes)
}

/// Reads assembly text, an object or an archive from its bytes. `name` is the name for problems.
pub fn load_bytes(name: &str, bytes: Vec<u8>) -> Result<Module, Vec<Problem>> {
    match text_of(bytes) {
        Ok(text) => load_text(name, &text),
        Err(bytes) if bytes.starts_with(b"!<arch>") || bytes.starts_with(b"\x7fELF") => objects::load(name, &bytes),
        Err(_) => {
            let remedy = "give a .s, .o or .a file for x86-64 ELF";
            Err(vec![Problem::new(name, "is neither assembly text nor an ELF object or archive", remedy)])
        }
    }
}

fn read_input(path: &str) -> Result<(String, Vec<u8>), Problem> {
    use std::io::Read;
    if path == "-" {
        let mut bytes = Vec::new();
        let read = std::io::stdin().read_to_end(&mut bytes);
        let name = "<stdin>".to_string();
        return match read {
            Ok(_) => Ok((name, bytes)),
            Err(e) => Err(Problem::new(name, format!("cannot be read: {e}"), "pipe assembly text in")),
        };
    }
    match std::fs::read(path) {
        Ok(bytes) => Ok((path.to_string(), bytes)),
        Err(e) => Err(Problem::new(path, format!("cannot be read: {e}"), "check the name and the permissions")),
    }
}

/// The input's text, or `None` if it is an object or archive.
pub fn read_text(path: &str) -> Result<Option<String>, Vec<Problem>> {
    let (_, bytes) = read_input(path).map_err(|p| vec![p])?;
    Ok(text_of(bytes).ok())
}

/// The bytes as text; objects and archives come back as they are.
fn text_of(bytes: Vec<u8>) -> Result<String, Vec<u8>> {
    if bytes.contains(&0) || bytes.starts_with(b"!<arch>") || bytes.starts_with(b"\x7fELF") {
        return Err(bytes);
    }
    String::from_utf8(bytes).map_err(|e| e.into_bytes())
}
