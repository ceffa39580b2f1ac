//! From terms to the steps of a batch: which words a term's value has and where each comes from.

use super::batch::{Batch, BatchOp, BatchStep, Word};
use super::masked_bits::MaskedBits;
use super::slots;
use super::truth::truth_tables;
use crate::expr::{Arena, BinOp, ExprId, ExprNode, MAX_NARROW, Sym, UnOp, WORD, spans};
use rustc_hash::FxHashMap;

/// See [`Batch::compile_wide`], and with flags [`Batch::compile_with_flags`].
pub(super) fn compile(arena: &Arena, roots: &[ExprId], inputs: &[(Sym, u16)], flags: Option<&[Sym]>) -> Batch {
    let mut columns = FxHashMap::default();
    let mut next = 0;
    for &(sym, width) in inputs {
        columns.insert(sym, (next, width));
        next += u32::from(width.div_ceil(WORD));
    }
    let (words, constants) = (FxHashMap::default(), FxHashMap::default());
    let mut compiler = Compiler { arena, columns, words, steps: Vec::new(), constants, values: 0 };
    let order = arena.reachable(roots);
    let truths = truth_tables(arena, &order, flags.unwrap_or(&[]));
    let placed = if let ([root], Some(_)) = (roots, flags) { MaskedBits::of(arena, *root, &order) } else { None };
    for e in order.into_iter().filter(|&e| arena.width(e) <= MAX_NARROW) {
        match (truths.get(&e), placed.filter(|p| p.term == e)) {
            (Some(&truth), _) => compiler.condition(e, truth, Word::Column(next)),
            (None, Some(placed)) => compiler.place(placed),
            (None, None) => compiler.node(e),
        }
    }
    let mut out = Vec::new();
    for &r in roots {
        out.extend(spans(arena.width(r)).map(|(lo, n)| compiler.bits(r, lo, n)));
    }
    slots::assign(compiler.steps, compiler.constants, out, compiler.values as usize)
}

/// Steps over words that are written once each: slots are shared in the end.
struct Compiler<'a> {
    arena: &'a Arena,
    /// First column and width of each input.
    columns: FxHashMap<Sym, (u32, u16)>,
    /// The words of the values, lowest first.
    words: FxHashMap<ExprId, [Word; 2]>,
    steps: Vec<BatchStep>,
    constants: FxHashMap<u64, u32>,
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

    fn step(&mut self, op: BatchOp, width: u16, from: &[Word]) -> [Word; 2] {
        let mut sources = [Word::Slot(0); 4];
        sources[..from.len()].copy_from_slice(from);
        debug_assert_eq!(from.len(), op.sources(), "{op:?}");
        let first = self.value();
        let second = if op.results() == 2 { self.value() } else { first };
        self.steps.push(BatchStep { op, width, sources, out: [first, second] });
        [Word::Slot(first), Word::Slot(second)]
    }

    fn one(&mut self, op: BatchOp, width: u16, from: &[Word]) -> Word {
        self.step(op, width, from)[0]
    }

    fn condition(&mut self, e: ExprId, truth: u64, flags: Word) {
        let word = match truth {
            0 => self.constant(0),
            u64::MAX => self.constant(1),
            _ => self.one(BatchOp::Truth(truth), 1, &[flags]),
        };
        self.words.insert(e, [word, word]);
    }

    fn place(&mut self, bits: MaskedBits) {
        let width = self.arena.width(bits.term);
        let from = [bits.x, bits.mask].map(|e| self.variable(e, 0, width));
        let words = self.step(BatchOp::Place(bits.way), width, &from);
        self.words.insert(bits.term, words);
    }

    fn node(&mut self, e: ExprId) {
        let (arena, w) = (self.arena, self.arena.width(e));
        let words = match arena.node(e) {
            ExprNode::Const(c) => [self.constant(c.value as u64), self.constant((c.value >> WORD) as u64)],
            ExprNode::Un(op, a) => self.unary(op, a, w),
            ExprNode::Bin(op, a, b) => self.binary(op, a, b),
            ExprNode::Ite(c, a, b) => {
                let c = self.words[&c][0];
                self.by_word(w, |x, i, n| {
                    let (p, q) = (x.words[&a][i], x.words[&b][i]);
                    x.one(BatchOp::Ite, n, &[c, p, q])
                })
            }
            ExprNode::Fma(a, b, c) => {
                let from = [a, b, c].map(|x| self.words[&x][0]);
                self.step(BatchOp::Fma, w, &from)
            }
            ExprNode::Convert(kind, a) => {
                let from = self.words[&a][0];
                self.step(BatchOp::Convert(kind, arena.width(a)), w, &[from])
            }
            ExprNode::Sext(a) => self.sign_extended(a, w),
            ExprNode::Zext(a) => {
                let from = self.words[&a];
                [from[0], if arena.width(a) > WORD { from[1] } else { self.constant(0) }]
            }
            ExprNode::Var(_) => self.by_word(w, |x, i, n| x.variable(e, i as u16 * WORD, n)),
            ExprNode::Extract(a, lo) => self.by_word(w, |x, i, n| x.bits(a, lo + i as u16 * WORD, n)),
            ExprNode::Concat(hi, lo) => self.by_word(w, |x, i, n| x.joined(hi, lo, i as u16 * WORD, n)),
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
            _ if w <= WORD => self.step(BatchOp::Un(op), w, &from[..1]),
            UnOp::Not => self.by_word(w, |x, i, n| x.one(BatchOp::Un(op), n, &[from[i]])),
            _ => self.step(BatchOp::PairUn(op), w, &from),
        }
    }

    fn binary(&mut self, op: BinOp, a: ExprId, b: ExprId) -> [Word; 2] {
        let (w, x, y) = (self.arena.width(a), self.words[&a], self.words[&b]);
        match op {
            _ if w <= WORD => self.step(BatchOp::Bin(op), w, &[x[0], y[0]]),
            BinOp::And | BinOp::Or | BinOp::Xor => self.by_word(w, |c, i, n| c.one(BatchOp::Bin(op), n, &[x[i], y[i]])),
            _ => self.step(BatchOp::PairBin(op), w, &[x[0], x[1], y[0], y[1]]),
        }
    }

    fn sign_extended(&mut self, a: ExprId, w: u16) -> [Word; 2] {
        let (n, from) = (self.arena.width(a), self.words[&a]);
        if n > WORD {
            return [from[0], self.one(BatchOp::Sext(n - WORD), w - WORD, &from[1..])];
        }
        let low = if n == WORD { from[0] } else { self.one(BatchOp::Sext(n), w.min(WORD), &from[..1]) };
        [low, if w > WORD { self.one(BatchOp::Sign(n), w - WORD, &from[..1]) } else { low }]
    }

    /// Bits `lo .. lo + n` of a variable, `n <= 64`, which may stand in two columns.
    fn variable(&mut self, e: ExprId, lo: u16, n: u16) -> Word {
        let ExprNode::Var(sym) = self.arena.node(e) else { unreachable!("{e:?} is a variable") };
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
            self.one(BatchOp::Field(lo), n, &[low])
        } else {
            self.one(BatchOp::Funnel(lo), n, &[low, high])
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
            ExprNode::Var(_) => self.variable(e, lo, n),
            ExprNode::Extract(x, below) => self.bits(x, below + lo, n),
            ExprNode::Zext(x) => match self.arena.width(x) {
                inner if lo >= inner => self.constant(0),
                inner => self.bits(x, lo, n.min(inner - lo)),
            },
            ExprNode::Concat(hi, low) => self.joined(hi, low, lo, n),
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
        self.one(BatchOp::Join(below - at), n, &[high, low])
    }
}
