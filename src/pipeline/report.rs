//! What is said about each function: in the comment block, on the terminal, in JSON.

use crate::function::cost::cost_of;
use crate::function::segment::Segment;
use crate::input::{ModuleFunction, Replacement};
use crate::pipeline::{Proved, Refused, Settings};
use dag::analysis::contract::Contract;
use dag::ir::function::Function;
use dag::prove::Stats;
use dag::search::cegis::Counts;
use dag::search::improve::certificate::Shown;
use dag::search::improve::{Status, Tried, WindowReport};
use isa::Decoded;
use isa::uarch::{Cycles, Uarch};
use lowering::Lowered;
use lowering::Objective;
use lowering::cost::predict::Outs;
use lowering::phases::if_conversion::{Branched, Expected, WHOLE};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use std::time::{Duration, Instant};

#[derive(Clone, Copy, PartialEq, Serialize, Deserialize, Debug, Default)]
pub struct Costs {
    pub instructions: u32,
    pub bytes: u32,
    /// On the machine that is tuned for, as the next two.
    pub uops: u32,
    /// Cycles, predicted.
    pub latency: u32,
    /// Cycles per independent repetition, predicted.
    pub throughput: f64,
}

impl From<lowering::Cost> for Costs {
    fn from(c: lowering::Cost) -> Costs {
        let lowering::Cost { uops, instructions, bytes, latency, throughput } = c;
        Costs { instructions, bytes, uops, latency, throughput: throughput.as_f64() }
    }
}

impl Costs {
    /// Of code with branches, to the nearest whole.
    pub fn expected(e: Expected) -> Costs {
        let part = |x: u64| x as f64 / f64::from(WHOLE);
        let near = |x: u64| part(x).round() as u32;
        Costs {
            instructions: e.instructions as u32,
            bytes: e.bytes as u32,
            uops: near(e.uops),
            latency: near(e.latency),
            throughput: part(e.throughput) / f64::from(Cycles::ONE),
        }
    }
}

/// What a segment became.
#[derive(Clone, Debug)]
pub struct Figures {
    pub cost: Costs,
    /// What is known of the lowering.
    pub status: String,
    pub bound: Option<u32>,
    /// Conditional moves that a branch stands for.
    pub branched: usize,
}

impl Figures {
    pub fn of_straight(l: &Lowered) -> Figures {
        Figures { cost: l.total.into(), status: l.status.name().to_string(), bound: Some(l.bound), branched: 0 }
    }

    pub fn of_branched(b: &Branched) -> Figures {
        let status = if b.optimal { "each way optimal" } else { "with a branch" }.to_string();
        Figures { cost: Costs::expected(b.cost), status, bound: None, branched: b.fork.muxes.len() }
    }
}

/// What is read of a function's results.
pub fn at_return(contract: &Contract) -> Outs {
    let regs = isa::Reg::all().filter(|r| contract.live_out[r.index()] != 0).collect();
    Outs { regs, flags: isa::FlagSet::NONE }
}

/// How a function ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// Replaced, and the emitted text was proved.
    Improved,
    /// Nothing cheaper; why.
    Unchanged(String),
    /// Something cheaper was found and its proof failed; the original stays.
    Unproved(String),
    /// Not looked at; why.
    Kept(String),
}

#[derive(Clone, Serialize, Deserialize, Debug)]
pub struct FunctionReport {
    pub name: String,
    /// `improved`, `unchanged`, `unproved` or `kept`.
    pub status: String,
    /// What the status rests on.
    pub proof_status: String,
    pub reason: String,
    pub contract: String,
    pub objective: String,
    /// The machine whose micro-operations are counted.
    pub tune: String,
    pub before: Costs,
    pub after: Costs,
    pub seconds: f64,
    /// Strategies whose programs are in the output.
    pub strategy: String,
    /// Nodes that stay as they are, by reason.
    pub skeleton: BTreeMap<String, u32>,
    pub segments: Vec<SegmentReport>,
    pub proof: ProofCounts,
    pub timed_out: bool,
    /// Slots went to registers first: the segments are those of the text that this gave.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub promoted: bool,
    /// Of an improved function, if that was asked for: how long it takes and took.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub measured: Option<Measured>,
    /// Of an improved function: the digest of its instructions as they were read back and proved.
    pub proved_code: Option<String>,
    #[serde(skip)]
    pub unproved: Option<String>,
    /// Something was found that is larger than it may be.
    #[serde(skip)]
    pub grows: bool,
}

/// Both versions of a function on one CPU, on the same arguments.
#[derive(Clone, PartialEq, Serialize, Deserialize, Debug)]
pub struct Measured {
    pub cpu: String,
    /// Cycles for one call before and after, what the call itself takes included; `null` if they could not be run.
    pub cycles: Option<(f64, f64)>,
    /// Why not.
    pub reason: String,
}

/// Times that are no further apart, as a part of the shorter one, count as equal: two readings of the same code are.
pub const NOISE: f64 = 0.05;

impl Measured {
    /// How many times as fast it is.
    pub fn speedup(&self) -> Option<f64> {
        self.cycles.map(|(before, after)| before / after)
    }

    pub fn is_slower(&self) -> bool {
        self.cycles.is_some_and(|(before, after)| after > before * (1.0 + NOISE))
    }

    pub fn is_faster(&self) -> bool {
        self.cycles.is_some_and(|(before, after)| before > after * (1.0 + NOISE))
    }
}

/// How the goals of the final proof were settled.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Debug, Default)]
pub struct ProofCounts {
    pub identical: u32,
    pub solver: u32,
}

impl From<Stats> for ProofCounts {
    fn from(s: Stats) -> ProofCounts {
        ProofCounts { identical: s.identical, solver: s.solver }
    }
}

#[derive(Clone, Serialize, Deserialize, Debug)]
pub struct SegmentReport {
    /// First and last instruction, from 0, in the function.
    pub first: usize,
    pub last: usize,
    pub before: Costs,
    /// What the replacement costs; `null` if there is none.
    pub after: Option<Costs>,
    /// Whether the lowering of the result is proved optimal, and the bound in the objective's unit.
    pub lowering: Option<String>,
    pub bound: Option<u32>,
    /// Conditional moves that a branch stands for; what it costs is then expected.
    pub branched: usize,
    /// The instructions found, proved or not.
    pub lines: Vec<String>,
    pub windows: Vec<String>,
    /// For each window what is known of programs over everything that was searched; `null` if that is nothing.
    pub shown: Vec<Option<ShownCounts>>,
    /// More about each window, if that was asked for.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub details: Vec<WindowDetails>,
    pub strategies: Vec<String>,
    pub proposals: u32,
    pub counterexamples: u32,
    pub seconds: f64,
    /// The graph in text form, if it was asked for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub graph: Option<String>,
}

/// No correct program of fewer than `below` instructions exists over these many components, and how that is known.
#[derive(Clone, Serialize, Deserialize, Debug)]
pub struct ShownCounts {
    pub below: usize,
    pub components: usize,
    pub how: Vec<String>,
}

impl From<&Shown> for ShownCounts {
    fn from(s: &Shown) -> ShownCounts {
        let how = s.how.iter().map(|h| h.to_string()).collect();
        ShownCounts { below: s.below, components: s.components, how }
    }
}

impl SegmentReport {
    pub fn new(
        segment: &Segment,
        windows: &[WindowReport],
        counts: &Counts,
        better: Option<Figures>,
        started: Instant,
    ) -> SegmentReport {
        let strategies = windows.iter().filter_map(|w| match w.status {
            Status::Improved { strategy, .. } => Some(strategy.to_string()),
            _ => None,
        });
        SegmentReport {
            first: segment.first,
            last: segment.last,
            before: segment.cost.into(),
            after: better.as_ref().map(|b| b.cost),
            branched: better.as_ref().map_or(0, |b| b.branched),
            bound: better.as_ref().and_then(|b| b.bound),
            lowering: better.map(|b| b.status),
            lines: Vec::new(),
            windows: windows.iter().map(window_text).collect(),
            shown: windows.iter().map(|w| w.shown.as_ref().map(ShownCounts::from)).collect(),
            details: Vec::new(),
            strategies: strategies.collect(),
            proposals: counts.proposals,
            counterexamples: counts.counterexamples,
            seconds: started.elapsed().as_secs_f64(),
            graph: None,
        }
    }
}

/// A window for those who want to see all of it.
#[derive(Clone, Serialize, Deserialize, Debug)]
pub struct WindowDetails {
    /// Its line.
    pub text: String,
    /// The nodes by name, as they were in the graph of that moment, and what they do.
    pub nodes: Vec<String>,
    /// Strategies with what they were asked.
    pub tried: String,
}

impl From<&WindowReport> for WindowDetails {
    fn from(w: &WindowReport) -> WindowDetails {
        let tried = |t: &Tried| {
            let limit = t.limit.map_or(String::new(), |l| format!(", limit at length {l}"));
            let s = if t.questions == 1 { "" } else { "s" };
            format!("{} up to length {} ({} question{s}{limit})", t.strategy, t.longest, t.questions)
        };
        let tried = match &w.tried {
            None => "nothing, for an equal window was searched before".to_string(),
            Some(all) if all.is_empty() => "nothing".to_string(),
            Some(all) => all.iter().map(tried).collect::<Vec<_>>().join(", "),
        };
        WindowDetails { text: window_text(w), nodes: w.interior.clone(), tried }
    }
}

/// One line about a window.
fn window_text(w: &WindowReport) -> String {
    let what = match &w.status {
        Status::Improved { from, to, strategy } => format!("improved from {from} to {to} instructions by {strategy}"),
        Status::Minimal { length } => format!("minimal at length {length}"),
        Status::NothingCheaper { length } => {
            format!("equal programs of length {length} exist, none cheaper after lowering")
        }
        Status::Limit { phase, length } => format!("limit reached in phase {phase} at length {length}"),
    };
    let shown = w.shown.as_ref().map_or(String::new(), |s| {
        let (below, components, how) = (s.below, s.components, s.how.join(", "));
        format!("; no program of fewer than {below} instructions over {components} components: {how}")
    });
    format!("{} nodes, {} inputs, {} outputs: {what}{shown}", w.nodes, w.inputs, w.outputs)
}

impl FunctionReport {
    pub fn new(mf: &ModuleFunction, contract: &Contract, objective: Objective, tune: &Uarch) -> FunctionReport {
        let before = cost_of(&mf.function.insts, tune, at_return(contract)).into();
        FunctionReport {
            name: mf.function.name.clone(),
            status: String::new(),
            proof_status: String::new(),
            reason: String::new(),
            contract: contract.text(),
            objective: objective.name().to_string(),
            tune: tune.name.to_string(),
            before,
            after: before,
            seconds: 0.0,
            strategy: String::new(),
            skeleton: skeleton(&mf.function, &BTreeSet::new()),
            segments: Vec::new(),
            proof: ProofCounts::default(),
            timed_out: false,
            promoted: false,
            measured: None,
            proved_code: None,
            unproved: None,
            grows: false,
        }
    }

    pub fn finish(&mut self, outcome: Outcome, took: Duration) {
        let (status, proof, reason) = match outcome {
            Outcome::Improved if self.timed_out => ("improved", "proved", "time limit".to_string()),
            Outcome::Improved => ("improved", "proved", String::new()),
            Outcome::Unchanged(why) => ("unchanged", "proved (identical text)", why),
            Outcome::Unproved(why) => ("unproved", "original kept", why),
            Outcome::Kept(why) => ("kept", "original kept", why),
        };
        self.status = status.to_string();
        self.proof_status = proof.to_string();
        self.reason = reason;
        self.seconds = took.as_secs_f64();
    }

    /// A better version may not stand in place of the original.
    pub fn refused(&mut self, why: Refused) {
        match why {
            Refused::Unproved(why) => self.unproved = Some(why),
            Refused::Grows => self.grows = true,
        }
    }

    /// Why no segment changed.
    pub fn why_unchanged(&self) -> String {
        if self.grows {
            return "what was found has more instructions, bytes or micro-operations".to_string();
        }
        if self.timed_out {
            return "time limit".to_string();
        }
        if self.segments.is_empty() {
            return "no run of two or more modelled instructions".to_string();
        }
        let limits = self.segments.iter().flat_map(|s| &s.windows).filter(|w| w.contains("limit reached"));
        match limits.count() {
            0 => "nothing cheaper in any window".to_string(),
            n => format!("nothing cheaper found; {n} windows reached a limit"),
        }
    }

    /// Whether this is better than another result for the same function.
    pub fn beats(&self, other: &FunctionReport) -> bool {
        let improved = |r: &FunctionReport| r.status == "improved";
        improved(self) && (!improved(other) || self.gain() > other.gain())
    }

    /// How much less the function costs in its objective.
    fn gain(&self) -> f64 {
        let (a, b) = (self.before, self.after);
        let less = |of: fn(&Costs) -> u32| f64::from(of(&a)) - f64::from(of(&b));
        match Objective::parse(&self.objective) {
            Some(Objective::Size) => less(|c| c.bytes),
            Some(Objective::Uops) => less(|c| c.uops),
            Some(Objective::Latency) => less(|c| c.latency),
            Some(Objective::Throughput) => a.throughput - b.throughput,
            Some(Objective::Instructions) | None => less(|c| c.instructions),
        }
    }

    /// Notes how a text was proved and how long it takes.
    pub fn proved(&mut self, proved: &Proved) {
        self.proof = proved.stats.into();
        self.proved_code = Some(proved.code.clone());
        let after = Costs::from(proved.cost);
        self.after = Costs { latency: after.latency, throughput: after.throughput, ..self.after };
    }

    /// Counts the function as it is after `replacements`.
    pub fn measure_after(&mut self, replacements: &[Replacement]) {
        for r in replacements {
            let Some(s) = self.segments.iter().find(|s| s.first == r.first && s.last == r.last) else { continue };
            if let Some(after) = s.after {
                self.after.instructions = self.after.instructions + after.instructions - s.before.instructions;
                self.after.bytes = self.after.bytes + after.bytes - s.before.bytes;
                self.after.uops = self.after.uops + after.uops - s.before.uops;
            }
        }
        let used = self.segments.iter().filter(|s| replacements.iter().any(|r| r.first == s.first));
        let mut names: Vec<&str> = used.flat_map(|s| &s.strategies).map(String::as_str).collect();
        names.sort_unstable();
        names.dedup();
        self.strategy =
            if names.is_empty() && !replacements.is_empty() { "lowering".to_string() } else { names.join("+") };
    }

    /// What it cost before and after: the objective, if it is none of those that are always there, then these.
    pub fn change(&self) -> String {
        let (a, b, tune) = (self.before, self.after, &self.tune);
        let first = match Objective::parse(&self.objective) {
            Some(Objective::Uops) => format!("{} -> {} micro-operations on {tune}, ", a.uops, b.uops),
            Some(Objective::Latency) => format!("latency {} -> {} cycles on {tune}, ", a.latency, b.latency),
            Some(Objective::Throughput) => {
                format!("throughput {:.2} -> {:.2} cycles on {tune}, ", a.throughput, b.throughput)
            }
            Some(Objective::Instructions | Objective::Size) | None => String::new(),
        };
        format!("{first}{} -> {} instructions, {} -> {} bytes", a.instructions, b.instructions, a.bytes, b.bytes)
    }

    /// The comment block of a changed function.
    pub fn comment(&self, settings: &Settings) -> Vec<String> {
        vec![
            format!(
                "superopt-dag {}: {}, proved on this text; {}",
                env!("CARGO_PKG_VERSION"),
                self.name,
                self.change()
            ),
            format!("contract: {}", self.contract),
            format!("objective {}, Z3 {}, seed {}", self.objective, z3_number(), settings.seed),
        ]
    }
}

/// `5.3.3.0` of Z3's long version text.
pub fn z3_number() -> String {
    let full = dag::smt::version();
    full.split_whitespace().find(|w| w.starts_with(|c: char| c.is_ascii_digit())).unwrap_or("unknown").to_string()
}

/// Why each node of the skeleton stays: loads, stores, calls, instructions without a row. Instructions in `settled`
/// cannot fault.
pub fn skeleton(f: &Function, settled: &BTreeSet<usize>) -> BTreeMap<String, u32> {
    let mut counts: BTreeMap<String, u32> = BTreeMap::new();
    for (n, i) in f.insts.iter().enumerate() {
        for why in reasons(&i.decoded, !settled.contains(&n)) {
            *counts.entry(why).or_default() += 1;
        }
    }
    counts
}

/// Why an instruction stays, and in its order; nothing if it need not.
pub fn reasons(d: &Decoded, may_fault: bool) -> Vec<String> {
    match d {
        Decoded::Call(_) | Decoded::IndirectCall(_) => vec!["call".to_string()],
        Decoded::IndirectJump(_) => vec!["indirect jump".to_string()],
        Decoded::Opaque(o) if dag::ir::stack::stack_op(o).is_some() => vec![format!("stack operation {}", o.mnemonic)],
        Decoded::Opaque(o) => vec![format!("no row for {}", o.mnemonic)],
        Decoded::Plain(inst) => {
            let row = isa::table().row(inst.row);
            let mut out = Vec::new();
            for (spec, op) in row.operands.iter().zip(&inst.operands) {
                if op.mem().is_some() && !spec.kinds.address {
                    if spec.access.reads() {
                        out.push("load".to_string());
                    }
                    if spec.access.writes() {
                        out.push("store".to_string());
                    }
                }
            }
            if may_fault && row.meaning.fault.is_some() {
                out.push("division that may fault".to_string());
            }
            out
        }
        _ => Vec::new(),
    }
}
