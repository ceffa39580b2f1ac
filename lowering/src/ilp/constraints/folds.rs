//! Rows about operations that stand in place of others.

use crate::ilp::model::Model;
use crate::ilp::program::Term;
use crate::problem::OpId;

/// (folds) an effect is done once: `a_e + Σ_{f in place of e} a_f = 1`; what has no effect, once at most.
/// (place) what stands in place of effects stands between those before and behind them:
/// `a_f ⇒ y_ef` for e before its place, `a_f ⇒ y_fe` for e behind it, `a_f + a_g <= 1 + y_fg` where f's place is before g's.
///
/// Rows about neighbours do: what is left out keeps its place in the order of the rest.
pub fn folds(m: &mut Model) {
    let p = m.p;
    for i in 0..p.ops.len() {
        let by: Vec<Term> = p.folds.iter().filter(|f| f.instead.contains(&i)).map(|f| m.active[f.by]).collect();
        let all = [&by[..], &[m.active[i]]].concat();
        match (by.is_empty(), p.effects.contains(&i)) {
            (true, _) => {}
            (_, true) => m.lp.exactly(&all, 1),
            (_, false) => m.lp.at_most(&all, 1),
        }
    }
    for (n, f) in p.folds.iter().enumerate().filter(|(_, f)| !f.place.is_empty()) {
        let before = f.place.start.checked_sub(1).map(|k| (p.effects[k], f.by));
        let behind = p.effects.get(f.place.end).map(|&e| (f.by, e));
        for (a, b) in before.into_iter().chain(behind) {
            ordered(m, &[f.by], a, b);
        }
        for g in p.folds[..n].iter().filter(|g| !g.place.is_empty()) {
            if f.place.end <= g.place.start {
                ordered(m, &[f.by, g.by], f.by, g.by);
            } else if g.place.end <= f.place.start {
                ordered(m, &[f.by, g.by], g.by, f.by);
            }
        }
    }
}

/// a comes before b if all of `when` are there.
fn ordered(m: &mut Model, when: &[OpId], a: OpId, b: OpId) {
    let unless: Vec<Term> = when.iter().map(|&i| !m.active[i]).collect();
    m.lp.at_least(&[&unless[..], &[m.y[a][b]]].concat(), 1);
}
