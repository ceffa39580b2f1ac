//! How often lowering proves its answer optimal on seeded random Dags, and in what time.
//!
//! `cargo bench --workspace --bench lowering_random -- --sizes 10,15,20,30 --count 500 --objective size --backend cdcl
//! --seconds 10`
//!
//! One line per size, objective and solver. "proved" counts what was proved within the given CPU seconds of this process;
//! the gap is (cost - bound) / cost of the rest. `--objective all` takes every objective, `--backend all` every solver,
//! `--registers N` leaves N of the general registers, `--tune CPU` counts for a machine, `--list` prints each Dag that was
//! not proved.

#![allow(clippy::print_stdout, clippy::print_stderr, reason = "a benchmark's product is its table")]

#[path = "../tests/common/random_dag.rs"]
mod random_dag;

use isa::Gpr;
use isa::uarch::Uarch;
use lowering::Backend;
use lowering::Objective;
use lowering::Options;
use lowering::Status;
use lowering::lower;
use random_dag::random_dag;
use std::process::ExitCode;

struct Arguments {
    sizes: Vec<usize>,
    count: u64,
    objectives: Vec<Objective>,
    backends: Vec<Backend>,
    seconds: f64,
    registers: usize,
    list: bool,
    tune: &'static Uarch,
}

fn arguments() -> Result<Arguments, String> {
    let mut a = Arguments {
        sizes: vec![10, 15, 20],
        count: 100,
        objectives: vec![Objective::SIZE],
        backends: vec![Backend::default()],
        seconds: 10.0,
        registers: 15,
        list: false,
        tune: Options::default().tune,
    };
    let mut given = std::env::args().skip(1);
    while let Some(name) = given.next() {
        let mut value = || given.next().ok_or(format!("{name} needs a value"));
        let wrong = |text: &str| format!("{name}: {text} is not understood");
        match &name[..] {
            "--sizes" => {
                let text = value()?;
                a.sizes = text.split(',').map(|s| s.parse().map_err(|_| wrong(s))).collect::<Result<_, _>>()?;
            }
            "--count" => a.count = value().and_then(|s| s.parse().map_err(|_| wrong(&s)))?,
            "--seconds" => a.seconds = value().and_then(|s| s.parse().map_err(|_| wrong(&s)))?,
            "--registers" => a.registers = value().and_then(|s| s.parse().map_err(|_| wrong(&s)))?,
            "--objective" => {
                let text = value()?;
                a.objectives = match Objective::parse(&text) {
                    Ok(o) => vec![o],
                    Err(_) if text == "all" => Objective::ALL.to_vec(),
                    Err(e) => return Err(e.to_string()),
                };
            }
            "--backend" => {
                let text = value()?;
                a.backends = match Backend::parse(&text) {
                    Some(b) => vec![b],
                    None if text == "all" => Backend::ALL.to_vec(),
                    None => return Err(wrong(&text)),
                };
            }
            "--tune" => a.tune = value().and_then(|s| Uarch::find(&s))?,
            "--list" => a.list = true,
            // What `cargo bench` itself adds.
            "--bench" => {}
            _ => return Err(format!("unknown option {name}")),
        }
    }
    Ok(a)
}

/// CPU seconds of this process so far.
fn cpu_seconds() -> f64 {
    let mut t = libc::timespec { tv_sec: 0, tv_nsec: 0 };
    // SAFETY: the pointer is to a live timespec.
    unsafe { libc::clock_gettime(libc::CLOCK_PROCESS_CPUTIME_ID, &mut t) };
    t.tv_sec as f64 + t.tv_nsec as f64 / 1e9
}

/// One line of the table.
#[derive(Default)]
struct Line {
    proved: usize,
    /// Proved for answers with copies between readers, too.
    complete: usize,
    /// Answers that spill.
    spilled: usize,
    infeasible: usize,
    /// Of all answers together, in the objective's unit.
    cost: u64,
    /// Of answers that were not proved.
    gaps: Vec<f64>,
    seconds: Vec<f64>,
}

impl Line {
    fn measure(size: usize, objective: Objective, backend: Backend, a: &Arguments) -> Result<Line, String> {
        let mut line = Line::default();
        // rsp is none of them; the exits' and entries' registers come first.
        let first = [Gpr::RAX, Gpr::RCX, Gpr::RDX, Gpr::RSI, Gpr::RDI, Gpr::R8, Gpr::R9];
        let rest = Gpr::all().filter(|g| !first.contains(g) && *g != Gpr::RSP);
        let reserved: Vec<Gpr> = first.into_iter().chain(rest).skip(a.registers).collect();
        for seed in 0..a.count {
            let dag = random_dag(seed, size);
            // The wall clock runs on while other processes have the CPU.
            let options = Options {
                objective,
                backend,
                seconds: 4.0 * a.seconds,
                reserved: reserved.clone(),
                slots: lowering::SLOTS,
                tune: a.tune,
                ..Options::default()
            };
            let start = cpu_seconds();
            let lowered = lower(&dag, &options);
            let seconds = cpu_seconds() - start;
            line.seconds.push(seconds);
            if let Ok(l) = &lowered {
                line.complete += usize::from(l.status == Status::Optimal && l.stats.complete);
                line.spilled += usize::from(l.stats.spilled);
                line.cost += l.cost;
            }
            match lowered {
                Ok(l) if l.status == Status::Optimal && seconds <= a.seconds => line.proved += 1,
                Ok(l) => {
                    line.gaps.push(100.0 * (l.cost - l.bound) as f64 / l.cost.max(1) as f64);
                    if a.list {
                        println!("  {size} seed {seed} {}: {} >= {}, {seconds:.2} s", l.status.name(), l.cost, l.bound);
                    }
                }
                Err(lowering::Error::Infeasible(_)) => line.infeasible += 1,
                Err(e) => return Err(format!("{size} operations, seed {seed}: {e}")),
            }
        }
        line.seconds.sort_by(f64::total_cmp);
        line.gaps.sort_by(f64::total_cmp);
        Ok(line)
    }

    fn print(&self, size: usize, objective: Objective, backend: Backend) {
        let n = self.seconds.len();
        let part = |s: &[f64], percent: usize| s.get((s.len() * percent / 100).min(s.len().saturating_sub(1))).copied();
        let of = |s: &[f64], percent| part(s, percent).unwrap_or(0.0);
        println!(
            "{size:>4} {:<12} {:<7} {:>6.1}% {:>6.1}% {:>7} {:>10} {:>6.1}% {:>6.1}% {:>8.3} {:>8.3} {:>8.3} {:>8}",
            objective.name(),
            backend.name(),
            100.0 * self.proved as f64 / n.max(1) as f64,
            100.0 * self.complete as f64 / n.max(1) as f64,
            self.spilled,
            self.infeasible,
            of(&self.gaps, 50),
            of(&self.gaps, 100),
            of(&self.seconds, 50),
            of(&self.seconds, 95),
            of(&self.seconds, 100),
            self.cost,
        );
    }
}

fn run() -> Result<(), String> {
    let a = arguments()?;
    println!(
        "{:>4} {:<12} {:<7} {:>7} {:>7} {:>7} {:>10} {:>7} {:>7} {:>8} {:>8} {:>8} {:>8}",
        "size",
        "objective",
        "backend",
        "proved",
        "copies",
        "spilled",
        "no answer",
        "gap med",
        "max",
        "cpu med",
        "p95",
        "max",
        "cost"
    );
    for &size in &a.sizes {
        for &objective in &a.objectives {
            for &backend in &a.backends {
                Line::measure(size, objective, backend, &a)?.print(size, objective, backend);
            }
        }
    }
    Ok(())
}

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(e) => {
            eprintln!("error: {e}");
            ExitCode::FAILURE
        }
    }
}
