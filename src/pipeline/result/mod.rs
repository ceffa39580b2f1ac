//! What became of a function, as data. Workers hand it on, stores keep it, decisions are made of it; `show` alone turns it
//! into what people read.

mod costs;
mod segment;
mod skeleton;
mod timing;

use crate::function::context::at_return;
use crate::function::cost::cost_of;
use crate::function::readback::{Proved, Refused, ShownSecrets};
use crate::input::patch::Misfit;
use crate::input::{ModuleFunction, Replacement};
use dag::analysis::contract::Contract;
use dag::prove::ProofStats;
use isa::uarch::Uarch;
use lowering::Objective;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use std::time::Duration;

pub use costs::ReportedCost;
pub use segment::{
    CertificateSummary, ExampleText, Lowering, LoweringProof, SegmentResult, StrategyTally, WindowDetails, WindowEnded,
    WindowResult,
};
pub use skeleton::{Stays, reasons, skeleton};
pub use timing::{
    CodeForm, GraphSource, RatioInterval, TimeRatios, TimedOrder, TimedVersion, TimingEnd, TimingResult, VersionOrigin,
};

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
    /// What was found is predicted to take longer.
    Slower,
    /// What was found does not go into the object in place of the original.
    DoesNotFit(Misfit),
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
    /// Of all versions the fastest is not faster than the original: the ratio of their cycles.
    NotFaster(RatioInterval),
}

/// Why a process that searched did not come to its end.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug)]
pub enum Lost {
    Time,
    /// The time of the whole run was up before its turn.
    NotBegun,
    /// The user ended the run.
    Interrupted,
    /// It ended by itself: out of memory, or a bug. It would again.
    Died(String),
    /// Others ended it, or it lacked something that has nothing to do with its function; another time it may well do.
    Ended(String),
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
    pub before: ReportedCost,
    pub after: ReportedCost,
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
    /// How many copies of tails went, since equal ones stand once.
    pub merged_tails: usize,
    /// Of an improved function, if that was asked for: how long it takes and took.
    pub measured: Option<Measured>,
    /// How versions of it were timed, if that was asked for.
    pub timing: Option<TimingResult>,
    /// Of an improved function: the digest of its instructions as they were read back and proved.
    pub proved_code: Option<String>,
    /// Of an improved function whose contract says what is public: what of the rest shows.
    pub shown: Option<ShownSecrets>,
    /// The last better version that may not stand in place of the original.
    pub refused: Option<Refused>,
    /// Why the last better version was not wanted.
    pub declined: Option<Unchanged>,
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

impl FunctionResult {
    /// What searches put in place of windows; nothing, if the details were not wanted.
    pub fn replacements(&self) -> Vec<String> {
        let windows = self.segments.iter().flat_map(|s| &s.windows);
        windows.filter_map(|w| w.details.as_ref()?.replacement.clone()).collect()
    }

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
            merged_tails: 0,
            measured: None,
            timing: None,
            proved_code: None,
            shown: None,
            refused: None,
            declined: None,
            cut_off: None,
        }
    }

    pub fn finish(&mut self, ended: Ended, took: Duration) {
        self.ended = ended;
        self.seconds = took.as_secs_f64();
    }

    /// What was found is not used, and why.
    pub fn take_back(&mut self, ended: Ended) {
        self.ended = ended;
        self.after = self.before;
    }

    pub fn is_improved(&self) -> bool {
        self.ended == Ended::Improved
    }

    /// Nothing is known of the function: what was found could not be read back for want of something of the machine's.
    pub fn lacked_environment(&self) -> bool {
        matches!(self.ended, Ended::Unproved(Refused::Environment(_)))
    }

    /// A better version was refused because a proof failed.
    pub fn lacks_proof(&self) -> bool {
        matches!(self.refused, Some(Refused::Different(_) | Refused::Unknown(_) | Refused::Leaks(_)))
    }

    /// A better version may not stand in place of the original.
    pub fn refuse(&mut self, why: Refused) {
        match why {
            Refused::Grows => self.declined = Some(Unchanged::Grows),
            Refused::Slower => self.declined = Some(Unchanged::Slower),
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
        if let Some(why) = self.declined {
            why
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

    /// Notes how a text was proved and what it costs as it was read back: jumps over other code may have got shorter, too.
    pub fn note_proof(&mut self, proved: &Proved) {
        self.proof = proved.stats.into();
        self.proved_code = Some(proved.code.clone());
        self.shown = proved.shown;
        self.after = proved.cost.into();
    }

    /// Names the strategies whose programs are in `replacements`.
    pub fn name_strategies(&mut self, replacements: &[Replacement]) {
        let used = self.segments.iter().filter(|s| replacements.iter().any(|r| r.first == s.first));
        let used: Vec<&SegmentResult> = used.filter(|s| !s.lines.is_empty()).collect();
        let names: BTreeSet<&str> = used.iter().flat_map(|s| s.strategies()).collect();
        self.strategies = names.into_iter().map(str::to_string).collect();
        let merging = (self.merged_tails > 0).then(|| "tail merging".to_string());
        let lowered = !used.is_empty() || merging.is_none() && !replacements.is_empty();
        if self.strategies.is_empty() && lowered {
            self.strategies.push("lowering".to_string());
        }
        self.strategies.extend(merging);
    }
}
