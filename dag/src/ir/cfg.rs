//! Control flow: basic blocks, where each one goes, and the cut points that break every cycle.

use crate::ir::function::Function;
use isa::{Cond, Decoded, Opaque, Target};
use petgraph::graph::{DiGraph, NodeIndex};
use petgraph::visit::{DfsPostOrder, depth_first_search};
use std::collections::BTreeSet;

/// Index into [`Cfg::blocks`]; blocks stand in address order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct BlockId(pub u32);

impl BlockId {
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A way out of the function.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Exit {
    Return,
    /// A direct jump that leaves the function.
    Tail(Target),
    /// A jump through a register or memory; the instruction at this index says which.
    Indirect(usize),
    /// An instruction that does not continue (`ud2`), by index.
    Trap(usize),
    /// Control runs past the last instruction.
    FallsOff,
}

impl Exit {
    /// What the leaving instruction itself reads and does.
    pub fn opaque<'f>(&self, f: &'f Function) -> Option<&'f Opaque> {
        match self {
            Exit::Indirect(i) | Exit::Trap(i) => match &f.insts[*i].decoded {
                Decoded::IndirectJump(o) | Decoded::Opaque(o) => Some(o),
                _ => None,
            },
            Exit::Return | Exit::Tail(_) | Exit::FallsOff => None,
        }
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Dest {
    Block(BlockId),
    Exit(Exit),
}

/// How a block ends.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Flow {
    Goto(Dest),
    Branch { cond: Cond, taken: Dest, fall: Dest },
}

impl Flow {
    pub fn dests(&self) -> Vec<&Dest> {
        match self {
            Flow::Goto(d) => vec![d],
            Flow::Branch { taken, fall, .. } => vec![taken, fall],
        }
    }
}

/// Instructions `first .. end`; `body_end` excludes the jump, branch or return that ends the block.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Block {
    pub first: usize,
    pub body_end: usize,
    pub end: usize,
    pub flow: Flow,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Cfg {
    pub blocks: Vec<Block>,
    /// Predecessors of each block, in order, without repetition.
    pub preds: Vec<Vec<BlockId>>,
    /// Blocks where control may enter from outside: the first one and [`Function::entries`].
    pub entries: Vec<BlockId>,
    /// Blocks reachable from an entry in reverse post-order.
    pub order: Vec<BlockId>,
    /// Entries and targets of retreating edges: without the edges into them the graph has no cycle.
    pub cuts: BTreeSet<BlockId>,
}

impl Cfg {
    pub fn block(&self, b: BlockId) -> &Block {
        &self.blocks[b.index()]
    }
    pub fn ids(&self) -> impl DoubleEndedIterator<Item = BlockId> + use<> {
        (0..self.blocks.len() as u32).map(BlockId)
    }
    /// Where control leaves the function, once for each way there.
    pub fn exits(&self) -> impl Iterator<Item = &Exit> {
        let ways = self.blocks.iter().flat_map(|b| b.flow.dests());
        ways.filter_map(|d| if let Dest::Exit(e) = d { Some(e) } else { None })
    }
    pub fn successors(&self, b: BlockId) -> Vec<BlockId> {
        self.block(b)
            .flow
            .dests()
            .into_iter()
            .filter_map(|d| match d {
                Dest::Block(t) => Some(*t),
                Dest::Exit(_) => None,
            })
            .collect()
    }
    /// The block that starts at an instruction.
    pub fn block_at(&self, inst: usize) -> Option<BlockId> {
        self.ids().find(|b| self.block(*b).first == inst)
    }

    pub fn build(f: &Function) -> Cfg {
        let leaders = leaders(f);
        let starts: Vec<usize> = leaders.into_iter().collect();
        let block_of = |i: usize| starts.binary_search(&i).ok().map(|k| BlockId(k as u32));
        let mut blocks = Vec::new();
        for (k, &first) in starts.iter().enumerate() {
            let end = starts.get(k + 1).copied().unwrap_or(f.insts.len());
            let (body_end, flow) = flow_of(f, end, &block_of);
            blocks.push(Block { first, body_end, end, flow });
        }
        let mut cfg = Cfg {
            preds: vec![Vec::new(); blocks.len()],
            blocks,
            entries: Vec::new(),
            order: Vec::new(),
            cuts: BTreeSet::new(),
        };
        for b in cfg.ids() {
            for s in cfg.successors(b) {
                if !cfg.preds[s.index()].contains(&b) {
                    cfg.preds[s.index()].push(b);
                }
            }
        }
        let mut entries: BTreeSet<BlockId> = f.entries.iter().filter_map(|o| f.at(*o).and_then(block_of)).collect();
        if !cfg.blocks.is_empty() {
            entries.insert(BlockId(0));
        }
        cfg.entries = entries.into_iter().collect();
        cfg.find_cuts();
        cfg
    }

    fn find_cuts(&mut self) {
        let mut g: DiGraph<(), ()> = DiGraph::new();
        let nodes: Vec<NodeIndex> = self.ids().map(|_| g.add_node(())).collect();
        let root = g.add_node(());
        for b in self.ids() {
            for s in self.successors(b) {
                g.add_edge(nodes[b.index()], nodes[s.index()], ());
            }
        }
        for e in self.entries.iter().rev() {
            g.add_edge(root, nodes[e.index()], ());
        }
        let mut cuts: BTreeSet<BlockId> = self.entries.iter().copied().collect();
        depth_first_search(&g, Some(root), |event| {
            if let petgraph::visit::DfsEvent::BackEdge(_, to) = event {
                cuts.insert(BlockId(to.index() as u32));
            }
        });
        let mut post = Vec::new();
        let mut dfs = DfsPostOrder::new(&g, root);
        while let Some(n) = dfs.next(&g) {
            if n != root {
                post.push(BlockId(n.index() as u32));
            }
        }
        post.reverse();
        self.cuts = cuts;
        self.order = post;
    }

    /// Blocks in an order in which every edge goes forward, except edges into cut points.
    pub fn forward_order(&self) -> Vec<BlockId> {
        let mut g: DiGraph<BlockId, ()> = DiGraph::new();
        let nodes: Vec<NodeIndex> = self.ids().map(|b| g.add_node(b)).collect();
        for b in self.ids() {
            for s in self.successors(b) {
                if !self.cuts.contains(&s) {
                    g.add_edge(nodes[b.index()], nodes[s.index()], ());
                }
            }
        }
        // Ties by address, so that the order does not depend on the graph's insertion order.
        let mut indegree: Vec<usize> =
            nodes.iter().map(|&n| g.edges_directed(n, petgraph::Direction::Incoming).count()).collect();
        let mut ready: BTreeSet<BlockId> = self.ids().filter(|b| indegree[b.index()] == 0).collect();
        let mut order = Vec::new();
        while let Some(b) = ready.pop_first() {
            order.push(b);
            for s in g.neighbors(nodes[b.index()]) {
                indegree[s.index()] -= 1;
                if indegree[s.index()] == 0 {
                    ready.insert(g[s]);
                }
            }
        }
        order
    }
}

fn leaders(f: &Function) -> BTreeSet<usize> {
    let mut leaders = BTreeSet::new();
    if !f.insts.is_empty() {
        leaders.insert(0);
    }
    leaders.extend(f.entries.iter().filter_map(|o| f.at(*o)));
    for (i, inst) in f.insts.iter().enumerate() {
        let ends = match &inst.decoded {
            Decoded::Jump(t) | Decoded::Branch(_, t) => {
                if let Target::Local(o) = t {
                    leaders.extend(f.at(*o));
                }
                true
            }
            Decoded::IndirectJump(_) | Decoded::Return => true,
            Decoded::Opaque(o) => o.terminates,
            _ => false,
        };
        if ends && i + 1 < f.insts.len() {
            leaders.insert(i + 1);
        }
    }
    leaders
}

fn flow_of(f: &Function, end: usize, block_of: &impl Fn(usize) -> Option<BlockId>) -> (usize, Flow) {
    let last = end - 1;
    let dest = |t: &Target| match t {
        Target::Local(o) => match f.at(*o).and_then(block_of) {
            Some(b) => Dest::Block(b),
            None => Dest::Exit(Exit::Tail(t.clone())),
        },
        Target::Symbol(_) => Dest::Exit(Exit::Tail(t.clone())),
    };
    let next = || match block_of(end) {
        Some(b) => Dest::Block(b),
        None => Dest::Exit(Exit::FallsOff),
    };
    match &f.insts[last].decoded {
        Decoded::Jump(t) => (last, Flow::Goto(dest(t))),
        Decoded::Branch(cond, t) => (last, Flow::Branch { cond: *cond, taken: dest(t), fall: next() }),
        Decoded::Return => (last, Flow::Goto(Dest::Exit(Exit::Return))),
        Decoded::IndirectJump(_) => (last, Flow::Goto(Dest::Exit(Exit::Indirect(last)))),
        Decoded::Opaque(o) if o.terminates => (last, Flow::Goto(Dest::Exit(Exit::Trap(last)))),
        _ => (end, Flow::Goto(next())),
    }
}
