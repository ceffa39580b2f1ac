//! `isa measure`: latency and throughput on this CPU, beside a machine's table.

use super::print;
use crate::input;
use crate::input::error::Problem;
use crate::input::error::usage;
use ::isa::measure::{Comparison, MeasureReport, MeasuredForm, run};
use ::isa::uarch::{Uarch, corrections};
use serde_json::{Value, json};
use std::path::Path;
use std::process::ExitCode;

/// What `isa measure` is asked for.
pub struct MeasureRequest<'a> {
    /// Only mnemonics that start with this.
    pub filter: Option<&'a str>,
    pub json: Option<&'a Path>,
    /// The machine to compare with; the one that this CPU is by default.
    pub against: Option<&'a str>,
    /// Compare with the table as LLVM has it.
    pub uncorrected: bool,
    /// Where to write what corrects LLVM's table.
    pub corrections: Option<&'a Path>,
}

/// Times every register form on this CPU and compares with a table.
///
/// # Errors
/// There is no such machine, this one cannot measure, or a file cannot be written.
pub fn measure(request: &MeasureRequest) -> Result<ExitCode, Vec<Problem>> {
    let uarch = match request.against {
        Some(name) => Uarch::find(name).map_err(|e| vec![usage(e, "see --help")])?,
        None => Uarch::native(),
    };
    // `generic` is made of other tables and has none of its own.
    let raw = if uarch.machine.llvm.is_some() { Uarch::uncorrected(uarch.machine) } else { uarch.clone() };
    let shown = if request.uncorrected { &raw } else { uarch };
    let wanted = |mnemonic: &str| request.filter.is_none_or(|f| mnemonic.starts_with(f));
    let report = run(::isa::table(), &wanted)
        .map_err(|e| vec![usage(e, "run it on an x86-64 Linux machine that is not busy")])?;
    print(&text(&report, shown));
    let write = |path: &Path, text: &str| input::write_atomically(&path.to_string_lossy(), text).map_err(|p| vec![p]);
    if let Some(path) = request.json {
        write(path, &format!("{:#}\n", as_json(&report, shown)))?;
    }
    if let Some(path) = request.corrections {
        write(path, &corrections::write(&report.corrections(raw), &source(uarch)))?;
    }
    Ok(ExitCode::SUCCESS)
}

fn source(uarch: &Uarch) -> String {
    format!(
        "What differs by more than 10 % from LLVM's costs on {}; isa/src/uarch/corrections.rs explains the lines.\n\
         Source: `superopt-dag isa measure` on {}.\n\
         Made by its option --corrections; not to be edited.",
        uarch.name,
        ::isa::uarch::cpu_name()
    )
}

/// A number of every form that has one here and in the table.
struct ComparisonColumn {
    name: &'static str,
    pairs: Vec<(usize, Comparison)>,
}

impl ComparisonColumn {
    fn of(
        name: &'static str,
        report: &MeasureReport,
        pair: impl Fn(&MeasuredForm) -> Option<Comparison>,
    ) -> ComparisonColumn {
        let pairs = report.forms.iter().enumerate().filter_map(|(i, f)| Some((i, pair(f)?)));
        ComparisonColumn { name, pairs: pairs.collect() }
    }
    fn median(&self) -> f64 {
        let mut all: Vec<f64> = self.pairs.iter().map(|(_, p)| p.difference()).collect();
        all.sort_by(f64::total_cmp);
        all.get(all.len() / 2).copied().unwrap_or(0.0)
    }
    fn outliers(&self) -> impl Iterator<Item = &(usize, Comparison)> {
        self.pairs.iter().filter(|(_, p)| p.disagrees())
    }
}

fn columns(report: &MeasureReport, uarch: &Uarch) -> [ComparisonColumn; 2] {
    [
        ComparisonColumn::of("latency", report, |f| f.latency_against(uarch)),
        ComparisonColumn::of("throughput", report, |f| f.throughput_against(uarch)),
    ]
}

/// The counts, how chains were closed, and each number that is more than 10 % from the table's.
fn text(report: &MeasureReport, uarch: &Uarch) -> String {
    let mut out = format!(
        "{} forms measured, against {}; {:.4} ticks of the counter per cycle, {} readings discarded\n",
        report.forms.len(),
        uarch.name,
        report.ticks_per_cycle,
        report.discarded
    );
    for form in &report.failed {
        out += &format!("stopped by a signal, or never steady: {form}\n");
    }
    for (name, cycles) in &report.closings {
        out += &format!("chains over two register files closed by {name}: {cycles:.2} cycles subtracted\n");
    }
    for column in columns(report, uarch) {
        out += &format!(
            "{}: {} numbers, median relative difference {:.2} %, {} differ by more than 10 %\n",
            column.name,
            column.pairs.len(),
            100.0 * column.median(),
            column.outliers().count()
        );
    }
    for column in columns(report, uarch) {
        for (i, pair) in column.outliers() {
            let (form, table, silicon) = (report.forms[*i].shape.text(), pair.table, pair.silicon);
            out += &format!("{:<10} {form:<36} table {table:>6.2} silicon {silicon:>6.2}\n", column.name);
        }
    }
    out
}

fn as_json(report: &MeasureReport, uarch: &Uarch) -> Value {
    let column = |c: &ComparisonColumn| {
        json!({
            "numbers": c.pairs.len(),
            "median_difference": c.median(),
            "outliers": c.outliers().map(|(i, _)| report.forms[*i].shape.text()).collect::<Vec<_>>(),
        })
    };
    let [latency, throughput] = columns(report, uarch);
    json!({
        "against": uarch.name,
        "ticks_per_cycle": report.ticks_per_cycle,
        "discarded": report.discarded,
        "failed": report.failed,
        "closings": report.closings.iter().map(|(n, c)| json!({"instruction": n, "cycles": c})).collect::<Vec<_>>(),
        "latency": column(&latency),
        "throughput": column(&throughput),
        "forms": report.forms.iter().map(|f| form(f, uarch)).collect::<Vec<_>>(),
    })
}

fn form(f: &MeasuredForm, uarch: &Uarch) -> Value {
    let pair = |p: Option<Comparison>| p.map(|p| json!({"table": p.table, "silicon": p.silicon}));
    json!({
        "form": f.shape.text(),
        "chains": f.latencies.iter().map(|(what, cycles)| json!({"what": what, "cycles": cycles})).collect::<Vec<_>>(),
        "latency": f.latency(),
        "throughput": f.throughput,
        "breakers": f.breakers,
        "against": {"latency": pair(f.latency_against(uarch)), "throughput": pair(f.throughput_against(uarch))},
    })
}
