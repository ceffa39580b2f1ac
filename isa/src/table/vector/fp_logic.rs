//! Bitwise logic on floating-point operands (SDM vol. 2: ANDPS, ANDNPS, ORPS, XORPS and their kin). Only the masks and
//! broadcasts of EVEX know of lanes.

use super::fp::FORMATS;
use crate::expr::ExprId;
use crate::row::SchedClass::VecLogic;
use crate::table::build::*;
use crate::table::simd::*;

pub fn rows(t: &mut TableBuilder) {
    family(t, ["andps", "andpd"], |m, x, y| m.a.and(x, y));
    family(t, ["andnps", "andnpd"], |m, x, y| {
        let x = m.a.not(x);
        m.a.and(x, y)
    });
    family(t, ["orps", "orpd"], |m, x, y| m.a.or(x, y));
    family(t, ["xorps", "xorpd"], |m, x, y| m.a.xor(x, y));
}

#[track_caller]
fn family(t: &mut TableBuilder, names: [&'static str; 2], f: impl Fn(&mut Sem, ExprId, ExprId) -> ExprId) {
    for (name, lane) in names.into_iter().zip(FORMATS) {
        t.simd(name, [w(V), s(V), r(VM)], lane, VecLogic).gives(|m| {
            let (x, y) = (m.arg(1), m.arg(2));
            f(m, x, y)
        });
    }
}
