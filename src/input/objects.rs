//! Objects and archives take the path of text: a listing is made, and must assemble to the same instructions.

use super::dwarf::subprograms;
use super::functions::{LANDING_PADS, functions};
use super::image::Image;
use super::listing::{Line, Lister};
use super::{Module, load_text};
use crate::input::error::Problem;
use dag::ir::function::CodeInst;
use isa::{Decoded, Target};
use object::read::archive::ArchiveFile;
use std::collections::{BTreeMap, BTreeSet};

/// How often instructions that the assembler makes otherwise are turned to bytes before giving up.
const ROUNDS: usize = 6;

/// A member's number and the place of an instruction in it.
type Place = (usize, (usize, u64));

/// Reads an ELF object or an archive of them.
pub fn load(path: &str, bytes: &[u8]) -> Result<Module, Vec<Problem>> {
    let images = read(path, bytes)?;
    let mut listers = Vec::new();
    let mut problems = Vec::new();
    for (n, (name, image)) in images.iter().enumerate() {
        match Lister::new(image, n) {
            Ok(lister) => listers.push(lister),
            Err(what) => {
                problems.push(Problem::new(name, format!("cannot be listed: {what}"), "give its assembly text"))
            }
        }
    }
    if !problems.is_empty() {
        return Err(problems);
    }
    let mut raw: BTreeSet<Place> = BTreeSet::new();
    for _ in 0..ROUNDS {
        let lines: Vec<(usize, Line)> = numbered_lines(&listers, &raw);
        let text: String = lines.iter().flat_map(|(_, l)| [l.text.as_str(), "\n"]).collect();
        let place_of = |line: u32| {
            let (n, l) = lines.get((line as usize).checked_sub(1)?)?;
            Some((*n, l.place?))
        };
        match load_text(path, &text) {
            Err(problems) => {
                let refused: BTreeSet<Place> = problems.iter().filter_map(|p| place_of(p.line?)).collect();
                if refused.is_empty() {
                    return Err(unlistable(path, &problems));
                }
                raw.extend(refused);
            }
            Ok(module) => {
                let wrong = differences(&listers, &module, &lines);
                if wrong.is_empty() {
                    return Ok(finish(module, &images));
                }
                raw.extend(wrong);
            }
        }
    }
    Err(vec![Problem::new(path, "cannot be listed so that it assembles to itself", "give its assembly text")])
}

/// The problems of a listing are not of the user's making; the first one tells most.
fn unlistable(path: &str, problems: &[Problem]) -> Vec<Problem> {
    let first = problems.first().map_or(String::new(), |p| format!("{}: {}", p.text.as_deref().unwrap_or(""), p.what));
    let remedy = "give its assembly text, or single members of an archive (ar x)";
    vec![Problem::new(path, format!("cannot be listed as assembly: {}", first.trim()), remedy)]
}

/// One file in an archive.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Member {
    pub name: String,
    pub bytes: Vec<u8>,
}

/// The files in an archive, in their order, whatever they are; `None` if the bytes are no archive.
pub fn members(path: &str, bytes: &[u8]) -> Result<Option<Vec<Member>>, Problem> {
    if !bytes.starts_with(b"!<arch>\n") {
        return Ok(None);
    }
    let damaged = |e: object::Error| Problem::new(path, format!("is a damaged archive: {e}"), "make it anew");
    let archive = ArchiveFile::parse(bytes).map_err(damaged)?;
    let mut found = Vec::new();
    for member in archive.members() {
        let member = member.map_err(damaged)?;
        let name = String::from_utf8_lossy(member.name()).into_owned();
        found.push(Member { name, bytes: member.data(bytes).map_err(damaged)?.to_vec() });
    }
    Ok(Some(found))
}

/// The objects in a file, with names for problems.
fn read(path: &str, bytes: &[u8]) -> Result<Vec<(String, Image)>, Vec<Problem>> {
    let Some(members) = members(path, bytes).map_err(|p| vec![p])? else {
        return Ok(vec![(path.to_string(), Image::read(path, bytes).map_err(|p| vec![p])?)]);
    };
    let (mut images, mut problems) = (Vec::new(), Vec::new());
    for member in members {
        let name = format!("{path}({})", member.name);
        match Image::read(&name, &member.bytes) {
            Ok(image) => images.push((name, image)),
            Err(p) => problems.push(p),
        }
    }
    if !problems.is_empty() {
        return Err(problems);
    }
    rename_clashes(&mut images);
    Ok(images)
}

/// Symbols that are local to their objects get a number where another object uses the name too.
fn rename_clashes(images: &mut [(String, Image)]) {
    let mut users: BTreeMap<String, BTreeSet<usize>> = BTreeMap::new();
    for (n, (_, image)) in images.iter().enumerate() {
        for s in &image.symbols {
            users.entry(s.name.clone()).or_default().insert(n);
        }
    }
    for (n, (_, image)) in images.iter_mut().enumerate() {
        for s in image.symbols.iter_mut().filter(|s| !s.global && !s.weak && s.section.is_some()) {
            let section = s.kind == object::SymbolKind::Section;
            if !section && users.get(&s.name).is_some_and(|u| u.len() > 1) {
                s.name = format!("{}.member{n}", s.name);
            }
        }
    }
}

fn numbered_lines(listers: &[Lister<'_>], raw: &BTreeSet<Place>) -> Vec<(usize, Line)> {
    let of = |n: usize| raw.iter().filter(|p| p.0 == n).map(|p| p.1).collect();
    let lines = listers.iter().enumerate().flat_map(|(n, l)| l.lines(&of(n)).into_iter().map(move |line| (n, line)));
    lines.collect()
}

/// Instructions that the listing does not give back.
fn differences(listers: &[Lister<'_>], module: &Module, lines: &[(usize, Line)]) -> BTreeSet<Place> {
    let mut listed: BTreeMap<Place, (&CodeInst, u32)> = BTreeMap::new();
    let mut line_at: BTreeMap<(usize, u64), u32> = BTreeMap::new();
    for f in &module.functions {
        for i in &f.function.insts {
            let Some(line) = i.line else { continue };
            line_at.insert((f.section, i.offset), line);
            if let Some((n, Line { place: Some(place), .. })) = lines.get(line as usize - 1) {
                listed.insert((*n, *place), (i, f.section as u32));
            }
        }
    }
    let mut wrong = BTreeSet::new();
    for (n, lister) in listers.iter().enumerate() {
        for f in functions(&lister.finder(), n) {
            for i in f.function.insts.iter().filter(|i| i.decoded != Decoded::Nop) {
                let place = (n, (f.section, i.offset));
                let target = |d: &Decoded, at: &dyn Fn(u64) -> Option<Place>| match d {
                    Decoded::Jump(Target::Local(t)) | Decoded::Branch(_, Target::Local(t)) => at(*t),
                    _ => None,
                };
                let Some((found, section)) = listed.get(&place) else { continue };
                let there = |t: u64| {
                    let line = *line_at.get(&(*section as usize, t))?;
                    let (n, l) = lines.get(line as usize - 1)?;
                    Some((*n, l.place?))
                };
                // A jump to no-ops goes on to what is behind them, as it does in the listing.
                let here = |t: u64| {
                    let next = f.function.insts.iter().find(|i| i.offset >= t && i.decoded != Decoded::Nop)?;
                    Some((n, (f.section, next.offset)))
                };
                let same_target = target(&i.decoded, &here) == target(&found.decoded, &there);
                // Tables of landing pads count bytes.
                let counted = f.kept.iter().any(|k| k.reason == LANDING_PADS);
                if !same_target
                    || (counted && i.len != found.len)
                    || without_target(&i.decoded) != without_target(&found.decoded)
                {
                    wrong.insert(place);
                }
            }
        }
    }
    wrong
}

/// Local targets stand at other offsets in the listing and are compared by themselves.
fn without_target(d: &Decoded) -> Decoded {
    match d {
        Decoded::Jump(Target::Local(_)) => Decoded::Jump(Target::Local(0)),
        Decoded::Branch(c, Target::Local(_)) => Decoded::Branch(*c, Target::Local(0)),
        other => other.clone(),
    }
}

/// The listing's module, with what only the object files know.
fn finish(mut module: Module, images: &[(String, Image)]) -> Module {
    for (_, image) in images {
        for (name, s) in subprograms(image) {
            module.units[0].subprograms.entry(name).or_insert(s);
        }
    }
    for f in &mut module.functions {
        f.function.insts.iter_mut().for_each(|i| i.line = None);
        f.kept.iter_mut().for_each(|k| k.line = None);
    }
    module
}
