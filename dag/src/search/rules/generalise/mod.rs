//! From an example to a rule: what does not matter goes, constants become symbols, each step kept only if it is proved (Hydra,
//! OOPSLA 2024).

use super::number::SymbolValues;
use super::{Rule, RuleExample};
use crate::ir::graph::{Class, Dag, Kind};
use crate::lift::rebuild;
use crate::prove::{ProofStats, Verdict};
use crate::search::spec::nth_register;
use crate::smt::Limits;
use isa::Reg;
use rustc_hash::FxHashMap;

mod conditions;
mod derive;
mod instances;
mod shrink;
mod symbols;
mod widths;

pub use instances::{InstanceTally, RuleTest, sample};

/// Decides claims.
#[derive(Debug)]
pub struct Judge {
    pub limits: Limits,
    pub stats: ProofStats,
}

impl Judge {
    pub fn new(limits: Limits) -> Judge {
        Judge { limits, stats: ProofStats::default() }
    }

    /// Whether a rule is well formed, and proved.
    pub fn holds(&mut self, rule: &Rule) -> bool {
        rule.mistake().is_none() && rule.prove(self.limits, &mut self.stats) == Verdict::Proved
    }
}

/// What became of an example.
#[derive(Debug)]
pub struct Generalised {
    pub rule: Rule,
    /// The same at other widths.
    pub others: Vec<Rule>,
}

impl Generalised {
    /// Whether it says more than its example does: constants may be others, or there is more than one width.
    pub fn is_general(&self) -> bool {
        !self.rule.symbols.is_empty() || !self.others.is_empty()
    }

    /// All rules of it.
    pub fn all(self) -> impl Iterator<Item = Rule> {
        std::iter::once(self.rule).chain(self.others)
    }
}

/// The most general rule that is found for an example; `None` if the example is not proved by itself, since it holds only
/// where it was found.
pub fn generalise(example: &RuleExample, judge: &mut Judge) -> Option<Generalised> {
    let example = RuleExample { left: bare(&example.left)?, right: bare(&example.right)? };
    let rule = shrink::without_facts(Rule::of_example(example), judge)?;
    let rule = shrink::on_all_bits(rule, judge);
    let rule = shrink::without_nodes(rule, judge);
    let rule = named_in_order(&symbols::open_numbers(rule, judge))?;
    let others = widths::at_other_widths(&rule, judge);
    Some(Generalised { rule, others })
}

/// A graph without what nobody needs.
fn bare(dag: &Dag) -> Option<Dag> {
    rebuild(dag, &FxHashMap::default())
}

/// A rule whose inputs are numbered in the order of the left side, so that equal rules are equal; facts are about the same inputs.
fn named_in_order(rule: &Rule) -> Option<Rule> {
    let left = &rule.example.left;
    let mut counts = [0; Class::COUNT];
    let mut names: FxHashMap<Reg, Reg> = FxHashMap::default();
    for (_, node) in left.iter() {
        if let Kind::Input(old) = node.kind {
            let class = Class::of(old);
            let count = &mut counts[class.index()];
            names.insert(old, nth_register(class, *count)?);
            *count += 1;
        }
    }
    let mut rule = rule.clone();
    for side in [&mut rule.example.left, &mut rule.example.right] {
        side.edit(|_, kind| {
            if let Kind::Input(register) = kind {
                *register = names.get(register).copied().unwrap_or(*register);
            }
        });
    }
    let facts = rule.example.left.facts.iter();
    let renamed = |input: isa::Gpr| names.get(&Reg::of(input)).and_then(|r| r.gpr());
    rule.example.left.facts = facts.map(|c| super::renamed_fact(c, &renamed)).collect::<Option<_>>()?;
    Some(rule)
}

/// Values of the symbols of a rule.
type Numbers = SymbolValues<u64>;
