//! How often code ran: `--profile FILE`.
//!
//! One statement a line; `#` begins a comment.
//!
//! ```text
//! 12 3000             the statement on line 12 ran 3000 times
//! .L4 2900            control came to the label 2900 times
//! 15 2900/3000        the condition of the branch or conditional move on line 15 held 2900 times of 3000
//! 15 2900/3000 40     and was mispredicted 40 times
//!     3000:   12: x   as gcov writes it, what stands behind the second colon not looked at
//! ```

use crate::input::Module;
use crate::input::error::Problem;
use dag::ir::cfg::{BlockId, Cfg, Dest, Flow};
use dag::ir::function::Function;
use lowering::phases::if_conversion::{BranchProbability, WHOLE};
use std::collections::BTreeMap;

/// What is known, by line of the input from 1.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Profile {
    ran: BTreeMap<u32, u64>,
    labels: BTreeMap<String, u64>,
    held: BTreeMap<u32, Held>,
}

/// How often a condition held.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Held {
    times: u64,
    of: u64,
    missed: Option<u64>,
}

impl Held {
    fn probability(self) -> BranchProbability {
        let part = |n: u64| (u128::from(n) * u128::from(WHOLE) / u128::from(self.of.max(1))) as u32;
        let probability = BranchProbability::random(part(self.times));
        self.missed.map_or(probability, |m| BranchProbability { missed: part(m), ..probability })
    }
}

impl Profile {
    /// Reads the text of a profile.
    ///
    /// # Errors
    /// Every line that says nothing.
    pub fn parse(path: &str, text: &str) -> Result<Profile, Vec<Problem>> {
        let (mut p, mut problems) = (Profile::default(), Vec::new());
        for (n, line) in text.lines().enumerate() {
            let statement = line.split('#').next().unwrap_or("").trim();
            if !statement.is_empty() && p.statement(statement).is_none() {
                let remedy = "write `LINE COUNT`, `LABEL COUNT` or `LINE TIMES/OF [MISSED]`";
                problems.push(Problem::new(path, "this is no count", remedy).at(n as u32 + 1, line));
            }
        }
        if problems.is_empty() { Ok(p) } else { Err(problems) }
    }

    fn statement(&mut self, text: &str) -> Option<()> {
        if let Some((count, rest)) = text.split_once(':') {
            // gcov: lines that are no code have no number, those that never ran have `#####`, which is a comment here.
            let line: u32 = rest.split(':').next()?.trim().parse().ok()?;
            if count.trim() != "-" {
                self.ran.insert(line, count.trim().trim_end_matches('*').parse().ok()?);
            }
            return Some(());
        }
        let words: Vec<&str> = text.split_whitespace().collect();
        let (place, count, missed) = match words[..] {
            [place, count] => (place, count, None),
            [place, count, missed] if count.contains('/') => (place, count, Some(missed.parse().ok()?)),
            _ => return None,
        };
        match (place.parse::<u32>(), count.split_once('/')) {
            (Ok(line), Some((times, of))) => {
                let held = Held { times: times.parse().ok()?, of: of.parse().ok()?, missed };
                (held.times <= held.of && missed.is_none_or(|m| m <= held.of)).then(|| self.held.insert(line, held))?;
            }
            (Ok(line), None) => {
                self.ran.insert(line, count.parse().ok()?);
            }
            (Err(_), None) => {
                self.labels.insert(place.to_string(), count.parse().ok()?);
            }
            (Err(_), Some(_)) => return None,
        }
        Some(())
    }

    /// Labels that the input does not have, and lines that it does not have.
    pub fn unmatched(&self, module: &Module) -> Vec<String> {
        let known = |name: &&String| !module.has_label(name);
        let labels = self.labels.keys().filter(known).map(|l| format!("the input has no label `{l}`"));
        let lines = self.ran.keys().chain(self.held.keys()).filter(|l| **l == 0 || **l as usize > module.lines.len());
        labels.chain(lines.map(|l| format!("the input has no line {l}"))).collect()
    }

    /// How often the condition of an instruction holds, as far as that is known.
    pub fn probability(&self, module: &Module, f: &Function, cfg: &Cfg, inst: usize) -> Option<BranchProbability> {
        let line = f.insts[inst].line?;
        if let Some(held) = self.held.get(&line) {
            return Some(held.probability());
        }
        let block = cfg.ids().find(|b| cfg.block(*b).end == inst + 1)?;
        let Flow::Branch { taken, fall, .. } = &cfg.block(block).flow else { return None };
        // What only this branch goes to ran as often as it was gone to.
        let count = |d: &Dest| match d {
            Dest::Block(b) if cfg.preds[b.index()].len() == 1 => self.count(module, f, cfg, *b),
            _ => None,
        };
        let (times, rest, all) = (count(taken), count(fall), self.count(module, f, cfg, block));
        let (times, of) = match (times, rest, all) {
            (Some(t), Some(r), _) => (t, t + r),
            (Some(t), None, Some(all)) => (t, all.max(t)),
            (None, Some(r), Some(all)) => (all.saturating_sub(r), all.max(r)),
            _ => return None,
        };
        Some(Held { times, of, missed: None }.probability())
    }

    /// How often a block ran: any of its instructions says it for all.
    fn count(&self, module: &Module, f: &Function, cfg: &Cfg, block: BlockId) -> Option<u64> {
        let block = cfg.block(block);
        f.insts[block.first..block.end].iter().filter_map(|i| i.line).find_map(|line| {
            let labelled = self.labels.iter().find(|(name, _)| module.label_leads_to(name, line));
            self.ran.get(&line).copied().or(labelled.map(|l| *l.1))
        })
    }
}

#[cfg(test)]
mod tests {
    use crate::input::profile::*;

    #[test]
    fn all_ways_to_say_it() {
        let text =
            "12 3000 # comment\n\n.L4 2900\n15 2900/3000\n16 1/4 1\n 3000: 17: x = y;\n -: 18: }\n#####: 19: z\n";
        let p = Profile::parse("p", text).expect("a profile");
        assert_eq!(p.ran, BTreeMap::from([(12, 3000), (17, 3000)]));
        assert_eq!(p.labels, BTreeMap::from([(".L4".to_string(), 2900)]));
        assert_eq!(p.held[&15].probability(), BranchProbability { holds: 966, missed: 34 });
        assert_eq!(p.held[&16].probability(), BranchProbability { holds: 250, missed: 250 });
    }

    #[test]
    fn what_is_no_count_is_named_with_its_line() {
        let problems = Profile::parse("p", "12\nfoo bar\n3 5/4\n4 1/2 9\n.L1 1/2\n").expect_err("none is good");
        assert_eq!(problems.len(), 5);
    }
}
