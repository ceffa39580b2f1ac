//! x86-64 facts: registers, the instruction table, the expression language and its concrete
//! evaluator, encoding and printing. No solver here; this is the only crate that uses iced-x86.
//!
//! - [`expr`] holds the hash-consed bit-vector terms in which [`row::Meaning`]s are written; [`eval`] reads them on
//!   numbers, one state or many at once.
//! - [`table()`] is the instruction table. A [`Row`] is one operation at one width; its forms share one meaning.
//! - [`step`] says what an instruction does to a whole machine state, partial registers included, for any kind of value.
//! - [`codec`] goes between bytes, [`Inst`]s and assembly text.
//! - [`check`] runs every form of every row on this CPU ([`native`]) and compares.
//! - [`uarch`] says what forms cost on a machine; [`measure`] times them on this CPU and compares.
//!
//! ```
//! use isa::codec::{Syntax, decode, encode, text};
//!
//! let bytes = [0xc4, 0xe2, 0x30, 0xf2, 0xde]; // andn
//! let isa::Decoded::Plain(inst) = decode(&bytes, 0).unwrap().decoded else { panic!("andn has a row") };
//! assert_eq!(text(&inst, Syntax::Intel), "andn ebx, r9d, esi");
//! assert_eq!(encode(&inst).unwrap(), bytes);
//!
//! let row = isa::table().row(inst.row);
//! let result = row.meaning.operands[0].unwrap();
//! let v = isa::eval::eval(&isa::table().arena, &[result], &|sym| match isa::RowSym::of(sym) {
//!     isa::RowSym::Operand(1) => 0b1100,
//!     _ => 0b1010,
//! });
//! assert_eq!(v, [0b0010]);
//! ```

pub mod check;
pub mod codec;
pub mod cond;
pub mod coverage;
pub mod describe;
pub mod eval;
pub mod expr;
pub mod feature;
pub mod inst;
pub mod kind;
pub mod measure;
pub mod native;
pub mod ports;
pub mod reg;
pub mod row;
pub mod step;
pub mod table;
pub mod timing;
pub mod uarch;

pub use cond::Cond;
pub use expr::{Arena, BinOp, Bits, ExprId, ExprNode, Sym, UnOp};
pub use feature::{Feature, FeatureSet};
pub use inst::{Decoded, Fixed, Inst, MemRef, Opaque, Operand, RegRef, SegmentReg, Target};
pub use kind::{LaneExtreme, OperationKind, SchedClass};
pub use ports::{PortAt, RowPort};
pub use reg::{Flag, FlagSet, Gpr, Parts, Reg, RegisterFile, Width};
pub use row::{Access, Masking, Row, RowId, RowSym, Special, Table, Upper};
pub use table::{table, tzcnt_of, tzcnt_or_bsf};
