//! What rules are learned from: the improved windows of stored results.

use crate::input::error::Problem;
use crate::jobs::batch::record::Record;
use crate::jobs::batch::store::Store;
use crate::jobs::batch::store::shared::SharedStore;
use crate::jobs::database::{self, Database};
use crate::pipeline::result::ExampleText;
use dag::search::rules::RuleExample;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

/// The store that `batch` makes in its directory.
const IN_DIRECTORY: &str = "store.redb";

/// Names of functions that are kept of an example.
pub const MOST_NAMES: usize = 8;

/// An example, and where it was found.
#[derive(Clone, Debug)]
pub struct FoundExample {
    pub example: RuleExample,
    pub times: u32,
    /// Names of functions, some of them.
    pub found_in: Vec<String>,
}

/// The examples of stores, in an order of their own: the same results give the same examples, in whichever store they are.
///
/// # Errors
/// There is no such store, or it cannot be read.
pub fn examples(stores: &[String]) -> Result<Vec<FoundExample>, Vec<Problem>> {
    let mut found: BTreeMap<ExampleText, Occurrences> = BTreeMap::new();
    for path in stores {
        for record in records(path)? {
            let Ok(done) = record.result else { continue };
            let windows = done.result.segments.iter().flat_map(|s| &s.windows);
            for example in windows.filter_map(|w| w.example.clone()) {
                let occurrences = found.entry(example).or_default();
                occurrences.times += 1;
                occurrences.names.insert(done.result.name.clone());
            }
        }
    }
    let read = |(text, o): (ExampleText, Occurrences)| {
        let example = RuleExample::parse(&text.left, &text.right)?;
        Some(FoundExample { example, times: o.times, found_in: o.names.into_iter().take(MOST_NAMES).collect() })
    };
    Ok(found.into_iter().filter_map(read).collect())
}

/// All results of a store. Rules are proved before they are used: whoever wrote the results need not be trusted.
fn records(path: &str) -> Result<Vec<Record>, Vec<Problem>> {
    let wrong = |p| vec![p];
    if database::is_url(path) {
        let shared = SharedStore::new(Database::open(path).map_err(wrong)?);
        let mut records = Vec::new();
        shared.for_each(|record| records.push(record)).map_err(wrong)?;
        return Ok(records);
    }
    Ok(Store::open(&store_of(path)?).map_err(wrong)?.store.records().collect())
}

#[derive(Default)]
struct Occurrences {
    times: u32,
    names: BTreeSet<String>,
}

/// The store itself, or the one of a batch's directory. Opening would make a new one of any other name.
fn store_of(path: &str) -> Result<String, Vec<Problem>> {
    let inside = Path::new(path).join(IN_DIRECTORY);
    match (inside.exists(), Path::new(path).exists()) {
        (true, _) => Ok(inside.to_string_lossy().into_owned()),
        (_, true) => Ok(path.to_string()),
        _ => Err(vec![Problem::new(path, "there is no such store", "name a store, or what `batch --out` was given")]),
    }
}
