//! Z3's reading of a term agrees with the evaluator's: under inputs fixed to numbers, the solver must find no
//! model in which a term differs from what the evaluator says, and must find one when the number is wrong.

use dag::ir::random::Random;
use dag::smt::{Limits, SmtAnswer, check};
use isa::eval::{Wide, eval_wide};
use isa::expr::{eval_bin, eval_un, mask};
use isa::{Arena, BinOp, ExprId, RowSym, Sym, UnOp};
use std::collections::BTreeMap;

/// With constants for inputs, propagation settles everything; a query that needs more than this is a failure.
const LIMITS: Limits = Limits { rlimit: 20_000_000, seed: 0 };

/// Values tried on every row: the corners, then random ones.
const RANDOM_STATES: usize = 3;

/// The assertion that every variable has its value.
fn fixed(a: &mut Arena, inputs: &[(Sym, u16)], values: &[Wide]) -> Vec<ExprId> {
    let pairs = inputs.iter().zip(values);
    pairs
        .map(|(&(sym, width), &value)| {
            let (v, c) = (a.var(sym, width), a.constant_words(width, &value.0));
            a.eq(v, c)
        })
        .collect()
}

/// The assertion that one of `roots` differs from its value.
fn some_differs(a: &mut Arena, roots: &[ExprId], values: &[Wide]) -> ExprId {
    let mut any = a.bool(false);
    for (&root, &value) in roots.iter().zip(values) {
        let c = a.constant_words(a.width(root), &value.0);
        let same = a.eq(root, c);
        let differs = a.not(same);
        any = a.or(any, differs);
    }
    any
}

/// Z3's answer to: can `roots` be anything but `expected` when the inputs have these values?
fn other_value(
    arena: &Arena,
    roots: &[ExprId],
    inputs: &[(Sym, u16)],
    values: &[Wide],
    expected: &[Wide],
) -> SmtAnswer {
    let mut a = arena.clone();
    let mut assertions = fixed(&mut a, inputs, values);
    assertions.push(some_differs(&mut a, roots, expected));
    check(&a, &assertions, LIMITS)
}

/// The evaluator's values of `roots`.
fn evaluated(arena: &Arena, roots: &[ExprId], inputs: &[(Sym, u16)], values: &[Wide]) -> Vec<Wide> {
    let var = |s: Sym| {
        let at = inputs.iter().position(|(x, _)| *x == s).expect("every variable is an input");
        values[at]
    };
    eval_wide(arena, roots, &var)
}

fn bit(i: u16) -> Wide {
    let mut v = Wide::default();
    v.or_at(i, 1);
    v
}

/// Zeros, ones, least signed numbers, divisible dividends, then numbers where arithmetic behaves specially.
fn states(inputs: &[(Sym, u16)], rng: &mut Random) -> Vec<Vec<Wide>> {
    let all = |f: &mut dyn FnMut(u16) -> Wide| inputs.iter().map(|&(_, w)| f(w).truncated(w)).collect::<Vec<Wide>>();
    let mut out = vec![all(&mut |_| Wide::default()), all(&mut |_| Wide([u64::MAX; 8])), all(&mut |w| bit(w - 1))];
    for _ in 0..RANDOM_STATES {
        out.push(all(&mut |w| rng.interesting_wide(w)));
    }
    // Two of them at random, if it has to be quick.
    while out.len() > 2 && !all_rows() {
        out.swap_remove(rng.below(out.len()));
    }
    out
}

fn name(sym: Sym, value: Wide) -> String {
    format!("{}={:x?}", RowSym::of(sym).name(), value.0)
}

fn all_rows() -> bool {
    std::env::var_os("SMT_ALL_ROWS").is_some()
}

/// One row of each family at random, of 128 bits at most if the family has such: wider ones have more of the same lanes.
/// Every row if `SMT_ALL_ROWS` is set.
fn rows(rng: &mut Random) -> Vec<&'static isa::Row> {
    let all = isa::table().iter().map(|(_, row)| row);
    if all_rows() {
        return all.collect();
    }
    let mut families: BTreeMap<(&str, u32), Vec<&isa::Row>> = BTreeMap::new();
    all.for_each(|row| families.entry(row.source).or_default().push(row));
    let one = |rows: Vec<&'static isa::Row>| {
        let narrow = |row: &&&isa::Row| row.operands.iter().all(|o| o.width.bits() <= 128);
        let some: Vec<&isa::Row> = rows.iter().filter(narrow).copied().collect();
        let some = if some.is_empty() { rows } else { some };
        some[rng.below(some.len())]
    };
    families.into_values().map(one).collect()
}

/// The row's own terms, moved into a small arena.
fn terms_of(row: &isa::Row) -> (Arena, Vec<ExprId>) {
    let mut a = Arena::new();
    let roots = a.instantiate(&isa::table().arena, &row.expressions(), &mut |a, s, w| a.var(s, w));
    (a, roots)
}

#[test]
fn every_row_means_the_same_to_z3() {
    let mut rng = Random::new(1);
    let mut queries = 0;
    for row in rows(&mut rng) {
        let (arena, roots) = terms_of(row);
        if roots.is_empty() {
            continue;
        }
        let inputs = arena.variables(&roots);
        for values in states(&inputs, &mut rng) {
            let expected = evaluated(&arena, &roots, &inputs, &values);
            let answer = other_value(&arena, &roots, &inputs, &values, &expected);
            let state: Vec<String> = inputs.iter().zip(&values).map(|(&(s, _), &v)| name(s, v)).collect();
            assert_eq!(answer, SmtAnswer::Unsat, "{} ({:?}) on {}", row.mnemonic, row.width(), state.join(" "));
            queries += 1;
        }
    }
    assert!(queries > 2 * 300, "only {queries} queries: the table has more families");
}

/// The test above would pass if the solver always said unsat; so a wrong bit must be found, in every term.
#[test]
fn a_wrong_bit_of_any_row_is_found() {
    let mut rng = Random::new(2);
    for row in rows(&mut rng) {
        let (arena, roots) = terms_of(row);
        let inputs = arena.variables(&roots);
        let values: Vec<Wide> = inputs.iter().map(|&(_, w)| rng.interesting_wide(w)).collect();
        let mut wrong = evaluated(&arena, &roots, &inputs, &values);
        let Some(k) = (!roots.is_empty()).then(|| rng.below(roots.len())) else { continue };
        let flipped = rng.below(usize::from(arena.width(roots[k])));
        wrong[k].0[flipped / 64] ^= 1 << (flipped % 64);
        let answer = other_value(&arena, &roots, &inputs, &values, &wrong);
        let SmtAnswer::Sat(model) = answer else { panic!("{}: {answer:?}", row.mnemonic) };
        for (&(s, _), &v) in inputs.iter().zip(&values).filter(|((s, _), _)| model.contains_key(s)) {
            assert_eq!(model[&s], v, "{}: the model does not have the fixed inputs", row.mnemonic);
        }
    }
}

/// Terms built operation by operation, with the value that the operator's own definition gives each.
struct Terms {
    arena: Arena,
    inputs: Vec<(Sym, u16)>,
    values: Vec<u128>,
    made: Vec<(ExprId, u128)>,
}

const UNARY: [UnOp; 5] = [UnOp::Not, UnOp::Neg, UnOp::Popcount, UnOp::Clz, UnOp::Ctz];
const BINARY: [BinOp; 16] = [
    BinOp::And,
    BinOp::Or,
    BinOp::Xor,
    BinOp::Add,
    BinOp::Sub,
    BinOp::Mul,
    BinOp::UDiv,
    BinOp::URem,
    BinOp::SDiv,
    BinOp::SRem,
    BinOp::Shl,
    BinOp::LShr,
    BinOp::AShr,
    BinOp::Eq,
    BinOp::Ult,
    BinOp::Slt,
];
const WIDTHS: [u16; 9] = [1, 3, 7, 8, 16, 32, 33, 64, 128];

impl Terms {
    fn new(rng: &mut Random) -> Terms {
        let mut t = Terms { arena: Arena::new(), inputs: Vec::new(), values: Vec::new(), made: Vec::new() };
        for i in 0..3 {
            let w = WIDTHS[rng.below(WIDTHS.len())];
            let (sym, value) = (Sym(i), rng.interesting(w));
            t.inputs.push((sym, w));
            t.values.push(value);
            let v = t.arena.var(sym, w);
            t.made.push((v, value));
        }
        let w = t.inputs[0].1;
        let value = rng.interesting(w);
        let c = t.arena.constant(w, value);
        t.made.push((c, value));
        t
    }

    fn any(&self, rng: &mut Random) -> (ExprId, u128) {
        self.made[rng.below(self.made.len())]
    }

    /// A term of width `w`: an existing one, cut or extended.
    fn of_width(&mut self, rng: &mut Random, w: u16) -> (ExprId, u128) {
        let (e, v) = self.any(rng);
        let from = self.arena.width(e);
        if from >= w {
            let lo = rng.below(usize::from(from - w) + 1) as u16;
            (self.arena.extract(e, lo, w), v >> lo & mask(w))
        } else if rng.below(2) == 0 {
            (self.arena.zext(e, w), v)
        } else {
            let ones = if v >> (from - 1) & 1 == 1 { mask(w) & !mask(from) } else { 0 };
            (self.arena.sext(e, w), v | ones)
        }
    }

    fn step(&mut self, rng: &mut Random) {
        let (a, va) = self.any(rng);
        let w = self.arena.width(a);
        let new = match rng.below(8) {
            0 => {
                let op = UNARY[rng.below(UNARY.len())];
                (self.arena.un(op, a), eval_un(op, w, va))
            }
            1 => {
                let (c, vc) = self.of_width(rng, 1);
                let (b, vb) = self.of_width(rng, w);
                (self.arena.ite(c, a, b), if vc == 1 { va } else { vb })
            }
            2 => {
                let (b, vb) = self.any(rng);
                let n = self.arena.width(b);
                if w + n > 128 {
                    return;
                }
                (self.arena.concat(a, b), va << n | vb)
            }
            3 => {
                let w = WIDTHS[rng.below(WIDTHS.len())];
                self.of_width(rng, w)
            }
            _ => {
                let op = BINARY[rng.below(BINARY.len())];
                let (b, vb) = self.of_width(rng, w);
                (self.arena.bin(op, a, b), eval_bin(op, w, va, vb))
            }
        };
        self.made.push(new);
    }
}

/// 150 random terms of up to 14 operations: the operators' definitions, the evaluator on the simplified term,
/// and Z3 agree on every sub-term.
#[test]
fn random_terms_mean_the_same_to_z3() {
    let mut rng = Random::new(3);
    for round in 0..150 {
        let mut t = Terms::new(&mut rng);
        for _ in 0..14 {
            t.step(&mut rng);
        }
        let roots: Vec<ExprId> = t.made.iter().map(|m| m.0).collect();
        let expected: Vec<Wide> = t.made.iter().map(|m| Wide::from(m.1)).collect();
        let values: Vec<Wide> = t.values.iter().map(|&v| Wide::from(v)).collect();
        assert_eq!(evaluated(&t.arena, &roots, &t.inputs, &values), expected, "round {round}: simplified wrongly");
        let answer = other_value(&t.arena, &roots, &t.inputs, &values, &expected);
        assert_eq!(answer, SmtAnswer::Unsat, "round {round}");
    }
}

/// Random terms over whole vector registers: what is moved, cut, compared and computed in lanes of several widths.
#[test]
fn wide_terms_mean_the_same_to_z3() {
    let mut rng = Random::new(5);
    for round in 0..30 {
        let mut a = Arena::new();
        let inputs = [(Sym(0), 512), (Sym(1), 256), (Sym(2), 128), (Sym(3), 64)];
        let mut made: Vec<ExprId> = inputs.iter().map(|&(s, w)| a.var(s, w)).collect();
        for _ in 0..12 {
            let new = wide_step(&mut a, &made, &mut rng);
            made.push(new);
        }
        let values: Vec<Wide> = inputs.iter().map(|&(_, w)| rng.interesting_wide(w)).collect();
        let mut expected = evaluated(&a, &made, &inputs, &values);
        assert_eq!(other_value(&a, &made, &inputs, &values, &expected), SmtAnswer::Unsat, "round {round}");
        let flipped = rng.below(usize::from(a.width(made[8])));
        expected[8].0[flipped / 64] ^= 1 << (flipped % 64);
        assert!(matches!(other_value(&a, &made, &inputs, &values, &expected), SmtAnswer::Sat(_)), "round {round}");
    }
}

fn wide_step(a: &mut Arena, made: &[ExprId], rng: &mut Random) -> ExprId {
    let (x, y) = (made[rng.below(made.len())], made[rng.below(made.len())]);
    let w = a.width(x);
    let y = match a.width(y) {
        n if n >= w => {
            let lo = rng.below(usize::from(n - w) + 1) as u16;
            a.extract(y, lo, w)
        }
        _ if rng.below(2) == 0 => a.zext(y, w),
        _ => a.sext(y, w),
    };
    match rng.below(6) {
        0 => a.xor(x, y),
        1 => a.not(x),
        2 => {
            let same = a.eq(x, y);
            a.ite(same, y, x)
        }
        3 if w < 512 => {
            let part = a.extract(y, 0, w.min(512 - w));
            a.concat(x, part)
        }
        4 if w > 1 => {
            let n = 1 + rng.below(usize::from(w) - 1) as u16;
            a.extract(x, w - n, n)
        }
        _ => {
            let lane = (8u16 << rng.below(4)).min(w);
            let op = BINARY[rng.below(BINARY.len())];
            let mut lanes = (0..w).step_by(usize::from(lane)).map(|lo| (lo, lane.min(w - lo)));
            let one = |a: &mut Arena, (lo, n): (u16, u16)| {
                let (p, q) = (a.extract(x, lo, n), a.extract(y, lo, n));
                let e = a.bin(op, p, q);
                a.sext(e, n)
            };
            let first = lanes.next().expect("a lane");
            let first = one(a, first);
            lanes.fold(first, |low, lane| {
                let e = one(a, lane);
                a.concat(e, low)
            })
        }
    }
}

/// With free inputs the solver has to work at the level of bits: a model in which a row's terms have reachable
/// values must give the evaluator the same values. Multiplication and division backwards may be too hard, and floating point is.
#[test]
fn models_of_a_row_hold_under_evaluation() {
    let mut rng = Random::new(4);
    let (mut held, mut too_hard) = (0, 0);
    for row in rows(&mut rng) {
        if !all_rows() && rng.below(4) > 0 {
            continue;
        }
        let (mut arena, roots) = terms_of(row);
        let inputs = arena.variables(&roots);
        let values: Vec<Wide> = inputs.iter().map(|&(_, w)| rng.interesting_wide(w)).collect();
        let wanted = evaluated(&arena, &roots, &inputs, &values);
        let differs = some_differs(&mut arena, &roots, &wanted);
        let same = arena.not(differs);
        match check(&arena, &[same], Limits { rlimit: 1_000_000, seed: 0 }) {
            SmtAnswer::Sat(model) => {
                let found: Vec<Wide> = inputs.iter().map(|(s, _)| model.get(s).copied().unwrap_or_default()).collect();
                assert_eq!(evaluated(&arena, &roots, &inputs, &found), wanted, "{} on {found:x?}", row.mnemonic);
                held += 1;
            }
            SmtAnswer::Unsat => panic!("{} cannot have the values it has on {values:x?}", row.mnemonic),
            SmtAnswer::Unknown(_) if roots_have_floats(&arena, &roots) => {}
            SmtAnswer::Unknown(_) => too_hard += 1,
        }
    }
    assert!(held > 10 * too_hard, "{held} models, {too_hard} queries too hard");
}

fn roots_have_floats(arena: &Arena, roots: &[ExprId]) -> bool {
    arena.reachable(roots).into_iter().any(|e| arena.node(e).is_float())
}
