//! What the store keeps of a function: its result in names of its own, and the budget that it took.

use super::names::LocalLabels;
use crate::jobs::worker::Done;
use crate::pipeline::result::Lost;
use serde::{Deserialize, Serialize};

/// What a worker was allowed.
#[derive(Clone, Copy, PartialEq, Serialize, Deserialize, Debug)]
pub struct Budget {
    pub seconds: f64,
    /// MiB.
    pub memory: u64,
}

impl Budget {
    /// Everything that `other` is, and maybe more.
    fn covers(self, other: Budget) -> bool {
        self.seconds >= other.seconds && self.memory >= other.memory
    }
}

#[derive(Clone, Serialize, Deserialize, Debug)]
pub struct Record {
    pub budget: Budget,
    /// The budget was used up: with a larger one the result may be another.
    pub limited: bool,
    pub result: Result<Done, Failure>,
}

/// No result, and why.
#[derive(Clone, Serialize, Deserialize, Debug)]
pub struct Failure {
    pub lost: Lost,
    pub seconds: f64,
}

/// Seconds before its deadline at which a worker may have noticed that there is none left.
const EARLY: f64 = 0.25;

impl Record {
    /// What a worker's end says of its function; `None` if it says nothing.
    pub fn new(end: Result<Done, Lost>, budget: Budget, seconds: f64) -> Option<Record> {
        match end {
            Ok(done) if done.result.lacked_environment() => None,
            Ok(done) => {
                let late = done.result.seconds + EARLY >= budget.seconds;
                let limited = late || done.result.timed_out || done.result.cut_off.is_some();
                Some(Record { budget, limited, result: Ok(done) })
            }
            Err(Lost::Ended(_)) => None,
            Err(lost) => {
                let result = Err(Failure { lost, seconds });
                Some(Record { budget, limited: true, result })
            }
        }
    }

    /// Whether it answers the question as well as a new run under `budget` could.
    pub fn settles(&self, budget: Budget) -> bool {
        !self.limited || self.budget.covers(budget)
    }

    fn beats(&self, other: &Record) -> bool {
        match (&self.result, &other.result) {
            (Ok(a), Ok(b)) => a.result.beats(&b.result),
            (Ok(a), Err(_)) => a.result.is_improved(),
            (Err(_), _) => false,
        }
    }

    /// Of two runs the later one, unless the earlier one found something better: that stays, for the later one's budget.
    pub fn or_earlier(self, earlier: Option<Record>) -> Record {
        match earlier {
            Some(e) if e.beats(&self) => Record { result: e.result, ..self },
            _ => self,
        }
    }

    /// With `f` applied to every line of assembly.
    fn with_lines(mut self, f: impl Fn(&str) -> String) -> Record {
        if let Ok(done) = &mut self.result {
            let unmerged = done.unmerged.iter_mut().flatten();
            let replaced = done.replacements.iter_mut().chain(unmerged).flat_map(|r| &mut r.lines);
            let reported = done.result.segments.iter_mut().flat_map(|s| &mut s.lines);
            replaced.chain(reported).for_each(|line| *line = f(line));
        }
        self
    }

    /// The record as it is kept, free of the names that labels have in one module.
    pub fn general(self, names: &LocalLabels) -> Record {
        self.with_lines(|line| names.general(line))
    }

    /// The record as one module spells it.
    pub fn special(self, names: &LocalLabels) -> Record {
        self.with_lines(|line| names.special(line))
    }
}
