//! Networks of pieces that put two or three values in order. Which pieces are cheapest together is seen on zeros and ones
//! alone: who puts those in order puts everything in order (Knuth, "The Art of Computer Programming", volume 3, 5.3.4,
//! theorem Z).

use super::program::{OrderQuestion, start};
use super::state::{OrderShape, Predecessor, TupleSet, way_to};
use super::step::OrderRenaming;
use super::tuple::{OrderTuple, UNSET};
use rustc_hash::FxHashMap;

/// Longest network, in instructions.
const LONGEST: usize = 48;
/// Most states that are looked at.
const STATES: usize = 60_000;

/// Puts some values in order and keeps some of them.
#[derive(Clone, Debug)]
pub(super) struct NetworkPiece {
    /// How many values go in; of three, the last two are in order already.
    pub inputs: usize,
    /// Which of them come out, counted from the least.
    pub kept: Vec<usize>,
    /// Its instructions.
    pub cost: usize,
}

/// A piece on some of the wires. The values that it keeps are on the first of them then, and nothing is on the others.
#[derive(Clone, Copy, Debug)]
pub(super) struct PlacedPiece {
    pub piece: usize,
    pub wires: [usize; 3],
}

/// The cheapest network of some pieces for a question whose outputs are its inputs by size, and how many wires it is on.
pub(super) fn cheapest(question: &OrderQuestion, pieces: &[NetworkPiece]) -> Option<(Network, usize)> {
    let places = places(question)?;
    let wires = question.start.first().map(|t| (0..question.registers).filter(|&r| t.register(r) != UNSET).count())?;
    Some((NetworkSearch::new(pieces, wires, &places).run()?, wires))
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
    known: FxHashMap<TupleSet, usize>,
}

/// Pieces in their order, and the wire that each output is on.
pub(super) struct Network {
    pub pieces: Vec<PlacedPiece>,
    pub outputs: Vec<usize>,
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
            known: FxHashMap::from_iter([(start.clone(), 0)]),
            reached: vec![ReachedNetwork { state: start, cost: 0, before: None }],
        }
    }

    fn run(mut self) -> Option<Network> {
        let mut open: Vec<Vec<usize>> = vec![Vec::new(); LONGEST + 1];
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
            let cost = self.reached[at].cost + piece.cost;
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
