//! What became of a segment and its windows.

use super::ReportedCost;
use crate::function::segment::Segment;
use dag::search::cegis::Counts;
use dag::search::improve::{self, WindowReport};
use dag::search::rules::RuleExample;
use lowering::phases::if_conversion::Branched;
use lowering::{Lowered, Status};
use serde::{Deserialize, Serialize};
use std::time::Instant;

/// What code a segment became.
#[derive(Clone, PartialEq, Serialize, Deserialize, Debug)]
pub struct Lowering {
    pub cost: ReportedCost,
    pub proof: LoweringProof,
    /// No answer costs less, in the objective's unit.
    pub bound: Option<u64>,
    /// Conditional moves that a branch stands for; what it costs is then expected.
    pub branched: usize,
}

/// What is known of how good a lowering is.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Debug)]
pub enum LoweringProof {
    Optimal,
    Gap,
    Fallback,
    /// Code with a branch, of which each path is optimal.
    PathsOptimal,
    WithBranch,
}

impl Lowering {
    pub fn of_straight(l: &Lowered) -> Lowering {
        let proof = match l.status {
            Status::Optimal => LoweringProof::Optimal,
            Status::Gap => LoweringProof::Gap,
            Status::Fallback => LoweringProof::Fallback,
        };
        Lowering { cost: l.total.into(), proof, bound: Some(l.bound), branched: 0 }
    }

    pub fn of_branched(b: &Branched) -> Lowering {
        let proof = if b.optimal { LoweringProof::PathsOptimal } else { LoweringProof::WithBranch };
        Lowering { cost: ReportedCost::expected(b.cost), proof, bound: None, branched: b.group.muxes.len() }
    }
}

#[derive(Clone, Serialize, Deserialize, Debug)]
pub struct SegmentResult {
    /// First and last instruction, from 0, in the function.
    pub first: usize,
    pub last: usize,
    pub before: ReportedCost,
    /// What it became; `None` if nothing better was found.
    pub lowering: Option<Lowering>,
    /// The instructions found, proved or not.
    pub lines: Vec<String>,
    pub windows: Vec<WindowResult>,
    pub proposals: u32,
    pub counterexamples: u32,
    pub seconds: f64,
    /// The graph in text form, if it was asked for.
    pub graph: Option<String>,
}

/// What became of a window.
#[derive(Clone, Serialize, Deserialize, Debug)]
pub struct WindowResult {
    pub nodes: usize,
    pub inputs: usize,
    pub outputs: usize,
    pub ended: WindowEnded,
    pub certificate: Option<CertificateSummary>,
    /// What a search put in its place, what rules are learned from.
    #[serde(default)]
    pub example: Option<ExampleText>,
    /// More, if it was asked for.
    pub details: Option<WindowDetails>,
}

/// How the search of a window ended; lengths in instructions.
#[derive(Clone, PartialEq, Serialize, Deserialize, Debug)]
pub enum WindowEnded {
    Improved {
        from: usize,
        to: usize,
        strategy: String,
    },
    Minimal {
        length: usize,
    },
    /// Equal programs of this length exist, none of them cheaper after lowering.
    NothingCheaper {
        length: usize,
    },
    Limit {
        phase: String,
        length: usize,
    },
}

/// No correct program of fewer than `below` instructions exists over these many components, and how that is known.
#[derive(Clone, Serialize, Deserialize, Debug)]
pub struct CertificateSummary {
    pub below: usize,
    pub components: usize,
    pub how: Vec<String>,
}

/// Two graphs in text form, of which the right one may stand for the left one.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, Debug)]
pub struct ExampleText {
    pub left: String,
    pub right: String,
}

impl ExampleText {
    fn of(example: &RuleExample) -> ExampleText {
        ExampleText { left: dag::text::print(&example.left), right: dag::text::print(&example.right) }
    }
}

/// A window for those who want to see all of it.
#[derive(Clone, Serialize, Deserialize, Debug)]
pub struct WindowDetails {
    /// The nodes by name, as they were in the graph of that moment, and what they do.
    pub nodes: Vec<String>,
    /// Strategies with what they were asked; `None` where an equal window was searched before.
    pub tried: Option<Vec<StrategyTally>>,
    /// What a search put in its place, as [`improve::WindowReplacement`] writes it.
    pub replacement: Option<String>,
}

/// What one strategy was asked.
#[derive(Clone, Serialize, Deserialize, Debug)]
pub struct StrategyTally {
    pub strategy: String,
    pub longest: usize,
    pub questions: usize,
    /// The length at which a limit ended it.
    pub limit: Option<usize>,
}

impl WindowResult {
    pub fn new(w: &WindowReport, with_details: bool) -> WindowResult {
        let tried = |t: &improve::Tried| StrategyTally {
            strategy: t.strategy.to_string(),
            longest: t.longest,
            questions: t.questions,
            limit: t.limit,
        };
        let details = || WindowDetails {
            nodes: w.interior.clone(),
            tried: w.tried.as_ref().map(|all| all.iter().map(tried).collect()),
            replacement: w.replacement.map(|r| r.to_string()),
        };
        WindowResult {
            nodes: w.nodes,
            inputs: w.inputs,
            outputs: w.outputs,
            ended: WindowEnded::from(&w.status),
            certificate: w.certificate.as_ref().map(|s| CertificateSummary {
                below: s.below,
                components: s.components,
                how: s.how.iter().map(|h| h.to_string()).collect(),
            }),
            example: w.example.as_ref().map(ExampleText::of),
            details: with_details.then(details),
        }
    }
}

impl From<&improve::WindowStatus> for WindowEnded {
    fn from(s: &improve::WindowStatus) -> WindowEnded {
        match *s {
            improve::WindowStatus::Improved { from, to, strategy } => {
                WindowEnded::Improved { from, to, strategy: strategy.to_string() }
            }
            improve::WindowStatus::Minimal { length } => WindowEnded::Minimal { length },
            improve::WindowStatus::NothingCheaper { length } => WindowEnded::NothingCheaper { length },
            improve::WindowStatus::Limit { phase, length } => WindowEnded::Limit { phase: phase.to_string(), length },
        }
    }
}

impl SegmentResult {
    pub fn new(
        segment: &Segment,
        windows: Vec<WindowResult>,
        counts: &Counts,
        lowering: Option<Lowering>,
        started: Instant,
    ) -> SegmentResult {
        SegmentResult {
            first: segment.first,
            last: segment.last,
            before: segment.cost.into(),
            lowering,
            lines: Vec::new(),
            windows,
            proposals: counts.proposals,
            counterexamples: counts.counterexamples,
            seconds: started.elapsed().as_secs_f64(),
            graph: None,
        }
    }

    /// What the replacement costs; `None` if there is none.
    pub fn after(&self) -> Option<ReportedCost> {
        self.lowering.as_ref().map(|l| l.cost)
    }

    /// Strategies that improved a window, in the windows' order.
    pub fn strategies(&self) -> impl Iterator<Item = &str> {
        self.windows.iter().filter_map(|w| match &w.ended {
            WindowEnded::Improved { strategy, .. } => Some(strategy.as_str()),
            _ => None,
        })
    }
}
