//! What words are sums of, modulo `2^64`, over other quantities.

use super::quantities::{Place, Quantities, QuantityId};
use crate::ir::graph::{Dag, NodeId, Port};
use crate::ir::integers::poly::Poly;
use num_bigint::BigInt;
use rustc_hash::FxHashMap;
use std::collections::BTreeMap;

/// `constant` and each quantity as often as its factor says, modulo `2^64`.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Default)]
pub struct SignedSum {
    terms: BTreeMap<QuantityId, i64>,
    pub constant: u64,
}

impl SignedSum {
    pub fn of(quantity: QuantityId) -> SignedSum {
        SignedSum { terms: BTreeMap::from([(quantity, 1)]), constant: 0 }
    }

    pub fn plus(&self, factor: i64, other: &SignedSum) -> SignedSum {
        let mut sum = self.clone();
        sum.constant = sum.constant.wrapping_add((factor as u64).wrapping_mul(other.constant));
        for (q, f) in &other.terms {
            let all = sum.terms.entry(*q).or_default();
            *all += factor * f;
            if *all == 0 {
                sum.terms.remove(q);
            }
        }
        sum
    }

    pub fn with_constant(&self, constant: u64) -> SignedSum {
        SignedSum { constant, ..self.clone() }
    }

    /// Quantities with their factors.
    pub fn terms(&self) -> impl Iterator<Item = (QuantityId, i64)> {
        self.terms.iter().map(|(q, f)| (*q, *f))
    }

    pub fn length(&self) -> usize {
        self.terms.len()
    }

    /// The sum with one quantity replaced by what it is a sum of.
    fn replaced(&self, quantity: QuantityId, by: &SignedSum) -> SignedSum {
        let factor = self.terms.get(&quantity).copied().unwrap_or_default();
        self.plus(-factor, &SignedSum::of(quantity)).plus(factor, by)
    }
}

/// Sums of more quantities are no sums of one instruction, nor parts of one.
const LONGEST: usize = 4;
/// Sums that a word is written as.
const MOST: usize = 48;
/// Values that a node reads, of which sums are tried.
const READ: usize = 4;
/// How far up bits are looked for: a byte, its register, a joined register, the byte of that.
const STEPS_ABOVE: usize = 3;

/// For each word what it is a sum of, as the graph computes it.
#[derive(Default)]
pub struct SumsOfWords {
    by_quantity: FxHashMap<QuantityId, Vec<SignedSum>>,
}

impl SumsOfWords {
    pub fn of(dag: &Dag, quantities: &Quantities) -> SumsOfWords {
        let mut sums = SumsOfWords::default();
        let alive = dag.alive();
        for (id, _) in dag.iter().filter(|(id, _)| alive[id.index()]) {
            sums.of_node(dag, quantities, id);
        }
        for bit in quantities.ids().filter(|q| quantities.get(*q).is_bit) {
            sums.of_bit(quantities, bit);
        }
        sums
    }

    /// Notes that a word is a sum.
    pub fn add(&mut self, quantity: QuantityId, sum: SignedSum) {
        let known = self.by_quantity.entry(quantity).or_default();
        if !known.contains(&sum) && sum != SignedSum::of(quantity) {
            known.push(sum);
        }
    }

    /// Words that are other forms of a bit.
    fn of_bit(&mut self, quantities: &Quantities, bit: QuantityId) {
        if quantities.as_constant(bit).is_some() {
            return;
        }
        if let Some(mask) = quantities.mask(bit) {
            self.add(mask, SignedSum::default().plus(-1, &SignedSum::of(bit)));
        }
    }

    /// Which sums of what a node reads its results are, or of the bits that it is made of some steps further up: bytes that
    /// hold bits may be joined with whatever is above them in their registers.
    fn of_node(&mut self, dag: &Dag, quantities: &Quantities, node: NodeId) {
        let above = bits_above(dag, quantities, node);
        for read in [quantities.read_by(dag, node), Some(above)].into_iter().flatten() {
            if (1..=READ).contains(&read.len()) {
                self.of_reads(dag, quantities, node, &read);
            }
        }
    }

    fn of_reads(&mut self, dag: &Dag, quantities: &Quantities, node: NodeId, read: &[QuantityId]) {
        for v in dag.results(node).into_iter().filter(|v| !matches!(v.port, Port::Flag(_))) {
            let Some(placed) = quantities.of_value(v).filter(|p| p.place == Place::Register) else { continue };
            if !read.contains(&placed.quantity)
                && let Some(sum) = sum_of(quantities, placed.quantity, read)
            {
                self.add(placed.quantity, sum);
            }
        }
    }

    /// All sums that a word is found to be, with what is in them put in, and two carries that are one put together.
    pub fn expanded(&self, quantities: &Quantities, quantity: QuantityId) -> Vec<SignedSum> {
        let mut found = vec![SignedSum::of(quantity)];
        let mut next = 0;
        while let Some(sum) = found.get(next).cloned() {
            next += 1;
            let put_in = sum.terms().flat_map(|(q, _)| {
                self.by_quantity.get(&q).into_iter().flatten().map(move |by| (q, by)).collect::<Vec<_>>()
            });
            let put_in = put_in.map(|(q, by)| sum.replaced(q, by));
            for new in put_in.chain(joined_bits(quantities, &sum)) {
                let fits = new.length() <= LONGEST && new.terms().all(|(_, f)| f == 1 || f == -1);
                if fits && found.len() < MOST && !found.contains(&new) {
                    found.push(new);
                }
            }
        }
        found.remove(0);
        found
    }
}

/// The bits that a node is made of, where its operands are none themselves.
fn bits_above(dag: &Dag, quantities: &Quantities, node: NodeId) -> Vec<QuantityId> {
    let (mut found, mut open) = (Vec::new(), vec![(node, STEPS_ABOVE)]);
    while let Some((node, steps)) = open.pop() {
        for v in dag.node(node).values() {
            let Some(placed) = quantities.of_value(v) else { continue };
            let is_known = placed.quantity.is_integer() && quantities.as_constant(placed.quantity).is_some();
            if placed.quantity.is_integer() && !is_known && quantities.get(placed.quantity).is_bit {
                found.push(placed.quantity);
            } else if steps > 1 && !is_known {
                open.push((v.node, steps - 1));
            }
        }
    }
    found.sort_unstable();
    found.dedup();
    found
}

/// A sum with two of its bits as the one bit that they are together.
fn joined_bits(quantities: &Quantities, sum: &SignedSum) -> Vec<SignedSum> {
    let bits: Vec<(QuantityId, i64)> = sum.terms().filter(|(q, _)| quantities.get(*q).is_bit).collect();
    let mut all = Vec::new();
    for (k, &(p, f)) in bits.iter().enumerate() {
        for &(q, g) in &bits[k + 1..] {
            let both = quantities.get(p).poly.scale(f).plus(&quantities.get(q).poly, g);
            let rest = sum.plus(-f, &SignedSum::of(p)).plus(-g, &SignedSum::of(q));
            for sign in [1, -1] {
                let bit = quantities.find(&both.scale(sign)).filter(|b| quantities.get(*b).is_bit);
                all.extend(bit.map(|b| rest.plus(sign, &SignedSum::of(b))));
            }
        }
    }
    all
}

/// `quantity` as a sum of some of these, each at most once, and a constant.
fn sum_of(quantities: &Quantities, quantity: QuantityId, read: &[QuantityId]) -> Option<SignedSum> {
    let whole = quantities.get(quantity);
    for case in 1..3usize.pow(read.len() as u32) {
        let factor = |k: usize| [0, 1, -1][case / 3usize.pow(k as u32) % 3];
        let terms = || (0..read.len()).map(|k| (read[k], factor(k))).filter(|(_, f)| *f != 0);
        let rest = |state: usize| {
            terms().fold(whole.samples[state], |rest, (q, f)| {
                rest.wrapping_sub((f as u64).wrapping_mul(quantities.get(q).samples[state]))
            })
        };
        let constant = rest(0);
        if !(1..whole.samples.len()).all(|s| rest(s) == constant) {
            continue;
        }
        let sum =
            terms().fold(SignedSum::default().with_constant(constant), |sum, (q, f)| sum.plus(f, &SignedSum::of(q)));
        if quantities.are_congruent(&whole.poly, &poly(quantities, &sum)) {
            return Some(sum);
        }
    }
    None
}

/// The polynomial of a sum.
pub fn poly(quantities: &Quantities, sum: &SignedSum) -> Poly {
    sum.terms().fold(Poly::constant(BigInt::from(sum.constant)), |p, (q, f)| p.plus(&quantities.get(q).poly, f))
}
