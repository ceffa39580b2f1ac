//! Objects and archives take the path of text: a listing is made, and must assemble to the same instructions.

use super::dwarf::subprograms;
use super::format::load_listing;
use super::functions::{LANDING_PADS, functions};
use super::image::Image;
use super::listing::{Lister, ListingLine};
use super::{Module, ModuleFunction};
use crate::input::error::Problem;
use dag::ir::function::CodeInst;
use isa::{Decoded, Target};
use std::collections::{BTreeMap, BTreeSet};

/// How often instructions that the assembler makes otherwise are turned to bytes before giving up.
const ROUNDS: usize = 6;

/// An object, with its name for problems.
pub struct ObjectFile {
    pub name: String,
    pub image: Image,
}

/// The place of an instruction in one of several objects.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct CodePlace {
    object: usize,
    section: usize,
    offset: u64,
}

/// Makes one module of objects.
///
/// # Errors
/// An object cannot be written as assembly text that assembles to it again.
pub fn load(path: &str, objects: &[ObjectFile]) -> Result<Module, Vec<Problem>> {
    let listers = listers(objects)?;
    let mut raw = BTreeSet::new();
    for _ in 0..ROUNDS {
        let listing = Listing::new(&listers, &raw);
        let wrong = match load_listing(path, &listing.text()) {
            Err(problems) => match listing.refused(&problems) {
                none if none.is_empty() => return Err(unlistable(path, &problems)),
                refused => refused,
            },
            Ok(module) => match AssembledListing::new(&listing, &module).differences(&listers) {
                none if none.is_empty() => return Ok(finish(module, objects)),
                wrong => wrong,
            },
        };
        raw.extend(wrong);
    }
    Err(vec![Problem::new(path, "cannot be listed so that it assembles to itself", "give its assembly text")])
}

fn listers(objects: &[ObjectFile]) -> Result<Vec<Lister<'_>>, Vec<Problem>> {
    let (mut listers, mut problems) = (Vec::new(), Vec::new());
    for (n, object) in objects.iter().enumerate() {
        match Lister::new(&object.image, n) {
            Ok(lister) => listers.push(lister),
            Err(what) => {
                let what = format!("cannot be listed: {what}");
                problems.push(Problem::new(&object.name, what, "give its assembly text"));
            }
        }
    }
    if problems.is_empty() { Ok(listers) } else { Err(problems) }
}

/// The problems of a listing are not of the user's making; the first one tells most.
fn unlistable(path: &str, problems: &[Problem]) -> Vec<Problem> {
    let first = problems.first().map_or(String::new(), |p| format!("{}: {}", p.text.as_deref().unwrap_or(""), p.what));
    let remedy = "give its assembly text, or single members of an archive (ar x)";
    vec![Problem::new(path, format!("cannot be listed as assembly: {}", first.trim()), remedy)]
}

/// Objects as assembly text, one after another.
struct Listing {
    lines: Vec<NumberedLine>,
}

/// A line, and the number of its object.
struct NumberedLine {
    object: usize,
    line: ListingLine,
}

impl Listing {
    /// Instructions at the places in `raw` are written as bytes.
    fn new(listers: &[Lister<'_>], raw: &BTreeSet<CodePlace>) -> Listing {
        let raw_of = |object: usize| raw.iter().filter(|p| p.object == object).map(|p| (p.section, p.offset)).collect();
        let lines_of = |(object, lister): (usize, &Lister<'_>)| {
            lister.lines(&raw_of(object)).into_iter().map(move |line| NumberedLine { object, line }).collect::<Vec<_>>()
        };
        Listing { lines: listers.iter().enumerate().flat_map(lines_of).collect() }
    }

    fn text(&self) -> String {
        self.lines.iter().flat_map(|l| [l.line.text.as_str(), "\n"]).collect()
    }

    /// The instruction that a line, from 1, stands for.
    fn place_of(&self, line: u32) -> Option<CodePlace> {
        let line = self.lines.get((line as usize).checked_sub(1)?)?;
        let (section, offset) = line.line.place?;
        Some(CodePlace { object: line.object, section, offset })
    }

    /// Instructions that the assembler does not take.
    fn refused(&self, problems: &[Problem]) -> BTreeSet<CodePlace> {
        problems.iter().filter_map(|p| self.place_of(p.line?)).collect()
    }
}

/// What became of a listing.
struct AssembledListing<'a> {
    listing: &'a Listing,
    /// By the place in the object: the instruction that its line has become, and the section where that stands.
    made: BTreeMap<CodePlace, (&'a CodeInst, usize)>,
    /// Lines by section and offset.
    line_at: BTreeMap<(usize, u64), u32>,
}

impl<'a> AssembledListing<'a> {
    fn new(listing: &'a Listing, module: &'a Module) -> AssembledListing<'a> {
        let (mut made, mut line_at) = (BTreeMap::new(), BTreeMap::new());
        for f in &module.functions {
            for (inst, line) in f.function.insts.iter().filter_map(|i| Some((i, i.line?))) {
                line_at.insert((f.section, inst.offset), line);
                made.extend(listing.place_of(line).map(|place| (place, (inst, f.section))));
            }
        }
        AssembledListing { listing, made, line_at }
    }

    /// Instructions that the listing does not give back.
    fn differences(&self, listers: &[Lister<'_>]) -> BTreeSet<CodePlace> {
        let mut wrong = BTreeSet::new();
        for (object, lister) in listers.iter().enumerate() {
            for f in functions(&lister.finder(), object) {
                let code = f.function.insts.iter().filter(|i| i.decoded != Decoded::Nop);
                let places = code.filter_map(|i| self.difference(object, &f, i));
                wrong.extend(places);
            }
        }
        wrong
    }

    /// The place of an instruction of `f` that has become another.
    fn difference(&self, object: usize, f: &ModuleFunction, original: &CodeInst) -> Option<CodePlace> {
        let place = CodePlace { object, section: f.section, offset: original.offset };
        let (made, section) = self.made.get(&place)?;
        let target_made = local_target(&made.decoded).and_then(|t| self.place_made(*section, t));
        let target = local_target(&original.decoded).and_then(|t| place_behind_nops(object, f, t));
        // Tables of landing pads count bytes.
        let counted = f.kept.iter().any(|k| k.reason == LANDING_PADS);
        let same = target == target_made
            && (!counted || original.len == made.len)
            && without_target(&original.decoded) == without_target(&made.decoded);
        (!same).then_some(place)
    }

    /// The place in the objects of what stands at a place of the listing's object.
    fn place_made(&self, section: usize, offset: u64) -> Option<CodePlace> {
        self.listing.place_of(*self.line_at.get(&(section, offset))?)
    }
}

/// Where a jump to `offset` goes on: no-ops there stand nowhere in the listing.
fn place_behind_nops(object: usize, f: &ModuleFunction, offset: u64) -> Option<CodePlace> {
    let next = f.function.insts.iter().find(|i| i.offset >= offset && i.decoded != Decoded::Nop)?;
    Some(CodePlace { object, section: f.section, offset: next.offset })
}

/// Where in its own function a jump goes.
pub fn local_target(d: &Decoded) -> Option<u64> {
    match d {
        Decoded::Jump(Target::Local(t)) | Decoded::Branch(_, Target::Local(t)) => Some(*t),
        _ => None,
    }
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
fn finish(mut module: Module, objects: &[ObjectFile]) -> Module {
    for object in objects {
        for (name, s) in subprograms(&object.image) {
            module.units[0].subprograms.entry(name).or_insert(s);
        }
    }
    for f in &mut module.functions {
        f.function.insts.iter_mut().for_each(|i| i.line = None);
        f.kept.iter_mut().for_each(|k| k.line = None);
    }
    module
}
