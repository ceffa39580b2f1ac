//! Programs as solutions of a constraint that is stated for a few tests, and for more as programs are found that fail them.

use super::{Proposal, ProposalRequest};
use crate::ir::graph::Dag;
use crate::search::cegis::first_disagreement;
use crate::smt::{self, Assignment, Limits, SmtAnswer};
use isa::{Arena, ExprId};

/// Of the limit of a query. A search that does not end soon does not end: the whole limit is for proofs.
const SHARE: u32 = 10;

/// A constraint whose solutions are programs of one length.
pub trait Encoding<'a> {
    fn request(&self) -> &'a ProposalRequest<'a>;
    fn constraint(&self) -> (&Arena, &[ExprId]);
    /// States that the program does the right thing on one test.
    fn test(&mut self, lane: usize);
    /// The program that a solution describes.
    fn program(&self, solution: &Assignment) -> Option<Dag>;
}

/// One question to the solver.
pub fn ask<'a>(encoding: &impl Encoding<'a>) -> SmtAnswer {
    let request = encoding.request();
    let smt = request.effort.smt;
    request.meter.count_queries(1);
    let (arena, assertions) = encoding.constraint();
    smt::check(arena, assertions, Limits { rlimit: smt.rlimit / SHARE, ..smt })
}

/// A program that agrees with all tests, of which the first question has `first`.
pub fn solve<'a>(encoding: &mut impl Encoding<'a>, first: usize) -> Proposal {
    let ProposalRequest { spec, tests, .. } = *encoding.request();
    let mut lanes: Vec<usize> = (0..first.min(tests.lanes)).collect();
    for &lane in &lanes {
        encoding.test(lane);
    }
    // Each round adds a test or ends.
    loop {
        let solution = match ask(encoding) {
            SmtAnswer::Unsat => return Proposal::Exhausted,
            SmtAnswer::Unknown(_) => return Proposal::Limit("solver"),
            SmtAnswer::Sat(solution) => solution,
        };
        let Some(dag) = encoding.program(&solution) else { return Proposal::Limit("reading the solver's program") };
        match first_disagreement(spec, tests, &dag, 0) {
            None => return Proposal::Candidates(vec![dag]),
            Some(lane) if lanes.contains(&lane) => return Proposal::Limit("reading the solver's program"),
            Some(lane) => {
                lanes.push(lane);
                encoding.test(lane);
            }
        }
    }
}
