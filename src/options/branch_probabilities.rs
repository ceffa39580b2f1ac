//! How often conditions hold, as users say it.

use dag::ir::graph::{Dag, NodeId};
use dag::lift::mux::{self, MuxGroup};
use lowering::phases::if_conversion::{BranchProbability, WHOLE};

/// `0.95`, or `0.95/0.02` with how often that is mispredicted.
///
/// # Errors
/// What is wrong with it.
pub fn parse(text: &str) -> Result<BranchProbability, String> {
    let (holds, missed) = text.split_once('/').map_or((text, None), |(a, b)| (a, Some(b)));
    let probability = BranchProbability::random(part(holds)?);
    match missed.map(part).transpose()? {
        Some(missed) => Ok(BranchProbability { missed, ..probability }),
        None => Ok(probability),
    }
}

/// A number from 0 to 1 in parts of [`WHOLE`].
fn part(text: &str) -> Result<u32, String> {
    let number: f64 = text.trim().parse().map_err(|_| format!("`{text}` is no number"))?;
    if !(0.0..=1.0).contains(&number) {
        return Err(format!("`{text}` is not between 0 and 1"));
    }
    Ok((number * f64::from(WHOLE)).round() as u32)
}

/// Probabilities of the conditions of a graph's conditional moves by node, and of the others.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct NodeProbabilities {
    pub others: BranchProbability,
    pub nodes: Vec<(NodeId, BranchProbability)>,
}

impl NodeProbabilities {
    /// `P` for all, `n7=P` for those that are the same condition as node 7's.
    ///
    /// # Errors
    /// What is wrong with each that is.
    pub fn parse(all: &[String]) -> Result<NodeProbabilities, Vec<String>> {
        let (mut found, mut wrong) = (NodeProbabilities::default(), Vec::new());
        for text in all {
            let one = match text.split_once('=') {
                None => parse(text).map(|probability| found.others = probability),
                Some((node, probability)) => match node.trim().strip_prefix('n').and_then(|n| n.parse().ok()) {
                    Some(n) => parse(probability).map(|probability| found.nodes.push((NodeId(n), probability))),
                    None => Err(format!("`{node}` is no node")),
                },
            };
            wrong.extend(one.err());
        }
        if wrong.is_empty() { Ok(found) } else { Err(wrong) }
    }

    /// Nodes that are no conditional move of the graph.
    pub fn unmatched(&self, dag: &Dag) -> Vec<NodeId> {
        let known = |n: &NodeId| n.index() < dag.len() && mux::condition(dag, *n).is_some();
        self.nodes.iter().map(|x| x.0).filter(|n| !known(n)).collect()
    }

    pub fn of(&self, dag: &Dag, group: &MuxGroup) -> BranchProbability {
        let named = self.nodes.iter().find(|(n, _)| group.muxes.iter().any(|m| m.node == *n));
        match named {
            Some(&(n, probability)) if mux::condition(dag, n) == Some(group.cond) => probability,
            Some(&(_, probability)) => probability.complement(),
            None => self.others,
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::options::branch_probabilities::*;

    #[test]
    fn probabilities_are_parts_of_one() {
        assert_eq!(parse("0.95"), Ok(BranchProbability { holds: 950, missed: 50 }));
        assert_eq!(parse("0.5/0.01"), Ok(BranchProbability { holds: 500, missed: 10 }));
        assert!(parse("95").is_err() && parse("x").is_err() && parse("0.5/2").is_err());
    }
}
