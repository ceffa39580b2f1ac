//! Objects with the results of their functions in place: the same file, with other bytes where code has changed. What was
//! written is read back as any object: each changed function must consist of exactly the instructions that were proved, each
//! other one of its own.

use super::join::take_out;
use super::{Entry, Unit};
use crate::function::digest;
use crate::function::joint::join;
use crate::input::patch::{ChangedFunction, Misfit, MisfitFunction, patch};
use crate::input::{Module, ModuleFunction, load_bytes};
use crate::pipeline::result::{Ended, Unchanged};

/// An object after its functions were settled.
pub struct RewrittenObject {
    /// `None` if it stays as it is.
    pub bytes: Option<Vec<u8>>,
    /// Indices of the entries whose functions have changed.
    pub changed: Vec<usize>,
    pub misfits: Vec<MisfitFunction>,
}

/// Puts what was found into a unit's object. What does not go there is taken out, and reports say so.
pub fn rewrite(unit: &mut Unit) -> RewrittenObject {
    let done = rewritten(unit);
    for MisfitFunction { function, why } in &done.misfits {
        for entry in unit.entries.iter_mut().filter(|e| e.function == *function) {
            take_out(entry, Ended::Unchanged(Unchanged::DoesNotFit(*why)));
        }
    }
    done
}

fn rewritten(unit: &Unit) -> RewrittenObject {
    let mut misfits = Vec::new();
    let mut open: Vec<usize> = Vec::new();
    for (n, entry) in unit.entries.iter().enumerate().filter(|(_, e)| !e.replacements.is_empty()) {
        match beforehand(entry) {
            Some(why) => misfits.push(MisfitFunction { function: entry.function, why }),
            None => open.push(n),
        }
    }
    while !open.is_empty() {
        let left = match written_and_read(unit, &open) {
            Ok(done) => {
                misfits.extend(done.misfits);
                open.retain(|n| !misfits.iter().any(|m| m.function == unit.entries[*n].function));
                match done.wrong {
                    none if none.is_empty() => {
                        let bytes = (!open.is_empty()).then_some(done.bytes);
                        return RewrittenObject { bytes, changed: open, misfits };
                    }
                    wrong => wrong,
                }
            }
            Err(()) => open.clone(),
        };
        let unmatched = |n: &usize| MisfitFunction { function: unit.entries[*n].function, why: Misfit::Unmatched };
        misfits.extend(left.iter().map(unmatched));
        open.retain(|n| !left.contains(n));
    }
    RewrittenObject { bytes: None, changed: Vec::new(), misfits }
}

/// Why a result cannot be put in place whatever room there is.
fn beforehand(entry: &Entry) -> Option<Misfit> {
    if entry.replacements.iter().any(|r| !r.data.is_empty()) {
        return Some(Misfit::References);
    }
    let unwinds = entry.replacements.iter().flat_map(|r| &r.lines).any(|l| l.starts_with(".cfi_"));
    unwinds.then_some(Misfit::Unwinding)
}

/// An object as it was written and read back.
struct ReadObject {
    bytes: Vec<u8>,
    misfits: Vec<MisfitFunction>,
    /// Entries whose functions do not come back as they were proved.
    wrong: Vec<usize>,
}

fn written_and_read(unit: &Unit, open: &[usize]) -> Result<ReadObject, ()> {
    let module = &unit.module;
    let changes: Vec<_> = open.iter().map(|&n| unit.entries[n].change()).collect();
    let joint = join(module, &changes);
    let mut wrong: Vec<usize> = joint.left_out.iter().map(|l| open[l.change]).collect();
    let Some(after) = joint.module else { return Ok(ReadObject { bytes: Vec::new(), misfits: Vec::new(), wrong }) };
    let fits: Vec<usize> = open.iter().copied().filter(|n| !wrong.contains(n)).collect();
    let changed: Vec<ChangedFunction> = fits.iter().map(|&n| changed(&unit.entries[n])).collect();
    let patched = patch(&unit.input.name, &unit.input.bytes, module, &after, &changed).map_err(drop)?;
    let read = load_bytes(&unit.input.name, &patched.bytes).map_err(drop)?;
    for (f, function) in module.functions.iter().enumerate() {
        let entry = fits.iter().copied().find(|&n| unit.entries[n].function == f && patched.patched.contains(&f));
        let expected = match entry {
            Some(n) => unit.entries[n].result.proved_code.clone(),
            None => Some(digest::code(module, function)),
        };
        if !is_read_as(module, function, &read, expected.as_deref()) {
            match entry {
                Some(n) => wrong.push(n),
                // Another function has changed: nothing of it is to be believed.
                None => return Err(()),
            }
        }
    }
    Ok(ReadObject { bytes: patched.bytes, misfits: patched.misfits, wrong })
}

/// Whether a function of an object that was read back consists of the instructions with this digest, and is understood as well
/// as it was.
pub fn is_read_as(module: &Module, function: &ModuleFunction, read: &Module, code: Option<&str>) -> bool {
    let found = read.function(&function.function.name);
    found.is_some_and(|f| code == Some(&digest::code(read, f)) && reasons(f).eq(reasons(function)))
        && module.functions.len() == read.functions.len()
}

/// Why it is kept as it is, if it is.
fn reasons(f: &ModuleFunction) -> impl Iterator<Item = &str> {
    f.kept.iter().map(|k| k.reason.as_str())
}

/// A no-op takes no longer than an instruction that is gone.
fn changed(entry: &Entry) -> ChangedFunction {
    let (before, after) = (entry.result.before.instructions, entry.result.after.instructions);
    ChangedFunction { function: entry.function, padding: before.saturating_sub(after) }
}
