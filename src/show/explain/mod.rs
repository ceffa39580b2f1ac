//! What is known of a function: its contract, what of it stays and why, its segments and their graphs, and what a
//! search tried, if there was one.

pub mod page;
pub mod text;

use crate::function::segment::Segment;
use crate::input::{Module, ModuleFunction};
use crate::pipeline::result::reasons;
use crate::show::report::{FunctionReport, SegmentReport, stays};
use serde_json::{Value, json};
use std::collections::BTreeSet;

pub struct Explained<'a> {
    pub module: &'a Module,
    pub function: &'a ModuleFunction,
    pub blocks: usize,
    /// As it is before any search.
    pub report: FunctionReport,
    pub segments: Vec<Segment>,
    /// What a search said.
    pub search: Option<FunctionReport>,
}

impl Explained<'_> {
    /// Why an instruction is part of the skeleton: it stays, and in its order. Empty for all others.
    pub fn stays(&self, instruction: usize) -> Vec<String> {
        let infallible: BTreeSet<usize> = self.segments.iter().flat_map(|s| s.infallible.iter().copied()).collect();
        let decoded = &self.function.function.insts[instruction].decoded;
        reasons(decoded, !infallible.contains(&instruction)).iter().map(stays).collect()
    }

    /// The segments that an instruction is in. The first of them that gets cheaper counts.
    pub fn inside(&self, instruction: usize) -> Vec<usize> {
        let holds = |s: &Segment| s.first <= instruction && instruction <= s.last;
        (0..self.segments.len()).filter(|&n| holds(&self.segments[n])).collect()
    }

    /// Where instructions stand: their numbers from 0, and the lines of the text if there is one.
    pub fn place(&self, first: usize, last: usize) -> String {
        let line = |n: usize| self.function.function.insts.get(n).and_then(|i| i.line);
        match (line(first), line(last)) {
            (Some(a), Some(b)) => format!("instructions {first} to {last}, lines {a} to {b}"),
            _ => format!("instructions {first} to {last}"),
        }
    }

    /// Where a searched segment stands.
    pub fn searched_place(&self, s: &SegmentReport) -> String {
        match &self.search {
            // The numbers are those of a text of its own.
            Some(r) if r.promoted => format!("instructions {} to {} with slots in registers", s.first, s.last),
            _ => self.place(s.first, s.last),
        }
    }

    /// What the search came to, in a line.
    pub fn outcome(&self) -> Option<String> {
        let r = self.search.as_ref()?;
        let strategy = if r.strategy.is_empty() { String::new() } else { format!(" ({})", r.strategy) };
        let reason = if r.reason.is_empty() { String::new() } else { format!(": {}", r.reason) };
        Some(format!("{}, {}, {:.2} s{strategy}{reason}", r.status, r.change, r.seconds))
    }

    pub fn json(&self) -> Value {
        let segment = |s: &Segment| {
            let graph = dag::text::print(&s.dag);
            json!({
                "first": s.first,
                "last": s.last,
                "frameless": s.frameless,
                "muxes": s.muxes.len(),
                "graph": graph.lines().collect::<Vec<_>>(),
            })
        };
        let instruction = |n: usize| {
            let i = &self.function.function.insts[n];
            json!({
                "line": i.line,
                "text": i.text.trim(),
                "segments": self.inside(n),
                "skeleton": self.stays(n),
            })
        };
        json!({
            "name": self.report.name,
            "contract": self.report.contract,
            "before": self.report.before,
            "kept": self.function.kept.iter().map(|k| &k.reason).collect::<Vec<_>>(),
            "skeleton": self.report.skeleton,
            "instructions": (0..self.function.function.insts.len()).map(instruction).collect::<Vec<_>>(),
            "segments": self.segments.iter().map(segment).collect::<Vec<_>>(),
            "search": self.search,
        })
    }
}
