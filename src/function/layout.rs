//! The instructions of a function as they stand in a text with replacements, and other layouts of them as replacements.

use super::context::FunctionContext;
use crate::input::rules::Rules;
use crate::input::{Module, Replacement, is_instruction};
use dag::ir::function::{CodeInst, Function};
use dag::rewrite::tail_merging::MergedTails;
use isa::{Decoded, codec};
use rustc_hash::FxHashMap;

/// A function as it was read from a text, under the features that it may use.
#[derive(Clone, Copy)]
pub struct ReadFunction<'a> {
    pub module: &'a Module,
    /// Index in [`Module::functions`].
    pub index: usize,
    pub function: &'a Function,
}

/// A function read back from a text, and where each of its instructions stands there.
pub struct FunctionText<'a> {
    context: &'a FunctionContext<'a>,
    read: ReadFunction<'a>,
    replacements: &'a [Replacement],
    places: Vec<LinePlace>,
}

/// The line of an instruction.
#[derive(Clone, Copy)]
enum LinePlace {
    /// The original's instruction with this index.
    Own(usize),
    /// A line of a replacement.
    New { replacement: usize, line: usize },
}

impl<'a> FunctionText<'a> {
    /// `None` if lines and instructions are not one to one.
    pub fn new(
        context: &'a FunctionContext<'a>,
        replacements: &'a [Replacement],
        read: ReadFunction<'a>,
    ) -> Option<FunctionText<'a>> {
        let mut places = Vec::new();
        let mut next = 0;
        while next < context.function.insts.len() {
            match replacements.iter().position(|r| r.first == next) {
                Some(replacement) => {
                    let r = &replacements[replacement];
                    let lines = (0..r.lines.len()).filter(|l| is_instruction(&r.lines[*l]));
                    places.extend(lines.map(|line| LinePlace::New { replacement, line }));
                    next = r.last + 1;
                }
                None => {
                    places.push(LinePlace::Own(next));
                    next += 1;
                }
            }
        }
        (places.len() == read.function.insts.len()).then_some(FunctionText { context, read, replacements, places })
    }

    /// For each instruction a number that it shares with those that may stand for it: they are written alike, are read alike, and
    /// whoever unwinds finds the same before them.
    pub fn classes(&self) -> Vec<u32> {
        let rules = self.read.module.all_unwind_rules(self.read.index);
        let insts = self.read.function.insts.iter().enumerate();
        let written = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
        // Those that are written alike, the first of each class, by number.
        let mut firsts: FxHashMap<String, Vec<usize>> = FxHashMap::default();
        let class = |(n, inst): (usize, &CodeInst)| {
            let alike = firsts.entry(written(&inst.text)).or_default();
            let at = |n: usize| rules.get(n).and_then(Option::as_ref);
            let same = |first: &&usize| {
                self.read.function.insts[**first].decoded == inst.decoded
                    && at(**first) == at(n)
                    && at(n).is_none_or(Rules::is_clear)
            };
            let first = alike.iter().find(same).copied();
            if first.is_none() {
                alike.push(n);
            }
            first.unwrap_or(n) as u32
        };
        insts.map(class).collect()
    }

    /// The replacements for the text with merged tails; instructions of the original are replaced one by one, so that what
    /// stands between them stays.
    pub fn with_merged_tails(&self, merged: &MergedTails) -> Vec<Replacement> {
        let mut all = self.replacements.to_vec();
        // From the last line to the first, since lines behind a change move.
        for (n, place) in self.places.iter().enumerate().rev() {
            let Some(lines) = self.changed(n, merged) else { continue };
            match *place {
                LinePlace::New { replacement, line } => {
                    all[replacement].lines.splice(line..=line, lines);
                }
                LinePlace::Own(at) => {
                    let function = self.context.index;
                    all.push(Replacement { function, first: at, last: at, lines, data: Vec::new(), frameless: false });
                }
            }
        }
        all.sort_by_key(|r| r.first);
        all
    }

    /// What stands in place of an instruction, if that is anything else.
    fn changed(&self, n: usize, merged: &MergedTails) -> Option<Vec<String>> {
        let inst = &self.read.function.insts[n];
        let arrives = merged.jumps.values().chain(merged.retargeted.values()).any(|to| *to == n);
        let label = arrives.then(|| format!("{}:", self.label(n)));
        let jump = |to: &usize| codec::jump_text(&self.label(*to));
        let code = match (merged.deleted.contains(&n), merged.retargeted.get(&n)) {
            (true, _) => merged.jumps.get(&n).map(jump),
            (false, Some(to)) => Some(match &inst.decoded {
                Decoded::Branch(cond, _) => codec::branch_text(*cond, &self.label(*to)),
                _ => jump(to),
            }),
            (false, None) if arrives => Some(inst.text.trim().to_string()),
            (false, None) => return None,
        };
        Some(label.into_iter().chain(code).collect())
    }

    /// The label before an instruction that others go to now.
    fn label(&self, n: usize) -> String {
        format!("{}tail{n}", self.context.labels)
    }
}
