//! Decisions between conditional moves and branches as tables.

use crate::lab::experiment::branches::{BranchRow, PROBABILITIES};
use lowering::phases::if_conversion::WHOLE;
use std::collections::BTreeSet;

type Cells = Vec<Vec<String>>;

fn cells(head: &[&str], rows: impl IntoIterator<Item = Vec<String>>) -> Cells {
    std::iter::once(head.iter().map(ToString::to_string).collect()).chain(rows).collect()
}

fn probabilities() -> impl Iterator<Item = f64> {
    PROBABILITIES.into_iter().map(|o| f64::from(o) / f64::from(WHOLE))
}

/// Rows that differ in what is not named here.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
struct BranchSetting {
    machine: String,
    objective: String,
    predictable: bool,
}

impl BranchSetting {
    fn of(r: &BranchRow) -> BranchSetting {
        BranchSetting { machine: r.machine.clone(), objective: r.objective.clone(), predictable: r.predictable }
    }

    fn rows<'r>(&self, rows: &'r [BranchRow]) -> Vec<&'r BranchRow> {
        rows.iter().filter(|r| BranchSetting::of(r) == *self).collect()
    }

    fn cells(&self) -> [String; 3] {
        [self.machine.clone(), self.objective.clone(), order(self.predictable)]
    }
}

fn settings(rows: &[BranchRow]) -> Vec<BranchSetting> {
    let all: BTreeSet<BranchSetting> = rows.iter().map(BranchSetting::of).collect();
    all.into_iter().collect()
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
    let line = |s: &BranchSetting| {
        let own = s.rows(rows);
        let at = |o: f64| own.iter().filter(|r| r.holds == o).collect::<Vec<_>>();
        let taken = |o| at(o).iter().filter(|r| r.branches).count().to_string();
        let pieces = probabilities().map(|o| at(o).len()).max().unwrap_or(0);
        s.cells().into_iter().chain([pieces.to_string()]).chain(probabilities().map(taken)).collect()
    };
    std::iter::once(head).chain(settings(rows).iter().map(line)).collect()
}

/// The probabilities from which on each piece is branched.
pub fn function_cells(rows: &[BranchRow]) -> Cells {
    let mut names: Vec<(&str, &str)> = rows.iter().map(|r| (r.input.as_str(), r.function.as_str())).collect();
    names.dedup();
    let settings: Vec<_> = settings(rows).into_iter().filter(|s| !s.predictable).collect();
    let head = ["input", "piece"].map(ToString::to_string).into_iter();
    let head: Vec<String> = head.chain(settings.iter().map(|s| format!("{} {}", s.machine, s.objective))).collect();
    let line = |(input, function): &(&str, &str)| {
        let from = |s: &BranchSetting| {
            let own = s.rows(rows).into_iter().filter(|r| r.input == *input && r.function == *function);
            let taken: Vec<f64> = own.filter(|r| r.branches).map(|r| r.holds).collect();
            taken.first().map_or("never".to_string(), |o| format!("from {o}"))
        };
        [input.to_string(), function.to_string()].into_iter().chain(settings.iter().map(from)).collect()
    };
    std::iter::once(head).chain(names.iter().map(line)).collect()
}

/// Whether the clock agrees.
pub fn clock_cells(rows: &[BranchRow]) -> Cells {
    let head = ["machine", "objective", "outcomes", "timed", "equal within 5 %", "agree", "disagree", "agreement"];
    let line = |name: [String; 3], own: &[&BranchRow]| {
        let timed = own.iter().filter(|r| r.measured_straight.is_some() && r.measured_branch.is_some()).count();
        let agreeing = |yes| own.iter().filter(|r| r.agrees() == Some(yes)).count();
        let tied = own.iter().filter(|r| r.tied()).count();
        let (agree, disagree) = (agreeing(true), agreeing(false));
        let part = if agree + disagree == 0 { 0.0 } else { 100.0 * agree as f64 / (agree + disagree) as f64 };
        let numbers = [timed, tied, agree, disagree].map(|n| n.to_string());
        let row: Vec<String> = name.into_iter().chain(numbers).chain([format!("{part:.1} %")]).collect();
        (timed > 0).then_some(row)
    };
    let settings = settings(rows);
    let each = settings.iter().filter_map(|s| line(s.cells(), &s.rows(rows)));
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
