//! The rows of the model, one function per family, the formula above each.
//!
//! y_ij: i before j. h_lk: live range l is in class k; a_l: l exists. u_il: i reads l (1 where a value has one
//! live range only). n_il: i overwrites l in place; m_i: it overwrites a copy. f_i: a fixed operand is moved into
//! its register just before. x_s: an exchange of operands. U(l): possible last users of l; d(l) its definer.
//! "Singles" are classes of one register.

mod folds;
mod overlap;

pub use folds::folds;
pub use overlap::{blocked, capacity, early, interference, overwritten};

use crate::ilp::model::Model;
use crate::ilp::model::live_ranges::{Birth, RangeId};
use crate::ilp::program::Term;
use crate::problem::{FlagGroup, OpId, fixed_slot};
use isa::{FlagSet, Reg};

/// (order) `y_ij + y_jk + y_ki <= 2` for all triples, both ways round.
pub fn order(m: &mut Model) {
    if m.lazy_order {
        return;
    }
    let n = m.p.ops.len();
    for i in 0..n {
        for j in 0..i {
            for k in 0..j {
                m.lp.at_most(&[m.y[i][j], m.y[j][k], m.y[k][i]], 2);
                m.lp.at_most(&[m.y[j][i], m.y[k][j], m.y[i][k]], 2);
            }
        }
    }
}

/// What destroys flags: an operation, or a constant that is made by `xor`.
#[derive(Clone, Copy)]
struct FlagDestroyer {
    op: OpId,
    xor: Term,
    /// The constant is made just before the operation.
    early: bool,
}

/// (flags) for a flag value with definer d and readers U, and k that destroys it:
/// `b <= y_kd`, `1 - b <= y_uk` for u in U \ {k}. Values from entry have b = 0, values at the end b = 1.
/// Where folds may define it, too, all of it holds for each definer that is there.
/// A constant 0 destroys flags only when it is made by `xor`; rematerialized just before k it comes before k's own reading.
pub fn flags(m: &mut Model) {
    let mut destroyers: Vec<FlagDestroyer> = Vec::new();
    for k in 0..m.p.ops.len() {
        destroyers.push(FlagDestroyer { op: k, xor: m.xor[k], early: false });
        let zeroed = |l: &&crate::ilp::model::live_ranges::LiveRange| l.birth == Birth::Before(k) && !l.xor.is(false);
        let before = |l: &crate::ilp::model::live_ranges::LiveRange| FlagDestroyer { op: k, xor: l.xor, early: true };
        destroyers.extend(m.ranges.all.iter().filter(zeroed).map(before));
    }
    for (g, group) in m.p.flags.iter().enumerate() {
        // Who reads flags needs what makes them, before.
        let made: Vec<Term> = group.definers().map(|d| m.active[d]).collect();
        if !made.is_empty() {
            let read = group.users.iter().map(|&u| m.active[u]).chain(group.exit.then_some(Term::ONE));
            read.for_each(|u| m.lp.at_least(&[&made[..], &[!u]].concat(), 1));
        }
        for (d, &u) in group.definers().flat_map(|d| group.users.iter().map(move |u| (d, u))) {
            m.lp.at_least(&[!m.active[d], !m.active[u], m.y[d][u]], 1);
        }
        for (n, &destroyer) in destroyers.iter().enumerate() {
            let FlagDestroyer { op: k, xor, early } = destroyer;
            let own = !early && !m.p.ops[k].flags_clobbered.intersect(group.flags).is_empty();
            let clobbers = if own { m.active[k] } else { xor };
            if clobbers.is(false) || group.flags == FlagSet::NONE {
                continue;
            }
            if group.def.is_none() {
                destroyed(m, group, destroyer, Term::ZERO, &[!clobbers]);
            }
            for d in group.definers().filter(|&d| d != k) {
                let before = if group.exit { Term::ONE } else { m.lp.binary(format!("b_{g}_{n}_{d}")) };
                m.lp.at_least(&[!clobbers, !m.active[d], !before, m.y[k][d]], 1);
                destroyed(m, group, destroyer, before, &[!clobbers, !m.active[d]]);
            }
        }
    }
}

/// The readers of a flag value come before what destroys it, unless that comes `before` its definition or one of `unless`
/// holds.
fn destroyed(m: &mut Model, group: &FlagGroup, destroyer: FlagDestroyer, before: Term, unless: &[Term]) {
    let FlagDestroyer { op: k, early, .. } = destroyer;
    for &u in group.users.iter().filter(|&&u| early || u != k) {
        let read = if u == k { Term::ZERO } else { m.y[u][k] };
        m.lp.at_least(&[unless, &[before, read, !m.active[u]]].concat(), 1);
    }
    if group.exit && group.def.is_none() {
        m.lp.at_least(unless, 1);
    }
}

/// (home) `Σ_k h_lk = a_l`; a home fits every operand that names it directly.
pub fn homes(m: &mut Model) {
    for l in 0..m.ranges.all.len() {
        let made = m.ranges.all[l].made;
        m.lp.exactly(&[&m.h[l][..], &[!made]].concat(), 1);
    }
    for i in 0..m.p.ops.len() {
        let op = &m.p.ops[i];
        let free = |x: &crate::problem::Input| x.tied.is_none() && x.allowed.single().is_none();
        for (k, input) in op.inputs.iter().enumerate().filter(|x| free(x.1)) {
            for (l, read) in m.ranges.options(i, k).to_vec() {
                forbid(m, l, read, |g| !input.allowed.contains(g));
            }
        }
        let kills = op.kills();
        for out in op.outputs.iter().filter(|o| !fixed_slot(o.slot)) {
            if let Some(v) = out.val {
                forbid(m, v, Term::ONE, |g| !out.allowed.contains(g) || kills.contains(g));
            }
        }
    }
}

/// No home in a class with an unfit register, if `when`.
fn forbid(m: &mut Model, l: RangeId, when: Term, unfit: impl Fn(Reg) -> bool) {
    for k in 0..m.classes.len() {
        if m.classes[k].iter().any(&unfit) {
            m.lp.at_most(&[m.h[l][k], when], 1);
        }
    }
}

/// (destroy) `n_il <= y_ui` for the other users u of l, if they read it; `Σ n_il <= 1` over the operands of i;
/// (tie) `n_il = 1 ⇒ h_lk = h_ok` for an output with a free choice, `n_il <= h_lR` for a fixed one.
pub fn destroy(m: &mut Model) {
    for t in 0..m.ties.len() {
        let tie = m.ties[t].clone();
        let op = &m.p.ops[tie.op];
        let fixed = op.inputs[tie.input].allowed.single();
        let out = op.inputs[tie.input].tied.and_then(|o| op.outputs[o].val);
        for d in &tie.destroy {
            let range = m.ranges.all[d.range].clone();
            for &(u, read) in range.users.iter().filter(|u| u.0 != tie.op) {
                m.lp.at_least(&[!d.term, !read, m.y[u][tie.op]], 1);
            }
            for &(_, leaves) in &range.leaves {
                m.lp.at_most(&[d.term, leaves], 1);
            }
            match (fixed, out) {
                (Some(reg), _) => m.lp.implies(d.term, m.home(d.range, reg)),
                (None, Some(o)) => {
                    for k in 0..m.classes.len() {
                        m.lp.at_most(&[d.term, m.h[d.range][k], !m.h[o][k]], 2);
                        m.lp.at_most(&[d.term, !m.h[d.range][k], m.h[o][k]], 2);
                    }
                }
                (None, None) => {}
            }
        }
        let other = |x: &crate::ilp::model::Tie| x.op == tie.op && x.input < tie.input;
        let earlier: Vec<_> = m.ties.iter().filter(|x| other(x)).flat_map(|x| x.destroy.clone()).collect();
        for d in &tie.destroy {
            for e in earlier.iter().filter(|e| e.range == d.range) {
                m.lp.at_most(&[d.term, e.term], 1);
            }
        }
    }
}

/// (fixed) `f_i + h_lR >= 1` for the live range l that stands in the operand, exchanges considered.
pub fn fixed_operands(m: &mut Model) {
    for f in m.fetches.clone() {
        for c in m.candidates(f.op, f.input) {
            let home = m.home(c.range, f.reg);
            let away = match c.swap {
                None => m.touching(f.op, f.input, &m.swap[f.op]),
                Some(s) => vec![!m.swap[f.op][s]],
            };
            m.lp.at_least(&[&[f.moved, home, !c.read], &away[..]].concat(), 1);
        }
    }
}
