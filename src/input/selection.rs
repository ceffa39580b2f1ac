//! Which functions of a module are meant.

use super::error::Problem;
use super::{Module, ModuleFunction};

/// Which functions of a module are meant; unknown names are problems.
///
/// # Errors
/// Names that no function has.
pub fn select_functions(module: &Module, wanted: &[String]) -> Result<Vec<usize>, Vec<Problem>> {
    let known: Vec<&str> = module.functions.iter().map(|f| f.function.name.as_str()).collect();
    let missing: Vec<Problem> = wanted
        .iter()
        .filter(|w| module.function(w).is_none())
        .map(|w| {
            Problem::new(&module.path, format!("no function `{w}`"), format!("functions here: {}", known.join(", ")))
        })
        .collect();
    if !missing.is_empty() {
        return Err(missing);
    }
    let named = |f: &ModuleFunction| wanted.iter().any(|w| *w == f.function.name || f.aliases.contains(w));
    Ok((0..module.functions.len()).filter(|&i| wanted.is_empty() || named(&module.functions[i])).collect())
}
