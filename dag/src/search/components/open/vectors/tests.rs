//! Every rule against a search that tries all constants, on lanes of a few bits.

use super::*;
use crate::ir::random::Random;
use isa::eval::{Batch, Wide, eval_wide};
use isa::{BinOp, ExprId};

const KNOWN: Sym = Sym(0);
const SOUGHT: Sym = Sym(1);
const CLASSES: [Class; 2] = [Class::GENERAL, Class::GENERAL];

/// A result of two operands, of which the sought one counts with its low `bits` bits.
struct LaneInstruction {
    arena: Arena,
    term: ExprId,
    bits: u16,
    inverse: VectorInverse,
}

impl LaneInstruction {
    fn new(bits: u16, term: impl FnOnce(&mut Arena, ExprId, ExprId) -> ExprId) -> LaneInstruction {
        let mut arena = Arena::new();
        let (x, m) = (arena.var(KNOWN, 64), arena.var(SOUGHT, 64));
        let m = arena.extract(m, 0, bits);
        let term = term(&mut arena, x, m);
        let term = arena.zext(term, 64);
        let inverse = VectorInverse::of(&arena, term, &CLASSES, 0, 1);
        LaneInstruction { arena, term, bits, inverse }
    }

    /// Result byte `i` is `of` byte `i` of the known operand and `each` bits of the sought one.
    fn of_bytes(each: u16, of: impl Fn(&mut Arena, ExprId, ExprId) -> ExprId) -> LaneInstruction {
        LaneInstruction::new(2 * each, |a, x, m| {
            let mut byte = |i: u16| {
                let (x, m) = (a.extract(x, 8 * i, 8), a.extract(m, each * i, each));
                let m = a.zext(m, 8);
                of(a, x, m)
            };
            let (low, high) = (byte(0), byte(1));
            a.concat(high, low)
        })
    }

    fn value(&self, x: u64, m: u64) -> u64 {
        eval_wide(&self.arena, &[self.term], &|s| Wide::from(if s == KNOWN { x } else { m }))[0].0[0]
    }

    /// Constants that do, of all that there are.
    fn all_that_do(&self, q: &VectorQuestion) -> Vec<u64> {
        let batch = Batch::compile_wide(&self.arena, &[self.term], &[(KNOWN, 64), (SOUGHT, 64)]);
        let mut left: Vec<u64> = (0..1 << self.bits).collect();
        for t in 0..q.states {
            let x = vec![q.slots[0][t]; left.len()];
            let values = batch.run(&[&x, &left], left.len());
            let mut values = values[0].iter();
            left.retain(|_| values.next().is_some_and(|v| (v ^ q.want[t]) & q.care[t] == 0));
        }
        left
    }
}

/// What matters: all, a byte, some bits.
fn some_care(r: &mut Random) -> u64 {
    match r.below(4) {
        0 => u64::MAX,
        1 => 0xff << (8 * r.below(3)),
        2 => low(r.below(25) as u16),
        _ => r.next(),
    }
}

/// Asks for constants, half of the time such that there is one; `solve` must find one iff there is one.
fn check(name: &str, lanes: &LaneInstruction, solve: impl Fn(&VectorInverse, &VectorQuestion) -> SolvedVector) {
    let mut r = Random::new(name.len() as u64);
    let (mut some, mut none) = (0, 0);
    for round in 0..400 {
        let states = 1 + r.below(4);
        let x: Vec<u64> = (0..states).map(|_| if r.below(5) == 0 { 0 } else { r.next() }).collect();
        let care: Vec<u64> = (0..states).map(|_| some_care(&mut r)).collect();
        let hidden = r.next() & low(lanes.bits);
        let mut want: Vec<u64> = x.iter().map(|x| lanes.value(*x, hidden)).collect();
        if round % 2 == 1 {
            let t = r.below(states);
            want[t] ^= 1 << r.below(16);
        }
        let q = VectorQuestion { slots: &[&x, &[]], want: &want, care: &care, states };
        let all = lanes.all_that_do(&q);
        match solve(&lanes.inverse, &q) {
            SolvedVector::No => assert!(all.is_empty(), "{name}: {all:?} do"),
            SolvedVector::Constant(c) => assert!(all.contains(&c.0[0]), "{name}: {c:?} does not"),
            SolvedVector::Open => panic!("{name}: not decided"),
        }
        *(if all.is_empty() { &mut none } else { &mut some }) += 1;
    }
    assert!(some > 50 && none > 20, "{name}: {some} with a constant, {none} without");
}

fn solved(inverse: &VectorInverse, q: &VectorQuestion) -> SolvedVector {
    inverse.solve(q, &mut TrialBuffers::default())
}

/// Without the rules for numbers.
fn tried(inverse: &VectorInverse, q: &VectorQuestion) -> SolvedVector {
    let mut constant = Wide::default();
    for lane in &inverse.lanes {
        match inverse.tried(lane, q, &mut TrialBuffers::default()) {
            SolvedVector::Constant(c) => constant.0[0] |= c.0[0],
            other => return other,
        }
    }
    SolvedVector::Constant(constant)
}

#[test]
fn lanes_of_few_bits_are_solved_exactly() {
    for op in [BinOp::And, BinOp::Or, BinOp::Xor, BinOp::Add, BinOp::Sub, BinOp::Mul] {
        let lanes = LaneInstruction::of_bytes(6, |a, x, m| a.bin(op, x, m));
        check(&format!("{op:?}"), &lanes, solved);
        check(&format!("{op:?}"), &lanes, tried);
    }
    let saturated = LaneInstruction::of_bytes(6, |a, x, m| {
        let (sum, most) = (a.add(x, m), a.constant(8, 0xff));
        let carry = a.ult(sum, x);
        a.ite(carry, most, sum)
    });
    check("sum up to the greatest number", &saturated, solved);
    let least = LaneInstruction::of_bytes(7, |a, x, m| {
        let first = a.slt(x, m);
        a.ite(first, x, m)
    });
    check("the lesser number", &least, solved);
}

/// Each byte of the result is the byte of the known operand that three bits say, or zero where the fourth says so.
#[test]
fn selections_are_solved_exactly() {
    let selection = LaneInstruction::new(8, |a, x, m| {
        let mut byte = |i: u16| {
            let (index, none) = (a.extract(m, 4 * i, 3), a.extract(m, 4 * i + 3, 1));
            let (index, bits, zero) = (a.zext(index, 61), a.constant(3, 0), a.constant(8, 0));
            let distance = a.concat(index, bits);
            let moved = a.bin(BinOp::LShr, x, distance);
            let byte = a.extract(moved, 0, 8);
            a.ite(none, zero, byte)
        };
        let (low, high) = (byte(0), byte(1));
        a.concat(high, low)
    });
    check("selection", &selection, solved);
}

/// The lane has more bits than are tried.
#[test]
fn wide_lanes_are_solved_by_the_rules_for_numbers() {
    for op in [BinOp::And, BinOp::Xor, BinOp::Add, BinOp::Sub] {
        let wide = LaneInstruction::new(18, |a, x, m| {
            let x = a.extract(x, 40, 18);
            a.bin(op, x, m)
        });
        assert!(matches!(op, BinOp::And | BinOp::Xor) || wide.inverse.lanes.iter().any(|l| !l.is_small()));
        check(&format!("wide {op:?}"), &wide, solved);
    }
}

/// Two entries of a table of four, as two times two bits of the known operand say.
fn table() -> LaneInstruction {
    LaneInstruction::new(12, |a, x, m| {
        let mut entry = |i: u16| {
            let index = a.extract(x, 2 * i, 2);
            let index = a.zext(index, 12);
            let three = a.constant(12, 3);
            let distance = a.bin(BinOp::Mul, index, three);
            let moved = a.bin(BinOp::LShr, m, distance);
            let entry = a.extract(moved, 0, 3);
            a.zext(entry, 8)
        };
        let (low, high) = (entry(0), entry(1));
        a.concat(high, low)
    })
}

#[test]
fn tables_are_solved_exactly() {
    let table = table();
    assert!(table.inverse.moves);
    check("table", &table, |inverse, q| inverse.moved_constant(q, &mut Scratch::default()));
}

/// What the way back says of an operand holds for those that give what is wanted, and for no others.
#[test]
fn the_way_back_is_exact_for_moves_and_excludes_nothing_elsewhere() {
    let sum = LaneInstruction::of_bytes(8, |a, x, m| a.add(x, m));
    let both = LaneInstruction::of_bytes(8, |a, x, m| a.and(x, m));
    for (lanes, exact) in [(table(), true), (sum, false), (both, true)] {
        let mut r = Random::new(5);
        for round in 0..300 {
            let (x, hidden) = ([r.next()], r.next() & low(lanes.bits));
            let want = [lanes.value(x[0], hidden) ^ u64::from(round % 3 == 2) << r.below(16)];
            let care = [some_care(&mut r)];
            let q = VectorQuestion { slots: &[&x, &[]], want: &want, care: &care, states: 1 };
            let all = lanes.all_that_do(&q);
            let Some(before) = lanes.inverse.back(&q, &mut Scratch::default()) else {
                assert!(all.is_empty());
                continue;
            };
            let fits = |m: &u64| (m ^ before.want[0]) & before.care[0] == 0;
            assert!(all.iter().all(fits));
            let said = (0..1 << lanes.bits).filter(fits).count();
            assert!(!exact || said == all.len(), "{said} instead of {}", all.len());
        }
    }
}

/// Two products of bytes with a sign, of the known operand and of the sought one, added up.
#[test]
fn sums_of_products_are_solved() {
    let lanes = LaneInstruction::new(20, |a, x, m| {
        let mut product = |i: u16| {
            let (x, m) = (a.extract(x, 16 * i, 16), a.extract(m, 10 * i, 10));
            let (x, m) = (a.sext(x, 32), a.sext(m, 32));
            a.bin(BinOp::Mul, x, m)
        };
        let (p, q) = (product(0), product(1));
        a.add(p, q)
    });
    let [lane] = &lanes.inverse.lanes[..1] else { panic!("a lane") };
    assert!(!lane.is_small() && lane.number.is_none() && lane.sum.is_some());
    let mut r = Random::new(3);
    let (mut some, mut none, mut open) = (0, 0, 0);
    for round in 0..120 {
        let states = 2 + r.below(4);
        let x: Vec<u64> = (0..states).map(|_| if r.below(8) == 0 { 0 } else { r.next() }).collect();
        let hidden = r.next() & low(20);
        let mut want: Vec<u64> = x.iter().map(|x| lanes.value(*x, hidden)).collect();
        let care: Vec<u64> =
            (0..states).map(|_| if r.below(3) == 0 { low(r.below(33) as u16) } else { u64::MAX }).collect();
        if round % 2 == 1 {
            let t = r.below(states);
            want[t] ^= 1 << r.below(32);
        }
        let q = VectorQuestion { slots: &[&x, &[]], want: &want, care: &care, states };
        match solved(&lanes.inverse, &q) {
            SolvedVector::No => {
                assert!(lanes.all_that_do(&q).is_empty());
                none += 1;
            }
            SolvedVector::Constant(c) => {
                assert!(lanes.all_that_do(&q).contains(&c.0[0]));
                some += 1;
            }
            SolvedVector::Open => open += 1,
        }
    }
    assert!(some > 40 && none > 20 && open < 20, "{some} with a constant, {none} without, {open} open");
}
