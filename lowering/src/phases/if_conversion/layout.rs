//! Where the paths of a branch stand in the text, and what that costs.

use super::Ask;
use super::expected_cost::{BranchProbability, ExpectedCost, WeightedPath};
use crate::cost::inst_cost::length;
use crate::cost::predict::{Line, Outs};
use crate::emit::SHORT_JUMP;
use crate::ir::Emitted;
use dag::ir::graph::Dag;
use dag::lift::mux::MuxGroup;
use isa::uarch::Uarch;
use isa::{Cond, Inst};

/// One line of code with branches. Labels are numbered from 0.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Item {
    Inst(Inst),
    Branch(Cond, usize),
    Jump(usize),
    Return,
    Label(usize),
}

/// Lines in the order of the text; the last one is followed by what followed the list.
pub type Code = Vec<Item>;

/// The paths of a branch.
pub struct BranchPaths<'a> {
    /// The instructions of one path; the jump is the one at `at`.
    pub trace: &'a [Emitted],
    pub at: usize,
    pub side_path: &'a [Emitted],
    /// Where the other path comes back.
    pub join: usize,
    pub group: &'a MuxGroup,
    /// The group's condition holds on the trace.
    pub holds: bool,
}

/// Bytes of a return (SDM vol. 2: C3).
const RETURN: u32 = 1;

/// The path of `first` falls through the jump, `second` is jumped to.
struct PathOrder<'a> {
    first: &'a [Emitted],
    second: &'a [Emitted],
    /// The jump is taken if this holds.
    cond: Cond,
    /// The group's condition holds on the first path.
    holds: bool,
}

/// The cheapest order of the paths; `None` if something in them has no place in such code.
pub fn cheapest(
    parts: &BranchPaths,
    dag: &Dag,
    probability: BranchProbability,
    ask: &Ask,
    outs: Outs,
) -> Option<(Code, ExpectedCost)> {
    let (on, cond) = (&parts.trace[parts.at + 1..parts.join], parts.group.cond);
    let to_other = |holds: bool| if holds { cond.negated() } else { cond };
    let straight = PathOrder { first: on, second: parts.side_path, cond: to_other(parts.holds), holds: parts.holds };
    let turned = PathOrder { first: parts.side_path, second: on, cond: to_other(!parts.holds), holds: !parts.holds };
    let both = [straight, turned].into_iter().filter_map(|order| laid_out(parts, &order, dag, probability, ask, outs));
    both.min_by_key(|(_, cost)| cost.key(ask.options.objective))
}

fn laid_out(
    parts: &BranchPaths,
    order: &PathOrder,
    dag: &Dag,
    probability: BranchProbability,
    ask: &Ask,
    outs: Outs,
) -> Option<(Code, ExpectedCost)> {
    let tune = ask.options.tune;
    let (head, tail) = (&parts.trace[..parts.at], &parts.trace[parts.join..]);
    let mut code: Code = items(head)?;
    // A path without instructions needs no place: the jump goes to where both meet.
    let (skip, ends) = (order.second.is_empty(), tail.is_empty() && ask.returns);
    let (side_path, meet) = (0, usize::from(!skip));
    code.push(Item::Branch(order.cond, side_path));
    code.extend(items(order.first)?);
    let mut after_first = lines(order.first, dag, tune);
    let jumps = u32::from(!skip && !ends);
    if !skip {
        code.push(if ends { Item::Return } else { Item::Jump(meet) });
        after_first.extend((!ends).then(Line::jump));
        code.push(Item::Label(side_path));
        code.extend(items(order.second)?);
    }
    if skip || !ends {
        code.push(Item::Label(meet));
    }
    code.extend(items(tail)?);
    let branch = Line::branch(order.cond, tune);
    // The probability is that of the group's condition; the branch is taken where it does not hold on the first path.
    let probability = if order.holds { probability.complement() } else { probability };
    let path = |taken: bool, own: Vec<Line>, jumps: u32| {
        let mut path = WeightedPath { jumps, ..WeightedPath::straight(lines(head, dag, tune)) };
        path.branch(branch.clone(), probability, taken);
        path.lines.extend(own);
        path.lines.extend(lines(tail, dag, tune));
        path
    };
    let second = lines(order.second, dag, tune);
    let paths = [path(false, after_first, jumps), path(true, second, 0)];
    let (bytes, instructions) = size(&code)?;
    Some((code, ExpectedCost::of(bytes, instructions, &paths, outs, tune)))
}

fn items(insts: &[Emitted]) -> Option<Code> {
    let item = |e: &Emitted| match e {
        Emitted::Inst { inst, .. } => Some(Item::Inst(inst.clone())),
        Emitted::Kept { .. } => None,
    };
    insts.iter().map(item).collect()
}

fn lines(insts: &[Emitted], dag: &Dag, tune: &Uarch) -> Vec<Line> {
    insts.iter().map(|e| Line::emitted(dag, e, tune)).collect()
}

/// Bytes and instructions, the jumps taken to be short.
fn size(code: &Code) -> Option<(u32, u32)> {
    let bytes = |item: &Item| match item {
        Item::Inst(inst) => length(inst).ok(),
        Item::Branch(..) | Item::Jump(_) => Some(SHORT_JUMP),
        Item::Return => Some(RETURN),
        Item::Label(_) => Some(0),
    };
    let all: Vec<u32> = code.iter().map(bytes).collect::<Option<_>>()?;
    let instructions = code.iter().filter(|i| !matches!(i, Item::Label(_))).count() as u32;
    Some((all.iter().sum(), instructions))
}
