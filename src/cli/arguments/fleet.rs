//! `submit`, `worker`, `status` and `collect`.

use super::batch::{BatchOutputArgs, BatchWorkArgs};
use clap::Args;
use std::num::NonZeroUsize;

/// The queue that machines share.
#[derive(Args, Debug)]
pub struct QueueArgs {
    /// Database of the queue and its results: postgres://USER:PASSWORD@HOST/DATABASE.
    #[arg(long, value_name = "URL")]
    pub queue: String,
}

#[derive(Args, Debug)]
pub struct SubmitArgs {
    #[command(flatten)]
    pub work: BatchWorkArgs,
    #[command(flatten)]
    pub queue: QueueArgs,
    /// Wait while so many jobs are in the queue already.
    #[arg(long, value_name = "N", default_value_t = 1_000_000)]
    pub most: u64,
}

#[derive(Args, Debug)]
pub struct CollectArgs {
    #[command(flatten)]
    pub work: BatchWorkArgs,
    #[command(flatten)]
    pub output: BatchOutputArgs,
    #[command(flatten)]
    pub queue: QueueArgs,
    /// Wait until none of these functions waits for a worker or is being done.
    #[arg(long)]
    pub wait: bool,
}

#[derive(Args, Debug)]
pub struct WorkerArgs {
    #[command(flatten)]
    pub queue: QueueArgs,
    /// Functions at once, as many as there are cores by default.
    #[arg(short, long, value_name = "N")]
    pub jobs: Option<NonZeroUsize>,
    /// End when the queue is empty, and do not wait for more.
    #[arg(long)]
    pub until_empty: bool,
    /// Seconds without a sign of life after which a worker is taken to be dead, and its jobs go to others.
    #[arg(long, value_name = "SECONDS", default_value_t = 60)]
    pub lease: u64,
    /// Say nothing on standard error but errors.
    #[arg(short, long)]
    pub quiet: bool,
}

#[derive(Args, Debug)]
pub struct StatusArgs {
    #[command(flatten)]
    pub queue: QueueArgs,
    /// Print it as JSON.
    #[arg(long, conflicts_with = "metrics")]
    pub json: bool,
    /// Print the numbers as Prometheus reads them.
    #[arg(long)]
    pub metrics: bool,
    /// End all jobs of this version that wait or are being done.
    #[arg(long)]
    pub cancel: bool,
}
