//! Every rule against a search that tries all constants, at 5 to 8 bits.

use super::inverse::Inverse;
use super::masks::{gather_of, scatter_of};
use super::solve::{ConstantRange, OpenQuestion, Solved};
use super::step::low;
use crate::ir::random::Random;
use isa::eval::eval;
use isa::{Arena, BinOp, ExprId, Sym, UnOp};

const KNOWN: Sym = Sym(0);
const SOUGHT: Sym = Sym(1);

/// A term of a known operand and a sought one, both of `width` bits.
struct Instruction {
    arena: Arena,
    term: ExprId,
    width: u16,
}

impl Instruction {
    fn new(width: u16, term: impl FnOnce(&mut Arena, ExprId, ExprId) -> ExprId) -> Instruction {
        let mut arena = Arena::new();
        let low = |a: &mut Arena, s: Sym| {
            let whole = a.var(s, 64);
            a.extract(whole, 0, width)
        };
        let (x, m) = (low(&mut arena, KNOWN), low(&mut arena, SOUGHT));
        let term = term(&mut arena, x, m);
        let term = arena.zext(term, 64);
        Instruction { arena, term, width }
    }

    fn value(&self, x: u64, m: u64) -> u64 {
        eval(&self.arena, &[self.term], &|s| u128::from(if s == KNOWN { x } else { m }))[0] as u64
    }

    /// The constants that do, of all that there are.
    fn all_that_do(&self, bits: u16, x: &[u64], want: &[u64], care: &[u64]) -> Vec<u64> {
        let does = |m: &u64| (0..x.len()).all(|t| (self.value(x[t], *m) ^ want[t]) & care[t] == 0);
        (0..1u64 << bits).filter(does).collect()
    }
}

/// How much a rule promises.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Promise {
    /// The set that it says is the set that there is.
    Exact,
    /// It finds a constant if there is one.
    Finds,
    /// As far as only low bits matter it is exact; else it may not decide.
    LowBits,
    /// What it excludes is excluded.
    Excludes,
}

/// What matters: all, low bits, high bits, some bits.
fn some_care(r: &mut Random, width: u16) -> u64 {
    match r.below(5) {
        0 | 1 => u64::MAX,
        2 => low(r.below(usize::from(width) + 1) as u16),
        3 => u64::MAX << r.below(usize::from(width)),
        _ => r.next(),
    }
}

/// Asks for constants of `bits` bits, half of the time such that there is one.
fn check(name: &str, instruction: &mut Instruction, bits: u16, promise: Promise) {
    let mut r = Random::new(u64::from(bits) ^ name.len() as u64);
    let inverse = Inverse::of(&mut instruction.arena, instruction.term, 2, 1);
    let inverse = inverse.unwrap_or_else(|| panic!("{name}: no way back"));
    let m = low(instruction.width);
    let mut found = 0;
    for round in 0..1200 {
        let count = 1 + r.below(4);
        let x: Vec<u64> = (0..count).map(|_| if r.below(6) == 0 { r.below(3) as u64 } else { r.next() & m }).collect();
        let care: Vec<u64> = (0..count).map(|_| some_care(&mut r, instruction.width)).collect();
        let hidden = r.next() & low(bits);
        let want: Vec<u64> =
            x.iter().map(|x| if round % 2 == 0 { instruction.value(*x, hidden) } else { r.next() & m }).collect();
        let all = instruction.all_that_do(bits, &x, &want, &care);
        let solved = inverse.solve(&OpenQuestion {
            slots: &[&x, &[]],
            want: &want,
            care: &care,
            constants: ConstantRange { sign: 63 },
        });
        found += usize::from(!all.is_empty());
        let low_bits = care.iter().all(|c| (c & m).wrapping_add(1) & c & m == 0);
        let exact = match promise {
            Promise::Exact | Promise::Finds => true,
            Promise::LowBits => low_bits,
            Promise::Excludes => false,
        };
        judge(name, &solved, &all, bits, exact, promise == Promise::Finds);
    }
    assert!(found > 300, "{name}: hardly ever a constant");
}

fn judge(name: &str, solved: &Solved, all: &[u64], bits: u16, exact: bool, some: bool) {
    let inside = low(bits);
    match solved {
        Solved::No => assert!(all.is_empty(), "{name}: {all:?} do"),
        Solved::Bits { one, zero } => {
            let says = |m: &u64| m & one == one & inside && m & zero & inside == 0;
            assert!(all.iter().all(says), "{name}: {solved:?} excludes some of {all:?}");
            let said = (0..=inside).filter(says).count();
            assert!(!exact || said == all.len() && said > 0, "{name}: {solved:?} is more than {all:?}");
        }
        Solved::Range { lo, hi } => {
            assert!(all.iter().all(|m| lo <= m && m <= hi), "{name}: {solved:?} excludes some of {all:?}");
            assert!(!exact || hi - lo + 1 == all.len() as u64, "{name}: {solved:?} is more than {all:?}");
        }
        Solved::OneOf(found) => {
            assert!(!found.is_empty() && found.iter().all(|m| all.contains(&(m & inside))), "{name}: {solved:?}");
            assert!(!exact || some || found.len() == all.len(), "{name}: {solved:?} is less than {all:?}");
        }
        Solved::Open => assert!(!exact, "{name}: not decided"),
    }
}

fn binary(width: u16, op: BinOp, sought_left: bool) -> Instruction {
    Instruction::new(width, |a, x, m| if sought_left { a.bin(op, m, x) } else { a.bin(op, x, m) })
}

#[test]
fn bitwise_operations_are_solved_exactly() {
    for width in [5, 7] {
        for op in [BinOp::And, BinOp::Or, BinOp::Xor] {
            check("bitwise", &mut binary(width, op, false), width, Promise::Exact);
        }
        let mut andn = Instruction::new(width, |a, x, m| {
            let n = a.not(x);
            a.and(n, m)
        });
        check("andn", &mut andn, width, Promise::Exact);
    }
}

#[test]
fn sums_are_solved_whatever_bits_matter() {
    for width in [5, 7] {
        for (op, left) in [(BinOp::Add, false), (BinOp::Sub, true), (BinOp::Sub, false)] {
            check("sum", &mut binary(width, op, left), width, Promise::Finds);
        }
    }
    let mut scaled = Instruction::new(7, |a, x, m| {
        let two = a.constant(7, 2);
        let twice = a.bin(BinOp::Shl, x, two);
        a.add(twice, m)
    });
    check("scaled sum", &mut scaled, 7, Promise::Finds);
}

#[test]
fn products_are_solved_from_their_low_bits() {
    for width in [5, 8] {
        check("product", &mut binary(width, BinOp::Mul, false), width, Promise::LowBits);
    }
}

#[test]
fn the_upper_half_of_a_product_bounds_its_factors() {
    let mut high = Instruction::new(8, |a, x, m| {
        let (x, m) = (a.zext(x, 16), a.zext(m, 16));
        let p = a.bin(BinOp::Mul, x, m);
        a.extract(p, 8, 8)
    });
    check("upper half", &mut high, 8, Promise::Excludes);
}

#[test]
fn counts_of_shifts_and_rotations_are_all_found() {
    for op in [BinOp::Shl, BinOp::LShr, BinOp::AShr] {
        let mut shift = Instruction::new(8, |a, x, m| {
            let count = a.extract(m, 0, 5);
            let count = a.zext(count, 8);
            a.bin(op, x, count)
        });
        check("shift", &mut shift, 5, Promise::Exact);
    }
    for (up, down) in [(BinOp::Shl, BinOp::LShr), (BinOp::LShr, BinOp::Shl)] {
        let mut rotation = Instruction::new(8, |a, x, m| {
            let (count, size) = (a.extract(m, 0, 3), a.constant(8, 8));
            let count = a.zext(count, 8);
            let rest = a.sub(size, count);
            let (x, y) = (a.bin(up, x, count), a.bin(down, x, rest));
            a.or(x, y)
        });
        check("rotation", &mut rotation, 3, Promise::Exact);
    }
}

#[test]
fn masks_of_bit_moves_are_found_where_there_are_any() {
    let mut gather = Instruction::new(8, |a, _, _| gather_of(a, KNOWN, SOUGHT, 8));
    check("pext", &mut gather, 8, Promise::Finds);
    let mut scatter = Instruction::new(8, |a, _, _| scatter_of(a, KNOWN, SOUGHT, 8));
    check("pdep", &mut scatter, 8, Promise::Finds);
}

#[test]
fn operands_of_bit_moves_with_a_known_mask_are_solved_exactly() {
    let mut gather = Instruction::new(8, |a, _, _| gather_of(a, SOUGHT, KNOWN, 8));
    check("pext of a constant", &mut gather, 8, Promise::Exact);
    let mut scatter = Instruction::new(8, |a, _, _| scatter_of(a, SOUGHT, KNOWN, 8));
    check("pdep of a constant", &mut scatter, 8, Promise::Exact);
}

#[test]
fn known_counts_and_moves_of_bits_are_taken_back_exactly() {
    for op in [BinOp::Shl, BinOp::LShr, BinOp::AShr] {
        let mut shift = Instruction::new(7, |a, x, m| {
            let count = a.extract(x, 0, 3);
            let count = a.zext(count, 7);
            a.bin(op, m, count)
        });
        check("shifted constant", &mut shift, 7, Promise::Exact);
    }
    let mut moved = Instruction::new(8, |a, x, m| {
        let (low, high) = (a.extract(m, 0, 3), a.extract(m, 3, 5));
        let turned = a.concat(low, high);
        let turned = a.not(turned);
        a.xor(turned, x)
    });
    check("rotated constant", &mut moved, 8, Promise::Exact);
    let mut extended = Instruction::new(8, |a, x, m| {
        let part = a.extract(m, 1, 4);
        let wide = a.sext(part, 8);
        a.or(wide, x)
    });
    check("extended constant", &mut extended, 8, Promise::Exact);
}

#[test]
fn what_is_added_before_an_invertible_step_is_solved_from_low_bits() {
    let mut negated = Instruction::new(7, |a, x, m| {
        let sum = a.add(x, m);
        a.un(UnOp::Neg, sum)
    });
    check("negated sum", &mut negated, 7, Promise::LowBits);
}
