//! The choice of instructions as a 0-1 program: each that is chosen costs what it costs, and what it reads is made by one
//! that is chosen.

use super::producers::{ProducerId, Producers};
use super::quantities::{Place, PlacedQuantity};
use isa::Flag;
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::BTreeMap;

/// `Σ plus - Σ minus >= at_least`, over columns that are 0 or 1.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChoiceRow {
    pub plus: Vec<usize>,
    pub minus: Vec<usize>,
    pub at_least: i64,
}

/// A 0-1 program: what each column costs, and rows that hold.
#[derive(Clone, Debug, Default)]
pub struct ChoiceProgram {
    pub costs: Vec<u32>,
    pub rows: Vec<ChoiceRow>,
}

/// Solves a 0-1 program: the columns that are 1 in the cheapest solution that it finds.
pub type ChoiceSolver<'s> = &'s dyn Fn(&ChoiceProgram) -> Option<Vec<bool>>;

/// What is made by what.
pub type Makers = FxHashMap<PlacedQuantity, ProducerId>;

/// What has to be made, and what that costs beside the instructions.
pub struct WantedValues<'a> {
    pub roots: &'a [PlacedQuantity],
    /// Effects, which stay.
    pub kept: &'a [ProducerId],
    /// The cost of passing a carry on once more.
    pub carry_again: u32,
}

/// The cheapest makers of what is wanted, as far as the solver finds them.
pub fn cheapest(producers: &Producers, wanted: &WantedValues, solve: ChoiceSolver) -> Option<Makers> {
    let candidates = ReachableProducers::of(producers, wanted);
    let solution = solve(&candidates.program(wanted))?;
    let chosen = candidates.columns.iter().filter(|(_, column)| solution[**column]);
    let mut makers = Makers::default();
    for (&p, _) in chosen {
        for given in producers.given_by(p) {
            makers.entry(given).or_insert(p);
        }
    }
    Some(makers)
}

/// Producers that an optimal choice may take, and their columns.
struct ReachableProducers<'a> {
    producers: &'a Producers,
    columns: BTreeMap<ProducerId, usize>,
}

impl<'a> ReachableProducers<'a> {
    fn of(producers: &'a Producers, wanted: &WantedValues) -> ReachableProducers<'a> {
        let all = reachable(producers, wanted);
        let reads = all.iter().flat_map(|p| &producers.get(*p).reads);
        let read: FxHashSet<PlacedQuantity> = reads.chain(wanted.roots).copied().collect();
        let useful = |p| producers.given_by(p).filter(|g| read.contains(g)).collect::<FxHashSet<_>>();
        let given: FxHashMap<ProducerId, FxHashSet<PlacedQuantity>> = all.iter().map(|p| (*p, useful(*p))).collect();
        let is_needed = |p: &ProducerId| {
            wanted.kept.contains(p)
                || given[p]
                    .iter()
                    .next()
                    .is_some_and(|g| producers.of(*g).iter().all(|other| !is_dominated(producers, &given, *p, *other)))
        };
        let columns = all.into_iter().filter(is_needed).zip(0..).collect();
        ReachableProducers { producers, columns }
    }

    /// The columns of all that make something.
    fn makers(&self, placed: &PlacedQuantity) -> Vec<usize> {
        self.producers.of(*placed).iter().filter_map(|p| self.columns.get(p).copied()).collect()
    }

    fn program(&self, wanted: &WantedValues) -> ChoiceProgram {
        let mut costs: Vec<u32> = self.columns.keys().map(|p| self.producers.get(*p).cost).collect();
        let is_there = |plus| ChoiceRow { plus, minus: Vec::new(), at_least: 1 };
        let mut rows: Vec<ChoiceRow> = wanted.kept.iter().map(|k| is_there(vec![self.columns[k]])).collect();
        rows.extend(wanted.roots.iter().map(|r| is_there(self.makers(r))));
        let mut passing_on: BTreeMap<PlacedQuantity, Vec<usize>> = BTreeMap::new();
        for (p, &column) in &self.columns {
            let producer = self.producers.get(*p);
            for read in &producer.reads {
                rows.push(ChoiceRow { plus: self.makers(read), minus: vec![column], at_least: 0 });
                if producer.passes_carry_on() && read.place == Place::Flag(Flag::CF) {
                    passing_on.entry(*read).or_default().push(column);
                }
            }
        }
        for readers in passing_on.into_values().filter(|readers| readers.len() > 1) {
            let again = costs.len()..costs.len() + readers.len() - 1;
            costs.extend(again.clone().map(|_| wanted.carry_again));
            rows.push(ChoiceRow { plus: again.collect(), minus: readers, at_least: -1 });
        }
        ChoiceProgram { costs, rows }
    }
}

/// All that could be needed, by number.
fn reachable(producers: &Producers, wanted: &WantedValues) -> Vec<ProducerId> {
    let mut found: FxHashSet<ProducerId> = wanted.kept.iter().copied().collect();
    let read_by_kept = wanted.kept.iter().flat_map(|p| &producers.get(*p).reads);
    let mut open: Vec<PlacedQuantity> = wanted.roots.iter().chain(read_by_kept).copied().collect();
    let mut seen: FxHashSet<PlacedQuantity> = FxHashSet::default();
    while let Some(placed) = open.pop() {
        if seen.insert(placed) {
            for &p in producers.of(placed) {
                if found.insert(p) {
                    open.extend(&producers.get(p).reads);
                }
            }
        }
    }
    let mut found: Vec<ProducerId> = found.into_iter().collect();
    found.sort_unstable();
    found
}

/// Whether `other` gives all that `p` gives of what is useful, reads no more and costs no more; of two alike the first stays.
fn is_dominated(
    producers: &Producers,
    given: &FxHashMap<ProducerId, FxHashSet<PlacedQuantity>>,
    p: ProducerId,
    other: ProducerId,
) -> bool {
    let (a, b) = (producers.get(p), producers.get(other));
    (b.cost, other) < (a.cost, p)
        && b.reads.iter().all(|r| a.reads.contains(r))
        && given.get(&other).is_some_and(|o| given[&p].is_subset(o))
        && (a.passes_carry_on() || !b.passes_carry_on())
}
