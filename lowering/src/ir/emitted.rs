//! Lines of an answer.

use dag::ir::graph::NodeId;
use isa::Inst;

/// One line of the result.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Emitted {
    /// `node` is `None` for copies and exchanges that the allocation added. Nodes past the graph's own are those of its
    /// folds, as [`crate::select::with_folds`] numbers them.
    Inst { inst: Inst, node: Option<NodeId> },
    /// An opaque instruction or call, to be printed as it stood in the input.
    Kept { node: NodeId },
}

impl Emitted {
    /// The instruction; `None` for what stays as it stood.
    pub fn inst(&self) -> Option<&Inst> {
        match self {
            Emitted::Inst { inst, .. } => Some(inst),
            Emitted::Kept { .. } => None,
        }
    }

    /// Whether it stores a value to a slot or loads it from there.
    pub fn is_spill(&self) -> bool {
        match self {
            Emitted::Inst { inst, node: None } => inst.operands.iter().any(|o| o.mem().is_some()),
            _ => false,
        }
    }
}
