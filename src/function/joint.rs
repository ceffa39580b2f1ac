//! Changes of several functions in one text, which is read back: each changed function must be there exactly as it was
//! proved.

use super::digest;
use crate::input::{self, Module, Note, Replacement};

/// What becomes of one function.
#[derive(Clone, Copy)]
pub struct FunctionChange<'a> {
    /// Index in the module.
    pub function: usize,
    pub replacements: &'a [Replacement],
    pub note: Option<&'a Note>,
    /// The digest of the instructions that were proved.
    pub proved_code: Option<&'a str>,
}

/// The text with the changes that stand together, and the same read back.
pub struct JointText {
    pub text: String,
    /// `None` if nothing was changed.
    pub module: Option<Module>,
    pub left_out: Vec<LeftOut>,
}

/// A change that was left out.
pub struct LeftOut {
    /// Index of the change.
    pub change: usize,
    pub why: String,
}

/// Makes the changes in the text of a module. What does not come back as it was proved is left out; of changes with which
/// the text cannot be read, the last one, until it can.
pub fn join(module: &Module, changes: &[FunctionChange<'_>]) -> JointText {
    let mut left_out: Vec<LeftOut> = Vec::new();
    let mut open: Vec<usize> = (0..changes.len()).filter(|&n| !changes[n].replacements.is_empty()).collect();
    while let Some(&last) = open.last() {
        let made: Vec<FunctionChange<'_>> = open.iter().map(|&n| changes[n]).collect();
        let wrong: Vec<LeftOut> = match attempt(module, &made) {
            Ok((text, read)) => {
                let wrong: Vec<usize> =
                    open.iter().copied().filter(|&n| !is_as_proved(module, &read, &changes[n])).collect();
                if wrong.is_empty() {
                    return JointText { text, module: Some(read), left_out };
                }
                let why = "among the other functions it does not read as it was proved".to_string();
                wrong.into_iter().map(|change| LeftOut { change, why: why.clone() }).collect()
            }
            Err(why) => vec![LeftOut { change: last, why }],
        };
        open.retain(|n| wrong.iter().all(|w| w.change != *n));
        left_out.extend(wrong);
    }
    JointText { text: original(module), module: None, left_out }
}

/// The text as it was read.
fn original(module: &Module) -> String {
    module.render(&[], &[]).unwrap_or_else(|_| module.lines.join("\n") + "\n")
}

fn attempt(module: &Module, changes: &[FunctionChange<'_>]) -> Result<(String, Module), String> {
    let replacements: Vec<Replacement> = changes.iter().flat_map(|c| c.replacements.iter().cloned()).collect();
    let notes: Vec<Note> = changes.iter().filter_map(|c| c.note.cloned()).collect();
    let text = module
        .render(&replacements, &notes)
        .map_err(|refusals| refusals.first().map_or("the text cannot be changed".to_string(), |r| r.reason.clone()))?;
    let read = input::load_text(&module.path, &text)
        .map_err(|p| p.first().map_or("the text does not assemble".to_string(), |p| p.what.clone()))?;
    Ok((text, read))
}

fn is_as_proved(before: &Module, after: &Module, change: &FunctionChange<'_>) -> bool {
    let code = after.function(&before.functions[change.function].function.name).map(|f| digest::code(after, f));
    code.is_some() && code.as_deref() == change.proved_code
}
