//! Rules: what a search found once, made general, is found again without a search (Hydra, OOPSLA 2024; MISAAL, PLDI 2025).
//! A rule only proposes: what it gives is proved in its place as any other candidate.

use crate::ir::graph::{Dag, Kind, Node};
use crate::ir::signature::{Compare, Condition, ConditionTerm};
use crate::search::windows::weight;
use isa::{FeatureSet, Gpr};

mod cases;
pub mod claim;
mod commuting;
mod entry;
mod example;
pub mod functions;
pub mod generalise;
mod matching;
pub mod number;
pub mod place;
mod set;
mod shipped;
mod subsumption;
pub mod text;

pub use example::RuleExample;
pub use matching::RuleMatch;
pub use set::{RulePlace, RuleProposal, RuleSet};
pub use shipped::{TEXT as SHIPPED_TEXT, shipped};

use number::{NumberCondition, NumberTerm, SymbolValues};
use place::{NumberPlace, PlacedNumber, numbers, put};

/// A left side that a right side may stand for. Both are examples; constants of the left one may be others, and some of the
/// right one are made from those.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rule {
    pub example: RuleExample,
    pub symbols: Vec<RuleSymbol>,
    pub derived: Vec<DerivedNumber>,
    /// What must hold of the symbols.
    pub conditions: Vec<NumberCondition>,
    /// How often it was found.
    pub times: u32,
    /// Names of functions that it was found in, some of them.
    pub found_in: Vec<String>,
}

/// A constant of a left side that may be another, the same in all its places.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RuleSymbol {
    pub places: Vec<NumberPlace>,
    /// In bits.
    pub width: u16,
}

/// A constant of a right side that is made from those of the left.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DerivedNumber {
    pub place: NumberPlace,
    pub term: NumberTerm,
    /// In bits.
    pub width: u16,
}

/// That an input is no less, or no more, than a number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct InputBound {
    pub input: Gpr,
    pub bound: u64,
    pub above: bool,
}

impl Rule {
    /// An example, and nothing but that.
    pub fn of_example(example: RuleExample) -> Rule {
        Rule {
            example,
            symbols: Vec::new(),
            derived: Vec::new(),
            conditions: Vec::new(),
            times: 1,
            found_in: Vec::new(),
        }
    }

    /// The widest operand of its left side, in bits, of at most 64: what a width of a number is.
    pub fn width(&self) -> u16 {
        let widths = self.example.left.iter().filter_map(|(_, node)| node.row()?.width());
        widths.map(|w| w.bits().min(64)).max().unwrap_or(64)
    }

    /// Instructions and constants that it saves where nobody else needs those of the left side.
    pub fn saves(&self) -> usize {
        weight(&self.example.left).saturating_sub(weight(&self.example.right))
    }

    /// Numbers of the example for its symbols; `None` if a place has none.
    pub fn example_numbers(&self) -> Option<SymbolValues<u64>> {
        let all = numbers(&self.example.left);
        let number = |s: &RuleSymbol| {
            let placed = |p: &NumberPlace| all.iter().find(|n| n.place == *p && n.width == s.width).map(|n| n.value);
            let values: Vec<u64> = s.places.iter().map(placed).collect::<Option<_>>()?;
            values.first().copied().filter(|v| values.iter().all(|x| x == v))
        };
        let symbols = self.symbols.iter().map(number).collect::<Option<_>>()?;
        Some(SymbolValues { symbols, width: self.width() })
    }

    /// Both sides with these numbers; `None` if no instruction holds one of them in its place.
    pub fn instance(&self, numbers: &SymbolValues<u64>) -> Option<RuleExample> {
        let mut left = self.example.left.clone();
        for (symbol, value) in self.symbols.iter().zip(&numbers.symbols) {
            symbol.places.iter().try_for_each(|p| put(&mut left, *p, *value, symbol.width))?;
        }
        Some(RuleExample { left, right: self.right_side(numbers)? })
    }

    /// The right side with these numbers; `None` if no instruction holds one that is made from them in its place.
    pub fn right_side(&self, numbers: &SymbolValues<u64>) -> Option<Dag> {
        let mut right = self.example.right.clone();
        for derived in &self.derived {
            put(&mut right, derived.place, derived.term.value(numbers, derived.width), derived.width)?;
        }
        Some(right)
    }

    /// Features that the CPU must have for its right side.
    pub fn features(&self) -> FeatureSet {
        self.example.right.features()
    }

    /// What must hold of inputs. Facts of another form are none that can be looked up: then `None`.
    pub fn bounds(&self) -> Option<Vec<InputBound>> {
        let bound = |c: &Condition| match c {
            Condition::Compare {
                op,
                left: ConditionTerm::Register(input, _),
                right: ConditionTerm::Constant(bound),
            } => {
                let above = match op {
                    Compare::Le => true,
                    Compare::Ge => false,
                    _ => return None,
                };
                Some(InputBound { input: *input, bound: *bound as u64, above })
            }
            _ => None,
        };
        self.example.left.facts.iter().map(bound).collect()
    }

    /// What is wrong with its form, if anything is: outputs, places and numbers must be there.
    pub fn mistake(&self) -> Option<String> {
        let RuleExample { left, right } = &self.example;
        let outputs = |d: &Dag| {
            let registers: Vec<_> = d.live_out.iter().map(|l| (l.reg, l.mask)).collect();
            (registers, d.live_out_flags.iter().map(|f| f.0).collect::<Vec<_>>())
        };
        if outputs(left) != outputs(right) || left.live_out.is_empty() && left.live_out_flags.is_empty() {
            return Some("the sides have not the same outputs".to_string());
        }
        if !left.effects.is_empty() || !right.effects.is_empty() {
            return Some("a side has an effect".to_string());
        }
        if !reads_no_more(right, left) {
            return Some("the right side reads what the left side does not".to_string());
        }
        let placed: Vec<PlacedNumber> = numbers(right);
        let is_there = |d: &DerivedNumber| placed.iter().any(|n| n.place == d.place && n.width == d.width);
        if let Some(d) = self.derived.iter().find(|d| !is_there(d)) {
            return Some(format!("the right side has no number of {} bits at {}", d.width, d.place));
        }
        let Some(numbers) = self.example_numbers() else {
            return Some("a symbol has a place without a number of its width, or two numbers".to_string());
        };
        let terms = self.derived.iter().map(|d| &d.term);
        let terms = terms.chain(self.conditions.iter().flat_map(|c| [&c.left, &c.right]));
        if terms.flat_map(NumberTerm::symbols).any(|s| usize::from(s.0) >= self.symbols.len()) {
            return Some("a number is made from a symbol that is not there".to_string());
        }
        if !self.conditions.iter().all(|c| c.is_met(&numbers)) {
            return Some("the example breaks a condition".to_string());
        }
        if self.bounds().is_none() {
            return Some("a fact is no bound of an input".to_string());
        }
        (self.instance(&numbers).as_ref() != Some(&self.example))
            .then(|| "the example is not what its own numbers give".to_string())
    }
}

/// Whether all inputs of one graph are inputs of another.
fn reads_no_more(dag: &Dag, than: &Dag) -> bool {
    let is_input = |node: &Node| matches!(node.kind, Kind::Input(_) | Kind::InputFlag(_));
    let inputs: Vec<&Kind> = than.iter().map(|(_, n)| n).filter(|n| is_input(n)).map(|n| &n.kind).collect();
    let alive = dag.alive();
    dag.iter().filter(|(id, n)| alive[id.index()] && is_input(n)).all(|(_, n)| inputs.contains(&&n.kind))
}

/// A fact about other inputs; `None` if one has no other name.
fn renamed_fact(fact: &Condition, name: &dyn Fn(Gpr) -> Option<Gpr>) -> Option<Condition> {
    match fact {
        Condition::Compare { op, left: ConditionTerm::Register(input, width), right } => Some(Condition::Compare {
            op: *op,
            left: ConditionTerm::Register(name(*input)?, *width),
            right: right.clone(),
        }),
        _ => None,
    }
}
