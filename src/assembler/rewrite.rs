//! A text as far as results are known, without any search.

use crate::builds::home::KnownText;
use crate::input::encoding::encode;
use crate::input::error::Problem;
use crate::input::text_of;
use crate::jobs::batch::inputs::BatchInput;
use crate::jobs::batch::store::Store;
use crate::jobs::batch::{self, BatchPlan, Unit, join, objects};

/// What the results of a store make of a text: of the plan, or of its rules alone where those found more.
///
/// # Errors
/// Why it cannot be read.
pub fn known(plan: &BatchPlan, store: &Store, name: &str, text: &[u8]) -> Result<KnownText, Vec<Problem>> {
    let (mut units, problems) = batch::read(vec![input(name, text)], plan, &|| false);
    if !problems.is_empty() {
        return Err(problems);
    }
    batch::take_known(&mut units, plan, store)?;
    batch::take_better_by_rules(&mut units, plan, store)?;
    Ok(units.iter_mut().map(output).next().unwrap_or(KnownText::Unchanged))
}

/// The text or the object of a unit with its results, read back.
pub fn output(unit: &mut Unit) -> KnownText {
    if text_of(&unit.input.bytes).is_none() {
        return objects::rewrite(unit).bytes.map_or(KnownText::Unchanged, KnownText::Text);
    }
    let joint = join::join(unit);
    match joint.module {
        Some(_) => KnownText::Text(encode(&joint.text).into_owned()),
        None => KnownText::Unchanged,
    }
}

/// A text as a batch takes it. What `as` reads is looked for where it runs, so the name is in no directory.
pub fn input(name: &str, text: &[u8]) -> BatchInput {
    let name = name.rsplit('/').next().unwrap_or(name).to_string();
    BatchInput { output: name.clone(), name, bytes: text.to_vec(), member: None }
}
