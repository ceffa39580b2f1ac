//! Two readings of a term on numbers: one state at a time ([`eval`]) and many at once ([`Batch`]).

mod wide;

pub use wide::Wide;

use crate::expr::{Arena, BinOp, ExprId, MAX_NARROW, Node, Sym, UnOp, eval_bin, eval_un, mask, spans};
use std::collections::HashMap;

/// Values of `roots` (at most 128 bits wide) when the variables have the values that `var` gives, masked to their
/// widths; a wider variable has zeros above. Wider numbers: [`eval_wide`].
pub fn eval(arena: &Arena, roots: &[ExprId], var: &dyn Fn(Sym) -> u128) -> Vec<u128> {
    debug_assert!(roots.iter().all(|&r| arena.width(r) <= MAX_NARROW), "a wide root");
    eval_wide(arena, roots, &|s| Wide::from(var(s))).into_iter().map(Wide::low).collect()
}

/// Values of `roots`, of any width, when the variables have the values that `var` gives, masked to their widths.
pub fn eval_wide(arena: &Arena, roots: &[ExprId], var: &dyn Fn(Sym) -> Wide) -> Vec<Wide> {
    let order = arena.reachable(roots);
    let mut values = Values { arena, var, of: vec![0; order.last().map_or(0, |e| e.index() + 1)] };
    for e in order {
        if arena.width(e) <= MAX_NARROW {
            values.of[e.index()] = values.node(e);
        }
    }
    roots.iter().map(|&r| values.root(r)).collect()
}

/// Values of the terms of at most 128 bits, by index. Wider ones are looked into, never computed.
struct Values<'a> {
    arena: &'a Arena,
    var: &'a dyn Fn(Sym) -> Wide,
    of: Vec<u128>,
}

impl Values<'_> {
    fn at(&self, e: ExprId) -> u128 {
        self.of[e.index()]
    }

    fn node(&self, e: ExprId) -> u128 {
        let (arena, w) = (self.arena, self.arena.width(e));
        match arena.node(e) {
            Node::Const(c) => c.value,
            Node::Var(s) => (self.var)(s).low() & mask(w),
            Node::Un(op, a) => eval_un(op, w, self.at(a)),
            Node::Bin(op, a, b) => eval_bin(op, arena.width(a), self.at(a), self.at(b)),
            Node::Ite(c, a, b) => self.at(if self.at(c) == 1 { a } else { b }),
            Node::Extract(a, lo) => self.bits(a, lo, w),
            Node::Zext(a) => self.at(a),
            Node::Sext(a) => {
                let n = arena.width(a);
                let v = self.at(a);
                if v >> (n - 1) & 1 == 1 { (v | !mask(n)) & mask(w) } else { v }
            }
            Node::Concat(hi, lo) => self.at(hi) << arena.width(lo) | self.at(lo),
        }
    }

    /// Bits `lo .. lo + width`, at most 128, of a term of any width.
    fn bits(&self, e: ExprId, lo: u16, width: u16) -> u128 {
        if self.arena.width(e) <= MAX_NARROW {
            return self.at(e) >> lo & mask(width);
        }
        match self.arena.node(e) {
            Node::Var(s) => (self.var)(s).bits(lo, width),
            Node::Extract(x, below) => self.bits(x, below + lo, width),
            Node::Zext(x) => match self.arena.width(x) {
                n if lo >= n => 0,
                n => self.bits(x, lo, width.min(n - lo)),
            },
            Node::Concat(hi, low) => match self.arena.width(low) {
                n if lo >= n => self.bits(hi, lo - n, width),
                n if lo + width <= n => self.bits(low, lo, width),
                n => self.bits(hi, 0, lo + width - n) << (n - lo) | self.bits(low, lo, n - lo),
            },
            node => unreachable!("no wide term is {node:?}"),
        }
    }

    fn root(&self, e: ExprId) -> Wide {
        let mut value = Wide::default();
        for (lo, width) in spans(self.arena.width(e)) {
            value.or_at(lo, self.bits(e, lo, width));
        }
        value
    }
}

/// One step of a compiled batch: what to do, where the operands stand, widths.
#[derive(Clone, Copy, Debug)]
struct Step {
    node: Node,
    a: u32,
    b: u32,
    c: u32,
    width: u16,
    /// Width of the first operand.
    from: u16,
}

/// Terms compiled for evaluation on many states at once. Values are `u64` lanes while every
/// term is at most 64 bits wide, `u128` lanes otherwise (chosen at compile time).
#[derive(Clone, Debug)]
pub struct Batch {
    steps: Vec<Step>,
    inputs: Vec<Sym>,
    roots: Vec<u32>,
    wide: bool,
}

impl Batch {
    /// Compiles `roots`; [`Batch::run`] takes the variables in the order of `inputs`.
    ///
    /// Terms and variables are at most 128 bits wide.
    ///
    /// # Panics
    /// If a variable of the terms is not among `inputs` (a bug in the caller).
    pub fn compile(arena: &Arena, roots: &[ExprId], inputs: &[Sym]) -> Batch {
        let order = arena.reachable(roots);
        debug_assert!(order.iter().all(|&e| arena.width(e) <= MAX_NARROW), "a wide term in a batch");
        let slot: HashMap<ExprId, u32> = order.iter().enumerate().map(|(i, &e)| (e, i as u32)).collect();
        let wide = order.iter().any(|&e| arena.width(e) > 64);
        let steps = order
            .iter()
            .map(|&e| {
                let node = arena.node(e);
                let ops: Vec<ExprId> = node.operands().collect();
                let at = |i: usize| ops.get(i).map_or(0, |x| slot[x]);
                let mut a = at(0);
                if let Node::Var(s) = node {
                    let position = inputs.iter().position(|&x| x == s);
                    a = position.expect("every variable of a compiled term is an input") as u32;
                }
                let from = ops.first().map_or(0, |&x| arena.width(x));
                Step { node, a, b: at(1), c: at(2), width: arena.width(e), from }
            })
            .collect();
        Batch { steps, inputs: inputs.to_vec(), roots: roots.iter().map(|r| slot[r]).collect(), wide }
    }

    pub fn inputs(&self) -> &[Sym] {
        &self.inputs
    }

    /// Number of operations that are not leaves.
    pub fn operations(&self) -> usize {
        self.steps.iter().filter(|s| !matches!(s.node, Node::Const(_) | Node::Var(_))).count()
    }

    /// Evaluates on `n` states. `input[i][k]` is variable `i` in state `k`; the result is `[root][state]`,
    /// truncated to 64 bits per value.
    pub fn run(&self, input: &[&[u64]], n: usize) -> Vec<Vec<u64>> {
        let mut scratch = Scratch::default();
        let mut out = vec![vec![0; n]; self.roots.len()];
        self.run_into(input, n, &mut scratch, &mut out);
        out
    }

    /// [`Batch::run`] into buffers that are kept between calls.
    pub fn run_into(&self, input: &[&[u64]], n: usize, scratch: &mut Scratch, out: &mut [Vec<u64>]) {
        if self.wide {
            scratch.wide.resize(self.steps.len() * n, 0);
            for (i, step) in self.steps.iter().enumerate() {
                let (done, rest) = scratch.wide.split_at_mut(i * n);
                step_wide(step, done, &mut rest[..n], input, n);
            }
            for (o, &r) in out.iter_mut().zip(&self.roots) {
                let r = r as usize * n;
                o.clear();
                o.extend(scratch.wide[r..r + n].iter().map(|&v| v as u64));
            }
        } else {
            scratch.narrow.resize(self.steps.len() * n, 0);
            for (i, step) in self.steps.iter().enumerate() {
                let (done, rest) = scratch.narrow.split_at_mut(i * n);
                step_narrow(step, done, &mut rest[..n], input, n);
            }
            for (o, &r) in out.iter_mut().zip(&self.roots) {
                let r = r as usize * n;
                o.clear();
                o.extend_from_slice(&scratch.narrow[r..r + n]);
            }
        }
    }
}

/// Buffers of [`Batch::run_into`].
#[derive(Clone, Default, Debug)]
pub struct Scratch {
    narrow: Vec<u64>,
    wide: Vec<u128>,
}

fn step_wide(s: &Step, done: &[u128], out: &mut [u128], input: &[&[u64]], n: usize) {
    let m = mask(s.width);
    let lane = |slot: u32, k: usize| done[slot as usize * n + k];
    for (k, o) in out.iter_mut().enumerate() {
        *o = match s.node {
            Node::Const(c) => c.value,
            Node::Var(_) => u128::from(input[s.a as usize][k]) & m,
            Node::Un(op, _) => eval_un(op, s.width, lane(s.a, k)),
            Node::Bin(op, ..) => eval_bin(op, s.from, lane(s.a, k), lane(s.b, k)),
            Node::Ite(..) => lane(if lane(s.a, k) == 1 { s.b } else { s.c }, k),
            Node::Extract(_, lo) => lane(s.a, k) >> lo & m,
            Node::Zext(_) => lane(s.a, k),
            Node::Sext(_) => {
                let v = lane(s.a, k);
                if v >> (s.from - 1) & 1 == 1 { (v | !mask(s.from)) & m } else { v }
            }
            // The low part's width is the difference.
            Node::Concat(..) => lane(s.a, k) << (s.width - s.from) | lane(s.b, k),
        };
    }
}

/// The same on `u64`, one loop per operator so that the compiler can vectorize each.
fn step_narrow(s: &Step, done: &[u64], out: &mut [u64], input: &[&[u64]], n: usize) {
    let m = mask(s.width) as u64;
    let w = s.width;
    let x = |slot: u32| &done[slot as usize * n..slot as usize * n + n];
    let sext = |v: u64, from: u16| ((v << (64 - from)) as i64 >> (64 - from)) as u64;
    macro_rules! un {
        (|$v:ident| $e:expr) => {
            for (o, &$v) in out.iter_mut().zip(x(s.a)) {
                *o = $e;
            }
        };
    }
    macro_rules! two {
        (|$p:ident, $q:ident| $e:expr) => {
            for ((o, &$p), &$q) in out.iter_mut().zip(x(s.a)).zip(x(s.b)) {
                *o = $e;
            }
        };
    }
    match s.node {
        Node::Const(c) => out.fill(c.value as u64),
        Node::Var(_) => {
            for (o, &v) in out.iter_mut().zip(input[s.a as usize]) {
                *o = v & m;
            }
        }
        Node::Un(UnOp::Not, _) => un!(|v| !v & m),
        Node::Un(UnOp::Neg, _) => un!(|v| v.wrapping_neg() & m),
        Node::Un(UnOp::Popcount, _) => un!(|v| u64::from(v.count_ones()) & m),
        Node::Un(UnOp::Clz, _) => un!(|v| u64::from(v.leading_zeros() - (64 - u32::from(w))) & m),
        Node::Un(UnOp::Ctz, _) => un!(|v| u64::from(v.trailing_zeros().min(u32::from(w))) & m),
        Node::Bin(BinOp::And, ..) => two!(|p, q| p & q),
        Node::Bin(BinOp::Or, ..) => two!(|p, q| p | q),
        Node::Bin(BinOp::Xor, ..) => two!(|p, q| p ^ q),
        Node::Bin(BinOp::Add, ..) => two!(|p, q| p.wrapping_add(q) & m),
        Node::Bin(BinOp::Sub, ..) => two!(|p, q| p.wrapping_sub(q) & m),
        Node::Bin(BinOp::Mul, ..) => two!(|p, q| p.wrapping_mul(q) & m),
        Node::Bin(BinOp::Shl, ..) => two!(|p, q| if q < u64::from(w) { p << q & m } else { 0 }),
        Node::Bin(BinOp::LShr, ..) => two!(|p, q| if q < u64::from(w) { p >> q } else { 0 }),
        Node::Bin(BinOp::AShr, ..) => two!(|p, q| (sext(p, w) as i64 >> q.min(u64::from(w) - 1)) as u64 & m),
        Node::Bin(BinOp::Eq, ..) => two!(|p, q| u64::from(p == q)),
        Node::Bin(BinOp::Ult, ..) => two!(|p, q| u64::from(p < q)),
        Node::Bin(BinOp::Slt, ..) => two!(|p, q| u64::from((sext(p, s.from) as i64) < sext(q, s.from) as i64)),
        Node::Bin(op, ..) => two!(|p, q| eval_bin(op, s.from, u128::from(p), u128::from(q)) as u64),
        Node::Ite(..) => {
            for (k, o) in out.iter_mut().enumerate() {
                let (c, p, q) = (x(s.a)[k], x(s.b)[k], x(s.c)[k]);
                *o = if c == 1 { p } else { q };
            }
        }
        Node::Extract(_, lo) => un!(|v| v >> lo & m),
        Node::Zext(_) => un!(|v| v),
        Node::Sext(_) => un!(|v| sext(v, s.from) & m),
        Node::Concat(..) => two!(|p, q| p << (w - s.from) | q),
    }
}
