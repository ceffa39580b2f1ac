//! Rules made wrong, in ways that a slip of whoever writes or generalises them could.

use dag::ir::graph::{Dag, Kind, NodeId, Use, Value};
use dag::ir::signature::{Compare, Condition, ConditionTerm};
use dag::search::rules::number::{NumberCondition, NumberTerm};
use dag::search::rules::place::{numbers, put};
use dag::search::rules::{Rule, RuleSymbol};
use isa::{BinOp, Row, RowId, UnOp, Width, table};

/// What is done to a rule.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Slip {
    RightInstruction,
    LeftInstruction,
    RightWidth,
    LeftConstant,
    RightConstant,
    TermPlusOne,
    TermNegated,
    TermOfAnotherSymbol,
    TermForgotten,
    ConditionDropped,
    ConditionNegated,
    ConditionLoosened,
    ConditionOnAnotherSymbol,
    FactDropped,
    FactLoosened,
    SymbolSplit,
    ConstantOpened,
    OperandsSwapped,
    InputExchanged,
    OutputsExchanged,
    OutputDropped,
    MoreBitsSpokenOf,
    NodeSkipped,
}

/// A rule that may be wrong.
pub struct Variant {
    pub slip: Slip,
    pub rule: Rule,
}

/// All variants of a rule.
pub fn variants(rule: &Rule) -> Vec<Variant> {
    Slip::ALL.into_iter().flat_map(|slip| slip.of(rule).into_iter().map(move |rule| Variant { slip, rule })).collect()
}

impl Slip {
    const ALL: [Slip; 23] = [
        Slip::RightInstruction,
        Slip::LeftInstruction,
        Slip::RightWidth,
        Slip::LeftConstant,
        Slip::RightConstant,
        Slip::TermPlusOne,
        Slip::TermNegated,
        Slip::TermOfAnotherSymbol,
        Slip::TermForgotten,
        Slip::ConditionDropped,
        Slip::ConditionNegated,
        Slip::ConditionLoosened,
        Slip::ConditionOnAnotherSymbol,
        Slip::FactDropped,
        Slip::FactLoosened,
        Slip::SymbolSplit,
        Slip::ConstantOpened,
        Slip::OperandsSwapped,
        Slip::InputExchanged,
        Slip::OutputsExchanged,
        Slip::OutputDropped,
        Slip::MoreBitsSpokenOf,
        Slip::NodeSkipped,
    ];

    fn of(self, rule: &Rule) -> Vec<Rule> {
        match self {
            Slip::RightInstruction => on_right(rule, |side| other_rows(side, same_shape)),
            Slip::LeftInstruction => on_left(rule, |side| other_rows(side, same_shape)),
            Slip::RightWidth => on_right(rule, |side| other_rows(side, other_width)),
            Slip::LeftConstant => on_left(rule, next_constants),
            Slip::RightConstant => on_right(rule, next_constants),
            Slip::TermPlusOne => {
                on_terms(rule, |t, _| vec![NumberTerm::binary(BinOp::Add, t.clone(), NumberTerm::Literal(1))])
            }
            Slip::TermNegated => {
                on_terms(rule, |t, _| [UnOp::Neg, UnOp::Not].map(|o| NumberTerm::unary(o, t.clone())).into())
            }
            Slip::TermOfAnotherSymbol => on_terms(rule, |_, n| (0..n).map(NumberTerm::symbol).collect()),
            Slip::TermForgotten => without_each(&rule.derived, |derived| Rule { derived, ..rule.clone() }),
            Slip::ConditionDropped => without_each(&rule.conditions, |conditions| Rule { conditions, ..rule.clone() }),
            Slip::ConditionNegated => {
                on_conditions(rule, |c, _| vec![NumberCondition { holds: !c.holds, ..c.clone() }])
            }
            Slip::ConditionLoosened => on_conditions(rule, |c, _| {
                let next = NumberTerm::binary(BinOp::Add, c.right.clone(), NumberTerm::Literal(1));
                vec![NumberCondition { right: next, ..c.clone() }]
            }),
            Slip::ConditionOnAnotherSymbol => on_conditions(rule, |c, n| {
                (0..n).map(|s| NumberCondition { left: NumberTerm::symbol(s), ..c.clone() }).collect()
            }),
            Slip::FactDropped => without_each(&rule.example.left.facts, |facts| {
                let mut rule = rule.clone();
                rule.example.left.facts = facts;
                rule
            }),
            Slip::FactLoosened => on_left(rule, looser_facts),
            Slip::SymbolSplit => split_symbols(rule),
            Slip::ConstantOpened => opened_constants(rule),
            Slip::OperandsSwapped => on_right(rule, swapped_operands),
            Slip::InputExchanged => on_right(rule, exchanged_inputs),
            Slip::OutputsExchanged => on_right(rule, exchanged_outputs),
            Slip::OutputDropped => on_right(rule, |side| {
                let with = |live_out| {
                    let mut side = side.clone();
                    side.live_out = live_out;
                    side
                };
                without_each(&side.live_out, with)
            }),
            Slip::MoreBitsSpokenOf => more_bits(rule),
            Slip::NodeSkipped => on_right(rule, skipped_nodes),
        }
    }
}

fn on_right(rule: &Rule, change: impl Fn(&Dag) -> Vec<Dag>) -> Vec<Rule> {
    let with = |right: Dag| {
        let mut rule = rule.clone();
        rule.example.right = right;
        rule
    };
    change(&rule.example.right).into_iter().map(with).collect()
}

fn on_left(rule: &Rule, change: impl Fn(&Dag) -> Vec<Dag>) -> Vec<Rule> {
    let with = |left: Dag| {
        let mut rule = rule.clone();
        rule.example.left = left;
        rule
    };
    change(&rule.example.left).into_iter().map(with).collect()
}

/// Variants of the terms of the right side's constants; the example is what they then give.
fn on_terms(rule: &Rule, change: impl Fn(&NumberTerm, usize) -> Vec<NumberTerm>) -> Vec<Rule> {
    let numbers = rule.example_numbers().expect("a rule has an example");
    let of = |n: usize| {
        let terms = change(&rule.derived[n].term, rule.symbols.len()).into_iter();
        let with = |term: NumberTerm| {
            let mut rule = rule.clone();
            (term != rule.derived[n].term).then_some(())?;
            rule.derived[n].term = term;
            rule.example.right = rule.right_side(&numbers)?;
            Some(rule)
        };
        terms.filter_map(with).collect::<Vec<_>>()
    };
    (0..rule.derived.len()).flat_map(of).collect()
}

fn on_conditions(rule: &Rule, change: impl Fn(&NumberCondition, usize) -> Vec<NumberCondition>) -> Vec<Rule> {
    let of = |n: usize| {
        let with = |condition: NumberCondition| {
            let mut rule = rule.clone();
            rule.conditions[n] = condition;
            rule
        };
        let others = change(&rule.conditions[n], rule.symbols.len());
        others.into_iter().filter(|c| *c != rule.conditions[n]).map(with).collect::<Vec<_>>()
    };
    (0..rule.conditions.len()).flat_map(of).collect()
}

fn without_each<T: Clone, R>(all: &[T], make: impl Fn(Vec<T>) -> R) -> Vec<R> {
    let without = |n: usize| {
        let mut rest = all.to_vec();
        rest.remove(n);
        rest
    };
    (0..all.len()).map(|n| make(without(n))).collect()
}

/// Whether a row takes and gives what another one does.
fn same_shape(a: &Row, b: &Row) -> bool {
    a.mnemonic != b.mnemonic && alike(a, b, |x, y| x == y)
}

/// Whether a row is another one at a different width.
fn other_width(a: &Row, b: &Row) -> bool {
    a.mnemonic == b.mnemonic && a.width() != b.width() && alike(a, b, |x, y| x != y || x == Width::W8)
}

fn alike(a: &Row, b: &Row, widths: impl Fn(Width, Width) -> bool) -> bool {
    a.operands.len() == b.operands.len()
        && a.implicit.is_empty()
        && b.implicit.is_empty()
        && a.operands.iter().zip(&b.operands).all(|(x, y)| {
            widths(x.width, y.width)
                && x.access == y.access
                && x.kinds.file == y.kinds.file
                && x.kinds.imm == y.kinds.imm
                && x.kinds.fixed == y.kinds.fixed
        })
}

/// The side with each of its instructions another one.
fn other_rows(side: &Dag, is_other: fn(&Row, &Row) -> bool) -> Vec<Dag> {
    let of = |id: NodeId| {
        let Some(row) = side.node(id).row() else { return Vec::new() };
        let others = table().iter().filter(|(_, other)| is_other(row, other));
        others.take(6).map(|(other, _)| with_row(side, id, other)).collect::<Vec<_>>()
    };
    node_ids(side).flat_map(of).collect()
}

fn with_row(side: &Dag, at: NodeId, other: RowId) -> Dag {
    let mut side = side.clone();
    side.edit(|id, kind| {
        if let Kind::Inst { row, .. } = kind
            && id == at
        {
            *row = other;
        }
    });
    side
}

/// The side with each of its constants one more.
fn next_constants(side: &Dag) -> Vec<Dag> {
    let of = |n: &dag::search::rules::place::PlacedNumber| {
        let mut side = side.clone();
        put(&mut side, n.place, n.value.wrapping_add(1), n.width).map(|()| side)
    };
    numbers(side).iter().filter_map(of).collect()
}

fn looser_facts(side: &Dag) -> Vec<Dag> {
    let of = |n: usize| {
        let mut side = side.clone();
        if let Condition::Compare { op, right: ConditionTerm::Constant(c), .. } = &mut side.facts[n] {
            *c += if *op == Compare::Le { 1 } else { -1 };
        }
        side
    };
    (0..side.facts.len()).map(of).collect()
}

/// The rule with the places of one symbol two symbols.
fn split_symbols(rule: &Rule) -> Vec<Rule> {
    let of = |n: usize| {
        let mut rule = rule.clone();
        let last = rule.symbols[n].places.pop().expect("a symbol has places");
        let width = rule.symbols[n].width;
        rule.symbols.push(RuleSymbol { places: vec![last], width });
        rule
    };
    (0..rule.symbols.len()).filter(|n| rule.symbols[*n].places.len() > 1).map(of).collect()
}

/// The rule with one constant more that may be anything.
fn opened_constants(rule: &Rule) -> Vec<Rule> {
    let is_open = |place| rule.symbols.iter().any(|s| s.places.contains(&place));
    let closed = numbers(&rule.example.left).into_iter().filter(|n| !is_open(n.place));
    let with = |n: dag::search::rules::place::PlacedNumber| {
        let mut rule = rule.clone();
        rule.symbols.push(RuleSymbol { places: vec![n.place], width: n.width });
        rule
    };
    closed.map(with).collect()
}

/// The side with the first two operands of each instruction that are values exchanged.
fn swapped_operands(side: &Dag) -> Vec<Dag> {
    let of = |at: NodeId| {
        let mut changed = side.clone();
        changed.edit(|id, kind| {
            if let Kind::Inst { operands, .. } = kind
                && id == at
            {
                let values: Vec<usize> =
                    (0..operands.len()).filter(|k| matches!(operands[*k], Use::Value { .. })).collect();
                if let [a, b, ..] = values[..] {
                    operands.swap(a, b);
                }
            }
        });
        changed
    };
    node_ids(side).map(of).filter(|changed| changed != side).collect()
}

/// The side with each input another input of the same class.
fn exchanged_inputs(side: &Dag) -> Vec<Dag> {
    let inputs: Vec<Value> =
        side.iter().filter(|(_, n)| matches!(n.kind, Kind::Input(_))).flat_map(|(id, _)| side.results(id)).collect();
    let pairs = inputs.iter().flat_map(|a| inputs.iter().map(move |b| (*a, *b)));
    let renamed = |(a, b): (Value, Value)| {
        // Only what comes after both may read either.
        let mut changed = side.clone();
        changed.edit(|id, kind| {
            let mut node = side.node(id).clone();
            if id > a.node && id > b.node {
                node.map_values(|v| if v == a { b } else { v });
            }
            *kind = node.kind;
        });
        changed
    };
    pairs.filter(|(a, b)| a != b && side.class(*a) == side.class(*b)).map(renamed).filter(|c| c != side).collect()
}

fn exchanged_outputs(side: &Dag) -> Vec<Dag> {
    let swap = |k: usize| {
        let mut side = side.clone();
        let first = side.live_out[0].value;
        side.live_out[0].value = side.live_out[k].value;
        side.live_out[k].value = first;
        side
    };
    (1..side.live_out.len()).map(swap).collect()
}

/// The rule that says more of an output than it did.
fn more_bits(rule: &Rule) -> Vec<Rule> {
    let of = |n: usize| {
        let mut rule = rule.clone();
        let whole = rule.example.left.class(rule.example.left.live_out[n].value).low_part(64);
        for side in [&mut rule.example.left, &mut rule.example.right] {
            side.live_out[n].mask = whole;
        }
        rule
    };
    (0..rule.example.left.live_out.len()).map(of).filter(|r| r != rule).collect()
}

/// The side with what reads a node reading its first operand.
fn skipped_nodes(side: &Dag) -> Vec<Dag> {
    let of = |at: NodeId| {
        let first = side.node(at).values().first().copied().filter(|v| !v.is_flag())?;
        let skipped = |v: Value| if v.node == at && !v.is_flag() { first } else { v };
        let mut changed = side.clone();
        changed.edit(|id, kind| {
            let mut node = side.node(id).clone();
            node.map_values(skipped);
            *kind = node.kind;
        });
        changed.live_out.iter_mut().for_each(|l| l.value = skipped(l.value));
        Some(changed)
    };
    let instructions = node_ids(side).filter(|id| side.node(*id).row().is_some());
    instructions.filter_map(of).filter(|changed| changed != side).collect()
}

fn node_ids(side: &Dag) -> impl Iterator<Item = NodeId> + '_ {
    side.iter().map(|(id, _)| id)
}
