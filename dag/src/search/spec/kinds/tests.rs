//! Kinds of functions that are known, at several widths, and of their neighbours that are not.

use super::SpecKind as K;
use super::{SpecKind, WordFunction, kinds_of};
use isa::expr::mask;
use std::collections::BTreeSet;

const WIDTHS: [u16; 4] = [8, 16, 32, 64];

/// The kinds of a function of two words of a width.
fn kinds(width: u16, f: impl Fn(u64, u64) -> u64) -> BTreeSet<SpecKind> {
    let m = mask(width) as u64;
    kinds_of(&WordFunction { arguments: vec![width, width], result: m, value: &|s| Some(f(s[0], s[1]) & m) })
}

/// The kinds of a function of one word of a width.
fn kinds_of_one(width: u16, f: impl Fn(u64) -> u64) -> BTreeSet<SpecKind> {
    let m = mask(width) as u64;
    kinds_of(&WordFunction { arguments: vec![width], result: m, value: &|s| Some(f(s[0]) & m) })
}

fn check(what: &str, found: &BTreeSet<SpecKind>, are: &[SpecKind], are_not: &[SpecKind]) {
    assert!(are.iter().all(|k| found.contains(k)), "{what}: {found:?}");
    assert!(are_not.iter().all(|k| !found.contains(k)), "{what}: {found:?}");
}

#[test]
fn flows_of_bits_are_told_apart() {
    for w in WIDTHS {
        check("logic", &kinds(w, |x, y| x & !y ^ 0x5a), &[K::Bitwise, K::RightToLeft, K::LeftToRight], &[K::Affine]);
        check("sum", &kinds(w, |x, y| x.wrapping_add(y)), &[K::RightToLeft, K::Affine], &[K::Bitwise, K::LeftToRight]);
        let product = kinds(w, |x, y| x.wrapping_mul(y));
        check("product", &product, &[K::RightToLeft], &[K::Affine, K::Bitwise, K::LinearOverBits]);
        check("shift down", &kinds_of_one(w, |x| x >> 1), &[K::LeftToRight, K::LinearOverBits], &[K::RightToLeft]);
        check("gray code", &kinds_of_one(w, |x| x ^ x >> 1), &[K::LinearOverBits, K::LeftToRight], &[K::Affine]);
        check("multiple", &kinds_of_one(w, |x| x.wrapping_mul(3).wrapping_add(7)), &[K::Affine], &[K::LinearOverBits]);
        check("lowest one", &kinds_of_one(w, |x| x & x.wrapping_neg()), &[K::LowestOneAlone], &[K::OnesAlone]);
    }
}

#[test]
fn lanes_are_told_apart() {
    let sums = |x: u64, y: u64, lane: u16| {
        let part = |n: u16| (x >> n & mask(lane) as u64).wrapping_add(y >> n & mask(lane) as u64) & mask(lane) as u64;
        (0..64 / lane).fold(0, |all, n| all | part(n * lane) << (n * lane))
    };
    check("bytes", &kinds(64, |x, y| sums(x, y, 8)), &[K::Bytes, K::Words, K::Halves], &[K::Bitwise]);
    check("words", &kinds(64, |x, y| sums(x, y, 16)), &[K::Words, K::Halves], &[K::Bytes]);
    check("halves", &kinds(64, |x, y| sums(x, y, 32)), &[K::Halves], &[K::Bytes, K::Words]);
    check("a whole sum", &kinds(32, |x, y| x.wrapping_add(y)), &[], &[K::Bytes, K::Words, K::Halves]);
}

#[test]
fn values_are_told_apart() {
    for w in WIDTHS {
        let less = |x: u64, y: u64| u64::from(x < y);
        check("predicate", &kinds(w, less), &[K::Predicate, K::FewValues], &[K::AllOrNothing]);
        check("mask", &kinds(w, |x, y| less(x, y).wrapping_neg()), &[K::AllOrNothing], &[K::Predicate]);
        check("three values", &kinds(w, |x, y| less(x, y) + 2 * less(y, x)), &[K::FewValues], &[K::Predicate]);
        check("least", &kinds(w, u64::min), &[K::Choice], &[K::FewValues]);
        check("difference", &kinds(w, u64::abs_diff), &[], &[K::Choice, K::FewValues, K::RightToLeft, K::Affine]);
    }
}

#[test]
fn what_looks_at_ones_is_told_apart() {
    for w in WIDTHS {
        let ones = kinds_of_one(w, |x| u64::from(x.count_ones()) * 3);
        check("number of ones", &ones, &[K::OnesAlone], &[K::HighestOneAlone, K::LowestOneAlone]);
        let parity = kinds_of_one(w, |x| u64::from(x.count_ones() & 1));
        check("parity", &parity, &[K::OnesAlone, K::Predicate, K::LinearOverBits], &[K::HighestOneAlone]);
        let highest = kinds_of_one(w, |x| u64::from(x.leading_zeros()));
        check("zeros above", &highest, &[K::HighestOneAlone], &[K::OnesAlone, K::LowestOneAlone]);
        let lowest = kinds_of_one(w, |x| u64::from(x.trailing_zeros()));
        check("zeros below", &lowest, &[K::LowestOneAlone], &[K::OnesAlone, K::HighestOneAlone]);
        let power = kinds_of_one(w, |x| u64::from(x.is_power_of_two()));
        check("power of two", &power, &[K::OnesAlone, K::Predicate], &[K::LowestOneAlone]);
    }
}

/// Rare carries, rare ones and lone bits are seen all the same.
#[test]
fn rare_states_decide_too() {
    for w in [32, 64] {
        check(
            "lowest one cleared",
            &kinds_of_one(w, |x| x & x.wrapping_sub(1)),
            &[K::RightToLeft],
            &[K::Bytes, K::Words],
        );
        let power = kinds_of_one(w, |x| u64::from(x.is_power_of_two()));
        check("power of two", &power, &[K::OnesAlone], &[K::Bitwise, K::Bytes, K::LinearOverBits, K::LeftToRight]);
        let sign = kinds_of_one(w, |x| u64::from(x >> (w - 1) == 1));
        check("sign", &sign, &[K::Predicate, K::LeftToRight, K::LinearOverBits], &[K::OnesAlone, K::LowestOneAlone]);
    }
}

/// Where a function is not asked for, it may do anything.
#[test]
fn states_that_are_left_out_decide_nothing() {
    let value = |s: &[u64]| (s[0] & s[1] == 0).then_some((s[0] + s[1]) & 0xff);
    let f = WordFunction { arguments: vec![8, 8], result: 0xff, value: &value };
    check("disjoint sum", &kinds_of(&f), &[K::Bitwise, K::RightToLeft], &[K::Predicate]);
}
