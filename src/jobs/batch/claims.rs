//! Results of others: taken where they were proved here, searched anew where they were not.

use super::names::LocalLabels;
use super::record::Record;
use super::store::Store;
use super::store::shared::{Claimed, SharedStore};
use crate::input::Replacement;
use crate::input::error::Problem;
use crate::jobs::database::results::Overwrite;
use crate::jobs::worker::Done;
use crate::pipeline::result::{Ended, FunctionResult, Lost};
use std::collections::BTreeSet;
use std::sync::{Arc, Mutex, MutexGuard};

/// What a run has to do with a shared store; nothing, without one.
pub struct SharedClaims<'a> {
    shared: Option<&'a SharedStore>,
    state: Mutex<ClaimsState>,
}

#[derive(Default)]
struct ClaimsState {
    counts: ClaimCounts,
    /// Keys whose claims are to go.
    refused: BTreeSet<String>,
}

/// What became of claims.
#[derive(Clone, Default, Debug)]
pub struct ClaimCounts {
    /// Proved here, or that nothing was found.
    pub confirmed: usize,
    pub refused: Vec<RefusedClaim>,
    /// Results that were told to others.
    pub shared: usize,
    /// Why others were not asked and told any more.
    pub failure: Option<Problem>,
}

/// A claim that is not used.
#[derive(Clone, Debug)]
pub struct RefusedClaim {
    pub function: String,
    pub why: ClaimFault,
}

/// What is wrong with a claim.
#[derive(Clone, PartialEq, Debug)]
pub enum ClaimFault {
    /// Its content is not what was written.
    Damaged,
    /// Its text was not proved.
    Unproved(Ended),
    /// The process that proves it gave no answer.
    Lost(Lost),
    /// It says that something was found, and does not say what, or it is about another function.
    Empty,
}

/// What a claim came to.
pub enum Answer {
    Nothing,
    Refused,
    /// In general form, as stores have it.
    Confirmed(Box<Record>),
}

impl<'a> SharedClaims<'a> {
    pub fn new(shared: Option<&'a SharedStore>) -> SharedClaims<'a> {
        SharedClaims { shared, state: Mutex::default() }
    }

    /// What is claimed under a key, if `prove` confirms it. `blank` is what is known here of the function.
    pub fn answer(
        &self,
        key: &str,
        blank: &FunctionResult,
        names: &LocalLabels,
        prove: &mut dyn FnMut(Arc<Vec<Replacement>>) -> Result<Done, Lost>,
    ) -> Answer {
        let claim = match self.ask(|shared| shared.claimed(key)) {
            None | Some(Claimed::Nothing) => return Answer::Nothing,
            Some(Claimed::Damaged) => return self.refuse(key, blank, ClaimFault::Damaged),
            Some(Claimed::Record(claim)) => claim.special(names),
        };
        let confirmed = match &claim.result {
            // What was not found may be there; to believe it costs no more than that.
            Err(_) => Ok(claim),
            Ok(done) if done.replacements.is_empty() => {
                match is_about(&done.result, blank) && !done.result.is_improved() {
                    true => Ok(claim),
                    false => Err(ClaimFault::Empty),
                }
            }
            Ok(done) => proved(prove(Arc::new(done.claim().to_vec()))).map(|own| taken(claim, own, blank)),
        };
        // The run is stopped: nothing is known of the claim.
        if matches!(confirmed, Err(ClaimFault::Lost(Lost::Ended(_) | Lost::Interrupted))) {
            return Answer::Nothing;
        }
        match confirmed {
            Ok(record) => {
                self.locked().counts.confirmed += 1;
                Answer::Confirmed(Box::new(record.general(names)))
            }
            Err(why) => self.refuse(key, blank, why),
        }
    }

    fn refuse(&self, key: &str, blank: &FunctionResult, why: ClaimFault) -> Answer {
        let mut state = self.locked();
        state.counts.refused.push(RefusedClaim { function: blank.name.clone(), why });
        state.refused.insert(key.to_string());
        Answer::Refused
    }

    /// Tells others of a result.
    pub fn share(&self, key: &str, record: &Record) {
        let refused = self.locked().refused.contains(key);
        let overwrite = if refused { Overwrite::Refused } else { Overwrite::Lesser };
        if self.ask(|shared| shared.put(key, record, overwrite)).is_some() {
            self.locked().counts.shared += 1;
        }
    }

    /// Tells others of those results of the own store that nobody has told them of.
    pub fn share_known(&self, own: &Store, keys: &[String], stop: &dyn Fn() -> bool) {
        let unknown = self.ask(|shared| shared.unknown(keys)).unwrap_or_default();
        for key in unknown.iter().take_while(|_| !stop()) {
            if let Some(record) = own.get(key) {
                self.share(key, &record);
            }
        }
    }

    /// What became of them, in an order of its own.
    pub fn counts(self) -> ClaimCounts {
        let mut counts = self.state.into_inner().expect("nothing panics under this lock").counts;
        counts.refused.sort_by(|a, b| a.function.cmp(&b.function));
        counts
    }

    fn locked(&self) -> MutexGuard<'_, ClaimsState> {
        self.state.lock().expect("nothing panics under this lock")
    }

    /// Something of the shared store, unless that has failed: the rest of the run goes on without it.
    fn ask<T>(&self, what: impl FnOnce(&SharedStore) -> Result<T, Problem>) -> Option<T> {
        let shared = self.shared?;
        if self.locked().counts.failure.is_some() {
            return None;
        }
        let answer = what(shared);
        answer
            .map_err(|p| {
                let mut state = self.locked();
                state.counts.failure.get_or_insert(p);
            })
            .ok()
    }
}

/// The proof of a claim, if it is one.
fn proved(end: Result<Done, Lost>) -> Result<Done, ClaimFault> {
    match end {
        Ok(own) if own.result.is_improved() => Ok(own),
        Ok(own) => Err(ClaimFault::Unproved(own.result.ended)),
        Err(lost) => Err(ClaimFault::Lost(lost)),
    }
}

/// A confirmed claim with the code that was proved. Its report is believed where it says what is known here; otherwise the
/// report of the proof is.
fn taken(mut claim: Record, own: Done, blank: &FunctionResult) -> Record {
    let agrees = |r: &FunctionResult| {
        let same = (&r.proved_code, r.shown, r.after) == (&own.result.proved_code, own.result.shown, own.result.after);
        is_about(r, blank) && same && r.is_improved() && r.timing.is_none() && r.measured.is_none()
    };
    match &mut claim.result {
        Ok(done) if agrees(&done.result) && done.replacements == own.replacements && done.unmerged == own.unmerged => {
            done.alternatives.clear()
        }
        result => *result = Ok(own),
    }
    claim
}

/// Whether a report is about this function under this contract.
fn is_about(r: &FunctionResult, blank: &FunctionResult) -> bool {
    let what = |r: &FunctionResult| [&r.name, &r.contract, &r.objective, &r.tune].map(String::clone);
    what(r) == what(blank) && r.before == blank.before
}
