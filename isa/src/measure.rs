//! Latency and reciprocal throughput of register forms, measured on this CPU.
//!
//! For each form ([`crate::uarch::shape`]) one instruction is repeated: for latency so that each reads what the one before
//! wrote (`chain`), for throughput over registers that do not depend on each other (`stream`). The repeated code
//! runs between two readings of the time stamp counter, in a forked child (`clock`).

pub mod calls;
mod chain;
mod clock;
mod code;
pub mod lists;
pub mod paired;
mod place;
#[cfg(all(target_arch = "x86_64", target_os = "linux"))]
mod process;
mod stream;
pub mod tables;

use crate::feature::FeatureSet;
use crate::row::{Row, Special, Table};
use crate::uarch::corrections::{Corrections, Number};
use crate::uarch::shape::{self, CostShape};
use crate::uarch::{Cycles, Uarch};
use chain::Closings;
use clock::{Clock, TimedCode};
use iced_x86::{Decoder, DecoderOptions, Instruction, InstructionInfoFactory, Mnemonic};
use std::collections::BTreeSet;

/// What was measured of one form.
#[derive(Clone, Debug)]
pub struct MeasuredForm {
    pub shape: CostShape,
    /// Cycles from a source to a result, for each pair that can be chained: the pair and how, and the time.
    pub latencies: Vec<(String, f64)>,
    /// Cycles per instruction when independent ones run.
    pub throughput: Option<f64>,
    /// Instructions that had to be put between, one for each false dependence. They take issue slots but no unit.
    pub breakers: usize,
}

impl MeasuredForm {
    /// The slowest pair.
    pub fn latency(&self) -> Option<f64> {
        self.latencies.iter().map(|l| l.1).reduce(f64::max)
    }
}

#[derive(Clone, Debug)]
pub struct MeasureReport {
    pub forms: Vec<MeasuredForm>,
    /// Ticks of the time stamp counter per core cycle.
    pub ticks_per_cycle: f64,
    /// Readings that were thrown away because the clock before and after disagreed by more than 1 %.
    pub discarded: u64,
    /// What closes a chain over different register files, and the cycles that were subtracted for it.
    pub closings: Vec<(&'static str, f64)>,
    /// Forms whose code was stopped by a signal.
    pub failed: Vec<String>,
}

/// Forms measured by one child process.
const FORMS_PER_CHILD: usize = 64;

/// Measures the register forms of all rows that this CPU runs and whose mnemonic is `wanted`.
///
/// # Errors
/// Why this machine cannot: not x86-64 Linux, no memory, or a clock that does not tick evenly.
pub fn run(table: &Table, wanted: &dyn Fn(&str) -> bool) -> Result<MeasureReport, String> {
    let subjects = subjects(table, wanted);
    let mut clock = Clock::new()?;
    let closings = Closings::measure(&mut clock)?;
    let mut report = MeasureReport {
        forms: Vec::new(),
        ticks_per_cycle: clock.ticks_per_cycle(),
        discarded: 0,
        closings: closings.listed(),
        failed: Vec::new(),
    };
    for some in subjects.chunks(FORMS_PER_CHILD) {
        measure(some, &closings, &mut clock, &mut report)?;
    }
    report.discarded = clock.discarded();
    Ok(report)
}

/// A form to be measured.
struct MeasureSubject<'a> {
    shape: CostShape,
    row: &'a Row,
    /// Flags are read, in the sense of the row: also where they are kept on a condition.
    reads_flags: bool,
    instruction: Instruction,
}

/// One instruction for each form that has no memory operand and does not jump.
fn subjects<'a>(table: &'a Table, wanted: &dyn Fn(&str) -> bool) -> Vec<MeasureSubject<'a>> {
    let has = FeatureSet::native();
    let mut seen = BTreeSet::new();
    let mut out = Vec::new();
    // Chains through the x87 stack are not built.
    let subject = |r: &Row| has.includes(r.features) && wanted(r.mnemonic) && r.special != Special::X87;
    for (id, row) in table.iter().filter(|(_, r)| subject(r)) {
        let reads_flags = !row.flags_read(&table.arena).is_empty();
        for inst in crate::check::forms::forms(table, id) {
            let Ok(bytes) = crate::codec::encode(&inst) else { continue };
            let shape = shape::of_bytes(&bytes);
            let runs = has.includes(crate::codec::features(&inst));
            if !runs || shape.is_idiom() || !seen.insert(shape.clone()) {
                continue;
            }
            let instruction = Decoder::new(64, &bytes, DecoderOptions::NONE).decode();
            if !accesses_memory(&instruction) {
                out.push(MeasureSubject { shape, row, reads_flags, instruction: place::spread(&instruction) });
            }
        }
    }
    out
}

/// Named or not: `push` does, `lea` does not.
fn accesses_memory(i: &Instruction) -> bool {
    i.mnemonic() != Mnemonic::Lea && !InstructionInfoFactory::new().info(i).used_memory().is_empty()
}

/// Measures some forms in one go.
fn measure(
    some: &[MeasureSubject],
    closings: &Closings,
    clock: &mut Clock,
    report: &mut MeasureReport,
) -> Result<(), String> {
    let mut jobs: Vec<TimedCode> = Vec::new();
    let mut plans = Vec::new();
    for subject in some {
        let chains = chain::chains(&subject.instruction, subject.row, subject.reads_flags);
        let stream = stream::stream(&subject.instruction, subject.reads_flags);
        let values = code::EntryValues::of(&subject.instruction, subject.row);
        let job = |body: &[Instruction], count| TimedCode::new(body, count, &values);
        jobs.extend(chains.iter().map(|c| job(&c.body, c.count)));
        jobs.push(job(&stream.body, stream.count));
        plans.push((chains, stream.breakers));
    }
    let mut times = clock.run(&jobs)?.into_iter();
    for (subject, (chains, breakers)) in some.iter().zip(plans) {
        let chained: Vec<Option<f64>> = times.by_ref().take(chains.len()).collect();
        let throughput = times.next().flatten();
        let latencies = chains.iter().zip(&chained).filter_map(|(chain, time)| {
            let time = (*time)? - closings.cost(&chain.closings);
            Some((chain.what.clone(), time.max(0.0)))
        });
        if throughput.is_none() || chained.contains(&None) {
            report.failed.push(subject.shape.text().to_string());
        }
        let latencies = latencies.collect();
        report.forms.push(MeasuredForm { shape: subject.shape.clone(), latencies, throughput, breakers });
    }
    Ok(())
}

/// A measured number beside the table's.
#[derive(Clone, Copy, Debug)]
pub struct Comparison {
    pub table: f64,
    pub silicon: f64,
}

impl Comparison {
    /// The difference as a part of the larger of the two; 0 to 1.
    pub fn difference(self) -> f64 {
        let larger = self.table.max(self.silicon);
        if larger == 0.0 { 0.0 } else { (self.table - self.silicon).abs() / larger }
    }
    /// More than 10 % apart.
    pub fn disagrees(self) -> bool {
        self.difference() > 0.1
    }
}

impl MeasuredForm {
    /// Latency in the table and here. A chain cannot run faster than the throughput allows, so the table's number is the
    /// larger of the two.
    pub fn latency_against(&self, uarch: &Uarch) -> Option<Comparison> {
        let cost = uarch.cost_of(&self.shape)?;
        let table = f64::from(cost.latency).max(cost.throughput.as_f64());
        Some(Comparison { table, silicon: self.latency()? })
    }

    /// Reciprocal throughput in the table and here. No machine gets more instructions through than it can issue, those
    /// between included, whatever its units could do.
    pub fn throughput_against(&self, uarch: &Uarch) -> Option<Comparison> {
        let cost = uarch.cost_of(&self.shape)?;
        let slots = f64::from(cost.uops + self.breakers as u32) / f64::from(uarch.machine.issue_width);
        Some(Comparison { table: cost.throughput.as_f64().max(slots), silicon: self.throughput? })
    }
}

impl MeasureReport {
    /// What makes the machine's table agree with what was measured: latencies in whole cycles, throughputs in twelfths.
    /// Plainer forms come first, since others cost what they cost where nothing else is said.
    pub fn corrections(&self, mut uarch: Uarch) -> Corrections {
        let mut forms: Vec<&MeasuredForm> = self.forms.iter().collect();
        forms.sort_by_key(|f| f.shape.texts().len());
        let mut out = Corrections::new();
        for form in forms {
            // The throughput first: a chain is as slow as it at least.
            if let Some(pair) = form.throughput_against(&uarch).filter(|p| p.disagrees()) {
                let twelfths = (pair.silicon * 12.0).round().max(1.0) as u32;
                out.push((form.shape.clone(), Number::Throughput(Cycles(twelfths * (Cycles::ONE / 12)))));
                uarch.correct(&form.shape, out[out.len() - 1].1);
            }
            let cycles = form.latency().unwrap_or(0.0).round() as u32;
            let known = uarch.cost_of(&form.shape).map(|c| c.latency);
            if form.latency_against(&uarch).is_some_and(Comparison::disagrees) && known != Some(cycles) {
                out.push((form.shape.clone(), Number::Latency(cycles)));
                uarch.correct(&form.shape, Number::Latency(cycles));
            }
        }
        out
    }
}
