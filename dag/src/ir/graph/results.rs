//! The values that nodes define.

use super::{Dag, Kind, NodeId, Port, Value};

impl Dag {
    /// Every value that node `n` defines: written operands, implicit registers, implicit vectors, flags, in this order.
    pub fn results(&self, n: NodeId) -> Vec<Value> {
        let port = |port| Value { node: n, port };
        match &self.node(n).kind {
            Kind::Input(_) | Kind::Const(_) => vec![port(Port::Whole)],
            Kind::InputFlag(f) => vec![port(Port::Flag(*f))],
            Kind::Inst { row, operands, .. } => {
                let row = isa::table().row(*row);
                let mut out = Vec::new();
                for (k, (spec, u)) in row.operands.iter().zip(operands).enumerate() {
                    if spec.access.writes() && u.address().is_none() {
                        out.push(port(Port::Operand(k as u8)));
                    }
                }
                for (k, imp) in row.implicit.iter().enumerate() {
                    if imp.access.writes() {
                        out.push(port(Port::Implicit(k as u8)));
                    }
                }
                for (k, imp) in row.implicit_vectors.iter().enumerate() {
                    if imp.access.writes() {
                        out.push(port(Port::ImplicitVector(k as u8)));
                    }
                }
                out.extend(row.flags_clobbered().iter().map(|f| port(Port::Flag(f))));
                out
            }
            Kind::Opaque { writes, flags_written, .. } => writes
                .iter()
                .map(|g| port(Port::Reg(*g)))
                .chain(flags_written.iter().map(|f| port(Port::Flag(f))))
                .collect(),
            Kind::Exit(_) => Vec::new(),
        }
    }
}
