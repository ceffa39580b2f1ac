//! The rows of the model, one function per family, the formula above each.
//!
//! y_ij: i before j. h_vk: v lives in class k. n_iv: i overwrites v in place; m_i: it overwrites a copy.
//! f_i: a fixed operand is moved into its register just before. x_s: an exchange of operands. U(v): last
//! users of v; d(v) its definer. "Singles" are classes of one register.

use crate::model::Model;
use crate::problem::{OpId, ValId, fixed_slot};
use crate::program::Term;
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

/// (flags) for a flag value with definer d and readers U, and k that destroys it:
/// `b <= y_kd`, `1 - b <= y_uk` for u in U \ {k}. Values from entry have b = 0, values at the end b = 1.
/// A constant 0 destroys flags only when it is made by `xor`.
pub fn flags(m: &mut Model) {
    for (g, group) in m.p.flags.iter().enumerate() {
        for k in 0..m.p.ops.len() {
            let op = &m.p.ops[k];
            let clobbers = match m.xor[k] {
                Term::Const(false) => Term::Const(!op.flags_clobbered.intersect(group.flags).is_empty()),
                xor => xor,
            };
            if clobbers.is(false) || group.def == Some(k) || group.flags == FlagSet::NONE {
                continue;
            }
            let before_def = match group.def {
                None => Term::ZERO,
                Some(_) if group.exit => Term::ONE,
                Some(_) => m.lp.binary(format!("b_{g}_{k}")),
            };
            if let Some(d) = group.def {
                m.lp.at_least(&[!clobbers, !before_def, m.y[k][d]], 1);
            }
            for &u in group.users.iter().filter(|&&u| u != k) {
                m.lp.at_least(&[!clobbers, before_def, m.y[u][k]], 1);
            }
            if group.exit && group.def.is_none() {
                m.lp.at_least(&[!clobbers], 1);
            }
        }
    }
}

/// (home) `Σ_k h_vk = 1`; a home fits every operand that names it directly.
pub fn homes(m: &mut Model) {
    for v in 0..m.p.vals.len() {
        m.lp.exactly(&m.h[v], 1);
    }
    for i in 0..m.p.ops.len() {
        let op = &m.p.ops[i];
        for input in op.inputs.iter().filter(|x| x.tied.is_none() && x.allowed.single().is_none()) {
            forbid(m, input.val, |g| !input.allowed.contains(g));
        }
        let kills = op.kills();
        for out in op.outputs.iter().filter(|o| !fixed_slot(o.slot)) {
            if let Some(v) = out.val {
                forbid(m, v, |g| !out.allowed.contains(g) || kills.contains(g));
            }
        }
    }
}

fn forbid(m: &mut Model, v: ValId, unfit: impl Fn(Reg) -> bool) {
    for k in 0..m.classes.len() {
        if m.classes[k].iter().any(&unfit) {
            m.lp.exactly(&[m.h[v][k]], 0);
        }
    }
}

/// (destroy) `n_iv <= y_ui` for the other users u of v; `Σ n_iv <= 1` over the operands of i;
/// (tie) `n_iv = 1 ⇒ h_vk = h_ok` for an output with a free choice, `n_iv <= h_vR` for a fixed one.
pub fn destroy(m: &mut Model) {
    for t in 0..m.ties.len() {
        let tie = m.ties[t].clone();
        let op = &m.p.ops[tie.op];
        let fixed = op.inputs[tie.input].allowed.single();
        let out = op.inputs[tie.input].tied.and_then(|o| op.outputs[o].val);
        for &(v, _, n) in &tie.destroy {
            for &u in m.p.vals[v].users.iter().filter(|&&u| u != tie.op) {
                m.lp.implies(n, m.y[u][tie.op]);
            }
            match (fixed, out) {
                (Some(reg), _) => m.lp.implies(n, m.home(v, reg)),
                (None, Some(o)) => {
                    for k in 0..m.classes.len() {
                        m.lp.at_most(&[n, m.h[v][k], !m.h[o][k]], 2);
                        m.lp.at_most(&[n, !m.h[v][k], m.h[o][k]], 2);
                    }
                }
                (None, None) => {}
            }
        }
        let other = |x: &crate::model::Tie| x.op == tie.op && x.input < tie.input;
        let earlier: Vec<_> = m.ties.iter().filter(|x| other(x)).flat_map(|x| x.destroy.clone()).collect();
        for &(v, _, n) in &tie.destroy {
            for &(_, _, n2) in earlier.iter().filter(|d| d.0 == v) {
                m.lp.at_most(&[n, n2], 1);
            }
        }
    }
}

/// (fixed) `f_i + h_vR >= 1` for the value v that stands in the operand, exchanges considered.
pub fn fixed_operands(m: &mut Model) {
    for f in m.fetches.clone() {
        for (v, s) in m.candidates(f.op, f.input) {
            let home = m.home(v, f.reg);
            match s {
                None => {
                    let away = m.touching(f.op, f.input, &m.swap[f.op]);
                    m.lp.at_least(&[&[f.moved, home], &away[..]].concat(), 1);
                }
                Some(s) => m.lp.at_least(&[f.moved, home, !m.swap[f.op][s]], 1),
            }
        }
    }
}

/// (overwritten) a value that lives across i is not in a register that i writes:
/// `y_{d(w),i} + y_{i,u} + h_wR <= 2` for u in U(w), or `y_{d(w),i} + h_wR <= 1` if w leaves.
pub fn overwritten(m: &mut Model) {
    for i in 0..m.p.ops.len() {
        for reg in m.p.ops[i].kills().iter() {
            across(m, i, &[], reg, false);
        }
    }
}

/// (blocked) a register that a move before i fills holds no operand of i and nothing that lives across i:
/// `t + h_wR <= 1`, `t + y_{d(w),i} + y_{i,u} + h_wR <= 3`.
pub fn blocked(m: &mut Model) {
    for (i, t, reg) in early_moves(m) {
        across(m, i, &[t], reg, true);
    }
}

/// Moves before an operation into a fixed register: fetched operands and copies for fixed overwritten ones.
fn early_moves(m: &Model) -> Vec<(OpId, Term, Reg)> {
    let fetched = m.fetches.iter().map(|f| (f.op, f.moved, f.reg));
    let copied = m.ties.iter().filter_map(|t| {
        let reg = m.p.ops[t.op].inputs[t.input].allowed.single()?;
        Some((t.op, t.copy, reg))
    });
    fetched.chain(copied).collect()
}

fn across(m: &mut Model, i: OpId, when: &[Term], reg: Reg, operands_too: bool) {
    for w in 0..m.p.vals.len() {
        let home = m.home(w, reg);
        let def = m.p.vals[w].def;
        if home.is(false) || def == Some(i) {
            continue;
        }
        let row = |extra: &[Term]| [when, &[home], extra].concat();
        if operands_too && m.p.ops[i].reads(w) {
            let row = row(&[]);
            m.lp.at_most(&row, row.len() as i64 - 1);
            continue;
        }
        let born = def.map_or(Term::ONE, |d| m.y[d][i]);
        if !m.p.vals[w].exits.is_empty() {
            let row = row(&[born]);
            m.lp.at_most(&row, row.len() as i64 - 1);
            continue;
        }
        if m.p.vals[w].users.is_empty() {
            continue;
        }
        for u in m.last_users[w].clone() {
            if u != i {
                let row = row(&[born, m.y[i][u]]);
                m.lp.at_most(&row, row.len() as i64 - 1);
            }
        }
    }
}

/// (early) the register that a copy fills before i is no operand's of i and no fetched operand's:
/// `m_i + h_ok + h_vk <= 2`, `m_i + t + h_oR <= 2`.
pub fn early(m: &mut Model) {
    let moves = early_moves(m);
    for tie in m.ties.clone() {
        let op = &m.p.ops[tie.op];
        let input = &op.inputs[tie.input];
        let (None, Some(o)) = (input.allowed.single(), input.tied.and_then(|o| op.outputs[o].val)) else { continue };
        let mut operands: Vec<ValId> = op.inputs.iter().map(|x| x.val).collect();
        operands.sort_unstable();
        operands.dedup();
        for (k, _) in m.singles() {
            for &v in &operands {
                m.lp.at_most(&[tie.copy, m.h[o][k], m.h[v][k]], 2);
            }
        }
        for &(_, t, reg) in moves.iter().filter(|x| x.0 == tie.op) {
            m.lp.at_most(&[tie.copy, t, m.home(o, reg)], 2);
        }
    }
}

/// (interference) for singles k: `h_vk + h_wk <= 1 + s_vw + s_wv`, where s_vw says that v is dead when w is
/// made: `s_vw <= y_{u,d(w)}` for u in U(v); u = d(w) will do, a dying operand's register may be reused.
pub fn interference(m: &mut Model) {
    let singles = m.singles();
    for v in 0..m.p.vals.len() {
        for w in 0..v {
            let shared: Vec<usize> =
                singles.iter().map(|s| s.0).filter(|&k| !m.h[v][k].is(false) && !m.h[w][k].is(false)).collect();
            if shared.is_empty() {
                continue;
            }
            let (a, b) = (dead_before(m, v, w), dead_before(m, w, v));
            for k in shared {
                m.lp.weighted([(m.h[v][k], 1), (m.h[w][k], 1), (a, -1), (b, -1)].into_iter(), None, Some(1));
            }
        }
    }
}

/// s_vw of [`interference`].
fn dead_before(m: &mut Model, v: ValId, w: ValId) -> Term {
    let (val, Some(d)) = (&m.p.vals[v], m.p.vals[w].def) else { return Term::ZERO };
    if !val.exits.is_empty() || val.def == Some(d) {
        return Term::ZERO;
    }
    let mut needed = Vec::new();
    for &u in m.last_users[v].iter().filter(|&&u| u != d) {
        match m.y[u][d] {
            Term::Const(true) => {}
            Term::Const(false) => return Term::ZERO,
            t => needed.push(t),
        }
    }
    match needed[..] {
        [] => Term::ONE,
        [t] => t,
        _ => {
            let s = m.lp.continuous(format!("s_{v}_{w}"));
            for t in needed {
                m.lp.implies(s, t);
            }
            s
        }
    }
}

/// (capacity) for a class k of c registers, after every operation i: `Σ_v o_vi <= c` where
/// `o_vi >= h_vk + y_{d(v),i} + y_{iu} - 2`; and before it, with its operands and its copies.
pub fn capacity(m: &mut Model, k: usize) {
    let room = m.classes[k].len() as i64;
    for i in 0..m.p.ops.len() {
        let mut after: Vec<Term> = Vec::new();
        let mut before: Vec<Term> = Vec::new();
        for v in 0..m.p.vals.len() {
            let home = m.h[v][k];
            if home.is(false) {
                continue;
            }
            let own = m.p.vals[v].def == Some(i);
            let held = if own { home } else { held_after(m, i, v, home) };
            after.push(held);
            if !own {
                before.push(if m.p.ops[i].reads(v) { home } else { held });
            }
        }
        m.lp.at_most(&after, room);
        for tie in m.ties.clone().iter().filter(|t| t.op == i) {
            let input = &m.p.ops[i].inputs[tie.input];
            let Some(o) = input.tied.and_then(|o| m.p.ops[i].outputs[o].val) else { continue };
            if input.allowed.single().is_none() && !m.h[o][k].is(false) {
                let e = m.lp.continuous(format!("e_{i}_{k}_{o}"));
                m.lp.at_least(&[e, !m.h[o][k], !tie.copy], 1);
                before.push(e);
            }
        }
        m.lp.at_most(&before, room);
    }
}

fn held_after(m: &mut Model, i: OpId, v: ValId, home: Term) -> Term {
    let val = &m.p.vals[v];
    let born = val.def.map_or(Term::ONE, |d| m.y[d][i]);
    let leaves = !val.exits.is_empty();
    let users: Vec<Term> = if val.users.is_empty() && !leaves {
        Vec::new()
    } else if leaves {
        vec![Term::ONE]
    } else {
        m.last_users[v].iter().filter(|&&u| u != i).map(|&u| m.y[i][u]).filter(|t| !t.is(false)).collect()
    };
    if born.is(false) || users.is_empty() {
        return Term::ZERO;
    }
    if born.is(true) && users.iter().any(|t| t.is(true)) {
        return home;
    }
    let o = m.lp.continuous(format!("o_{v}_{i}"));
    for t in users {
        m.lp.at_least(&[o, !home, !born, !t], 1);
    }
    o
}
