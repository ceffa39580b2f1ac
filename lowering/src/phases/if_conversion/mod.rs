//! Branches in place of conditional moves.
//!
//! The muxes of one condition ([`dag::lift::mux`]) become a jump: reverse if-conversion. Each of its two paths is tried
//! as the *trace* (Fisher, "Trace scheduling", 1981): its graph, the jump among its operations, is lowered like any
//! other, so order and registers are the best that the integer program knows, with everything in registers that the
//! other path needs where it leaves. The other path is then a graph with pinned registers on both ends, and is lowered,
//! too: for every place at which it can come back to the trace, of which the cheapest counts, the end of the list among
//! them. What only one path needs is done on that path only.
//!
//! Both paths are checked as lists of their own, from the first instruction to the last.

mod expected_cost;
mod layout;
mod side_path;
mod trace;

pub use expected_cost::{BranchProbability, ExpectedCost, WHOLE, WeightedPath};
pub use layout::{Code, Item};

use crate::check::check;
use crate::cost::Objective;
use crate::cost::predict::Outs;
use crate::ir::{Emitted, Status};
use crate::phases::{Lowered, lower};
use crate::problem::Options;
use crate::select;
use dag::ir::graph::Dag;
use dag::lift::mux::{MuxGroup, mux_groups};
use side_path::{SidePath, side_paths};
use trace::{Trace, trace};

/// Code with one branch.
#[derive(Clone, Debug)]
pub struct Branched {
    pub code: Code,
    pub cost: ExpectedCost,
    pub group: MuxGroup,
    /// Both paths are proved optimal, each by itself.
    pub optimal: bool,
}

/// What a branch is asked to be.
pub struct Ask<'a> {
    pub options: &'a Options,
    pub probability: &'a dyn Fn(&MuxGroup) -> BranchProbability,
    /// The list is followed by a return, which can be repeated.
    pub returns: bool,
}

/// Most literals that the searches for one path may learn: there are many paths to try.
const PATH_LEARNT: u64 = 1_000_000;

/// The cheapest code with one branch in place of the conditional moves of one mux group; `None` if there is none.
pub fn branched(dag: &Dag, ask: &Ask) -> Option<Branched> {
    let open = select::with_folds(dag);
    let dag = select::taken(&open).map_or_else(|| dag.decided(), |taken| taken.dag);
    let all = mux_groups(&dag).into_iter().flat_map(|group| {
        let paths = [true, false].map(|holds| with_trace(&dag, ask, &group, holds));
        paths.into_iter().flatten()
    });
    all.min_by_key(|b| b.cost.key(ask.options.objective))
}

/// With one path as the trace.
fn with_trace(dag: &Dag, ask: &Ask, group: &MuxGroup, holds: bool) -> Option<Branched> {
    let t = trace(dag, group, holds).ok()?;
    // What is spilled would have to be where both paths look for it.
    let learnt = ask.options.learnt.min(PATH_LEARNT);
    let options =
        Options { learnt, slots: 0, incumbent: Vec::new(), lp_file: None, folds: false, ..ask.options.clone() };
    let main = lower(&t.dag, &options).ok()?;
    let at = main.insts.iter().position(|e| *e == Emitted::Kept { node: t.exit })?;
    let outs = Outs::of(dag);
    let probability = (ask.probability)(group);
    let joined = |side_path: SidePath| {
        let side = lower(&side_path.dag, &options).ok()?;
        let side_insts = renamed(&side, &side_path);
        sound(&t, &main.insts, at, &side_insts, side_path.join, ask.options)?;
        let parts = layout::BranchPaths {
            trace: &main.insts,
            at,
            side_path: &side_insts,
            join: side_path.join,
            group,
            holds: t.holds,
        };
        let (code, cost) = layout::cheapest(&parts, &t.dag, probability, ask, outs)?;
        let optimal = main.status == Status::Optimal && side.status == Status::Optimal;
        Some(Branched { code, cost, group: group.clone(), optimal })
    };
    side_paths(&t, &main.insts).into_iter().filter_map(joined).min_by_key(|b| b.cost.key(ask.options.objective))
}

/// The instructions of the other path with the trace's names.
fn renamed(side: &Lowered, side_path: &SidePath) -> Vec<Emitted> {
    let name = |n: &dag::ir::graph::NodeId| side_path.node[n.index()];
    let line = |e: &Emitted| match e {
        Emitted::Inst { inst, node } => Emitted::Inst { inst: inst.clone(), node: node.as_ref().map(name) },
        Emitted::Kept { node } => Emitted::Kept { node: name(node) },
    };
    side.insts.iter().map(line).collect()
}

/// The other path from the first instruction to the last does what its graph says.
fn sound(t: &Trace, main: &[Emitted], at: usize, side_path: &[Emitted], join: usize, options: &Options) -> Option<()> {
    let whole = [&main[..at], side_path, &main[join..]].concat();
    check(&t.other, &whole, &options.reserved, 0).ok()
}

/// Whether code with a branch is better than straight code.
pub fn better(branched: &Branched, straight: &Lowered, objective: Objective) -> bool {
    branched.cost.key(objective) < ExpectedCost::straight(straight.total).key(objective)
}
