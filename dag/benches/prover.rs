//! What the prover says of each query of its table, by which route, and how long it takes:
//! `cargo bench -p dag --bench prover`. An argument keeps the queries whose name contains it.

#![allow(clippy::print_stdout, reason = "the table is what it is for")]

#[path = "../tests/queries/mod.rs"]
mod queries;

use dag::prove::{ProofStats, Route, Verdict, prove};
use dag::smt::Limits;
use std::time::Instant;

fn main() {
    let wanted = std::env::args().skip(1).find(|a| !a.starts_with('-')).unwrap_or_default();
    println!("| Query | Verdict | Route (claims) | Seconds |\n|---|---|---|---:|");
    for q in queries::all().into_iter().filter(|q| q.name.contains(&wanted)) {
        let (mut ctx, mut stats) = (q.ctx, ProofStats::default());
        let start = Instant::now();
        let verdict = prove(&mut ctx, &q.goal, &[], Limits::default(), &mut stats);
        let seconds = start.elapsed().as_secs_f64();
        println!("| {} | {} | {} | {seconds:.2} |", q.name.replace('|', "\\|"), name(&verdict), routes(&stats));
    }
}

fn name(v: &Verdict) -> String {
    match v {
        Verdict::Proved => "proved".to_string(),
        Verdict::Refuted(_) => "refuted".to_string(),
        Verdict::Unknown(why) => format!("unknown: {why}"),
    }
}

fn routes(stats: &ProofStats) -> String {
    let used = Route::ALL.into_iter().filter(|&r| stats.of(r) > 0);
    let named: Vec<String> = used.map(|r| format!("{} ({})", r.name(), stats.of(r))).collect();
    named.join(", ")
}
