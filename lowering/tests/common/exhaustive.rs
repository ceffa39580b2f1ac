//! What exhaustive searches for lowerings look at: tiny Dags, few registers, and operands that may change places.

use super::{Build, Random, by_cl, row};
use dag::analysis::liveness::cancels;
use dag::ir::graph::{Dag, Kind, Port, Use, Value, low};
use isa::{Flag, Gpr, Reg, Width, table};
use lowering::{Error, Lowered, Objective, Options, lower};

/// The operand lists under which an instruction means the same (for conditional moves, with the
/// condition inverted).
pub fn exchanges(mnemonic: &str, operands: &[Use], implicit: &[Option<Value>]) -> Vec<(Vec<Use>, Vec<Option<Value>>)> {
    let mut all = vec![(operands.to_vec(), implicit.to_vec())];
    let registers = operands.iter().all(|u| matches!(u, Use::Value { .. }));
    if registers && (matches!(mnemonic, "add" | "and" | "imul") || mnemonic.starts_with("cmov")) {
        all.push((vec![operands[1].clone(), operands[0].clone()], implicit.to_vec()));
    }
    if let ("mul", [Use::Value { value, .. }], Some(a)) = (mnemonic, operands, implicit[..].first().copied().flatten())
    {
        let mut swapped = implicit.to_vec();
        swapped[0] = Some(*value);
        all.push((vec![low(a)], swapped));
    }
    all
}

/// A tiny Dag over the instructions whose exchanges are listed above.
pub fn tiny(seed: u64) -> Dag {
    let mut r = Random(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1);
    (0..4).for_each(|_| {
        r.next();
    });
    let mut b = Build::new();
    let mut values: Vec<Value> = [Gpr::RDI, Gpr::RSI, Gpr::RDX][..1 + r.below(3)].iter().map(|&g| b.input(g)).collect();
    if r.chance(25) {
        let c = b.constant(r.pick(&[0, 5]));
        values.push(c);
    }
    for _ in 0..2 + r.below(4) {
        let w = r.pick(&[Width::W32, Width::W64]);
        let mut v = || low(values[r.below(values.len())]);
        let (x, y) = (v(), v());
        let Use::Value { value: base, .. } = x else { continue };
        let Use::Value { value: other, .. } = y else { continue };
        let made = match r.below(12) {
            0 | 1 => b.op("add", w, &[x, y]),
            2 => b.op("and", w, &[x, y]),
            3 => b.op("imul", w, &[x, y]),
            4 | 5 => b.op("sub", w, &[x, y]),
            6 => b.op("neg", w, &[x]),
            7 => {
                let node = b.inst(by_cl("shl", w), vec![x, y], vec![], false);
                Value { node, port: Port::Operand(0) }
            }
            8 => {
                let a = dag::ir::graph::Address {
                    base: Some(base),
                    index: Some((other, 2)),
                    disp: 1,
                    rip: false,
                    segment: None,
                    symbol: None,
                    fixed: None,
                };
                b.op("lea", w, &[Use::Fresh, Use::Mem(a)])
            }
            9 => {
                b.op("cmp", w, &[x.clone(), y.clone()]);
                b.op("cmovl", w, &[x, y])
            }
            10 => {
                b.op("cmp", w, &[x, y]);
                b.op("setb", Width::W8, &[Use::Any])
            }
            _ => {
                let node = b.inst(row("mul", w), vec![x], vec![Some(base), None], false);
                if r.chance(50) {
                    values.push(Value { node, port: Port::Implicit(1) });
                }
                Value { node, port: Port::Implicit(0) }
            }
        };
        values.push(made);
    }
    let last = values[values.len() - 1];
    b.out(Gpr::RAX, last, u64::MAX);
    if r.chance(30) {
        b.out(Gpr::RDX, values[values.len() - 2], u64::MAX);
    }
    if let (true, Kind::Inst { row, .. }) = (r.chance(15), &b.dag.node(last.node).kind)
        && table().row(*row).flags_clobbered().contains(Flag::ZF)
    {
        b.dag.live_out_flags.push((Flag::ZF, Value { node: last.node, port: Port::Flag(Flag::ZF) }));
    }
    b.dag
}

/// Whether some operation combines a value with itself so that nothing is left of it: it takes any register then, which
/// exhaustive searches do not know.
pub fn cancels_itself(dag: &Dag) -> bool {
    dag.iter().any(|(_, n)| match &n.kind {
        Kind::Inst { row, operands, .. } => {
            let same = matches!(&operands[..], [Use::Value { value: a, .. }, Use::Value { value: b, .. }] if a == b);
            let row = table().row(*row);
            same && row.operands[0].access.writes() && cancels(row)
        }
        _ => false,
    })
}

/// The registers of exhaustive searches; all others are reserved.
pub const SEARCHED: [Gpr; 5] = [Gpr::RAX, Gpr::RCX, Gpr::RDX, Gpr::RSI, Gpr::RDI];

/// A register's place among them.
pub fn searched(r: impl Into<Reg>) -> Option<usize> {
    let r = r.into();
    SEARCHED.iter().position(|&g| Reg::of(g) == r)
}

/// The answer over the registers of exhaustive searches; `None` if there is none.
pub fn lowered_there(seed: u64, dag: &Dag, objective: Objective) -> Option<Lowered> {
    let reserved = Gpr::all().filter(|g| !SEARCHED.contains(g)).collect();
    let options = Options { objective, seconds: 20.0, reserved, ..Options::default() };
    match lower(dag, &options) {
        Ok(l) => Some(l),
        Err(Error::Infeasible(_)) => None,
        Err(e) => panic!("seed {seed}: {e}"),
    }
}
