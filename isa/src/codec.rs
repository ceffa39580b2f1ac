//! Bytes ↔ instructions ↔ text, by iced-x86.

use crate::inst::{Decoded, Inst};
use std::fmt;
use std::sync::Arc;

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
}

/// Decodes one 64-bit-mode instruction at `address` (its section offset). `None` for bytes that are no instruction.
pub fn decode(_bytes: &[u8], _address: u64) -> Option<Decoding> {
    None
}

/// Records that the field at byte `offset` of the instruction is relocated, spelled `text`.
/// Returns false if no field stands there.
pub fn attach_symbol(_d: &mut Decoding, _offset: usize, _text: Arc<str>) -> bool {
    false
}

/// Why an instruction has no encoding: operand kinds or values that no form takes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EncodeError(pub String);

impl fmt::Display for EncodeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// The shortest encoding. Relocated fields are encoded as 32-bit zeros.
pub fn encode(_inst: &Inst) -> Result<Vec<u8>, EncodeError> {
    Err(EncodeError("no encoder yet".to_string()))
}

/// Assembly text without leading blanks, in the spelling GNU `as` reads.
pub fn text(_inst: &Inst, _syntax: Syntax) -> String {
    String::new()
}
