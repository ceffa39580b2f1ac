//! `explain`: contract, skeleton, segments and their graphs, as text or dot.

use super::{contract, march, print, selected, signatures, usage};
use crate::cli::ExplainArgs;
use crate::error::Problem;
use crate::front::{self, ModuleFunction};
use crate::optimize::{features, is_local, local_names, readable};
use crate::report::FunctionReport;
use crate::segment::{Segment, segments};
use dag::cfg::Cfg;
use dag::live::Liveness;
use isa::Target;
use std::process::ExitCode;

pub fn run(args: &ExplainArgs) -> Result<ExitCode, Vec<Problem>> {
    if !["text", "dot"].contains(&args.format.as_str()) {
        return Err(vec![usage(format!("no format `{}`", args.format), "text or dot")]);
    }
    let module = front::load(&args.input)?;
    let given = signatures(&args.common.signatures())?;
    let allowed = march(args.common.march.as_deref()).map_err(|p| vec![p])?;
    let mut out = String::new();
    let mut functions = Vec::new();
    for i in selected(&module, &args.common.functions)? {
        let mf = &module.functions[i];
        let contract = contract(&module, i, &given)?;
        let f = readable(&mf.function, features(&mf.function, allowed));
        let names = local_names(&module);
        let local = |t: &Target| is_local(&names, t);
        let cfg = Cfg::build(&f);
        let live = Liveness::compute(&f, &cfg, &contract.live_out, &local);
        let tune = super::tune(None, args.common.march.as_deref()).map_err(|p| vec![p])?;
        let report = FunctionReport::new(mf, &contract, lowering::Objective::Instructions, tune);
        let all = segments(&module, i, &f, &cfg, &live, &contract, tune);
        functions.push(json(mf, &report, &all));
        if let Some(directory) = &args.dags {
            write_graphs(directory, &f.name, &all).map_err(|p| vec![p])?;
        }
        if args.format == "dot" {
            for s in &all {
                out += &dag::dot::dot(&s.dag, &format!("{}_{}_{}", f.name, s.first, s.last));
            }
            continue;
        }
        out += &format!("{}: {} instructions, {} blocks\n", f.name, report.before.instructions, cfg.blocks.len());
        out += &format!("  contract: {}\n", report.contract);
        for k in &mf.kept {
            out += &format!("  kept as it is: {}\n", k.reason);
        }
        for (why, n) in &report.skeleton {
            out += &format!("  skeleton: {n} x {why}\n");
        }
        for (k, i) in f.insts.iter().enumerate() {
            let inside = all.iter().position(|s| s.first <= k && k <= s.last);
            let mark = inside.map_or("     -".to_string(), |s| format!("seg {s:2}"));
            out += &format!("  {mark}  {}\n", i.text.trim());
        }
        for (n, s) in all.iter().enumerate() {
            out += &format!("  segment {n}: instructions {} to {}\n", s.first, s.last);
            for line in dag::text::print(&s.dag).lines() {
                out += &format!("    {line}\n");
            }
        }
    }
    if let Some(path) = &args.common.json {
        let value = serde_json::json!({ "input": args.input, "functions": functions });
        front::write_atomically(path, &format!("{value:#}\n")).map_err(|p| vec![p])?;
    }
    print(&out);
    Ok(ExitCode::SUCCESS)
}

/// One file for each segment: `FUNCTION.FIRST-LAST.dag`.
fn write_graphs(directory: &str, function: &str, segments: &[Segment]) -> Result<(), Problem> {
    let failed = |e: std::io::Error| Problem::new(directory, format!("cannot be made: {e}"), "name another directory");
    std::fs::create_dir_all(directory).map_err(failed)?;
    let clean: String = function.chars().map(|c| if c == '/' { '_' } else { c }).collect();
    for s in segments {
        let path = format!("{directory}/{clean}.{}-{}.dag", s.first, s.last);
        front::write_atomically(&path, &dag::text::print(&s.dag))?;
    }
    Ok(())
}

fn json(mf: &ModuleFunction, report: &FunctionReport, segments: &[Segment]) -> serde_json::Value {
    let segment = |s: &Segment| {
        let graph = dag::text::print(&s.dag);
        serde_json::json!({ "first": s.first, "last": s.last, "muxes": s.muxes.len(), "graph": graph.lines().collect::<Vec<_>>() })
    };
    serde_json::json!({
        "name": report.name,
        "contract": report.contract,
        "before": report.before,
        "kept": mf.kept.iter().map(|k| &k.reason).collect::<Vec<_>>(),
        "skeleton": report.skeleton,
        "segments": segments.iter().map(segment).collect::<Vec<_>>(),
    })
}
