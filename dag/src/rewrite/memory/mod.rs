//! Where a graph's accesses to memory lie, and graphs with other accesses that do the same.
//!
//! This proposes. What comes of it is proved on the emitted text by [`crate::semantics::symbolic::memory`], which shares nothing with
//! this file.

use crate::ir::graph::{Address, Dag, Kind, NodeId, Use, Value};
use crate::prove::normal::normalize;
use crate::semantics::meaning::{DagTerms, terms};
use crate::semantics::symbolic::{Context, Side, Var};
use isa::{ExprId, Gpr, Reg, Width, table};
use rustc_hash::FxHashMap;

mod bytes;
mod forwarding;
mod general;
mod near;
mod order;
mod pack;
mod repeat;
mod row;
mod split;

pub use forwarding::remove_redundant_accesses;
pub use near::{MadeAgain, near_readers};
pub use pack::joined;
pub use repeat::repeated_loads;
pub use row::Allowed;
pub use split::split_stores;

/// One operand in memory.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct OperandAccess {
    pub node: NodeId,
    /// Position among the graph's effects.
    pub order: usize,
    /// Addresses with one base have known distances; `at` counts from any of them.
    pub base: usize,
    pub at: i64,
    pub bytes: i64,
    /// The content that is loaded.
    pub loaded: Option<ExprId>,
    /// The content that is stored.
    pub stored: Option<ExprId>,
}

impl OperandAccess {
    pub fn end(&self) -> i64 {
        self.at.saturating_add(self.bytes)
    }
}

/// All accesses of a graph with the terms of its values.
pub(crate) struct Accesses {
    pub ctx: Context,
    pub terms: DagTerms,
    pub all: Vec<OperandAccess>,
    /// By base: the pointers at entry that nothing else is accessed through that is made of the other.
    roots: Vec<Vec<usize>>,
}

impl Accesses {
    /// `None` if the graph has effects that are no instructions of the table.
    pub fn of(dag: &Dag) -> Option<Accesses> {
        let mut ctx = Context::new();
        let t = terms(&mut ctx, dag, Side::Source, &FxHashMap::default());
        let (mut all, mut bases, mut count) = (Vec::new(), Vec::<ExprId>::new(), 0);
        for (order, &node) in dag.effects.iter().enumerate() {
            if !matches!(dag.node(node).kind, Kind::Inst { .. }) {
                return None;
            }
            let Some(((spec, u), &address)) = dag.node(node).access().zip(t.address.get(&node)) else { continue };
            let width = match (u, spec.kinds.broadcast) {
                (Use::Broadcast(_), Some(element)) => element,
                _ => spec.width,
            };
            let loaded = spec.access.reads().then(|| ctx.var(Var::Load(count), width.bits()));
            let stored = t.stored.get(&node).copied().filter(|_| spec.access.writes());
            count += u32::from(spec.access.reads()) + u32::from(spec.access.writes());
            let found = bases.iter().enumerate().find_map(|(n, b)| Some((n, distance(&mut ctx, *b, address)?)));
            let (base, at) = found.unwrap_or_else(|| {
                bases.push(address);
                (bases.len() - 1, 0)
            });
            all.push(OperandAccess { node, order, base, at, bytes: i64::from(width.bytes()), loaded, stored });
        }
        let roots = bases.iter().map(|b| roots(&mut ctx, dag, *b)).collect();
        Some(Accesses { ctx, terms: t, all, roots })
    }

    /// Whether two accesses may have a byte in common.
    pub fn may_overlap(&self, a: &OperandAccess, b: &OperandAccess) -> bool {
        if a.base == b.base {
            return a.at < b.end() && b.at < a.end();
        }
        // Conditions are numbered in pairs, one number for each of the two pointers.
        !self.roots[a.base].iter().any(|r| self.roots[b.base].contains(&(r ^ 1)))
    }
}

/// How many instructions a graph's accesses take at least: one loads once, stores once, or does both.
pub fn fewest_instructions(dag: &Dag) -> usize {
    let accesses = || dag.effects.iter().filter_map(|e| dag.node(*e).access());
    let loads = accesses().filter(|(spec, _)| spec.access.reads()).count();
    loads.max(accesses().filter(|(spec, _)| spec.access.writes()).count())
}

/// How far `b` lies behind `a`, if that is always the same.
fn distance(ctx: &mut Context, a: ExprId, b: ExprId) -> Option<i64> {
    let difference = ctx.arena.sub(b, a);
    let difference = normalize(&mut ctx.arena, &[difference])[0];
    ctx.arena.as_const(difference).map(|c| c.value as u64 as i64)
}

/// Which sides of the graph's `noalias` conditions an address is made from.
fn roots(ctx: &mut Context, dag: &Dag, address: ExprId) -> Vec<usize> {
    let mut out = Vec::new();
    for (n, c) in dag.facts.iter().enumerate() {
        let Some((a, b)) = c.pointers_apart() else { continue };
        let mut at_entry = |g: Gpr| ctx.sym(Var::Reg { cut: 0, reg: Reg::of(g), private: None });
        let (p, q) = (at_entry(a), at_entry(b));
        for (side, pointer) in [p, q].into_iter().enumerate() {
            let pointer = ctx.arena.var(pointer, 64);
            let rest = ctx.arena.sub(address, pointer);
            let rest = normalize(&mut ctx.arena, &[rest])[0];
            if !ctx.arena.variables(&[rest]).iter().any(|v| v.0 == p || v.0 == q) {
                out.push(2 * n + side);
            }
        }
    }
    out
}

/// The address that a node accesses, with sums that stand in registers spelled out where one operand can say them.
pub(crate) fn address_of(dag: &Dag, node: NodeId) -> Option<Address> {
    let mut address = dag.node(node).access().and_then(|(_, u)| u.address())?.clone();
    while let Some(next) = spelled_out(dag, &address) {
        address = next;
    }
    Some(address)
}

/// One register of an address replaced by what `lea` put into it.
fn spelled_out(dag: &Dag, a: &Address) -> Option<Address> {
    let sum = |v: Value| match &dag.node(v.node).kind {
        Kind::Inst { row, operands, .. } if table().row(*row).mnemonic == "lea" => match &operands[..] {
            [Use::Fresh, Use::Mem(sum)] if table().row(*row).width() == Some(Width::W64) => Some(sum),
            _ => None,
        },
        _ => None,
    };
    let plain = |s: &&Address| !s.rip && s.symbol.is_none() && s.segment.is_none();
    let disp = |s: &Address| a.disp.checked_add(s.disp).filter(|d| i32::try_from(*d).is_ok());
    if let Some(s) = a.base.and_then(sum).filter(plain).filter(|s| a.index.is_none() || s.index.is_none()) {
        return Some(Address { base: s.base, index: a.index.or(s.index), disp: disp(s)?, ..a.clone() });
    }
    let (index, scale) = a.index?;
    let s = sum(index).filter(plain).filter(|s| scale == 1 && s.base.is_none())?;
    Some(Address { index: s.index, disp: disp(s)?, ..a.clone() })
}
