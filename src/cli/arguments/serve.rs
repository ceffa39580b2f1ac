//! `serve`.

use clap::Args;
use std::net::SocketAddr;
use std::num::NonZeroUsize;

#[derive(Args, Debug)]
pub struct ServeArgs {
    /// Where to listen: by default only this machine can ask.
    #[arg(long, default_value = "127.0.0.1:7878", value_name = "ADDRESS:PORT")]
    pub listen: SocketAddr,
    /// Requests that are worked on at the same time; as many as there are cores by default.
    #[arg(short, long, value_name = "N")]
    pub jobs: Option<NonZeroUsize>,
    /// Seconds for one request.
    #[arg(long, default_value_t = 20.0)]
    pub timeout: f64,
    /// Memory of each process of a request, in MiB.
    #[arg(long, default_value_t = 3000)]
    pub memory: u64,
    /// Longest text of a request, in bytes.
    #[arg(long, default_value_t = 65_536)]
    pub bytes: usize,
    /// Most functions in it.
    #[arg(long, default_value_t = 16)]
    pub functions: usize,
    /// Do without Linux's Landlock: compilers and assemblers that work on a request can then read every file that this user can.
    #[arg(long)]
    pub unconfined: bool,
    /// Say nothing on standard error but errors.
    #[arg(short, long)]
    pub quiet: bool,
}
