//! What of a function stays as it is, and in its order.

use dag::ir::function::Function;
use isa::Decoded;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};

/// A node of the skeleton: why an instruction stays, and in its order.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, Debug)]
pub enum Stays {
    Call,
    Division,
    IndirectJump,
    Load,
    /// The table has no row for it; its mnemonic.
    NoRow(String),
    Stack(String),
    Store,
}

/// Why each node of the skeleton stays: loads, stores, calls, instructions without a row. Instructions in `infallible`
/// cannot fault.
pub fn skeleton(f: &Function, infallible: &BTreeSet<usize>) -> Vec<(Stays, u32)> {
    let mut counts: BTreeMap<Stays, u32> = BTreeMap::new();
    for (n, i) in f.insts.iter().enumerate() {
        for why in reasons(&i.decoded, !infallible.contains(&n)) {
            *counts.entry(why).or_default() += 1;
        }
    }
    counts.into_iter().collect()
}

/// Why an instruction stays, and in its order; nothing if it need not.
pub fn reasons(d: &Decoded, may_fault: bool) -> Vec<Stays> {
    match d {
        Decoded::Call(_) | Decoded::IndirectCall(_) => vec![Stays::Call],
        Decoded::IndirectJump(_) => vec![Stays::IndirectJump],
        Decoded::Opaque(o) if dag::ir::stack::stack_op(o).is_some() => vec![Stays::Stack(o.mnemonic.to_string())],
        Decoded::Opaque(o) => vec![Stays::NoRow(o.mnemonic.to_string())],
        Decoded::Plain(inst) => plain_reasons(inst, may_fault),
        _ => Vec::new(),
    }
}

fn plain_reasons(inst: &isa::Inst, may_fault: bool) -> Vec<Stays> {
    let row = isa::table().row(inst.row);
    let mut out = Vec::new();
    for (spec, _) in row.operands.iter().zip(&inst.operands).filter(|(s, o)| o.mem().is_some() && !s.kinds.address) {
        out.extend(spec.access.reads().then_some(Stays::Load));
        out.extend(spec.access.writes().then_some(Stays::Store));
    }
    out.extend((may_fault && row.meaning.fault.is_some()).then_some(Stays::Division));
    out
}
