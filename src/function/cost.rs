//! What instructions of the input cost, in every measure.
//!
//! Sums leave out no-ops and `ret`. Times of straight-line code are its prediction ([`lowering::cost::predict`]). In branching
//! code latency is that of the longest way through the blocks, each predicted by itself and everything that it computes
//! counted, ways back left out; throughput is the sum over the blocks.

use dag::ir::function::CodeInst;
use isa::uarch::{Cycles, Uarch};
use isa::{Decoded, Target};
use lowering::cost::predict::{Line, Outs, latency, throughput};
use lowering::{Cost, Measures};

/// What a run of instructions costs after which `outs` is read.
pub fn cost_of(insts: &[CodeInst], tune: &Uarch, outs: Outs) -> Cost {
    let lines: Vec<Option<Line>> = insts.iter().map(|i| Line::decoded(&i.decoded, tune)).collect();
    let sums = Measures {
        uops: lines.iter().flatten().map(|l| l.uops).sum(),
        instructions: lines.iter().flatten().count() as u32,
        bytes: insts.iter().map(|i| i.len).sum(),
        ..Measures::default()
    };
    let starts = block_starts(insts);
    let outs = if starts.len() > 1 { Outs::ALL } else { outs };
    let mut longest = vec![0; starts.len()];
    let mut per_repetition = 0;
    for (b, &first) in starts.iter().enumerate().rev() {
        let end = starts.get(b + 1).copied().unwrap_or(insts.len());
        let block: Vec<&Line> = lines[first..end].iter().flatten().collect();
        per_repetition += throughput(&block, tune, Default::default()).0;
        let after = successors(&insts[end - 1], end, insts).filter_map(|next| starts.binary_search(&next).ok());
        let rest = after.filter(|&next| next > b).map(|next| longest[next]).max().unwrap_or(0);
        longest[b] = latency(&block, outs) + rest;
    }
    Cost::new(sums, longest.first().copied().unwrap_or(0), Cycles(per_repetition))
}

/// First instructions of the blocks.
fn block_starts(insts: &[CodeInst]) -> Vec<usize> {
    let mut starts: Vec<usize> = if insts.is_empty() { Vec::new() } else { vec![0] };
    for (k, inst) in insts.iter().enumerate() {
        starts.extend(target(inst, insts));
        if target(inst, insts).is_some() || !falls_through(inst) {
            starts.extend((k + 1 < insts.len()).then_some(k + 1));
        }
    }
    starts.sort_unstable();
    starts.dedup();
    starts
}

/// Where control may go after the last instruction of a block, `next` being the one behind it.
fn successors(last: &CodeInst, next: usize, insts: &[CodeInst]) -> impl Iterator<Item = usize> {
    falls_through(last).then_some(next).into_iter().chain(target(last, insts))
}

/// The instruction that a jump goes to, if it is one of these.
fn target(inst: &CodeInst, insts: &[CodeInst]) -> Option<usize> {
    match &inst.decoded {
        Decoded::Jump(Target::Local(to)) | Decoded::Branch(_, Target::Local(to)) => {
            insts.binary_search_by_key(to, |i| i.offset).ok()
        }
        _ => None,
    }
}

fn falls_through(inst: &CodeInst) -> bool {
    match &inst.decoded {
        Decoded::Jump(_) | Decoded::IndirectJump(_) | Decoded::Return => false,
        Decoded::Opaque(o) => !o.terminates,
        _ => true,
    }
}
