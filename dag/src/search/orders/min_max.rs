//! Networks of minima and maxima, as vector registers have them: no flags, and nothing is overwritten.

use super::network::{self, NetworkPiece};
use super::program::OrderQuestion;

/// The lesser or the greater of two values.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MinMaxStep {
    pub greatest: bool,
    /// Inputs by their numbers or, after those, the results of steps.
    pub of: [usize; 2],
}

/// Steps in their order, and the value that each output is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MinMaxNetwork {
    pub steps: Vec<MinMaxStep>,
    pub outputs: Vec<usize>,
}

/// The fewest minima and maxima for a question whose outputs are its inputs by size: one for each of two values that is
/// kept.
pub fn cheapest(question: &OrderQuestion) -> Option<MinMaxNetwork> {
    let pieces = [vec![0], vec![1], vec![0, 1]].map(|kept| NetworkPiece { inputs: 2, cost: kept.len(), kept });
    let (network, wires) = network::cheapest(question, &pieces)?;
    let mut on: Vec<usize> = (0..wires).collect();
    let mut steps = Vec::new();
    for placed in &network.pieces {
        let [a, b, _] = placed.wires;
        let of = [on[a], on[b]];
        for (wire, &kept) in [a, b].into_iter().zip(&pieces[placed.piece].kept) {
            on[wire] = wires + steps.len();
            steps.push(MinMaxStep { greatest: kept == 1, of });
        }
    }
    Some(MinMaxNetwork { steps, outputs: network.outputs.iter().map(|&w| on[w]).collect() })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::orders::test_questions::question;

    /// Twice the comparators of the smallest sorting networks (Knuth, volume 3, 5.3.4), and fewer where outputs are not
    /// wanted; each is run on every weak order.
    #[test]
    fn networks_are_right_and_as_small_as_is_known() {
        let all: [(usize, &[usize], usize); 6] = [
            (2, &[0, 1], 2),
            (3, &[0, 1, 2], 6),
            (3, &[1], 4),
            (4, &[0, 1, 2, 3], 10),
            (5, &[0, 1, 2, 3, 4], 18),
            (5, &[2], 10),
        ];
        for (n, wanted, most) in all {
            let question = question(n, wanted);
            let network = cheapest(&question).expect("a network");
            assert!(network.steps.len() <= most, "{n} {wanted:?}: {}", network.steps.len());
            for t in &question.start {
                let mut values: Vec<u8> = (0..n).map(|r| t.register(r)).collect();
                for step in &network.steps {
                    let [a, b] = step.of.map(|v| values[v]);
                    values.push(if step.greatest { a.max(b) } else { a.min(b) });
                }
                let right = network.outputs.iter().enumerate().all(|(o, &v)| values[v] == t.wanted(o));
                assert!(right, "{n} {wanted:?}: {network:?}");
            }
        }
    }
}
