//! States of terms, and the one that stands for several that arrive at one place.

use super::{Context, Side, Var};
use crate::analysis::liveness::Live;
use crate::semantics::frame::FrameContents;
use isa::{Arena, BinOp, ExprId, ExprNode, Flag, Reg};

/// Register contents and flags as terms.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    /// By [`Reg::index`].
    pub regs: [ExprId; Reg::COUNT],
    pub flags: [ExprId; 6],
    /// Number of the last effect that may have changed MXCSR, from 1.
    pub mxcsr: u32,
    /// What this side has put into its frame since the cut, where that is its own.
    pub slots: FrameContents,
}

impl State {
    /// Fresh variables for everything, shared by both sides.
    pub fn at_cut(ctx: &mut Context, cut: u32) -> State {
        State {
            regs: std::array::from_fn(|i| {
                let reg = Reg::new(i).expect("an index of the array");
                ctx.var(Var::Reg { cut, reg, private: None }, reg.bits())
            }),
            flags: std::array::from_fn(|i| ctx.var(Var::Flag { cut, flag: Flag::ALL[i], private: None }, 1)),
            mxcsr: 0,
            slots: FrameContents::default(),
        }
    }

    /// As [`State::at_cut`] on the bits of `live`; the other bits are this side's own.
    pub fn at_cut_live(ctx: &mut Context, cut: u32, live: &Live, side: Side) -> State {
        let shared = State::at_cut(ctx, cut);
        State {
            regs: std::array::from_fn(|i| {
                let reg = Reg::new(i).expect("an index of the array");
                let own = ctx.var(Var::Reg { cut, reg, private: Some(side) }, reg.bits());
                blend(&mut ctx.arena, reg, live.regs[i], shared.regs[i], own)
            }),
            mxcsr: 0,
            slots: FrameContents::default(),
            flags: std::array::from_fn(|i| {
                let flag = Flag::ALL[i];
                let own = ctx.var(Var::Flag { cut, flag, private: Some(side) }, 1);
                if live.flags.contains(flag) { shared.flags[i] } else { own }
            }),
        }
    }
}

/// `a` on the part `part` of a register, `b` on the rest.
pub(super) fn blend(arena: &mut Arena, reg: Reg, part: u64, a: ExprId, b: ExprId) -> ExprId {
    if part == u64::MAX {
        return a;
    }
    if part == 0 {
        return b;
    }
    let ones = part.trailing_ones() as u16;
    if ones > 0 && part == u64::MAX >> (64 - ones) {
        let (all, low) = (reg.bits(), ones * reg.grain());
        let high = arena.extract(b, low, all - low);
        let low = arena.extract(a, 0, low);
        return arena.concat(high, low);
    }
    let m = part_mask(arena, reg, part);
    let n = arena.not(m);
    let (x, y) = (arena.and(a, m), arena.and(b, n));
    arena.or(x, y)
}

/// Ones on the bits of a register that `part` means.
pub fn part_mask(arena: &mut Arena, reg: Reg, part: u64) -> ExprId {
    let grain = reg.grain();
    let per_word = 64 / grain;
    let word = |k: u16| {
        (0..per_word)
            .filter(|i| part >> (k * per_word + i) & 1 == 1)
            .fold(0u64, |w, i| w | (u64::MAX >> (64 - grain)) << (i * grain))
    };
    let words: Vec<u64> = (0..reg.bits() / 64).map(word).collect();
    arena.constant_words(reg.bits(), &words)
}

/// Joins the states that arrive at one place: each value becomes a mux.
pub(super) fn join(arena: &mut Arena, mut states: Vec<(ExprId, State)>) -> (ExprId, State) {
    let mut acc = states.remove(0);
    for (guard, state) in states {
        let (joined, selector) = join_guards(arena, acc.0, guard);
        let mux = |arena: &mut Arena, a, b| arena.ite(selector, a, b);
        acc.1 = State {
            regs: std::array::from_fn(|i| mux(arena, acc.1.regs[i], state.regs[i])),
            flags: std::array::from_fn(|i| mux(arena, acc.1.flags[i], state.flags[i])),
            mxcsr: acc.1.mxcsr.max(state.mxcsr),
            slots: acc.1.slots.join(&state.slots, arena, mux),
        };
        acc.0 = joined;
    }
    acc
}

/// The disjunction of two exclusive path conditions and a term that tells the first from the second.
/// `p & c` and `p & !c` join to `p`, told apart by `c`.
fn join_guards(arena: &mut Arena, a: ExprId, b: ExprId) -> (ExprId, ExprId) {
    let (la, lb) = (conjuncts(arena, a), conjuncts(arena, b));
    let only_a: Vec<ExprId> = la.iter().copied().filter(|x| !lb.contains(x)).collect();
    let only_b: Vec<ExprId> = lb.iter().copied().filter(|x| !la.contains(x)).collect();
    if let ([x], [y]) = (&only_a[..], &only_b[..])
        && arena.not(*x) == *y
    {
        let mut common = arena.bool(true);
        for c in la.iter().filter(|c| *c != x) {
            common = arena.and(common, *c);
        }
        return (common, *x);
    }
    // Tell them apart by what only the first needs, if the second surely lacks it; else by the whole guard.
    (arena.or(a, b), a)
}

/// The terms of width 1 whose conjunction `e` is, in order of their ids.
pub(crate) fn conjuncts(arena: &Arena, e: ExprId) -> Vec<ExprId> {
    let mut out = Vec::new();
    let mut stack = vec![e];
    while let Some(x) = stack.pop() {
        match arena.node(x) {
            ExprNode::Bin(BinOp::And, p, q) if arena.width(x) == 1 => stack.extend([q, p]),
            ExprNode::Const(c) if c.value == 1 => {}
            _ => out.push(x),
        }
    }
    out.sort();
    out.dedup();
    out
}
