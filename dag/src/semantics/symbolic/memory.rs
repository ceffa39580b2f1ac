//! Memory in proofs by its bytes, for code in which accesses are joined, split, moved or left out.
//!
//! An address is a sum of multiples of terms, the base, and an offset. Bytes at one base lie apart as their offsets do.
//! Bytes at two bases lie apart only where the contract says so. What a piece of code stores is collected as long as all
//! of it surely lies apart or on what it overwrites; where that ends, what was collected becomes one effect
//! ([`EffectKind::Stores`]), whose bytes and contents must be the same on both sides. A load takes what was stored
//! last, if nothing that may lie there was stored since, and otherwise a variable that both sides share: the content
//! after as many effects.
//!
//! This is part of the final proof and shares nothing with the search for such code ([`crate::rewrite::memory`]).

use super::{Effect, EffectKind, Executor, Var};
use crate::semantics::frame::{FrameContents, bits};
use isa::{Arena, BinOp, ExprId, ExprNode, Sym, UnOp, Width};
use rustc_hash::FxHashMap;
use std::collections::BTreeMap;

/// Where bytes lie: an offset from a base.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct MemoryRange {
    pub base: ExprId,
    pub at: i64,
}

/// Stores of which it is sure that they lie apart or on what they overwrite: what they leave, by base and offset.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct AccessGroup(BTreeMap<ExprId, FrameContents>);

/// An access: some bytes, all of which must be there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Touch {
    pub place: MemoryRange,
    pub bytes: i64,
    pub stores: bool,
    /// It faults unless the address is a multiple of `bytes`.
    pub aligned: bool,
    pub guard: ExprId,
    /// Effects that were listed before.
    pub after: usize,
}

/// What one side has done to memory since the cut, apart from its effects.
#[derive(Clone, Debug, Default)]
pub struct Memory {
    /// Pairs of pointers of which the contract says that what they point to does not overlap.
    apart: Vec<(Sym, Sym)>,
    /// What is being collected, and under which guard.
    open: Option<(ExprId, AccessGroup)>,
    touched: Vec<Touch>,
    /// The summands of each base.
    sums: FxHashMap<ExprId, AddressSum>,
}

/// Multiples of terms, modulo 2^64.
type AddressSum = BTreeMap<ExprId, u64>;

/// How some bytes lie to those of a group.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Relation {
    Apart,
    /// At one base with some of them, apart from all others.
    Known,
    Unknown,
}

impl Memory {
    pub fn new(apart: Vec<(Sym, Sym)>) -> Memory {
        Memory { apart, ..Memory::default() }
    }

    pub fn touched(self) -> Vec<Touch> {
        self.touched
    }

    /// The place of `bytes` bytes at an address.
    fn place(&mut self, arena: &mut Arena, address: ExprId, bytes: i64) -> MemoryRange {
        let mut sum = AddressSum::new();
        let at = summands(arena, address, 1, &mut sum) as i64;
        if at.checked_add(bytes).is_none() {
            self.sums.insert(address, [(address, 1)].into());
            return MemoryRange { base: address, at: 0 };
        }
        let base = sum.iter().fold(None, |all: Option<ExprId>, (&e, &n)| {
            let factor = arena.constant(64, n.into());
            let term = arena.bin(BinOp::Mul, e, factor);
            Some(all.map_or(term, |all| arena.add(all, term)))
        });
        let base = base.unwrap_or_else(|| arena.constant(64, 0));
        self.sums.insert(base, sum);
        MemoryRange { base, at }
    }

    /// Whether nothing at one base overlaps anything at the other.
    fn bases_are_apart(&self, arena: &Arena, a: ExprId, b: ExprId) -> bool {
        let from = |base: ExprId, p: Sym, q: Sym| {
            let Some(sum) = self.sums.get(&base) else { return false };
            let is_p = |e: ExprId| arena.node(e) == ExprNode::Var(p);
            let rest: Vec<ExprId> = sum.keys().copied().filter(|e| !is_p(*e)).collect();
            let once = sum.iter().any(|(e, n)| is_p(*e) && *n == 1);
            once && !arena.variables(&rest).iter().any(|v| v.0 == p || v.0 == q)
        };
        self.apart.iter().any(|&(p, q)| from(a, p, q) && from(b, q, p) || from(a, q, p) && from(b, p, q))
    }

    /// How bytes at `base` lie to a group's.
    fn relation(&self, arena: &Arena, group: &AccessGroup, base: ExprId) -> Relation {
        let mut others = group.0.keys().filter(|b| **b != base);
        if others.any(|b| !self.bases_are_apart(arena, base, *b)) {
            Relation::Unknown
        } else if group.0.contains_key(&base) {
            Relation::Known
        } else {
            Relation::Apart
        }
    }
}

/// Adds `times` the summands of a 64-bit term to `sum`; the result is the constant among them.
fn summands(arena: &Arena, e: ExprId, times: u64, sum: &mut AddressSum) -> u64 {
    let constant = |e: ExprId| arena.as_const(e).map(|c| c.value as u64);
    match arena.node(e) {
        ExprNode::Const(c) => times.wrapping_mul(c.value as u64),
        ExprNode::Bin(BinOp::Add, a, b) => summands(arena, a, times, sum).wrapping_add(summands(arena, b, times, sum)),
        ExprNode::Bin(BinOp::Sub, a, b) => {
            summands(arena, a, times, sum).wrapping_add(summands(arena, b, times.wrapping_neg(), sum))
        }
        ExprNode::Bin(op @ (BinOp::Mul | BinOp::Shl), a, b) if factor(op, constant(b)).is_some() => {
            summands(arena, a, times.wrapping_mul(factor(op, constant(b)).unwrap_or(0)), sum)
        }
        ExprNode::Un(UnOp::Neg, a) => summands(arena, a, times.wrapping_neg(), sum),
        // -1 - a.
        ExprNode::Un(UnOp::Not, a) => times.wrapping_neg().wrapping_add(summands(arena, a, times.wrapping_neg(), sum)),
        _ => {
            let n = sum.entry(e).or_insert(0);
            *n = n.wrapping_add(times);
            if *n == 0 {
                sum.remove(&e);
            }
            0
        }
    }
}

/// By what a product or a shift to the left multiplies.
fn factor(op: BinOp, by: Option<u64>) -> Option<u64> {
    if op == BinOp::Mul { by } else { by.filter(|k| *k < 64).map(|k| 1 << k) }
}

impl Executor<'_> {
    /// Lists what was collected as an effect.
    pub(super) fn close_group(&mut self) {
        if let Some((guard, group)) = self.memory.as_mut().and_then(|m| m.open.take()) {
            self.numbered_effect(guard, EffectKind::Stores(group));
        }
    }

    /// Notes an access and says where it is.
    fn touch(&mut self, address: ExprId, width: Width, stores: bool, aligned: bool) -> MemoryRange {
        let bytes = i64::from(width.bytes());
        let (guard, after) = (self.guard, self.effects.len());
        let Some(memory) = &mut self.memory else { return MemoryRange { base: address, at: 0 } };
        let place = memory.place(&mut self.ctx.arena, address, bytes);
        memory.touched.push(Touch { place, bytes, stores, aligned, guard, after });
        place
    }

    pub(super) fn load_bytes(&mut self, address: ExprId, width: Width, aligned: bool) -> ExprId {
        let place = self.touch(address, width, false, aligned);
        self.close_unless_known(place, false);
        self.content(place, i64::from(width.bytes()), &self.levels())
    }

    pub(super) fn store_bytes(&mut self, address: ExprId, width: Width, value: ExprId, aligned: bool) {
        let place = self.touch(address, width, true, aligned);
        self.close_unless_known(place, true);
        let Some(memory) = &mut self.memory else { return };
        let (_, group) = memory.open.get_or_insert_with(|| (self.guard, AccessGroup::default()));
        let slots = group.0.entry(place.base).or_default();
        slots.forget(&mut self.ctx.arena, place.at, place.at + i64::from(width.bytes()));
        slots.put(place.at, value);
    }

    /// Closes the open group where it is not known how an access lies to it, or whether its stores happened.
    fn close_unless_known(&mut self, place: MemoryRange, stores: bool) {
        let arena = &self.ctx.arena;
        let Some((memory, (guard, group))) = self.memory.as_ref().and_then(|m| Some((m, m.open.as_ref()?))) else {
            return;
        };
        let relation = memory.relation(arena, group, place.base);
        let looks_through = !stores && (relation == Relation::Apart || holds(arena, *guard));
        if relation == Relation::Unknown || *guard != self.guard && !looks_through {
            self.close_group();
        }
    }

    /// What may have changed memory, the last first: indices of effects, `effects.len()` for the open group.
    fn levels(&self) -> Vec<usize> {
        let open = self.memory.as_ref().is_some_and(|m| m.open.is_some());
        let changes = |i: &usize| !matches!(self.effects[*i].what, EffectKind::Fault { .. });
        open.then_some(self.effects.len()).into_iter().chain((0..self.effects.len()).rev().filter(changes)).collect()
    }

    /// The stores at a level, if it is known what was stored and if so, whether that is so here.
    fn stored_at(&self, level: usize) -> Option<(&AccessGroup, bool)> {
        let (guard, group) = match self.effects.get(level) {
            None => self.memory.as_ref()?.open.as_ref().map(|(guard, group)| (*guard, group))?,
            Some(Effect { guard, what: EffectKind::Stores(group), .. }) => (*guard, group),
            Some(_) => return None,
        };
        Some((group, guard == self.guard || holds(&self.ctx.arena, guard)))
    }

    /// What stands at a place after what happened at `levels`.
    fn content(&mut self, place: MemoryRange, bytes: i64, levels: &[usize]) -> ExprId {
        let version = levels.len() as u32;
        let Some((&level, before)) = levels.split_first() else { return self.shared(place, bytes, version) };
        let found = self.stored_at(level).zip(self.memory.as_ref()).map(|((group, happened), memory)| {
            (memory.relation(&self.ctx.arena, group, place.base), happened, group.0.get(&place.base).cloned())
        });
        match found {
            Some((Relation::Apart, ..)) => self.content(place, bytes, before),
            Some((Relation::Known, true, Some(slots))) => {
                self.gathered(&slots, place, bytes, |e, place, bytes| e.content(place, bytes, before))
            }
            _ => self.shared(place, bytes, version),
        }
    }

    /// What both sides find at a place after `version` effects.
    fn shared(&mut self, place: MemoryRange, bytes: i64, version: u32) -> ExprId {
        let key = (version, place.base);
        let known = self.ctx.contents.get(&key).cloned().unwrap_or_default();
        self.gathered(&known, place, bytes, |e, MemoryRange { base, at }, bytes| {
            let var = e.ctx.var(Var::Memory { version, base, at }, bits(bytes));
            e.ctx.contents.entry(key).or_default().put(at, var);
            var
        })
    }

    /// The bytes at a place, from `slots` where they are there and otherwise as `rest` has them.
    fn gathered(
        &mut self,
        slots: &FrameContents,
        place: MemoryRange,
        bytes: i64,
        mut rest: impl FnMut(&mut Self, MemoryRange, i64) -> ExprId,
    ) -> ExprId {
        let end = place.at + bytes;
        let (mut at, mut all) = (place.at, None);
        while at < end {
            let (piece, to) = match slots.run_at(&self.ctx.arena, at) {
                Some((first, run, to)) => {
                    let to = to.min(end);
                    (self.ctx.arena.extract(run, bits(at - first), bits(to - at)), to)
                }
                None => {
                    let to = slots.next_from(at).map_or(end, |next| next.min(end));
                    (rest(self, MemoryRange { at, ..place }, to - at), to)
                }
            };
            all = Some(all.map_or(piece, |low| self.ctx.arena.concat(piece, low)));
            at = to;
        }
        all.expect("an access has bytes")
    }
}

/// Whether a condition is simply true.
fn holds(arena: &Arena, e: ExprId) -> bool {
    arena.as_const(e).is_some_and(|c| c.value == 1)
}

impl AccessGroup {
    /// The contents that two groups leave, in the same pieces: base, offset and both contents.
    ///
    /// # Errors
    /// Where they do not store to the same bytes.
    pub fn side_by_side(
        &self,
        other: &AccessGroup,
        arena: &mut Arena,
    ) -> Result<Vec<(MemoryRange, ExprId, ExprId)>, String> {
        let mut all = Vec::new();
        if !self.0.keys().eq(other.0.keys()) {
            return Err("stores at other addresses".to_string());
        }
        for ((&base, a), b) in self.0.iter().zip(other.0.values()) {
            let (mut a, mut b) = (a.clone(), b.clone());
            for (at, run) in a.runs().chain(b.runs()).collect::<Vec<_>>() {
                for edge in [at, at + i64::from(arena.width(run) / 8)] {
                    a.split(arena, edge);
                    b.split(arena, edge);
                }
            }
            if !a.runs().map(|r| r.0).eq(b.runs().map(|r| r.0)) {
                return Err("stores to other bytes".to_string());
            }
            all.extend(a.runs().zip(b.runs()).map(|((at, x), (_, y))| (MemoryRange { base, at }, x, y)));
        }
        Ok(all)
    }
}

/// One access needs bytes that others must have needed before: the guards under which they did, or nothing if there
/// are none for some byte.
pub fn excused(touch: &Touch, others: &[&Touch]) -> Option<Vec<Vec<ExprId>>> {
    let enough = |o: &&&Touch| o.place.base == touch.place.base && (o.stores || !touch.stores);
    let near: Vec<&&Touch> = others.iter().filter(enough).collect();
    let first = touch.place.at;
    if touch.aligned {
        let same = |o: &&&&Touch| o.aligned && o.place == touch.place && o.bytes >= touch.bytes;
        let guards: Vec<ExprId> = near.iter().filter(same).map(|o| o.guard).collect();
        return (!guards.is_empty()).then(|| vec![guards]);
    }
    let byte = |at: i64| {
        let there = |o: &&&&Touch| (o.place.at..o.place.at + o.bytes).contains(&at);
        let guards: Vec<ExprId> = near.iter().filter(there).map(|o| o.guard).collect();
        (!guards.is_empty()).then_some(guards)
    };
    (first..first + touch.bytes).map(byte).collect()
}
