//! Orders of operations in which every flag survives from its definition to its readers.

use crate::problem::{AllocationProblem, FlagGroup, OpId};
use dag::analysis::chain_order::{ChainedOperations, chain_order};
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

/// An order in which what a flag goes through stays together ([`chain_order`]). Effects in their order pull what they need.
pub fn chains(p: &AllocationProblem) -> Vec<OpId> {
    let with_def = |g: &FlagGroup| g.def.map(|d| g.users.iter().map(|&u| (d, u)).collect::<Vec<_>>());
    let mut flags: Vec<(OpId, OpId)> = p.flags.iter().filter_map(with_def).flatten().collect();
    flags.sort_by_key(|(def, user)| (*user, *def));
    let writes_flags = p.ops.iter().map(|op| !op.flags_clobbered.is_empty()).collect();
    let mut roots = p.effects.clone();
    roots.sort_unstable();
    chain_order(&ChainedOperations { needs: p.preds.clone(), flags, writes_flags, roots })
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
