//! What the values of a graph are as integers. Values with the same polynomial are one quantity.

use crate::ir::graph::{Class, Dag, Kind, NodeId, Use, Value};
use crate::ir::integers::poly::{Poly, power};
use crate::prove::sums::SumForms;
use crate::semantics::meaning::terms;
use crate::semantics::symbolic::{Context, Side};
use isa::{ExprId, Flag};
use num_bigint::BigInt;
use rustc_hash::FxHashMap;

/// A number, whatever holds it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct QuantityId(pub u32);

impl QuantityId {
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Whether it is known as an integer.
    pub const fn is_integer(self) -> bool {
        self.0 < OPAQUE
    }
}

/// Where a quantity stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Place {
    Register,
    Flag(Flag),
    /// A value that is not looked into: of a vector, or of what is kept as it is.
    Value(Value),
}

/// A quantity in a place: what instructions read and give.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct PlacedQuantity {
    pub quantity: QuantityId,
    pub place: Place,
}

impl PlacedQuantity {
    pub const fn register(quantity: QuantityId) -> PlacedQuantity {
        PlacedQuantity { quantity, place: Place::Register }
    }
    pub const fn carry(quantity: QuantityId) -> PlacedQuantity {
        PlacedQuantity { quantity, place: Place::Flag(Flag::CF) }
    }
}

#[derive(Clone, Debug)]
pub struct Quantity {
    pub poly: Poly,
    /// It is 0 or 1.
    pub is_bit: bool,
    /// Its values on some states, modulo `2^64`.
    pub samples: Vec<u64>,
}

#[derive(Clone)]
pub struct Quantities {
    forms: SumForms,
    all: Vec<Quantity>,
    by_poly: FxHashMap<Poly, QuantityId>,
    placed: FxHashMap<Value, PlacedQuantity>,
}

/// Quantities that are no integers, but stand for values that are not looked into, count from here.
const OPAQUE: u32 = 1 << 31;

impl Quantities {
    /// The quantities of all values of a graph.
    pub fn of(dag: &Dag) -> Quantities {
        let mut ctx = Context::new();
        let t = terms(&mut ctx, dag, Side::Source, &FxHashMap::default());
        let alive = dag.alive();
        let values: Vec<Value> =
            dag.iter().filter(|(n, _)| alive[n.index()]).flat_map(|(n, _)| dag.results(n)).collect();
        let is_word = |v: &Value| matches!(dag.class(*v), Class::GENERAL | Class::Flag);
        let term = |v: &Value| t.of.get(v).copied().filter(|_| is_word(v));
        let roots: Vec<ExprId> = values.iter().filter_map(term).collect();
        let forms = SumForms::of(&ctx.arena, &roots);
        let (all, by_poly, placed) = Default::default();
        let mut quantities = Quantities { forms, all, by_poly, placed };
        for (k, v) in (OPAQUE..).zip(values) {
            let form = term(&v).and_then(|e| quantities.forms.get(e)).cloned();
            let placed = match form {
                Some(form) => {
                    let quantity = quantities.intern(form.poly, form.hi <= BigInt::from(1));
                    let place = dag.flag(v).map_or(Place::Register, Place::Flag);
                    PlacedQuantity { quantity, place }
                }
                None => PlacedQuantity { quantity: QuantityId(k), place: Place::Value(v) },
            };
            quantities.placed.insert(v, placed);
        }
        quantities
    }

    pub fn intern(&mut self, poly: Poly, is_bit: bool) -> QuantityId {
        if let Some(&known) = self.by_poly.get(&poly) {
            self.all[known.index()].is_bit |= is_bit;
            return known;
        }
        let id = QuantityId(self.all.len() as u32);
        let samples = self.forms.samples(&poly);
        self.by_poly.insert(poly.clone(), id);
        self.all.push(Quantity { poly, is_bit, samples });
        id
    }

    pub fn find(&self, poly: &Poly) -> Option<QuantityId> {
        self.by_poly.get(&self.forms.reduce(poly)).copied()
    }

    pub fn constant(&mut self, c: u64) -> QuantityId {
        self.intern(Poly::constant(c), c <= 1)
    }

    pub fn get(&self, q: QuantityId) -> &Quantity {
        &self.all[q.index()]
    }

    /// All that are integers, by number.
    pub fn ids(&self) -> impl Iterator<Item = QuantityId> + use<> {
        (0..self.all.len() as u32).map(QuantityId)
    }

    /// The value of a quantity that is always the same.
    pub fn as_constant(&self, q: QuantityId) -> Option<u64> {
        self.get(q).poly.as_constant().and_then(|c| u64::try_from(c).ok())
    }

    pub fn of_value(&self, v: Value) -> Option<PlacedQuantity> {
        self.placed.get(&v).copied()
    }

    /// The words and bits that a node reads, each once; `None` if it reads other values or memory.
    pub fn read_by(&self, dag: &Dag, node: NodeId) -> Option<Vec<QuantityId>> {
        let node = dag.node(node);
        let Kind::Inst { operands, .. } = &node.kind else { return None };
        let in_memory = |u: &Use| matches!(u, Use::Mem(_) | Use::Broadcast(_));
        if node.effect && operands.iter().any(in_memory) {
            return None;
        }
        let mut read = Vec::new();
        for v in node.values() {
            let placed = self.of_value(v)?;
            if matches!(placed.place, Place::Value(_)) {
                return None;
            }
            if self.as_constant(placed.quantity).is_none() && !read.contains(&placed.quantity) {
                read.push(placed.quantity);
            }
        }
        Some(read)
    }

    /// `1 - bit`, if some value is that.
    pub fn complement(&self, bit: QuantityId) -> Option<QuantityId> {
        self.find(&self.complement_of(bit))
    }

    /// `1 - bit`, known from now on.
    pub fn make_complement(&mut self, bit: QuantityId) -> QuantityId {
        self.intern(self.complement_of(bit), true)
    }

    fn complement_of(&self, bit: QuantityId) -> Poly {
        Poly::constant(1).sub(&self.get(bit).poly)
    }

    /// The word whose bits are all this bit, if some value is that.
    pub fn mask(&self, bit: QuantityId) -> Option<QuantityId> {
        self.find(&mask_of(&self.get(bit).poly))
    }

    /// The word whose bits are all `1 - bit`, if some value is that.
    pub fn mask_of_complement(&self, bit: QuantityId) -> Option<QuantityId> {
        self.find(&mask_of(&self.complement_of(bit)))
    }

    /// Whether two polynomials are congruent modulo `2^64`.
    pub fn are_congruent(&self, a: &Poly, b: &Poly) -> bool {
        self.forms.reduce(&a.sub(b)).reduced(64).is_zero()
    }

    /// The polynomial divided by `2^64`, if all of it can be.
    pub fn carried(&self, p: &Poly) -> Option<Poly> {
        self.forms.divided(p, 64)
    }

    /// A word and a bit together, if that is known to be a word and not a number.
    pub fn word_with_bit(&mut self, word: QuantityId, bit: QuantityId) -> Option<QuantityId> {
        let sum = self.get(word).poly.add(&self.get(bit).poly);
        (sum.as_constant().is_none() && self.forms.fits(&sum, 64)).then(|| self.intern(sum, false))
    }

    /// The product of a bit and a word.
    pub fn product(&self, bit: QuantityId, word: &Poly) -> Option<Poly> {
        self.forms.product(&self.get(bit).poly, word)
    }
}

fn mask_of(bit: &Poly) -> Poly {
    bit.scale(power(64) - 1)
}
