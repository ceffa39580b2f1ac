//! One step of a batch on the lanes of a chunk: a loop per operator, so that the compiler can vectorize each, and the
//! comparison of a column with what is wanted. What is `inline(always)` is compiled once per [`VectorLevel`].
//!
//! [`VectorLevel`]: super::level::VectorLevel

use super::batch::{BatchOp, BatchStep, Word};
use super::column::{ColumnView, StateColumn};
use super::filter::WantedWord;
use super::lane_word::LaneWord;
use super::masked_bits::place;
use crate::expr::{BinOp, UnOp, bits32, bits64, eval_bin, eval_convert, eval_fma, eval_un, f32_of, mask};
use std::ops::{Add, Div, Mul, Sub};

/// Buffers of the words that steps compute.
#[derive(Clone, Default, Debug)]
pub(super) struct LaneBuffers<W> {
    pub slots: Vec<Vec<W>>,
    /// Slots with one word for all lanes.
    pub same: Vec<bool>,
}

/// Neighbouring states that are evaluated at once.
#[derive(Clone, Copy)]
pub(super) struct Chunk<'a> {
    pub input: &'a [StateColumn<'a>],
    pub start: usize,
    pub len: usize,
}

impl<'a> Chunk<'a> {
    #[inline(always)]
    pub fn read<'s, W: LaneWord>(&self, word: Word, buffers: &'s LaneBuffers<W>) -> ColumnView<'s, W>
    where
        'a: 's,
    {
        match word {
            Word::Column(c) => W::view(&self.input[c as usize], self.start, self.len),
            Word::Slot(s) if buffers.same[s as usize] => ColumnView::Same(buffers.slots[s as usize][0]),
            Word::Slot(s) => ColumnView::Each(&buffers.slots[s as usize][..self.len]),
        }
    }

    /// Source `i` of a step; zeros if it has fewer.
    #[inline(always)]
    fn source<'s, W: LaneWord>(&self, step: &BatchStep, i: usize, buffers: &'s LaneBuffers<W>) -> ColumnView<'s, W>
    where
        'a: 's,
    {
        if i < step.op.sources() { self.read(step.sources[i], buffers) } else { ColumnView::Same(W::default()) }
    }
}

/// Evaluates the steps on the chunk's states. What is the same in all of them is computed once.
#[inline(always)]
pub(super) fn run<W: LaneWord>(steps: &[BatchStep], chunk: Chunk, buffers: &mut LaneBuffers<W>) {
    for step in steps {
        if step.op.reads_pairs() {
            run_on_pairs(step, chunk, buffers);
            continue;
        }
        // The result's buffer is no source of the step.
        let place = step.out[0] as usize;
        let mut out = std::mem::take(&mut buffers.slots[place]);
        let a = chunk.source(step, 0, buffers);
        let b = chunk.source(step, 1, buffers);
        let c = chunk.source(step, 2, buffers);
        let same = a.is_same() && b.is_same() && c.is_same();
        let lanes = if same { 1 } else { chunk.len };
        evaluate(step, a, b, c, &mut out[..lanes]);
        buffers.slots[place] = out;
        buffers.same[place] = same;
    }
}

#[inline(always)]
fn evaluate<W: LaneWord>(step: &BatchStep, a: ColumnView<W>, b: ColumnView<W>, c: ColumnView<W>, out: &mut [W]) {
    match step.op {
        BatchOp::Un(op) => unary(op, step.width, a, out),
        BatchOp::Bin(op) => binary(op, step.width, a, b, out),
        BatchOp::Ite => choose(a, b, c, out),
        BatchOp::Place(way) => place(way, a, b, out),
        BatchOp::Fma => fused(step.width, a, b, c, out),
        _ => movement(step, a, b, out),
    }
}

/// Lanes between two looks at whether any agreed.
const BLOCK: usize = 64;

/// Adds the places of the words that are as wanted, counted from `start`. Hardly any is, so a block is looked at as a whole
/// first.
#[inline(always)]
pub(super) fn collect<W: LaneWord>(
    column: ColumnView<W>,
    wanted: WantedWord,
    places: std::ops::Range<usize>,
    out: &mut Vec<u32>,
) {
    let (want, care) = (W::of(wanted.want), W::of(wanted.care));
    let agrees = |word: W| word.xor(want).and(care) == W::default();
    let words = match column {
        ColumnView::Each(words) => words,
        ColumnView::Same(word) if agrees(word) => return out.extend(places.map(|k| k as u32)),
        ColumnView::Same(_) => return,
    };
    for (block, start) in words.chunks(BLOCK).zip(places.step_by(BLOCK)) {
        if block.iter().fold(false, |any, &word| any | agrees(word)) {
            let agree = block.iter().enumerate().filter(|(_, word)| agrees(**word));
            out.extend(agree.map(|(k, _)| (start + k) as u32));
        }
    }
}

/// `v` with copies of bit `from - 1` above it.
#[inline(always)]
fn sext<W: LaneWord>(v: W, from: u16) -> W {
    let above = W::of(u64::from(W::BITS - from));
    v.up(above).down_signed(above)
}

#[inline(always)]
fn each<W: LaneWord>(a: ColumnView<W>, out: &mut [W], f: impl Fn(W) -> W) {
    match a {
        ColumnView::Same(v) => out.fill(f(v)),
        ColumnView::Each(a) => out.iter_mut().zip(a).for_each(|(o, &v)| *o = f(v)),
    }
}

#[inline(always)]
fn each_two<W: LaneWord>(a: ColumnView<W>, b: ColumnView<W>, out: &mut [W], f: impl Fn(W, W) -> W) {
    match (a, b) {
        (ColumnView::Each(a), ColumnView::Each(b)) => {
            out.iter_mut().zip(a).zip(b).for_each(|((o, &p), &q)| *o = f(p, q));
        }
        (ColumnView::Each(a), ColumnView::Same(q)) => out.iter_mut().zip(a).for_each(|(o, &p)| *o = f(p, q)),
        (ColumnView::Same(p), b) => each(b, out, |q| f(p, q)),
    }
}

/// Steps that move bits, and conversions.
#[inline(always)]
fn movement<W: LaneWord>(step: &BatchStep, a: ColumnView<W>, b: ColumnView<W>, out: &mut [W]) {
    let m = W::of(mask(step.width) as u64);
    let count = |n: u16| W::of(u64::from(n));
    match step.op {
        BatchOp::Field(lo) => each(a, out, |v| v.down(count(lo)).and(m)),
        BatchOp::Funnel(lo) => {
            each_two(a, b, out, |p, q| p.down(count(lo)).or(q.up(count(W::BITS - lo))).and(m));
        }
        BatchOp::Join(lo) => each_two(a, b, out, |p, q| p.up(count(lo)).or(q)),
        BatchOp::Sext(from) => each(a, out, |v| sext(v, from).and(m)),
        BatchOp::Sign(from) => each(a, out, |v| sext(v, from).down_signed(count(W::BITS - 1)).and(m)),
        BatchOp::Truth(truth) => each(a, out, |flags| W::bit_of(truth, flags)),
        BatchOp::Convert(kind, from) => each(a, out, |v| W::of(eval_convert(kind, from, step.width, v.word()))),
        op => unreachable!("{op:?} has its own loop"),
    }
}

#[inline(always)]
fn unary<W: LaneWord>(op: UnOp, w: u16, a: ColumnView<W>, out: &mut [W]) {
    let m = W::of(mask(w) as u64);
    let unused = W::of(u64::from(W::BITS - w));
    match op {
        UnOp::Not => each(a, out, |v| v.not().and(m)),
        UnOp::Neg => each(a, out, |v| W::default().minus(v).and(m)),
        UnOp::Popcount => each(a, out, |v| v.ones().and(m)),
        UnOp::Clz => each(a, out, |v| v.zeros_above().minus(unused).and(m)),
        UnOp::Ctz => {
            let most = W::of(u64::from(w));
            each(a, out, |v| if v.zeros_below() < most { v.zeros_below() } else { most }.and(m));
        }
        UnOp::FSqrt | UnOp::FRound(_) => slow_unary(op, w, a, out),
    }
}

#[inline(always)]
fn binary<W: LaneWord>(op: BinOp, w: u16, a: ColumnView<W>, b: ColumnView<W>, out: &mut [W]) {
    let (m, n) = (W::of(mask(w) as u64), W::of(u64::from(w)));
    let last = W::of(u64::from(w - 1));
    let truth = |holds: bool| W::of(u64::from(holds));
    match op {
        BinOp::And => each_two(a, b, out, W::and),
        BinOp::Or => each_two(a, b, out, W::or),
        BinOp::Xor => each_two(a, b, out, W::xor),
        BinOp::Add => each_two(a, b, out, |p, q| p.plus(q).and(m)),
        BinOp::Sub => each_two(a, b, out, |p, q| p.minus(q).and(m)),
        BinOp::Mul => each_two(a, b, out, |p, q| p.times(q).and(m)),
        BinOp::Shl => each_two(a, b, out, |p, q| if q < n { p.up(q).and(m) } else { W::default() }),
        BinOp::LShr => each_two(a, b, out, |p, q| if q < n { p.down(q) } else { W::default() }),
        BinOp::AShr => each_two(a, b, out, |p, q| sext(p, w).down_signed(if q < last { q } else { last }).and(m)),
        BinOp::Eq => each_two(a, b, out, |p, q| truth(p == q)),
        BinOp::Ult => each_two(a, b, out, |p, q| truth(p < q)),
        BinOp::Slt => each_two(a, b, out, |p, q| truth(sext(p, w).below_signed(sext(q, w)))),
        _ => slow_binary(op, w, a, b, out),
    }
}

#[inline(always)]
fn choose<W: LaneWord>(c: ColumnView<W>, a: ColumnView<W>, b: ColumnView<W>, out: &mut [W]) {
    let one = W::of(1);
    match (c, a, b) {
        (ColumnView::Same(c), a, b) => each(if c == one { a } else { b }, out, |v| v),
        (c, ColumnView::Same(p), ColumnView::Same(q)) => each(c, out, |c| if c == one { p } else { q }),
        (c, ColumnView::Same(p), b) => each_two(c, b, out, |c, q| if c == one { p } else { q }),
        (c, a, ColumnView::Same(q)) => each_two(c, a, out, |c, p| if c == one { p } else { q }),
        (ColumnView::Each(c), ColumnView::Each(a), ColumnView::Each(b)) => {
            let lanes = out.iter_mut().zip(c).zip(a).zip(b);
            lanes.for_each(|(((o, &c), &p), &q)| *o = if c == one { p } else { q });
        }
    }
}

fn slow_unary<W: LaneWord>(op: UnOp, w: u16, a: ColumnView<W>, out: &mut [W]) {
    match op {
        UnOp::FSqrt if w == 32 => each(a, out, |v| W::of(bits32(f32_of(v.word()).sqrt()))),
        UnOp::FSqrt => each(a, out, |v| W::of(bits64(f64::from_bits(v.word()).sqrt()))),
        _ => each(a, out, |v| W::of(eval_un(op, w, u128::from(v.word())) as u64)),
    }
}

/// Divisions and floating point.
fn slow_binary<W: LaneWord>(op: BinOp, w: u16, a: ColumnView<W>, b: ColumnView<W>, out: &mut [W]) {
    let m = mask(w) as u64;
    match op {
        BinOp::UDiv => in_words(a, b, out, |p, q| p.checked_div(q).unwrap_or(m)),
        BinOp::URem => in_words(a, b, out, |p, q| p.checked_rem(q).unwrap_or(p)),
        _ if op.is_float() && w == 32 => float(op, a, b, out, f32_of, bits32),
        _ if op.is_float() => float(op, a, b, out, f64::from_bits, bits64),
        _ => in_words(a, b, out, |p, q| eval_bin(op, w, u128::from(p), u128::from(q)) as u64),
    }
}

fn in_words<W: LaneWord>(a: ColumnView<W>, b: ColumnView<W>, out: &mut [W], f: impl Fn(u64, u64) -> u64) {
    each_two(a, b, out, |p, q| W::of(f(p.word(), q.word())));
}

fn float<W: LaneWord, F>(
    op: BinOp,
    a: ColumnView<W>,
    b: ColumnView<W>,
    out: &mut [W],
    number: impl Fn(u64) -> F,
    bits: impl Fn(F) -> u64,
) where
    F: Add<Output = F> + Sub<Output = F> + Mul<Output = F> + Div<Output = F> + PartialOrd,
{
    match op {
        BinOp::FAdd => in_words(a, b, out, |p, q| bits(number(p) + number(q))),
        BinOp::FSub => in_words(a, b, out, |p, q| bits(number(p) - number(q))),
        BinOp::FMul => in_words(a, b, out, |p, q| bits(number(p) * number(q))),
        BinOp::FDiv => in_words(a, b, out, |p, q| bits(number(p) / number(q))),
        BinOp::FLt => in_words(a, b, out, |p, q| u64::from(number(p) < number(q))),
        BinOp::FEq => in_words(a, b, out, |p, q| u64::from(number(p) == number(q))),
        _ => unreachable!("{op:?} is no floating-point operator"),
    }
}

fn fused<W: LaneWord>(w: u16, a: ColumnView<W>, b: ColumnView<W>, c: ColumnView<W>, out: &mut [W]) {
    for (k, o) in out.iter_mut().enumerate() {
        *o = W::of(eval_fma(w, a.at(k).word(), b.at(k).word(), c.at(k).word()));
    }
}

/// A step over numbers of two words.
fn run_on_pairs<W: LaneWord>(step: &BatchStep, chunk: Chunk, buffers: &mut LaneBuffers<W>) {
    let [first, second] = step.out.map(|s| s as usize);
    let two = step.op.results() == 2;
    let mut low = std::mem::take(&mut buffers.slots[first]);
    let mut high = if two { std::mem::take(&mut buffers.slots[second]) } else { Vec::new() };
    let from = [0, 1, 2, 3].map(|i| chunk.source(step, i, buffers));
    let same = from.iter().all(ColumnView::is_same);
    let lanes = if same { 1 } else { chunk.len };
    if two {
        pairs(step, from, &mut low[..lanes], &mut high[..lanes]);
        (buffers.slots[second], buffers.same[second]) = (high, same);
    } else {
        comparison_of_pairs(step, from, &mut low[..lanes]);
    }
    (buffers.slots[first], buffers.same[first]) = (low, same);
}

fn comparison_of_pairs<W: LaneWord>(step: &BatchStep, from: [ColumnView<W>; 4], out: &mut [W]) {
    let BatchOp::PairBin(op) = step.op else { unreachable!("{:?} compares no pairs", step.op) };
    for (k, o) in out.iter_mut().enumerate() {
        let [a, b, c, d] = from.map(|view| view.at(k).word());
        *o = W::of(eval_bin(op, step.width, two_words(a, b), two_words(c, d)) as u64);
    }
}

fn is_zero<W: LaneWord>(view: ColumnView<W>) -> bool {
    matches!(view, ColumnView::Same(word) if word == W::default())
}

fn two_words(low: u64, high: u64) -> u128 {
    u128::from(high) << 64 | u128::from(low)
}

/// Steps whose result has two words.
fn pairs<W: LaneWord>(step: &BatchStep, from: [ColumnView<W>; 4], out: &mut [W], above: &mut [W]) {
    let m = mask(step.width);
    match step.op {
        BatchOp::PairUn(op) => each_pair(from, out, above, |p, _| eval_un(op, step.width, p)),
        BatchOp::PairBin(BinOp::Add) => each_pair(from, out, above, |p, q| p.wrapping_add(q) & m),
        BatchOp::PairBin(BinOp::Sub) => each_pair(from, out, above, |p, q| p.wrapping_sub(q) & m),
        // Numbers of one word, extended for the product's second one.
        BatchOp::PairBin(BinOp::Mul) if is_zero(from[1]) && is_zero(from[3]) && m == u128::MAX => {
            for (k, (o, h)) in out.iter_mut().zip(above).enumerate() {
                let v = u128::from(from[0].at(k).word()) * u128::from(from[2].at(k).word());
                (*o, *h) = (W::of(v as u64), W::of((v >> 64) as u64));
            }
        }
        BatchOp::PairBin(BinOp::Mul) => each_pair(from, out, above, |p, q| p.wrapping_mul(q) & m),
        BatchOp::PairBin(op) => each_pair(from, out, above, |p, q| eval_bin(op, step.width, p, q)),
        op => unreachable!("{op:?} has one word"),
    }
}

fn each_pair<W: LaneWord>(from: [ColumnView<W>; 4], out: &mut [W], above: &mut [W], f: impl Fn(u128, u128) -> u128) {
    for (k, (o, h)) in out.iter_mut().zip(above).enumerate() {
        let [a, b, c, d] = from.map(|view| view.at(k).word());
        let v = f(two_words(a, b), two_words(c, d));
        (*o, *h) = (W::of(v as u64), W::of((v >> 64) as u64));
    }
}
