//! Rules as a page: those first that would save most in real code, each with its places there.

use super::mnemonics;
use crate::lab::rules::PlaceInCode;
use crate::show::html::{escaped, page};
use crate::show::sorted_table::{SortedTable, TableCell, script};
use dag::search::rules::{Rule, text};
use std::cmp::Reverse;
use std::collections::BTreeMap;

/// Places of one rule that are listed.
const MOST_PLACES: usize = 20;

/// A rule and what it would save.
struct RankedRule<'r> {
    /// From 1.
    number: usize,
    rule: &'r Rule,
    times: usize,
    /// Instructions, in all places together.
    saved: usize,
    places: &'r [PlaceInCode],
}

/// What the rules would save in the code that was looked at, `functions` of it.
pub fn in_code(rules: &[Rule], places: &BTreeMap<usize, Vec<PlaceInCode>>, functions: usize) -> String {
    let ranked = places.iter().filter_map(|(&n, places)| {
        let saved = places.iter().map(|p| p.saves).sum();
        Some(RankedRule { number: n + 1, rule: rules.get(n)?, times: places.len(), saved, places })
    });
    let ranked = in_order(ranked);
    let (times, saved) = (ranked.iter().map(|r| r.times).sum::<usize>(), ranked.iter().map(|r| r.saved).sum::<usize>());
    let about = format!(
        "{} of {} rules have their left sides in {functions} functions, at {times} places, where their right sides would save \
         {saved} instructions, each rule taken alone.",
        ranked.len(),
        rules.len(),
    );
    whole(&about, &ranked)
}

/// What the rules saved where they were learned.
pub fn as_learned(rules: &[Rule]) -> String {
    let ranked = rules.iter().enumerate().map(|(n, rule)| {
        let times = rule.times as usize;
        let saved = times * rule.saves();
        RankedRule { number: n + 1, rule, times, saved, places: &[] }
    });
    let about = format!("{} rules, by what they saved in the code that they were learned from.", rules.len());
    whole(&about, &in_order(ranked))
}

fn in_order<'r>(rules: impl Iterator<Item = RankedRule<'r>>) -> Vec<RankedRule<'r>> {
    let mut ranked: Vec<RankedRule> = rules.collect();
    ranked.sort_by_key(|r| (Reverse(r.saved), Reverse(r.times), r.number));
    ranked
}

fn whole(about: &str, ranked: &[RankedRule]) -> String {
    let head = ["saved", "places", "rule", "what it does"];
    let mut table = SortedTable::new("rules", "rules", "lea 64, a function, …", &head);
    for RankedRule { number, rule, times, saved, places } in ranked {
        let numbers = [saved, times, number].map(|&n| TableCell::number(n as u32));
        table.row(numbers.into_iter().chain([TableCell::html(details(rule, places))]).collect());
    }
    page("Rules, by what they save", about, &(table.html() + script()))
}

/// What a rule does in a line, with the rest folded away.
fn details(rule: &Rule, places: &[PlaceInCode]) -> String {
    let [left, right] = [&rule.example.left, &rule.example.right].map(mnemonics);
    let conditions: Vec<String> = rule.conditions.iter().map(ToString::to_string).collect();
    let when = if conditions.is_empty() { String::new() } else { format!(" where {}", conditions.join(", ")) };
    let whole = text::print(std::slice::from_ref(rule));
    let whole = whole.split_once("\n\n").map_or(whole.as_str(), |(_, rule)| rule);
    format!(
        "<details><summary>{} → {}{}</summary>\n<pre>{}</pre>{}</details>",
        escaped(&left),
        escaped(&right),
        escaped(&when),
        escaped(whole),
        listed(places)
    )
}

fn listed(places: &[PlaceInCode]) -> String {
    if places.is_empty() {
        return String::new();
    }
    let mut items: Vec<String> = places.iter().take(MOST_PLACES).map(place).collect();
    if let Some(more @ 1..) = places.len().checked_sub(MOST_PLACES) {
        items.push(format!("{more} more"));
    }
    let items: String = items.iter().map(|i| format!("<li>{}</li>\n", escaped(i))).collect();
    format!("<ul>\n{items}</ul>\n")
}

fn place(place: &PlaceInCode) -> String {
    let PlaceInCode { input, function, line, saves } = place;
    let line = line.map_or(String::new(), |line| format!(":{line}"));
    format!("{function} ({input}{line}), {saves} less")
}
