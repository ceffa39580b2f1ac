//! What is said of a function: in JSON, on the terminal, in the comment above changed code.

use super::objects::misfit;
use super::timing::{self, TimingReport};
use crate::function::readback::{Refused, ShownSecrets};
use crate::jobs::batch::claims::ClaimFault;
use crate::pipeline::result::{
    CertificateSummary, Ended, FunctionResult, Kept, Lost, LoweringProof, Measured, ProofCounts, ReportedCost,
    SegmentResult, Stays, StrategyTally, Unchanged, WindowEnded, WindowResult,
};
use lowering::Objective;
use serde::Serialize;
use std::collections::BTreeMap;

/// A function's result for people and their scripts.
#[derive(Clone, Serialize, Debug)]
pub struct FunctionReport {
    pub name: String,
    /// `improved`, `unchanged`, `unproved`, `kept` or `pending`.
    pub status: &'static str,
    /// What the status rests on.
    pub proof_status: &'static str,
    pub reason: String,
    pub contract: String,
    pub objective: String,
    pub tune: String,
    pub before: ReportedCost,
    pub after: ReportedCost,
    pub seconds: f64,
    /// Strategies whose programs are in the output.
    pub strategy: String,
    /// Nodes that stay as they are, by reason.
    pub skeleton: BTreeMap<String, u32>,
    pub segments: Vec<SegmentReport>,
    pub proof: ProofCounts,
    pub timed_out: bool,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub promoted: bool,
    /// Copies of tails that went.
    #[serde(skip_serializing_if = "is_none_of_them")]
    pub merged_tails: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub measured: Option<Measured>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub timing: Option<TimingReport>,
    pub proved_code: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub shown: Option<ShownSecrets>,
    /// What it cost before and after, in words.
    #[serde(skip)]
    pub change: String,
}

fn is_none_of_them(n: &usize) -> bool {
    *n == 0
}

/// What became of a segment.
#[derive(Clone, Serialize, Debug)]
pub struct SegmentReport {
    pub first: usize,
    pub last: usize,
    pub before: ReportedCost,
    /// What the replacement costs; `null` if there is none.
    pub after: Option<ReportedCost>,
    /// Whether the lowering of the result is proved optimal, and the bound in the objective's unit.
    pub lowering: Option<&'static str>,
    pub bound: Option<u64>,
    /// Conditional moves that a branch stands for; what it costs is then expected.
    pub branched: usize,
    pub lines: Vec<String>,
    pub windows: Vec<String>,
    /// For each window what is known of programs over everything that was searched; `null` if that is nothing.
    pub shown: Vec<Option<CertificateSummary>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub details: Vec<WindowDescription>,
    pub strategies: Vec<String>,
    pub proposals: u32,
    pub counterexamples: u32,
    pub seconds: f64,
}

/// A window for those who want to see all of it.
#[derive(Clone, Serialize, Debug)]
pub struct WindowDescription {
    pub text: String,
    pub nodes: Vec<String>,
    pub tried: String,
}

impl From<&FunctionResult> for FunctionReport {
    fn from(r: &FunctionResult) -> FunctionReport {
        FunctionReport {
            name: r.name.clone(),
            status: status(&r.ended),
            proof_status: proof_status(&r.ended),
            reason: reason(r),
            contract: r.contract.clone(),
            objective: r.objective.clone(),
            tune: r.tune.clone(),
            before: r.before,
            after: r.after,
            seconds: r.seconds,
            strategy: r.strategies.join("+"),
            skeleton: r.skeleton.iter().map(|(why, n)| (stays(why), *n)).collect(),
            segments: r.segments.iter().map(SegmentReport::from).collect(),
            proof: r.proof,
            timed_out: r.timed_out,
            promoted: r.promoted,
            merged_tails: r.merged_tails,
            measured: r.measured.clone(),
            timing: r.timing.as_ref().map(TimingReport::from),
            proved_code: r.proved_code.clone(),
            shown: r.shown,
            change: change(r),
        }
    }
}

impl From<&SegmentResult> for SegmentReport {
    fn from(s: &SegmentResult) -> SegmentReport {
        let lowering = s.lowering.as_ref();
        SegmentReport {
            first: s.first,
            last: s.last,
            before: s.before,
            after: s.after(),
            lowering: lowering.map(|l| lowering_proof(l.proof)),
            bound: lowering.and_then(|l| l.bound),
            branched: lowering.map_or(0, |l| l.branched),
            lines: s.lines.clone(),
            windows: s.windows.iter().map(window).collect(),
            shown: s.windows.iter().map(|w| w.certificate.clone()).collect(),
            details: s.windows.iter().filter_map(window_report).collect(),
            strategies: s.strategies().map(str::to_string).collect(),
            proposals: s.proposals,
            counterexamples: s.counterexamples,
            seconds: s.seconds,
        }
    }
}

/// One word.
pub fn status(e: &Ended) -> &'static str {
    match e {
        Ended::Open => "pending",
        Ended::Improved => "improved",
        Ended::Unchanged(_) => "unchanged",
        Ended::Unproved(_) => "unproved",
        Ended::Kept(_) => "kept",
    }
}

fn proof_status(e: &Ended) -> &'static str {
    match e {
        Ended::Improved => "proved",
        Ended::Unchanged(_) => "proved (identical text)",
        Ended::Open | Ended::Unproved(_) | Ended::Kept(_) => "original kept",
    }
}

/// Why it ended so; empty if there is nothing to say.
pub fn reason(r: &FunctionResult) -> String {
    match (&r.cut_off, &r.ended) {
        (Some(why), Ended::Open) => return lost(why),
        (Some(why), _) => return format!("{}; this is the best that was proved by then", lost(why)),
        (None, _) => {}
    }
    match &r.ended {
        Ended::Open => r.refused.as_ref().map_or("not done yet".to_string(), refused),
        Ended::Improved if r.timed_out => "time limit".to_string(),
        Ended::Improved => String::new(),
        Ended::Unchanged(why) => unchanged(*why),
        Ended::Unproved(why) => refused(why),
        Ended::Kept(Kept::Unreadable(why)) => why.clone(),
        Ended::Kept(Kept::Lost(why)) => lost(why),
        Ended::Kept(Kept::Slower(before, after)) => {
            format!("what was found is slower on this CPU: {before:.1} -> {after:.1} cycles")
        }
        Ended::Kept(Kept::NotFaster(ratio)) => timing::not_faster(*ratio),
    }
}

fn unchanged(why: Unchanged) -> String {
    match why {
        Unchanged::Grows => "what was found has more instructions, bytes or micro-operations".to_string(),
        Unchanged::Slower => "what was found is predicted to take longer, as a whole or in a loop".to_string(),
        Unchanged::DoesNotFit(why) => format!("what was found {}", misfit(why)),
        Unchanged::TimeLimit => "time limit".to_string(),
        Unchanged::NoSegment => "no run of two or more modelled instructions".to_string(),
        Unchanged::NothingCheaper { limited: 0 } => "nothing cheaper in any window".to_string(),
        Unchanged::NothingCheaper { limited } => format!("nothing cheaper found; {limited} windows reached a limit"),
    }
}

/// Why a text was not printed.
pub fn refused(why: &Refused) -> String {
    match why {
        Refused::Different(what) => format!("the output differs: {what}"),
        Refused::Unknown(why) => format!("not proved: {why}"),
        Refused::Grows => unchanged(Unchanged::Grows),
        Refused::Slower => unchanged(Unchanged::Slower),
        Refused::Leaks(where_to) => format!("the output shows more than the original: {where_to}"),
        Refused::Unwinding(register) => format!("unwinding would not find what {register} held"),
        Refused::Unreadable(why) | Refused::Environment(why) => why.clone(),
    }
}

/// Why a worker gave no answer.
/// Why a result of another is not used.
pub fn claim_fault(why: &ClaimFault) -> String {
    match why {
        ClaimFault::Damaged => "it is damaged".to_string(),
        ClaimFault::Unproved(Ended::Unproved(why)) => refused(why),
        ClaimFault::Unproved(_) => "nothing of it was proved".to_string(),
        ClaimFault::Lost(why) => lost(why),
        ClaimFault::Empty => "it does not say what was found, or is about another function".to_string(),
    }
}

pub fn lost(why: &Lost) -> String {
    match why {
        Lost::Time => "the worker was stopped at the time limit".to_string(),
        Lost::Interrupted => "the run was interrupted".to_string(),
        Lost::NotBegun => "the time limit came before its turn".to_string(),
        Lost::Died(how) | Lost::Ended(how) => format!("the worker ended ({how})"),
    }
}

/// Why an instruction is part of the skeleton.
pub fn stays(why: &Stays) -> String {
    match why {
        Stays::Call => "call".to_string(),
        Stays::Division => "division that may fault".to_string(),
        Stays::IndirectJump => "indirect jump".to_string(),
        Stays::Load => "load".to_string(),
        Stays::NoRow(mnemonic) => format!("no row for {mnemonic}"),
        Stays::Stack(mnemonic) => format!("stack operation {mnemonic}"),
        Stays::Store => "store".to_string(),
    }
}

fn lowering_proof(p: LoweringProof) -> &'static str {
    match p {
        LoweringProof::Optimal => "optimal",
        LoweringProof::Gap => "gap",
        LoweringProof::Fallback => "fallback",
        LoweringProof::PathsOptimal => "each way optimal",
        LoweringProof::WithBranch => "with a branch",
    }
}

/// One line about a window.
pub fn window(w: &WindowResult) -> String {
    let what = match &w.ended {
        WindowEnded::Improved { from, to, strategy } => {
            format!("improved from {from} to {to} instructions by {strategy}")
        }
        WindowEnded::Minimal { length } => format!("minimal at length {length}"),
        WindowEnded::NothingCheaper { length } => {
            format!("equal programs of length {length} exist, none cheaper after lowering")
        }
        WindowEnded::Limit { phase, length } => format!("limit reached in phase {phase} at length {length}"),
    };
    let certificate = w.certificate.as_ref().map_or(String::new(), |s| {
        let (below, components, how) = (s.below, s.components, s.how.join(", "));
        format!("; no program of fewer than {below} instructions over {components} components: {how}")
    });
    format!("{} nodes, {} inputs, {} outputs: {what}{certificate}", w.nodes, w.inputs, w.outputs)
}

fn window_report(w: &WindowResult) -> Option<WindowDescription> {
    let details = w.details.as_ref()?;
    let one = |t: &StrategyTally| {
        let limit = t.limit.map_or(String::new(), |l| format!(", limit at length {l}"));
        let s = if t.questions == 1 { "" } else { "s" };
        format!("{} up to length {} ({} question{s}{limit})", t.strategy, t.longest, t.questions)
    };
    let tried = match &details.tried {
        None => "nothing, for an equal window was searched before".to_string(),
        Some(all) if all.is_empty() => "nothing".to_string(),
        Some(all) => all.iter().map(one).collect::<Vec<_>>().join(", "),
    };
    Some(WindowDescription { text: window(w), nodes: details.nodes.clone(), tried })
}

/// What it cost before and after: the objective, if it is none of those that are always there, then these.
pub fn change(r: &FunctionResult) -> String {
    let (a, b) = (r.before, r.after);
    let objective = Objective::parse(&r.objective).unwrap_or_default();
    let first = objective.describe(a.into(), b.into(), &r.tune).map_or(String::new(), |what| what + ", ");
    format!("{first}{} -> {} instructions, {} -> {} bytes", a.instructions, b.instructions, a.bytes, b.bytes)
}

/// The comment block of a changed function.
pub fn comment(r: &FunctionResult, seed: u64) -> Vec<String> {
    let mut lines = vec![
        format!("superopt-dag {}: {}, proved on this text; {}", env!("CARGO_PKG_VERSION"), r.name, change(r)),
        format!("contract: {}", r.contract),
    ];
    lines.extend(r.shown.map(secrets));
    lines.extend(r.timing.as_ref().map(timing::comment));
    lines.push(format!("objective {}, Z3 {}, seed {seed}", r.objective, z3_number()));
    lines
}

/// What a text shows of secrets.
fn secrets(s: ShownSecrets) -> String {
    let mut text = match s.leaks {
        0 => "constant time: nothing secret shows in branches, addresses or times of instructions".to_string(),
        n => format!("shows no more of what is secret than the original, which may at {n} places"),
    };
    if s.secret_bytes_after > s.secret_bytes_before {
        text +=
            &format!("; {} bytes of the frame hold secrets, {} before", s.secret_bytes_after, s.secret_bytes_before);
    }
    text
}

/// `5.3.3.0` of Z3's long version text.
pub fn z3_number() -> String {
    let full = dag::smt::version();
    full.split_whitespace().find(|w| w.starts_with(|c: char| c.is_ascii_digit())).unwrap_or("unknown").to_string()
}

/// What happened in each segment and window.
pub fn details(r: &FunctionResult) -> String {
    let mut out = format!("    contract: {}\n", r.contract);
    out += &r.shown.map_or(String::new(), |s| format!("    {}\n", secrets(s)));
    out += &r.timing.as_ref().map_or(String::new(), timing::details);
    for s in &r.segments {
        let size = s.before.instructions;
        out += &format!("    instructions {} to {} ({size}), {:.2} s\n", s.first, s.last, s.seconds);
        for w in &s.windows {
            out += &format!("        {}\n", window(w));
        }
        if let Some(l) = &s.lowering {
            let (a, proof) = (l.cost, lowering_proof(l.proof));
            out += &format!("        lowered to {} instructions, {} bytes ({proof}): ", a.instructions, a.bytes);
            out += &format!("{}\n", s.lines.join("; "));
        }
    }
    out
}

/// One line per function for the terminal.
pub fn line(r: &FunctionResult) -> String {
    let mut s = format!("{}: {}, {}, {:.2} s", r.name, status(&r.ended), change(r), r.seconds);
    if r.is_improved() {
        s += &format!(", {} ({})", proof_status(&r.ended), r.strategies.join("+"));
    }
    let reason = reason(r);
    if !reason.is_empty() {
        s += &format!(": {reason}");
    }
    s += &r.timing.as_ref().map_or(String::new(), |t| timing::line(t, r.is_improved()));
    if !r.skeleton.is_empty() {
        let parts: Vec<String> = r.skeleton.iter().map(|(k, n)| format!("{n} {}", stays(k))).collect();
        s += &format!(" [skeleton: {}]", parts.join(", "));
    }
    s
}
