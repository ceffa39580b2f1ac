//! Instructions that could make what a graph needs: its own, and chains of `adc` and `sbb` for words that are sums.

use super::CarryTime;
use super::multiples::{Multiple, Multiples};
use super::quantities::{Place, PlacedQuantity, Quantities, QuantityId};
use super::selects::Masks;
use super::sums::{SignedSum, SumsOfWords};
use crate::ir::graph::{Dag, Kind, Node, NodeId, Port, Use, Value};
use crate::ir::integers::poly::Poly;
use isa::{Flag, Width, table};
use num_bigint::BigInt;
use rustc_hash::FxHashMap;

#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct ProducerId(pub u32);

impl ProducerId {
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum LinkKind {
    Add,
    Subtract,
}

/// The second operand of a sum.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Addend {
    Word(QuantityId),
    Number(i32),
}

/// `a + b + carry`, or `a - b - carry`, and the carry of it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ChainLink {
    pub kind: LinkKind,
    pub a: QuantityId,
    pub b: Addend,
    pub carry: Option<QuantityId>,
}

/// How something is made.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Making {
    /// By a node of the graph.
    Node(NodeId),
    Constant(u64),
    Link(ChainLink),
    /// A word of the carry's bits.
    Mask(QuantityId),
    /// The carry from the lowest bit of a register.
    BitTest(QuantityId),
    /// The opposite carry.
    Complement(QuantityId),
    /// A word where the carry is 1, and another where it is 0.
    Select {
        carry: QuantityId,
        when: QuantityId,
        otherwise: QuantityId,
    },
    /// A product by a number.
    Product(Multiple),
}

#[derive(Clone, Debug)]
pub struct Producer {
    pub making: Making,
    pub reads: Vec<PlacedQuantity>,
    pub gives: Vec<PlacedQuantity>,
    /// [`INSTRUCTION`] for each instruction, and one for each value that is read.
    pub cost: u32,
}

/// What an instruction costs: of as many instructions those are taken that read less.
pub const INSTRUCTION: u32 = 16;

/// Where something comes in the graph: what is made is made of what comes before.
type Rank = u32;

/// Between a node and the next there is room for what is made of its results.
const STEP: Rank = 8;

pub struct Producers {
    pub quantities: Quantities,
    all: Vec<Producer>,
    by_placed: FxHashMap<PlacedQuantity, Vec<ProducerId>>,
    ranks: FxHashMap<PlacedQuantity, Rank>,
    known: FxHashMap<Making, ProducerId>,
    /// A word and a bit together, where that is a word: asked for once.
    with_bit: FxHashMap<(QuantityId, QuantityId), Option<QuantityId>>,
    pub(super) masks: Masks,
}

/// Two words, and what the first is less the second, modulo `2^64`.
struct ComparedWords {
    a: QuantityId,
    b: QuantityId,
    difference: QuantityId,
}

impl ComparedWords {
    fn sum(&self) -> SignedSum {
        SignedSum::of(self.a).plus(-1, &SignedSum::of(self.b))
    }
}

/// All instructions that could make something in the graph.
pub fn producers(dag: &Dag, mut quantities: Quantities, time: CarryTime) -> Producers {
    let mut sums = SumsOfWords::of(dag, &quantities);
    let masks = Masks::of(&mut quantities);
    let (all, by_placed, ranks, known, with_bit) = Default::default();
    let mut p = Producers { quantities, all, by_placed, ranks, known, with_bit, masks };
    let alive = dag.alive();
    let mut multiples = Multiples::default();
    // What a sum could read may be made further down only: then it is found the second time.
    for first in [true, false] {
        for (id, node) in dag.iter().filter(|(id, _)| alive[id.index()]) {
            p.add_node(dag, id);
            if node.effect {
                continue;
            }
            let compared = p.compared(dag, id);
            if first {
                compared.iter().for_each(|c| sums.add(c.difference, c.sum()));
            }
            let words = p.words_of(dag, id).into_iter().chain(compared.iter().map(|c| c.difference));
            for word in words.collect::<Vec<_>>() {
                if p.quantities.get(word).is_bit {
                    p.add_sum(word, &SignedSum::of(word));
                }
                for sum in sums.expanded(&p.quantities, word) {
                    p.add_sum(word, &sum);
                    if time == CarryTime::AtOnce {
                        p.add_early_carries(word, &sum);
                    }
                }
            }
            p.add_multiples(dag, id, &mut multiples);
            p.note_masked(dag, id);
            p.add_selections(dag, id);
        }
    }
    p
}

impl Producers {
    pub fn get(&self, p: ProducerId) -> &Producer {
        &self.all[p.index()]
    }

    /// What could make something, the graph's own node first.
    pub fn of(&self, placed: PlacedQuantity) -> &[ProducerId] {
        self.by_placed.get(&placed).map_or(&[], Vec::as_slice)
    }

    /// What comes after all that a producer reads, of what it gives: it may make that.
    pub fn given_by(&self, p: ProducerId) -> impl Iterator<Item = PlacedQuantity> {
        self.get(p).gives.iter().copied().filter(move |g| self.of(*g).contains(&p))
    }

    /// The producer that is a node of the graph.
    pub fn node(&self, node: NodeId) -> Option<ProducerId> {
        self.known.get(&Making::Node(node)).copied()
    }

    pub fn placed(&self, v: Value) -> Option<PlacedQuantity> {
        self.quantities.of_value(v)
    }

    /// All that can be made, what it is made of before it.
    pub fn in_order(&self) -> Vec<PlacedQuantity> {
        let mut all: Vec<PlacedQuantity> = self.by_placed.keys().copied().collect();
        all.sort_unstable_by_key(|p| (self.ranks[p], *p));
        all
    }

    pub(super) fn rank(&self, placed: &PlacedQuantity) -> Option<Rank> {
        self.ranks.get(placed).copied()
    }

    /// Adds a producer. It gives what comes after all that it reads; what is new comes at `rank`.
    pub(super) fn add(&mut self, producer: Producer, rank: Rank) {
        if self.known.contains_key(&producer.making) {
            return;
        }
        let Some(after) = producer.reads.iter().map(|r| self.rank(r)).try_fold(0, |m, r| Some(m.max(r? + 1))) else {
            return;
        };
        let cost = producer.cost * INSTRUCTION + producer.reads.len() as u32;
        let producer = Producer { cost, ..producer };
        let id = ProducerId(self.all.len() as u32);
        for placed in &producer.gives {
            if *self.ranks.entry(*placed).or_insert(rank.max(after)) >= after {
                self.by_placed.entry(*placed).or_default().push(id);
            }
        }
        self.known.insert(producer.making, id);
        self.all.push(producer);
    }

    fn add_node(&mut self, dag: &Dag, id: NodeId) {
        let node = dag.node(id);
        let cost = match node.kind {
            Kind::Const(_) => 1,
            Kind::Inst { .. } if !node.effect => 1,
            _ => 0,
        };
        let placed = |values: Vec<Value>| values.into_iter().filter_map(|v| self.placed(v)).collect();
        let (reads, gives) = (placed(node.values()), placed(dag.results(id)));
        let cost = cost + self.overwritten_numbers(node);
        self.add(Producer { making: Making::Node(id), reads, gives, cost }, STEP * (id.0 + 1));
    }

    /// Numbers that a node overwrites: each has to be made for it alone.
    fn overwritten_numbers(&self, node: &Node) -> u32 {
        let Kind::Inst { row, operands, .. } = &node.kind else { return 0 };
        let is_number = |u: &Use| match u {
            Use::Value { value, .. } => self.placed(*value).is_some_and(|p| self.is_number(p.quantity)),
            _ => false,
        };
        let written = table().row(*row).operands.iter().zip(operands).filter(|(spec, _)| spec.access.writes());
        written.filter(|(_, u)| is_number(u)).count() as u32
    }

    fn is_number(&self, quantity: QuantityId) -> bool {
        quantity.is_integer() && self.quantities.as_constant(quantity).is_some()
    }

    /// The words that a node is the first to give.
    pub(super) fn words_of(&self, dag: &Dag, id: NodeId) -> Vec<QuantityId> {
        let placed = dag.results(id).into_iter().filter_map(|v| self.placed(v));
        let first = |p: &PlacedQuantity| p.place == Place::Register && self.rank(p) == Some(STEP * (id.0 + 1));
        placed.filter(first).map(|p| p.quantity).collect()
    }

    /// What a comparison of words subtracts, whose result has no name in the graph.
    fn compared(&mut self, dag: &Dag, id: NodeId) -> Option<ComparedWords> {
        let node = dag.node(id);
        let Kind::Inst { row, operands, .. } = &node.kind else { return None };
        let results = dag.results(id);
        if node.effect || table().row(*row).width() != Some(Width::W64) || !results.iter().all(|v| v.is_flag()) {
            return None;
        }
        let carry = results.into_iter().find(|v| v.port == Port::Flag(Flag::CF)).and_then(|v| self.placed(v))?.quantity;
        let mut word = |u: &Use| match u {
            Use::Value { value, high: false } => {
                self.placed(*value).filter(|p| p.place == Place::Register).map(|p| p.quantity)
            }
            Use::Imm(i) => Some(self.quantities.constant(*i as u64)),
            _ => None,
        };
        let [x, y] = &operands[..] else { return None };
        let (a, b) = (word(x)?, word(y)?);
        let [of_a, of_b, of_carry] = [a, b, carry].map(|q| self.quantities.get(q));
        let less = |s: usize| u64::from(of_a.samples[s] < of_b.samples[s]) == of_carry.samples[s];
        if !(0..of_a.samples.len()).all(less) {
            return None;
        }
        let poly = of_a.poly.sub(&of_b.poly).plus(&of_carry.poly, BigInt::from(1) << 64);
        let difference = self.quantities.intern(poly, false);
        self.ranks.entry(PlacedQuantity::register(difference)).or_insert(STEP * (id.0 + 1));
        Some(ComparedWords { a, b, difference })
    }

    fn constant(&mut self, c: u64) -> QuantityId {
        let quantity = self.quantities.constant(c);
        let gives = vec![PlacedQuantity::register(quantity)];
        // Numbers come before everything.
        self.add(Producer { making: Making::Constant(c), reads: Vec::new(), gives, cost: 1 }, 0);
        quantity
    }

    /// Ways to a sum by one instruction, each bit in turn as its carry.
    fn add_sum(&mut self, word: QuantityId, sum: &SignedSum) {
        let bits: Vec<(QuantityId, i64)> = sum.terms().filter(|(q, _)| self.quantities.get(*q).is_bit).collect();
        self.add_links(word, sum, None);
        for (bit, factor) in bits {
            let rest = sum.plus(-factor, &SignedSum::of(bit));
            self.add_links(word, &rest, Some((bit, factor)));
            // One less its opposite.
            if let Some(opposite) = self.quantities.complement(bit) {
                let constant = rest.constant.wrapping_add(factor as u64);
                self.add_links(word, &rest.with_constant(constant), Some((opposite, -factor)));
            }
        }
    }

    /// Ways to a sum that take a carry into a word that has room for it at once (the upper half of a product): where chains
    /// have to alternate, the flag does not keep the carry for long.
    fn add_early_carries(&mut self, word: QuantityId, sum: &SignedSum) {
        let mut open = vec![sum.clone()];
        while let Some(sum) = open.pop() {
            let added: Vec<QuantityId> = sum.terms().filter(|(_, f)| *f == 1).map(|(q, _)| q).collect();
            let (bits, words): (Vec<_>, Vec<_>) = added.into_iter().partition(|q| self.quantities.get(*q).is_bit);
            if sum.length() < 3 {
                continue;
            }
            for (w, bit) in words.iter().flat_map(|w| bits.iter().map(move |bit| (*w, *bit))) {
                let placed = [PlacedQuantity::register(w), PlacedQuantity::carry(bit)];
                let ranks = placed.map(|p| self.rank(&p));
                let [Some(a), Some(b)] = ranks else { continue };
                let quantities = &mut self.quantities;
                let with = *self.with_bit.entry((w, bit)).or_insert_with(|| quantities.word_with_bit(w, bit));
                let Some(with) = with else { continue };
                self.ranks.entry(PlacedQuantity::register(with)).or_insert(a.max(b) + 1);
                self.add_link(with, ChainLink { kind: LinkKind::Add, a: w, b: Addend::Number(0), carry: Some(bit) });
                let rest = sum.plus(-1, &SignedSum::of(w)).plus(-1, &SignedSum::of(bit)).plus(1, &SignedSum::of(with));
                self.add_sum(word, &rest);
                open.push(rest);
            }
        }
    }

    /// Links that add `sum` and a carry, counted as often as its factor says.
    fn add_links(&mut self, word: QuantityId, sum: &SignedSum, carry: Option<(QuantityId, i64)>) {
        use LinkKind::{Add, Subtract};
        let terms: Vec<(QuantityId, i64)> = sum.terms().collect();
        let c = sum.constant;
        let adds = carry.is_none_or(|(_, f)| f == 1);
        let subtracts = carry.is_none_or(|(_, f)| f == -1);
        let carry = carry.map(|(bit, _)| bit);
        let link = |p: &mut Producers, kind, a, b| p.add_link(word, ChainLink { kind, a, b, carry });
        match terms[..] {
            [] => match carry {
                Some(bit) if subtracts && c == 0 => self.add_mask(word, bit),
                Some(_) => {
                    let a = self.constant(c);
                    link(self, if adds { Add } else { Subtract }, a, Addend::Number(0));
                }
                None => {}
            },
            [(a, 1)] => {
                if adds {
                    let b = self.addend(c);
                    link(self, Add, a, b);
                }
                if subtracts {
                    let b = self.addend(c.wrapping_neg());
                    link(self, Subtract, a, b);
                }
            }
            [(b, -1)] if subtracts => {
                let a = self.constant(c);
                link(self, Subtract, a, Addend::Word(b));
            }
            [(a, 1), (b, 1)] if adds && c == 0 => link(self, Add, a, Addend::Word(b)),
            [(a, 1), (b, -1)] | [(b, -1), (a, 1)] if subtracts && c == 0 => link(self, Subtract, a, Addend::Word(b)),
            _ => {}
        }
    }

    fn addend(&mut self, c: u64) -> Addend {
        i32::try_from(c as i64).map_or_else(|_| Addend::Word(self.constant(c)), Addend::Number)
    }

    fn add_link(&mut self, word: QuantityId, link: ChainLink) {
        let Some(rank) = self.rank(&PlacedQuantity::register(word)) else { return };
        let mut reads = vec![PlacedQuantity::register(link.a)];
        if let Addend::Word(b) = link.b {
            reads.push(PlacedQuantity::register(b));
        }
        if let Some(carry) = link.carry {
            self.add_ways_to_carry(carry);
            reads.push(PlacedQuantity::carry(carry));
        }
        let mut gives = vec![PlacedQuantity::register(word)];
        gives.extend(self.carry_of(word, &link).map(PlacedQuantity::carry));
        let cost = 1 + u32::from(self.is_number(link.a));
        self.add(Producer { making: Making::Link(link), reads, gives, cost }, rank);
    }

    /// The carry or borrow out of a link.
    fn carry_of(&mut self, word: QuantityId, link: &ChainLink) -> Option<QuantityId> {
        let poly = |q: QuantityId| &self.quantities.get(q).poly;
        let b = match link.b {
            Addend::Word(b) => poly(b).clone(),
            Addend::Number(n) => Poly::constant(i64::from(n) as u64),
        };
        let second = link.carry.map_or(b.clone(), |c| b.add(poly(c)));
        let all = match link.kind {
            LinkKind::Add => poly(link.a).add(&second).sub(poly(word)),
            LinkKind::Subtract => poly(word).add(&second).sub(poly(link.a)),
        };
        let carry = self.quantities.carried(&all)?;
        carry.as_constant().is_none().then(|| self.quantities.intern(carry, true))
    }

    /// A carry from a register, or from the opposite carry, where no sum gives it.
    pub(super) fn add_ways_to_carry(&mut self, bit: QuantityId) {
        let carry = PlacedQuantity::carry(bit);
        for word in [Some(bit), self.quantities.mask(bit)].into_iter().flatten() {
            if let Some(rank) = self.rank(&PlacedQuantity::register(word)) {
                let reads = vec![PlacedQuantity::register(word)];
                self.add(Producer { making: Making::BitTest(word), reads, gives: vec![carry], cost: 1 }, rank + 1);
            }
        }
        let opposite = self.quantities.complement(bit).map(PlacedQuantity::carry);
        if let Some((opposite, rank)) = opposite.and_then(|o| Some((o, self.rank(&o)?))) {
            let making = Making::Complement(opposite.quantity);
            self.add(Producer { making, reads: vec![opposite], gives: vec![carry], cost: 1 }, rank + 1);
        }
    }

    /// Products for the words that a node makes as multiples of another.
    fn add_multiples(&mut self, dag: &Dag, id: NodeId, multiples: &mut Multiples) {
        let Some(read) = self.quantities.read_by(dag, id) else { return };
        for word in self.words_of(dag, id) {
            let rank = self.rank(&PlacedQuantity::register(word));
            if let (Some(multiple), Some(rank)) = (multiples.note(&self.quantities, word, &read), rank) {
                let (reads, gives) = (vec![multiple.of], vec![word]);
                let [reads, gives] = [reads, gives].map(|q| q.into_iter().map(PlacedQuantity::register).collect());
                self.add(Producer { making: Making::Product(multiple), reads, gives, cost: 1 }, rank);
            }
        }
    }

    fn add_mask(&mut self, word: QuantityId, bit: QuantityId) {
        let Some(rank) = self.rank(&PlacedQuantity::register(word)) else { return };
        self.add_ways_to_carry(bit);
        let reads = vec![PlacedQuantity::carry(bit)];
        let gives = vec![PlacedQuantity::register(word), PlacedQuantity::carry(bit)];
        self.add(Producer { making: Making::Mask(bit), reads, gives, cost: 1 }, rank);
    }
}

impl Producer {
    /// Whether it reads the carry flag and leaves another carry in it.
    pub fn passes_carry_on(&self) -> bool {
        self.reads.iter().any(|r| r.place == Place::Flag(Flag::CF)) && matches!(self.making, Making::Link(_))
    }
}
