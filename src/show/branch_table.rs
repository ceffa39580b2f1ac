//! Decisions between conditional moves and branches as tables.

use crate::lab::experiment::branches::{BranchRow, PROBABILITIES};
use lowering::phases::if_conversion::WHOLE;

type Cells = Vec<Vec<String>>;

fn cells(head: &[&str], rows: impl IntoIterator<Item = Vec<String>>) -> Cells {
    std::iter::once(head.iter().map(ToString::to_string).collect()).chain(rows).collect()
}

fn probabilities() -> impl Iterator<Item = f64> {
    PROBABILITIES.into_iter().map(|o| f64::from(o) / f64::from(WHOLE))
}

/// Rows that differ in what is not named here.
fn groups(rows: &[BranchRow]) -> Vec<(String, String, bool)> {
    let mut all: Vec<(String, String, bool)> = Vec::new();
    for r in rows {
        let key = (r.machine.clone(), r.objective.clone(), r.predictable);
        if !all.contains(&key) {
            all.push(key);
        }
    }
    all.sort();
    all
}

fn of<'r>(rows: &'r [BranchRow], (machine, objective, predictable): &(String, String, bool)) -> Vec<&'r BranchRow> {
    let fits = |r: &&BranchRow| r.machine == *machine && r.objective == *objective && r.predictable == *predictable;
    rows.iter().filter(fits).collect()
}

fn order(predictable: bool) -> String {
    if predictable { "sorted" } else { "random" }.to_string()
}

/// How often the branch is taken, by how often the condition holds.
pub fn summary_cells(rows: &[BranchRow]) -> Cells {
    let head: Vec<String> = ["machine", "objective", "outcomes", "pieces"]
        .map(ToString::to_string)
        .into_iter()
        .chain(probabilities().map(|o| format!("branch at {o}")))
        .collect();
    let line = |g: &(String, String, bool)| {
        let own = of(rows, g);
        let at = |o: f64| own.iter().filter(|r| r.holds == o).collect::<Vec<_>>();
        let taken = |o| at(o).iter().filter(|r| r.branches).count().to_string();
        let pieces = probabilities().map(|o| at(o).len()).max().unwrap_or(0);
        [g.0.clone(), g.1.clone(), order(g.2), pieces.to_string()]
            .into_iter()
            .chain(probabilities().map(taken))
            .collect()
    };
    std::iter::once(head).chain(groups(rows).iter().map(line)).collect()
}

/// The probabilities from which on each piece is branched.
pub fn function_cells(rows: &[BranchRow]) -> Cells {
    let mut names: Vec<(&str, &str)> = rows.iter().map(|r| (r.input.as_str(), r.function.as_str())).collect();
    names.dedup();
    let groups: Vec<_> = groups(rows).into_iter().filter(|g| !g.2).collect();
    let head = ["input", "piece"].map(ToString::to_string).into_iter();
    let head: Vec<String> = head.chain(groups.iter().map(|g| format!("{} {}", g.0, g.1))).collect();
    let line = |(input, function): &(&str, &str)| {
        let from = |g: &(String, String, bool)| {
            let own = of(rows, g).into_iter().filter(|r| r.input == *input && r.function == *function);
            let taken: Vec<f64> = own.filter(|r| r.branches).map(|r| r.holds).collect();
            taken.first().map_or("never".to_string(), |o| format!("from {o}"))
        };
        [input.to_string(), function.to_string()].into_iter().chain(groups.iter().map(from)).collect()
    };
    std::iter::once(head).chain(names.iter().map(line)).collect()
}

/// Whether the clock agrees.
pub fn clock_cells(rows: &[BranchRow]) -> Cells {
    let head = ["machine", "objective", "outcomes", "timed", "equal within 5 %", "agree", "disagree", "agreement"];
    let line = |name: [String; 3], own: &[&BranchRow]| {
        let timed = own.iter().filter(|r| r.measured_straight.is_some() && r.measured_branch.is_some()).count();
        let said = |yes| own.iter().filter(|r| r.agrees() == Some(yes)).count();
        let tied = own.iter().filter(|r| r.tied()).count();
        let (agree, disagree) = (said(true), said(false));
        let part = if agree + disagree == 0 { 0.0 } else { 100.0 * agree as f64 / (agree + disagree) as f64 };
        let numbers = [timed, tied, agree, disagree].map(|n| n.to_string());
        let row: Vec<String> = name.into_iter().chain(numbers).chain([format!("{part:.1} %")]).collect();
        (timed > 0).then_some(row)
    };
    let each = groups(rows);
    let each = each.iter().filter_map(|g| line([g.0.clone(), g.1.clone(), order(g.2)], &of(rows, g)));
    let all = line(["all", "all", "all"].map(ToString::to_string), &rows.iter().collect::<Vec<_>>());
    cells(&head, each.chain(all))
}

/// One line for each decision.
pub fn run_cells(rows: &[BranchRow]) -> Cells {
    let head = [
        "input",
        "piece",
        "machine",
        "objective",
        "holds",
        "outcomes",
        "straight",
        "branch",
        "decision",
        "measured straight",
        "measured branch",
    ];
    let line = |r: &BranchRow| {
        let number = |x: Option<f64>| x.map_or(String::new(), |x| format!("{x:.2}"));
        vec![
            r.input.clone(),
            r.function.clone(),
            r.machine.clone(),
            r.objective.clone(),
            r.holds.to_string(),
            order(r.predictable),
            number(Some(r.straight)),
            number(Some(r.branch)),
            if r.branches { "branch" } else { "moves" }.to_string(),
            number(r.measured_straight),
            number(r.measured_branch),
        ]
    };
    cells(&head, rows.iter().map(line))
}
