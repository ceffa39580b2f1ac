//! Assembly text.

use super::{InputFormat, language};
use crate::input::assemble::LabelCheck;
use crate::input::error::{Cause, Problem};
use crate::input::{Module, assemble, contracts, directory_of, encoding, scan, text};
use std::borrow::Cow;

pub struct AssemblyText;

impl InputFormat for AssemblyText {
    fn ending(&self) -> &'static str {
        "s"
    }

    fn sniff(&self, bytes: &[u8]) -> bool {
        self.text(bytes).is_some()
    }

    fn load(&self, name: &str, bytes: &[u8]) -> Result<Module, Vec<Problem>> {
        let not_text = || vec![Problem::new(name, "is no text", "give assembly text")];
        load_text(name, &self.text(bytes).ok_or_else(not_text)?)
    }

    fn text<'a>(&self, bytes: &'a [u8]) -> Option<Cow<'a, str>> {
        encoding::decode(bytes)
    }
}

/// Reads assembly text, and checks the signatures in its comments. `path` is the name for problems; `.include` looks in
/// its directory.
///
/// # Errors
/// The assembler refuses the text, or a signature is wrong.
pub fn load_text(path: &str, text: &str) -> Result<Module, Vec<Problem>> {
    load_checked(path, text, LabelCheck::Here)
}

/// Reads a listing of objects, whose code the caller compares with theirs.
///
/// # Errors
/// The assembler refuses the text.
pub fn load_listing(path: &str, text: &str) -> Result<Module, Vec<Problem>> {
    load_checked(path, text, LabelCheck::Caller)
}

fn load_checked(path: &str, text: &str, check: LabelCheck) -> Result<Module, Vec<Problem>> {
    let whole = text.strip_suffix('\n').unwrap_or(text);
    let lines: Vec<String> = whole.split('\n').map(str::to_string).collect();
    let scan = scan::scan(&lines);
    let assembled = assemble::assemble(path, directory_of(path), &lines, &scan, check);
    let assembled = assembled.map_err(|problems| match language::foreign(path, &lines) {
        Some(foreign) if problems.iter().any(|p| p.cause == Cause::Input) => vec![foreign],
        _ => problems,
    })?;
    let module = text::module(path, text, lines, scan, assembled);
    let problems = contracts::annotation_problems(&module);
    if problems.is_empty() { Ok(module) } else { Err(problems) }
}
