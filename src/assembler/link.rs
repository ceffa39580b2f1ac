//! What a linker is given, with what is known of its objects in place. Compilers that have an assembler of their own hand
//! their code over here.

use crate::builds::home::{AboutText, Home, KnownText};
use crate::input::{Image, is_object, members};
use std::ffi::{OsStr, OsString};
use std::fs;
use std::path::{Path, PathBuf};

/// Files that a linker takes code from.
const ENDINGS: [&str; 3] = ["o", "a", "rlib"];

/// Where toolchains of Rust keep its standard library, which every program is linked with and hardly uses.
const STANDARD: &str = "rustlib";

/// What objects are looked up by.
pub struct LinkLookup<'a> {
    pub home: &'a Home,
    /// The digest of the options.
    pub options: &'a str,
    pub about: &'a str,
}

/// An argument in place of another.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Substitute {
    pub argument: usize,
    pub path: PathBuf,
}

impl LinkLookup<'_> {
    /// Remembers the objects among a linker's arguments, and writes those of which something better is known into
    /// `directory`.
    ///
    /// # Errors
    /// The system's. Nothing is to be substituted then.
    pub fn substitutes(&self, arguments: &[OsString], directory: &Path) -> std::io::Result<Vec<Substitute>> {
        let mut found = Vec::new();
        for (argument, path) in arguments.iter().enumerate() {
            let path = Path::new(path);
            let is_code = path.extension().is_some_and(|e| ENDINGS.iter().any(|known| e == *known));
            let standard = path.components().any(|c| c.as_os_str() == STANDARD);
            // What an option names is no input.
            let named = argument > 0 && arguments[argument - 1] == OsStr::new("-o");
            if !is_code || standard || named || !path.is_file() {
                continue;
            }
            if let Some(better) = self.better(path)? {
                let place = directory.join(argument.to_string());
                fs::create_dir(&place)?;
                let place = place.join(path.file_name().unwrap_or_default());
                fs::write(&place, better)?;
                found.push(Substitute { argument, path: place });
            }
        }
        Ok(found)
    }

    /// A file with the better objects that are known.
    fn better(&self, path: &Path) -> std::io::Result<Option<Vec<u8>>> {
        let mut bytes = fs::read(path)?;
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let Ok(members) = members(&name, &bytes) else { return Ok(None) };
        let Some(members) = members else { return Ok(self.object(&name, &bytes)) };
        let mut changed = false;
        for m in members {
            let Some(object) = self.object(&format!("{name}({})", m.name), &m.bytes) else { continue };
            changed |= m.overwrite(&mut bytes, &object).is_some();
        }
        Ok(changed.then_some(bytes))
    }

    fn object(&self, name: &str, bytes: &[u8]) -> Option<Vec<u8>> {
        if !is_object(bytes) {
            return None;
        }
        let key = Home::key(self.options, bytes);
        let known = self.home.output(&key);
        // Metadata of Rust and lists of symbols are objects, too.
        let has_code = |i: Image| i.code_sections().any(|s| i.sections[s].size > 0);
        if known.is_none() && !Image::read(name, bytes).is_ok_and(has_code) {
            return None;
        }
        let about = AboutText { name: name.to_string(), options: self.about.to_string() };
        if let Err(e) = self.home.meet(&key, &about, bytes) {
            self.home.log(&format!("link: {name}: {e}"));
        }
        match known? {
            KnownText::Text(object) => Some(object),
            KnownText::Unchanged => None,
        }
    }
}
