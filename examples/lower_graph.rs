//! A graph without registers to instructions, under an objective: `cargo run --example lower_graph`.

use isa::codec::{Syntax, text};
use isa::uarch::Uarch;
use lowering::{Objective, Options, lower};

/// Forty-five times a number, in the text form of graphs: by one product, or by two sums that take less time.
const GRAPH: &str = "\
n0 = input rdi
n1 = imul.32 new, n0, 45
n2 = lea.32 new, [n0 + n0*4]
n3 = lea.32 new, [n2 + n2*8]
choice n1 = n3
out rax & 0xffffffff = n1
";

/// The instructions for a graph, with what they cost and what is known of the least cost.
pub fn lowered(graph: &str, objective: &str, machine: &str) -> Result<String, String> {
    let dag = dag::text::parse(graph).map_err(|errors| errors[0].to_string())?;
    let objective = Objective::parse(objective).map_err(|e| e.what)?;
    let tune = Uarch::find(machine)?;
    // The integer program decides order, registers and copies; another checker confirms what comes out.
    let done = lower(&dag, &Options { objective, tune, ..Options::default() }).map_err(|e| format!("{e:?}"))?;
    let lines: String = done.insts.iter().filter_map(|i| i.inst()).map(|i| text(i, Syntax::Intel) + "\n").collect();
    let (cost, bound) = (objective.amount(done.cost), objective.amount(done.bound));
    Ok(format!("# {objective}: {cost}, none below {bound} ({})\n{lines}", done.status.name()))
}

pub fn run() -> Result<String, String> {
    let objectives = ["size", "latency", "4*latency + bytes"];
    objectives.iter().map(|objective| lowered(GRAPH, objective, "skylake")).collect()
}

#[allow(dead_code, reason = "tests include this file")]
fn main() {
    println!("{}", run().unwrap_or_else(|why| why));
}
