//! Signatures given as options.

use crate::input::error::{Problem, usage};
use dag::ir::signature::{GRAMMAR, Signature, SignatureError};

/// Signatures given as options.
///
/// # Errors
/// Those that cannot be read, each with the column.
pub fn signatures(texts: &[String]) -> Result<Vec<Signature>, Vec<Problem>> {
    let (good, bad): (Vec<_>, Vec<_>) = texts.iter().map(|t| (t, Signature::parse(t))).partition(|(_, r)| r.is_ok());
    if bad.is_empty() {
        return Ok(good.into_iter().filter_map(|(_, r)| r.ok()).collect());
    }
    let problem = |(text, r): (&String, Result<Signature, SignatureError>)| {
        let what =
            r.err().map_or(String::new(), |e| format!("malformed signature, column {}: {}", e.column, e.message));
        usage(what, format!("write it as {}", GRAMMAR)).with_text(text.clone())
    };
    Err(bad.into_iter().map(problem).collect())
}
