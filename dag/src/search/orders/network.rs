//! Networks: what is too long for the search is put together from pieces for two and three values that it finds.
//! Which pieces are cheapest together is seen on zeros and ones alone: who puts those in order puts everything in
//! order (Knuth, "The Art of Computer Programming", volume 3, 5.3.4, theorem Z).

use super::OrderAnswers;
use super::program::{OrderProgram, OrderQuestion, start};
use super::search::OrderAnswer;
use super::state::{OrderShape, Predecessor, TupleSet, way_to};
use super::step::OrderRenaming;
use super::tuple::{OrderTuple, UNSET};
use std::collections::HashMap;

/// Longest piece and longest network, in instructions.
const LONGEST_PIECE: usize = 8;
const LONGEST: usize = 48;
/// Most states that are looked at.
const STATES: usize = 60_000;

/// Puts some values in order and keeps some of them.
#[derive(Clone, Debug)]
struct NetworkPiece {
    /// How many values go in; of three, the last two are in order already.
    inputs: usize,
    /// Which of them come out, counted from the least.
    kept: Vec<usize>,
    program: OrderProgram,
}

/// A piece on some of the wires. The values that it keeps are on the first of them then, and nothing is on the others.
#[derive(Clone, Copy, Debug)]
struct PlacedPiece {
    piece: usize,
    wires: [usize; 3],
}

/// The cheapest network for a question whose outputs are its inputs by size.
pub fn cheapest(question: &OrderQuestion, answers: &mut OrderAnswers) -> Option<OrderProgram> {
    let places = places(question)?;
    let pieces: Vec<NetworkPiece> = pieces(answers);
    let wires = question.start.first().map(|t| (0..question.registers).filter(|&r| t.register(r) != UNSET).count())?;
    let network = NetworkSearch::new(&pieces, wires, &places).run()?;
    let program = network.program(&pieces, wires);
    program.answers(question).then_some(program)
}

/// Which of the inputs by size each output is; `None` if it is not always the same one.
fn places(question: &OrderQuestion) -> Option<Vec<usize>> {
    let sorted = |t: &OrderTuple| {
        let mut held: Vec<u8> = (0..question.registers).map(|r| t.register(r)).filter(|r| *r != UNSET).collect();
        held.sort_unstable();
        held
    };
    let inputs = sorted(question.start.first()?).len();
    let is = |o: usize, k: usize| question.start.iter().all(|t| sorted(t)[k] == t.wanted(o));
    (0..question.outputs).map(|o| (0..inputs).find(|&k| is(o, k))).collect()
}

/// All pieces, each the shortest program for what it does.
fn pieces(answers: &mut OrderAnswers) -> Vec<NetworkPiece> {
    let kept: [(usize, &[usize]); 8] =
        [(2, &[0]), (2, &[1]), (2, &[0, 1]), (3, &[1]), (3, &[0, 1]), (3, &[1, 2]), (3, &[0, 2]), (3, &[0, 1, 2])];
    let of = |(inputs, kept): (usize, &[usize])| {
        let question = piece_question(inputs, kept);
        match answers.shortest(&question, LONGEST_PIECE) {
            OrderAnswer::Shortest(program) => Some(NetworkPiece { inputs, kept: kept.to_vec(), program }),
            OrderAnswer::None | OrderAnswer::Limit => None,
        }
    };
    kept.into_iter().filter_map(of).collect()
}

/// The question that a piece answers.
fn piece_question(inputs: usize, kept: &[usize]) -> OrderQuestion {
    let n = inputs as u8;
    let ranks = (0..n).flat_map(|a| (0..n).flat_map(move |b| (0..n).map(move |c| [a, b, c])));
    let tuple = |all: [u8; 3]| {
        let mut held = all[..inputs].to_vec();
        let mut sorted = held.clone();
        sorted.sort_unstable();
        held.push(UNSET);
        OrderTuple::new(&held, &kept.iter().map(|&k| sorted[k]).collect::<Vec<_>>())
    };
    let start = ranks.filter(|[_, b, c]| inputs < 3 || b <= c).map(tuple).collect();
    OrderQuestion { registers: inputs + 1, outputs: kept.len(), pinned: None, numbers: Vec::new(), start }
}

/// A state that was reached: its cost, and the piece that led to it.
struct ReachedNetwork {
    state: TupleSet,
    cost: usize,
    before: Option<Predecessor<PlacedPiece>>,
}

/// Dijkstra's search for the cheapest pieces. States are sets of zeros and ones on the wires, with the wanted outputs.
struct NetworkSearch<'p> {
    pieces: &'p [NetworkPiece],
    wires: usize,
    outputs: usize,
    shape: OrderShape,
    reached: Vec<ReachedNetwork>,
    known: HashMap<TupleSet, usize>,
}

/// Pieces in their order, and the wire that each output is on.
struct Network {
    pieces: Vec<PlacedPiece>,
    outputs: Vec<usize>,
}

impl<'p> NetworkSearch<'p> {
    fn new(pieces: &'p [NetworkPiece], wires: usize, places: &[usize]) -> NetworkSearch<'p> {
        let tuple = |bits: u32| {
            let held: Vec<u8> = (0..wires).map(|w| (bits >> w & 1) as u8).collect();
            let zeros = wires - bits.count_ones() as usize;
            OrderTuple::new(&held, &places.iter().map(|&k| u8::from(k >= zeros)).collect::<Vec<_>>())
        };
        let start = start((0..1 << wires).map(tuple).collect());
        let shape = OrderShape { registers: wires, outputs: places.len(), pinned: None, numbers: 0 };
        NetworkSearch {
            pieces,
            wires,
            outputs: places.len(),
            shape,
            known: HashMap::from([(start.clone(), 0)]),
            reached: vec![ReachedNetwork { state: start, cost: 0, before: None }],
        }
    }

    fn run(mut self) -> Option<Network> {
        let mut open: Vec<Vec<usize>> = vec![Vec::new(); LONGEST + LONGEST_PIECE + 1];
        open[0].push(0);
        for cost in 0..=LONGEST {
            while let Some(at) = open[cost].pop() {
                if self.reached[at].cost != cost {
                    continue;
                }
                if let Some(network) = self.network(at) {
                    return Some(network);
                }
                for next in self.expand(at) {
                    open[self.reached[next].cost].push(next);
                }
                if self.reached.len() > STATES {
                    return None;
                }
            }
        }
        None
    }

    /// The states one piece on that are new or were dearer.
    fn expand(&mut self, at: usize) -> Vec<usize> {
        let mut found = Vec::new();
        for placed in self.placements(at) {
            let piece = &self.pieces[placed.piece];
            let cost = self.reached[at].cost + piece.program.steps.len();
            let mut tuples: Vec<OrderTuple> =
                self.reached[at].state.0.iter().map(|t| piece.apply(placed.wires, *t)).collect();
            if cost > LONGEST || tuples[..] == self.reached[at].state.0[..] {
                continue;
            }
            let (state, names) = self.shape.normal(&mut tuples);
            let before = Some(Predecessor { state: at, step: placed, names });
            let new = ReachedNetwork { state: state.clone(), cost, before };
            match self.known.get(&state) {
                Some(&known) if self.reached[known].cost <= cost => {}
                Some(&known) => {
                    self.reached[known] = new;
                    found.push(known);
                }
                None => {
                    self.known.insert(state, self.reached.len());
                    found.push(self.reached.len());
                    self.reached.push(new);
                }
            }
        }
        found
    }

    /// Every piece on all wires on which it may stand and leave enough of them.
    fn placements(&self, at: usize) -> Vec<PlacedPiece> {
        let tuples = &self.reached[at].state.0;
        let alive: Vec<usize> = (0..self.wires).filter(|&w| tuples[0].register(w) != UNSET).collect();
        let ordered = |b: usize, c: usize| tuples.iter().all(|t| t.register(b) <= t.register(c));
        let mut all = Vec::new();
        for (k, piece) in self.pieces.iter().enumerate() {
            if alive.len() + piece.kept.len() < self.outputs + piece.inputs {
                continue;
            }
            for &a in &alive {
                for &b in alive.iter().filter(|b| **b != a) {
                    if piece.inputs == 2 && a < b {
                        all.push(PlacedPiece { piece: k, wires: [a, b, b] });
                    }
                    let third = alive.iter().filter(|&&c| piece.inputs == 3 && c != a && c != b && ordered(b, c));
                    all.extend(third.map(|&c| PlacedPiece { piece: k, wires: [a, b, c] }));
                }
            }
        }
        all
    }

    /// The pieces that lead to a state in which each output is on some wire.
    fn network(&self, at: usize) -> Option<Network> {
        let ends = self.shape.ends_of(&self.reached[at].state)?;
        let mut names = OrderRenaming::NONE;
        let mut pieces = Vec::new();
        for Predecessor { step: placed, names: new, .. } in way_to(at, |n| self.reached[n].before) {
            let wires = placed.wires.map(|w| usize::from(names.registers[w]));
            pieces.push(PlacedPiece { wires, ..placed });
            names = names.after(&new);
        }
        Some(Network { pieces, outputs: ends.iter().map(|&w| usize::from(names.registers[w])).collect() })
    }
}

impl NetworkPiece {
    /// What it does on zeros and ones.
    fn apply(&self, wires: [usize; 3], t: OrderTuple) -> OrderTuple {
        let wires = &wires[..self.inputs];
        let mut sorted: Vec<u8> = wires.iter().map(|&w| t.register(w)).collect();
        sorted.sort_unstable();
        let new = wires.iter().enumerate().map(|(n, &w)| (w, self.kept.get(n).map_or(UNSET, |&k| sorted[k])));
        new.fold(t, |t, (w, rank)| t.with_register(w, rank))
    }
}

impl Network {
    /// The steps of all pieces, over the wires' registers and one more.
    fn program(&self, pieces: &[NetworkPiece], wires: usize) -> OrderProgram {
        let mut register: Vec<usize> = (0..wires).collect();
        let mut free = wires;
        let mut steps = Vec::new();
        for placed in &self.pieces {
            let piece = &pieces[placed.piece];
            let wires = &placed.wires[..piece.inputs];
            let mut names = OrderRenaming::NONE;
            let own: Vec<usize> = wires.iter().map(|&w| register[w]).chain([free]).collect();
            own.iter().enumerate().for_each(|(n, r)| names.registers[n] = *r as u8);
            steps.extend(piece.program.steps.iter().map(|s| s.renamed(&names)));
            let kept: Vec<usize> = piece.program.outputs.iter().map(|&r| own[r]).collect();
            // Each wire that nothing is on keeps a register of its own, and one register is free again.
            let mut rest = own.iter().copied().filter(|r| !kept.contains(r));
            for (n, &w) in wires.iter().enumerate() {
                register[w] = kept.get(n).copied().or_else(|| rest.next()).unwrap_or(free);
            }
            free = rest.next().unwrap_or(free);
        }
        OrderProgram { steps, outputs: self.outputs.iter().map(|&w| register[w]).collect() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::spec::order::{OrderedElements, WordOrder};
    use isa::Width;

    fn question(n: usize, wanted: &[usize]) -> OrderQuestion {
        let order = WordOrder { width: Width::W32, signed: true };
        let elements = OrderedElements { order, inputs: vec![32; n], constants: Vec::new() };
        let tuple = |ranks: Vec<u8>| {
            let mut sorted = ranks.clone();
            sorted.sort_unstable();
            let wanted: Vec<u8> = wanted.iter().map(|&k| sorted[k]).collect();
            OrderTuple::new(&[&ranks[..], &[UNSET]].concat(), &wanted)
        };
        let start = elements.weak_orders().into_iter().map(tuple).collect();
        OrderQuestion { registers: n + 1, outputs: wanted.len(), pinned: None, numbers: Vec::new(), start }
    }

    /// Of four and five 20 and 33 are the best known (Ullrich and Hack, CGO 2025).
    #[test]
    fn networks_are_as_short_as_is_known() {
        let mut answers = OrderAnswers::default();
        let all: [(usize, &[usize], usize); 7] = [
            (2, &[0, 1], 4),
            (3, &[1], 8),
            (3, &[0, 1, 2], 11),
            (4, &[0, 3], 12),
            (4, &[0, 1, 2, 3], 20),
            (5, &[2], 20),
            (5, &[0, 1, 2, 3, 4], 33),
        ];
        for (n, wanted, most) in all {
            let question = question(n, wanted);
            let program = cheapest(&question, &mut answers).expect("a network");
            assert!(
                program.answers(&question) && program.steps.len() <= most,
                "{n} {wanted:?}: {}",
                program.steps.len()
            );
        }
    }
}
