//! The simplifying constructors against plain evaluation, and the two evaluators against each other.

use fastrand::Rng;
use isa::eval::{Batch, ColumnFilter, Scratch, StateColumn, VectorLevel, WantedWord, Wide, eval, eval_wide};
use isa::expr::{eval_bin, eval_un, mask};
use isa::{Arena, BinOp, Cond, ExprId, Flag, Sym, UnOp, table};

const UN: [UnOp; 5] = [UnOp::Not, UnOp::Neg, UnOp::Popcount, UnOp::Clz, UnOp::Ctz];
const BIN: [BinOp; 16] = [
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
/// Assignments that every term is evaluated on.
const VECTORS: usize = 24;

/// A term and its value under each assignment, found without looking at the term.
#[derive(Clone)]
struct Known {
    e: ExprId,
    width: u16,
    values: Vec<u128>,
}

/// A growing set of random terms over a few variables.
struct Garden {
    arena: Arena,
    rng: Rng,
    known: Vec<Known>,
    variables: Vec<(Sym, Vec<u128>)>,
}

impl Garden {
    fn new(seed: u64, widths: &[u16]) -> Garden {
        let (arena, rng) = (Arena::new(), Rng::with_seed(seed));
        let mut g = Garden { arena, rng, known: Vec::new(), variables: Vec::new() };
        for &width in widths {
            for _ in 0..2 {
                let sym = Sym(g.variables.len() as u32);
                let values: Vec<u128> = (0..VECTORS).map(|_| g.number(width)).collect();
                let e = g.arena.var(sym, width);
                g.variables.push((sym, values.clone()));
                g.known.push(Known { e, width, values });
            }
        }
        g
    }

    /// A number that simplification rules may care about, or any.
    fn number(&mut self, width: u16) -> u128 {
        let k = self.rng.u32(0..u32::from(width));
        let p = 1u128 << k;
        let v = match self.rng.u8(0..9) {
            0 => 0,
            1 => 1,
            2 => u128::MAX,
            3 => p,
            4 => p.wrapping_sub(1),
            5 => p.wrapping_neg(),
            6 => u128::from(k),
            7 => u128::from(width),
            _ => self.rng.u128(..),
        };
        v & mask(width)
    }

    fn pick(&mut self) -> Known {
        let i = self.rng.usize(0..self.known.len());
        self.known[i].clone()
    }

    /// A term of a width: a known one brought to it, or a constant.
    fn pick_at(&mut self, width: u16) -> Known {
        if self.rng.u8(0..5) == 0 {
            let v = self.number(width);
            let e = self.arena.constant(width, v);
            return Known { e, width, values: vec![v; VECTORS] };
        }
        let same: Vec<usize> = (0..self.known.len()).filter(|&i| self.known[i].width == width).collect();
        if !same.is_empty() && self.rng.u8(0..4) != 0 {
            return self.known[same[self.rng.usize(0..same.len())]].clone();
        }
        let k = self.pick();
        self.resized(&k, width)
    }

    fn resized(&mut self, k: &Known, width: u16) -> Known {
        if width <= k.width {
            let lo = self.rng.u16(0..=k.width - width);
            let values = k.values.iter().map(|v| v >> lo & mask(width)).collect();
            return Known { e: self.arena.extract(k.e, lo, width), width, values };
        }
        if self.rng.bool() {
            return Known { e: self.arena.zext(k.e, width), width, values: k.values.clone() };
        }
        let sext = |v: &u128| if v >> (k.width - 1) & 1 == 1 { (v | !mask(k.width)) & mask(width) } else { *v };
        Known { e: self.arena.sext(k.e, width), width, values: k.values.iter().map(sext).collect() }
    }

    fn grow(&mut self, widths: &[u16]) -> Known {
        let width = widths[self.rng.usize(0..widths.len())];
        match self.rng.u8(0..8) {
            0 => {
                let (op, a) = (UN[self.rng.usize(0..UN.len())], self.pick());
                let values = a.values.iter().map(|&v| eval_un(op, a.width, v)).collect();
                Known { e: self.arena.un(op, a.e), width: a.width, values }
            }
            1 => {
                let (a, b) = (self.pick(), self.pick());
                if a.width + b.width > 128 {
                    return a;
                }
                let values = a.values.iter().zip(&b.values).map(|(x, y)| x << b.width | y).collect();
                Known { e: self.arena.concat(a.e, b.e), width: a.width + b.width, values }
            }
            2 => {
                let (c, a, b) = (self.pick_at(1), self.pick_at(width), self.pick_at(width));
                let value = |i: usize| if c.values[i] == 1 { a.values[i] } else { b.values[i] };
                Known { e: self.arena.ite(c.e, a.e, b.e), width, values: (0..VECTORS).map(value).collect() }
            }
            3 => {
                let k = self.pick();
                self.resized(&k, width)
            }
            _ => {
                let op = BIN[self.rng.usize(0..BIN.len())];
                let (a, b) = (self.pick_at(width), self.pick_at(width));
                let values = a.values.iter().zip(&b.values).map(|(&x, &y)| eval_bin(op, width, x, y)).collect();
                let out = if op.compares() { 1 } else { width };
                Known { e: self.arena.bin(op, a.e, b.e), width: out, values }
            }
        }
    }

    fn value(&self, s: Sym, k: usize) -> u128 {
        self.variables[s.0 as usize].1[k]
    }

    fn check(&mut self) {
        let roots: Vec<ExprId> = self.known.iter().map(|k| k.e).collect();
        for v in 0..VECTORS {
            let got = eval(&self.arena, &roots, &|s| self.value(s, v));
            let mut constants = Arena::new();
            let subst = &mut |a: &mut Arena, s, w| a.constant(w, self.value(s, v));
            let folded = constants.instantiate(&self.arena, &roots, subst);
            for ((k, got), folded) in self.known.iter().zip(got).zip(folded) {
                let text = || self.arena.text(k.e, &|s| format!("v{}", s.0));
                assert_eq!(self.arena.width(k.e), k.width);
                assert_eq!(got, k.values[v], "eval of {}", text());
                assert_eq!(constants.as_const(folded).map(|c| c.value), Some(k.values[v]), "folding of {}", text());
            }
        }
        self.check_batch();
    }

    fn check_batch(&self) {
        let inputs: Vec<Sym> = self.variables.iter().map(|v| v.0).collect();
        let columns: Vec<Vec<u64>> = self.variables.iter().map(|v| v.1.iter().map(|&x| x as u64).collect()).collect();
        let columns: Vec<&[u64]> = columns.iter().map(Vec::as_slice).collect();
        let roots: Vec<ExprId> = self.known.iter().map(|k| k.e).collect();
        let out = Batch::compile(&self.arena, &roots, &inputs).run(&columns, VECTORS);
        let mut out = out.into_iter();
        for k in &self.known {
            for lo in (0..k.width).step_by(64) {
                let expected: Vec<u64> = k.values.iter().map(|&v| (v >> lo) as u64).collect();
                let text = || self.arena.text(k.e, &|s| format!("v{}", s.0));
                assert_eq!(out.next(), Some(expected), "batch of {}", text());
            }
        }
        assert_eq!(out.next(), None);
        self.check_filters(&inputs, &columns);
    }

    /// Which states agree with the value in one of them, on some bits.
    fn check_filters(&self, inputs: &[Sym], columns: &[&[u64]]) {
        let low: Vec<Vec<u32>> = columns.iter().map(|c| c.iter().map(|&w| w as u32).collect()).collect();
        let both = columns.iter().zip(&low).map(|(words, low)| StateColumn::Each { words, low });
        let both: Vec<StateColumn> = both.collect();
        for (i, k) in self.known.iter().enumerate().filter(|(_, k)| k.width <= 64) {
            let filter = ColumnFilter::from(Batch::compile(&self.arena, &[k.e], inputs));
            let wanted = WantedWord { want: k.values[i % VECTORS] as u64, care: u64::MAX >> (i % 60) };
            let expected: Vec<u32> = (0..VECTORS as u32).filter(|&v| wanted.is(k.values[v as usize] as u64)).collect();
            for level in [VectorLevel::PLAIN, VectorLevel::of_this_cpu()] {
                let (mut scratch, mut got) = (Scratch::default(), Vec::new());
                filter.agreeing_at(level, &both, VECTORS, &[wanted], &mut scratch, &mut got);
                assert_eq!(got, expected, "{} on {level:?}", self.arena.text(k.e, &|s| format!("v{}", s.0)));
            }
        }
    }
}

#[test]
fn constructors_keep_the_value() {
    let palettes: [&[u16]; 6] = [&[1, 2, 3], &[8, 16, 1], &[32, 64, 8], &[8, 9, 17], &[1, 4, 64], &[16, 32, 33]];
    for seed in 0..600 {
        let widths = palettes[seed as usize % palettes.len()];
        let mut g = Garden::new(seed, widths);
        for _ in 0..60 {
            let k = g.grow(widths);
            g.known.push(k);
        }
        g.check();
    }
}

/// All operators at widths 1–3 over two variables, a constant and their combinations, on all values.
#[test]
fn small_widths_exhaustively() {
    for w in 1..=3u16 {
        for op in BIN {
            let mut a = Arena::new();
            let (x, y) = (a.var(Sym(0), w), a.var(Sym(1), w));
            let mut leaves = vec![x, y];
            leaves.extend((0..1 << w).map(|v| a.constant(w, v)));
            leaves.extend(UN.map(|u| a.un(u, x)));
            for inner in [BinOp::Add, BinOp::Sub, BinOp::Xor, BinOp::Shl] {
                leaves.push(a.bin(inner, x, y));
            }
            for &p in &leaves {
                for &q in &leaves {
                    let e = a.bin(op, p, q);
                    for (vx, vy) in (0..1u128 << w).flat_map(|i| (0..1u128 << w).map(move |j| (i, j))) {
                        let v = eval(&a, &[p, q, e], &|s| if s.0 == 0 { vx } else { vy });
                        assert_eq!(v[2], eval_bin(op, w, v[0], v[1]), "{op:?} at {w}: {vx} {vy}");
                    }
                }
            }
        }
    }
}

#[test]
fn batch_agrees_with_eval_on_every_row() {
    let t = table();
    let mut rng = Rng::with_seed(7);
    for (_, row) in t.iter() {
        let roots = row.expressions();
        let inputs = t.arena.variables(&roots);
        let n = 40;
        let mut word = || match rng.u8(0..4) {
            0 => rng.u64(0..70),
            1 => u64::MAX << rng.u32(0..64),
            _ => rng.u64(..),
        };
        let mut values = |w: u16| (0..n).map(|_| Wide([0; 8].map(|_| word())).truncated(w)).collect();
        let values: Vec<Vec<Wide>> = inputs.iter().map(|v| values(v.1)).collect();
        let column = |(v, i): (&Vec<Wide>, usize)| v.iter().map(|x| x.0[i]).collect::<Vec<u64>>();
        let words =
            inputs.iter().zip(&values).flat_map(|(i, v)| (0..usize::from(i.1.div_ceil(64))).map(move |k| (v, k)));
        let columns: Vec<Vec<u64>> = words.map(column).collect();
        let slices: Vec<&[u64]> = columns.iter().map(Vec::as_slice).collect();
        let out = Batch::compile_wide(&t.arena, &roots, &inputs).run(&slices, n);
        for k in 0..n {
            let at = |s: Sym| values[inputs.iter().position(|i| i.0 == s).expect("an input")][k];
            let expected = eval_wide(&t.arena, &roots, &at);
            let words =
                roots.iter().zip(&expected).flat_map(|(&r, v)| &v.0[..usize::from(t.arena.width(r).div_ceil(64))]);
            let got: Vec<u64> = out.iter().map(|column| column[k]).collect();
            assert_eq!(got, words.copied().collect::<Vec<u64>>(), "{}", row.mnemonic);
        }
    }
}

/// Terms whose parts are shared are simplified once per part: `x ^= x >> 1`, many times over.
#[test]
fn shared_terms_take_no_exponential_time() {
    let mut a = Arena::new();
    let mut x = a.var(Sym(0), 64);
    let one = a.constant(64, 1);
    for _ in 0..60 {
        let down = a.bin(BinOp::LShr, x, one);
        x = a.xor(x, down);
    }
    let bit = a.extract(x, 3, 1);
    let mut c = bit;
    for i in 0..60 {
        let (p, n) = (a.extract(x, i, 1), a.not(c));
        c = a.ite(p, n, c);
    }
    let c = a.not(c);
    let expected = |v: u64| (0..60).fold(v, |v, _| v ^ v >> 1);
    let v = 0x0123_4567_89ab_cdefu64;
    assert_eq!(eval(&a, &[bit], &|_| u128::from(v))[0], u128::from(expected(v) >> 3 & 1));
    assert_eq!(eval(&a, &[x], &|_| u128::from(v))[0], u128::from(expected(v)));
    assert_eq!(a.width(c), 1);
}

/// A long chain does not exhaust the stack.
#[test]
fn long_chains_are_cut_not_followed() {
    let mut a = Arena::new();
    let (x, y) = (a.var(Sym(0), 64), a.var(Sym(1), 64));
    let mut sum = x;
    for i in 0..100_000u64 {
        sum = if i % 2 == 0 { a.add(sum, y) } else { a.xor(sum, x) };
    }
    let low = a.extract(sum, 0, 32);
    let v = eval(&a, &[sum, low], &|s| u128::from(0x1234_5678_9abc_def0u64 >> s.0));
    assert_eq!(v[0] & 0xffff_ffff, v[1]);
}

#[test]
fn division_of_extended_numbers_is_narrow() {
    let mut a = Arena::new();
    let (x, y) = (a.var(Sym(0), 32), a.var(Sym(1), 32));
    for (op, signed) in [(BinOp::SDiv, true), (BinOp::SRem, true), (BinOp::UDiv, false), (BinOp::URem, false)] {
        let extend = |a: &mut Arena, v| if signed { a.sext(v, 64) } else { a.zext(v, 64) };
        let (wx, wy) = (extend(&mut a, x), extend(&mut a, y));
        let wide = a.bin(op, wx, wy);
        let low = a.extract(wide, 0, 32);
        assert_eq!(low, a.bin(op, x, y));
    }
    // cdq: the sign of eax above eax.
    let by = a.constant(32, 31);
    let sign = a.bin(BinOp::AShr, x, by);
    let both = a.concat(sign, x);
    assert_eq!(both, a.sext(x, 64));
}

/// Conditions on packed flags, which are looked up, on all flags.
#[test]
fn conditions_on_packed_flags() {
    let flags = Flag::ALL.map(|f| Sym(f.index() as u32));
    let packed: Vec<u64> = (0..64).collect();
    for condition in Cond::ALL {
        let mut a = Arena::new();
        let term = condition.expr(&mut a, |a, f| a.var(Sym(f.index() as u32), 1));
        let got = Batch::compile_with_flags(&a, &[term], &[], &flags).run(&[&packed], 64);
        let value = |i: &u64| eval(&a, &[term], &|s| u128::from(i >> s.0 & 1))[0] as u64;
        assert_eq!(got, [packed.iter().map(value).collect::<Vec<u64>>()], "{condition:?}");
    }
}
