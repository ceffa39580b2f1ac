//! Pieces of a function that are searched and replaced as one: runs of modelled instructions inside a
//! block whose text may be changed.

use crate::cost::cost_of;
use crate::front::Module;
use dag::access;
use dag::cfg::{BlockId, Cfg, Flow};
use dag::contract::Contract;
use dag::fault;
use dag::function::Function;
use dag::graph::{Dag, NodeId};
use dag::lift::frame::pruned;
use dag::lift::lift;
use dag::live::Liveness;
use dag::region::{self, Region};
use dag::signature::Condition;
use isa::Decoded;
use isa::uarch::Uarch;
use lowering::predict::Outs;
use std::collections::BTreeSet;

/// Instructions `first ..= last` of a function.
#[derive(Clone, Debug)]
pub struct Segment {
    pub first: usize,
    pub last: usize,
    pub dag: Dag,
    pub cost: lowering::Cost,
    /// Conditional moves that joined the arms of branches, each with its branch's instruction.
    pub muxes: Vec<(usize, NodeId)>,
    /// Instructions that cannot fault, as the contract's conditions show.
    pub settled: Vec<usize>,
    /// The return among them that has to stand behind the replacement.
    pub returns: Option<usize>,
    /// The whole function without its frame.
    pub frameless: bool,
}

/// The segments of a function: the whole of it if that lets go of a frame, then branch regions (the larger first), then
/// the runs inside blocks. Runs of fewer than two instructions are left out. Segments may overlap; the first that is replaced wins.
pub fn segments(
    module: &Module,
    index: usize,
    f: &Function,
    cfg: &Cfg,
    live: &Liveness,
    contract: &Contract,
    tune: &Uarch,
) -> Vec<Segment> {
    let mut out = Vec::from_iter(frameless(module, index, f, cfg, live, &contract.live_out, tune));
    out.extend(regions(module, index, f, cfg, live, &contract.live_out, tune));
    for b in cfg.ids() {
        for (first, end) in runs(module, index, f, cfg, b) {
            if let Some(s) = segment(f, cfg, live, b, (first, end), tune) {
                out.push(s);
            }
        }
    }
    let at_entry = cfg.preds.first().is_some_and(Vec::is_empty);
    for s in out.iter_mut().filter(|s| at_entry && (s.frameless || holds_at(contract, cfg, live, s.first))) {
        s.dag.facts = contract.preconditions.clone();
        s.settled = fault::settle(&mut s.dag);
    }
    if !contract.keeps_accesses() {
        for s in out.iter_mut().filter_map(|s| access::settle(&mut s.dag).then_some(s)) {
            // Stores that went are no part of the graph any more.
            let Some((dag, moved)) = pruned(&s.dag) else { continue };
            s.muxes = s.muxes.iter().filter_map(|(i, n)| Some((*i, *moved.get(n)?))).collect();
            s.dag = dag;
        }
    }
    out
}

/// Whether an instruction finds the registers that the contract's facts are about as they were at entry, where nothing jumps
/// back to: nothing before it writes them.
fn holds_at(contract: &Contract, cfg: &Cfg, live: &Liveness, inst: usize) -> bool {
    let Some(entry) = cfg.blocks.first() else { return false };
    let about: BTreeSet<_> = contract.preconditions.iter().flat_map(Condition::registers).collect();
    let leaves = |i: usize| about.iter().all(|g| live.effects(i).writes[g.index()] == 0);
    inst < entry.end && (0..inst).all(leaves)
}

/// The whole function, if that makes its frame unneeded and the text can be replaced as one.
fn frameless(
    module: &Module,
    index: usize,
    f: &Function,
    cfg: &Cfg,
    live: &Liveness,
    at_return: &isa::Parts,
    tune: &Uarch,
) -> Option<Segment> {
    let r = region::whole(f, cfg, live, at_return)?;
    module.can_replace_frame(index, r.first, r.end - 1).ok()?;
    Some(Segment { frameless: true, ..of_region(r, f, tune) })
}

fn of_region(r: Region, f: &Function, tune: &Uarch) -> Segment {
    Segment {
        first: r.first,
        last: r.end - 1,
        cost: cost_of(&f.insts[r.first..r.end], tune, Outs::of(&r.dag)),
        dag: r.dag,
        muxes: r.muxes,
        settled: Vec::new(),
        returns: r.returns,
        frameless: false,
    }
}

/// Branch regions whose text can be replaced as one.
fn regions(
    module: &Module,
    index: usize,
    f: &Function,
    cfg: &Cfg,
    live: &Liveness,
    at_return: &isa::Parts,
    tune: &Uarch,
) -> Vec<Segment> {
    let mut out = Vec::new();
    for b in cfg.ids() {
        let block = cfg.block(b);
        if !matches!(block.flow, Flow::Branch { .. }) {
            continue;
        }
        // The run of modelled instructions before the branch belongs to it.
        // What does nothing at the entry is a landing pad for indirect calls.
        let nop = |i: usize| f.insts[i].decoded == Decoded::Nop && i != 0;
        let plain = |i: usize| matches!(f.insts[i].decoded, Decoded::Plain(_)) || nop(i);
        let first = (block.first..block.body_end).rev().take_while(|&i| plain(i)).last().unwrap_or(block.body_end);
        // An earlier start that the text does not allow gives way to a later one.
        let found = (first..=block.body_end).find_map(|first| {
            let mut all = region::regions(f, cfg, live, at_return, b, first);
            all.retain(|r| module.can_replace(index, r.first, r.end - 1).is_ok());
            (!all.is_empty()).then_some(all)
        });
        out.extend(ends(found.unwrap_or_default()).map(|r| of_region(r, f, tune)));
    }
    out.sort_by_key(|s| std::cmp::Reverse(s.last - s.first));
    out
}

/// The smallest and the largest of some regions, which are one where the arms meet in a block without a body.
fn ends(mut all: Vec<Region>) -> impl Iterator<Item = Region> {
    all.dedup_by_key(|r| (r.first, r.end, r.returns));
    let largest = (all.len() > 1).then(|| all.pop()).flatten();
    all.truncate(1);
    all.into_iter().chain(largest)
}

/// Maximal runs of instructions with rows between which the text holds nothing that must stay.
fn runs(module: &Module, index: usize, f: &Function, cfg: &Cfg, b: BlockId) -> Vec<(usize, usize)> {
    let block = cfg.block(b);
    let mut out = Vec::new();
    let mut start = None;
    for i in block.first..block.body_end {
        let plain = matches!(f.insts[i].decoded, Decoded::Plain(_)) && module.can_replace(index, i, i).is_ok();
        let joined = start.is_some_and(|s| module.can_replace(index, s, i).is_ok());
        match (plain, start) {
            (true, Some(_)) if joined => {}
            (true, s) => {
                out.extend(s.map(|s| (s, i)));
                start = Some(i);
            }
            (false, s) => {
                out.extend(s.map(|s| (s, i)));
                start = None;
            }
        }
    }
    out.extend(start.map(|s| (s, block.body_end)));
    out.retain(|(a, b)| b - a >= 2);
    out
}

fn segment(
    f: &Function,
    cfg: &Cfg,
    live: &Liveness,
    b: BlockId,
    (first, end): (usize, usize),
    tune: &Uarch,
) -> Option<Segment> {
    let after = live.at(cfg, b, end);
    let dag = lift(f, first..end, &after)?;
    let cost = cost_of(&f.insts[first..end], tune, Outs::of(&dag));
    let (muxes, settled) = (Vec::new(), Vec::new());
    Some(Segment { first, last: end - 1, dag, cost, muxes, settled, returns: None, frameless: false })
}
