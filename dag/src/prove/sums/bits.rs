//! Functions of few bits as polynomials: case by case, without the cases that cannot be.

use super::system::SumSystem;
use crate::ir::integers::poly::{IntVar, Poly, floor, power};
use num_bigint::BigInt;
use std::collections::BTreeSet;

/// Most bits that are told apart.
const MOST: usize = 6;

/// A polynomial over few bits that is 0 or 1.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BitFact {
    pub poly: Poly,
    pub bits: BTreeSet<IntVar>,
}

/// Values of the bits, the first in bit 0.
type Case = usize;

/// The bits that a polynomial is of; `None` if it is of other atoms too, or of many.
pub fn bits_of(system: &SumSystem, p: &Poly) -> Option<BTreeSet<IntVar>> {
    let mut bits = BTreeSet::new();
    for v in p.terms().flat_map(|(m, _)| m) {
        if !system.is_bit(*v) {
            return None;
        }
        bits.insert(*v);
        if bits.len() > MOST {
            return None;
        }
    }
    Some(bits)
}

/// Notes that a polynomial is 0 or 1, if that says something.
pub fn note_fact(system: &mut SumSystem, poly: &Poly) {
    let Some(bits) = bits_of(system, poly).filter(|b| b.len() > 1) else { return };
    let fact = BitFact { poly: poly.clone(), bits };
    if !system.facts.contains(&fact) {
        system.facts.push(fact);
    }
}

/// Notes for every two bits of a polynomial over few what they exclude, where that follows from what the bits are quotients
/// of: a borrow may be followed by a carry each time, so that a byte which counts both is 0 or 255.
pub fn learn_exclusions(system: &mut SumSystem, p: &Poly, states: usize) {
    let Some(bits) = bits_of(system, p).filter(|b| b.len() > 1) else { return };
    let bits: Vec<IntVar> = bits.into_iter().collect();
    for (k, &x) in bits.iter().enumerate() {
        for &y in &bits[k + 1..] {
            if system.paired.insert((x, y)) {
                learn_exclusion(system, x, y, states);
            }
        }
    }
}

/// Two values of two bits that no state shows together.
struct Exclusion {
    /// `2 x + y`.
    values: u32,
    /// 0 or 1 without them.
    fact: Poly,
    /// Less than `below` without them.
    bounded: Poly,
    below: u32,
}

fn learn_exclusion(system: &mut SumSystem, x: IntVar, y: IntVar, states: usize) {
    let (x, y, one) = (Poly::var(x), Poly::var(y), Poly::constant(1));
    let sum = x.add(&y);
    let exclusions = [
        Exclusion { values: 0, fact: sum.sub(&one), bounded: one.sub(&sum), below: 1 },
        Exclusion { values: 1, fact: x.sub(&y), bounded: y.sub(&x), below: 1 },
        Exclusion { values: 2, fact: y.sub(&x), bounded: x.sub(&y), below: 1 },
        Exclusion { values: 3, fact: sum.clone(), bounded: sum.clone(), below: 2 },
    ];
    let shown = system.sample(&sum.add(&x), states);
    for Exclusion { values, fact, bounded, below } in exclusions {
        if !shown.contains(&values.into()) && system.is_below(&bounded, &below.into()) {
            if let Some(writer) = &mut system.writer {
                writer.fact(&fact);
            }
            note_fact(system, &fact);
        }
    }
}

/// `f` of the values of polynomials over few bits, as a polynomial: linear if it can be. In what is impossible it may be
/// anything.
pub fn by_cases(system: &SumSystem, of: &[&Poly], f: impl Fn(&[BigInt]) -> BigInt) -> Option<Poly> {
    let mut bits = BTreeSet::new();
    for p in of {
        bits.extend(bits_of(system, p)?);
    }
    if bits.len() > MOST {
        return None;
    }
    let facts: Vec<&Poly> = if bits.len() > 1 {
        system.facts.iter().filter(|f| f.bits.is_subset(&bits)).map(|f| &f.poly).collect()
    } else {
        Vec::new()
    };
    let bits: Vec<IntVar> = bits.into_iter().collect();
    let mut rows: Vec<(Case, BigInt)> = Vec::new();
    for case in 0..1 << bits.len() {
        let is_bit = |p: &&Poly| {
            let v = value(p, &bits, case);
            v == BigInt::ZERO || v == BigInt::from(1)
        };
        if facts.iter().all(is_bit) {
            let values: Vec<BigInt> = of.iter().map(|p| value(p, &bits, case)).collect();
            rows.push((case, f(&values)));
        }
    }
    Some(linear(&bits, &rows).unwrap_or_else(|| sum_of_cases(system, &bits, &with_impossible(bits.len(), &rows))))
}

/// The rows with what cannot be, each as the possible case with the fewest other bits: so the polynomial of `1 - f` is 1
/// less that of `f`.
fn with_impossible(bits: usize, rows: &[(Case, BigInt)]) -> Vec<(Case, BigInt)> {
    let nearest = |case: Case| {
        let distance = |row: &&(Case, BigInt)| ((row.0 ^ case).count_ones(), row.0 ^ case);
        rows.iter().min_by_key(distance).map(|row| (case, row.1.clone()))
    };
    (0..1 << bits).filter_map(nearest).collect()
}

fn value(p: &Poly, bits: &[IntVar], case: Case) -> BigInt {
    let is_set = |v: &IntVar| bits.iter().position(|b| b == v).is_some_and(|k| case >> k & 1 == 1);
    p.terms().filter(|(m, _)| m.iter().all(is_set)).map(|(_, c)| c).sum()
}

/// A linear polynomial with these values, by elimination.
fn linear(bits: &[IntVar], rows: &[(Case, BigInt)]) -> Option<Poly> {
    let columns = bits.len() + 1;
    let row = |(case, value): &(Case, BigInt)| -> Vec<BigInt> {
        let cells = (0..columns).map(|k| BigInt::from(u32::from(k == 0 || case >> (k - 1) & 1 == 1)));
        cells.chain([value.clone()]).collect()
    };
    let mut matrix: Vec<Vec<BigInt>> = rows.iter().map(row).collect();
    let mut pivots: Vec<usize> = Vec::new();
    for column in 0..columns {
        let rank = pivots.len();
        let Some(found) = (rank..matrix.len()).find(|&r| matrix[r][column] != BigInt::ZERO) else { continue };
        matrix.swap(rank, found);
        let pivot = matrix[rank].clone();
        for (_, other) in matrix.iter_mut().enumerate().filter(|(r, o)| *r != rank && o[column] != BigInt::ZERO) {
            let factor = other[column].clone();
            other.iter_mut().zip(&pivot).for_each(|(x, p)| *x = &*x * &pivot[column] - p * &factor);
        }
        pivots.push(column);
    }
    if matrix[pivots.len()..].iter().any(|r| r[columns] != BigInt::ZERO) {
        return None;
    }
    let mut out = Poly::default();
    for (r, &column) in pivots.iter().enumerate() {
        let (value, by) = (&matrix[r][columns], &matrix[r][column]);
        let coefficient = value / by;
        if &coefficient * by != *value {
            return None;
        }
        out.add_term(if column == 0 { Vec::new() } else { vec![bits[column - 1]] }, coefficient);
    }
    Some(out)
}

fn sum_of_cases(system: &SumSystem, bits: &[IntVar], rows: &[(Case, BigInt)]) -> Poly {
    let mut sum = Poly::default();
    for (case, value) in rows {
        let mut product = Poly::constant(1);
        for (k, &bit) in bits.iter().enumerate() {
            let set = Poly::var(bit);
            let factor = if case >> k & 1 == 1 { set } else { Poly::constant(1).sub(&set) };
            product = product.times(&factor, &|v| system.is_bit(v));
        }
        sum = sum.plus(&product, value.clone());
    }
    sum
}

/// The bit that says whether a polynomial is `2^width - 1` or 0, if it is one of them.
pub fn mask_bit(system: &SumSystem, p: &Poly, width: u32) -> Option<Poly> {
    let two = BigInt::from(2);
    let low = by_cases(system, &[p], |v| &v[0] - floor(&v[0], &two) * &two)?;
    (low.scale(power(width) - 1) == *p && !p.is_zero()).then_some(low)
}
