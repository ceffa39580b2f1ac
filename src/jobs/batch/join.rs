//! The results of all functions of one input as one text.

use super::{Entry, Unit};
use crate::function::joint::{FunctionChange, JointText, join as join_changes};
use crate::function::readback::Refused;
use crate::pipeline::result::Ended;

/// Puts the results of a unit together. Those that do not come back as they were proved are taken out, and their reports
/// say so.
pub fn join(unit: &mut Unit) -> JointText {
    let changes: Vec<FunctionChange<'_>> = unit.entries.iter().map(Entry::change).collect();
    let mut joint = join_changes(&unit.module, &changes);
    for out in joint.left_out.drain(..) {
        take_out(&mut unit.entries[out.change], Ended::Unproved(Refused::Unreadable(out.why)));
    }
    joint
}

impl Entry {
    pub(super) fn change(&self) -> FunctionChange<'_> {
        FunctionChange {
            function: self.function,
            replacements: &self.replacements,
            note: self.note.as_ref(),
            proved_code: self.result.proved_code.as_deref(),
        }
    }
}

/// The original stays, and the report says why.
pub fn take_out(entry: &mut Entry, ended: Ended) {
    entry.replacements.clear();
    entry.note = None;
    entry.result.take_back(ended);
}
