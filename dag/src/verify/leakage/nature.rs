//! What a variable of a proof is: public or secret, and what it may point to.

use super::known::{Origin, Pointer};
use super::{SecrecyContext, SecretSource};
use crate::ir::signature::{Condition, PublicPlace};
use crate::semantics::frame::SymbolicFrame;
use crate::semantics::symbolic::{Context, Side, Var};
use isa::{Arena, BinOp, ExprId, ExprNode, Gpr, Reg, Sym};
use rustc_hash::FxHashMap;
use std::collections::BTreeSet;

/// To whose memory something secret was stored that is not the own frame.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Spoiled {
    /// Anyone's.
    pub(super) all: bool,
    pub(super) arguments: BTreeSet<Gpr>,
}

/// The variables of one piece.
pub(super) struct Natures<'a> {
    pub(super) secrecy: &'a SecrecyContext<'a>,
    /// The piece begins where the function does, once.
    pub(super) at_entry: bool,
    /// What public variables that were made at the cut point may point to.
    pub(super) pointers: FxHashMap<Sym, Pointer>,
    pub(super) spoiled: &'a Spoiled,
    /// Offsets in the frame are not counted from the entry's stack pointer.
    pub(super) rounded: bool,
}

/// The stack guard of the C library, as compilers read it: no secret that a function works on.
const STACK_GUARD: (&str, i64) = ("%fs:", 40);

impl Natures<'_> {
    /// Why a variable is secret; `None` if it is public.
    pub(super) fn secret(&self, ctx: &Context, sym: Sym, width: u16) -> Option<SecretSource> {
        match *ctx.meaning_of(sym) {
            Var::Reg { private: None, .. } | Var::Flag { private: None, .. } => None,
            Var::Reg { cut: 0, reg, .. } => Some(SecretSource::Argument(reg)),
            Var::Reg { reg, .. } => Some(SecretSource::Arriving(reg)),
            Var::Flag { .. } | Var::AfterFlag(..) | Var::LeftFlag(..) => Some(SecretSource::Flags),
            Var::Symbol(_) | Var::CpuHasBmi1 | Var::Mxcsr(_) | Var::Public(..) => None,
            Var::Unknown(..) if self.are_public(ctx, ctx.operands_of_unknown(sym)) => None,
            Var::Unknown(..) => Some(SecretSource::Undefined),
            Var::Slot(_, at) => Some(SecretSource::Slot(at)),
            Var::Frame(..) | Var::Coupled(_) => Some(SecretSource::Frame),
            Var::Memory { version, base, at } if self.is_public_memory(ctx, version, base, at, width) => None,
            // The instruction is found by whoever has the list of effects or observations.
            Var::Load(_)
            | Var::Memory { .. }
            | Var::AfterReg(..)
            | Var::LeftReg(..)
            | Var::Window(_)
            | Var::OtherRun(_) => Some(SecretSource::Loaded { inst: usize::MAX }),
        }
    }

    /// The secrets that a term is made from.
    pub(super) fn secrets(&self, ctx: &Context, terms: &[ExprId]) -> Vec<(Sym, SecretSource)> {
        let all = ctx.arena.variables(terms).into_iter();
        all.filter_map(|(sym, width)| Some((sym, self.secret(ctx, sym, width)?))).collect()
    }

    pub(super) fn is_public(&self, ctx: &Context, term: ExprId) -> bool {
        self.are_public(ctx, &[term])
    }

    fn are_public(&self, ctx: &Context, terms: &[ExprId]) -> bool {
        ctx.arena.variables(terms).into_iter().all(|(sym, width)| self.secret(ctx, sym, width).is_none())
    }

    /// What a value may point to. `escaped`: anything that comes from memory may be an address in the frame.
    pub(super) fn pointer(
        &self,
        ctx: &Context,
        frame: Option<&SymbolicFrame>,
        term: ExprId,
        escaped: bool,
    ) -> Option<Pointer> {
        if ctx.arena.width(term) < 64 {
            return None;
        }
        if let Some(a) = frame.and_then(|f| f.address(&ctx.arena, term)) {
            return Some(Pointer { origin: Origin::Frame, at: Some(a.at) });
        }
        let variables = ctx.arena.variables(&[term]);
        let made_from =
            variables.into_iter().filter_map(|(sym, _)| Some((self.of_variable(ctx, sym, escaped)?.origin, sym)));
        let mut made_from: BTreeSet<(Origin, Sym)> = made_from.collect();
        if made_from.iter().any(|m| m.0 == Origin::Frame) {
            return Some(Pointer::somewhere(Origin::Frame));
        }
        let (origin, sym) = made_from.pop_first().filter(|_| made_from.is_empty())?;
        let from = |at: i64| self.of_variable(ctx, sym, escaped)?.at?.checked_add(at);
        distance(&ctx.arena, term, sym)
            .map(|at| Pointer { origin, at: from(at) })
            .or_else(|| is_summand(&ctx.arena, term, sym).then_some(Pointer::somewhere(origin)))
    }

    fn of_variable(&self, ctx: &Context, sym: Sym, escaped: bool) -> Option<Pointer> {
        let found = self.pointers.get(&sym).copied();
        match ctx.meaning_of(sym) {
            Var::Symbol(s) if !s.starts_with('%') => {
                Some(Pointer::somewhere(Origin::Symbol { constant: (self.secrecy.is_constant)(s) }))
            }
            Var::Reg { cut: 0, reg, .. } if *reg == Reg::of(Gpr::RSP) => Some(Pointer::somewhere(Origin::Frame)),
            Var::Memory { .. } | Var::AfterReg(..) | Var::Load(_) if escaped => Some(Pointer::somewhere(Origin::Frame)),
            _ => found,
        }
    }

    fn is_public_memory(&self, ctx: &Context, version: u32, base: ExprId, at: i64, width: u16) -> bool {
        let bytes = i64::from(width / 8);
        let symbol = |sym: Sym| if let Var::Symbol(s) = ctx.meaning_of(sym) { Some(s.clone()) } else { None };
        if let ExprNode::Var(sym) = ctx.arena.node(base)
            && let Some(text) = symbol(sym)
            && (&*text, at) == STACK_GUARD
        {
            return true;
        }
        // Which of its words is read depends on the address.
        if !self.is_public(ctx, base) {
            return false;
        }
        if self.pointer(ctx, None, base, false).is_some_and(|p| p.origin == Origin::Symbol { constant: true }) {
            return true;
        }
        self.secrecy.public.iter().any(|place| {
            let PublicPlace::Memory { base: g, at: first, bytes: size } = place else { return false };
            let untouched = self.at_entry && version == 0 || self.is_unspoiled(*g);
            let Some(pointer) = self.pointer_of_base(ctx, base, *g) else { return false };
            let inside = match (pointer.at, size) {
                (Some(from), Some(size)) => {
                    let from = from.saturating_add(at);
                    *first <= from && from.saturating_add(bytes) <= first.saturating_add(*size as i64)
                }
                (Some(from), None) => *first <= from.saturating_add(at),
                (None, None) => true,
                (None, Some(_)) => false,
            };
            untouched && inside
        })
    }

    /// How a base of accesses lies to what an argument, or the stack pointer, was at entry.
    fn pointer_of_base(&self, ctx: &Context, base: ExprId, g: Gpr) -> Option<Pointer> {
        if g == Gpr::RSP {
            let rsp = ctx.existing(&Var::Reg { cut: 0, reg: Reg::of(Gpr::RSP), private: None })?;
            let at = distance(&ctx.arena, base, rsp).filter(|_| !self.rounded)?;
            return Some(Pointer { origin: Origin::Frame, at: Some(at) });
        }
        self.pointer(ctx, None, base, false).filter(|p| p.origin == Origin::Argument(g))
    }

    /// Nothing secret was ever stored where an argument points.
    fn is_unspoiled(&self, g: Gpr) -> bool {
        let apart = |other: Gpr| {
            let of =
                |c: &Condition| c.pointers_apart().is_some_and(|(a, b)| (a, b) == (g, other) || (b, a) == (g, other));
            other != g && self.secrecy.preconditions.iter().any(of)
        };
        !self.spoiled.all && self.spoiled.arguments.iter().all(|other| apart(*other))
    }
}

/// Whether a term is a variable and something else that it is no part of.
fn is_summand(arena: &Arena, term: ExprId, sym: Sym) -> bool {
    let has = |e: ExprId| arena.variables(&[e]).iter().any(|v| v.0 == sym);
    match arena.node(term) {
        ExprNode::Var(s) => s == sym,
        ExprNode::Bin(BinOp::Add, a, b) => is_summand(arena, a, sym) && !has(b) || is_summand(arena, b, sym) && !has(a),
        ExprNode::Bin(BinOp::Sub, a, b) => is_summand(arena, a, sym) && !has(b),
        // The base of accesses is a sum of multiples.
        ExprNode::Bin(BinOp::Mul, a, b) => arena.as_const(b).is_some_and(|c| c.value == 1) && is_summand(arena, a, sym),
        _ => false,
    }
}

/// How far a term lies above a variable.
fn distance(arena: &Arena, term: ExprId, sym: Sym) -> Option<i64> {
    let constant = |e: ExprId| arena.as_const(e).map(|c| c.value as u64 as i64);
    match arena.node(term) {
        ExprNode::Var(s) if s == sym => Some(0),
        ExprNode::Bin(BinOp::Add, a, b) => distance(arena, a, sym)?.checked_add(constant(b)?),
        ExprNode::Bin(BinOp::Sub, a, b) => distance(arena, a, sym)?.checked_sub(constant(b)?),
        _ => None,
    }
}

/// The variable of a secret register at entry is the original's in both programs.
pub(super) const SECRET: Side = Side::Source;
