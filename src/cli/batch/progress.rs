//! What a batch says while it runs: a bar on a terminal, a line for each function elsewhere.

use crate::jobs::batch::Progress;
use crate::jobs::batch::claims::{ClaimCounts, RefusedClaim};
use crate::pipeline::result::{FunctionResult, NOISE};
use crate::show::batch::Totals;
use crate::show::report::{change, claim_fault, status};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use std::io::IsTerminal;
use std::time::{Duration, Instant};

/// Tells standard error how far a batch is, unless it is to be quiet.
pub struct ProgressReporter {
    quiet: bool,
    bar: ProgressBar,
    started: Instant,
}

impl ProgressReporter {
    pub fn new(quiet: bool) -> ProgressReporter {
        let terminal = std::io::stderr().is_terminal() && !quiet;
        let target = if terminal { ProgressDrawTarget::stderr() } else { ProgressDrawTarget::hidden() };
        let bar = ProgressBar::with_draw_target(None, target);
        let form = "{elapsed_precise} {bar:30} {pos}/{len}, {eta} left, {msg}";
        bar.set_style(ProgressStyle::with_template(form).expect("the form is well made"));
        if terminal {
            bar.enable_steady_tick(Duration::from_secs(1));
        }
        ProgressReporter { quiet, bar, started: Instant::now() }
    }

    pub fn start_reading(&self, inputs: usize) {
        self.bar.set_message(format!("reading {inputs} inputs"));
    }

    /// How far it is, and the function that was settled last.
    pub fn on_result(&self, p: &Progress, last: Option<&FunctionResult>) {
        self.bar.set_length(p.all as u64);
        if last.is_none() {
            // What was known before says nothing of how long the rest will take.
            self.bar.set_position(p.known as u64);
            self.bar.reset_eta();
        }
        self.bar.set_position(p.done as u64);
        let saved = format!("{} instructions and {} bytes less", p.instructions_saved, p.bytes_saved);
        self.bar.set_message(format!("{} improved, {saved}", p.improved));
        if let (false, true, Some(r)) = (self.quiet, self.bar.is_hidden(), last) {
            let (status, change) = (status(&r.ended), change(r));
            eprintln!("{}/{} {}: {status}, {change}, {:.2} s", p.done, p.all, r.name, r.seconds);
        }
    }

    pub fn finish(&self) {
        self.bar.finish_and_clear();
    }

    /// How many functions got faster, stayed, got slower, and could not be run.
    pub fn report_measurements(&self, [faster, equal, slower, not_run]: [usize; 4]) {
        if !self.quiet {
            let noise = NOISE * 100.0;
            eprintln!(
                "measured: {faster} faster, {equal} equal within {noise:.0} %, {slower} slower; {not_run} could not be run"
            );
        }
    }

    /// What became of results of others.
    pub fn report_claims(&self, claims: &ClaimCounts) {
        if self.quiet {
            return;
        }
        let (confirmed, told) = (claims.confirmed, claims.shared);
        eprintln!("shared store: {confirmed} results of others confirmed, {told} of this run told");
        for RefusedClaim { function, why } in &claims.refused {
            eprintln!("shared store: {function}: the result of another is not used: {}", claim_fault(why));
        }
    }

    pub fn report_totals(&self, t: &Totals, p: &Progress, out: &str) {
        if self.quiet {
            return;
        }
        let status: Vec<String> = t.status.iter().map(|(status, n)| format!("{n} {status}")).collect();
        eprintln!("{} functions: {}", t.functions, status.join(", "));
        eprintln!(
            "{} of {} instructions, {} of {} bytes, {} of {} micro-operations less",
            t.instructions_saved, t.instructions, t.bytes_saved, t.bytes, t.uops_saved, t.uops
        );
        let took = self.started.elapsed().as_secs_f64();
        let (known, memory) = (p.known, crate::jobs::worker::largest());
        eprintln!("{took:.1} s, {known} functions known before, largest process {memory} MiB; written to {out}");
    }
}
