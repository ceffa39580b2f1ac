//! Blocks of two functions that correspond, where what both do stands in another number of copies on each side: merged tails, tail
//! duplication, jumps that lead on to jumps.
//!
//! From a pair of blocks both sides go on to where they branch, leave the function or come to a loop head; the ways on from
//! there correspond in order. A product of the two control flows, as for translation validation by simulation relations (Necula,
//! PLDI 2000). It is no more than a proposal: each pair is a cut point that is proved like any other.

use crate::ir::cfg::{BlockId, Cfg, Dest, Exit, Flow};
use isa::Cond;
use std::collections::BTreeMap;

/// Cut points that are pairs of blocks; those of the entries come first, in order.
#[derive(Default)]
pub struct Pairing {
    /// The block of each pair, by side.
    pub source: Vec<BlockId>,
    pub target: Vec<BlockId>,
    /// The pairs that each pair leads to.
    pub ways: Vec<Vec<u32>>,
    numbers: BTreeMap<(BlockId, BlockId), u32>,
}

/// Pairs up blocks from the entries on, if the ways on correspond.
pub fn pair_blocks(source: &Cfg, target: &Cfg) -> Option<Pairing> {
    if source.entries.len() != target.entries.len() {
        return None;
    }
    let mut pairs = Pairing::default();
    for (s, t) in source.entries.iter().zip(&target.entries) {
        pairs.number(*s, *t);
    }
    let most = 2 * (source.blocks.len() + target.blocks.len());
    while let Some(s) = pairs.source.get(pairs.ways.len()) {
        let (s, t) = (ways_on(source, *s), ways_on(target, pairs.target[pairs.ways.len()]));
        let ways = corresponding(&s, &t)?;
        let numbers = ways.into_iter().map(|(s, t)| pairs.number(s, t)).collect();
        pairs.ways.push(numbers);
        if pairs.source.len() > most {
            return None;
        }
    }
    Some(pairs)
}

impl Pairing {
    fn number(&mut self, source: BlockId, target: BlockId) -> u32 {
        *self.numbers.entry((source, target)).or_insert_with(|| {
            self.source.push(source);
            self.target.push(target);
            self.source.len() as u32 - 1
        })
    }
}

/// How a side goes on from the end of a piece.
struct WaysOn {
    dests: Vec<Dest>,
    condition: Option<Cond>,
}

/// Where control goes from the block on, past blocks that have one way on.
fn ways_on(cfg: &Cfg, from: BlockId) -> WaysOn {
    let mut block = from;
    loop {
        match &cfg.block(block).flow {
            Flow::Branch { cond, taken, fall } => {
                let dests = vec![past_jumps(cfg, taken), past_jumps(cfg, fall)];
                return WaysOn { dests, condition: Some(*cond) };
            }
            Flow::Goto(Dest::Block(next)) if !cfg.cuts.contains(next) => block = *next,
            Flow::Goto(dest) => return WaysOn { dests: vec![dest.clone()], condition: None },
        }
    }
}

/// Where a way leads past blocks that do nothing.
fn past_jumps(cfg: &Cfg, dest: &Dest) -> Dest {
    let mut dest = dest;
    while let Dest::Block(b) = dest
        && !cfg.cuts.contains(b)
        && cfg.block(*b).first == cfg.block(*b).body_end
        && let Flow::Goto(next) = &cfg.block(*b).flow
    {
        dest = next;
    }
    dest.clone()
}

/// The blocks that ways on lead to, side by side, if the ways correspond as they stand or with the branch turned round.
fn corresponding(source: &WaysOn, target: &WaysOn) -> Option<Vec<(BlockId, BlockId)>> {
    let straight = || side_by_side(source.dests.iter().zip(&target.dests));
    let turned = || side_by_side(source.dests.iter().rev().zip(&target.dests));
    if source.dests.len() != target.dests.len() {
        return None;
    }
    let negated = source.condition.zip(target.condition).is_some_and(|(a, b)| a == b.negated());
    if negated { turned().or_else(straight) } else { straight().or_else(turned) }
}

fn side_by_side<'d>(ways: impl Iterator<Item = (&'d Dest, &'d Dest)>) -> Option<Vec<(BlockId, BlockId)>> {
    let mut blocks = Vec::new();
    for way in ways {
        match way {
            (Dest::Block(s), Dest::Block(t)) => blocks.push((*s, *t)),
            (Dest::Exit(s), Dest::Exit(t)) if same_exit(s, t) => {}
            _ => return None,
        }
    }
    Some(blocks)
}

/// Whether control leaves in the same way; the instructions that say where to may stand elsewhere.
pub fn same_exit(a: &Exit, b: &Exit) -> bool {
    match (a, b) {
        (Exit::Indirect(_), Exit::Indirect(_)) | (Exit::Trap(_), Exit::Trap(_)) => true,
        _ => a == b,
    }
}
