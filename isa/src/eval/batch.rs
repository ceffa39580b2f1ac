//! Terms compiled for evaluation on many states at once.
//!
//! Everything is done on 64-bit words: a value of 65–128 bits is two words, wider terms are never values at all,
//! for they only say where the words of narrower ones go. So extracts and concatenations at word boundaries cost nothing,
//! and a 128-bit product in a term leaves the rest of it alone.

use super::lanes;
use crate::expr::{Arena, BinOp, Convert, ExprId, MAX_NARROW, Node, Sym, UnOp, WORD, spans};
use std::collections::HashMap;

/// States evaluated at once, so that the words of a term stay in the nearest cache.
const CHUNK: usize = 256;

/// Where a word comes from: a column of the input, or a buffer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Word {
    Column(u32),
    Slot(u32),
}

/// What a step does with its source words `a`, `b`, `c`, `d`. The result has the step's width, zeros above.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Op {
    Un(UnOp),
    /// The step's width is the operands'.
    Bin(BinOp),
    /// `if a then b else c`.
    Ite,
    /// Bits of `a` from `.0` on.
    Field(u16),
    /// Bits of `b:a` from `.0` on, where `0 < .0 < 64`.
    Funnel(u16),
    /// `a` above the `.0` bits of `b`, `.0 < 64`.
    Join(u16),
    /// The sign of the `.0` bits of `a` above them.
    Sext(u16),
    /// Nothing but the sign of the `.0` bits of `a`.
    Sign(u16),
    Fma,
    /// From a number of `.1` bits.
    Convert(Convert, u16),
    /// On the two-word number `b:a`; two words.
    PairUn(UnOp),
    /// On the two-word numbers `b:a` and `d:c`; two words, or one for a comparison.
    PairBin(BinOp),
}

impl Op {
    const fn sources(self) -> usize {
        match self {
            Op::Un(_) | Op::Field(_) | Op::Sext(_) | Op::Sign(_) | Op::Convert(..) => 1,
            Op::Bin(_) | Op::Funnel(_) | Op::Join(_) | Op::PairUn(_) => 2,
            Op::Ite | Op::Fma => 3,
            Op::PairBin(_) => 4,
        }
    }
    const fn results(self) -> usize {
        match self {
            Op::PairUn(_) => 2,
            Op::PairBin(op) if !op.compares() => 2,
            _ => 1,
        }
    }
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Step {
    pub op: Op,
    pub width: u16,
    pub sources: [Word; 4],
    /// The slot of the result; the slot of its second word, if it has one.
    pub out: [u32; 2],
}

impl Step {
    fn read(&self) -> &[Word] {
        &self.sources[..self.op.sources()]
    }
    fn written(&self) -> &[u32] {
        &self.out[..self.op.results()]
    }
}

/// Compiled terms.
#[derive(Clone, Debug)]
pub struct Batch {
    steps: Vec<Step>,
    /// Slots that hold a constant.
    constants: Vec<(u32, u64)>,
    roots: Vec<Word>,
    slots: usize,
}

/// Buffers of [`Batch::run_into`].
#[derive(Clone, Default, Debug)]
pub struct Scratch {
    slots: Vec<Vec<u64>>,
}

impl Batch {
    /// Compiles `roots` over inputs of at most 64 bits, one column each; see [`Batch::compile_wide`].
    ///
    /// # Panics
    /// If a variable of the terms is not among `inputs`, or is wider than 64 bits (bugs in the caller).
    pub fn compile(arena: &Arena, roots: &[ExprId], inputs: &[Sym]) -> Batch {
        let inputs: Vec<(Sym, u16)> = inputs.iter().map(|&s| (s, WORD)).collect();
        Batch::compile_wide(arena, roots, &inputs)
    }

    /// Compiles `roots` of any width over `inputs` of the widths given. An input takes one column of words per
    /// started 64 bits, lowest word first, whether or not the terms read it; so does a root in the result.
    ///
    /// # Panics
    /// If a variable of the terms is not among `inputs`, or is wider than said there (bugs in the caller).
    pub fn compile_wide(arena: &Arena, roots: &[ExprId], inputs: &[(Sym, u16)]) -> Batch {
        let mut columns = HashMap::new();
        let mut next = 0;
        for &(sym, width) in inputs {
            columns.insert(sym, (next, width));
            next += u32::from(width.div_ceil(WORD));
        }
        let mut compiler =
            Compiler { arena, columns, words: HashMap::new(), steps: Vec::new(), constants: HashMap::new(), values: 0 };
        for e in arena.reachable(roots) {
            if arena.width(e) <= MAX_NARROW {
                compiler.node(e);
            }
        }
        let mut out = Vec::new();
        for &r in roots {
            out.extend(spans(arena.width(r)).map(|(lo, n)| compiler.bits(r, lo, n)));
        }
        compiler.finish(out)
    }

    /// Number of columns of the result.
    pub fn columns(&self) -> usize {
        self.roots.len()
    }

    /// Evaluates on `n` states. `input[i][k]` is column `i` in state `k`; the result is `[column][state]`.
    pub fn run(&self, input: &[&[u64]], n: usize) -> Vec<Vec<u64>> {
        let mut out = vec![Vec::new(); self.roots.len()];
        self.run_into(input, n, &mut Scratch::default(), &mut out);
        out
    }

    /// [`Batch::run`] into buffers that are kept between calls; `out` has [`Batch::columns`] vectors.
    pub fn run_into(&self, input: &[&[u64]], n: usize, scratch: &mut Scratch, out: &mut [Vec<u64>]) {
        let chunk = CHUNK.min(n);
        let slots = &mut scratch.slots;
        slots.resize_with(self.slots.max(slots.len()), Vec::new);
        for slot in &mut slots[..self.slots] {
            if slot.len() < chunk {
                slot.resize(CHUNK, 0);
            }
        }
        for &(slot, value) in &self.constants {
            slots[slot as usize][..chunk].fill(value);
        }
        for column in out.iter_mut() {
            column.clear();
        }
        for start in (0..n).step_by(CHUNK) {
            let len = CHUNK.min(n - start);
            for step in &self.steps {
                lanes::run(step, input, start, len, slots);
            }
            for (column, &root) in out.iter_mut().zip(&self.roots) {
                column.extend_from_slice(lanes::read(root, input, start, len, slots));
            }
        }
    }
}

/// Steps over words that are written once each; slots are shared in the end.
struct Compiler<'a> {
    arena: &'a Arena,
    /// First column and width of each input.
    columns: HashMap<Sym, (u32, u16)>,
    /// The words of the values, lowest first.
    words: HashMap<ExprId, [Word; 2]>,
    steps: Vec<Step>,
    constants: HashMap<u64, u32>,
    values: u32,
}

impl Compiler<'_> {
    fn value(&mut self) -> u32 {
        self.values += 1;
        self.values - 1
    }

    fn constant(&mut self, value: u64) -> Word {
        if let Some(&slot) = self.constants.get(&value) {
            return Word::Slot(slot);
        }
        let slot = self.value();
        self.constants.insert(value, slot);
        Word::Slot(slot)
    }

    fn step(&mut self, op: Op, width: u16, from: &[Word]) -> [Word; 2] {
        let mut sources = [Word::Slot(0); 4];
        sources[..from.len()].copy_from_slice(from);
        debug_assert_eq!(from.len(), op.sources(), "{op:?}");
        let first = self.value();
        let second = if op.results() == 2 { self.value() } else { first };
        self.steps.push(Step { op, width, sources, out: [first, second] });
        [Word::Slot(first), Word::Slot(second)]
    }

    fn one(&mut self, op: Op, width: u16, from: &[Word]) -> Word {
        self.step(op, width, from)[0]
    }

    fn node(&mut self, e: ExprId) {
        let (arena, w) = (self.arena, self.arena.width(e));
        let words = match arena.node(e) {
            Node::Const(c) => [self.constant(c.value as u64), self.constant((c.value >> WORD) as u64)],
            Node::Un(op, a) => self.unary(op, a, w),
            Node::Bin(op, a, b) => self.binary(op, a, b),
            Node::Ite(c, a, b) => {
                let c = self.words[&c][0];
                self.by_word(w, |x, i, n| {
                    let (p, q) = (x.words[&a][i], x.words[&b][i]);
                    x.one(Op::Ite, n, &[c, p, q])
                })
            }
            Node::Fma(a, b, c) => {
                let from = [a, b, c].map(|x| self.words[&x][0]);
                self.step(Op::Fma, w, &from)
            }
            Node::Convert(kind, a) => {
                let from = self.words[&a][0];
                self.step(Op::Convert(kind, arena.width(a)), w, &[from])
            }
            Node::Sext(a) => self.sign_extended(a, w),
            Node::Zext(a) => {
                let from = self.words[&a];
                [from[0], if arena.width(a) > WORD { from[1] } else { self.constant(0) }]
            }
            Node::Var(_) => self.by_word(w, |x, i, n| x.variable(e, i as u16 * WORD, n)),
            Node::Extract(a, lo) => self.by_word(w, |x, i, n| x.bits(a, lo + i as u16 * WORD, n)),
            Node::Concat(hi, lo) => self.by_word(w, |x, i, n| x.joined(hi, lo, i as u16 * WORD, n)),
        };
        self.words.insert(e, words);
    }

    /// `f` for each word: its number and its width.
    fn by_word(&mut self, width: u16, mut f: impl FnMut(&mut Self, usize, u16) -> Word) -> [Word; 2] {
        let low = f(self, 0, width.min(WORD));
        [low, if width > WORD { f(self, 1, width - WORD) } else { low }]
    }

    fn unary(&mut self, op: UnOp, a: ExprId, w: u16) -> [Word; 2] {
        let from = self.words[&a];
        match op {
            _ if w <= WORD => self.step(Op::Un(op), w, &from[..1]),
            UnOp::Not => self.by_word(w, |x, i, n| x.one(Op::Un(op), n, &[from[i]])),
            _ => self.step(Op::PairUn(op), w, &from),
        }
    }

    fn binary(&mut self, op: BinOp, a: ExprId, b: ExprId) -> [Word; 2] {
        let (w, x, y) = (self.arena.width(a), self.words[&a], self.words[&b]);
        match op {
            _ if w <= WORD => self.step(Op::Bin(op), w, &[x[0], y[0]]),
            BinOp::And | BinOp::Or | BinOp::Xor => self.by_word(w, |c, i, n| c.one(Op::Bin(op), n, &[x[i], y[i]])),
            _ => self.step(Op::PairBin(op), w, &[x[0], x[1], y[0], y[1]]),
        }
    }

    fn sign_extended(&mut self, a: ExprId, w: u16) -> [Word; 2] {
        let (n, from) = (self.arena.width(a), self.words[&a]);
        if n > WORD {
            return [from[0], self.one(Op::Sext(n - WORD), w - WORD, &from[1..])];
        }
        let low = if n == WORD { from[0] } else { self.one(Op::Sext(n), w.min(WORD), &from[..1]) };
        [low, if w > WORD { self.one(Op::Sign(n), w - WORD, &from[..1]) } else { low }]
    }

    /// Bits `lo .. lo + n` of a variable, `n <= 64`, which may stand in two columns.
    fn variable(&mut self, e: ExprId, lo: u16, n: u16) -> Word {
        let Node::Var(sym) = self.arena.node(e) else { unreachable!("{e:?} is a variable") };
        let &(first, declared) = self.columns.get(&sym).expect("every variable of a compiled term is an input");
        assert!(
            self.arena.width(e) <= declared,
            "a variable of {} bits is an input of {declared}",
            self.arena.width(e)
        );
        let column = |i: u16| Word::Column(first + u32::from(i));
        self.within(column(lo / WORD), column(lo / WORD + 1), WORD, lo % WORD, n)
    }

    /// Bits `lo .. lo + n` of the words `high:low`, where `low` has `known` bits that may not be zero.
    fn within(&mut self, low: Word, high: Word, known: u16, lo: u16, n: u16) -> Word {
        if lo == 0 && n == known {
            low
        } else if lo + n <= WORD {
            self.one(Op::Field(lo), n, &[low])
        } else {
            self.one(Op::Funnel(lo), n, &[low, high])
        }
    }

    /// Bits `lo .. lo + n` of a term of any width, `n <= 64`.
    fn bits(&mut self, e: ExprId, lo: u16, n: u16) -> Word {
        let width = self.arena.width(e);
        if let Some(&words) = self.words.get(&e) {
            let i = usize::from(lo / WORD);
            return self.within(words[i], words[1], WORD.min(width - lo / WORD * WORD), lo % WORD, n);
        }
        match self.arena.node(e) {
            Node::Var(_) => self.variable(e, lo, n),
            Node::Extract(x, below) => self.bits(x, below + lo, n),
            Node::Zext(x) => match self.arena.width(x) {
                inner if lo >= inner => self.constant(0),
                inner => self.bits(x, lo, n.min(inner - lo)),
            },
            Node::Concat(hi, low) => self.joined(hi, low, lo, n),
            node => unreachable!("no wide term is {node:?}"),
        }
    }

    /// Bits `at .. at + n` of `hi` above `lo`.
    fn joined(&mut self, hi: ExprId, lo: ExprId, at: u16, n: u16) -> Word {
        let below = self.arena.width(lo);
        if at >= below {
            return self.bits(hi, at - below, n);
        }
        if at + n <= below {
            return self.bits(lo, at, n);
        }
        let low = self.bits(lo, at, below - at);
        let high = self.bits(hi, 0, at + n - below);
        self.one(Op::Join(below - at), n, &[high, low])
    }

    /// Leaves out what no root needs and gives words that are not alive at once one slot.
    fn finish(self, roots: Vec<Word>) -> Batch {
        let needed = needed(&self.steps, &roots, self.values as usize);
        let steps: Vec<Step> =
            self.steps.into_iter().filter(|s| s.written().iter().any(|&v| needed[v as usize])).collect();
        let mut last = vec![0; self.values as usize];
        for (i, step) in steps.iter().enumerate() {
            for word in step.read() {
                if let Word::Slot(v) = word {
                    last[*v as usize] = i;
                }
            }
        }
        let mut constants: Vec<(u32, u64)> =
            self.constants.into_iter().map(|(value, v)| (v, value)).filter(|c| needed[c.0 as usize]).collect();
        constants.sort_unstable();
        let mut slots = Slots { of: vec![u32::MAX; self.values as usize], free: Vec::new(), count: 0 };
        for v in roots.iter().filter_map(slot).chain(constants.iter().map(|c| c.0)) {
            last[v as usize] = usize::MAX;
        }
        let constants = constants.into_iter().map(|(v, value)| (slots.take(v), value)).collect();
        let mut placed = Vec::with_capacity(steps.len());
        for (i, step) in steps.into_iter().enumerate() {
            // The results' slots are taken before the sources' are given back: a step never writes what it reads.
            let out = step.out.map(|v| slots.take(v));
            let sources = step.sources.map(|w| slots.place(w));
            for &v in step.written().iter().filter(|&&v| last[v as usize] <= i) {
                slots.give_back(v);
            }
            for v in step.read().iter().filter_map(slot).filter(|&v| last[v as usize] == i) {
                slots.give_back(v);
            }
            placed.push(Step { sources, out, ..step });
        }
        let roots = roots.into_iter().map(|w| slots.place(w)).collect();
        Batch { steps: placed, constants, roots, slots: slots.count as usize }
    }
}

fn slot(w: &Word) -> Option<u32> {
    match w {
        Word::Slot(v) => Some(*v),
        Word::Column(_) => None,
    }
}

/// Which words the roots depend on.
fn needed(steps: &[Step], roots: &[Word], values: usize) -> Vec<bool> {
    let mut needed = vec![false; values];
    let mark = |needed: &mut Vec<bool>, words: &[Word]| {
        for v in words.iter().filter_map(slot) {
            needed[v as usize] = true;
        }
    };
    mark(&mut needed, roots);
    for step in steps.iter().rev() {
        if step.written().iter().any(|&v| needed[v as usize]) {
            mark(&mut needed, step.read());
        }
    }
    needed
}

/// Which slot holds which word.
struct Slots {
    of: Vec<u32>,
    free: Vec<u32>,
    count: u32,
}

impl Slots {
    fn take(&mut self, value: u32) -> u32 {
        let of = &mut self.of[value as usize];
        if *of == u32::MAX {
            *of = self.free.pop().unwrap_or_else(|| {
                self.count += 1;
                self.count - 1
            });
        }
        *of
    }

    /// A word that is read once more by the same step has been given back already.
    fn give_back(&mut self, value: u32) {
        let slot = self.of[value as usize];
        if !self.free.contains(&slot) {
            self.free.push(slot);
        }
    }

    fn place(&self, w: Word) -> Word {
        match w {
            Word::Slot(v) => Word::Slot(self.of.get(v as usize).copied().unwrap_or(0)),
            column => column,
        }
    }
}
