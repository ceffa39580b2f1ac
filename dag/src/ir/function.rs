//! A function as the front end hands it over: decoded instructions in address order.

use isa::Decoded;

/// One instruction of the input.
#[derive(Clone, PartialEq, Debug)]
pub struct CodeInst {
    /// Offset in the section; local jump targets are such offsets.
    pub offset: u64,
    /// Bytes.
    pub len: u32,
    pub decoded: Decoded,
    /// Line of the input text, from 1; `None` for object files.
    pub line: Option<u32>,
    /// The statement as written, or as printed from bytes.
    pub text: String,
}

/// A function: entered at its first instruction only, unless `entries` says more.
#[derive(Clone, PartialEq, Debug)]
pub struct Function {
    pub name: String,
    pub insts: Vec<CodeInst>,
    /// Further offsets where control may enter from outside: other global labels inside the body,
    /// labels whose address is taken (jump tables).
    pub entries: Vec<u64>,
}

impl Function {
    /// Index of the instruction at a section offset.
    pub fn at(&self, offset: u64) -> Option<usize> {
        self.insts.binary_search_by_key(&offset, |i| i.offset).ok()
    }
}
