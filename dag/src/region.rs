//! Acyclic single-entry regions: a block and the pure arms of its branch, nested ones included, composed
//! into one graph. A register with two reaching definitions becomes a mux, selected by the branch's
//! condition (a conditional move, as the table has it).

use crate::cfg::{BlockId, Cfg, Dest, Exit, Flow};
use crate::function::Function;
use crate::graph::{Dag, Kind, Node, Port, Use, Value};
use crate::lift::Lifter;
use crate::live::{Live, Liveness};
use isa::{Cond, Decoded, Parts, Reg, Width, table};
use std::collections::BTreeSet;

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

struct Builder<'a> {
    f: &'a Function,
    cfg: &'a Cfg,
    live: &'a Liveness,
    at_return: &'a Parts,
    lifter: Lifter,
    visited: BTreeSet<BlockId>,
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
    let mut b = Builder { f, cfg, live, at_return, lifter: Lifter::new(), visited: BTreeSet::from([head]), muxes: 0 };
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

    /// Composes the arms of the branch that ends `block`; returns where they meet again. With `stop`
    /// given they must meet there or before.
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
        meets.extend(stop.cloned());
        meets.retain(|m| matches!(m, Dest::Block(_) | Dest::Exit(Exit::Return)));
        for meet in meets {
            let before = (self.lifter.clone(), self.visited.clone(), self.muxes);
            if self.arms(block, cond, &taken, &fall, &meet, depth).is_some() {
                return Some(meet);
            }
            (self.lifter, self.visited, self.muxes) = before;
        }
        None
    }

    fn arms(&mut self, block: BlockId, cond: Cond, taken: &Dest, fall: &Dest, meet: &Dest, depth: usize) -> Option<()> {
        let flags: Vec<(isa::Flag, Value)> = cond.flags_read().iter().map(|f| (f, self.lifter.flag(f))).collect();
        let start = self.lifter.state();
        let effects = self.lifter.dag.effects.len();
        self.arm(block, taken, meet, depth)?;
        let then = self.lifter.state();
        self.lifter.set_state(start);
        self.arm(block, fall, meet, depth)?;
        if self.lifter.dag.effects.len() != effects {
            return None;
        }
        let live = self.live_at(meet);
        for r in Reg::all().filter(|r| live.at(*r) != 0) {
            let otherwise = self.lifter.reg(r);
            // Not met in the first arm: still what it held at entry.
            let when = then.reg(r).unwrap_or_else(|| self.lifter.input(r));
            if when != otherwise {
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

    /// Lifts one arm from `from` to `meet`.
    fn arm(&mut self, pred: BlockId, from: &Dest, meet: &Dest, depth: usize) -> Option<()> {
        let mut at = from.clone();
        let mut pred = pred;
        while at != *meet {
            let Dest::Block(b) = at else { return None };
            let own = self.cfg.preds[b.index()] == [pred] && !self.cfg.entries.contains(&b);
            if !own || !self.visited.insert(b) {
                return None;
            }
            let block = self.cfg.block(b);
            self.instructions(block.first, block.body_end)?;
            at = match &block.flow {
                Flow::Goto(d) => d.clone(),
                Flow::Branch { .. } => {
                    let met = self.branch(b, Some(meet), depth - 1)?;
                    if met != *meet {
                        return None;
                    }
                    met
                }
            };
            pred = b;
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
