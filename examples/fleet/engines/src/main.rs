//! Two other engines for the queue, with empty work, as `fleet_throughput` measures the one in use: how many jobs a second they
//! take in and hand out, how long one takes, and how soon a job whose worker was killed is with another.
//!
//! `cargo run --release -- graphile postgres://USER:PASSWORD@HOST/DATABASE [JOBS] [THREADS]`
//! `cargo run --release -- nats nats://HOST:PORT [JOBS] [THREADS]`

mod graphile;
mod nats;

use std::error::Error;
use std::process::Stdio;
use std::time::{Duration, Instant};
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::Command;

/// Bytes of a job, as in `fleet_throughput`.
pub const PAYLOAD: usize = 2000;
/// After so long without a sign of life a worker is taken for dead.
pub const LEASE: Duration = Duration::from_secs(5);

pub type Outcome<T> = Result<T, Box<dyn Error + Send + Sync>>;

#[tokio::main]
async fn main() -> Outcome<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let number = |n: usize, default: usize| words.get(n).and_then(|w| w.parse().ok()).unwrap_or(default);
    let (jobs, threads) = (number(2, 5000), number(3, 2));
    match words[..] {
        ["hang", "graphile", url] => graphile::hang(url).await,
        ["hang", "nats", url] => nats::hang(url).await,
        ["graphile", url, ..] => graphile::measure(url, jobs, threads).await,
        ["nats", url, ..] => nats::measure(url, jobs, threads).await,
        _ => Err("usage: engines graphile|nats URL [JOBS] [THREADS]".into()),
    }
}

/// Has this program once more, as a worker, take a job, and kills it; when that was.
pub async fn take_and_kill(engine: &str, url: &str) -> Outcome<Instant> {
    let mut child = Command::new(std::env::current_exe()?)
        .args(["hang", engine, url])
        .stdout(Stdio::piped())
        .kill_on_drop(true)
        .spawn()?;
    let output = child.stdout.take().ok_or("no output")?;
    BufReader::new(output).lines().next_line().await?.ok_or("the worker ended")?;
    child.kill().await?;
    Ok(Instant::now())
}

pub fn print_recovery(killed: Instant) {
    let seconds = killed.elapsed().as_secs_f64();
    println!("{:<28}{seconds:>9.1} s of a lease of {} s", "taken after a kill", LEASE.as_secs());
}

pub fn print_rate(what: &str, count: usize, started: Instant) {
    println!("{what:<28}{:>9.0} a second", count as f64 / started.elapsed().as_secs_f64());
}

/// Median and 99th percentile of what single jobs took.
pub fn print_times(mut times: Vec<Duration>) {
    times.sort();
    let at = |share: f64| times[((times.len() - 1) as f64 * share) as usize].as_secs_f64() * 1e3;
    println!("{:<28}{:>9.2} ms, 99 % {:.2} ms", "  median", at(0.5), at(0.99));
}
