//! The route by sums: numbers of many words added, subtracted, multiplied and selected in ways that compilers and people
//! write them are proved equal, word by word; hundreds of variants with one mistake are not.

#[path = "queries/mutate.rs"]
mod mutate;
#[path = "queries/numbers.rs"]
mod numbers;

use dag::ir::random::Random;
use dag::prove::sums::refute;
use mutate::mutant;
use numbers::{CarryStyle, Code, is_possible, pairs};
use std::collections::BTreeSet;

#[test]
fn numbers_of_many_words_are_proved_equal() {
    let (mut words, mut unknown) = (0, Vec::new());
    for mut pair in pairs() {
        for (n, (x, y)) in pair.words.clone().into_iter().enumerate() {
            let claim = pair.code.differ(x, y);
            assert!(!is_possible(&pair.code.arena, claim), "{}, word {n}: no pair", pair.name);
            words += 1;
            if let Err(why) = refute(&pair.code.arena, claim) {
                unknown.push(format!("{}, word {n}: {why}", pair.name));
            }
        }
    }
    // Rows from the other end: carries of sums that were cut in another order stay apart where they are made by halves.
    let known_gap = |u: &String| u.contains("words multiplied") && (u.contains("Parked") || u.contains("Complement"));
    assert!(unknown.len() <= 16 && words > 150, "{} of {words}:\n{}", unknown.len(), unknown.join("\n"));
    let new: Vec<&String> = unknown.iter().filter(|u| !known_gap(u)).collect();
    assert!(new.is_empty(), "{new:#?}");
}

#[test]
fn variants_with_one_mistake_are_not_proved() {
    let mut random = Random::new(2027);
    let (mut wrong, mut kinds) = (0, BTreeSet::new());
    for mut pair in pairs() {
        for (n, (x, y)) in pair.words.clone().into_iter().enumerate() {
            for _ in 0..6 {
                let Some((kind, changed)) = mutant(&mut pair.code.arena, y, &mut random) else { continue };
                let claim = pair.code.differ(x, changed);
                if is_possible(&pair.code.arena, claim) {
                    assert!(refute(&pair.code.arena, claim).is_err(), "{}, word {n}: {kind}", pair.name);
                    (wrong, _) = (wrong + 1, kinds.insert(kind));
                }
            }
        }
    }
    assert!(wrong >= 400 && kinds.len() >= 8, "{wrong} of {kinds:?}");
}

/// A carry that all but never happens is one: sums of a few states do not decide.
#[test]
fn rare_carries_count() {
    let mut c = Code::new();
    let (x, y) = (c.input(), c.input());
    let never = c.arena.bool(false);
    // The highest word of a square, and what is carried into it where both words of the square are as great as they can be.
    let [low, high] = c.product(x, x);
    let (_, carry) = c.add_word(low, high, never, CarryStyle::Chained);
    let (_, second) = c.add_word(high, y, carry, CarryStyle::Chained);
    let wide = c.arena.zext(second, 64);
    let zero = c.zero();
    let claim = c.differ(wide, zero);
    assert!(is_possible(&c.arena, claim) && refute(&c.arena, claim).is_err());
    // The upper word of a product is never all ones: one more has no carry.
    let one = c.arena.bool(true);
    let (_, never) = c.add_word(high, zero, one, CarryStyle::Wide);
    let wide = c.arena.zext(never, 64);
    let claim = c.differ(wide, zero);
    assert_eq!(refute(&c.arena, claim), Ok(()));
}
