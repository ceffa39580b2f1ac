//! What every answer to a problem must take: least times of the operations, and which operation waits for which.
//!
//! All of it is taken from the same lines as the prediction of an answer, over the register assignments that make an
//! operation cheapest, and without any copies: no answer is faster.

use crate::cost::inst_cost::InstCost;
use crate::cost::predict::{Line, Ports, profile};
use crate::emit::forms;
use crate::problem::swaps::Slot;
use crate::problem::{AllocationProblem, OpId};
use isa::FlagSet;
use isa::uarch::Cycles;
use std::collections::BTreeMap;
use std::rc::Rc;

/// `to` starts no earlier than this long after the start of one of these; a negative delay allows it to start before.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Wait {
    /// Never empty; several where values may stand for each other.
    pub from: Vec<(OpId, i32)>,
    pub to: OpId,
    /// Input of `to` that is waited for; `None` for flags.
    pub input: Option<usize>,
}

/// One operation over all its forms.
#[derive(Clone, Debug)]
pub struct OpTime {
    pub latency: u32,
    uops: u32,
    /// Data are needed this long after the start at the latest.
    pub late: u32,
    /// Some form does not wait for its registers.
    pub free: bool,
    /// The least latency of the forms that wait.
    pub waiting: u32,
    flags_read: FlagSet,
    forms: Vec<Rc<InstCost>>,
}

impl OpTime {
    fn new(p: &AllocationProblem, op: OpId) -> OpTime {
        let forms = forms(p, op);
        let lines = || forms.iter().map(|f| &f.line);
        let all_read = |l: &Line| p.ops[op].inputs.is_empty() || !l.reads.union(l.addresses).is_empty();
        OpTime {
            latency: lines().map(|l| l.latency).min().unwrap_or(0),
            uops: lines().map(|l| l.uops).min().unwrap_or(0),
            late: lines().map(|l| l.late).max().unwrap_or(0),
            waiting: lines().filter(|l| all_read(l)).map(|l| l.latency).min().unwrap_or(0),
            free: forms.is_empty() || !lines().all(all_read),
            flags_read: lines().map(|l| l.flags_read).reduce(FlagSet::intersect).unwrap_or(FlagSet::NONE),
            forms,
        }
    }

    /// The least work for each union, cycle by cycle from the start.
    fn profile(&self, ports: &Ports) -> Vec<Vec<u32>> {
        let least = |a: Vec<Vec<u32>>, b: Vec<Vec<u32>>| {
            let cycle = |(a, b): (&Vec<u32>, &Vec<u32>)| a.iter().zip(b).map(|(a, b)| *a.min(b)).collect();
            a.iter().zip(&b).map(cycle).collect()
        };
        let all = self.forms.iter().map(|f| profile(&f.line.units, &ports.unions));
        all.reduce(least).unwrap_or_default()
    }
}

/// Times of all operations.
#[derive(Clone, Debug)]
pub struct Timing<'p, 'd> {
    p: &'p AllocationProblem<'d>,
    pub ops: Vec<OpTime>,
    pub waits: Vec<Wait>,
    pub ports: Ports,
    /// The least work of each operation, by cycle from its start and union of units.
    pub work: Vec<Vec<Vec<u32>>>,
    /// No operation starts earlier.
    pub heads: Vec<u32>,
    /// Cycles from an operation's start to the end at least.
    pub tails: Vec<u32>,
}

impl<'p, 'd> Timing<'p, 'd> {
    pub fn new(p: &'p AllocationProblem<'d>) -> Timing<'p, 'd> {
        let ops: Vec<OpTime> = (0..p.ops.len()).map(|i| OpTime::new(p, i)).collect();
        let waits = waits(p, &ops);
        let ports = Ports::new(ops.iter().flat_map(|o| o.forms.iter().map(|f| &f.line)));
        let mut heads = vec![0u32; ops.len()];
        strip_unread_inputs(&waits, |w| {
            let first = w.from.iter().map(|&(from, delay)| heads[from].saturating_add_signed(delay)).min();
            raise(&mut heads[w.to], first.unwrap_or(0))
        });
        let mut tails: Vec<u32> = ops.iter().map(|o| o.latency).collect();
        strip_unread_inputs(&waits, |w| match w.from[..] {
            // Who may be left out keeps nobody waiting.
            [(from, delay)] if !p.ops[w.to].optional => {
                let least = tails[w.to].saturating_add_signed(delay);
                raise(&mut tails[from], least)
            }
            _ => false,
        });
        let work = ops.iter().map(|o| o.profile(&ports)).collect();
        Timing { p, ops, waits, ports, work, heads, tails }
    }

    /// Cycles that every answer takes: the longest chain; and where many operations are left, those that start no earlier
    /// than some cycle and end no later than some other need room between the two.
    pub fn latency(&self) -> u32 {
        let needed: Vec<OpId> = (0..self.ops.len()).filter(|&i| !self.p.ops[i].optional).collect();
        let mut least = needed.iter().map(|&i| self.heads[i] + self.tails[i]).max().unwrap_or(0);
        let totals: Vec<Vec<u32>> = self.work.iter().map(|w| sum(w, self.ports.unions.len())).collect();
        for tail in distinct(&self.tails) {
            let behind = |i: &usize| self.tails[*i] >= tail;
            for head in distinct(&self.heads) {
                let between: Vec<usize> =
                    needed.iter().copied().filter(behind).filter(|&i| self.heads[i] >= head).collect();
                for (u, room) in self.ports.room.iter().enumerate() {
                    let work: u32 = between.iter().map(|&i| totals[i][u]).sum();
                    // What starts last may still be at work in later cycles.
                    let own = between.iter().map(|&i| totals[i][u]).max().unwrap_or(0);
                    if own > 0 {
                        least = least.max(head + (work - own + 1).div_ceil(*room) - 1 + tail);
                    }
                }
            }
        }
        least
    }

    /// Parts of a cycle that every repetition takes.
    pub fn throughput(&self) -> Cycles {
        let needed = || self.p.ops.iter().zip(&self.ops).filter(|(op, _)| !op.optional);
        let uops: u32 = needed().map(|(_, o)| o.uops).sum();
        let entering = (uops * Cycles::ONE).div_ceil(self.p.tune.machine.issue_width);
        let union = |u: usize| -> u32 {
            let inside = |f: &Rc<InstCost>| {
                let work = f.line.units.iter().filter(|w| w.0.0 & !self.ports.unions[u].0 == 0);
                work.map(|w| w.1.0).sum::<u32>()
            };
            let work: u32 = needed().map(|(_, o)| o.forms.iter().map(inside).min().unwrap_or(0)).sum();
            work.div_ceil(self.ports.unions[u].0.count_ones())
        };
        let busy = (0..self.ports.unions.len()).map(union).max().unwrap_or(0);
        let mut rows: BTreeMap<_, u32> = BTreeMap::new();
        for (op, time) in needed().filter(|(op, _)| op.swaps.is_empty()) {
            let distance = time.forms.iter().filter_map(|f| f.line.distance).min_by_key(|d| d.1);
            // A constant may be made by two rows.
            if let (Some((row, distance)), crate::problem::OpKind::Inst(_)) = (distance, op.kind) {
                *rows.entry(row).or_default() += distance.0;
            }
        }
        Cycles(entering.max(busy).max(rows.into_values().max().unwrap_or(0)))
    }
}

/// Work in all cycles.
fn sum(profile: &[Vec<u32>], unions: usize) -> Vec<u32> {
    (0..unions).map(|u| profile.iter().map(|cycle| cycle[u]).sum()).collect()
}

fn distinct(times: &[u32]) -> Vec<u32> {
    let mut times = times.to_vec();
    times.sort_unstable();
    times.dedup();
    times
}

/// Repeats until nothing changes; operations wait for each other in no circle.
fn strip_unread_inputs(waits: &[Wait], mut step: impl FnMut(&Wait) -> bool) {
    while waits.iter().fold(false, |changed, w| step(w) | changed) {}
}

fn raise(time: &mut u32, least: u32) -> bool {
    let raised = least > *time;
    *time = least.max(*time);
    raised
}

fn waits(p: &AllocationProblem, times: &[OpTime]) -> Vec<Wait> {
    let mut waits = Vec::new();
    for (to, op) in p.ops.iter().enumerate() {
        for (k, input) in op.inputs.iter().enumerate().filter(|_| !times[to].free) {
            let late = if matches!(input.slot, Slot::Base(_) | Slot::Index(_)) { 0 } else { times[to].late };
            let makers = std::iter::once(&input.val).chain(&p.vals[input.val].others).map(|&v| p.vals[v].def);
            // What is there at entry is waited for by nobody.
            let Some(makers) = makers.collect::<Option<Vec<OpId>>>() else { continue };
            let from = makers.into_iter().map(|d| (d, times[d].latency as i32 - late as i32)).collect();
            waits.push(Wait { from, to, input: Some(k) });
        }
    }
    for group in &p.flags {
        if group.def.is_none() {
            continue;
        }
        let readers = group.users.iter().filter(|&&to| !times[to].flags_read.intersect(group.flags).is_empty());
        waits.extend(readers.map(|&to| {
            let delay = |from: OpId| times[from].latency as i32 - times[to].late as i32;
            Wait { from: group.definers().map(|d| (d, delay(d))).collect(), to, input: None }
        }));
    }
    waits
}
