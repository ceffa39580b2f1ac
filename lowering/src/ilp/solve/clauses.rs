//! Rows as clauses. Most rows are one clause; the rest counts with totalizers (Bailleux, Boufkhad: "Efficient CNF encoding
//! of Boolean cardinality constraints", CP 2003), whose outputs are made when they are asked for (Martins, Joshi,
//! Manquinho, Lynce: "Incremental cardinality constraints for MaxSAT", CP 2014).

use super::sat::{Lit, Sat};
use crate::ilp::program::{IntegerProgram, LinearRow};

/// Literals a row may have, each counted as often as its weight: beyond it the encoding has no end.
const MOST_LITERALS: u64 = 4_000;
/// "At most one" of no more than this many literals is a clause for each pair.
const PAIRWISE: usize = 12;

/// The clauses of a program that grows.
#[derive(Default)]
pub struct Clauses {
    pub sat: Sat,
    /// The literal of each column.
    pub columns: Vec<Lit>,
    rows: usize,
}

impl Clauses {
    /// Takes in what is new; `None` if some row is too much.
    pub fn load(&mut self, lp: &IntegerProgram) -> Option<()> {
        while self.columns.len() < lp.columns.len() {
            self.columns.push(self.sat.literal());
        }
        for row in &lp.rows[self.rows..] {
            self.row(row)?;
        }
        self.rows = lp.rows.len();
        Some(())
    }

    fn row(&mut self, row: &LinearRow) -> Option<()> {
        if row.terms.iter().map(|t| t.1.unsigned_abs()).sum::<u64>() > MOST_LITERALS {
            return None;
        }
        // w · x = w - w · (1 - x): a negative weight counts the negation instead.
        let negative: i64 = row.terms.iter().map(|t| t.1.min(0)).sum();
        let counted = |&(v, w): &(usize, i64)| {
            let l = if w > 0 { self.columns[v] } else { !self.columns[v] };
            std::iter::repeat_n(l, w.unsigned_abs() as usize)
        };
        let lits: Vec<Lit> = row.terms.iter().flat_map(counted).collect();
        if let Some(low) = row.low {
            let negated: Vec<Lit> = lits.iter().map(|&l| !l).collect();
            self.at_most(&negated, lits.len() as i64 - (low - negative));
        }
        if let Some(high) = row.high {
            self.at_most(&lits, high - negative);
        }
        Some(())
    }

    fn at_most(&mut self, lits: &[Lit], high: i64) {
        let n = lits.len() as i64;
        if high >= n {
        } else if high < 0 {
            self.sat.clause(&[]);
        } else if high == 0 {
            lits.iter().for_each(|&l| self.sat.clause(&[!l]));
        } else if high == n - 1 {
            let clause: Vec<Lit> = lits.iter().map(|&l| !l).collect();
            self.sat.clause(&clause);
        } else if high == 1 && lits.len() <= PAIRWISE {
            for (k, &a) in lits.iter().enumerate() {
                lits[..k].iter().for_each(|&b| self.sat.clause(&[!a, !b]));
            }
        } else {
            let mut count = Totalizer::new(lits);
            let beyond = count.at_least(high as usize + 1, &mut self.sat);
            self.sat.clause(&[!beyond]);
        }
    }
}

/// Counts literals: output k follows from any k of them being true (and not the other way round).
pub struct Totalizer {
    nodes: Vec<TotalizerNode>,
}

struct TotalizerNode {
    /// Of the tree; `None` for a leaf.
    children: Option<(usize, usize)>,
    /// Leaves below.
    size: usize,
    /// Entry k - 1: "at least k".
    outputs: Vec<Lit>,
}

impl Totalizer {
    /// # Panics
    /// If there are no literals.
    pub fn new(lits: &[Lit]) -> Totalizer {
        let leaf = |&l: &Lit| TotalizerNode { children: None, size: 1, outputs: vec![l] };
        let mut nodes: Vec<TotalizerNode> = lits.iter().map(leaf).collect();
        // Two neighbours at a time become one; the root comes last.
        let mut next = 0;
        while next + 1 < nodes.len() {
            let size = nodes[next].size + nodes[next + 1].size;
            nodes.push(TotalizerNode { children: Some((next, next + 1)), size, outputs: Vec::new() });
            next += 2;
        }
        Totalizer { nodes }
    }

    /// How many literals it counts.
    pub fn size(&self) -> usize {
        self.nodes[self.nodes.len() - 1].size
    }

    /// "At least k", for `1 <= k <= size`.
    pub fn at_least(&mut self, k: usize, sat: &mut Sat) -> Lit {
        let root = self.nodes.len() - 1;
        self.extend(root, k, sat);
        self.nodes[root].outputs[k - 1]
    }

    fn extend(&mut self, at: usize, k: usize, sat: &mut Sat) {
        let k = k.min(self.nodes[at].size);
        let made = self.nodes[at].outputs.len();
        let Some((a, b)) = self.nodes[at].children.filter(|_| made < k) else { return };
        self.extend(a, k, sat);
        self.extend(b, k, sat);
        for n in made..k {
            let output = sat.literal();
            if n > 0 {
                sat.clause(&[!output, self.nodes[at].outputs[n - 1]]);
            }
            self.nodes[at].outputs.push(output);
        }
        for i in 0..=k.min(self.nodes[a].size) {
            // Sums up to `made` have their clauses.
            for j in (made + 1).saturating_sub(i)..=(k - i).min(self.nodes[b].size) {
                let parts = [(a, i), (b, j)].into_iter().filter(|p| p.1 > 0);
                let mut clause: Vec<Lit> = parts.map(|(child, n)| !self.nodes[child].outputs[n - 1]).collect();
                clause.push(self.nodes[at].outputs[i + j - 1]);
                sat.clause(&clause);
            }
        }
    }
}
