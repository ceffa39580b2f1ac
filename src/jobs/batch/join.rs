//! The results of all functions of one input as one text, which is read back: each changed function must be there exactly
//! as it was proved.

use super::{Entry, Unit};
use crate::function::digest;
use crate::function::readback::Refused;
use crate::input::{self, Module, Note, Replacement};
use crate::pipeline::result::Ended;
use std::time::Duration;

/// The text of an input with its results, and the same read back.
pub struct Joined {
    pub text: String,
    /// `None` if nothing was changed.
    pub module: Option<Module>,
}

/// Puts the results of a unit together. Those that do not come back as they were proved are taken out, and their reports
/// say so.
pub fn join(unit: &mut Unit) -> Joined {
    loop {
        if unit.entries.iter().all(|e| e.replacements.is_empty()) {
            return Joined { text: original(&unit.module), module: None };
        }
        let wrong = match attempt(unit) {
            Ok((joined, wrong)) if wrong.is_empty() => return joined,
            Ok((_, wrong)) => wrong,
            // One after the other, from the last one, until the text can be read.
            Err(why) => {
                let last = unit.entries.iter().rposition(|e| !e.replacements.is_empty());
                last.map(|e| (e, why)).into_iter().collect()
            }
        };
        for (e, why) in wrong {
            take_out(&mut unit.entries[e], Ended::Unproved(Refused::Unreadable(why)));
        }
    }
}

/// The text as it was read.
fn original(module: &Module) -> String {
    module.render(&[], &[]).unwrap_or_else(|_| module.lines.join("\n") + "\n")
}

/// Entries, and what is wrong with their results.
type Wrong = Vec<(usize, String)>;

fn attempt(unit: &Unit) -> Result<(Joined, Wrong), String> {
    let replacements: Vec<Replacement> = unit.entries.iter().flat_map(|e| e.replacements.clone()).collect();
    let notes: Vec<Note> = unit.entries.iter().filter_map(|e| e.note.clone()).collect();
    let text = unit
        .module
        .render(&replacements, &notes)
        .map_err(|refusals| refusals.first().map_or("the text cannot be changed".to_string(), |r| r.reason.clone()))?;
    let module = input::load_text(&unit.input.name, &text)
        .map_err(|p| p.first().map_or("the text does not assemble".to_string(), |p| p.what.clone()))?;
    let changed = unit.entries.iter().enumerate().filter(|(_, e)| !e.replacements.is_empty());
    let wrong = changed.filter(|(_, e)| !is_as_proved(&unit.module, &module, e));
    let wrong = wrong.map(|(n, _)| (n, "among the other functions it does not read as it was proved".to_string()));
    let wrong = wrong.collect();
    Ok((Joined { text, module: Some(module) }, wrong))
}

fn is_as_proved(before: &Module, after: &Module, entry: &Entry) -> bool {
    let code = after.function(&entry.of(before).function.name).map(|f| digest::code(after, f));
    code.is_some() && code == entry.result.proved_code
}

/// The original stays, and the report says why.
pub fn take_out(entry: &mut Entry, ended: Ended) {
    entry.replacements.clear();
    entry.note = None;
    let took = Duration::try_from_secs_f64(entry.result.seconds).unwrap_or_default();
    entry.result.after = entry.result.before;
    entry.result.finish(ended, took);
}
