//! Places of an object that others speak of: where unwinding is told something new, and where statements of the source begin,
//! at which a debugger puts its breakpoints.

use super::layout::{CodeStretch, NewCode, OldCode};
use super::{Misfit, ObjectFunction};
use crate::input::dwarf::statement_starts;
use crate::input::image::Image;
use crate::input::relocation::Labels;
use crate::input::{ModuleFunction, unwind};
use dag::analysis::liveness::effects;
use isa::{Decoded, Gpr, Reg};
use std::collections::BTreeSet;

/// Sections and offsets.
pub struct FixedPlaces {
    unwinding: BTreeSet<(usize, u64)>,
    statements: BTreeSet<(usize, u64)>,
}

/// `endbr64` (SDM vol. 2).
const ENDBR: [u8; 4] = [0xf3, 0x0f, 0x1e, 0xfa];

impl FixedPlaces {
    /// # Errors
    /// What is wrong with what the object says of unwinding or of lines.
    pub fn of(image: &Image, labels: &Labels) -> Result<FixedPlaces, String> {
        let unwinding = unwind::directives(image, labels)?.into_keys().collect();
        Ok(FixedPlaces { unwinding, statements: statement_starts(image)? })
    }

    /// The offsets in a function where an instruction has to begin.
    pub fn statements(&self, f: &ModuleFunction) -> BTreeSet<u64> {
        let inside = (f.section, f.start)..(f.section, f.start + f.size);
        self.statements.range(inside).map(|p| p.1).collect()
    }

    /// Whether unwinding finds in the changed stretch what it found there before.
    ///
    /// # Errors
    /// [`Misfit::Unwinding`], [`Misfit::Frame`] or [`Misfit::Entered`].
    pub fn check(
        &self,
        change: &ObjectFunction<'_>,
        old: &OldCode<'_>,
        new: &NewCode,
        stretch: &CodeStretch,
    ) -> Result<(), Misfit> {
        let section = change.old.section;
        if self.unwinding.range((section, stretch.from + 1)..(section, stretch.to)).next().is_some() {
            return Err(Misfit::Unwinding);
        }
        let bytes = &change.image.sections[section].bytes[stretch.from as usize..stretch.to as usize];
        if bytes.windows(ENDBR.len()).any(|w| w == ENDBR) {
            return Err(Misfit::Entered);
        }
        let frame = frame(change, stretch.old.start)?;
        let olds = stretch.old.clone().map(|n| &old.insts[n].decoded);
        let moves = |d: &Decoded| {
            let writes = effects(d, &|_| None).writes;
            [Some(Gpr::RSP), frame].into_iter().flatten().any(|g| writes[Reg::from(g).index()] != 0)
        };
        let moved = olds.chain(stretch.new.clone().map(|n| &new.insts[n].decoded)).any(moves);
        if moved { Err(Misfit::Frame) } else { Ok(()) }
    }
}

/// The register by which the text that was read says that unwinding finds the frame at an instruction, no-ops not counted.
fn frame(change: &ObjectFunction<'_>, inst: usize) -> Result<Option<Gpr>, Misfit> {
    let insts = &change.read.entry.function.insts;
    let mut code = (0..insts.len()).filter(|&n| insts[n].decoded != Decoded::Nop);
    let first = code.nth(inst).ok_or(Misfit::Unmatched)?;
    match change.read.module.unwind_rules(change.function, first) {
        None => Ok(None),
        Some(rules) if rules.unclear => Err(Misfit::Frame),
        Some(rules) => rules.frame.map(|f| Some(f.0)).ok_or(Misfit::Frame),
    }
}
