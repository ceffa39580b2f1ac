//! What is said of versions that were timed on this CPU.

use crate::pipeline::result::{
    CodeForm, GraphSource, RatioInterval, TimeRatios, TimedOrder, TimedVersion, TimingEnd, TimingResult, VersionOrigin,
};
use serde::Serialize;

/// For people and their scripts. Ratios are cycles of a version by the original's.
#[derive(Clone, Serialize, Debug)]
pub struct TimingReport {
    pub cpu: String,
    /// `faster`, `not faster` or `not run`.
    pub end: &'static str,
    /// Why nothing was timed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub why: Option<String>,
    /// `throughput` or `latency`: what decided.
    pub by: &'static str,
    /// Calls of one reading.
    pub calls: usize,
    pub versions: Vec<TimedVersionReport>,
    /// The version that decided, from 0.
    pub fastest: Option<usize>,
    pub throughput: Option<RatioInterval>,
    pub latency: Option<RatioInterval>,
}

#[derive(Clone, Serialize, Debug)]
pub struct TimedVersionReport {
    pub version: String,
    pub predicted: TimeRatios,
    pub measured: TimeRatios,
}

impl From<&TimingResult> for TimingReport {
    fn from(t: &TimingResult) -> TimingReport {
        let version = |v: &TimedVersion| TimedVersionReport {
            version: origin(&v.origin),
            predicted: v.predicted,
            measured: v.measured,
        };
        let (end, why) = match &t.end {
            TimingEnd::Faster => ("faster", None),
            TimingEnd::NotFaster => ("not faster", None),
            TimingEnd::NotRun(why) => ("not run", Some(why.to_string())),
        };
        TimingReport {
            cpu: t.cpu.clone(),
            end,
            why,
            by: order(t.by),
            calls: t.calls,
            versions: t.versions.iter().map(version).collect(),
            fastest: t.fastest,
            throughput: t.throughput,
            latency: t.latency,
        }
    }
}

fn order(by: TimedOrder) -> &'static str {
    match by {
        TimedOrder::Throughput => "throughput",
        TimedOrder::Latency => "latency",
    }
}

/// `searched graph under latency, with choices`.
fn origin(o: &VersionOrigin) -> String {
    let VersionOrigin::Lowered { graph, form, objective } = o else { return "predicted".to_string() };
    let graph = match graph {
        GraphSource::Input => "input",
        GraphSource::Searched => "searched",
    };
    let form = match form {
        CodeForm::Straight => "",
        CodeForm::Choices => ", with choices",
        CodeForm::Branch => ", with a branch",
    };
    format!("{graph} graph under {objective}{form}")
}

/// `0.81 (0.80 to 0.82)`.
fn interval(r: RatioInterval) -> String {
    format!("{:.2} ({:.2} to {:.2})", r.median, r.low, r.high)
}

/// Why the original stays.
pub fn not_faster(r: RatioInterval) -> String {
    format!("not faster here: measured ratio {}", interval(r))
}

/// For the line of a function, after all else.
pub fn line(t: &TimingResult, is_improved: bool) -> String {
    match (&t.end, t.deciding(), t.fastest_version()) {
        (TimingEnd::NotRun(why), ..) if is_improved => format!("; chosen as predicted and not measured: {why}"),
        (TimingEnd::NotRun(why), ..) => format!("; not measured: {why}"),
        (_, Some(ratio), Some(v)) => {
            let (what, predicted) = (order(t.by), v.predicted.of(t.by));
            let (measured, origin) = (interval(ratio), origin(&v.origin));
            format!("; measured {what} {measured} of the original's, predicted {predicted:.2} ({origin})")
        }
        _ => String::new(),
    }
}

/// The comment above changed code.
pub fn comment(t: &TimingResult) -> String {
    match (&t.end, t.throughput, t.latency, t.fastest_version()) {
        (TimingEnd::NotRun(why), ..) => format!("not measured: {why}"),
        (_, Some(throughput), Some(latency), Some(v)) => format!(
            "measured on {}: throughput {}, latency {} of the original's cycles; predicted {:.2}, {:.2}",
            t.cpu,
            interval(throughput),
            interval(latency),
            v.predicted.throughput,
            v.predicted.latency
        ),
        _ => "not measured".to_string(),
    }
}

/// Every version, one a line.
pub fn details(t: &TimingResult) -> String {
    let mut out = String::new();
    for (k, v) in t.versions.iter().enumerate() {
        let of = |r: TimeRatios| format!("throughput {:.2}, latency {:.2}", r.throughput, r.latency);
        let (origin, predicted, measured) = (origin(&v.origin), of(v.predicted), of(v.measured));
        let mark = if Some(k) == t.fastest { "; the fastest" } else { "" };
        out += &format!("    {origin}: predicted {predicted}; measured {measured}{mark}\n");
    }
    out
}
