//! Orders in which what a flag goes through stays together: chains of carries one after the other, those first to whose
//! operands the way is longest, so that few values wait.

use std::cmp::Reverse;

/// Operations by number.
pub struct ChainedOperations {
    /// What comes before each one.
    pub needs: Vec<Vec<usize>>,
    /// From the operation that gives a flag to one that reads it, readers ascending.
    pub flags: Vec<(usize, usize)>,
    pub writes_flags: Vec<bool>,
    /// What pulls the others, in this order.
    pub roots: Vec<usize>,
}

/// Every operation after what it needs, unless some need each other. Flags may be lost in it.
pub fn chain_order(all: &ChainedOperations) -> Vec<usize> {
    let n = all.needs.len();
    let mut weight: Vec<u64> = Vec::with_capacity(n);
    let mut needed: Vec<Positions> = Vec::with_capacity(n);
    for (i, needs) in all.needs.iter().enumerate() {
        let earlier = || needs.iter().filter(|r| **r < i);
        weight.push(earlier().fold(1, |sum: u64, &r| sum.saturating_add(weight[r])));
        let mut own = Positions::of(n, std::iter::once(i));
        earlier().for_each(|r| own.add(&needed[*r]));
        needed.push(own);
    }
    let mut chain: Vec<usize> = (0..n).collect();
    for &(from, to) in &all.flags {
        let (old, new) = (chain[to], chain[from]);
        match old == to {
            true => chain[to] = new,
            false => chain.iter_mut().filter(|c| **c == old).for_each(|c| *c = new),
        }
    }
    let mut members = vec![Vec::new(); n];
    (0..n).for_each(|i| members[chain[i]].push(i));
    let mut readers = vec![Vec::new(); n];
    let only_reads = all.flags.iter().filter(|(_, to)| !all.writes_flags[*to]);
    only_reads.for_each(|&(from, to)| readers[from].push(to));
    let [started, entered, done] = [(); 3].map(|()| vec![false; n]);
    let order = Vec::with_capacity(n);
    let forced = false;
    let mut order = ChainOrder { all, weight, chain, members, readers, needed, started, entered, done, order, forced };
    all.roots.iter().for_each(|i| order.place(*i));
    // What had to wait for an operation that was being placed comes now.
    while order.order.len() < n {
        let before = order.order.len();
        (0..n).for_each(|i| order.place(i));
        order.forced = order.order.len() == before;
    }
    order.order
}

/// Depth first: what the links of a chain need from elsewhere comes before the chain, if making it writes flags.
struct ChainOrder<'a> {
    all: &'a ChainedOperations,
    /// How many operations each one needs, those counted twice that it needs in two ways.
    weight: Vec<u64>,
    chain: Vec<usize>,
    members: Vec<Vec<usize>>,
    /// Who reads the flags of each one and leaves them.
    readers: Vec<Vec<usize>>,
    /// What each one needs, itself included.
    needed: Vec<Positions>,
    started: Vec<bool>,
    entered: Vec<bool>,
    done: Vec<bool>,
    order: Vec<usize>,
    /// Operations need each other: one of them comes before what it needs.
    forced: bool,
}

impl ChainOrder<'_> {
    fn place(&mut self, i: usize) {
        if self.done[i] {
            return;
        }
        let chain = self.chain[i];
        if !std::mem::replace(&mut self.started[chain], true) {
            let members = self.members[chain].clone();
            self.place_outside(&members);
            members.into_iter().for_each(|m| self.place(m));
            return;
        }
        if std::mem::replace(&mut self.entered[i], true) {
            return;
        }
        self.place_all(self.all.needs[i].clone());
        if !self.forced && self.all.needs[i].iter().any(|r| !self.done[*r]) {
            // One of them is being placed, for a link of its chain is wanted that it is behind.
            self.entered[i] = false;
            return;
        }
        self.done[i] = true;
        self.order.push(i);
        if self.readers[i].is_empty() {
            return;
        }
        // Who only reads the flags comes before who writes them again.
        let open = self.open_writers();
        let free = |r: &usize| !self.needed[*r].meet(&open);
        let readers: Vec<usize> = self.readers[i].iter().copied().filter(free).collect();
        readers.into_iter().for_each(|r| self.place(r));
    }

    fn open_writers(&self) -> Positions {
        Positions::of(self.done.len(), (0..self.done.len()).filter(|&i| !self.done[i] && self.all.writes_flags[i]))
    }

    /// Places what the members of a chain need from elsewhere if making it writes flags, and does not wait for them.
    fn place_outside(&mut self, members: &[usize]) {
        let inside = Positions::of(self.done.len(), members.iter().copied());
        let open = self.open_writers();
        let outside = members.iter().flat_map(|m| self.all.needs[*m].iter().copied());
        let is_first = |r: &usize| {
            let needed = &self.needed[*r];
            !self.done[*r] && !inside.contains(*r) && needed.meet(&open) && !needed.meet(&inside)
        };
        let mut first: Vec<usize> = outside.filter(is_first).collect();
        first.sort_unstable();
        first.dedup();
        self.place_all(first);
    }

    /// Places operations, those that need most first.
    fn place_all(&mut self, mut all: Vec<usize>) {
        all.sort_by_key(|&j| (Reverse(self.weight[j]), j));
        all.into_iter().for_each(|j| self.place(j));
    }
}

/// Positions as bits.
struct Positions(Vec<u64>);

impl Positions {
    fn of(all: usize, positions: impl Iterator<Item = usize>) -> Positions {
        let mut bits = Positions(vec![0; all.div_ceil(64)]);
        positions.for_each(|i| bits.0[i / 64] |= 1 << (i % 64));
        bits
    }
    fn add(&mut self, other: &Positions) {
        self.0.iter_mut().zip(&other.0).for_each(|(all, word)| *all |= word);
    }
    fn contains(&self, i: usize) -> bool {
        self.0[i / 64] >> (i % 64) & 1 == 1
    }
    fn meet(&self, other: &Positions) -> bool {
        self.0.iter().zip(&other.0).any(|(a, b)| a & b != 0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::random::Random;

    /// Operations that need earlier ones, some of them for a flag.
    fn random(seed: u64) -> ChainedOperations {
        let mut r = Random::new(seed);
        let n = 2 + r.below(40);
        let (mut needs, mut flags) = (vec![Vec::new(); n], Vec::new());
        for (i, own) in needs.iter_mut().enumerate().skip(1) {
            own.extend((0..r.below(3)).map(|_| r.below(i)));
            own.sort_unstable();
            own.dedup();
            flags.extend(own.iter().filter(|_| r.below(2) == 0).map(|&from| (from, i)));
        }
        let writes_flags = (0..n).map(|_| r.below(3) > 0).collect();
        let mut roots: Vec<usize> = (0..n).filter(|_| r.below(5) == 0).collect();
        roots.windows(2).for_each(|pair| needs[pair[1]].push(pair[0]));
        roots.truncate(r.below(roots.len() + 1));
        ChainedOperations { needs, flags, writes_flags, roots }
    }

    #[test]
    fn every_operation_comes_once_and_after_what_it_needs() {
        for seed in 0..3000 {
            let all = random(seed);
            let order = chain_order(&all);
            let mut at = vec![usize::MAX; all.needs.len()];
            order.iter().enumerate().for_each(|(k, &i)| at[i] = k);
            assert_eq!(order.len(), all.needs.len(), "seed {seed}");
            for (i, needs) in all.needs.iter().enumerate() {
                assert!(needs.iter().all(|r| at[*r] < at[i]), "seed {seed}: {i} before one of {needs:?}");
            }
        }
    }

    #[test]
    fn operations_that_need_each_other_come_once() {
        let all = ChainedOperations {
            needs: vec![vec![1], vec![0], vec![1]],
            flags: vec![(0, 2)],
            writes_flags: vec![true; 3],
            roots: vec![2],
        };
        let mut order = chain_order(&all);
        order.sort_unstable();
        assert_eq!(order, [0, 1, 2]);
    }
}
