//! What is said of windows: how their search ended and what was tried.

use super::certificate::Certificate;
use super::library_schedule::WindowReplacement;
use crate::ir::graph::{Dag, NodeId};
use crate::search::rules::RuleExample;
use crate::text::label;
use std::collections::BTreeMap;

/// What happened in one window.
#[derive(Clone, Debug)]
pub struct WindowReport {
    /// Nodes in the window and nodes that its replacement would free.
    pub nodes: usize,
    /// The nodes by name, as they were in the graph of that moment, and what they do.
    pub interior: Vec<String>,
    /// `None` if an equal window was searched before.
    pub tried: Option<Vec<Tried>>,
    pub mffc: usize,
    pub inputs: usize,
    pub outputs: usize,
    pub status: WindowStatus,
    /// What is known of shorter programs over everything that is searched.
    pub certificate: Option<Certificate>,
    /// What a search put in its place.
    pub replacement: Option<WindowReplacement>,
    /// The same as graphs, what rules are learned from.
    pub example: Option<RuleExample>,
}

/// What one strategy was asked about a window.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tried {
    pub strategy: &'static str,
    /// How often: each length over each library is a question.
    pub questions: usize,
    /// The greatest length of programs that was asked for.
    pub longest: usize,
    /// The least length at which it hit its limit, in the last try.
    pub limit: Option<usize>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum WindowStatus {
    /// Replaced by a program of this length, found by this strategy.
    Improved {
        from: usize,
        to: usize,
        strategy: &'static str,
    },
    /// No program shorter than this exists over the library.
    Minimal {
        length: usize,
    },
    /// Equal programs exist, none of them cheaper after lowering.
    NothingCheaper {
        length: usize,
    },
    Limit {
        phase: &'static str,
        length: usize,
    },
}

/// Nodes by name with what they do.
pub fn named(dag: &Dag, nodes: impl IntoIterator<Item = NodeId>) -> Vec<String> {
    nodes.into_iter().map(|n| format!("{n} {}", label(dag, n))).collect()
}

/// Which question a strategy was asked about a window.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct QuestionKey {
    pub length: usize,
    /// Number of the library in its schedule.
    pub library: usize,
    pub strategy: &'static str,
}

/// Questions by length, library and strategy, each with how hard it was tried, `u64::MAX` being to its end; by strategy.
pub fn tried(asked: &BTreeMap<QuestionKey, u64>) -> Vec<Tried> {
    let mut all: BTreeMap<&'static str, Tried> = BTreeMap::new();
    for (&QuestionKey { length, strategy, .. }, &times) in asked {
        let t = all.entry(strategy).or_insert(Tried { strategy, questions: 0, longest: 0, limit: None });
        t.questions += 1;
        t.longest = t.longest.max(length);
        if times != u64::MAX && t.limit.is_none() {
            t.limit = Some(length);
        }
    }
    all.into_values().collect()
}
