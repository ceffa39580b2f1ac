//! Networks of comparisons and conditional moves: what is too long for the search is put together from pieces for two
//! and three values that it finds.

use super::OrderAnswers;
use super::network::{self, Network, NetworkPiece};
use super::program::{OrderProgram, OrderQuestion};
use super::search::OrderAnswer;
use super::step::OrderRenaming;
use super::tuple::{OrderTuple, UNSET};

/// Longest piece, in instructions.
const LONGEST_PIECE: usize = 8;

/// What to put together, and the shortest program for it.
struct ProgrammedPiece {
    piece: NetworkPiece,
    program: OrderProgram,
}

/// The cheapest network for a question whose outputs are its inputs by size.
pub fn cheapest(question: &OrderQuestion, answers: &mut OrderAnswers) -> Option<OrderProgram> {
    let all = pieces(answers);
    let pieces: Vec<NetworkPiece> = all.iter().map(|p| p.piece.clone()).collect();
    let (network, wires) = network::cheapest(question, &pieces)?;
    let program = network.program(&all, wires);
    program.answers(question).then_some(program)
}

/// All pieces, each the shortest program for what it does.
fn pieces(answers: &mut OrderAnswers) -> Vec<ProgrammedPiece> {
    let kept: [(usize, &[usize]); 8] =
        [(2, &[0]), (2, &[1]), (2, &[0, 1]), (3, &[1]), (3, &[0, 1]), (3, &[1, 2]), (3, &[0, 2]), (3, &[0, 1, 2])];
    let of = |(inputs, kept): (usize, &[usize])| {
        let question = piece_question(inputs, kept);
        match answers.shortest(&question, LONGEST_PIECE) {
            OrderAnswer::Shortest(program) => {
                let piece = NetworkPiece { inputs, kept: kept.to_vec(), cost: program.steps.len() };
                Some(ProgrammedPiece { piece, program })
            }
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

impl Network {
    /// The steps of all pieces, over the wires' registers and one more.
    fn program(&self, pieces: &[ProgrammedPiece], wires: usize) -> OrderProgram {
        let mut register: Vec<usize> = (0..wires).collect();
        let mut free = wires;
        let mut steps = Vec::new();
        for placed in &self.pieces {
            let piece = &pieces[placed.piece];
            let wires = &placed.wires[..piece.piece.inputs];
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
    use crate::search::orders::test_questions::question;

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
