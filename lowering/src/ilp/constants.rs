//! What constants cost where they are made: by which instruction, in which register.

use crate::cost::inst_cost::{ColumnCost, length};
use crate::emit::constant;
use crate::ilp::model::Model;
use crate::ilp::model::live_ranges::RangeId;
use crate::ilp::program::Term;
use crate::problem::OpId;
use dag::ir::graph::Class;
use isa::{Gpr, Reg};

/// A constant where it is first made.
pub(super) fn constant_bytes(m: &mut Model, i: OpId, value: u64) {
    let Some(v) = m.p.ops[i].outputs[0].val else { return };
    let least = crate::emit::least(m.p, i).into();
    made_constant(m, v, value, ConstantChoice { made: m.active[i], xor: m.xor[i] }, least);
}

/// A constant that is made once more.
pub(super) fn remade(m: &mut Model, l: RangeId, value: u64) {
    let range = &m.ranges.all[l];
    let choice = ConstantChoice { made: range.made, xor: range.xor };
    let least = m.p.vals[range.val].def.map(|d| crate::emit::least(m.p, d)).unwrap_or_default().into();
    made_constant(m, l, value, choice, least);
}

/// How a constant comes into a register.
#[derive(Clone, Copy)]
struct ConstantChoice {
    /// It is made there.
    made: Term,
    /// By `xor` of the register with itself.
    xor: Term,
}

/// A constant in the home of l, if it is made.
fn made_constant(m: &mut Model, l: RangeId, value: u64, choice: ConstantChoice, least: ColumnCost) {
    let ConstantChoice { made, xor } = choice;
    let bits = m.p.made_bits(m.ranges.all[l].val);
    let bytes =
        |g: Gpr, free: bool| constant(g.into(), value, bits, free).and_then(|x| length(&x)).map_or(1, i64::from);
    let plain = bytes(Gpr::RAX, false);
    m.lp.add_cost(made, ColumnCost { bytes: plain, ..least });
    if !xor.is(false) {
        m.lp.add_cost(xor, ColumnCost::bytes(bytes(Gpr::RAX, true) - plain));
    }
    for k in 0..m.classes.len() {
        let home = m.classes[k].iter().next().filter(|r| Class::of(*r) == Class::GENERAL).and_then(Reg::gpr);
        let extra = home.map_or(0, |g| bytes(g, false) - plain);
        if extra != 0 {
            m.lp.add_cost(m.h[l][k], ColumnCost::bytes(extra));
        }
    }
}
