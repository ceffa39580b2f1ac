//! How long a machine's table says that an instruction list takes.
//!
//! *Latency*: cycles from the moment when everything at entry is ready to the last wanted result. By then the instructions
//! wait in the window (fetching runs ahead of what waits for operands), and each starts as soon as its operands are ready
//! and execution units are free, older ones choosing first. Registers are renamed, so only what is really read is waited
//! for: results through registers and flags, and through memory where a load has the very address expression of an
//! earlier store. Caches always hit, jumps are predicted, the window is unlimited.
//!
//! *Throughput*: cycles per repetition when the list runs over and over: no set of units can do more than one cycle of
//! work per unit and cycle (Hall's condition over unions of unit sets, exact where work can be split freely between the
//! units of a set), and no more micro-operations enter than the width says. With `carried` registers the repetitions
//! form a loop: the longest chain through it counts too. The unit is [`Cycles`], 1/840 of a cycle.
//!
//! Against llvm-mca 19 (`-mcpu=skylake -dispatch=4`) on the 50 straight-line functions of `examples/hd/asm/gcc`: one iteration
//! takes 3 cycles more there, to enter and to retire, in 48; 4 more in the other two (`p21`), whose 15 micro-operations enter
//! while the first ones are done. Throughput is the same in all 50, as far as llvm-mca prints it.
//!
//! Where a table has no units (`generic`), nothing waits for any, and latency is that of the longest chain; for throughput
//! instructions of one row keep the distance that their reciprocal throughput says.

mod line;
mod ports;
mod recurrence;

pub use line::Line;
pub(crate) use ports::{Ports, profile};

use crate::ir::regs::Regs;
use dag::ir::graph::{Class, Dag};
use isa::uarch::{Cycles, Uarch, Units};
use isa::{FlagSet, MemRef, Reg};
use std::borrow::Borrow;
use std::collections::BTreeMap;

/// What is read after a list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outs {
    pub regs: Regs,
    pub flags: FlagSet,
}

impl Outs {
    /// Every result of every line is wanted, even one that nothing seems to read.
    pub const ALL: Outs = Outs { regs: Regs(u64::MAX), flags: FlagSet::ALL };

    /// What a Dag leaves behind.
    pub fn of(dag: &Dag) -> Outs {
        let regs = dag.live_out.iter().map(|l| l.reg).filter(|&r| Class::of(r) != Class::Flag).collect();
        let flags = dag.live_out_flags.iter().fold(FlagSet::NONE, |s, f| s.with(f.0));
        Outs { regs, flags }
    }
}

/// When a line starts and when its results are there, in cycles from the start of the list.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Timespan {
    pub start: u32,
    pub finish: u32,
}

/// A jump that was mispredicted: what stands behind it starts this many cycles after it is done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Restart {
    pub after: usize,
    pub penalty: u32,
}

/// When the lines run, each in turn as early as it can.
pub fn schedule<L: Borrow<Line>>(lines: &[L]) -> Vec<Timespan> {
    restarted(lines, None)
}

fn restarted<L: Borrow<Line>>(lines: &[L], restart: Option<Restart>) -> Vec<Timespan> {
    let mut ports = Ports::new(lines.iter().map(Borrow::borrow));
    let mut ready = Ready::default();
    let mut earliest = 0;
    let spans = lines.iter().enumerate().map(|(k, line)| {
        let line: &Line = line.borrow();
        let start = ports.place(line, ready.of(line).max(earliest));
        if let Some(r) = restart.filter(|r| r.after == k) {
            earliest = start + line.latency + r.penalty;
        }
        let span = Timespan { start, finish: start + line.latency };
        ready.write(line, span.finish);
        span
    });
    spans.collect()
}

/// Cycles until everything in `outs`, every access to memory and every jump is done.
pub fn latency<L: Borrow<Line>>(lines: &[L], outs: Outs) -> u32 {
    last(lines, outs, &schedule(lines))
}

/// The same if a jump was mispredicted. Whoever reads what was there before it stands behind it all the same.
pub fn latency_restarted<L: Borrow<Line>>(lines: &[L], outs: Outs, restart: Restart) -> u32 {
    let spans = restarted(lines, Some(restart));
    last(lines, outs, &spans).max(spans[restart.after].finish + restart.penalty)
}

/// When everything that is wanted is done.
fn last<L: Borrow<Line>>(lines: &[L], outs: Outs, spans: &[Timespan]) -> u32 {
    let wanted = wanted(lines, outs);
    spans.iter().zip(wanted).filter(|x| x.1).map(|(s, _)| s.finish).max().unwrap_or(0)
}

/// Cycles per repetition. `carried` are registers that each repetition takes over from the one before; none if the
/// repetitions are independent.
pub fn throughput<L: Borrow<Line>>(lines: &[L], tune: &Uarch, carried: Regs) -> Cycles {
    let busiest = Bottleneck::busiest(lines, tune);
    let busy = lines.iter().map(|l| busiest.work(l.borrow())).sum::<u32>().div_ceil(busiest.places(tune));
    let mut rows: BTreeMap<_, u32> = BTreeMap::new();
    for (row, distance) in lines.iter().filter_map(|l| l.borrow().distance) {
        *rows.entry(row).or_default() += distance.0;
    }
    let apart = rows.into_values().max().unwrap_or(0);
    let chain = recurrence::longest(lines, carried);
    Cycles(busy.max(apart).max(chain.0))
}

/// What can limit throughput.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bottleneck {
    /// Micro-operations that enter.
    Entering,
    /// A union of unit sets.
    Units(Units),
}

impl Bottleneck {
    /// What a line takes of it, in parts of a cycle of one unit or of one place to enter.
    pub fn work(self, line: &Line) -> u32 {
        match self {
            Bottleneck::Entering => line.uops * Cycles::ONE,
            Bottleneck::Units(all) => line.units.iter().filter(|w| w.0.0 & !all.0 == 0).map(|w| w.1.0).sum(),
        }
    }

    /// How many units or places there are.
    pub fn places(self, tune: &Uarch) -> u32 {
        match self {
            Bottleneck::Entering => tune.machine.issue_width,
            Bottleneck::Units(all) => all.0.count_ones(),
        }
    }

    /// What a list needs most time for.
    pub fn busiest<L: Borrow<Line>>(lines: &[L], tune: &Uarch) -> Bottleneck {
        let time = |r: &Bottleneck| lines.iter().map(|l| r.work(l.borrow())).sum::<u32>().div_ceil(r.places(tune));
        let unions = Ports::new(lines.iter().map(Borrow::borrow)).unions;
        let all = unions.into_iter().map(Bottleneck::Units).chain([Bottleneck::Entering]);
        all.max_by_key(time).unwrap_or(Bottleneck::Entering)
    }
}

/// Lines whose results reach `outs`, memory or the flow of control.
fn wanted<L: Borrow<Line>>(lines: &[L], outs: Outs) -> Vec<bool> {
    let (mut regs, mut flags) = (outs.regs, outs.flags);
    let mut wanted = vec![outs == Outs::ALL; lines.len()];
    for (k, line) in lines.iter().enumerate().rev() {
        let line: &Line = line.borrow();
        let read = !line.writes.and(regs).is_empty() || !line.flags_written.intersect(flags).is_empty();
        wanted[k] |= read || line.lasting;
        if wanted[k] {
            regs = regs.minus(line.writes).union(line.reads).union(line.addresses);
            flags = flags.minus(line.flags_written).union(line.flags_read);
        }
    }
    wanted
}

/// When what is stored somewhere is there.
#[derive(Clone, Debug)]
struct Ready {
    regs: [u32; Reg::COUNT],
    flags: [u32; 6],
    /// What was stored where, while the registers of the address stay as they are.
    stored: Vec<(MemRef, u32)>,
}

impl Default for Ready {
    fn default() -> Ready {
        Ready { regs: [0; Reg::COUNT], flags: [0; 6], stored: Vec::new() }
    }
}

impl Ready {
    /// When the operands of a line allow it to start.
    fn of(&self, line: &Line) -> u32 {
        let at = |regs: Regs| regs.iter().map(|r| self.regs[r.index()]).max().unwrap_or(0);
        let flags = line.flags_read.iter().map(|f| self.flags[f.index()]).max().unwrap_or(0);
        let late = at(line.reads).max(flags).saturating_sub(line.late);
        let loaded = line.load.as_ref().and_then(|m| self.stored.iter().find(|s| s.0 == *m)).map_or(0, |s| s.1);
        late.max(at(line.addresses)).max(loaded)
    }

    fn write(&mut self, line: &Line, finish: u32) {
        line.writes.iter().for_each(|r| self.regs[r.index()] = finish);
        line.flags_written.iter().for_each(|f| self.flags[f.index()] = finish);
        if let Some(m) = &line.store {
            self.stored.retain(|s| s.0 != *m);
            self.stored.push((m.clone(), finish));
        }
        if !self.stored.is_empty() {
            let moved = |m: &MemRef| m.base.into_iter().chain(m.index.map(|x| x.0)).any(|g| line.writes.contains(g));
            self.stored.retain(|s| !moved(&s.0));
        }
    }
}
