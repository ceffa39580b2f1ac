//! How long a fleet of 1 to 1,000 workers takes, without machines: jobs of recorded durations, in the queue's order, the
//! longest expected first.
//!
//! `cargo run --release --example fleet_simulation OUT/functions.json [JOBS] [OVERHEAD_MS] [JOBS_PER_SECOND]`
//!
//! Durations are those of a batch's report, drawn again and again until there are JOBS (100,000). What is expected of a job is its
//! function's number of instructions, as the queue has it, and not its duration. The database hands out JOBS_PER_SECOND at most, one
//! after the other, and each job costs its worker OVERHEAD_MS beside its work (`fleet_throughput` measures both).

use serde_json::Value;
use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::error::Error;

/// A recorded function.
#[derive(Clone, Copy)]
struct Recorded {
    /// Instructions of the input.
    length: u64,
    microseconds: u64,
}

/// A simulated run.
struct Run {
    makespan: u64,
    /// Time of all workers in which they did no job's work.
    idle: u64,
    /// Jobs a second that the database handed out.
    load: f64,
}

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let report = arguments.next().ok_or("which report? OUT/functions.json of `batch --out OUT`")?;
    let count: usize = arguments.next().map_or(Ok(100_000), |n| n.parse())?;
    let overhead: f64 = arguments.next().map_or(Ok(5.0), |n| n.parse())?;
    let rate: f64 = arguments.next().map_or(Ok(500.0), |n| n.parse())?;
    let report: Value = serde_json::from_str(&std::fs::read_to_string(report)?)?;
    let functions = report["functions"].as_array().ok_or("no functions in the report")?;
    let recorded: Vec<Recorded> = functions
        .iter()
        .filter_map(|f| {
            let seconds = f["seconds"].as_f64().filter(|s| *s > 0.0)?;
            Some(Recorded { length: f["before"]["instructions"].as_u64()?, microseconds: (seconds * 1e6) as u64 })
        })
        .collect();
    if recorded.is_empty() {
        return Err("no function of the report took any time".into());
    }
    let mut seed = 1;
    let mut jobs: Vec<Recorded> = (0..count).map(|_| recorded[random(&mut seed) as usize % recorded.len()]).collect();
    // The queue's order.
    jobs.sort_by_key(|j| Reverse(j.length));
    let work: u64 = jobs.iter().map(|j| j.microseconds).sum();
    println!("{count} jobs of {} recorded functions, {:.0} s of work", recorded.len(), work as f64 / 1e6);
    println!("workers   makespan s   efficiency   idle %   jobs/s of the database");
    for workers in [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1000] {
        let run = simulate(&jobs, workers, (overhead * 1e3) as u64, (1e6 / rate) as u64);
        let whole = run.makespan as f64 * workers as f64;
        println!(
            "{workers:>7} {:>12.1} {:>11.1} % {:>8.1} {:>8.1}",
            run.makespan as f64 / 1e6,
            100.0 * work as f64 / whole,
            100.0 * run.idle as f64 / whole,
            run.load
        );
    }
    Ok(())
}

/// Workers take the next job whenever they are free; the database serves one after the other. Times in microseconds.
fn simulate(jobs: &[Recorded], workers: usize, overhead: u64, service: u64) -> Run {
    let mut free: BinaryHeap<Reverse<u64>> = (0..workers).map(|_| Reverse(0)).collect();
    let (mut database_free, mut makespan) = (0, 0);
    for job in jobs {
        let Reverse(now) = free.pop().expect("there are workers");
        let served = now.max(database_free) + service;
        database_free = served;
        let done = served + overhead + job.microseconds;
        makespan = makespan.max(done);
        free.push(Reverse(done));
    }
    let work: u64 = jobs.iter().map(|j| j.microseconds).sum();
    let load = jobs.len() as f64 / (makespan as f64 / 1e6);
    Run { makespan, idle: makespan * workers as u64 - work, load }
}

/// xorshift64*.
fn random(seed: &mut u64) -> u64 {
    *seed ^= *seed >> 12;
    *seed ^= *seed << 25;
    *seed ^= *seed >> 27;
    seed.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 16
}
