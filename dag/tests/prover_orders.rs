//! The route by weak orders against all states of small widths: it may say that a claim is impossible only where it is,
//! and on hundreds of programs with one mistake it must find the state that shows it.

use dag::ir::random::Random;
use dag::prove::exhaustive::StatesVerdict;
use dag::prove::orders::decide;
use dag::smt::Limits;
use isa::eval::{Wide, eval_wide};
use isa::{Arena, BinOp, ExprId, Sym};

const LIMITS: Limits = Limits { rlimit: 5_000_000, seed: 0 };
const WIDTH: u16 = 4;

/// A program of comparisons and selections among three variables.
struct OrderCode {
    arena: Arena,
    values: Vec<ExprId>,
    random: Random,
    signed: bool,
}

impl OrderCode {
    fn new(number: u64, signed: bool) -> OrderCode {
        let mut arena = Arena::new();
        let values = (1..=3).map(|s| arena.var(Sym(s), WIDTH)).collect();
        OrderCode { arena, values, random: Random::numbered(7, number), signed }
    }

    fn any(&mut self) -> ExprId {
        let k = self.random.below(self.values.len());
        self.values[k]
    }

    /// Less, as the flags after a subtraction have it.
    fn less(&mut self, a: ExprId, b: ExprId) -> ExprId {
        let arena = &mut self.arena;
        if !self.signed {
            return arena.ult(a, b);
        }
        let difference = arena.bin(BinOp::Sub, a, b);
        let [a, b, d] = [a, b, difference].map(|e| arena.extract(e, WIDTH - 1, 1));
        let (x, y) = (arena.xor(a, b), arena.xor(a, d));
        let overflow = arena.and(x, y);
        arena.xor(d, overflow)
    }

    fn condition(&mut self) -> ExprId {
        let (a, b) = (self.any(), self.any());
        let less = self.less(a, b);
        let equal = self.arena.eq(a, b);
        match self.random.below(4) {
            0 => self.arena.or(less, equal),
            1 => self.arena.not(less),
            2 => equal,
            _ => less,
        }
    }

    fn select(&mut self) -> ExprId {
        let (c, a, b) = (self.condition(), self.any(), self.any());
        let value = self.arena.ite(c, a, b);
        self.values.push(value);
        value
    }

    fn min_max(&mut self, a: ExprId, b: ExprId) -> [ExprId; 2] {
        let less = self.less(a, b);
        [self.arena.ite(less, a, b), self.arena.ite(less, b, a)]
    }
}

/// Whether the claim holds somewhere: all states are looked at.
fn holds_somewhere(arena: &Arena, claim: ExprId) -> bool {
    (0..1u64 << (3 * WIDTH)).any(|state| {
        let of = |s: Sym| Wide::from(state >> (u32::from(WIDTH) * (s.0 - 1)) & 15);
        eval_wide(arena, &[claim], &of)[0] == Wide::from(1u64)
    })
}

fn compare(code: &mut OrderCode, a: ExprId, b: ExprId) -> (StatesVerdict, bool) {
    let equal = code.arena.eq(a, b);
    let claim = code.arena.not(equal);
    let wrong = holds_somewhere(&code.arena, claim);
    (decide(&mut code.arena, claim, LIMITS), wrong)
}

#[test]
fn random_programs_are_judged_as_by_all_states() {
    let (mut possible, mut impossible) = (0, 0);
    for n in 0..300 {
        let mut code = OrderCode::new(n, n % 2 == 0);
        let last: Vec<ExprId> = (0..6).map(|_| code.select()).collect();
        let (verdict, wrong) = compare(&mut code, last[4], last[5]);
        match verdict {
            StatesVerdict::Impossible => impossible += 1,
            StatesVerdict::Possible(_) => possible += 1,
            StatesVerdict::Unsuited => continue,
        }
        assert_eq!(verdict != StatesVerdict::Impossible, wrong, "program {n}");
    }
    assert!(possible > 75 && impossible > 5, "{possible} and {impossible}");
}

/// The median in two ways, the second with one step changed.
#[test]
fn every_mistake_in_a_median_is_found() {
    let mut judged = 0;
    for n in 0..250 {
        let mut code = OrderCode::new(n, n % 2 == 0);
        let [a, b, c] = code.values[..] else { unreachable!() };
        let [low, high] = code.min_max(a, b);
        let [inner, _] = code.min_max(high, c);
        let median = code.min_max(low, inner)[1];
        let [low, high] = code.min_max(b, c);
        let [_, least] = code.min_max(a, low);
        let other = code.min_max(least, high)[0];
        let changed = match code.random.below(4) {
            0 => other,
            1 => code.min_max(least, high)[1],
            2 => code.min_max(a, other)[0],
            _ => {
                let (c, x) = (code.condition(), code.any());
                code.arena.ite(c, other, x)
            }
        };
        let (verdict, wrong) = compare(&mut code, median, changed);
        judged += usize::from(verdict != StatesVerdict::Unsuited);
        assert!(verdict == StatesVerdict::Unsuited || (verdict != StatesVerdict::Impossible) == wrong, "median {n}");
    }
    assert!(judged > 180, "{judged}");
}

/// What is no comparison: a sum, a sign alone, a comparison of the other kind.
#[test]
fn what_is_more_than_an_order_is_left_to_others() {
    let mut code = OrderCode::new(0, true);
    let [a, b, c] = code.values[..] else { unreachable!() };
    let sum = code.arena.bin(BinOp::Add, a, b);
    let sign = code.arena.extract(c, WIDTH - 1, 1);
    let (signed, unsigned) = (code.arena.slt(a, b), code.arena.ult(b, c));
    let [below, by_sign] = [unsigned, sign].map(|condition| code.arena.ite(condition, a, c));
    let mixed = code.arena.ite(signed, below, b);
    let added = code.arena.ite(signed, sum, c);
    for value in [added, by_sign, mixed] {
        let [other, _] = code.min_max(a, b);
        let [other, _] = code.min_max(other, c);
        assert_eq!(compare(&mut code, value, other).0, StatesVerdict::Unsuited);
    }
}
