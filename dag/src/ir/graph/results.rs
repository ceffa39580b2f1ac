//! The values that nodes define.

use super::{Dag, Kind, NodeId, Port, Value};
use isa::{PortAt, RowPort};

impl Dag {
    /// Every value that node `n` defines: written operands, implicit registers, flags, in this order.
    pub fn results(&self, n: NodeId) -> Vec<Value> {
        let port = |port| Value { node: n, port };
        match &self.node(n).kind {
            Kind::Input(_) | Kind::Const(_) => vec![port(Port::Whole)],
            Kind::InputFlag(f) => vec![port(Port::Flag(*f))],
            Kind::Inst { row, operands, .. } => {
                let in_memory = |p: &RowPort| match p.at {
                    PortAt::Operand(k) => operands.get(usize::from(k)).is_none_or(|u| u.address().is_some()),
                    _ => false,
                };
                let written = isa::table().row(*row).written_ports();
                written.filter(|p| !in_memory(p)).map(|p| port(p.at.into())).collect()
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
