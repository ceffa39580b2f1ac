//! graphile_worker: jobs in PostgreSQL, taken with `SKIP LOCKED`.

use crate::{LEASE, Outcome, PAYLOAD, print_rate, print_recovery, print_times, take_and_kill};
use graphile_worker::{IntoTaskHandlerResult, JobSpec, TaskHandler, WorkerContext, WorkerOptions};
use serde::{Deserialize, Serialize};
use std::sync::Mutex;
use std::time::{Duration, Instant};

/// When jobs began.
static BEGUN: Mutex<Vec<Instant>> = Mutex::new(Vec::new());

#[derive(Clone, Deserialize, Serialize)]
struct Empty {
    payload: String,
}

impl TaskHandler for Empty {
    const IDENTIFIER: &'static str = "empty";

    async fn run(self, _: WorkerContext) -> impl IntoTaskHandlerResult {
        BEGUN.lock().expect("nobody panics with it").push(Instant::now());
        Ok::<(), String>(())
    }
}

/// A job that does not end where its worker hangs, and is empty elsewhere.
#[derive(Clone, Deserialize, Serialize)]
struct Slow {}

impl TaskHandler for Slow {
    const IDENTIFIER: &'static str = "slow";

    async fn run(self, _: WorkerContext) -> impl IntoTaskHandlerResult {
        println!("taken");
        BEGUN.lock().expect("nobody panics with it").push(Instant::now());
        if std::env::args().any(|a| a == "hang") {
            std::future::pending::<()>().await;
        }
        Ok::<(), String>(())
    }
}

fn options(url: &str, threads: usize) -> WorkerOptions {
    WorkerOptions::default()
        .database_url(url)
        .max_pg_conn(threads as u32 + 4)
        .concurrency(threads)
        .heartbeat_interval(LEASE / 5)
        .sweep_interval(LEASE / 5)
        .sweep_threshold(LEASE)
        .recovery_delay(Duration::ZERO)
}

pub async fn measure(url: &str, jobs: usize, threads: usize) -> Outcome<()> {
    let worker = options(url, threads).define_job::<Empty>().init().await?;
    let spec = JobSpec::default();
    let all = vec![(Empty { payload: "x".repeat(PAYLOAD) }, &spec); jobs];
    let started = Instant::now();
    worker.create_utils().add_jobs::<Empty>(&all).await?;
    print_rate("jobs put in", jobs, started);
    let started = Instant::now();
    worker.run_once().await?;
    print_rate("jobs taken and ended", jobs, started);
    let begun = std::mem::take(&mut *BEGUN.lock().expect("nobody panics with it"));
    // Which thread had which job is not said: between so many of them lies one job of one thread.
    print_times(begun.windows(threads + 1).map(|w| w[threads] - w[0]).collect());

    let worker = options(url, 1).define_job::<Slow>().init().await?;
    worker.create_utils().add_job(Slow {}, JobSpec::default()).await?;
    let killed = take_and_kill("graphile", url).await?;
    tokio::select! {
        end = worker.run() => end?,
        () = begun_again() => {}
    }
    print_recovery(killed);
    Ok(())
}

async fn begun_again() {
    while BEGUN.lock().expect("nobody panics with it").is_empty() {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

pub async fn hang(url: &str) -> Outcome<()> {
    options(url, 1).define_job::<Slow>().init().await?.run().await?;
    Ok(())
}
