//! Rules as people see them: a line for each, what a check says, what was learned.

pub mod isle;
pub mod llvm;
pub mod match_pd;
pub mod page;
pub mod tree;
pub mod tree_rule;

use super::table::markdown;
use crate::lab::rules::{LearnedRules, RuleCheck, RuleFault, RuleKind, RuleTally};
use dag::ir::graph::Dag;
use dag::prove::Verdict;
use dag::search::rules::Rule;

/// A line for each rule.
pub fn list(rules: &[Rule]) -> String {
    let head = ["rule", "times", "saves", "left", "right", "where"].map(str::to_string).to_vec();
    let line = |(n, r): (usize, &Rule)| {
        let conditions: Vec<String> = r.conditions.iter().map(ToString::to_string).collect();
        let sides = [&r.example.left, &r.example.right].map(mnemonics);
        let [left, right] = sides;
        vec![(n + 1).to_string(), r.times.to_string(), r.saves().to_string(), left, right, conditions.join(", ")]
    };
    markdown(&std::iter::once(head).chain(rules.iter().enumerate().map(line)).collect::<Vec<_>>())
}

/// The instructions of a graph, in its order.
fn mnemonics(dag: &Dag) -> String {
    let names = dag.iter().filter_map(|(_, n)| n.row()).map(|row| row.mnemonic);
    let names: Vec<&str> = names.collect();
    if names.is_empty() { "-".to_string() } else { names.join(" ") }
}

/// What is wrong with a rule.
pub fn fault(fault: &RuleFault) -> String {
    match fault {
        RuleFault::Form(what) => what.clone(),
        RuleFault::Differs(states) => format!("the sides differ on {states} states"),
        RuleFault::NotProved(Verdict::Refuted(_)) => "refuted".to_string(),
        RuleFault::NotProved(_) => "not proved within the limit; a larger --rlimit may do".to_string(),
        RuleFault::SubsumedBy(other) => format!("rule {} does as much", other + 1),
    }
}

/// What a check says of all rules.
pub fn checked(checks: &[RuleCheck]) -> String {
    let right = checks.iter().filter(|c| c.fault.is_none()).count();
    let states: usize = checks.iter().filter_map(|c| c.instances).map(|i| i.equal + i.outside).sum();
    let different: usize = checks.iter().filter_map(|c| c.instances).map(|i| i.different).sum();
    let without = checks.iter().filter(|c| c.instances.is_none()).count();
    format!(
        "{right} of {} rules proved and needed; {states} states equal, {different} different; {without} rules without states\n",
        checks.len()
    )
}

/// What was learned, by kind.
pub fn learned(learned: &LearnedRules) -> String {
    let head = ["kind", "found", "different", "symbolic", "widths", "one of both", "particular", "in place only"];
    let mut cells = vec![head.map(str::to_string).to_vec()];
    let mut all = RuleTally::default();
    for kind in RuleKind::ALL {
        let t = learned.tallies.get(&kind).copied().unwrap_or_default();
        all = sum(all, t);
        cells.push(line(name(kind), t));
    }
    cells.push(line("all", all));
    format!(
        "{}\n{} rules; {} more that others make needless\n",
        markdown(&cells),
        learned.rules.len(),
        learned.subsumed
    )
}

fn line(name: &str, t: RuleTally) -> Vec<String> {
    let share =
        |n: u32| (100 * n).checked_div(t.different).map_or("-".to_string(), |percent| format!("{n} ({percent} %)"));
    let counts = [t.symbolic, t.widths, t.general, t.particular, t.in_place].map(share);
    [vec![name.to_string(), t.found.to_string(), t.different.to_string()], counts.to_vec()].concat()
}

fn sum(a: RuleTally, b: RuleTally) -> RuleTally {
    RuleTally {
        found: a.found + b.found,
        different: a.different + b.different,
        symbolic: a.symbolic + b.symbolic,
        widths: a.widths + b.widths,
        general: a.general + b.general,
        particular: a.particular + b.particular,
        in_place: a.in_place + b.in_place,
    }
}

const fn name(kind: RuleKind) -> &'static str {
    match kind {
        RuleKind::Plain => "registers",
        RuleKind::Constants => "constants",
        RuleKind::Flags => "flags",
        RuleKind::Vectors => "vectors",
    }
}
