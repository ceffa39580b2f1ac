//! What builds have met, and what came of it.

use super::learn::TextReport;
use crate::builds::home::Home;
use serde::Serialize;

/// One text.
#[derive(Clone, PartialEq, Serialize, Debug)]
pub struct TextStats {
    pub name: String,
    pub options: String,
    pub times: u64,
    /// `None` if nobody has searched it yet.
    pub report: Option<TextReport>,
}

impl TextStats {
    /// Whether it was searched, and not seen by rules alone so far.
    pub fn is_searched(&self) -> bool {
        self.report.as_ref().is_some_and(|r| r.timeout > 0.0)
    }
}

/// All texts, those met most often first.
pub fn texts(home: &Home) -> Vec<TextStats> {
    let of = |met: crate::builds::home::MetText| TextStats {
        report: home.report(&met.key),
        name: met.about.name,
        options: met.about.options,
        times: met.times,
    };
    home.met().into_iter().map(of).collect()
}

/// The sum of what was found out.
pub fn total(texts: &[TextStats]) -> TextReport {
    let mut all = TextReport::default();
    for r in texts.iter().filter_map(|t| t.report.as_ref()) {
        all.functions += r.functions;
        all.improved += r.improved;
        (0..2).for_each(|n| all.instructions[n] += r.instructions[n]);
        (0..2).for_each(|n| all.bytes[n] += r.bytes[n]);
        r.ended.iter().for_each(|(word, n)| *all.ended.entry(word.clone()).or_default() += n);
    }
    all
}
