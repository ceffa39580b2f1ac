//! Acyclic single-entry regions: a block and the pure arms of its branch, nested ones included, composed
//! into one graph. A register with two reaching definitions that differ becomes a mux, selected by the branch's
//! condition (a conditional move, as the table has it). Arms may share blocks and end in several returns. A region goes on
//! behind the place where its arms meet, as far as nothing else enters it.

use crate::analysis::liveness::{Live, Liveness, effects};
use crate::ir::cfg::{BlockId, Cfg, Dest, Exit, Flow};
use crate::ir::function::Function;
use crate::ir::graph::{Dag, Kind, Node, NodeId, Port, Use, Value};
use crate::ir::stack::stack_op;
use crate::lift::Lifter;
use crate::lift::frame::{SlotValues, pruned};
use crate::prove::{Goal, ProofStats, Verdict, prove};
use crate::semantics::meaning::terms;
use crate::semantics::symbolic::{Context, Side, part_mask};
use crate::smt::Limits;
use isa::{Cond, Decoded, Reg, Width, table};
use one_arm::BranchPoint;
use rustc_hash::FxHashMap;
use std::collections::BTreeSet;

mod one_arm;

/// A region whose blocks stand next to each other in the text.
#[derive(Clone, Debug)]
pub struct Region {
    pub dag: Dag,
    /// Instructions `first .. end` are replaced, the branches inside included.
    pub first: usize,
    pub end: usize,
    /// The one of them that returns and has to stand behind the replacement, where the text does not go on to a return.
    pub returns: Option<usize>,
    /// The conditional moves that joined the arms, each with its branch's instruction.
    pub muxes: Vec<(usize, NodeId)>,
}

/// Deepest nesting of branches in one region.
const DEPTH: usize = 4;
/// Most blocks that are lifted, those on several ways again on each.
const BLOCKS: usize = 128;

struct RegionBuilder<'a> {
    f: &'a Function,
    cfg: &'a Cfg,
    live: &'a Liveness,
    head: BlockId,
    lifter: Lifter,
    visited: BTreeSet<BlockId>,
    /// Blocks lifted so far; one that is reached on several ways counts on each.
    lifted: usize,
    muxes: Vec<(usize, NodeId)>,
}

/// The regions that start with instruction `first` of `head`, a block that ends in a branch; the smallest first.
pub fn regions(f: &Function, cfg: &Cfg, live: &Liveness, head: BlockId, first: usize) -> Vec<Region> {
    let mut b = RegionBuilder {
        f,
        cfg,
        live,
        head,
        lifter: Lifter::new(),
        visited: BTreeSet::from([head]),
        lifted: 0,
        muxes: Vec::new(),
    };
    let mut found = Vec::new();
    b.all(first, &mut found);
    found
}

/// A whole function without loops as one graph to which its stack slots are values, if nothing is left of its frame then:
/// from the entry to its returns, one of which ends the text or has to stand behind the replacement.
pub fn whole(f: &Function, cfg: &Cfg, live: &Liveness) -> Option<Region> {
    let head = BlockId(0);
    if !touches_stack(f) || cfg.entries != [head] || cfg.cuts.len() != 1 || !cfg.preds.first()?.is_empty() {
        return None;
    }
    let lifter = Lifter::framed();
    let visited = BTreeSet::from([head]);
    let mut b = RegionBuilder { f, cfg, live, head, lifter, visited, lifted: 0, muxes: Vec::new() };
    b.whole()
}

/// Whether an instruction reads or writes the stack pointer.
fn touches_stack(f: &Function) -> bool {
    let rsp = isa::Gpr::RSP.index();
    f.insts.iter().map(|i| effects(&i.decoded, &|_| None)).any(|e| e.reads.regs[rsp] != 0 || e.writes[rsp] != 0)
}

impl RegionBuilder<'_> {
    fn whole(&mut self) -> Option<Region> {
        let block = self.cfg.block(self.head);
        self.instructions(block.first, block.body_end)?;
        let mut at = self.after(self.head)?;
        while let Dest::Block(b) = at {
            self.follow(b)?;
            at = self.after(b)?;
        }
        if at != Dest::Exit(Exit::Return) || self.visited.len() != self.cfg.blocks.len() {
            return None;
        }
        let returns = |i: &usize| self.f.insts[*i].decoded == Decoded::Return;
        let last = self.f.insts.len().checked_sub(1)?;
        let (end, returns) = if returns(&last) { (last, None) } else { (last + 1, Some((0..last).find(returns)?)) };
        let dag = self.lifter.clone().finish(&self.live.behind(&at));
        if !self.lifter.frame_is_gone(&dag) {
            return None;
        }
        let (dag, moved) = pruned(&dag)?;
        let muxes = self.muxes.iter().filter_map(|(i, n)| Some((*i, *moved.get(n)?))).collect();
        // A landing pad for indirect calls stays where it is.
        let first = self.f.insts.iter().take_while(|i| i.decoded == Decoded::Nop).count();
        Some(Region { dag, first, end, returns, muxes })
    }

    /// Where control goes behind a block, its branch and arms included.
    fn after(&mut self, b: BlockId) -> Option<Dest> {
        match &self.cfg.block(b).flow {
            Flow::Goto(d) => Some(d.clone()),
            Flow::Branch { .. } => self.branch(b, None, DEPTH),
        }
    }

    /// Lifts branches and what follows them, one after the other, for as long as that can be one graph.
    fn all(&mut self, first: usize, found: &mut Vec<Region>) -> Option<()> {
        let mut block = self.head;
        self.instructions(first, self.cfg.block(block).body_end)?;
        loop {
            let mut at = self.branch(block, None, DEPTH)?;
            found.extend(self.arms_only(first, &at));
            block = loop {
                let Dest::Block(b) = at else { return None };
                self.follow(b)?;
                found.extend(self.up_to(first, b));
                match &self.cfg.block(b).flow {
                    Flow::Goto(d) => at = d.clone(),
                    Flow::Branch { .. } => break b,
                }
            }
        }
    }

    /// Lifts a block that only what was lifted goes to.
    fn follow(&mut self, b: BlockId) -> Option<()> {
        let inside = self.cfg.preds[b.index()].iter().all(|p| self.visited.contains(p));
        if !inside || self.cfg.entries.contains(&b) || !self.visited.insert(b) {
            return None;
        }
        let block = self.cfg.block(b);
        self.instructions(block.first, block.body_end)
    }

    /// The last block of the text, if the text of what was lifted is in one piece that starts with the head.
    fn last_block(&self) -> Option<BlockId> {
        let (first, last) = (*self.visited.first()?, *self.visited.last()?);
        (first == self.head && last.index() - first.index() + 1 == self.visited.len()).then_some(last)
    }

    /// What was lifted, where the arms of the last branch meet in `merge`.
    fn arms_only(&self, first: usize, merge: &Dest) -> Option<Region> {
        let last_block = self.last_block()?;
        let last = self.cfg.block(last_block);
        let end = match &last.flow {
            // The last arm's own jump or return stays and serves for all.
            Flow::Goto(d) if d == merge && last.body_end < last.end => last.body_end,
            Flow::Goto(d) if d == merge => last.end,
            // A region that ends with its branch: both ways go to the next block.
            _ if *merge == Dest::Block(BlockId(last_block.0 + 1)) => last.end,
            _ => return None,
        };
        Some(self.region(first, end, None, &self.live.behind(merge)))
    }

    /// What was lifted, up to the body of `b`, the block that was followed last.
    fn up_to(&self, first: usize, b: BlockId) -> Option<Region> {
        let last_block = self.last_block()?;
        let (own, last) = (self.cfg.block(b), self.cfg.block(last_block));
        if last_block == b {
            return Some(self.region(first, own.body_end, None, &self.live.at(self.cfg, b, own.body_end)));
        }
        // Arms stand behind the return that all of them come to.
        let returns = own.flow == Flow::Goto(Dest::Exit(Exit::Return)) && own.body_end < own.end;
        let ends = matches!(last.flow, Flow::Goto(_)) && last.body_end < last.end;
        let live = self.live.behind(&Dest::Exit(Exit::Return));
        (returns && ends).then(|| self.region(first, last.end, Some(own.body_end), &live))
    }

    fn region(&self, first: usize, end: usize, returns: Option<usize>, after: &Live) -> Region {
        Region { dag: self.lifter.clone().finish(after), first, end, returns, muxes: self.muxes.clone() }
    }

    fn instructions(&mut self, first: usize, end: usize) -> Option<()> {
        for i in first..end {
            match &self.f.insts[i].decoded {
                Decoded::Plain(inst) => self.lifter.inst_checked(inst, Some(i))?,
                Decoded::Nop => {}
                Decoded::Opaque(o) if self.lifter.slots().is_some() => self.lifter.stack_op(stack_op(o)?, Some(i))?,
                _ => return None,
            }
        }
        Some(())
    }

    /// Composes the arms of the branch that ends `block`; returns where they meet again, `stop` if nowhere before.
    fn branch(&mut self, block: BlockId, stop: Option<&Dest>, depth: usize) -> Option<Dest> {
        let Flow::Branch { cond, taken, fall } = self.cfg.block(block).flow.clone() else { return None };
        if depth == 0 {
            return None;
        }
        let mut meets: Vec<Dest> = vec![taken.clone(), fall.clone()];
        for d in [&taken, &fall] {
            if let Dest::Block(b) = d {
                meets.extend(self.cfg.block(*b).flow.dests().into_iter().cloned());
            }
        }
        meets.extend(stop.cloned().or(Some(Dest::Exit(Exit::Return))));
        meets.retain(|m| matches!(m, Dest::Block(_) | Dest::Exit(Exit::Return)));
        let mut tried: Vec<Dest> = Vec::new();
        for meet in meets {
            if tried.contains(&meet) {
                continue;
            }
            tried.push(meet.clone());
            let before = (self.lifter.clone(), self.visited.clone(), self.muxes.clone());
            let arms = self.arms(block, cond, &taken, &fall, &meet, depth);
            if arms.is_some() && (depth < DEPTH || self.closed()) {
                return Some(meet);
            }
            (self.lifter, self.visited, self.muxes) = before;
        }
        None
    }

    fn arms(&mut self, block: BlockId, cond: Cond, taken: &Dest, fall: &Dest, meet: &Dest, depth: usize) -> Option<()> {
        let flags: Vec<(isa::Flag, Value)> = cond.flags_read().iter().map(|f| (f, self.lifter.flag(f))).collect();
        let fork = self.lifter.clone();
        let effects = fork.dag.effects.len();
        self.arm(taken, meet, depth)?;
        let then = self.lifter.state();
        self.lifter.set_state(fork.state());
        self.arm(fall, meet, depth)?;
        if self.lifter.dag.effects.len() != effects {
            return self.one_for_both(&BranchPoint { lifter: fork, cond, flags }, [taken, fall], meet, depth);
        }
        let live = self.live.behind(meet);
        for r in Reg::all().filter(|r| live.at(*r) != 0) {
            let otherwise = self.lifter.reg(r);
            // Not met in the first arm: still what it held at entry.
            let when = then.reg(r).unwrap_or_else(|| self.lifter.input(r));
            if when != otherwise && !self.same(when, otherwise, r, live.at(r)) {
                r.gpr()?;
                let v = self.mux(cond, &flags, when, otherwise, live.at(r))?;
                self.lifter.set_reg(r, v);
                self.muxes.push((self.cfg.block(block).end - 1, v.node));
            }
        }
        for f in live.flags.iter() {
            let otherwise = self.lifter.flag(f);
            if then.flag(f) != Some(otherwise) {
                return None;
            }
        }
        self.join_slots(then.slots(), self.cfg.block(block).end - 1, cond, &flags)
    }

    /// What slots hold where two arms meet, of those that both arms stored alike; the other arm's are `when`.
    fn join_slots(&mut self, when: &SlotValues, branch: usize, cond: Cond, flags: &[(isa::Flag, Value)]) -> Option<()> {
        let Some(mut joined) = self.lifter.slots().cloned() else { return Some(()) };
        joined.retain(|at, (bytes, _)| when.get(at).is_some_and(|w| w.0 == *bytes));
        for (at, (bytes, v)) in &mut joined {
            let (when, mask) = (when[at].1, u64::MAX >> (64 - 8 * *bytes));
            if when != *v {
                *v = self.mux(cond, flags, when, *v, mask)?;
                self.muxes.push((branch, v.node));
            }
        }
        self.lifter.set_slots(joined);
        Some(())
    }

    /// Nothing but the head is entered from outside.
    fn closed(&self) -> bool {
        let own = |b: &BlockId| self.cfg.preds[b.index()].iter().all(|p| self.visited.contains(p));
        self.visited.iter().filter(|b| **b != self.head).all(own)
    }

    /// Whether two values are the same on `part` of a register; no, if that is not proved quickly.
    fn same(&self, a: Value, b: Value, r: Reg, part: u64) -> bool {
        let mut ctx = Context::new();
        let terms = terms(&mut ctx, &self.lifter.dag, Side::Source, &FxHashMap::default());
        let (Some(&a), Some(&b)) = (terms.of.get(&a), terms.of.get(&b)) else { return false };
        let mask = part_mask(&mut ctx.arena, r, part);
        let (source, target) = (ctx.arena.and(a, mask), ctx.arena.and(b, mask));
        let goal = Goal { name: r.to_string(), assumption: ctx.arena.bool(true), source, target };
        let quick = Limits { rlimit: 200_000, ..Limits::default() };
        prove(&mut ctx, &goal, &[], quick, &mut ProofStats::default()) == Verdict::Proved
    }

    /// Lifts one arm from `from` to `meet`. What several arms share is lifted once for each.
    fn arm(&mut self, from: &Dest, meet: &Dest, depth: usize) -> Option<()> {
        let mut at = from.clone();
        while at != *meet {
            let Dest::Block(b) = at else { return None };
            self.lifted += 1;
            let back = self.visited.first() == Some(&b);
            if back || self.cfg.entries.contains(&b) || self.lifted > BLOCKS {
                return None;
            }
            self.visited.insert(b);
            let block = self.cfg.block(b);
            self.instructions(block.first, block.body_end)?;
            at = match &block.flow {
                Flow::Goto(d) => d.clone(),
                Flow::Branch { .. } => self.branch(b, Some(meet), depth - 1)?,
            };
        }
        Some(())
    }

    /// `if cond then when else otherwise`, as a conditional move at the width that matters.
    fn mux(
        &mut self,
        cond: Cond,
        flags: &[(isa::Flag, Value)],
        when: Value,
        otherwise: Value,
        mask: u64,
    ) -> Option<Value> {
        let width = if mask >> 32 == 0 { Width::W32 } else { Width::W64 };
        let mnemonic = format!("cmov{}", cond.suffix());
        let row = table().find(&mnemonic, width)?;
        let operands = vec![Use::Value { value: otherwise, high: false }, Use::Value { value: when, high: false }];
        let kind = Kind::Inst { row, operands, implicit: Vec::new(), flags: flags.to_vec() };
        let node = self.lifter.dag.push(Node { kind, origin: None, effect: false });
        Some(Value { node, port: Port::Operand(0) })
    }
}
