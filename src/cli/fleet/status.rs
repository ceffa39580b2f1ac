//! `status`: what a queue has, and who works on it.

use super::{LEASE, one};
use crate::cli::arguments::StatusArgs;
use crate::cli::print;
use crate::input::error::Problem;
use crate::jobs::database::queue::{QueueCounts, SeenWorker};
use crate::jobs::fleet::{Fleet, function_of};
use serde::Serialize;
use std::collections::{BTreeMap, BTreeSet};
use std::process::ExitCode;

/// What is known of a database's queues.
#[derive(Serialize)]
struct QueueStatus {
    /// The queue of this program's version.
    own: String,
    /// It and its parts.
    #[serde(skip)]
    current: BTreeSet<String>,
    queues: BTreeMap<String, QueueCounts>,
    workers: Vec<SeenWorker>,
    given_up: Vec<GivenUpReport>,
    results: u64,
}

#[derive(Serialize)]
struct GivenUpReport {
    function: String,
    why: String,
}

/// Prints what the queues have; ends what waits if that is asked for.
///
/// # Errors
/// The database cannot be used.
pub fn status(args: &StatusArgs) -> Result<ExitCode, Vec<Problem>> {
    let fleet = Fleet::open(&args.queue.queue, LEASE).map_err(one)?;
    if args.cancel {
        let ended = fleet.queue.cancel().map_err(one)?;
        eprintln!("{ended} jobs cancelled");
    }
    let status = ask(&fleet).map_err(one)?;
    if args.json {
        let json = serde_json::to_string_pretty(&status);
        print(&(json.map_err(|e| one(Problem::new("<status>", e.to_string(), "report this: it is a bug")))? + "\n"));
    } else if args.metrics {
        print(&metrics(&status));
    } else {
        print(&text(&status));
    }
    Ok(ExitCode::SUCCESS)
}

fn ask(fleet: &Fleet) -> Result<QueueStatus, Problem> {
    let mut queues = fleet.queue.counts()?;
    queues.entry(fleet.queue.name().to_string()).or_default();
    let workers = fleet.queue.workers()?;
    let given_up = fleet.queue.given_up()?.into_iter();
    let given_up =
        given_up.map(|g| GivenUpReport { function: function_of(&g).unwrap_or_default(), why: g.why }).collect();
    let own = fleet.queue.name().to_string();
    let current = queues.keys().filter(|q| fleet.queue.has_part(q)).cloned().collect();
    Ok(QueueStatus { own, current, queues, workers, given_up, results: fleet.results.count()? })
}

fn text(s: &QueueStatus) -> String {
    let mut out = String::new();
    for (name, c) in &s.queues {
        let whose = if s.current.contains(name) { "this version" } else { "another version" };
        out += &format!(
            "{name} ({whose}): {} waiting, {} running, {} done, {} given up\n",
            c.waiting, c.running, c.done, c.given_up
        );
    }
    for w in s.workers.iter().filter(|w| w.running > 0 || w.seconds_silent < LEASE.as_secs_f64()) {
        out += &format!("worker {}: {} running, seen {:.0} s ago\n", w.name, w.running, w.seconds_silent);
    }
    for g in &s.given_up {
        out += &format!("given up: {}: {}\n", g.function, g.why);
    }
    out + &format!("{} results\n", s.results)
}

/// The text format of Prometheus, version 0.0.4.
fn metrics(s: &QueueStatus) -> String {
    let mut out = "# TYPE superopt_dag_jobs gauge\n".to_string();
    for (name, c) in &s.queues {
        let name = name.replace('\\', "\\\\").replace('"', "\\\"");
        for (state, n) in [("waiting", c.waiting), ("running", c.running), ("done", c.done), ("given_up", c.given_up)] {
            out += &format!("superopt_dag_jobs{{queue=\"{name}\",state=\"{state}\"}} {n}\n");
        }
    }
    let alive = s.workers.iter().filter(|w| w.seconds_silent < LEASE.as_secs_f64()).count();
    out += &format!("# TYPE superopt_dag_workers gauge\nsuperopt_dag_workers {alive}\n");
    out + &format!("# TYPE superopt_dag_results gauge\nsuperopt_dag_results {}\n", s.results)
}
