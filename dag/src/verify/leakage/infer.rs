//! Which arguments a function uses as addresses.

use super::SecrecyContext;
use super::flow::SecrecyFlow;
use super::known::Origin;
use super::shown::only_copies;
use crate::analysis::liveness::Callees;
use crate::ir::function::Function;
use crate::ir::signature::{PublicPlace, Register, Slice};
use crate::semantics::symbolic::{Context, EffectKind, Exposure, Side, Var};
use isa::{Arena, BinOp, ExprId, ExprNode, Gpr, Reg, Sym};
use std::collections::BTreeSet;

/// Arguments that an access is made from, beside constants, multiples and numbers that come from no memory.
///
/// An index that is secret must not be taken for an address: of two arguments that are added, or of an argument and what
/// was loaded, neither is known to be the address, unless it is used as one elsewhere.
pub fn arguments_used_as_addresses(function: &Function, callees: Callees) -> Vec<PublicPlace> {
    // What an argument is made from is public here, and what memory holds is not: it may be an address, too.
    let all: Vec<PublicPlace> =
        Gpr::all().map(|g| PublicPlace::Register(Slice { register: Register::Gpr(g), bits: 64 })).collect();
    let secrecy = SecrecyContext {
        public: &all,
        preconditions: &[],
        callees,
        is_constant: &|_| false,
        callee: &|_| None,
        limits: crate::smt::Limits::default(),
    };
    let flow = SecrecyFlow::settled(function, &secrecy);
    let mut found = BTreeSet::new();
    for (cut, known) in flow.known.iter().enumerate() {
        let Some(known) = known else { continue };
        let mut ctx = Context::new();
        let run = flow.run(&mut ctx, cut, known, Side::Source);
        let natures = flow.natures(cut, known, &run);
        let argument = |sym: Sym| match (run.pointers.get(&sym).map(|p| p.origin), ctx.meaning_of(sym)) {
            (Some(Origin::Argument(g)), _) => Summand::Argument(ArgumentPlace::Register(g)),
            (Some(_), _) | (_, Var::Symbol(_)) => Summand::Address,
            (_, Var::Memory { version: 0, base, at }) if is_entry_stack(&ctx, *base) => {
                Summand::Argument(ArgumentPlace::Stack(*at))
            }
            _ if natures.secret(&ctx, sym, 64).is_some() => Summand::Address,
            _ => Summand::Number,
        };
        for e in &run.outcome.effects {
            let EffectKind::Opaque { what, reads, .. } = &e.what else { continue };
            let addresses = reads.iter().filter(|r| [Gpr::RDI, Gpr::RSI].map(Reg::of).contains(&r.0));
            let accessed = addresses.filter(|_| only_copies(what)).filter_map(|r| base_of(&ctx.arena, r.1, &argument));
            found.extend(accessed);
        }
        for o in &run.outcome.observed {
            let (Exposure::Load { address, .. } | Exposure::Store { address, .. }) = &o.what else { continue };
            found.extend(base_of(&ctx.arena, *address, &argument));
        }
    }
    let passes = |g: &Gpr| Reg::of(*g).carries_arguments() || *g == Gpr::R10;
    let order = |f: &ArgumentPlace| match f {
        ArgumentPlace::Register(g) => ORDER.iter().position(|o| o == g).unwrap_or(ORDER.len()) as i64,
        ArgumentPlace::Stack(at) => ORDER.len() as i64 + at,
    };
    let mut found: Vec<ArgumentPlace> = found.into_iter().collect();
    found.sort_by_key(order);
    let place = |f: ArgumentPlace| match f {
        ArgumentPlace::Register(g) if passes(&g) => {
            Some(PublicPlace::Register(Slice { register: Register::Gpr(g), bits: 64 }))
        }
        ArgumentPlace::Register(_) => None,
        ArgumentPlace::Stack(at) => Some(PublicPlace::Memory { base: Gpr::RSP, at, bytes: Some(8) }),
    };
    found.into_iter().filter_map(place).collect()
}

/// Registers in the order of arguments (psABI §3.2.3).
const ORDER: [Gpr; 6] = [Gpr::RDI, Gpr::RSI, Gpr::RDX, Gpr::RCX, Gpr::R8, Gpr::R9];

/// An argument.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum ArgumentPlace {
    Register(Gpr),
    /// In memory, so many bytes above the stack pointer at entry.
    Stack(i64),
}

fn is_entry_stack(ctx: &Context, base: ExprId) -> bool {
    let rsp = ctx.existing(&Var::Reg { cut: 0, reg: Reg::of(Gpr::RSP), private: None });
    rsp.is_some_and(|rsp| ctx.arena.node(base) == ExprNode::Var(rsp))
}

/// What a variable in an address may be.
enum Summand {
    Argument(ArgumentPlace),
    /// An address that is none of an argument's, or what may be one.
    Address,
    Number,
}

/// The argument that an address is made from, if only one can be.
fn base_of(arena: &Arena, address: ExprId, nature: &dyn Fn(Sym) -> Summand) -> Option<ArgumentPlace> {
    let mut summands = Vec::new();
    collect(arena, address, &mut summands);
    let mut base = None;
    for e in summands {
        let ExprNode::Var(sym) = arena.node(e) else { continue };
        match nature(sym) {
            Summand::Argument(found) if base.is_none() => base = Some(found),
            Summand::Argument(_) | Summand::Address => return None,
            Summand::Number => {}
        }
    }
    base
}

fn collect(arena: &Arena, e: ExprId, summands: &mut Vec<ExprId>) {
    match arena.node(e) {
        ExprNode::Bin(BinOp::Add, a, b) => {
            collect(arena, a, summands);
            collect(arena, b, summands);
        }
        ExprNode::Bin(BinOp::Sub, a, _) => collect(arena, a, summands),
        _ => summands.push(e),
    }
}
