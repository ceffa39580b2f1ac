//! Rows that keep apart what lives at the same time.

use crate::ilp::model::Model;
use crate::ilp::model::live_ranges::{Birth, RangeId};
use crate::ilp::program::Term;
use crate::problem::OpId;
use isa::Reg;

/// (overwritten) a live range that lasts across i is not in a register that i writes:
/// `y_{d(l),i} + y_{i,u} + u_ul + h_lR <= 3` for u in U(l), or `y_{d(l),i} + h_lR <= 1` if l leaves.
pub fn overwritten(m: &mut Model) {
    for i in 0..m.p.ops.len() {
        for reg in m.p.ops[i].kills().iter() {
            for l in 0..m.ranges.all.len() {
                if m.ranges.all[l].birth != Birth::At(i) {
                    across(m, i, &[m.active[i], m.home(l, reg)], l);
                }
            }
        }
    }
}

/// (blocked) a register that a move before i fills holds no operand of i, nothing that is rematerialized before i, and
/// nothing that lasts across i: `t + h_lR <= 1`, `t + y_{d(l),i} + y_{i,u} + u_ul + h_lR <= 4`.
pub fn blocked(m: &mut Model) {
    for (i, t, reg) in early_moves(m) {
        for l in 0..m.ranges.all.len() {
            let when = [t, m.home(l, reg)];
            match m.ranges.all[l].birth {
                Birth::At(d) if d == i => {}
                Birth::Before(j) if j == i => m.lp.at_most(&when, 1),
                _ => {
                    let read = m.ranges.read_by(i, l);
                    m.lp.at_most(&[&when[..], &[read]].concat(), 2);
                    if !read.is(true) {
                        across(m, i, &when, l);
                    }
                }
            }
        }
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

/// Not all of `when` if live range l lasts across i.
fn across(m: &mut Model, i: OpId, when: &[Term], l: RangeId) {
    if when.iter().any(|t| t.is(false)) {
        return;
    }
    for later in held_after(m, l, i) {
        let row = [when, &later[..]].concat();
        m.lp.at_most(&row, row.len() as i64 - 1);
    }
}

/// Conditions under each of which live range l, which is no result of i, lasts on behind operation i.
fn held_after(m: &Model, l: RangeId, i: OpId) -> Vec<Vec<Term>> {
    let range = &m.ranges.all[l];
    let born = m.born_before(l, i);
    if range.leaves.iter().any(|x| x.1.is(true)) {
        return simplified(vec![vec![born]]);
    }
    let leaves = range.leaves.iter().map(|&(_, t)| vec![born, t]);
    let read = m.last_users[l].iter().filter(|_| !range.users.is_empty());
    let users = read.filter(|&&(u, _)| u != i).map(|&(u, t)| vec![born, t, m.y[i][u]]);
    simplified(leaves.chain(users).collect())
}

/// Without conditions that never hold; one that always does stands alone.
fn simplified(mut all: Vec<Vec<Term>>) -> Vec<Vec<Term>> {
    all.retain(|c| !c.iter().any(|t| t.is(false)));
    for c in &mut all {
        c.retain(|t| !t.is(true));
    }
    if all.iter().any(Vec::is_empty) { vec![Vec::new()] } else { all }
}

/// (early) the register that a copy fills before i is no operand's of i, no fetched operand's, and nothing's that is
/// rematerialized before i: `m_i + h_ok + h_lk + u_il <= 3`, `m_i + t + h_oR <= 2`.
pub fn early(m: &mut Model) {
    let moves = early_moves(m);
    for tie in m.ties.clone() {
        let op = &m.p.ops[tie.op];
        let input = &op.inputs[tie.input];
        let (None, Some(o)) = (input.allowed.single(), input.tied.and_then(|o| op.outputs[o].val)) else { continue };
        let mut there: Vec<(RangeId, Term)> = Vec::new();
        for (l, range) in m.ranges.all.iter().enumerate() {
            let read = m.ranges.read_by(tie.op, l);
            if range.birth == Birth::Before(tie.op) {
                there.push((l, Term::ONE));
            } else if !read.is(false) {
                there.push((l, read));
            }
        }
        for (k, _) in m.singles() {
            for &(l, read) in &there {
                m.lp.at_most(&[tie.copy, m.h[o][k], m.h[l][k], read], 3);
            }
        }
        for &(_, t, reg) in moves.iter().filter(|x| x.0 == tie.op) {
            m.lp.at_most(&[tie.copy, t, m.home(o, reg)], 2);
        }
    }
}

/// (interference) for singles k: `h_vk + h_wk <= 1 + s_vw + s_wv`, where s_vw says that v is dead when w is
/// made: `s_vw <= y_{u,d(w)}` for u in U(v); u = d(w) will do, a dying operand's register may be reused, unless w is
/// rematerialized before d(w).
pub fn interference(m: &mut Model) {
    let singles = m.singles();
    for v in 0..m.ranges.all.len() {
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
fn dead_before(m: &mut Model, v: RangeId, w: RangeId) -> Term {
    let (range, birth) = (&m.ranges.all[v], m.ranges.all[w].birth);
    let Some(d) = birth.op() else { return Term::ZERO };
    if range.birth == birth || (range.birth == Birth::At(d) && birth == Birth::Before(d)) {
        return Term::ZERO;
    }
    let early = birth == Birth::Before(d);
    let mut needed: Vec<Vec<Term>> = range.leaves.iter().map(|x| vec![!x.1]).collect();
    for &(u, t) in &m.last_users[v] {
        match (u == d, early) {
            (true, false) => {}
            (true, true) => needed.push(vec![!t]),
            (false, _) => needed.push(vec![!t, m.y[u][d]]),
        }
    }
    needed.retain(|c| !c.iter().any(|t| t.is(true)));
    needed.iter_mut().for_each(|c| c.retain(|t| !t.is(false)));
    if needed.iter().any(Vec::is_empty) {
        return Term::ZERO;
    }
    match &needed[..] {
        [] => Term::ONE,
        [one] if one.len() == 1 => one[0],
        _ => {
            let s = m.lp.continuous(format!("s_{v}_{w}"));
            for c in needed {
                m.lp.at_least(&[&[!s], &c[..]].concat(), 1);
            }
            s
        }
    }
}

/// (capacity) for a class k of c registers, after every operation i: `Σ_l o_li <= c` where
/// `o_li >= h_lk + y_{d(l),i} + y_{iu} + u_ul - 3`; and before it, with its operands, its copies and what is rematerialized.
pub fn capacity(m: &mut Model, k: usize) {
    let room = m.classes[k].len() as i64;
    for i in 0..m.p.ops.len() {
        let mut after: Vec<Term> = Vec::new();
        let mut before: Vec<Term> = Vec::new();
        for l in 0..m.ranges.all.len() {
            let home = m.h[l][k];
            if home.is(false) {
                continue;
            }
            match m.ranges.all[l].birth {
                Birth::At(d) if d == i => after.push(home),
                birth => {
                    let later = held_after(m, l, i);
                    let held = occupied(m, home, &later, format!("o_{l}_{i}"));
                    after.push(held);
                    let read = m.ranges.read_by(i, l);
                    before.push(if birth == Birth::Before(i) || read.is(true) {
                        home
                    } else if read.is(false) {
                        held
                    } else {
                        let held = simplified(later.into_iter().chain([vec![read]]).collect());
                        occupied(m, home, &held, format!("p_{l}_{i}"))
                    });
                }
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

/// 1 at least where `home` holds and one of the conditions.
fn occupied(m: &mut Model, home: Term, conditions: &[Vec<Term>], name: String) -> Term {
    match conditions {
        [] => Term::ZERO,
        [always] if always.is_empty() => home,
        _ => {
            let o = m.lp.continuous(name);
            for c in conditions {
                let missing: Vec<Term> = c.iter().map(|t| !*t).collect();
                m.lp.at_least(&[&[o, !home], &missing[..]].concat(), 1);
            }
            o
        }
    }
}
