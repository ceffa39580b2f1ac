//! Acyclic single-entry regions: a block and the pure arms of its branch, nested ones included, composed
//! into one graph. A register with two reaching definitions that differ becomes a mux, selected by the branch's
//! condition (a conditional move, as the table has it). Arms may share blocks and end in several returns.

use crate::cfg::{BlockId, Cfg, Dest, Exit, Flow};
use crate::function::Function;
use crate::graph::{Dag, Kind, Node, Port, Use, Value};
use crate::lift::Lifter;
use crate::live::{Live, Liveness};
use crate::meaning::terms;
use crate::prove::{Goal, Stats, Verdict, prove};
use crate::smt::Limits;
use crate::symbolic::{Context, Side, part_mask};
use isa::{Cond, Decoded, Parts, Reg, Width, table};
use one_arm::Fork;
use std::collections::{BTreeSet, HashMap};

mod one_arm;

/// A region whose blocks stand next to each other in the text.
#[derive(Clone, Debug)]
pub struct Region {
    pub dag: Dag,
    /// Instructions `first .. end` are replaced, the branches inside included.
    pub first: usize,
    pub end: usize,
    pub muxes: usize,
}

/// Deepest nesting of branches in one region.
const DEPTH: usize = 4;
/// Most blocks that are lifted, those on several ways again on each.
const BLOCKS: usize = 128;

struct Builder<'a> {
    f: &'a Function,
    cfg: &'a Cfg,
    live: &'a Liveness,
    at_return: &'a Parts,
    lifter: Lifter,
    visited: BTreeSet<BlockId>,
    /// Blocks lifted so far; one that is reached on several ways counts on each.
    lifted: usize,
    muxes: usize,
}

/// The region that starts with instruction `first` of `head`, a block that ends in a branch.
pub fn region(
    f: &Function,
    cfg: &Cfg,
    live: &Liveness,
    at_return: &Parts,
    head: BlockId,
    first: usize,
) -> Option<Region> {
    let mut b = Builder {
        f,
        cfg,
        live,
        at_return,
        lifter: Lifter::new(),
        visited: BTreeSet::from([head]),
        lifted: 0,
        muxes: 0,
    };
    b.instructions(first, cfg.block(head).body_end)?;
    let merge = b.branch(head, None, DEPTH)?;
    let (first_block, last_block) = (*b.visited.first()?, *b.visited.last()?);
    let contiguous = first_block == head && (last_block.index() - head.index() + 1) == b.visited.len();
    if !contiguous {
        return None;
    }
    let last = cfg.block(last_block);
    let end = match &last.flow {
        // The last arm's own jump or return stays and serves for all.
        Flow::Goto(d) if *d == merge && last.body_end < last.end => last.body_end,
        Flow::Goto(d) if *d == merge => last.end,
        // A region that ends with its branch: both ways go to the next block.
        _ if merge == Dest::Block(BlockId(last_block.0 + 1)) => last.end,
        _ => return None,
    };
    let after = b.live_at(&merge);
    let muxes = b.muxes;
    Some(Region { dag: b.lifter.finish(&after), first, end, muxes })
}

impl Builder<'_> {
    fn live_at(&self, d: &Dest) -> Live {
        match d {
            Dest::Block(b) => self.live.at_start[b.index()],
            Dest::Exit(e) => Live::at_exit(e, self.at_return),
        }
    }

    fn instructions(&mut self, first: usize, end: usize) -> Option<()> {
        for i in first..end {
            match &self.f.insts[i].decoded {
                Decoded::Plain(inst) => self.lifter.inst_checked(inst, Some(i))?,
                Decoded::Nop => {}
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
            let before = (self.lifter.clone(), self.visited.clone(), self.muxes);
            let arms = self.arms(cond, &taken, &fall, &meet, depth);
            if arms.is_some() && (depth < DEPTH || self.closed(block)) {
                return Some(meet);
            }
            (self.lifter, self.visited, self.muxes) = before;
        }
        None
    }

    fn arms(&mut self, cond: Cond, taken: &Dest, fall: &Dest, meet: &Dest, depth: usize) -> Option<()> {
        let flags: Vec<(isa::Flag, Value)> = cond.flags_read().iter().map(|f| (f, self.lifter.flag(f))).collect();
        let fork = self.lifter.clone();
        let effects = fork.dag.effects.len();
        self.arm(taken, meet, depth)?;
        let then = self.lifter.state();
        self.lifter.set_state(fork.state());
        self.arm(fall, meet, depth)?;
        if self.lifter.dag.effects.len() != effects {
            return self.one_for_both(&Fork { lifter: fork, cond, flags }, [taken, fall], meet, depth);
        }
        let live = self.live_at(meet);
        for r in Reg::all().filter(|r| live.at(*r) != 0) {
            let otherwise = self.lifter.reg(r);
            // Not met in the first arm: still what it held at entry.
            let when = then.reg(r).unwrap_or_else(|| self.lifter.input(r));
            if when != otherwise && !self.same(when, otherwise, r, live.at(r)) {
                if !matches!(r, Reg::Gpr(_)) {
                    return None;
                }
                let v = self.mux(cond, &flags, when, otherwise, live.at(r))?;
                self.lifter.set_reg(r, v);
                self.muxes += 1;
            }
        }
        for f in live.flags.iter() {
            let otherwise = self.lifter.flag(f);
            if then.flag(f) != Some(otherwise) {
                return None;
            }
        }
        Some(())
    }

    /// Nothing but the head is entered from outside.
    fn closed(&self, head: BlockId) -> bool {
        let own = |b: &BlockId| self.cfg.preds[b.index()].iter().all(|p| self.visited.contains(p));
        self.visited.iter().filter(|b| **b != head).all(own)
    }

    /// Whether two values are the same on `part` of a register; no, if that is not proved quickly.
    fn same(&self, a: Value, b: Value, r: Reg, part: u64) -> bool {
        let mut ctx = Context::new();
        let terms = terms(&mut ctx, &self.lifter.dag, Side::Source, &HashMap::new());
        let (Some(&a), Some(&b)) = (terms.of.get(&a), terms.of.get(&b)) else { return false };
        let mask = part_mask(&mut ctx.arena, r, part);
        let (source, target) = (ctx.arena.and(a, mask), ctx.arena.and(b, mask));
        let goal = Goal { name: r.to_string(), assumption: ctx.arena.bool(true), source, target };
        let quick = Limits { rlimit: 200_000, ..Limits::default() };
        prove(&mut ctx, &goal, &[], quick, &mut Stats::default()) == Verdict::Proved
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
        let kind = Kind::Inst { row, operands, implicit: Vec::new(), vectors: Vec::new(), flags: flags.to_vec() };
        let node = self.lifter.dag.push(Node { kind, origin: None, effect: false });
        Some(Value { node, port: Port::Operand(0) })
    }
}
