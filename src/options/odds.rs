//! How often conditions hold, as users say it.

use dag::ir::graph::{Dag, NodeId};
use dag::lift::mux::{self, MuxGroup};
use lowering::phases::if_conversion::{Odds, WHOLE};

/// `0.95`, or `0.95/0.02` with how often that is mispredicted.
///
/// # Errors
/// What is wrong with it.
pub fn parse(text: &str) -> Result<Odds, String> {
    let (holds, missed) = text.split_once('/').map_or((text, None), |(a, b)| (a, Some(b)));
    let odds = Odds::random(part(holds)?);
    match missed.map(part).transpose()? {
        Some(missed) => Ok(Odds { missed, ..odds }),
        None => Ok(odds),
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

/// Odds of a graph's conditional moves by node, and of the others.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ByNode {
    pub others: Odds,
    pub nodes: Vec<(NodeId, Odds)>,
}

impl ByNode {
    /// `P` for all, `n7=P` for those that are the same condition as node 7's.
    ///
    /// # Errors
    /// What is wrong with each that is.
    pub fn parse(all: &[String]) -> Result<ByNode, Vec<String>> {
        let (mut found, mut wrong) = (ByNode::default(), Vec::new());
        for text in all {
            let one = match text.split_once('=') {
                None => parse(text).map(|odds| found.others = odds),
                Some((node, odds)) => match node.trim().strip_prefix('n').and_then(|n| n.parse().ok()) {
                    Some(n) => parse(odds).map(|odds| found.nodes.push((NodeId(n), odds))),
                    None => Err(format!("`{node}` is no node")),
                },
            };
            wrong.extend(one.err());
        }
        if wrong.is_empty() { Ok(found) } else { Err(wrong) }
    }

    /// Nodes that are no conditional move of the graph.
    pub fn strays(&self, dag: &Dag) -> Vec<NodeId> {
        let known = |n: &NodeId| n.index() < dag.len() && mux::condition(dag, *n).is_some();
        self.nodes.iter().map(|x| x.0).filter(|n| !known(n)).collect()
    }

    pub fn of(&self, dag: &Dag, fork: &MuxGroup) -> Odds {
        let named = self.nodes.iter().find(|(n, _)| fork.muxes.iter().any(|m| m.node == *n));
        match named {
            Some(&(n, odds)) if mux::condition(dag, n) == Some(fork.cond) => odds,
            Some(&(_, odds)) => odds.turned(),
            None => self.others,
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::options::odds::*;

    #[test]
    fn odds_are_parts_of_one() {
        assert_eq!(parse("0.95"), Ok(Odds { holds: 950, missed: 50 }));
        assert_eq!(parse("0.5/0.01"), Ok(Odds { holds: 500, missed: 10 }));
        assert!(parse("95").is_err() && parse("x").is_err() && parse("0.5/2").is_err());
    }
}
