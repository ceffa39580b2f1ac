//! Fused multiply-add (SDM vol. 1 §14.5; vol. 2: VFMADD132PS … VFNMSUB231SD, VFMADDSUB132PS …, VFMSUBADD132PS …).
//!
//! The digits name the operands: of `213` the first factor is operand 2, the second is operand 1 (the destination), the
//! summand operand 3.

use super::fp::*;
use crate::expr::ExprId;
use crate::row::SchedClass::FpFma;
use crate::table::build::*;
use crate::table::simd::*;

/// What happens to the product's and the summand's sign.
#[derive(Clone, Copy)]
struct Signs {
    negate_product: bool,
    negate_summand: bool,
}

/// `x * y + z`.
const MADD: Signs = Signs { negate_product: false, negate_summand: false };
/// `x * y - z`.
const MSUB: Signs = Signs { negate_product: false, negate_summand: true };
/// `-(x * y) + z`.
const NMADD: Signs = Signs { negate_product: true, negate_summand: false };
/// `-(x * y) - z`.
const NMSUB: Signs = Signs { negate_product: true, negate_summand: true };

/// Factors and summand, as numbers of the operands 0, 1 and 2.
type FactorOrder = [usize; 3];
const O132: FactorOrder = [0, 2, 1];
const O213: FactorOrder = [1, 0, 2];
const O231: FactorOrder = [1, 2, 0];

#[rustfmt::skip]
pub fn rows(t: &mut TableBuilder) {
    family(t, ["vfmadd132ps", "vfmadd132pd", "vfmadd132ss", "vfmadd132sd"], O132, MADD);
    family(t, ["vfmadd213ps", "vfmadd213pd", "vfmadd213ss", "vfmadd213sd"], O213, MADD);
    family(t, ["vfmadd231ps", "vfmadd231pd", "vfmadd231ss", "vfmadd231sd"], O231, MADD);
    family(t, ["vfmsub132ps", "vfmsub132pd", "vfmsub132ss", "vfmsub132sd"], O132, MSUB);
    family(t, ["vfmsub213ps", "vfmsub213pd", "vfmsub213ss", "vfmsub213sd"], O213, MSUB);
    family(t, ["vfmsub231ps", "vfmsub231pd", "vfmsub231ss", "vfmsub231sd"], O231, MSUB);
    family(t, ["vfnmadd132ps", "vfnmadd132pd", "vfnmadd132ss", "vfnmadd132sd"], O132, NMADD);
    family(t, ["vfnmadd213ps", "vfnmadd213pd", "vfnmadd213ss", "vfnmadd213sd"], O213, NMADD);
    family(t, ["vfnmadd231ps", "vfnmadd231pd", "vfnmadd231ss", "vfnmadd231sd"], O231, NMADD);
    family(t, ["vfnmsub132ps", "vfnmsub132pd", "vfnmsub132ss", "vfnmsub132sd"], O132, NMSUB);
    family(t, ["vfnmsub213ps", "vfnmsub213pd", "vfnmsub213ss", "vfnmsub213sd"], O213, NMSUB);
    family(t, ["vfnmsub231ps", "vfnmsub231pd", "vfnmsub231ss", "vfnmsub231sd"], O231, NMSUB);
    // The first in the even lanes, the second in the odd ones.
    packed(t, ["vfmaddsub132ps", "vfmaddsub132pd"], O132, [MSUB, MADD]);
    packed(t, ["vfmaddsub213ps", "vfmaddsub213pd"], O213, [MSUB, MADD]);
    packed(t, ["vfmaddsub231ps", "vfmaddsub231pd"], O231, [MSUB, MADD]);
    packed(t, ["vfmsubadd132ps", "vfmsubadd132pd"], O132, [MADD, MSUB]);
    packed(t, ["vfmsubadd213ps", "vfmsubadd213pd"], O213, [MADD, MSUB]);
    packed(t, ["vfmsubadd231ps", "vfmsubadd231pd"], O231, [MADD, MSUB]);
}

#[track_caller]
fn family(t: &mut TableBuilder, names: [&'static str; 4], order: FactorOrder, signs: Signs) {
    let [ps, pd, ss, sd] = names;
    packed(t, [ps, pd], order, [signs; 2]);
    for (name, lane) in [ss, sd].into_iter().zip(FORMATS) {
        t.simd(name, [rw(V), r(V), r(VM).at(lane)], lane, FpFma).scalar().gives(|m| {
            let values = [low(m, 0), low(m, 1), m.arg(2)];
            let result = multiply_add(m, order.map(|i| values[i]), signs);
            let (old, lane) = (m.arg(0), m.lane());
            let rest = m.a.extract(old, lane, m.width - lane);
            m.a.concat(rest, result)
        });
    }
}

#[track_caller]
fn packed(t: &mut TableBuilder, names: [&'static str; 2], order: FactorOrder, signs: [Signs; 2]) {
    for (name, lane) in names.into_iter().zip(FORMATS) {
        t.simd(name, [rw(V), r(V), r(VM)], lane, FpFma).gives(|m| {
            let values = [m.arg(0), m.arg(1), m.arg(2)].map(|v| m.split(v, lane.bits()));
            let lanes: Vec<ExprId> =
                (0..values[0].len()).map(|k| multiply_add(m, order.map(|i| values[i][k]), signs[k % 2])).collect();
            m.join(&lanes)
        });
    }
}

/// A NaN keeps its sign, whatever is negated.
fn multiply_add(m: &mut Sem, [x, y, z]: [ExprId; 3], signs: Signs) -> ExprId {
    let factor = if signs.negate_product { negated(m, x) } else { x };
    let summand = if signs.negate_summand { negated(m, z) } else { z };
    let result = m.a.fma(factor, y, summand);
    nan_or(m, &[x, y, z], result)
}
