//! The same rule at another width, or over lanes of another width.

use super::instances::{sample, seems_right};
use super::{Judge, named_in_order};
use crate::ir::graph::{Class, Dag, Kind, Use};
use crate::ir::random::Random;
use crate::ir::signature::{Compare, Condition, ConditionTerm};
use crate::search::rules::number::{NumberCondition, NumberTerm};
use crate::search::rules::place::{NumberPlace, numbers, put};
use crate::search::rules::{Rule, RuleExample};
use crate::text;
use isa::expr::mask;
use isa::row::OperandSpec;
use isa::{Row, RowId, Width, table};
use std::collections::BTreeSet;

/// The rule at other widths than its own, where that is proved.
pub fn at_other_widths(rule: &Rule, judge: &mut Judge) -> Vec<Rule> {
    let mut others: Vec<Rule> = Vec::new();
    for ways in WidthChange::all_from(rule) {
        let is_new = |r: &Rule| std::iter::once(rule).chain(&others).all(|o| o.example.left != r.example.left);
        let candidates = ways.iter().filter_map(|change| change.of(rule)).filter(is_new).filter(is_written_as_read);
        let other = candidates.filter(|r| seems_right(r, STATES)).find(|r| judge.holds(r));
        others.extend(other);
    }
    others
}

/// States on which a rule of another width is tried before it is proved.
const STATES: usize = 64;

/// Whether instructions have the operands that they need: what they leave of a register is not the same at each width.
fn is_written_as_read(rule: &Rule) -> bool {
    let RuleExample { left, right } = &rule.example;
    [left, right].into_iter().all(|side| text::parse(&text::print(side)).as_ref() == Ok(side))
}

/// A width that is exchanged for another one, in bits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct WidthPair {
    from: u16,
    to: u16,
}

impl WidthPair {
    /// What a number that belongs to the one width is at the other.
    fn number(self, n: u64, belonging: Belonging) -> Option<u64> {
        let of = |w: u16| {
            let (bits, all) = (u64::from(w), mask(w) as u64);
            let always = vec![bits, bits - 1, all, 1 << (w - 1), mask(w - 1) as u64];
            let more = match belonging {
                Belonging::Width => Vec::new(),
                Belonging::Top => [8, 16, 32].map(|k| bits.wrapping_sub(k)).to_vec(),
                Belonging::Parts => {
                    vec![bits / 2, bits / 4, bits / 2 - 1, mask(w / 2) as u64, all & !(mask(w / 2) as u64)]
                }
            };
            [always, more].concat()
        };
        let [from, to] = [self.from, self.to].map(|w| of(w.min(64)));
        from.iter().position(|x| *x == n).map(|k| to[k]).filter(|n| *n <= mask(self.to.min(64)) as u64)
    }
}

/// Which numbers change with a width: the width, the highest bit and all ones always do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Belonging {
    Width,
    /// And what is counted down from the width.
    Top,
    /// And halves and quarters.
    Parts,
}

impl Belonging {
    const ALL: [Belonging; 3] = [Belonging::Width, Belonging::Top, Belonging::Parts];
}

/// Which widths are exchanged.
#[derive(Clone)]
struct WidthChange {
    /// Of operands, the widest first.
    operands: Vec<WidthPair>,
    /// Of the lanes that the names of vector instructions speak of.
    lanes: Option<WidthPair>,
    belonging: Belonging,
}

const GENERAL: [u16; 4] = [8, 16, 32, 64];
const VECTOR: [u16; 3] = [128, 256, 512];

impl WidthChange {
    /// For each other width that a rule may get, ways to get there: that width alone changes, or all others with it.
    fn all_from(rule: &Rule) -> Vec<Vec<WidthChange>> {
        let rows = rule.example.left.iter().filter_map(|(_, node)| node.row());
        let used: BTreeSet<u16> = rows.flat_map(|r| r.operands.iter().map(|o| o.width.bits())).collect();
        let change = |operands, lanes| WidthChange { operands, lanes, belonging: Belonging::Width };
        let of = |operands| change(operands, None);
        let to_others = |from: u16, widths: &[u16]| -> Vec<WidthPair> {
            widths.iter().filter(|w| **w != from).map(|&to| WidthPair { from, to }).collect()
        };
        let general = used.iter().rev().filter(|w| **w <= 64).flat_map(|w| to_others(*w, &GENERAL));
        let general = general.map(|pair| vec![of(vec![pair]), of(scaled(pair))]);
        let vectors = used.iter().rev().filter(|w| **w > 64).flat_map(|w| to_others(*w, &VECTOR));
        let vectors = vectors.map(|pair| vec![of(vec![pair])]);
        let has_vectors = used.iter().any(|w| *w > 64);
        let lanes = GENERAL.iter().filter(|_| has_vectors).flat_map(|w| to_others(*w, &GENERAL));
        let lanes = lanes.map(|pair| vec![change(Vec::new(), Some(pair))]);
        general.chain(vectors).chain(lanes).map(|ways| with_belongings(&ways)).collect()
    }

    fn pairs(&self) -> impl Iterator<Item = WidthPair> + '_ {
        self.operands.iter().chain(&self.lanes).copied()
    }

    fn bits(&self, bits: u16) -> u16 {
        self.pairs().find(|p| p.from == bits).map_or(bits, |p| p.to)
    }

    fn number(&self, n: u64) -> u64 {
        self.pairs().find_map(|p| p.number(n, self.belonging)).unwrap_or(n)
    }

    /// The rule with other widths; `None` if there are no such instructions.
    fn of(&self, rule: &Rule) -> Option<Rule> {
        let opened: Vec<NumberPlace> = rule.symbols.iter().flat_map(|s| s.places.clone()).collect();
        let derived: Vec<NumberPlace> = rule.derived.iter().map(|d| d.place).collect();
        let mut other = rule.clone();
        other.example.left = self.side(&rule.example.left, &opened)?;
        other.example.right = self.side(&rule.example.right, &derived)?;
        let left = numbers(&other.example.left);
        for symbol in &mut other.symbols {
            symbol.width = left.iter().find(|n| n.place == symbol.places[0])?.width;
        }
        let right = numbers(&other.example.right);
        for number in &mut other.derived {
            number.width = right.iter().find(|n| n.place == number.place)?.width;
            number.term = self.term(&number.term);
        }
        for condition in &mut other.conditions {
            *condition = NumberCondition {
                left: self.term(&condition.left),
                right: self.term(&condition.right),
                width: self.bits(condition.width),
                ..condition.clone()
            };
        }
        let other = with_its_numbers(other)?;
        named_in_order(&other)
    }

    fn term(&self, term: &NumberTerm) -> NumberTerm {
        match term {
            NumberTerm::Literal(n) => NumberTerm::Literal(self.number(*n)),
            NumberTerm::Unary(op, a) => NumberTerm::unary(*op, self.term(a)),
            NumberTerm::Binary(op, a, b) => NumberTerm::binary(*op, self.term(a), self.term(b)),
            other => other.clone(),
        }
    }

    /// A side with other instructions; constants in the places that are made from others stay, as far as they go.
    fn side(&self, dag: &Dag, made: &[NumberPlace]) -> Option<Dag> {
        let mut out = dag.clone();
        let mut fits = true;
        out.edit(|_, kind| {
            if let Kind::Inst { row, operands, .. } = kind {
                match self.row(*row) {
                    Some(other) => {
                        *row = other;
                        fill_alike(table().row(other), operands);
                    }
                    None => fits = false,
                }
            }
        });
        if !fits {
            return None;
        }
        for l in &mut out.live_out {
            let class = dag.class(l.value);
            l.mask = self.mask(class, l.mask);
        }
        for fact in &mut out.facts {
            if let Condition::Compare { right: ConditionTerm::Constant(c), .. } = fact {
                *c = i128::from(self.number(*c as u64));
            }
        }
        out.facts.extend(self.new_bounds(&out.facts));
        let old = numbers(dag);
        for n in numbers(&out) {
            let before = old.iter().find(|o| o.place == n.place)?;
            let value = if made.contains(&n.place) { before.value } else { self.number(before.value) };
            put(&mut out, n.place, value & mask(n.width) as u64, n.width)?;
        }
        Some(out)
    }

    /// Facts speak of whole registers: where operands become narrower, what lies above them must be nothing.
    fn new_bounds(&self, facts: &[Condition]) -> Vec<Condition> {
        let Some(to) = self.operands.iter().find(|p| p.from == 64).map(|p| p.to) else { return Vec::new() };
        let is_bounded = |term: &ConditionTerm| {
            let is_bound =
                |f: &Condition| matches!(f, Condition::Compare { op: Compare::Le, left, .. } if left == term);
            facts.iter().any(is_bound)
        };
        let bound = |fact: &Condition| match fact {
            Condition::Compare { op: Compare::Ge, left, .. } if !is_bounded(left) => Some(Condition::Compare {
                op: Compare::Le,
                left: left.clone(),
                right: ConditionTerm::Constant(i128::from(mask(to) as u64)),
            }),
            _ => None,
        };
        facts.iter().filter_map(bound).collect()
    }

    /// The bits of an output that count.
    fn mask(&self, class: Class, old: u64) -> u64 {
        let is_whole = |p: &WidthPair| old == class.low_part(p.from) && p.from < class.bits();
        // Narrow results leave the rest of the register; those of 32 bits and more are all of it.
        let narrows = |p: &WidthPair| p.from >= 32 && p.from <= 64 && old == class.low_part(64) && p.to < 32;
        let pair = self.operands.iter().find(|p| is_whole(p) || narrows(p));
        pair.map_or(old, |p| class.low_part(p.to))
    }

    fn row(&self, id: RowId) -> Option<RowId> {
        let row = table().row(id);
        let renamed = self.lanes.and_then(|pair| of_lanes(row.mnemonic, pair));
        renamed.and_then(|name| self.row_named(row, &name)).or_else(|| self.row_named(row, row.mnemonic))
    }

    fn row_named(&self, row: &Row, mnemonic: &str) -> Option<RowId> {
        let wanted: Vec<OperandSpec> =
            row.operands.iter().map(|o| OperandSpec { width: self.width(o.width), ..*o }).collect();
        let implicit = |a: &Row, b: &Row| {
            a.implicit.len() == b.implicit.len()
                && a.implicit.iter().zip(&b.implicit).all(|(x, y)| x.reg == y.reg && self.width(x.width) == y.width)
        };
        let same = |(_, other): &(RowId, &Row)| {
            other.mnemonic == mnemonic
                && implicit(row, other)
                && other.upper == row.upper
                && other.masking == row.masking
                && other.operands.len() == wanted.len()
                && other.operands.iter().zip(&wanted).all(|(a, b)| alike(a, b))
        };
        table().iter().find(same).map(|(id, _)| id)
    }

    fn width(&self, w: Width) -> Width {
        let to = self.operands.iter().find(|p| p.from == w.bits()).map(|p| p.to);
        Width::ALL.into_iter().find(|x| Some(x.bits()) == to).unwrap_or(w)
    }
}

/// Each way with each idea of what belongs to a width.
fn with_belongings(ways: &[WidthChange]) -> Vec<WidthChange> {
    let with = |belonging| ways.iter().map(move |w| WidthChange { belonging, ..w.clone() });
    Belonging::ALL.into_iter().flat_map(with).collect()
}

/// All general widths changed as this pair changes one, those that stay general ones.
fn scaled(pair: WidthPair) -> Vec<WidthPair> {
    let scale =
        |from: u16| WidthPair { from, to: (u32::from(from) * u32::from(pair.to) / u32::from(pair.from)) as u16 };
    GENERAL.into_iter().rev().map(scale).filter(|p| GENERAL.contains(&p.to)).collect()
}

/// What an instruction that ends in the letter of one width of lanes is called for another one.
fn of_lanes(mnemonic: &str, pair: WidthPair) -> Option<String> {
    let letter = |w: u16| match w {
        8 => 'b',
        16 => 'w',
        32 => 'd',
        _ => 'q',
    };
    mnemonic.strip_suffix(letter(pair.from)).map(|stem| format!("{stem}{}", letter(pair.to)))
}

/// The rule with an example of its own: the numbers that it has, or others that meet the conditions.
fn with_its_numbers(rule: Rule) -> Option<Rule> {
    let own = rule.example_numbers().filter(|own| rule.conditions.iter().all(|c| c.is_met(own)));
    let mut random = Random::numbered(0x51de, u64::from(rule.width()));
    let drawn = std::iter::from_fn(|| sample(&rule, &mut random)).take(32);
    let example = own.into_iter().chain(drawn).find_map(|numbers| rule.instance(&numbers))?;
    Some(Rule { example, ..rule })
}

/// Whether an operand takes what another one takes.
fn alike(a: &OperandSpec, b: &OperandSpec) -> bool {
    let narrow = |w: Width| w.bits() < 32;
    // A narrow operand that is written keeps what is beside it.
    let access = a.access == b.access || (narrow(a.width) != narrow(b.width) && a.access.writes() == b.access.writes());
    a.width == b.width
        && access
        && a.kinds.file == b.kinds.file
        && a.kinds.imm == b.kinds.imm
        && a.kinds.fixed == b.kinds.fixed
        && a.kinds.address == b.kinds.address
        && a.kinds.write_mask == b.kinds.write_mask
}

/// A register of which a part is only written has an old content, of which nobody asks here; one that is all written is fresh.
fn fill_alike(row: &Row, operands: &mut [Use]) {
    for (spec, operand) in row.operands.iter().zip(operands) {
        let keeps = row.upper.leaves_above(spec.kinds.value_file(), spec.width);
        match operand {
            Use::Fresh if keeps => *operand = Use::Any,
            Use::Any if !keeps && !spec.access.reads() => *operand = Use::Fresh,
            _ => {}
        }
    }
}
