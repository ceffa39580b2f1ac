//! x86-64 facts: registers, the instruction table, the expression language and its concrete
//! evaluator, encoding and printing. No solver here; this is the only crate that uses iced-x86.

pub mod check;
pub mod codec;
pub mod cond;
pub mod describe;
pub mod eval;
pub mod expr;
pub mod feature;
pub mod inst;
pub mod native;
pub mod reg;
pub mod row;
pub mod step;
pub mod table;

pub use cond::Cond;
pub use expr::{Arena, BinOp, Bits, ExprId, Node, Sym, UnOp};
pub use feature::{Feature, FeatureSet};
pub use inst::{Decoded, Inst, MemRef, Opaque, Operand, RegRef, Segment, Target};
pub use reg::{Flag, FlagSet, Gpr, Width};
pub use row::{Access, Row, RowId, RowSym, SchedClass, Table};
pub use table::{table, tzcnt_of, tzcnt_or_bsf};
