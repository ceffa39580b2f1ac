//! Assembly text cut into statements, no deeper than GNU `as`'s own preprocessor looks: comments, strings,
//! separators, labels and the first word. What a statement means is left to the assembler.

mod directives;
mod lexer;
mod statements;
mod words;

use isa::codec::Syntax;
use lexer::Lexer;
use statements::Statements;
use std::collections::HashMap;
use std::ops::RangeInclusive;

pub use directives::{is_harmless_directive, may_hold_data};
pub use words::{is_symbol_char, names};

/// What the first word of a statement says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StatementKind {
    /// A machine instruction, or the invocation of a macro: a first word without a leading dot.
    Instruction,
    /// An alignment directive.
    Align,
    /// A directive that emits nothing: symbols, sections, unwinding, debug lines, conditions, assignments.
    Silent,
    /// Any other directive; it may emit bytes.
    Data,
    /// A whole `.rept`, `.irp` or `.irpc` block, expanded where it stands.
    Block,
    /// A whole `.macro` definition; it emits nothing itself.
    Macro,
}

/// A position in the text: line index from 0, byte in the line.
pub type TextPosition = (usize, usize);

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Statement {
    pub kind: StatementKind,
    /// Start of the first word, after any labels.
    pub start: TextPosition,
    /// One past the last character that is not blank or comment.
    pub end: TextPosition,
    /// First word in lower case: `movl`, `.p2align`; empty for an assignment.
    pub word: String,
    /// The statement without labels and comments; lines of a block are joined by newlines.
    pub text: String,
    /// How the assembler reads operands here.
    pub mode: Mode,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mode {
    pub syntax: Syntax,
    /// Register names need `%`; the default of AT&T, and of `.intel_syntax prefix`.
    pub prefix: bool,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Label {
    pub name: String,
    pub place: TextPosition,
}

/// A comment, without its introducer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Comment {
    pub line: usize,
    pub text: String,
}

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Scan {
    pub statements: Vec<Statement>,
    pub labels: Vec<Label>,
    pub comments: Vec<Comment>,
    /// Names that `.macro` defines, in lower case as gas compares them.
    pub macros: Vec<String>,
    /// The first label of each name, by index.
    first_labels: HashMap<String, usize>,
}

impl Scan {
    /// The first label of a name.
    pub fn label(&self, name: &str) -> Option<&Label> {
        self.first_labels.get(name).map(|&n| &self.labels[n])
    }

    /// The labels from one place to another.
    pub fn labels_in(&self, places: RangeInclusive<TextPosition>) -> &[Label] {
        self.labels_within(|at| at < *places.start(), |at| at <= *places.end())
    }

    /// The labels strictly between two places.
    pub fn labels_between(&self, from: TextPosition, to: TextPosition) -> &[Label] {
        self.labels_within(|at| at <= from, |at| at < to)
    }

    /// Those that stand not `before`, but `within`.
    fn labels_within(&self, before: impl Fn(TextPosition) -> bool, within: impl Fn(TextPosition) -> bool) -> &[Label] {
        let first = self.labels.partition_point(|l| before(l.place));
        let end = self.labels.partition_point(|l| within(l.place));
        self.labels.get(first..end).unwrap_or_default()
    }
}

/// Cuts a text into labels, statements and comments.
pub fn scan(lines: &[String]) -> Scan {
    let mut lexer = Lexer::default();
    let mut statements = Statements::default();
    for (n, line) in lines.iter().enumerate() {
        lexer.read_line(n, line);
        lexer.take_pieces().for_each(|piece| statements.add(&piece));
    }
    let (last, comments) = lexer.finish();
    last.iter().for_each(|piece| statements.add(piece));
    Scan { comments, ..statements.finish() }
}
