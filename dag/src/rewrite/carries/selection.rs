//! The cheapest instructions that make what is needed, of all that could.

use super::choice::{ChoiceSolver, Makers, WantedValues, cheapest};
use super::flag_order::{CarryEdge, OrderDemand, order_demand};
use super::producers::{INSTRUCTION, ProducerId, Producers};
use super::quantities::{Place, PlacedQuantity};
use crate::ir::graph::Dag;
use isa::Flag;
use rustc_hash::{FxHashMap, FxHashSet};

/// What makes each value.
pub struct Selection {
    pub makers: Makers,
    /// It takes fewer instructions than the graph.
    pub is_better: bool,
    /// Carries that the flag does not keep.
    pub lost: Vec<CarryEdge>,
}

/// Rounds of exchanges.
const ROUNDS: usize = 12;
/// What it costs to have a carry a second time, when one sum has made another of it.
const CARRY_AGAIN: u32 = 2 * INSTRUCTION;

/// Words that can wait in registers, and what it costs to store another one and load it again.
const REGISTERS: u32 = 13;
const WORD_AWAY: u32 = 2 * INSTRUCTION;
/// How much dearer an exchange may be at first.
const SLACK: u32 = 3 * INSTRUCTION;

struct Needs<'a> {
    dag: &'a Dag,
    producers: &'a Producers,
    /// What live-outs and effects read.
    roots: Vec<PlacedQuantity>,
    /// Effects, which stay.
    kept: Vec<ProducerId>,
}

/// Goes on from the solution of a 0-1 program, and from what is cheapest value by value, by exchanges: what makes one value
/// is exchanged for something else that makes it as long as that takes fewer instructions in all.
pub fn select(dag: &Dag, producers: &Producers, solve: ChoiceSolver) -> Selection {
    let outs = dag.live_out.iter().map(|l| l.value).chain(dag.live_out_flags.iter().map(|f| f.1));
    let roots = outs.filter_map(|v| producers.placed(v)).collect();
    let kept = dag.effects.iter().filter_map(|e| producers.node(*e)).collect();
    let needs = Needs { dag, producers, roots, kept };
    let before = MakerSet::of(&needs, needs.own(), u32::MAX).cost;
    let wanted = WantedValues { roots: &needs.roots, kept: &needs.kept, carry_again: CARRY_AGAIN };
    let greedy = needs.descended(needs.greedy());
    let solved = cheapest(producers, &wanted, solve).map(|makers| needs.descended(makers));
    let best = solved.filter(|s| s.cost <= greedy.cost).unwrap_or(greedy);
    let lost = needs.demand(&best.makers).unwrap_or_default().lost;
    Selection { lost, makers: best.makers, is_better: best.cost < before }
}

/// What live-outs and effects need.
#[derive(Clone, Default)]
struct Needed {
    producers: FxHashSet<ProducerId>,
    values: Vec<PlacedQuantity>,
}

/// What makes each value, what is needed of it, and what that costs.
#[derive(Clone)]
struct MakerSet {
    makers: Makers,
    needed: Needed,
    cost: u32,
}

impl MakerSet {
    /// Costs of more than `most` are not looked at.
    fn of(needs: &Needs, makers: Makers, most: u32) -> MakerSet {
        match needs.needed(&makers) {
            Some(needed) => MakerSet { cost: needs.cost(&makers, &needed, most), makers, needed },
            None => MakerSet { makers, needed: Needed::default(), cost: u32::MAX },
        }
    }
}

impl Needs<'_> {
    /// The best choice that exchanges reach from one.
    fn descended(&self, makers: Makers) -> MakerSet {
        let mut best = MakerSet::of(self, makers, u32::MAX);
        for _ in 0..ROUNDS {
            let last = best.cost;
            let mut used = best.needed.values.clone();
            used.sort_unstable();
            let mut known: FxHashSet<PlacedQuantity> = used.iter().copied().collect();
            for placed in used {
                for &other in self.producers.of(placed) {
                    if let Some(better) = self.exchanged(&best, &known, placed, other) {
                        known = better.needed.values.iter().copied().collect();
                        best = better;
                    }
                }
            }
            if best.cost == last {
                break;
            }
        }
        best
    }

    /// The choice with another maker of something, if that is cheaper once what is needed now and was not (`known`) is made in
    /// the best way, and what comes to be made on the way is also taken where it was made by others.
    fn exchanged(
        &self,
        best: &MakerSet,
        known: &FxHashSet<PlacedQuantity>,
        placed: PlacedQuantity,
        other: ProducerId,
    ) -> Option<MakerSet> {
        if best.makers.get(&placed) == Some(&other) {
            return None;
        }
        let most = best.cost.saturating_add(SLACK);
        let mut makers = best.makers.clone();
        makers.insert(placed, other);
        let mut new = MakerSet::of(self, makers, most);
        if new.cost > most {
            return None;
        }
        let mut needed: Vec<PlacedQuantity> = new.needed.values.clone();
        needed.retain(|v| !known.contains(v) && *v != placed);
        needed.sort_unstable();
        for value in needed {
            for &other in self.producers.of(value) {
                if new.makers.get(&value) != Some(&other) {
                    let mut makers = new.makers.clone();
                    makers.insert(value, other);
                    let also = MakerSet::of(self, makers, new.cost);
                    if also.cost < new.cost {
                        new = also;
                    }
                }
            }
        }
        let mut added: Vec<ProducerId> = new.needed.producers.difference(&best.needed.producers).copied().collect();
        added.sort_unstable();
        for producer in added {
            for given in self.producers.given_by(producer) {
                if given == placed || new.makers.get(&given) == Some(&producer) {
                    continue;
                }
                let mut makers = new.makers.clone();
                makers.insert(given, producer);
                let also = MakerSet::of(self, makers, new.cost);
                if also.cost <= new.cost {
                    new = also;
                }
            }
        }
        (new.cost < best.cost).then_some(new)
    }

    /// The graph as it is.
    fn own(&self) -> Makers {
        let mut makers = FxHashMap::default();
        for (id, _) in self.dag.iter() {
            let Some(own) = self.producers.node(id) else { continue };
            for placed in self.producers.given_by(own) {
                makers.entry(placed).or_insert(own);
            }
        }
        makers
    }

    /// For each value what makes it with the fewest instructions, operands included, by itself.
    fn greedy(&self) -> Makers {
        let mut sets: FxHashMap<PlacedQuantity, FxHashSet<ProducerId>> = FxHashMap::default();
        let mut makers = FxHashMap::default();
        for placed in self.producers.in_order() {
            let mut best: Option<(u32, ProducerId, FxHashSet<ProducerId>)> = None;
            for &p in self.producers.of(placed) {
                let mut set = FxHashSet::from_iter([p]);
                let reads = &self.producers.get(p).reads;
                if !reads.iter().all(|r| sets.contains_key(r)) {
                    continue;
                }
                reads.iter().for_each(|r| set.extend(&sets[r]));
                let cost = set.iter().map(|p| self.producers.get(*p).cost).sum();
                if best.as_ref().is_none_or(|b| cost < b.0) {
                    best = Some((cost, p, set));
                }
            }
            if let Some((_, p, set)) = best {
                makers.insert(placed, p);
                sets.insert(placed, set);
            }
        }
        makers
    }

    /// The producers that are needed and the values that are read of them; `None` if something has no maker.
    fn needed(&self, makers: &Makers) -> Option<Needed> {
        let mut needed = Needed::default();
        let mut seen: FxHashSet<PlacedQuantity> = FxHashSet::default();
        let mut open: Vec<PlacedQuantity> = self.roots.clone();
        for &kept in &self.kept {
            needed.producers.insert(kept);
            open.extend(&self.producers.get(kept).reads);
        }
        while let Some(placed) = open.pop() {
            if !seen.insert(placed) {
                continue;
            }
            needed.values.push(placed);
            let maker = *makers.get(&placed)?;
            if needed.producers.insert(maker) {
                open.extend(&self.producers.get(maker).reads);
            }
        }
        Some(needed)
    }

    /// Instructions, and what it takes to keep carries that are read more than once or lost, and words that find no register.
    fn cost(&self, makers: &Makers, needed: &Needed, most: u32) -> u32 {
        let mut passed_on: FxHashMap<PlacedQuantity, u32> = FxHashMap::default();
        let mut sum = 0;
        for p in needed.producers.iter().map(|p| self.producers.get(*p)) {
            sum += p.cost;
            if p.passes_carry_on() {
                let carries = p.reads.iter().filter(|r| r.place == Place::Flag(Flag::CF));
                carries.for_each(|c| *passed_on.entry(*c).or_default() += 1);
            }
        }
        sum += passed_on.values().map(|times| CARRY_AGAIN * (times - 1)).sum::<u32>();
        if sum > most {
            return sum;
        }
        // Makers that read what is made of them are no choice.
        let Some(demand) = self.demand(makers) else { return u32::MAX };
        sum + CARRY_AGAIN * demand.lost.len() as u32 + WORD_AWAY * demand.most_words.saturating_sub(REGISTERS)
    }

    /// What the instructions that are needed ask of flags and registers.
    fn demand(&self, makers: &Makers) -> Option<OrderDemand> {
        let mut order: Vec<ProducerId> = Vec::new();
        let mut entered: FxHashSet<ProducerId> = FxHashSet::default();
        let mut roots: Vec<ProducerId> = self.kept.clone();
        roots.extend(self.roots.iter().filter_map(|r| makers.get(r)));
        let mut stack: Vec<(ProducerId, bool)> = roots.into_iter().rev().map(|p| (p, false)).collect();
        while let Some((p, done)) = stack.pop() {
            if done {
                order.push(p);
            } else if entered.insert(p) {
                stack.push((p, true));
                let reads = self.producers.get(p).reads.iter().rev();
                stack.extend(reads.filter_map(|r| makers.get(r)).map(|m| (*m, false)));
            }
        }
        order_demand(self.dag, self.producers, &order, |placed| makers.get(&placed).copied())
    }
}
