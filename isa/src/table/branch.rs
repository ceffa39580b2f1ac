//! Conditional jumps (SDM vol. 2: Jcc). Their target is not an operand: [`crate::Decoded::Branch`] has it.

use super::build::*;
use crate::cond::Cond;
use crate::feature::Feature::Base;
use crate::row::SchedClass::Branch;

const NAMES: [&str; 16] =
    ["jo", "jno", "jb", "jae", "je", "jne", "jbe", "ja", "js", "jns", "jp", "jnp", "jl", "jge", "jle", "jg"];

pub fn rows(t: &mut TableBuilder) {
    for (cond, name) in Cond::ALL.into_iter().zip(NAMES) {
        t.row(name, [], Q, Base, Branch, "......").means(|m| taken(m, cond));
    }
}

fn taken(m: &mut Sem, cond: Cond) {
    let holds = cond.expr(m.a, |a, f| a.var(crate::row::RowSym::Flag(f).sym(), 1));
    m.set_taken(holds);
}
