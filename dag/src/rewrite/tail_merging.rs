//! Tail merging, or cross jumping (Wulf et al., The Design of an Optimizing Compiler, 1975; Muchnick 1997, section 18.8): ends
//! of blocks that do the same and go on to the same place stand once, and the others jump there.
//!
//! It is no more than a proposal. Which instructions do the same is said by whoever asks.

use crate::ir::cfg::{BlockId, Cfg, Dest, Exit, Flow};
use rustc_hash::FxHashMap;
use std::collections::{BTreeMap, BTreeSet};

/// What counts in a layout: of each instruction, and of a jump.
pub struct LayoutCost {
    pub of: Vec<u64>,
    pub jump: u64,
}

/// What is known of a function's instructions.
pub struct TailQuestion<'a> {
    pub cfg: &'a Cfg,
    /// Of each instruction: those of one class may stand for each other.
    pub classes: &'a [u32],
    /// What has to shrink, and then what may not grow.
    pub costs: &'a [LayoutCost],
}

/// Another layout of a function, in indices of its instructions.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct MergedTails {
    /// How many copies went.
    pub copies: usize,
    /// Instructions that go.
    pub deleted: BTreeSet<usize>,
    /// In the place of an instruction that goes a jump to another.
    pub jumps: BTreeMap<usize, usize>,
    /// Jumps and branches that now go to another instruction.
    pub retargeted: BTreeMap<usize, usize>,
}

/// A better layout, if equal tails can be merged.
pub fn merge_tails(question: &TailQuestion) -> Option<MergedTails> {
    let mut layout = RunLayout::new(question.cfg);
    let mut copies = 0;
    while let Some(merge) = layout.best_merge(question) {
        copies += merge.members.len() - 1;
        layout.apply(&merge);
    }
    (copies > 0).then(|| MergedTails { copies, ..layout.edits(question.cfg) })
}

/// Index into [`RunLayout::runs`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
struct RunId(usize);

/// Where control goes from the end of a run.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
enum CodeRunEnd {
    To(RunId),
    /// Out of the function, by the run's last instruction.
    Leaves,
    Branches,
}

/// Where a tail in a trie goes on from its first instruction.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum TailRest {
    End(CodeRunEnd),
    /// A shorter tail, by its place in the list.
    Tail(usize),
}

/// Instructions that run one after the other: a block, or what is left of one.
struct CodeRun {
    /// Without a jump to the end's place.
    insts: Vec<usize>,
    end: CodeRunEnd,
    /// The jump that the input has at the end.
    jump: Option<usize>,
    /// The instruction that went and in whose place there is a jump now.
    new_jump: Option<usize>,
}

impl CodeRun {
    fn falls(&self) -> bool {
        matches!(self.end, CodeRunEnd::To(_)) && self.jump.is_none() && self.new_jump.is_none()
    }

    fn is_gone(&self) -> bool {
        self.insts.is_empty() && self.new_jump.is_some()
    }
}

/// Tails of one length that are the same.
struct Merge {
    length: usize,
    /// The first of them stays.
    members: Vec<RunId>,
}

struct RunLayout {
    runs: Vec<CodeRun>,
    /// As they stand in the text.
    order: Vec<RunId>,
    deleted: BTreeSet<usize>,
}

impl RunLayout {
    /// A run for each block, with the block's number.
    fn new(cfg: &Cfg) -> RunLayout {
        let run = |b: BlockId| {
            let block = cfg.block(b);
            let (insts, jump) =
                ((block.first..block.body_end).collect(), (block.body_end < block.end).then_some(block.body_end));
            let with_last = || (block.first..block.end).collect();
            match &block.flow {
                Flow::Goto(Dest::Block(to)) => {
                    CodeRun { insts, end: CodeRunEnd::To(RunId(to.index())), jump, new_jump: None }
                }
                Flow::Goto(Dest::Exit(Exit::FallsOff)) | Flow::Branch { .. } => {
                    CodeRun { insts: with_last(), end: CodeRunEnd::Branches, jump: None, new_jump: None }
                }
                Flow::Goto(Dest::Exit(_)) => {
                    CodeRun { insts: with_last(), end: CodeRunEnd::Leaves, jump: None, new_jump: None }
                }
            }
        };
        let runs: Vec<CodeRun> = cfg.ids().map(run).collect();
        let order = (0..runs.len()).map(RunId).collect();
        RunLayout { runs, order, deleted: BTreeSet::new() }
    }

    fn run(&self, id: RunId) -> &CodeRun {
        &self.runs[id.0]
    }

    /// The merge that saves most; of equal ones the longest.
    fn best_merge(&self, question: &TailQuestion) -> Option<Merge> {
        let merges = self.common_tails(question.classes).into_iter().map(|m| (self.saved(&m, question.costs), m));
        let (saved, best) = merges.max_by_key(|(saved, m)| (*saved, m.length))?;
        (saved > 0).then_some(best)
    }

    /// All ends of runs that more than one run has: the nodes of a trie of their classes, last instructions first. The one that
    /// is to stay comes first: one that falls into what follows, then a whole run, whose jumps stay as they are.
    fn common_tails(&self, classes: &[u32]) -> Vec<Merge> {
        let mut nodes: Vec<Merge> = Vec::new();
        let mut children: FxHashMap<(TailRest, u32), usize> = FxHashMap::default();
        for &id in &self.order {
            let run = self.run(id);
            if run.end == CodeRunEnd::Branches {
                continue;
            }
            let mut rest = TailRest::End(run.end);
            for (depth, inst) in run.insts.iter().rev().enumerate() {
                let node = *children.entry((rest, classes[*inst])).or_insert(nodes.len());
                if node == nodes.len() {
                    nodes.push(Merge { length: depth + 1, members: Vec::new() });
                }
                nodes[node].members.push(id);
                rest = TailRest::Tail(node);
            }
        }
        nodes.retain(|n| n.members.len() > 1);
        for n in &mut nodes {
            let length = n.length;
            n.members.sort_by_key(|id| (!self.run(*id).falls(), self.run(*id).insts.len() != length));
        }
        nodes
    }

    /// How much less the objective counts; 0 if anything grows.
    fn saved(&self, merge: &Merge, costs: &[LayoutCost]) -> u64 {
        let by = |cost: &LayoutCost| {
            let goes = |id: &RunId| {
                let run = self.run(*id);
                let tail = &run.insts[run.insts.len() - merge.length..];
                let old = tail.iter().chain(&run.jump).map(|i| cost.of[*i]).sum::<u64>();
                old + run.new_jump.map_or(0, |_| cost.jump)
            };
            merge.members[1..].iter().try_fold(0, |all, id| Some(all + goes(id).checked_sub(cost.jump)?))
        };
        let Some(all) = costs.iter().map(by).collect::<Option<Vec<u64>>>() else { return 0 };
        all.first().copied().unwrap_or(0)
    }

    fn apply(&mut self, merge: &Merge) {
        let [kept, others @ ..] = &merge.members[..] else { return };
        let tail = self.split(*kept, merge.length);
        for id in others {
            let run = &mut self.runs[id.0];
            let gone = run.insts.split_off(run.insts.len() - merge.length);
            run.new_jump = gone.first().copied();
            self.deleted.extend(gone.into_iter().chain(run.jump.take()));
            run.end = CodeRunEnd::To(tail);
        }
    }

    /// The run that the last `length` instructions of a run are then.
    fn split(&mut self, id: RunId, length: usize) -> RunId {
        let new = RunId(self.runs.len());
        let run = &mut self.runs[id.0];
        if run.insts.len() == length {
            return id;
        }
        let insts = run.insts.split_off(run.insts.len() - length);
        let tail = CodeRun { insts, end: run.end, jump: run.jump.take(), new_jump: run.new_jump.take() };
        run.end = CodeRunEnd::To(new);
        self.runs.push(tail);
        if let Some(at) = self.order.iter().position(|o| *o == id) {
            self.order.insert(at + 1, new);
        }
        new
    }

    /// The layout as a change of the one that it began as.
    fn edits(self, cfg: &Cfg) -> MergedTails {
        let mut edits = MergedTails { deleted: self.deleted.clone(), ..MergedTails::default() };
        let branches = cfg.blocks.iter().filter_map(|block| match &block.flow {
            Flow::Branch { taken: Dest::Block(to), .. } => Some((block.end - 1, RunId(to.index()))),
            _ => None,
        });
        let jumps = self.runs.iter().filter_map(|run| match run.end {
            CodeRunEnd::To(to) => Some((run.jump?, to)),
            _ => None,
        });
        let to_what_is_gone = branches.chain(jumps).filter(|(_, to)| self.run(*to).is_gone());
        edits.retargeted = to_what_is_gone.map(|(way, to)| (way, self.place(to))).collect();
        let mut fallen_into = false;
        for (n, id) in self.order.iter().enumerate() {
            let run = self.run(*id);
            let entered = fallen_into || is_entry(cfg, *id);
            // A branch falls into what stands behind it.
            fallen_into = run.falls() || run.end == CodeRunEnd::Branches;
            let (Some(at), CodeRunEnd::To(to)) = (run.new_jump, run.end) else { continue };
            let place = self.place(to);
            if (entered || !run.is_gone()) && self.behind(n, cfg) != Some(place) {
                edits.jumps.insert(at, place);
            }
        }
        edits
    }

    /// The instruction at which control arrives that goes to a run.
    fn place(&self, id: RunId) -> usize {
        let run = self.run(id);
        match (run.insts.first(), run.end) {
            (Some(first), _) => *first,
            (None, CodeRunEnd::To(to)) if run.new_jump.is_some() => self.place(to),
            (None, _) => run.jump.expect("a run without instructions jumps"),
        }
    }

    /// Where control comes that runs past the end of the `n`-th run in the text: nothing of runs is left that only others jumped to.
    fn behind(&self, n: usize, cfg: &Cfg) -> Option<usize> {
        let next = self.order[n + 1..].iter().find(|id| !self.run(**id).is_gone() || is_entry(cfg, **id));
        next.map(|id| self.place(*id))
    }
}

/// Whether control may enter a run from outside. A block keeps its number where its end was split off.
fn is_entry(cfg: &Cfg, id: RunId) -> bool {
    cfg.entries.iter().any(|e| e.index() == id.0)
}
