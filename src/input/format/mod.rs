//! Kinds of input files: how each is recognized and read. Whoever asks what a file is asks here.
//!
//! To add one: a file here with a type that implements [`InputFormat`], and its line in the list below.

use super::Module;
use crate::input::error::Problem;
use std::borrow::Cow;

mod language;

pub use text::{load_listing, load_text};

/// A kind of input file.
pub trait InputFormat: Sync {
    /// What the names of its files end in.
    fn ending(&self) -> &'static str;

    /// Whether a file is of this kind, told from its bytes.
    fn sniff(&self, bytes: &[u8]) -> bool;

    /// Reads a file. `name` is the name for problems.
    ///
    /// # Errors
    /// What is wrong with the file, all findings together.
    fn load(&self, name: &str, bytes: &[u8]) -> Result<Module, Vec<Problem>>;

    /// The text that replacements go back into, where a file is text.
    fn text<'a>(&self, _bytes: &'a [u8]) -> Option<Cow<'a, str>> {
        None
    }

    /// The files in a file that is made of others, in their order, whatever they are.
    ///
    /// # Errors
    /// The file is damaged.
    fn members(&self, _name: &str, _bytes: &[u8]) -> Result<Option<Vec<Member>>, Problem> {
        Ok(None)
    }
}

/// One file in an archive.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Member {
    pub name: String,
    /// Where its bytes begin in the archive.
    pub start: usize,
    pub bytes: Vec<u8>,
}

impl Member {
    /// Puts new bytes over the member's own, if those are still there and as many.
    pub fn overwrite(&self, archive: &mut [u8], new: &[u8]) -> Option<()> {
        let place = archive.get_mut(self.start..self.start.checked_add(new.len())?).filter(|p| *p == self.bytes)?;
        place.copy_from_slice(new);
        Some(())
    }
}

/// Declares each module and puts its type into [`FORMATS`].
macro_rules! formats {
    ($($module:ident :: $format:ident,)*) => {
        $(mod $module;)*
        /// The kinds in the order in which they are asked: what begins with a mark of its own first.
        pub const FORMATS: &[&dyn InputFormat] = &[$(&$module::$format),*];
    };
}

formats! {
    archive::Archive,
    object::Object,
    text::AssemblyText,
}

/// Whether a file is one object.
pub fn is_object(bytes: &[u8]) -> bool {
    object::Object.sniff(bytes)
}

/// The kind of a file, told from its bytes.
pub fn format_of(bytes: &[u8]) -> Option<&'static dyn InputFormat> {
    FORMATS.iter().copied().find(|f| f.sniff(bytes))
}

/// Reads a file of any kind from its bytes. `name` is the name for problems.
///
/// # Errors
/// The bytes are of no known kind, or what is wrong with them.
pub fn load_bytes(name: &str, bytes: &[u8]) -> Result<Module, Vec<Problem>> {
    match format_of(bytes) {
        Some(format) => format.load(name, bytes),
        None => Err(vec![Problem::new(name, "is neither assembly text nor an ELF object or archive", remedy())]),
    }
}

fn remedy() -> String {
    let endings: Vec<String> = FORMATS.iter().rev().map(|f| format!(".{}", f.ending())).collect();
    let (last, others) = endings.split_last().expect("there are formats");
    format!("give a {} or {last} file for x86-64 ELF", others.join(", "))
}

/// The text of a file that is text.
pub fn text_of(bytes: &[u8]) -> Option<Cow<'_, str>> {
    format_of(bytes)?.text(bytes)
}

/// The files that a file is made of; `None` if it is one by itself.
///
/// # Errors
/// The file is damaged.
pub fn members(name: &str, bytes: &[u8]) -> Result<Option<Vec<Member>>, Problem> {
    format_of(bytes).map_or(Ok(None), |f| f.members(name, bytes))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ending_of(bytes: &[u8]) -> Option<&'static str> {
        format_of(bytes).map(InputFormat::ending)
    }

    #[test]
    fn each_kind_is_told_from_its_bytes() {
        assert_eq!(ending_of(b"f:\n\tret\n"), Some("s"));
        assert_eq!(ending_of(b""), Some("s"));
        assert_eq!(ending_of(b"\x7fELF\x02"), Some("o"));
        assert_eq!(ending_of(b"!<arch>\n"), Some("a"));
        assert_eq!(ending_of(b"MZ\0\0"), None);
        assert_eq!(ending_of(b"\xff\xfe"), None);
    }

    #[test]
    fn the_remedy_names_every_kind() {
        assert_eq!(remedy(), "give a .s, .o or .a file for x86-64 ELF");
    }
}
