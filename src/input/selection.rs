//! Which functions of a module are meant.

use super::error::Problem;
use super::{Module, ModuleFunction};

/// Which functions of a module are meant; unknown names are problems.
///
/// # Errors
/// Names that no function has.
pub fn select_functions(module: &Module, wanted: &[String]) -> Result<Vec<usize>, Vec<Problem>> {
    let missing: Vec<Problem> =
        wanted.iter().filter(|w| module.function(w).is_none()).map(|w| no_function(module, w)).collect();
    if !missing.is_empty() {
        return Err(missing);
    }
    let named = |f: &ModuleFunction| wanted.iter().any(|w| *w == f.function.name || f.aliases.contains(w));
    Ok((0..module.functions.len()).filter(|&i| wanted.is_empty() || named(&module.functions[i])).collect())
}

/// Names that are told where there are many.
const NEAREST: usize = 3;

/// No function has this name: what those with the nearest names are called (Jaro-Winkler similarity; equally near ones in the
/// input's order).
pub fn no_function(module: &Module, wanted: &str) -> Problem {
    let names = module.functions.iter().flat_map(|f| [&f.function.name].into_iter().chain(&f.aliases));
    let mut near: Vec<(f64, &str)> = names.map(|n| (strsim::jaro_winkler(wanted, n), n.as_str())).collect();
    near.sort_by(|a, b| b.0.total_cmp(&a.0));
    let told: Vec<&str> = near.iter().take(NEAREST).map(|n| n.1).collect();
    let remedy = match near.len() - told.len() {
        0 if told.is_empty() => "the input has no function".to_string(),
        0 => format!("functions here: {}", told.join(", ")),
        more => format!("the nearest names here: {} ({more} more)", told.join(", ")),
    };
    Problem::new(&module.path, format!("no function `{wanted}`"), remedy)
}
