//! Changed functions put into the object that they come from, each in the bytes of its original: nothing else in the object
//! moves. What unwinding, line tables, landing pads and other code say of places stays true, since those places stay: calls
//! where they were, an instruction begins wherever a statement of the source does, and between two places where unwinding
//! changes its mind stands what stood there, or code that leaves the stack pointer alone. What is left of the room is no-ops.

mod elf;
mod layout;
mod matching;
mod places;
mod references;

use super::functions::functions;
use super::image::{Image, Relocation};
use super::listing::Lister;
use super::{Module, ModuleFunction, ObjectUnit};
use crate::input::error::Problem;
use isa::Decoded;
use layout::{CodeStretch, Layout, NewCode, OldCode, place};
use matching::{key, matching};
use places::FixedPlaces;
use references::ObjectReferences;
use serde::{Deserialize, Serialize};

/// Why a changed function does not go into the bytes of its original.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, Debug)]
pub enum Misfit {
    /// It needs more bytes.
    NoRoom,
    /// It fits, with so many no-ops on its way that it is no better any more.
    Padded,
    /// It calls elsewhere, or in another order.
    Calls,
    /// It moves the stack pointer, or what finds the frame, at other places.
    Frame,
    /// Unwinding is told something at a place that is gone.
    Unwinding,
    /// Something enters it at a place that is gone.
    Entered,
    /// It refers to something in another way than its object does.
    References,
    /// It is not found in the object as it was read from there.
    Unmatched,
}

/// A function that changed, by its index in the module.
#[derive(Clone, Copy, Debug)]
pub struct ChangedFunction {
    pub function: usize,
    /// No-ops that it may run into.
    pub padding: u32,
}

/// A changed function that stays as it was.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MisfitFunction {
    pub function: usize,
    pub why: Misfit,
}

/// An object with some of its functions changed; it is as long as it was.
pub struct PatchedObject {
    pub bytes: Vec<u8>,
    /// Functions in their new form.
    pub patched: Vec<usize>,
    pub misfits: Vec<MisfitFunction>,
}

/// New content of a stretch of a code section.
struct SectionEdit {
    /// Index in [`Image::sections`].
    section: usize,
    from: u64,
    bytes: Vec<u8>,
    /// In place of all that lie in the stretch.
    relocations: Vec<Relocation>,
}

/// Puts functions of `after` in place of those of `before`, which was read from the object `bytes`.
///
/// # Errors
/// The object cannot be read.
pub fn patch(
    file: &str,
    bytes: &[u8],
    before: &Module,
    after: &Module,
    changed: &[ChangedFunction],
) -> Result<PatchedObject, Problem> {
    let image = Image::read(file, bytes)?;
    let unlisted = |what: String| Problem::new(file, what, "leave it as it is");
    let lister = Lister::new(&image, 0).map_err(unlisted)?;
    let originals = functions(&lister.finder(), 0);
    let fixed = FixedPlaces::of(&image, &lister.labels).map_err(unlisted)?;
    let (mut edits, mut patched, mut misfits) = (Vec::new(), Vec::new(), Vec::new());
    for &ChangedFunction { function, padding } in changed {
        let f = &before.functions[function];
        let old = originals.iter().find(|o| o.function.name == f.function.name);
        let new = after.function(&f.function.name);
        let change = old.zip(new).map(|(old, new)| ObjectFunction {
            image: &image,
            lister: &lister,
            fixed: &fixed,
            function,
            read: InModule { module: before, entry: f },
            new: InModule { module: after, entry: new },
            old,
        });
        match change.ok_or(Misfit::Unmatched).and_then(|c| c.edits(padding)) {
            Ok(made) => {
                edits.extend(made);
                patched.push(function);
            }
            Err(why) => misfits.push(MisfitFunction { function, why }),
        }
    }
    let bytes = elf::edited(bytes, &image, &edits).map_err(unlisted)?;
    Ok(PatchedObject { bytes, patched, misfits })
}

/// A function and the module that it stands in.
#[derive(Clone, Copy)]
struct InModule<'a> {
    module: &'a Module,
    entry: &'a ModuleFunction,
}

impl InModule<'_> {
    fn unit(&self) -> &ObjectUnit {
        &self.module.units[self.entry.unit]
    }

    /// Its instructions without no-ops, each as what it does wherever it stands.
    fn keys(&self) -> Vec<String> {
        let code = self.entry.function.insts.iter().filter(|i| i.decoded != Decoded::Nop);
        code.map(|i| key(self.module, self.entry, &i.decoded)).collect()
    }
}

/// One function: in the object, as it was read from there, and as it is to be.
struct ObjectFunction<'a> {
    image: &'a Image,
    lister: &'a Lister<'a>,
    fixed: &'a FixedPlaces,
    old: &'a ModuleFunction,
    /// Its index in the module that was read.
    function: usize,
    read: InModule<'a>,
    new: InModule<'a>,
}

impl ObjectFunction<'_> {
    fn edits(&self, padding: u32) -> Result<Vec<SectionEdit>, Misfit> {
        let old = OldCode::new(self.old);
        let new = NewCode::new(self.new.entry);
        let (old_keys, new_keys) = (self.read.keys(), self.new.keys());
        if old_keys.len() != old.insts.len() {
            return Err(Misfit::Unmatched);
        }
        let statements = self.fixed.statements(self.old);
        let layout = place(&old, &new, matching(&old_keys, &new_keys), &statements)?;
        self.check_entries(&old, &new, &layout)?;
        for stretch in &layout.stretches {
            self.fixed.check(self, &old, &new, stretch)?;
        }
        if layout.padding > padding {
            return Err(Misfit::Padded);
        }
        let references = ObjectReferences::new(self.image, &self.lister.labels, self.new.unit());
        let edits = layout.stretches.iter().map(|r| self.edit(&new, &layout, r, &references));
        let edits = edits.collect::<Result<Vec<_>, _>>()?;
        let fields = &self.image.sections[self.old.section].relocations;
        let within = |e: &SectionEdit| fields.iter().filter(|r| e.holds(r.offset)).count();
        let grows = edits.iter().map(|e| e.relocations.len()).sum::<usize>() > edits.iter().map(within).sum();
        if grows { Err(Misfit::References) } else { Ok(edits) }
    }

    /// Where control may come in from elsewhere must stand what stands there in the new code.
    fn check_entries(&self, old: &OldCode, new: &NewCode, layout: &Layout<'_>) -> Result<(), Misfit> {
        let labels = &self.new.unit().labels;
        for &entry in &self.old.function.entries {
            let names = self.lister.labels.get(&(self.old.section, entry)).ok_or(Misfit::Entered)?;
            let named = labels.iter().find(|(_, l)| l.iter().any(|name| names.contains(name)));
            let to = named.filter(|(p, _)| p.0 == self.new.entry.section).map(|(p, _)| p.1).ok_or(Misfit::Entered)?;
            if !layout.leads_to(old, entry, new.at(to).ok_or(Misfit::Entered)?) {
                return Err(Misfit::Entered);
            }
        }
        Ok(())
    }

    fn edit(
        &self,
        new: &NewCode,
        layout: &Layout<'_>,
        stretch: &CodeStretch,
        references: &ObjectReferences<'_>,
    ) -> Result<SectionEdit, Misfit> {
        let section = &self.new.unit().image.sections[self.new.entry.section];
        let mut bytes = layout.blank(stretch);
        let mut relocations = Vec::new();
        for n in stretch.new.clone() {
            let inst = &new.insts[n];
            let (from, to) = (inst.offset, inst.offset + u64::from(inst.len));
            let fields: Vec<&Relocation> =
                section.relocations.iter().filter(|r| (from..to).contains(&r.offset)).collect();
            let at = layout.places[n];
            let made = match layout.branch(new, n) {
                Some(made) if fields.is_empty() => made,
                Some(_) => return Err(Misfit::References),
                None if fields.is_empty() && inst.is_relative => return Err(Misfit::References),
                None => section.bytes.get(from as usize..to as usize).ok_or(Misfit::Unmatched)?.to_vec(),
            };
            let start = (at - stretch.from) as usize;
            bytes[start..start + made.len()].copy_from_slice(&made);
            for r in fields {
                let there = references.in_original(r, to - r.offset).ok_or(Misfit::References)?;
                relocations.push(Relocation { offset: at + (r.offset - from), ..there });
            }
        }
        Ok(SectionEdit { section: self.old.section, from: stretch.from, bytes, relocations })
    }
}

impl SectionEdit {
    fn holds(&self, offset: u64) -> bool {
        (self.from..self.from + self.bytes.len() as u64).contains(&offset)
    }
}
