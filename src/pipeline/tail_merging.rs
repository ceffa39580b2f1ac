//! Equal tails of what was found once, where the objective counts what stands in the text and no time.

use super::Settings;
use crate::function::cost::cost_of;
use crate::function::layout::{FunctionText, ReadFunction};
use crate::function::readback::{Proved, ReadBack, Reread};
use crate::input::Replacement;
use dag::ir::cfg::Cfg;
use dag::ir::function::Function;
use dag::rewrite::tail_merging::{LayoutCost, MergedTails, TailQuestion, merge_tails};
use isa::uarch::Cycles;
use lowering::cost::predict::Outs;
use lowering::{Cost, Measures};

/// Bytes of a jump to any place and to one that is near. Which it will be is seen when the text is assembled.
const JUMPS: [u32; 2] = [5, 2];

/// Replacements among which equal tails stand once.
pub struct MergedText {
    pub replacements: Vec<Replacement>,
    pub proved: Proved,
    /// How many copies went.
    pub copies: usize,
}

/// The better of the layouts with merged tails, if one is better and proved on its text.
pub fn with_merged_tails(readback: &ReadBack, settings: &Settings, replacements: &[Replacement]) -> Option<MergedText> {
    let context = readback.context;
    let counts_time = !settings.objective.times().is_empty();
    // Two ends and what branches to one of them.
    let has_ends = context.cfg.blocks.len() > 2;
    if counts_time || settings.profile.is_some() || settings.versions || !has_ends {
        return None;
    }
    let changed = match replacements {
        [] => None,
        some => Some(readback.read(some).ok()?),
    };
    let read = match changed.as_deref() {
        Some(Reread { module, index, function }) => ReadFunction { module, index: *index, function },
        None => ReadFunction { module: context.module, index: context.index, function: &context.function },
    };
    let text = FunctionText::new(context, replacements, read)?;
    let (cfg, classes) = (Cfg::build(read.function), text.classes());
    let mut layouts: Vec<MergedTails> = Vec::new();
    for bytes in JUMPS {
        let costs = layout_costs(settings, read.function, bytes);
        let found = merge_tails(&TailQuestion { cfg: &cfg, classes: &classes, costs: &costs });
        layouts.extend(found.filter(|found| !layouts.contains(found)));
    }
    let key = |cost: Cost| settings.objective.key(cost);
    let cost = |replacements: &[Replacement]| {
        let read = readback.read(replacements).ok()?;
        Some(key(context.cost(&read.function, settings.tune)))
    };
    let before = key(context.cost(read.function, settings.tune));
    let texts = layouts.iter().filter_map(|merged| {
        let replacements = text.with_merged_tails(merged);
        Some((cost(&replacements).filter(|after| *after < before)?, replacements, merged.copies))
    });
    let (_, replacements, copies) = texts.min_by_key(|(key, ..)| *key)?;
    let proved = readback.prove(&replacements).ok()?;
    Some(MergedText { replacements, proved, copies })
}

/// What counts of each instruction: in the objective, and where nothing may grow in each measure.
fn layout_costs(settings: &Settings, f: &Function, jump_bytes: u32) -> Vec<LayoutCost> {
    let insts = &f.insts;
    let each: Vec<Cost> = insts.iter().map(|i| cost_of(std::slice::from_ref(i), settings.tune, Outs::ALL)).collect();
    let jump = Measures { instructions: 1, uops: 1, bytes: jump_bytes, ..Measures::default() };
    let jump = Cost::new(jump, 0, Cycles(0));
    let layout = |of: &dyn Fn(Cost) -> u64| LayoutCost { of: each.iter().map(|c| of(*c)).collect(), jump: of(jump) };
    let mut costs = vec![layout(&|c| settings.objective.key(c)[0])];
    if settings.no_growth {
        costs.push(layout(&|c| u64::from(c.instructions)));
        costs.push(layout(&|c| u64::from(c.bytes)));
        costs.push(layout(&|c| u64::from(c.uops)));
    }
    costs
}
