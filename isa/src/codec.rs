//! Bytes ↔ instructions ↔ text, by iced-x86.

mod decode;
mod encode;
mod listing;
mod opaque;
mod registers;
mod text;

pub use decode::{attach_symbol, decode, decode_accessible, decoded_length};
pub(crate) use encode::encode_as;
pub use encode::{encode, encodings, features, length};
pub use listing::bytes_text;
pub use text::{branch_text, jump_text, text};

use crate::inst::Decoded;
use std::fmt;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Syntax {
    Att,
    Intel,
}

/// A decoded instruction, its length in bytes, and where its relocatable fields are.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Decoding {
    pub decoded: Decoded,
    pub len: usize,
    /// Byte offset of the displacement field within the instruction.
    pub disp_offset: Option<usize>,
    /// Byte offset of the immediate field (of the branch displacement, for jumps and calls).
    pub imm_offset: Option<usize>,
    /// Section offset that a conditional branch without a [`crate::Cond`] leads to (`loop`, `jrcxz`, `xbegin`, which
    /// decode as [`Decoded::IndirectJump`]). Control may go there, and may go on behind the instruction.
    pub side_target: Option<u64>,
}

/// Why an instruction has no encoding: operand kinds or values that no form takes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EncodeError(pub String);

impl fmt::Display for EncodeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for EncodeError {}
