//! Which rules are applied: those that come with the program, or those of a file, or none.

use crate::input::error::Problem;
use dag::search::rules::{Rule, RuleSet, SHIPPED_TEXT, shipped, text};
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

/// What users call the rules that come with the program.
pub const SHIPPED: &str = "shipped";
/// What they call no rules.
pub const NONE: &str = "none";

/// Rules, whoever owns them.
#[derive(Clone, Debug)]
pub enum RuleSource {
    Shipped,
    Own(Arc<RuleSet>),
}

impl Default for RuleSource {
    /// No rules.
    fn default() -> RuleSource {
        RuleSource::Own(Arc::default())
    }
}

/// Rules that were read, by their text: what a process has read, those that it forks have.
static KNOWN: Mutex<BTreeMap<String, Arc<RuleSet>>> = Mutex::new(BTreeMap::new());

impl RuleSource {
    /// Those that users call so: a name, or a file that `rules learn` wrote.
    ///
    /// # Errors
    /// The file cannot be read, or is no file of rules.
    pub fn named(name: Option<&str>) -> Result<RuleSource, Vec<Problem>> {
        match name {
            Some(SHIPPED) => {
                // Read here and not when they are first used: processes that are forked have what this one has.
                shipped();
                Ok(RuleSource::Shipped)
            }
            None | Some(NONE) => Ok(RuleSource::default()),
            Some(path) => {
                let text = content(path).map_err(|p| vec![p])?;
                let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
                if let Some(rules) = known.get(&text) {
                    return Ok(RuleSource::Own(rules.clone()));
                }
                let rules = Arc::new(RuleSet::new(parse(path, &text)?));
                known.insert(text, rules.clone());
                Ok(RuleSource::Own(rules))
            }
        }
    }

    pub fn rules(&self) -> &RuleSet {
        match self {
            RuleSource::Shipped => shipped(),
            RuleSource::Own(rules) => rules,
        }
    }
}

/// The rules of a file, or those that come with the program.
///
/// # Errors
/// It cannot be read; what is wrong with it, by line.
pub fn read(path: &str) -> Result<Vec<Rule>, Vec<Problem>> {
    if path == SHIPPED {
        return parse(path, SHIPPED_TEXT);
    }
    parse(path, &content(path).map_err(|p| vec![p])?)
}

/// The text of a file of rules.
///
/// # Errors
/// It cannot be read.
pub fn content(path: &str) -> Result<String, Problem> {
    let remedy = format!("name a file that `rules learn` wrote, `{SHIPPED}` or `{NONE}`");
    std::fs::read_to_string(path).map_err(|e| Problem::new(path, format!("cannot be read: {e}"), remedy))
}

fn parse(path: &str, content: &str) -> Result<Vec<Rule>, Vec<Problem>> {
    let problem = |e: dag::text::TextError| Problem::new(path, e.what, e.remedy).at(e.line, e.text);
    text::parse(content).map_err(|errors| errors.into_iter().map(problem).collect())
}
