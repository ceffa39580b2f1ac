//! Rules as text: what is reviewed, shipped and read back.

use super::number::{NumberCondition, NumberTerm};
use super::place::{NumberPlace, numbers};
use super::{DerivedNumber, Rule, RuleExample, RuleSymbol};
use crate::ir::graph::Dag;
use crate::text::{self, TextError};
use std::fmt::Write;

/// Version of the form.
const VERSION: &str = "rules 1";

/// Rules as text; [`parse`] reads it.
pub fn print(rules: &[Rule]) -> String {
    let mut out = format!("{VERSION}\n");
    for rule in rules {
        let _ = writeln!(out, "\nrule {} times", rule.times);
        for (name, side) in [("left", &rule.example.left), ("right", &rule.example.right)] {
            let _ = writeln!(out, "{name}");
            text::print(side).lines().skip(1).for_each(|line| _ = writeln!(out, "  {line}"));
        }
        for (n, symbol) in rule.symbols.iter().enumerate() {
            let places: Vec<String> = symbol.places.iter().map(|p| p.to_string()).collect();
            let _ = writeln!(out, "symbol c{n} = {}", places.join(" "));
        }
        for derived in &rule.derived {
            let _ = writeln!(out, "number {} = {}", derived.place, derived.term);
        }
        for condition in &rule.conditions {
            let _ = writeln!(out, "where {condition}");
        }
        if !rule.found_in.is_empty() {
            let _ = writeln!(out, "in {}", rule.found_in.join(" "));
        }
    }
    out
}

/// A line of the text, and its number from 1.
#[derive(Clone, Copy)]
struct RuleLine<'t> {
    number: u32,
    text: &'t str,
}

impl RuleLine<'_> {
    fn error(self, what: impl Into<String>, remedy: &str) -> TextError {
        TextError { line: self.number, text: self.text.to_string(), what: what.into(), remedy: remedy.to_string() }
    }
}

/// Reads rules.
///
/// # Errors
/// Mistakes with their lines, at most one for each rule.
pub fn parse(text: &str) -> Result<Vec<Rule>, Vec<TextError>> {
    let lines = text.lines().zip(1..).map(|(text, number)| RuleLine { number, text });
    let lines: Vec<RuleLine> = lines.filter(|l| !l.text.trim().is_empty() && !l.text.starts_with('#')).collect();
    let first = lines.first().copied().unwrap_or(RuleLine { number: 1, text: "" });
    if first.text.trim() != VERSION {
        return Err(vec![first.error("this is no file of rules of this version", &format!("begin with `{VERSION}`"))]);
    }
    let is_head = |l: &RuleLine| l.text.starts_with("rule ");
    let heads: Vec<usize> = (1..lines.len()).filter(|n| is_head(&lines[*n])).collect();
    if let Some(line) = lines.get(1).filter(|l| !is_head(l)) {
        return Err(vec![line.error("this stands before the first rule", "begin each with `rule N times`")]);
    }
    let (mut rules, mut errors) = (Vec::new(), Vec::new());
    for (k, &start) in heads.iter().enumerate() {
        let end = heads.get(k + 1).copied().unwrap_or(lines.len());
        match RuleReader::read(&lines[start..end]) {
            Ok(rule) => rules.push(rule),
            Err(error) => errors.push(error),
        }
    }
    if errors.is_empty() { Ok(rules) } else { Err(errors) }
}

/// The texts of the rules in a file of them.
pub fn rules(text: &str) -> impl Iterator<Item = &str> {
    text.split("\n\n").filter(|part| part.starts_with("rule "))
}

/// The names of the instructions of a rule's left side, in order.
pub fn instructions(rule: &str) -> impl Iterator<Item = &str> {
    let left = rule.lines().skip_while(|l| *l != "left").skip(1).take_while(|l| l.starts_with(' '));
    left.filter_map(|line| {
        let (name, kind) = line.split_once(" = ")?;
        let kind = kind.split_whitespace().next()?;
        let is_node = !name.trim_start().contains(' ');
        (is_node && !matches!(kind, "input" | "const")).then_some(kind)
    })
}

/// The lines of a rule's right side.
pub fn right_side(rule: &str) -> &str {
    let Some((_, rest)) = rule.split_once("\nright\n") else { return "" };
    let mut end = 0;
    for line in rest.split_inclusive('\n').take_while(|l| l.starts_with(' ')) {
        end += line.len();
    }
    &rest[..end]
}

/// Reads the lines of a side.
///
/// # Errors
/// Its first mistake.
pub fn parse_side(text: &str) -> Result<Dag, TextError> {
    let lines = text.lines().zip(1..).map(|(text, number)| RuleLine { number, text });
    graph(&lines.collect::<Vec<_>>())
}

/// Reads one rule.
///
/// # Errors
/// Its first mistake.
pub fn parse_rule(text: &str) -> Result<Rule, TextError> {
    let lines = text.lines().zip(1..).map(|(text, number)| RuleLine { number, text });
    RuleReader::read(&lines.collect::<Vec<_>>())
}

/// The parts of a rule, as far as they were read.
#[derive(Default)]
struct RuleReader<'t> {
    left: Vec<RuleLine<'t>>,
    right: Vec<RuleLine<'t>>,
    others: Vec<RuleLine<'t>>,
}

impl<'t> RuleReader<'t> {
    fn read(lines: &[RuleLine<'t>]) -> Result<Rule, TextError> {
        let head = lines[0];
        let times = head.text.split_whitespace().nth(1).and_then(|n| n.parse().ok());
        let times = times.ok_or_else(|| head.error("no number of times", "write `rule N times`"))?;
        let mut reader = RuleReader::default();
        let mut side = None;
        for &line in &lines[1..] {
            match line.text.trim_end() {
                "left" => side = Some(0),
                "right" => side = Some(1),
                text if text.starts_with(' ') => match side {
                    Some(0) => reader.left.push(line),
                    Some(_) => reader.right.push(line),
                    None => return Err(line.error("this belongs to no side", "put it below `left` or `right`")),
                },
                _ => reader.others.push(line),
            }
        }
        let example = RuleExample { left: graph(&reader.left)?, right: graph(&reader.right)? };
        let mut rule = Rule { times, ..Rule::of_example(example) };
        for &line in &reader.others {
            reader.item(line, &mut rule)?;
        }
        match rule.mistake() {
            Some(what) => Err(head.error(what, "write the rule as `rules learn` does")),
            None => Ok(rule),
        }
    }

    fn item(&self, line: RuleLine, rule: &mut Rule) -> Result<(), TextError> {
        let unknown = || {
            line.error("this is no part of a rule", "write `symbol`, `number`, `where` or `in` as `rules learn` does")
        };
        let (word, rest) = line.text.trim().split_once(' ').ok_or_else(unknown)?;
        match word {
            "in" => rule.found_in = rest.split_whitespace().map(str::to_string).collect(),
            "where" => rule.conditions.push(NumberCondition::parse(rest).ok_or_else(unknown)?),
            "symbol" => {
                let (name, places) = rest.split_once('=').ok_or_else(unknown)?;
                if name.trim() != format!("c{}", rule.symbols.len()) {
                    return Err(line.error("symbols are numbered from c0 on", "number them in order"));
                }
                let places: Option<Vec<NumberPlace>> = places.split_whitespace().map(NumberPlace::parse).collect();
                let places = places.filter(|p| !p.is_empty()).ok_or_else(unknown)?;
                let known = numbers(&rule.example.left);
                let width = known.iter().find(|n| n.place == places[0]).map(|n| n.width);
                let width = width
                    .ok_or_else(|| line.error("there is no number in the left side", "name a place that has one"))?;
                rule.symbols.push(RuleSymbol { places, width });
            }
            "number" => {
                let (place, term) = rest.split_once('=').ok_or_else(unknown)?;
                let place = NumberPlace::parse(place.trim()).ok_or_else(unknown)?;
                let term = NumberTerm::parse(term).ok_or_else(unknown)?;
                let known = numbers(&rule.example.right);
                let width = known.iter().find(|n| n.place == place).map(|n| n.width);
                let width = width
                    .ok_or_else(|| line.error("there is no number in the right side", "name a place that has one"))?;
                rule.derived.push(DerivedNumber { place, term, width });
            }
            _ => return Err(unknown()),
        }
        Ok(())
    }
}

fn graph(lines: &[RuleLine]) -> Result<Dag, TextError> {
    let text: Vec<&str> = lines.iter().map(|l| l.text).collect();
    text::parse(&text.join("\n")).map_err(|errors| {
        let error = errors.into_iter().next().expect("an error has a line");
        let number = lines.get(error.line as usize - 1).map_or(0, |l| l.number);
        TextError { line: number, ..error }
    })
}
