//! An archive of ELF objects.

use super::{InputFormat, Member};
use crate::input::error::Problem;
use crate::input::objects::{self, ObjectFile};
use crate::input::{Image, Module};
use object::read::archive::ArchiveFile;
use std::collections::{BTreeMap, BTreeSet};

pub struct Archive;

impl InputFormat for Archive {
    fn ending(&self) -> &'static str {
        "a"
    }

    fn sniff(&self, bytes: &[u8]) -> bool {
        bytes.starts_with(b"!<arch>")
    }

    fn load(&self, name: &str, bytes: &[u8]) -> Result<Module, Vec<Problem>> {
        objects::load(name, &read_objects(name, bytes)?)
    }

    fn members(&self, name: &str, bytes: &[u8]) -> Result<Option<Vec<Member>>, Problem> {
        read_members(name, bytes).map(Some)
    }
}

fn read_members(name: &str, bytes: &[u8]) -> Result<Vec<Member>, Problem> {
    let damaged = |e: object::Error| Problem::new(name, format!("is a damaged archive: {e}"), "make it anew");
    let archive = ArchiveFile::parse(bytes).map_err(damaged)?;
    let mut found = Vec::new();
    for member in archive.members() {
        let member = member.map_err(damaged)?;
        let name = String::from_utf8_lossy(member.name()).into_owned();
        let start = member.file_range().0 as usize;
        found.push(Member { name, start, bytes: member.data(bytes).map_err(damaged)?.to_vec() });
    }
    Ok(found)
}

/// The objects in an archive, with names for problems.
fn read_objects(name: &str, bytes: &[u8]) -> Result<Vec<ObjectFile>, Vec<Problem>> {
    let (mut objects, mut problems) = (Vec::new(), Vec::new());
    for member in read_members(name, bytes).map_err(|p| vec![p])? {
        let name = format!("{name}({})", member.name);
        match Image::read(&name, &member.bytes) {
            Ok(image) => objects.push(ObjectFile { name, image }),
            Err(p) => problems.push(p),
        }
    }
    if !problems.is_empty() {
        return Err(problems);
    }
    rename_clashes(&mut objects);
    Ok(objects)
}

/// Symbols that are local to their objects get a number where another object uses the name too.
fn rename_clashes(objects: &mut [ObjectFile]) {
    let mut users: BTreeMap<String, BTreeSet<usize>> = BTreeMap::new();
    for (n, object) in objects.iter().enumerate() {
        for s in &object.image.symbols {
            users.entry(s.name.clone()).or_default().insert(n);
        }
    }
    for (n, object) in objects.iter_mut().enumerate() {
        for s in object.image.symbols.iter_mut().filter(|s| !s.global && !s.weak && s.section.is_some()) {
            let section = s.kind == object::SymbolKind::Section;
            if !section && users.get(&s.name).is_some_and(|u| u.len() > 1) {
                s.name = format!("{}.member{n}", s.name);
            }
        }
    }
}
