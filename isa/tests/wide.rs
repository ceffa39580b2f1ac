//! Terms wider than 128 bits: constructors against evaluation, one identity for equal words.

use fastrand::Rng;
use isa::eval::{Batch, Wide, eval_wide};
use isa::expr::{MAX_NARROW, MAX_WIDTH};
use isa::{Arena, BinOp, ExprId, ExprNode, Sym};

fn random(rng: &mut Rng, width: u16) -> Wide {
    let kind = rng.u8(0..4);
    let words: [u64; 8] = std::array::from_fn(|_| match kind {
        0 => 0,
        1 => u64::MAX,
        _ => rng.u64(..),
    });
    Wide(words).truncated(width)
}

/// Bit `i`.
fn bit(v: Wide, i: u16) -> bool {
    v.0[usize::from(i / 64)] >> (i % 64) & 1 == 1
}

/// From bits, lowest first: a second way to every result.
fn of_bits(bits: impl Iterator<Item = bool>) -> Wide {
    let mut words = [0; 8];
    for (i, b) in bits.enumerate() {
        words[i / 64] |= u64::from(b) << (i % 64);
    }
    Wide(words)
}

struct Garden {
    arena: Arena,
    rng: Rng,
    known: Vec<(ExprId, u16, Wide)>,
}

impl Garden {
    fn pick(&mut self) -> (ExprId, u16, Wide) {
        self.known[self.rng.usize(0..self.known.len())]
    }

    fn at_width(&mut self, width: u16) -> (ExprId, Wide) {
        let (e, w, v) = self.pick();
        if self.rng.u8(0..5) == 0 {
            let v = random(&mut self.rng, width);
            return (self.arena.constant_words(width, &v.0), v);
        }
        if w >= width {
            let lo = self.rng.u16(0..=w - width);
            return (self.arena.extract(e, lo, width), of_bits((lo..lo + width).map(|i| bit(v, i))));
        }
        let signed = self.rng.bool();
        let e = if signed { self.arena.sext(e, width) } else { self.arena.zext(e, width) };
        (e, of_bits((0..width).map(|i| if i < w { bit(v, i) } else { signed && bit(v, w - 1) })))
    }

    fn grow(&mut self, width: u16) {
        let (a, x) = self.at_width(width);
        let (b, y) = self.at_width(width);
        let zip = |f: fn(bool, bool) -> bool| of_bits((0..width).map(|i| f(bit(x, i), bit(y, i))));
        let new = match self.rng.u8(0..8) {
            0 => (self.arena.not(a), width, of_bits((0..width).map(|i| !bit(x, i)))),
            1 => (self.arena.and(a, b), width, zip(|p, q| p && q)),
            2 => (self.arena.or(a, b), width, zip(|p, q| p || q)),
            3 => (self.arena.xor(a, b), width, zip(|p, q| p != q)),
            4 => (self.arena.eq(a, b), 1, of_bits(std::iter::once(x == y))),
            5 => {
                let (c, v) = self.at_width(1);
                (self.arena.ite(c, a, b), width, if bit(v, 0) { x } else { y })
            }
            6 => {
                let rest = MAX_WIDTH - width;
                if rest == 0 {
                    return;
                }
                let n = self.rng.u16(1..=rest);
                let (low, z) = self.at_width(n);
                let bits = (0..n).map(|i| bit(z, i)).chain((0..width).map(|i| bit(x, i)));
                (self.arena.concat(a, low), width + n, of_bits(bits))
            }
            _ => {
                let n = width.min(64);
                let sum = self.arena.extract(a, 0, n);
                let other = self.arena.extract(b, 0, n);
                let v = x.bits(0, n).wrapping_add(y.bits(0, n));
                (self.arena.add(sum, other), n, Wide::from(v).truncated(n))
            }
        };
        self.known.push(new);
    }
}

/// Variables take several columns, and so do roots; every state has numbers of its own.
fn check_batch(arena: &Arena, roots: &[ExprId], values: &[Wide], seed: u64) {
    const STATES: usize = 300;
    let mut rng = Rng::with_seed(seed);
    let inputs = arena.variables(roots);
    let mut columns: Vec<Vec<u64>> = Vec::new();
    let mut state_values: Vec<Vec<Wide>> = Vec::new();
    for &(sym, width) in &inputs {
        let of_state = |k: usize| if k == 0 { values[sym.0 as usize] } else { random(&mut rng, width) };
        let numbers: Vec<Wide> = (0..STATES).map(of_state).collect();
        columns.extend((0..usize::from(width.div_ceil(64))).map(|i| numbers.iter().map(|v| v.0[i]).collect()));
        state_values.push(numbers);
    }
    let slices: Vec<&[u64]> = columns.iter().map(Vec::as_slice).collect();
    let out = Batch::compile_wide(arena, roots, &inputs).run(&slices, STATES);
    for k in [0, 1, 255, 256, 299] {
        let at = |s: Sym| state_values[inputs.iter().position(|i| i.0 == s).expect("an input")][k];
        let mut column = 0;
        for (&root, expected) in roots.iter().zip(eval_wide(arena, roots, &at)) {
            for i in 0..usize::from(arena.width(root).div_ceil(64)) {
                let text = || arena.text(root, &|s| format!("v{}", s.0));
                assert_eq!(out[column][k], expected.0[i], "seed {seed}, state {k}, word {i}: {}", text());
                column += 1;
            }
        }
        assert_eq!(column, out.len());
    }
}

#[test]
fn wide_constructors_keep_the_value() {
    let widths = [1, 8, 16, 32, 64, 65, 128, 129, 192, 200, 256, 320, 511, 512];
    for seed in 0..400 {
        let mut rng = Rng::with_seed(seed);
        let mut arena = Arena::new();
        let mut values = Vec::new();
        let mut known = Vec::new();
        for (i, w) in [512, 256, 128, 64, 8].into_iter().enumerate() {
            let v = random(&mut rng, w);
            known.push((arena.var(Sym(i as u32), w), w, v));
            values.push(v);
        }
        let mut g = Garden { arena, rng, known };
        for _ in 0..50 {
            let width = widths[g.rng.usize(0..widths.len())];
            g.grow(width);
        }
        let roots: Vec<ExprId> = g.known.iter().map(|k| k.0).collect();
        let got = eval_wide(&g.arena, &roots, &|s| values[s.0 as usize]);
        let subst = &mut |a: &mut Arena, s: Sym, w| a.constant_words(w, &values[s.0 as usize].0);
        let mut constants = Arena::new();
        let folded = constants.instantiate(&g.arena, &roots, subst);
        for ((&(e, w, v), got), folded) in g.known.iter().zip(got).zip(folded) {
            let text = || g.arena.text(e, &|s| format!("v{}", s.0));
            assert_eq!(g.arena.width(e), w);
            assert_eq!(got, v, "seed {seed}: {}", text());
            let words = constants.as_const_words(folded).map(|c| Wide::of_words(&c));
            assert_eq!(words, Some(v), "seed {seed}: folding of {}", text());
        }
        check_batch(&g.arena, &roots, &values, seed);
        // The words of a wide term put together are the term.
        for &(e, ..) in g.known.clone().iter().filter(|k| k.1 > MAX_NARROW) {
            let words = g.arena.words(e);
            let mut again = words[0];
            for &w in &words[1..] {
                again = g.arena.concat(w, again);
            }
            assert_eq!(again, e, "seed {seed}: {}", g.arena.text(e, &|s| format!("v{}", s.0)));
        }
    }
}

/// The lanes of a variable, put together in any grouping, are the variable.
#[test]
fn lanes_put_together_are_the_register() {
    let mut a = Arena::new();
    let v = a.var(Sym(0), 512);
    let lanes: Vec<ExprId> = (0..64).map(|i| a.extract(v, 8 * i, 8)).collect();
    let up = lanes[1..].iter().fold(lanes[0], |low, &lane| a.concat(lane, low));
    let down = lanes[..63].iter().rev().fold(lanes[63], |high, &lane| a.concat(high, lane));
    assert_eq!((up, down), (v, v));
    let low = a.extract(v, 0, 256);
    let cleared = a.zext(low, 512);
    assert_eq!(a.extract(cleared, 0, 256), low);
    let zero = a.constant_words(256, &[]);
    assert_eq!(a.concat(zero, low), cleared);
    assert_eq!(a.extract(cleared, 200, 312), {
        let part = a.extract(v, 200, 56);
        a.zext(part, 312)
    });
}

/// Twenty byte-wise instructions over each other stay a few thousand terms.
#[test]
fn chains_of_byte_lanes_stay_small() {
    let mut a = Arena::new();
    let (mut x, y) = (a.var(Sym(0), 512), a.var(Sym(1), 512));
    for _ in 0..20 {
        let mut lanes = (0..64).map(|i| (8 * i, 8 * ((i * 7 + 3) % 64)));
        let mut lane = |a: &mut Arena| {
            let (i, j) = lanes.next()?;
            let (p, q) = (a.extract(x, i, 8), a.extract(y, j, 8));
            Some(a.add(p, q))
        };
        let mut sum = lane(&mut a).expect("64 lanes");
        while let Some(next) = lane(&mut a) {
            sum = a.concat(next, sum);
        }
        x = a.xor(sum, y);
    }
    assert!(a.len() < 30_000, "{} terms", a.len());
    let reachable = a.reachable(&[x]).len();
    assert!(reachable < 10_000, "{reachable} terms");
}

/// An equality of registers is a conjunction over the lanes.
#[test]
fn equalities_fall_apart_by_lane() {
    let mut a = Arena::new();
    let (x, y) = (a.var(Sym(0), 128), a.var(Sym(1), 128));
    let mut sums = Vec::new();
    for op in [BinOp::Add, BinOp::Sub] {
        let lanes: Vec<ExprId> = (0..16u16)
            .map(|i| {
                let (p, q) = (a.extract(x, 8 * i, 8), a.extract(y, 8 * i, 8));
                a.bin(op, p, q)
            })
            .collect();
        sums.push(lanes[1..].iter().fold(lanes[0], |low, &lane| a.concat(lane, low)));
    }
    let equal = a.eq(sums[0], sums[1]);
    let parts = a.reachable(&[equal]);
    let widest = parts.iter().filter(|&&e| matches!(a.node(e), ExprNode::Bin(BinOp::Eq, ..))).count();
    assert_eq!(widest, 16);
    let comparisons = parts.iter().filter_map(|&e| match a.node(e) {
        ExprNode::Bin(BinOp::Eq, p, _) => Some(a.width(p)),
        _ => None,
    });
    assert!(comparisons.into_iter().all(|w| w == 8));
}
