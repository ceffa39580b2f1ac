//! Orders of operations in which every flag survives from its definition to its readers.

use crate::problem::{AllocationProblem, OpId};
use isa::FlagSet;

/// Whether no operation destroys a flag between its definition and a reader.
pub fn flags_survive(p: &AllocationProblem, position: &[usize]) -> bool {
    p.flags.iter().all(|g| {
        let start = g.def.map_or(-1, |d| position[d] as i64);
        let last = g.users.iter().map(|&u| position[u] as i64).max().unwrap_or(start);
        let end = if g.exit { i64::MAX } else { last };
        p.ops.iter().enumerate().all(|(k, op)| {
            let at = position[k] as i64;
            // The last reader may itself destroy the flag.
            op.flags_clobbered.intersect(g.flags).is_empty() || at <= start || at >= end
        })
    })
}

/// Positions of the operations of an order.
pub fn positions(order: &[OpId]) -> Vec<usize> {
    let mut at = vec![0; order.len()];
    for (k, &i) in order.iter().enumerate() {
        at[i] = k;
    }
    at
}

/// Priorities under which what a flag goes through stays together: chains of carries one after the other, the longest
/// way to their operands first, so that few values wait.
pub fn chains(p: &AllocationProblem) -> Vec<u64> {
    let mut order = ChainOrder::new(p);
    let mut roots: Vec<OpId> = (0..p.ops.len()).collect();
    // Effects in their order pull what they need.
    roots.sort_by_key(|i| (!p.effects.contains(i), *i));
    roots.into_iter().for_each(|i| order.place(i));
    let mut priority = vec![0; p.ops.len()];
    order.order.iter().enumerate().for_each(|(k, &i)| priority[i] = k as u64);
    priority
}

/// Operations as bits.
#[derive(Clone)]
struct OpSet(Vec<u64>);

impl OpSet {
    fn none(ops: usize) -> OpSet {
        OpSet(vec![0; ops.div_ceil(64)])
    }
    fn insert(&mut self, i: OpId) {
        self.0[i / 64] |= 1 << (i % 64);
    }
    fn contains(&self, i: OpId) -> bool {
        self.0[i / 64] >> (i % 64) & 1 == 1
    }
    fn add(&mut self, other: &OpSet) {
        self.0.iter_mut().zip(&other.0).for_each(|(a, b)| *a |= b);
    }
    fn meets(&self, other: &OpSet) -> bool {
        self.0.iter().zip(&other.0).any(|(a, b)| a & b != 0)
    }
    fn len(&self) -> u32 {
        self.0.iter().map(|w| w.count_ones()).sum()
    }
}

struct ChainOrder<'p> {
    p: &'p AllocationProblem<'p>,
    /// All that must come before each operation.
    before: Vec<OpSet>,
    /// Operations that write flags and are not placed yet.
    writers: OpSet,
    /// The chain that each operation is in, and the operations of each chain, ascending.
    chain: Vec<usize>,
    members: Vec<Vec<OpId>>,
    started: Vec<bool>,
    done: Vec<bool>,
    order: Vec<OpId>,
}

impl<'p> ChainOrder<'p> {
    fn new(p: &'p AllocationProblem<'p>) -> ChainOrder<'p> {
        let n = p.ops.len();
        let mut before: Vec<OpSet> = Vec::with_capacity(n);
        let mut writers = OpSet::none(n);
        for (i, op) in p.ops.iter().enumerate() {
            let mut own = OpSet::none(n);
            for &j in &p.preds[i] {
                own.insert(j);
                if let Some(all) = before.get(j) {
                    own.add(all);
                }
            }
            before.push(own);
            if !op.flags_clobbered.is_empty() {
                writers.insert(i);
            }
        }
        let mut chain: Vec<usize> = (0..n).collect();
        for group in &p.flags {
            for (&user, def) in group.users.iter().zip(std::iter::repeat(group.def)).filter_map(|(u, d)| Some((u, d?)))
            {
                let (from, to) = (chain[user], chain[def]);
                chain.iter_mut().filter(|c| **c == from).for_each(|c| *c = to);
            }
        }
        let mut members = vec![Vec::new(); n];
        (0..n).for_each(|i| members[chain[i]].push(i));
        ChainOrder {
            p,
            before,
            writers,
            chain,
            members,
            started: vec![false; n],
            done: vec![false; n],
            order: Vec::new(),
        }
    }

    fn place(&mut self, i: OpId) {
        if self.done[i] {
            return;
        }
        let chain = self.chain[i];
        if !std::mem::replace(&mut self.started[chain], true) {
            let members = self.members[chain].clone();
            self.place_operands(&members);
            members.into_iter().for_each(|m| self.place(m));
            return;
        }
        let operands = self.p.preds[i].clone();
        self.place_all(operands);
        if !std::mem::replace(&mut self.done[i], true) {
            self.order.push(i);
        }
    }

    /// Places what the members of a chain read from elsewhere if making it writes flags, and does not wait for them.
    fn place_operands(&mut self, members: &[OpId]) {
        let mut inside = OpSet::none(self.p.ops.len());
        members.iter().for_each(|m| inside.insert(*m));
        let outside = members.iter().flat_map(|m| self.p.preds[*m].iter().copied()).filter(|j| !inside.contains(*j));
        let mut open = OpSet::none(self.p.ops.len());
        (0..self.p.ops.len()).filter(|&i| !self.done[i] && self.writers.contains(i)).for_each(|i| open.insert(i));
        let writes = |j: &OpId| open.contains(*j) || self.before[*j].meets(&open);
        let free = |j: &OpId| !self.before[*j].meets(&inside);
        let mut first: Vec<OpId> = outside.filter(|j| !self.done[*j] && writes(j) && free(j)).collect();
        first.sort_unstable();
        first.dedup();
        self.place_all(first);
    }

    /// Places operations, those that most must come before first.
    fn place_all(&mut self, mut all: Vec<OpId>) {
        all.sort_by_key(|&j| (std::cmp::Reverse(self.before[j].len()), j));
        all.into_iter().for_each(|j| self.place(j));
    }
}

/// An order that follows `priority` (low first) as far as dependences and flags allow.
/// `None` if none was found within a bounded search.
pub fn schedule(p: &AllocationProblem, priority: &[u64]) -> Option<Vec<OpId>> {
    let mut s = OrderSearch { p, priority, steps: 0, limit: 2000 + 200 * p.ops.len() };
    let mut state = OrderState {
        done: vec![false; p.ops.len()],
        missing: p.preds.iter().map(Vec::len).collect(),
        open: p.flags.iter().map(|g| g.users.len() + usize::from(g.exit)).collect(),
        order: Vec::new(),
    };
    s.extend(&mut state).then_some(state.order)
}

struct OrderSearch<'p> {
    p: &'p AllocationProblem<'p>,
    priority: &'p [u64],
    steps: usize,
    limit: usize,
}

struct OrderState {
    done: Vec<bool>,
    /// Predecessors not yet placed.
    missing: Vec<usize>,
    /// Readers of each flag group not yet placed.
    open: Vec<usize>,
    order: Vec<OpId>,
}

impl OrderSearch<'_> {
    fn extend(&mut self, s: &mut OrderState) -> bool {
        if s.order.len() == self.p.ops.len() {
            return true;
        }
        let mut ready: Vec<OpId> = (0..self.p.ops.len()).filter(|&i| !s.done[i] && s.missing[i] == 0).collect();
        ready.retain(|&i| self.keeps_flags(s, i));
        // A flag's definition waits until its readers lack nothing else.
        ready.sort_by_key(|&i| (self.opens_too_early(s, i), self.priority[i], i));
        for i in ready {
            self.steps += 1;
            if self.steps > self.limit {
                return false;
            }
            self.place(s, i);
            if self.extend(s) {
                return true;
            }
            self.undo(s, i);
        }
        false
    }

    fn is_open(&self, s: &OrderState, g: usize) -> bool {
        s.open[g] > 0 && self.p.flags[g].def.is_none_or(|d| s.done[d])
    }

    fn keeps_flags(&self, s: &OrderState, i: OpId) -> bool {
        let clobbered = self.p.ops[i].flags_clobbered;
        self.p.flags.iter().enumerate().all(|(g, group)| {
            let others = s.open[g] - usize::from(group.users.contains(&i));
            group.flags.intersect(clobbered).is_empty() || !self.is_open(s, g) || others == 0
        })
    }

    fn opens_too_early(&self, s: &OrderState, i: OpId) -> bool {
        let mine = self.p.flags.iter().filter(|g| g.def == Some(i));
        mine.flat_map(|g| &g.users)
            .any(|&u| self.p.preds[u].iter().any(|&q| q != i && !s.done[q] && !self.flag_free_after(s, q, i)))
    }

    /// Whether `q` can still be placed between the definition `d` of a flag and its reader.
    fn flag_free_after(&self, s: &OrderState, q: OpId, d: OpId) -> bool {
        let opened = self.p.flags.iter().filter(|g| g.def == Some(d)).fold(FlagSet::NONE, |f, g| f.union(g.flags));
        let rest = self.p.preds[q].iter().all(|&r| r == d || s.done[r]);
        rest && self.p.ops[q].flags_clobbered.intersect(opened).is_empty()
    }

    fn place(&self, s: &mut OrderState, i: OpId) {
        s.done[i] = true;
        s.order.push(i);
        self.p.succs[i].iter().for_each(|&j| s.missing[j] -= 1);
        for (g, group) in self.p.flags.iter().enumerate() {
            s.open[g] -= usize::from(group.users.contains(&i));
        }
    }

    fn undo(&self, s: &mut OrderState, i: OpId) {
        s.done[i] = false;
        s.order.pop();
        self.p.succs[i].iter().for_each(|&j| s.missing[j] += 1);
        for (g, group) in self.p.flags.iter().enumerate() {
            s.open[g] += usize::from(group.users.contains(&i));
        }
    }
}
