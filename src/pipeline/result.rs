//! What became of a function, as data. Workers hand it on, stores keep it, decisions are made of it; `show` alone turns it
//! into what people read.

use crate::function::context::at_return;
use crate::function::cost::cost_of;
use crate::function::readback::{Proved, Refused};
use crate::function::segment::Segment;
use crate::input::{ModuleFunction, Replacement};
use dag::analysis::contract::Contract;
use dag::prove::ProofStats;
use dag::search::cegis::Counts;
use dag::search::improve::{self, WindowReport};
use isa::Decoded;
use isa::uarch::{Cycles, Uarch};
use lowering::phases::if_conversion::{Branched, Expected, WHOLE};
use lowering::{Lowered, Status};
use lowering::{Measures, Objective};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use std::time::{Duration, Instant};

/// What code costs, in every measure.
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

impl From<Costs> for Measures<f64> {
    fn from(c: Costs) -> Measures<f64> {
        let Costs { instructions, bytes, uops, latency, throughput } = c;
        Measures {
            instructions: instructions.into(),
            bytes: bytes.into(),
            uops: uops.into(),
            latency: latency.into(),
            throughput,
        }
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

/// How a function ended.
#[derive(Clone, PartialEq, Serialize, Deserialize, Debug)]
pub enum Ended {
    /// Nothing was done yet.
    Open,
    /// Replaced, and the emitted text was proved.
    Improved,
    /// Nothing cheaper; why.
    Unchanged(Unchanged),
    /// Something cheaper was found and its proof failed; the original stays.
    Unproved(Refused),
    /// The original stays; why.
    Kept(Kept),
}

/// Why no segment changed.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Debug)]
pub enum Unchanged {
    /// What was found has more of something than it may have.
    Grows,
    TimeLimit,
    /// There is no run of two or more modelled instructions.
    NoSegment,
    /// Nothing in any window; so many of them reached a limit.
    NothingCheaper {
        limited: usize,
    },
}

/// Why a function was not replaced whatever was found.
#[derive(Clone, PartialEq, Serialize, Deserialize, Debug)]
pub enum Kept {
    /// It cannot be read as a whole, or has no contract; why.
    Unreadable(String),
    /// The process that searched gave no answer.
    Lost(Lost),
    /// What was found takes longer on this CPU: cycles before and after.
    Slower(f64, f64),
}

/// Why a process that searched did not come to its end.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug)]
pub enum Lost {
    Time,
    /// It ended by itself: out of memory, or a bug. It would again.
    Died(String),
    /// Others ended it, or it lacked something that has nothing to do with its function; another time it may well do.
    Ended(String),
}

/// A node of the skeleton: why an instruction stays, and in its order.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, Debug)]
pub enum Stays {
    Call,
    Division,
    IndirectJump,
    Load,
    /// The table has no row for it; its mnemonic.
    NoRow(String),
    Stack(String),
    Store,
}

/// What code a segment became.
#[derive(Clone, PartialEq, Serialize, Deserialize, Debug)]
pub struct Lowering {
    pub cost: Costs,
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
        Lowering { cost: Costs::expected(b.cost), proof, bound: None, branched: b.fork.muxes.len() }
    }
}

#[derive(Clone, Serialize, Deserialize, Debug)]
pub struct FunctionResult {
    pub name: String,
    pub ended: Ended,
    /// In the grammar of signatures.
    pub contract: String,
    pub objective: String,
    /// The machine whose micro-operations are counted.
    pub tune: String,
    pub before: Costs,
    pub after: Costs,
    pub seconds: f64,
    /// Strategies whose programs are in the output.
    pub strategies: Vec<String>,
    /// Nodes that stay as they are, by reason.
    pub skeleton: Vec<(Stays, u32)>,
    pub segments: Vec<SegmentResult>,
    pub proof: ProofCounts,
    pub timed_out: bool,
    /// Slots went to registers first: the segments are those of the text that this gave.
    pub promoted: bool,
    /// Of an improved function, if that was asked for: how long it takes and took.
    pub measured: Option<Measured>,
    /// Of an improved function: the digest of its instructions as they were read back and proved.
    pub proved_code: Option<String>,
    /// The last better version that may not stand in place of the original.
    pub refused: Option<Refused>,
    /// Something was found that is larger than it may be.
    pub grows: bool,
    /// Why this is not the last that the worker would have said.
    pub cut_off: Option<Lost>,
}

/// Both versions of a function on one CPU, on the same arguments.
#[derive(Clone, PartialEq, Serialize, Deserialize, Debug)]
pub struct Measured {
    pub cpu: String,
    /// Cycles for one call before and after, what the call itself takes included; `None` if they could not be run.
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

/// How the goals of the final proof were decided.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Debug, Default)]
pub struct ProofCounts {
    pub identical: u32,
    pub solver: u32,
}

impl From<ProofStats> for ProofCounts {
    fn from(s: ProofStats) -> ProofCounts {
        ProofCounts { identical: s.identical, solver: s.solver }
    }
}

#[derive(Clone, Serialize, Deserialize, Debug)]
pub struct SegmentResult {
    /// First and last instruction, from 0, in the function.
    pub first: usize,
    pub last: usize,
    pub before: Costs,
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
    pub certificate: Option<Certificate>,
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
pub struct Certificate {
    pub below: usize,
    pub components: usize,
    pub how: Vec<String>,
}

/// A window for those who want to see all of it.
#[derive(Clone, Serialize, Deserialize, Debug)]
pub struct WindowDetails {
    /// The nodes by name, as they were in the graph of that moment, and what they do.
    pub nodes: Vec<String>,
    /// Strategies with what they were asked; `None` where an equal window was searched before.
    pub tried: Option<Vec<Tried>>,
}

/// What one strategy was asked.
#[derive(Clone, Serialize, Deserialize, Debug)]
pub struct Tried {
    pub strategy: String,
    pub longest: usize,
    pub questions: usize,
    /// The length at which a limit ended it.
    pub limit: Option<usize>,
}

impl WindowResult {
    pub fn new(w: &WindowReport, with_details: bool) -> WindowResult {
        let tried = |t: &improve::Tried| Tried {
            strategy: t.strategy.to_string(),
            longest: t.longest,
            questions: t.questions,
            limit: t.limit,
        };
        let details = || WindowDetails {
            nodes: w.interior.clone(),
            tried: w.tried.as_ref().map(|all| all.iter().map(tried).collect()),
        };
        WindowResult {
            nodes: w.nodes,
            inputs: w.inputs,
            outputs: w.outputs,
            ended: WindowEnded::from(&w.status),
            certificate: w.certificate.as_ref().map(|s| Certificate {
                below: s.below,
                components: s.components,
                how: s.how.iter().map(|h| h.to_string()).collect(),
            }),
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
    pub fn after(&self) -> Option<Costs> {
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

impl FunctionResult {
    /// Of a function that nothing was done about yet.
    pub fn new(mf: &ModuleFunction, contract: &Contract, objective: Objective, tune: &Uarch) -> FunctionResult {
        let before = cost_of(&mf.function.insts, tune, at_return(contract)).into();
        FunctionResult {
            name: mf.function.name.clone(),
            ended: Ended::Open,
            contract: contract.text(),
            objective: objective.to_string(),
            tune: tune.name.to_string(),
            before,
            after: before,
            seconds: 0.0,
            strategies: Vec::new(),
            skeleton: skeleton(&mf.function, &BTreeSet::new()),
            segments: Vec::new(),
            proof: ProofCounts::default(),
            timed_out: false,
            promoted: false,
            measured: None,
            proved_code: None,
            refused: None,
            grows: false,
            cut_off: None,
        }
    }

    pub fn finish(&mut self, ended: Ended, took: Duration) {
        self.ended = ended;
        self.seconds = took.as_secs_f64();
    }

    pub fn is_improved(&self) -> bool {
        self.ended == Ended::Improved
    }

    /// Nothing is known of the function: what was found could not be read back for want of something of the machine's.
    pub fn lacked_environment(&self) -> bool {
        matches!(self.ended, Ended::Unproved(Refused::Environment(_)))
    }

    /// A better version may not stand in place of the original.
    pub fn refuse(&mut self, why: Refused) {
        match why {
            Refused::Grows => self.grows = true,
            why => self.refused = Some(why),
        }
    }

    /// How the function ended where these replacements were proved.
    pub fn ended_with(&self, proved: &[Replacement]) -> Ended {
        match &self.refused {
            _ if !proved.is_empty() => Ended::Improved,
            Some(why) => Ended::Unproved(why.clone()),
            None => Ended::Unchanged(self.why_unchanged()),
        }
    }

    fn why_unchanged(&self) -> Unchanged {
        if self.grows {
            Unchanged::Grows
        } else if self.timed_out {
            Unchanged::TimeLimit
        } else if self.segments.is_empty() {
            Unchanged::NoSegment
        } else {
            let windows = self.segments.iter().flat_map(|s| &s.windows);
            let limited = windows.filter(|w| matches!(w.ended, WindowEnded::Limit { .. })).count();
            Unchanged::NothingCheaper { limited }
        }
    }

    /// Whether this is better than another result for the same function.
    pub fn beats(&self, other: &FunctionResult) -> bool {
        self.is_improved() && (!other.is_improved() || self.gain() > other.gain())
    }

    /// How much less the function costs in its objective.
    fn gain(&self) -> f64 {
        let objective = Objective::parse(&self.objective).unwrap_or_default();
        objective.readable(self.before.into()) - objective.readable(self.after.into())
    }

    /// Notes how a text was proved and how long it takes.
    pub fn note_proof(&mut self, proved: &Proved) {
        self.proof = proved.stats.into();
        self.proved_code = Some(proved.code.clone());
        let after = Costs::from(proved.cost);
        self.after = Costs { latency: after.latency, throughput: after.throughput, ..self.after };
    }

    /// Counts the function as it is after `replacements`.
    pub fn count_after(&mut self, replacements: &[Replacement]) {
        for r in replacements {
            let Some(s) = self.segments.iter().find(|s| s.first == r.first && s.last == r.last) else { continue };
            if let Some(after) = s.after() {
                self.after.instructions = self.after.instructions + after.instructions - s.before.instructions;
                self.after.bytes = self.after.bytes + after.bytes - s.before.bytes;
                self.after.uops = self.after.uops + after.uops - s.before.uops;
            }
        }
        let used = self.segments.iter().filter(|s| replacements.iter().any(|r| r.first == s.first));
        let names: BTreeSet<&str> = used.flat_map(SegmentResult::strategies).collect();
        self.strategies = names.into_iter().map(str::to_string).collect();
        if self.strategies.is_empty() && !replacements.is_empty() {
            self.strategies.push("lowering".to_string());
        }
    }
}

/// Why each node of the skeleton stays: loads, stores, calls, instructions without a row. Instructions in `infallible`
/// cannot fault.
pub fn skeleton(f: &dag::ir::function::Function, infallible: &BTreeSet<usize>) -> Vec<(Stays, u32)> {
    let mut counts: BTreeMap<Stays, u32> = BTreeMap::new();
    for (n, i) in f.insts.iter().enumerate() {
        for why in reasons(&i.decoded, !infallible.contains(&n)) {
            *counts.entry(why).or_default() += 1;
        }
    }
    counts.into_iter().collect()
}

/// Why an instruction stays, and in its order; nothing if it need not.
pub fn reasons(d: &Decoded, may_fault: bool) -> Vec<Stays> {
    match d {
        Decoded::Call(_) | Decoded::IndirectCall(_) => vec![Stays::Call],
        Decoded::IndirectJump(_) => vec![Stays::IndirectJump],
        Decoded::Opaque(o) if dag::ir::stack::stack_op(o).is_some() => vec![Stays::Stack(o.mnemonic.to_string())],
        Decoded::Opaque(o) => vec![Stays::NoRow(o.mnemonic.to_string())],
        Decoded::Plain(inst) => plain_reasons(inst, may_fault),
        _ => Vec::new(),
    }
}

fn plain_reasons(inst: &isa::Inst, may_fault: bool) -> Vec<Stays> {
    let row = isa::table().row(inst.row);
    let mut out = Vec::new();
    for (spec, _) in row.operands.iter().zip(&inst.operands).filter(|(s, o)| o.mem().is_some() && !s.kinds.address) {
        out.extend(spec.access.reads().then_some(Stays::Load));
        out.extend(spec.access.writes().then_some(Stays::Store));
    }
    out.extend((may_fault && row.meaning.fault.is_some()).then_some(Stays::Division));
    out
}
